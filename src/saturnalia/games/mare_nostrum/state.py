"""The position of Mare Nostrum: what the questions and actions are, what can happen, and the record that holds it all.

Everything on the board is counted by side (civilisation), not by seat: `seat_of` and `side_of` translate.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, array, scalar
from saturnalia.kernel.schema import State as KernelState

from .components import (
    BUILD_ITEMS,
    BUILDING_KINDS,
    CARDS,
    FIGURE_NAMES,
    FIGURES,
    FORTRESSES,
    HANGING_GARDENS,
    ITEM_NAMES,
    LEGIONS,
    MARKERS,
    MOST_DICE,
    NO_CARD,
    NO_ITEM,
    NOBODY,
    NOWHERE,
    PROVINCE_NAMES,
    PROVINCES,
    RESOURCE_NAMES,
    RESOURCES,
    ROLES,
    SEA_NAMES,
    SEAS,
    SIDE_NAMES,
    SIDES,
    SITES,
    SLOT_NAMES,
    SLOTS,
    TOKENS,
    TRIREMES,
)

# ---------------------------------------------------------------- what is asked


class Decision(IntEnum):
    """The questions, in the order in which they can come up (chapter 14 of the rules)."""

    CHOOSE_SIDE = 0
    SETUP_CARAVAN = 1
    SETUP_MENU = 2
    ROLE_TIE = 3
    ARTEMIS_CARD = 4
    TRADE_NUMBER = 5
    OFFER_CARD = 6
    TAKE_FROM = 7
    TAKE_CARD = 8
    USE_ULYSSES = 9
    ULYSSES_CARD = 10
    COMPENSATE = 11
    BUILD_ORDER = 12
    CONSTRUCT = 13
    BUILD_PLACE = 14
    CARAVAN_SITE = 15
    PAY_WAY = 16
    PAY_GOODS = 17
    SWAP_GIVE = 18
    SWAP_GET = 19
    KEEP_TAXES = 20
    KEEP_COMMODITY = 21
    MILITARY_ORDER = 22
    SEA_STEP = 23
    SHIP_FROM = 24
    SHIP_TO = 25
    SEA_ZONE = 26
    SEA_ENEMY = 27
    SEA_NUMBER = 28
    LAUNCH = 29
    LAND_STEP = 30
    MARCH_FROM = 31
    MARCH_TO = 32
    MARCH_NUMBER = 33
    MARCH_SLOT = 34
    USE_HELEN = 35
    BATTLE_PLACE = 36
    BATTLE_ENEMY = 37
    BATTLE_NUMBER = 38
    LOSE_UNIT = 39
    LOSE_SLOT = 40
    ASSIGN_PLACE = 41
    TASK = 42
    TASK_SLOT = 43
    TASK_SOURCE = 44
    PILLAGE_CARD = 45


class Phase(IntEnum):
    """The parts of a match (MAR-4.1)."""

    SETUP = 0
    COMMERCE = 1
    CONSTRUCTION = 2
    MILITARY = 3


class Upcoming(IntEnum):
    """What has to be done when an answer has done its work; answers only note it, `go_on` does it."""

    NOTHING = 0
    TAKE = 1
    TURN = 2
    SEA_STEP = 3
    LAND_STEP = 4
    TASKS = 5
    ROLES = 6
    INCOME = 7
    PURCHASE = 8
    LOSSES = 9


class Naming(IntEnum):
    """When the leader of a phase names the side that follows the active one (MAR-7.1.2)."""

    NOT_NEEDED = 0
    AFTER_NEXT_DEED = 1
    AT_END_OF_TURN = 2
    DUE = 3
    OVERDUE = 4


# ---------------------------------------------------------------- what is answered: 152 action ids in blocks

DONE = 0
YES = 1
SIDE_0 = 2
NUM_0 = SIDE_0 + SIDES
MOST_NUM = 40
CARD_0 = NUM_0 + MOST_NUM + 1
PROVINCE_0 = CARD_0 + RESOURCES
SEA_0 = PROVINCE_0 + PROVINCES
BUILD_0 = SEA_0 + SEAS
ACQUIRE_0 = BUILD_0 + BUILD_ITEMS
SLOT_0 = ACQUIRE_0 + FIGURES
VERB_0 = SLOT_0 + SLOTS
VERB_NAMES = [
    "cleopatra_swap",
    "free_influence",
    "move_trireme",
    "sea_battle",
    "end_sea_step",
    "move_legions",
    "land_battle",
    "assign",
    "pillage",
    "occupy",
    "annex",
    "pay_tax",
    "pay_goods",
    "lose_legion",
    "lose_fortress",
]
(
    CLEOPATRA_SWAP, FREE_INFLUENCE, MOVE_TRIREME, SEA_BATTLE, END_SEA_STEP, MOVE_LEGIONS, LAND_BATTLE, ASSIGN,
    PILLAGE, OCCUPY, ANNEX, PAY_TAX, PAY_GOODS, LOSE_LEGION, LOSE_FORTRESS,
) = range(VERB_0, VERB_0 + len(VERB_NAMES))  # fmt: skip
ACTION_COUNT = VERB_0 + len(VERB_NAMES)

ACTION_NAMES: list[str] = [
    "done",
    "yes",
    *(f"side:{name}" for name in SIDE_NAMES),
    *(f"number:{number}" for number in range(MOST_NUM + 1)),
    *(f"card:{name}" for name in RESOURCE_NAMES),
    *(f"province:{name}" for name in PROVINCE_NAMES),
    *(f"sea:{name}" for name in SEA_NAMES),
    *(f"build:{name}" for name in ITEM_NAMES),
    *(f"acquire:{name}" for name in FIGURE_NAMES),
    *(f"slot:{name}" for name in SLOT_NAMES),
    *VERB_NAMES,
]

# a purchase is one of the eight things to build, or a figure counted from here on
FIRST_FIGURE = BUILD_ITEMS

# ---------------------------------------------------------------- what can happen


class Happening(IntEnum):
    """The codes of the journal."""

    GOT_SIDE = 0
    SET_CARAVAN = 1
    ROUND_BEGAN = 2
    GOT_ROLE = 3
    GOT_INCOME = 4
    CHOSE_ARTEMIS_CARD = 5
    NAMED_NUMBER = 6
    NO_TRADE = 7
    OFFERED = 8
    SHOWED_OFFER = 9
    TOOK_CARD = 10
    USED_ULYSSES = 11
    TRADE_ENDED = 12
    GAVE_CARD = 13
    RECEIVED_CARD = 14
    NAMED_NEXT = 15
    PAID_TAXES = 16
    PAID_GOODS = 17
    BUILT = 18
    BUILT_CARAVAN = 19
    PLACED_INFLUENCE = 20
    ANNEXED = 21
    ACQUIRED = 22
    SWAPPED = 23
    KEPT_TAXES = 24
    KEPT_COMMODITY = 25
    SAILED = 26
    LAUNCHED = 27
    FOUGHT_AT_SEA = 28
    MARCHED = 29
    USED_HELEN = 30
    FOUGHT_ON_LAND = 31
    ROLLED = 32
    LOST_UNIT = 33
    TASKS_ENDED = 34
    PILLAGED = 35
    OCCUPIED = 36
    STOOD_ON_MARKER = 37
    GOT_PILLAGE_CARD = 38
    WON = 39
    ROUNDS_OVER = 40
    THESE_GOODS = 41
    PAID_POINTS = 42
    PAID_NOTHING = 43
    ROLE_BONUS = 44


EVENTS: dict[int, Event] = {
    Happening.GOT_SIDE: Event("got_side", ("seat", "side")),
    Happening.SET_CARAVAN: Event("set_caravan", ("side", "place", "kind")),
    Happening.ROUND_BEGAN: Event("round_began", ("round",)),
    Happening.GOT_ROLE: Event("got_role", ("side", "role", "count", "from_side")),
    Happening.GOT_INCOME: Event("got_income", ("side", "taxes")),
    Happening.CHOSE_ARTEMIS_CARD: Event("chose_artemis_card", ("side", "kind")),
    Happening.NAMED_NUMBER: Event("named_number", ("side", "count")),
    Happening.NO_TRADE: Event("no_trade"),
    Happening.OFFERED: Event("offered", ("seat", "kind", "side"), {"kind": "seat"}),
    Happening.SHOWED_OFFER: Event("showed_offer", ("side", "taxes")),
    Happening.TOOK_CARD: Event("took_card", ("side", "kind", "from_side")),
    Happening.USED_ULYSSES: Event("used_ulysses", ("side", "kind", "from_side", "to_side")),
    Happening.TRADE_ENDED: Event("trade_ended"),
    Happening.GAVE_CARD: Event("gave_card", ("seat", "kind", "side", "to_side"), {"kind": "seat"}),
    Happening.RECEIVED_CARD: Event("received_card", ("seat", "kind", "side"), {"kind": "seat"}),
    Happening.NAMED_NEXT: Event("named_next", ("side", "to_side", "phase", "after_side")),
    Happening.PAID_TAXES: Event("paid_taxes", ("side", "count")),
    Happening.PAID_GOODS: Event("paid_goods", ("side", "kinds")),
    Happening.BUILT: Event("built", ("side", "what", "place")),
    Happening.BUILT_CARAVAN: Event("built_caravan", ("side", "place", "kind")),
    Happening.PLACED_INFLUENCE: Event("placed_influence", ("side", "place")),
    Happening.ANNEXED: Event("annexed", ("side", "place", "from_side")),
    Happening.ACQUIRED: Event("acquired", ("side", "figure")),
    Happening.SWAPPED: Event("swapped", ("side", "gave", "got")),
    Happening.KEPT_TAXES: Event("kept_taxes", ("side", "taxes", "returned")),
    Happening.KEPT_COMMODITY: Event("kept_commodity", ("seat", "kind", "side"), {"kind": "seat"}),
    Happening.SAILED: Event("sailed", ("side", "from_sea", "to_sea")),
    Happening.LAUNCHED: Event("launched", ("side", "place", "to_sea")),
    Happening.FOUGHT_AT_SEA: Event("fought_at_sea", ("side", "sea", "enemy", "count")),
    Happening.MARCHED: Event("marched", ("side", "from_place", "to_place", "count")),
    Happening.USED_HELEN: Event("used_helen", ("side", "place", "enemy")),
    Happening.FOUGHT_ON_LAND: Event("fought_on_land", ("side", "place", "enemy", "count")),
    Happening.ROLLED: Event("rolled", ("attack", "defence", "attacker_losses", "defender_losses")),
    Happening.LOST_UNIT: Event("lost_unit", ("side", "what", "count")),
    Happening.TASKS_ENDED: Event("tasks_ended", ("side", "place")),
    Happening.PILLAGED: Event("pillaged", ("side", "place", "slot")),
    Happening.OCCUPIED: Event("occupied", ("side", "place", "slot")),
    Happening.STOOD_ON_MARKER: Event("stood_on_marker", ("side", "place")),
    Happening.GOT_PILLAGE_CARD: Event("got_pillage_card", ("side", "kind")),
    Happening.WON: Event("won", ("side", "pyramids", "count")),
    Happening.ROUNDS_OVER: Event("rounds_over", ("round",)),
    # how many of each commodity the line before is about, three kinds in each number: `cards.note_goods`
    Happening.THESE_GOODS: Event("these_goods", ("kinds_1_to_3", "kinds_4_to_6", "kinds_7_to_9", "kinds_10_to_12")),
    Happening.PAID_POINTS: Event("paid_points", ("side", "count")),
    Happening.PAID_NOTHING: Event("paid_nothing", ("side",)),
    Happening.ROLE_BONUS: Event("role_bonus", ("figure", "bonus")),
}

# ---------------------------------------------------------------- who may see what


def side_of_viewer(state: Record, viewer: int) -> int:
    """The side that a viewer plays, or NOBODY."""
    return int(state.side_of[viewer]) if viewer >= 0 else NOBODY


def the_holder(state: Record, viewer: int) -> Any:
    """Each side's cards are seen by whoever plays it, also those being offered (MAR-15.3, MAR-15.4)."""
    return np.arange(SIDES) == side_of_viewer(state, viewer)


