"""What is said about Mare Nostrum: questions, answers and log lines, as message ids of `words.<language>.ftl`."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.sets import count_members, first_member

from . import battle, building, movement
from .cards import goods_in_hand
from .components import (
    FIGURE_NAMES,
    INFLUENCE,
    IS_HERO,
    ITEM_NAMES,
    NOBODY,
    ON_CARAVAN_0,
    PACKED,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    ROLE_NAMES,
    SEA_NAMES,
    SIDE_NAMES,
    SITE_KIND,
    SLOT_NAMES,
    TAX,
)
from .names import members, message, purchase_args, slot_args
from .odds import odds
from .shown import land_odds, sea_force
from .state import (
    ACQUIRE_0,
    BUILD_0,
    CARD_0,
    DONE,
    FIRST_FIGURE,
    NUM_0,
    PILLAGE,
    PROVINCE_0,
    SEA_0,
    SIDE_0,
    SLOT_0,
    VERB_0,
    VERB_NAMES,
    YES,
    Decision,
    Phase,
)

# ---------------------------------------------------------------- questions


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    decision = Decision(state.decision)
    return message(f"ask-{decision.name.lower().replace('_', '-')}", prompt_args(state, decision))


def prompt_args(state: Record, decision: Decision) -> dict[str, Any]:
    """The numbers and names inside a question."""
    if decision == Decision.SETUP_CARAVAN:
        return {"place": PROVINCE_NAMES[state.target]}
    if decision == Decision.SETUP_MENU:
        return {"points": int(state.points)}
    if decision == Decision.ROLE_TIE:
        return {"role": ROLE_NAMES[state.role_settled]}
    if decision == Decision.OFFER_CARD:
        return {"left": int(state.trade_number) - int(state.offered), "number": int(state.trade_number)}
    if decision in (Decision.TAKE_CARD, Decision.ULYSSES_CARD):
        return {"side": SIDE_NAMES[state.victim]}
    if decision == Decision.USE_ULYSSES:
        return {"side": SIDE_NAMES[state.taker], "kind": RESOURCE_NAMES[state.taken]}
    if decision == Decision.COMPENSATE:
        return {"side": SIDE_NAMES[state.taker]}
    if decision in (Decision.BUILD_ORDER, Decision.MILITARY_ORDER):
        return {"side": SIDE_NAMES[state.active] if state.active != NOBODY else "none"}
    if decision == Decision.CONSTRUCT:
        return {"count": int(state.hand_count[state.active])}
    if decision == Decision.BUILD_PLACE:
        return {**purchase_args(state), "price": int(state.price), "in": currency(state)}
    if decision == Decision.PAY_WAY:
        return {**purchase_args(state), "price": int(state.price)}
    if decision == Decision.PAY_GOODS:
        return {**purchase_args(state), "left": int(state.goods_due)}
    if decision == Decision.CARAVAN_SITE:
        return {"place": PROVINCE_NAMES[state.target]}
    if decision == Decision.LAUNCH or (decision == Decision.SHIP_TO and state.origin_is_land):
        return {"place": PROVINCE_NAMES[state.origin]} if decision == Decision.LAUNCH else {}
    return war_prompt_args(state, decision)


def war_prompt_args(state: Record, decision: Decision) -> dict[str, Any]:
    """The same for the military phase."""
    if decision in (Decision.MARCH_TO, Decision.MARCH_SLOT):
        return {"place": PROVINCE_NAMES[state.origin]}
    if decision in (Decision.MARCH_NUMBER, Decision.USE_HELEN):
        return {"place": PROVINCE_NAMES[state.goal]}
    if decision in (Decision.SEA_ENEMY, Decision.SEA_NUMBER):
        return {"sea": SEA_NAMES[state.place]}
    if decision in (Decision.BATTLE_ENEMY, Decision.BATTLE_NUMBER):
        return {"place": PROVINCE_NAMES[state.place]}
    if decision in (Decision.LOSE_UNIT, Decision.LOSE_SLOT):
        losses = int(state.defender_losses) or int(state.attacker_losses)
        return {"place": PROVINCE_NAMES[state.place], "left": losses}
    if decision == Decision.PILLAGE_CARD:
        return {"kind": "tax" if state.pillage_kinds == 1 << TAX else "goods"}
    if decision in (Decision.TASK, Decision.TASK_SLOT, Decision.TASK_SOURCE):
        return {"place": PROVINCE_NAMES[state.task_place]}
    return {}


def currency(state: Record) -> str:
    """What things cost: points in the advanced set-up, cards in the game (MAR-3.4.1)."""
    return "points" if state.phase == Phase.SETUP else "cards"


# ---------------------------------------------------------------- answers


YES_NAMES = {
    Decision.USE_ULYSSES: "do-use-ulysses",
    Decision.USE_HELEN: "do-use-helen",
    Decision.BUILD_ORDER: "do-name-after-purchase",
    Decision.MILITARY_ORDER: "do-name-after-deed",
}


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    decision = Decision(state.decision)
    if action == DONE:
        return describe_done(state, decision)
    if action == YES:
        return message(YES_NAMES[decision])
    if action >= VERB_0:
        return describe_verb(state, action)
    if action >= SLOT_0:
        return describe_slot(state, decision, action - SLOT_0)
    if action >= ACQUIRE_0:
        figure = action - ACQUIRE_0
        price = building.price_of(state, int(state.active), FIRST_FIGURE + figure)
        return message("do-acquire", {"figure": FIGURE_NAMES[figure], "price": price, "in": currency(state)})
    if action >= BUILD_0:
        item = action - BUILD_0
        price = building.price_of(state, int(state.active), item)
        return message("do-build", {"what": ITEM_NAMES[item], "price": price, "in": currency(state)})
    if action >= SEA_0:
        return describe_sea(decision, action - SEA_0)
    if action >= PROVINCE_0:
        return describe_province(state, decision, action - PROVINCE_0)
    if action >= CARD_0:
        return describe_card(state, decision, action - CARD_0)
    if action >= NUM_0:
        return describe_number(state, decision, action - NUM_0)
    return describe_side(state, decision, action - SIDE_0)


def describe_done(state: Record, decision: Decision) -> Message:
    """Ending something, or declining."""
    if decision == Decision.SETUP_MENU:
        return message("do-setup-done", {"points": int(state.points)})
    if decision == Decision.CONSTRUCT:
        return message("do-construct-done", {"count": int(state.hand_count[state.active])})
    names = {
        Decision.CHOOSE_SIDE: "do-draw-lot",
        Decision.ARTEMIS_CARD: "do-take-no-card",
        Decision.PILLAGE_CARD: "do-take-no-card",
        Decision.BUILD_ORDER: "do-name-at-end",
        Decision.MILITARY_ORDER: "do-name-at-end",
        Decision.USE_ULYSSES: "do-decline",
        Decision.USE_HELEN: "do-decline",
        Decision.KEEP_COMMODITY: "do-keep-nothing",
        Decision.LAND_STEP: "do-land-done",
        Decision.TASK: "do-task-done",
    }
    return message(names[decision])


def describe_verb(state: Record, action: int) -> Message:
    """Something to do."""
    name = VERB_NAMES[action - VERB_0].replace("_", "-")
    if name == "pay-tax":
        return message("do-pay-tax", {"price": int(state.price)})
    if name == "pay-goods":
        return describe_goods(state)
    return message(f"do-{name}")


def describe_goods(state: Record) -> Message:
    """A payment in commodities; where every kind in hand is needed, it says which."""
    goods = goods_in_hand(state, int(state.active))
    if count_members(goods) > state.price:
        return message("do-pay-goods", {"price": int(state.price)})
    cards = [message("card-with", {"kind": name}).to_json() for name in members(goods, RESOURCE_NAMES)]
    return message("do-pay-all-goods", {"cards": cards})


def settled(state: Record) -> int | None:
    """Return the next commodity to pay if all kinds in hand are needed for the set: in any order it is the same one."""
    if Decision(state.decision) != Decision.PAY_GOODS:
        return None
    goods = goods_in_hand(state, int(state.active)) & ~int(state.goods_paid)
    if count_members(goods) != state.goods_due:
        return None
    return CARD_0 + first_member(goods)


def describe_slot(state: Record, decision: Decision, slot: int) -> Message:
    """A site for a caravan, or a place where a legion stands or goes."""
    if decision in (Decision.SETUP_CARAVAN, Decision.CARAVAN_SITE):
        kind = RESOURCE_NAMES[SITE_KIND[state.target, slot - ON_CARAVAN_0]]
        return message("do-caravan-site", {"kind": kind})
    if decision == Decision.MARCH_SLOT:
        return message("do-leave-slot", slot_args(int(state.origin), slot))
    if decision == Decision.LOSE_SLOT:
        return message("do-lose-slot", slot_args(int(state.place), slot))
    args = slot_args(int(state.task_place), slot)
    if decision == Decision.TASK_SOURCE:
        return message("do-leave-slot", args)
    return message("do-pillage-slot" if state.task == PILLAGE else "do-occupy-slot", args)


def describe_sea(decision: Decision, sea: int) -> Message:
    """A sea zone: where a trireme lies or goes, or where to fight."""
    names = {
        Decision.SHIP_FROM: "do-ship-from-sea",
        Decision.SHIP_TO: "do-ship-to",
        Decision.LAUNCH: "do-launch",
        Decision.SEA_ZONE: "do-sea-zone",
    }
    return message(names[decision], {"sea": SEA_NAMES[sea]})


def describe_province(state: Record, decision: Decision, province: int) -> Message:
    """A province: where something goes, stands or happens."""
    args: dict[str, Any] = {"place": PROVINCE_NAMES[province]}
    if decision == Decision.BUILD_PLACE:
        owner = int(state.owner[province])
        if state.purchase == INFLUENCE and owner != NOBODY:
            return message("do-annex-place", {**args, "side": SIDE_NAMES[owner]})
        return message("do-build-place", {**args, **purchase_args(state)})
    if decision == Decision.MARCH_FROM:
        return message("do-march-from", {**args, "count": movement.fresh_legions(state, province)})
    names = {
        Decision.SHIP_FROM: "do-ship-from-dock",
        Decision.MARCH_TO: "do-march-to",
        Decision.BATTLE_PLACE: "do-battle-place",
        Decision.ASSIGN_PLACE: "do-assign-place",
    }
    return message(names[decision], args)


def describe_card(state: Record, decision: Decision, kind: int) -> Message:
    """A card to give, take, offer, pay or keep."""
    side = int(state.side_of[state.actor])
    args: dict[str, Any] = {"kind": RESOURCE_NAMES[kind]}
    if decision in (Decision.ARTEMIS_CARD, Decision.PILLAGE_CARD):
        return message("do-artemis-card", {**args, "count": int(state.bank[kind])})
    if decision == Decision.OFFER_CARD:
        left = int(state.hand[side, kind]) - int(state.offer[side, kind])
        return message("do-offer-card", {**args, "count": left})
    if decision in (Decision.TAKE_CARD, Decision.ULYSSES_CARD):
        return message("do-take-card", {**args, "count": int(state.face_up[state.victim, kind])})
    count = {"count": int(state.hand[side, kind])}
    if decision == Decision.COMPENSATE:
        count["count"] += int(state.face_down[side, kind])
        return message("do-compensate", {**args, **count})
    if decision == Decision.SWAP_GET:
        return message("do-swap-get", {**args, "count": int(state.bank[kind])})
    names = {
        Decision.PAY_GOODS: "do-pay-card",
        Decision.SWAP_GIVE: "do-swap-give",
        Decision.KEEP_COMMODITY: "do-keep-commodity",
    }
    return message(names[decision], {**args, **count})


def describe_number(state: Record, decision: Decision, number: int) -> Message:
    """How many cards or units; before a battle with the chance to win it."""
    args: dict[str, Any] = {"number": number}
    if decision == Decision.SEA_NUMBER:
        defender = sea_force(state, int(state.enemy), int(state.trireme[state.enemy, state.place]))
        chances = odds(sea_force(state, int(state.active), number), defender)
        return message("do-sea-number", {**args, "percent": percent(chances["clears"])})
    if decision == Decision.BATTLE_NUMBER:
        forts = battle.fresh_fortresses(state, int(state.place))
        chances = land_odds(state, int(state.place), int(state.enemy), number, forts)
        return message("do-battle-number", {**args, "fortresses": forts, "percent": percent(chances["clears"])})
    names = {
        Decision.TRADE_NUMBER: "do-trade-number",
        Decision.KEEP_TAXES: "do-keep-taxes",
        Decision.MARCH_NUMBER: "do-march-number",
    }
    return message(names[decision], args)


def percent(chance: float) -> int:
    """A chance in whole per cent; never 0 or 100 unless it is certain."""
    rounded = round(100 * chance)
    if 0 < chance < 1:
        return min(99, max(1, rounded))
    return rounded


def describe_side(state: Record, decision: Decision, side: int) -> Message:
    """A civilisation: to play, to name, to take from, or to attack."""
    args: dict[str, Any] = {"side": SIDE_NAMES[side]}
    if decision == Decision.ROLE_TIE:
        return message("do-role-tie", {**args, "role": ROLE_NAMES[state.role_settled]})
    if decision == Decision.TAKE_FROM:
        return message("do-take-from", {**args, "count": int(state.face_up_count[side])})
    if decision == Decision.SEA_ENEMY:
        return message("do-sea-enemy", {**args, "count": int(state.trireme[side, state.place])})
    if decision == Decision.BATTLE_ENEMY:
        forts = battle.fortresses_of(state, side, int(state.place))
        return message("do-battle-enemy", {**args, "count": int(state.legion[side, state.place]), "fortresses": forts})
    return message("do-choose-side" if decision == Decision.CHOOSE_SIDE else "do-name-next", args)


# ---------------------------------------------------------------- the log

NAMED: dict[str, Sequence[str]] = {
    "side": SIDE_NAMES,
    "enemy": SIDE_NAMES,
    "from_side": SIDE_NAMES,
    "to_side": SIDE_NAMES,
    "after_side": SIDE_NAMES,
    "place": PROVINCE_NAMES,
    "from_place": PROVINCE_NAMES,
    "to_place": PROVINCE_NAMES,
    "sea": SEA_NAMES,
    "from_sea": SEA_NAMES,
    "to_sea": SEA_NAMES,
    "role": ROLE_NAMES,
    "what": ITEM_NAMES,
    "figure": FIGURE_NAMES,
    "slot": SLOT_NAMES,
    "kind": RESOURCE_NAMES,
    "gave": RESOURCE_NAMES,
    "got": RESOURCE_NAMES,
}
"""The arguments of events that are numbers of things, and the ids of those things; -1 is nothing."""

PURCHASES = ("built", "built_caravan", "placed_influence", "annexed", "acquired")
PAYMENTS = ("paid_taxes", "paid_goods", "paid_points", "paid_nothing")
BATTLES = ("fought_on_land", "fought_at_sea")
LOSSES = message("log-lost-unit").id
UNCOUNTED = -1
"""Instead of what was counted for a role: it was given out in the set-up."""


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for an event that stands alone; None for one that another sentence tells."""
    told = narrate([event])
    return told[0] if told else None


