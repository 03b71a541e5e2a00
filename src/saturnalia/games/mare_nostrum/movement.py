"""Chapter 9 of Mare Nostrum: the military phase, whose order is named, and the moves of triremes and legions."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import count_members, offer_each

from .battle import helen_can_turn_one, places_to_fight_in, seas_to_fight_in
from .board import adjacent_to, ask, change_triremes, leave_dock, leave_slot, offer_numbers, shift_legions
from .components import LAND, MILITARY_ROLE, NEXT_SEAS, NOBODY, NOWHERE, PROVINCES, SEAS, SEAS_OF, TRIREMES
from .order import ask_for_first, begin_turn_of, must_name_now, name_next, put_off_naming, something_done
from .state import (
    ASSIGN,
    DONE,
    END_SEA_STEP,
    LAND_BATTLE,
    MOVE_LEGIONS,
    MOVE_TRIREME,
    PROVINCE_0,
    SEA_0,
    SEA_BATTLE,
    SIDE_0,
    SLOT_0,
    YES,
    Decision,
    Happening,
    Naming,
    Phase,
    State,
    Upcoming,
)
from .tasks import ask_task, old_tasks, places_for_tasks

CAN_MOVE, CAN_FIGHT, CAN_ASSIGN, CAN_STOP = 1, 2, 4, 8
"""The bits of `menu`."""

# ---------------------------------------------------------------- 9.1 order


@rule
def begin_military(s: State) -> None:
    """The Military Leader decides the order, as the Political Leader does for construction (MAR-9.1)."""
    s.phase = Phase.MILITARY
    s.helen_used = 0
    ask_for_first(s, int(s.role[MILITARY_ROLE]), Decision.MILITARY_ORDER)


@rule
def take_military_order(s: State, action: int) -> None:
    """The leader has named somebody, or waits (MAR-9.1); then the turn goes on, or the next one begins."""
    if action in (YES, DONE):
        put_off_naming(s, action)
    else:
        name_next(s, int(s.role[MILITARY_ROLE]), action - SIDE_0)
        if s.naming == Naming.DUE:
            s.naming = Naming.NOT_NEEDED
    s.upcoming = Upcoming.TURN if s.paused == Upcoming.NOTHING else s.paused
    s.paused = Upcoming.NOTHING


@rule
def end_military_turn(s: State) -> None:
    """Everybody has one military turn (MAR-9.1); tasks stay for later rounds (MAR-8.5)."""
    rest_units(s)
    s.upcoming = Upcoming.TURN


@rule
def go_on_with_turn(s: State) -> None:
    """The next side's turn, or the next question of this one: first the sea step, then the land step (MAR-9.1)."""
    upcoming = int(s.upcoming)
    s.upcoming = Upcoming.NOTHING
    if upcoming == Upcoming.TASKS:
        ask_task(s)
    elif upcoming == Upcoming.TURN:
        begin_next_turn(s)
    elif s.naming == Naming.DUE:  # the leader wanted to wait for this
        s.paused = upcoming
        ask(s, int(s.role[MILITARY_ROLE]), Decision.MILITARY_ORDER)
    elif upcoming == Upcoming.SEA_STEP:
        ask_sea_step(s)
    else:
        ask_land_step(s)


@rule
def begin_next_turn(s: State) -> None:
    """The side that was named moves; if nobody was, the leader must do it now, and without anybody left all is over."""
    if must_name_now(s):
        s.naming = Naming.OVERDUE
        ask(s, int(s.role[MILITARY_ROLE]), Decision.MILITARY_ORDER)
    elif s.next_side == NOBODY:
        s.active = NOBODY
        s.phase_over = 1
    elif begin_turn_of(s, int(s.role[MILITARY_ROLE]), int(s.next_side), Decision.MILITARY_ORDER):
        ask_sea_step(s)
    else:
        s.paused = Upcoming.SEA_STEP


@rule
def rest_units(s: State) -> None:
    """In the next turn every unit may again move once and attack once (MAR-9.2)."""
    for province in range(PROVINCES):
        s.moved[province] = s.attacked[province] = s.used[province] = s.filled[province] = 0
    for sea in range(SEAS):
        s.sea_moved[sea] = s.sea_attacked[sea] = 0
    s.pillaged = s.forts_fought = s.menu = 0


@rule
def offer_move_and_battle(s: State, move: int, battle: int, out: Any) -> int:
    """What both steps of a turn begin with, as far as it can be done (MAR-9.1)."""
    count = 0
    if s.menu & CAN_MOVE != 0:
        out[count] = move
        count += 1
    if s.menu & CAN_FIGHT != 0:
        out[count] = battle
        count += 1
    return count


# ---------------------------------------------------------------- 9.4 to 9.7 sea step


