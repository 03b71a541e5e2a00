"""An empty seat: it passes wherever the rules let it, and no match waits for it."""

from __future__ import annotations

import random

import pytest

from saturnalia import Match, load, names
from saturnalia.bots import choose
from saturnalia.bots.loops import passes_of
from saturnalia.server.nobody import NobodyBot

EMPTY = 1


@pytest.mark.parametrize("name", [name for name in names() if max(load(name).seat_counts) > 1])
def test_a_match_with_an_empty_seat_goes_on_to_its_end(name: str) -> None:
    game, lot = load(name), random.Random(7)
    passes = passes_of(game)
    match = Match.new(game, seats=min(3, max(game.seat_counts)), seed=7)
    passed = 0
    for number in range(5000):
        if match.is_over:
            break
        legal = match.legal()
        if match.actor != EMPTY:
            match.play(lot.choice(legal))
            continue
        answer = choose(NobodyBot(), game, match.state, seed=number)
        ways = [action for action in legal if passes[action]]
        assert answer == (ways or legal)[0]
        passed += bool(ways)
        match.play(answer)
    assert match.is_over
    assert passed or not any(passes)
