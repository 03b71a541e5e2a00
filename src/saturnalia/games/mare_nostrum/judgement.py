"""What a learned judgement of Mare Nostrum reads of a position, and what it foretells.

Everything is told to one seat: its own things first, then the others clockwise; what the seat may not know is not read.
Of other hands it reads what everybody counts, and the compensation card only where the seat gave or received it.
"""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.features import put, put_truth
from saturnalia.kernel.schema import Array
from saturnalia.kernel.sets import contains, count_members

from .battle import fortresses_of
from .board import (
    adjacent_to,
    buildings_of,
    controller,
    has_building,
    has_task,
    is_played,
    military_units,
)
from .building import building_places, in_supply, influence_places, places_for, price_of
from .commerce import income_from, may_take_from, role_bonus
from .components import (
    BUILD_ITEMS,
    BUILDING_KINDS,
    COLOSSUS,
    COMMERCE_ROLE,
    FIGURE_PRICE,
    FIGURES,
    FIGURES_TO_WIN,
    FORTRESSES,
    IS_HERO,
    LEGIONS,
    MAX_ROUNDS,
    MILITARY_ROLE,
    NO_CARD,
    NOBODY,
    ON_CARAVAN_0,
    ON_CARAVAN_1,
    ON_CITY,
    ON_INFLUENCE,
    ON_MARKET,
    ON_TEMPLE,
    POLITICAL_ROLE,
    PROVINCES,
    PYRAMIDS,
    RESOURCES,
    ROLES,
    SEAS,
    SIDES,
    SITE_KIND,
    SITES,
    SLOTS,
    TAX,
    TAXES_KEPT,
    TRIREMES,
)
from .figures import is_on_offer
from .state import ANNEX, FIRST_FIGURE, OCCUPY, PILLAGE, Decision, Naming, Phase, State
from .value import free_sites, may_still_buy

ROWS: tuple[str, ...] = (
    "heroes", "wonders", "pyramids", "cities", "caravans", "markets", "temples", "provinces", "units"
)  # fmt: skip
(
    HEROES_ROW, WONDERS_ROW, PYRAMIDS_ROW, CITIES_ROW, CARAVANS_ROW, MARKETS_ROW, TEMPLES_ROW, PROVINCES_ROW, UNITS_ROW
) = range(len(ROWS))  # fmt: skip

IS_WONDER: Array = np.array([0 if is_hero else 1 for is_hero in IS_HERO], dtype=np.int64)
CHEAPEST_FIGURE = int(FIGURE_PRICE.min())
PYRAMIDS_PRICE = int(FIGURE_PRICE[PYRAMIDS])

# ---------------------------------------------------------------- where everything stands

MOST_SEATS = SIDES
FEWEST_SEATS = 3
FIGURES_TOLD = 4  # so many heroes and wonders are told apart
DECISIONS, PHASES, NAMINGS = len(Decision), len(Phase), len(Naming)

SEAT_SIZE = SIDES + FIGURES_TOLD + 48
SIDE_SIZE = 7
KIND_SIZE = 9
FIGURE_SIZE = 3
ITEM_SIZE = 3
SEA_SIZE = 3
PROVINCE_SIZE = 16
DANGER_SIZE = 4
TABLE_SIZE = MOST_SEATS - FEWEST_SEATS + 1 + 6 + BUILDING_KINDS + 3
TURN_SIZE = DECISIONS + PHASES + NAMINGS + 16
PURCHASE_SIZE = BUILD_ITEMS + 6
CAMPAIGN_SIZE = 4 + 9 + 3 + SLOTS + 1

SEATS_AT = 0
SIDES_AT = SEATS_AT + MOST_SEATS * SEAT_SIZE
KINDS_AT = SIDES_AT + SIDES * SIDE_SIZE
FIGURES_AT = KINDS_AT + RESOURCES * KIND_SIZE
ITEMS_AT = FIGURES_AT + FIGURES * FIGURE_SIZE
SEAS_AT = ITEMS_AT + BUILD_ITEMS * ITEM_SIZE
PROVINCES_AT = SEAS_AT + SEAS * SEA_SIZE
DANGER_AT = PROVINCES_AT + PROVINCES * PROVINCE_SIZE
TABLE_AT = DANGER_AT + DANGER_SIZE
TURN_AT = TABLE_AT + TABLE_SIZE
PURCHASE_AT = TURN_AT + TURN_SIZE
CAMPAIGN_AT = PURCHASE_AT + PURCHASE_SIZE

