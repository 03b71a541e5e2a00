"""The same rule functions on a graphics card: random play-outs of many matches, bit-equal to the CPU.

The plain Python functions behind the compiled ones are compiled anew, bottom-up, as functions of the device.

A card runs 32 threads as one: while they are asked different things, they wait for each other. So the lanes of a block
are sorted before every action: those that face the same decision stand side by side, and those whose match is over wait
until enough of the block does; then they set up their next matches together. Lanes know nothing of each other, so what
they play does not depend on the order.

The journal is left out: rules only write it, and it is a third of what they write.
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
from saturnalia.research.playouts import lane_numbers, loops

_REGISTERS = 128
"""With so many, 512 threads find room on a multiprocessor."""

_GROUPS = 64
_DONE = _GROUPS - 1
_OVER = _GROUPS - 2
"""The decisions of a lane's match are its groups; the last groups are those whose match is over, or all matches."""

if not hasattr(np, "row_stack"):  # NumPy 2.4 took away a name that numba-cuda still asks for
    setattr(np, "row_stack", np.vstack)  # noqa: B010

# placeholders: `kernel` puts the device, one game's functions and numbers in their place
cuda: Any = None
setup: Any = None
play_action: Any = None
digest_match: Any = None
begin_match: Any = None
ACTIONS: Any = None
SEATS: Any = None
SMALL: Any = None
WHOLE: Any = None
THREADS: Any = None


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


def begin_without_journal(s: Any, options: Any, seed: Any) -> None:
    """Set up a new match as `Compiled.begin` does, but leave the journal as it is.

    >>> begin_without_journal.__code__.co_argcount
    3
    """
    s.generator[0] = np.uint64(seed)
    s.revealed = 0
    s.journal_length = 0
    setup(s, options)


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
def device_loops(game: Game) -> dict[str, Any]:
    """Return the functions of the play-outs, compiled for the device without the journal.

    >>> device_loops.__name__
    'device_loops'
    """
    compiler = device_compiler()
    done = {plain(note): compiler(note_nothing)}
    setup = recompiled(game.compiled.setup, compiler, done, narrowly=True)
    bare = specialise(begin_without_journal, game.folder, game.compiled_name, setup=setup)
    done[plain(game.compiled.begin)] = compiler(plain(bare))
    return {
        name: recompiled(function, compiler, done, narrowly=True)
        for name, function in loops(game).items()
        if name != "play_lanes"
    }


def device_compiler() -> Any:
    """Return what compiles a function of the device: for 64-bit integers only, as `@rule` does it on the CPU.

    >>> device_compiler.__name__
    'device_compiler'
    """
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


def play(
    options: Any, numbers: Any, matches: int, longest: int, enough: int, counts: Any, digests: Any, played: Any,
    ended: Any, states: Any,
) -> None:  # fmt: skip
    """Play the lanes of one block; `counts`, `digests`, `played` and `ended` begin with zeros.

    >>> play.__code__.co_argcount
    10
    """
    thread = cuda.threadIdx.x
    home = cuda.blockIdx.x * THREADS + thread
    sizes = cuda.shared.array(_GROUPS, WHOLE)
    order = cuda.shared.array(THREADS, WHOLE)
    ids = cuda.local.array(ACTIONS, SMALL)
    points = cuda.local.array(SEATS, WHOLE)
    if home < len(counts):
        states[home].actor = -1
    running = THREADS
    while running > 0:
        cuda.syncthreads()
        group = _DONE
        if home < len(counts) and ended[home] < matches:
            s = states[home]
            group = _OVER if s.actor < 0 or played[home] == longest else s.decision
        if thread < _GROUPS:
            sizes[thread] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(sizes, group, 1)
        cuda.syncthreads()
        for earlier in range(group):
            place += sizes[earlier]
        order[place] = home
        over = sizes[_OVER]
        running = THREADS - sizes[_DONE]
        asked = running - over
        cuda.syncthreads()
        lane = order[thread]
        if thread < asked:
            play_action(states[lane], ids, numbers[lane])
            played[lane] += 1
        elif thread < running and (over >= enough or asked == 0):
            s = states[lane]
            if played[lane] > 0:
                digests[lane] = digest_match(s, points, digests[lane], played[lane])
                counts[lane] += played[lane]
                played[lane] = 0
                ended[lane] += 1
            if ended[lane] < matches:
                begin_match(s, options, numbers[lane])


@cache
def kernel(game: Game, threads: int) -> Any:
    """Return the kernel of this module for one game and so many threads in a block.

    >>> kernel.__name__
    'kernel'
    """
    assert len(game.room("state").Decision) <= _OVER, "every decision is a group of its own"
    device = _numba_cuda()
    names = {
        "cuda": device,
        "ACTIONS": game.action_count,
        "SEATS": max(game.seat_counts),
        "SMALL": numba.int16,
        "WHOLE": numba.int32,
        "THREADS": threads,
        **device_loops(game),
    }
    copy = plain(specialise(play, game.folder, game.compiled_name, **names))
    return device.jit(max_registers=_REGISTERS)(copy)


def play_outs(
    game: Game,
    lanes: int,
    matches: int,
    seed: int,
    options: dict[str, Any],
    *,
    threads: int = 256,
    waiting: float = 1.0,
    repeats: int = 1,
) -> PlayOuts:
    """Play on the device in blocks of so many threads; the best of `repeats` runs is the time.

    When the share `waiting` of a block's lanes has ended its match, they begin the next ones. On an H200 blocks of 256
    threads that wait for all their lanes were the fastest in every game.

    >>> play_outs.__name__
    'play_outs'
    """
    device = _numba_cuda()
    dtype = game.state.dtype()
    run = kernel(game, threads)
    enough = max(1, round(waiting * threads))
    encoded = device.to_device(game.encode_options(game.complete_options(options)))
    drawn = lane_numbers(seed, lanes)
    zeros = np.zeros(lanes, dtype=np.int64)
    states = device.to_device(np.zeros(lanes, dtype=plain_dtype(dtype)))
    best = float("inf")
    for _ in range(repeats):
        numbers, digests = device.to_device(drawn), device.to_device(zeros.view(np.uint64))
        counts, played, ended = (device.to_device(zeros) for _ in range(3))
        device.synchronize()
        began = perf_counter()
        run[-(-lanes // threads), threads](
            encoded, numbers, matches, game.longest_match, enough, counts, digests, played, ended, states
        )
        device.synchronize()
        best = min(best, perf_counter() - began)
    records = np.frombuffer(bytearray(states.copy_to_host().tobytes()), dtype=dtype)
    return PlayOuts(counts.copy_to_host(), digests.copy_to_host(), records, best)


def plain_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return the same layout as a plain structure, which the device's arrays accept.

    >>> from saturnalia import load
    >>> plain_dtype(load("pax").state.dtype()).itemsize
    3088
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
