"""Whoever does not think must lose: in every game the levels that people are offered beat all naive players."""

from __future__ import annotations

import pytest

from saturnalia import Match, load, names
from saturnalia.bots import choose, make_bot
from saturnalia.bots.loops import passes_of, wealth_of
from saturnalia.bots.naive import MANNERS
from saturnalia.bots.search import SearchBot, settings_of
from tests.kernel import toy

MATCHES = 10
LONG_MATCHES = 4
"""So many where a level looks ahead, which takes its time."""
WITH_BOTS = [
    name for name in names() if load(name).optional_room("bots") is not None and max(load(name).seat_counts) > 1
]
"""Games that say in their `bots.py` how bots play them; a game without is not asked for strong ones."""
FEW_LOOKS = 30
"""Enough to be led astray by what is seen, as searches of earlier versions were."""
USUAL = ("first", "spend")
"""Against these most is lost (docs/arena.md); the other manners are thorough."""
EVERY_MANNER = [manner if manner in USUAL else pytest.param(manner, marks=pytest.mark.thorough) for manner in MANNERS]
LEAST = 0.75
"""The aim is 0.99: what is reached stands in docs/arena.md, and so few matches cannot show it."""


def smallest_table(name: str) -> int:
    return min(count for count in load(name).seat_counts if count > 1)


def wins_of(level: str, name: str, manner: str, matches: int) -> float:
    """The share of matches that a level wins at the smallest table, against naive players at all other seats."""
    game = load(name)
    seats = smallest_table(name)
    won = 0.0
    for number in range(matches):
        names = [f"naive:{manner}"] * seats
        names[number % seats] = level
        match = Match.new(game, seats=seats, seed=number // seats)
        bots = [make_bot(one, game) for one in names]
        while not match.is_over:
            match.play(choose(bots[match.actor], game, match.state, seed=len(match.played)))
        first = [seat for seat, place in enumerate(match.places()) if place == 1]
        won += (number % seats in first) / max(1, len(first))
    return won / matches


@pytest.mark.parametrize("manner", EVERY_MANNER)
@pytest.mark.parametrize("name", WITH_BOTS)
def test_consul_beats_whoever_does_not_think(name: str, manner: str) -> None:
    matches = LONG_MATCHES if isinstance(make_bot("consul", name), SearchBot) else MATCHES
    assert wins_of("consul", name, manner, matches) >= LEAST


@pytest.mark.parametrize("manner", EVERY_MANNER)
@pytest.mark.parametrize("name", WITH_BOTS)
def test_whoever_looks_ahead_wins_no_less_often_than_whoever_judges_alike_at_once(name: str, manner: str) -> None:
    judges_by_net = settings_of(load(name), smallest_table(name)).judge
    at_once = wins_of("learned" if judges_by_net else "greedy", name, manner, LONG_MATCHES)
    assert wins_of(f"search:{FEW_LOOKS}", name, manner, LONG_MATCHES) >= at_once


@pytest.mark.parametrize("name", WITH_BOTS)
def test_naive_players_answer_as_their_names_say(name: str) -> None:
    game = load(name)
    match = Match.new(game, seats=min(n for n in game.seat_counts if n > 1), seed=3)
    passes, wealth = passes_of(game), wealth_of(game)
    passed = 0
    for _ in range(60):
        legal = match.legal()
        assert choose(make_bot("naive:first"), game, match.state, seed=1) == legal[0]
        chosen = choose(make_bot("naive:pass"), game, match.state, seed=1)
        offered = [action for action in legal if passes[action]]
        assert chosen == (offered or legal)[0]
        passed += bool(offered)
        held = {}
        for action in legal:
            after = game.state.copy(match.state)
            game.compiled.redeal(after, match.actor, 1)
            game.compiled.step(after, action)
            held[action] = wealth(after, match.actor)
        assert held[choose(make_bot("naive:hoard"), game, match.state, seed=1)] == max(held.values())
        assert held[choose(make_bot("naive:spend"), game, match.state, seed=1)] == min(held.values())
        match.play(choose(make_bot("random"), game, match.state, seed=len(match.played)))
        if match.is_over:
            break
    assert passed or not passes.any()


def test_a_game_that_tells_nothing_of_wealth_has_naive_players_too() -> None:
    match = Match.new(toy.game, seed=1)
    for manner in MANNERS:
        assert choose(make_bot(f"naive:{manner}"), toy.game, match.state, seed=1) in match.legal()