FEATURES: int = CAMPAIGN_AT + CAMPAIGN_SIZE

# places within blocks that are filled by several or read again
INCOME_OF_KIND = 4
OWNED, RIVAL, NEUTRAL, FIRST_BUILDING, OWN_LEGIONS, OTHER_LEGIONS, FORTRESSES_HERE = 0, 1, 2, 3, 7, 8, 9
OWN_REACH, OTHER_REACH, POINTED_AT = 12, 13, 15


# ---------------------------------------------------------------- the doors


@rule
def look(s: State, seat: int, seen: Array) -> None:
    """Write what a seat knows of the position, its own things first; `seen` is all zeros before."""
    side = int(s.side_of[seat])
    for step in range(s.seats):
        look_at_seat(s, side, int(s.side_of[(seat + step) % s.seats]), seen, SEATS_AT + step * SEAT_SIZE)
    for other in range(SIDES):
        look_at_side(s, side, other, seen, SIDES_AT + other * SIDE_SIZE)
    if side != NOBODY:
        for kind in range(RESOURCES):
            look_at_kind(s, side, kind, seen, KINDS_AT + kind * KIND_SIZE)
        look_at_own_income(s, side, seen)
        for figure in range(FIGURES):
            look_at_figure(s, side, figure, seen, FIGURES_AT + figure * FIGURE_SIZE)
        look_at_items(s, side, seen, ITEMS_AT)
        for sea in range(SEAS):
            look_at_sea(s, side, sea, seen, SEAS_AT + sea * SEA_SIZE)
        look_at_map(s, side, seen)
        look_for_danger(seen, DANGER_AT)
    look_at_table(s, seen, TABLE_AT)
    look_at_turn(s, seen, TURN_AT)
    look_at_purchase(s, seen, PURCHASE_AT)
    look_at_campaign(s, seen, CAMPAIGN_AT)


@rule
def score_rows(s: State, seat: int, rows: Array) -> None:
    """Write what the score sheet counts for a seat, as it stands; heroes and wonders together are its figures."""
    side = int(s.side_of[seat])
    for row in range(UNITS_ROW + 1):
        rows[row] = 0
    if side == NOBODY:
        return
    for figure in range(FIGURES):
        if s.figure_owner[figure] == side:
            rows[WONDERS_ROW if IS_WONDER[figure] == 1 else HEROES_ROW] += 1
    rows[PYRAMIDS_ROW] = 1 if s.figure_owner[PYRAMIDS] == side else 0
    rows[CITIES_ROW] = buildings_of(s, side, ON_CITY, ON_CITY)
    rows[CARAVANS_ROW] = buildings_of(s, side, ON_CARAVAN_0, ON_CARAVAN_1)
    rows[MARKETS_ROW] = buildings_of(s, side, ON_MARKET, ON_MARKET)
    rows[TEMPLES_ROW] = buildings_of(s, side, ON_TEMPLE, ON_TEMPLE)
    rows[PROVINCES_ROW] = count_members(int(s.owned[side]))
    rows[UNITS_ROW] = military_units(s, side)


# ---------------------------------------------------------------- what a seat knows of a hand


@rule
def known_cards(s: State, viewer: int, side: int, kind: int) -> int:
    """How many cards of a kind a side holds, as far as the viewer's side knows: its own, or what can be counted."""
    if side == viewer:
        return int(s.hand[side, kind])
    cards = int(s.counted[side, kind])
    if s.gift_giver != NOBODY and (viewer == s.gift_giver or viewer == s.gift_receiver) and s.gift == kind:
        if side == s.gift_giver:
            cards -= 1
        elif side == s.gift_receiver:
            cards += 1
    return max(0, cards)


# ---------------------------------------------------------------- every seat


