"""Random play-outs and stepping on a graphics card: rates, and whether the card plays what the processor plays.

`python benchmarks/gpu.py` does it for all games and writes `benchmarks/results/gpu.md` and `gpu.json`.

Three processes per game compile: play-outs on the card, the same ones on the processor, and stepping. A lock lets only
one of them use the card at once. The processor plays the first lanes with the same seeds: actions, digests and all
fields of the last states but the journal must be equal. That stepped batches are equal to the processor's, with masks
and observations, is for tests/research/test_gpu.py to say.
Needs numba-cuda and one NVIDIA card, and this repository; it needs no installation of it and no network.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import tempfile
import time
import traceback
import types
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("pax", "porta_nigra", "ave_roma", "minerva", "mare_nostrum")
SEED = 2026
SEATS = 4
COMPARED = 512
FEWEST_MATCHES = 4
"""In each lane: with fewer, much of the time most lanes would be idle because they are at their end."""

TARGETS = {"pax": 1e9}
OTHER_TARGET = 0.3e9


def prepare(cache: str) -> None:
    """Make the package importable where it is not installed, with a cache of its own."""
    os.environ["SATURNALIA_CACHE"] = cache
    os.environ["NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS"] = "0"
    sys.path.insert(0, str(ROOT / "src"))
    try:
        import platformdirs  # noqa: F401
    except ImportError:
        stand_in: Any = types.ModuleType("platformdirs")
        stand_in.user_cache_dir = lambda _name: cache
        stand_in.user_data_dir = stand_in.user_config_dir = stand_in.user_cache_dir
        sys.modules["platformdirs"] = stand_in


def measure(name: str, cache: str, part: Any, chosen: argparse.Namespace, turn: Any, rows: Any) -> None:
    """Put one row for every finding of a part about a game."""
    prepare(cache)
    try:
        game = import_module(f"saturnalia.games.{name}").game
        for row in part(game, chosen, turn):
            rows.put({"game": name, **row})
    except Exception:
        rows.put({"game": name, "error": traceback.format_exc()[-2000:]})


def told(actions: Any, digests: Any, states: Any) -> list[str]:
    """Return for every lane a number that tells all about it but the journal."""
    from saturnalia.research import planes

    for left_out in planes.LEFT_OUT:
        states[left_out] = 0
    lanes = zip(actions.tolist(), digests.tolist(), states, strict=True)
    return [hashlib.sha256(f"{one} {two} ".encode() + state.tobytes()).hexdigest() for one, two, state in lanes]


def played_here(game: Any, _chosen: argparse.Namespace, _turn: Any) -> Any:
    """Play on the processor what is compared."""
    from saturnalia.research import playouts

    yield {"here": told(*playouts.play_outs(game, COMPARED, 2, SEED, {"seats": SEATS}))}


def played_there(game: Any, chosen: argparse.Namespace, turn: Any) -> Any:
    """Play on the card what is compared, then time play-outs that fill it."""
    from numba import cuda

    from saturnalia.research import gpu

    options = {"seats": SEATS}
    began = time.perf_counter()
    gpu.play_outs(game, 1, 0, SEED, options)
    yield {"compile_seconds": time.perf_counter() - began}
    way = gpu.WAYS[game.name]
    multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    with turn:
        found = gpu.play_outs(game, COMPARED, 2, SEED, options)
    yield {"there": told(found.actions, found.digests, found.states)}
    per_match = found.actions.mean() / 2
    lanes = way.lanes * way.blocks * multiprocessors
    with turn:
        probe = gpu.play_outs(game, lanes, 1, SEED, options)
        seconds_per_match = lanes * per_match / probe.actions_per_second
        matches = max(FEWEST_MATCHES, min(64, round(chosen.seconds / seconds_per_match)))
        repeats = 2 if seconds_per_match * matches < 2 * chosen.seconds else 1
        timed = gpu.play_outs(game, lanes, matches, SEED, options, repeats=repeats)
    yield {
        "kernel": way.kernel,
        "threads": way.threads,
        "lanes": way.lanes,
        "blocks": way.blocks,
        "matches": matches,
        "actions_per_second": timed.actions_per_second,
        "games_per_second": lanes * matches / timed.seconds,
    }


def steps(game: Any, chosen: argparse.Namespace, turn: Any) -> Any:
    """Time steps of many matches, with masks and observations; the actions were drawn beforehand."""
    import numpy as np
    from numba import cuda

    from saturnalia.research.gpu_batch import DeviceBatch

    one = DeviceBatch(game, 1, seed=SEED, seats=SEATS)
    one.step(one.ids.copy_to_host()[:, 0].astype(np.int64))  # all is compiled now
    batch = DeviceBatch(game, chosen.stepped * cuda.get_current_device().MULTIPROCESSOR_COUNT, seed=SEED, seats=SEATS)
    rates = []
    with turn:
        for _ in range(20):
            drawn = np.random.default_rng(SEED).integers(0, batch.counts.copy_to_host())
            actions = cuda.to_device(batch.ids.copy_to_host()[np.arange(batch.count), drawn].astype(np.int64))
            cuda.synchronize()
            began = time.perf_counter()
            batch.step(actions)
            cuda.synchronize()
            rates.append(batch.count / (time.perf_counter() - began))
    yield {"stepped": batch.count, "steps_per_second": float(np.median(rates))}


PARTS = {"here": played_here, "there": played_there, "steps": steps}


def arguments() -> argparse.Namespace:
    """Read the choices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=PARTS)
    parser.add_argument("--stepped", type=int, default=1024, help="matches per multiprocessor that are stepped")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a timed run lasts, about")
    parser.add_argument("--out", default=str(ROOT / "benchmarks" / "results"), help="folder for gpu.md and gpu.json")
    return parser.parse_args()


