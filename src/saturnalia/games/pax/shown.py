"""What a viewer sees of a position of PAX, as data for a board.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.schema import Record

from . import rounds, rules, scoring
from .components import (
    CARD_CATEGORY,
    CATEGORY_NAMES,
    DECK_SIZE,
    NO_CARD,
    ROME_WINS_AT,
    SOLO_PLAYED,
    SOLO_STRONGER,
    SYMBOLS,
    VALUES,
)
from .names import ROMAN
from .state import ACTION_NAMES, CARD_0, LEGION_1, Decision
from .view_types import CardView, CountedCard, DeckCard, LegionView, SeatView, SoloGoal, View

# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> View:
    """Return what the viewer sees: market, Rome, deck, every seat, the turn, and the strengths compared."""
    seats = range(state.seats)
    strengths = compare_strengths(state)
    rome_takes = rounds.most_valuable_stack(state)
    return {
        "variant": "nocturnus" if state.variant else "base",
        "categories": list(CATEGORY_NAMES[: state.categories]),
        "solo_level": int(state.solo_level),
        "solo_goal": solo_goal(state),
        "round": int(state.round_number),
        "active": int(state.active),
        "primus": int(state.primus),
        "conspiratus": int(state.conspiratus),
        "decision": Decision(state.decision).name.lower(),
        "deck": {"count": int(state.deck_count), "mine": known_deck_cards(state, viewer)},
        "legions": [legion_view(state, viewer, legion, rome_takes) for legion in range(state.legions)],
        "rome": {
            "cards": card_list(state.rome),
            "symbols": state.rome_symbols[: state.categories].tolist(),
            "strength": strengths[-1],
            "hidden": [card_view(card) if card >= 0 else None for card in hidden_cards(state)],
            "peeked": [seat for seat in seats if state.peeked[seat]],
            "wins_at": int(ROME_WINS_AT[state.variant]),
            "categories": scoring.rome_categories(state),
        },
        "seats": [seat_view(state, viewer, seat, strengths) for seat in seats],
        "window": [card_view(card) for card in state.window[: state.window_count].tolist() if card >= 0],
        "window_count": int(state.window_count),
        "chosen": card_view(state.window[state.chosen]) if state.chosen >= 0 else None,
        "draws_left": int(state.draws_left),
        "open": {"hand": int(state.open_hand), "legion": int(state.open_legion), "deck": int(state.open_deck)},
        "opening": [card_view(card) for card in opening_cards(state, viewer)],
        "play_cost": rules.play_cost(state, state.active),
    }


def compare_strengths(state: Record) -> list[list[int]]:
    """Return the strengths per category of every seat, and Rome's in the last row (PAX-11.2)."""
    strengths = np.zeros((int(state.seats) + 1, int(state.categories)), dtype=np.int64)
    scoring.compare_strengths(state, strengths)
    return [list(row) for row in strengths.tolist()]


def legion_view(state: Record, viewer: int, legion: int, rome_takes: int) -> LegionView:
    """Return one stack of the market with its value, the price for the viewer, and whether Rome would take it now."""
    empty = not state.stack_count[legion]
    return {
        "name": ROMAN[legion + 1],
        "target": ACTION_NAMES[LEGION_1 + legion],
        "cards": card_list(state.stack[legion]),
        "value": int(state.stack_value[legion]),
        "price": None if empty or viewer < 0 or state.actor < 0 else rules.price_of(state, viewer, legion),
        "for_rome": bool(not empty and rome_takes == legion and state.actor >= 0),
    }


def seat_view(state: Record, viewer: int, seat: int, strengths: list[list[int]]) -> SeatView:
    """Return one player: hand and money only where the viewer may see them."""
    sees_all = seat == viewer or state.actor < 0  # PAX-H5, PAX-H6, PAX-H10
    return {
        "seat": seat,
        "hand_count": int(state.hand_count[seat]),
        "hand": card_list(state.hand[seat]) if sees_all else None,
        "known_hand": card_list(state.known_in_hand[seat]),
        "money": int(state.money[seat]) if sees_all else None,
        "tableau": card_list(state.tableau[seat]),
        "symbols": state.symbols[seat, : state.categories].tolist(),
        "cards": state.cards[seat, : state.categories].tolist(),
        "strength": strengths[seat],
        "unit_limit": rules.unit_limit(state, seat),
        "discount": rules.discount_of(state, seat),
        "above_rome": scoring.categories_above_rome(state, seat),
        "categories_played": scoring.categories_played(state, seat),
        "points": scoring.points_of(state, seat) if state.actor < 0 else scoring.points_on_table(state, seat),
    }


def hidden_cards(state: Record) -> list[int]:
    """Rome's face-down cards, NO_CARD where the viewer has not peeked; none once they are revealed."""
    return [] if state.actor < 0 else state.rome_hidden.tolist()


def opening_cards(state: Record, viewer: int) -> list[int]:
    """The viewer's opening cards that are not yet kept or returned (PAX-H8)."""
    return [] if viewer < 0 else [card for card in state.opening[viewer].tolist() if card != NO_CARD]


def known_deck_cards(state: Record, viewer: int) -> list[DeckCard]:
    """Return the cards the viewer put under the deck, with the number of cards above each (PAX-H1)."""
    if viewer < 0:
        return []
    ring = (int(state.deck_top) + np.arange(int(state.deck_count))) % DECK_SIZE
    above = np.flatnonzero(state.returned_by[ring] == viewer)
    cards = state.deck[ring[above]]
    return [{**card_view(card), "above": count} for card, count in zip(cards.tolist(), above.tolist(), strict=True)]


def solo_goal(state: Record) -> SoloGoal | None:
    """Return what the solitaire level demands (PAX-15.3, PAX-16.3)."""
    if not state.solo_level:
        return None
    return {
        "stronger": int(SOLO_STRONGER[state.variant, state.solo_level]),
        "played": int(SOLO_PLAYED[state.variant, state.solo_level]),
    }


# ---------------------------------------------------------------- cards as the component file describes them


def card_view(card: int) -> CardView:
    """Return a card as the component file describes it."""
    return _CARD_VIEWS[card].copy()


def card_list(counts: Any) -> list[CountedCard]:
    """Return the cards of a count vector, one entry per type with its number."""
    return [{**card_view(card), "count": int(counts[card])} for card in counts.nonzero()[0].tolist()]


def all_cards(counts: Any) -> list[int]:
    """Return the cards of a count vector one by one."""
    return [card for card, count in enumerate(counts.tolist()) for _ in range(count)]


_CARD_VIEWS: list[CardView] = [
    {
        "card": card,
        "target": ACTION_NAMES[CARD_0 + card],
        "category": CATEGORY_NAMES[CARD_CATEGORY[card]],
        "symbols": int(SYMBOLS[card]),
        "value": int(VALUES[card]),
    }
    for card in range(len(SYMBOLS))
]