@rule
def look_at_seat(s: State, viewer: int, side: int, seen: Array, at: int) -> int:
    """Tell what the viewer's side knows of the side of a seat."""
    end = at + SEAT_SIZE
    put(seen, end - 1, 1)
    if side == NOBODY:
        return end
    put(seen, at + side, 1)
    at += SIDES
    put(seen, at + min(FIGURES_TOLD - 1, int(s.figure_count[side])), 1)
    at += FIGURES_TOLD
    at = look_at_possessions(s, side, seen, at)
    at = look_at_hand(s, viewer, side, seen, at)
    at = look_at_trader(s, viewer, side, seen, at)
    return look_at_part(s, side, seen, at) + 1


@rule
def look_at_possessions(s: State, side: int, seen: Array, at: int) -> int:
    """Tell what counts for a side on the board, its roles, what it receives in a round, and its room to grow."""
    cities = 0
    caravans = 0
    markets = 0
    temples = 0
    taxes = 1 if s.figure_owner[COLOSSUS] == side else 0
    goods = 0
    kinds = 0
    lost = 0
    occupied = 0
    markers = 0
    sites = 0
    owned = int(s.owned[side])
    for province in range(PROVINCES):
        is_own = (owned >> province) & 1 == 1
        is_held = s.task_side[province] == side
        if is_own:
            sites += free_sites(s, province)
            if s.task_side[province] != NOBODY:
                lost += count_members(int(s.task_slots[province]) & ~(1 << ON_INFLUENCE))
        elif is_held:
            occupied += count_members(int(s.task_slots[province]) & ~(1 << ON_INFLUENCE))
            markers += 1 if has_task(s, province, ON_INFLUENCE) else 0
        if is_own or is_held:
            if has_building(s, province, ON_CITY) and controller(s, province, ON_CITY) == side:
                cities += 1
                taxes += income_from(s, province, ON_CITY, ON_TEMPLE)
            if has_building(s, province, ON_MARKET) and controller(s, province, ON_MARKET) == side:
                markets += 1
            if has_building(s, province, ON_TEMPLE) and controller(s, province, ON_TEMPLE) == side:
                temples += 1
            for site in range(SITES):
                slot = ON_CARAVAN_0 + site
                if has_building(s, province, slot) and controller(s, province, slot) == side:
                    caravans += 1
                    goods += income_from(s, province, slot, ON_MARKET)
                    kinds |= 1 << SITE_KIND[province, site]
    at = put(seen, at, FIGURES_TO_WIN - int(s.figure_count[side]))
    at = put(seen, at, count_members(owned))
    at = put(seen, at, cities)
    at = put(seen, at, caravans)
    at = put(seen, at, markets)
    at = put(seen, at, temples)
    at = put(seen, at, LEGIONS - int(s.legions_left[side]))
    at = put(seen, at, FORTRESSES - int(s.fortresses_left[side]))
    at = put(seen, at, TRIREMES - int(s.triremes_left[side]))
    at = put(seen, at, int(s.markers_left[side]))
    at = put(seen, at, caravans + markets + role_bonus(s, side, COMMERCE_ROLE))
    at = put(seen, at, cities + temples + role_bonus(s, side, POLITICAL_ROLE))
    at = put(seen, at, military_units(s, side) + role_bonus(s, side, MILITARY_ROLE))
    for role in range(ROLES):
        at = put_truth(seen, at, s.role[role] == side)
    at = put(seen, at, taxes)
    at = put(seen, at, goods)
    at = put(seen, at, count_members(kinds))
    at = put(seen, at, max(taxes + TAXES_KEPT, count_members(kinds)))
    at = put(seen, at, lost)
    at = put(seen, at, occupied)
    at = put(seen, at, markers)
    return put(seen, at, sites)


