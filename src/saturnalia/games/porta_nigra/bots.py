"""How bots play Porta Nigra: as measured in docs/arena.md."""

SEARCH = {"habit": 0.8}
"""The settings of a search that are not the usual ones (`saturnalia.bots.search.SearchSettings`).

So it wins more often in the same time, against the usual search and `greedy`.
"""
