"""What a learned judgement reads of Minerva: only what the seat may know, all of it in its place, and the rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.bots import choose, make_bot
from saturnalia.games.minerva.components import MAX_SEATS, ROUND_TILE
from saturnalia.games.minerva.judgement import FEATURES, ROWS, SEAT, TABLE, TURN, look, score_rows
from saturnalia.games.minerva.scoring import points_of
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.features import MOST
from saturnalia.kernel.match import Match

GUARD = 3
EVERY = 25 if INTERPRET else 5
OFFERS_AT = TABLE + TURN + MAX_SEATS * SEAT


def seen_by(state: Any, seat: int) -> Any:
    """What is read, in wide numbers, so that nothing wraps; the places behind the last one stay empty."""
    seen = np.zeros(FEATURES + GUARD, dtype=np.int64)
    look(state, seat, seen)
    assert not seen[FEATURES:].any()
    return seen[:FEATURES]


@pytest.mark.parametrize("bot", ["random"] if INTERPRET else ["random", "greedy:0.2"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_what_a_seat_may_know_is_read_and_it_fits(seats: int, bot: str) -> None:
    match = Match.new("minerva", seats=seats, seed=seats)
    while not match.is_over:
        for seat in range(seats):
            seen = seen_by(match.state, seat)
            assert np.abs(seen).max() <= MOST
            if len(match.played) % EVERY == 0:
                other = match.game.state.copy(match.state)
                match.game.compiled.redeal(other, seat, len(match.played))
                np.testing.assert_array_equal(seen_by(other, seat), seen)
        match.play(choose(make_bot(bot), match.game, match.state, seed=len(match.played)))
    for seat in range(seats):
        rows = np.zeros(len(ROWS), dtype=np.int32)
        score_rows(match.state, seat, rows)
        assert rows.sum() == points_of(match.state, seat)


def test_the_own_seat_comes_first_and_the_others_in_turn() -> None:
    state = Match.new("minerva", seats=3, seed=1).state
    state.denarii[:3] = 5, 6, 7
    seats_at = TABLE + TURN
    coins_at = seats_at + len(state.resources[0])
    for seat, expected in enumerate([[5, 6, 7], [6, 7, 5], [7, 5, 6]]):
        assert seen_by(state, seat)[[coins_at, coins_at + SEAT, coins_at + 2 * SEAT]].tolist() == expected


def test_a_tile_on_display_is_told_with_what_it_costs_the_seat() -> None:
    state = Match.new("minerva", seats=2, seed=1).state
    kind = int(np.flatnonzero(state.display[1:33])[0]) + 1
    before = seen_by(state, 0)
    state.display[kind] = 0
    changed = np.flatnonzero(before != seen_by(state, 0))
    assert changed.tolist() == [OFFERS_AT + kind - 1, OFFERS_AT + ROUND_TILE + kind - 1]  # how many, and the price
