"""Twelve: everybody draws and plays cards, and whoever has played the highest ones wins.

>>> from saturnalia import Match
>>> match = Match.new(game, seats=3, seed=1)
>>> match.seats, len(match.legal()) > 0
(3, True)
"""

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (2, 3), 2)

game = Game(
    package=__name__,
    name="twelve",
    title="Twelve",
    designer="nobody",
    year=2026,
    minutes=2,
    rules_version=1,
    options=(SEATS,),
    longest_match=40,
)
