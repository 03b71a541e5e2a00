"""What Ave Roma says: questions, the meaning of answers, and the lines of the log."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from saturnalia.kernel.message import Message, counted
from saturnalia.kernel.schema import Record

from . import areas, cards, rounds, rules, tracks, training
from .components import (
    AEDILIS,
    AREA_NAMES,
    CARD_COLOUR,
    CARD_HALVES,
    CARD_INFLUENCE,
    CARD_RESOURCES,
    CARD_VP,
    COLOUR_NAMES,
    DECK_SIZE,
    DENARII,
    KIND_NAMES,
    LIMITS,
    NO_CARD,
    PATRON,
    PATRON_NAMES,
    PLACE_NAMES,
    PRICES,
    PROPRAETOR,
    QUAESTOR,
    QUAESTOR_MULTIPLIER,
    RESOURCE_NAMES,
    ROMA,
    SURPLUS,
    WORKERS_EACH,
)
from .names import card_id, cost_list, cost_objects, effect_list, resource_list, resource_objects, set_name
from .shown import by_value, patron_card, set_bonus
from .state import (
    AREA_1,
    BUY_0,
    DONE,
    FILL_0,
    HALF_0,
    KEEP_INACTIVE,
    PASS,
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
    TO_SURPLUS,
    TRAINED_AS_1,
    USE_CARDS,
    WORKER_1,
    Decision,
    End,
    How,
)

# ---------------------------------------------------------------- questions


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    decision, seat, value = Decision(state.decision), int(state.actor), int(state.value)
    denarii = int(state.stock[seat, DENARII])
    args: dict[str, Any] = {}
    if decision == Decision.TARGET:
        args = {"value": value, "how": How(state.how).name.lower()}
    elif decision == Decision.SELL:
        args = {"denarii": denarii, "surcharge": areas.surcharge_of(state, value)}
    elif decision == Decision.BUY:
        args = {"denarii": denarii, "left": int(state.buys_left)}
    elif decision == Decision.ROTATE:
        args = {"area": AREA_NAMES[state.area], "influence": int(state.gained_influence)}
    elif decision == Decision.OVERFLOW:
        args = {"good": RESOURCE_NAMES[state.receiving]}
    elif decision == Decision.COLOUR:
        args = {"colour": COLOUR_NAMES[state.receiving]}
    elif decision == Decision.PLACE_PATRON:
        args = {"card": PATRON_NAMES[state.new_patron]}
    elif decision == Decision.FILL_SLOT:
        args = {"slot": int(state.level[seat])}
    elif decision == Decision.RECRUIT_PLACE:
        held = training.workers_held(state, seat)
        args = {"left": WORKERS_EACH - held, "sum": rounds.worker_sum(state, seat)}
    elif decision == Decision.RECRUIT_WORKER:
        left = WORKERS_EACH - training.workers_held(state, seat)
        args = {"place": PLACE_NAMES[state.recruit_from], "left": left}
    return Message(f"ave_roma-ask-{decision.name.lower().replace('_', '-')}", args)


# ---------------------------------------------------------------- answers


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    decision, seat = Decision(state.decision), int(state.actor)
    if decision in (Decision.WORKER, Decision.EXTRA_ACTION):
        return describe_worker(state, seat, action)
    if decision == Decision.TARGET:
        return describe_target(state, seat, action - TARGET_0)
    if decision in (Decision.SELL, Decision.BUY):
        return describe_trade(state, seat, action)
    if decision in (Decision.HALF, Decision.ADDITION, Decision.EXTRA_RESOURCE, Decision.AREA, Decision.ROTATE):
        return describe_propraetor(state, seat, action)
    if decision == Decision.COLOUR:
        resource = action - TAKE_0
        room = int(LIMITS[state.board[seat], resource]) - int(state.stock[seat, resource])
        return Message("ave_roma-do-colour", {"good": RESOURCE_NAMES[resource], "room": room})
    if decision == Decision.OVERFLOW:
        resource = int(state.receiving)
        if action == TO_SURPLUS:
            return Message("ave_roma-do-to-surplus", {"have": int(state.stock[seat, SURPLUS])})
        return Message("ave_roma-do-to-money", {"denarii": int(PRICES[state.board[seat], resource])})
    if decision == Decision.PLACE_PATRON:
        if action == KEEP_INACTIVE:
            return Message("ave_roma-do-keep-inactive", {"card": PATRON_NAMES[state.new_patron]})
        slot = action - SWAP_1
        old = PATRON_NAMES[state.slots[seat, slot]]
        return Message("ave_roma-do-swap", {"card": PATRON_NAMES[state.new_patron], "old": old, "slot": slot + 1})
    if decision == Decision.FILL_SLOT:
        shown = patron_card(action - FILL_0)
        bonus = effect_list([shown["bonus"]])
        return Message("ave_roma-do-fill", {"card": shown["id"], "place": shown["action"], "bonus": bonus})
    if decision == Decision.RECRUIT_PLACE:
        place = action - RECRUIT_0
        standing = by_value(state.standing[place])
        left = WORKERS_EACH - training.workers_held(state, seat)
        some = int(len(standing) > left)  # then it is asked next which ones (AVE-12.5)
        name = "ave_roma-workers-there" if some else "ave_roma-workers-taken"
        workers = counted([part(name, value=int(value), count=1) for value in standing])
        total = rounds.worker_sum(state, seat) + int(sum(standing))
        args = {"place": PLACE_NAMES[place], "workers": workers, "some": some, "left": left, "sum": total}
        return Message("ave_roma-do-recruit", {**args, "values": [str(value) for value in standing]})
    value = action - RECRUIT_WORKER_1 + 1
    return Message("ave_roma-do-recruit-worker", {"value": value, "sum": rounds.worker_sum(state, seat) + value})


def describe_worker(state: Record, seat: int, action: int) -> Message:
    """A worker to pick up, or a pass with its points."""
    if action == PASS:
        if state.decision == Decision.EXTRA_ACTION:
            return Message("ave_roma-do-decline-extra")
        kept = rules.workers_ready(state, seat)
        return Message("ave_roma-do-pass", {"count": kept, "vp": rules.points_for_pass(state, seat)})
    if action >= TRAINED_AS_1:
        args = {"value": action - TRAINED_AS_1 + 1, "printed": int(state.training[seat])}
        return Message("ave_roma-do-trained", args)
    how = "imaginary" if state.decision == Decision.EXTRA_ACTION else "ordinary"
    return Message("ave_roma-do-worker", {"value": action - WORKER_1 + 1, "how": how})


def describe_target(state: Record, seat: int, target: int) -> Message:
    """A place with what it costs and gives for the value in hand."""
    value = int(state.value)
    if target == TARGET_TRAINING:
        return Message("ave_roma-do-training", {"ready": "turn" if state.training_next_turn else "round"})
    if target == QUAESTOR:
        return Message("ave_roma-do-quaestor", {"denarii": QUAESTOR_MULTIPLIER * value})
    if target == ROMA:
        args: dict[str, Any] = {
            "steps": value,
            "toll": tracks.toll_of(state, seat, value),
            "icons": tracks.icons_on_the_way(state, seat, value),
        }
        return Message("ave_roma-do-roma", args)
    if target >= TARGET_SLOTS:
        row, slot = cards.row_of(target), cards.slot_of(target)
        card = int(state.row[row, slot])
        args = {"card": card_id(row, card), "cost": cost_list(row, card), "slot": slot + 1}
        if row == PATRON:
            return Message("ave_roma-do-take-patron", args)
        args |= {"vp": int(CARD_VP[row, card]), "bonus": effect_list(set_bonus(state, seat, row, card))}
        args["set"] = len(args["bonus"])
        return Message(f"ave_roma-do-take-{KIND_NAMES[row]}", args)
    card = int(state.area_card[value - 1])
    args = {"area": AREA_NAMES[value - 1], "surcharge": areas.surcharge_of(state, value)}
    args["position"] = "empty" if card == NO_CARD else "card"
    if target == PROPRAETOR and card != NO_CARD:
        upper, lower = (resource_list(half) for half in CARD_HALVES[card])
        return Message("ave_roma-do-propraetor", {**args, "upper": upper, "lower": lower})
    resources = [] if card == NO_CARD else CARD_RESOURCES[card]
    args["parts"] = resource_objects(resources) if target == AEDILIS else resource_list(resources)
    return Message(f"ave_roma-do-{PLACE_NAMES[target]}", args)


def describe_trade(state: Record, seat: int, action: int) -> Message:
    """One unit sold or bought at one's own price, or the end of it."""
    if action == DONE:
        if state.decision == Decision.SELL:
            return Message("ave_roma-do-sell-done", {"surcharge": areas.surcharge_of(state, int(state.value))})
        return Message("ave_roma-do-buy-done")
    sells = state.decision == Decision.SELL
    resource = action - (SELL_0 if sells else BUY_0)
    have, price = int(state.stock[seat, resource]), int(PRICES[state.board[seat], resource])
    args = {"good": RESOURCE_NAMES[resource], "denarii": price}
    if sells:
        return Message("ave_roma-do-sell", {**args, "have": have})
    return Message("ave_roma-do-buy", {**args, "room": int(LIMITS[state.board[seat], resource]) - have})


