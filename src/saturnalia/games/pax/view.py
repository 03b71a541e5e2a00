"""What a position of PAX means to a person: views, questions, answers, log lines, refusals and the score sheet.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.game import ScoreRow, Table
from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record

from . import rules
from .components import (
    ARMY,
    CARD_CATEGORY,
    CATEGORY_NAMES,
    DECK_SIZE,
    DRAW_CARDS,
    FLEET,
    NO_CARD,
    NO_CARD_COMPENSATION,
    PASS_AUREI,
    POINTS_ABOVE_ROME,
    POINTS_ARMY,
    POINTS_CONSPIRATUS,
    POINTS_FLEET,
    POINTS_MONEY,
    POINTS_PLAYED,
    REACTION_COST,
    ROME_WINS_AT,
    SOLO_PLAYED,
    SOLO_STRONGER,
    SYMBOLS,
    VALUES,
)
from .state import ACTION_NAMES, CARD_0, EXTRA_0, LEGION_1, PASS_AND_PEEK, STOP, TO_DECK, TO_HAND, Decision, State

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")  # PAX-1.8, PAX-12.3
INCOME_REASONS = ("nothing", "conspiracy", "category")

# ---------------------------------------------------------------- the view


def view(state: Record, viewer: int) -> dict[str, Any]:
    """Return what the viewer sees: market, Rome, deck, every seat, the turn, and the strengths compared."""
    seats = range(state.seats)
    strengths = compare_strengths(state)
    rome_takes = rules.most_valuable_stack(state)
    return {
        "variant": "nocturnus" if state.variant else "base",
        "categories": CATEGORY_NAMES[: state.categories],
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
            "categories": rules.rome_categories(state),
        },
        "seats": [seat_view(state, viewer, seat, strengths) for seat in seats],
        "window": [card_view(card) for card in state.window[: state.window_count].tolist() if card >= 0],
        "window_count": int(state.window_count),
        "chosen": card_view(state.window[state.chosen]) if state.chosen >= 0 else None,
        "draws_left": int(state.draws_left),
        "opening": [card_view(card) for card in opening_cards(state, viewer)],
        "play_cost": rules.play_cost(state, state.active),
    }


def compare_strengths(state: Record) -> list[list[int]]:
    """Return the strengths per category of every seat, and Rome's in the last row (PAX-11.2)."""
    strengths = np.zeros((int(state.seats) + 1, int(state.categories)), dtype=np.int64)
    rules.compare_strengths(state, strengths)
    return [list(row) for row in strengths.tolist()]


def legion_view(state: Record, viewer: int, legion: int, rome_takes: int) -> dict[str, Any]:
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


def seat_view(state: Record, viewer: int, seat: int, strengths: list[list[int]]) -> dict[str, Any]:
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
        "above_rome": rules.categories_above_rome(state, seat),
        "categories_played": rules.categories_played(state, seat),
        "points": rules.points_of(state, seat) if state.actor < 0 else rules.points_on_table(state, seat),
    }


def card_view(card: int) -> dict[str, Any]:
    """Return a card as the component file describes it."""
    return dict(_CARD_VIEWS[card])


def card_list(counts: Any) -> list[dict[str, Any]]:
    """Return the cards of a count vector, one entry per type with its number."""
    return [{**_CARD_VIEWS[card], "count": int(counts[card])} for card in counts.nonzero()[0].tolist()]


def all_cards(counts: Any) -> list[int]:
    """Return the cards of a count vector one by one."""
    return [card for card, count in enumerate(counts.tolist()) for _ in range(count)]


def hidden_cards(state: Record) -> list[int]:
    """Rome's face-down cards, NO_CARD where the viewer has not peeked; none once they are revealed."""
    return [] if state.actor < 0 else state.rome_hidden.tolist()


def opening_cards(state: Record, viewer: int) -> list[int]:
    """The viewer's opening cards that are not yet kept or returned (PAX-H8)."""
    return [] if viewer < 0 else [card for card in state.opening[viewer].tolist() if card != NO_CARD]


