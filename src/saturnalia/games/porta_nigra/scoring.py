"""Final scoring of Porta Nigra, chapter 8: sets, final-scoring cards, play areas and the twelve majorities."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import (
    AREA_BUILDING,
    AREA_LEVEL,
    AREAS,
    BRICK_AREAS,
    BUILDINGS,
    COINS_PER_POINT,
    COLOR_VALUE,
    COLORS,
    FIRST_POINTS,
    HONOR_FINAL,
    HONOR_KINDS,
    POINTS_BRICK,
    POINTS_INFLUENCE,
    POINTS_ROMAN,
    POINTS_TORCH,
    SECOND_POINTS,
    SET_POINTS,
    SITE_AREA,
    SITE_COLOR,
)
from .state import State
from .stock import is_gate


@rule
def points_for_sets(s: State, seat: int) -> int:
    """Groups of different buildings, the largest possible first (POR-8.2, POR-8.3, POR-8.4)."""
    points = 0
    layer = 0
    while True:
        different = 0
        for building in range(BUILDINGS):
            if s.building_cards[seat, building] > layer:
                different += 1
        if different == 0:
            return points
        points += int(SET_POINTS[different])
        layer += 1


@rule
def points_for_finals(s: State, seat: int) -> int:
    """The printed points of the final-scoring cards (POR-8.5)."""
    points = 0
    for kind in range(HONOR_KINDS):
        points += int(s.finals[seat, kind]) * int(HONOR_FINAL[kind])
    return points


@rule
def bricks_on_player_board(s: State, seat: int) -> int:
    """The bricks that a seat has not yet built with."""
    count = 0
    for color in range(COLORS):
        count += int(s.bricks[seat, color])
    return count


@rule
def points_for_play_area(s: State, seat: int) -> int:
    """Romans, coins, tokens and bricks left over; Romans in the stock count nothing (POR-8.6, POR-8.7)."""
    points = POINTS_ROMAN * int(s.romans[seat]) + int(s.coins[seat]) // COINS_PER_POINT
    points += POINTS_INFLUENCE * int(s.influence[seat]) + POINTS_TORCH * int(s.torches[seat])
    return points + POINTS_BRICK * bricks_on_player_board(s, seat)


# what a seat can be in a majority
NO_PLACE, FIRST, SECOND, TIED_FIRST = range(4)


@rule
def is_ahead_in(s: State, one: int, other: int, area: int) -> bool:
    """Whether one seat has more there, or as much and the more valuable best brick (POR-8.9, POR-8.10, POR-8.14)."""
    if s.measure[one, area] != s.measure[other, area]:
        return s.measure[one, area] > s.measure[other, area]
    return s.best_brick[one, area] > s.best_brick[other, area]


@rule
def count_for_majorities(s: State, seat: int, site: int, before: int, height: int) -> None:
    """Keep the measures and the best bricks of the majorities up to date (POR-8.9, POR-8.10, POR-8.14)."""
    value = int(COLOR_VALUE[SITE_COLOR[site]])  # POR-1.3; white jokers count as the colour of the site (POR-4.17)
    if not is_gate(site):
        area = int(SITE_AREA[site])
        s.measure[seat, area] += height
        s.best_brick[seat, area] = max(int(s.best_brick[seat, area]), value)
        return
    for area in range(BRICK_AREAS, AREAS):
        if before < AREA_LEVEL[area] <= height:
            s.measure[seat, area] += 1
            s.best_brick[seat, area] = max(int(s.best_brick[seat, area]), value)  # POR-8.15


@rule
def wins_by_brick(s: State, seat: int, area: int) -> bool:
    """Whether somebody has as much in an area, but no brick that is worth as much (POR-8.14)."""
    for other in range(s.seats):
        if other != seat and s.measure[other, area] == s.measure[seat, area] and is_ahead_in(s, seat, other, area):
            return True
    return False


@rule
def place_in(s: State, seat: int, area: int) -> int:
    """The place of a seat in one of the twelve majorities (POR-8.8, POR-8.13, POR-8.16)."""
    if s.measure[seat, area] == 0:  # POR-8.13
        return NO_PLACE
    ahead = tied = 0
    for other in range(s.seats):
        if other != seat and s.measure[other, area] > 0:
            if is_ahead_in(s, other, seat, area):
                ahead += 1
            elif not is_ahead_in(s, seat, other, area):
                tied += 1
    if ahead == 0:
        return FIRST if tied == 0 else TIED_FIRST
    return SECOND if ahead == 1 and tied == 0 else NO_PLACE


@rule
def points_in(s: State, seat: int, area: int) -> int:
    """What the place in a majority is worth (POR-8.11, POR-8.12, POR-8.16)."""
    place = place_in(s, seat, area)
    if place == FIRST:
        return int(FIRST_POINTS[area])
    if place in (SECOND, TIED_FIRST):
        return int(SECOND_POINTS[area])
    return 0


@rule
def points_for_majorities_of(s: State, seat: int, building: int) -> int:
    """The points of all majorities of one building."""
    points = 0
    for area in range(AREAS):
        if AREA_BUILDING[area] == building:
            points += points_in(s, seat, area)
    return points


@rule
def points_for_majorities(s: State, seat: int) -> int:
    """The points of all twelve majorities (POR-8.8)."""
    points = 0
    for area in range(AREAS):
        points += points_in(s, seat, area)
    return points


@rule
def points_of(s: State, seat: int) -> int:
    """The points of a seat if the game ended now: the track and the final scoring (POR-8.1)."""
    points = int(s.points[seat]) + points_for_sets(s, seat) + points_for_finals(s, seat)
    return points + points_for_play_area(s, seat) + points_for_majorities(s, seat)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether a seat has more points than another: most points win, and ties are shared victories (POR-8.17)."""
    return points_of(s, seat) > points_of(s, other)
