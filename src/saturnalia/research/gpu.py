"""The same rule functions on a graphics card: random play-outs and stepping of many matches, bit-equal to the CPU.

The plain Python functions behind the compiled ones are compiled anew, bottom-up, as functions of the device. Where the
record of a match lies is a choice:

- `local`: in the thread's local memory, which the card interleaves by words among the threads of a warp
- `global`: in an array of records, one after another

The journal can be left out (`journal=False`): rules only write it, and it is a third of what they write.
Needs numba-cuda and an NVIDIA card; `available()` says why not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from time import perf_counter
from typing import Any

import numba
import numpy as np
from numba.core import types

from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.journal import note
from saturnalia.kernel.schema import Record
from saturnalia.research.copies import plain, recompiled
from saturnalia.research.playouts import DOORS, lane_numbers, loops
from saturnalia.research.utilities import utility

LAYOUTS = ("local", "global")

if not hasattr(np, "row_stack"):  # NumPy 2.4 took away a name that numba-cuda still asks for
    setattr(np, "row_stack", np.vstack)  # noqa: B010

# placeholders: `kernels` puts the device, one game's functions and numbers in their place
cuda: Any = None
play_lane: Any = None
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
next_number: Any = None
RECORD: Any = None
WORDS: Any = None
ACTIONS: Any = None
SEATS: Any = None
IDS: Any = None
POINTS: Any = None


def available() -> str:
    """Return why there is no device to use, or an empty text.

    >>> isinstance(available(), str)
    True
    """
    try:
        device = _numba_cuda()
    except ImportError as error:
        return f"numba-cuda is not installed ({error}): pip install numba-cuda[cu13]"
    try:
        return "" if device.is_available() else "there is no NVIDIA card, or no driver for one"
    except Exception as error:
        return f"numba-cuda does not work here: {error}"


def _numba_cuda() -> Any:
    return import_module("numba.cuda")


@dataclass(frozen=True)
class PlayOuts:
    """What was played on the device: actions and digest of every lane, the last states of the first lanes, the time.

    >>> PlayOuts(np.array([3]), np.array([7]), np.array([]), 0.5).actions_per_second
    6.0
    """

    actions: Any
    digests: Any
    states: Any
    seconds: float

    @property
    def actions_per_second(self) -> float:
        """The rate of the last run.

        >>> PlayOuts(np.array([1, 2]), np.array([7, 8]), np.array([]), 1.5).actions_per_second
        2.0
        """
        return float(self.actions.sum() / self.seconds)


def note_nothing(s: Record, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:  # noqa: ARG001
    """Count a line of the journal without writing it.

    >>> from saturnalia.kernel.schema import State
    >>> state = State.new()
    >>> note_nothing(state, 7)
    >>> state.journal_length
    np.int64(1)
    """
    s.journal_length += 1


@cache
def device_rules(game: Game, journal: bool) -> dict[str, Any]:
    """Return the doors of a game, `play_lane` and `utility`, compiled for the device.

    >>> device_rules.__name__
    'device_rules'
    """
    compiler = _device_compiler()
    done = {} if journal else {plain(note): compiler(note_nothing)}
    found = {name: recompiled(getattr(game.compiled, name), compiler, done) for name in DOORS}
    found["play_lane"] = recompiled(loops(game)[0], compiler, done)
    found["utility"] = recompiled(utility, compiler, done)
    return found


def _device_compiler() -> Any:
    """Functions of the device are compiled for 64-bit integers only, as `@rule` does it on the CPU."""
    device = _numba_cuda()
    dispatcher_class: Any = import_module("numba.cuda.dispatcher").CUDADispatcher

    def widened(kind: Any) -> Any:
        is_integer = isinstance(kind, types.Integer | types.IntegerLiteral | types.IntEnumMember)
        return types.int64 if is_integer and kind != types.uint64 else kind

    class WideDispatcher(dispatcher_class):  # type: ignore[misc]
        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            return super().compile_device(tuple(widened(kind) for kind in args), return_type)

    def compiler(function: Any) -> Any:
        dispatcher = device.jit(device=True)(function)
        dispatcher.__class__ = WideDispatcher
        return dispatcher

    return compiler


def play_local(options: Any, numbers: Any, matches: int, longest: int, counts: Any, digests: Any, finals: Any) -> None:
    """Play one lane per thread, the record in local memory.

    >>> play_local.__code__.co_argcount
    7
    """
    lane = cuda.grid(1)
    if lane >= len(counts):
        return
    record = cuda.local.array(1, RECORD)
    ids = cuda.local.array(ACTIONS, IDS)
    points = cuda.local.array(SEATS, POINTS)
    counts[lane] = play_lane(record[0], ids, points, options, numbers[lane], lane, matches, longest, digests)
    if lane < len(finals):
        words = record.view(np.uint32)
        for word in range(WORDS):
            finals[lane, word] = words[word]


def play_global(options: Any, numbers: Any, matches: int, longest: int, counts: Any, digests: Any, states: Any) -> None:
    """Play one lane per thread, the record in an array of records.

    >>> play_global.__code__.co_argcount
    7
    """
    lane = cuda.grid(1)
    if lane >= len(counts):
        return
    ids = cuda.local.array(ACTIONS, IDS)
    points = cuda.local.array(SEATS, POINTS)
    counts[lane] = play_lane(states[lane], ids, points, options, numbers[lane], lane, matches, longest, digests)


@cache
def kernel(game: Game, template: Any, journal: bool, max_registers: int | None = None) -> Any:
    """Return one of the kernels of this module for one game.

    >>> kernel.__name__
    'kernel'
    """
    device = _numba_cuda()
    record = numba.from_dtype(game.state.dtype())
    names = {
        "cuda": device,
        "RECORD": record,
        "WORDS": game.state.dtype().itemsize // 4,
        "ACTIONS": game.action_count,
        "SEATS": max(game.seat_counts),
        "IDS": numba.int16,
        "POINTS": numba.int32,
        **device_rules(game, journal),
    }
    copy = plain(specialise(template, game.folder, game.compiled_name, **names))
    return device.jit(max_registers=max_registers)(copy)


def play_outs(
    game: Game,
    lanes: int,
    matches: int,
    seed: int,
    options: dict[str, Any],
    *,
    layout: str = "local",
    threads: int = 128,
    journal: bool = True,
    kept: int = 0,
    repeats: int = 1,
    max_registers: int | None = None,
) -> PlayOuts:
    """Play on the device, one lane per thread; `kept` states come back, and the best of `repeats` runs is the time.

    >>> play_outs(None, 1, 1, 0, {}, layout="shared")
    Traceback (most recent call last):
    ValueError: layout is one of local, global, not 'shared'
    """
    if layout not in LAYOUTS:
        raise ValueError(f"layout is one of {', '.join(LAYOUTS)}, not {layout!r}")
    device = _numba_cuda()
    dtype = game.state.dtype()
    run = kernel(game, play_local if layout == "local" else play_global, journal, max_registers)
    encoded = device.to_device(game.encode_options(game.complete_options(options)))
    drawn = lane_numbers(seed, lanes)
    counts, digests = device.device_array(lanes, np.int64), device.device_array(lanes, np.uint64)
    if layout == "local":
        states = device.to_device(np.zeros((kept, dtype.itemsize // 4), dtype=np.uint32))
    else:
        states = device.device_array(lanes, _plain_dtype(dtype))
    best = float("inf")
    for _ in range(repeats):
        numbers = device.to_device(drawn)
        device.synchronize()
        began = perf_counter()
        run[-(-lanes // threads), threads](encoded, numbers, matches, game.longest_match, counts, digests, states)
        device.synchronize()
        best = min(best, perf_counter() - began)
    finals = (states if layout == "local" else states[:kept]).copy_to_host() if kept else np.zeros(0, dtype=np.uint32)
    records = np.frombuffer(bytearray(finals.tobytes()), dtype=dtype)
    return PlayOuts(counts.copy_to_host(), digests.copy_to_host(), records, best)


def _plain_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
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
