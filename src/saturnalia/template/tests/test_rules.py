"""Twelve by its rules: each test sets up the smallest position that shows a clause, and carries its number."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia import Match
from saturnalia.template.game import game
from saturnalia.testing import check_game


def new_match(**options: Any) -> Match:
    return Match.new(game, seed=7, **options)


def play(match: Match, *names: str) -> None:
    for name in names:
        match.play(game.action_ids[name])


def offered(match: Match) -> list[str]:
    return [game.action_name(action) for action in match.legal()]


def hold(match: Match, seat: int, *cards: int) -> None:
    """Give a seat exactly these cards; the rest of the hand goes under the deck."""
    state = match.state
    for number in range(len(state.hand[seat])):
        if state.hand[seat, number]:
            state.deck[1 : state.deck_count + 1] = state.deck[: state.deck_count].copy()
            state.deck[0] = number
            state.deck_count += 1
    state.hand[seat] = 0
    for card in cards:
        lying = [int(one) for one in state.deck[: state.deck_count] if one != card - 1]
        state.deck[:] = -1
        state.deck[: len(lying)] = lying
        state.deck_count = len(lying)
        state.hand[seat, card - 1] = 1
    state.hand_count[seat] = len(cards)


def test_the_game_obeys_every_law_of_games() -> None:
    check_game(game, matches=50)


@pytest.mark.clause("TWELVE-1.1", "TWELVE-2.1")
def test_everybody_is_dealt_two_cards_of_which_each_is_there_once() -> None:
    state = new_match(seats=3).state
    assert [int(hand.sum()) for hand in state.hand] == [2, 2, 2]
    assert state.deck_count == 6
    assert sorted([*state.deck[:6].tolist(), *state.hand.nonzero()[1].tolist()]) == list(range(12))


@pytest.mark.clause("TWELVE-2.2", "TWELVE-3.3")
def test_the_first_player_begins_and_the_next_one_follows() -> None:
    match = new_match(seats=3)
    turns = []
    for _ in range(4):
        turns.append(match.actor)
        play(match, "pass", "pass")
    assert turns == [0, 1, 2, 0]


@pytest.mark.clause("TWELVE-3.1")
def test_a_card_may_be_drawn_while_there_is_one() -> None:
    match = new_match()
    top = int(match.state.deck[match.state.deck_count - 1])
    assert offered(match) == ["pass", "draw"]
    play(match, "draw")
    assert match.state.hand[0, top] == 1
    empty = new_match()
    empty.state.deck_count = 0
    assert offered(empty) == ["pass"]
    assert game.why_not(empty.state, game.action_ids["draw"]).clause == "TWELVE-3.1"


@pytest.mark.clause("TWELVE-3.2")
def test_one_card_of_the_hand_may_be_played() -> None:
    match = new_match()
    hold(match, 0, 3, 11)
    play(match, "pass")
    assert offered(match) == ["pass", "card:3", "card:11"]
    play(match, "card:11")
    assert match.actor == 1
    assert match.state.played_by[10] == 0
    assert match.state.hand_count[0] == 1
    play(match, "pass")
    assert game.why_not(match.state, game.action_ids["card:11"]).clause == "TWELVE-3.2"


@pytest.mark.clause("TWELVE-4.1")
def test_the_match_ends_after_four_rounds() -> None:
    match = new_match()
    for _ in range(8):
        assert not match.is_over
        play(match, "pass", "pass")
    assert match.is_over


@pytest.mark.clause("TWELVE-4.2", "TWELVE-4.3")
def test_cards_played_are_points_and_most_points_win() -> None:
    match = new_match(seats=3)
    for seat, cards in enumerate([(1, 12), (4, 9), (5, 8)]):
        hold(match, seat, *cards)
    play(match, "pass", "card:12", "pass", "card:4", "pass", "card:5")
    play(match, "pass", "pass", "pass", "card:9", "pass", "card:8")
    assert match.scores() == [12, 13, 13], "the card left in hand counts nothing"
    assert match.places() == [3, 1, 1]
