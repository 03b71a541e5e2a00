"""The vocabulary of the board of Mare Nostrum: sides, provinces, chains of triremes, units and tasks.

Every chapter of the rules speaks in these words; nothing here knows about phases or turns.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import contains, count_members

from .components import (
    CARAVAN_TOKEN,
    CITY_TOKEN,
    COASTS,
    FORTRESSES,
    HOME,
    LAND,
    LEGIONS,
    MARKET_TOKEN,
    NEXT_SEAS,
    NOBODY,
    ON_CARAVAN_0,
    ON_CITY,
    ON_MARKET,
    ON_TEMPLE,
    PROVINCES,
    SEAS,
    SEAS_OF,
    SIDES,
    SITES,
    TEMPLE_TOKEN,
    TRIREMES,
)
from .state import DONE, NUM_0, SLOT_0, YES, Happening, State

# ---------------------------------------------------------------- sides and seats


@rule
def is_played(s: State, side: int) -> bool:
    """Whether somebody plays this side; the others are neutral (MAR-3.3.1)."""
    return contains(s.played, side)


@rule
def side_after(s: State, side: int) -> int:
    """The next played side in seat order, which is cyclic; -1 stands before the first."""
    following = (side + 1) % SIDES
    while not is_played(s, following):
        following = (following + 1) % SIDES
    return following


@rule
def ask(s: State, side: int, decision: int) -> None:
    """Put a question to whoever plays a side."""
    s.actor = s.seat_of[side]
    s.decision = decision


@rule
def seat(s: State, side: int) -> int:
    """The seat of a side as a plain number."""
    return int(s.seat_of[side])


# ---------------------------------------------------------------- answers to choose from


@rule
def offer_numbers(least: int, most: int, out: Any) -> int:
    """Offer every number from the least to the most."""
    for number in range(least, most + 1):
        out[number - least] = NUM_0 + number
    return most + 1 - least


@rule
def offer_yes_or_no(_s: State, out: Any) -> int:
    """Use the ability or not."""
    out[0] = YES
    out[1] = DONE
    return 2


@rule
def offer_both_sites(_s: State, out: Any) -> int:
    """The first or the second commodity site of the province."""
    for site in range(SITES):
        out[site] = SLOT_0 + ON_CARAVAN_0 + site
    return SITES


# ---------------------------------------------------------------- provinces and chains of triremes


@rule
def is_home_of_player(s: State, province: int) -> bool:
    """Whether this is the home province of a played side, whose marker can never be replaced (MAR-8.3, MAR-11.9)."""
    for side in range(SIDES):
        if HOME[side] == province:
            return is_played(s, side)
    return False


@rule
def chain_of(s: State, side: int, first_seas: int) -> int:
    """The sea zones of an unbroken chain of the side's triremes that begins in any of these zones (MAR-2.4).

    Other sides' triremes do not matter, docked ones do not count; straits join zones, not provinces (MAR-2.6).
    """
    fleets = int(s.fleets[side])
    chain = first_seas & fleets
    grown = chain
    while grown != 0:
        reached = 0
        for sea in range(SEAS):
            if (grown >> sea) & 1 == 1:
                reached |= NEXT_SEAS[sea]
        grown = reached & fleets & ~chain
        chain |= grown
    return chain


@rule
def coasts_of(seas: int) -> int:
    """The provinces that touch any of these sea zones."""
    coasts = 0
    for sea in range(SEAS):
        if (seas >> sea) & 1 == 1:
            coasts |= COASTS[sea]
    return coasts


@rule
def adjacent_to(s: State, side: int, province: int) -> int:
    """The provinces adjacent to this one for a side: by a border, or by a chain (MAR-2.3, MAR-2.4, MAR-2.5)."""
    reached = int(LAND[province])
    first_seas = int(SEAS_OF[province])
    if first_seas & s.fleets[side] != 0:
        reached |= coasts_of(chain_of(s, side, first_seas))
    return reached & ~(1 << province)


@rule
def adjacent_to_any(s: State, side: int, provinces: int) -> int:
    """The provinces adjacent to at least one of these for a side."""
    reached = 0
    first_seas = 0
    for province in range(PROVINCES):
        if (provinces >> province) & 1 == 1:
            reached |= LAND[province]
            first_seas |= SEAS_OF[province]
    return reached | coasts_of(chain_of(s, side, first_seas))


# ---------------------------------------------------------------- influence


@rule
def place_marker(s: State, side: int, province: int) -> None:
    """Lay an influence marker; a marker of another side goes back to its owner (MAR-8.4)."""
    before = int(s.owner[province])
    if before != NOBODY:
        s.owned[before] &= ~(1 << province)
        s.markers_left[before] += 1
    s.owner[province] = side
    s.owned[side] |= 1 << province
    s.markers_left[side] -= 1


# ---------------------------------------------------------------- land units


@rule
def note_presence(s: State, side: int, province: int) -> None:
    """Keep account of whether a side has land units in a province, and legions among them."""
    legions = s.legion[side, province] > 0
    if legions:
        s.armies[side] |= 1 << province
    else:
        s.armies[side] &= ~(1 << province)
    if legions or (s.owner[province] == side and s.fortress[province] > 0):
        s.present[province] |= 1 << side
    else:
        s.present[province] &= ~(1 << side)


@rule
def add_legions(s: State, side: int, province: int, count: int) -> None:
    """Put legions from the supply into a province."""
    s.legion[side, province] += count
    s.legions_left[side] -= count
    note_presence(s, side, province)


@rule
def add_fortresses(s: State, side: int, province: int, count: int) -> None:
    """Put fortresses from the supply into an own province."""
    s.fortress[province] += count
    s.fortresses_left[side] -= count
    note_presence(s, side, province)


@rule
def shift_legions(s: State, side: int, origin: int, goal: int, count: int) -> None:
    """Move legions from one province to another."""
    s.legion[side, origin] -= count
    s.legion[side, goal] += count
    note_presence(s, side, origin)
    note_presence(s, side, goal)


@rule
def others_present(s: State, side: int, province: int) -> int:
    """The other sides with land units in a province; docked triremes are ignored (MAR-10.2)."""
    return int(s.present[province]) & ~(1 << side)


@rule
def is_war_torn(s: State, province: int) -> bool:
    """Whether land units of two or more sides are here (MAR-11.1)."""
    return count_members(int(s.present[province])) >= 2


@rule
def military_units(s: State, side: int) -> int:
    """How many military units a side has on the board, docked triremes included: all but its supply (MAR-1.6)."""
    in_supply = int(s.legions_left[side]) + int(s.fortresses_left[side]) + int(s.triremes_left[side])
    return LEGIONS + FORTRESSES + TRIREMES - in_supply


# ---------------------------------------------------------------- triremes


@rule
def change_triremes(s: State, side: int, sea: int, change: int) -> None:
    """Let triremes enter or leave a sea zone; where they come from or go to is for the caller."""
    s.trireme[side, sea] += change
    if s.trireme[side, sea] > 0:
        s.fleets[side] |= 1 << sea
    else:
        s.fleets[side] &= ~(1 << sea)


@rule
def dock_trireme(s: State, side: int, province: int) -> None:
    """Put a new trireme into a dock (MAR-7.4.7)."""
    s.docked[side, province] += 1
    s.docked_count[side] += 1
    s.triremes_left[side] -= 1


@rule
def leave_dock(s: State, side: int, province: int, sea: int) -> None:
    """Let a docked trireme put out to sea (MAR-9.5)."""
    s.docked[side, province] -= 1
    s.docked_count[side] -= 1
    change_triremes(s, side, sea, 1)


# ---------------------------------------------------------------- buildings and tasks


@rule
def has_building(s: State, province: int, slot: int) -> bool:
    """Whether the building of a slot stands in a province."""
    if slot == ON_CITY:
        return contains(s.cities, province)
    if slot == ON_MARKET:
        return contains(s.markets, province)
    if slot == ON_TEMPLE:
        return contains(s.temples, province)
    return contains(s.caravans[slot - ON_CARAVAN_0], province)


@rule
def put_building(s: State, province: int, slot: int) -> None:
    """Put a token from the supply onto the board (MAR-3.1.4, MAR-7.4.14)."""
    here = 1 << province
    if slot == ON_CITY:
        s.cities |= here
        s.tokens[CITY_TOKEN] -= 1
    elif slot == ON_MARKET:
        s.markets |= here
        s.tokens[MARKET_TOKEN] -= 1
    elif slot == ON_TEMPLE:
        s.temples |= here
        s.tokens[TEMPLE_TOKEN] -= 1
    else:
        s.caravans[slot - ON_CARAVAN_0] |= here
        s.tokens[CARAVAN_TOKEN] -= 1


@rule
def remove_building(s: State, province: int, slot: int) -> None:
    """Return a destroyed building's token to the supply (MAR-11.3)."""
    others = ~(1 << province)
    if slot == ON_CITY:
        s.cities &= others
        s.tokens[CITY_TOKEN] += 1
    elif slot == ON_MARKET:
        s.markets &= others
        s.tokens[MARKET_TOKEN] += 1
    elif slot == ON_TEMPLE:
        s.temples &= others
        s.tokens[TEMPLE_TOKEN] += 1
    else:
        s.caravans[slot - ON_CARAVAN_0] &= others
        s.tokens[CARAVAN_TOKEN] += 1


