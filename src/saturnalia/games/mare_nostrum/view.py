"""What a position of Mare Nostrum means to a person: the view, tables, the end; words and refusals stand beside it.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ScoreRow, Table
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import rules
from .board import buildings_of, count_members, military_units
from .components import (
    BUILDING_NAMES,
    FIGURE_NAMES,
    FIGURE_PRICE,
    FIGURE_SIDE,
    FIGURES,
    IS_HERO,
    NOBODY,
    ON_CARAVAN_0,
    ON_CARAVAN_1,
    ON_CITY,
    ON_MARKET,
    ON_TEMPLE,
    PROVINCES,
    PYRAMIDS,
    RESOURCE_NAMES,
    SEAS,
    SIDE_NAMES,
    SIDES,
    SITE_KIND,
)
from .shown import province_view, sea_view, side_view, trade_view, view
from .speech import describe, message, prompt, tell
from .state import Decision, side_of_viewer
from .why_not import why_not

__all__ = ["describe", "outcome", "prompt", "score_sheet", "tables", "tell", "view", "why_not"]

Cell = Message | str | int

# ---------------------------------------------------------------- tables for the terminal and the generic board


def tables(state: Record, viewer: int) -> list[Table]:
    """Return the position as readable tables: civilisations, provinces, seas, heroes and wonders, bank, trade, hand."""
    own = side_of_viewer(state, viewer)
    found = [side_table(state, own), province_table(state), figure_table(state), supply_table(state)]
    if state.trireme.any():
        found.append(sea_table(state))
    if state.participants:
        found.append(trade_table(state, own))
    if own >= 0:
        found.append(own_table(state, own))
    return found


def columns(*names: str) -> list[Message]:
    """Headings."""
    return [message(f"column-{name}") for name in names]


def listed(messages: list[Message]) -> Message | str:
    """Several names in one cell, or a dash."""
    return message("list", {"cards": [each.to_json() for each in messages]}) if messages else "–"


def side_name(side: str) -> Message:
    """The name of a civilisation."""
    return message("side", {"side": side})


def figure_name(figure: str) -> Message:
    """The name of a hero or wonder."""
    return message("figure", {"figure": figure})


def card_names(cards: list[dict[str, Any]]) -> Message | str:
    """Cards with their numbers, or a dash."""
    return listed([message("card-count", {"kind": card["kind"], "count": card["count"]}) for card in cards])


def side_table(state: Record, own: int) -> Table:
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
    return Table(title, columns("side", "player", "figures", "roles", "cards", "provinces", "units"), rows)


def province_table(state: Record) -> Table:
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
    return Table(message("table-provinces"), columns("place", "owner", "buildings", "land-units", "tasks"), rows)


def short_slot(slot: str) -> str:
    """Both caravans have one name."""
    return "caravan" if slot.startswith("caravan") else slot


def sea_table(state: Record) -> Table:
    """Every sea zone with triremes."""
    rows: list[list[Cell]] = []
    for sea in range(SEAS):
        shown = sea_view(state, sea)
        if shown["triremes"]:
            fleets = [message("triremes-of", {"side": side, "count": n}) for side, n in shown["triremes"].items()]
            rows.append([message("sea", {"sea": shown["id"]}), listed(fleets)])
    return Table(message("table-seas"), columns("sea", "triremes"), rows)


def figure_table(state: Record) -> Table:
    """The heroes and wonders that are still on offer; those of neutral sides nobody can buy."""
    is_chosen = state.decision != Decision.CHOOSE_SIDE
    rows: list[list[Cell]] = [
        [figure_name(FIGURE_NAMES[figure]), int(FIGURE_PRICE[figure]), message(f"effect-{FIGURE_NAMES[figure]}")]
        for figure in range(FIGURES)
        if state.figure_owner[figure] < 0
        and (FIGURE_SIDE[figure] == NOBODY or state.seat_of[FIGURE_SIDE[figure]] >= 0 or not is_chosen)
    ]
    return Table(message("table-figures"), columns("figure", "price", "effect"), rows)


def supply_table(state: Record) -> Table:
    """Cards in the bank and tokens in the supply."""
    rows: list[list[Cell]] = [
        [message("card", {"kind": kind}), count]
        for kind, count in zip(RESOURCE_NAMES, state.bank.tolist(), strict=True)
    ]
    rows += [
        [message("building", {"what": name}), count]
        for name, count in zip(BUILDING_NAMES, state.tokens.tolist(), strict=True)
    ]
    return Table(message("table-supply"), columns("kind", "left"), rows)


def trade_table(state: Record, own: int) -> Table:
    """What lies on the table of the trade."""
    shown = trade_view(state, own) or {}
    rows: list[list[Cell]] = [
        [side_name(side), card_names(shown["face_up"][side]), card_names(shown["face_down"][side])]
        for side in shown["participants"]
    ]
    title = message("table-trade", {"number": shown["number"]})
    return Table(title, columns("side", "face-up", "face-down"), rows)


def own_table(state: Record, own: int) -> Table:
    """The viewer's cards and expected income."""
    shown = side_view(state, own, own)
    income = [{"kind": kind, "count": count} for kind, count in shown["income"].items()]
    rows: list[list[Cell]] = [
        [message("own-hand"), card_names(shown["hand"] or [])],
        [message("own-income"), card_names(income)],
    ]
    offer = (trade_view(state, own) or {}).get("my_offer", [])
    if offer:
        rows.append([message("own-offer"), card_names(offer)])
    return Table(message("table-own", {"side": SIDE_NAMES[own]}), columns("where", "cards"), rows)


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return what decides the game for every seat (MAR-13.1), then what ranks the others (MAR-13.3)."""
    sides = [int(side) for side in state.side_of[: state.seats]]
    owned = [[figure for figure in range(FIGURES) if state.figure_owner[figure] == side] for side in sides]
    rows: list[tuple[str, list[int | None]]] = [
        ("heroes", [sum(IS_HERO[figure] for figure in figures) for figures in owned]),
        ("wonders", [sum(not IS_HERO[figure] for figure in figures) for figures in owned]),
        ("pyramids", [int(PYRAMIDS in figures) for figures in owned]),
        ("cities", [buildings_of(state, side, ON_CITY, ON_CITY) for side in sides]),
        ("caravans", [buildings_of(state, side, ON_CARAVAN_0, ON_CARAVAN_1) for side in sides]),
        ("markets", [buildings_of(state, side, ON_MARKET, ON_MARKET) for side in sides]),
        ("temples", [buildings_of(state, side, ON_TEMPLE, ON_TEMPLE) for side in sides]),
        ("provinces", [count_members(int(state.owned[side])) for side in sides]),
        ("units", [military_units(state, side) for side in sides]),
        ("total", [int(state.figure_count[side]) for side in sides]),
    ]
    return [ScoreRow(message(f"score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won and by which rule."""
    winner = int(state.winner)
    if winner >= 0:
        args = {"seat": int(state.seat_of[winner]), "side": SIDE_NAMES[winner], "round": int(state.round_number)}
        if state.figure_owner[PYRAMIDS] == winner:
            return message("outcome-pyramids", args)
        return message("outcome-figures", {**args, "count": int(state.figure_count[winner])})
    standings = [rules.standing_of(state, int(state.side_of[seat])) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if standings[seat] == max(standings)]
    args = {"round": int(state.round_number), "count": int(state.figure_count[state.side_of[best[0]]])}
    if len(best) == 1:
        return message("outcome-rounds", {**args, "seat": best[0]})
    return message("outcome-rounds-shared", {**args, "seats": best})
