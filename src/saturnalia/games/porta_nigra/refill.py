"""The refill phase of Porta Nigra (chapter 3): bricks for the market, cards for the displays."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import shuffle

from .components import (
    BUILDING_CARDS,
    BUILDING_DISPLAY,
    COLORS,
    HONOR_DISPLAY,
    HONOR_KINDS,
    NOTHING,
    REFILL_BELOW,
    REFILL_TARGET,
    SUPPLY_CARDS,
    SUPPLY_SHOPS,
)
from .state import Happening, State


@rule
def refill(s: State) -> None:
    """Refill market and displays; nothing is refilled at any other moment (POR-3.11)."""
    if s.market < REFILL_BELOW and s.reserve > 0:  # POR-1.14, POR-3.5
        before = s.market
        cards = 0
        while s.market < REFILL_TARGET and s.reserve > 0:  # POR-3.6, POR-3.8
            place_supply(s, draw_supply_card(s))
            cards += 1
        note(s, Happening.SUPPLIED, cards, s.market - before, s.market)
    show_building_cards(s, True)
    show_honor_cards(s, True)


@rule
def draw_supply_card(s: State) -> int:
    """Draw a supply card and lay it on the discard pile (POR-3.7)."""
    if s.supply_left == 0:  # POR-3.7, POR-11.3: all ten are shuffled, also those used in this refill
        for card in range(SUPPLY_CARDS):
            s.supply[card] = card
            s.supply_used[card] = 0
        s.supply_left = SUPPLY_CARDS
        shuffle(s.generator, s.supply, SUPPLY_CARDS)
        note(s, Happening.SUPPLY_SHUFFLED)
    s.supply_left -= 1
    drawn = int(s.supply[s.supply_left])
    s.supply[s.supply_left] = NOTHING
    s.supply_used[drawn] = 1
    s.revealed = 1
    return drawn


@rule
def place_supply(s: State, card: int) -> None:
    """Put one brick from the reserve into every marked shop (POR-1.21, POR-3.6)."""
    before = s.market
    for color in range(COLORS):  # POR-3.8: in this order until the reserve is empty
        if SUPPLY_SHOPS[card, color] == 1 and s.reserve > 0:
            s.reserve -= 1
            s.shop[color] += 1
            s.market += 1
    note(s, Happening.PLACED_SUPPLY, card, s.market - before)


# Cards that come into a display together are laid out in the order of their numbers: the order in which they lay in
# the pile means nothing, and the journal must not tell more than the display does.


@rule
def show_building_cards(s: State, tell: bool) -> None:
    """Fill the building card display from the draw pile, as long as there are cards (POR-2.4, POR-3.9)."""
    rest = max(0, s.building_left - max(0, BUILDING_DISPLAY - s.building_shown))
    if rest == s.building_left:
        return
    for card in range(BUILDING_CARDS):
        for place in range(rest, s.building_left):
            if s.building_pile[place] == card:
                s.building_display[card] = 1
                if tell:
                    note(s, Happening.SHOWED_BUILDING_CARD, card)
    s.building_pile[rest:] = NOTHING
    s.building_shown += s.building_left - rest
    s.building_left = rest
    s.revealed = 1


@rule
def show_honor_cards(s: State, tell: bool) -> None:
    """Fill the honor card display from the draw pile, as long as there are cards (POR-2.5, POR-3.10)."""
    rest = max(0, s.honor_left - max(0, HONOR_DISPLAY - s.honor_shown))
    if rest == s.honor_left:
        return
    for kind in range(HONOR_KINDS):
        for place in range(rest, s.honor_left):
            if s.honor_pile[place] == kind:
                s.honor_display[kind] += 1
                if tell:
                    note(s, Happening.SHOWED_HONOR, kind)
    s.honor_pile[rest:] = NOTHING
    s.honor_shown += s.honor_left - rest
    s.honor_left = rest
    s.revealed = 1