@rule
def look_at_hand(s: State, viewer: int, side: int, seen: Array, at: int) -> int:
    """Tell the cards of a side, with those taken in the trade, and how near they are to a figure and to victory."""
    taxes = 0
    kinds = 0
    located = 0
    for kind in range(RESOURCES):
        held = known_cards(s, viewer, side, kind)
        cards = held + int(s.face_down[side, kind])
        located += held
        if kind == TAX:
            taxes = cards
        elif cards > 0:
            kinds += 1
    longest = max(taxes, kinds)
    buys = may_still_buy(s, side)
    wins = longest >= PYRAMIDS_PRICE and s.figure_owner[PYRAMIDS] == NOBODY
    if longest >= CHEAPEST_FIGURE and s.figure_count[side] + 1 >= FIGURES_TO_WIN:
        wins = True
    at = put(seen, at, int(s.hand_count[side]))
    at = put(seen, at, taxes)
    at = put(seen, at, kinds)
    at = put(seen, at, max(0, int(s.hand_count[side]) - located))
    at = put(seen, at, max(0, CHEAPEST_FIGURE - longest))
    at = put(seen, at, max(0, PYRAMIDS_PRICE - longest))
    at = put_truth(seen, at, buys)
    at = put_truth(seen, at, buys and longest >= CHEAPEST_FIGURE)
    return put_truth(seen, at, buys and wins)


@rule
def look_at_trader(s: State, viewer: int, side: int, seen: Array, at: int) -> int:
    """Tell the face-up cards of a side, and how many of their kinds the viewer's side has not got."""
    at = put(seen, at, int(s.face_up_count[side]))
    at = put(seen, at, int(s.face_up[side, TAX]))
    return put(seen, at, new_kinds(s, viewer, side))


@rule
def new_kinds(s: State, viewer: int, side: int) -> int:
    """How many commodities lie face up before a side that the viewer's side neither holds nor has taken."""
    count = 0
    if viewer != NOBODY and s.face_up_count[side] > 0:
        for kind in range(1, RESOURCES):
            if s.face_up[side, kind] > 0 and s.hand[viewer, kind] + s.face_down[viewer, kind] == 0:
                count += 1
    return count


@rule
def look_at_part(s: State, side: int, seen: Array, at: int) -> int:
    """Tell what part a side plays just now: whose turn it is, who comes next, who trades and who fights."""
    at = put_truth(seen, at, s.active == side)
    at = put_truth(seen, at, s.actor == s.seat_of[side])
    at = put_truth(seen, at, s.next_side == side)
    at = put_truth(seen, at, contains(s.waiting, side))
    at = put_truth(seen, at, contains(s.tied, side))
    at = put_truth(seen, at, contains(s.participants, side))
    at = put_truth(seen, at, s.taker == side)
    at = put_truth(seen, at, s.victim == side)
    at = put_truth(seen, at, s.taker != NOBODY and may_take_from(s, int(s.taker), side))
    at = put_truth(seen, at, s.enemy == side)
    return put_truth(seen, at, s.loser == side)


@rule
def look_at_side(s: State, viewer: int, side: int, seen: Array, at: int) -> int:
    """Tell of a civilisation, at the place of the action that names it, what one would name it for."""
    at = put_truth(seen, at, is_played(s, side))
    at = put_truth(seen, at, side == viewer)
    at = put(seen, at, int(s.figure_count[side]))
    at = put(seen, at, int(s.hand_count[side]))
    at = put(seen, at, int(s.face_up_count[side]))
    at = put(seen, at, new_kinds(s, viewer, side))
    return put_truth(seen, at, contains(s.waiting, side) or contains(s.tied, side))


# ---------------------------------------------------------------- cards


@rule
def look_at_kind(s: State, side: int, kind: int, seen: Array, at: int) -> int:
    """Tell a kind of card, at the place of the action that names it: what is the side's own, and what lies where."""
    at = put(seen, at, int(s.hand[side, kind]))
    at = put(seen, at, int(s.offer[side, kind]))
    at = put(seen, at, int(s.face_down[side, kind]))
    at = put(seen, at, int(s.face_up[side, kind]))
    at += 1  # the income
    at = put(seen, at, int(s.bank[kind]))
    at = put(seen, at, int(s.face_up[s.victim, kind]) if s.victim != NOBODY else 0)
    others = 0
    for other in range(SIDES):
        if other != side:
            others += int(s.face_up[other, kind])
    at = put(seen, at, others)
    return put_truth(seen, at, contains(s.goods_paid, kind) or s.swap_given == kind)


