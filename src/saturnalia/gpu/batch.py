"""Many matches stepped together on a graphics card, one thread for each, by the same rules as `batch`.

The arrays stay on the card and speak the CUDA array interface, by which PyTorch and CuPy take arrays without a copy.
Needs numba-cuda and an NVIDIA card; `device.available()` says why not.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from saturnalia.gpu import observing
from saturnalia.gpu.device import numba_cuda
from saturnalia.gpu.playouts import device_compiler
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import check_seed
from saturnalia.kernel.observation_layout import check_viewer, observation_layout
from saturnalia.kernel.random import below
from saturnalia.research.batch import check_lane, prepared, refuse
from saturnalia.research.lanes import lanes
from saturnalia.research.playouts import lane_numbers
from saturnalia.research.utilities import utility

THREADS = 64
"""Of a block; each has a match of its own."""

# placeholders: `kernels` puts the device and one game's functions in their place
cuda: Any = None
begin_lane: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None


def begin_here(states: Any, ids: Any, counts: Any, actors: Any, options: Any, numbers: Any, seeds: Any) -> None:
    """Begin a match in the lane of this thread."""
    lane = cuda.grid(1)
    if lane < len(actors):
        s = states[lane]
        seeds[lane] = begin_lane(s, options, numbers[lane])
        actors[lane] = s.actor
        counts[lane] = legal(s, ids[lane])


def check_here(actions: Any, ids: Any, counts: Any, wrong: Any) -> None:
    """Note the first lane whose action is not legal."""
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
    utility_kind: int, results: Any, rewards: Any, dones: Any, ended: Any,
) -> None:  # fmt: skip
    """Play the action of this thread's lane; where that ends the match, write the outcome and begin the next one.

    The lines of `lanes.step_lanes`: a function for both would have to be handed all arrays for every lane there."""
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
            cuda.atomic.add(ended, 0, 1)
        actors[lane] = s.actor
        counts[lane] = legal(s, ids[lane])


def draw_here(numbers: Any, ids: Any, counts: Any, actions: Any) -> None:
    """Draw a legal action for the lane of this thread, each with the same chance, from the lane's generator."""
    lane = cuda.grid(1)
    if lane < len(actions):
        actions[lane] = ids[lane, below(numbers[lane], counts[lane])]


@cache
def kernels(game: Game) -> Any:
    """Return the kernels above for one game, and the one that shows its matches."""
    device, compiler = numba_cuda(), device_compiler()
    done: dict[Any, Any] = {}
    sources = {name: getattr(game.compiled, name) for name in ("step", "legal", "scores", "places")}
    sources |= {"begin_lane": lanes(game).begin_lane, "utility": utility, "below": below}
    names = {name: recompiled(source, compiler, done, narrowly=True) for name, source in sources.items()}
    made = {
        template.__name__: device.jit(
            plain(specialise(template, game.folder, game.compiled_name, cuda=device, **names))
        )
        for template in (begin_here, check_here, step_here, draw_here)
    }
    return SimpleNamespace(**made, show_here=observing.show_kernel(game))


