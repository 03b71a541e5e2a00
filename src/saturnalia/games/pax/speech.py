"""What PAX says: questions, the meaning of answers, and the lines of the log."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import cards, rules, scoring
from .components import DRAW_CARDS, NO_CARD_COMPENSATION, PASS_AUREI, REACTION_COST
from .names import ROMAN, card_args
from .shown import all_cards
from .state import CARD_0, EXTRA_0, LEGION_1, PASS_AND_PEEK, STOP, TO_DECK, TO_HAND, Decision, State

INCOME_REASONS = ("nothing", "conspiracy", "category")

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
    cards.add_to_tableau(after, seat, card)
    return scoring.points_on_table(after, seat) - scoring.points_on_table(state, seat)


def count_offered(state: Record, card: int) -> int:
    """How many copies of a card lie where the present question looks for them."""
    decision = state.decision
    if decision == Decision.DRAW_CARD:
        return int((state.window[: state.window_count] == card).sum())
    if decision in (Decision.SOLO_LAY, Decision.SETUP_KEEP):
        return int((state.opening[state.actor] == card).sum())
    return int(state.hand[state.actor, card])


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
