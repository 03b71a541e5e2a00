"""Ave Roma by Attila Szőgyi, for two to five seats, with the open readings of its rules as table options.

>>> from saturnalia import Match
>>> match = Match.new("ave_roma", seats=5, board_sides="random", seed=1)
>>> match.seats, len(match.legal()) > 0
(5, True)
"""

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (2, 3, 4, 5), 4)  # AVE-16.4: nobody plays alone
TRAINING_READY = Option("training_ready", ("next_round", "next_turn"), "next_round")  # AVE-11.4
PROPRAETOR_AREA = Option("propraetor_area", ("worker_value", "any_area"), "worker_value")  # AVE-6.4.4
BOARD_SIDES = Option("board_sides", ("a", "b", "random"), "a")  # AVE-16.1

game = Game(
    package=__name__,
    name="ave_roma",
    title="Ave Roma",
    designer="Attila Szőgyi",
    year=2016,
    minutes=90,
    rules_version=2,
    former_versions=("1-f20310a4", "1-5451d3d3"),
    options=(SEATS, TRAINING_READY, PROPRAETOR_AREA, BOARD_SIDES),  # AVE-16.5: every combination is allowed
    longest_match=20_000,
)
