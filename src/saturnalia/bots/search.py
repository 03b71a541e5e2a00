"""The searching bot: information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), compiled for a game.

Every iteration deals anew what the searching seat cannot know, walks down the tree through the answers that are legal
in that deal, adds one position, plays on from there, and carries the result back up. A node stands for all positions
that the same answers lead to. Everybody is expected to maximise their own share (max^n).
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saturnalia.bots import Budget
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, generator, next_number

# columns of a node
ACTION, CHILD, SIBLING, VISITS, OFFERED = range(5)

# what a play-out brings every seat: what the search strives for, the chance to win, the points
WORTH, CHANCE, POINTS = range(3)

# what a search remembers of the margins of all its play-outs, to know which are large
JUDGED, MARGINS, SQUARES = range(3)
BY_VALUE, BY_POINTS = range(2)

FULL = -1
"""The depth of play-outs that go to the end."""

NODES = 1 << 17
PORTION_SECONDS = 0.01
"""How long a search goes on between two looks at the clock."""


class Tree(NamedTuple):
    """The memory of one search: what is known of every node, and scratch paper.

    >>> from saturnalia import load
    >>> new_tree(load("pax"), seats=2, nodes=100).nodes.shape
    (100, 5)
    """

    nodes: Any
    hints: Any  # what `value` thought when the node was made
    sums: Any  # node x seat x 3: the results of all visits, added up
    used: Any
    memory: Any
    states: Any  # the position to search from, the position of the walk, a try
    ids: Any
    marks: Any
    path: Any
    result: Any  # seat x 3: the result of one play-out
    ranks: Any


def new_tree(game: Game, seats: int, nodes: int) -> Tree:
    """Return an empty tree with room for so many nodes.

    >>> from saturnalia import load
    >>> int(new_tree(load("pax"), seats=3, nodes=10).used[0])
    1
    """
    return Tree(
        nodes=np.zeros((nodes, 5), dtype=np.int32),
        hints=np.zeros(nodes),
        sums=np.zeros((nodes, seats, 3)),
        used=np.ones(1, dtype=np.int64),
        memory=np.zeros((3, 2, seats)),
        states=game.state.new_array(3),
        ids=np.zeros(game.action_count, dtype=np.int16),
        marks=np.zeros(game.action_count + 1, dtype=np.int64),
        path=np.zeros(game.longest_match + 1, dtype=np.int64),
        result=np.zeros((seats, 3)),
        ranks=np.zeros((2, seats), dtype=np.int32),
    )


class Style(NamedTuple):
    """How a search thinks.

    >>> Style(depth=FULL, hint=0.0)
    Style(explore=1.0, hint=0.0, depth=-1, tries=8, margin=0.3)
    """

    explore: float = 1.0  # how strongly answers that were tried little are tried again
    hint: float = 3.0  # so many points of `value` make an answer e times as likely to be looked at; 0: all are alike
    depth: int = 30  # answers that a play-out plays before `value` judges; FULL: to the end
    tries: int = 8  # answers that a play-out compares before it takes the best of them
    margin: float = 0.3  # how much the margin counts beside winning


STYLES: dict[str, Style] = {}
"""The style of each game, where it differs from the usual one."""


# ---------------------------------------------------------------- the compiled part
# placeholders: `specialise` puts one game's functions in their place

step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
value: Any = None


def _offer(tree: Any, node: int, count: int, hint: float) -> None:
    """Count the legal answers of a node as offered, and give the node a child for each one that is new."""
    nodes, marks, ids = tree.nodes, tree.marks, tree.ids
    marks[0] += 1
    stamp = marks[0]
    for i in range(count):
        marks[ids[i] + 1] = stamp
    known = 0
    child = int(nodes[node, CHILD])
    while child > 0:
        action = int(nodes[child, ACTION])
        if marks[action + 1] == stamp:
            marks[action + 1] = -stamp
            nodes[child, OFFERED] += 1
            known += 1
        child = int(nodes[child, SIBLING])
    if known == count:
        return
    seat = int(tree.states[1].actor)
    for i in range(count):
        action = int(ids[i])
        if marks[action + 1] == stamp and tree.used[0] < len(nodes):
            marks[action + 1] = -stamp
            fresh = int(tree.used[0])
            tree.used[0] += 1
            nodes[fresh, ACTION] = action
            nodes[fresh, SIBLING] = nodes[node, CHILD]
            nodes[fresh, CHILD] = 0
            nodes[fresh, VISITS] = 0
            nodes[fresh, OFFERED] = 1
            nodes[node, CHILD] = fresh
            tree.sums[fresh] = 0.0
            tree.hints[fresh] = 0.0
            if hint > 0.0 and count > 1:
                tree.states[2] = tree.states[1]
                step(tree.states[2], action)
                tree.hints[fresh] = value(tree.states[2], seat)


def _select(tree: Any, node: int, numbers: Any, style: Any) -> int:
    """Return the child to try: what is good so far, what promises much, what was tried little (PUCT)."""
    nodes = tree.nodes
    seat = int(tree.states[1].actor)
    stamp = tree.marks[0]
    highest = -1e30
    child = int(nodes[node, CHILD])
    while child > 0:
        if tree.marks[nodes[child, ACTION] + 1] == -stamp:
            highest = max(highest, tree.hints[child])
        child = int(nodes[child, SIBLING])
    total = 0.0
    child = int(nodes[node, CHILD])
    while child > 0:
        if tree.marks[nodes[child, ACTION] + 1] == -stamp:
            total += math.exp((tree.hints[child] - highest) / style.hint) if style.hint > 0.0 else 1.0
        child = int(nodes[child, SIBLING])
    untried = tree.sums[node, seat, WORTH] / nodes[node, VISITS] if nodes[node, VISITS] > 0 else 0.5
    best = 0
    best_worth = -1e30
    equals = 1
    child = int(nodes[node, CHILD])
    while child > 0:
        if tree.marks[nodes[child, ACTION] + 1] == -stamp:
            visits = nodes[child, VISITS]
            worth = tree.sums[child, seat, WORTH] / visits if visits > 0 else untried
            chance = math.exp((tree.hints[child] - highest) / style.hint) if style.hint > 0.0 else 1.0
            worth += style.explore * chance / total * math.sqrt(nodes[child, OFFERED]) / (1.0 + visits)
            if worth > best_worth:
                best, best_worth, equals = child, worth, 1
            elif worth == best_worth:
                equals += 1
                if below(numbers, equals) == 0:
                    best = child
        child = int(nodes[child, SIBLING])
    return best


def _judge_margins(tree: Any, seats: int, kind: int, weight: float) -> None:
    """Mix into everybody's worth how their margin compares with what this search usually sees.

    So a few points are seen to matter in close matches and in decided ones. Before the end the margin also tells the
    chance to win.
    """
    memory, result = tree.memory, tree.result
    for seat in range(seats):
        margin = result[seat, POINTS]
        if seats > 1:
            rival = -1e30
            for other in range(seats):
                if other != seat:
                    rival = max(rival, result[other, POINTS])
            margin -= rival
        memory[JUDGED, kind, seat] += 1.0
        memory[MARGINS, kind, seat] += margin
        memory[SQUARES, kind, seat] += margin * margin
        mean = memory[MARGINS, kind, seat] / memory[JUDGED, kind, seat]
        deviation = math.sqrt(max(0.0, memory[SQUARES, kind, seat] / memory[JUDGED, kind, seat] - mean * mean)) + 1e-9
        worth = 0.5 + 0.5 * math.tanh((margin - mean) / (2.0 * deviation))
        if kind == BY_VALUE:
            result[seat, CHANCE] = 0.5 + 0.5 * math.tanh(margin / (2.0 * deviation)) if seats > 1 else worth
        result[seat, WORTH] = (1.0 - weight) * result[seat, CHANCE] + weight * worth


def _light_choice(states: Any, ids: Any, numbers: Any, count: int, tries: int) -> int:
    """Return the best of a few legal answers drawn by lot, or of all where there are no more.

    It gets two arrays instead of the tree: to hand on the whole tree takes longer than to play an answer.
    """
    seat = int(states[1].actor)
    best = int(ids[0])
    best_value = -1e30
    for i in range(min(tries, count)):
        action = int(ids[below(numbers, count)]) if tries < count else int(ids[i])
        states[2] = states[1]
        step(states[2], action)
        worth = value(states[2], seat)
        if worth > best_value:
            best, best_value = action, worth
    return best


def _play_out(tree: Any, numbers: Any, style: Any, limit: int) -> None:
    """Play on from the position of the walk, and judge where that leads."""
    states, ids, result = tree.states, tree.ids, tree.result
    s = states[1]
    seats = int(s.seats)
    played = 0
    while s.actor >= 0 and played != style.depth and played < limit:
        count = legal(s, ids)
        if count > 1 and style.tries > 1:
            step(s, _light_choice(states, ids, numbers, count, style.tries))
        else:
            step(s, ids[below(numbers, count)])
        played += 1
    if s.actor >= 0:
        for seat in range(seats):
            result[seat, POINTS] = value(s, seat)
        _judge_margins(tree, seats, BY_VALUE, 1.0)
        return
    scores(s, tree.ranks[0])
    places(s, tree.ranks[1])
    winners = 0
    for seat in range(seats):
        winners += tree.ranks[1, seat] == 1
    for seat in range(seats):
        result[seat, CHANCE] = 1.0 / winners if tree.ranks[1, seat] == 1 else 0.0
        result[seat, POINTS] = tree.ranks[0, seat]
    _judge_margins(tree, seats, BY_POINTS, style.margin)


def search(tree: Any, viewer: int, numbers: Any, style: Any, iterations: int, limit: int) -> None:
    """Search on from states[0] for so many iterations.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> tree = new_tree(match.game, seats=2, nodes=1000)
    >>> tree.states[0] = match.state
    >>> search_of(match.game)(tree, match.actor, generator(1), Style(), 20, match.game.longest_match)
    >>> int(tree.nodes[0, VISITS])
    20
    """
    nodes, path = tree.nodes, tree.path
    for _ in range(iterations):
        tree.states[1] = tree.states[0]
        s = tree.states[1]
        redeal(s, viewer, np.int64(next_number(numbers) >> np.uint64(1)))
        node = 0
        length = 1
        path[0] = 0
        while s.actor >= 0 and (node == 0 or nodes[node, VISITS] > 0) and length < limit:
            count = legal(s, tree.ids)
            _offer(tree, node, count, style.hint)
            child = _select(tree, node, numbers, style)
            if child == 0:  # the tree is full
                break
            step(s, nodes[child, ACTION])
            node = child
            path[length] = node
            length += 1
        _play_out(tree, numbers, style, limit)
        for i in range(length):
            nodes[path[i], VISITS] += 1
            tree.sums[path[i]] += tree.result


@cache
def search_of(game: Game) -> Any:
    """Return `search`, made for one game and compiled when first called.

    >>> from saturnalia import load
    >>> search_of(load("pax")).__name__
    'search_pax'
    """
    doors = ("step", "legal", "scores", "places", "redeal", "value")
    known = {name: getattr(game.compiled, name) for name in doors}
    for template in (_offer, _select, _judge_margins, _light_choice, _play_out, search):
        known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
    return known["search"]


# ---------------------------------------------------------------- the bot


@dataclass(frozen=True)
class Prospect:
    """What a search found out about one answer: how often it was tried, and what that brought each seat on average.

    A chance is 1 for a sure win and 0 for a sure loss. The points are those of play-outs that went to the end, or the
    game's `value` where they did not.

    >>> Prospect(3, 10, (0.6, 0.4), (31.0, 28.5)).visits
    10
    """

    action: int
    visits: int
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class SearchBot:
    """Looks ahead for so many seconds or iterations, on so many threads, each with a tree of its own.

    >>> SearchBot(iterations=100).threads
    1
    """

    iterations: int | None = None
    seconds: float = 1.0
    style: Style | None = None
    threads: int = 1

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return the answer that was visited most.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> SearchBot(iterations=50).choose(match.game, match.state, Budget(), seed=1) in match.legal()
        True
        """
        ids = np.zeros(game.action_count, dtype=np.int16)
        if game.compiled.legal(state, ids) == 1:
            return int(ids[0])
        return self.look_ahead(game, state, budget, seed)[0].action

    def look_ahead(self, game: Game, state: Any, budget: Budget, seed: int) -> list[Prospect]:
        """Return what was found out about every legal answer, the most visited first.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> found = SearchBot(iterations=50, threads=2).look_ahead(match.game, match.state, Budget(), seed=1)
        >>> sum(prospect.visits for prospect in found)
        50
        """
        search_of(game)(
            new_tree(game, int(state.seats), 1), 0, generator(0), Style(), 0, 0
        )  # compiled before time runs
        works = [work for work in (self.iterations, budget.work) if work is not None]
        work = min(works) if works else None
        deadline = time.perf_counter() + min(self.seconds if work is None else math.inf, budget.seconds)
        shares = [
            None if work is None else work // self.threads + (i < work % self.threads) for i in range(self.threads)
        ]

        def grow(number: int) -> Tree:
            tree = new_tree(game, int(state.seats), NODES)
            tree.states[0] = state
            numbers = generator(seed * self.threads + number)
            grow_tree(game, tree, numbers, self.style or STYLES.get(game.name, Style()), shares[number], deadline)
            return tree

        if self.threads == 1:
            return prospects([grow(0)])
        with ThreadPoolExecutor(self.threads) as pool:
            return prospects(list(pool.map(grow, range(self.threads))))


