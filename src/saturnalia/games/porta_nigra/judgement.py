"""What a learned judgement of Porta Nigra reads of a position, and what it foretells: the rows of the score sheet.

Everything is told from one seat: its own things first, then those of the next seats. What is hidden is not read: the
order of the piles, and the hands of others.
"""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.features import MOST, put
from saturnalia.kernel.schema import Array

from .actions import brick_cost, bricks_for, buys_any, can_buy, earns_card, points_of_site, way_to_building
from .components import (
    ACTION_CARDS,
    AREAS,
    BRICK_AREAS,
    BUILDING_CARDS,
    BUILDINGS,
    BUY,
    CARD_BUILDING,
    CARD_SIZE,
    CARD_SYMBOLS,
    COINS,
    COLOR_VALUE,
    COLORS,
    DECK_SIZE,
    EARLY_END_SEGMENTS,
    FIRST_POINTS,
    GATE,
    GATE_SITE_1,
    GATE_SITES,
    HEIGHTS,
    HONOR_BUILDING,
    HONOR_COUNT,
    HONOR_FINAL,
    HONOR_KINDS,
    HONOR_SET,
    LEAST_HEIGHT,
    MAX_SEATS,
    MOST_HEIGHT,
    NOBODY,
    NOTHING,
    NOWHERE,
    QUARTERS,
    REFILL_BELOW,
    REWARD_EVERY,
    SECOND_POINTS,
    SET_POINTS,
    SITE_AREA,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_COLOR,
    SITES,
    SUPPLY_CARDS,
    SUPPLY_SHOPS,
    SYMBOL_AMOUNT,
    SYMBOL_COLOR,
    SYMBOL_KIND,
    SYMBOLS_PER_CARD,
)
from .honor_cards import can_raise
from .opening import is_in_game
from .rules import interim_units, is_used
from .scoring import (
    points_for_finals,
    points_for_majorities_of,
    points_for_play_area,
    points_for_sets,
    points_in,
)
from .state import SOURCES, Decision, State
from .value import strongest_rival

ROWS = (
    "sites", "gate", "honors", "interim", "early-end", "sets", "finals", "play-area",
    "majority-basilica", "majority-amphitheatre", "majority-city-wall", "majority-porta-nigra",
)  # fmt: skip
"""The rows of the score sheet; the first ones are the sources of the points on the track."""

ROW_COUNT = len(ROWS)
SETS, FINALS, PLAY_AREA, MAJORITIES = range(SOURCES, SOURCES + 4)

MOST_ROUNDS = 4
MOST_CARD_TORCHES = 3
DECISIONS = len(Decision)
SYMBOL_KINDS = COINS + 1
PRINTED_SITES = SITES - GATE_SITES
FINAL_KINDS = int((HONOR_FINAL > 0).sum())
CARDS_OF_BUILDING: Array = np.bincount(CARD_BUILDING, minlength=BUILDINGS)

# the blocks, in their order
TABLE = (MAX_SEATS - 1) + 1 + 2 * MOST_ROUNDS + 2 * MAX_SEATS + 1 + DECISIONS
MARKET = 3 + 2 * COLORS + 1
DISPLAYS = BUILDING_CARDS + BUILDINGS + 2 * HONOR_KINDS + 2
SLOT = SYMBOL_KINDS + 1 + COLORS
TURN = SYMBOLS_PER_CARD * SLOT + (MOST_CARD_TORCHES + 1) + 4 + GATE_SITES
OWN = 2 * ACTION_CARDS + 3 * COLORS + 2 * BUILDINGS
HOLDINGS = QUARTERS + 12 + COLORS + 3 * BUILDINGS + FINAL_KINDS + 5
SEAT = HOLDINGS + ROW_COUNT + 2
AREA = MAX_SEATS + 5
WITHIN = 3  # a segment can be built at once, with one more brick, or with two more
BUILDS = WITHIN * COLORS + 2 * PRINTED_SITES + 3 * GATE_SITES + HEIGHTS
FEATURES = TABLE + MARKET + DISPLAYS + TURN + OWN + MAX_SEATS * SEAT + AREAS * AREA + BUILDS


