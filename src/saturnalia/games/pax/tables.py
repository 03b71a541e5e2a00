"""A position of PAX as readable tables, for the terminal and for the plain board."""

from __future__ import annotations

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import rounds, scoring
from .components import CATEGORY_NAMES, ROME_WINS_AT
from .names import card_names
from .shown import all_cards, compare_strengths, hidden_cards, legion_view, opening_cards, seat_view, solo_goal


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    """Return the position as readable tables: market, strengths, seats, and the viewer's own cards."""
    found = [market_table(state, viewer), strength_table(state), seat_table(state, viewer)]
    if viewer >= 0:
        found.append(own_table(state, viewer))
    return found


def market_table(state: Record, viewer: int) -> ReadableTable:
    """The stacks under the legions (PAX-1.12)."""
    columns = ["legion", "cards", "value", "price", "fate"]
    rows: list[list[Message | str | int]] = []
    rome_takes = rounds.most_valuable_stack(state)
    for legion in range(state.legions):
        stack = legion_view(state, viewer, legion, rome_takes)
        cards = all_cards(state.stack[legion])
        fate: Message | str = Message("pax-table-for-rome") if stack["for_rome"] else ""
        price = stack["price"] if stack["price"] is not None else ""
        rows.append([stack["name"], card_names(cards), stack["value"] if cards else "", price, fate])
    title = Message("pax-table-market", {"deck": int(state.deck_count), "round": int(state.round_number)})
    return ReadableTable(title, [Message(f"pax-column-{name}") for name in columns], rows)


def strength_table(state: Record) -> ReadableTable:
    """Rome's strength per category beside everybody's (PAX-11.2)."""
    columns = [Message("pax-column-category"), Message("pax-column-rome")]
    columns += [Message("pax-column-seat", {"seat": seat}) for seat in range(state.seats)]
    *seats, rome = compare_strengths(state)
    rows: list[list[Message | str | int]] = [
        [
            Message("pax-category", {"category": CATEGORY_NAMES[category]}),
            rome[category],
            *(own[category] for own in seats),
        ]
        for category in range(state.categories)
    ]
    numbers = {"rome": scoring.rome_categories(state), "needed": int(ROME_WINS_AT[state.variant])}
    title = Message("pax-table-solo-strength", dict(solo_goal(state) or {})) if state.solo_level else None
    return ReadableTable(title or Message("pax-table-strength", numbers), columns, rows)


def seat_table(state: Record, viewer: int) -> ReadableTable:
    """Hands, money and special cards of every seat."""
    columns = ["seat-name", "hand", "aurei", "limit", "points", "marks"]
    rows: list[list[Message | str | int]] = []
    strengths = compare_strengths(state)
    for seat in range(state.seats):
        shown = seat_view(state, viewer, seat, strengths)
        marks: Message | str = ""
        if seat in (state.primus, state.conspiratus):
            kind = "both" if state.primus == state.conspiratus else "primus" if seat == state.primus else "conspiratus"
            marks = Message("pax-marks", {"kind": kind})
        money = shown["money"] if shown["money"] is not None else "?"
        name = Message("pax-column-seat", {"seat": seat})
        rows.append([name, shown["hand_count"], money, shown["unit_limit"], shown["points"], marks])
    return ReadableTable(Message("pax-table-seats"), [Message(f"pax-column-{name}") for name in columns], rows)


def own_table(state: Record, viewer: int) -> ReadableTable:
    """The viewer's hand, cards in view, and what only the viewer knows."""
    hand = all_cards(state.hand[viewer])
    rows: list[list[Message | str | int]] = [[Message("pax-own-hand"), card_names(hand)]]
    if viewer == state.active and state.window_count:
        rows.append([Message("pax-own-window"), card_names(state.window[: state.window_count].tolist())])
    if opening_cards(state, viewer):
        rows.append([Message("pax-own-opening"), card_names(opening_cards(state, viewer))])
    if state.peeked[viewer] and hidden_cards(state):
        rows.append([Message("pax-own-peeked"), card_names(hidden_cards(state))])
    return ReadableTable(Message("pax-table-own"), [Message("pax-column-where"), Message("pax-column-cards")], rows)
