"""The final scoring of Ave Roma (chapter 15), which is reconstructed, and what goals count (17.2), also in between."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import (
    AREA_SCORING,
    AREAS,
    BLACK,
    BUILDING_COPIES,
    BY_ACTIVE,
    BY_AREA_CARDS,
    BY_AREA_PAIRS,
    BY_BLACK,
    BY_BUILDINGS,
    BY_DENARII,
    BY_FIRST,
    BY_GREEN,
    BY_INFLUENCE,
    BY_LARGEST_SET,
    BY_LEVEL4,
    BY_PAIRS,
    BY_PATRONS,
    BY_POLITICAL,
    BY_PRESENT,
    BY_RED,
    BY_SETS_OF_3,
    BY_STORED,
    BY_SURPLUS,
    BY_TYPES,
    BY_USED,
    BY_WAR_TYPES,
    BY_WARS,
    COLOUR_RESOURCES,
    COLOURS,
    DECK_SIZE,
    DENARII,
    DENARII_PER_VP,
    GOAL_MAX,
    GOAL_METRIC,
    GOAL_PER,
    GOAL_VP,
    GREEN,
    LEVEL_VP,
    NO_SEAT,
    PATRON,
    RED,
    RESOURCES,
    SURPLUS,
    UNITS_PER_VP,
)
from .state import Happening, State
from .tracks import area_rank

# ---------------------------------------------------------------- 15. final scoring
# A worker on a training space scores nothing (AVE-11.12): no part of the score looks there.


@rule
def points_on_track(s: State, seat: int) -> int:
    """Points scored during play (AVE-15.2)."""
    total = 0
    for what in range(s.earned.shape[1]):
        total += int(s.earned[seat, what])
    return total


@rule
def area_points(s: State, seat: int, area: int) -> int:
    """Points for an area by rank and prestige, for cubes above space 0 (AVE-10.5, AVE-15.3)."""
    if s.influence[seat, area] == 0:
        return 0
    rank = area_rank(s, seat, area)
    return int(AREA_SCORING[s.seats, rank, s.prestige[area]]) if rank < 3 else 0


@rule
def points_for_areas(s: State, seat: int) -> int:
    """Points for all areas (AVE-15.3)."""
    total = 0
    for area in range(AREAS):
        total += area_points(s, seat, area)
    return total


@rule
def stored_of_colour(s: State, seat: int, colour: int) -> int:
    """Stored resources of a colour."""
    return int(s.stock[seat, COLOUR_RESOURCES[colour, 0]]) + int(s.stock[seat, COLOUR_RESOURCES[colour, 1]])


@rule
def stored_total(s: State, seat: int) -> int:
    """Stored resources of all kinds."""
    total = 0
    for resource in range(RESOURCES):
        total += int(s.stock[seat, resource])
    return total


@rule
def sets_owned(counts: Any, least: int) -> int:
    """Of how many kinds there are at least so many cards."""
    total = 0
    for i in range(len(counts)):
        if counts[i] >= least:
            total += 1
    return total


@rule
def cards_owned(counts: Any) -> int:
    """All cards together."""
    total = 0
    for i in range(len(counts)):
        total += int(counts[i])
    return total


@rule
def largest_set(counts: Any) -> int:
    """The number of cards in the largest set."""
    largest = 0
    for i in range(len(counts)):
        largest = max(largest, int(counts[i]))
    return largest


@rule
def area_card_pairs(s: State, seat: int) -> int:
    """Completed pairs of area cards (AVE-5.10, AVE-17.2)."""
    pairs = 0
    for colour in range(COLOURS):
        pairs += int(s.area_cards[seat, colour]) // 2
    return pairs


@rule
def areas_with(s: State, seat: int, least: int) -> int:
    """In how many areas a cube stands at least so high."""
    total = 0
    for area in range(AREAS):
        if s.influence[seat, area] >= least:
            total += 1
    return total


@rule
def areas_first(s: State, seat: int) -> int:
    """In how many areas a cube above space 0 is ahead of all others."""
    total = 0
    for area in range(AREAS):
        if s.influence[seat, area] >= 1 and area_rank(s, seat, area) == 0:
            total += 1
    return total


@rule
def influence_total(s: State, seat: int) -> int:
    """The sum of the five spaces on the influence tracks."""
    total = 0
    for area in range(AREAS):
        total += int(s.influence[seat, area])
    return total


@rule
def cards_used(s: State, seat: int) -> int:
    """Cards turned for influence; they stay with their owner and in their set (AVE-8.2, AVE-17.2)."""
    total = 0
    for kind in range(PATRON):
        for card in range(DECK_SIZE):
            if s.rotated[kind, card] == 1 and s.holder[kind, card] == seat:
                total += 1
    return total


@rule
def metric_of(s: State, seat: int, metric: int) -> int:
    """What a patron's goal counts (AVE-17.2)."""
    if metric == BY_DENARII:
        return int(s.stock[seat, DENARII])
    if metric == BY_SURPLUS:
        return int(s.stock[seat, SURPLUS])
    if metric == BY_POLITICAL:
        return int(s.level[seat])
    if metric == BY_PATRONS:
        return int(s.patrons[seat])
    if metric == BY_ACTIVE:
        return min(int(s.level[seat]), int(s.patrons[seat]))  # AVE-9.4
    if metric in (BY_BLACK, BY_RED, BY_GREEN):
        return stored_of_colour(s, seat, BLACK if metric == BY_BLACK else RED if metric == BY_RED else GREEN)
    if metric == BY_STORED:
        return stored_total(s, seat)
    return metric_of_cards(s, seat, metric)