def describe_propraetor(state: Record, seat: int, action: int) -> Message:
    """The choices at Propraetor."""
    decision, card = Decision(state.decision), int(state.area_card[state.value - 1])
    if decision == Decision.HALF:
        half = action - HALF_0
        args: dict[str, Any] = {
            "half": "upper" if half == 0 else "lower",
            "parts": resource_list(CARD_HALVES[card, half]),
        }
        return Message("ave_roma-do-half", args)
    if decision == Decision.AREA:
        area = action - AREA_1
        args = {
            "area": AREA_NAMES[area],
            "space": int(state.influence[seat, area]),
            "prestige": int(state.prestige[area]),
        }
        return Message("ave_roma-do-area", args)
    if decision == Decision.EXTRA_RESOURCE:
        resource = action - TAKE_0
        room = int(LIMITS[state.board[seat], resource]) - int(state.stock[seat, resource])
        return Message("ave_roma-do-take", {"good": RESOURCE_NAMES[resource], "room": room})
    if decision == Decision.ROTATE:
        gained = int(state.gained_influence)
        if action == DONE:
            space = tracks.landing_space(state, seat, int(state.area), gained)
            return Message("ave_roma-do-rotate-done", {"space": space})
        kind, number = divmod(action - ROTATE_0, DECK_SIZE)
        influence = int(CARD_INFLUENCE[kind, number])
        space = tracks.landing_space(state, seat, int(state.area), gained + influence)
        return Message("ave_roma-do-rotate", {"card": card_id(kind, number), "influence": influence, "space": space})
    if action == TAKE_EXTRA:
        return Message("ave_roma-do-take-extra", {"parts": resource_list(CARD_RESOURCES[card])})
    if action == USE_CARDS:
        return Message("ave_roma-do-use-cards", {"count": int(state.usable[seat])})
    return Message("ave_roma-do-no-addition")


