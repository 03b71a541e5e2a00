"""Why an action of PAX is not offered: the clause that forbids it, and what is missing."""

from __future__ import annotations

from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record

from . import rules
from .components import CARD_CATEGORY, REACTION_COST, SYMBOLS
from .names import ROMAN, card_args
from .state import CARD_0, LEGION_1, STOP, TO_DECK, TO_HAND, Decision


def why_not(state: Record, action: int) -> Reason:
    """Return the clause that forbids an action which is not offered, in words."""
    decision = Decision(state.decision)
    if decision in (Decision.SOLO_LAY, Decision.SETUP_KEEP, Decision.SETUP_RETURN):
        if action >= CARD_0:
            return Reason(Message("pax-why-not-opening-card", card_args(action - CARD_0)), "PAX-2.8")
        return Reason(Message("pax-why-keep-first"), "PAX-2.8")
    if decision == Decision.TURN_MODE:
        return Reason(Message("pax-why-choose-turn"), "PAX-3.2")
    if decision == Decision.DRAW_EXTRA:
        return Reason(Message("pax-why-extra-first"), "PAX-13.6")
    if decision in (Decision.DRAW_CARD, Decision.DRAW_DEST):
        return why_not_draw(state, action)
    if decision == Decision.BUY:
        return why_not_buy(state, action)
    if decision == Decision.GIVE_TO_ROME:
        if action >= CARD_0:
            return Reason(Message("pax-why-not-in-hand", card_args(action - CARD_0)), "PAX-13.8")
        return Reason(Message("pax-why-give-first", {"left": int(state.gifts_left)}), "PAX-13.8")
    return why_not_play(state, action)


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
