"""What Minerva says: questions, the meaning of answers, and the lines of the log."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message, counted
from saturnalia.kernel.schema import Record

from . import rounds
from .components import (
    AMOUNT,
    CATEGORY,
    CULTURE_NAMES,
    HIRE_DENARII,
    HIRE_GLORY,
    PAIR_FIRST,
    PAIR_SECOND,
    RESIDENCE,
    RESOURCE_NAMES,
    RESOURCES,
    ROUND_TILE,
    ROUND_TILE_DENARII,
    SELL_PRICE,
    SPECIAL,
    SUBJECT,
)
from .names import cell_args, cell_name, line_message, paid_for, tile_args, tile_message, traded
from .previews import cell_preview, line_preview, offered, price_of
from .rounds import fee_of
from .shown import culture_view, next_order
from .state import (
    ACTION_NAMES,
    BUILD_RESIDENCE,
    CELL_0,
    CONVERT_0,
    CULTURE_0,
    DIRECTION_0,
    HIRE_WITH_DENARII,
    PAIR_0,
    PLACE_ASSISTANT,
    SELL_0,
    STOP,
    TAKE_0,
    TILE_0,
    Decision,
)

# ---------------------------------------------------------------- questions and answers


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    asked = Decision(state.decision)
    seat = int(state.actor)
    args: dict[str, Any] = {}
    if asked == Decision.MAIN:
        return main_prompt(state)
    if asked in (Decision.PARTNER, Decision.CELL):
        args = tile_args(int(state.tile))
    elif asked == Decision.RESOURCE:
        args = {**tile_args(int(state.effect_tile)), "count": int(state.choices_left)}
    elif asked == Decision.CONVERT:
        args = {"resource": RESOURCE_NAMES[SUBJECT[state.effect_tile]]}
    elif asked == Decision.TRADE:
        args = {"denarii": int(state.denarii[seat]), "price": int(AMOUNT[state.effect_tile])}
    elif asked == Decision.BATH:
        args = {"left": int(state.picks_left)}
    elif asked == Decision.AQUEDUCT_TARGET:
        args = tile_args(int(state.city[seat, state.source]))
    elif asked == Decision.HIRE:
        owned = rounds.assistants_owned(state, seat)
        args = {"owned": owned, "denarii": int(HIRE_DENARII[owned]), "glory": int(HIRE_GLORY[owned])}
    return Message(f"minerva-ask-{asked.name.lower().replace('_', '-')}", args)


def main_prompt(state: Record) -> Message:
    """Return the question of a turn, which names only what is possible now."""
    actions = offered(state)
    tiles = [action - TILE_0 for action in actions if TILE_0 < action < CELL_0]
    possible = {
        "tile": any(kind != ROUND_TILE for kind in tiles),
        "residence": BUILD_RESIDENCE in actions,
        "assistant": PLACE_ASSISTANT in actions,
    }
    deeds = "-".join(name for name, is_possible in possible.items() if is_possible)
    denarii = {"denarii": int(state.denarii[state.actor])}
    if deeds:
        return Message("minerva-ask-main", {**denarii, "fee": fee_of(state), "deeds": deeds})
    sells = any(SELL_0 <= action < SELL_0 + RESOURCES for action in actions)
    name = "round-tile" if tiles else "sell" if sells else "pass"
    return Message(f"minerva-ask-main-{name}", denarii)


def called(action: int) -> Message | None:
    """Return what people call the tile or the cell of an action."""
    kind, _, _ = ACTION_NAMES[action].partition(":")
    if kind == "tile":
        return tile_message(action - TILE_0)
    return Message("minerva-cell", {"cell": cell_name(action - CELL_0)}) if kind == "cell" else None


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    asked = Decision(state.decision)
    name = asked.name.lower().replace("_", "-")
    seat = int(state.actor)
    if action == STOP:
        order = next_order(state) if asked == Decision.MAIN else None
        if order is None:
            return Message(f"minerva-do-{name}-stop")
        return Message("minerva-do-main-pass", {"order": order["number"], "vp": order["vp"]})
    if SELL_0 <= action < SELL_0 + RESOURCES:
        return Message("minerva-do-sell", {"resource": RESOURCE_NAMES[action - SELL_0], "denarii": SELL_PRICE})
    if action >= CELL_0:
        return describe_cell(state, asked, action - CELL_0)
    if asked == Decision.MAIN:
        return describe_main(state, seat, action)
    if asked == Decision.PARTNER:
        return Message("minerva-do-partner", tile_args(action - TILE_0))
    if asked == Decision.DIRECTION:
        return line_message(line_preview(state, seat, int(state.origin), action - DIRECTION_0))
    if asked == Decision.TRADE:
        resource = RESOURCE_NAMES[action - TAKE_0]
        return Message("minerva-do-buy", {"resource": resource, "denarii": int(AMOUNT[state.effect_tile])})
    if asked == Decision.RESOURCE:
        return Message("minerva-do-take", {"resource": RESOURCE_NAMES[action - TAKE_0]})
    if asked == Decision.CONVERT:
        count, kind = action - CONVERT_0, int(state.effect_tile)
        resource = RESOURCE_NAMES[SUBJECT[kind]]
        return Message("minerva-do-convert", {"count": count, "resource": resource, "glory": count * int(AMOUNT[kind])})
    if asked == Decision.CONVERT_PAIR:
        first, second = RESOURCE_NAMES[PAIR_FIRST[action - PAIR_0]], RESOURCE_NAMES[PAIR_SECOND[action - PAIR_0]]
        glory = int(AMOUNT[state.effect_tile])
        return Message("minerva-do-convert-pair", {"paid": traded(first, second), "glory": glory})
    if asked == Decision.HIRE:
        owned = rounds.assistants_owned(state, seat)
        if action == HIRE_WITH_DENARII:
            return Message("minerva-do-hire-denarii", {"denarii": int(HIRE_DENARII[owned])})
        return Message("minerva-do-hire-glory", {"glory": int(HIRE_GLORY[owned])})
    return describe_culture(state, asked, action - CULTURE_0)


def describe_main(state: Record, seat: int, action: int) -> Message:
    """Return what one of the actions of a turn would cost."""
    if action in (BUILD_RESIDENCE, PLACE_ASSISTANT):
        left = state.residences if action == BUILD_RESIDENCE else state.assistants
        name = "residence" if action == BUILD_RESIDENCE else "assistant"
        return Message(f"minerva-do-main-{name}", {"left": int(left[seat]), "fee": fee_of(state)})
    kind = action - TILE_0
    if kind == ROUND_TILE:
        return Message("minerva-do-main-round-tile", {"denarii": ROUND_TILE_DENARII})
    cost = price_of(state, seat, kind)
    price = paid_for(cost["resources"], cost["denarii"], cost["fee"])
    if not price:
        return Message("minerva-do-main-tile-free", tile_args(kind))
    return Message("minerva-do-main-tile", {**tile_args(kind), "price": price})


def describe_cell(state: Record, asked: Decision, cell: int) -> Message:
    """Return what choosing a cell would bring."""
    if asked in (Decision.CELL, Decision.ASSISTANT_CELL, Decision.AQUEDUCT_TARGET):
        on = "residence" if asked == Decision.ASSISTANT_CELL else "cell"
        args: dict[str, Any] = {**cell_args(cell), "on": on}
        preview = cell_preview(state, cell)
        temples = preview["temples"]
        lines = [line_message(line, within=True).to_json() for line in preview["lines"] if line["tiles"]]
        if lines:
            return Message(
                "minerva-do-cell-lines", {**args, "temples": temples, "change": signed(temples), "lines": lines}
            )
        if temples:
            return Message("minerva-do-cell-temples", {**args, "change": signed(temples)})
        return Message("minerva-do-cell", args)
    kind = int(state.city[state.actor, cell])
    return Message(f"minerva-do-{asked.name.lower().replace('_', '-')}", {**cell_args(cell), **tile_args(kind)})


def signed(number: int) -> str:
    """A change, as people write it."""
    return f"+{number}" if number > 0 else f"−{-number}"


def describe_culture(state: Record, asked: Decision, culture: int) -> Message:
    """Return a culture category with its top tile: what the garden's point counts for, or the arch takes."""
    left = culture_view(state, culture)["left"]
    args: dict[str, Any] = {"culture": CULTURE_NAMES[culture]}
    if asked == Decision.ARCH:
        return Message("minerva-do-arch", {**args, "vp": left[0]["vp"]})
    symbols = int(left[0]["symbols"]) if left else 0
    points = int(state.culture_points[culture]) + int(AMOUNT[state.effect_tile])
    missing = max(0, symbols - points)
    return Message("minerva-do-garden", {**args, "points": points, "symbols": symbols, "missing": missing})