# ---------------------------------------------------------------- the log: one sentence an action

GAINS = ("gained", "got_denarii", "got_vp", "got_surplus")
"""What is received: told together, behind whatever brought it."""

PAYMENTS = ("paid_surcharge", "paid_toll", "took_card")
"""What belongs to the sentence about the worker that was placed."""


def narrate(events: list[dict[str, Any]]) -> list[Message]:
    """Return the lines of the log for all that one action caused."""
    left = [event for event in events if event["event"] != "moved_up"]  # which a lower card does after every use
    lines: list[Message] = []
    while left:
        name = left[0]["event"]
        if name == "placed":
            lines.append(tell_placed(left))
        elif name in GAINS:
            seat, gains = left[0]["seat"], gains_of(taken(left, GAINS))
            lines.append(gained_line(seat, gains))
        elif name == "overflowed":
            lines.append(tell_overflowed(left.pop(0)))
        elif name in ("patron_bonus", "completed_set"):
            lines.append(tell_bonus(left))
        elif name == "got_political":
            lines.append(tell(taken(left, ("got_political",))[-1]))
        elif name in ("discarded", "refilled_row"):
            lines += tell_rows(taken(left, ("discarded", "refilled_row")))
        elif name == "recruited":
            lines.append(tell_recruited(taken(left, ("recruited",))))
        elif name == "ordered":
            lines.append(tell_round(taken(left, ("ordered", "round_began"))))
        elif name == "scored":
            lines += tell_scored(taken(left, ("scored", "scored_leftovers")))
        elif name == "took_area_card":
            lines.append(tell_area_card(left))
        elif name in ("sold", "bought", "paid_surcharge"):
            lines.append(tell_deal(left.pop(0)))
            if name == "bought" and left and left[0]["event"] == "gained":  # what was bought has been told
                left.pop(0)
        elif name == "rotated":
            lines.append(tell_rotated(left.pop(0)))
        else:
            lines.append(tell(left.pop(0)))
    return lines


def part(name: str, **args: Any) -> dict[str, Any]:
    """Return a message that stands in a list inside another one."""
    return Message(name, args).to_json()


