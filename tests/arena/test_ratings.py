"""Ratings find the strengths from which results were drawn, and intervals hold them."""

from __future__ import annotations

import math
import random

import pytest

from saturnalia.arena.intervals import wilson
from saturnalia.arena.ledger import FinishedMatch
from saturnalia.arena.play import Result
from saturnalia.arena.ratings import Running, fit

TRUTH = {"strong": 150.0, "middle": 0.0, "weak": -150.0}


def drawn(seed: int, deals: int, only_winner: bool = False) -> list[FinishedMatch]:
    """Matches whose places are drawn by the Plackett-Luce model from known strengths."""
    lots = random.Random(seed)
    matches = []
    for deal in range(deals):
        bots, left, places = list(TRUTH), [0, 1, 2], [0, 0, 0]
        for place in (1, 2, 3):
            worths = [10 ** (TRUTH[bots[seat]] / 400) for seat in left]
            seat = lots.choices(left, worths)[0]
            left.remove(seat)
            places[seat] = min(place, 2) if only_winner else place
        matches.append(FinishedMatch(deal, 0, Result(bots, [0, 0, 0], places, 1)))
    return matches


@pytest.mark.parametrize("only_winner", [False, True])
def test_the_fit_finds_the_strengths(only_winner: bool) -> None:
    found = fit(drawn(1, 4000, only_winner), list(TRUTH))
    for bot, truth in TRUTH.items():
        strength, low, high = found[bot]
        assert low < strength < high
        assert strength == pytest.approx(truth, abs=20)


def test_intervals_of_the_fit_hold_the_truth_mostly() -> None:
    held = [
        low <= TRUTH[bot] <= high
        for seed in range(30)
        for bot, (_, low, high) in fit(drawn(seed, 200), list(TRUTH)).items()
    ]
    assert sum(held) / len(held) > 0.88


def test_who_always_wins_has_a_finite_strength() -> None:
    matches = [FinishedMatch(deal, 0, Result(["a", "b"], [1, 0], [1, 2], 1)) for deal in range(50)]
    found = fit(matches, ["a", "b"])
    assert 300 < found["a"][0] - found["b"][0] < 3000


def test_a_bot_with_two_seats_is_one_bot() -> None:
    """One of three wins by chance in a third of the matches: all are equal."""
    matches = [
        FinishedMatch(deal, 0, Result(["a", "b", "b"], [0, 0, 0], [1 + (deal + seat) % 3 for seat in range(3)], 1))
        for deal in range(300)
    ]
    found = fit(matches, ["a", "b", "b"])
    assert set(found) == {"a", "b"}
    assert found["a"][0] == pytest.approx(0, abs=1)
    running = Running()
    for match in matches:
        running.add(match.result)
    assert running.of("a").mu == pytest.approx(running.of("b").mu, abs=2)


@pytest.mark.parametrize("truth", [0.1, 0.3, 0.5])
def test_wilson_intervals_hold_the_truth_in_about_95_of_100_studies(truth: float) -> None:
    held = 0.0
    for won in range(101):
        low, high = wilson(won, 100)
        if low <= truth <= high:
            held += math.comb(100, won) * truth**won * (1 - truth) ** (100 - won)
    assert 0.93 < held < 0.97
    assert wilson(0, 50)[0] == 0
    assert math.isclose(wilson(50, 50)[1], 1)
