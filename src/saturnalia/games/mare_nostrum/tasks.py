"""Chapters 11 and 14 of Mare Nostrum: what legions do in a province that they hold alone: pillage, occupy, annex."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import contains, count_members, offer_each

from .board import ask, has_building, has_task, is_home_of_player, leave_slot, put_on_slot, remove_building
from .cards import goods_in_bank, take_from_bank
from .components import (
    ALL_GOODS,
    IDLE,
    NEBUCHADNEZZAR,
    NOBODY,
    NOWHERE,
    ON_CARAVAN_0,
    ON_CARAVAN_1,
    ON_CITY,
    ON_INFLUENCE,
    ON_MARKET,
    ON_TEMPLE,
    PROVINCES,
    TAX,
)
from .figures import owns
from .order import something_done
from .state import ANNEX, CARD_0, DONE, OCCUPY, PILLAGE, PROVINCE_0, SLOT_0, Decision, Happening, State, Upcoming


@rule
def unused_legions(s: State, province: int) -> int:
    """How many legions here may still be given a task, only in their own turn (MAR-11.2a, MAR-11.2b, MAR-14.2)."""
    return int(s.legion[s.active, province]) - int(s.used[province])


@rule
def old_tasks(s: State, province: int) -> int:
    """The slots on which own legions stand since an earlier turn."""
    if s.task_side[province] != s.active:
        return 0
    return int(s.task_slots[province]) & ~int(s.filled[province])


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
def places_for_tasks(s: State) -> int:
    """The conquered provinces where an unused legion has a task open to it (MAR-11.2a, MAR-14.6)."""
    places = 0
    for province in range(PROVINCES):
        if tasks_open(s, province) != 0:
            places |= 1 << province
    return places


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
    s.upcoming = Upcoming.TASKS
    something_done(s)
    if s.task == PILLAGE:
        pillage(s, side, province, slot)
    else:
        put_on_slot(s, side, province, slot)
        s.filled[province] |= 1 << slot
        if s.task == ANNEX:  # MAR-11.5
            note(s, Happening.STOOD_ON_MARKER, side, province)
        else:  # MAR-11.4
            note(s, Happening.OCCUPIED, side, province, slot)


@rule
def pillage(s: State, side: int, province: int, slot: int) -> None:
    """A building is destroyed at once; influence stays, and defenders cannot prevent it (MAR-11.3, MAR-11.10).

    Nebuchadnezzar may bring a card for a caravan or city (MAR-11.8).
    """
    remove_building(s, province, slot)
    s.pillaged |= 1 << province
    note(s, Happening.PILLAGED, side, province, slot)
    if has_task(s, province, slot):  # MAR-14.3
        leave_slot(s, province, slot)
        s.filled[province] &= ~(1 << slot)
    if owns(s, side, NEBUCHADNEZZAR) and slot in (ON_CITY, ON_CARAVAN_0, ON_CARAVAN_1):
        s.pillage_kinds = 1 << TAX if slot == ON_CITY else ALL_GOODS
        if pillage_cards(s) != 0:
            s.upcoming = Upcoming.NOTHING
            s.decision = Decision.PILLAGE_CARD


@rule
def pillage_cards(s: State) -> int:
    """What Nebuchadnezzar can bring: a tax for a city, any commodity for a caravan, if the bank has it (MAR-11.8)."""
    kinds = goods_in_bank(s)
    if s.bank[TAX] > 0:
        kinds |= 1 << TAX
    return kinds & int(s.pillage_kinds)


@rule
def offer_pillage_card(s: State, out: Any) -> int:
    """A card that Nebuchadnezzar can bring, or none (MAR-11.8)."""
    count = offer_each(pillage_cards(s), CARD_0, out)
    out[count] = DONE
    return count + 1


@rule
def take_pillage_card(s: State, action: int) -> None:
    """Take the card, which stays in hand and which all see (MAR-11.8, MAR-15.9), or leave it."""
    side = int(s.active)
    if action != DONE:
        take_from_bank(s, side, action - CARD_0)
        note(s, Happening.GOT_PILLAGE_CARD, side, action - CARD_0)
    s.pillage_kinds = 0
    s.upcoming = Upcoming.TASKS