def report(rows: list[dict[str, Any]], device: str) -> str:
    """Return the table: per game the best rate of play-outs and that of stepping, and what equals the processor's."""
    lines = [
        f"Random play-outs and stepping with {SEATS} seats on one {device}, by `python benchmarks/gpu.py`.",
        "Threads and lanes are a block's, blocks a multiprocessor's. Stepping writes masks and observations too.",
        f"Compared with the processor: {COMPARED} lanes of 2 matches.",
        "",
        "| game | actions/s | target | games/s | kernel | threads, lanes, blocks | equal | steps/s |",
        "|---|---:|---:|---:|---|---:|---:|---:|",
    ]
    for game in dict.fromkeys(row["game"] for row in rows):
        found = {what: value for row in rows if row["game"] == game for what, value in row.items()}
        if "actions_per_second" not in found:
            lines.append(f"| {game} | failed | | | | | | |")
            continue
        target = TARGETS.get(game, OTHER_TARGET)
        equal = sum(map(str.__eq__, found.get("here", []), found.get("there", [])))
        lines.append(
            f"| {game} | {found['actions_per_second'] / 1e6:.0f} million | {target / 1e6:.0f} million"
            f" | {found['games_per_second'] / 1e6:.2f} million | {found['kernel']}"
            f" | {found['threads']}, {found['lanes']}, {found['blocks']} | {equal} of {COMPARED}"
            f" | {found.get('steps_per_second', 0) / 1e6:.0f} million |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, compare, print, and write the table."""
    chosen = arguments()
    began = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as cache:
        turn, queue = context.Lock(), context.Queue()
        running = [
            context.Process(target=measure, args=(name, cache, PARTS[part], chosen, turn, queue))
            for name in chosen.games
            for part in chosen.parts
        ]
        for process in running:
            process.start()
        while any(process.is_alive() for process in running) or not queue.empty():
            while not queue.empty():
                rows.append(queue.get())
                shown = {what: number for what, number in rows[-1].items() if what not in ("here", "there")}
                print(f"{time.perf_counter() - began:6.1f} s  {json.dumps(shown)}", flush=True)
            time.sleep(0.05)
    from numba import cuda

    text = report(rows, str(cuda.get_current_device().name))
    folder = Path(chosen.out)
    kept = [row for row in rows if "here" not in row and "there" not in row]
    (folder / "gpu.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    (folder / "gpu.md").write_text(text, encoding="utf-8")
    print(text, flush=True)


if __name__ == "__main__":
    main()