def known_deck_cards(state: Record, viewer: int) -> list[dict[str, Any]]:
    """Return the cards the viewer put under the deck, with the number of cards above each (PAX-H1)."""
    if viewer < 0:
        return []
    ring = (int(state.deck_top) + np.arange(int(state.deck_count))) % DECK_SIZE
    above = np.flatnonzero(state.returned_by[ring] == viewer)
    cards = state.deck[ring[above]]
    return [{**_CARD_VIEWS[card], "above": count} for card, count in zip(cards.tolist(), above.tolist(), strict=True)]


def solo_goal(state: Record) -> dict[str, int] | None:
    """Return what the solitaire level demands (PAX-15.3, PAX-16.3)."""
    if not state.solo_level:
        return None
    return {
        "stronger": int(SOLO_STRONGER[state.variant, state.solo_level]),
        "played": int(SOLO_PLAYED[state.variant, state.solo_level]),
    }


# ---------------------------------------------------------------- tables for the terminal and the generic board


def tables(state: Record, viewer: int) -> list[Table]:
    """Return the position as readable tables: market, strengths, seats, and the viewer's own cards."""
    found = [market_table(state, viewer), strength_table(state), seat_table(state, viewer)]
    if viewer >= 0:
        found.append(own_table(state, viewer))
    return found


def market_table(state: Record, viewer: int) -> Table:
    """The stacks under the legions (PAX-1.12)."""
    columns = ["legion", "cards", "value", "price", "fate"]
    rows: list[list[Message | str | int]] = []
    rome_takes = rules.most_valuable_stack(state)
    for legion in range(state.legions):
        stack = legion_view(state, viewer, legion, rome_takes)
        cards = all_cards(state.stack[legion])
        fate: Message | str = Message("pax-table-for-rome") if stack["for_rome"] else ""
        price = stack["price"] if stack["price"] is not None else ""
        rows.append([stack["name"], card_names(cards), stack["value"] if cards else "", price, fate])
    title = Message("pax-table-market", {"deck": int(state.deck_count), "round": int(state.round_number)})
    return Table(title, [Message(f"pax-column-{name}") for name in columns], rows)


def strength_table(state: Record) -> Table:
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
    numbers = {"rome": rules.rome_categories(state), "needed": int(ROME_WINS_AT[state.variant])}
    title = Message("pax-table-solo-strength", solo_goal(state) or {}) if state.solo_level else None
    return Table(title or Message("pax-table-strength", numbers), columns, rows)


def seat_table(state: Record, viewer: int) -> Table:
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
    return Table(Message("pax-table-seats"), [Message(f"pax-column-{name}") for name in columns], rows)


def own_table(state: Record, viewer: int) -> Table:
    """The viewer's hand, cards in view, and what only the viewer knows."""
    hand = all_cards(state.hand[viewer])
    rows: list[list[Message | str | int]] = [[Message("pax-own-hand"), card_names(hand)]]
    if viewer == state.active and state.window_count:
        rows.append([Message("pax-own-window"), card_names(state.window[: state.window_count].tolist())])
    if opening_cards(state, viewer):
        rows.append([Message("pax-own-opening"), card_names(opening_cards(state, viewer))])
    if state.peeked[viewer] and hidden_cards(state):
        rows.append([Message("pax-own-peeked"), card_names(hidden_cards(state))])
    return Table(Message("pax-table-own"), [Message("pax-column-where"), Message("pax-column-cards")], rows)


def card_names(cards: list[int]) -> Message | str:
    """Return a list of cards as one message, or a dash."""
    return Message("pax-cards", {"cards": [card_message(card).to_json() for card in cards]}) if cards else "–"


def card_message(card: int) -> Message:
    """Return the name of a card."""
    return Message("pax-card", card_args(card))


def card_args(card: int) -> dict[str, Any]:
    """The arguments with which messages name a card."""
    category = CATEGORY_NAMES[CARD_CATEGORY[card]]
    return {"category": category, "symbols": int(SYMBOLS[card]), "value": int(VALUES[card])}


_CARD_VIEWS: list[dict[str, Any]] = [
    {"card": card, "target": ACTION_NAMES[CARD_0 + card], **card_args(card)} for card in range(len(SYMBOLS))
]


