"""What a position of Ave Roma means to a person: tables, questions, answers, log lines and the score sheet.

The data for a board is in `shown.py`, the reasons of refusals are in `why_not.py`. Texts are message ids of
`words.<language>.ftl`; places, cards, areas and goods are named there by their ids.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ScoreRow, Table
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import areas, cards, rounds, rules, scoring, tracks
from .components import (
    AEDIFICATOR,
    AREA_CARD,
    AREA_NAMES,
    BUILDING,
    BUILDING_COPIES,
    BUILDING_NAMES,
    CARD_HALVES,
    CARD_INFLUENCE,
    CARD_RESOURCES,
    CARD_VP,
    COLOUR_NAMES,
    COSTS,
    DECK_SIZE,
    DENARII,
    GOOD_NAMES,
    KIND_NAMES,
    LIMITS,
    NO_CARD,
    PATRON,
    PATRON_NAMES,
    PLACE_NAMES,
    PRICES,
    QUAESTOR,
    QUAESTOR_MULTIPLIER,
    RECONSTRUCTED_PERCENT,
    RESOURCE_NAMES,
    ROMA,
    ROWS,
    SLOTS,
    SURPLUS,
    WAR,
    WAR_COPIES,
    WAR_NAMES,
    WORKERS_EACH,
)
from .shown import by_value, card_view, cards_of, missing_goods, set_bonus, slot_range, view
from .state import (
    AREA_1,
    BUY_0,
    DONE,
    EARNED_NAMES,
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
    Phase,
)
from .why_not import why_not

__all__ = ["describe", "outcome", "prompt", "score_sheet", "tables", "tell", "view", "why_not"]

# ---------------------------------------------------------------- how things are named inside sentences


def goods_list(amounts: dict[str, int]) -> list[dict[str, Any]]:
    """Return amounts of goods as messages, one for each."""
    return [Message("ave_roma-amount", {"good": good, "count": count}).to_json() for good, count in amounts.items()]


def resource_list(resources: Any) -> list[dict[str, Any]]:
    """Return resources as messages, one for each."""
    return [Message("ave_roma-good", {"good": RESOURCE_NAMES[resource]}).to_json() for resource in resources]


def cost_list(row: int, card: int) -> list[dict[str, Any]]:
    """Return the cost of a card as messages."""
    return goods_list({good: int(n) for good, n in zip(GOOD_NAMES, COSTS[row, card], strict=True) if n})


def card_id(kind: int, card: int) -> str:
    """Return the name under which messages know a card."""
    return str(card_view(kind, card)["id"])


def effect_list(effects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return effects as messages."""
    return [Message("ave_roma-effect", dict(effect)).to_json() for effect in effects]


# ---------------------------------------------------------------- tables for the terminal and the generic board


def tables(state: Record, viewer: int) -> list[Table]:
    """Return the position as readable tables: places, areas, the three rows, seats, and the viewer's own cards."""
    found = [place_table(state), area_table(state)]
    found += [row_table(state, viewer, row) for row in range(ROWS)]
    found.append(seat_table(state))
    if viewer >= 0:
        found += [stock_table(state, viewer), own_table(state, viewer)]
    return found


def place_table(state: Record) -> Table:
    """The places of the board with their workers."""
    rows: list[list[Message | str | int]] = []
    for shown in view(state, -1)["places"]:
        workers = " ".join(str(value) for value in shown["workers"])
        free = "–" if shown["free"] is None else shown["free"]
        rows.append([Message("ave_roma-place", {"place": shown["id"]}), workers or "–", free])
    title = Message(
        "ave_roma-table-places",
        {"round": int(state.round_number), "phase": Phase(state.phase).name.lower(), "percent": RECONSTRUCTED_PERCENT},
    )
    return Table(title, columns("place", "workers", "free"), rows)


