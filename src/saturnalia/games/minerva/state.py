"""The position of Minerva: what the questions and actions are, what can happen, and the record that holds it all."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, array, nobody, scalar
from saturnalia.kernel.schema import State as KernelState

from .components import (
    ASSISTANT_LIMIT,
    CELLS,
    COPIES,
    CULTURE_NAMES,
    CULTURES,
    DECK_SIZE,
    DISPLAY_SIZE,
    EMPTY,
    FACILITY_TYPES,
    FIRST_TEMPLE,
    FOUNTAIN,
    GLORY_RANKS,
    HELPED_RESIDENCE,
    IS_START,
    LARGEST_PILE,
    LAST_TEMPLE,
    LONGEST_LINE,
    MAX_SEATS,
    MOST_CONVERTED,
    MOST_PAIRS,
    NEIGHBOUR,
    NO_CELL,
    NO_SEAT,
    NORMAL_TILES,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PILE_SIZE,
    RESIDENCE,
    RESIDENCES,
    RESOURCE_CAP,
    RESOURCE_NAMES,
    RESOURCES,
    ROUND_TILE,
    ROUNDS,
    TEMPLE_DECK_SIZE,
    TEMPLE_SLOTS,
    TILE_NAMES,
    TILE_TYPES,
    TILES_PER_PILE,
)
from .ids import Direction

# ---------------------------------------------------------------- what is asked


class Decision(IntEnum):
    """The questions, in the order of chapter 16."""

    MAIN = 0
    PARTNER = 1
    CELL = 2
    ASSISTANT_CELL = 3
    DIRECTION = 4
    RESOURCE = 5
    GARDEN = 6
    CONVERT = 7
    CONVERT_PAIR = 8
    TRADE = 9
    ARCH = 10
    BATH = 11
    AQUEDUCT_SOURCE = 12
    AQUEDUCT_TARGET = 13
    CIRCUS = 14
    HIRE = 15


# ---------------------------------------------------------------- what is answered: 375 action ids

STOP = 0  # pass, decline or stop
BUILD_RESIDENCE = 1
PLACE_ASSISTANT = 2
SELL_0 = 3
DIRECTION_0 = 7
TAKE_0 = 11
CULTURE_0 = 15
CONVERT_0 = 18
PAIR_0 = 25
HIRE_WITH_DENARII = 31
HIRE_WITH_GLORY = 32
TILE_0 = 32  # plus the number of a type, which is at least 1
CELL_0 = 86
ACTION_COUNT = CELL_0 + CELLS

DIRECTION_NAMES: tuple[Direction, ...] = ("up", "down", "left", "right")

ACTION_NAMES: list[str] = [
    "stop",
    "residence",
    "assistant",
    *(f"sell:{name}" for name in RESOURCE_NAMES),
    *(f"direction:{name}" for name in DIRECTION_NAMES),
    *(f"take:{name}" for name in RESOURCE_NAMES),
    *(f"culture:{name}" for name in CULTURE_NAMES),
    *(f"convert:{count}" for count in range(MOST_CONVERTED + 1)),
    *(f"pair:{RESOURCE_NAMES[PAIR_FIRST[pair]]}+{RESOURCE_NAMES[PAIR_SECOND[pair]]}" for pair in range(PAIRS)),
    "hire:denarii",
    "hire:glory",
    *(f"tile:{TILE_NAMES[kind]}" for kind in range(1, ROUND_TILE + 1)),
    *(f"cell:{cell}" for cell in range(CELLS)),
]

# ---------------------------------------------------------------- what can happen


class Happening(IntEnum):
    """The codes of the journal."""

    ROUND_BEGAN = 0
    REVEALED = 1
    REVEALED_PAIR = 2
    SOLD = 3
    PAID_FEE = 4
    PASSED = 5
    PASSED_AGAIN = 6
    PAID = 7
    REMOVED_PARTNER = 8
    TOOK_ROUND_TILE = 9
    BUILT = 10
    PLACED_ASSISTANT = 11
    CHOSE_DIRECTION = 12
    GAINED = 13
    OVERFLOWED = 14
    EARNED = 15
    GOT_POINTS = 16
    CONVERTED = 17
    CONVERTED_PAIR = 18
    GOT_GLORY = 19
    TOOK_CULTURE = 20
    NEW_TEMPLE = 21
    BOUGHT = 22
    DECLINED = 23
    CHOSE_FOR_BATH = 24
    MOVED = 25
    REMOVED_RESIDENCE = 26
    HIRED = 27
    DID_NOT_HIRE = 28
    AWARDED = 29
    FLIPPED_ORDER = 30
    GAME_ENDED = 31
    PAID_TOKENS = 32
    SCORED = 33
    SCORED_REST = 34


EVENTS: dict[int, Event] = {
    Happening.ROUND_BEGAN: Event("round_began", ("round", "seat")),
    Happening.REVEALED: Event("revealed", ("tile",)),
    Happening.REVEALED_PAIR: Event("revealed_pair", ("tile", "partner")),
    Happening.SOLD: Event("sold", ("seat", "resource", "denarii")),
    Happening.PAID_FEE: Event("paid_fee", ("seat", "denarii")),
    Happening.PASSED: Event("passed", ("seat", "order")),
    Happening.PASSED_AGAIN: Event("passed_again", ("seat", "denarii")),
    Happening.PAID: Event("paid", ("seat", "tile", "tokens", "denarii")),
    Happening.REMOVED_PARTNER: Event("removed_partner", ("seat", "tile")),
    Happening.TOOK_ROUND_TILE: Event("took_round_tile", ("seat", "denarii")),
    Happening.BUILT: Event("built", ("seat", "tile", "cell", "tokens")),
    Happening.PLACED_ASSISTANT: Event("placed_assistant", ("seat", "cell")),
    Happening.CHOSE_DIRECTION: Event("chose_direction", ("seat", "direction", "count")),
    Happening.GAINED: Event("gained", ("seat", "tile", "resource", "count")),
    Happening.OVERFLOWED: Event("overflowed", ("seat", "resource", "count", "denarii")),
    Happening.EARNED: Event("earned", ("seat", "tile", "denarii")),
    Happening.GOT_POINTS: Event("got_points", ("seat", "tile", "culture", "points")),
    Happening.CONVERTED: Event("converted", ("seat", "resource", "count", "glory")),
    Happening.CONVERTED_PAIR: Event("converted_pair", ("seat", "resource", "other", "glory")),
    Happening.GOT_GLORY: Event("got_glory", ("seat", "tile", "glory")),
    Happening.TOOK_CULTURE: Event("took_culture", ("seat", "culture", "vp")),
    Happening.NEW_TEMPLE: Event("new_temple", ("tile",)),
    Happening.BOUGHT: Event("bought", ("seat", "resource", "denarii")),
    Happening.DECLINED: Event("declined", ("seat", "tile")),
    Happening.CHOSE_FOR_BATH: Event("chose_for_bath", ("seat", "tile", "cell")),
    Happening.MOVED: Event("moved", ("seat", "tile", "source", "target")),
    Happening.REMOVED_RESIDENCE: Event("removed_residence", ("seat", "cell")),
    Happening.HIRED: Event("hired", ("seat", "denarii", "glory")),
    Happening.DID_NOT_HIRE: Event("did_not_hire", ("seat",)),
    Happening.AWARDED: Event("awarded", ("seat", "glory", "rank", "vp")),
    Happening.FLIPPED_ORDER: Event("flipped_order"),
    Happening.GAME_ENDED: Event("game_ended"),
    Happening.PAID_TOKENS: Event("paid_tokens", ("seat", "resource", "count")),
    Happening.SCORED: Event("scored", ("seat", "culture", "glory", "temples")),
    Happening.SCORED_REST: Event("scored_rest", ("seat", "stock", "order")),
}


class State(KernelState):
    """One position of Minerva. Everybody sees all (MIN-17.1, MIN-17.2, MIN-17.6) but the order of the two decks."""

    journal_lines = 64

    # the table
    round_number: int = scalar("number of the round, from 1")
    first_player: int = scalar("the seat that began the round")
    active: int = scalar("the seat whose turn it is, or that is hiring")
    passed: int = scalar("how many seats have passed in this main phase")
    hiring: int = scalar("hire phase: the number of the order tile whose holder is asked")
    display: Array = array(np.int8, DISPLAY_SIZE, "tiles on display by type, temples and solo round tiles included")
    temples: Array = array(np.int8, TEMPLE_SLOTS, "the temples on display, 0 for none")
    pairs: Array = array(np.int8, (MOST_PAIRS, 2), "solo: the pairs on display, in the order of drawing")
    pair_count: int = scalar("solo: number of pairs on display")
    removed: Array = array(np.int8, FACILITY_TYPES + 1, "solo: facilities removed from the game by type")
    deck: Array = array(
        np.int8, DECK_SIZE, "normal tiles and round tiles; drawn places are 0", seen_by=nobody
    )  # MIN-17.3
    deck_next: int = scalar("place of the next tile of the deck: so many have been drawn")
    deck_end: int = scalar("tiles in the deck at the beginning, round tiles included")
    temple_deck: Array = array(np.int8, TEMPLE_DECK_SIZE, "temples; drawn places are 0", seen_by=nobody)  # MIN-17.4
    temple_count: int = scalar("temples left in the temple deck")
    culture_taken: Array = array(np.int8, CULTURES, "tiles already taken from each culture pile")
    culture_owner: Array = array(
        np.int8, (CULTURES, LARGEST_PILE), "who took the tile, from the top; -1 for nobody", empty=NO_SEAT
    )
    glory_owner: Array = array(
        np.int8, (ROUNDS + 1, GLORY_RANKS), "who won the tile by round and rank, -1 for nobody", empty=NO_SEAT
    )

    # the seats
    city: Array = array(
        np.int8, (MAX_SEATS, CELLS), "type of the tile in each cell; 0 empty, 56 residence with assistant"
    )
    contact: Array = array(np.int8, (MAX_SEATS, CELLS), "how many neighbouring cells of each cell hold a tile")
    top: Array = array(np.int8, MAX_SEATS, "no tile of the city lies in a row above this one")
    bottom: Array = array(np.int8, MAX_SEATS, "no tile of the city lies in a row below this one")
    left: Array = array(np.int8, MAX_SEATS, "no tile of the city lies in a column to the left of this one")
    right: Array = array(np.int8, MAX_SEATS, "no tile of the city lies in a column to the right of this one")
    resources: Array = array(np.int8, (MAX_SEATS, RESOURCES), "tokens of each resource")
    denarii: Array = array(np.int16, MAX_SEATS, "denarii")
    glory: Array = array(np.int16, MAX_SEATS, "glory tokens")
    residences: Array = array(np.int8, MAX_SEATS, "residences in the own supply")
    free_residences: Array = array(np.int8, MAX_SEATS, "residences in the city without an assistant")
    assistants: Array = array(np.int8, MAX_SEATS, "assistants not yet placed")
    placed_assistants: Array = array(np.int8, MAX_SEATS, "assistants on residences")
    order: Array = array(np.int8, MAX_SEATS, "the order tile taken in this round, 0 for none")

    # the turn: a tile being built, and the queue of tiles being activated
    tile: int = scalar("type of the tile being built, 0 for none")
    paid: int = scalar("resource tokens handed in for the tile being built")
    origin: int = scalar("cell of the tile just built, or of the residence that activates; -1 for none", empty=NO_CELL)
    effect_tile: int = scalar("type of the tile whose effect is being carried out, 0 for none")
    choices_left: int = scalar("resources still to be chosen for that effect")
    queue: Array = array(np.int16, LONGEST_LINE, "cells of the tiles to activate, in their order")
    queue_length: int = scalar("number of cells in the queue")
    queue_next: int = scalar("place in the queue of the next tile to activate")
    culture_points: Array = array(np.int8, CULTURES, "culture points of this turn by category")
    picks_left: int = scalar("tiles that the public bath may still activate")
    picked: int = scalar("bit set of the surrounding cells used by the bath, or movable by the aqueduct")
    source: int = scalar("cell of the tile that the aqueduct moves, -1 for none", empty=NO_CELL)
    groups: int = scalar("aqueduct: connected parts of the city without the moving tile")
    group: Array = array(np.int16, CELLS, "aqueduct: the part to which each cell belongs, from 1")

    # scratch paper: rules allocate nothing, so that they run on a GPU as they are
    todo: Array = array(np.int16, CELLS, "cells still to be visited", seen_by=nobody, scratch=True)
    pool: Array = array(np.int8, NORMAL_TILES, "tiles being shuffled", seen_by=nobody, scratch=True)
    unseen: Array = array(np.int8, TILE_TYPES, "tiles being redealt by type", seen_by=nobody, scratch=True)


def broken_laws(state: Record) -> list[str]:
    """Return what is impossible about a position: tiles never appear or vanish, and the counts agree with them."""
    seats = int(state.seats)
    cities = state.city[:seats]
    in_cities = np.bincount(cities.ravel(), minlength=TILE_TYPES)
    in_deck = np.bincount(state.deck, minlength=TILE_TYPES)
    in_temple_deck = np.bincount(state.temple_deck, minlength=TILE_TYPES)
    facilities, temples = slice(1, FACILITY_TYPES + 1), slice(FIRST_TEMPLE, LAST_TEMPLE + 1)
    in_hand = EMPTY if state.decision == Decision.PARTNER else int(state.tile)  # until then it lies on the display
    building = np.bincount([in_hand], minlength=TILE_TYPES)
    seen = state.display[facilities] + in_cities[facilities] + state.removed[1:] + building[facilities]
    shown = np.bincount(state.temples, minlength=TILE_TYPES)
    residences = [int(np.isin(city, (RESIDENCE, HELPED_RESIDENCE)).sum()) for city in cities]
    owned = state.culture_owner
    taken = [[place < state.culture_taken[culture] for place in range(LARGEST_PILE)] for culture in range(CULTURES)]
    rows, columns = np.divmod(np.arange(CELLS), int(CELLS**0.5))
    neighbours = np.pad(cities != EMPTY, ((0, 0), (0, 1)))[:, NEIGHBOUR].sum(axis=2)
    paired = np.bincount(state.pairs[: state.pair_count].ravel(), minlength=DISPLAY_SIZE)
    temples_of = state.display[temples] + in_cities[temples] + in_temple_deck[temples] + building[temples]
    order = sorted(int(number) for number in state.order[:seats] if number)
    laws = {
        "every facility is somewhere exactly once": (seen + in_deck[facilities] == COPIES[seats, 1:]).all(),
        "every temple is somewhere exactly once": (temples_of == 1).all(),
        "the display shows its temples": (state.display[temples] == shown[temples]).all(),
        "the pairs are on display": seats > 1 or (paired[:FIRST_TEMPLE] == state.display[:FIRST_TEMPLE]).all(),
        "piles": in_deck[ROUND_TILE] == ROUNDS - state.round_number
        and (state.deck[state.deck_next : state.deck_end] > 0).all()
        and not state.deck[: state.deck_next].any()
        and state.deck_end == ROUNDS * (TILES_PER_PILE[seats] + 1)
        and all(
            (state.deck[pile * len_ : (pile + 1) * len_] == ROUND_TILE).sum() == (pile >= state.round_number)
            for len_ in [int(TILES_PER_PILE[seats]) + 1]
            for pile in range(ROUNDS)
        ),
        "no starting facility is in the deck": not in_deck[1 : FACILITY_TYPES + 1][IS_START[1:]].any(),
        "temple deck": (state.temple_deck[: state.temple_count] > 0).all()
        and not state.temple_deck[state.temple_count :].any(),
        "one fountain for each seat": in_cities[FOUNTAIN] == seats,
        "no residence appears": all(
            residences[seat] + state.residences[seat] + (state.active == seat and state.tile == RESIDENCE) <= RESIDENCES
            for seat in range(seats)
        ),
        "residences without an assistant": ((cities == RESIDENCE).sum(axis=1) == state.free_residences[:seats]).all(),
        "placed assistants": ((cities == HELPED_RESIDENCE).sum(axis=1) == state.placed_assistants[:seats]).all(),
        "assistants": (state.assistants + state.placed_assistants <= ASSISTANT_LIMIT).all(),
        "contacts": (state.contact[:seats] == neighbours).all(),
        "bounds": all(
            rows[city != EMPTY].min() >= state.top[seat]
            and rows[city != EMPTY].max() <= state.bottom[seat]
            and columns[city != EMPTY].min() >= state.left[seat]
            and columns[city != EMPTY].max() <= state.right[seat]
            for seat, city in enumerate(cities)
        ),
        "resources within the limit": (state.resources >= 0).all() and (state.resources <= RESOURCE_CAP).all(),
        "nobody owes anything": (state.denarii >= 0).all() and (state.glory >= 0).all(),
        "culture tiles": (state.culture_taken <= PILE_SIZE[seats]).all() and ((owned >= 0) == np.array(taken)).all(),
        "order tiles": order == list(range(1, len(order) + 1)) and (len(order) == state.passed or seats == 1),
    }
    return [law for law, holds in laws.items() if not holds]
