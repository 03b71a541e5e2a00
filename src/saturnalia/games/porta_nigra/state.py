"""The position of Porta Nigra: what the questions and actions are, what can happen, and the record that holds it."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, array, nobody, owner, scalar
from saturnalia.kernel.schema import State as KernelState

from .components import (
    ACTION_CARDS,
    AREA_LEVEL,
    AREAS,
    BRICK_AREAS,
    BRICKS,
    BUILDING_CARDS,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_BUILDING,
    CARD_NAMES,
    CARD_ONLY_2_3,
    COLOR_NAMES,
    COLOR_VALUE,
    COLORS,
    GATE_SITE_1,
    HEIGHTS,
    HONOR_BUILDING,
    HONOR_CARDS,
    HONOR_COUNT,
    HONOR_DISCARD,
    HONOR_FINAL,
    HONOR_KINDS,
    HONOR_NAMES,
    HONOR_SET,
    LEAST_HEIGHT,
    MAX_SEATS,
    MOST_TENS,
    NOBODY,
    NOTHING,
    NOWHERE,
    QUARTER_BUILDING,
    ROMANS,
    SITE_AREA,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_LEAST,
    SITE_NAMES,
    SITES,
    START_POINTS,
    SUPPLY_CARDS,
    SYMBOLS_PER_CARD,
    TALLEST,
    UNREACHABLE,
    USES_2_3_CARDS,
)

# ---------------------------------------------------------------- what is asked


class Decision(IntEnum):
    """The questions, in the order in which they can come up."""

    PLACE_BUILDER = 0
    PLAY_CARD = 1
    TURN_MENU = 2
    BUY_COLOR = 3
    BUILD_SITE = 4
    GATE_HEIGHT = 5
    RAISE_SITE = 6
    INTERIM_TENS = 7
    INTERIM_UNITS = 8
    NAME_START_PLAYER = 9


# ---------------------------------------------------------------- what is answered: 133 action ids

QUARTER_0 = 0
CARD_0 = 4
SYMBOL_0 = 12
GIVE_UP_CARD_TORCH = 17
SELL_TORCH = 18
HONOR_0 = 19
INFLUENCE_ROMAN = 33
INFLUENCE_BUILD = 34
END_TURN = 35
SHOP_0 = 36
SITE_0 = 41
HEIGHT_0 = 85
RAISE_0 = 91
TENS_0 = 100
UNITS_0 = 119
START_0 = 129
ACTION_COUNT = 133

ACTION_NAMES: list[str] = [
    *(f"quarter:{BUILDING_NAMES[building]}" for building in QUARTER_BUILDING),
    *(f"card:{card}" for card in CARD_NAMES),
    *(f"symbol:{slot}" for slot in range(1, SYMBOLS_PER_CARD + 1)),
    "give_up_card_torch",
    "sell_torch",
    *(f"honor:{honor}" for honor in HONOR_NAMES),
    "influence_roman",
    "influence_build",
    "end_turn",
    *(f"shop:{color}" for color in COLOR_NAMES),
    *(f"site:{site}" for site in SITE_NAMES),
    *(f"height:{LEAST_HEIGHT + more}" for more in range(HEIGHTS)),
    *(f"raise:{site}" for site in SITE_NAMES[GATE_SITE_1:]),
    *(f"tens:{tens}" for tens in range(MOST_TENS + 1)),
    *(f"units:{units}" for units in range(10)),
    *(f"start_player:{seat}" for seat in range(1, MAX_SEATS + 1)),
]

# ---------------------------------------------------------------- what can happen


class Happening(IntEnum):
    """The codes of the journal."""

    ROUND_BEGAN = 0
    SUPPLIED = 1
    SUPPLY_SHUFFLED = 2
    SHOWED_BUILDING_CARD = 3
    SHOWED_HONOR = 4
    PLACED_BUILDER = 5
    PLAYED_CARD = 6
    USED_TORCH = 7
    MOVED = 8
    BOUGHT = 9
    BUILT = 10
    TOOK_BUILDING_CARD = 11
    GOT_REWARD = 12
    TOOK_BRICKS = 13
    TOOK_INFLUENCE = 14
    TOOK_TORCHES = 15
    TOOK_COINS = 16
    TOOK_ROMANS = 17
    GOT_POINTS = 18
    GAVE_UP_TORCHES = 19
    SOLD_TORCH = 20
    PAID_FOR_ROMANS = 21
    PAID_FOR_BUILD = 22
    BOUGHT_HONOR = 23
    RAISED = 24
    DREW_CARD = 25
    BEGAN_EARLY_END = 26
    SPLIT_INTERIM = 27
    NAMED_START = 28
    SCORED_MAJORITY = 29
    GAME_ENDED = 30
    SCORED = 31
    PLACED_SUPPLY = 32


EVENTS: dict[int, Event] = {
    Happening.ROUND_BEGAN: Event("round_began", ("round", "seat")),
    Happening.SUPPLIED: Event("supplied", ("cards", "bricks", "market")),
    Happening.SUPPLY_SHUFFLED: Event("supply_shuffled"),
    Happening.SHOWED_BUILDING_CARD: Event("showed_building_card", ("building_card",)),
    Happening.SHOWED_HONOR: Event("showed_honor", ("honor",)),
    Happening.PLACED_BUILDER: Event("placed_builder", ("seat", "quarter")),
    Happening.PLAYED_CARD: Event("played_card", ("seat", "card")),
    Happening.USED_TORCH: Event("used_torch", ("seat",)),
    Happening.MOVED: Event("moved", ("seat", "quarter", "coins")),
    Happening.BOUGHT: Event("bought", ("seat", "color", "price")),
    Happening.BUILT: Event("built", ("seat", "site", "height", "white")),
    Happening.TOOK_BUILDING_CARD: Event("took_building_card", ("seat", "building_card")),
    Happening.GOT_REWARD: Event("got_reward", ("seat", "building", "times", "romans")),
    Happening.TOOK_BRICKS: Event("took_bricks", ("seat", "color", "count")),
    Happening.TOOK_INFLUENCE: Event("took_influence", ("seat", "count")),
    Happening.TOOK_TORCHES: Event("took_torches", ("seat", "count")),
    Happening.TOOK_COINS: Event("took_coins", ("seat", "coins")),
    Happening.TOOK_ROMANS: Event("took_romans", ("seat", "count")),
    Happening.GOT_POINTS: Event("got_points", ("seat", "points")),
    Happening.GAVE_UP_TORCHES: Event("gave_up_torches", ("seat", "count", "coins")),
    Happening.SOLD_TORCH: Event("sold_torch", ("seat", "coins")),
    Happening.PAID_FOR_ROMANS: Event("paid_for_romans", ("seat", "influence", "romans")),
    Happening.PAID_FOR_BUILD: Event("paid_for_build", ("seat", "influence")),
    Happening.BOUGHT_HONOR: Event("bought_honor", ("seat", "honor", "influence")),
    Happening.RAISED: Event("raised", ("seat", "site", "height")),
    Happening.DREW_CARD: Event("drew_card", ("seat", "card"), {"card": "seat"}),
    Happening.BEGAN_EARLY_END: Event("began_early_end", ("seat", "why", "points")),
    Happening.SPLIT_INTERIM: Event("split_interim", ("seat", "bricks", "coins", "points")),
    Happening.NAMED_START: Event("named_start", ("seat", "start_seat", "tied")),
    Happening.SCORED_MAJORITY: Event("scored_majority", ("area", "first_seat", "second_seat", "tied")),
    Happening.GAME_ENDED: Event("game_ended", ("early",)),
    Happening.SCORED: Event("scored", ("what", "seat", "points")),
    Happening.PLACED_SUPPLY: Event("placed_supply", ("supply_card", "bricks")),
}


class EarlyEnd(IntEnum):
    """Why the game ends early (POR-7.2, POR-7.3)."""

    BRICKS = 0
    SEGMENTS = 1


class Scored(IntEnum):
    """The parts of the final scoring that are told seat by seat, in the order of the rulebook (POR-8.1)."""

    SETS = 0
    FINALS = 1
    PLAY_AREA = 2


# the kinds of points gained during play, for the score sheet
FROM_SITES, FROM_GATE, FROM_HONORS, FROM_INTERIM, FROM_EARLY_END = range(5)
SOURCES = 5


class State(KernelState):
    """One position of Porta Nigra. What has no `seen_by` everybody sees, and at the end everything."""

    journal_lines = 48

    # the table
    rounds: int = scalar("how many rounds are played")
    round_number: int = scalar("number of the round, from 1")
    start_seat: int = scalar("the start player of the round")
    active: int = scalar("the seat whose turn it is")
    by_example: int = scalar("1 if the influence action brings the Romans of the rulebook's example")
    ended_by: int = scalar("who began the early end of the game, -1 for nobody", empty=NOBODY)

    # the market and the displays, which everybody sees, but not the order of the piles
    # (POR-10.1, POR-10.3, POR-10.8, POR-10.9)
    reserve: int = scalar("bricks in the reserve")
    market: int = scalar("bricks in all shops together")  # POR-2.12: none before the first refill
    shop: Array = array(np.int8, COLORS, "bricks in each shop")
    supply: Array = array(
        np.int8, SUPPLY_CARDS, "supply cards, the next one last", seen_by=nobody, unknown=NOTHING, empty=NOTHING
    )
    supply_left: int = scalar("supply cards in the draw pile")
    supply_used: Array = array(np.int8, SUPPLY_CARDS, "1 for supply cards on the discard pile")
    building_pile: Array = array(
        np.int8, BUILDING_CARDS, "building cards, the next one last", seen_by=nobody, unknown=NOTHING, empty=NOTHING
    )
    building_left: int = scalar("building cards in the draw pile")
    building_shown: int = scalar("building cards in the display")
    building_display: Array = array(np.int8, BUILDING_CARDS, "1 for building cards in the display")
    honor_pile: Array = array(
        np.int8, HONOR_CARDS, "honor cards, the next one last", seen_by=nobody, unknown=NOTHING, empty=NOTHING
    )
    honor_left: int = scalar("honor cards in the draw pile")
    honor_shown: int = scalar("honor cards in the display")
    honor_display: Array = array(np.int8, HONOR_KINDS, "honor cards in the display by kind")
    honor_sold: Array = array(np.int8, HONOR_KINDS, "honor cards bought by kind")

    # the board
    site_owner: Array = array(np.int8, SITES, "who has a segment on the site, -1 for nobody", empty=NOBODY)
    site_height: Array = array(np.int8, SITES, "bricks of the segment on the site")
    least_bricks: Array = array(
        np.int8, (BUILDINGS, COLORS), "fewest bricks that an empty site of this building and colour asks for"
    )

    # the seats (POR-10.2)
    builder: Array = array(  # POR-2.11
        np.int8, MAX_SEATS, "the quarter of the master builder, -1 before the first turn", empty=NOWHERE
    )
    coins: Array = array(np.int16, MAX_SEATS, "coins")
    torches: Array = array(np.int16, MAX_SEATS, "torch tokens")
    influence: Array = array(np.int16, MAX_SEATS, "influence tokens")
    romans: Array = array(np.int16, MAX_SEATS, "Romans in the play area")
    stock: Array = array(np.int16, MAX_SEATS, "Romans in the stock")
    segments: Array = array(np.int16, MAX_SEATS, "segments on the board")
    points: Array = array(np.int16, MAX_SEATS, "victory points on the track")
    points_from: Array = array(np.int16, (MAX_SEATS, SOURCES), "victory points by where they came from")
    bricks: Array = array(np.int16, (MAX_SEATS, COLORS), "bricks on the player board by colour")
    built: Array = array(np.int16, (MAX_SEATS, BUILDINGS), "bricks on the board by building")
    measure: Array = array(np.int16, (MAX_SEATS, AREAS), "bricks, or segments that reach the level, by majority")
    best_brick: Array = array(np.int8, (MAX_SEATS, AREAS), "value of the most valuable brick there, by majority")
    building_cards: Array = array(np.int8, (MAX_SEATS, BUILDINGS), "building cards and substitutes by building")
    finals: Array = array(np.int8, (MAX_SEATS, HONOR_KINDS), "final-scoring cards by kind of honor card")

    # the action cards: hands are secret, the order of the decks is known to nobody, what was played to everybody
    # (POR-10.4, POR-10.5, POR-10.6, POR-10.7)
    hand: Array = array(np.int8, (MAX_SEATS, ACTION_CARDS), "1 for action cards in hand", seen_by=owner)
    hand_count: Array = array(np.int8, MAX_SEATS, "number of action cards in hand")
    deck: Array = array(
        np.int8,
        (MAX_SEATS, ACTION_CARDS),
        "the action deck, the next card last",
        seen_by=nobody,
        unknown=NOTHING,
        empty=NOTHING,
    )
    deck_left: Array = array(np.int8, MAX_SEATS, "number of action cards in the deck")
    played: Array = array(np.int8, (MAX_SEATS, ACTION_CARDS), "1 for action cards played in this round")

    # the turn
    card: int = scalar("the action card being carried out, -1 before one is played", empty=NOTHING)
    used: int = scalar("bit set of the symbols used on it")
    card_torches: int = scalar("card torches left")
    honors_bought: int = scalar("honor cards bought in this turn")
    site: int = scalar("the Porta Nigra site whose height is being chosen, -1 otherwise", empty=NOTHING)
    tens: int = scalar("the tens of the coins taken in the interim scoring")

    # scratch paper: rules allocate nothing, so that they run on a GPU as they are
    pool: Array = array(
        np.int8, ACTION_CARDS, "action cards being redealt", seen_by=nobody, empty=NOTHING, scratch=True
    )
    gains: Array = array(
        np.int16, (SITES, TALLEST + 1), "bots: what a segment would bring by its height", seen_by=nobody, scratch=True
    )


def broken_laws(state: Record) -> list[str]:
    """Return what is impossible about a position: pieces never appear or vanish, and the counts agree with them."""
    seats = range(state.seats)
    height, owners = state.site_height.astype(np.int64), state.site_owner
    own = [owners == seat for seat in seats]
    in_game = [bool(USES_2_3_CARDS[state.seats]) or not only for only in CARD_ONLY_2_3]
    empty = owners == NOBODY
    laws = {
        "90 bricks": state.reserve + state.market + state.bricks.sum() + height.sum() == BRICKS,
        "market": state.market == state.shop.sum(),
        "15 Romans of each colour": all(
            state.romans[seat] + state.stock[seat] + state.segments[seat] == ROMANS for seat in seats
        ),
        "segments": all(state.segments[seat] == own[seat].sum() for seat in seats),
        "an empty site has no bricks": ((height == 0) == empty).all(),
        "bricks by building": all(
            state.built[seat, building] == height[own[seat] & (building == SITE_BUILDING)].sum()
            for seat in seats
            for building in range(BUILDINGS)
        ),
        "majorities": all(
            (state.measure[seat, area], state.best_brick[seat, area]) == _measure(height, own[seat], area)
            for seat in seats
            for area in range(AREAS)
        ),
        "smallest empty sites": all(
            state.least_bricks[building, color]
            == min(
                SITE_LEAST[empty & (building == SITE_BUILDING) & (color == SITE_COLOR)].tolist(), default=UNREACHABLE
            )
            for building in range(BUILDINGS)
            for color in range(COLORS)
        ),
        "points": all(state.points[seat] == START_POINTS + state.points_from[seat].sum() for seat in seats),
        "supply cards": _each_once([state.supply[: state.supply_left]], [state.supply_used], SUPPLY_CARDS),
        "building cards": state.building_display.sum() == state.building_shown and _building_cards_agree(state),
        "honor cards": (
            np.bincount(state.honor_pile[: state.honor_left], minlength=HONOR_KINDS)
            + state.honor_display
            + state.honor_sold
            == HONOR_COUNT
        ).all()
        and state.honor_display.sum() == state.honor_shown,
        "final-scoring cards": _finals_agree(state),
        "action cards": all(
            _each_once(
                [state.deck[seat, : state.deck_left[seat]]],
                [state.hand[seat], state.played[seat], ~np.array(in_game)],
                ACTION_CARDS,
            )
            for seat in seats
        ),
        "hand counts": (state.hand.sum(axis=1) == state.hand_count).all(),
        "nobody owes anything": min(
            int(numbers.min())
            for numbers in (state.coins, state.torches, state.influence, state.romans, state.stock, state.bricks)
        )
        >= 0
        and min(int(state.reserve), int(state.shop.min()), int(state.building_cards.min())) >= 0,
    }
    return [law for law, holds in laws.items() if not holds]


def _measure(height: Array, own: Array, area: int) -> tuple[int, int]:
    """What a seat has in an area, counted anew: its measure and the value of its most valuable brick."""
    if area < BRICK_AREAS:
        there = own & (area == SITE_AREA)
        amount = int(height[there].sum())
    else:
        there = own & (np.arange(SITES) >= GATE_SITE_1) & (height >= AREA_LEVEL[area])
        amount = int(there.sum())
    return amount, int(max(COLOR_VALUE[SITE_COLOR[there]].tolist(), default=0))


def _each_once(piles: list[Array], flags: list[Array], count: int) -> bool:
    """Whether every card lies in exactly one of the piles and marked places."""
    total = np.zeros(count, dtype=np.int64)
    for pile in piles:
        total += np.bincount(pile, minlength=count)
    for flag in flags:
        total += flag
    return bool((total == 1).all())


def _building_cards_agree(state: Record) -> bool:
    """Cards of the pile and the display are there once; the rest was taken, and some of it discarded in sets."""
    pile = np.bincount(state.building_pile[: state.building_left], minlength=BUILDING_CARDS)
    away = 1 - pile - state.building_display
    taken = np.array([away[building == CARD_BUILDING].sum() for building in range(BUILDINGS)])
    for kind in range(HONOR_KINDS):
        if HONOR_BUILDING[kind] >= 0:
            taken[HONOR_BUILDING[kind]] += state.honor_sold[kind]
    sets = int((state.honor_sold * (HONOR_SET > 0)).sum())
    return bool((away >= 0).all() and (state.building_cards.sum(axis=0) == taken - sets).all())


def _finals_agree(state: Record) -> bool:
    """Final-scoring cards were bought, and are gone again when a higher one was bought with them."""
    held = state.finals.sum(axis=0).astype(np.int64)
    for kind in range(HONOR_KINDS):
        if HONOR_DISCARD[kind] >= 0:
            held[HONOR_DISCARD[kind]] += state.honor_sold[kind]
    return bool((held[HONOR_FINAL > 0] == state.honor_sold[HONOR_FINAL > 0]).all())