class RecordBytes:
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
    """

    def __init__(self, game: Game | str, count: int, *, seed: int = 0, utility: str = "rank", **options: Any) -> None:
        """Begin `count` matches; `options` are the game's, such as `seats`."""
        self.game, self.options, self._utility = prepared(game, count, utility, options)
        self.count, self.seats = count, int(self.options["seats"])
        self.observation_layout = observation_layout(self.game)
        self._kernels = kernels(self.game)
        self._grid = -(-count // THREADS), THREADS
        self._show_grid = count, observing.THREADS
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        device, actions = numba_cuda(), self.game.action_count

        def zeros(kind: Any, *shape: int) -> Any:
            return device.to_device(np.zeros((self.count, *shape), dtype=kind))

        self.states = zeros(plain_dtype(self.game.state.dtype()))
        self.ids, self.masks = zeros(np.int16, actions), zeros(np.int8, actions)
        self.observations = zeros(np.int16, self.observation_layout.width)
        self.counts, self.actors, self.seeds = zeros(np.int64), zeros(np.int64), zeros(np.int64)
        self.rewards, self.dones = zeros(np.float32, self.seats), zeros(np.bool_)
        self.results = zeros(np.int32, 2, self.seats)
        self._numbers, self._random = zeros(np.uint64, 1), zeros(np.uint64, 1)
        self._drawn = zeros(np.int64)
        self._wrong, self._ended = device.to_device(np.array([self.count])), device.to_device(np.array([0]))
        encoded = device.to_device(self.game.encode_options(self.options))
        self._arrays = self.states, self.ids, self.counts, self.actors, encoded, self._numbers, self.seeds
        self._outcome = self.results, self.rewards, self.dones, self._ended
        views = [device.as_cuda_array(RecordBytes(self.states, kind)) for kind in (np.int16, np.int8, np.uint8)]
        memory = device.as_cuda_array(RecordBytes(self.states, np.uint8, flat=True))
        runs = device.to_device(self.observation_layout.runs)
        self._shown = *views, memory, runs, self.ids, self.counts, self.masks, self.observations

    @property
    def matches_ended(self) -> int:
        """How many matches have ended since the last `reset`."""
        return int(self._ended.copy_to_host()[0])

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew; the same seed gives the same matches."""
        numbers = lane_numbers(check_seed(seed), 2 * self.count)
        self._numbers.copy_to_device(numbers[: self.count])
        self._random.copy_to_device(numbers[self.count :])
        for array in self._outcome:
            array.copy_to_device(np.zeros(array.shape, dtype=array.dtype))
        self._kernels.begin_here[self._grid](*self._arrays)
        self._kernels.show_here[self._show_grid](*self._shown)

    def step(self, actions: Any) -> None:
        """Play one action in every match, given here or, as int64, on the card.

        Nothing is played if one of the actions is not legal.
        """
        device = numba_cuda()
        if device.is_cuda_array(actions):
            actions = device.as_cuda_array(actions)
        else:
            actions = device.to_device(np.ascontiguousarray(actions, dtype=np.int64))
        if actions.shape != (self.count,) or actions.dtype != np.int64:
            raise ValueError(f"one int64 for each of {self.count} matches, not {actions.dtype} {actions.shape}")
        self._kernels.check_here[self._grid](actions, self.ids, self.counts, self._wrong)
        lane = int(self._wrong.copy_to_host()[0])
        if lane < self.count:
            self._wrong.copy_to_device(np.array([self.count]))
            refuse(self.game, self._state(lane), int(actions.copy_to_host()[lane]))
        self._kernels.step_here[self._grid](*self._arrays, actions, self._utility, *self._outcome)
        self._kernels.show_here[self._show_grid](*self._shown)

    def random_actions(self) -> Any:
        """Return a legal action for every match, drawn by lot on the card; the next call uses the array again.

        Every lane has a generator for this, so the lots are not those of `Batch`.
        """
        self._kernels.draw_here[self._grid](self._random, self.ids, self.counts, self._drawn)
        return self._drawn

    def observe(self, lane: int, viewer: int) -> Any:
        """Return what any viewer sees of one match, as an array of NumPy: a seat, or -1 for a spectator."""
        check_lane(lane, self.count)
        check_viewer(viewer, self.seats)
        return self.observation_layout.observe(self._state(lane), viewer)

    def _state(self, lane: int) -> Any:
        return self.game.state.from_bytes(self.states[lane : lane + 1].copy_to_host().tobytes())


def plain_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return the same layout as a plain structure, which the device's arrays accept.

    >>> from saturnalia import load
    >>> plain_dtype(load("pax").state.dtype()).itemsize
    3256
    """
    fields: Any = dtype.fields
    names = list(fields)
    return np.dtype(
        {
            "names": names,
            "formats": [fields[name][0] for name in names],
            "offsets": [fields[name][1] for name in names],
            "itemsize": dtype.itemsize,
            "aligned": True,
        }
    )