@rule
def look(s: State, seat: int, seen: Array) -> None:
    """Write what a seat knows of the position, its own things first; `seen` is all zeros before."""
    look_at_everything(s, seat, seen)


@rule
def look_at_everything(s: State, seat: int, seen: Array) -> int:
    """Write block after block, and return the place behind the last one."""
    at = look_at_table(s, seat, seen, 0)
    at = look_at_market(s, seen, at)
    at = look_at_displays(s, seen, at)
    at = look_at_turn(s, seen, at)
    own = at
    at = look_at_own(s, seat, seen, at)
    at = look_at_seats(s, seat, seen, at)
    areas = at
    at = look_at_areas(s, seat, seen, at)
    return look_at_builds(s, seat, seen, at, own + OWN - BUILDINGS, areas)


@rule
def score_rows(s: State, seat: int, rows: Array) -> None:
    """Write the points of a seat row by row of the score sheet, as they stand."""
    for row in range(ROW_COUNT):
        rows[row] = points_in_row(s, seat, row)


@rule
def points_in_row(s: State, seat: int, row: int) -> int:
    """The points of a seat in a row of the score sheet."""
    if row < SOURCES:
        return int(s.points_from[seat, row])
    if row == SETS:
        return points_for_sets(s, seat)
    if row == FINALS:
        return points_for_finals(s, seat)
    if row == PLAY_AREA:
        return points_for_play_area(s, seat)
    return points_for_majorities_of(s, seat, row - MAJORITIES)


# ---------------------------------------------------------------- what lies between the seats


@rule
def look_at_table(s: State, seat: int, seen: Array, at: int) -> int:
    """How many play and by which rule, which round it is, who began it and the early end, and what is asked of whom."""
    seen[at + s.seats - 2] = 1
    at += MAX_SEATS - 1
    seen[at] = s.by_example
    at += 1
    seen[at + s.round_number - 1] = 1
    at += MOST_ROUNDS
    seen[at + s.rounds - s.round_number] = 1
    at += MOST_ROUNDS
    seen[at + (s.start_seat - seat) % s.seats] = 1
    at += MAX_SEATS
    if s.ended_by == NOBODY:
        seen[at + MAX_SEATS] = 1
    else:
        seen[at + (s.ended_by - seat) % s.seats] = 1
    at += MAX_SEATS + 1
    if s.actor >= 0:
        seen[at + s.decision] = 1
    return at + DECISIONS


@rule
def look_at_market(s: State, seen: Array, at: int) -> int:
    """The bricks of the shops, how soon there are new ones, what colours they may have, and how many are left."""
    put(seen, at, int(s.reserve))
    put(seen, at + 1, int(s.market))
    put(seen, at + 2, int(s.market) - REFILL_BELOW + 1)  # so many bricks may still be bought before a refill
    at += 3
    for color in range(COLORS):
        put(seen, at + color, int(s.shop[color]))
    at += COLORS
    for card in range(SUPPLY_CARDS):
        if s.supply_used[card] == 0:
            for color in range(COLORS):
                seen[at + color] += SUPPLY_SHOPS[card, color]
    at += COLORS
    seen[at] = s.supply_left
    return at + 1


@rule
def look_at_displays(s: State, seen: Array, at: int) -> int:
    """The cards on display, and how many of each building and each kind of honor card are still to come."""
    for card in range(BUILDING_CARDS):
        seen[at + card] = s.building_display[card]
    at += BUILDING_CARDS
    for building in range(BUILDINGS):
        seen[at + building] = CARDS_OF_BUILDING[building]
        for seat in range(s.seats):
            seen[at + building] -= s.building_cards[seat, building]
    for card in range(BUILDING_CARDS):
        seen[at + CARD_BUILDING[card]] -= s.building_display[card]
    for kind in range(HONOR_KINDS):
        if HONOR_BUILDING[kind] != NOTHING:  # substitutes count among the cards of the seats, and are none of the pile
            seen[at + HONOR_BUILDING[kind]] += s.honor_sold[kind]
        if HONOR_SET[kind] > 0:
            for building in range(BUILDINGS):
                seen[at + building] -= s.honor_sold[kind]
    at += BUILDINGS
    for kind in range(HONOR_KINDS):
        seen[at] = s.honor_display[kind]
        seen[at + 1] = HONOR_COUNT[kind] - s.honor_display[kind] - s.honor_sold[kind]
        at += 2
    seen[at] = s.building_left
    seen[at + 1] = s.honor_left
    return at + 2


