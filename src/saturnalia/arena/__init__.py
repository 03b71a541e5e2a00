"""Many matches at once: simulations, and later tournaments, ratings and self-play."""
