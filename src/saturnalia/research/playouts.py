"""Random play-outs in lanes: the same functions on the processor and, compiled anew, on a graphics card.

Every lane has a generator of its own and plays its matches one after another. What it played is told by two numbers:
how many actions, and a digest of the points, the places, the length and the generator at the end of each match.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import rule, specialise, wrapping
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, next_number
from saturnalia.research.lanes import DOORS, seed_lanes

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None


@wrapping
@rule
def stir(digest: Any, number: int) -> Any:
    """Mix a number into a digest.

    >>> int(stir(np.uint64(1), 2)) != int(stir(np.uint64(1), 3))
    True
    """
    mixed = (digest ^ np.uint64(number)) * np.uint64(0x9E3779B97F4A7C15)
    return mixed ^ (mixed >> np.uint64(29))


def play_action(s: Any, ids: Any, numbers: Any) -> None:
    """Play one of the legal actions, drawn by lot.

    >>> from saturnalia import load
    >>> play_outs(load("pax"), lanes=1, matches=1, seed=1, options={"seats": 2})[0].shape
    (1,)
    """
    count = legal(s, ids)
    step(s, int(ids[0]) if count == 1 else int(ids[below(numbers, count)]))


def digest_match(s: Any, points: Any, digest: Any, played: int) -> Any:
    """Mix into a digest how a match ended.

    >>> from saturnalia import load
    >>> play_outs(load("pax"), lanes=1, matches=1, seed=1, options={"seats": 2})[1].dtype
    dtype('uint64')
    """
    scores(s, points)
    for seat in range(s.seats):
        digest = stir(digest, int(points[seat]))
    places(s, points)
    for seat in range(s.seats):
        digest = stir(digest, int(points[seat]))
    digest = stir(digest, played)
    return stir(digest, int(s.generator[0] >> np.uint64(1)))


def begin_match(s: Any, options: Any, numbers: Any) -> None:
    """Set up the lane's next match.

    >>> from saturnalia import load
    >>> play_outs(load("pax"), lanes=1, matches=1, seed=1, options={"seats": 2})[2]["seats"].tolist()
    [2]
    """
    begin(s, options, int(next_number(numbers) >> np.uint64(1)))


def play_lanes(
    states: Any, ids: Any, points: Any, options: Any, numbers: Any, matches: int, longest: int, counts: Any,
    digests: Any,
) -> None:  # fmt: skip
    """Play so many random matches in every lane, one after another.

    >>> from saturnalia import load
    >>> actions, digests, states = play_outs(load("pax"), lanes=1, matches=2, seed=1, options={"seats": 2})
    >>> 100 < actions[0] < 500
    np.True_
    """
    for lane in range(len(counts)):
        s = states[lane]
        for _ in range(matches):
            played = 0
            begin_match(s, options, numbers[lane])
            while s.actor >= 0 and played < longest:
                play_action(s, ids, numbers[lane])
                played += 1
            digests[lane] = digest_match(s, points, digests[lane], played)
            counts[lane] += played


@cache
def loops(game: Game) -> dict[str, Any]:
    """Return the functions above for one game.

    >>> from saturnalia import load
    >>> [loop.__name__ for loop in loops(load("pax")).values()]
    ['play_action_pax', 'digest_match_pax', 'begin_match_pax', 'play_lanes_pax']
    """
    known = {name: getattr(game.compiled, name) for name in DOORS}
    made: dict[str, Any] = {}
    for template in (play_action, digest_match, begin_match, play_lanes):
        made[template.__name__] = specialise(template, game.folder, game.compiled_name, **known, **made)
    return made


def lane_numbers(seed: int, count: int) -> Any:
    """Return the generators of so many lanes.

    >>> lane_numbers(7, 3).shape
    (3, 1)
    """
    numbers = np.zeros((count, 1), dtype=np.uint64)
    seed_lanes(seed, numbers)
    return numbers


def play_outs(game: Game, lanes: int, matches: int, seed: int, options: dict[str, Any]) -> tuple[Any, Any, Any]:
    """Play on this processor; return the actions, the digest and the last state of every lane.

    >>> from saturnalia import load
    >>> actions, digests, states = play_outs(load("pax"), lanes=2, matches=1, seed=1, options={"seats": 2})
    >>> states["actor"].tolist()
    [-1, -1]
    """
    states = game.state.new_array(lanes)
    counts, digests = np.zeros(lanes, dtype=np.int64), np.zeros(lanes, dtype=np.uint64)
    loops(game)["play_lanes"](
        states,
        np.zeros(game.action_count, dtype=np.int16),
        np.zeros(max(game.seat_counts), dtype=np.int32),
        game.encode_options(game.complete_options(options)),
        lane_numbers(seed, lanes),
        matches,
        game.longest_match,
        counts,
        digests,
    )
    return counts, digests, states
