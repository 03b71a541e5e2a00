"""Minerva by Hisashi Hayashi: a city of tiles in six rounds, for one to four seats.

>>> from saturnalia import Match
>>> match = Match.new("minerva", seats=3, seed=1)
>>> match.seats, len(match.legal()) > 0
(3, True)
"""

from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option, Value

SEATS = Option("seats", (1, 2, 3, 4), 2)
START_PLAYER = Option(
    "start_player", ("random", "1", "2", "3", "4"), "random", only_if={"seats": (2, 3, 4)}
)  # MIN-2.11


def check_options(chosen: dict[str, Value]) -> None:
    """Refuse a start player who does not sit at the table (MIN-2.11)."""
    start, seats = chosen["start_player"], int(chosen["seats"])
    if start != "random" and int(start) > seats:
        allowed = ", ".join(["random", *map(str, range(1, seats + 1))])
        raise BadOptions("error-option-value", option="start_player", value=start, allowed=allowed)


game = Game(
    package=__name__,
    name="minerva",
    title="Minerva",
    designer="Hisashi Hayashi",
    year=2015,
    minutes=90,
    rules_version=1,
    options=(SEATS, START_PLAYER),
    longest_match=4000,
    check_options=check_options,
)