# ---------------------------------------------------------------- the log

GOES_ON = {"minerva-log-received": "minerva-log-activated"}
"""An activation asks questions on its way; what comes after them is told in the same sentence."""

AND_RECEIVED = {"minerva-log-received": "minerva-log-built-and-received"}
"""What a new tile gives by its build effect is told with it."""

BATH_RECEIVED = {"minerva-log-received": "minerva-log-chose-for-bath-and-received"}
"""What a tile gives that the public bath activates is told with it."""

BUILT_FOR = {
    "minerva-log-built": "minerva-log-built-for",
    "minerva-log-received": "minerva-log-built-for-and-received",
}
"""What was paid for a tile is told with the tile."""

OUT_OF_PAIR = {
    "minerva-log-paid": "minerva-log-paid-out-of-pair",
    "minerva-log-took-round-tile": "minerva-log-took-round-tile-out-of-pair",
    "minerva-log-built": "minerva-log-built-out-of-pair",
    "minerva-log-received": "minerva-log-built-out-of-pair-and-received",
}
"""Alone: the other tile of a pair is told with the one that was chosen."""

THEN_ACTIVATED = {
    "minerva-log-chose-direction": "minerva-log-did-and-activated",
    "minerva-log-activated": "minerva-log-did-and-received",
    "minerva-log-received": "minerva-log-did-and-received",
}
"""A new residence or assistant is told together with the activation that follows."""

