"""A position of Mare Nostrum as readable tables, for the terminal and for the plain board."""

from __future__ import annotations

from collections.abc import Sequence

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .board import military_units
from .components import (
    BUILDING_NAMES,
    FIGURE_NAMES,
    FIGURE_PRICE,
    FIGURE_SIDE,
    FIGURES,
    NOBODY,
    PROVINCES,
    RESOURCE_NAMES,
    SEAS,
    SIDE_NAMES,
    SIDES,
    SITE_KIND,
)
from .names import figure_name, message, short_slot, side_name
from .shown import province_view, sea_view, side_view, trade_view
from .state import Decision, side_of_viewer
from .view_types import CardCount, Trade

Cell = Message | str | int


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    """Return the position as readable tables: civilisations, provinces, seas, heroes and wonders, bank, trade, hand."""
    own = side_of_viewer(state, viewer)
    found = [side_table(state, own), province_table(state), figure_table(state), supply_table(state)]
    if state.trireme.any():
        found.append(sea_table(state))
    trade = trade_view(state, own)
    if trade:
        found.append(trade_table(trade))
    if own >= 0:
        found.append(own_table(state, own))
    return found


def columns(*names: str) -> list[Message]:
    """Headings."""
    return [message(f"column-{name}") for name in names]


def listed(messages: list[Message]) -> Message | str:
    """Several names in one cell, or a dash."""
    return message("list", {"parts": [each.to_json() for each in messages]}) if messages else "–"


def card_names(cards: Sequence[CardCount]) -> Message | str:
    """Cards with their numbers, or a dash."""
    return listed([message("card-count", {"kind": card["kind"], "count": card["count"]}) for card in cards])


def side_table(state: Record, own: int) -> ReadableTable:
    """Every civilisation: who plays it, progress, roles, cards, provinces and units."""
    rows: list[list[Cell]] = []
    for side in range(SIDES):
        shown = side_view(state, own, side)
        player: Cell = message("neutral") if shown["seat"] is None else message("seat", {"seat": shown["seat"]})
        if shown["seat"] is None and state.decision == Decision.CHOOSE_SIDE:
            player = "–"
        roles = listed([message("role", {"role": role}) for role in shown["roles"]])
        figures = listed([figure_name(figure) for figure in shown["figures"]])
        units = military_units(state, side)
        cards = shown["hand_count"]
        rows.append([side_name(shown["side"]), player, figures, roles, cards, shown["provinces"], units])
    title = message("table-sides", {"round": int(state.round_number)})
    return ReadableTable(title, columns("side", "player", "figures", "roles", "cards", "provinces", "units"), rows)


def province_table(state: Record) -> ReadableTable:
    """Every province with something on it."""
    rows: list[list[Cell]] = []
    for province in range(PROVINCES):
        shown = province_view(state, province)
        buildings = [message("building", {"what": name}) for name in ("city", "market", "temple") if shown[name]]
        buildings += [
            message("caravan-of", {"kind": RESOURCE_NAMES[SITE_KIND[province, site]]})
            for site, stands in enumerate(shown["caravans"])
            if stands
        ]
        units = [message("legions-of", {"side": side, "count": n}) for side, n in shown["legions"].items()]
        if shown["fortresses"]:
            units.append(message("fortresses", {"count": shown["fortresses"]}))
        units += [message("docked-of", {"side": side, "count": n}) for side, n in shown["docked"].items()]
        tasks = [
            message("task-on", {"side": task["side"], "slot": short_slot(task["slot"])}) for task in shown["tasks"]
        ]
        if shown["owner"] or units:
            owner: Cell = side_name(shown["owner"]) if shown["owner"] else "–"
            place = message("place", {"place": shown["id"]})
            rows.append([place, owner, listed(buildings), listed(units), listed(tasks)])
    return ReadableTable(
        message("table-provinces"), columns("place", "owner", "buildings", "land-units", "tasks"), rows
    )


def sea_table(state: Record) -> ReadableTable:
    """Every sea zone with triremes."""
    rows: list[list[Cell]] = []
    for sea in range(SEAS):
        shown = sea_view(state, sea)
        if shown["triremes"]:
            fleets = [message("triremes-of", {"side": side, "count": n}) for side, n in shown["triremes"].items()]
            rows.append([message("sea", {"sea": shown["id"]}), listed(fleets)])
    return ReadableTable(message("table-seas"), columns("sea", "triremes"), rows)


def figure_table(state: Record) -> ReadableTable:
    """The heroes and wonders that are still on offer; those of neutral sides nobody can buy."""
    is_chosen = state.decision != Decision.CHOOSE_SIDE
    rows: list[list[Cell]] = [
        [figure_name(FIGURE_NAMES[figure]), int(FIGURE_PRICE[figure]), message(f"effect-{FIGURE_NAMES[figure]}")]
        for figure in range(FIGURES)
        if state.figure_owner[figure] < 0
        and (FIGURE_SIDE[figure] == NOBODY or state.seat_of[FIGURE_SIDE[figure]] >= 0 or not is_chosen)
    ]
    return ReadableTable(message("table-figures"), columns("figure", "price", "effect"), rows)


def supply_table(state: Record) -> ReadableTable:
    """Cards in the bank and tokens in the supply."""
    rows: list[list[Cell]] = [
        [message("card-title", {"kind": kind}), count]
        for kind, count in zip(RESOURCE_NAMES, state.bank.tolist(), strict=True)
    ]
    rows += [
        [message("building", {"what": name}), count]
        for name, count in zip(BUILDING_NAMES, state.tokens.tolist(), strict=True)
    ]
    return ReadableTable(message("table-supply"), columns("kind", "left"), rows)


def trade_table(shown: Trade) -> ReadableTable:
    """What lies on the table of the trade."""
    rows: list[list[Cell]] = [
        [side_name(side), card_names(shown["face_up"][side]), card_names(shown["face_down"][side])]
        for side in shown["participants"]
    ]
    title = message("table-trade", {"number": shown["number"]})
    return ReadableTable(title, columns("side", "face-up", "face-down"), rows)


def own_table(state: Record, own: int) -> ReadableTable:
    """The viewer's cards and expected income."""
    shown = side_view(state, own, own)
    income: list[CardCount] = [{"kind": kind, "count": count} for kind, count in shown["income"].items()]
    rows: list[list[Cell]] = [
        [message("own-hand"), card_names(shown["hand"] or [])],
        [message("own-income"), card_names(income)],
    ]
    trade = trade_view(state, own)
    if trade and trade["my_offer"]:
        rows.append([message("own-offer"), card_names(trade["my_offer"])])
    return ReadableTable(message("table-own", {"side": SIDE_NAMES[own]}), columns("where", "cards"), rows)
