"""Learning what positions are worth: the weights of a game's `value` by evolution, and nets by self-play."""