@rule
def has_task(s: State, province: int, slot: int) -> bool:
    """Whether a legion stands on this slot."""
    return contains(int(s.task_slots[province]), slot)


@rule
def controller(s: State, province: int, slot: int) -> int:
    """For whom a building counts and pays: the legion's owner if one stands on it (MAR-4.2.3, MAR-5.3)."""
    return int(s.task_side[province]) if has_task(s, province, slot) else int(s.owner[province])


@rule
def put_on_slot(s: State, side: int, province: int, slot: int) -> None:
    """Let a legion of the side stand on a building or on the influence marker."""
    s.task_side[province] = side
    s.task_slots[province] |= 1 << slot


@rule
def leave_slot(s: State, province: int, slot: int) -> None:
    """Let a legion step down from its slot; it is idle now."""
    s.task_slots[province] &= ~(1 << slot)
    if s.task_slots[province] == 0:
        s.task_side[province] = NOBODY


@rule
def end_tasks(s: State, province: int) -> None:
    """All tasks in a province end; the legions stay there idle (MAR-8.4, MAR-11.6, MAR-11.7)."""
    if s.task_slots[province] != 0:
        note(s, Happening.TASKS_ENDED, s.task_side[province], province)
        s.task_slots[province] = 0
        s.task_side[province] = NOBODY
        s.filled[province] = 0


@rule
def end_tasks_if_war_torn(s: State, province: int) -> None:
    """A province that is war-torn knows no tasks (MAR-11.6, MAR-11.7)."""
    if is_war_torn(s, province):
        end_tasks(s, province)


# ---------------------------------------------------------------- what a side controls


@rule
def buildings_of(s: State, side: int, first_slot: int, last_slot: int) -> int:
    """How many buildings on these slots count for a side (MAR-4.2.3)."""
    count = 0
    for slot in range(first_slot, last_slot + 1):
        for province in range(PROVINCES):
            if has_building(s, province, slot) and controller(s, province, slot) == side:
                count += 1
    return count
