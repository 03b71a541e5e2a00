"""Primus Conspiratus (chapters 8 and 13)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.pax.positions import Position, first_turn, position


def conspiring(
    tableaux: list[list[str]], hand: list[str], variant: str = "base", holder: int | None = None
) -> Position:
    """The first seat is about to play cards from its hand."""
    return position(
        seats=max(2, len(tableaux)),
        variant=variant,
        tableaux=tableaux,
        hands=[hand],
        conspiratus=holder,
        decision="play",
        money=9,
        deck=["any"] * 9,
        stacks={1: ["any"]},
    )


@pytest.mark.clause("PAX-8.12")
def test_nobody_holds_primus_conspiratus_until_the_first_conspiracy() -> None:
    assert first_turn(seats=3).conspiratus() == -1
    table = conspiring([[], []], ["wealth_s1v1", "conspiracy_s1v1"]).play("wealth_s1v1")
    assert table.conspiratus() == -1
    table.play("conspiracy_s1v1")
    assert table.conspiratus() == 0
    assert table.told("took_conspiratus") == [{"seat": 0, "from_seat": -1, "by_adversaries": 0}]


@pytest.mark.clause("PAX-8.4", "PAX-8.13")
def test_more_conspiracy_symbols_take_it_at_once_in_the_middle_of_a_turn() -> None:
    table = conspiring([["conspiracy_s1v1"], ["conspiracy_s2v2"]], ["conspiracy_s2v3", "wealth_s1v1"])
    assert table.conspiratus() == 1
    table.play("conspiracy_s2v3")
    assert table.conspiratus() == 0
    assert (table.actor, table.decision) == (0, "play")
    assert table.told("took_conspiratus") == [{"seat": 0, "from_seat": 1, "by_adversaries": 0}]


@pytest.mark.clause("PAX-8.13")
def test_symbols_count_and_not_cards() -> None:
    table = conspiring([["conspiracy_s1v1"], ["conspiracy_s2v2", "conspiracy_s2v3"]], ["conspiracy_s1v1"] * 2)
    table.play("conspiracy_s1v1", "conspiracy_s1v1")
    assert table.conspiratus() == 1  # three cards with three symbols against two cards with four


@pytest.mark.clause("PAX-8.14")
def test_the_holder_keeps_it_on_equal_symbols() -> None:
    table = conspiring([[], ["conspiracy_s2v2"]], ["conspiracy_s2v3"]).play("conspiracy_s2v3")
    assert table.conspiratus() == 1
    assert table.told("took_conspiratus") == []


@pytest.mark.clause("PAX-8.15")
def test_it_is_never_returned() -> None:
    table = first_turn(seed=3, seats=4, variant="nocturnus")
    numbers = np.random.default_rng(3)
    held = False
    while not table.is_over:
        table.play(str(numbers.choice(table.legal())))
        held = held or table.conspiratus() >= 0
        assert not held or table.conspiratus() >= 0
    assert held


@pytest.mark.clause("PAX-8.16", "PAX-9.5")
def test_the_holder_starts_the_next_round() -> None:
    table = position(seats=3, tableaux=[[], ["conspiracy:1"]], stacks={1: ["any"]}, deck=["any"] * 9, active=2)
    table.play("pass_and_peek")
    assert table.told("took_primus") == [{"seat": 1}]
    assert (table.state.primus, table.actor) == (1, 1)


@pytest.mark.clause("PAX-8.16", "PAX-11.5")
def test_the_holder_alone_wins_when_rome_wins() -> None:
    table = position(tableaux=[["wealth:9"], ["conspiracy:1"]], money=[9, 0], stacks={1: ["any"]}, active=1).play(
        "pass_and_peek"
    )
    assert table.is_over
    assert table.scores()[0] > table.scores()[1]
    assert table.winners() == [1]


@pytest.mark.clause("PAX-8.16", "PAX-11.7")
def test_the_holder_scores_one_point() -> None:
    holders = [
        position(tableaux=[["conspiracy:1"], ["conspiracy:1"]], conspiratus=seat, money=[1, 0]).scores()
        for seat in (0, 1)
    ]
    assert holders == [[2 + 3 + 4 + 1, 2 + 3], [2 + 3 + 4, 2 + 3 + 1]]


# ---------------------------------------------------------------- Nocturnus


@pytest.mark.clause("PAX-13.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "card", "taken"),
    [
        (["conspiracy:2", "adversary:1"], ["conspiracy:2", "adversary:1"], "adversary_s1v1", True),
        (["conspiracy:2"], ["conspiracy:2", "adversary:1"], "adversary_s1v1", False),
        (["conspiracy:2"], ["conspiracy:2", "adversary:1"], "adversary_s2v2", True),
        (["conspiracy:1", "adversary:2"], ["conspiracy:2"], "conspiracy_s1v1", True),
        (["conspiracy:1"], ["conspiracy:2"], "conspiracy_s1v1", False),
        (["conspiracy:1", "adversary:5"], ["conspiracy:2"], "adversary_s2v2", False),
        (["conspiracy:2"], ["conspiracy:2", "adversary:9"], "conspiracy_s1v1", True),
        (["conspiracy:2", "adversary:1"], ["conspiracy:2", "adversary:1"], "wealth_s1v1", False),
    ],
)
def test_adversaries_break_a_tie_of_conspiracies(mine: list[str], theirs: list[str], card: str, taken: bool) -> None:
    table = conspiring([mine, theirs], [card], "nocturnus", holder=1).play(card)
    assert table.conspiratus() == (0 if taken else 1)


@pytest.mark.clause("PAX-13.9")
def test_nobody_holds_it_without_a_conspiracy() -> None:
    table = conspiring([["adversary:3"], []], ["adversary_s2v2"], "nocturnus").play("adversary_s2v2")
    assert table.conspiratus() == -1
