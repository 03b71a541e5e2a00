"""The sequential test errs as seldom as it promises, and does not depend on the order in which matches end."""

from __future__ import annotations

import random

import pytest

from saturnalia.arena.ledger import FinishedMatch
from saturnalia.arena.play import Result
from saturnalia.arena.sprt import Question, Test, whole_deals


@pytest.mark.parametrize("seats", [2, 4])
def test_errors_are_as_seldom_as_promised(seats: int) -> None:
    question = Question(elo0=0, elo1=60, seats=seats)
    for share, expected in zip(question.shares, ("not-better", "better"), strict=True):
        right = 0
        for seed in range(150):
            lots, test = random.Random(seed), Test(question)
            while test.verdict is None:
                test.add(sum(lots.random() < share for _ in range(seats)) / seats)
            right += test.verdict == expected
        assert right / 150 > 0.9


def test_a_few_equal_deals_prove_nothing() -> None:
    for share in (0.0, 0.5, 1.0):
        assert Test(Question(elo0=0, elo1=5, seats=2), [share] * 7).verdict is None
    assert Test(Question(elo0=0, elo1=5, seats=2), [0.5] * 20).verdict is None


def test_deals_are_taken_in_their_order() -> None:
    lots = random.Random(1)
    matches = [
        FinishedMatch(deal, rotation, Result(["new", "old"][:: 1 - 2 * rotation], [0, 0], lots.sample([1, 2], 2), 1))
        for deal in range(20)
        for rotation in range(2)
    ]
    expected = list(whole_deals(matches, "new", 2))
    assert len(expected) == 20
    lots.shuffle(matches)
    assert list(whole_deals(matches, "new", 2)) == expected
    assert list(whole_deals(matches[:-1], "new", 2)) == expected[: matches[-1].deal]
