"""Nets: compiled code says what NumPy says, bots play by them, and what does not fit is not used."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saturnalia import Match, load, names
from saturnalia.bots import Budget, choose, judgement, make_bot
from saturnalia.bots.judgement import LearnedBot, functions_of, has_net, net_of, stored_net
from saturnalia.bots.search import SearchBot, SearchSettings
from saturnalia.kernel.random import generator

TAUGHT = [name for name in names() if load(name).optional_room("judgement") and has_net(load(name))]
JUDGED = SearchSettings(judge=True, hint=1.0)
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="to run this test: pip install saturnalia[nets]")


def middle(name: str, answers: int = 30) -> Match:
    match = Match.new(name, seats=max(2, min(load(name).seat_counts)), seed=5)
    while len(match.played) < answers or len(match.legal()) < 3:
        match.play(choose(make_bot("greedy:1"), match.game, match.state, seed=len(match.played)))
    return match


def by_numpy(match: Match, seat: int) -> tuple[Any, Any]:
    """The likes of all actions and the prospects, worked out the slow and obvious way."""
    stored: Any = stored_net(match.game)
    seen = np.zeros(match.game.room("judgement").FEATURES, dtype=np.int8)
    match.game.room("judgement").look(match.state, seat, seen)
    numbers = {name: stored[name].astype(np.float32) for name in stored if name != "told"}
    hidden = np.maximum(seen @ numbers["first"] + numbers["first_bias"], 0)
    hidden = np.maximum(hidden @ numbers["second"] + numbers["second_bias"], 0)
    likes = numbers["actions"] @ hidden + numbers["actions_bias"]
    return likes, hidden @ numbers["prospects"] + numbers["prospects_bias"]


def test_some_games_were_taught() -> None:
    assert {"minerva", "porta_nigra", "ave_roma"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_compiled_code_says_what_numpy_says(name: str) -> None:
    match = middle(name)
    game, seat, seats = match.game, match.actor, int(match.state.seats)
    net, found = net_of(game), np.zeros((2, seats))
    likes, foretold = by_numpy(match, seat)
    functions_of(game)["consider"](match.state, seat, net)
    functions_of(game)["foretell"](seats, seat, net, found[0], found[1])
    most, rows = max(game.seat_counts), len(game.room("judgement").ROWS)
    chances = np.exp(foretold[most : 2 * most + 1] - foretold[most : 2 * most + 1].max())
    used = [*range(seats), most]
    expected = chances[:seats] / chances[used].sum()
    points = foretold[2 * most + 1 :].reshape(most, rows).sum(axis=1)[:seats] * judgement.POINTS_UNIT
    order = [(seat + ahead) % seats for ahead in range(seats)]
    np.testing.assert_allclose(found[0, order], expected, atol=1e-3)
    np.testing.assert_allclose(found[1, order], points, rtol=1e-3, atol=0.05)
    ids, tried = np.array(match.legal(), dtype=np.int16), game.state.new_array(1)
    functions_of(game)["like"](match.state, tried, ids, len(ids), net)
    beside = net.likes[: len(ids)] - likes[ids]  # what `value` adds: nothing to the best answer, less to all others
    assert beside.max() == pytest.approx(0.0, abs=0.05)


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_taught_bot_chooses_depends_on_nothing_hidden(name: str) -> None:
    match = middle(name)
    seen = set()
    for seed in range(5):
        other = match.game.state.copy(match.state)
        match.game.compiled.redeal(other, match.actor, seed)
        seen.add(choose(LearnedBot(), match.game, other, seed=3))
    assert len(seen) == 1


@pytest.mark.parametrize("name", TAUGHT)
def test_a_search_by_the_net_looks_at_what_the_net_likes(name: str) -> None:
    match = middle(name)
    known = match.game.state.copy(match.state)
    found = SearchBot(iterations=60, settings=JUDGED).look_ahead(match.game, known, Budget(), seed=1)
    assert sum(prospect.visits for prospect in found) == 60
    assert all(0.0 <= chance <= 1.0 for prospect in found if prospect.visits for chance in prospect.chances)
    liked = LearnedBot().choose(match.game, known, Budget(), seed=1)
    assert liked in [prospect.action for prospect in found[:3]]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_careless_bot_sometimes_answers_otherwise(name: str) -> None:
    match = middle(name)
    chosen = {choose(LearnedBot(30.0), match.game, match.state, seed=seed) for seed in range(30)}
    assert len(chosen) > 1
    assert chosen <= set(match.legal())


def test_a_net_of_another_shape_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = middle("minerva")
    greedy = choose(make_bot("greedy"), match.game, match.state, seed=1)
    monkeypatch.setattr(judgement, "has_net", lambda _game: False)
    assert choose(LearnedBot(), match.game, match.state, seed=1) == greedy
    monkeypatch.setattr(match.game.room("judgement"), "FEATURES", 3)
    stored_net.cache_clear()
    assert stored_net(match.game) is None
    stored_net.cache_clear()


def test_a_bot_of_a_game_without_a_net_is_greedy() -> None:
    match = middle("mare_nostrum")
    greedy = choose(make_bot("greedy"), match.game, match.state, seed=1)
    assert choose(make_bot("learned"), match.game, match.state, seed=1) == greedy


def test_equal_seeds_give_equal_answers() -> None:
    match = middle("minerva")
    numbers = [functions_of(match.game)["choose_liked"](*_paper(match), 6.0) for _ in range(2)]
    assert numbers[0] == numbers[1]


def _paper(match: Match) -> tuple[Any, ...]:
    states = match.game.state.new_array(2)
    states[0] = match.state
    return states, generator(7), np.zeros(match.game.action_count, dtype=np.int16), net_of(match.game)


@needs_torch
def test_a_net_learns_on_a_processor_goes_on_and_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from saturnalia.learning import self_play
    from saturnalia.learning.self_play import Plan, SelfPlay, write_net

    monkeypatch.setattr(self_play, "stored_net", lambda _game: None)  # from nothing
    game, file = load("porta_nigra"), tmp_path / "porta_nigra.npz"
    plan = Plan(lanes=60, device="cpu", portion=512, hidden=(32, 16))
    news: list[dict[str, Any]] = []
    SelfPlay(game, plan, file).run(1e9, news.append, rounds=20)
    again = SelfPlay(game, plan, file)
    assert again.progress.rounds == 20
    again.run(1e9, news.append, rounds=1)
    assert news[-1]["rounds"] == 21
    write_net(tmp_path / "judgement.npz", game, file)
    with np.load(tmp_path / "judgement.npz") as net:
        assert net["first"].shape == (game.room("judgement").FEATURES, 32)
        assert net["actions"].shape == (game.action_count, 16)
    wins = [share for share in news[0]["wins"]["naive:random"] if share is not None]
    assert min(wins) > 0.6
