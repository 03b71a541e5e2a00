"""Why an action of Ave Roma is not offered: the clause that forbids it, and what is missing."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record

from . import areas, cards, rules, tracks
from .components import (
    AEDIFICATOR,
    AREA_NAMES,
    CAPACITY,
    CARD_INFLUENCE,
    CARD_RESOURCES,
    COLOUR_NAMES,
    DECK_SIZE,
    DENARII,
    MERCATOR,
    NO_CARD,
    PATRON,
    PATRON_NAMES,
    PATRON_SLOTS,
    PLACE_NAMES,
    PLACES,
    PRICES,
    RESOURCE_NAMES,
    RESOURCES,
    ROMA,
    WORKER_VALUES,
)
from .names import card_id, goods_list, slot_range
from .shown import missing_goods
from .state import (
    BUY_0,
    DONE,
    FILL_0,
    RECRUIT_0,
    RECRUIT_WORKER_1,
    ROTATE_0,
    SELL_0,
    SWAP_1,
    TAKE_0,
    TAKE_EXTRA,
    TARGET_0,
    TARGET_SLOTS,
    TARGET_TRAINING,
    TARGETS,
    TRAINED_AS_1,
    USE_CARDS,
    WORKER_1,
    Decision,
    How,
)

ROW_CLAUSES = ("AVE-6.5.1", "AVE-6.6.1", "AVE-6.7.1")
RANGE_CLAUSES = ("AVE-6.5.2", "AVE-6.6.1", "AVE-6.7.1")
# what the person should do first, and the clause of each question
FIRST = {
    Decision.WORKER: ("worker", "AVE-4.1"),
    Decision.EXTRA_ACTION: ("extra-action", "AVE-14.3"),
    Decision.TARGET: ("target", "AVE-4.1"),
    Decision.SELL: ("sell", "AVE-6.3.2"),
    Decision.BUY: ("buy", "AVE-6.3.2"),
    Decision.HALF: ("half", "AVE-6.4.1"),
    Decision.ADDITION: ("addition", "AVE-6.4.2"),
    Decision.EXTRA_RESOURCE: ("extra-resource", "AVE-6.4.3"),
    Decision.AREA: ("area", "AVE-6.4.4"),
    Decision.ROTATE: ("rotate", "AVE-6.4.5"),
    Decision.OVERFLOW: ("overflow", "AVE-7.3"),
    Decision.COLOUR: ("colour", "AVE-17.1"),
    Decision.PLACE_PATRON: ("place-patron", "AVE-6.7.3"),
    Decision.FILL_SLOT: ("fill-slot", "AVE-9.2"),
    Decision.RECRUIT_PLACE: ("recruit-place", "AVE-12.7"),
    Decision.RECRUIT_WORKER: ("recruit-worker", "AVE-12.5"),
}


def _why(name: str, clause: str, **args: Any) -> Reason:
    return Reason(Message(f"ave_roma-why-{name}", args), clause)


def why_not(state: Record, action: int) -> Reason:
    """Return the clause that forbids an action which is not offered, in words."""
    decision = Decision(state.decision)
    special = {
        Decision.WORKER: why_not_worker,
        Decision.TARGET: why_not_target,
        Decision.SELL: why_not_sell,
        Decision.BUY: why_not_buy,
        Decision.ADDITION: why_not_addition,
        Decision.EXTRA_RESOURCE: why_not_take,
        Decision.COLOUR: why_not_take,
        Decision.ROTATE: why_not_rotate,
        Decision.PLACE_PATRON: why_not_place_patron,
        Decision.FILL_SLOT: why_not_fill,
        Decision.RECRUIT_PLACE: why_not_recruit,
        Decision.RECRUIT_WORKER: why_not_recruit,
    }.get(decision)
    found = special(state, action) if special else None
    if found is not None:
        return found
    name, clause = FIRST[decision]
    return _why(f"{name}-first", clause)


def why_not_worker(state: Record, action: int) -> Reason | None:
    """A worker must be there, ready, and have somewhere to go."""
    seat = int(state.actor)
    if TRAINED_AS_1 <= action < TRAINED_AS_1 + WORKER_VALUES:
        if state.training[seat] == 0:
            return _why("nobody-trained", "AVE-11.1")
        if state.training_ready[seat] == 0:
            return _why("not-ready", "AVE-11.4", value=int(state.training[seat]))
        return _why("no-target", "AVE-4.11", value=action - TRAINED_AS_1 + 1)
    if WORKER_1 <= action < WORKER_1 + WORKER_VALUES:
        value = action - WORKER_1 + 1
        if state.supply[seat, value] == 0:
            return _why("no-worker", "AVE-4.13", value=value)
        return _why("no-target", "AVE-4.11", value=value)
    return None


def why_not_target(state: Record, action: int) -> Reason | None:
    """A target needs a space or a card, the right value, and the means to pay."""
    target, seat, value = action - TARGET_0, int(state.actor), int(state.value)
    if not 0 <= target < TARGETS:
        return None
    if target == TARGET_TRAINING:
        if state.how == How.IMAGINARY:
            return _why("no-training-at-the-end", "AVE-14.5")
        if state.how == How.TRAINED:
            return _why("already-trained", "AVE-11.10")
        return _why("training-occupied", "AVE-11.1", value=int(state.training[seat]))
    if target >= TARGET_SLOTS:
        return why_not_slot(state, seat, value, target)
    place = PLACE_NAMES[target]
    if not rules.has_space(state, target):
        return _why("place-full", "AVE-4.8", place=place, count=int(CAPACITY[target, state.seats]))
    denarii = int(state.stock[seat, DENARII])
    if target == ROMA:
        toll = tracks.toll_of(state, seat, value)
        return _why("toll", "AVE-6.8.4", toll=toll, denarii=denarii, missing=toll - denarii)
    due = areas.surcharge_of(state, value)
    args = {"area": AREA_NAMES[value - 1], "surcharge": due, "denarii": denarii}
    if target == MERCATOR:
        sale = areas.sale_value(state, seat)
        return _why("sale-too-small", "AVE-6.3.4", **args, sale=sale, missing=due - denarii - sale)
    clause = "AVE-5.6" if state.area_card[value - 1] == NO_CARD else "AVE-5.5"
    return _why("surcharge", clause, **args, missing=due - denarii)


def why_not_slot(state: Record, seat: int, value: int, target: int) -> Reason:
    """A slot must hold a card, its range must contain the value, and the whole cost must be paid."""
    row, slot = cards.row_of(target), cards.slot_of(target)
    card = int(state.row[row, slot])
    if card == NO_CARD:
        return _why("no-card", "AVE-4.10", place=PLACE_NAMES[AEDIFICATOR + row], slot=slot + 1)
    if not cards.fits_slot(slot, value):
        return _why("range", RANGE_CLAUSES[row], slot=slot + 1, range=slot_range(slot), value=value)
    parts = goods_list(missing_goods(state, seat, row, card))
    return _why("cost", ROW_CLAUSES[row], card=card_id(row, card), parts=parts)


def why_not_sell(state: Record, action: int) -> Reason | None:
    """One sells what one has, and goes on only when the surcharge can be paid."""
    if action == DONE:
        due, denarii = areas.surcharge_of(state, int(state.value)), int(state.stock[state.actor, DENARII])
        return _why("sell-more", "AVE-6.3.4", surcharge=due, denarii=denarii, missing=due - denarii)
    if SELL_0 <= action < SELL_0 + RESOURCES:
        return _why("nothing-to-sell", "AVE-6.3.1", good=RESOURCE_NAMES[action - SELL_0])
    return None


def why_not_buy(state: Record, action: int) -> Reason | None:
    """One buys kinds of the card that one can pay for."""
    if not BUY_0 <= action < BUY_0 + RESOURCES:
        return None
    resource, seat = action - BUY_0, int(state.actor)
    good = RESOURCE_NAMES[resource]
    if resource not in CARD_RESOURCES[state.area_card[state.value - 1]]:
        return _why("not-on-card", "AVE-6.3.1", good=good)
    price, denarii = int(PRICES[state.board[seat], resource]), int(state.stock[seat, DENARII])
    return _why("too-dear", "AVE-6.3.1", good=good, price=price, denarii=denarii, missing=price - denarii)


def why_not_addition(_state: Record, action: int) -> Reason | None:
    """The extra resource needs an area card, the use of cards a usable card."""
    if action == TAKE_EXTRA:
        return _why("no-area-card", "AVE-6.4.7")
    if action == USE_CARDS:
        return _why("no-usable-card", "AVE-6.4.5")
    return None


def why_not_take(state: Record, action: int) -> Reason | None:
    """A resource must be on the card, or of the colour."""
    if not TAKE_0 <= action < TAKE_0 + RESOURCES:
        return None
    good = RESOURCE_NAMES[action - TAKE_0]
    if state.decision == Decision.COLOUR:
        return _why("not-of-colour", "AVE-17.1", good=good, colour=COLOUR_NAMES[state.receiving])
    return _why("not-on-card", "AVE-6.4.3", good=good)


def why_not_rotate(state: Record, action: int) -> Reason | None:
    """A card is used once, by its owner, for the influence printed on it."""
    if action == DONE:
        return _why("rotate-one", "AVE-6.4.2")
    if not ROTATE_0 <= action < SWAP_1:
        return None
    kind, card = divmod(action - ROTATE_0, DECK_SIZE)
    name = card_id(kind, card)
    if state.holder[kind, card] != state.actor:
        return _why("not-your-card", "AVE-6.4.5", card=name)
    if state.rotated[kind, card]:
        return _why("already-used", "AVE-6.4.5", card=name)
    if CARD_INFLUENCE[kind, card] == 0:
        return _why("no-influence", "AVE-6.4.5", card=name)
    return _why("same-card-first", "AVE-8.3", card=name)


def why_not_place_patron(state: Record, action: int) -> Reason | None:
    """Only an open slot can be swapped."""
    if SWAP_1 <= action < SWAP_1 + PATRON_SLOTS:
        return _why("slot-closed", "AVE-9.1", slot=action - SWAP_1 + 1, level=int(state.level[state.actor]))
    return None


def why_not_fill(state: Record, action: int) -> Reason | None:
    """Only one's own inactive patrons can fill a slot."""
    if not FILL_0 <= action < FILL_0 + DECK_SIZE:
        return None
    patron = action - FILL_0
    if state.holder[PATRON, patron] != state.actor:
        return _why("not-your-patron", "AVE-9.2", card=PATRON_NAMES[patron])
    return _why("already-active", "AVE-9.5", card=PATRON_NAMES[patron])


def why_not_recruit(state: Record, action: int) -> Reason | None:
    """There must be a worker to take back."""
    if state.decision == Decision.RECRUIT_PLACE and RECRUIT_0 <= action < RECRUIT_0 + PLACES:
        return _why("nobody-there", "AVE-12.5", place=PLACE_NAMES[action - RECRUIT_0])
    if state.decision == Decision.RECRUIT_WORKER and RECRUIT_WORKER_1 <= action < RECRUIT_WORKER_1 + WORKER_VALUES:
        place = PLACE_NAMES[state.recruit_from]
        return _why("no-such-worker", "AVE-12.5", value=action - RECRUIT_WORKER_1 + 1, place=place)
    return None