FOR_FEE = {
    "minerva-log-built": "minerva-log-built-for-fee",
    "minerva-log-placed-assistant": "minerva-log-placed-assistant-for-fee",
    "minerva-log-chose-direction": "minerva-log-did-and-activated-for-fee",
    "minerva-log-activated": "minerva-log-did-and-received-for-fee",
    "minerva-log-received": "minerva-log-did-and-received-for-fee",
}
"""What is told together with the fee that was paid for it."""

RECEIVED = (
    "gained", "earned", "got_points", "got_glory", "overflowed", "took_culture", "converted", "converted_pair",
)  # fmt: skip
"""What a tile gave, the bank for what did not fit, and what came of both: several in a row make one sentence."""


def narrate(events: list[dict[str, Any]]) -> list[Message]:
    """Return the lines of the log for all that one action caused: what belongs together is told in one sentence."""
    lines: list[Message] = []
    for told in grouped(events):
        kind = told[-1]["event"] if told[0]["event"] in PAYING else told[0]["event"]
        if kind == "paid":
            lines += paid_line(told)
        elif kind == "revealed":
            lines.append(revealed_line(told))
        elif kind == "revealed_pair" and len(told) > 1:
            pairs = [pair_part(event["tile"], event["partner"]) for event in told]
            lines.append(Message("minerva-log-revealed-pairs", {"pairs": pairs}))
        elif kind == "awarded":
            lines.append(awarded_line(told))
        elif kind == "scored":
            lines += scored_lines(told)
        elif kind == "passed_again" and len(told) > 1:
            seats = [event["seat"] for event in told]
            lines.append(Message("minerva-log-passed-again-each", {"seats": seats, "denarii": told[0]["denarii"]}))
        elif kind in (*RECEIVED, "chose_direction"):
            lines += [line for line in (received_line(told),) if line]
        else:
            lines += [line for event in told if (line := tell(event)) is not None]
    if any(event["event"] == "revealed_pair" for event in events):  # alone nobody has to be told who goes first
        lines = [
            Message(line.id, {**line.args, "alone": 1}) if line.id == "minerva-log-round-began" else line
            for line in lines
        ]
    return lines


PAYING = ("paid_fee", "paid_tokens", "paid")


