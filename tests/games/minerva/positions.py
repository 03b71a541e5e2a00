"""Positions of Minerva by the names of the rulebook, for tests that read: given …, when …, then …

    table = position(cities=[{(0, 1): "market"}], resources=[{"wheat": 3}])
    table.play("residence", at(0, 2), "direction:left", "take:wheat")
    assert table.denarii(0) == 3

Cities are written as in the rules: cells by row and column, counted from the fountain, which lies at (0, 0) unless it
is told otherwise. Tiles are named as in the component file, "helped" is a residence with an assistant. Everything that
is not named lies in the decks, or was removed from the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from saturnalia.games.minerva import rounds
from saturnalia.games.minerva.city import put_into_city
from saturnalia.games.minerva.components import (
    COPIES,
    CULTURE_NAMES,
    FACILITY_TYPES,
    FIRST_TEMPLE,
    FOUNTAIN_CELL,
    GRID,
    HELPED_RESIDENCE,
    IS_START,
    LAST_TEMPLE,
    NO_SEAT,
    RESIDENCE,
    RESIDENCES,
    RESOURCE_NAMES,
    ROUND_TILE,
    ROUNDS,
    TEMPLE_SLOTS,
    TILE_NAMES,
    TILES_PER_PILE,
)
from saturnalia.games.minerva.state import State, broken_laws
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.games.emptied import empty_but
from tests.games.played import Played

MINERVA = load("minerva")
Place = tuple[int, int]
City = Mapping[Place, str]


def cell_of(row: int, column: int) -> int:
    """The number of a cell, counted from where the fountain begins."""
    return FOUNTAIN_CELL + row * GRID + column


def at(row: int, column: int) -> str:
    """The name of the action that chooses a cell."""
    return f"cell:{cell_of(row, column)}"


def kind_of(name: str) -> int:
    """The number of a tile type."""
    return HELPED_RESIDENCE if name == "helped" else TILE_NAMES.index(name)


class Position(Played):
    """A position that is played on by names, and answers questions by names."""

    game = MINERVA

    # -- playing ----------------------------------------------------------------------------------------------------

    def tiles(self) -> list[str]:
        """The tiles that the actor can build now."""
        return [name.removeprefix("tile:") for name in self.legal() if name.startswith("tile:")]

    def cells(self) -> set[Place]:
        """The cells that the actor can choose now."""
        numbers = [int(name.removeprefix("cell:")) for name in self.legal() if name.startswith("cell:")]
        return {(number // GRID - 8, number % GRID - 8) for number in numbers}

    # -- looking ----------------------------------------------------------------------------------------------------

    def denarii(self, seat: int = 0) -> int:
        """A seat's denarii."""
        return int(self.state.denarii[seat])

    def glory(self, seat: int = 0) -> int:
        """A seat's glory tokens."""
        return int(self.state.glory[seat])

    def resources(self, seat: int = 0) -> dict[str, int]:
        """The resources that a seat has at all."""
        held = zip(RESOURCE_NAMES, self.state.resources[seat].tolist(), strict=True)
        return {name: count for name, count in held if count}

    def tile(self, row: int, column: int, seat: int = 0) -> str:
        """What lies in a cell of a city, "" for nothing."""
        kind = int(self.state.city[seat, cell_of(row, column)])
        return "helped" if kind == HELPED_RESIDENCE else TILE_NAMES[kind]

    def display(self) -> list[str]:
        """The facilities on display, temples left out."""
        kinds = [*range(1, FACILITY_TYPES + 1), ROUND_TILE]
        return [TILE_NAMES[kind] for kind in kinds for _ in range(self.state.display[kind])]

    def temples(self) -> list[str]:
        """The temples on display."""
        return [TILE_NAMES[kind] for kind in self.state.temples.tolist()]

    def pairs(self) -> list[tuple[str, str]]:
        """The pairs of the solo game."""
        shown = self.state.pairs[: self.state.pair_count].tolist()
        return [(TILE_NAMES[first], TILE_NAMES[second]) for first, second in shown]

    def culture(self, seat: int = 0) -> dict[str, list[int]]:
        """The culture tiles of a seat by category, as their victory points."""
        tiles = self.view()["seats"][seat]["culture_tiles"]
        return {name: [tile["vp"] for tile in tiles if tile["culture"] == name] for name in CULTURE_NAMES}

    def glory_tiles(self, seat: int = 0) -> list[tuple[int, int]]:
        """The glory tiles of a seat as round and rank."""
        return [(tile["round"], tile["rank"]) for tile in self.view()["seats"][seat]["glory_tiles"]]

    def scores(self) -> list[int]:
        """Everybody's points."""
        points = np.zeros(self.state.seats, dtype=np.int32)
        MINERVA.compiled.scores(self.state, points)
        return [int(number) for number in points]

    def places(self) -> list[int]:
        """Everybody's place; 1 for the winner."""
        ranks = np.zeros(self.state.seats, dtype=np.int32)
        MINERVA.compiled.places(self.state, ranks)
        return [int(number) for number in ranks]

    def view(self, viewer: int = 0) -> dict[str, Any]:
        """What a seat sees, or everybody (-1)."""
        return MINERVA.view(self.state, viewer)


