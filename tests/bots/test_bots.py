"""Bots answer legally, the same way every time, and never from what they cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from saturnalia import Match, names
from saturnalia.bots import LEVELS, Budget, UnknownBot, choose, make_bot
from saturnalia.kernel.game import Game, load
from saturnalia.testing import option_sets
from tests.kernel import toy

BOTS = ["random", "greedy", "greedy:2", "search:12"]
GAMES = [toy.game, *map(load, names())]


def positions(game: Game, every: int = 13) -> Iterator[Match]:
    """Some positions of a few matches with different options."""
    sound = [chosen for chosen in option_sets(game) if chosen.get("fault", "none") == "none"]
    for number, options in enumerate(sound[:: max(1, len(sound) // 4)]):
        match = Match(game, options, seed=number)
        lots = random.Random(number)
        while not match.is_over:
            if len(match.played) % every == 0:
                yield match
            match.play(lots.choice(match.legal()))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_chooses_a_legal_action_and_changes_nothing(name: str, game: Game) -> None:
    bot = make_bot(name)
    for match in positions(game):
        before = match.hash()
        action = choose(bot, game, match.state, seed=5)
        assert action in match.legal()
        assert match.hash() == before
        assert choose(bot, game, match.state, seed=5) == action


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_choice_does_not_depend_on_what_the_bot_cannot_know(name: str, game: Game) -> None:
    bot = make_bot(name)
    for match in positions(game):
        action = choose(bot, game, match.state, seed=9)
        for number in range(3):
            other = game.state.copy(match.state)
            game.compiled.redeal(other, match.actor, 1000 + number)
            assert choose(bot, game, other, seed=9) == action


class Spy:
    """Remembers what it was shown."""

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        self.shown = game.state.copy(state)
        return Match.new(game, seed=1).legal()[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_is_shown_neither_the_generator_nor_the_journal(game: Game) -> None:
    spy = Spy()
    for match in positions(game, every=20):
        choose(spy, game, match.state, seed=12345)
        assert spy.shown.generator[0] != match.state.generator[0]
        assert not spy.shown.journal.any()
        assert spy.shown.journal_length == 0


def test_greedy_beats_random_at_pax() -> None:
    game = load("pax")
    wins = {"greedy": 0, "random": 0}
    for seed in range(40):
        match = Match.new(game, seats=2, seed=seed)
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        while not match.is_over:
            match.play(choose(make_bot(bots[match.actor]), game, match.state, seed=len(match.played)))
        for seat, place in enumerate(match.places()):
            wins[bots[seat]] += place == 1
    assert wins["greedy"] > wins["random"]


def test_levels_lead_to_bots_and_other_names_are_refused() -> None:
    assert all(make_bot(name) for name in LEVELS)
    assert all(make_bot(name) for name in LEVELS.values())
    own_levels = [getattr(game.optional_room("bots"), "LEVELS", {}) for game in GAMES]
    assert all(level in LEVELS and make_bot(name) for own in own_levels for level, name in own.items())
    assert any(own_levels)
    wrong = (
        "oracle",
        "search:0",
        "search:-5",
        "search:1.5",
        "search:nanms",
        "search:infms",
        "greedy:-1",
        "greedy:nan",
        "greedy:5ms",
    )
    for name in wrong:
        with pytest.raises(UnknownBot, match="error-unknown-bot"):
            make_bot(name)
