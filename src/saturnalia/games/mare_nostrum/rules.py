"""The rules of Mare Nostrum: the order of play (chapter 4.1), and the doors of the house.

The chapters stand in rooms of their own: `opening` (3), `commerce` (4 to 6), `construction` and `order` (7),
`building` (7, 8), `movement` (9), `battle` (10), `tasks` (11, 14), `figures` (12) and `scoring` (13), in the words of
`board` and `cards`. A phase that is over says so with `phase_over`, and `go_on` begins the next one.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.ranking import places_from

from .battle import (
    offer_battle_enemy,
    offer_battle_number,
    offer_battle_place,
    offer_lose_slot,
    offer_lose_unit,
    offer_sea_enemy,
    offer_sea_number,
    offer_sea_zone,
    take_battle_enemy,
    take_battle_number,
    take_battle_place,
    take_lose_slot,
    take_lose_unit,
    take_losses,
    take_sea_enemy,
    take_sea_number,
    take_sea_zone,
    take_use_helen,
)
from .board import offer_both_sites, offer_yes_or_no
from .commerce import (
    ask_to_take,
    begin_commerce,
    collect_income,
    offer_artemis_card,
    offer_compensate,
    offer_offer_card,
    offer_role_tie,
    offer_take_card,
    offer_take_from,
    offer_trade_number,
    settle_roles,
    take_artemis_card,
    take_compensate,
    take_offer_card,
    take_role_tie,
    take_take_card,
    take_take_from,
    take_trade_number,
    take_ulysses_card,
    take_use_ulysses,
)
from .components import MAX_ROUNDS, NOBODY, SIDES
from .construction import (
    begin_construction,
    complete_purchase,
    offer_build_place,
    offer_construct,
    offer_keep_commodity,
    offer_keep_taxes,
    offer_pay_goods,
    offer_pay_way,
    take_build_order,
    take_build_place,
    take_caravan_site,
    take_construct,
    take_keep_commodity,
    take_keep_taxes,
    take_pay_goods,
    take_pay_way,
)
from .figures import offer_swap_get, offer_swap_give, take_swap_get, take_swap_give
from .movement import (
    begin_military,
    go_on_with_turn,
    offer_land_step,
    offer_march_from,
    offer_march_number,
    offer_march_to,
    offer_old_tasks,
    offer_sea_step,
    offer_ship_from,
    offer_ship_to,
    take_land_step,
    take_launch,
    take_march_from,
    take_march_number,
    take_march_slot,
    take_march_to,
    take_military_order,
    take_sea_step,
    take_ship_from,
    take_ship_to,
)
from .opening import (
    fill_supplies,
    give_first_roles,
    offer_choose_side,
    offer_setup_menu,
    take_choose_side,
    take_setup_caravan,
    take_setup_menu,
)
from .order import offer_order
from .scoring import is_ahead
from .state import CARD_0, NUM_0, PROVINCE_0, SEA_0, SIDE_0, SLOT_0, Decision, Happening, Phase, State, Upcoming
from .tasks import (
    carry_out_task,
    offer_assign_place,
    offer_pillage_card,
    offer_task,
    offer_task_slot,
    offer_task_source,
    take_assign_place,
    take_pillage_card,
    take_task,
    take_task_slot,
)

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_SETUP, OPTION_PILLAGE, OPTION_GIVE, OPTION_LAUNCH, OPTION_FOREIGN = range(6)
OPTION_LONE_HOLDER, OPTION_COUNT_CARDS = range(6, 8)

# ---------------------------------------------------------------- 4.1 rounds and phases


@rule
def go_on(s: State) -> None:
    """Do what an answer has left to be done, or begin the next phase, until a question is asked (MAR-4.1).

    A loop, because a turn in which nothing can be done is over at once (and Numba keeps no recursion in its cache).
    """
    while is_something_left(s):
        go_on_once(s)


@rule
def is_something_left(s: State) -> bool:
    """Whether an answer has left something to be done, or a phase is over."""
    return s.upcoming != Upcoming.NOTHING or s.phase_over == 1


@rule
def go_on_once(s: State) -> None:
    """Do the next thing that is left to be done."""
    if s.upcoming == Upcoming.ROLES:
        settle_roles(s)
    elif s.upcoming == Upcoming.INCOME:
        collect_income(s)
    elif s.upcoming == Upcoming.TAKE:
        ask_to_take(s)
    elif s.upcoming == Upcoming.PURCHASE:
        complete_purchase(s)
    elif s.upcoming == Upcoming.LOSSES:
        take_losses(s)
    elif s.upcoming != Upcoming.NOTHING:
        go_on_with_turn(s)
    else:
        begin_next_phase(s)


@rule
def begin_next_phase(s: State) -> None:
    """Commerce, construction, military, and again, until the game ends (MAR-4.1)."""
    s.phase_over = 0
    if s.phase == Phase.COMMERCE:
        begin_construction(s)
    elif s.phase == Phase.CONSTRUCTION:
        begin_military(s)
    elif s.round_number >= MAX_ROUNDS:  # MAR-13.3: a guard only
        s.actor = NOBODY
        s.revealed = 1
        note(s, Happening.ROUNDS_OVER, s.round_number)
    else:
        if s.phase == Phase.SETUP:
            give_first_roles(s)
        begin_round(s)


@rule
def begin_round(s: State) -> None:
    """A new round begins with the roles and the commerce phase (MAR-4.1, MAR-4.2.1)."""
    s.round_number += 1
    note(s, Happening.ROUND_BEGAN, s.round_number)
    for side in range(SIDES):
        s.owned_at_start[side] = s.owned[side]  # MAR-7.4.2
        s.placed[side] = 0
    s.hammurabi_used = 0
    begin_commerce(s)


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Prepare a new game (chapter 3)."""
    s.seats = options[OPTION_SEATS]
    s.advanced = options[OPTION_SETUP]
    s.pillage_per_legion = options[OPTION_PILLAGE]
    s.give_acquired = options[OPTION_GIVE]
    s.launch_is_compulsory = options[OPTION_LAUNCH]
    s.any_foreign_legion = options[OPTION_FOREIGN]
    s.lone_holder_takes_back = options[OPTION_LONE_HOLDER]
    s.cards_uncounted = 1 - options[OPTION_COUNT_CARDS]
    fill_supplies(s)
    s.actor = 0
    s.decision = Decision.CHOOSE_SIDE


