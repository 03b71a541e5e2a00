"""A tiny game for the tests of the kernel, with an option that breaks one law of the contract at a time.

Everybody holds two of twelve cards. In a turn one may draw, and then may play a card or not. After four rounds the
cards played are added up.
"""

from enum import IntEnum

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Option

SEATS = Option("seats", (2, 3), 2)


class Fault(IntEnum):
    """What is wrong with a match."""

    NONE = 0
    FOREIGN_ID = 1
    REPEATED_ID = 2
    DEAD_END = 3
    ENDLESS = 4
    TALKATIVE = 5
    UNSEEDED = 6
    LOST_CARD = 7
    OPEN_HANDS = 8
    REDEALS_OWN_HAND = 9
    REDEALS_BY_SWAPPING = 10
    REDEAL_LOSES_CARDS = 11
    TELLS_DRAWN_CARD = 12
    UNMARKED_DRAW = 13
    NO_WORDS = 14
    NO_JSON = 15
    SHORT_SCORE_SHEET = 16
    OVERFLOW = 17


FAULTS = tuple(fault.name.lower() for fault in Fault)
FAULT = Option("fault", FAULTS, "none")

game = Game(
    package=__name__,
    name="toy",
    title="Toy",
    designer="us",
    year=2026,
    minutes=1,
    rules_version=1,
    options=(SEATS, FAULT),
    longest_match=40,
)
