"""A position of Ave Roma as readable tables, for the terminal and for the plain board."""

from __future__ import annotations

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import scoring
from .components import (
    AEDIFICATOR,
    AREA_CARD,
    BUILDING,
    BUILDING_COPIES,
    BUILDING_NAMES,
    CARD_HALVES,
    DENARII,
    KIND_NAMES,
    NO_CARD,
    PATRON,
    PATRON_NAMES,
    PLACE_NAMES,
    RECONSTRUCTED_PERCENT,
    ROWS,
    SLOTS,
    SURPLUS,
    WAR,
    WAR_COPIES,
    WAR_NAMES,
)
from .names import card_id, cost_list, goods_list, resource_list, slot_range
from .shown import area_card, by_value, cards_of, deed_card, missing_goods, patron_card, view
from .state import Phase


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    """Return the position as readable tables: places, areas, the three rows, seats, and the viewer's own cards."""
    found = [place_table(state), area_table(state)]
    found += [row_table(state, viewer, row) for row in range(ROWS)]
    found.append(seat_table(state))
    if viewer >= 0:
        found += [stock_table(state, viewer), own_table(state, viewer)]
    return found


def place_table(state: Record) -> ReadableTable:
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
    return ReadableTable(title, columns("place", "workers", "free"), rows)


def area_table(state: Record) -> ReadableTable:
    """The areas with card, prestige and cubes, and the points that everybody would get now."""
    heads = columns("area", "card", "position", "surcharge", "prestige")
    heads += [Message("ave_roma-column-seat", {"seat": seat}) for seat in range(state.seats)]
    rows: list[list[Message | str | int]] = []
    for area, shown in enumerate(view(state, -1)["areas"]):
        card = int(state.area_card[area])
        name: Message | str = "–"
        if card != NO_CARD:
            upper, lower = (resource_list(half) for half in CARD_HALVES[card])
            colour = area_card(card)["colour"]
            name = Message("ave_roma-area-card", {"upper": upper, "lower": lower, "colour": colour})
        cubes = [
            Message("ave_roma-cube", {"space": space, "points": points})
            for space, points in zip(shown["cubes"], shown["points"], strict=True)
        ]
        position = Message("ave_roma-position", {"position": shown["position"]})
        area_name = Message("ave_roma-area-numbered", {"area": shown["id"], "number": area + 1})
        rows.append([area_name, name, position, shown["surcharge"], shown["prestige"], *cubes])
    return ReadableTable(Message("ave_roma-table-areas", {"count": int(state.deck_count[AREA_CARD])}), heads, rows)


def row_table(state: Record, viewer: int, row: int) -> ReadableTable:
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
    return ReadableTable(Message("ave_roma-table-row", args), heads, rows)


def card_gives(row: int, card: int) -> Message:
    """What a card is worth: points and influence, or bonus and goal."""
    if row != PATRON:
        deed = deed_card(row, card)
        return Message("ave_roma-card-gives", {"vp": deed["vp"], "influence": deed["influence"]})
    patron = patron_card(card)
    bonus = Message("ave_roma-effect", dict(patron["bonus"])).to_json()
    goal = Message("ave_roma-goal", dict(patron["goal"])).to_json()
    return Message("ave_roma-patron-gives", {"place": patron["action"], "bonus": [bonus], "goal": [goal]})


def seat_table(state: Record) -> ReadableTable:
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
    return ReadableTable(Message("ave_roma-table-seats"), heads, rows)


def stock_table(state: Record, viewer: int) -> ReadableTable:
    """The viewer's store with limits and prices."""
    rows: list[list[Message | str | int]] = []
    for shown in view(state, viewer)["seats"][viewer]["stock"]:
        name = Message("ave_roma-good", {"good": shown["resource"]})
        rows.append([name, shown["count"], shown["limit"], shown["price"]])
    return ReadableTable(Message("ave_roma-table-stock"), columns("resource", "count", "limit", "price"), rows)


def own_table(state: Record, viewer: int) -> ReadableTable:
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
    return ReadableTable(Message("ave_roma-table-own"), columns("what", "cards"), rows)


def columns(*names: str) -> list[Message]:
    """Return the headings of a table."""
    return [Message(f"ave_roma-column-{name}") for name in names]
