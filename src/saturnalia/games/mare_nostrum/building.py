"""Chapters 7.3, 7.4 and 8 of Mare Nostrum: what things cost, what a side may build where, and annexation."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import contains

from .board import (
    add_fortresses,
    add_legions,
    adjacent_to_any,
    dock_trireme,
    end_tasks,
    end_tasks_if_war_torn,
    has_task,
    is_home_of_player,
    is_war_torn,
    others_present,
    place_marker,
    put_building,
)
from .components import (
    ADVANCED,
    ALL_PROVINCES,
    CARAVAN,
    CARAVAN_TOKEN,
    CITY,
    CITY_SITES,
    CITY_TOKEN,
    COASTAL,
    DISCOUNT,
    FIGURE_PRICE,
    FORTRESS,
    HAMMURABI,
    HOME,
    INFLUENCE,
    JULIUS_CAESAR,
    LEGION,
    LIGHTHOUSE,
    MARKET,
    MARKET_TOKEN,
    MAUSOLEUM,
    NOBODY,
    ON_CITY,
    ON_INFLUENCE,
    ON_MARKET,
    ON_TEMPLE,
    PERICLES,
    PRICE,
    PROVINCES,
    SIDES,
    SITE_KIND,
    SITE_PROVINCES,
    STATUE_OF_ZEUS,
    TEMPLE,
    TEMPLE_TOKEN,
    TRIREME,
)
from .figures import owns
from .state import FIRST_FIGURE, Happening, Phase, State

BUILDING_SLOTS = (1 << ON_INFLUENCE) - 1
"""The slots that are buildings: a legion on one of them occupies it."""
# ---------------------------------------------------------------- 7.3 prices


@rule
def price_of(s: State, side: int, purchase: int) -> int:
    """How many cards a purchase costs a side; heroes and wonders never become cheaper or dearer (MAR-7.3.1)."""
    if purchase >= FIRST_FIGURE:
        return int(FIGURE_PRICE[purchase - FIRST_FIGURE])
    price = int(PRICE[purchase])
    if s.phase == Phase.SETUP:  # MAR-3.4.6
        return price
    if purchase in (LEGION, FORTRESS):
        return price - DISCOUNT if owns(s, side, JULIUS_CAESAR) else price
    if purchase == TRIREME:
        return price - DISCOUNT if owns(s, side, PERICLES) else price
    if purchase != INFLUENCE and owns(s, side, MAUSOLEUM):
        return price - DISCOUNT
    return price


# ---------------------------------------------------------------- 7.4 building rules


@rule
def foreign_armies(s: State, side: int) -> int:
    """The provinces in which legions of any other side stand."""
    armies = 0
    for other in range(SIDES):
        if other != side:
            armies |= s.armies[other]
    return armies


@rule
def barred_places(s: State, side: int) -> int:
    """The provinces that are war-torn or under military occupation for a side (MAR-7.4.8, MAR-7.4.9)."""
    foreign = foreign_armies(s, side)
    if s.any_foreign_legion == 1:
        return foreign
    barred = 0
    for province in range(PROVINCES):
        if (foreign >> province) & 1 == 1:
            occupied = s.task_side[province] != side and s.task_slots[province] & BUILDING_SLOTS != 0
            if occupied or is_war_torn(s, province):
                barred |= 1 << province
    return barred


@rule
def building_places(s: State, side: int) -> int:
    """The own provinces where a side may build now (MAR-7.4.1, MAR-7.4.4, MAR-7.4.8)."""
    owned = int(s.owned[side])
    if s.phase == Phase.SETUP:  # MAR-3.4.6: no ban on new provinces
        return owned
    home = owned & (1 << HOME[side])
    return owned & ~s.placed[side] & (~barred_places(s, side) | home)


@rule
def places_for_fortress(s: State, side: int, places: int) -> int:
    """One fortress in each province, two for the owner of the Statue of Zeus (MAR-7.4.5)."""
    most = 2 if owns(s, side, STATUE_OF_ZEUS) else 1
    found = 0
    for province in range(PROVINCES):
        if (places >> province) & 1 == 1 and s.fortress[province] < most:
            found |= 1 << province
    return found


@rule
def annexable_places(s: State, side: int) -> int:
    """The foreign provinces on whose marker an own legion stands, with no other side's land unit (MAR-8.1, MAR-8.2)."""
    found = 0
    armies = int(s.armies[side])
    for province in range(PROVINCES):
        if (armies >> province) & 1 == 1 and s.task_side[province] == side and has_task(s, province, ON_INFLUENCE):
            if others_present(s, side, province) == 0 and not is_home_of_player(s, province):  # MAR-8.3
                found |= 1 << province
    return found