@rule
def look_at_turn(s: State, seen: Array, at: int) -> int:
    """What of the turn is still to come: the unused symbols of the card, torches, and the site of a segment."""
    if s.actor < 0:
        return at + TURN
    left = 0
    if s.card != NOTHING:
        for slot in range(CARD_SIZE[s.card]):
            if not is_used(s, slot):
                left += 1
                look_at_symbol(s, int(CARD_SYMBOLS[s.card, slot]), seen, at + slot * SLOT)
    at += SYMBOLS_PER_CARD * SLOT
    if s.card != NOTHING:
        seen[at + min(MOST_CARD_TORCHES, s.card_torches)] = 1
    at += MOST_CARD_TORCHES + 1
    seen[at] = left
    put(seen, at + 1, min(left, int(s.card_torches) + int(s.torches[s.actor])))
    seen[at + 2] = s.honors_bought
    seen[at + 3] = s.tens
    at += 4
    if s.site != NOTHING:
        seen[at + s.site - GATE_SITE_1] = 1
    return at + GATE_SITES


@rule
def look_at_symbol(s: State, symbol: int, seen: Array, at: int) -> None:
    """The kind and the amount of a symbol, and from which shops it buys now."""
    kind = SYMBOL_KIND[symbol]
    seen[at + kind] = 1
    seen[at + SYMBOL_KINDS] = SYMBOL_AMOUNT[symbol]
    if kind == BUY:
        only = int(SYMBOL_COLOR[symbol])
        anywhere = buys_any(s, only)
        for color in range(COLORS):
            if (anywhere or color == only) and can_buy(s, s.actor, color):
                seen[at + SYMBOL_KINDS + 1 + color] = 1


# ---------------------------------------------------------------- the seats


@rule
def look_at_own(s: State, seat: int, seen: Array, at: int) -> int:
    """What only the seat itself knows or cares about.

    Its cards in hand and those it will still draw, what bricks and ways cost it, the most bricks of a colour that any
    other with a Roman can build with, and what one more building card would bring.
    """
    for card in range(ACTION_CARDS):
        seen[at + card] = s.hand[seat, card]
        if is_in_game(s, card) and s.hand[seat, card] == 0 and s.played[seat, card] == 0:
            seen[at + ACTION_CARDS + card] = 1
    at += 2 * ACTION_CARDS
    if s.builder[seat] != NOWHERE:
        for color in range(COLORS):
            put(seen, at + color, brick_cost(s, seat, color))
            seen[at + COLORS + color] = can_buy(s, seat, color)
        for building in range(BUILDINGS):
            put(seen, at + 3 * COLORS + building, way_to_building(s, seat, building))
    at += 2 * COLORS
    for color in range(COLORS):
        for other in range(s.seats):
            if other != seat and s.romans[other] > 0:
                seen[at + color] = max(int(seen[at + color]), min(MOST, bricks_for(s, other, color)))
    at += COLORS + BUILDINGS
    for building in range(BUILDINGS):
        put(seen, at + building, points_for_card(s, seat, building))
    return at + BUILDINGS


@rule
def points_for_card(s: State, seat: int, building: int) -> int:
    """What one more building card of this building would add to the sets of a seat."""
    layer = s.building_cards[seat, building]
    different = 0
    for other in range(BUILDINGS):
        if s.building_cards[seat, other] > layer:
            different += 1
    return int(SET_POINTS[different + 1]) - int(SET_POINTS[different])


@rule
def look_at_seats(s: State, seat: int, seen: Array, at: int) -> int:
    """Everybody's holdings and points; then how far the others are ahead of the seat, and it of the best of them."""
    own = 0
    best = -1
    for ahead in range(s.seats):
        other = (seat + ahead) % s.seats
        block = at + ahead * SEAT
        look_at_holdings(s, other, seen, block)
        total = look_at_points(s, other, seen, block + HOLDINGS)
        if ahead == 0:
            own = total
        else:
            put(seen, block + SEAT - 1, total - own)
            best = max(best, total)
    put(seen, at + SEAT - 1, own - best)
    return at + MAX_SEATS * SEAT