def area_table(state: Record) -> Table:
    """The areas with card, prestige and cubes, and the points that everybody would get now."""
    heads = columns("area", "card", "position", "surcharge", "prestige")
    heads += [Message("ave_roma-column-seat", {"seat": seat}) for seat in range(state.seats)]
    rows: list[list[Message | str | int]] = []
    for area, shown in enumerate(view(state, -1)["areas"]):
        card = int(state.area_card[area])
        name: Message | str = "–"
        if card != NO_CARD:
            upper, lower = (resource_list(half) for half in CARD_HALVES[card])
            colour = card_view(AREA_CARD, card)["colour"]
            name = Message("ave_roma-area-card", {"upper": upper, "lower": lower, "colour": colour})
        cubes = [
            Message("ave_roma-cube", {"space": space, "points": points})
            for space, points in zip(shown["cubes"], shown["points"], strict=True)
        ]
        position = Message("ave_roma-position", {"position": shown["position"]})
        area_name = Message("ave_roma-area-numbered", {"area": shown["id"], "number": area + 1})
        rows.append([area_name, name, position, shown["surcharge"], shown["prestige"], *cubes])
    return Table(Message("ave_roma-table-areas", {"count": int(state.deck_count[AREA_CARD])}), heads, rows)


def row_table(state: Record, viewer: int, row: int) -> Table:
    """A row of cards with range, cost, and what the viewer still misses."""
    heads = columns("slot", "card", "cost", "gives", *(["missing"] if viewer >= 0 else []))
    rows: list[list[Message | str | int]] = []
    for slot in range(SLOTS):
        card = int(state.row[row, slot])
        label = Message("ave_roma-slot", {"slot": slot + 1, "range": slot_range(slot)})
        if card == NO_CARD:
            rows.append([label, "–", "–", "–", *(["–"] if viewer >= 0 else [])])
            continue
        cells: list[Message | str | int] = [label, Message("ave_roma-card", {"card": card_id(row, card)})]
        cells += [Message("ave_roma-list", {"parts": cost_list(row, card)}), card_gives(row, card)]
        if viewer >= 0:
            missing = goods_list(missing_goods(state, viewer, row, card))
            cells.append(Message("ave_roma-list", {"parts": missing}) if missing else "")
        rows.append(cells)
    args = {"place": PLACE_NAMES[AEDIFICATOR + row], "count": int(state.deck_count[row])}
    return Table(Message("ave_roma-table-row", args), heads, rows)


def card_gives(row: int, card: int) -> Message:
    """What a card is worth: points and influence, or bonus and goal."""
    shown = card_view(row, card)
    if row != PATRON:
        return Message("ave_roma-card-gives", {"vp": shown["vp"], "influence": shown["influence"]})
    bonus = Message("ave_roma-effect", shown["bonus"]).to_json()
    goal = Message("ave_roma-goal", shown["goal"]).to_json()
    return Message("ave_roma-patron-gives", {"place": shown["action"], "bonus": [bonus], "goal": [goal]})


def seat_table(state: Record) -> Table:
    """Workers, money, influence and points of every seat, in player order."""
    heads = columns("seat-name", "workers", "training", "denarii", "surplus", "level", "roma", "points", "projected")
    rows: list[list[Message | str | int]] = []
    for seat in state.order[: state.seats].tolist():
        training = int(state.training[seat])
        rows.append(
            [
                Message("ave_roma-column-seat", {"seat": seat}),
                " ".join(str(value) for value in by_value(state.supply[seat])) or "–",
                training or "–",
                int(state.stock[seat, DENARII]),
                int(state.stock[seat, SURPLUS]),
                int(state.level[seat]),
                int(state.roma[seat]),
                scoring.points_on_track(state, seat),
                scoring.points_of(state, seat),
            ]
        )
    return Table(Message("ave_roma-table-seats"), heads, rows)


def stock_table(state: Record, viewer: int) -> Table:
    """The viewer's store with limits and prices."""
    rows: list[list[Message | str | int]] = []
    for shown in view(state, viewer)["seats"][viewer]["stock"]:
        name = Message("ave_roma-good", {"good": shown["resource"]})
        rows.append([name, shown["count"], shown["limit"], shown["price"]])
    return Table(Message("ave_roma-table-stock"), columns("resource", "count", "limit", "price"), rows)