def giver_and_receiver(state: Record, viewer: int) -> Any:
    """The compensation card is known to those two (MAR-15.6)."""
    side = side_of_viewer(state, viewer)
    return side >= 0 and bool(side in (state.gift_giver, state.gift_receiver))


def the_gardener(state: Record, viewer: int) -> Any:
    """The card kept with the Hanging Gardens lies face down (MAR-15.7)."""
    side = side_of_viewer(state, viewer)
    return side >= 0 and bool(side == state.figure_owner[HANGING_GARDENS])


class State(KernelState):
    """One position of Mare Nostrum. Sets of provinces, seas or sides are numbers with one bit for each.

    What has no `seen_by` everybody sees: the board, the bank and the supplies (MAR-15.1), the number of cards in a hand
    (MAR-15.2), cards that were taken in the trade (MAR-15.5), taxes that were kept (MAR-15.8), and so on.
    """

    journal_lines = 48

    # the table
    advanced: int = scalar("1 with the advanced set-up")
    pillage_per_legion: int = scalar("1 if every legion may pillage a building")
    give_acquired: int = scalar("1 if the Director may give a card taken in the trade as compensation")
    launch_is_compulsory: int = scalar("1 if docked triremes must launch")
    any_foreign_legion: int = scalar("1 if every foreign legion bars building, 0 if only one on a building does")
    lone_holder_takes_back: int = scalar("1 if trade ends as soon as only one player has face-up cards")
    cards_uncounted: int = scalar("1 if the table does not show which cards can be counted in a hand")
    played: int = scalar("set of the sides that are played")
    chosen_sides: int = scalar("set of the sides that were chosen and not drawn by lot")
    side_of: Array = array(np.int8, SIDES, "the side of each seat, -1 before it is known", empty=NOBODY)
    seat_of: Array = array(np.int8, SIDES, "the seat of each side, -1 for neutral sides", empty=NOBODY)
    phase: int = scalar("0 set-up, 1 commerce, 2 construction, 3 military")
    phase_over: int = scalar("1 while the next phase has to begin")
    upcoming: int = scalar(
        "to be done next: 1 a take, 2 a new military turn, 3 the sea step, 4 the land step, 5 tasks, 6 the roles, "
        "7 the income, 8 a purchase that is paid, 9 the losses of a battle"
    )
    round_number: int = scalar("number of the round, from 1; 0 during set-up")
    active: int = scalar("the side whose turn it is, or who is asked now", empty=NOBODY)
    next_side: int = scalar("the side named to follow the active one, -1 for nobody", empty=NOBODY)
    waiting: int = scalar("set of the sides not yet named in this phase, or not yet asked")
    naming: int = scalar(
        "when the leader names the next side: 0 it is settled, 1 after the next deed, 2 at the end of the turn, "
        "3 now, or later in the turn, 4 now, for the turn is over"
    )
    paused: int = scalar("what was to be done next when the leader was asked, as in `upcoming`")
    role: Array = array(np.int8, ROLES, "the side that holds each role card", empty=NOBODY)
    tied: int = scalar("set of the sides tied for the role that is being settled")
    role_settled: int = scalar("role cards already settled in this round")

    # the board
    owned: Array = array(np.int64, SIDES, "set of the provinces with the side's influence marker")
    owner: Array = array(
        np.int8, PROVINCES, "the side whose influence marker lies in a province, -1 for nobody", empty=NOBODY
    )
    owned_at_start: Array = array(np.int64, SIDES, "set of the provinces owned at the beginning of the round")
    placed: Array = array(np.int64, SIDES, "set of the provinces where the side placed influence in this round")
    cities: int = scalar("set of the provinces with a city")
    markets: int = scalar("set of the provinces with a market")
    temples: int = scalar("set of the provinces with a temple")
    caravans: Array = array(np.int64, SITES, "set of the provinces with a caravan on the first and on the second site")
    tokens: Array = array(np.int8, BUILDING_KINDS, "caravans, cities, markets, temples left in the supply")
    fortress: Array = array(np.int8, PROVINCES, "fortresses, which belong to the owner of the province")
    legion: Array = array(np.int8, (SIDES, PROVINCES), "legions by side and province")
    armies: Array = array(np.int64, SIDES, "set of the provinces with legions of the side")
    present: Array = array(np.int8, PROVINCES, "set of the sides with legions or fortresses in a province")
    task_side: Array = array(
        np.int8, PROVINCES, "the side whose legions have tasks in a province, -1 for nobody", empty=NOBODY
    )
    task_slots: Array = array(np.int8, PROVINCES, "set of the slots on which these legions stand")
    docked: Array = array(np.int8, (SIDES, PROVINCES), "docked triremes by side and province")
    trireme: Array = array(np.int8, (SIDES, SEAS), "triremes at sea by side and zone")
    fleets: Array = array(np.int64, SIDES, "set of the sea zones with triremes of the side")
    markers_left: Array = array(np.int8, SIDES, "influence markers in the supply of the side")
    legions_left: Array = array(np.int8, SIDES, "legions in the supply of the side")
    fortresses_left: Array = array(np.int8, SIDES, "fortresses in the supply of the side")
    triremes_left: Array = array(np.int8, SIDES, "triremes in the supply of the side")
    docked_count: Array = array(np.int8, SIDES, "docked triremes of the side")
    figure_owner: Array = array(np.int8, FIGURES, "the side that owns a hero or wonder, -1 for nobody", empty=NOBODY)
    figure_count: Array = array(np.int8, SIDES, "heroes and wonders of the side")

    # the cards
    bank: Array = array(np.int8, RESOURCES, "cards in the bank by kind")
    hand: Array = array(np.int8, (SIDES, RESOURCES), "cards in hand by kind", seen_by=the_holder)
    hand_count: Array = array(np.int16, SIDES, "number of cards in hand")
    goods_kinds: Array = array(np.int8, SIDES, "number of different commodities in hand", seen_by=the_holder)
    counted: Array = array(np.int8, (SIDES, RESOURCES), "each hand as everybody counts it: see `gift` and `gardens`")
    gift_giver: int = scalar("the Director who gave a card that others do not know, -1 if there is none", empty=NOBODY)
    gift_receiver: int = scalar("who received it", empty=NOBODY)
    gift_kinds: int = scalar("set of the kinds that it could be")
    gift: int = scalar(
        "its kind; `counted` still has it with the giver", seen_by=giver_and_receiver, unknown=NO_CARD, empty=NO_CARD
    )
    gardens: int = scalar("1 while a face-down card of the Hanging Gardens is not `counted`")
    gardens_card: int = scalar("its kind", seen_by=the_gardener, unknown=NO_CARD, empty=NO_CARD)

    # commerce
    wanted: Array = array(np.int8, RESOURCES, "scratch paper: the cards that a side is due", scratch=True)
    trade_number: int = scalar("how many cards each must offer")
    participants: int = scalar("set of the sides in this trade")
    offered: int = scalar("cards that the present side has offered so far")
    offer: Array = array(np.int8, (SIDES, RESOURCES), "cards offered face down", seen_by=the_holder)
    face_up: Array = array(np.int8, (SIDES, RESOURCES), "cards offered face up")
    face_up_count: Array = array(np.int8, SIDES, "number of cards offered face up")
    face_down: Array = array(np.int8, (SIDES, RESOURCES), "cards taken in this trade")
    taker: int = scalar("the side that takes a card", empty=NOBODY)
    victim: int = scalar("the side from which a card is being taken, or was taken last", empty=NOBODY)
    taken: int = scalar("the kind taken last", empty=NO_CARD)
    last_pair: int = scalar("set of the two sides of the last take")
    pair_before: int = scalar("set of the two sides of the take before")
    ulysses_used: int = scalar("1 once Ulysses was used in this commerce phase")

    # construction
    points: int = scalar("advanced set-up: points left")
    purchase: int = scalar(
        "what is being bought: 0 to 7 things to build, from 8 heroes and wonders, -1 nothing", empty=NO_ITEM
    )
    price: int = scalar("how many cards it costs")
    target: int = scalar("the province where it goes, -1 for nowhere yet", empty=NOWHERE)
    site: int = scalar("the site of a caravan")
    goods_paid: int = scalar("set of the commodities paid so far")
    goods_due: int = scalar("commodities still to be paid")
    is_free: int = scalar("1 for Hammurabi's free marker")
    hammurabi_used: int = scalar("1 once the free marker was placed in this round")
    cleopatra_used: int = scalar("1 once Cleopatra swapped in this phase")
    swap_given: int = scalar("the kind given to the bank, -1 for none yet", empty=NO_CARD)

    # the military turn of the active side; a legion is fresh, moved, has attacked, or is used up
    moved: Array = array(np.int8, PROVINCES, "legions that moved here in this turn and may still attack")
    attacked: Array = array(np.int8, PROVINCES, "legions that attacked here in this turn and may still get a task")
    used: Array = array(np.int8, PROVINCES, "legions that can do nothing more in this turn")
    filled: Array = array(np.int8, PROVINCES, "set of the slots on which a legion was put in this turn")
    pillaged: int = scalar("set of the provinces pillaged in this turn")
    forts_fought: int = scalar("set of the provinces where own fortresses fought in this turn")
    sea_moved: Array = array(np.int8, SEAS, "triremes that moved here in this turn and may still attack")
    sea_attacked: Array = array(np.int8, SEAS, "triremes that attacked here in this turn")
    helen_used: int = scalar("1 once Helen was used in this military phase")
    origin: int = scalar("where a unit comes from, -1 for nowhere", empty=NOWHERE)
    origin_is_land: int = scalar("1 if a trireme comes out of a dock")
    goal: int = scalar("where it goes, -1 for nowhere", empty=NOWHERE)
    count: int = scalar("legions that march, or units that attack")
    to_leave: int = scalar("task slots that marching legions still have to leave")

    # the battle
    place: int = scalar("the province or sea zone of the battle, -1 for none", empty=NOWHERE)
    enemy: int = scalar("the side attacked", empty=NOBODY)
    joined_forts: int = scalar("fortresses that attack with the legions")
    defender_losses: int = scalar("units that the defender has still to lose")
    attacker_losses: int = scalar("units that the attacker has still to lose")
    loser: int = scalar("the side that chooses its losses", empty=NOBODY)
    dice: Array = array(np.int8, (2, MOST_DICE), "dice of the last battle: attacker, defender; 0 for none")
    last_battle: Array = array(
        np.int8, 8, "attacker, defender, place, at sea, attack, defence, losses of both; -1 none", empty=-1
    )

    # tasks
    menu: int = scalar("which answers the sea step or land step offers, as bits")
    task_place: int = scalar("the province where tasks are given, -1 for none", empty=NOWHERE)
    task: int = scalar("the task being given, as an action id; 0 for none")
    task_slot: int = scalar("where the legion is put, or what it pillages")
    tasks_given: int = scalar("tasks given since the question was opened")
    after_battle: int = scalar("1 if it was opened by a battle that was won")
    pillage_kinds: int = scalar("set of the kinds of card that Nebuchadnezzar brings for what was pillaged")

    # the end
    winner: int = scalar("the side that has won, -1 for nobody", empty=NOBODY)