@rule
def look_at_holdings(s: State, seat: int, seen: Array, at: int) -> None:
    """What a seat has, and what is still before it: turns, interim scorings, and bricks to the next rewards."""
    if s.builder[seat] != NOWHERE:
        seen[at + int(s.builder[seat])] = 1
    at += QUARTERS
    romans, influence = int(s.romans[seat]), int(s.influence[seat])
    put(seen, at, int(s.coins[seat]))
    put(seen, at + 1, int(s.torches[seat]))
    put(seen, at + 2, influence)
    seen[at + 3] = influence >= 1
    seen[at + 4] = influence >= 2
    seen[at + 5] = influence >= 3
    seen[at + 6] = romans
    seen[at + 7] = romans >= 1
    seen[at + 8] = romans >= 2
    seen[at + 9] = s.stock[seat]
    seen[at + 10] = s.segments[seat]
    seen[at + 11] = s.segments[seat] + 1 >= EARLY_END_SEGMENTS
    at += 12
    for color in range(COLORS):
        put(seen, at + color, int(s.bricks[seat, color]))
    at += COLORS
    for building in range(BUILDINGS):
        built, every = int(s.built[seat, building]), int(REWARD_EVERY[building])
        put(seen, at, built)
        seen[at + 1] = every - built % every
        seen[at + 2] = s.building_cards[seat, building]
        at += 3
    for kind in range(HONOR_KINDS):
        if HONOR_FINAL[kind] > 0:
            seen[at] = s.finals[seat, kind]
            at += 1
    seen[at] = s.hand_count[seat]
    seen[at + 1] = turns_ahead(s, seat)
    seen[at + 2] = interims_ahead(s, seat)
    put(seen, at + 3, interim_units(s, seat))
    if s.actor >= 0:
        seen[at + 4] = (seat - s.actor) % s.seats


@rule
def turns_ahead(s: State, seat: int) -> int:
    """How many turns a seat has still to begin."""
    cards = int(s.hand_count[seat]) + int(s.deck_left[seat])
    if s.actor < 0:
        return 0
    if s.ended_by == NOBODY:
        return cards + int(s.rounds - s.round_number) * int(DECK_SIZE[s.seats])
    waits = (seat - s.ended_by) % s.seats > (s.active - s.ended_by) % s.seats
    return min(cards, 1) if waits else 0


@rule
def interims_ahead(s: State, seat: int) -> int:
    """How many interim scorings a seat has before it, one that has begun included if it has not yet split."""
    if s.actor < 0 or s.ended_by != NOBODY:
        return 0
    left = int(s.rounds - s.round_number)
    if s.decision == Decision.NAME_START_PLAYER:
        return left - 1
    if s.decision == Decision.INTERIM_TENS or s.decision == Decision.INTERIM_UNITS:
        has_split = (seat - s.start_seat) % s.seats < (s.actor - s.start_seat) % s.seats
        return left - 1 if has_split else left
    return left


