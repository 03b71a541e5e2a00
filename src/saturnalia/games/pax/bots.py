"""How bots play PAX: as measured in docs/arena.md."""

LEVELS = {"tiro": "greedy:5", "miles": "greedy:2", "centurio": "greedy:1"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""