def grouped(events: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Return events with those after them that belong to the same sentence."""
    groups: list[list[dict[str, Any]]] = []
    for event in events:
        kind, first = event["event"], groups[-1][0]["event"] if groups else ""
        together = (
            (kind in PAYING and first in PAYING and groups[-1][-1]["event"] != "paid")
            or (kind in RECEIVED and first in (*RECEIVED, "chose_direction"))
            or (kind in ("scored", "scored_rest") and first == "scored")
            or (kind == first and kind in ("revealed", "revealed_pair", "awarded", "passed_again"))
        )
        if groups and together:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def paid_line(told: list[dict[str, Any]]) -> list[Message]:
    """What a tile cost, with the fee; nothing where it was free."""
    tile = told[-1]
    tokens = {RESOURCE_NAMES[event["resource"]]: event["count"] for event in told if event["event"] == "paid_tokens"}
    fee = sum(event["denarii"] for event in told if event["event"] == "paid_fee")
    price = paid_for(tokens, tile["denarii"], fee)
    if not price:
        return []
    args = {"seat": tile["seat"], "price": price, **tile_args(tile["tile"])}
    return [Message("minerva-log-paid", {**args, "is_paid": 1}, sums=("is_paid",), joins=BUILT_FOR)]


def revealed_line(told: list[dict[str, Any]]) -> Message:
    """Which tiles came onto the display."""
    kinds = [event["tile"] for event in told]
    parts = [
        Message("minerva-tiles", {"count": kinds.count(kind), **tile_args(kind)}).to_json()
        for kind in dict.fromkeys(kinds)
    ]
    return Message("minerva-log-revealed", {"tiles": parts, "count": len(kinds)})


def pair_part(tile: int, partner: int) -> dict[str, Any]:
    """A pair of tiles of which one can be built, in an enumeration of pairs."""
    both = [Message("minerva-tiles", {"count": 1, **tile_args(kind)}).to_json() for kind in (tile, partner)]
    return Message("minerva-pair", {"tile": both[0], "partner": both[1]}).to_json()


def awarded_line(told: list[dict[str, Any]]) -> Message:
    """Who won which glory tile with how much glory, and whether order tiles decided."""
    ranked = sorted(told, key=lambda event: int(event["rank"]))
    parts = [
        Message("minerva-award", {key: event[key] for key in ("seat", "glory", "rank", "vp")}).to_json()
        for event in ranked
    ]
    glory = [event["glory"] for event in ranked]
    tied = int(len(set(glory)) < len(glory))
    return Message("minerva-log-awarded", {"parts": parts, "count": len(parts), "tied": tied})


def scored_lines(told: list[dict[str, Any]]) -> list[Message]:
    """The final scoring, one sentence for each part of it that brought something, in the order of chapter 13."""
    lines = []
    for what in ("culture", "glory", "temples", "stock", "order"):
        scored = [event for event in told if event.get(what)]
        parts = [Message("minerva-scored", {"seat": e["seat"], "points": e[what]}).to_json() for e in scored]
        if parts:
            lines.append(Message("minerva-log-scored", {"what": what, "parts": parts}))
    return lines


def received_line(told: list[dict[str, Any]]) -> Message | None:
    """What the activated tiles gave, each with its tile, and what came of it; None for nothing."""
    came = [event for event in told if event["event"] != "chose_direction" and is_something(event)]
    parts = counted([received(event).to_json() for event in came])
    seat = told[0]["seat"]
    if not parts:
        return chosen_line(told[0]) if told[0]["event"] == "chose_direction" else None
    if told[0]["event"] == "chose_direction":
        return Message(
            "minerva-log-activated", {"seat": seat, "count": told[0]["count"], "parts": parts}, joins=GOES_ON
        )
    return Message("minerva-log-received", {"seat": seat, "parts": parts}, sums=("parts",))


def is_something(event: dict[str, Any]) -> bool:
    """Whether an event is worth telling: to turn nothing into glory is not, nor is what a market gives for no wheat."""
    amount = {"converted": "count", "earned": "denarii"}.get(event["event"])
    return amount is None or bool(event[amount])


def chosen_line(event: dict[str, Any]) -> Message:
    """That an activation begins: in which direction does not matter, but how many facilities lie there."""
    args = {"seat": event["seat"], "count": event["count"]}
    return Message("minerva-log-chose-direction", args, joins=GOES_ON)


def received(event: dict[str, Any]) -> Message:
    """What one tile gave, what the bank paid for tokens without room, a culture tile, or glory for resources."""
    name = event["event"]
    if name == "overflowed":
        paid = Message("minerva-got-denarii", {"count": event["denarii"]}).to_json()
        args = {"resource": RESOURCE_NAMES[event["resource"]], "count": event["count"], "paid": [paid]}
        return Message("minerva-from-overflowed", args)
    if name == "took_culture":
        return Message("minerva-got-culture-tile", {"culture": CULTURE_NAMES[event["culture"]], "vp": event["vp"]})
    if name in ("converted", "converted_pair"):
        return Message("minerva-got-glory-for", {"count": event["glory"], "paid": turned_into_glory(event)})
    if name == "gained":
        got = Message("minerva-traded", {"resource": RESOURCE_NAMES[event["resource"]], "count": event["count"]})
    elif name == "earned":
        got = Message("minerva-got-denarii", {"count": event["denarii"]})
    elif name == "got_points":
        got = Message("minerva-got-points", {"culture": CULTURE_NAMES[event["culture"]], "count": event["points"]})
    else:
        got = Message("minerva-got-glory", {"count": event["glory"]})
    if CATEGORY[event["tile"]] == SPECIAL:  # it has just been built: the sentence has named it
        return Message("minerva-list", {"parts": [got.to_json()]})
    return Message("minerva-from-tile", {**tile_args(event["tile"]), "goods": [got.to_json()]})


def turned_into_glory(event: dict[str, Any]) -> list[dict[str, Any]]:
    """The resources that somebody gave for glory."""
    if event["event"] == "converted":
        counts = {event["resource"]: event["count"]}
    else:
        counts = {event["resource"]: 1, event["other"]: 1}
    return [
        Message("minerva-paid", {"resource": RESOURCE_NAMES[kind], "count": count}).to_json()
        for kind, count in counts.items()
    ]


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for one event."""
    name = event["event"].replace("_", "-")
    if name == "paid-tokens":
        return None
    if name == "paid":
        lines = paid_line([event])
        return lines[0] if lines else None
    if name in ("revealed", "awarded"):
        return revealed_line([event]) if name == "revealed" else awarded_line([event])
    if event["event"] in RECEIVED:
        return received_line([event])
    args = {key: value for key, value in event.items() if key not in ("event", "tokens")}
    if name == "revealed-pair":
        return Message("minerva-log-revealed-pair", {"pairs": [pair_part(args["tile"], args["partner"])]})
    if "tile" in args:
        args |= tile_args(args["tile"])
    if "cell" in args:
        args |= cell_args(args.pop("cell"))
    for key, said in (("source", "minerva-moved-from"), ("target", "minerva-moved-to")):
        if key in args:
            args[key] = Message(said, cell_args(args[key])).to_json()
    if name == "round-began":
        args["alone"] = 0
    if name == "passed" and not event["order"]:
        return Message("minerva-log-passed-alone", {"seat": event["seat"]})
    if name in ("sold", "bought"):
        parts = traded(RESOURCE_NAMES[args.pop("resource")])
        joins = {"minerva-log-bought-nothing": f"minerva-log-{name}"}  # no more: that goes without saying
        return Message(f"minerva-log-{name}", {**args, "parts": parts}, sums=("parts", "denarii"), joins=joins)
    if name == "declined" and args["tile"] == "trading_post":
        return Message("minerva-log-bought-nothing", {"seat": event["seat"]})
    if name == "paid-fee":
        return Message("minerva-log-paid-fee", args, joins=FOR_FEE)
    if name == "removed-partner":
        partner = tile_message(event["tile"], "minerva-tile-plain").to_json()
        removed = {"seat": event["seat"], "partner": partner, "is_paid": 0, "price": []}
        return Message("minerva-log-removed-partner", removed, joins=OUT_OF_PAIR)
    if name == "placed-assistant" or (name == "built" and event["tile"] == RESIDENCE):
        return Message(f"minerva-log-{name}", {**args, "deed": name}, joins=THEN_ACTIVATED)
    if name == "built":
        return Message("minerva-log-built", args, joins=AND_RECEIVED)
    if name == "chose-direction":
        return chosen_line(event)
    if name == "chose-for-bath":
        return Message("minerva-log-chose-for-bath", args, joins=BATH_RECEIVED)
    if name == "hired":
        parts = [Message("minerva-hired-for", args).to_json()]
        return Message("minerva-log-hired", {"parts": parts, "count": 1}, sums=("parts", "count"))
    if name == "did-not-hire":
        parts = [Message("minerva-somebody", args).to_json()]
        return Message("minerva-log-did-not-hire", {"parts": parts}, sums=("parts",))
    return Message(f"minerva-log-{name}", args)
