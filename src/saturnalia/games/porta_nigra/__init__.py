"""Porta Nigra by Wolfgang Kramer and Michael Kiesling, for two to four seats.

>>> from saturnalia import Match
>>> match = Match.new("porta_nigra", seats=2, seed=1)
>>> match.seats, len(match.legal()) > 0
(2, True)
"""

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (2, 3, 4), 4)  # POR-1.1
ROMANS_FOR_INFLUENCE = Option("romans_for_influence", ("rule", "example"), "rule")  # POR-5.4

game = Game(
    package=__name__,
    name="porta_nigra",
    title="Porta Nigra",
    designer="Wolfgang Kramer, Michael Kiesling",
    year=2015,
    minutes=90,
    rules_version=2,
    former_versions=("1-c00d8e01", "1-f45d7f3e"),
    options=(SEATS, ROMANS_FOR_INFLUENCE),
    longest_match=3000,
)
