"""How a match of Minerva is laid out (chapters 2 and 15), and how tiles are revealed from the deck."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below, shuffle

from .city import put_into_city
from .components import (
    COPIES,
    FACILITY_TYPES,
    FIRST_TEMPLE,
    FOUNTAIN,
    FOUNTAIN_CELL,
    GRID,
    IS_START,
    RESIDENCES,
    RESOURCES,
    ROUND_TILE,
    ROUNDS,
    SOLO_DENARII,
    STARTING_DENARII,
    STARTING_RESOURCES,
    TEMPLE_DECK_SIZE,
    TEMPLE_SLOTS,
    TEMPLE_TYPES,
    TILES_PER_PILE,
)
from .state import Happening, State

# ---------------------------------------------------------------- 2. deck and display


@rule
def lay_deck(s: State) -> None:
    """Lay the shuffled tiles of the pool: first what is left of the present pile, then whole piles (MIN-2.6).

    In each whole pile the round tile lies anywhere, with the same chance (MIN-1.2, MIN-18.3).
    """
    pile = int(TILES_PER_PILE[s.seats])  # MIN-1.9
    used = 0
    for place in range(s.deck_next, s.round_number * (pile + 1)):
        s.deck[place] = s.pool[used]
        used += 1
    for number in range(s.round_number, ROUNDS):
        round_tile = below(s.generator, pile + 1)
        for i in range(pile + 1):
            if i == round_tile:
                s.deck[number * (pile + 1) + i] = ROUND_TILE
            else:
                s.deck[number * (pile + 1) + i] = s.pool[used]
                used += 1


@rule
def draw_tile(s: State) -> int:
    """Draw the top tile of the normal deck; its place is wiped."""
    kind = int(s.deck[s.deck_next])
    s.deck[s.deck_next] = 0
    s.deck_next += 1
    s.revealed = 1
    return kind


@rule
def lay_pair(s: State, first: int, second: int) -> None:
    """Solo: lay two tiles side by side onto the display (MIN-15.2, MIN-15.3)."""
    s.pairs[s.pair_count, 0] = first
    s.pairs[s.pair_count, 1] = second
    s.pair_count += 1
    s.display[first] += 1
    s.display[second] += 1


@rule
def reveal_tiles(s: State) -> None:
    """Reveal tiles until a round tile appears, which is set aside (MIN-2.7, MIN-12.12); older tiles stay (MIN-6.6)."""
    kind = draw_tile(s)
    while kind != ROUND_TILE:
        if s.seats > 1:
            s.display[kind] += 1
            note(s, Happening.REVEALED, kind)
            kind = draw_tile(s)
        else:  # MIN-15.3: alone, tiles are laid in pairs; a round tile as the second one carries denarii
            partner = draw_tile(s)
            lay_pair(s, kind, partner)
            note(s, Happening.REVEALED_PAIR, kind, partner)
            kind = ROUND_TILE if partner == ROUND_TILE else draw_tile(s)
    s.round_number += 1


# ---------------------------------------------------------------- 2. set-up


@rule
def found_city(s: State, seat: int) -> None:
    """A fountain, nine residences and one wheat (MIN-2.4); denarii by the distance from whoever begins (MIN-2.12)."""
    s.top[seat] = s.bottom[seat] = FOUNTAIN_CELL // GRID
    s.left[seat] = s.right[seat] = FOUNTAIN_CELL % GRID
    put_into_city(s, seat, FOUNTAIN_CELL, FOUNTAIN)
    s.residences[seat] = RESIDENCES
    for resource in range(RESOURCES):
        s.resources[seat, resource] = STARTING_RESOURCES[resource]
    if s.seats == 1:
        s.denarii[seat] = SOLO_DENARII  # MIN-15.1
    else:
        s.denarii[seat] = STARTING_DENARII[(seat - s.first_player) % s.seats]


@rule
def shuffle_deck(s: State) -> None:
    """Shuffle the normal tiles for so many seats into six equal piles (MIN-1.8, MIN-2.1, MIN-2.6, MIN-18.2)."""
    count = 0
    for kind in range(1, FACILITY_TYPES + 1):
        if not IS_START[kind]:
            for _ in range(COPIES[s.seats, kind]):
                s.pool[count] = kind
                count += 1
    shuffle(s.generator, s.pool, count)
    s.deck_end = count + ROUNDS
    lay_deck(s)


@rule
def lay_starting_facilities(s: State) -> None:
    """The starting facilities are open from the beginning (MIN-2.5); alone, in random pairs (MIN-15.2, MIN-18.5)."""
    count = 0
    for kind in range(1, FACILITY_TYPES + 1):
        if IS_START[kind]:
            for _ in range(COPIES[s.seats, kind]):  # MIN-2.1
                s.pool[count] = kind
                count += 1
    if s.seats > 1:
        for i in range(count):
            s.display[s.pool[i]] += 1
        return
    shuffle(s.generator, s.pool, count)
    for i in range(0, count, 2):
        lay_pair(s, int(s.pool[i]), int(s.pool[i + 1]))


@rule
def lay_temples(s: State) -> None:
    """Shuffle the temples, lay five open; the rest is a face-down deck (MIN-1.10, MIN-2.8, MIN-18.4)."""
    for i in range(TEMPLE_TYPES):
        s.pool[i] = FIRST_TEMPLE + i
    shuffle(s.generator, s.pool, TEMPLE_TYPES)
    for i in range(TEMPLE_SLOTS):
        s.temples[i] = s.pool[i]
        s.display[s.pool[i]] += 1
    s.temple_count = TEMPLE_DECK_SIZE
    for i in range(TEMPLE_DECK_SIZE):
        s.temple_deck[i] = s.pool[TEMPLE_SLOTS + i]