@rule
def legal(s: State, out: Any) -> int:
    """Write the actions offered to the actor into `out` and return how many there are."""
    decision = s.decision
    if decision == Decision.CHOOSE_SIDE:
        return offer_choose_side(s, out)
    if decision in (Decision.SETUP_CARAVAN, Decision.CARAVAN_SITE):
        return offer_both_sites(s, out)
    if decision == Decision.SETUP_MENU:
        return offer_setup_menu(s, out)
    if decision == Decision.ROLE_TIE:
        return offer_role_tie(s, out)
    if decision == Decision.ARTEMIS_CARD:
        return offer_artemis_card(s, out)
    if decision == Decision.TRADE_NUMBER:
        return offer_trade_number(s, out)
    if decision == Decision.OFFER_CARD:
        return offer_offer_card(s, out)
    if decision == Decision.TAKE_FROM:
        return offer_take_from(s, out)
    if decision in (Decision.TAKE_CARD, Decision.ULYSSES_CARD):
        return offer_take_card(s, out)
    if decision in (Decision.USE_ULYSSES, Decision.USE_HELEN):
        return offer_yes_or_no(s, out)
    if decision == Decision.COMPENSATE:
        return offer_compensate(s, out)
    if decision in (Decision.BUILD_ORDER, Decision.MILITARY_ORDER):
        return offer_order(s, out)
    if decision == Decision.CONSTRUCT:
        return offer_construct(s, out)
    if decision == Decision.BUILD_PLACE:
        return offer_build_place(s, out)
    if decision == Decision.PAY_WAY:
        return offer_pay_way(s, out)
    if decision == Decision.PAY_GOODS:
        return offer_pay_goods(s, out)
    if decision == Decision.SWAP_GIVE:
        return offer_swap_give(s, out)
    if decision == Decision.SWAP_GET:
        return offer_swap_get(s, out)
    if decision == Decision.KEEP_TAXES:
        return offer_keep_taxes(s, out)
    if decision == Decision.KEEP_COMMODITY:
        return offer_keep_commodity(s, out)
    if decision == Decision.SEA_STEP:
        return offer_sea_step(s, out)
    if decision == Decision.SHIP_FROM:
        return offer_ship_from(s, out)
    if decision in (Decision.SHIP_TO, Decision.LAUNCH):
        return offer_ship_to(s, out)
    if decision == Decision.SEA_ZONE:
        return offer_sea_zone(s, out)
    if decision == Decision.SEA_ENEMY:
        return offer_sea_enemy(s, out)
    if decision == Decision.SEA_NUMBER:
        return offer_sea_number(s, out)
    if decision == Decision.LAND_STEP:
        return offer_land_step(s, out)
    if decision == Decision.MARCH_FROM:
        return offer_march_from(s, out)
    if decision == Decision.MARCH_TO:
        return offer_march_to(s, out)
    if decision == Decision.MARCH_NUMBER:
        return offer_march_number(s, out)
    if decision == Decision.MARCH_SLOT:
        return offer_old_tasks(s, out)
    if decision == Decision.BATTLE_PLACE:
        return offer_battle_place(s, out)
    if decision == Decision.BATTLE_ENEMY:
        return offer_battle_enemy(s, out)
    if decision == Decision.BATTLE_NUMBER:
        return offer_battle_number(s, out)
    if decision == Decision.LOSE_UNIT:
        return offer_lose_unit(s, out)
    if decision == Decision.LOSE_SLOT:
        return offer_lose_slot(s, out)
    if decision == Decision.ASSIGN_PLACE:
        return offer_assign_place(s, out)
    if decision == Decision.TASK:
        return offer_task(s, out)
    if decision == Decision.TASK_SLOT:
        return offer_task_slot(s, out)
    if decision == Decision.PILLAGE_CARD:
        return offer_pillage_card(s, out)
    return offer_task_source(s, out)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action, and all that follows until the next question."""
    decision = s.decision
    action = int(action)
    if decision == Decision.CHOOSE_SIDE:
        take_choose_side(s, action)
    elif decision == Decision.SETUP_CARAVAN:
        take_setup_caravan(s, action - SLOT_0)
    elif decision == Decision.SETUP_MENU:
        take_setup_menu(s, action)
    elif decision == Decision.ROLE_TIE:
        take_role_tie(s, action - SIDE_0)
    elif decision == Decision.ARTEMIS_CARD:
        take_artemis_card(s, action)
    elif decision == Decision.TRADE_NUMBER:
        take_trade_number(s, action - NUM_0)
    elif decision == Decision.OFFER_CARD:
        take_offer_card(s, action - CARD_0)
    elif decision == Decision.TAKE_FROM:
        take_take_from(s, action - SIDE_0)
    elif decision == Decision.TAKE_CARD:
        take_take_card(s, action - CARD_0)
    elif decision == Decision.USE_ULYSSES:
        take_use_ulysses(s, action)
    elif decision == Decision.ULYSSES_CARD:
        take_ulysses_card(s, action - CARD_0)
    elif decision == Decision.COMPENSATE:
        take_compensate(s, action - CARD_0)
    elif decision == Decision.BUILD_ORDER:
        take_build_order(s, action)
    elif decision == Decision.CONSTRUCT:
        take_construct(s, action)
    elif decision == Decision.BUILD_PLACE:
        take_build_place(s, action - PROVINCE_0)
    elif decision == Decision.CARAVAN_SITE:
        take_caravan_site(s, action - SLOT_0)
    elif decision == Decision.PAY_WAY:
        take_pay_way(s, action)
    elif decision == Decision.PAY_GOODS:
        take_pay_goods(s, action - CARD_0)
    elif decision == Decision.SWAP_GIVE:
        take_swap_give(s, action - CARD_0)
    elif decision == Decision.SWAP_GET:
        take_swap_get(s, action - CARD_0)
    elif decision == Decision.KEEP_TAXES:
        take_keep_taxes(s, action - NUM_0)
    elif decision == Decision.KEEP_COMMODITY:
        take_keep_commodity(s, action)
    elif decision == Decision.MILITARY_ORDER:
        take_military_order(s, action)
    elif decision == Decision.SEA_STEP:
        take_sea_step(s, action)
    elif decision == Decision.SHIP_FROM:
        take_ship_from(s, action)
    elif decision == Decision.SHIP_TO:
        take_ship_to(s, action - SEA_0)
    elif decision == Decision.SEA_ZONE:
        take_sea_zone(s, action - SEA_0)
    elif decision == Decision.SEA_ENEMY:
        take_sea_enemy(s, action - SIDE_0)
    elif decision == Decision.SEA_NUMBER:
        take_sea_number(s, action - NUM_0)
    elif decision == Decision.LAUNCH:
        take_launch(s, action - SEA_0)
    elif decision == Decision.LAND_STEP:
        take_land_step(s, action)
    elif decision == Decision.MARCH_FROM:
        take_march_from(s, action - PROVINCE_0)
    elif decision == Decision.MARCH_TO:
        take_march_to(s, action - PROVINCE_0)
    elif decision == Decision.MARCH_NUMBER:
        take_march_number(s, action - NUM_0)
    elif decision == Decision.MARCH_SLOT:
        take_march_slot(s, action - SLOT_0)
    elif decision == Decision.USE_HELEN:
        take_use_helen(s, action)
    elif decision == Decision.BATTLE_PLACE:
        take_battle_place(s, action - PROVINCE_0)
    elif decision == Decision.BATTLE_ENEMY:
        take_battle_enemy(s, action - SIDE_0)
    elif decision == Decision.BATTLE_NUMBER:
        take_battle_number(s, action - NUM_0)
    elif decision == Decision.LOSE_UNIT:
        take_lose_unit(s, action)
    elif decision == Decision.LOSE_SLOT:
        take_lose_slot(s, action - SLOT_0)
    elif decision == Decision.ASSIGN_PLACE:
        take_assign_place(s, action - PROVINCE_0)
    elif decision == Decision.TASK:
        take_task(s, action)
    elif decision == Decision.TASK_SLOT:
        take_task_slot(s, action - SLOT_0)
    elif decision == Decision.PILLAGE_CARD:
        take_pillage_card(s, action)
    else:
        carry_out_task(s, action - SLOT_0)
    go_on(s)


@rule
def scores(s: State, out: Any) -> None:
    """Write the heroes and wonders of every seat."""
    for seat_number in range(s.seats):
        side = s.side_of[seat_number]
        out[seat_number] = 0 if side == NOBODY else s.figure_count[side]


places = places_from(is_ahead)