# ---------------------------------------------------------------- making positions


def each(given: Any, seats: int, default: Any) -> list[Any]:
    """One value for each seat: a list, shorter ones filled up, or the same value for all."""
    if not isinstance(given, list | tuple):
        return [given] * seats
    return [*given, *[default] * (seats - len(given))]


def lay_city(state: Any, seat: int, city: City) -> None:
    """Put the tiles into a city; the fountain lies in the middle unless it is named."""
    placed = dict(city) if "fountain" in city.values() else {(0, 0): "fountain", **city}
    rows, columns = [row for row, _ in placed], [column for _, column in placed]
    state.top[seat], state.bottom[seat] = 8 + min(rows), 8 + max(rows)
    state.left[seat], state.right[seat] = 8 + min(columns), 8 + max(columns)
    for (row, column), name in placed.items():
        put_into_city(state, seat, cell_of(row, column), kind_of(name))
    kinds = state.city[seat]
    state.free_residences[seat] = (kinds == RESIDENCE).sum()
    state.placed_assistants[seat] = (kinds == HELPED_RESIDENCE).sum()
    state.residences[seat] = RESIDENCES - state.free_residences[seat] - state.placed_assistants[seat]


def lay_decks(state: Any, display: Iterable[str], temples: Sequence[str], deck: Sequence[str]) -> None:
    """Lay display and decks; the next pile begins with `deck` and its round tile, the rest is filled up in order."""
    seats, number = int(state.seats), int(state.round_number)
    left = COPIES[seats].copy()
    left -= np.bincount(state.city[:seats].ravel(), minlength=60)[: FACILITY_TYPES + 1]
    left[0] = 0
    for name in display:
        state.display[kind_of(name)] += 1
        if name != "round_tile":
            left[kind_of(name)] -= 1
    for name in deck:
        left[kind_of(name)] -= 1
    assert left.min() >= 0, "there are not so many copies of a tile"
    spare = [kind for kind in range(1, FACILITY_TYPES + 1) if not IS_START[kind] for _ in range(left[kind])]
    pile = int(TILES_PER_PILE[seats])
    state.deck_end = ROUNDS * (pile + 1)
    state.deck_next = number * (pile + 1)
    for following in range(number, ROUNDS):
        tiles = [kind_of(name) for name in deck] if following == number else []
        tiles.append(ROUND_TILE)
        while len(tiles) < pile + 1:
            tiles.append(spare.pop())
        state.deck[following * (pile + 1) : (following + 1) * (pile + 1)] = tiles
    state.removed[:] = COPIES[seats]
    state.removed[0] = 0
    for used in (state.deck, state.city[:seats].ravel(), np.repeat(np.arange(54), state.display)):
        state.removed[1:] -= np.bincount(used, minlength=60)[1 : FACILITY_TYPES + 1].astype(np.int8)
    lay_temples(state, temples)