# ---------------------------------------------------------------- questions and answers


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    decision = Decision(state.decision)
    args: dict[str, Any] = {}
    if decision == Decision.SOLO_LAY:
        args = {"left": int(state.opening_lay)}
    elif decision in (Decision.DRAW_CARD, Decision.DRAW_DEST):
        total = int(state.placed + state.window_count + state.draws_left)
        args = {"number": int(state.placed) + 1, "total": total}
        if state.chosen >= 0:
            args |= card_args(int(state.window[state.chosen]))
    elif decision == Decision.BUY:
        args = {"money": int(state.money[state.actor])}
    elif decision == Decision.REACT:
        args = {"cost": REACTION_COST, "money": int(state.money[state.actor])}
    elif decision == Decision.PLAY:
        args = {"cost": rules.play_cost(state, state.actor), "money": int(state.money[state.actor])}
    elif decision == Decision.GIVE_TO_ROME:
        args = {"left": int(state.gifts_left)}
    return Message(f"pax-ask-{decision.name.lower().replace('_', '-')}", args)


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    decision = Decision(state.decision)
    name = decision.name.lower().replace("_", "-")
    if action == STOP:
        income = {"aurei": rules.income_of_turn(state)} if decision == Decision.PLAY else {}
        return Message(f"pax-do-{name}-stop", income)
    if action >= CARD_0:
        card = action - CARD_0
        args = {**card_args(card), "count": count_offered(state, card)}
        if decision == Decision.PLAY:
            args["cost"] = rules.play_cost(state, state.actor)
        elif decision == Decision.REACT:
            args["cost"] = REACTION_COST
        if decision in (Decision.PLAY, Decision.REACT):
            args["points"] = points_gained(state, action - CARD_0)
        return Message(f"pax-do-{name}-card", args)
    if LEGION_1 <= action < STOP:
        legion = action - LEGION_1
        args = {"legion": ROMAN[legion + 1], "count": int(state.stack_count[legion])}
        if decision == Decision.BUY:
            cards = all_cards(state.stack[legion])
            args["cards"] = [Message("pax-card-brief", card_args(card)).to_json() for card in cards]
            args["price"] = rules.price_of(state, state.actor, legion)
            args["left"] = int(state.money[state.actor]) - args["price"]
        else:
            args["value"] = int(state.stack_value[legion])
        return Message(f"pax-do-{name}-legion", args)
    if EXTRA_0 <= action < TO_HAND:
        extra = action - EXTRA_0
        return Message("pax-do-draw-extra", {"extra": extra, "total": DRAW_CARDS + extra})
    if action == PASS_AND_PEEK:
        return Message("pax-do-pass", {"aurei": PASS_AUREI})
    if action in (TO_HAND, TO_DECK):
        return Message("pax-do-to-hand" if action == TO_HAND else "pax-do-to-deck")
    return Message("pax-do-take-turn", {"deck": int(state.deck_count), "aurei": NO_CARD_COMPENSATION})


def called(action: int) -> Message | None:
    """Return what people call the card or the legion of an action."""
    if action >= CARD_0:
        return Message("pax-card", card_args(action - CARD_0))
    if LEGION_1 <= action < STOP:
        return Message("pax-legion", {"legion": ROMAN[action - LEGION_1 + 1]})
    return None


def points_gained(state: Record, card: int) -> int:
    """How many of the points that everybody can see a card would bring the actor now (PAX-11.7)."""
    seat, after = int(state.actor), State.copy(state)
    rules.add_to_tableau(after, seat, card)
    return rules.points_on_table(after, seat) - rules.points_on_table(state, seat)


def count_offered(state: Record, card: int) -> int:
    """How many copies of a card lie where the present question looks for them."""
    decision = state.decision
    if decision == Decision.DRAW_CARD:
        return int((state.window[: state.window_count] == card).sum())
    if decision in (Decision.SOLO_LAY, Decision.SETUP_KEEP):
        return int((state.opening[state.actor] == card).sum())
    return int(state.hand[state.actor, card])


