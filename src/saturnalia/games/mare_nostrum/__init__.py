"""Mare Nostrum by Serge Laget (2003) for three to five seats, with basic and advanced set-up and neutral sides.

>>> from saturnalia import Match
>>> match = Match.new("mare_nostrum", seats=3, setup="advanced", seed=1)
>>> match.seats, len(match.legal()) > 0
(3, True)
"""

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (3, 4, 5), 4)
SETUP = Option("setup", ("basic", "advanced"), "basic")  # MAR-19.1
# MAR-19.2: rulings that could go another way, the switches of the component file
RULINGS = (
    Option("pillage_per_legion", (False, True), False),
    Option("director_may_give_acquired_card", (False, True), True),
    Option("launch_is_compulsory", (False, True), True),
    Option("any_foreign_legion_bars_building", (False, True), False),
    Option("lone_holder_takes_back", (False, True), False),
)
COUNT_CARDS = Option("count_cards", (False, True), True, in_company=False)  # MAR-15.3

game = Game(
    package=__name__,
    name="mare_nostrum",
    title="Mare Nostrum",
    designer="Serge Laget",
    year=2003,
    minutes=150,
    rules_version=3,
    former_versions=("1-cbf359e8", "1-9a7656f2", "2-9a7656f2"),
    options=(SEATS, SETUP, *RULINGS, COUNT_CARDS),
    longest_match=60_000,
)
