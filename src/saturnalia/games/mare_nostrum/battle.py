"""Chapter 10 of Mare Nostrum: battles at sea and on land, the dice, the losses, and Helen of Troy."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below
from saturnalia.kernel.sets import contains, count_members, first_member, offer_each

from .board import (
    add_legions,
    ask,
    change_triremes,
    end_tasks_if_war_torn,
    is_played,
    leave_slot,
    note_presence,
    offer_numbers,
    others_present,
)
from .components import (
    DIE_SIDES,
    FORTRESS,
    FORTRESS_VALUE,
    HANNIBAL,
    HELEN,
    IDLE,
    LEGION,
    LEGION_BONUS,
    NOBODY,
    NOWHERE,
    PERICLES,
    POINTS_PER_LOSS,
    PROVINCES,
    SEAS,
    SIDES,
    TRIREME,
    TRIREME_BONUS,
)
from .figures import owns
from .order import something_done
from .state import (
    DONE,
    LOSE_FORTRESS,
    LOSE_LEGION,
    PROVINCE_0,
    SEA_0,
    SIDE_0,
    SLOT_0,
    Decision,
    Happening,
    State,
    Upcoming,
)
from .tasks import open_tasks

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
    something_done(s)


# ---------------------------------------------------------------- 10.10 sea battles


@rule
def ready_triremes(s: State, sea: int) -> int:
    """How many triremes of the active side in a zone have not attacked (MAR-9.2, MAR-10.6)."""
    return int(s.trireme[s.active, sea]) - int(s.sea_attacked[sea])


@rule
def seas_to_fight_in(s: State) -> int:
    """The zones where own triremes that have not attacked meet another side's; none must fight (MAR-9.6, MAR-10.10)."""
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
    note(s, Happening.FOUGHT_AT_SEA, side, sea, enemy, number)
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


# ---------------------------------------------------------------- 10.5 to 10.9 land battles


@rule
def ready_legions(s: State, province: int) -> int:
    """How many legions of the active side may still attack, before any task (MAR-9.2, MAR-9.13, MAR-10.6)."""
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
def places_to_fight_in(s: State) -> int:
    """The provinces in which own land units still have to attack (MAR-10.8)."""
    places = 0
    for province in range(PROVINCES):
        if contains(int(s.present[province]), s.active) and must_fight(s, province):
            places |= 1 << province
    return places


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
    note(s, Happening.FOUGHT_ON_LAND, side, province, enemy, number)
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
    """After the exchange (MAR-10.1) war ends tasks (MAR-11.6); survivors alone get theirs (MAR-11.2a, MAR-14.1)."""
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
        note(s, Happening.USED_HELEN, owner, province, side)
        end_tasks_if_war_torn(s, province)  # MAR-11.7
    s.upcoming = Upcoming.LAND_STEP