# ---------------------------------------------------------------- why not?


def why_not(state: Record, action: int) -> Reason:
    """Return the clause that forbids an action which is not offered, in words."""
    decision = Decision(state.decision)
    if decision in (Decision.SOLO_LAY, Decision.SETUP_KEEP):
        if action >= CARD_0:
            return Reason(Message("pax-why-not-opening-card", card_args(action - CARD_0)), "PAX-2.8")
        return Reason(Message("pax-why-keep-first"), "PAX-2.8")
    if decision == Decision.TURN_MODE:
        return Reason(Message("pax-why-choose-turn"), "PAX-3.2")
    if decision == Decision.DRAW_EXTRA:
        return why_not_extra(state, action)
    if decision in (Decision.DRAW_CARD, Decision.DRAW_DEST):
        return why_not_draw(state, action)
    if decision == Decision.BUY:
        return why_not_buy(state, action)
    if decision == Decision.GIVE_TO_ROME:
        if action >= CARD_0:
            return Reason(Message("pax-why-not-in-hand", card_args(action - CARD_0)), "PAX-13.8")
        return Reason(Message("pax-why-give-first", {"left": int(state.gifts_left)}), "PAX-13.8")
    return why_not_play(state, action)


def why_not_extra(state: Record, action: int) -> Reason:
    """Militia allows only so many additional cards."""
    if EXTRA_0 <= action < TO_HAND:
        return Reason(Message("pax-why-extra", {"most": rules.extra_cards(state, state.active)}), "PAX-13.6")
    return Reason(Message("pax-why-extra-first"), "PAX-13.6")


def why_not_draw(state: Record, action: int) -> Reason:
    """Each destination is used once, and with two cards in view the hand comes later."""
    if state.decision == Decision.DRAW_CARD:
        return Reason(Message("pax-why-choose-drawn"), "PAX-8.6")
    if action == TO_HAND:
        if state.open_hand > 0:
            return Reason(Message("pax-why-hand-later"), "PAX-8.6")
        return Reason(Message("pax-why-hand-used"), "PAX-4.2")
    if action == TO_DECK:
        if state.placed and state.deck_count:
            return Reason(Message("pax-why-deck-used"), "PAX-4.2")
        return Reason(Message("pax-why-deck-too-small"), "PAX-4.5")
    if LEGION_1 <= action < STOP:
        if action - LEGION_1 >= state.legions:
            return Reason(Message("pax-why-no-legion", {"legion": ROMAN[action - LEGION_1 + 1]}), "PAX-2.3")
        return Reason(Message("pax-why-legion-used"), "PAX-4.2")
    return Reason(Message("pax-why-place-first"), "PAX-4.1")


def why_not_buy(state: Record, action: int) -> Reason:
    """A stack must exist, hold cards and be affordable."""
    if not LEGION_1 <= action < STOP:
        return Reason(Message("pax-why-buy-first"), "PAX-3.3")
    legion = action - LEGION_1
    if legion >= state.legions:
        return Reason(Message("pax-why-no-legion", {"legion": ROMAN[legion + 1]}), "PAX-2.3")
    if state.stack_count[legion] == 0:
        return Reason(Message("pax-why-empty-stack", {"legion": ROMAN[legion + 1]}), "PAX-5.1")
    price, money = rules.price_of(state, state.actor, legion), int(state.money[state.actor])
    args = {"legion": ROMAN[legion + 1], "price": price, "money": money, "missing": price - money}
    return Reason(Message("pax-why-stack-too-dear", args), "PAX-5.3")


