"""Masks and observations on a graphics card: the threads of a block share the row of one match.

The entries are those of `observing`. What hides a field is the game's own function, compiled anew for the device; one
that compares an array with a number (`np.arange(SIDES) == side`) is asked there for every entry by itself.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

from saturnalia.gpu.device import numba_cuda
from saturnalia.gpu.device_records import lane_maker, numpy_of_the_device
from saturnalia.gpu.planes import one_after_another
from saturnalia.gpu.playouts import device_compiler
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.observation_layout import SIGNED_BYTES, WORDS, guarded, observation_layout
from saturnalia.kernel.observing import covering, reasons

THREADS = 64
"""That share the row of a match."""

# placeholders: `show_kernel` puts the device, one game's functions and numbers in their place
cuda: Any = None
cover: Any = None
earlier: Any = None
seen: Any = None
seats_named: Any = None
lane_at: Any = None
START: Any = None
COUNT: Any = None
SIZE: Any = None
SEATS: Any = None
UNKNOWN: Any = None
UPPER_WORDS: Any = None


def show_here(
    words: Any, signed: Any, unsigned: Any, memory: Any, runs: Any, ids: Any, counts: Any, masks: Any,
    observations: Any,
) -> None:  # fmt: skip
    """Write what the actor of this block's match may do and what it sees; the numbers of all records are given."""
    lane = cuda.blockIdx.x
    thread = cuda.threadIdx.x
    for action in range(thread, masks.shape[1], THREADS):
        masks[lane, action] = 0
    for run in range(len(runs)):
        way, offset, start, size = runs[run, 0], runs[run, 1], runs[run, 2], runs[run, 3]
        for i in range(thread, size, THREADS):
            if way == WORDS:
                observations[lane, start + i] = words[lane, offset // 2 + i]
            elif way == SIGNED_BYTES:
                observations[lane, start + i] = signed[lane, offset + i]
            else:
                observations[lane, start + i] = unsigned[lane, offset + i]
    cuda.syncthreads()
    for i in range(thread, counts[lane], THREADS):
        masks[lane, ids[lane, i]] = 1
    s = lane_at(memory, lane, 0)
    cover(s, s.actor, lane, thread, observations)


def cover_nothing(s: Any, viewer: int, lane: int, thread: int, observations: Any) -> None:
    """Leave everything open.

    >>> cover_nothing(None, 0, 0, 0, None)
    """


def cover_all(s: Any, viewer: int, lane: int, thread: int, observations: Any) -> None:
    """Cover a field that is seen as a whole or not at all, and then the fields before it."""
    if not seen(s, viewer):
        for i in range(thread, SIZE, THREADS):
            observations[lane, START + i] = UNKNOWN if i % 4 == 0 else UPPER_WORDS
    earlier(s, viewer, lane, thread, observations)


def cover_some(s: Any, viewer: int, lane: int, thread: int, observations: Any) -> None:
    """Cover those entries of a field that its own reason hides, and then the fields before it."""
    flags = seen(s, viewer)
    for flag in range(thread, COUNT, THREADS):
        if not flags[flag]:
            for i in range(SIZE):
                observations[lane, START + flag * SIZE + i] = UNKNOWN if i % 4 == 0 else UPPER_WORDS
    earlier(s, viewer, lane, thread, observations)


def cover_seats(s: Any, viewer: int, lane: int, thread: int, observations: Any) -> None:
    """Cover what belongs to the other seats, and then the fields before."""
    for i in range(thread, COUNT * SIZE, THREADS):
        if i // SIZE % SEATS != viewer:
            observations[lane, START + i] = UNKNOWN if i % SIZE % 4 == 0 else UPPER_WORDS
    earlier(s, viewer, lane, thread, observations)


def cover_others(s: Any, viewer: int, lane: int, thread: int, observations: Any) -> None:
    """Cover the entries that another seat than the viewer, or nobody, is named for, and then the fields before."""
    seats = seats_named(s)
    for flag in range(thread, COUNT, THREADS):
        if seats[flag] != viewer or viewer < 0:
            for i in range(SIZE):
                observations[lane, START + flag * SIZE + i] = UNKNOWN if i % 4 == 0 else UPPER_WORDS
    earlier(s, viewer, lane, thread, observations)


_OURS = {template.__name__: template for template in (cover_all, cover_some, cover_seats, cover_others)}
"""What does here what the functions of the same names in `observing` do."""


@cache
def show_kernel(game: Game) -> Any:
    """Return the kernel `show_here` for one game."""
    device, compiler = numba_cuda(), device_compiler()
    done: dict[Any, Any] = {}
    chain = compiler(cover_nothing)
    for f in guarded(observation_layout(game)):
        theirs, numbers = covering(game, f)
        template = _OURS[theirs.__name__]
        names: dict[str, Any] = {**numbers, "earlier": chain}
        for name, reason in reasons(f).items():
            names[name] = recompiled(_of_the_device(reason), compiler, done, narrowly=True)
        chain = compiler(plain(specialise(template, game.folder, f"{game.compiled_name}_{f.name}", **names)))
    names = {"cuda": device, "cover": chain, "lane_at": lane_maker(one_after_another(game))}
    return device.jit(plain(specialise(show_here, game.folder, game.compiled_name, **names)))


def _of_the_device(seen_by: Any) -> Any:
    """Return a copy of a function that says who sees what, in which NumPy is that of the device."""
    source = plain(seen_by)
    names = {**source.__globals__, "np": numpy_of_the_device()}
    return FunctionType(source.__code__, names, source.__name__, source.__defaults__)