@rule
def look_at_own_income(s: State, side: int, seen: Array) -> None:
    """Tell how many cards of each kind the next income would bring."""
    for province in range(PROVINCES):
        if s.owner[province] == side or s.task_side[province] == side:
            if has_building(s, province, ON_CITY) and controller(s, province, ON_CITY) == side:
                seen[KINDS_AT + TAX * KIND_SIZE + INCOME_OF_KIND] += income_from(s, province, ON_CITY, ON_TEMPLE)
            for site in range(SITES):
                slot = ON_CARAVAN_0 + site
                if has_building(s, province, slot) and controller(s, province, slot) == side:
                    kind = int(SITE_KIND[province, site])
                    seen[KINDS_AT + kind * KIND_SIZE + INCOME_OF_KIND] += income_from(s, province, slot, ON_MARKET)
    if s.figure_owner[COLOSSUS] == side:
        seen[KINDS_AT + TAX * KIND_SIZE + INCOME_OF_KIND] += 1


# ---------------------------------------------------------------- what can be bought


@rule
def look_at_figure(s: State, side: int, figure: int, seen: Array, at: int) -> int:
    """Tell of a hero or wonder, at the place of the action that buys it, whose it is and whether it is on offer."""
    owner = s.figure_owner[figure]
    at = put_truth(seen, at, owner == side)
    at = put_truth(seen, at, owner != NOBODY and owner != side)
    return put_truth(seen, at, is_on_offer(s, side, figure))


@rule
def look_at_items(s: State, side: int, seen: Array, at: int) -> int:
    """Tell of everything to build how many are left, in how many places it could go, and whether it can be paid."""
    for purchase in range(BUILD_ITEMS):
        price = price_of(s, side, purchase)
        left = in_supply(s, side, purchase)
        at = put(seen, at, left)
        at = put(seen, at, count_members(places_for(s, side, purchase)) if left > 0 else 0)
        at = put_truth(seen, at, s.hand[side, TAX] >= price or s.goods_kinds[side] >= price)
    return at


# ---------------------------------------------------------------- the map


@rule
def look_at_sea(s: State, side: int, sea: int, seen: Array, at: int) -> int:
    """Tell the triremes in a zone, own and others', and whether the question is about it."""
    others = 0
    for other in range(SIDES):
        if other != side:
            others += int(s.trireme[other, sea])
    at = put(seen, at, int(s.trireme[side, sea]))
    at = put(seen, at, others)
    at_sea = s.decision >= Decision.SEA_ZONE and s.decision <= Decision.SEA_NUMBER
    sails = s.decision == Decision.SHIP_TO and s.origin_is_land == 0
    return put_truth(seen, at, (at_sea and s.place == sea) or (sails and s.origin == sea))


@rule
def look_at_map(s: State, side: int, seen: Array) -> None:
    """Tell every province, and how many legions could get there: the side's own, and those of other players."""
    buildable = building_places(s, side)
    influenced = influence_places(s, side) if s.markers_left[side] > 0 else 0
    for province in range(PROVINCES):
        is_open = contains(buildable | influenced, province)
        look_at_province(s, side, province, is_open, seen, PROVINCES_AT + province * PROVINCE_SIZE)
    for other in range(SIDES):
        if is_played(s, other) and s.armies[other] != 0:
            place = OWN_REACH if other == side else OTHER_REACH
            for origin in range(PROVINCES):
                if s.legion[other, origin] > 0:
                    spread_reach(adjacent_to(s, other, origin), int(s.legion[other, origin]), seen, place)
    point_at(s, seen)