def why_not_play(state: Record, action: int) -> Reason:
    """A card must be in hand, affordable and within the limit; a reaction is the same for one aureus."""
    reacts = state.decision == Decision.REACT
    if action < CARD_0:
        if LEGION_1 <= action < STOP:
            return Reason(Message("pax-why-buying-is-over"), "PAX-3.3")
        return Reason(Message("pax-why-play-or-stop"), "PAX-12.6" if reacts else "PAX-6.8")
    card = action - CARD_0
    if state.hand[state.actor, card] == 0:
        return Reason(Message("pax-why-not-in-hand", card_args(card)), "PAX-6.1")
    if not rules.is_within_limit(state, state.actor, card):
        category = CARD_CATEGORY[card]
        args = {
            **card_args(card),
            "limit": rules.unit_limit(state, state.actor),
            "have": int(state.symbols[state.actor, category]),
        }
        return Reason(Message("pax-why-limit", args), "PAX-6.7" if SYMBOLS[card] > 1 else "PAX-6.5")
    cost = REACTION_COST if reacts else rules.play_cost(state, state.actor)
    money = int(state.money[state.actor])
    args = {"cost": cost, "money": money, "missing": cost - money}
    return Reason(Message("pax-why-card-too-dear", args), "PAX-12.6" if reacts else "PAX-6.3")


# ---------------------------------------------------------------- the log


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for an event; a card that the viewer may not know is not named."""
    name = event["event"].replace("_", "-")
    if event["event"] == "drew" and event["card"] is None:
        return None
    args = {key: value for key, value in event.items() if key not in ("event", "card")}
    if "card" in event:
        if event["card"] is None:
            name += "-secret"
        else:
            args |= card_args(event["card"])
    if "legion" in args:
        args["legion"] = ROMAN[args["legion"]]
    if event["event"] == "got_income":
        args["why"] = INCOME_REASONS[event["why"]]
    if event["event"] == "reacted":
        args["cost"] = REACTION_COST
    if event["event"] == "took_conspiratus" and event["from_seat"] < 0:
        name, args = "took-conspiratus-first", {"seat": event["seat"]}
    return Message(f"pax-log-{name}", args)


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category (PAX-11.7), or how far the solitaire goal was reached."""
    seats = range(state.seats)
    rows: list[tuple[str, list[int | None]]] = []
    if state.solo_level:
        rows.append(("above-rome-count", [rules.categories_above_rome(state, 0)]))
        rows.append(("played-count", [rules.categories_played(state, 0)]))
    else:
        rows.append(("played", [POINTS_PLAYED * rules.categories_played(state, seat) for seat in seats]))
        above = [POINTS_ABOVE_ROME * rules.categories_above_rome(state, seat) for seat in seats]
        rows.append(("above-rome", list(above)))
        rows.append(("fleets", [POINTS_FLEET * rules.strength_of(state, seat, FLEET) for seat in seats]))
        rows.append(("armies", [POINTS_ARMY * rules.strength_of(state, seat, ARMY) for seat in seats]))
        holder = [POINTS_CONSPIRATUS if seat == state.conspiratus else 0 for seat in seats]
        rows.append(("conspiratus", list(holder)))
        rows.append(("money", [POINTS_MONEY if rules.has_most_money(state, seat) else 0 for seat in seats]))
        rows.append(("total", [rules.points_of(state, seat) for seat in seats]))
    return [ScoreRow(Message(f"pax-score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won and by which rule."""
    if state.solo_level:  # PAX-15.3, PAX-16.3
        numbers = {
            "seat": 0,
            "level": int(state.solo_level),
            "above": rules.categories_above_rome(state, 0),
            "covered": rules.categories_played(state, 0),
            **(solo_goal(state) or {}),
        }
        return Message("pax-outcome-solo-won" if rules.solo_goal_reached(state) else "pax-outcome-solo-lost", numbers)
    args: dict[str, Any] = {"rome": rules.rome_categories(state), "categories": int(state.categories)}
    if rules.rome_wins(state):  # PAX-11.5
        if state.conspiratus < 0:
            return Message("pax-outcome-rome-nobody", args)
        return Message("pax-outcome-rome", {**args, "seat": int(state.conspiratus)})
    points = [rules.points_of(state, seat) for seat in range(state.seats)]  # PAX-11.6
    winners = [seat for seat in range(state.seats) if points[seat] == max(points)]
    args["points"] = max(points)
    if len(winners) == 1:
        return Message("pax-outcome-players", {**args, "seat": winners[0]})
    return Message("pax-outcome-players-shared", {**args, "seats": winners})
