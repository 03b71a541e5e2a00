"""Playing on from a stored position: it fits, or it is said why not."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from saturnalia import Match, load
from saturnalia.kernel.errors import BadMatch, BadPosition
from saturnalia.kernel.schema import Array, State, array, scalar
from saturnalia.kernel.takeover import keep, take_over

Kept = dict[str, Any]


def match_under_way() -> Match:
    match, lots = Match.new("pax", seats=3, seed=11), random.Random(4)
    for _ in range(25):
        match.play(lots.choice(match.legal()))
    return match


def stored(match: Match) -> Kept:
    kept: Kept = json.loads(json.dumps(keep(match)))
    return kept


def test_a_match_goes_on_as_it_would_have() -> None:
    match = match_under_way()
    again = Match(match.game, match.options, 0, take_over(match.game, match.options, stored(match)))
    assert again.hash() == match.hash()
    assert again.undo_point(again.actor, beyond=True) is None
    while not match.is_over:
        assert again.legal() == match.legal()
        again.play(match.legal()[-1])
        match.play(match.legal()[-1])
    assert (again.scores(), again.places()) == (match.scores(), match.places())
    assert again.at(0).hash() == next(again.positions()).hash() != again.hash()
    with pytest.raises(BadMatch, match="error-match-start"):
        Match.from_json(again.to_json())


def lacks(kept: Kept) -> None:
    del kept["fields"]["money"]


def has_more(kept: Kept) -> None:
    kept["fields"]["sesterces"] = 3


def is_longer(kept: Kept) -> None:
    kept["fields"]["money"].append(0)


def is_too_large(kept: Kept) -> None:
    kept["fields"]["money"][0] = 10**6


def is_no_number(kept: Kept) -> None:
    kept["fields"]["money"] = "much"


def asks_otherwise(kept: Kept) -> None:
    kept["question"] = "ANOTHER"


def has_other_seats(kept: Kept) -> None:
    kept["fields"]["seats"] = 2


def owes_money(kept: Kept) -> None:
    kept["fields"]["money"][0] = -1


def has_unknown_cards(kept: Kept) -> None:
    kept["fields"]["deck"][int(kept["fields"]["deck_top"])] = 127


def asks_nobody(kept: Kept) -> None:
    kept["fields"]["actor"] = -1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lacks, "misfit-fields"), (has_more, "misfit-fields"), (is_longer, "misfit-fields"),
        (is_too_large, "misfit-fields"), (is_no_number, "misfit-fields"), (asks_otherwise, "misfit-question"),
        (has_other_seats, "misfit-options"), (owes_money, "misfit-laws"), (has_unknown_cards, "misfit-laws"),
        (asks_nobody, "misfit-laws"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_said(change: Callable[[Kept], None], reason: str) -> None:
    match = match_under_way()
    kept = stored(match)
    change(kept)
    with pytest.raises(BadPosition, match=reason):
        take_over(match.game, match.options, kept)


class Coins(State):
    """Two purses."""

    money: Array = array(np.int8, 2, "each seat's coins")
    sums: Array = array(np.int8, 3, "sums while they are added up", scratch=True)


def test_scratch_paper_may_change_and_a_new_field_must_say_what_stood_there() -> None:
    class Purses(State):
        money: Array = array(np.int32, 2, "each seat's coins")
        debts: Array = array(np.int8, 2, "new: each seat's debts", formerly=-1)
        sums: Array = array(np.int8, 5, "sums while they are added up", scratch=True, empty=9)

    class Banks(State):
        money: Array = array(np.int8, 2, "each seat's coins")
        interest: int = scalar("new, and nobody says what it was")

    coins = Coins.new()
    coins.money[:] = (3, 4)
    purses = Purses.from_kept_fields(Coins.kept_fields(coins))
    assert (purses.money.tolist(), purses.debts.tolist(), purses.sums.tolist()) == ([3, 4], [-1, -1], [9] * 5)
    with pytest.raises(BadPosition, match="interest"):
        Banks.from_kept_fields(Coins.kept_fields(coins))


@pytest.mark.parametrize("name", ["ave_roma", "mare_nostrum", "minerva", "porta_nigra"])
def test_every_game_can_be_taken_over(name: str) -> None:
    game, lots = load(name), random.Random(2)
    match = Match.new(game, seed=3)
    for number in range(200):
        if match.is_over:
            break
        if number % 40 == 0:
            again = Match(game, match.options, 0, take_over(game, match.options, stored(match)))
            assert again.hash() == match.hash()
            assert again.legal() == match.legal()
        match.play(lots.choice(match.legal()))
