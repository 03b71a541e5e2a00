"""Compiled functions let other threads run: a server thinks for bots while people play."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from functools import cache

import numpy as np

from saturnalia.bots.loops import RANDOM_BOT, loops
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Value
from saturnalia.kernel.random import generator
from saturnalia.testing.laws import BrokenLaw, Law

_LONG_ENOUGH = 0.1
_TICKS_EXPECTED = 5


@cache
def check_gil(game: Game) -> None:
    """Let a thread play matches in one compiled call: meanwhile this thread must be able to count.

    >>> from saturnalia import load
    >>> check_gil(load("pax"))
    """
    if INTERPRET:
        return
    options = game.complete_options({})
    matches = 16
    while True:
        ticks, seconds = _ticks_beside(game, options, matches)
        if seconds >= _LONG_ENOUGH:
            break
        matches *= 4
    if ticks < _TICKS_EXPECTED:
        detail = f"the main thread moved {ticks} times in {seconds:.2f} s"
        raise BrokenLaw(Law.GIL, game.name, options, 0, 0, detail)


def _ticks_beside(game: Game, options: dict[str, Value], matches: int) -> tuple[int, float]:
    """Return how often this thread woke up while another played matches, and how long that took."""
    seats = max(game.seat_counts)
    states, ids = game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16)
    encoded, bots = game.encode_options(options), np.full(seats, RANDOM_BOT)
    results = np.zeros((2, matches, seats), dtype=np.int32)
    times: list[float] = []

    def play() -> None:
        times.append(time.perf_counter())
        loops(game).play_matches(states, ids, encoded, bots, generator(1), game.longest_match, results[0], results[1])
        times.append(time.perf_counter())

    thread = threading.Thread(target=play)
    woken: list[float] = []
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        woken.append(time.perf_counter())
    thread.join()
    return _count_between(woken, *times), times[1] - times[0]


def _count_between(moments: Iterable[float], first: float, last: float) -> int:
    return sum(1 for moment in moments if first < moment < last)
