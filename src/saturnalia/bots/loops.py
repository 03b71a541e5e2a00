"""The compiled loops of the bots for one game: choosing, and playing whole matches without returning to Python."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import rule, specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, next_number

GREEDY_BOT = 0.0
RANDOM_BOT, FIRST_BOT, PASSING_BOT, HOARDING_BOT, SPENDING_BOT = -1.0, -2.0, -3.0, -4.0, -5.0
"""Bots in compiled loops: a greedy bot is its temperature (see `choose_greedy`), the naive ones have these numbers."""

_DOORS = ("begin", "step", "legal", "scores", "places", "redeal", "value")

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
value: Any = None
wealth: Any = None
passes: Any = None
judge: Any = None
appeal: Any = None
richest: Any = None
most_valuable: Any = None


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
        known["wealth"], known["passes"] = wealth_of(game), passes_of(game)
        for name, kind_of_appeal in {"richest": appeal_of_wealth, "most_valuable": appeal_of_value}.items():
            known[name] = best_answer_by(game, specialise(kind_of_appeal, game.folder, game.compiled_name, **known))
        for template in (choose_random, choose_naive, deviation, choose_greedy, play_match, play_matches):
            known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
        self.richest: Any = known["richest"]
        self.choose_random: Any = known["choose_random"]
        self.choose_naive: Any = known["choose_naive"]
        self.deviation: Any = known["deviation"]
        self.choose_greedy: Any = known["choose_greedy"]
        self.play_match: Any = known["play_match"]
        self.play_matches: Any = known["play_matches"]


def wealth_of(game: Game) -> Any:
    """Return what tells how much a seat holds that it could spend: `wealth` in the game's `bots.py`, if there is one.

    >>> from saturnalia import load
    >>> wealth_of(load("pax")).__name__
    'wealth'
    """
    return getattr(game.optional_room("bots"), "wealth", _no_wealth)


def passes_of(game: Game) -> Any:
    """Return for every action id whether it passes, stops or declines: those named by PASSES in the game's `bots.py`.

    >>> from saturnalia import load
    >>> int(passes_of(load("minerva")).sum())
    1
    """
    found = np.zeros(game.action_count, dtype=np.bool_)
    found[[game.action_ids[name] for name in getattr(game.optional_room("bots"), "PASSES", ())]] = True
    return found


@rule
def _no_wealth(_s: Any, _seat: int) -> float:
    """Nothing, in a game that does not tell."""
    return 0.0


def best_answer_by(game: Game, kind_of_appeal: Any) -> Any:
    """Return `best_answer`, made for one game and for one kind of appeal.

    >>> from saturnalia import load
    >>> loops(load("pax")).richest.__name__
    'best_answer_by_appeal_of_wealth_pax'
    """
    step = game.compiled.step
    return specialise(best_answer, game.folder, f"by_{kind_of_appeal.__name__}", step=step, appeal=kind_of_appeal)


def best_answer(states: Any, numbers: Any, ids: Any, count: int, taste: Any) -> int:
    """Return the action whose outcome appeals most to the actor; equal ones are drawn by lot.

    `appeal` says what counts and `taste` how. states[0] holds the position, states[1] is scratch paper.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(2), np.array(match.legal(), dtype=np.int16)
    >>> states[0] = match.state
    >>> loops(match.game).richest(states, generator(1), ids, len(ids), -1.0) in match.legal()
    True
    """
    seat = int(states[0].actor)
    best = ids[0]
    most = -1e30
    equals = 1
    for i in range(count):
        states[1] = states[0]
        step(states[1], ids[i])
        worth = appeal(states[1], seat, numbers, taste)
        if worth > most:
            best, most, equals = ids[i], worth, 1
        elif worth == most:
            equals += 1
            if below(numbers, equals) == 0:
                best = ids[i]
    return int(best)


def appeal_of_wealth(s: Any, seat: int, _numbers: Any, taste: float) -> float:
    """Return what a seat holds; with a negative taste the less the better.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> like_poverty = specialise(appeal_of_wealth, match.game.folder, "pax", wealth=wealth_of(match.game))
    >>> like_poverty(match.state, 0, None, -1.0)
    -5.0
    """
    return taste * wealth(s, seat)  # type: ignore[no-any-return]


def appeal_of_value(s: Any, seat: int, numbers: Any, carelessness: float) -> float:
    """Return what a position is worth, with so much noise that the highest is drawn as `choose_greedy` says.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> like_value = specialise(appeal_of_value, match.game.folder, "pax", value=match.game.compiled.value)
    >>> like_value(match.state, 0, generator(1), 0.0) == match.game.compiled.value(match.state, 0)
    True
    """
    worth = value(s, seat)
    if carelessness > 0.0:  # Gumbel noise
        worth -= carelessness * math.log(-math.log((below(numbers, 1 << 30) + 0.5) / (1 << 30)))
    return worth  # type: ignore[no-any-return]


def appeal_of_weights(s: Any, seat: int, _numbers: Any, weights: Any) -> float:
    """Return what a position is worth by weights that are being learned.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> thoughts = match.game.room("value")
    >>> like_weights = specialise(appeal_of_weights, match.game.folder, "pax", judge=thoughts.judge)
    >>> like_weights(match.state, 0, None, thoughts.WEIGHTS) == thoughts.value(match.state, 0)
    True
    """
    return judge(s, seat, weights)  # type: ignore[no-any-return]


def choose_naive(states: Any, numbers: Any, ids: Any, count: int, manner: float) -> int:
    """Return what somebody answers who does not think.

    The first answer; a pass where there is one, else the first; what leaves most in hand, or least, and by lot where
    that is the same. states[0] holds the position, states[1] is scratch paper.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(2), np.array(match.legal(), dtype=np.int16)
    >>> states[0] = match.state
    >>> loops(match.game).choose_naive(states, generator(1), ids, len(ids), FIRST_BOT) == match.legal()[0]
    True
    """
    if manner == RANDOM_BOT:
        return choose_random(numbers, ids, count)
    if manner == PASSING_BOT:
        for i in range(count):
            if passes[ids[i]]:
                return int(ids[i])
    if manner in (FIRST_BOT, PASSING_BOT):
        return int(ids[0])
    return int(richest(states, numbers, ids, count, 1.0 if manner == HOARDING_BOT else -1.0))


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
    carelessness = temperature * deviation(states, ids, count) if temperature > 0.0 else 0.0
    return int(most_valuable(states, numbers, ids, count, carelessness))


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
        elif bots[s.actor] == RANDOM_BOT:
            action = choose_random(numbers, ids, count)
        else:
            states[1] = states[0]
            redeal(states[1], int(s.actor), np.int64(next_number(numbers) >> np.uint64(1)))
            if bots[s.actor] >= GREEDY_BOT:
                action = choose_greedy(states[1:], numbers, ids, count, bots[s.actor])
            else:
                action = choose_naive(states[1:], numbers, ids, count, bots[s.actor])
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