@rule
def look_at_province(s: State, side: int, province: int, is_open: bool, seen: Array, at: int) -> int:
    """Tell whose a province is (of a rival with its figures), what stands there, and who holds what for whom."""
    owner = int(s.owner[province])
    at = put_truth(seen, at, owner == side)
    is_rivals = owner != NOBODY and owner != side and is_played(s, owner)
    at = put(seen, at, 1 + int(s.figure_count[owner]) if is_rivals else 0)
    at = put_truth(seen, at, owner != NOBODY and not is_played(s, owner))
    caravans = 0
    for site in range(SITES):
        if has_building(s, province, ON_CARAVAN_0 + site):
            caravans += 1
    at = put(seen, at, caravans)
    at = put_truth(seen, at, has_building(s, province, ON_CITY))
    at = put_truth(seen, at, has_building(s, province, ON_MARKET))
    at = put_truth(seen, at, has_building(s, province, ON_TEMPLE))
    others = 0
    if s.present[province] != 0:
        for other in range(SIDES):
            if other != side:
                others += int(s.legion[other, province])
    at = put(seen, at, int(s.legion[side, province]))
    at = put(seen, at, others)
    at = put(seen, at, int(s.fortress[province]))
    sign = 1 if s.task_side[province] == side else -1
    at = put(seen, at, sign * count_members(int(s.task_slots[province]) & ~(1 << ON_INFLUENCE)))
    at = put(seen, at, sign if has_task(s, province, ON_INFLUENCE) else 0)
    at += 2  # who could get there
    at = put_truth(seen, at, is_open)
    return at + 1  # whether the question is about it


@rule
def spread_reach(goals: int, legions: int, seen: Array, place: int) -> None:
    """Add legions to every province that they could get to."""
    for province in range(PROVINCES):
        if (goals >> province) & 1 == 1:
            seen[PROVINCES_AT + province * PROVINCE_SIZE + place] += legions


@rule
def point_at(s: State, seen: Array) -> None:
    """Mark the provinces that the question is about: where from, where to, what is built, fought for or given tasks."""
    if s.target >= 0:
        seen[PROVINCES_AT + s.target * PROVINCE_SIZE + POINTED_AT] = 1
    if s.task_place >= 0:
        seen[PROVINCES_AT + s.task_place * PROVINCE_SIZE + POINTED_AT] = 1
    at_sea = s.decision >= Decision.SEA_ZONE and s.decision <= Decision.SEA_NUMBER
    if s.place >= 0 and not at_sea:
        seen[PROVINCES_AT + s.place * PROVINCE_SIZE + POINTED_AT] = 1
    marches = s.decision >= Decision.MARCH_TO and s.decision <= Decision.MARCH_SLOT
    launches = s.decision == Decision.LAUNCH or (s.decision == Decision.SHIP_TO and s.origin_is_land == 1)
    if s.origin >= 0 and (marches or launches):
        seen[PROVINCES_AT + s.origin * PROVINCE_SIZE + POINTED_AT] = 1
    if s.goal >= 0:
        seen[PROVINCES_AT + s.goal * PROVINCE_SIZE + POINTED_AT] = -1


@rule
def look_for_danger(seen: Array, at: int) -> int:
    """Tell how many own provinces, with how many buildings, others could overrun, and what the side could overrun."""
    threatened = 0
    at_stake = 0
    weak = 0
    prizes = 0
    for province in range(PROVINCES):
        block = PROVINCES_AT + province * PROVINCE_SIZE
        strength = 2 * int(seen[block + FORTRESSES_HERE])
        buildings = 0
        for place in range(FIRST_BUILDING, OWN_LEGIONS):
            buildings += int(seen[block + place])
        if seen[block + OWNED] == 1:
            if seen[block + OTHER_REACH] > strength + seen[block + OWN_LEGIONS]:
                threatened += 1
                at_stake += buildings
        elif seen[block + RIVAL] > 0 or seen[block + NEUTRAL] == 1:
            if seen[block + OWN_REACH] > strength + seen[block + OTHER_LEGIONS]:
                weak += 1
                prizes += buildings
    at = put(seen, at, threatened)
    at = put(seen, at, at_stake)
    at = put(seen, at, weak)
    return put(seen, at, prizes)


# ---------------------------------------------------------------- the table and the question


