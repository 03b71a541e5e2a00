"""Chapters 9 to 11 of Mare Nostrum: movement, battles, and what legions do afterwards."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below

from .board import (
    add_legions,
    adjacent_to,
    ask,
    change_triremes,
    contains,
    count_members,
    end_tasks_if_war_torn,
    first_member,
    has_building,
    has_task,
    is_home_of_player,
    is_played,
    leave_dock,
    leave_slot,
    note_presence,
    offer_each,
    offer_numbers,
    others_present,
    owns,
    put_on_slot,
    remove_building,
    seat,
    shift_legions,
)
from .cards import take_from_bank
from .components import (
    DIE_SIDES,
    FORTRESS,
    FORTRESS_VALUE,
    HANNIBAL,
    HELEN,
    IDLE,
    LAND,
    LEGION,
    LEGION_BONUS,
    MILITARY_ROLE,
    NEBUCHADNEZZAR,
    NEXT_SEAS,
    NOBODY,
    NOWHERE,
    ON_CARAVAN_0,
    ON_CARAVAN_1,
    ON_CITY,
    ON_INFLUENCE,
    ON_MARKET,
    ON_TEMPLE,
    PERICLES,
    POINTS_PER_LOSS,
    PROVINCES,
    SEAS,
    SEAS_OF,
    SIDES,
    SITE_KIND,
    TAX,
    TRIREME,
    TRIREME_BONUS,
    TRIREMES,
)
from .order import ask_for_first, begin_turn_of, name_next
from .state import (
    ANNEX,
    ASSIGN,
    DONE,
    END_SEA_STEP,
    LAND_BATTLE,
    LOSE_FORTRESS,
    LOSE_LEGION,
    MOVE_LEGIONS,
    MOVE_TRIREME,
    OCCUPY,
    PILLAGE,
    PROVINCE_0,
    SEA_0,
    SEA_BATTLE,
    SIDE_0,
    SLOT_0,
    Decision,
    Happening,
    Phase,
    State,
    Upcoming,
)

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
def take_military_order(s: State, side: int) -> None:
    """The leader has named somebody; the active side moves as soon as it is known who follows."""
    if name_next(s, int(s.role[MILITARY_ROLE]), side):
        s.upcoming = Upcoming.SEA_STEP


@rule
def end_military_turn(s: State) -> None:
    """Everybody has one military turn (MAR-9.1); tasks stay for later rounds (MAR-8.5)."""
    rest_units(s)
    s.upcoming = Upcoming.TURN


@rule
def go_on_with_turn(s: State) -> None:
    """The next side's turn, or the next question of this one: first the sea step, then the land step (MAR-9.1)."""
    upcoming = s.upcoming
    s.upcoming = Upcoming.NOTHING
    if upcoming == Upcoming.SEA_STEP:
        ask_sea_step(s)
    elif upcoming == Upcoming.LAND_STEP:
        ask_land_step(s)
    elif upcoming == Upcoming.TASKS:
        ask_task(s)
    elif s.next_side == NOBODY:
        s.active = NOBODY
        s.phase_over = 1
    elif begin_turn_of(s, int(s.role[MILITARY_ROLE]), s.next_side):
        ask_sea_step(s)
    else:
        s.decision = Decision.MILITARY_ORDER


@rule
def rest_units(s: State) -> None:
    """In the next turn every unit may again move once and attack once (MAR-9.2)."""
    for province in range(PROVINCES):
        s.moved[province] = s.attacked[province] = s.used[province] = s.filled[province] = 0
    for sea in range(SEAS):
        s.sea_moved[sea] = s.sea_attacked[sea] = 0
    s.pillaged = s.forts_fought = s.menu = 0


# ---------------------------------------------------------------- 9.4 to 9.7 sea step


@rule
def fresh_triremes(s: State, sea: int) -> int:
    """How many triremes of the active side in a zone have neither moved nor attacked."""
    return int(s.trireme[s.active, sea]) - int(s.sea_moved[sea]) - int(s.sea_attacked[sea])


@rule
def ready_triremes(s: State, sea: int) -> int:
    """How many triremes of the active side in a zone have not attacked (MAR-9.2)."""
    return int(s.trireme[s.active, sea]) - int(s.sea_attacked[sea])


