"""Chapter 3 of Mare Nostrum, and its lots (16.2): who plays whom, start positions, neutral sides, first roles."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below
from saturnalia.kernel.sets import count_members, first_member

from .board import add_fortresses, add_legions, ask, is_played, place_marker, put_building, side_after
from .building import is_to_be_had, price_of
from .commerce import give_role, leaders_for
from .components import (
    BUILD_ITEMS,
    BUILDING_KINDS,
    CARDS,
    COMMERCE_ROLE,
    FIGURE_PRICE,
    FORTRESSES,
    HERO_OF_SIDE,
    HOME,
    INFLUENCE,
    LEGIONS,
    MARKERS,
    MILITARY_ROLE,
    NEUTRAL_FORTRESSES,
    NEUTRAL_HOME_FORTRESSES,
    NEUTRAL_HOME_LEGIONS,
    NEUTRAL_LEGIONS,
    NOBODY,
    NOWHERE,
    ON_CARAVAN_0,
    ON_CITY,
    POLITICAL_ROLE,
    PRICE,
    RECOMMENDED,
    RESOURCES,
    ROLE_OWNER,
    ROLES,
    SETUP_POINTS,
    SIDES,
    SITE_KIND,
    SITES,
    START,
    START_CARAVANS,
    START_CHOICE,
    START_CITY,
    START_FORTRESS,
    TOKENS,
    TRIREMES,
)
from .construction import begin_purchase
from .figures import gain_figure
from .state import ACQUIRE_0, BUILD_0, DONE, FIRST_FIGURE, SIDE_0, Decision, Happening, State, Upcoming

START_PROVINCES = 3  # MAR-3.2.2


@rule
def fill_supplies(s: State) -> None:
    """Every side has its pieces, the bank all cards; tokens depend on the number of players (MAR-3.1.2, MAR-3.1.3)."""
    for side in range(SIDES):  # MAR-1.6
        s.markers_left[side] = MARKERS
        s.legions_left[side] = LEGIONS
        s.fortresses_left[side] = FORTRESSES
        s.triremes_left[side] = TRIREMES
    for kind in range(RESOURCES):
        s.bank[kind] = CARDS[kind]
    for kind in range(BUILDING_KINDS):
        s.tokens[kind] = TOKENS[s.seats, kind]


# ---------------------------------------------------------------- 3.1, 3.3 who plays what


@rule
def draw_lot(s: State, sides: int) -> int:
    """One of a set of sides, drawn by lot (MAR-16.2)."""
    for _ in range(below(s.generator, count_members(sides))):
        sides &= sides - 1
    return first_member(sides)


@rule
def give_side(s: State, seat_number: int, side: int) -> None:
    """A seat plays a civilisation and takes its pieces (MAR-3.1.1)."""
    s.side_of[seat_number] = side
    s.seat_of[side] = seat_number
    s.played |= 1 << side
    note(s, Happening.GOT_SIDE, seat_number, side)


@rule
def offer_choose_side(s: State, out: Any) -> int:
    """Any civilisation that nobody plays yet, for any selection is allowed, or the lot (MAR-3.1.1, MAR-3.3.1)."""
    out[0] = DONE
    count = 1
    for side in range(SIDES):
        if not is_played(s, side):
            out[count] = SIDE_0 + side
            count += 1
    return count


@rule
def take_choose_side(s: State, action: int) -> None:
    """The next seat chooses, until all have answered."""
    if action != DONE:
        give_side(s, int(s.actor), action - SIDE_0)
        s.chosen_sides |= 1 << (action - SIDE_0)
    s.actor += 1
    if s.actor == s.seats:
        draw_sides(s)
        lay_out(s)


@rule
def draw_sides(s: State) -> None:
    """Whoever left it to the lot draws one of the recommended civilisations that are left (MAR-3.3.1, MAR-16.2)."""
    for seat_number in range(s.seats):
        if s.side_of[seat_number] == NOBODY:
            give_side(s, seat_number, draw_lot(s, int(RECOMMENDED[s.seats]) & ~s.played))
            s.revealed = 1


# ---------------------------------------------------------------- 3.2, 3.3, 3.4 start positions


@rule
def lay_out(s: State) -> None:
    """Neutral sides first (MAR-3.4.9), then the start positions; choices are open and in seat order (MAR-3.2.8)."""
    for side in range(SIDES):
        if not is_played(s, side):
            place_neutral(s, side)
        elif s.advanced == 1:
            place_marker(s, side, int(HOME[side]))  # MAR-3.4.1, MAR-3.4.6
        else:
            place_basic(s, side)
    first = side_after(s, NOBODY)
    if s.advanced == 1:
        begin_setup_turn(s, first)
    else:
        s.active = NOBODY
        s.target = NOWHERE
        ask_for_caravan(s)


@rule
def place_neutral(s: State, side: int) -> None:
    """Markers, legions and one fortress, but no buildings, hero or role (MAR-3.3.2, MAR-3.3.3, MAR-3.3.4)."""
    for number in range(START_PROVINCES):
        province = int(START[side, number])
        is_home = province == HOME[side]
        place_marker(s, side, province)
        add_legions(s, side, province, NEUTRAL_HOME_LEGIONS if is_home else NEUTRAL_LEGIONS)
        add_fortresses(s, side, province, NEUTRAL_HOME_FORTRESSES if is_home else NEUTRAL_FORTRESSES)


@rule
def place_basic(s: State, side: int) -> None:
    """The printed start position of a side with its hero.

    Rome (MAR-3.2.3), Greece (MAR-3.2.4), Babylon (MAR-3.2.5), Egypt (MAR-3.2.6), Carthage (MAR-3.2.7).
    """
    gain_figure(s, side, int(HERO_OF_SIDE[side]))  # MAR-3.2.1
    for number in range(START_PROVINCES):  # MAR-3.2.2
        province = int(START[side, number])
        place_marker(s, side, province)
        if START_CITY[side, number] == 1:
            put_building(s, province, ON_CITY)
        for site in range(SITES):
            if (START_CARAVANS[side, number] >> site) & 1 == 1:
                put_building(s, province, ON_CARAVAN_0 + site)
        if START_FORTRESS[side, number] == 1:
            add_fortresses(s, side, province, 1)


@rule
def ask_for_caravan(s: State) -> None:
    """Ask for the next caravan whose site its owner may choose; after the last one the roles are handed out.

    `active` and `site` remember how far the questions have come: the side, and the number of its start province.
    """
    side, number = int(s.active), int(s.site)
    while True:
        if side == NOBODY or number == START_PROVINCES - 1:
            following = side_after(s, side)
            if following <= side:
                break
            side, number = following, 0
        else:
            number += 1
        if START_CHOICE[side, number] != 0:
            s.active, s.site, s.target = side, number, START[side, number]
            ask(s, side, Decision.SETUP_CARAVAN)
            return
    s.active = NOBODY
    s.site = 0
    s.target = NOWHERE
    s.phase_over = 1


@rule
def take_setup_caravan(s: State, slot: int) -> None:
    """A caravan on one of two sites, as the owner likes (MAR-3.2.8)."""
    province = int(s.target)
    put_building(s, province, slot)
    kind = int(SITE_KIND[province, slot - ON_CARAVAN_0])
    note(s, Happening.SET_CARAVAN, s.active, province, kind)
    ask_for_caravan(s)


# ---------------------------------------------------------------- 3.3, 3.4 the first roles


@rule
def without_role(s: State) -> int:
    """The played sides that hold no role card yet: nobody may start with two (MAR-3.3.5)."""
    sides = int(s.played)
    for role in range(ROLES):
        if s.role[role] != NOBODY:
            sides &= ~(1 << s.role[role])
    return sides


@rule
def give_first_roles(s: State) -> None:
    """Role cards go to played sides only (MAR-3.3.5), by the start position or by what was built."""
    if s.advanced == 1:  # MAR-3.4.8
        for role in range(ROLES):
            leaders = leaders_for(s, role, without_role(s))
            standard = int(ROLE_OWNER[role])
            give_role(s, role, standard if (leaders >> standard) & 1 == 1 else draw_lot(s, leaders))
        return
    for role in range(ROLES):  # MAR-3.2.1, MAR-3.3.6
        if is_played(s, int(ROLE_OWNER[role])):
            give_role(s, role, int(ROLE_OWNER[role]))
    fill_role(s, POLITICAL_ROLE)
    fill_role(s, COMMERCE_ROLE)
    fill_role(s, MILITARY_ROLE)


@rule
def fill_role(s: State, role: int) -> None:
    """A role without its standard owner goes to the side without a role that counts most for it (MAR-3.3.6)."""
    if s.role[role] == NOBODY:
        give_role(s, role, draw_lot(s, leaders_for(s, role, without_role(s))))


# ---------------------------------------------------------------- 3.4 advanced set-up


@rule
def offer_setup_menu(s: State, out: Any) -> int:
    """Anything at list price within the points, the own hero included, or the end (MAR-3.4.1, MAR-3.4.5)."""
    side = int(s.active)
    count = 0
    for purchase in range(BUILD_ITEMS):
        if price_of(s, side, purchase) <= s.points and is_to_be_had(s, side, purchase):
            out[count] = BUILD_0 + purchase
            count += 1
    hero = int(HERO_OF_SIDE[side])
    if FIGURE_PRICE[hero] <= s.points and s.figure_owner[hero] == NOBODY:
        out[count] = ACQUIRE_0 + hero
        count += 1
    out[count] = DONE
    return count + 1


@rule
def take_setup_menu(s: State, action: int) -> None:
    """Buy something, or end: unspent points are lost (MAR-3.4.6), and the next side buys (MAR-3.4.7)."""
    if action >= ACQUIRE_0:
        begin_purchase(s, FIRST_FIGURE + action - ACQUIRE_0)
        s.upcoming = Upcoming.PURCHASE
    elif action != DONE:
        begin_purchase(s, action - BUILD_0)
    else:
        following = side_after(s, int(s.active))
        if following > s.active:
            begin_setup_turn(s, following)
        else:
            s.points = 0
            s.active = NOBODY
            s.phase_over = 1


@rule
def begin_setup_turn(s: State, side: int) -> None:
    """The home marker is compulsory and paid for already (MAR-3.4.6)."""
    s.active = side
    s.points = SETUP_POINTS - PRICE[INFLUENCE]
    ask(s, int(s.active), Decision.SETUP_MENU)
