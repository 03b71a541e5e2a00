"""The position of Ave Roma: what the questions and actions are, what can happen, and the record that holds it all."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, array, nobody, scalar
from saturnalia.kernel.schema import State as KernelState

from .components import (
    AREA_CARD,
    AREAS,
    BUILDING,
    BUILDING_COPIES,
    BUILDING_TYPES,
    CARD_COLOUR,
    CARD_INFLUENCE,
    CARD_NAMES,
    COLOURS,
    DECK_SIZE,
    DECKS,
    GOODS,
    INFLUENCE_MAX,
    LIMITS,
    MAX_SEATS,
    MIN_PLAYERS,
    MOST_PENDING,
    NO_CARD,
    NO_SEAT,
    PATRON,
    PATRON_NAMES,
    PATRON_SLOTS,
    PLACE_NAMES,
    PLACES,
    PRESTIGE_MAX,
    RESOURCE_NAMES,
    RESOURCES,
    ROMA_SPACES,
    ROWS,
    SLOTS,
    SURPLUS,
    SURPLUS_MAX,
    WAR,
    WAR_COPIES,
    WAR_SETS,
    WORKER_VALUES,
    WORKERS_EACH,
)

# ---------------------------------------------------------------- what is asked


class Decision(IntEnum):
    """The questions, in the order of the decision points of the rules; NOTHING while the rules are still at work."""

    NOTHING = 0
    WORKER = 1
    TARGET = 2
    SELL = 3
    BUY = 4
    HALF = 5
    ADDITION = 6
    EXTRA_RESOURCE = 7
    AREA = 8
    ROTATE = 9
    OVERFLOW = 10
    COLOUR = 11
    PLACE_PATRON = 12
    FILL_SLOT = 13
    RECRUIT_PLACE = 14
    RECRUIT_WORKER = 15
    EXTRA_ACTION = 16


# ---------------------------------------------------------------- what is answered: 176 action ids

PASS = 0
DONE = 1
WORKER_1 = 2
TRAINED_AS_1 = 7
TARGET_0 = 12
HALF_0 = 33
TAKE_0 = 35
SELL_0 = 41
BUY_0 = 47
TO_SURPLUS = 53
TO_MONEY = 54
ROTATE_0 = 55
SWAP_1 = 115
KEEP_INACTIVE = 125
FILL_0 = 126
RECRUIT_0 = 156
RECRUIT_WORKER_1 = 164
TAKE_EXTRA = 169
USE_CARDS = 170
AREA_1 = 171
ACTION_COUNT = 176

# The targets of a worker: five places, the training space, then five slots in each of three rows.
TARGETS = 21
TARGET_ROMA = 4
TARGET_TRAINING = 5
TARGET_SLOTS = 6

TARGET_NAMES: list[str] = [
    *PLACE_NAMES[: TARGET_ROMA + 1],
    "training",
    *(f"{row}:{slot}" for row in PLACE_NAMES[TARGET_TRAINING:] for slot in range(1, SLOTS + 1)),
]
ACTION_NAMES: list[str] = [
    "pass",
    "done",
    *(f"worker:{value}" for value in range(1, WORKER_VALUES + 1)),
    *(f"trained_as:{value}" for value in range(1, WORKER_VALUES + 1)),
    *TARGET_NAMES,
    "half:upper",
    "half:lower",
    *(f"take:{name}" for name in RESOURCE_NAMES),
    *(f"sell:{name}" for name in RESOURCE_NAMES),
    *(f"buy:{name}" for name in RESOURCE_NAMES),
    "overflow:surplus",
    "overflow:money",
    *(f"rotate:{name}" for kind in (BUILDING, WAR) for name in CARD_NAMES[kind]),
    *(f"swap:{slot}" for slot in range(1, PATRON_SLOTS + 1)),
    "keep_inactive",
    *(f"fill:{name}" for name in PATRON_NAMES),
    *(f"recruit:{name}" for name in PLACE_NAMES),
    *(f"recruit_worker:{value}" for value in range(1, WORKER_VALUES + 1)),
    "take_extra",
    "use_cards",
    *(f"area:{number}" for number in range(1, AREAS + 1)),
]

# ---------------------------------------------------------------- what can happen


class Happening(IntEnum):
    """The codes of the journal."""

    ROUND_BEGAN = 0
    PLACED = 1
    TRAINED = 2
    PASSED = 3
    GOT_DENARII = 4
    PAID_SURCHARGE = 5
    PAID_TOLL = 6
    GAINED = 7
    OVERFLOWED = 8
    SOLD = 9
    BOUGHT = 10
    ROTATED = 11
    ROSE = 12
    TOOK_CARD = 13
    COMPLETED_SET = 14
    GOT_VP = 15
    GOT_SURPLUS = 16
    GOT_POLITICAL = 17
    BEYOND = 18
    ACTIVATED = 19
    KEPT_INACTIVE = 20
    SWAPPED = 21
    MOVED_UP = 22
    TOOK_AREA_CARD = 23
    REFILLED_AREA = 24
    AREA_EMPTY = 25
    PATRON_BONUS = 26
    DISCARDED = 27
    REFILLED_ROW = 28
    ROW_SHORT = 29
    RECRUITED = 30
    EXTRA_BEGAN = 31
    DECLINED_EXTRA = 32
    GAME_ENDED = 33
    ORDERED = 34
    SCORED = 35
    SCORED_LEFTOVERS = 36


EVENTS: dict[int, Event] = {
    Happening.ROUND_BEGAN: Event("round_began", ("round", "seat")),
    Happening.PLACED: Event("placed", ("seat", "value", "target", "how")),
    Happening.TRAINED: Event("trained", ("seat", "value")),
    Happening.PASSED: Event("passed", ("seat", "count", "vp")),
    Happening.GOT_DENARII: Event("got_denarii", ("seat", "denarii")),
    Happening.PAID_SURCHARGE: Event("paid_surcharge", ("seat", "denarii", "area")),
    Happening.PAID_TOLL: Event("paid_toll", ("seat", "denarii", "space")),
    Happening.GAINED: Event("gained", ("seat", "resource")),
    Happening.OVERFLOWED: Event("overflowed", ("seat", "resource", "to_surplus", "denarii")),
    Happening.SOLD: Event("sold", ("seat", "resource", "denarii")),
    Happening.BOUGHT: Event("bought", ("seat", "resource", "denarii")),
    Happening.ROTATED: Event("rotated", ("seat", "kind", "card", "influence")),
    Happening.ROSE: Event("rose", ("seat", "area", "space")),
    Happening.TOOK_CARD: Event("took_card", ("seat", "kind", "card", "vp")),
    Happening.COMPLETED_SET: Event("completed_set", ("seat", "kind", "set", "count")),
    Happening.GOT_VP: Event("got_vp", ("seat", "vp")),
    Happening.GOT_SURPLUS: Event("got_surplus", ("seat", "count", "lost")),
    Happening.GOT_POLITICAL: Event("got_political", ("seat", "level")),
    Happening.BEYOND: Event("beyond", ("seat", "vp")),
    Happening.ACTIVATED: Event("activated", ("seat", "patron", "slot")),
    Happening.KEPT_INACTIVE: Event("kept_inactive", ("seat", "patron")),
    Happening.SWAPPED: Event("swapped", ("seat", "patron", "slot", "old")),
    Happening.MOVED_UP: Event("moved_up", ("area", "card")),
    Happening.TOOK_AREA_CARD: Event("took_area_card", ("seat", "area", "card", "prestige")),
    Happening.REFILLED_AREA: Event("refilled_area", ("area", "card")),
    Happening.AREA_EMPTY: Event("area_empty", ("area", "first")),
    Happening.PATRON_BONUS: Event("patron_bonus", ("seat", "patron")),
    Happening.DISCARDED: Event("discarded", ("kind", "card")),
    Happening.REFILLED_ROW: Event("refilled_row", ("kind", "card", "slot")),
    Happening.ROW_SHORT: Event("row_short", ("kind", "count")),
    Happening.RECRUITED: Event("recruited", ("seat", "place", "value", "count")),
    Happening.EXTRA_BEGAN: Event("extra_began", ("end",)),
    Happening.DECLINED_EXTRA: Event("declined_extra", ("seat",)),
    Happening.GAME_ENDED: Event("game_ended", ("round",)),
    Happening.ORDERED: Event("ordered", ("seat", "sum", "tied")),
    Happening.SCORED: Event("scored", ("seat", "areas", "patrons", "political")),
    Happening.SCORED_LEFTOVERS: Event("scored_leftovers", ("seat", "denarii", "goods")),
}


class How(IntEnum):
    """What kind of worker is placed."""

    ORDINARY = 0
    TRAINED = 1
    IMAGINARY = 2


# ---------------------------------------------------------------- where the match stands


class Phase(IntEnum):
    """The phases in which somebody is asked (AVE-3.1, AVE-14.3)."""

    ACTION = 0
    RECRUITING = 1
    EXTRA = 2
    OVER = 3


class Stage(IntEnum):
    """What comes next within one placement as soon as nothing is pending any more (AVE-4.12)."""

    SELLING = 0
    BUYING = 1
    ADDITION = 2
    MOVEMENT = 3
    BONUSES = 4
    TURN_END = 5


class End(IntEnum):
    """What has triggered the end (AVE-14.1, AVE-14.2)."""

    NOT_YET = 0
    AREA = 1
    ROW = 2


# Where a card is, if no seat holds it.
IN_DECK = -1
ON_BOARD = -2
IN_BOX = -3

# For what points were scored during play (AVE-15.2): the columns of `earned`.
FOR_BUILDINGS, FOR_WARS, FOR_SETS, FOR_BONUSES, FOR_PASSING, FOR_INFLUENCE = range(6)
EARNED_NAMES = ("buildings", "wars", "sets", "bonuses", "passing", "influence")


class State(KernelState):
    """One position of Ave Roma: all is open but the order of the decks (AVE-H1, AVE-H4)."""

    journal_lines = 48

    # the table
    training_next_turn: int = scalar("1 if a trained worker is ready in its owner's next turn, 0 if in the next round")
    any_area: int = scalar("1 if Propraetor raises influence in any area, 0 if in the area of the worker")
    round_number: int = scalar("number of the round, from 1")
    phase: int = scalar("0 action phase, 1 recruiting, 2 extra actions, 3 over")
    ending: int = scalar("0, or what triggered the end: 1 an area slot, 2 a row")
    order: Array = array(np.int8, MAX_SEATS, "the seats in player order", empty=NO_SEAT)
    turn: int = scalar("place in the player order of the seat that is asked")
    out: Array = array(np.int8, MAX_SEATS, "1 for seats that place no more workers in this round")

    # cards
    deck: Array = array(
        np.int8, (DECKS, DECK_SIZE), "draw decks, the top last", seen_by=nobody, unknown=NO_CARD, empty=NO_CARD
    )
    deck_count: Array = array(np.int8, DECKS, "cards in each deck")
    # also for the box: everybody knows what lies in it (AVE-H3)
    holder: Array = array(
        np.int8, (DECKS, DECK_SIZE), "seat that holds a card; -1 in the deck, -2 on the board, -3 box", empty=IN_BOX
    )
    rotated: Array = array(np.int8, (PATRON, DECK_SIZE), "1 for buildings and wars used for influence")
    row: Array = array(np.int8, (ROWS, SLOTS), "cards in the rows of the board, -1 for none", empty=NO_CARD)
    area_card: Array = array(np.int8, AREAS, "cards in the area slots, -1 for none", empty=NO_CARD)
    # AVE-5.3; prestige is what the brown cubes mark (AVE-1.5)
    area_upper: Array = array(np.int8, AREAS, "1 for area cards in the upper position")
    prestige: Array = array(np.int8, AREAS, "prestige of each area")

    # workers; the first column of values stays empty
    supply: Array = array(np.int8, (MAX_SEATS, WORKER_VALUES + 1), "workers in supply by value")
    supply_count: Array = array(np.int8, MAX_SEATS, "workers in supply")
    standing: Array = array(np.int8, (PLACES, WORKER_VALUES + 1), "workers on each place by value")
    standing_count: Array = array(np.int8, PLACES, "workers on each place")
    training: Array = array(np.int8, MAX_SEATS, "printed value of the worker on the training space, 0 for none")
    training_ready: Array = array(np.int8, MAX_SEATS, "1 if that worker is ready")

    # the seats: what their tokens and cubes mark (AVE-1.6, AVE-1.7), and money without end (AVE-1.8)
    board: Array = array(np.int8, MAX_SEATS, "player board: 0 to 4 sides A, 5 to 9 sides B", empty=NO_CARD)
    stock: Array = array(np.int16, (MAX_SEATS, GOODS), "stored resources, surplus, denarii")
    influence: Array = array(np.int8, (MAX_SEATS, AREAS), "space on each influence track")
    roma: Array = array(np.int8, MAX_SEATS, "space on the Roma track")
    level: Array = array(np.int8, MAX_SEATS, "political influence")
    slots: Array = array(np.int8, (MAX_SEATS, PATRON_SLOTS), "active patrons by slot, -1 for none", empty=NO_CARD)
    patrons: Array = array(np.int8, MAX_SEATS, "patrons owned, active or not")
    buildings: Array = array(np.int8, (MAX_SEATS, BUILDING_TYPES), "building cards owned by type")
    wars: Array = array(np.int8, (MAX_SEATS, WAR_SETS), "war cards owned by set")
    area_cards: Array = array(np.int8, (MAX_SEATS, COLOURS), "area cards owned by the colour of their half-symbol")
    usable: Array = array(np.int8, MAX_SEATS, "building and war cards that can still raise influence")
    earned: Array = array(np.int16, (MAX_SEATS, len(EARNED_NAMES)), "points scored during play by what for")

    # the placement
    value: int = scalar("value of the worker being placed, 0 for none")
    how: int = scalar("0 an ordinary worker, 1 the trained one, 2 an imaginary one")
    target: int = scalar("where it was placed, -1 before", empty=NO_CARD)
    area: int = scalar("the area in which influence rises")
    stage: int = scalar("what comes next when nothing is pending", empty=Stage.TURN_END)
    pending: Array = array(np.int8, (MOST_PENDING, 2), "effects still to be carried out, with their amounts")
    pending_next: int = scalar("the next of them")
    pending_count: int = scalar("how many there are, those carried out included")
    bonuses: Array = array(np.int8, PATRON_SLOTS, "patrons that give their bonus for this action, in slot order")
    bonus_count: int = scalar("how many they are")
    receiving: int = scalar("the resource that cannot be stored")
    buys_left: int = scalar("resources that may still be bought")
    gained_influence: int = scalar("influence of the cards rotated so far")
    new_patron: int = scalar("the patron for whom a place is sought, -1 for none", empty=NO_CARD)
    recruit_from: int = scalar("the place from which workers are chosen one by one")


# ---------------------------------------------------------------- what never happens


def broken_laws(state: Record) -> list[str]:
    """Return what is impossible about a position: cards, workers and cubes never appear or vanish, and counts agree."""
    seats = int(state.seats)
    laws = {**_card_laws(state, seats), **_worker_laws(state, seats), **_seat_laws(state, seats)}
    return [law for law, holds in laws.items() if not holds]


def _card_laws(state: Record, seats: int) -> dict[str, bool]:
    on_board = [*state.row.tolist(), state.area_card.tolist()]
    laws: dict[str, bool] = {}
    for kind in range(DECKS):
        holder, count = state.holder[kind], int(state.deck_count[kind])
        deck = state.deck[kind].tolist()
        shown = [card for card in on_board[kind] if card != NO_CARD]
        laws |= {
            f"deck {kind}": sorted(deck[:count]) == np.flatnonzero(holder == IN_DECK).tolist(),
            f"rest of deck {kind}": set(deck[count:]) <= {NO_CARD},
            f"board {kind}": sorted(shown) == np.flatnonzero(holder == ON_BOARD).tolist(),
            f"cards out of the game {kind}": bool((holder[MIN_PLAYERS[kind] > seats] == IN_BOX).all()),
            f"holders {kind}": bool((holder < seats).all() and (holder >= IN_BOX).all()),
        }
    return laws


def _worker_laws(state: Record, seats: int) -> dict[str, bool]:
    in_training = state.training[:seats]
    total = state.supply.sum(axis=0) + state.standing.sum(axis=0)
    total += np.bincount(in_training[in_training > 0], minlength=WORKER_VALUES + 1)
    return {
        "n workers of each value": total.tolist() == [0] + [seats] * WORKER_VALUES,  # AVE-1.1
        "supply counts": (state.supply.sum(axis=1) == state.supply_count).all(),
        "standing counts": (state.standing.sum(axis=1) == state.standing_count).all(),
        "no more than five workers each": (state.supply_count[:seats] + (in_training > 0) <= WORKERS_EACH).all(),
        "ready workers stand on training spaces": (state.training[state.training_ready == 1] > 0).all(),
        "player order": sorted(state.order[:seats].tolist()) == [*range(seats)],
    }


def _seat_laws(state: Record, seats: int) -> dict[str, bool]:
    laws = {"one side of each board": len({int(board) % 5 for board in state.board[:seats]}) == seats}
    for seat in range(seats):
        held = [state.holder[kind] == seat for kind in range(DECKS)]
        patrons = int(held[PATRON].sum())
        active = [patron for patron in state.slots[seat].tolist() if patron != NO_CARD]
        # AVE-9.4, while no slot is waiting to be filled
        expected = min(int(state.level[seat]), patrons) - (state.actor == seat and state.decision == Decision.FILL_SLOT)
        fresh = [(held[kind] & (state.rotated[kind] == 0) & (CARD_INFLUENCE[kind] > 0)).sum() for kind in (0, 1)]
        laws |= {
            f"buildings of {seat}": (_by_type(held[BUILDING], BUILDING_COPIES) == state.buildings[seat]).all(),
            f"wars of {seat}": (_by_type(held[WAR], WAR_COPIES) == state.wars[seat]).all(),
            f"area cards of {seat}": (
                np.bincount(CARD_COLOUR[held[AREA_CARD]], minlength=COLOURS) == state.area_cards[seat]
            ).all(),
            f"patrons of {seat}": patrons == state.patrons[seat],
            f"active patrons of {seat}": len(active) == len(set(active)) == expected,
            f"active patrons of {seat} come first": NO_CARD not in state.slots[seat, : len(active)].tolist(),
            f"active patrons of {seat} are owned": all(held[PATRON][patron] for patron in active),
            f"usable cards of {seat}": sum(fresh) == state.usable[seat],
            f"nothing owed by {seat}": (state.stock[seat] >= 0).all(),  # AVE-7.8
            f"storage of {seat}": (state.stock[seat, :RESOURCES] <= LIMITS[state.board[seat]]).all(),
            f"surplus of {seat}": state.stock[seat, SURPLUS] <= SURPLUS_MAX,
            f"Roma token of {seat}": 0 <= state.roma[seat] < ROMA_SPACES,
        }
    for area in range(AREAS):  # AVE-10.1
        above = [space for space in state.influence[:seats, area].tolist() if space]
        laws[f"one cube per space in area {area}"] = len(above) == len(set(above))
        laws[f"track of area {area}"] = max(above, default=0) <= INFLUENCE_MAX
        laws[f"prestige of area {area}"] = 0 <= state.prestige[area] <= PRESTIGE_MAX
    return laws


def _by_type(held: Any, copies: int) -> Any:
    return held.reshape(-1, copies).sum(axis=1)