@rule
def fresh_triremes(s: State, sea: int) -> int:
    """How many triremes of the active side in a zone have neither moved nor attacked."""
    return int(s.trireme[s.active, sea]) - int(s.sea_moved[sea]) - int(s.sea_attacked[sea])


@rule
def seas_to_sail_from(s: State) -> int:
    """The zones with triremes of the active side that may still move (MAR-9.2)."""
    seas = 0
    for sea in range(SEAS):
        if fresh_triremes(s, sea) > 0:
            seas |= 1 << sea
    return seas


@rule
def ask_sea_step(s: State) -> None:
    """Ask what to do at sea; with nothing to move and nobody to fight the step is over."""
    side = int(s.active)
    s.menu = 0
    if s.triremes_left[side] < TRIREMES:
        if s.docked_count[side] > 0 or seas_to_sail_from(s) != 0:
            s.menu |= CAN_MOVE
        if seas_to_fight_in(s) != 0:
            s.menu |= CAN_FIGHT
    if s.menu == 0:
        end_sea_step(s)
    else:
        ask(s, side, Decision.SEA_STEP)


@rule
def offer_sea_step(s: State, out: Any) -> int:
    """Move a trireme, fight, or end the step; all of it is voluntary (MAR-9.2, MAR-9.3, MAR-10.10)."""
    count = offer_move_and_battle(s, MOVE_TRIREME, SEA_BATTLE, out)
    out[count] = END_SEA_STEP
    return count + 1


@rule
def take_sea_step(s: State, action: int) -> None:
    """Ask for the details, or go on to the land step: sea battles come before any legion moves (MAR-9.7)."""
    if action == MOVE_TRIREME:
        s.decision = Decision.SHIP_FROM
    elif action == SEA_BATTLE:
        s.decision = Decision.SEA_ZONE
    else:
        end_sea_step(s)


@rule
def offer_ship_from(s: State, out: Any) -> int:
    """A trireme at sea that has neither moved nor attacked, or a docked one (MAR-9.2, MAR-9.4, MAR-9.5)."""
    count = offer_each(seas_to_sail_from(s), SEA_0, out)
    for province in range(PROVINCES):
        if s.docked[s.active, province] > 0:
            out[count] = PROVINCE_0 + province
            count += 1
    return count


@rule
def take_ship_from(s: State, action: int) -> None:
    """Note where the trireme lies."""
    s.origin_is_land = 1 if action < SEA_0 else 0
    s.origin = action - PROVINCE_0 if action < SEA_0 else action - SEA_0
    s.decision = Decision.SHIP_TO


@rule
def offer_ship_to(s: State, out: Any) -> int:
    """An adjacent zone, or one that touches the dock (MAR-9.4, MAR-9.5)."""
    return offer_each(SEAS_OF[s.origin] if s.origin_is_land == 1 else NEXT_SEAS[s.origin], SEA_0, out)


@rule
def launch(s: State, province: int, sea: int) -> None:
    """A docked trireme puts out; this is its move for the turn (MAR-9.5)."""
    leave_dock(s, int(s.active), province, sea)
    s.sea_moved[sea] += 1
    note(s, Happening.LAUNCHED, s.active, province, sea)


@rule
def take_ship_to(s: State, sea: int) -> None:
    """Sail there; any number of triremes may share a zone (MAR-9.6)."""
    side, origin = int(s.active), int(s.origin)
    if s.origin_is_land == 1:
        launch(s, origin, sea)
    else:
        change_triremes(s, side, origin, -1)
        change_triremes(s, side, sea, 1)
        s.sea_moved[sea] += 1
        note(s, Happening.SAILED, side, origin, sea)
    something_done(s)
    s.origin = NOWHERE
    s.upcoming = Upcoming.SEA_STEP


@rule
def end_sea_step(s: State) -> None:
    """Every trireme still docked must launch, unless the switch lets it stay (MAR-9.5); then the land step begins."""
    if s.launch_is_compulsory == 1 and s.docked_count[s.active] > 0:
        for province in range(PROVINCES):
            if s.docked[s.active, province] > 0:
                s.origin = province
                s.origin_is_land = 1
                ask(s, int(s.active), Decision.LAUNCH)
                return
    s.origin = NOWHERE
    s.upcoming = Upcoming.LAND_STEP


@rule
def take_launch(s: State, sea: int) -> None:
    """Launch one, and go on with the next."""
    launch(s, int(s.origin), sea)
    end_sea_step(s)


# ---------------------------------------------------------------- 9.8 land step


@rule
def fresh_legions(s: State, province: int) -> int:
    """How many legions of the active side may still move: nothing was done with them in this turn (MAR-9.13)."""
    done = int(s.moved[province]) + int(s.attacked[province]) + int(s.used[province])
    return int(s.legion[s.active, province]) - done


