"""The same rule functions on a graphics card: random play-outs of many matches, bit-equal to the CPU.

The plain Python functions behind the compiled ones are compiled anew, bottom-up, as functions of the device. Where the
numbers of the states lie there is told in `planes`, how the rules find them in `device_records`, how lanes share the
threads of the card in `kernels`.

The journal is left out: rules only write it, and it is a third of what they write.
Needs numba-cuda and an NVIDIA card; `device.available()` says why not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from statistics import median
from time import perf_counter
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import types

from saturnalia.gpu import kernels
from saturnalia.gpu.device import numba_cuda
from saturnalia.gpu.device_records import lane_maker, quick_range
from saturnalia.gpu.pauses import nothing_now, pauses
from saturnalia.gpu.planes import Planes, narrow_kinds, side_by_side
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.journal import note, open_journal
from saturnalia.kernel.schema import Record
from saturnalia.research.playouts import lane_numbers, loops

_REGISTERS = 128
"""With so many, 512 threads find room on a multiprocessor."""


@dataclass(frozen=True)
class LaunchSettings:
    """How a game is played: by which kernel, with how many threads and lanes in a block.

    `blocks` is how many of them a multiprocessor should get. A game sets in the LAUNCH of its `gpu.py` what was fastest
    there; others are played with these.

    >>> LaunchSettings().kernel
    'play_freely'
    """

    kernel: str = "play_freely"
    threads: int = 256
    lanes: int = 512
    blocks: int = 1


def settings_of(game: Game) -> LaunchSettings:
    """Return how a game is played on the card.

    >>> from saturnalia import load
    >>> settings_of(load("pax"))
    LaunchSettings(kernel='play_in_step', threads=320, lanes=320, blocks=1)
    """
    return LaunchSettings(**getattr(game.optional_room("gpu"), "LAUNCH", {}))


Kinds = frozenset[tuple[str, np.dtype[Any]]]
"""As what some fields are stored."""

# placeholders: `device_loops` puts one game's functions in their place
clear: Any = None
setup: Any = None


@dataclass(frozen=True)
class PlayOuts:
    """What was played on the device: actions and digest of every lane, and its last state without journal.

    `seconds` are the times of all runs. Numbers of the fields in `widened` did not fit at first: with these fields wide
    everything was played again, and only that is told here.

    >>> played = PlayOuts(np.array([3]), np.array([7]), np.array([]), (0.7, 0.5, 0.4), frozenset())
    >>> played.actions_per_second
    6.0
    """

    actions: Any
    digests: Any
    states: Any
    seconds: tuple[float, ...]
    widened: frozenset[str]

    @property
    def actions_per_second(self) -> float:
        """The median rate of the runs.

        >>> PlayOuts(np.array([1, 2]), np.array([7, 8]), np.array([]), (1.5,), frozenset()).actions_per_second
        2.0
        """
        return float(self.actions.sum() / median(self.seconds))


def begin_without_journal(s: Any, options: Any, seed: Any) -> None:
    """Set up a new match as `Compiled.begin` does, without a journal."""
    clear(s)
    s.generator[0] = np.uint64(seed)
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
    """Return the functions of the play-outs, compiled for the device without the journal."""
    compiler = device_compiler()
    done = {plain(note): compiler(note_nothing), plain(open_journal): compiler(open_nothing)}
    clear, setup = (recompiled(f, compiler, done, narrowly=True) for f in (game.compiled.clear, game.compiled.setup))
    bare = specialise(begin_without_journal, game.folder, game.compiled_name, clear=clear, setup=setup)
    done[plain(game.compiled.begin)] = compiler(plain(bare))
    paused = pauses(game)
    if paused.loop:
        done[plain(paused.loop)] = compiler(nothing_now)
    functions = {name: function for name, function in loops(game).items() if name != "play_lanes"}
    functions |= {"what_is_left": paused.what_is_left, "go_on_once": paused.go_on_once}
    return {name: recompiled(function, compiler, done, narrowly=True) for name, function in functions.items()}


@cache
def device_compiler() -> Any:
    """Return what compiles a function of the device: for 64-bit integers only, as `@rule` does it on the CPU."""
    device = numba_cuda()
    dispatcher_class: Any = import_module("numba.cuda.dispatcher").CUDADispatcher

    def widened(kind: Any) -> Any:
        is_integer = isinstance(kind, types.Integer | types.IntegerLiteral | types.IntEnumMember)
        return types.int64 if is_integer and kind != types.uint64 else kind

    class WideDispatcher(dispatcher_class):  # type: ignore[misc]
        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            return super().compile_device(tuple(widened(kind) for kind in args), return_type)

    def compiler(function: Any) -> Any:
        # by another name, for Numba lets nobody give `range` another meaning
        called = tuple("quick_range" if name == "range" else name for name in function.__code__.co_names)
        names = {**function.__globals__, "quick_range": quick_range()}
        code = function.__code__.replace(co_names=called)
        copy = FunctionType(code, names, function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
        dispatcher = device.jit(device=True)(copy)
        dispatcher.__class__ = WideDispatcher
        return dispatcher

    return compiler


@cache
def kernel(game: Game, settings: LaunchSettings, narrow: Kinds) -> tuple[Planes, Any]:
    """Return where the states lie when some fields are stored narrowly, and the kernel that plays them."""
    device = numba_cuda()
    planes = side_by_side(game, settings.lanes, dict(narrow))
    decisions = len(game.room("state").Decision)
    kinds = decisions + pauses(game).count + 2
    kernels.check(settings.kernel, settings.threads, settings.lanes, kinds)
    names: dict[str, Any] = {
        "cuda": device,
        "ACTIONS": game.action_count,
        "SEATS": max(game.seat_counts),
        "SMALL": numba.int16,
        "WHOLE": numba.int32,
        "BITS": numba.uint32,
        "THREADS": settings.threads,
        "LANES": settings.lanes,
        "WORDS": settings.lanes // kernels.WARP,
        "DECISIONS": decisions,
        "KINDS": kinds,
        "OVER": kinds - 2,
        "DONE": kinds - 1,
        "lane_at": lane_maker(planes),
        **device_loops(game),
    }
    advance = plain(specialise(kernels.advance_lane, game.folder, game.compiled_name, **names))
    names["advance"] = device_compiler()(advance)
    template = plain(specialise(getattr(kernels, settings.kernel), game.folder, game.compiled_name, **names))
    return planes, device.jit(max_registers=_REGISTERS)(template)


def play_outs(
    game: Game, lanes: int, matches: int, seed: int, options: dict[str, Any], *, repeats: int = 1
) -> PlayOuts:
    """Play so many random matches in every lane, one after another; what is repeated is timed anew, and the same."""
    settings = settings_of(game)
    encoded = game.encode_options(game.complete_options(options))
    narrow = narrow_kinds(game, tuple(encoded.tolist()))
    widened: set[str] = set()
    while True:
        kinds = frozenset((name, kind) for name, kind in narrow.items() if name not in widened)
        planes, run = kernel(game, settings, kinds)
        counts, digests, memory, seconds = _timed(game, settings, planes, run, encoded, lanes, matches, seed, repeats)
        misfits = planes.misfits(memory)
        if not misfits:
            states = planes.records(memory, game.state.dtype())[:lanes]
            return PlayOuts(counts, digests, states, tuple(seconds), frozenset(widened))
        widened |= misfits


def _timed(
    game: Game,
    settings: LaunchSettings,
    planes: Planes,
    run: Any,
    options: Any,
    lanes: int,
    matches: int,
    seed: int,
    repeats: int,
) -> tuple[Any, Any, Any, list[float]]:
    """Return the actions and digests of all lanes, the bytes of their states, and how long each run took."""
    device = numba_cuda()
    drawn, zeros = lane_numbers(seed, lanes), np.zeros(lanes, dtype=np.int64)
    blocks = -(-lanes // settings.lanes)
    memory = device.to_device(np.zeros(blocks * planes.size, dtype=np.uint8))
    chosen = device.to_device(options)
    seconds = []
    for _ in range(repeats):
        numbers, digests = device.to_device(drawn), device.to_device(zeros.view(np.uint64))
        counts, played, ended = (device.to_device(zeros) for _ in range(3))
        device.synchronize()
        began = perf_counter()
        run[blocks, settings.threads](
            chosen, numbers, matches, game.longest_match, counts, digests, played, ended, memory
        )
        device.synchronize()
        seconds.append(perf_counter() - began)
    return counts.copy_to_host(), digests.copy_to_host(), memory.copy_to_host(), seconds
