"""Why something is not offered in Mare Nostrum: the clause that forbids it, in words."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Reason
from saturnalia.kernel.schema import Record
from saturnalia.kernel.sets import contains

from . import battle, board, building, movement, tasks
from .components import (
    ADVANCED,
    BUILD_ITEMS,
    CARAVAN,
    CITY,
    CITY_SITES,
    COASTAL,
    FIGURE_NAMES,
    FIGURE_SIDE,
    FIGURES,
    FORTRESS,
    HERO_OF_SIDE,
    HOME,
    IDLE,
    INFLUENCE,
    ITEM_NAMES,
    LEGION,
    MARKET,
    NOBODY,
    PROVINCE_NAMES,
    PROVINCES,
    RESOURCE_NAMES,
    RESOURCES,
    ROLE_NAMES,
    SEA_NAMES,
    SEAS,
    SIDE_NAMES,
    SIDES,
    SITE_KIND,
    SLOT_NAMES,
    TAX,
    TAXES_KEPT,
    TEMPLE,
    TRIREME,
)
from .names import members, message, slot_args
from .state import (
    ACQUIRE_0,
    ASSIGN,
    BUILD_0,
    CARD_0,
    CLEOPATRA_SWAP,
    DONE,
    FIRST_FIGURE,
    FREE_INFLUENCE,
    LAND_BATTLE,
    MOST_NUM,
    MOVE_LEGIONS,
    MOVE_TRIREME,
    NUM_0,
    PILLAGE,
    PROVINCE_0,
    SEA_0,
    SEA_BATTLE,
    SIDE_0,
    SLOT_0,
    VERB_0,
    YES,
    Decision,
    Phase,
)


def because(name: str, clause: str, **args: Any) -> Reason:
    """A refusal with its clause."""
    return Reason(message(f"why-{name}", args), clause)


WHERE_ASKED: dict[Decision, str] = {
    Decision.CHOOSE_SIDE: "MAR-3.1.1",
    Decision.SETUP_CARAVAN: "MAR-3.2.8",
    Decision.SETUP_MENU: "MAR-3.4.1",
    Decision.ROLE_TIE: "MAR-4.2.4",
    Decision.ARTEMIS_CARD: "MAR-5.8",
    Decision.TRADE_NUMBER: "MAR-6.1",
    Decision.OFFER_CARD: "MAR-6.2",
    Decision.TAKE_FROM: "MAR-6.4",
    Decision.TAKE_CARD: "MAR-6.4",
    Decision.USE_ULYSSES: "MAR-6.11",
    Decision.ULYSSES_CARD: "MAR-6.11",
    Decision.COMPENSATE: "MAR-6.9",
    Decision.BUILD_ORDER: "MAR-7.1.2",
    Decision.CONSTRUCT: "MAR-7.1.3",
    Decision.BUILD_PLACE: "MAR-7.4.1",
    Decision.CARAVAN_SITE: "MAR-7.4.5",
    Decision.PAY_WAY: "MAR-7.2.1",
    Decision.PAY_GOODS: "MAR-7.2.1",
    Decision.SWAP_GIVE: "MAR-12.2",
    Decision.SWAP_GET: "MAR-12.2",
    Decision.KEEP_TAXES: "MAR-7.5.2",
    Decision.KEEP_COMMODITY: "MAR-7.5.2",
    Decision.MILITARY_ORDER: "MAR-9.1",
    Decision.SEA_STEP: "MAR-9.4",
    Decision.SHIP_FROM: "MAR-9.4",
    Decision.SHIP_TO: "MAR-9.4",
    Decision.SEA_ZONE: "MAR-10.10",
    Decision.SEA_ENEMY: "MAR-10.6",
    Decision.SEA_NUMBER: "MAR-10.6",
    Decision.LAUNCH: "MAR-9.5",
    Decision.LAND_STEP: "MAR-9.3",
    Decision.MARCH_FROM: "MAR-9.8",
    Decision.MARCH_TO: "MAR-9.8",
    Decision.MARCH_NUMBER: "MAR-9.8",
    Decision.MARCH_SLOT: "MAR-14.4",
    Decision.USE_HELEN: "MAR-10.12",
    Decision.BATTLE_PLACE: "MAR-10.8",
    Decision.BATTLE_ENEMY: "MAR-10.6",
    Decision.BATTLE_NUMBER: "MAR-10.6",
    Decision.LOSE_UNIT: "MAR-10.4",
    Decision.LOSE_SLOT: "MAR-10.4",
    Decision.ASSIGN_PLACE: "MAR-14.1",
    Decision.TASK: "MAR-11.2",
    Decision.TASK_SLOT: "MAR-11.2",
    Decision.TASK_SOURCE: "MAR-14.2",
    Decision.PILLAGE_CARD: "MAR-11.8",
}
"""The clause behind each question."""


def why_not(state: Record, action: int) -> Reason:
    """Return why an action is not offered to the actor."""
    decision = Decision(state.decision)
    reason: Reason | None = None
    if action == DONE:
        reason = why_not_done(state, decision)
    elif action == YES and decision in (Decision.BUILD_ORDER, Decision.MILITARY_ORDER):
        reason = because("name-now", WHERE_ASKED[decision])
    elif action >= VERB_0:
        reason = why_not_verb(state, decision, action)
    elif action >= SLOT_0:
        reason = why_not_slot(state, decision, action - SLOT_0)
    elif ACQUIRE_0 <= action < ACQUIRE_0 + FIGURES:
        reason = why_not_figure(state, decision, action - ACQUIRE_0)
    elif BUILD_0 <= action < BUILD_0 + BUILD_ITEMS:
        reason = why_not_item(state, decision, action - BUILD_0)
    elif SEA_0 <= action < SEA_0 + SEAS:
        reason = why_not_sea(state, decision, action - SEA_0)
    elif PROVINCE_0 <= action < PROVINCE_0 + PROVINCES:
        reason = why_not_province(state, decision, action - PROVINCE_0)
    elif CARD_0 <= action < CARD_0 + RESOURCES:
        reason = why_not_card(state, decision, action - CARD_0)
    elif NUM_0 <= action <= NUM_0 + MOST_NUM:
        reason = why_not_number(state, decision)
    elif SIDE_0 <= action < SIDE_0 + SIDES:
        reason = why_not_side(state, decision, action - SIDE_0)
    if reason is None:
        return because("other-question", WHERE_ASKED[decision])
    return reason


def why_not_done(state: Record, decision: Decision) -> Reason | None:
    """What is compulsory."""
    if decision == Decision.LAND_STEP:
        places = [PROVINCE_NAMES[p] for p in range(PROVINCES) if battle.must_fight(state, p)]
        return because("must-fight", "MAR-10.8", place=places[0], count=len(places))
    if decision == Decision.TASK:
        return because("one-task", "MAR-14.6")
    if decision in (Decision.BUILD_ORDER, Decision.MILITARY_ORDER):
        return because("name-now", WHERE_ASKED[decision])
    return None


def why_not_verb(state: Record, decision: Decision, action: int) -> Reason | None:
    """Something that nothing or nobody can do now."""
    if decision == Decision.CONSTRUCT and action == CLEOPATRA_SWAP:
        used = int(state.cleopatra_used)
        return because("swap", "MAR-12.2", used=used)
    if decision == Decision.CONSTRUCT and action == FREE_INFLUENCE:
        return because("free-influence", "MAR-12.2", used=int(state.hammurabi_used))
    if decision == Decision.SEA_STEP and action in (MOVE_TRIREME, SEA_BATTLE):
        return because("no-trireme" if action == MOVE_TRIREME else "no-sea-battle", "MAR-9.2")
    if decision == Decision.LAND_STEP and action == MOVE_LEGIONS:
        return because("no-legion", "MAR-9.13")
    if decision == Decision.LAND_STEP and action == LAND_BATTLE:
        return because("no-battle", "MAR-10.2")
    if decision == Decision.LAND_STEP and action == ASSIGN:
        return because("no-assign", "MAR-11.2")
    if decision == Decision.PAY_WAY:
        taxes, kinds = int(state.hand[state.active, TAX]), int(state.goods_kinds[state.active])
        return because("pay-way", "MAR-7.2.1", price=int(state.price), taxes=taxes, kinds=kinds)
    return None


def why_not_slot(state: Record, decision: Decision, slot: int) -> Reason | None:
    """A building that is not there, or is taken."""
    if decision == Decision.TASK_SOURCE:
        return why_not_source(state, slot)
    if decision != Decision.TASK_SLOT or not 1 <= slot <= 5:
        return None
    province = int(state.task_place)
    args = slot_args(province, slot)
    if not board.has_building(state, province, slot):
        return because("no-building", "MAR-11.4", **args)
    if state.task == PILLAGE:
        return None
    if board.has_task(state, province, slot):
        return because("occupied-already", "MAR-11.4", **args)
    return because("occupy-first", "MAR-11.4", **args)


def why_not_source(state: Record, slot: int) -> Reason:
    """A legion that is not there, has its task from this turn, or must stay for the sake of the new task."""
    province = int(state.task_place)
    if slot == IDLE:
        return because("no-idle-legion", "MAR-14.2", place=PROVINCE_NAMES[province])
    args = slot_args(province, slot)
    if not board.has_task(state, province, slot):
        return because("no-legion-on-it", "MAR-14.2", **args)
    if not contains(tasks.old_tasks(state, province), slot):
        return because("task-of-this-turn", "MAR-11.2a", **args)
    return because("must-stay", "MAR-11.4", slot=SLOT_NAMES[state.task_slot])


def why_not_figure(state: Record, decision: Decision, figure: int) -> Reason | None:
    """A hero or wonder that is gone, belongs to another side, or is too dear."""
    if decision not in (Decision.CONSTRUCT, Decision.SETUP_MENU):
        return None
    side, name = int(state.active), FIGURE_NAMES[figure]
    owner = int(state.figure_owner[figure])
    if owner != NOBODY:
        return because("figure-gone", "MAR-3.1.5", figure=name, side=SIDE_NAMES[owner])
    if FIGURE_SIDE[figure] not in (NOBODY, side):
        return because("figure-of-other", "MAR-12.2", figure=name, side=SIDE_NAMES[FIGURE_SIDE[figure]])
    price = building.price_of(state, side, FIRST_FIGURE + figure)
    if decision == Decision.SETUP_MENU:
        if figure != HERO_OF_SIDE[side]:
            return because("figure-later", "MAR-3.4.1", figure=name)
        return because("points", "MAR-3.4.1", price=price, points=int(state.points), missing=price - int(state.points))
    return cannot_pay(state, side, price)


def cannot_pay(state: Record, side: int, price: int) -> Reason:
    """The better set is too small."""
    taxes, kinds = int(state.hand[side, TAX]), int(state.goods_kinds[side])
    missing = price - max(taxes, kinds)
    return because("cannot-pay", "MAR-7.2.1", price=price, taxes=taxes, kinds=kinds, missing=missing)


def why_not_item(state: Record, decision: Decision, item: int) -> Reason | None:
    """A thing to build that is too dear, has run out, or has no place."""
    if decision not in (Decision.CONSTRUCT, Decision.SETUP_MENU):
        return None
    side = int(state.active)
    price = building.price_of(state, side, item)
    if building.in_supply(state, side, item) == 0:
        return because("none-left", "MAR-7.4.14", what=ITEM_NAMES[item])
    if decision == Decision.SETUP_MENU and price > state.points:
        points = int(state.points)
        return because("points", "MAR-3.4.1", price=price, points=points, missing=price - points)
    if decision == Decision.CONSTRUCT and max(int(state.hand[side, TAX]), int(state.goods_kinds[side])) < price:
        return cannot_pay(state, side, price)
    return because("no-place", "MAR-7.4.2" if item == INFLUENCE else "MAR-7.4.5", what=ITEM_NAMES[item])


def why_not_sea(state: Record, decision: Decision, sea: int) -> Reason | None:
    """A zone too far away, or without a trireme."""
    args = {"sea": SEA_NAMES[sea]}
    if decision == Decision.SHIP_FROM:
        return because("no-trireme-there", "MAR-9.2", **args)
    if decision in (Decision.SHIP_TO, Decision.LAUNCH):
        return because("sea-not-adjacent", "MAR-9.5" if state.origin_is_land else "MAR-9.4", **args)
    if decision == Decision.SEA_ZONE:
        return because("no-enemy-at-sea", "MAR-10.10", **args)
    return None


def why_not_province(state: Record, decision: Decision, province: int) -> Reason | None:
    """A province where the thing cannot go, stand or happen."""
    args = {"place": PROVINCE_NAMES[province]}
    if decision == Decision.BUILD_PLACE:
        if state.purchase == INFLUENCE:
            return why_no_influence(state, province)
        return why_not_built(state, province)
    if decision == Decision.SHIP_FROM:
        return because("no-dock", "MAR-9.5", **args)
    if decision == Decision.MARCH_FROM:
        return because("no-legion-there", "MAR-9.13", **args)
    if decision == Decision.MARCH_TO:
        return because("not-adjacent", "MAR-9.8", **args)
    if decision == Decision.BATTLE_PLACE:
        return because("no-battle-there", "MAR-10.2", **args)
    if decision == Decision.ASSIGN_PLACE:
        return because("no-task-there", "MAR-11.2", **args)
    return None


def why_no_influence(state: Record, province: int) -> Reason:
    """Influence goes into free adjacent provinces, or where a legion stands on the marker."""
    side, owner = int(state.active), int(state.owner[province])
    args = {"place": PROVINCE_NAMES[province]}
    if owner == side:
        return because("own-already", "MAR-7.4.2", **args)
    if owner != NOBODY:
        if board.is_home_of_player(state, province):
            return because("home-marker", "MAR-8.3", **args)
        return because("owned-by", "MAR-7.4.2", side=SIDE_NAMES[owner], **args)
    if state.phase == Phase.SETUP:
        return because("outside-setup", "MAR-3.4.2", places=open_in_setup(side), **args)
    if building.barred_places(state, side) >> province & 1:
        return because("foreign-legion", "MAR-7.4.9", **args)
    return because("influence-not-adjacent", "MAR-7.4.2", **args)


def open_in_setup(side: int) -> list[dict[str, Any]]:
    """The provinces besides its home that a side may use in the advanced set-up, as a list inside a sentence.

    They are named, because Greece may use more than the neighbours of its home province (MAR-3.4.3).
    """
    names = members(int(ADVANCED[side]) & ~(1 << int(HOME[side])), PROVINCE_NAMES)
    return [message("place", {"place": name}).to_json() for name in names]


def why_not_built(state: Record, province: int) -> Reason:
    """Buildings and units stand in own, quiet provinces where there is room for them."""
    side, item = int(state.active), int(state.purchase)
    place = {"place": PROVINCE_NAMES[province]}
    args = {**place, "what": ITEM_NAMES[item]}
    if state.owner[province] != side:
        return because("not-own", "MAR-7.4.1", **place)
    if state.phase == Phase.SETUP and item in (LEGION, TRIREME) and province != HOME[side]:
        return because("only-home", "MAR-3.4.4", **place)
    if state.phase != Phase.SETUP and int(state.placed[side]) >> province & 1:
        return because("just-placed", "MAR-7.4.4", **place)
    if item == CITY and not CITY_SITES >> province & 1:
        return because("no-city-site", "MAR-7.4.5", **place)
    if item == CARAVAN and (SITE_KIND[province] < 0).all():
        return because("no-site", "MAR-7.4.5", **place)
    if item == TRIREME and not COASTAL >> province & 1:
        return because("no-coast", "MAR-7.4.7", **place)
    if item in (CITY, CARAVAN, MARKET, TEMPLE, FORTRESS) and not building.building_places(state, side) >> province & 1:
        return because("war", "MAR-7.4.8", **place)
    if item in (LEGION, TRIREME):
        return because("war", "MAR-7.4.8", **place)
    return because("full", "MAR-7.4.5", **args)


def why_not_card(state: Record, decision: Decision, kind: int) -> Reason | None:
    """A card that is not there, or comes out of turn."""
    side = int(state.side_of[state.actor])
    args = {"kind": RESOURCE_NAMES[kind]}
    if decision == Decision.ARTEMIS_CARD and kind == TAX:
        return because("artemis-tax", "MAR-5.8")
    if decision == Decision.SWAP_GET and (kind == TAX) == (state.swap_given == TAX):
        return because("tax-for-tax" if kind == TAX else "goods-for-goods", "MAR-12.2")
    if decision == Decision.PILLAGE_CARD and not int(state.pillage_kinds) >> kind & 1:
        return because("pillage-goods" if kind == TAX else "pillage-tax", "MAR-11.8")
    if decision in (Decision.ARTEMIS_CARD, Decision.SWAP_GET, Decision.PILLAGE_CARD):
        return because("not-in-bank", WHERE_ASKED[decision], **args)
    if decision in (Decision.TAKE_CARD, Decision.ULYSSES_CARD):
        return because("not-face-up", "MAR-6.4", side=SIDE_NAMES[state.victim], **args)
    if decision == Decision.OFFER_CARD:
        return because("not-in-hand", "MAR-6.2", **args)
    if decision == Decision.PAY_GOODS:
        if kind == TAX:
            return because("mixed-set", "MAR-7.2.1")
        if state.goods_paid >> kind & 1:
            return because("equal-cards", "MAR-7.2.1", **args)
        return because("not-in-hand", "MAR-7.2.1", **args)
    if decision == Decision.COMPENSATE and state.face_down[side, kind] > 0:
        return because("acquired-card", "MAR-6.9", **args)
    if decision in (Decision.COMPENSATE, Decision.SWAP_GIVE, Decision.KEEP_COMMODITY):
        if state.hand[side, kind] == 0:
            return because("not-in-hand", WHERE_ASKED[decision], **args)
    return None


def why_not_number(state: Record, decision: Decision) -> Reason | None:
    """More than there are."""
    side = int(state.active)
    if decision == Decision.TRADE_NUMBER:
        return because("number-hand", "MAR-6.1", most=int(state.hand_count[state.side_of[state.actor]]))
    if decision == Decision.KEEP_TAXES:
        return because("keep-taxes", "MAR-7.5.1", most=TAXES_KEPT, have=int(state.hand[side, TAX]))
    if decision == Decision.MARCH_NUMBER:
        return because("number-legions", "MAR-9.13", most=movement.fresh_legions(state, int(state.origin)))
    if decision == Decision.SEA_NUMBER:
        return because("number-triremes", "MAR-10.6", most=battle.ready_triremes(state, int(state.place)))
    if decision == Decision.BATTLE_NUMBER:
        return because("number-attack", "MAR-10.6", most=battle.ready_legions(state, int(state.place)))
    return None


def why_not_side(state: Record, decision: Decision, side: int) -> Reason | None:
    """A civilisation that is neutral, named already, barred, or not there."""
    args = {"side": SIDE_NAMES[side]}
    if decision == Decision.CHOOSE_SIDE:
        return because("side-taken", "MAR-3.1.1", **args)
    if decision == Decision.ROLE_TIE:
        return because("not-tied", "MAR-4.2.4", role=ROLE_NAMES[state.role_settled], **args)
    if decision in (Decision.BUILD_ORDER, Decision.MILITARY_ORDER):
        if not board.is_played(state, side):
            return because("neutral", "MAR-3.3.4", **args)
        return because("named-already", WHERE_ASKED[decision], **args)
    if decision == Decision.TAKE_FROM:
        if side == state.taker:
            return because("own-cards", "MAR-6.4")
        if state.face_up_count[side] == 0:
            return because("nothing-face-up", "MAR-6.5", **args)
        return because("third-take", "MAR-6.6", **args)
    if decision == Decision.SEA_ENEMY:
        return because("not-at-sea", "MAR-10.6", sea=SEA_NAMES[state.place], **args)
    if decision == Decision.BATTLE_ENEMY:
        return because("not-in-province", "MAR-10.6", place=PROVINCE_NAMES[state.place], **args)
    return None
