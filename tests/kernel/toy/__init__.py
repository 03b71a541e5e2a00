"""A tiny game for the tests of the kernel, with an option that breaks one law of the contract at a time.

Everybody holds two of twelve cards. In a turn one may draw, and then may play a card or not. After four rounds the cards
played are added up.
"""

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (2, 3), 2)
FAULTS = (
    "none",
    "foreign_id",
    "repeated_id",
    "dead_end",
    "endless",
    "talkative",
    "dirty",
    "lost_card",
    "open_hands",
    "redeals_own_hand",
    "redeals_by_swapping",
    "redeal_loses_cards",
    "tells_drawn_card",
    "unmarked_draw",
    "no_words",
    "no_json",
    "short_score_sheet",
    "overflow",
)
FAULT = Option("fault", FAULTS, "none")

game = Game(package=__name__, name="toy", rules_version=1, options=(SEATS, FAULT), longest_match=40)
