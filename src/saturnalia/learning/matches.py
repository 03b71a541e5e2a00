"""Matches by which weights are judged: they sit at one seat, and one kind of opponent at all others."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.bots.loops import GREEDY_BOT, appeal_of_weights, best_answer_by, loops
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import next_number

_DOORS = ("begin", "step", "legal", "scores", "places", "redeal")

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
choose_best: Any = None
choose_naive: Any = None


@cache
def matches_of(game: Game) -> Any:
    """Return `play_tried`, made for one game and compiled when first called.

    >>> from saturnalia import load
    >>> matches_of(load("minerva")).__name__
    'play_tried_minerva'
    """
    known = {name: getattr(game.compiled, name) for name in _DOORS}
    known["choose_naive"] = loops(game).choose_naive
    appeal = specialise(appeal_of_weights, game.folder, game.compiled_name, judge=game.room("value").judge)
    known["choose_best"] = best_answer_by(game, appeal)
    return specialise(play_tried, game.folder, game.compiled_name, **known)


def play_tried(
    states: Any, ids: Any, options: Any, seats: int, tried: Any, rival: Any, code: float, seeds: Any, limit: int,
    points: Any, ranks: Any,
) -> None:  # fmt: skip
    """Play one match for each seed; the tried weights sit at seat 0, 1 … in turn, and an opponent at all others.

    The opponent is a bot of the compiled loops (`code`); the greedy one thinks with the weights of the `rival`.
    """
    numbers = np.zeros(1, dtype=np.uint64)
    for match in range(len(seeds)):
        numbers[0] = np.uint64(seeds[match])
        mine = match % seats
        begin(states[0], options, np.int64(next_number(numbers) >> np.uint64(1)))
        s = states[0]
        played = 0
        while s.actor >= 0 and played < limit:
            count = legal(s, ids)
            action = int(ids[0])
            if count > 1:
                states[1] = states[0]
                redeal(states[1], int(s.actor), np.int64(next_number(numbers) >> np.uint64(1)))
                if s.actor == mine:
                    action = choose_best(states[1:], numbers, ids, count, tried)
                elif code == GREEDY_BOT:
                    action = choose_best(states[1:], numbers, ids, count, rival)
                else:
                    action = choose_naive(states[1:], numbers, ids, count, code)
            step(s, action)
            played += 1
        scores(s, points[match])
        places(s, ranks[match])