@rule
def seas_to_sail_from(s: State) -> int:
    """The zones with triremes of the active side that may still move (MAR-9.2)."""
    seas = 0
    for sea in range(SEAS):
        if fresh_triremes(s, sea) > 0:
            seas |= 1 << sea
    return seas


@rule
def seas_to_fight_in(s: State) -> int:
    """The zones where own triremes that have not attacked meet another side's; no battle is forced (MAR-9.6)."""
    hostile = 0
    for side in range(SIDES):
        if side != s.active:
            hostile |= s.fleets[side]
    seas = 0
    for sea in range(SEAS):
        if contains(hostile, sea) and ready_triremes(s, sea) > 0:
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
    count = 0
    if s.menu & CAN_MOVE != 0:
        out[count] = MOVE_TRIREME
        count += 1
    if s.menu & CAN_FIGHT != 0:
        out[count] = SEA_BATTLE
        count += 1
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
    note(s, Happening.LAUNCHED, seat(s, int(s.active)), province, sea)


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
        note(s, Happening.SAILED, seat(s, side), origin, sea)
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


# ---------------------------------------------------------------- 10.10 sea battles


@rule
def offer_sea_zone(s: State, out: Any) -> int:
    """A zone with own triremes that have not attacked, and triremes of another side (MAR-10.10)."""
    return offer_each(seas_to_fight_in(s), SEA_0, out)


@rule
def take_sea_zone(s: State, sea: int) -> None:
    """Note the zone."""
    s.place = sea
    s.decision = Decision.SEA_ENEMY


@rule
def offer_sea_enemy(s: State, out: Any) -> int:
    """One side that has triremes in the zone (MAR-10.6)."""
    count = 0
    for side in range(SIDES):
        if side != s.active and s.trireme[side, s.place] > 0:
            out[count] = SIDE_0 + side
            count += 1
    return count


@rule
def take_sea_enemy(s: State, side: int) -> None:
    """Note the enemy; other sides are ignored (MAR-10.6)."""
    s.enemy = side
    s.decision = Decision.SEA_NUMBER


@rule
def offer_sea_number(s: State, out: Any) -> int:
    """How many of the own triremes there take part (MAR-10.6)."""
    return offer_numbers(1, ready_triremes(s, s.place), out)


