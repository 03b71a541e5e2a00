"""Honor cards of Porta Nigra (chapter 5): what they ask for, what they do, and which segment is raised."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .actions import add_built_bricks
from .components import (
    BUILDINGS,
    FINAL_SCORING,
    GATE,
    GATE_SITE_1,
    HONOR_BRICK_COLOR,
    HONOR_BRICKS,
    HONOR_BUILDING,
    HONOR_COINS,
    HONOR_DISCARD,
    HONOR_KIND,
    HONOR_POINTS,
    HONOR_PRICE,
    HONOR_ROMANS,
    HONOR_SET,
    HONOR_TORCHES,
    INSTANT,
    MOST_HEIGHT,
    NOTHING,
    RAISE,
    SITES,
    SUBSTITUTE,
)
from .ending import finish_action
from .scoring import count_for_majorities
from .state import FROM_HONORS, RAISE_0, Decision, Happening, State
from .stock import gain_points, take_reserve_bricks, take_romans


@rule
def can_buy_honor(s: State, seat: int, kind: int) -> bool:
    """Whether a kind is in the display, and its price, its discards and its effect are possible (POR-5.3)."""
    return (
        s.honor_display[kind] > 0
        and s.influence[seat] >= HONOR_PRICE[kind]
        and has_discards(s, seat, kind)
        and has_effect(s, seat, kind)
    )


@rule
def has_discards(s: State, seat: int, kind: int) -> bool:
    """Whether the cards that an honor card asks for can be discarded (POR-5.10, POR-5.11, POR-5.12)."""
    if HONOR_SET[kind] > 0:
        for building in range(BUILDINGS):  # POR-5.16: substitutes are counted among the building cards
            if s.building_cards[seat, building] == 0:
                return False
    return HONOR_DISCARD[kind] == NOTHING or s.finals[seat, HONOR_DISCARD[kind]] > 0


@rule
def has_effect(s: State, seat: int, kind: int) -> bool:
    """Whether at least one part of the effect is possible (POR-5.8, POR-5.20)."""
    if HONOR_KIND[kind] == RAISE:
        return s.reserve > 0 and can_raise_somewhere(s, seat)
    if HONOR_KIND[kind] == INSTANT:
        return (
            HONOR_POINTS[kind] + HONOR_COINS[kind] + HONOR_TORCHES[kind] > 0
            or (HONOR_ROMANS[kind] > 0 and s.stock[seat] > 0)
            or (HONOR_BRICKS[kind] > 0 and s.reserve > 0)
        )
    return True


@rule
def buy_honor(s: State, seat: int, kind: int) -> None:
    """Pay, discard what the card asks for, and carry out its effect at once (POR-5.3)."""
    s.honors_bought += 1  # POR-5.2
    s.influence[seat] -= HONOR_PRICE[kind]
    s.honor_display[kind] -= 1
    s.honor_shown -= 1
    s.honor_sold[kind] += 1
    note(s, Happening.BOUGHT_HONOR, seat, kind, HONOR_PRICE[kind])
    if HONOR_SET[kind] > 0:  # POR-5.10, POR-5.13; POR-5.21: one of each building, whatever the colours
        for building in range(BUILDINGS):
            s.building_cards[seat, building] -= 1
    if HONOR_DISCARD[kind] != NOTHING:  # POR-5.11, POR-5.12
        s.finals[seat, HONOR_DISCARD[kind]] -= 1
    if HONOR_KIND[kind] == RAISE:
        s.decision = Decision.RAISE_SITE
    elif HONOR_KIND[kind] == FINAL_SCORING:  # POR-5.9, POR-5.14
        s.finals[seat, kind] += 1
    elif HONOR_KIND[kind] == SUBSTITUTE:  # POR-5.9, POR-5.15
        s.building_cards[seat, HONOR_BUILDING[kind]] += 1
    else:
        carry_out_instant(s, seat, kind)
        finish_action(s)


@rule
def carry_out_instant(s: State, seat: int, kind: int) -> None:
    """Points, coins, torches, Romans and bricks, as far as there are any; then the card is gone (POR-5.6, POR-5.7)."""
    if HONOR_POINTS[kind] > 0:
        gain_points(s, seat, FROM_HONORS, int(HONOR_POINTS[kind]))
        note(s, Happening.GOT_POINTS, seat, HONOR_POINTS[kind])
    if HONOR_COINS[kind] > 0:
        s.coins[seat] += HONOR_COINS[kind]
        note(s, Happening.TOOK_COINS, seat, HONOR_COINS[kind])
    if HONOR_TORCHES[kind] > 0:
        s.torches[seat] += HONOR_TORCHES[kind]
        note(s, Happening.TOOK_TORCHES, seat, HONOR_TORCHES[kind])
    if HONOR_ROMANS[kind] > 0:
        romans = take_romans(s, seat, int(HONOR_ROMANS[kind]))  # POR-5.8
        note(s, Happening.TOOK_ROMANS, seat, romans)
    if HONOR_BRICKS[kind] > 0:
        take_reserve_bricks(s, seat, int(HONOR_BRICK_COLOR[kind]), int(HONOR_BRICKS[kind]))


@rule
def can_raise(s: State, seat: int, site: int) -> bool:
    """Whether a segment in the Porta Nigra is the seat's own and not yet as high as it can be (POR-5.17, POR-5.19)."""
    return s.site_owner[site] == seat and s.site_height[site] < MOST_HEIGHT


@rule
def can_raise_somewhere(s: State, seat: int) -> bool:
    """Whether the seat has a segment that can be raised (POR-5.20)."""
    for site in range(GATE_SITE_1, SITES):
        if can_raise(s, seat, site):
            return True
    return False


@rule
def offer_raise_site(s: State, out: Any) -> int:
    """Every own segment in the Porta Nigra that is not yet 8 bricks high (POR-5.17, POR-5.19)."""
    count = 0
    for site in range(GATE_SITE_1, SITES):
        if can_raise(s, s.active, site):
            out[count] = RAISE_0 + site - GATE_SITE_1
            count += 1
    return count


@rule
def take_raise_site(s: State, site: int) -> None:
    """Put a brick from the reserve under the Roman: no points, no card, but rewards (POR-5.17, POR-5.18, POR-5.20)."""
    # POR-5.22: this is not a build: the builder stays, no Roman is needed, and there is no new segment
    seat = s.active
    height = int(s.site_height[site])
    s.reserve -= 1
    s.site_height[site] = height + 1
    note(s, Happening.RAISED, seat, site, height + 1)
    count_for_majorities(s, seat, site, height, height + 1)
    add_built_bricks(s, seat, GATE, 1)
    finish_action(s)
