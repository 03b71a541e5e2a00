"""Random play-outs and stepping on a graphics card: rates, and whether the card plays what the processor plays.

`python benchmarks/gpu.py` does it for all games and writes `benchmarks/results/gpu.md` and `gpu.json`. It ends with an
error if lanes differ or something is missing.

Three processes per game compile: play-outs on the card, the same ones on the processor, and stepping. A lock lets only
one of them use the card at once. The processor plays the first lanes with the same seeds: actions, digests and all
fields of the last states but the journal must be equal. That stepped batches are equal to the processor's, with masks
and observations, is for tests/gpu/test_gpu.py to say.
Needs numba-cuda and one NVIDIA card, and this repository; it needs no installation of it and no network.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import tempfile
import time
import traceback
import types
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("pax", "porta_nigra", "ave_roma", "minerva", "mare_nostrum")
SEED = 2026
SEATS = 4
COMPARED = 512
RUNS = 5
FEWEST_MATCHES = 4
"""In each lane: with fewer, much of the time most lanes would be idle because they are at their end."""

TARGETS = {"pax": 1e9}
OTHER_TARGET = 0.3e9


def prepare(cache: str) -> None:
    """Make the package importable where it is not installed, and let compiled code go to this cache."""
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
    from saturnalia.gpu import planes

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
    from saturnalia.gpu import playouts
    from saturnalia.gpu.device import numba_cuda

    options = {"seats": SEATS}
    began = time.perf_counter()
    playouts.play_outs(game, 1, 0, SEED, options)
    yield {"compile_seconds": time.perf_counter() - began}
    settings = playouts.settings_of(game)
    multiprocessors = numba_cuda().get_current_device().MULTIPROCESSOR_COUNT
    with turn:
        found = playouts.play_outs(game, COMPARED, 2, SEED, options)
    yield {"there": told(found.actions, found.digests, found.states)}
    per_match = found.actions.mean() / 2
    lanes = settings.lanes * settings.blocks * multiprocessors
    with turn:
        probe = playouts.play_outs(game, lanes, 1, SEED, options)
        seconds_per_match = lanes * per_match / probe.actions_per_second
        matches = max(FEWEST_MATCHES, min(64, round(chosen.seconds / seconds_per_match)))
        timed = playouts.play_outs(game, lanes, matches, SEED, options, repeats=RUNS)
    actions = int(timed.actions.sum())
    yield {
        "kernel": settings.kernel,
        "threads": settings.threads,
        "lanes": settings.lanes,
        "blocks": settings.blocks,
        "matches": matches,
        "widened": sorted(timed.widened),
        "runs": [actions / seconds for seconds in timed.seconds],
        "actions_per_second": timed.actions_per_second,
        "games_per_second": timed.actions_per_second * lanes * matches / actions,
    }


def steps(game: Any, chosen: argparse.Namespace, turn: Any) -> Any:
    """Time steps of many matches from their beginning, until as many have ended as there are.

    Actions are drawn on the card, masks and observations written there.
    """
    from saturnalia.gpu.batch import DeviceBatch
    from saturnalia.gpu.device import numba_cuda

    cuda = numba_cuda()
    one = DeviceBatch(game, 1, seed=SEED, seats=SEATS)
    one.step(one.random_actions())  # all is compiled now
    batch = DeviceBatch(game, chosen.stepped * cuda.get_current_device().MULTIPROCESSOR_COUNT, seed=SEED, seats=SEATS)
    stepped = 0
    with turn:
        cuda.synchronize()
        began = time.perf_counter()
        while batch.matches_ended < batch.count:
            for _ in range(10):
                batch.step(batch.random_actions())
            stepped += 10
        cuda.synchronize()
        seconds = time.perf_counter() - began
    yield {"stepped": batch.count, "steps": stepped, "steps_per_second": batch.count * stepped / seconds}


def arguments() -> argparse.Namespace:
    """Read the choices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--stepped", type=int, default=1024, help="matches per multiprocessor that are stepped")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a timed run lasts, about")
    parser.add_argument("--out", default=str(ROOT / "benchmarks" / "results"), help="folder for gpu.md and gpu.json")
    return parser.parse_args()


