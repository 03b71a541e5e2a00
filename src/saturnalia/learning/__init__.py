"""Learning what positions are worth: the weights of a game's `value`, set by evolution over whole matches."""
