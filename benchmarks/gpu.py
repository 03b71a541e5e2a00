"""Random play-outs and stepping on a graphics card: rates, and whether the card plays what the processor plays.

`python benchmarks/gpu.py` does it for all games and writes `benchmarks/results/gpu.md` and `gpu.json`.

One process per game compiles; a lock lets only one of them use the card at once. The processor plays the first lanes
with the same seeds: actions, digests and all fields of the last states but the journal must be equal, and the states,
rewards and legal actions of a stepped batch to the last byte.
Needs numba-cuda and one NVIDIA card, and this repository; it needs no installation of it and no network.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import time
import traceback
import types
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("pax", "porta_nigra", "ave_roma", "minerva", "mare_nostrum")
SEED = 2026
SEATS = 4
COMPARED = 512
STEPS = 300
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


def measure(name: str, cache: str, chosen: argparse.Namespace, turn: Any, rows: Any) -> None:
    """Put one row for every finding about a game."""
    prepare(cache)
    try:
        game = import_module(f"saturnalia.games.{name}").game
        for row in play_outs(game, chosen, turn):
            rows.put({"game": name, **row})
        if chosen.stepped:
            for row in steps(game, chosen, turn):
                rows.put({"game": name, **row})
    except Exception:
        rows.put({"game": name, "error": traceback.format_exc()[-2000:]})


def play_outs(game: Any, chosen: argparse.Namespace, turn: Any) -> Any:
    """Compare play-outs with the processor's and time them with every number of lanes."""
    from numba import cuda

    from saturnalia.research import gpu, playouts

    options = {"seats": SEATS}
    began = time.perf_counter()
    found = gpu.play_outs(game, COMPARED, 2, SEED, options, threads=chosen.threads[-1])
    yield {"compile_seconds": time.perf_counter() - began}
    per_match = found.actions.mean() / 2
    multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    compiled = {chosen.threads[-1]}
    for threads, lanes, waiting in product(chosen.threads, chosen.lanes, chosen.waiting):
        ways = {"threads": threads, "waiting": waiting}
        if threads not in compiled:
            gpu.play_outs(game, 1, 1, SEED, options, threads=threads)
            compiled.add(threads)
        with turn:
            probe = gpu.play_outs(game, lanes * multiprocessors, 1, SEED, options, **ways)
            wanted = chosen.seconds * probe.actions_per_second / (lanes * multiprocessors * per_match)
            matches = max(2, min(64, round(wanted)))  # fewer would end with most lanes idle
            timed = gpu.play_outs(game, lanes * multiprocessors, matches, SEED, options, repeats=2, **ways)
        yield {
            **ways,
            "lanes": lanes,
            "matches": matches,
            "actions_per_second": timed.actions_per_second,
            "games_per_second": lanes * multiprocessors * matches / timed.seconds,
        }
    counts, digests, states = playouts.play_outs(game, COMPARED, 2, SEED, options)
    states["journal"] = found.states["journal"] = 0
    same = (
        (counts == found.actions)
        & (digests == found.digests)
        & [one.tobytes() == other.tobytes() for one, other in zip(states, found.states, strict=True)]
    )
    yield {"equal_lanes": int(same.sum())}


