"""Many matches stepped together on a graphics card, one thread for each, by the same rules as `batch`.

The arrays stay on the card and speak the CUDA array interface, by which PyTorch and CuPy take arrays without a copy.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.game import Game
from saturnalia.kernel.layout import layout
from saturnalia.kernel.match import check_seed
from saturnalia.research.gpu import device_compiler, plain_dtype
from saturnalia.research.gpu_observing import THREADS as SHARING
from saturnalia.research.gpu_observing import show_kernel
from saturnalia.research.lanes import lanes
from saturnalia.research.playouts import lane_numbers
from saturnalia.research.utilities import UTILITIES, utility

THREADS = 64

# placeholders: `kernels` puts the device and one game's functions in their place
cuda: Any = None
begin_lane: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None


def begin_here(states: Any, ids: Any, counts: Any, actors: Any, options: Any, numbers: Any, seeds: Any) -> None:
    """Begin a match in the lane of this thread.

    >>> begin_here.__code__.co_argcount
    7
    """
    lane = cuda.grid(1)
    if lane < len(actors):
        s = states[lane]
        seeds[lane] = begin_lane(s, options, numbers[lane])
        actors[lane] = s.actor
        counts[lane] = legal(s, ids[lane])


def check_here(actions: Any, ids: Any, counts: Any, wrong: Any) -> None:
    """Note the first lane whose action is not legal.

    >>> check_here.__code__.co_argcount
    4
    """
    lane = cuda.grid(1)
    if lane < len(actions):
        found = 0
        for i in range(counts[lane]):
            if ids[lane, i] == actions[lane]:
                found = 1
        if found == 0:
            cuda.atomic.min(wrong, 0, lane)


def step_here(
    states: Any, ids: Any, counts: Any, actors: Any, options: Any, numbers: Any, seeds: Any, actions: Any,
    utility_kind: int, results: Any, rewards: Any, dones: Any,
) -> None:  # fmt: skip
    """Play the action of this thread's lane; where that ends the match, write the outcome and begin the next one.

    The lines of `lanes.step_lanes`: a function for both would have to be handed all arrays for every lane there.

    >>> step_here.__code__.co_argcount
    12
    """
    lane = cuda.grid(1)
    if lane < len(actors):
        s = states[lane]
        seats = rewards.shape[1]
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
            seeds[lane] = begin_lane(s, options, numbers[lane])
        actors[lane] = s.actor
        counts[lane] = legal(s, ids[lane])


@cache
def kernels(game: Game) -> tuple[Any, Any, Any]:
    """Return the three kernels above for one game.

    >>> kernels.__name__
    'kernels'
    """
    device = import_module("numba.cuda")
    compiler: Any = device_compiler()
    done: dict[Any, Any] = {}
    sources = {name: getattr(game.compiled, name) for name in ("step", "legal", "scores", "places")}
    sources |= {"begin_lane": lanes(game).begin_lane, "utility": utility}
    names = {name: recompiled(source, compiler, done, narrowly=True) for name, source in sources.items()}
    begin_kernel, check_kernel, step_kernel = (
        device.jit(plain(specialise(template, game.folder, game.compiled_name, cuda=device, **names)))
        for template in (begin_here, check_here, step_here)
    )
    return begin_kernel, check_kernel, step_kernel


class _View:
    """The bytes of records on the card as a table of numbers, a row for each record, or as one long row."""

    def __init__(self, records: Any, kind: Any, *, flat: bool = False) -> None:
        size = records.dtype.itemsize // np.dtype(kind).itemsize
        self.__cuda_array_interface__ = {
            "shape": (len(records) * size,) if flat else (len(records), size),
            "typestr": np.dtype(kind).str,
            "data": records.__cuda_array_interface__["data"],
            "strides": None,
            "version": 3,
        }


class DeviceBatch:
    """What `Batch` is on the processor, with arrays on the card; `copy_to_host()` fetches one of them.

    | array | shape | what |
    |---|---|---|
    | `states` | matches | the records |
    | `ids`, `counts` | matches x actions, int16; matches, int64 | the actor's legal actions, and how many |
    | `observations`, `masks`, `actors`, `seeds`, `rewards`, `dones`, `results` | | as in `Batch` |

    The same seed and actions give the same bytes as there. A match that ended begins again.

    >>> DeviceBatch.__name__
    'DeviceBatch'
    """

    def __init__(self, game: Game, count: int, *, seed: int = 0, utility: str = "rank", **options: Any) -> None:
        """Begin `count` matches; `options` are the game's, such as `seats`."""
        device = import_module("numba.cuda")
        self.game, self.count = game, count
        self.options = game.complete_options(options)
        self.layout = layout(game)
        self._begin, self._check, self._step = kernels(game)
        self._show = show_kernel(game)
        self._utility = UTILITIES[utility]
        seats = int(self.options["seats"])

        def zeros(kind: Any, *shape: int) -> Any:
            return device.to_device(np.zeros((count, *shape), dtype=kind))

        self.states = zeros(plain_dtype(game.state.dtype()))
        self.ids = zeros(np.int16, game.action_count)
        self.masks, self.observations = zeros(np.int8, game.action_count), zeros(np.int16, self.layout.width)
        self.counts, self.actors, self.seeds = zeros(np.int64), zeros(np.int64), zeros(np.int64)
        self.rewards, self.dones, self.results = zeros(np.float32, seats), zeros(np.bool_), zeros(np.int32, 2, seats)
        self._numbers = zeros(np.uint64, 1)
        encoded = device.to_device(game.encode_options(self.options))
        self._arrays = self.states, self.ids, self.counts, self.actors, encoded, self._numbers, self.seeds
        views = [device.as_cuda_array(_View(self.states, kind)) for kind in (np.int16, np.int8, np.uint8)]
        memory = device.as_cuda_array(_View(self.states, np.uint8, flat=True))
        runs = device.to_device(self.layout.runs)
        self._shown = *views, memory, runs, self.ids, self.counts, self.masks, self.observations
        self._wrong = device.to_device(np.array([count]))
        self._grid = -(-count // THREADS), THREADS
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew.

        >>> DeviceBatch.reset.__name__
        'reset'
        """
        self._numbers.copy_to_device(lane_numbers(check_seed(seed), self.count))
        for array in (self.rewards, self.dones, self.results):
            array.copy_to_device(np.zeros(array.shape, dtype=array.dtype))
        self._begin[self._grid](*self._arrays)
        self._show[self.count, SHARING](*self._shown)

    def step(self, actions: Any) -> None:
        """Play one action in every match, given as int64 here or on the card; nothing is played if one is not legal.

        >>> DeviceBatch.step.__name__
        'step'
        """
        device = import_module("numba.cuda")
        actions = device.as_cuda_array(actions) if device.is_cuda_array(actions) else device.to_device(actions)
        if actions.shape != (self.count,) or actions.dtype != np.int64:
            raise ValueError(f"one int64 for each of {self.count} matches, not {actions.dtype} {actions.shape}")
        self._check[self._grid](actions, self.ids, self.counts, self._wrong)
        lane = int(self._wrong.copy_to_host()[0])
        if lane < self.count:
            self._wrong.copy_to_device(np.array([self.count]))
            action = int(actions.copy_to_host()[lane])
            if not 0 <= action < self.game.action_count:
                raise ValueError(f"there are {self.game.action_count} actions, and {action} is none of them")
            state = np.frombuffer(self.states.copy_to_host()[lane].tobytes(), dtype=self.game.state.dtype())
            raise IllegalAction(action, self.game.why_not(state[0], action))
        self._step[self._grid](*self._arrays, actions, self._utility, self.results, self.rewards, self.dones)
        self._show[self.count, SHARING](*self._shown)
