"""Minerva by Hisashi Hayashi: a city of tiles in six rounds, for one to four seats.

>>> from saturnalia import Match
>>> match = Match.new("minerva", seats=3, seed=1)
>>> match.seats, len(match.legal()) > 0
(3, True)
"""

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (1, 2, 3, 4), 2)
# MIN-2.11
START_PLAYER = Option(
    "start_player", ("random", "1", "2", "3", "4"), "random", only_if={"seats": (2, 3, 4)}, at_most="seats"
)

game = Game(
    package=__name__,
    name="minerva",
    title="Minerva",
    designer="Hisashi Hayashi",
    year=2015,
    minutes=90,
    rules_version=3,
    former_versions=("2-95116c53", "2-5edd187a"),
    options=(SEATS, START_PLAYER),
    longest_match=4000,
)
