"""Thousands of matches stepped together on all cores: observations, masks, rewards and ends as arrays, in place."""

from __future__ import annotations

import math
import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NoReturn

import numpy as np

from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.game import Game, load
from saturnalia.kernel.match import check_seed
from saturnalia.kernel.observation_layout import check_viewer, observation_layout
from saturnalia.kernel.observing import observing
from saturnalia.kernel.options import Value
from saturnalia.kernel.random import generator
from saturnalia.research.lanes import Arrays, draw_actions, lanes, seed_lanes, wrong_lane
from saturnalia.research.utilities import UTILITIES

SMALLEST_SHARE = 64
"""A thread is not worth waking for fewer matches than this."""


_ALIGNMENT = 64


def aligned_zeros(shape: tuple[int, ...], kind: type) -> Any:
    """Return zeros that begin where a line of the processor's cache does: JAX copies arrays that do not.

    >>> aligned_zeros((3, 5), np.int16).ctypes.data % 64
    0
    """
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + _ALIGNMENT, dtype=np.uint8)
    first = -room.ctypes.data % _ALIGNMENT
    return room[first : first + size].view(kind).reshape(shape)


def prepared(game: Game | str, count: int, utility: str, options: dict[str, Any]) -> tuple[Game, dict[str, Value], int]:
    """Return the game of a batch, all its options and the number of the utility; what makes no sense is an error.

    >>> prepared("pax", 0, "rank", {})
    Traceback (most recent call last):
    ValueError: a batch has at least one match, not 0
    """
    if count < 1:
        raise ValueError(f"a batch has at least one match, not {count}")
    if utility not in UTILITIES:
        raise ValueError(f"utility is one of {', '.join(UTILITIES)}, not {utility!r}")
    found = load(game) if isinstance(game, str) else game
    return found, found.complete_options(options), UTILITIES[utility]


def refuse(game: Game, state: Any, action: int) -> NoReturn:
    """Raise the error for an action that is not legal.

    >>> refuse(load("pax"), None, 62)
    Traceback (most recent call last):
    ValueError: there are 62 actions, and 62 is none of them
    """
    if not 0 <= action < game.action_count:
        raise ValueError(f"there are {game.action_count} actions, and {action} is none of them")
    raise IllegalAction(action, game.why_not(state, action))


def check_lane(lane: int, count: int) -> None:
    """Raise an error if there is no such match.

    >>> check_lane(3, count=3)
    Traceback (most recent call last):
    ValueError: there are 3 matches, from 0 on, and 3 is none of them
    """
    if not 0 <= lane < count:
        raise ValueError(f"there are {count} matches, from 0 on, and {lane} is none of them")


def settled(loop: Any) -> Any:
    """Return the machine code of a compiled loop that was called once, to be called without looking at types again.

    The types of a batch never change, and looking at all its arrays takes as long as stepping one match does.

    >>> settled(len)([7, 8])
    2
    """
    found = list(getattr(loop, "overloads", {}).values())
    return found[0].entry_point if len(found) == 1 else loop