def narrate(events: list[dict[str, Any]]) -> list[Message]:
    """Return what one action has caused: a purchase with its price, a battle with its dice, losses side by side."""
    lines: list[Message] = []
    paid: dict[str, Any] = {"pay": "none", "cards": []}
    lost: dict[int, dict[int, int]] = {}
    annexed = [(event["side"], event["place"]) for event in events if event["event"] == "annexed"]
    for number, event in enumerate(events):
        name = event["event"]
        following = events[number + 1] if number + 1 < len(events) else {"event": None}
        if name == "tasks_ended" and (event["side"], event["place"]) in annexed:
            continue  # which an annexation says
        if name in PAYMENTS:
            paid = payment(event)
        elif name == "lost_unit":
            units = lost.setdefault(event["side"], {})
            units[event["what"]] = units.get(event["what"], 0) + event["count"]
        elif name in PURCHASES:
            lines.append(purchase(event, paid))
        elif name == "kept_taxes":
            lines += [taxes_kept(event)] if event["taxes"] or event["returned"] else []
        elif name == "got_role":
            lines.append(sentence(event, bonus_of(following)))
        elif name in ("got_income", "showed_offer"):
            lines.append(sentence(event, {"cards": cards_of(event, following)}))
        elif name in BATTLES:
            lines.append(battle_line(event, following))
        elif name == "gave_card":
            lines.append(gift_of(event, following))
        elif name in GOING_ON:
            lines.append(GOING_ON[name](event))
        elif name == "named_number":
            lines.append(sentence(event, {"trade": int(following["event"] != "no_trade")}))
        elif is_told_alone(event):
            lines.append(sentence(event))
        if lost and following["event"] != "lost_unit":
            lines += [losses_of(side, units) for side, units in lost.items()]
            lost = {}
    return side_by_side(lines)


