"""How bots play Minerva: as measured in docs/arena.md."""

LEVELS = {"tiro": "greedy:1.2", "miles": "greedy:0.8", "centurio": "greedy:0.4"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""