class Batch:
    """Many matches of one game with the same options; all arrays keep their place in memory from step to step.

    | array | shape | what |
    |---|---|---|
    | `observations` | matches x width, int16 | what the actor sees (see `observation_layout`) |
    | `masks` | matches x actions, int8 | 1 for legal actions of the actor |
    | `actors` | matches, int64 | the seat that must answer |
    | `rewards` | matches x seats, float32 | every seat's utility where the last step ended a match, else 0 |
    | `dones` | matches, bool | whether the last step ended a match; the next one has begun already |
    | `results` | matches x 2 x seats, int32 | points and places of the last match that ended in the lane |
    | `seeds` | matches, int64 | the seed of the present match |

    >>> batch = Batch("pax", 1000, seed=7, seats=4)
    >>> for _ in range(300):
    ...     batch.step(batch.random_actions())
    >>> batch.matches_ended > 500
    True
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        *,
        seed: int = 0,
        utility: str = "rank",
        threads: int | None = None,
        begins_again: bool = True,
        **options: Any,
    ) -> None:
        """Begin `count` matches; `options` are the game's, such as `seats`."""
        self.game, self.options, self._utility = prepared(game, count, utility, options)
        self.seats = int(self.options["seats"])
        self.count = count
        self.observation_layout = observation_layout(self.game)
        self._lanes = lanes(self.game)
        self._begins_again = begins_again
        self._calls: dict[Any, Any] = {}
        self._make_arrays()
        threads = threads or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(1))
        shares = max(1, min(threads, count // SMALLEST_SHARE))
        ends = [count * share // shares for share in range(shares + 1)]
        self._shares = list(pairwise(ends))
        self._pool = ThreadPoolExecutor(shares) if shares > 1 else None
        self.reset(seed)

    def _make_arrays(self) -> None:
        count, actions = self.count, self.game.action_count
        self.states = self.game.state.new_array(count)
        unsigned = self.states.view(np.ndarray).view(np.uint8).reshape(count, -1)
        self._numbers = np.zeros((count, 1), dtype=np.uint64)
        self._ids = np.zeros((count, actions), dtype=np.int16)
        self._drawn = np.zeros(count, dtype=np.int64)
        self.counts = aligned_zeros((count,), np.int64)
        self.seeds = aligned_zeros((count,), np.int64)
        self.actors = aligned_zeros((count,), np.int64)
        self.masks = aligned_zeros((count, actions), np.int8)
        self.observations = aligned_zeros((count, self.observation_layout.width), np.int16)
        self.rewards = aligned_zeros((count, self.seats), np.float32)
        self.dones = aligned_zeros((count,), np.bool_)
        self.results = aligned_zeros((count, 2, self.seats), np.int32)
        self.matches_ended = 0
        self._arrays = Arrays(
            states=self.states,
            words=unsigned.view(np.int16),
            signed=unsigned.view(np.int8),
            unsigned=unsigned,
            runs=observing(self.game).runs,
            actors=self.actors,
            ids=self._ids,
            counts=self.counts,
            masks=self.masks,
            observations=self.observations,
            options=self.game.encode_options(self.options),
            numbers=self._numbers,
            seeds=self.seeds,
            results=self.results,
            rewards=self.rewards,
            dones=self.dones,
        )

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew; the same seed gives the same matches, however many threads there are.

        >>> batch = Batch("pax", 2, seed=1, seats=2)
        >>> seeds = batch.seeds.tolist()
        >>> batch.reset(1)
        >>> batch.seeds.tolist() == seeds
        True
        """
        self._begin(seed, self._lanes.begin_lanes)

    def _begin(self, seed: int, loop: Any, *more: Any) -> None:
        seed_lanes(check_seed(seed), self._numbers)
        self._random = generator(seed)
        self.rewards[:] = 0
        self.dones[:] = False
        self.results[:] = 0
        self.matches_ended = 0
        self._run(loop, *more)

    def step(self, actions: Any) -> None:
        """Play one action in every match and fill the arrays; nothing is played if one of the actions is not legal.

        >>> batch = Batch("pax", 1, seats=2)
        >>> batch.step([0])
        Traceback (most recent call last):
        saturnalia.kernel.errors.IllegalAction: pax-why-keep-first
        """
        actions = self._checked(actions)
        lane = wrong_lane(actions, self.masks)
        if lane >= 0:
            refuse(self.game, self.states[lane], int(actions[lane]))
        self._run(self._lanes.step_lanes, actions, self._utility, self._begins_again)
        self.matches_ended += int(np.count_nonzero(self.dones))

    def random_actions(self) -> Any:
        """Return a legal action for every match, drawn by lot; the array is used again by the next call.

        >>> batch = Batch("pax", 3, seats=2)
        >>> batch.masks[range(3), batch.random_actions()].tolist()
        [1, 1, 1]
        """
        draw_actions(self._random, self._ids, self.counts, self._drawn)
        return self._drawn

    def observe(self, lane: int, viewer: int) -> Any:
        """Return what any viewer sees of one match: a seat, or -1 for a spectator.

        >>> batch = Batch("pax", 1, seats=2)
        >>> bool((batch.observe(0, int(batch.actors[0])) == batch.observations[0]).all())
        True
        """
        check_lane(lane, self.count)
        check_viewer(viewer, self.seats)
        out = np.zeros((1, self.observation_layout.width), dtype=np.int16)
        self._lanes.show_viewer(self._arrays, lane, viewer, out)
        return out[0]

    def _checked(self, actions: Any) -> Any:
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        if actions.shape != (self.count,):
            raise ValueError(f"one action for each of {self.count} matches, not an array of {actions.shape}")
        return actions

    def _run(self, loop: Any, *arguments: Any) -> None:
        if self._pool is None:
            call = self._calls.get(loop)
            if call is None:
                loop(0, self.count, self._arrays, *arguments)
                self._calls[loop] = settled(loop)
            else:
                call(0, self.count, self._arrays, *arguments)
            return
        for done in [self._pool.submit(loop, first, last, self._arrays, *arguments) for first, last in self._shares]:
            done.result()