@rule
def metric_of_cards(s: State, seat: int, metric: int) -> int:
    """The goals that count cards and cubes (AVE-17.2)."""
    buildings, wars = s.buildings[seat], s.wars[seat]
    if metric == BY_BUILDINGS:
        return cards_owned(buildings)
    if metric == BY_PAIRS:
        return sets_owned(buildings, BUILDING_COPIES)
    if metric == BY_TYPES:
        return sets_owned(buildings, 1)
    if metric == BY_WARS:
        return cards_owned(wars)
    if metric == BY_WAR_TYPES:
        return sets_owned(wars, 1)
    if metric == BY_SETS_OF_3:
        return sets_owned(wars, 3)
    if metric == BY_LARGEST_SET:
        return largest_set(wars)
    if metric == BY_AREA_CARDS:
        return cards_owned(s.area_cards[seat])
    if metric == BY_AREA_PAIRS:
        return area_card_pairs(s, seat)
    if metric == BY_FIRST:
        return areas_first(s, seat)
    if metric == BY_PRESENT:
        return areas_with(s, seat, 1)
    if metric == BY_LEVEL4:
        return areas_with(s, seat, 4)
    if metric == BY_INFLUENCE:
        return influence_total(s, seat)
    if metric == BY_USED:
        return cards_used(s, seat)
    return min(cards_owned(buildings), cards_owned(wars), int(s.patrons[seat]))  # BY_TRIOS


@rule
def goal_points(s: State, seat: int, patron: int) -> int:
    """What a patron's goal is worth (AVE-15.4)."""
    reached = metric_of(s, seat, int(GOAL_METRIC[patron])) // int(GOAL_PER[patron])
    return min(int(GOAL_MAX[patron]), int(GOAL_VP[patron]) * reached)


@rule
def points_for_patrons(s: State, seat: int) -> int:
    """The goals of all owned patrons, active or not (AVE-9.9, AVE-15.4)."""
    total = 0
    if s.patrons[seat] > 0:
        for patron in range(DECK_SIZE):
            if s.holder[PATRON, patron] == seat:
                total += goal_points(s, seat, patron)
    return total


@rule
def points_for_level(s: State, seat: int) -> int:
    """Points for political influence (AVE-15.5)."""
    return LEVEL_VP * int(s.level[seat])


@rule
def points_for_denarii(s: State, seat: int) -> int:
    """1 point for every full 10 denarii (AVE-15.6)."""
    return int(s.stock[seat, DENARII]) // DENARII_PER_VP


@rule
def points_for_goods(s: State, seat: int) -> int:
    """1 point for every full 4 units of stored resources and surplus together (AVE-15.6)."""
    return (stored_total(s, seat) + int(s.stock[seat, SURPLUS])) // UNITS_PER_VP


@rule
def points_of(s: State, seat: int) -> int:
    """The points of a seat if the game ended now; the order of scoring changes nothing (AVE-15.1)."""
    points = points_on_track(s, seat) + points_for_areas(s, seat) + points_for_patrons(s, seat)
    return points + points_for_level(s, seat) + points_for_denarii(s, seat) + points_for_goods(s, seat)


@rule
def tell_final_scoring(s: State) -> None:
    """Note what everybody gets for areas, patrons, political influence and leftovers (AVE-15.1)."""
    for seat in range(s.seats):
        areas, patrons = points_for_areas(s, seat), points_for_patrons(s, seat)
        note(s, Happening.SCORED, seat, areas, patrons, points_for_level(s, seat))
    for seat in range(s.seats):
        note(s, Happening.SCORED_LEFTOVERS, seat, points_for_denarii(s, seat), points_for_goods(s, seat))


@rule
def place_in_order(s: State, seat: int) -> int:
    """Return where a seat stands in the player order."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return place
    return NO_SEAT


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether a seat is ranked before another: points, denarii, influence spaces, later in the order (AVE-15.7).

    One of two always is: there are no shared places.
    """
    if points_of(s, seat) != points_of(s, other):
        return points_of(s, seat) > points_of(s, other)
    if s.stock[seat, DENARII] != s.stock[other, DENARII]:
        return s.stock[seat, DENARII] > s.stock[other, DENARII]
    if influence_total(s, seat) != influence_total(s, other):
        return influence_total(s, seat) > influence_total(s, other)
    return place_in_order(s, seat) > place_in_order(s, other)
