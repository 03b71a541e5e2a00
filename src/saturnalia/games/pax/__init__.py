"""PAX by Bernd Eisenstein, with Nocturnus, five to eight seats, and both solitaire campaigns.

>>> from saturnalia import Match
>>> match = Match.new("pax", seats=8, variant="nocturnus", seed=1)
>>> match.seats, len(match.legal()) > 0
(8, True)
"""

from saturnalia.kernel.campaign import Campaign
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option, Value

SEATS = Option("seats", (1, 2, 3, 4, 5, 6, 7, 8), 4)
VARIANT = Option("variant", ("base", "nocturnus"), "base")
# PAX-15.8: any level may be chosen directly; the campaign says which one is open next
SOLO_LEVEL = Option("solo_level", (1, 2, 3, 4, 5), 1, only_if={"seats": (1,)})
START_PLAYER = Option(
    "start_player", ("random", "1", "2", "3", "4", "5", "6", "7", "8"), "random", at_most="seats"
)  # PAX-2.6
# PAX-16.4 and PAX-16.5 are played only when they are asked for
NOCTURNUS_SOLO: dict[str, tuple[Value, ...]] = {"seats": (1,), "variant": ("nocturnus",)}
SOLO_HEAD_START = Option("nocturnus_solo_head_start", (False, True), False, only_if=NOCTURNUS_SOLO)
SOLO_LEGIONS = Option("nocturnus_solo_legions", (2, 3), 3, only_if=NOCTURNUS_SOLO)


game = Game(
    package=__name__,
    name="pax",
    title="PAX",
    designer="Bernd Eisenstein",
    year=2011,
    minutes=30,
    rules_version=3,
    former_versions=("1-a0477667", "1-aec7cea5", "2-e77752f9"),
    options=(SEATS, VARIANT, SOLO_LEVEL, START_PLAYER, SOLO_HEAD_START, SOLO_LEGIONS),
    longest_match=4096,
    campaign=Campaign(level="solo_level", apart="variant"),
)