def own_table(state: Record, viewer: int) -> Table:
    """The viewer's cards: buildings, wars, patrons active and waiting."""
    rows: list[list[Message | str | int]] = []
    for kind, names, copies in ((BUILDING, BUILDING_NAMES, BUILDING_COPIES), (WAR, WAR_NAMES, WAR_COPIES)):
        parts = [
            Message(
                "ave_roma-owned", {"card": names[card // copies], "rotated": int(state.rotated[kind, card])}
            ).to_json()
            for card in cards_of(state, viewer, kind)
        ]
        rows.append(
            [
                Message("ave_roma-own", {"what": KIND_NAMES[kind]}),
                Message("ave_roma-list", {"parts": parts}) if parts else "–",
            ]
        )
    active = [int(patron) for patron in state.slots[viewer] if patron != NO_CARD]
    waiting = [patron for patron in cards_of(state, viewer, PATRON) if patron not in active]
    for what, patrons in (("active", active), ("waiting", waiting)):
        parts = [Message("ave_roma-card", {"card": PATRON_NAMES[patron]}).to_json() for patron in patrons]
        rows.append(
            [Message("ave_roma-own", {"what": what}), Message("ave_roma-list", {"parts": parts}) if parts else "–"]
        )
    return Table(Message("ave_roma-table-own"), columns("what", "cards"), rows)


def columns(*names: str) -> list[Message]:
    """Return the headings of a table."""
    return [Message(f"ave_roma-column-{name}") for name in names]


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
        args = {"left": WORKERS_EACH - rounds.workers_held(state, seat)}
    elif decision == Decision.RECRUIT_WORKER:
        left = WORKERS_EACH - rounds.workers_held(state, seat)
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
        shown = card_view(PATRON, action - FILL_0)
        bonus = effect_list([shown["bonus"]])
        return Message("ave_roma-do-fill", {"card": shown["id"], "place": shown["action"], "bonus": bonus})
    if decision == Decision.RECRUIT_PLACE:
        place = action - RECRUIT_0
        workers = ", ".join(str(value) for value in by_value(state.standing[place]))
        return Message("ave_roma-do-recruit", {"place": PLACE_NAMES[place], "workers": workers})
    return Message("ave_roma-do-recruit-worker", {"value": action - RECRUIT_WORKER_1 + 1})


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
    args["parts"] = [] if card == NO_CARD else resource_list(CARD_RESOURCES[card])
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
    limit = int(LIMITS[state.board[seat], resource])
    args = {"good": RESOURCE_NAMES[resource], "denarii": price, "have": have}
    return Message("ave_roma-do-sell", args) if sells else Message("ave_roma-do-buy", {**args, "limit": limit})


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


# ---------------------------------------------------------------- the log


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for an event, with names in the place of numbers."""
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
        target = args.pop("target")
        args["place"] = PLACE_NAMES[rules.place_of(target)]
        args["how"] = How(args["how"]).name.lower()
    if "end" in args:
        args["end"] = End(args["end"]).name.lower()
    return Message(f"ave_roma-log-{event['event'].replace('_', '-')}", args)


def set_name(kind: int, number: int) -> str:
    """Return the name of a set: a building, a war set, or the colour of half-symbols."""
    return {BUILDING: BUILDING_NAMES, WAR: WAR_NAMES, AREA_CARD: COLOUR_NAMES}[kind][number]


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category: those of play (AVE-15.2), then those of the end."""
    seats = range(state.seats)
    rows: list[tuple[str, list[int | None]]] = [
        (name, [int(state.earned[seat, what]) for seat in seats]) for what, name in enumerate(EARNED_NAMES)
    ]
    parts = {
        "areas": scoring.points_for_areas,
        "patrons": scoring.points_for_patrons,
        "political": scoring.points_for_level,
        "denarii": scoring.points_for_denarii,
        "goods": scoring.points_for_goods,
        "total": scoring.points_of,
    }
    rows += [(name, [int(points(state, seat)) for seat in seats]) for name, points in parts.items()]
    return [ScoreRow(Message(f"ave_roma-score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won and by which rule (AVE-15.7)."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    winner = next(
        seat for seat in best if not any(scoring.is_ahead(state, other, seat) for other in best if other != seat)
    )
    args = {"seat": winner, "points": max(points)}
    if len(best) == 1:
        return Message("ave_roma-outcome-points", args)
    richest = [seat for seat in best if state.stock[seat, DENARII] == state.stock[winner, DENARII]]
    if len(richest) == 1:
        return Message("ave_roma-outcome-denarii", {**args, "denarii": int(state.stock[winner, DENARII])})
    influence = scoring.influence_total(state, winner)
    widest = [seat for seat in richest if scoring.influence_total(state, seat) == influence]
    if len(widest) == 1:
        return Message("ave_roma-outcome-influence", {**args, "influence": influence})
    return Message("ave_roma-outcome-order", args)
