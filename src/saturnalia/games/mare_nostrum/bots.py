"""How bots play Mare Nostrum: as measured in docs/arena.md."""

LEVELS = {"tiro": "greedy:7", "miles": "greedy:2.2", "centurio": "greedy:0.9"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""
