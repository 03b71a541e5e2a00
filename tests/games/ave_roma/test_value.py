"""What a bot thinks of a position: greedy beats random, and prefers what people would."""

from __future__ import annotations

import numpy as np
import pytest

from saturnalia.bots.loops import GREEDY_BOT, RANDOM_BOT, loops
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.random import generator
from tests.games.ave_roma.positions import AVE, Position, position


def worth(table: Position, seat: int = 0) -> float:
    return float(AVE.compiled.value(table.state, seat))


@pytest.mark.skipif(INTERPRET, reason="200 matches are too many for interpreted rules")
@pytest.mark.parametrize("greedy_seat", [0, 1])
def test_greedy_beats_random_in_nearly_every_match_of_two(greedy_seat: int) -> None:
    matches, seats = 100, 2
    states, ids = AVE.state.new_array(3), np.zeros(AVE.action_count, dtype=np.int16)
    bots = np.array([GREEDY_BOT if seat == greedy_seat else RANDOM_BOT for seat in range(seats)])
    points, ranks = np.zeros((2, matches, seats), dtype=np.int32)
    options = AVE.encode_options(AVE.complete_options({"seats": seats}))
    loops(AVE).play_matches(states, ids, options, bots, generator(greedy_seat), AVE.longest_match, points, ranks)
    assert (ranks[:, greedy_seat] == 1).sum() >= 98


def test_more_of_everything_is_worth_more() -> None:
    plain = worth(position())
    assert worth(position(stock=[{"wood": 1}])) > plain
    assert worth(position(stock=[{"surplus": 1}])) > plain
    assert worth(position(denarii=[5, 3])) > plain
    assert worth(position(level=[1])) > plain
    assert worth(position(active=[["crassus"]])) > worth(position(level=[1]))
    assert worth(position(owned=[["templum_plan"]])) > plain
    assert worth(position(influence={1: [2, 0]})) > plain


def test_a_finished_match_is_won_or_lost() -> None:
    table = position(phase="extra", workers=[[1], [2]], level=[3, 1]).play("pass", "pass")
    assert worth(table, 0) > 1000 > worth(table, 1) > 0
