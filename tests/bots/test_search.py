"""The search: the same seed finds the same, time is kept, and what was found can be told."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from saturnalia import Match, names
from saturnalia.bots import LEVEL_SECONDS, LEVELS, Budget, choose, make_bot, search
from saturnalia.bots.judgement import LearnedBot
from saturnalia.bots.search import SearchBot, SearchSettings, grow_tree, new_tree, prospects
from saturnalia.games.pax.state import TAKE_TURN, Decision
from saturnalia.kernel.game import load
from saturnalia.kernel.observation_layout import observation_layout
from saturnalia.kernel.random import generator

TABLES = [("pax", 2), ("pax", 4), ("minerva", 2), ("porta_nigra", 2), ("ave_roma", 2), ("mare_nostrum", 3)]
"""Some tables whose matches are long enough to look ahead in their middle."""


def middle(name: str, seats: int, seed: int = 3) -> Match:
    """A match in which the actor has a choice, after forty answers."""
    match = Match.new(name, seats=seats, seed=seed)
    while len(match.played) < 40 or match.forced() is not None:
        match.play(match.legal()[-1])
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_was_found_can_be_told(name: str, seats: int) -> None:
    match = middle(name, seats)
    found = SearchBot(iterations=60).look_ahead(match.game, match.state, Budget(), seed=1)
    assert sum(prospect.visits for prospect in found) == 60
    assert {prospect.action for prospect in found} <= set(match.legal())
    assert [prospect.visits for prospect in found] == sorted((prospect.visits for prospect in found), reverse=True)
    for prospect in found:
        assert len(prospect.chances) == len(prospect.points) == seats
        assert all(0.0 <= chance <= 1.0 for chance in prospect.chances)


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_seed_and_work_find_the_same(threads: int) -> None:
    match = middle("pax", 4)
    bot = SearchBot(iterations=100, threads=threads)
    first = bot.look_ahead(match.game, match.state, Budget(), seed=5)
    assert first == bot.look_ahead(match.game, match.state, Budget(), seed=5)
    assert first != bot.look_ahead(match.game, match.state, Budget(), seed=6)


def test_a_chance_is_told_in_full_and_cut_play_outs() -> None:
    """Whoever is far ahead has the better chance, not one that is centred on what the search usually sees."""
    match = Match.new("porta_nigra", seats=2, seed=1)
    greedy, lots = make_bot("greedy"), make_bot("random")
    while len(match.played) < 260 or match.forced() is not None or match.actor != 0:
        bot = greedy if match.actor == 0 else lots
        match.play(choose(bot, match.game, match.state, seed=len(match.played)))
    for settings in (SearchSettings(), SearchSettings(habit=0.8), SearchSettings(depth=search.FULL, tries=1)):
        best = SearchBot(iterations=200, settings=settings).look_ahead(match.game, match.state, Budget(), seed=1)[0]
        assert best.chances[0] > 0.8 > 0.2 > best.chances[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_make_up_one(seats: int) -> None:
    match = middle("porta_nigra", seats)
    for settings in (
        SearchSettings(),
        SearchSettings(habit=0.8),
        SearchSettings(depth=search.FULL, tries=1, margin=0.0),
    ):
        for prospect in SearchBot(iterations=200, settings=settings).look_ahead(
            match.game, match.state, Budget(), seed=1
        ):
            assert sum(prospect.chances) == pytest.approx(1.0 if prospect.visits else 0.0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_in_a_hurry_the_same_answer_is_chosen_sooner(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "PORTION_SECONDS", 1e-6)
    settings = SearchSettings(explore=0.3)  # so that one answer is soon far ahead
    match = middle(name, seats)
    trees = [new_tree(match.game, seats, 10_000) for _ in range(2)]
    for tree, hurried in zip(trees, (False, True), strict=True):
        tree.states[0] = match.state
        grow_tree(match.game, tree, generator(4), settings, 400, math.inf, hurried=hurried)
    patient, hasty = (prospects([tree]) for tree in trees)
    assert patient[0].action == hasty[0].action
    assert sum(prospect.visits for prospect in hasty) < 400 == sum(prospect.visits for prospect in patient)


def test_a_node_is_what_the_searching_seat_sees() -> None:
    """In PAX the seat tells apart the cards that it would draw, and not what lies in the other's hand."""
    match = Match.new("pax", seats=2, seed=1)
    while match.state.decision != Decision.TURN_MODE or match.state.round_number < 2:
        match.play(match.legal()[0])
    game, viewer = match.game, match.actor
    tree = new_tree(game, seats=2, nodes=10_000)
    tree.states[0] = match.state
    grow_tree(game, tree, generator(1), SearchSettings(), work=500, deadline=math.inf)
    fingerprints: dict[int, set[int]] = {}
    for seed in range(200):
        state = game.state.copy(match.state)
        game.compiled.redeal(state, viewer, seed)
        game.compiled.step(state, TAKE_TURN)
        seen = observation_layout(game).observe(state, viewer)
        fingerprints.setdefault(int(state.window[0]), set()).add(
            int((search._factors(len(seen)) * seen.astype(np.int64)).sum())
        )
    assert len(fingerprints) > 10
    assert all(len(of_one_card) == 1 for of_one_card in fingerprints.values())
    assert len(set.union(*fingerprints.values()) & set(tree.fingerprints.tolist())) > 10


