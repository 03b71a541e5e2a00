"""The loops of `saturnalia.learning.lanes` on a graphics card, a thread for each lane.

Without our entry points, as on a machine that lends a card: `python -m saturnalia.gpu.learning minerva --out net.npz`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots.loops import passes_of, wealth_of
from saturnalia.gpu.batch import RecordBytes, plain_dtype
from saturnalia.gpu.device import numba_cuda
from saturnalia.gpu.playouts import device_compiler
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.game import Game, load
from saturnalia.kernel.random import below, next_number
from saturnalia.learning import lanes
from saturnalia.learning.self_play import Plan, SelfPlay

THREADS = 64
TOGETHER = 16
"""So many threads weigh the answers of one lane."""

# placeholders: `kernels` puts the device and one game's functions in their place
cuda: Any = None
begin_lane: Any = None
advance_lane: Any = None
look_lane: Any = None
weigh_answer: Any = None


def begin_here(
    states: Any, options: Any, numbers: Any, ids: Any, counts: Any, actors: Any, decisions: Any, dones: Any,
    points: Any, ranks: Any, rows: Any,
) -> None:  # fmt: skip
    """Begin the first match of this thread's lane."""
    lane = cuda.grid(1)
    if lane < len(actors):
        begin_lane(lane, states, options, numbers, ids, counts, actors, decisions, dones, points, ranks, rows)


def advance_here(
    states: Any, options: Any, numbers: Any, ids: Any, counts: Any, actors: Any, decisions: Any, actions: Any,
    dones: Any, points: Any, ranks: Any, rows: Any,
) -> None:  # fmt: skip
    """Play the action of this thread's lane."""
    lane = cuda.grid(1)
    if lane < len(actors):
        advance_lane(
            lane, states, options, numbers, ids, counts, actors, decisions, actions, dones, points, ranks, rows
        )


def look_here(
    states: Any, words: Any, known: Any, known_words: Any, numbers: Any, manners: Any, learners: Any, ids: Any,
    counts: Any, chosen: Any, tastes: Any, seen: Any,
) -> None:  # fmt: skip
    """Look at this thread's lane."""
    lane = cuda.grid(1)
    if lane < len(counts):
        look_lane(
            lane, states, words, known, known_words, numbers, manners, learners, ids, counts, chosen, tastes, seen
        )  # fmt: skip


def weigh_here(
    known: Any, known_words: Any, tries: Any, tries_words: Any, ids: Any, counts: Any, chosen: Any, tastes: Any,
    worths: Any,
) -> None:  # fmt: skip
    """Weigh the answers of a lane: some threads share it, for they do the same then."""
    thread = cuda.grid(1)
    lane = thread // TOGETHER
    if lane < len(counts) and chosen[lane] < 0:
        for i in range(thread % TOGETHER, counts[lane], TOGETHER):
            weigh_answer(lane, i, thread, known, known_words, tries, tries_words, ids, tastes, worths)


@cache
def kernels(game: Game) -> dict[str, Any]:
    """Return the kernels above for one game."""
    device, compiler = numba_cuda(), device_compiler()
    done: dict[Any, Any] = {}
    room = game.room("judgement")
    sources: dict[str, Any] = {name: getattr(game.compiled, name) for name in lanes.DOORS}
    sources |= {"look": room.look, "score_rows": room.score_rows, "wealth": wealth_of(game)}
    sources |= {"below": below, "next_number": next_number}
    names = {name: recompiled(source, compiler, done, narrowly=True) for name, source in sources.items()}
    names["passes"] = passes_of(game)
    for template in (
        lanes.begin_match, lanes.go_on, lanes.begin_lane, lanes.advance_lane, lanes.choose_here, lanes.look_lane,
        lanes.weigh_answer,
    ):  # fmt: skip
        names[template.__name__] = compiler(plain(specialise(template, game.folder, game.compiled_name, **names)))
    return {
        template.__name__: device.jit(
            plain(specialise(template, game.folder, game.compiled_name, cuda=device, **names))
        )
        for template in (begin_here, advance_here, look_here, weigh_here)
    }


ARGUMENTS = {
    "begin_here": "states options numbers ids counts actors decisions dones points ranks rows",
    "advance_here": "states options numbers ids counts actors decisions actions dones points ranks rows",
    "look_here": "states words known known_words numbers manners learners ids counts chosen tastes seen",
    "weigh_here": "known known_words tries tries_words ids counts chosen tastes worths",
}


def card_loops(game: Game, numbers: Any, arrays: dict[str, Any]) -> tuple[Any, dict[str, Callable[[Any], None]]]:
    """Return lanes that lie in the memory of the card; arrays of PyTorch that lie there are used as they are."""
    device, kind, count = numba_cuda(), plain_dtype(game.state.dtype()), len(numbers)
    known: dict[str, Any] = {
        "states": device.device_array(count, dtype=kind),
        "known": device.device_array(count, dtype=kind),
        "tries": device.device_array(TOGETHER * count, dtype=kind),
        "numbers": device.to_device(numbers),
    }
    for name, records in {"words": "states", "known_words": "known", "tries_words": "tries"}.items():
        known[name] = device.as_cuda_array(RecordBytes(known[records], np.int64))
    for name, array in arrays.items():
        known[name] = device.to_device(array) if isinstance(array, np.ndarray) else device.as_cuda_array(array)
    made = kernels(game)

    def run(name: str) -> Callable[[Any], None]:
        grid = -(-count * (TOGETHER if name == "weigh_here" else 1) // THREADS), THREADS

        def loop(a: Any) -> None:
            made[name][grid](*(getattr(a, argument) for argument in ARGUMENTS[name].split()))

        return loop

    def look(a: Any) -> None:
        run("look_here")(a)
        run("weigh_here")(a)

    loops = {"begin_lanes": run("begin_here"), "advance_lanes": run("advance_here"), "look_lanes": look}
    return lanes.Arrays(**known), loops


def main() -> None:
    """Teach a game for some time, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--lanes", type=int, default=Plan().lanes)
    parser.add_argument("--rate", type=float, default=Plan().rate)
    parser.add_argument("--every", type=float, default=20.0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    plan = Plan(lanes=given.lanes, rate=given.rate)
    lesson = SelfPlay(load(given.game), plan, given.out, card_loops)
    lesson.run(given.seconds, lambda news: print(given.game, json.dumps(news), flush=True), every=given.every)  # noqa: T201


if __name__ == "__main__":
    main()