def grow_tree(game: Game, tree: Tree, numbers: Any, style: Style, work: int | None, deadline: float) -> None:
    """Search until the deadline, and for so many iterations at most; one is done in any case.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> tree = new_tree(match.game, seats=2, nodes=1000)
    >>> tree.states[0] = match.state
    >>> grow_tree(match.game, tree, generator(1), Style(), work=30, deadline=math.inf)
    >>> int(tree.nodes[0, VISITS])
    30
    """
    run, viewer = search_of(game), int(tree.states[0].actor)
    left = math.inf if work is None else work
    portion = 1
    while left > 0:
        began = time.perf_counter()
        run(tree, viewer, numbers, style, int(min(portion, left)), game.longest_match)
        left -= portion
        now = time.perf_counter()
        if now >= deadline:
            return
        fitting = portion * min(PORTION_SECONDS, deadline - now) / (now - began)
        portion = max(1, min(2 * portion, int(fitting)))


def prospects(trees: Sequence[Tree]) -> list[Prospect]:
    """Return what all trees together know about the answers at their root, the most visited first.

    >>> from saturnalia import load
    >>> prospects([new_tree(load("pax"), seats=2, nodes=10)])
    []
    """
    visits: dict[int, int] = {}
    sums: dict[int, Any] = {}
    for tree in trees:
        child = int(tree.nodes[0, CHILD])
        while child > 0:
            action = int(tree.nodes[child, ACTION])
            visits[action] = visits.get(action, 0) + int(tree.nodes[child, VISITS])
            sums[action] = sums.get(action, 0.0) + tree.sums[child].T[CHANCE:]
            child = int(tree.nodes[child, SIBLING])
    means = {action: (sums[action] / max(1, count)).tolist() for action, count in visits.items()}
    found = [Prospect(action, count, *map(tuple, means[action])) for action, count in visits.items()]
    return sorted(found, key=lambda prospect: (-prospect.visits, prospect.action))
