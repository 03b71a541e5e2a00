"""The same rule functions on a graphics card: random play-outs of many matches, bit-equal to the CPU.

The plain Python functions behind the compiled ones are compiled anew, bottom-up, as functions of the device; where the
numbers of the states lie there is told in `planes`.

How lanes share the threads of the card is told in `gpu_kernels`.

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
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.journal import note, open_journal
from saturnalia.kernel.schema import Record
from saturnalia.research import gpu_kernels
from saturnalia.research.device_records import lane_maker
from saturnalia.research.pauses import nothing_now, pauses
from saturnalia.research.planes import Planes, narrow_kinds, side_by_side
from saturnalia.research.playouts import lane_numbers, loops

_REGISTERS = 128
"""With so many, 512 threads find room on a multiprocessor."""


@dataclass(frozen=True)
class Way:
    """How a game is played: by which kernel, with how many threads and lanes in a block, how numbers are stored.

    `blocks` is how many of them a multiprocessor should get.

    >>> WAYS["pax"].kernel
    'play_in_step'
    """

    kernel: str
    threads: int
    lanes: int
    blocks: int = 1
    narrow: bool = True


WAYS = {
    "pax": Way("play_in_step", threads=320, lanes=320),
    "porta_nigra": Way("play_in_step", threads=256, lanes=256, blocks=2),
    "ave_roma": Way("play_in_step", threads=256, lanes=256, blocks=2),
    "minerva": Way("play_freely", threads=256, lanes=512),
    "mare_nostrum": Way("play_freely", threads=256, lanes=1024, narrow=False),
}
"""What was fastest of that which was tried on an H200."""

if not hasattr(np, "row_stack"):  # NumPy 2.4 took away a name that numba-cuda still asks for
    setattr(np, "row_stack", np.vstack)  # noqa: B010

# placeholder: `device_loops` puts one game's function in its place
setup: Any = None


def available() -> str:
    """Return why there is no device to use, or an empty text.

    >>> isinstance(available(), str)
    True
    """
    try:
        device = numba_cuda()
    except ImportError as error:
        return f"numba-cuda is not installed ({error}): pip install numba-cuda[cu13]"
    try:
        return "" if device.is_available() else "there is no NVIDIA card, or no driver for one"
    except Exception as error:
        return f"numba-cuda does not work here: {error}"


def numba_cuda() -> Any:
    """Return numba-cuda, which is no part of an ordinary installation.

    >>> numba_cuda.__name__
    'numba_cuda'
    """
    return import_module("numba.cuda")


@dataclass(frozen=True)
class PlayOuts:
    """What was played on the device: actions and digest of every lane, its last state without journal, the time.

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
    """Set up a new match as `Compiled.begin` does, without a journal.

    >>> begin_without_journal.__code__.co_argcount
    3
    """
    s.generator[0] = np.uint64(seed)
    s.revealed = 0
    setup(s, options)