def complaints(found: dict[str, dict[str, Any]]) -> list[str]:
    """Return what is missing or wrong, by game; `found` has all that was found about each."""
    told = []
    for game, what in found.items():
        if "error" in what:
            told.append(f"{game}: {what['error']}")
        told += [f"{game}: no {name}" for name in ("actions_per_second", "steps_per_second") if name not in what]
        here, there = what.get("here", []), what.get("there", [])
        if not here or here != there:
            equal = sum(map(str.__eq__, here, there))
            told.append(f"{game}: {equal} of {len(here)} lanes are equal to the processor's")
    return told


def machine() -> str:
    """Return the card, its driver and the versions of what compiles for it."""
    asked = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    card, driver = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.splitlines()[0].split(", ")
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numba", "numba-cuda", "numpy"))
    return f"one {card} (driver {driver}), Python {platform.python_version()}, {libraries}"


def report(found: dict[str, dict[str, Any]], device: str, command: str) -> str:
    """Return the page: per game the rates of play-outs and of stepping, and what equals the processor's."""
    lines = [
        "# Play-outs and stepping on a graphics card",
        "",
        f"Made by `{command}`, on {device}. {SEATS} seats, random actions.",
        "",
        f"- Play-outs: the median of {RUNS} runs, and the slowest and the fastest, in millions. In each lane at least",
        f"  {FEWEST_MATCHES} matches are played. Threads and lanes are a block's, blocks a multiprocessor's.",
        "- Stepping: all steps from the first until as many matches have ended as are stepped together. Actions are",
        "  drawn on the card, masks and observations written there.",
        f"- Equal: how many of {COMPARED} lanes, with 2 matches in each, ended as on the processor, byte for byte.",
        "",
        "| game | actions/s | runs | target | games/s | kernel | threads, lanes, blocks | equal | steps/s | steps |",
        "|---|---:|---:|---:|---:|---|---:|---:|---:|---:|",
    ]
    for game, what in found.items():
        if "actions_per_second" not in what or "steps_per_second" not in what:
            lines.append(f"| {game} | failed | | | | | | | | |")
            continue
        target = TARGETS.get(game, OTHER_TARGET)
        equal = sum(map(str.__eq__, what.get("here", []), what.get("there", [])))
        lines.append(
            f"| {game} | {what['actions_per_second'] / 1e6:.0f} million"
            f" | {min(what['runs']) / 1e6:.0f}–{max(what['runs']) / 1e6:.0f} | {target / 1e6:.0f} million"
            f" | {what['games_per_second'] / 1e6:.2f} million | {what['kernel']}"
            f" | {what['threads']}, {what['lanes']}, {what['blocks']} | {equal}"
            f" | {what['steps_per_second'] / 1e6:.0f} million | {what['steps']} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, compare, print, and write the page; what is wrong is the exit status."""
    chosen = arguments()
    began = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    found: dict[str, dict[str, Any]] = {name: {} for name in chosen.games}
    with tempfile.TemporaryDirectory() as own:
        cache = os.environ.get("SATURNALIA_CACHE") or own
        prepare(cache)
        if why := import_module("saturnalia.gpu.device").available():
            sys.exit(why)
        turn, queue = context.Lock(), context.Queue()
        running = [
            context.Process(target=measure, args=(name, cache, part, chosen, turn, queue))
            for name in chosen.games
            for part in (played_here, played_there, steps)
        ]
        for process in running:
            process.start()
        while any(process.is_alive() for process in running) or not queue.empty():
            while not queue.empty():
                row = queue.get()
                found[row.pop("game")] |= row
                shown = {what: number for what, number in row.items() if what not in ("here", "there")}
                print(f"{time.perf_counter() - began:6.1f} s  {json.dumps(shown)}", flush=True)
            time.sleep(0.05)
    told = complaints(found)
    command = " ".join(["python", "benchmarks/gpu.py", *sys.argv[1:]])
    page = report(found, machine(), command)
    kept = {game: {what: row[what] for what in row if what not in ("here", "there")} for game, row in found.items()}
    (Path(chosen.out) / "gpu.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    (Path(chosen.out) / "gpu.md").write_text(page, encoding="utf-8")
    print(page, *told, sep="\n", flush=True)
    sys.exit(1 if told else 0)


if __name__ == "__main__":
    main()
