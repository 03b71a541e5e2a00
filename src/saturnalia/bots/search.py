"""The searching bot: information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), compiled for a game.

Every iteration deals anew what the searching seat cannot know, walks down the tree through the answers that are legal
in that deal, adds one node, plays on from there, and carries the result back up. A node stands for all positions that
look the same to the searching seat, whatever led there: it knows the cards that the seat would have drawn until then,
and nothing of what others did in secret. Everybody is expected to maximise their own share (max^n).
What an answer promises at first (its hint) comes from the one deal in which it was first offered, draws included.
Where a net was learned it says what answers promise, and judges where a walk ends, instead of `value` and play-outs.
Alone, nobody is there to be ahead of: chances and points count by how much they differ in this search.
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
from saturnalia.bots.judgement import functions_of, has_net, net_of
from saturnalia.bots.loops import passes_of
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.observing import observing
from saturnalia.kernel.random import below, generator, next_number

# columns of a node, which is what the seat sees or one answer there; the first thing seen is where the search begins
ACTION, ANSWERS, SIBLING, VISITS, OFFERED = range(5)
ROOT = 1

# what a play-out brings every seat: what the search strives for, the chance to win, the points
WORTH, CHANCE, POINTS = range(3)

# what a search remembers of all its play-outs, to know what is usual: of the margins of those that `value` judged, of
# the margins of those that ended, and of the chances of both
JUDGED, SUM, SQUARES = range(3)
BY_VALUE, BY_POINTS, CHANCES = range(3)

# the worth of a result alone: what none is worth, and what is added for a chance and for each point
NOTHING, BY_CHANCE, BY_POINT = range(3)
LEAST_CHANCE, LEAST_POINTS = 0.02, 1.0
"""Chances, and points, that differ less in a search count as if they differed by so much."""

FULL = -1
TURN = -2
"""The depth of play-outs that go to the end, and of those that go until somebody else is asked."""

NET_HINT = 4.0
"""The `hint` of a search by the net, which is surer of what it likes than it should be: it was taught to choose."""
NODES = 1 << 17
ENOUGH_SECONDS = 1.0
"""How long a search goes on that was told neither a time nor a number of iterations."""
PORTION_SECONDS = 0.01
"""How long a search goes on between two looks at the clock."""
SHORTEST_TICK = 1e-6
"""A portion that took less by the clock of the processor, which may be a coarse one, counts as so long, in seconds."""
FEWEST_ITERATIONS = 32
"""So much is done before a search that is in a hurry may end before its time."""


class Tree(NamedTuple):
    """The memory of one search: what is known of every node, and scratch paper.

    >>> from saturnalia import load
    >>> new_tree(load("pax"), seats=2, nodes=100).nodes.shape
    (100, 5)
    """

    nodes: Any
    hints: Any  # what an answer gained by `value` when it was first offered
    sums: Any  # node x seat x 3: the results of all visits, added up
    used: Any
    memory: Any
    states: Any  # the position to search from, the position of the walk, a try
    ids: Any
    marks: Any
    path: Any
    trail: Any  # who answered what since the root
    habits: Any  # seat x action x 2: how often an answer was given in this search, and what it was worth in all
    result: Any  # seat x 3: the result of one play-out
    ranks: Any
    fingerprints: Any  # what is seen at a node, as one number
    by_fingerprint: Any  # the node of each, in a hash table
    factors: Any
    rows: Any  # the states again, as rows of 16-bit words, signed and unsigned bytes
    runs: Any
    seen: Any
    foretold: Any  # chances and points of all seats by the net
    scale: Any  # alone, judged by the net: by what chances and points are made worths


@cache
def _factors(width: int) -> Any:
    """Return what to multiply the entries of an observation with: their sum then is, almost surely, its own number."""
    return np.random.default_rng(1).integers(-(1 << 31), 1 << 31, width, dtype=np.int32)


def new_tree(game: Game, seats: int, nodes: int) -> Tree:
    """Return an empty tree with room for so many nodes.

    >>> from saturnalia import load
    >>> int(new_tree(load("pax"), seats=3, nodes=10).used[0])
    1
    """
    observer = observing(game)
    states = game.state.new_array(3)
    rows = states.view(np.uint8).reshape(3, -1)
    return Tree(
        nodes=np.zeros((nodes, 5), dtype=np.int32),
        hints=np.zeros(nodes),
        sums=np.zeros((nodes, seats, 3)),
        used=np.ones(1, dtype=np.int64),
        memory=np.zeros((3, 3, seats)),
        states=states,
        ids=np.zeros(game.action_count, dtype=np.int16),
        marks=np.zeros(game.action_count + 1, dtype=np.int64),
        path=np.zeros(2 * game.longest_match + 2, dtype=np.int64),
        trail=np.zeros((2 * game.longest_match + 1, 2), dtype=np.int32),
        habits=np.zeros((seats, game.action_count, 2)),
        result=np.zeros((seats, 3)),
        ranks=np.zeros((2, seats), dtype=np.int32),
        fingerprints=np.zeros(nodes, dtype=np.int64),
        by_fingerprint=np.zeros(1 << nodes.bit_length(), dtype=np.int32),
        factors=_factors(observer.width),
        rows=(rows.view(np.int16), rows.view(np.int8), rows),
        runs=observer.runs,
        seen=np.zeros((2, observer.width), dtype=np.int16),
        foretold=np.zeros((2, seats)),
        scale=np.zeros(3),
    )


class SearchSettings(NamedTuple):
    """How a search thinks.

    >>> SearchSettings(depth=FULL, hint=0.0)
    SearchSettings(explore=1.0, hint=0.0, depth=-1, tries=8, margin=0.3, lead=0.0, doubt=0.0, judge=False, habit=0.0)
    """

    explore: float = 1.0  # how strongly answers that were tried little are tried again
    hint: float = 3.0  # so many points of `value` make an answer e times as likely to be looked at; 0: all are alike
    depth: int = 30  # answers that a play-out plays before `value` judges; -1: to the end; -2: until others are asked
    tries: int = 8  # answers that a play-out compares before it takes the best of them
    margin: float = 0.3  # how much the margin counts beside winning
    lead: float = 0.0  # whoever is so many points behind has e times less chance; 0: `value` does not tell in points
    doubt: float = 0.0  # in so many iterations all others pass wherever they can
    judge: bool = (
        False  # a net says what answers promise and judges where a walk ends, instead of `value` and play-outs
    )
    habit: float = 0.0  # so often a play-out takes what went best in this search so far, else by lot; 0: by `tries`


def settings_of(game: Game, seats: int) -> SearchSettings:
    """Return how a search thinks in a game: as usual, but for what the game's own `bots.py` sets in SEARCH.

    At tables of as many seats as JUDGED names it judges by the net that was learned, if that fits; alone with the
    settings in ALONE.

    >>> from saturnalia import load
    >>> settings_of(load("pax"), seats=4).judge, settings_of(load("minerva"), seats=2).judge
    (False, True)
    """
    room = game.optional_room("bots")
    if seats in getattr(room, "JUDGED", ()) and has_net(game):
        return SearchSettings(judge=True, hint=NET_HINT)._replace(**getattr(room, "ALONE", {}) if seats == 1 else {})
    return SearchSettings(**getattr(room, "SEARCH", {}))


# ---------------------------------------------------------------- the compiled part
# What is done at every step of a walk gets what it needs of the tree: to hand on all of it takes longer than the step.
# placeholders: `specialise` puts one game's functions in their place

step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
value: Any = None
observe: Any = None
passes: Any = None
consider: Any = None
foretell: Any = None
like: Any = None


def _arrive(tree: Any, viewer: int) -> int:
    """Return the node of what the viewer sees on the walk, a new one if need be; 0 if there is no more room."""
    nodes, fingerprints, factors, seen = tree.nodes, tree.fingerprints, tree.factors, tree.seen
    table = tree.by_fingerprint
    words, signed, unsigned = tree.rows
    observe(tree.states[1], words, signed, unsigned, np.uint64(1), viewer, tree.runs, seen)
    fingerprint = np.int64(0)
    for i in range(len(factors)):
        fingerprint += np.int64(factors[i]) * np.int64(seen[1, i])
    last = len(table) - 1
    place = int(fingerprint ^ (fingerprint >> np.int64(17))) & last
    while table[place] > 0:
        if fingerprints[table[place]] == fingerprint:
            return int(table[place])
        place = (place + 1) & last
    if tree.used[0] == len(nodes):
        return 0
    fresh = int(tree.used[0])
    tree.used[0] += 1
    table[place] = fresh
    fingerprints[fresh] = fingerprint
    return fresh


def _offer(nodes: Any, marks: Any, ids: Any, node: int, count: int) -> bool:
    """Count the legal answers at a node as offered; return whether some are new there."""
    marks[0] += 1
    stamp = marks[0]
    for i in range(count):
        marks[ids[i] + 1] = stamp
    known = 0
    answer = int(nodes[node, ANSWERS])
    while answer > 0:
        action = int(nodes[answer, ACTION])
        if marks[action + 1] == stamp:
            marks[action + 1] = -stamp
            nodes[answer, OFFERED] += 1
            known += 1
        answer = int(nodes[answer, SIBLING])
    return known < count


def _remember(tree: Any, node: int, count: int, hint: float, likes: Any) -> None:
    """Remember the legal answers that are new at a node, with what they promise: what the net says, else `value`."""
    nodes, marks, ids = tree.nodes, tree.marks, tree.ids
    stamp = marks[0]
    seat = int(tree.states[1].actor)
    is_liked = count > 1 and len(likes) > 0
    is_weighed = hint > 0.0 and count > 1 and not is_liked
    before = value(tree.states[1], seat) if is_weighed else 0.0
    for i in range(count):
        action = int(ids[i])
        if marks[action + 1] == stamp and tree.used[0] < len(nodes):
            marks[action + 1] = -stamp
            fresh = int(tree.used[0])
            tree.used[0] += 1
            nodes[fresh, ACTION] = action
            nodes[fresh, SIBLING] = nodes[node, ANSWERS]
            nodes[fresh, OFFERED] = 1
            nodes[node, ANSWERS] = fresh
            if is_weighed:
                tree.states[2] = tree.states[1]
                step(tree.states[2], action)
                tree.hints[fresh] = value(tree.states[2], seat) - before
            elif is_liked:
                tree.hints[fresh] = likes[i]


def _pass(tree: Any, node: int, count: int) -> int:
    """Return the answer at a node that passes, stops or declines; where there is none, the first one offered."""
    wanted = int(tree.ids[0])
    for i in range(count):
        if passes[tree.ids[i]]:
            wanted = int(tree.ids[i])
            break
    answer = int(tree.nodes[node, ANSWERS])
    while answer > 0 and tree.nodes[answer, ACTION] != wanted:
        answer = int(tree.nodes[answer, SIBLING])
    return answer


def _worth(nodes: Any, sums: Any, scale: Any, node: int, seat: int) -> float:
    """Return what a node that was visited is worth to a seat on average; alone, by the net, by the scale of now."""
    visits = nodes[node, VISITS]
    if scale[BY_CHANCE] + scale[BY_POINT] > 0.0:
        gained = scale[BY_CHANCE] * sums[node, seat, CHANCE] + scale[BY_POINT] * sums[node, seat, POINTS]
        return float(scale[NOTHING] + gained / visits)
    return float(sums[node, seat, WORTH] / visits)


def _select(
    nodes: Any, hints: Any, marks: Any, sums: Any, scale: Any, node: int, seat: int, numbers: Any, settings: Any
) -> int:
    """Return the answer to try: what is good so far, what promises much, what was tried little (PUCT)."""
    stamp = marks[0]
    highest = -1e30
    answer = int(nodes[node, ANSWERS])
    while answer > 0:
        if marks[nodes[answer, ACTION] + 1] == -stamp:
            highest = max(highest, hints[answer])
        answer = int(nodes[answer, SIBLING])
    total = 0.0
    answer = int(nodes[node, ANSWERS])
    while answer > 0:
        if marks[nodes[answer, ACTION] + 1] == -stamp:
            total += math.exp((hints[answer] - highest) / settings.hint) if settings.hint > 0.0 else 1.0
        answer = int(nodes[answer, SIBLING])
    untried = _worth(nodes, sums, scale, node, seat) if nodes[node, VISITS] > 0 else 0.5
    best = 0
    best_worth = -1e30
    equals = 1
    answer = int(nodes[node, ANSWERS])
    while answer > 0:
        if marks[nodes[answer, ACTION] + 1] == -stamp:
            visits = nodes[answer, VISITS]
            worth = _worth(nodes, sums, scale, answer, seat) if visits > 0 else untried
            chance = math.exp((hints[answer] - highest) / settings.hint) if settings.hint > 0.0 else 1.0
            worth += settings.explore * chance / total * math.sqrt(nodes[answer, OFFERED]) / (1.0 + visits)
            if worth > best_worth:
                best, best_worth, equals = answer, worth, 1
            elif worth == best_worth:
                equals += 1
                if below(numbers, equals) == 0:
                    best = answer
        answer = int(nodes[answer, SIBLING])
    return best


def _margin(result: Any, seats: int, seat: int) -> float:
    """Return by how many points a seat is ahead of its best rival; alone, its points."""
    rival = 0.0 if seats == 1 else -1e30
    for other in range(seats):
        if other != seat:
            rival = max(rival, result[other, POINTS])
    return float(result[seat, POINTS] - rival)


def _take_in(memory: Any, kind: int, seat: int, found: float) -> tuple[float, float]:
    """Remember one more number of a kind; return the mean of all, and by how much they deviate from it."""
    memory[JUDGED, kind, seat] += 1.0
    memory[SUM, kind, seat] += found
    memory[SQUARES, kind, seat] += found * found
    mean = memory[SUM, kind, seat] / memory[JUDGED, kind, seat]
    return mean, math.sqrt(max(0.0, memory[SQUARES, kind, seat] / memory[JUDGED, kind, seat] - mean * mean))


def _judge(memory: Any, result: Any, scale: Any, is_over: bool, settings: Any) -> None:
    """Turn the points of a play-out into worths: how chance and margin compare with what this search usually sees.

    So a few points are seen to matter in close matches and in decided ones. Where points of `value` are points of the
    game (`lead`), play-outs that ended and those that `value` judged are measured by one scale: otherwise a line that
    ends the match soon, and badly, is only compared with its like. Elsewhere it is no merit in itself that a play-out
    reached the end. Before the end the points also tell the chances; of one seat alone they do not.
    """
    seats = len(result)
    if seats == 1 and settings.judge:
        _judge_alone(memory, result, scale, settings)
        return
    is_one_scale = settings.lead > 0.0
    kind = BY_POINTS if is_over and not is_one_scale else BY_VALUE
    spread = 1e-9
    for seat in range(seats):
        margin = _margin(result, seats, seat)
        mean, deviation = _take_in(memory, kind, seat, margin)
        deviation += 1e-9
        result[seat, WORTH] = 0.5 + 0.5 * math.tanh((margin - mean) / (2.0 * deviation))
        spread += deviation / seats
    if not is_over:
        lead = settings.lead if is_one_scale else spread
        total = 0.0
        for seat in range(seats):
            total += math.exp(min(0.0, _margin(result, seats, seat)) / lead)
        for seat in range(seats):
            result[seat, CHANCE] = math.exp(min(0.0, _margin(result, seats, seat)) / lead) / total
    weight = settings.margin if is_over or is_one_scale else 1.0
    for seat in range(seats):
        known = memory[JUDGED, CHANCES, seat]
        usual = memory[SUM, CHANCES, seat] / known if known > 0.0 else 1.0 / max(2, seats)
        if seats == 1 and not is_over:
            result[seat, CHANCE] = usual
        else:
            memory[JUDGED, CHANCES, seat] += 1.0
            memory[SUM, CHANCES, seat] += result[seat, CHANCE]
        above = 0.5 + result[seat, CHANCE] - usual
        result[seat, WORTH] = (1.0 - weight) * above + weight * result[seat, WORTH]


def _judge_alone(memory: Any, result: Any, scale: Any, settings: Any) -> None:
    """Set the scale by one more result of a seat that plays alone and is judged by the net.

    There is no rival to be ahead of, and the chance to win may be the same whatever is done, or next to nothing: so
    points and chances count by how much they differ in this search. What was found before is weighed by the scale of
    now, or answers that were tried early, when little was found, would look better than they are.
    """
    points, differing_points = _take_in(memory, BY_POINTS, 0, result[0, POINTS])
    chance, differing_chance = _take_in(memory, CHANCES, 0, result[0, CHANCE])
    scale[BY_POINT] = 0.25 * settings.margin / max(LEAST_POINTS, differing_points)
    scale[BY_CHANCE] = 0.25 * (1.0 - settings.margin) / max(LEAST_CHANCE, differing_chance)
    scale[NOTHING] = 0.5 - points * scale[BY_POINT] - chance * scale[BY_CHANCE]


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


def _habitual_choice(habits: Any, ids: Any, numbers: Any, count: int, seat: int) -> int:
    """Return the legal answer that was worth most on average whenever the seat gave it; first of all a new one."""
    best = 0
    best_worth = -1e30
    equals = 1
    for i in range(count):
        action = int(ids[i])
        times = habits[seat, action, 0]
        worth = habits[seat, action, 1] / times if times > 0.0 else 2.0  # more than any outcome is worth
        if worth > best_worth:
            best, best_worth, equals = action, worth, 1
        elif worth == best_worth:
            equals += 1
            if below(numbers, equals) == 0:
                best = action
    return best


def _learn_habits(tree: Any, given: int) -> None:
    """Remember what the answers of a walk and its play-out were worth to those who gave them."""
    for i in range(given):
        seat, action = tree.trail[i, 0], tree.trail[i, 1]
        tree.habits[seat, action, 0] += 1.0
        tree.habits[seat, action, 1] += tree.result[seat, WORTH]


def _trust(tree: Any, settings: Any) -> None:
    """Take what the net foretells for the result of a walk."""
    result = tree.result
    for seat in range(len(result)):
        result[seat, CHANCE] = tree.foretold[0, seat]
        result[seat, POINTS] = tree.foretold[1, seat]
    _judge(tree.memory, result, tree.scale, True, settings)


def _play_out(tree: Any, numbers: Any, settings: Any, limit: int, given: int) -> int:
    """Play on from the position of the walk, and judge where that leads; return how many answers were given in all."""
    states, ids, result, trail = tree.states, tree.ids, tree.result, tree.trail
    s = states[1]
    seats = int(s.seats)
    played = 0
    mover = int(s.actor)
    while s.actor >= 0 and played != settings.depth and played < limit:
        if settings.depth == TURN and s.actor != mover:
            break
        count = legal(s, ids)
        if count > 1 and settings.habit > 0.0 and below(numbers, 1000) < 1000.0 * settings.habit:
            action = _habitual_choice(tree.habits, ids, numbers, count, int(s.actor))
        elif count > 1 and settings.habit == 0.0 and settings.tries > 1:
            action = _light_choice(states, ids, numbers, count, settings.tries)
        else:
            action = int(ids[below(numbers, count)])
        trail[given, 0], trail[given, 1] = s.actor, action
        given += 1
        step(s, action)
        played += 1
    if s.actor >= 0:
        for seat in range(seats):
            result[seat, POINTS] = value(s, seat)
        _judge(tree.memory, result, tree.scale, False, settings)
        return given
    scores(s, tree.ranks[0])
    places(s, tree.ranks[1])
    winners = 0
    for seat in range(seats):
        winners += tree.ranks[1, seat] == 1
    for seat in range(seats):
        result[seat, CHANCE] = 1.0 / winners if tree.ranks[1, seat] == 1 else 0.0
        result[seat, POINTS] = tree.ranks[0, seat]
    _judge(tree.memory, result, tree.scale, True, settings)
    return given


def search(tree: Any, net: Any, viewer: int, numbers: Any, settings: Any, iterations: int, limit: int) -> None:
    """Search on from states[0] for so many iterations.

    The net is no part of the tree: what is handed on to every step of a walk should be small.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> tree = new_tree(match.game, seats=2, nodes=1000)
    >>> tree.states[0] = match.state
    >>> run, net = search_of(match.game), net_of(match.game)
    >>> run(tree, net, match.actor, generator(1), SearchSettings(), 20, match.game.longest_match)
    >>> int(tree.nodes[ROOT, VISITS])
    20
    """
    nodes, path = tree.nodes, tree.path
    likes = net.likes if settings.judge else net.likes[:0]
    for _ in range(iterations):
        tree.states[1] = tree.states[0]
        s = tree.states[1]
        redeal(s, viewer, np.int64(next_number(numbers) >> np.uint64(1)))
        is_doubted = settings.doubt > 0.0 and below(numbers, 1000) < 1000.0 * settings.doubt
        length = given = 0
        while s.actor >= 0 and length < 2 * limit:
            node = _arrive(tree, viewer)
            if node == 0:
                break
            path[length] = node
            length += 1
            if nodes[node, VISITS] == 0 and node != ROOT:
                break
            count = legal(s, tree.ids)
            if _offer(nodes, tree.marks, tree.ids, node, count):
                if settings.judge and count > 1:
                    consider(s, int(s.actor), net)
                    like(s, tree.states[2:], tree.ids, count, net)
                _remember(tree, node, count, settings.hint, likes)
            if is_doubted and s.actor != viewer:
                answer = _pass(tree, node, count)
            else:
                seat = int(s.actor)
                answer = _select(nodes, tree.hints, tree.marks, tree.sums, tree.scale, node, seat, numbers, settings)
            if answer == 0:
                break
            path[length] = answer
            length += 1
            tree.trail[given, 0], tree.trail[given, 1] = s.actor, nodes[answer, ACTION]
            given += 1
            step(s, nodes[answer, ACTION])
        if settings.judge and s.actor >= 0:
            consider(s, int(s.actor), net)
            foretell(int(s.seats), int(s.actor), net, tree.foretold[0], tree.foretold[1])
            _trust(tree, settings)
        else:
            given = _play_out(tree, numbers, settings, limit, given)
        if settings.habit > 0.0:
            _learn_habits(tree, given)
        for i in range(length):
            nodes[path[i], VISITS] += 1
            for seat in range(len(tree.result)):  # loops: a sum of whole arrays takes Numba seconds to compile
                for kind in range(3):
                    tree.sums[path[i], seat, kind] += tree.result[seat, kind]


@cache
def search_of(game: Game) -> Any:
    """Return `search`, made for one game and compiled when first called.

    >>> from saturnalia import load
    >>> search_of(load("pax")).__name__
    'search_pax'
    """
    doors = ("step", "legal", "scores", "places", "redeal", "value")
    known = {name: getattr(game.compiled, name) for name in doors}
    known["observe"] = observing(game).observe
    known["passes"] = passes_of(game)
    known |= {name: found for name, found in functions_of(game).items() if name != "choose_liked"}
    for template in (
        _arrive,
        _offer,
        _remember,
        _pass,
        _worth,
        _select,
        _margin,
        _take_in,
        _judge_alone,
        _judge,
        _light_choice,
        _habitual_choice,
        _learn_habits,
        _trust,
        _play_out,
        search,
    ):
        known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
    return known["search"]


# ---------------------------------------------------------------- the bot


@dataclass(frozen=True)
class Prospect:
    """What a search found out about one answer: how often it was tried, and what that brought each seat on average.

    A chance is 1 for a sure win and 0 for a sure loss; alone, it is told by play-outs that went to the end, and 0.5 as
    long as there was none. The points are those of play-outs that went to the end, or the
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
    """Looks ahead for so many iterations and seconds at most, on so many threads, each with a tree of its own.

    The seconds are those of the processor that a thread really had: on a busy machine a bot answers later, not worse.

    >>> SearchBot(iterations=100).threads
    1
    """

    iterations: int | None = None
    seconds: float = math.inf
    settings: SearchSettings | None = None
    threads: int = 1

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return the answer that was visited most; with one thread, as soon as it is clear which one that will be.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> SearchBot(iterations=50).choose(match.game, match.state, Budget(), seed=1) in match.legal()
        True
        """
        ids = np.zeros(game.action_count, dtype=np.int16)
        if game.compiled.legal(state, ids) == 1:
            return int(ids[0])
        return prospects(self._grow(game, state, budget, seed, hurried=self.threads == 1))[0].action

    def look_ahead(self, game: Game, state: Any, budget: Budget, seed: int) -> list[Prospect]:
        """Return what was found out about every legal answer, the most visited first.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> found = SearchBot(iterations=50, threads=2).look_ahead(match.game, match.state, Budget(), seed=1)
        >>> sum(prospect.visits for prospect in found)
        50
        """
        return prospects(self._grow(game, state, budget, seed, hurried=False))

    def _grow(self, game: Game, state: Any, budget: Budget, seed: int, *, hurried: bool) -> list[Tree]:
        """Return the trees of all threads."""
        seats = int(state.seats)
        # compiled before time runs
        search_of(game)(new_tree(game, seats, 2), net_of(game), 0, generator(0), SearchSettings(), 0, 0)
        works = [work for work in (self.iterations, budget.work) if work is not None]
        work = min(works) if works else None
        seconds = ENOUGH_SECONDS if work is None and math.isinf(self.seconds) else self.seconds
        deadline = time.perf_counter() + budget.seconds
        settings = self.settings or settings_of(game, seats)

        def grow(number: int) -> Tree:
            tree = new_tree(game, seats, NODES)
            tree.states[0] = state
            share = None if work is None else work // self.threads + (number < work % self.threads)
            numbers = generator(seed * self.threads + number)
            grow_tree(game, tree, numbers, settings, share, deadline, seconds, hurried=hurried)
            return tree

        if self.threads == 1:
            return [grow(0)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(grow, range(self.threads)))


def grow_tree(
    game: Game,
    tree: Tree,
    numbers: Any,
    settings: SearchSettings,
    work: int | None,
    deadline: float,
    seconds: float = math.inf,
    *,
    hurried: bool = False,
) -> None:
    """Search until the deadline, for so many iterations and seconds of the processor at most; one is done in any case.

    In a hurry, stop when what is left can no longer change which answer is visited most.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> tree = new_tree(match.game, seats=2, nodes=1000)
    >>> tree.states[0] = match.state
    >>> grow_tree(match.game, tree, generator(1), SearchSettings(), work=30, deadline=math.inf)
    >>> int(tree.nodes[ROOT, VISITS])
    30
    """
    run, net, viewer = search_of(game), net_of(game), int(tree.states[0].actor)
    left = math.inf if work is None else work
    worked = time.thread_time()
    end = worked + seconds
    portion, total, fastest, swiftest = 1, 0, 0.0, 0.0
    while left > 0:
        began, had_worked = time.perf_counter(), worked
        done = int(min(portion, left))
        run(tree, net, viewer, numbers, settings, done, game.longest_match)
        left -= done
        total += done
        now, worked = time.perf_counter(), time.thread_time()
        rate = done / (now - began)
        fastest = max(fastest, rate)  # a machine that was busy for a moment may be free again
        swiftest = max(swiftest, done / max(worked - had_worked, SHORTEST_TICK))
        seconds_left = min(deadline - now, end - worked)
        possible = min(left, fastest * (deadline - now), swiftest * (end - worked))
        if seconds_left <= 0.0 or (hurried and total >= FEWEST_ITERATIONS and lead(tree) > possible):
            return
        portion = max(1, min(2 * portion, int(rate * min(PORTION_SECONDS, seconds_left))))


def lead(tree: Tree) -> int:
    """Return by how many visits the answer that was visited most is ahead of all others.

    >>> from saturnalia import load
    >>> lead(new_tree(load("pax"), seats=2, nodes=10))
    0
    """
    visits = sorted(int(tree.nodes[answer, VISITS]) for answer in answers(tree))
    return visits[-1] - (visits[-2] if len(visits) > 1 else 0) if visits else 0


def answers(tree: Tree) -> list[int]:
    """Return the nodes of the answers with which the search begins.

    >>> from saturnalia import load
    >>> answers(new_tree(load("pax"), seats=2, nodes=10))
    []
    """
    found = []
    answer = int(tree.nodes[ROOT, ANSWERS])
    while answer > 0:
        found.append(answer)
        answer = int(tree.nodes[answer, SIBLING])
    return found


def prospects(trees: Sequence[Tree]) -> list[Prospect]:
    """Return what all trees together know about the answers at their root, the most visited first.

    Of those that were visited equally often, as in little time, the one that promised more is first.

    >>> from saturnalia import load
    >>> prospects([new_tree(load("pax"), seats=2, nodes=10)])
    []
    """
    visits: dict[int, int] = {}
    sums: dict[int, Any] = {}
    hints: dict[int, float] = {}
    for tree in trees:
        for answer in answers(tree):
            action = int(tree.nodes[answer, ACTION])
            hints.setdefault(action, float(tree.hints[answer]))
            visits[action] = visits.get(action, 0) + int(tree.nodes[answer, VISITS])
            sums[action] = sums.get(action, 0.0) + tree.sums[answer].T[CHANCE:]
    order = sorted(visits, key=lambda action: (-visits[action], -hints[action], action))
    means = {action: (sums[action] / max(1, visits[action])).tolist() for action in order}
    return [Prospect(action, visits[action], *map(tuple, means[action])) for action in order]
