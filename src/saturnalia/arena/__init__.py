"""Many matches at once: simulations, tournaments between bots, ratings, and studies of how balanced a game is."""