def note_nothing(s: Record, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write no line of the journal.

    >>> note_nothing(None, 7)
    """


def open_nothing(s: Record) -> None:
    """Begin a new action as `open_journal` does, without a journal.

    >>> from saturnalia.kernel.schema import State
    >>> state = State.new()
    >>> state.revealed = 1
    >>> open_nothing(state)
    >>> state.revealed
    np.int64(0)
    """
    s.revealed = 0


@cache
def device_loops(game: Game) -> dict[str, Any]:
    """Return the functions of the play-outs, compiled for the device without the journal.

    >>> device_loops.__name__
    'device_loops'
    """
    compiler = device_compiler()
    done = {plain(note): compiler(note_nothing), plain(open_journal): compiler(open_nothing)}
    setup = recompiled(game.compiled.setup, compiler, done, narrowly=True)
    bare = specialise(begin_without_journal, game.folder, game.compiled_name, setup=setup)
    done[plain(game.compiled.begin)] = compiler(plain(bare))
    paused = pauses(game)
    if paused.loop:
        done[paused.loop] = compiler(nothing_now)
    functions = {name: function for name, function in loops(game).items() if name != "play_lanes"}
    functions |= {"what_is_left": paused.what_is_left, "go_on_once": paused.go_on_once}
    return {name: recompiled(function, compiler, done, narrowly=True) for name, function in functions.items()}


def device_compiler() -> Any:
    """Return what compiles a function of the device: for 64-bit integers only, as `@rule` does it on the CPU.

    >>> device_compiler.__name__
    'device_compiler'
    """
    device = numba_cuda()
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


@cache
def kernel(game: Game, planes: Planes, way: Way) -> Any:
    """Return the kernel of a way for one game and layout.

    >>> kernel.__name__
    'kernel'
    """
    device = numba_cuda()
    decisions = len(game.room("state").Decision)
    kinds = decisions + pauses(game).count + 2
    gpu_kernels.check(way.kernel, way.threads, way.lanes, kinds)
    names: dict[str, Any] = {
        "cuda": device,
        "ACTIONS": game.action_count,
        "SEATS": max(game.seat_counts),
        "SMALL": numba.int16,
        "WHOLE": numba.int32,
        "BITS": numba.uint32,
        "THREADS": way.threads,
        "LANES": way.lanes,
        "WORDS": way.lanes // gpu_kernels.WARP,
        "DECISIONS": decisions,
        "KINDS": kinds,
        "OVER": kinds - 2,
        "DONE": kinds - 1,
        "lane_at": lane_maker(planes),
        **device_loops(game),
    }
    advance = plain(specialise(gpu_kernels.advance_lane, game.folder, game.compiled_name, **names))
    names["advance"] = device_compiler()(advance)
    template = getattr(gpu_kernels, way.kernel)
    return device.jit(max_registers=_REGISTERS)(plain(specialise(template, game.folder, game.compiled_name, **names)))


@cache
def _layout(game: Game, options: tuple[int, ...], way: Way, wide: frozenset[str]) -> Planes:
    narrow = narrow_kinds(game, options) if way.narrow else {}
    return side_by_side(game, way.lanes, {name: kind for name, kind in narrow.items() if name not in wide})


def play_outs(
    game: Game,
    lanes: int,
    matches: int,
    seed: int,
    options: dict[str, Any],
    *,
    way: Way | None = None,
    repeats: int = 1,
    wide: frozenset[str] = frozenset(),
) -> PlayOuts:
    """Play on the device, in the way of the game if none is given; the best of `repeats` runs is the time.

    Fields that are found too narrow, or named in `wide`, are stored as in the schema.

    >>> play_outs.__name__
    'play_outs'
    """
    device = numba_cuda()
    way = way or WAYS.get(game.name) or Way("play_freely", threads=256, lanes=512)
    encoded = game.encode_options(game.complete_options(options))
    planes = _layout(game, tuple(encoded.tolist()), way, wide)
    run = kernel(game, planes, way)
    drawn = lane_numbers(seed, lanes)
    zeros = np.zeros(lanes, dtype=np.int64)
    blocks = -(-lanes // way.lanes)
    memory = device.to_device(np.zeros(blocks * planes.size, dtype=np.uint8))
    chosen = device.to_device(encoded)
    best = float("inf")
    for _ in range(repeats):
        numbers, digests = device.to_device(drawn), device.to_device(zeros.view(np.uint64))
        counts, played, ended = (device.to_device(zeros) for _ in range(3))
        device.synchronize()
        began = perf_counter()
        run[blocks, way.threads](chosen, numbers, matches, game.longest_match, counts, digests, played, ended, memory)
        device.synchronize()
        best = min(best, perf_counter() - began)
    fetched = memory.copy_to_host()
    misfits = planes.misfits(fetched)
    if misfits:
        return play_outs(game, lanes, matches, seed, options, way=way, repeats=repeats, wide=wide | misfits)
    records = planes.records(fetched, game.state.dtype())[:lanes]
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
