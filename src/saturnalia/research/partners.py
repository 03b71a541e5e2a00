"""Greedy bots in some lanes of a batch, on the processor and on a graphics card: partners for those who learn."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.bots.loops import loops
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, next_number

THREADS = 64

# placeholders: `chooser` and `choosing_kernel` put the device and one game's functions in their place
cuda: Any = None
step: Any = None
legal: Any = None
redeal: Any = None
value: Any = None
choose_greedy: Any = None


def choose_listed(states: Any, scratch: Any, ids: Any, listed: Any, numbers: Any, actions: Any) -> None:
    """Write the greedy action of every lane in the list; each bot knows only what its own seat may know."""
    for i in range(len(listed)):
        lane = listed[i]
        scratch[0] = states[lane]
        redeal(scratch[0], int(states[lane].actor), np.int64(next_number(numbers[lane]) >> np.uint64(1)))
        actions[lane] = choose_greedy(scratch, numbers[lane], ids, legal(scratch[0], ids), 0.0)


def choose_here(
    states: Any, words: Any, scratch: Any, scratch_words: Any, listed: Any, ids: Any, counts: Any, numbers: Any,
    actions: Any,
) -> None:  # fmt: skip
    """Do the same for one lane of the list, on a card: there a record is copied by the words that it is made of."""
    i = cuda.grid(1)
    if i < len(listed):
        lane = listed[i]
        known, tried = 2 * i, 2 * i + 1
        seat = states[lane].actor
        for k in range(words.shape[1]):
            scratch_words[known, k] = words[lane, k]
        redeal(scratch[known], seat, np.int64(next_number(numbers[lane]) >> np.uint64(1)))
        best = ids[lane, 0]
        best_worth = -1e30
        equals = 1
        for j in range(counts[lane]):
            for k in range(words.shape[1]):
                scratch_words[tried, k] = scratch_words[known, k]
            step(scratch[tried], ids[lane, j])
            worth = value(scratch[tried], seat)
            if worth > best_worth:
                best, best_worth, equals = ids[lane, j], worth, 1
            elif worth == best_worth:
                equals += 1
                if below(numbers[lane], equals) == 0:
                    best = ids[lane, j]
        actions[lane] = best


@cache
def chooser(game: Game) -> Any:
    """Return `choose_listed` for a game.

    >>> from saturnalia import load
    >>> chooser(load("pax")).__name__
    'choose_listed_pax'
    """
    names = {name: getattr(game.compiled, name) for name in ("legal", "redeal")}
    names["choose_greedy"] = loops(game).choose_greedy
    return specialise(choose_listed, game.folder, game.compiled_name, **names)


@cache
def choosing_kernel(game: Game) -> Any:
    """Return the kernel `choose_here` for a game."""
    from saturnalia.research.device import numba_cuda
    from saturnalia.research.gpu import device_compiler

    device, compiler = numba_cuda(), device_compiler()
    done: dict[Any, Any] = {}
    sources = {name: getattr(game.compiled, name) for name in ("step", "redeal", "value")}
    sources |= {"below": below, "next_number": next_number}
    names = {name: recompiled(source, compiler, done, narrowly=True) for name, source in sources.items()}
    return device.jit(plain(specialise(choose_here, game.folder, game.compiled_name, cuda=device, **names)))