@rule
def look_at_points(s: State, seat: int, seen: Array, at: int) -> int:
    """The points of a seat row by row and a quarter of all, and return how many they are."""
    total = 0
    for row in range(ROW_COUNT):
        points = points_in_row(s, seat, row)
        put(seen, at + row, points)
        total += points
    put(seen, at + ROW_COUNT, total // 4)
    return total


# ---------------------------------------------------------------- majorities, and what could be built


@rule
def look_at_areas(s: State, seat: int, seen: Array, at: int) -> int:
    """The majorities: how much everybody has, what it brings the seat now, and how far it is from the strongest other.

    The lead counts two for each brick or segment, and one for the more valuable brick.
    """
    for area in range(AREAS):
        for ahead in range(s.seats):
            put(seen, at + ahead, int(s.measure[(seat + ahead) % s.seats, area]))
        at += MAX_SEATS
        rival = strongest_rival(s, seat, area)
        mine, theirs = int(s.best_brick[seat, area]), int(s.best_brick[rival, area])
        lead = 2 * (int(s.measure[seat, area]) - int(s.measure[rival, area])) + int(mine > theirs) - int(mine < theirs)
        seen[at] = points_in(s, seat, area)
        seen[at + 1] = points_in(s, rival, area)
        put(seen, at + 2, lead)
        seen[at + 3] = mine
        seen[at + 4] = theirs
        at += 5
    return at


@rule
def look_at_builds(s: State, seat: int, seen: Array, at: int, cards: int, areas: int) -> int:
    """What a segment would bring at once on each empty site, and how many bricks are missing for it.

    Points of the site, of a building card and of majorities are counted, the latter by what `look_at_own` and
    `look_at_areas` have written. First stands the most for each colour, in half points: with the bricks that are
    there, with one more and with two more. Then come the printed sites with the missing bricks, one more than there
    are; the sites of the Porta Nigra with the highest segment, its half points, and the points of raising what stands
    there; and the half points by height where a height is being chosen.
    """
    best = at
    at += WITHIN * COLORS
    for site in range(GATE_SITE_1):
        if s.site_owner[site] == NOBODY:
            color, height = int(SITE_COLOR[site]), int(SITE_BRICKS[site])
            area = int(SITE_AREA[site])
            missing = max(0, height - bricks_for(s, seat, color))
            worth = int(points_of_site(site, height)) - int(seen[areas + area * AREA + MAX_SEATS])
            worth += points_with(s, seat, area, height, int(COLOR_VALUE[color]))
            if earns_card(s, site):
                worth += int(seen[cards + SITE_BUILDING[site]])
            seen[at] = missing + 1
            put(seen, at + 1, worth)
            keep_best(seen, best, color, missing, worth)
        at += 2
    for site in range(GATE_SITE_1, SITES):
        color = int(SITE_COLOR[site])
        value = int(COLOR_VALUE[color])
        if s.site_owner[site] == NOBODY:
            supply = bricks_for(s, seat, color)
            highest = max(LEAST_HEIGHT, min(MOST_HEIGHT, supply))
            seen[at] = min(MOST_HEIGHT, supply) + 1
            worth = int(seen[cards + GATE]) if earns_card(s, site) else 0
            for height in range(LEAST_HEIGHT, MOST_HEIGHT + 1):
                area = BRICK_AREAS + height - LEAST_HEIGHT
                worth += points_with(s, seat, area, 1, value) - int(seen[areas + area * AREA + MAX_SEATS])
                whole = worth + points_of_site(site, height)
                keep_best(seen, best, color, max(0, height - supply), whole)
                if height == highest:
                    put(seen, at + 1, whole // 2)
                if site == s.site:
                    put(seen, best + BUILDS - HEIGHTS + height - LEAST_HEIGHT, whole // 2)
        elif can_raise(s, seat, site):
            area = BRICK_AREAS + int(s.site_height[site]) + 1 - LEAST_HEIGHT
            seen[at + 2] = points_with(s, seat, area, 1, value) - int(seen[areas + area * AREA + MAX_SEATS])
        at += 3
    return at + HEIGHTS


@rule
def keep_best(seen: Array, best: int, color: int, missing: int, worth: int) -> None:
    """Keep the most that bricks of a colour can become, in half points, by how many of them are missing."""
    if missing < WITHIN:
        place = best + WITHIN * color + missing
        seen[place] = max(int(seen[place]), min(MOST, worth // 2))


@rule
def points_with(s: State, seat: int, area: int, more: int, brick: int) -> int:
    """What a majority would bring a seat that has so many more bricks of a value there, or segments on the level."""
    amount = int(s.measure[seat, area]) + more
    value = max(brick, int(s.best_brick[seat, area]))
    ahead = tied = 0
    for other in range(s.seats):
        if other != seat and s.measure[other, area] >= amount:
            if s.measure[other, area] > amount or s.best_brick[other, area] > value:
                ahead += 1
            elif s.best_brick[other, area] == value:
                tied += 1
    if ahead == 0:
        return int(FIRST_POINTS[area]) if tied == 0 else int(SECOND_POINTS[area])
    return int(SECOND_POINTS[area]) if ahead == 1 and tied == 0 else 0
