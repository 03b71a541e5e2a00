"""Mare Nostrum by Serge Laget (2003) for three to five seats, with basic and advanced set-up and neutral sides.

>>> from saturnalia import Match
>>> match = Match.new("mare_nostrum", seats=3, setup="advanced", seed=1)
>>> match.seats, len(match.legal()) > 0
(3, True)
"""

from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option, Value

SEATS = Option("seats", (3, 4, 5), 4)
SETUP = Option("setup", ("basic", "advanced"), "basic")  # MAR-19.1
# MAR-19.2: rulings that could go another way
RULINGS = (
    Option("pillage_per_legion", (False, True), False),
    Option("director_may_give_acquired_card", (False, True), True),
    Option("launch_is_compulsory", (False, True), True),
    Option("any_foreign_legion_bars_building", (False, True), True),
)


def check_options(chosen: dict[str, Value]) -> None:
    """Let one ruling be changed at a table, not several: each change on its own is played by the tests."""
    changed = [option for option in RULINGS if chosen[option.name] != option.default]
    if len(changed) > 1:
        second = changed[1]
        value, allowed = str(chosen[second.name]).lower(), str(second.default).lower()
        raise BadOptions("error-option-value", option=second.name, value=value, allowed=allowed)


game = Game(
    package=__name__,
    name="mare_nostrum",
    title="Mare Nostrum",
    designer="Serge Laget",
    year=2003,
    minutes=150,
    rules_version=1,
    options=(SEATS, SETUP, *RULINGS),
    longest_match=60_000,
    check_options=check_options,
)