@rule
def influence_places(s: State, side: int) -> int:
    """Where a side may place influence: free adjacent provinces, and those it can annex; never seas (MAR-7.4.10)."""
    free = ALL_PROVINCES
    for other in range(SIDES):  # MAR-7.4.2
        free &= ~s.owned[other]
    if s.phase == Phase.SETUP:  # MAR-3.4.2, MAR-3.4.3
        return free & ADVANCED[side]
    free &= ~barred_places(s, side)  # MAR-7.4.9
    if free != 0 and not owns(s, side, LIGHTHOUSE):
        # MAR-7.4.2, MAR-7.4.3, MAR-7.4.15: from provinces owned since the beginning of the round
        free &= adjacent_to_any(s, side, int(s.owned[side]) & int(s.owned_at_start[side]))
    return free | annexable_places(s, side)


@rule
def places_for(s: State, side: int, purchase: int) -> int:
    """The provinces where a thing can be built or placed now."""
    if purchase == INFLUENCE:
        return influence_places(s, side)
    places = building_places(s, side)
    if purchase == CARAVAN:  # MAR-7.4.5
        first = int(SITE_PROVINCES[0]) & ~s.caravans[0]
        return places & (first | (int(SITE_PROVINCES[1]) & ~s.caravans[1]))
    if purchase == CITY:  # MAR-7.4.5
        return places & CITY_SITES & ~s.cities
    if purchase == MARKET:  # MAR-7.4.5, MAR-7.4.6
        return places & ~s.markets
    if purchase == TEMPLE:  # MAR-7.4.5, MAR-7.4.6
        return places & ~s.temples
    if purchase == FORTRESS:
        return places_for_fortress(s, side, places)
    if s.phase == Phase.SETUP:  # MAR-3.4.4
        places &= 1 << HOME[side]
    return places & COASTAL if purchase == TRIREME else places  # MAR-7.4.7


@rule
def in_supply(s: State, side: int, purchase: int) -> int:
    """How many of a thing are left to be bought (MAR-7.4.14)."""
    if purchase == INFLUENCE:
        return int(s.markers_left[side])
    if purchase == CARAVAN:
        return int(s.tokens[CARAVAN_TOKEN])
    if purchase == CITY:
        return int(s.tokens[CITY_TOKEN])
    if purchase == MARKET:
        return int(s.tokens[MARKET_TOKEN])
    if purchase == TEMPLE:
        return int(s.tokens[TEMPLE_TOKEN])
    if purchase == LEGION:
        return int(s.legions_left[side])
    if purchase == FORTRESS:
        return int(s.fortresses_left[side])
    return int(s.triremes_left[side])


@rule
def is_to_be_had(s: State, side: int, purchase: int) -> bool:
    """Whether a thing is in the supply and has a place (MAR-7.4.14)."""
    return in_supply(s, side, purchase) > 0 and places_for(s, side, purchase) != 0


@rule
def may_place_free_influence(s: State, side: int) -> bool:
    """Hammurabi: one marker in each round without payment, by all placement rules (MAR-7.4.2, MAR-12.2)."""
    if not owns(s, side, HAMMURABI) or s.hammurabi_used == 1 or s.markers_left[side] == 0:
        return False
    return influence_places(s, side) != 0


@rule
def is_free_site(s: State, province: int, site: int) -> bool:
    """Whether a commodity site has no caravan yet (MAR-2.1, MAR-7.4.5)."""
    return SITE_KIND[province, site] >= 0 and not contains(int(s.caravans[site]), province)


# ---------------------------------------------------------------- onto the board


@rule
def build(s: State, side: int, purchase: int, province: int) -> None:
    """A city, market, temple or military unit comes from the supply (MAR-7.4.14); none is ever moved (MAR-7.4.11)."""
    if purchase == LEGION:
        add_legions(s, side, province, 1)
        end_tasks_if_war_torn(s, province)  # MAR-11.7
    elif purchase == FORTRESS:
        add_fortresses(s, side, province, 1)
        end_tasks_if_war_torn(s, province)
    elif purchase == TRIREME:
        dock_trireme(s, side, province)
    elif purchase == CITY:
        put_building(s, province, ON_CITY)
    elif purchase == MARKET:
        put_building(s, province, ON_MARKET)
    else:
        put_building(s, province, ON_TEMPLE)
    note(s, Happening.BUILT, side, purchase, province)


@rule
def place_influence(s: State, side: int, province: int) -> None:
    """A marker in a free province, or instead of another side's (MAR-7.4.2, MAR-8.1).

    Docked triremes of the old owner are unaffected (MAR-8.6), and a cut-off province stays owned (MAR-7.4.12).
    """
    before = int(s.owner[province])
    if before == NOBODY:
        note(s, Happening.PLACED_INFLUENCE, side, province)
    else:  # MAR-8.4: buildings stay and now belong to the new owner
        note(s, Happening.ANNEXED, side, province, before)
        end_tasks(s, province)
    place_marker(s, side, province)
    s.placed[side] |= 1 << province  # MAR-7.4.3, MAR-7.4.4