OF_ALL = {"mare_nostrum-log-got-income": "log-incomes", "mare_nostrum-log-showed-offer": "log-offers"}
"""Lines about one side after the other, and the line that tells them together."""


def side_by_side(lines: list[Message]) -> list[Message]:
    """Return the lines so that the incomes, or the offers, of all sides stand in one."""
    told: list[Message] = []
    for name, together in itertools.groupby(lines, lambda line: line.id):
        same = list(together)
        if name in OF_ALL and len(same) > 1:
            parts = [message("side-cards", {key: line.args[key] for key in ("side", "cards")}) for line in same]
            told.append(message(OF_ALL[name], {"parts": [part.to_json() for part in parts]}))
        else:
            told += same
    return told


def is_told_alone(event: dict[str, Any]) -> bool:
    """Whether an event has a line of its own: offers are told when they are shown."""
    return event["event"] not in ("offered", "these_goods", "received_card", "rolled", "no_trade", "role_bonus")


def named(event: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event that the viewer may know, things by their ids."""
    args = {key: value for key, value in event.items() if key not in ("event", "kinds") and value is not None}
    for key in args.keys() & NAMED.keys():
        args[key] = NAMED[key][args[key]] if args[key] >= 0 else "none"
    return args


def sentence(event: dict[str, Any], more: dict[str, Any] | None = None) -> Message:
    """The line of one event, its things by their ids; what the viewer may not know has a line of its own."""
    name = event["event"].replace("_", "-")
    args = named(event)
    if "kind" in event and event["kind"] is None:
        name += "-secret"
    if name == "got-role" and event["count"] == UNCOUNTED:
        return going_on("first-roles", [message("first-role", args)])
    return message(f"log-{name}", {**args, **(more or {})})


def going_on(name: str, parts: list[Message], **args: Any) -> Message:
    """A line that goes on with the next one of its kind, if all but the parts is the same there."""
    told = message(f"log-{name}", {**args, "parts": [part.to_json() for part in parts]})
    return Message(told.id, told.args, ("parts",))


def player_line(event: dict[str, Any]) -> Message:
    """Who plays which civilisation."""
    return going_on("got-side", [message("plays-side", named(event))])


def caravan_line(event: dict[str, Any]) -> Message:
    """Where the first caravans stand, side by side."""
    caravan = message("caravan-set", {key: value for key, value in named(event).items() if key != "side"})
    part = message("side-cards", {"side": SIDE_NAMES[event["side"]], "cards": [caravan.to_json()]})
    return going_on("set-caravan", [part])


def order_line(event: dict[str, Any]) -> Message:
    """Whom a leader named, first and then one after the other; whoever is named after a turn has a line of its own."""
    phase = "construction" if event["phase"] == Phase.CONSTRUCTION else "military"
    args = {key: value for key, value in named(event).items() if key in ("to_side", "after_side")}
    own, after_own = (int(event[key] == event["side"]) for key in ("to_side", "after_side"))
    args |= {"own": own, "after_own": after_own, "phase": phase}
    is_first = args["after_side"] == "none"
    parts = [message("named-first" if is_first else "named-then", args).to_json()]
    told = {"side": SIDE_NAMES[event["side"]], "phase": phase, "parts": parts}
    if is_first:
        later = {"mare_nostrum-log-named-later": "mare_nostrum-log-named-next"}
        return Message("mare_nostrum-log-named-next", told, joins=later)
    return Message("mare_nostrum-log-named-later", {**told, "later": [message("named-later", args).to_json()]})


def taken_line(event: dict[str, Any]) -> Message:
    """Who took which cards from whom, side by side: one line for the whole trade, also after its end."""
    card = message("card-taken", {"count": 1, **{key: value for key, value in named(event).items() if key != "side"}})
    part = message("side-cards", {"side": SIDE_NAMES[event["side"]], "cards": [card.to_json()]})
    told, traded = going_on("took-card", [part]), "mare_nostrum-log-traded"
    return Message(told.id, told.args, told.sums, {"mare_nostrum-log-trade-ended": traded, traded: traded})


def moved_line(event: dict[str, Any]) -> Message:
    """Which legions marched, or which triremes sailed, from where to where."""
    args = {"count": 1, **{key: value for key, value in named(event).items() if key != "side"}}
    part = message(f"moved-{event['event']}", args)
    return going_on(event["event"], [part], side=SIDE_NAMES[event["side"]])


def places_line(event: dict[str, Any]) -> Message:
    """What happens to legions of a side in one province after the other."""
    place = message("place-in", {"place": PROVINCE_NAMES[event["place"]]})
    told = going_on(event["event"].replace("_", "-"), [place], side=SIDE_NAMES[event["side"]], count=1)
    return Message(told.id, told.args, ("parts", "count"))


def buildings_line(event: dict[str, Any]) -> Message:
    """What legions of a side occupy or pillage, one building after the other, those of a province side by side."""
    named_slot = slot_args(event["place"], event["slot"])
    carried = [message("card", {"kind": named_slot["kind"]}).to_json()] if named_slot["slot"] == "caravan" else []
    building = message("building-the", {"slot": named_slot["slot"], "carried": carried, "count": 1}).to_json()
    there = message("buildings-there", {"place": PROVINCE_NAMES[event["place"]], "buildings": [building]})
    return going_on(event["event"], [there], side=SIDE_NAMES[event["side"]])


GOING_ON: dict[str, Callable[[dict[str, Any]], Message]] = {
    "got_side": player_line,
    "set_caravan": caravan_line,
    "took_card": taken_line,
    "sailed": moved_line,
    "launched": moved_line,
    "marched": moved_line,
    "tasks_ended": places_line,
    "named_next": order_line,
    "occupied": buildings_line,
    "pillaged": buildings_line,
    "stood_on_marker": places_line,
}
"""Events of which several in a row, also of several actions, make one sentence."""


def purchase(event: dict[str, Any], paid: dict[str, Any]) -> Message:
    """The line of a purchase with its price; it goes on with the next one of the same side, equal ones are counted."""
    args = {key: value for key, value in named(event).items() if key != "side"}
    name = f"bought-{event['event'].replace('_', '-')}"
    part = message(name, {**args, **paid, "count": 1, "wonder": is_wonder(event)})
    told = message("log-purchased", {"side": SIDE_NAMES[event["side"]], "deeds": [part.to_json()]})
    return Message(told.id, told.args, ("deeds",))


def payment(event: dict[str, Any]) -> dict[str, Any]:
    """How a purchase was paid."""
    if event["event"] == "paid_nothing":
        return {"pay": "free", "cards": []}
    if event["event"] == "paid_points":
        return {"pay": "cards", "cards": [message("points-paid", {"count": event["count"]}).to_json()]}
    taxes = {"tax": event["count"]} if event["event"] == "paid_taxes" else {}
    kinds = taxes or dict.fromkeys(members(event["kinds"], RESOURCE_NAMES), 1)
    cards = [message("cards-paid", {"kind": kind, "count": count}).to_json() for kind, count in kinds.items()]
    return {"pay": "cards", "cards": cards}


def taxes_kept(event: dict[str, Any]) -> Message:
    """The line for the taxes that a side has kept; it goes on with the next side."""
    part = message("side-taxes", named(event))
    told = message("log-kept-taxes", {"parts": [part.to_json()]})
    return Message(told.id, told.args, ("parts",))


def bonus_of(counted: dict[str, Any]) -> dict[str, Any]:
    """The hero who counts for a role beside buildings or units, and for how many."""
    if counted["event"] != "role_bonus":
        return {"bonus": 0, "figure": "none"}
    return {"bonus": counted["bonus"], "figure": FIGURE_NAMES[counted["figure"]]}


def is_wonder(event: dict[str, Any]) -> int:
    """1 for a wonder of the world, which is built; heroes are recruited."""
    return int("figure" in event and not IS_HERO[event["figure"]])


def cards_of(event: dict[str, Any], following: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of an income or offer: taxes, and the commodities of the next line (`cards.note_goods`)."""
    counted = [event["taxes"]]
    for key, packed in following.items():
        if key.startswith("kinds_"):
            counted += [packed % PACKED, packed // PACKED % PACKED, packed // PACKED**2]
    cards = [
        message("card-count", {"kind": RESOURCE_NAMES[kind], "count": count}).to_json()
        for kind, count in enumerate(counted)
        if count
    ]
    return cards or [message("no-cards").to_json()]


def battle_line(event: dict[str, Any], rolled: dict[str, Any]) -> Message:
    """An attack with its dice; the losses that follow, also of later actions, are told with it."""
    told = sentence(event, {**dice_of(rolled), "lost": []})
    return Message(told.id, told.args, joins={LOSSES: f"{told.id}-lost"})


def dice_of(rolled: dict[str, Any]) -> dict[str, Any]:
    """What both sides of a battle came to, and whether anybody loses a unit."""
    if rolled["event"] != "rolled":
        return {"attack": 0, "defence": 0, "losses": 0}
    losses = rolled["attacker_losses"] + rolled["defender_losses"]
    return {"attack": rolled["attack"], "defence": rolled["defence"], "losses": losses}


def losses_of(side: int, units: dict[int, int]) -> Message:
    """What a side has lost in one go."""
    lost = [
        message("units-lost", {"what": ITEM_NAMES[what], "count": count}).to_json() for what, count in units.items()
    ]
    part = message("side-units", {"side": SIDE_NAMES[side], "units": lost})
    return Message(LOSSES, {"lost": [part.to_json()]}, ("lost",))


def gift_of(given: dict[str, Any], received: dict[str, Any]) -> Message:
    """The compensation, whose kind giver and receiver know."""
    kind = given["kind"] if given["kind"] is not None else received.get("kind")
    return sentence({**given, "kind": kind})