def lay_temples(state: Any, temples: Sequence[str]) -> None:
    """Lay five temples open, the named ones first; those that stand in no city are the temple deck."""
    built = set(state.city.ravel().tolist())
    shown = [kind_of(name) for name in temples]
    others = [kind for kind in range(FIRST_TEMPLE, LAST_TEMPLE + 1) if kind not in built and kind not in shown]
    while len(shown) < TEMPLE_SLOTS and others:
        shown.append(others.pop(0))
    state.temples[: len(shown)] = shown
    for kind in shown:
        state.display[kind] = 1
    state.temple_deck[: len(others)] = others[::-1]
    state.temple_count = len(others)


def position(
    *,
    seats: int = 2,
    cities: Sequence[City] = (),
    resources: Sequence[Mapping[str, int]] = (),
    denarii: int | Sequence[int] = 10,
    glory: int | Sequence[int] = 0,
    assistants: int | Sequence[int] = 0,
    residences: Sequence[int] = (),
    display: Iterable[str] = (),
    pairs: Sequence[tuple[str, str]] = (),
    temples: Sequence[str] = (),
    deck: Sequence[str] = (),
    round_number: int = 4,
    first_player: int = 0,
    active: int = 0,
    order: Sequence[int] = (),
    culture: Mapping[str, Sequence[int]] | None = None,
    glory_tiles: Mapping[tuple[int, int], int] | None = None,
) -> Position:
    """Return a position in which every count agrees with the tiles; the active seat is asked for its action.

    `culture` names the owners of the tiles taken from each pile, `glory_tiles` those of glory tiles by round and rank.
    """
    state = State.new()
    MINERVA.compiled.begin(state, MINERVA.encode_options(MINERVA.complete_options({"seats": seats})), 1)
    empty_but(MINERVA, state)
    state.round_number, state.first_player = round_number, first_player
    for seat, city in enumerate(each(list(cities), seats, {})):
        lay_city(state, seat, city)
        held = each(list(resources), seats, {})[seat]
        state.resources[seat] = [held.get(name, 0) for name in RESOURCE_NAMES]
        state.denarii[seat] = each(denarii, seats, 10)[seat]
        state.glory[seat] = each(glory, seats, 0)[seat]
        state.assistants[seat] = each(assistants, seats, 0)[seat]
        state.order[seat] = each(list(order), seats, 0)[seat]
    for seat, count in enumerate(residences):
        state.residences[seat] = count
    state.passed = (state.order > 0).sum()
    lay_decks(state, [*display, *(name for pair in pairs for name in pair)], temples, deck)
    for number, pair in enumerate(pairs):
        state.pairs[number] = [kind_of(name) for name in pair]
    state.pair_count = len(pairs)
    for name, owners in (culture or {}).items():
        state.culture_taken[CULTURE_NAMES.index(name)] = len(owners)
        state.culture_owner[CULTURE_NAMES.index(name), : len(owners)] = owners
    for (number, rank), seat in (glory_tiles or {}).items():
        state.glory_owner[number, rank - 1] = seat
    rounds.begin_turn(state, active)
    assert broken_laws(state) == []
    return Position(state)


def line(*names: str, start: int = 1) -> dict[Place, str]:
    """Tiles side by side in the row of the fountain, from a column on."""
    return {(0, start + column): name for column, name in enumerate(names)}


def activate(*names: str, **given: Any) -> Position:
    """Let seat 0 build a residence at the end of a line that begins beside the fountain, and activate it.

    The tile next to the residence comes first, the fountain last.
    """
    table = position(cities=[line(*names)], **given)
    return table.play("residence", at(0, len(names) + 1), "direction:left")


def new_game(seed: int = 1, **options: Any) -> Position:
    """Return a real game at its first question."""
    return Position(Match.new(MINERVA, seed=seed, **options).state)


def end_the_round(table: Position) -> Position:
    """Let everybody pass, and nobody hire."""
    number, told = int(table.state.round_number), []
    while not table.is_over and table.state.round_number == number:
        table.play("stop")
        told += table.happened
    table.happened = told
    return table


def owner_of_glory(table: Position, number: int, rank: int) -> int | None:
    """Who won a glory tile."""
    seat = int(table.state.glory_owner[number, rank - 1])
    return None if seat == NO_SEAT else seat