def steps(game: Any, chosen: argparse.Namespace, turn: Any) -> Any:
    """Compare a stepped batch with the processor's, then time steps of many matches with actions drawn beforehand."""
    import numpy as np
    from numba import cuda

    from saturnalia.research.batch import Batch
    from saturnalia.research.gpu_batch import DeviceBatch

    ours = Batch(game, COMPARED, seed=SEED, threads=1, seats=SEATS)
    theirs = DeviceBatch(game, COMPARED, seed=SEED, seats=SEATS)
    same, ended = 0, 0
    for _ in range(STEPS):
        actions = ours.random_actions()
        ours.step(actions)
        theirs.step(actions.copy())
        ended += int(ours.dones.sum())
        pairs = [
            (getattr(ours, what), getattr(theirs, what).copy_to_host())
            for what in ("actors", "counts", "seeds", "rewards", "dones", "results")
        ]
        legal = np.arange(game.action_count) < ours.counts[:, None]
        pairs.append((np.where(legal, ours._ids, 0), np.where(legal, theirs.ids.copy_to_host(), 0)))
        same += all(np.array_equal(one, other) for one, other in pairs)
    fetched = np.frombuffer(theirs.states.copy_to_host().tobytes(), dtype=game.state.dtype())
    equal_states = sum(one.tobytes() == other.tobytes() for one, other in zip(ours.states, fetched, strict=True))
    yield {"equal_steps": same, "equal_states": equal_states, "ended": ended}
    multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    batch = DeviceBatch(game, chosen.stepped * multiprocessors, seed=SEED, seats=SEATS)
    rates = []
    with turn:
        for _ in range(30):
            drawn = np.random.default_rng(SEED).integers(0, batch.counts.copy_to_host())
            actions = cuda.to_device(batch.ids.copy_to_host()[np.arange(batch.count), drawn].astype(np.int64))
            cuda.synchronize()
            began = time.perf_counter()
            batch.step(actions)
            cuda.synchronize()
            rates.append(batch.count / (time.perf_counter() - began))
    yield {"stepped": batch.count, "steps_per_second": float(np.median(rates))}


def arguments() -> argparse.Namespace:
    """Read the choices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--lanes", nargs="+", type=int, default=[256, 512], help="per multiprocessor")
    parser.add_argument("--threads", nargs="+", type=int, default=[256], help="per block")
    parser.add_argument("--waiting", nargs="+", type=float, default=[1.0], help="share of a block that begins anew")
    parser.add_argument(
        "--stepped", type=int, default=1024, help="matches per multiprocessor that are stepped; 0: none"
    )
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a timed run lasts, about")
    parser.add_argument("--out", default=str(ROOT / "benchmarks" / "results"), help="folder for gpu.md and gpu.json")
    return parser.parse_args()


def report(rows: list[dict[str, Any]], device: str) -> str:
    """Return the table: per game the best rate of play-outs and that of stepping, and what equals the processor's."""
    lines = [
        f"Random play-outs and stepping with {SEATS} seats on one {device}, by `python benchmarks/gpu.py`.",
        "Threads are a block's, lanes a multiprocessor's; waiting is the share of a block that begins anew together.",
        f"Compared with the processor: {COMPARED} lanes of 2 matches, and {STEPS} steps of {COMPARED} matches.",
        "",
        "| game | actions/s | target | games/s | threads, lanes, waiting | equal | steps/s | equal steps, states |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for game in dict.fromkeys(row["game"] for row in rows):
        found: dict[str, Any] = {}
        for row in rows:
            if row["game"] == game and row.get("actions_per_second", 1e99) > found.get("actions_per_second", 0):
                found.update(row)
        if "actions_per_second" not in found:
            lines.append(f"| {game} | failed | | | | | | |")
            continue
        target = TARGETS.get(game, OTHER_TARGET)
        lines.append(
            f"| {game} | {found['actions_per_second'] / 1e6:.0f} million | {target / 1e6:.0f} million"
            f" | {found['games_per_second'] / 1e6:.2f} million"
            f" | {found['threads']}, {found['lanes']}, {found['waiting']}"
            f" | {found.get('equal_lanes', '–')} of {COMPARED} | {found.get('steps_per_second', 0) / 1e6:.0f} million"
            f" | {found.get('equal_steps', '–')} of {STEPS}, {found.get('equal_states', '–')} of {COMPARED} |"
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
        running = [context.Process(target=measure, args=(name, cache, chosen, turn, queue)) for name in chosen.games]
        for process in running:
            process.start()
        while any(process.is_alive() for process in running) or not queue.empty():
            while not queue.empty():
                rows.append(queue.get())
                print(f"{time.perf_counter() - began:6.1f} s  {json.dumps(rows[-1])}", flush=True)
            time.sleep(0.05)
    from numba import cuda

    text = report(rows, str(cuda.get_current_device().name))
    folder = Path(chosen.out)
    (folder / "gpu.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    (folder / "gpu.md").write_text(text, encoding="utf-8")
    print(text, flush=True)


if __name__ == "__main__":
    main()
