"""A match: playing, refusing, taking back, looking back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia import Match
from saturnalia.kernel.errors import BadMatch, IllegalAction, NothingToUndo
from saturnalia.kernel.match import Played
from tests.kernel import toy
from tests.kernel.toy.state import CARD_0, DRAW, PASS


def new() -> Match:
    return Match.new(toy.game, seed=1)


def a_card(match: Match) -> int:
    return match.legal()[-1]


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    assert new().hash() == new().hash() != Match.new(toy.game, seed=2).hash()


def test_a_hash_leaves_out_the_journal_and_the_mark_of_undo() -> None:
    match = new()
    match.play(DRAW)
    before = match.hash()
    match.state.journal[:] = 7
    match.state.journal_length = 3
    match.state.revealed = 0
    assert match.hash() == before
    match.state.generator[0] += np.uint64(1)
    assert match.hash() != before


def test_a_hash_covers_points_and_places_once_the_match_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    monkeypatch.setattr(Match, "scores", lambda match: [7] * match.seats)
    assert match.hash() == new().hash()
    while not match.is_over:
        match.play(PASS)
    with_sevens = match.hash()
    monkeypatch.undo()
    assert match.hash() != with_sevens


def test_without_a_seed_one_is_drawn() -> None:
    assert Match.new(toy.game).seed != Match.new(toy.game).seed


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "1", True, np.True_, np.float64(1), [1]])
def test_a_seed_that_is_no_integer_or_outside_its_range_is_refused(seed: Any) -> None:
    with pytest.raises(BadMatch, match="error-match-seed"):
        Match.new(toy.game, seed=seed)


def test_the_largest_seed_can_be_played_and_saved() -> None:
    match = Match.new(toy.game, seed=2**63 - 1)
    assert Match.from_json(match.to_json(), game=toy.game).hash() == match.hash()


@pytest.mark.parametrize("action", [-1, CARD_0, toy.game.action_count, 10**30, 1.0, "1", True, None, np.float64(1)])
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(action: Any) -> None:
    match = new()
    before = match.hash()
    with pytest.raises(IllegalAction) as refused:
        match.play(action)
    assert refused.value.reason.message.id in ("toy-why", "error-action-unknown")
    assert match.hash() == before
    assert match.played == []


def test_numbers_of_numpy_are_kept_as_plain_integers() -> None:
    match = Match.new(toy.game, seed=np.int64(1), seats=np.int8(3))  # type: ignore[arg-type]
    match.play(np.int16(PASS))  # type: ignore[arg-type]
    kept = [match.seed, match.options["seats"], match.played[0].action]
    assert [type(number) for number in kept] == [int, int, int]
    assert Match.from_json(match.to_json(), game=toy.game).hash() == match.hash()


def test_after_the_end_nothing_can_be_played() -> None:
    match = new()
    while not match.is_over:
        match.play(PASS)
    assert match.legal() == []
    with pytest.raises(IllegalAction) as refused:
        match.play(PASS)
    assert refused.value.reason.message.id == "error-match-over"


def test_the_actor_reads_what_others_may_not() -> None:
    match = new()
    (drew,) = match.play(DRAW)
    assert drew["card"] is not None
    assert [event["card"] for event in match.game.journal(match.state, 1)] == [None]


def test_undo_takes_back_the_last_choice() -> None:
    match = new()
    match.play(PASS)
    before = match.hash()
    match.play(a_card(match))
    assert match.undo(0) == 1
    assert match.hash() == before
    assert match.actions == [PASS]


def test_undo_stops_where_a_card_was_drawn() -> None:
    match = new()
    match.play(DRAW)
    before = match.hash()
    assert match.undo_point(0) is None
    with pytest.raises(NothingToUndo, match="error-undo-revealed"):
        match.undo(0)
    assert match.hash() == before
    assert match.undo(0, beyond=True) == 0
    assert match.hash() == new().hash()


def a_match_of(*answers: tuple[int, bool]) -> Match:
    """A match in which these seats answered, with a choice or without; nothing was revealed."""
    match = new()
    match.played = [Played(seat, PASS, forced, revealed=False) for seat, forced in answers]
    return match


def test_undo_takes_the_seats_own_forced_answers_back_together_with_the_choice_before_them() -> None:
    assert a_match_of((1, False), (0, False), (0, True), (0, True)).undo_point(0) == 1


@pytest.mark.parametrize("forced", [False, True])
def test_undo_stops_where_another_seat_answered_whether_it_had_a_choice_or_not(forced: bool) -> None:
    match = a_match_of((0, False), (1, forced))
    assert match.undo_point(0) is None
    assert match.undo_point(0, beyond=True) == 0


def test_there_is_nothing_to_undo_without_a_choice_of_ones_own() -> None:
    for match in (new(), a_match_of((0, True), (1, False))):
        for beyond in (False, True):
            with pytest.raises(NothingToUndo, match="error-undo-nothing"):
                match.undo(0, beyond=beyond)


def test_looking_back_leaves_the_match_alone() -> None:
    match = new()
    hashes = [match.hash()]
    while not match.is_over:
        match.play(match.legal()[-1])
        hashes.append(match.hash())
    assert [position.hash() for position in match.positions()] == hashes
    assert [match.at(count).hash() for count in range(len(hashes))] == hashes
    assert match.hash() == hashes[-1]