def taken(left: list[dict[str, Any]], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Take the events of these names from the front."""
    together = list(itertools.takewhile(lambda event: event["event"] in names, left))
    del left[: len(together)]
    return together


def tell(event: dict[str, Any]) -> Message:
    """Return the sentence for an event that is told alone, with names in the place of numbers."""
    return Message(f"ave_roma-log-{event['event'].replace('_', '-')}", named(event))


def named(event: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event, with names in the place of numbers."""
    args = {key: value for key, value in event.items() if key != "event"}
    if "kind" in args:
        kind = args["kind"]
        args["kind"] = KIND_NAMES[kind]
        if "set" in args:
            args["card"] = set_name(kind, args.pop("set"))
        elif "card" in args:
            args["card"] = card_id(kind, args["card"])
    if "area" in args:
        args.pop("card", None)  # area cards have no names
        args["area"] = AREA_NAMES[args["area"] - 1]
    for key, name in (("patron", "card"), ("old", "old")):
        if key in args:
            args[name] = PATRON_NAMES[args.pop(key)]
    if "resource" in args:
        args["good"] = RESOURCE_NAMES[args.pop("resource")]
    if "place" in args:
        args["place"] = PLACE_NAMES[args["place"]]
    if "target" in args:
        args["place"] = PLACE_NAMES[rules.place_of(args.pop("target"))]
        args["how"] = How(args["how"]).name.lower()
    if "end" in args:
        args["end"] = End(args["end"]).name.lower()
    return args


def gains_of(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What events of `GAINS` brought, as objects of a sentence; equal resources are counted."""
    amounts: Counter[str] = Counter()
    for event in events:
        if event["event"] == "gained":
            amounts[RESOURCE_NAMES[event["resource"]]] += 1
        elif event["event"] == "got_surplus":
            amounts["surplus"] += event["count"]
            amounts["lost"] += event["lost"]
        else:
            key = "denarii" if event["event"] == "got_denarii" else "vp"
            amounts[key] += event[key]
    kept = {good: count for good, count in amounts.items() if count}
    return [part("ave_roma-gained", good=good, count=count) for good, count in kept.items()]


def tell_placed(left: list[dict[str, Any]]) -> Message:
    """Return the sentence for a worker: where it was placed, what that cost, and what it brought at once."""
    args = {**named(left.pop(0)), "surcharge": 0}
    paid = {event["event"]: event for event in taken(left, PAYMENTS)}
    if "took_card" in paid:
        card = paid["took_card"]
        cost = cost_objects(card["kind"], card["card"])
        args |= {**named(card), "cost": cost, "parts": len(cost)}
        return Message("ave_roma-log-took-card", args)
    if "paid_toll" in paid:
        levels = taken(left, ("got_political",))
        toll = {"denarii": paid["paid_toll"]["denarii"], "space": paid["paid_toll"]["space"]}
        return Message("ave_roma-log-paid-toll", {**args, **toll, "level": levels[-1]["level"] if levels else 0})
    if "paid_surcharge" in paid:
        args["surcharge"] = paid["paid_surcharge"]["denarii"]
    gains = gains_of(taken(left, GAINS))
    name = "ave_roma-log-placed-with" if gains else "ave_roma-log-placed"
    joins = {"ave_roma-log-gained": "ave_roma-log-placed-with"}
    if args["place"] == "mercator":
        joins = dict.fromkeys(("ave_roma-log-dealt", "ave_roma-log-gained"), "ave_roma-log-placed-and-dealt")
    elif args["place"] == "propraetor":
        args |= {"cards": [], "influence": 0, "got": int(bool(gains))}
        joins |= {
            "ave_roma-log-rotated": "ave_roma-log-placed-and-turned",
            "ave_roma-log-rose": "ave_roma-log-placed-and-rose",
        }
    return Message(name, {**args, "gains": gains}, joins=joins)


def tell_bonus(left: list[dict[str, Any]]) -> Message:
    """Return the sentence for a patron or a set, with what it brought at once."""
    event = left.pop(0)
    gains = gains_of(taken(left, GAINS))
    alone = f"ave_roma-log-{event['event'].replace('_', '-')}"
    args = {**named(event), "gains": gains}
    return Message(f"{alone}-with" if gains else alone, args, joins={"ave_roma-log-gained": f"{alone}-with"})


def tell_rows(happened: list[dict[str, Any]]) -> list[Message]:
    """Return the sentences for the refill phase: which cards left the game, and which new ones lie where."""
    left = [card_part(event, "left") for event in happened if event["event"] == "discarded"]
    lines = [Message("ave_roma-log-discarded", {"cards": counted(left), "count": len(left)})] if left else []
    new = [event for event in happened if event["event"] == "refilled_row"]
    rows = [
        (kind, counted([card_part(event) for event in row]))
        for kind, row in itertools.groupby(new, lambda e: e["kind"])
    ]
    parts = [
        Message("ave_roma-new-cards", {"kind": KIND_NAMES[kind], "cards": cards}).to_json() for kind, cards in rows
    ]
    return [*lines, Message("ave_roma-log-refilled-row", {"parts": parts, "count": len(new)})] if parts else lines


def card_part(event: dict[str, Any], form: str = "counted") -> dict[str, Any]:
    """A card of a row, by its name."""
    return part(f"ave_roma-card-{form}", card=card_id(event["kind"], event["card"]), count=1)


def tell_recruited(happened: list[dict[str, Any]]) -> Message:
    """Return the sentence for workers that were taken back from one place; it goes on with the next place."""
    workers = [part("ave_roma-workers-taken", value=event["value"], count=event["count"]) for event in happened]
    parts = [part("ave_roma-workers-from", place=PLACE_NAMES[happened[0]["place"]], workers=workers)]
    return Message("ave_roma-log-recruited", {"seat": happened[0]["seat"], "parts": parts}, sums=("parts",))


def gained_line(seat: int, gains: list[dict[str, Any]]) -> Message:
    """Return the sentence for what somebody received; it goes on with the next thing."""
    return Message("ave_roma-log-gained", {"seat": seat, "gains": gains, "got": 1}, sums=("gains", "got"))


def tell_deal(event: dict[str, Any]) -> Message:
    """Return the sentence for what was sold, paid or bought at the Mercator; it goes on with the next deal.

    What is bought without room for it is exchanged at once, also between two purchases: told in the same sentence.
    """
    args = named(event)
    goods = [part("ave_roma-traded", good=args["good"], count=1)] if "good" in args else []
    deal = part(f"ave_roma-deal-{event['event'].replace('_', '-')}", goods=goods, count=args["denarii"])
    told = {"seat": args["seat"], "deeds": [deal], "gains": [], "got": 0}
    joins = dict.fromkeys(("ave_roma-log-dealt", "ave_roma-log-gained"), "ave_roma-log-dealt")
    return Message("ave_roma-log-dealt", told, sums=("deeds", "gains", "got"), joins=joins)


def tell_rotated(event: dict[str, Any]) -> Message:
    """Return the sentence for a card that was turned; it goes on with the next one."""
    args = named(event)
    told = {"seat": args["seat"], "cards": [part("ave_roma-card-turned", card=args["card"], count=1)]}
    told["influence"] = args["influence"]
    joins = {"ave_roma-log-rose": "ave_roma-log-rotated-and-rose"}
    return Message("ave_roma-log-rotated", told, sums=("cards", "influence"), joins=joins)


def tell_overflowed(event: dict[str, Any]) -> Message:
    """Return the sentence for a resource without room: what was received instead of it, among all that was received."""
    args = named(event)
    if args["to_surplus"]:
        got = part("ave_roma-gained", good="surplus", count=1)
    else:
        got = part("ave_roma-gained", good="denarii", count=args["denarii"])
    lost = part("ave_roma-amount", good=args["good"], count=1)
    kept = int(args["to_surplus"])  # what became surplus is told together, and what became denarii
    instead = part("ave_roma-gained-instead", kept=kept, instead=[lost], got=[got])
    return gained_line(args["seat"], [instead])


def tell_round(happened: list[dict[str, Any]]) -> Message:
    """Return the sentence for a new round: the order of the players with the sums that made it (AVE-13.1)."""
    ordered = [event for event in happened if event["event"] == "ordered"]
    parts = [
        Message("ave_roma-in-order", {"seat": e["seat"], "sum": e["sum"], "tied": e["tied"]}).to_json() for e in ordered
    ]
    args = {"parts": parts, "round": happened[-1].get("round", 0), "tied": max(event["tied"] for event in ordered)}
    return Message("ave_roma-log-ordered", args)


def tell_scored(happened: list[dict[str, Any]]) -> list[Message]:
    """Return the sentences for the final scoring, one for each part of it, in the order of AVE-15.1."""
    lines = []
    for what in ("areas", "patrons", "political", "denarii", "goods"):
        parts = [part("ave_roma-seat-points", seat=e["seat"], points=e[what]) for e in happened if e.get(what)]
        if parts:
            lines.append(Message("ave_roma-log-scored", {"what": what, "parts": parts}))
    return lines


def tell_area_card(left: list[dict[str, Any]]) -> Message:
    """Return the sentence for an area card that goes to a player, and for what comes after it."""
    event = left.pop(0)
    new = [colour_part(refill["card"]) for refill in taken(left, ("refilled_area",))]
    told = {"taken": [colour_part(event["card"])], "new": new, "refilled": len(new)}
    return Message("ave_roma-log-took-area-card", named(event) | told)


def colour_part(card: int) -> dict[str, Any]:
    """The colour of an area card's half-symbol, which says what pair it makes."""
    return part("ave_roma-colour", colour=COLOUR_NAMES[CARD_COLOUR[card]])