def test_a_single_answer_is_given_without_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("pax", seats=2, seed=1)
    while match.forced() is None:
        match.play(match.legal()[0])
    monkeypatch.setattr(search, "new_tree", None)
    assert choose(make_bot("search:1000ms"), match.game, match.state, seed=1) == match.forced()


class Clock:
    """A clock that goes on only while the search works, and a search that only takes time."""

    def __init__(self, per_iteration: float) -> None:
        self.per_iteration = per_iteration
        self.time = 0.0
        self.iterations = 0

    def perf_counter(self) -> float:
        return self.time

    thread_time = perf_counter

    def run(
        self, _tree: Any, _net: Any, _viewer: int, _numbers: Any, _style: Any, iterations: int, _limit: int
    ) -> None:
        self.iterations += iterations
        self.time += 1e-6 + iterations * self.per_iteration


@pytest.mark.parametrize("per_iteration", [1e-6, 1e-5, 1e-4, 1e-3, 0.02])
@pytest.mark.parametrize("allowed", [0.001, 0.02, 0.2, 1.0])
def test_a_search_ends_in_time(per_iteration: float, allowed: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(per_iteration)
    monkeypatch.setattr(search, "time", clock)
    monkeypatch.setattr(search, "search_of", lambda _game: clock.run)
    game = load("pax")
    grow_tree(game, new_tree(game, 2, 10), generator(1), SearchSettings(), work=None, deadline=allowed)
    assert clock.time <= allowed + 0.05
    assert clock.time >= 0.5 * allowed
    grow_tree(game, new_tree(game, 2, 10), generator(1), SearchSettings(), work=None, deadline=0.0)
    assert clock.time <= allowed + 0.05 + 0.021


def test_a_moment_without_the_machine_does_not_settle_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer is far ahead after a few iterations, and then the machine is busy: the search goes on."""
    match, clock = middle("pax", 2), Clock(1e-4)
    run = search.search_of(match.game)

    def run_slowly(*given: Any) -> None:
        run(*given)
        clock.run(*given)
        clock.time += 0.05 if clock.iterations == 3 else 0.0

    monkeypatch.setattr(search, "time", clock)
    monkeypatch.setattr(search, "search_of", lambda _game: run_slowly)
    tree = new_tree(match.game, 2, 10_000)
    tree.states[0] = match.state
    grow_tree(match.game, tree, generator(1), SearchSettings(explore=0.1), work=None, deadline=0.15, hurried=True)
    assert clock.iterations > 100


def test_alone_nothing_is_known_of_the_chance_before_a_play_out_ends() -> None:
    match = Match.new("pax", seats=1, seed=1)
    for prospect in SearchBot(iterations=20, settings=SearchSettings(depth=1)).look_ahead(
        match.game, match.state, Budget(), seed=1
    ):
        assert prospect.chances == ((0.5,) if prospect.visits else (0.0,))


def test_work_and_time_both_bind(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.001)
    monkeypatch.setattr(search, "time", clock)
    monkeypatch.setattr(search, "search_of", lambda _game: clock.run)
    game = load("pax")
    grow_tree(game, new_tree(game, 2, 10), generator(1), SearchSettings(), work=30, deadline=math.inf)
    assert clock.iterations == 30
    grow_tree(game, new_tree(game, 2, 10), generator(1), SearchSettings(), work=10**6, deadline=clock.time + 0.1)
    assert clock.iterations < 200


def test_the_smaller_of_two_works_counts() -> None:
    match = middle("pax", 2)
    for own, allowed in ((30, 10), (10, 30)):
        found = SearchBot(iterations=own).look_ahead(match.game, match.state, Budget(work=allowed), seed=1)
        assert sum(prospect.visits for prospect in found) == 10


def test_of_answers_tried_equally_often_the_more_promising_one_is_first() -> None:
    match = middle("minerva", 2)
    tree = new_tree(match.game, 2, 10_000)
    tree.states[0] = match.state
    grow_tree(match.game, tree, generator(4), SearchSettings(), work=3, deadline=math.inf)
    hints = {int(tree.nodes[answer, search.ACTION]): tree.hints[answer] for answer in search.answers(tree)}
    equals = [(a.action, b.action) for a, b in pairwise(prospects([tree])) if a.visits == b.visits]
    assert all(hints[a] >= hints[b] for a, b in equals)
    assert any(a > b for a, b in equals)


@pytest.mark.parametrize("name", names())
def test_levels_go_from_the_weakest_to_the_strongest(name: str) -> None:
    assert list(LEVELS) == ["tiro", "miles", "centurio", "consul", "imperator"]
    strengths = []
    for level in LEVELS:
        bot = make_bot(level, name)
        if isinstance(bot, SearchBot):
            strengths.append((2, bot.iterations or bot.seconds))
        elif isinstance(bot, LearnedBot):
            strengths.append((1, -bot.carelessness))
        else:
            strengths.append((0, -bot.temperature))  # type: ignore[attr-defined]
    assert strengths == sorted(set(strengths))


def test_a_play_out_by_habit_takes_what_went_best_and_first_of_all_what_is_new() -> None:
    habits = np.array([[[2, 1.0], [1, 0.9], [1, 0.1], [0, 0.0]]])
    for offered, expected in (([0, 1, 2], 1), ([0, 2], 0), ([0, 1, 2, 3], 3)):
        ids = np.array(offered, dtype=np.int16)
        assert search._habitual_choice(habits, ids, generator(1), len(offered), 0) == expected


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_habits_are_learned_from_all_answers_of_walk_and_play_out(name: str, seats: int) -> None:
    match = middle(name, seats)
    tree = new_tree(match.game, seats, 10_000)
    tree.states[0] = match.state
    grow_tree(match.game, tree, generator(4), SearchSettings(habit=0.8, depth=6), work=1, deadline=math.inf)
    expected = np.zeros_like(tree.habits)
    for seat, action in tree.trail[:7]:  # one answer of the walk, six of the play-out
        expected[seat, action] += 1.0, tree.result[seat, search.WORTH]
    assert tree.trail[0, 0] == match.actor
    assert tree.trail[0, 1] in match.legal()
    np.testing.assert_allclose(tree.habits, expected)


@pytest.mark.parametrize("name", names())
def test_what_a_game_sets_for_the_search_is_known_there(name: str) -> None:
    room = load(name).optional_room("bots")
    own, judged = getattr(room, "SEARCH", {}), getattr(room, "JUDGED", ())
    for seats in load(name).seat_counts:
        by_net = SearchSettings(judge=True, hint=search.NET_HINT)._replace(
            **getattr(room, "ALONE", {}) if seats == 1 else {}
        )
        found = search.settings_of(load(name), seats)
        assert found == (by_net if seats in judged else SearchSettings()._replace(**own))


@pytest.mark.parametrize("margin", [0.3, 1.0])
def test_alone_points_count_also_where_chances_do_not_differ(margin: float) -> None:
    """In Minerva whoever is alone comes first in any case; worths still differ as the points do."""
    settings = SearchSettings(judge=True, margin=margin)
    tree = new_tree(load("minerva"), 1, 10)
    tree.nodes[2:5, search.VISITS] = 1
    for node, points in enumerate((60.0, 80.0, 100.0), start=2):
        tree.result[0] = 0.0, 1.0, points
        search._judge_alone(tree.memory, tree.result, tree.scale, settings)
        tree.sums[node] = tree.result
    low, middling, high = (search._worth(tree.nodes, tree.sums, tree.scale, node, 0) for node in (2, 3, 4))
    assert middling == pytest.approx(0.5)
    assert high - middling == pytest.approx(middling - low)
    assert high - low == pytest.approx(margin * 0.25 * 40.0 / np.std([60.0, 80.0, 100.0]))


@pytest.mark.parametrize("chances", [(0.4, 0.5, 0.6), (0.001, 0.001, 0.002)])
def test_alone_what_was_found_early_is_weighed_like_what_is_found_late(chances: tuple[float, ...]) -> None:
    """A worth depends on what was found at a node and in the whole search, not on when it was found."""
    settings = SearchSettings(judge=True)
    worths = []
    for order in ((0, 1, 2), (2, 1, 0)):
        tree = new_tree(load("pax"), 1, 10)
        tree.nodes[2:5, search.VISITS] = 1
        for number in order:
            tree.result[0] = 0.0, chances[number], 10.0 * number
            search._judge_alone(tree.memory, tree.result, tree.scale, settings)
            tree.sums[2 + number] = tree.result
        worths.append([search._worth(tree.nodes, tree.sums, tree.scale, node, 0) for node in (2, 3, 4)])
    assert worths[0] == pytest.approx(worths[1])
    assert worths[0] == sorted(worths[0])


def test_alone_whoever_looks_ahead_gains_points() -> None:
    """With the same net, in Minerva: it was blind there as long as only the chance to come first counted."""
    gained = []
    for name in ("learned", "search:100"):
        points = 0
        for seed in (1, 2, 3):
            match = Match.new("minerva", seats=1, seed=seed)
            while not match.is_over:
                match.play(choose(make_bot(name), match.game, match.state, seed=len(match.played)))
            points += match.scores()[0]
        gained.append(points / 3)
    assert gained[1] > gained[0] + 5.0


def test_a_game_may_have_settings_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    match = middle("porta_nigra", 2)
    room = match.game.optional_room("bots")
    bot, habitual = SearchBot(iterations=50), SearchBot(iterations=50, settings=SearchSettings(habit=0.8))
    usual = SearchBot(iterations=50, settings=SearchSettings()).look_ahead(match.game, match.state, Budget(), seed=1)
    monkeypatch.setattr(room, "JUDGED", ())
    monkeypatch.setattr(room, "SEARCH", {})
    assert bot.look_ahead(match.game, match.state, Budget(), seed=1) == usual
    monkeypatch.setattr(room, "SEARCH", {"habit": 0.8})
    expected = habitual.look_ahead(match.game, match.state, Budget(), seed=1)
    assert bot.look_ahead(match.game, match.state, Budget(), seed=1) == expected != usual


def test_a_play_out_of_a_turn_ends_when_somebody_else_is_asked() -> None:
    match = middle("minerva", 2)
    settings = SearchSettings(depth=search.TURN)
    lengths = set()
    for seed in range(20):
        tree = new_tree(match.game, 2, 10_000)
        tree.states[0] = match.state
        tree.trail[:] = -1
        grow_tree(match.game, tree, generator(seed), settings, work=1, deadline=math.inf)
        played = [int(seat) for seat, _ in tree.trail[1:] if seat >= 0]  # the first is the answer of the walk
        assert len(set(played)) <= 1
        assert int(tree.states[1].actor) not in played
        lengths.add(len(played))
    assert max(lengths) > 1


@pytest.mark.parametrize("doubt", [0.0, 1.0])
def test_whoever_is_doubted_passes_wherever_that_is_possible(doubt: float) -> None:
    match = middle("minerva", 2)
    passes = {match.game.action_ids["stop"]}
    tree = new_tree(match.game, 2, 100_000)
    tree.states[0] = match.state
    others = set()
    for seed in range(300):
        tree.trail[:] = -1
        grow_tree(match.game, tree, generator(seed), SearchSettings(depth=0, doubt=doubt), work=1, deadline=math.inf)
        others |= {int(action) for seat, action in tree.trail if seat == 1 - match.actor}
    assert others == passes if doubt else len(others) > 1


def test_a_level_never_thinks_longer_than_it_may() -> None:
    bot = make_bot("imperator", "pax")
    assert isinstance(bot, SearchBot)
    assert bot.iterations is not None
    assert bot.seconds == LEVEL_SECONDS


def test_seconds_are_those_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which half an hour passes between two looks at the clock takes nothing from a bot's second."""
    match = middle("pax", 2)
    wall, worked = iter(range(0, 10**9, 1800)), iter(range(10**9))
    monkeypatch.setattr("saturnalia.bots.search.time.perf_counter", lambda: next(wall))
    monkeypatch.setattr("saturnalia.bots.search.time.thread_time", lambda: next(worked) / 10)
    tree = new_tree(match.game, 2, 10_000)
    tree.states[0] = match.state
    grow_tree(match.game, tree, generator(1), SearchSettings(), work=None, deadline=math.inf, seconds=1.0)
    assert int(tree.nodes[search.ROOT, search.VISITS]) == 10


@pytest.mark.parametrize("slowness", [1.0, 100.0])
def test_on_a_busy_machine_a_search_in_a_hurry_does_not_end_sooner(
    slowness: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends when what it can still do changes nothing: that is told by the processor's time, not by the clock's."""
    match, clock = middle("pax", 2), Clock(1e-4)
    run = search.search_of(match.game)

    def run_for_a_time(*given: Any) -> None:
        run(*given)
        clock.run(*given)

    monkeypatch.setattr(clock, "perf_counter", lambda: slowness * clock.time)
    monkeypatch.setattr(search, "time", clock)
    monkeypatch.setattr(search, "search_of", lambda _game: run_for_a_time)
    tree = new_tree(match.game, 2, 10_000)
    tree.states[0] = match.state
    grow_tree(match.game, tree, generator(1), SearchSettings(), 2000, math.inf, seconds=0.1, hurried=True)
    assert clock.iterations > 400  # of the thousand that 0.1 s are