# ---------------------------------------------------------------- what can never be


def broken_laws(state: Record) -> list[str]:
    """Return what is impossible about a position: cards and pieces never appear or vanish, and counts agree."""
    sides, provinces, seas = np.arange(SIDES), np.arange(PROVINCES), np.arange(SEAS)
    hand = state.hand.astype(np.int64)
    cards = state.bank + hand.sum(axis=0) + state.face_up.sum(axis=0) + state.face_down.sum(axis=0)
    owned = (state.owned[:, None] >> provinces) & 1
    caravans = [int(places).bit_count() for places in state.caravans]
    single = (state.cities, state.markets, state.temples)
    tokens = np.array([sum(caravans), *(int(places).bit_count() for places in single)])
    owners = np.where(state.owner >= 0, 1 << np.maximum(state.owner, 0), 0)
    bought = state.figure_owner[state.figure_owner >= 0]
    fortresses = np.array([state.fortress[state.owner == side].sum() for side in sides])
    has_fortress = np.where(state.fortress > 0, 1 << np.maximum(state.owner, 0), 0)
    present = ((state.legion > 0) << sides[:, None]).sum(axis=0) | has_fortress
    on_slots = np.array([int(slots).bit_count() for slots in state.task_slots])
    with_task = state.task_side >= 0
    tasked = np.where(with_task, state.legion[np.maximum(state.task_side, 0), provinces], 0)
    gift = _gift_vector(state)
    laws = {
        "every card is somewhere exactly once": not int(state.played).bit_count() or (cards == CARDS).all(),
        "no card is owed": min(hand.min(), state.bank.min(), state.face_up.min(), state.face_down.min()) >= 0,
        "hand counts": (hand.sum(axis=1) == state.hand_count).all(),
        "kinds of goods": ((hand[:, 1:] > 0).sum(axis=1) == state.goods_kinds).all(),
        "counted hands": (hand == state.counted + gift).all(),
        "offers are in the hand": (state.offer <= hand).all(),
        "face-up counts": (state.face_up.sum(axis=1) == state.face_up_count).all(),
        "tokens": (tokens + state.tokens == TOKENS[int(state.seats)]).all(),
        "markers": (owned.sum(axis=1) + state.markers_left == MARKERS).all(),
        "owners": (owners == (owned << sides[:, None]).sum(axis=0)).all(),
        "legions": (state.legion.sum(axis=1) + state.legions_left == LEGIONS).all(),
        "fortresses": (fortresses + state.fortresses_left == FORTRESSES).all() and state.fortress.max() <= 2,
        "a fortress stands in an owned province": (state.owner[state.fortress > 0] >= 0).all(),
        "triremes": (state.docked.sum(axis=1) + state.trireme.sum(axis=1) + state.triremes_left == TRIREMES).all(),
        "docks": (state.docked.sum(axis=1) == state.docked_count).all(),
        "armies": (((state.legion > 0) << provinces).sum(axis=1) == state.armies).all(),
        "fleets": (((state.trireme > 0) << seas).sum(axis=1) == state.fleets).all(),
        "sides present": (present == state.present).all(),
        "a legion stands on every task slot": (on_slots <= tasked).all() and (with_task == (on_slots > 0)).all(),
        "turn counts": _turn_counts_hold(state),
        "figures": (np.bincount(bought, minlength=SIDES) == state.figure_count).all(),
    }  # fmt: skip
    return [law for law, holds in laws.items() if not holds]


def _gift_vector(state: Record) -> Any:
    """What hands hold beyond what everybody counts: a compensation card, a card of the Hanging Gardens."""
    difference = np.zeros((SIDES, RESOURCES), dtype=np.int64)
    if state.gift_giver >= 0:
        difference[state.gift_giver, state.gift] -= 1
        difference[state.gift_receiver, state.gift] += 1
    if state.gardens:
        difference[state.figure_owner[HANGING_GARDENS], state.gardens_card] += 1
    return difference


def _turn_counts_hold(state: Record) -> bool:
    if state.phase != Phase.MILITARY or state.active < 0:
        return True
    legions = state.legion[state.active] - state.moved - state.attacked - state.used
    triremes = state.trireme[state.active] - state.sea_moved - state.sea_attacked
    return bool(legions.min() >= 0 and triremes.min() >= 0)