@rule
def take_sea_number(s: State, number: int) -> None:
    """One exchange, in which all triremes of the enemy in the zone take part (MAR-10.1, MAR-10.2, MAR-10.6)."""
    side, enemy, sea = int(s.active), int(s.enemy), int(s.place)
    already_moved = min(number, int(s.sea_moved[sea]))  # MAR-14.5
    s.sea_moved[sea] -= already_moved
    s.sea_attacked[sea] += number
    note(s, Happening.FOUGHT_AT_SEA, seat(s, side), sea, enemy, number)
    defenders = int(s.trireme[enemy, sea])
    attack = roll(s, 0, number, TRIREME_BONUS if owns(s, side, PERICLES) else 0)
    defence = roll(s, 1, defenders, TRIREME_BONUS if owns(s, enemy, PERICLES) else 0)
    defender_losses = min(attack // POINTS_PER_LOSS, defenders)
    attacker_losses = min(defence // POINTS_PER_LOSS, number)
    remember_battle(s, 1, attack, defence, attacker_losses, defender_losses)
    sink(s, enemy, sea, defender_losses)
    sink(s, side, sea, attacker_losses)
    s.sea_attacked[sea] -= attacker_losses
    s.place = NOWHERE
    s.enemy = NOBODY
    s.upcoming = Upcoming.SEA_STEP


@rule
def sink(s: State, side: int, sea: int, count: int) -> None:
    """Triremes go back to the supply of their side (MAR-10.4)."""
    if count > 0:
        change_triremes(s, side, sea, -count)
        s.triremes_left[side] += count
        note(s, Happening.LOST_UNIT, side, TRIREME, count)


# ---------------------------------------------------------------- 10.1 to 10.4 dice


@rule
def roll(s: State, row: int, count: int, bonus: int) -> int:
    """Roll one die for each unit and add the bonus to each (MAR-10.3, MAR-16.1); the dice stay in view."""
    total = 0
    for number in range(len(s.dice[row])):
        s.dice[row, number] = 0
        if number < count:
            die = 1 + below(s.generator, DIE_SIDES)
            s.dice[row, number] = die
            total += die + bonus
    s.revealed = 1
    return total


@rule
def remember_battle(
    s: State, at_sea: int, attack: int, defence: int, attacker_losses: int, defender_losses: int
) -> None:
    """Write down the totals and the losses."""
    s.last_battle[0] = s.active
    s.last_battle[1] = s.enemy
    s.last_battle[2] = s.place
    s.last_battle[3] = at_sea
    s.last_battle[4] = attack
    s.last_battle[5] = defence
    s.last_battle[6] = attacker_losses
    s.last_battle[7] = defender_losses
    note(s, Happening.ROLLED, attack, defence, attacker_losses, defender_losses)


# ---------------------------------------------------------------- 9.8 land step


@rule
def fresh_legions(s: State, province: int) -> int:
    """How many legions of the active side may still move: nothing was done with them in this turn (MAR-9.13)."""
    done = int(s.moved[province]) + int(s.attacked[province]) + int(s.used[province])
    return int(s.legion[s.active, province]) - done


@rule
def ready_legions(s: State, province: int) -> int:
    """How many legions of the active side may still attack: a task comes after an attack (MAR-9.2, MAR-9.13)."""
    return int(s.legion[s.active, province]) - int(s.attacked[province]) - int(s.used[province])


@rule
def fresh_fortresses(s: State, province: int) -> int:
    """How many fortresses of the active side here have not fought in this turn (MAR-10.9)."""
    if s.owner[province] != s.active or contains(s.forts_fought, province):
        return 0
    return int(s.fortress[province])


@rule
def must_fight(s: State, province: int) -> bool:
    """Whether own land units here share the province with another side's and have not attacked (MAR-10.8, MAR-10.9)."""
    if others_present(s, int(s.active), province) == 0:
        return False
    return ready_legions(s, province) > 0 or fresh_fortresses(s, province) > 0


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
def places_to_fight_in(s: State) -> int:
    """The provinces in which own land units still have to attack (MAR-10.8)."""
    places = 0
    for province in range(PROVINCES):
        if contains(int(s.present[province]), s.active) and must_fight(s, province):
            places |= 1 << province
    return places


@rule
def places_for_tasks(s: State) -> int:
    """The conquered provinces where an unused legion has a task open to it (MAR-11.2a, MAR-14.6)."""
    places = 0
    for province in range(PROVINCES):
        if tasks_open(s, province) != 0:
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
    count = 0
    if s.menu & CAN_MOVE != 0:
        out[count] = MOVE_LEGIONS
        count += 1
    if s.menu & CAN_FIGHT != 0:
        out[count] = LAND_BATTLE
        count += 1
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
def old_tasks(s: State, province: int) -> int:
    """The slots on which own legions stand since an earlier turn."""
    if s.task_side[province] != s.active:
        return 0
    return int(s.task_slots[province]) & ~int(s.filled[province])


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
    """The slots of own legions that may still move (MAR-14.4)."""
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
    """The legions arrive; Helen's owner may turn one of them before any battle (MAR-10.12)."""
    side, goal = int(s.active), int(s.goal)
    shift_legions(s, side, int(s.origin), goal, int(s.count))
    s.moved[goal] += s.count
    note(s, Happening.MARCHED, seat(s, side), s.origin, goal, s.count)
    s.origin = NOWHERE
    s.count = 0
    if helen_can_turn_one(s, goal):
        ask(s, int(s.owner[goal]), Decision.USE_HELEN)
    else:
        s.goal = NOWHERE
        s.upcoming = Upcoming.LAND_STEP


# ---------------------------------------------------------------- 10.12 Helen of Troy


@rule
def helen_can_turn_one(s: State, province: int) -> bool:
    """Once per military phase, in a province of Helen's owner, who must have a legion left (MAR-10.12)."""
    owner = int(s.owner[province])
    if owner == NOBODY or owner == s.active or s.helen_used == 1:
        return False
    return owns(s, owner, HELEN) and s.legions_left[owner] > 0


@rule
def take_use_helen(s: State, action: int) -> None:
    """One legion of the group is exchanged; the mover's piece returns to its supply (MAR-10.12)."""
    province, side = int(s.goal), int(s.active)
    owner = int(s.owner[province])
    s.goal = NOWHERE
    if action != DONE:
        s.helen_used = 1
        s.moved[province] -= 1
        add_legions(s, side, province, -1)
        add_legions(s, owner, province, 1)
        note(s, Happening.USED_HELEN, seat(s, owner), province, side)
        end_tasks_if_war_torn(s, province)  # MAR-11.7
    s.upcoming = Upcoming.LAND_STEP


# ---------------------------------------------------------------- 10.5 to 10.9 land battles


@rule
def offer_battle_place(s: State, out: Any) -> int:
    """Every province where own land units that have not attacked meet another side's (MAR-10.2, MAR-10.8)."""
    return offer_each(places_to_fight_in(s), PROVINCE_0, out)


@rule
def take_battle_place(s: State, province: int) -> None:
    """Note the province."""
    s.place = province
    s.decision = Decision.BATTLE_ENEMY


@rule
def offer_battle_enemy(s: State, out: Any) -> int:
    """One side that has land units there; neutral sides defend too (MAR-3.3.4, MAR-10.6)."""
    return offer_each(others_present(s, s.active, s.place), SIDE_0, out)


@rule
def take_battle_enemy(s: State, side: int) -> None:
    """Note the enemy; the others in the province are ignored (MAR-10.6)."""
    s.enemy = side
    s.decision = Decision.BATTLE_NUMBER


@rule
def offer_battle_number(s: State, out: Any) -> int:
    """Any group of legions that have not attacked, in waves if one likes (MAR-10.6, MAR-10.7).

    None only if an own fortress fights alone (MAR-10.9).
    """
    return offer_numbers(0 if fresh_fortresses(s, s.place) > 0 else 1, ready_legions(s, s.place), out)


@rule
def fortresses_of(s: State, side: int, province: int) -> int:
    """The fortresses of a side in a province: they belong to its owner."""
    return int(s.fortress[province]) if s.owner[province] == side else 0


@rule
def take_battle_number(s: State, number: int) -> None:
    """Both roll at the same time; own fortresses join the first battle of the turn (MAR-10.3, MAR-10.9)."""
    side, enemy, province = int(s.active), int(s.enemy), int(s.place)
    s.joined_forts = fresh_fortresses(s, province)
    if s.joined_forts > 0:
        s.forts_fought |= 1 << province
    already_moved = min(number, int(s.moved[province]))  # MAR-14.5
    s.moved[province] -= already_moved
    s.attacked[province] += number
    s.count = number
    note(s, Happening.FOUGHT_ON_LAND, seat(s, side), province, enemy, number)
    legions, fortresses = int(s.legion[enemy, province]), fortresses_of(s, enemy, province)
    attack = roll(s, 0, number, LEGION_BONUS if owns(s, side, HANNIBAL) else 0)
    defence = roll(s, 1, legions, LEGION_BONUS if owns(s, enemy, HANNIBAL) else 0)
    attack += FORTRESS_VALUE * s.joined_forts
    defence += FORTRESS_VALUE * fortresses
    # MAR-10.4, MAR-10.13: losses fall on those who took part, and excess is ignored
    s.defender_losses = min(attack // POINTS_PER_LOSS, legions + fortresses)
    s.attacker_losses = min(defence // POINTS_PER_LOSS, number + s.joined_forts)
    remember_battle(s, 0, attack, defence, int(s.attacker_losses), int(s.defender_losses))
    s.upcoming = Upcoming.LOSSES


# ---------------------------------------------------------------- 10.4 losses


@rule
def lose_legion(s: State, side: int, slot: int) -> None:
    """A legion goes back to the supply of its side."""
    province = int(s.place)
    if slot != IDLE:
        leave_slot(s, province, slot)
    add_legions(s, side, province, -1)
    note(s, Happening.LOST_UNIT, side, LEGION, 1)
    if side == s.active:
        s.attacked[province] -= 1
        s.count -= 1
        s.attacker_losses -= 1
    else:
        s.defender_losses -= 1


@rule
def lose_fortress(s: State, side: int) -> None:
    """A fortress goes back to the supply of its side."""
    province = int(s.place)
    s.fortress[province] -= 1
    s.fortresses_left[side] += 1
    note_presence(s, side, province)
    note(s, Happening.LOST_UNIT, side, FORTRESS, 1)
    if side == s.active:
        s.joined_forts -= 1
        s.attacker_losses -= 1
    else:
        s.defender_losses -= 1


@rule
def slots_of(s: State, side: int, province: int) -> int:
    """Where the legions of a side stand: the slots of their tasks, and idle."""
    slots = int(s.task_slots[province]) if s.task_side[province] == side else 0
    return slots if s.legion[side, province] == count_members(slots) else slots | 1 << IDLE


@rule
def take_losses(s: State) -> None:
    """The defender names losses first, then the attacker; what is no choice is not asked (MAR-10.4)."""
    province = int(s.place)
    s.upcoming = Upcoming.NOTHING
    while s.defender_losses > 0 or s.attacker_losses > 0:
        if s.defender_losses > 0:
            side, losses = int(s.enemy), int(s.defender_losses)
            legions, fortresses = int(s.legion[side, province]), fortresses_of(s, side, province)
        else:
            side, losses = int(s.active), int(s.attacker_losses)
            legions, fortresses = int(s.count), int(s.joined_forts)
        everything = losses >= legions + fortresses
        slots = slots_of(s, side, province)
        if legions == 0:
            lose_fortress(s, side)
        elif fortresses > 0 and is_played(s, side) and not everything:
            s.loser = side
            ask(s, side, Decision.LOSE_UNIT)
            return
        elif everything or count_members(slots) == 1:  # MAR-10.11: neutral sides lose legions first, and have no tasks
            lose_legion(s, side, first_member(slots))
        else:
            s.loser = side
            ask(s, side, Decision.LOSE_SLOT)
            return
    end_battle(s)


@rule
def offer_lose_unit(_s: State, out: Any) -> int:
    """The owner chooses which kind of unit is lost (MAR-10.4)."""
    out[0] = LOSE_LEGION
    out[1] = LOSE_FORTRESS
    return 2


@rule
def take_lose_unit(s: State, action: int) -> None:
    """Lose it; whoever has a fortress here owns the province, so that the legions have no tasks to choose between."""
    if action == LOSE_FORTRESS:
        lose_fortress(s, s.loser)
    else:
        lose_legion(s, s.loser, IDLE)
    s.upcoming = Upcoming.LOSSES


@rule
def offer_lose_slot(s: State, out: Any) -> int:
    """Which of the legions is lost: an idle one, or one with a task (MAR-10.4, MAR-11.6)."""
    return offer_each(slots_of(s, s.loser, s.place), SLOT_0, out)


@rule
def take_lose_slot(s: State, slot: int) -> None:
    """That legion is lost."""
    lose_legion(s, int(s.loser), slot)
    s.upcoming = Upcoming.LOSSES


@rule
def end_battle(s: State) -> None:
    """War ends all tasks in the province (MAR-11.6); survivors who hold it alone get theirs (MAR-11.2a, MAR-14.1)."""
    province, side = int(s.place), int(s.active)
    s.place = NOWHERE
    s.enemy = s.loser = NOBODY
    s.count = s.joined_forts = 0
    end_tasks_if_war_torn(s, province)
    if others_present(s, side, province) == 0:
        s.after_battle = 1
        open_tasks(s, province)
    else:  # MAR-11.1: attackers stay
        s.upcoming = Upcoming.LAND_STEP


# ---------------------------------------------------------------- 11. pillage, occupy, annex


@rule
def unused_legions(s: State, province: int) -> int:
    """How many legions here may still be given a task, only in their own turn (MAR-11.2a, MAR-11.2b, MAR-14.2)."""
    return int(s.legion[s.active, province]) - int(s.used[province])


@rule
def is_conquered(s: State, province: int) -> bool:
    """A foreign province in which only the active side has land units, legions among them (MAR-10.5, MAR-11.2)."""
    owner, side = s.owner[province], int(s.active)
    return owner != NOBODY and owner != side and s.present[province] == 1 << side


@rule
def sources_for(s: State, province: int, slot: int) -> int:
    """From which slots a legion can come for a task: idle ones first, else those with older tasks (MAR-14.2).

    Putting a legion on the market or temple may not end the occupation that it needs (MAR-11.4).
    """
    slots = old_tasks(s, province)
    if unused_legions(s, province) > count_members(slots):
        return 1 << IDLE
    if slot == ON_TEMPLE:
        slots &= ~(1 << ON_CITY)
    elif slot == ON_MARKET:
        if not has_task(s, province, ON_CARAVAN_0):
            slots &= ~(1 << ON_CARAVAN_1)
        elif not has_task(s, province, ON_CARAVAN_1):
            slots &= ~(1 << ON_CARAVAN_0)
    return slots


@rule
def may_pillage(s: State, province: int, slot: int) -> bool:
    """One building per province and turn, or one per legion by the switch; never a fortress (MAR-11.2, MAR-11.3)."""
    if contains(s.pillaged, province) and s.pillage_per_legion == 0:
        return False
    return has_building(s, province, slot) and unused_legions(s, province) > 0


@rule
def may_occupy(s: State, province: int, slot: int) -> bool:
    """One legion on each building; on a market or temple only beside an own one on a caravan or city (MAR-11.4)."""
    if not has_building(s, province, slot) or has_task(s, province, slot):
        return False
    if slot == ON_TEMPLE and not has_task(s, province, ON_CITY):
        return False
    if slot == ON_MARKET and not (has_task(s, province, ON_CARAVAN_0) or has_task(s, province, ON_CARAVAN_1)):
        return False
    return sources_for(s, province, slot) != 0


@rule
def may_annex(s: State, province: int) -> bool:
    """A legion on the marker, but not in the home of a played side (MAR-11.5)."""
    if has_task(s, province, ON_INFLUENCE) or is_home_of_player(s, province):
        return False
    return sources_for(s, province, ON_INFLUENCE) != 0


@rule
def tasks_open(s: State, province: int) -> int:
    """Which tasks can be given in a conquered province: bits 1 pillage, 2 occupy, 4 annex."""
    if not is_conquered(s, province) or unused_legions(s, province) == 0:
        return 0
    found = 0
    for slot in range(ON_CITY, ON_INFLUENCE):
        if may_pillage(s, province, slot):
            found |= 1
        if may_occupy(s, province, slot):
            found |= 2
    if may_annex(s, province):
        found |= 4
    return found


@rule
def offer_assign_place(s: State, out: Any) -> int:
    """Every conquered province where an unused legion has a task open to it (MAR-11.2a, MAR-14.1)."""
    return offer_each(places_for_tasks(s), PROVINCE_0, out)


@rule
def take_assign_place(s: State, province: int) -> None:
    """Open the question of tasks for a province taken without a fight or held from before (MAR-14.1)."""
    s.after_battle = 0
    open_tasks(s, province)


@rule
def open_tasks(s: State, province: int) -> None:
    """Begin to give tasks in a province."""
    s.task_place = province
    s.tasks_given = 0
    s.upcoming = Upcoming.TASKS


@rule
def ask_task(s: State) -> None:
    """Ask for the next task while there is one to give."""
    s.task = s.task_slot = 0
    if tasks_open(s, s.task_place) != 0:
        ask(s, int(s.active), Decision.TASK)
    else:
        close_tasks(s)


@rule
def close_tasks(s: State) -> None:
    """Legions that attacked here are used up now (MAR-14.2)."""
    province = int(s.task_place)
    if s.after_battle == 1 and is_conquered(s, province):
        s.used[province] += s.attacked[province]
        s.attacked[province] = 0
    s.task_place = NOWHERE
    s.tasks_given = s.after_battle = 0
    s.upcoming = Upcoming.LAND_STEP


@rule
def offer_task(s: State, out: Any) -> int:
    """Pillage, occupy, annex, or leave the rest idle (MAR-11.2a); after `assign` at least one is given (MAR-14.6)."""
    found = tasks_open(s, int(s.task_place))
    count = 0
    if found & 1 != 0:
        out[count] = PILLAGE
        count += 1
    if found & 2 != 0:
        out[count] = OCCUPY
        count += 1
    if found & 4 != 0:
        out[count] = ANNEX
        count += 1
    if s.after_battle == 1 or s.tasks_given > 0:
        out[count] = DONE
        count += 1
    return count


@rule
def take_task(s: State, action: int) -> None:
    """Ask for the building; there is only one influence marker."""
    if action == DONE:
        close_tasks(s)
        return
    s.task = action
    if action == ANNEX:
        take_task_slot(s, ON_INFLUENCE)
    else:
        s.decision = Decision.TASK_SLOT


@rule
def offer_task_slot(s: State, out: Any) -> int:
    """The buildings that can be pillaged or occupied (MAR-11.3, MAR-11.4)."""
    province = int(s.task_place)
    count = 0
    for slot in range(ON_CITY, ON_INFLUENCE):
        if may_pillage(s, province, slot) if s.task == PILLAGE else may_occupy(s, province, slot):
            out[count] = SLOT_0 + slot
            count += 1
    return count


@rule
def take_task_slot(s: State, slot: int) -> None:
    """An idle legion does it; if there is none, ask which other one (MAR-14.2)."""
    s.task_slot = slot
    if sources_for_task(s) == 1 << IDLE:
        carry_out_task(s, IDLE)
    else:
        s.decision = Decision.TASK_SOURCE


@rule
def sources_for_task(s: State) -> int:
    """From which slots the legion can come; any older task may be left to pillage."""
    return sources_for(s, int(s.task_place), IDLE if s.task == PILLAGE else int(s.task_slot))


@rule
def offer_task_source(s: State, out: Any) -> int:
    """The slots of unused legions with older tasks (MAR-14.2)."""
    return offer_each(sources_for_task(s), SLOT_0, out)


@rule
def carry_out_task(s: State, source: int) -> None:
    """One legion does its task and is used up for this turn (MAR-9.13, MAR-11.2a)."""
    province, slot, side = int(s.task_place), int(s.task_slot), int(s.active)
    if source != IDLE:
        leave_slot(s, province, source)
    elif s.attacked[province] > 0:
        s.attacked[province] -= 1
    elif s.moved[province] > 0:  # MAR-14.5: fresh ones keep the right to leave
        s.moved[province] -= 1
    s.used[province] += 1
    s.tasks_given += 1
    if s.task == PILLAGE:
        pillage(s, side, province, slot)
    else:
        put_on_slot(s, side, province, slot)
        s.filled[province] |= 1 << slot
        if s.task == ANNEX:  # MAR-11.5
            note(s, Happening.STOOD_ON_MARKER, seat(s, side), province)
        else:  # MAR-11.4
            note(s, Happening.OCCUPIED, seat(s, side), province, slot)
    s.upcoming = Upcoming.TASKS


@rule
def pillage(s: State, side: int, province: int, slot: int) -> None:
    """A building is destroyed at once; influence stays, and defenders cannot prevent it (MAR-11.3, MAR-11.10).

    Nebuchadnezzar gives a card for a caravan or city, which stays in hand and which all see (MAR-11.8, MAR-15.9).
    """
    remove_building(s, province, slot)
    s.pillaged |= 1 << province
    note(s, Happening.PILLAGED, seat(s, side), province, slot)
    if has_task(s, province, slot):  # MAR-14.3
        leave_slot(s, province, slot)
        s.filled[province] &= ~(1 << slot)
    if owns(s, side, NEBUCHADNEZZAR) and slot in (ON_CITY, ON_CARAVAN_0, ON_CARAVAN_1):
        kind = TAX if slot == ON_CITY else int(SITE_KIND[province, slot - ON_CARAVAN_0])
        if take_from_bank(s, side, kind):
            note(s, Happening.GOT_PILLAGE_CARD, seat(s, side), kind)