@rule
def look_at_table(s: State, seen: Array, at: int) -> int:
    """Tell what is played, the round, and the buildings left for all."""
    put(seen, at + s.seats - FEWEST_SEATS, 1)
    at += MOST_SEATS - FEWEST_SEATS + 1
    at = put(seen, at, int(s.advanced))
    at = put(seen, at, int(s.pillage_per_legion))
    at = put(seen, at, int(s.give_acquired))
    at = put(seen, at, int(s.launch_is_compulsory))
    at = put(seen, at, int(s.any_foreign_legion))
    at = put(seen, at, int(s.lone_holder_takes_back))
    for kind in range(BUILDING_KINDS):
        at = put(seen, at, int(s.tokens[kind]))
    at = put(seen, at, int(s.round_number))
    at = put(seen, at, max(0, 5 - MAX_ROUNDS + int(s.round_number)))
    return put_truth(seen, at, s.round_number == 1)


@rule
def look_at_turn(s: State, seen: Array, at: int) -> int:
    """Tell the phase, the question, how far the trade is, and which abilities were used."""
    put(seen, at + s.decision, 1)
    at += DECISIONS
    put(seen, at + s.phase, 1)
    at += PHASES
    put(seen, at + s.naming, 1)
    at += NAMINGS
    at = put(seen, at, count_members(int(s.waiting)))
    at = put(seen, at, int(s.role_settled))
    at = put(seen, at, int(s.trade_number))
    at = put(seen, at, count_members(int(s.participants)))
    at = put(seen, at, int(s.offered))
    at = put(seen, at, int(s.trade_number) - int(s.offered))
    at = put_truth(seen, at, s.taken == TAX)
    at = put_truth(seen, at, s.taken > TAX)
    at = put_truth(seen, at, s.last_pair != 0 and s.last_pair == s.pair_before)
    at = put(seen, at, int(s.ulysses_used))
    at = put(seen, at, int(s.hammurabi_used))
    at = put(seen, at, int(s.cleopatra_used))
    at = put(seen, at, int(s.helen_used))
    at = put(seen, at, int(s.gardens))
    at = put_truth(seen, at, s.gift_giver != NOBODY)
    return put_truth(seen, at, s.swap_given != NO_CARD)


@rule
def look_at_purchase(s: State, seen: Array, at: int) -> int:
    """Tell what is being bought, what it costs, and what is still to be paid."""
    if s.purchase >= 0 and s.purchase < BUILD_ITEMS:
        put(seen, at + s.purchase, 1)
    at += BUILD_ITEMS
    at = put_truth(seen, at, s.purchase >= FIRST_FIGURE)
    at = put_truth(seen, at, s.purchase == FIRST_FIGURE + PYRAMIDS)
    at = put(seen, at, int(s.price))
    at = put(seen, at, int(s.goods_due))
    at = put(seen, at, int(s.is_free))
    return put(seen, at, int(s.points))


@rule
def look_at_campaign(s: State, seen: Array, at: int) -> int:
    """Tell what the step offers, the forces of the battle or march, its losses, and the task being given."""
    for bit in range(4):
        at = put_truth(seen, at, contains(s.menu, bit))
    at_sea = s.decision >= Decision.SEA_ZONE and s.decision <= Decision.SEA_NUMBER
    if s.place >= 0 and s.active != NOBODY:
        put(seen, at, int(s.trireme[s.active, s.place]) if at_sea else int(s.legion[s.active, s.place]))
        put(seen, at + 1, 0 if at_sea else fortresses_of(s, int(s.active), int(s.place)))
        if s.enemy != NOBODY:
            put(seen, at + 2, int(s.trireme[s.enemy, s.place]) if at_sea else int(s.legion[s.enemy, s.place]))
            put(seen, at + 3, 0 if at_sea else fortresses_of(s, int(s.enemy), int(s.place)))
    at += 4
    at = put(seen, at, int(s.attacker_losses))
    at = put(seen, at, int(s.defender_losses))
    at = put(seen, at, int(s.count))
    at = put(seen, at, int(s.to_leave))
    at = put(seen, at, int(s.tasks_given))
    at = put_truth(seen, at, s.task == PILLAGE)
    at = put_truth(seen, at, s.task == OCCUPY)
    at = put_truth(seen, at, s.task == ANNEX)
    if s.task != 0:
        put(seen, at + s.task_slot, 1)
    at += SLOTS
    return put(seen, at, int(s.after_battle))
