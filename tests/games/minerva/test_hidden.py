"""Hidden information (chapter 17): only the order of the two decks, and how it is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.games.minerva.components import COPIES, FACILITY_TYPES, ROUND_TILE, TILE_NAMES, TILES_PER_PILE
from saturnalia.games.minerva.state import State, broken_laws
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA, end_the_round, new_game, position

SEED = 99


def some_positions(seed: int, **options: Any) -> list[Any]:
    """About one in nine positions of a game of random choices."""
    match = Match.new(MINERVA, seed=seed, **options)
    numbers = np.random.default_rng(seed)
    found = []
    while not match.is_over:
        if numbers.integers(9) == 0:
            found.append(State.copy(match.state))
        match.play(int(numbers.choice(match.legal())))
    return found


def redealt(state: Any, seed: int) -> Any:
    other = State.copy(state)
    MINERVA.compiled.redeal(other, 0, seed)
    return other


@pytest.mark.clause("MIN-17.1", "MIN-17.2")
def test_every_viewer_sees_the_same_but_for_prices() -> None:
    table = position(seats=3, display=["mine"], cities=[{(0, 1): "helped"}], resources=[{}, {"wood": 2}], glory=2)
    masked = [State.mask(table.state, viewer) for viewer in (-1, 0, 1, 2)]
    assert len({state.tobytes() for state in masked}) == 1
    hidden = {change.field for change in State.difference(table.state, masked[0])}
    assert hidden == {"deck", "temple_deck"}
    views = [table.view(viewer) for viewer in (-1, 0, 1)]
    assert [view["display"][0]["price"] and view["display"][0]["price"]["denarii"] for view in views] == [None, 3, 0]
    for view in views:
        for place in ("display", "temples", "pairs"):
            view.pop(place)
    assert views[0] == views[1] == views[2]
    assert views[0]["seats"][1]["resources"]["wood"] == 2


@pytest.mark.clause("MIN-17.3")
def test_nobody_sees_the_normal_deck_before_the_end() -> None:
    table = new_game(seats=2)
    assert not State.mask(table.state, 0).deck.any()
    assert MINERVA.view(redealt(table.state, SEED), 0) == table.view(0)
    tops = Counter(int(redealt(table.state, seed).deck[47]) for seed in range(60))
    assert len(tops) > 8
    table = position(round_number=6)
    table.play("stop", "stop")
    table.state.deck[-1] = 7
    assert State.mask(table.state, 0).deck[-1] == 7, "after the end everything is open"


@pytest.mark.clause("MIN-17.4")
def test_nobody_sees_the_temple_deck() -> None:
    table = new_game(seats=2)
    assert not State.mask(table.state, 1).temple_deck.any()
    assert table.view()["temple_deck"] == 15
    others = {tuple(redealt(table.state, seed).temple_deck.tolist()) for seed in range(20)}
    assert len(others) == 20


@pytest.mark.clause("MIN-17.5")
def test_everybody_can_count_what_is_unseen_and_how_much_is_sure_to_come() -> None:
    for state in some_positions(5, seats=3):
        view = MINERVA.view(state, -1)
        real = Counter(kind for kind in state.deck.tolist() if kind and kind != ROUND_TILE)
        assert {tile["type"]: tile["count"] for tile in view["unseen"]} == real
        assert {tile["type"] for tile in view["unseen_temples"]} == {
            kind for kind in state.temple_deck.tolist() if kind
        }
        rest = state.deck[state.deck_next :].tolist()
        assert view["deck"]["count"] == int(state.deck_end - state.deck_next)
        following = rest.index(ROUND_TILE) if ROUND_TILE in rest else len(rest)
        assert view["deck"]["sure"] <= following


@pytest.mark.clause("MIN-17.5")
@pytest.mark.parametrize("options", [{"seats": 1}, {"seats": 2}, {"seats": 4}])
def test_a_redeal_keeps_the_rest_of_the_pile_and_one_round_tile_in_each_other(options: dict[str, int]) -> None:
    pile = int(TILES_PER_PILE[options["seats"]]) + 1
    for number, state in enumerate(some_positions(8, **options)):
        other = redealt(state, number)
        assert broken_laws(other) == []
        assert Counter(other.deck.tolist()) == Counter(state.deck.tolist())
        assert Counter(other.temple_deck.tolist()) == Counter(state.temple_deck.tolist())
        sure = other.deck[other.deck_next : other.round_number * pile].tolist()
        assert ROUND_TILE not in sure
        assert len(sure) == MINERVA.view(state, 0)["deck"]["sure"]


@pytest.mark.clause("MIN-17.5")
def test_in_redealt_decks_a_round_tile_lies_anywhere_in_its_pile() -> None:
    table = position(round_number=4)
    places = Counter(redealt(table.state, seed).deck[32:40].tolist().index(ROUND_TILE) for seed in range(400))
    assert sorted(places) == list(range(8))
    assert min(places.values()) > 25


@pytest.mark.clause("MIN-17.6")
def test_alone_the_pairs_are_open_and_the_decks_are_not() -> None:
    table = new_game(seats=1)
    shown = table.view(-1)["pairs"]
    assert [(first["tile"], second["tile"]) for first, second in shown] == table.pairs()
    masked = State.mask(table.state, 0)
    assert masked.pairs.tobytes() == table.state.pairs.tobytes()
    assert not masked.deck.any()


def test_composition_is_public_so_a_redeal_of_a_redeal_is_the_same() -> None:
    state = new_game(seats=4).state
    assert redealt(redealt(state, 1), 7).tobytes() == redealt(state, 7).tobytes()
    assert COPIES[4].sum() == sum(1 for _ in state.deck if _ and _ != ROUND_TILE) + sum(state.display[:33])
    assert TILE_NAMES[FACILITY_TYPES] == "circus"


def test_revealed_tiles_stop_undo() -> None:
    match = Match.new(MINERVA, seats=2, seed=3)
    for _ in range(3):
        match.play(0)
    assert match.played[-1].revealed
    table = position(deck=["mine"])
    assert end_the_round(table).state.revealed == 1
