"""The game that `saturnalia new-game` copies: small, whole, and with every room that a game has."""
