"""The compiled loops of the bots for one game: choosing, and playing whole matches without returning to Python."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, next_number

RANDOM_BOT = -1.0
GREEDY_BOT = 0.0
"""Bots in compiled loops: a greedy bot is its temperature (see `choose_greedy`), the random one any number below 0."""

_DOORS = ("begin", "step", "legal", "scores", "places", "redeal", "value")

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
value: Any = None


@cache
def loops(game: Game) -> Loops:
    """Return the loops for a game; they are compiled when they are first called.

    >>> from saturnalia import load
    >>> loops(load("pax")) is loops(load("pax"))
    True
    """
    return Loops(game)


class Loops:
    """The functions below, each made for one game.

    >>> from saturnalia import load
    >>> Loops(load("pax")).play_match.__name__
    'play_match_pax'
    """

    def __init__(self, game: Game) -> None:
        known = {name: getattr(game.compiled, name) for name in _DOORS}
        for template in (choose_random, deviation, choose_greedy, play_match, play_matches):
            known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
        self.choose_random: Any = known["choose_random"]
        self.deviation: Any = known["deviation"]
        self.choose_greedy: Any = known["choose_greedy"]
        self.play_match: Any = known["play_match"]
        self.play_matches: Any = known["play_matches"]


def choose_random(numbers: Any, ids: Any, count: int) -> int:
    """Return one of the first `count` ids, each with the same chance.

    >>> from saturnalia import load
    >>> from saturnalia.kernel.random import generator
    >>> ids = np.array([10, 20, 30], dtype=np.int16)
    >>> loops(load("pax")).choose_random(generator(1), ids, 2) in (10, 20)
    True
    """
    return int(ids[below(numbers, count)])


def deviation(states: Any, ids: Any, count: int) -> float:
    """Return how much the worths of the actions differ: their standard deviation.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(2), np.array(match.legal(), dtype=np.int16)
    >>> states[0] = match.state
    >>> loops(match.game).deviation(states, ids, 1)
    0.0
    """
    seat = int(states[0].actor)
    total = squares = 0.0
    for i in range(count):
        states[1] = states[0]
        step(states[1], ids[i])
        worth = value(states[1], seat)
        total += worth
        squares += worth * worth
    mean = total / count
    return math.sqrt(max(0.0, squares / count - mean * mean))


def choose_greedy(states: Any, numbers: Any, ids: Any, count: int, temperature: float) -> int:
    """Return the action after which the actor's position is worth most; equal ones are drawn by lot.

    With a temperature the bot is careless: an action that is worth so many deviations of all these worths less is taken
    e times less often. states[0] holds the position, already redealt for the actor; states[1] is scratch paper.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(2), np.array(match.legal(), dtype=np.int16)
    >>> states[0] = match.state
    >>> loops(match.game).choose_greedy(states, generator(1), ids, len(ids), 0.0) in match.legal()
    True
    """
    seat = int(states[0].actor)
    carelessness = temperature * deviation(states, ids, count) if temperature > 0.0 else 0.0
    best = ids[0]
    best_value = -1e30
    equals = 1
    for i in range(count):
        states[1] = states[0]
        step(states[1], ids[i])
        worth = value(states[1], seat)
        if carelessness > 0.0:  # the highest of values with Gumbel noise is drawn with these chances
            worth -= carelessness * math.log(-math.log((below(numbers, 1 << 30) + 0.5) / (1 << 30)))
        if worth > best_value:
            best, best_value, equals = ids[i], worth, 1
        elif worth == best_value:
            equals += 1
            if below(numbers, equals) == 0:
                best = ids[i]
    return int(best)


def play_match(states: Any, ids: Any, bots: Any, numbers: Any, limit: int) -> int:
    """Play the match in states[0] to its end and return the number of actions; bots[seat] is who chooses for a seat.

    Two more states are needed: the position as the actor may know it, and scratch paper.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(3), np.zeros(match.game.action_count, dtype=np.int16)
    >>> states[0] = match.state
    >>> loops(match.game).play_match(states, ids, np.array([RANDOM_BOT, GREEDY_BOT]), generator(1), 10)
    10
    """
    s = states[0]
    played = 0
    while s.actor >= 0 and played < limit:
        count = legal(s, ids)
        if count == 1:
            action = int(ids[0])
        elif bots[s.actor] >= GREEDY_BOT:
            states[1] = states[0]
            redeal(states[1], int(s.actor), np.int64(next_number(numbers) >> np.uint64(1)))
            action = choose_greedy(states[1:], numbers, ids, count, bots[s.actor])
        else:
            action = choose_random(numbers, ids, count)
        step(s, action)
        played += 1
    return played


def play_matches(
    states: Any, ids: Any, options: Any, bots: Any, numbers: Any, limit: int, points: Any, ranks: Any
) -> int:
    """Play as many matches as `points` has rows; fill in every seat's points and place; return all actions played.

    >>> from saturnalia import load
    >>> from saturnalia.kernel.random import generator
    >>> game = load("pax")
    >>> states, ids = game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16)
    >>> options, bots = game.encode_options(game.complete_options({"seats": 2})), np.array([RANDOM_BOT, RANDOM_BOT])
    >>> points, ranks = np.zeros((2, 4, 2), dtype=np.int32)
    >>> loops(game).play_matches(states, ids, options, bots, generator(1), game.longest_match, points, ranks) > 4
    True
    """
    count = 0
    for match in range(len(points)):
        begin(states[0], options, np.int64(next_number(numbers) >> np.uint64(1)))
        count += play_match(states, ids, bots, numbers, limit)
        scores(states[0], points[match])
        places(states[0], ranks[match])
    return count
