"""The compiled loops over many matches of one game: begin, step, show. Each match lies in a lane of its own.

All lanes are stepped first and shown then: one loop over both would hand all arrays on for every single lane.

A lane begins its next match by itself when one ends, with a seed from its own generator, so what happens in it depends
neither on the other lanes nor on how the lanes are shared among threads.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saturnalia.kernel.compiling import rule, specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.observing import observing
from saturnalia.kernel.random import below, next_number
from saturnalia.research.utilities import utility

DOORS = ("begin", "step", "legal", "scores", "places")

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
observe: Any = None


class Arrays(NamedTuple):
    """The arrays of a batch, with a row for each lane; `Batch` tells what most of them are.

    >>> from saturnalia.research.batch import Batch
    >>> Batch("pax", 3, seats=2)._arrays.actors.shape
    (3,)
    """

    states: Any
    words: Any  # the states again, as rows of 16-bit words, signed and unsigned bytes
    signed: Any
    unsigned: Any
    runs: Any  # where what is seen lies in them
    actors: Any
    ids: Any
    counts: Any
    masks: Any
    observations: Any
    options: Any
    numbers: Any  # every lane's generator
    seeds: Any
    results: Any
    rewards: Any
    dones: Any


class Lanes:
    """The functions below, made for one game.

    >>> from saturnalia import load
    >>> Lanes(load("pax")).step_lanes.__name__
    'step_lanes_pax'
    """

    def __init__(self, game: Game) -> None:
        known = {name: getattr(game.compiled, name) for name in DOORS}
        known["observe"] = observing(game).observe
        for template in (begin_lane, show_lanes, begin_lanes, step_lanes, show_viewer):
            known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
        self.begin_lane: Any = known["begin_lane"]
        self.show_lanes: Any = known["show_lanes"]
        self.begin_lanes: Any = known["begin_lanes"]
        self.step_lanes: Any = known["step_lanes"]
        self.show_viewer: Any = known["show_viewer"]


@cache
def lanes(game: Game) -> Lanes:
    """Return the loops for a game; they are compiled when they are first called.

    >>> from saturnalia import load
    >>> lanes(load("pax")) is lanes(load("pax"))
    True
    """
    return Lanes(game)


@rule
def seed_lanes(seed: int, numbers: Any) -> None:
    """Give every lane a generator of its own.

    >>> numbers = np.zeros((2, 1), dtype=np.uint64)
    >>> seed_lanes(7, numbers)
    >>> numbers[0] != numbers[1]
    array([ True])
    """
    master = np.array([seed], dtype=np.uint64)
    for lane in range(len(numbers)):
        numbers[lane, 0] = next_number(master)


@rule
def wrong_lane(actions: Any, masks: Any) -> int:
    """Return the first lane whose action is not legal, or -1.

    >>> wrong_lane(np.array([1, 1]), np.array([[0, 1], [1, 0]], dtype=np.int8))
    1
    """
    for lane in range(len(actions)):
        action = actions[lane]
        if action < 0 or action >= masks.shape[1] or masks[lane, action] == 0:
            return lane
    return -1


@rule
def draw_actions(numbers: Any, ids: Any, counts: Any, actions: Any) -> None:
    """Draw a legal action for every lane from one generator, each with the same chance.

    >>> from saturnalia.kernel.random import generator
    >>> actions = np.zeros(1, dtype=np.int64)
    >>> draw_actions(generator(1), np.array([[5, 7]], dtype=np.int16), np.array([1]), actions)
    >>> actions.tolist()
    [5]
    """
    for lane in range(len(actions)):
        actions[lane] = ids[lane, below(numbers, counts[lane])]


def begin_lane(s: Any, options: Any, numbers: Any) -> int:
    """Begin the lane's next match and return its seed, which repeats it anywhere.

    >>> from saturnalia.research.batch import Batch
    >>> batch = Batch("pax", 1, seats=2)
    >>> Match = __import__("saturnalia").Match
    >>> Match.new("pax", seats=2, seed=int(batch.seeds[0])).state.tobytes() == batch.states[0].tobytes()
    True
    """
    seed = int(next_number(numbers) >> np.uint64(1))
    begin(s, options, seed)
    return seed


def show_lanes(first: int, last: int, arrays: Any) -> None:
    """Write for the lanes `first` to `last` - 1 who must answer, what they may do and what they see.

    >>> from saturnalia.research.batch import Batch
    >>> batch = Batch("pax", 1, seats=2)
    >>> batch.counts[0] == batch.masks[0].sum()
    np.True_
    """
    states, actors, ids, counts, masks = arrays.states, arrays.actors, arrays.ids, arrays.counts, arrays.masks
    words, signed, unsigned = arrays.words, arrays.signed, arrays.unsigned
    runs, observations = arrays.runs, arrays.observations
    for lane in range(first, last):
        s = states[lane]
        actors[lane] = s.actor
        count = legal(s, ids[lane]) if s.actor >= 0 else 0
        counts[lane] = count
        row = np.uint64(lane)
        for action in range(np.uint64(masks.shape[1])):
            masks[row, action] = 0
        for i in range(count):
            masks[row, ids[row, i]] = 1
        observe(s, words, signed, unsigned, row, s.actor, runs, observations)


def show_viewer(arrays: Any, lane: int, viewer: int, observation: Any) -> None:
    """Write what any viewer sees of one lane.

    >>> from saturnalia.research.batch import Batch
    >>> Batch("pax", 1, seats=2).observe(0, viewer=-1).shape
    (2111,)
    """
    words, signed, unsigned = arrays.words, arrays.signed, arrays.unsigned
    row = slice(lane, lane + 1)
    observe(arrays.states[lane], words[row], signed[row], unsigned[row], np.uint64(0), viewer, arrays.runs, observation)


def begin_lanes(first: int, last: int, arrays: Any) -> None:
    """Begin a new match in the lanes `first` to `last` - 1, and show it to its first actor.

    >>> from saturnalia.research.batch import Batch
    >>> Batch("pax", 3, seats=2).seeds.shape
    (3,)
    """
    for lane in range(first, last):
        arrays.seeds[lane] = begin_lane(arrays.states[lane], arrays.options, arrays.numbers[lane])
    show_lanes(first, last, arrays)


def step_lanes(first: int, last: int, arrays: Any, actions: Any, utility_kind: int, begins_again: bool) -> None:
    """Play one legal action in each of these lanes; `results` gets the points and places of a match that ends.

    >>> from saturnalia.research.batch import Batch
    >>> batch = Batch("pax", 2, seats=2)
    >>> batch.step(batch.random_actions())
    >>> batch.dones.tolist()
    [False, False]
    """
    states, results, rewards, dones = arrays.states, arrays.results, arrays.rewards, arrays.dones
    options, numbers, seeds = arrays.options, arrays.numbers, arrays.seeds
    seats = rewards.shape[1]
    for lane in range(first, last):
        s = states[lane]
        step(s, actions[lane])
        over = s.actor < 0
        dones[lane] = over
        for seat in range(seats):
            rewards[lane, seat] = 0.0
        if over:
            scores(s, results[lane, 0])
            places(s, results[lane, 1])
            for seat in range(seats):
                rewards[lane, seat] = utility(utility_kind, results[lane, 0], results[lane, 1], seats, seat)
            if begins_again:
                seeds[lane] = begin_lane(s, options, numbers[lane])
    show_lanes(first, last, arrays)
