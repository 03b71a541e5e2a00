"""A position of Porta Nigra as readable tables, for the terminal and for the plain board."""

from __future__ import annotations

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message, Sentence
from saturnalia.kernel.schema import Record

from . import actions, rules, scoring
from .components import (
    ACTION_CARDS,
    AREAS,
    BUILDING_CARDS,
    BUILDINGS,
    COLOR_NAMES,
    COLORS,
    COMPONENTS,
    FIRST_POINTS,
    GATE_SITE_1,
    HONOR_KINDS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRICE,
    SECOND_POINTS,
    SITE_AREA,
    SITES,
)
from .names import (
    area_args,
    building_card_args,
    card_args,
    card_symbols,
    honor_args,
    message,
    part,
    quarter_args,
    site_args,
    symbol_args,
)

Cell = Message | str | int


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    """Return the position as readable tables: shops, sites, displays, majorities, players, and the viewer's cards."""
    found = [
        shop_table(state, viewer),
        site_table(state),
        display_table(state),
        majority_table(state),
        seat_table(state),
        bricks_table(state),
    ]
    if viewer >= 0 or state.card != NOTHING:
        found.append(card_table(state, viewer))
    return found


def columns(*names: str) -> list[Message]:
    """The headings of a table."""
    return [message(f"column-{name}") for name in names]


def seat_columns(state: Record) -> list[Message]:
    """One heading for every player."""
    return [message("column-seat", seat=seat) for seat in range(state.seats)]


def listed(cells: list[Sentence]) -> Cell:
    """Several messages in one cell, or a dash."""
    return message("cells", cells=cells) if cells else "–"


def shop_table(state: Record, viewer: int) -> ReadableTable:
    """The brick market, with what a brick costs the viewer (POR-1.14)."""
    rows: list[list[Cell]] = []
    placed = viewer >= 0 and state.builder[viewer] != NOWHERE
    for color in range(COLORS):
        cost: Cell = actions.brick_cost(state, viewer, color) if placed else "–"
        rows.append([message("color", color=COLOR_NAMES[color]), int(state.shop[color]), int(PRICE[color]), cost])
    title = message("table-shops", reserve=int(state.reserve), round=int(state.round_number), rounds=int(state.rounds))
    return ReadableTable(title, columns("shop", "bricks", "price", "cost"), rows)


def site_table(state: Record) -> ReadableTable:
    """Every site of every row: the segment that stands there, or what the site asks for and gives."""
    rows: list[list[Cell]] = []
    for area in range(AREAS):
        here = [site for site in range(SITES) if SITE_AREA[site] == area]
        if here:
            rows.append([message("area", **area_args(area)), listed([site_cell(state, site) for site in here])])
    gate = [site_cell(state, site) for site in range(GATE_SITE_1, SITES)]
    rows.append([message("building", building="porta_nigra"), listed(gate)])
    return ReadableTable(message("table-sites"), columns("row", "sites"), rows)


def site_cell(state: Record, site: int) -> Sentence:
    """One site in a few words."""
    args = site_args(site)
    if state.site_owner[site] == NOBODY:
        return part("site-free" if args["bricks"] else "site-free-gate", **args)
    return part("site-taken", **args, seat=int(state.site_owner[site]), height=int(state.site_height[site]))


def display_table(state: Record) -> ReadableTable:
    """The building cards and honor cards on display."""
    cards = [part("building-card", **building_card_args(c)) for c in range(BUILDING_CARDS) if state.building_display[c]]
    honors = [
        part("honor-priced", **honor_args(kind), count=int(state.honor_display[kind]))
        for kind in range(HONOR_KINDS)
        if state.honor_display[kind]
    ]
    rows: list[list[Cell]] = [
        [message("display-building-cards", left=int(state.building_left)), listed(cards)],
        [message("display-honors", left=int(state.honor_left)), listed(honors)],
    ]
    return ReadableTable(message("table-displays"), columns("display", "cards"), rows)


def majority_table(state: Record) -> ReadableTable:
    """All twelve majorities: what the places are worth, and what every seat has and would get now."""
    rows: list[list[Cell]] = []
    for area in range(AREAS):
        row: list[Cell] = [message("area", **area_args(area)), f"{FIRST_POINTS[area]} / {SECOND_POINTS[area]}"]
        for seat in range(state.seats):
            points = scoring.points_in(state, seat, area)
            row.append(message("measure", measure=int(state.measure[seat, area]), points=points))
        rows.append(row)
    return ReadableTable(message("table-majorities"), [*columns("area", "places"), *seat_columns(state)], rows)


def seat_table(state: Record) -> ReadableTable:
    """Points, coins, tokens and Romans of every seat."""
    rows: list[list[Cell]] = []
    for seat in range(state.seats):
        builder = int(state.builder[seat])
        where: Cell = "–" if builder == NOWHERE else message("building", **quarter_args(builder))
        numbers = (state.coins, state.torches, state.influence, state.romans, state.stock)
        counts = [int(number[seat]) for number in numbers]
        total = scoring.points_of(state, seat)
        rows.append([message("column-seat", seat=seat), int(state.points[seat]), total, *counts, where])
    names = ("seat-name", "points", "total", "coins", "torches", "influence", "romans", "stock", "builder")
    return ReadableTable(message("table-seats"), columns(*names), rows)


def bricks_table(state: Record) -> ReadableTable:
    """The bricks on the player boards and the building cards of every seat."""
    rows: list[list[Cell]] = []
    for color in range(COLORS):
        counts = [int(state.bricks[seat, color]) for seat in range(state.seats)]
        rows.append([message("color-bricks", color=COLOR_NAMES[color]), *counts])
    for building in range(BUILDINGS):
        counts = [int(state.building_cards[seat, building]) for seat in range(state.seats)]
        rows.append([message("cards-of", building=COMPONENTS["buildings"][building]["id"]), *counts])
    finals = [scoring.points_for_finals(state, seat) for seat in range(state.seats)]
    rows.append([message("column-finals"), *finals])
    return ReadableTable(message("table-bricks"), [*columns("kept"), *seat_columns(state)], rows)


def card_table(state: Record, viewer: int) -> ReadableTable:
    """The card being carried out, and the viewer's hand."""
    rows: list[list[Cell]] = []
    if state.card != NOTHING:
        left = [
            part("symbol", **symbol_args(symbol))
            for slot, symbol in enumerate(card_symbols(int(state.card)))
            if not rules.is_used(state, slot)
        ]
        where = message("own-card", **card_args(int(state.card)), seat=int(state.active), left=int(state.card_torches))
        rows.append([where, listed(left)])
    if viewer >= 0:
        hand = [part("card-facts", **card_args(card)) for card in range(ACTION_CARDS) if state.hand[viewer, card]]
        rows.append([message("own-hand"), listed(hand)])
    return ReadableTable(message("table-cards"), columns("where", "cards"), rows)