@rule
def places_to_leave(s: State) -> int:
    """The provinces from which legions may march, also war-torn ones (MAR-9.8, MAR-9.11, MAR-14.4)."""
    places = 0
    for province in range(PROVINCES):
        if fresh_legions(s, province) > 0:
            if LAND[province] != 0 or SEAS_OF[province] & s.fleets[s.active] != 0:
                places |= 1 << province
    return places


@rule
def ask_land_step(s: State) -> None:
    """Ask what to do on land; a step with nothing left to do is over."""
    side = int(s.active)
    s.menu = CAN_FIGHT if places_to_fight_in(s) != 0 else CAN_STOP  # MAR-10.8
    if s.armies[side] != 0:
        if places_to_leave(s) != 0:
            s.menu |= CAN_MOVE
        if places_for_tasks(s) != 0:
            s.menu |= CAN_ASSIGN
    if s.menu == CAN_STOP:
        end_military_turn(s)
    else:
        ask(s, side, Decision.LAND_STEP)


@rule
def offer_land_step(s: State, out: Any) -> int:
    """March, fight, give tasks, in any order (MAR-9.3); the end only when every compulsory battle was fought."""
    count = offer_move_and_battle(s, MOVE_LEGIONS, LAND_BATTLE, out)
    if s.menu & CAN_ASSIGN != 0:
        out[count] = ASSIGN
        count += 1
    if s.menu & CAN_STOP != 0:
        out[count] = DONE
        count += 1
    return count


@rule
def take_land_step(s: State, action: int) -> None:
    """Ask for the details, or end the turn."""
    if action == MOVE_LEGIONS:
        s.decision = Decision.MARCH_FROM
    elif action == LAND_BATTLE:
        s.decision = Decision.BATTLE_PLACE
    elif action == ASSIGN:
        s.decision = Decision.ASSIGN_PLACE
    else:
        end_military_turn(s)


# ---------------------------------------------------------------- 9.8 marching


@rule
def offer_march_from(s: State, out: Any) -> int:
    """Every province with legions that may still move (MAR-9.13, MAR-14.4); fortresses never do (MAR-9.10)."""
    return offer_each(places_to_leave(s), PROVINCE_0, out)


@rule
def take_march_from(s: State, province: int) -> None:
    """Note where the legions stand."""
    s.origin = province
    s.decision = Decision.MARCH_TO


@rule
def offer_march_to(s: State, out: Any) -> int:
    """An adjacent province, or any that a chain of own triremes reaches, however many go (MAR-9.8, MAR-9.9)."""
    return offer_each(adjacent_to(s, s.active, s.origin), PROVINCE_0, out)


@rule
def take_march_to(s: State, province: int) -> None:
    """Note where they go."""
    s.goal = province
    s.decision = Decision.MARCH_NUMBER


@rule
def offer_march_number(s: State, out: Any) -> int:
    """Any number of the legions that may still move (MAR-9.2)."""
    return offer_numbers(1, fresh_legions(s, s.origin), out)


@rule
def take_march_number(s: State, number: int) -> None:
    """Idle legions go first; which tasks the others leave is asked (MAR-9.12, MAR-14.4)."""
    origin = int(s.origin)
    idle = fresh_legions(s, origin) - count_members(old_tasks(s, origin))
    s.count = number
    s.to_leave = max(0, number - idle)
    if s.to_leave > 0:
        s.decision = Decision.MARCH_SLOT
    else:
        march(s)


@rule
def offer_old_tasks(s: State, out: Any) -> int:
    """The slots of own legions that may still move (MAR-9.12, MAR-14.4)."""
    return offer_each(old_tasks(s, s.origin), SLOT_0, out)


@rule
def take_march_slot(s: State, slot: int) -> None:
    """A legion leaves its task behind (MAR-9.12)."""
    leave_slot(s, int(s.origin), slot)
    s.to_leave -= 1
    if s.to_leave == 0:
        march(s)


@rule
def march(s: State) -> None:
    """The legions arrive (MAR-9.8); Helen's owner may turn one of them before any battle (MAR-10.12)."""
    side, goal = int(s.active), int(s.goal)
    shift_legions(s, side, int(s.origin), goal, int(s.count))
    s.moved[goal] += s.count
    note(s, Happening.MARCHED, side, s.origin, goal, s.count)
    something_done(s)
    s.origin = NOWHERE
    s.count = 0
    if helen_can_turn_one(s, goal):
        ask(s, int(s.owner[goal]), Decision.USE_HELEN)
    else:
        s.goal = NOWHERE
        s.upcoming = Upcoming.LAND_STEP
