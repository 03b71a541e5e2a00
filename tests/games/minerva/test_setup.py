"""Setting up Minerva (chapter 2), and where chance comes in (chapter 18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.games.minerva.components import FOUNTAIN_CELL, IS_START, ROUND_TILE, TILE_NAMES
from saturnalia.games.minerva.state import Decision, State
from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA, cell_of, new_game

DRAWS = 400


def tiles_in_play(state: Any) -> Counter[str]:
    """Every facility on display or in the deck."""
    kinds = [kind for kind in state.deck.tolist() if kind and kind != ROUND_TILE]
    kinds += [kind for kind in range(33) for _ in range(state.display[kind])]
    return Counter(TILE_NAMES[kind] for kind in kinds)


@pytest.mark.clause("MIN-1.8", "MIN-2.1")
@pytest.mark.parametrize(
    ("seats", "circuses", "theatres", "stables"), [(1, 1, 2, 1), (2, 1, 2, 1), (3, 1, 2, 2), (4, 1, 3, 2)]
)
def test_tiles_with_a_mark_stay_out_with_fewer_players(seats: int, circuses: int, theatres: int, stables: int) -> None:
    found = tiles_in_play(new_game(seats=seats).state)
    assert (found["circus"], found["theatre"], found["stable"]) == (circuses, theatres, stables)
    marks = ["base", "plus3", "plus4"][: max(1, seats - 1)]
    tiles = [tile for tile in MINERVA.components["tile"] if tile["kind"] in ("normal", "start")]
    copies = {tile["id"]: sum(tile["copies"][mark] for mark in marks) for tile in tiles}
    assert found == Counter(copies), "no other tile, and none of these instead of another"


@pytest.mark.clause("MIN-2.2")
@pytest.mark.parametrize(
    ("seats", "points"),
    [(1, [2, 4, 6, 7, 8]), (2, [2, 4, 6, 7, 8]), (3, [2, 4, 6, 6, 7, 8]), (4, [2, 2, 4, 4, 6, 6, 7, 8])],
)
def test_fewer_players_have_fewer_culture_tiles(seats: int, points: list[int]) -> None:
    piles = new_game(seats=seats).view()["culture"]
    assert [[tile["vp"] for tile in pile["left"]] for pile in piles] == [points] * 3


@pytest.mark.clause("MIN-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_order_tile_for_each_player_number_side_up(seats: int) -> None:
    tiles = new_game(seats=seats).view()["order_tiles"]
    assert [tile["number"] for tile in tiles] == list(range(1, seats + 1))
    assert {(tile["holder"], tile["flipped"]) for tile in tiles} == {(None, False)}


@pytest.mark.clause("MIN-2.4", "MIN-2.14")
def test_every_player_begins_with_a_fountain_nine_residences_and_a_wheat() -> None:
    table = new_game(seats=3)
    for seat in range(3):
        assert np.flatnonzero(table.state.city[seat]).tolist() == [FOUNTAIN_CELL] == [cell_of(0, 0)]
        assert table.tile(0, 0, seat) == "fountain"
        assert (table.state.residences[seat], table.resources(seat)) == (9, {"wheat": 1})
    assert not table.state.city[3].any()
    assert table.state.residences[3] == 0


@pytest.mark.clause("MIN-2.5")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 7), (4, 8)])
def test_starting_facilities_are_on_display(seats: int, count: int) -> None:
    table = new_game(seats=seats)
    starting = [name for name in table.display() if name in ("wheat_field", "forest", "quarry")]
    assert len(starting) == count
    assert not IS_START[table.state.deck[: table.state.deck_end] % 53].any()


@pytest.mark.clause("MIN-2.6")
@pytest.mark.parametrize(("seats", "pile"), [(2, 7), (3, 9), (4, 11)])
def test_each_of_six_piles_holds_one_round_tile(seats: int, pile: int) -> None:
    state = new_game(seats=seats).state
    assert state.deck_end == 6 * (pile + 1)
    for number in range(1, 6):
        tiles = state.deck[number * (pile + 1) : (number + 1) * (pile + 1)].tolist()
        assert tiles.count(ROUND_TILE) == 1
        assert 0 not in tiles


@pytest.mark.clause("MIN-2.7")
def test_the_first_display_ends_with_a_round_tile_so_its_size_is_chance() -> None:
    sizes = Counter(len(new_game(seed=seed, seats=2).display()) - 6 for seed in range(100))
    assert set(sizes) == set(range(8))
    table = new_game(seed=3, seats=2)
    assert table.state.deck_next == len(table.display()) - 6 + 1
    assert ROUND_TILE not in table.state.deck[: table.state.deck_next]


@pytest.mark.clause("MIN-2.8")
def test_five_temples_are_open_and_fifteen_lie_face_down() -> None:
    table = new_game()
    assert len(set(table.temples())) == 5
    assert table.state.temple_count == 15
    assert len({*table.temples(), *(TILE_NAMES[kind] for kind in table.state.temple_deck)}) == 20


@pytest.mark.clause("MIN-2.9")
def test_culture_piles_are_open_and_sorted_lowest_on_top() -> None:
    for viewer in (-1, 0, 1):
        for pile in new_game(seats=4).view(viewer)["culture"]:
            points = [tile["vp"] for tile in pile["left"]]
            assert points == sorted(points)
            assert len(points) == 8


@pytest.mark.clause("MIN-2.10")
def test_glory_tiles_are_laid_out_by_round_and_rank() -> None:
    rows = new_game().view(-1)["glory"]
    assert [(row["round"], [tile["rank"] for tile in row["tiles"]]) for row in rows] == [
        (1, [1, 2]), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3]), (5, [1, 2, 3]), (6, [1, 2, 3]),
    ]  # fmt: skip
    assert [row["now"] for row in rows] == [True, False, False, False, False, False]


@pytest.mark.clause("MIN-2.11")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_named_seat_begins(seat: int) -> None:
    table = new_game(seats=3, start_player=str(seat))
    assert table.actor == table.state.first_player == seat - 1


@pytest.mark.clause("MIN-2.11", "MIN-18.1")
def test_otherwise_the_first_player_is_drawn_and_every_seat_has_the_same_chance() -> None:
    begins = Counter(new_game(seed=seed, seats=4).actor for seed in range(DRAWS))
    assert sorted(begins) == [0, 1, 2, 3]
    assert min(begins.values()) > DRAWS / 4 * 0.7


def test_a_start_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"start_player, value=4, allowed=random, 1, 2, 3\)"):
        Match.new(MINERVA, seats=3, start_player="4")
    with pytest.raises(BadOptions, match="error-option-idle"):
        Match.new(MINERVA, seats=1, start_player="1")
    with pytest.raises(BadOptions, match="value=5, allowed=1, 2, 3, 4"):
        Match.new(MINERVA, seats=5)
    with pytest.raises(BadOptions, match="error-option-unknown"):
        Match.new(MINERVA, variant="base")


@pytest.mark.clause("MIN-2.12")
def test_denarii_are_counted_from_whoever_begins() -> None:
    table = new_game(seats=4, start_player="3")
    assert [table.denarii(seat) for seat in range(4)] == [5, 6, 3, 4]


@pytest.mark.clause("MIN-2.13")
def test_the_bank_pays_whatever_the_box_holds() -> None:
    table = new_game(seats=2)
    table.state.denarii[:] = 30_000  # more than all coins of the box
    table.play("sell:wheat")
    assert table.denarii(table.actor) == 30_001


@pytest.mark.clause("MIN-18.2")
def test_any_normal_tile_can_lie_on_top_and_any_order_has_its_chance() -> None:
    tops = Counter(TILE_NAMES[new_game(seed=seed, seats=4).state.deck[-2]] for seed in range(DRAWS * 2))
    assert len([name for name in tops if name != "round_tile"]) == 29
    assert 0.4 * DRAWS * 2 * 5 / 72 < tops["garden"] < 1.8 * DRAWS * 2 * 5 / 72


@pytest.mark.clause("MIN-18.3")
def test_a_round_tile_lies_anywhere_in_its_pile() -> None:
    places = Counter(new_game(seed=seed, seats=2).state.deck[40:48].tolist().index(ROUND_TILE) for seed in range(DRAWS))
    assert sorted(places) == list(range(8))
    assert min(places.values()) > DRAWS / 8 * 0.5


@pytest.mark.clause("MIN-18.4")
def test_any_temple_can_lie_open() -> None:
    shown = Counter(name for seed in range(DRAWS) for name in new_game(seed=seed).temples())
    assert len(shown) == 20
    assert min(shown.values()) > DRAWS / 4 * 0.6


@pytest.mark.clause("MIN-18.5")
def test_the_pairs_of_the_solo_game_are_drawn_and_after_set_up_chance_is_over() -> None:
    pairs = {tuple(new_game(seed=seed, seats=1).pairs()[:3]) for seed in range(60)}
    assert len(pairs) > 20
    match = Match.new(MINERVA, seats=2, seed=4)
    numbers = np.random.default_rng(4)
    before = int(match.state.generator[0])
    while not match.is_over:
        match.play(int(numbers.choice(match.legal())))
    assert int(match.state.generator[0]) == before


def test_the_first_question_is_the_first_players_action() -> None:
    state = new_game(seats=2).state
    assert (state.decision, state.round_number) == (Decision.MAIN, 1)
    assert State.dtype().itemsize < 6000
