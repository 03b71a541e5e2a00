"""Random play-outs on a graphics card: times every layout, and compares with the processor bit by bit.

`python benchmarks/gpu.py` does it for all games.

One process per game and variant compiles (they share the cores); a lock lets only one of them time at once. The
processor plays the first lanes with the same seeds: actions, digests and the bytes of the last states must be equal.
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

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES = ("pax", "porta_nigra", "ave_roma", "minerva", "mare_nostrum")
SEED = 2026
TARGETS = {"pax": 1e9}
OTHER_TARGET = 0.3e9


def prepare(cache: str) -> None:
    """Make the package importable where it is not installed, with a cache of its own."""
    os.environ["SATURNALIA_CACHE"] = cache
    sys.path.insert(0, str(SOURCES))
    try:
        import platformdirs  # noqa: F401
    except ImportError:
        stand_in: Any = types.ModuleType("platformdirs")
        stand_in.user_cache_dir = lambda _name: cache
        stand_in.user_data_dir = stand_in.user_config_dir = stand_in.user_cache_dir
        sys.modules["platformdirs"] = stand_in


def game_of(name: str) -> Any:
    """Return a game without asking for installed entry points."""
    return import_module(f"saturnalia.games.{name}").game


def options_of(game: Any) -> dict[str, int]:
    """Return the options that are measured: four seats."""
    return {"seats": min(4, max(game.seat_counts))}


def play_on_cpu(name: str, cache: str, chosen: argparse.Namespace, results: Any) -> None:
    """Play the lanes that are compared, and measure the rate of one core."""
    import numpy as np

    prepare(cache)
    from saturnalia.research.playouts import play_outs

    game = game_of(name)
    began = time.perf_counter()
    counts, digests, states = play_outs(game, chosen.compared, chosen.matches, SEED, options_of(game))
    compiled = time.perf_counter() - began
    rates = []
    for _ in range(3):
        began = time.process_time()
        actions = play_outs(game, 500, 4, SEED, options_of(game))[0].sum()
        rates.append(float(actions / (time.process_time() - began)))
    without = states.copy()
    without["journal"] = 0
    np.savez(Path(cache) / f"{name}.npz", counts=counts, digests=digests, bytes=_bytes(states), bare=_bytes(without))
    results.put({"game": name, "variant": "cpu", "actions_per_second": max(rates), "compile_seconds": compiled})


def _bytes(states: Any) -> Any:
    import numpy as np

    return np.frombuffer(states.tobytes(), dtype=np.uint8).reshape(len(states), -1)


def play_on_device(
    name: str, layout: str, journal: bool, registers: int, cache: str, chosen: argparse.Namespace, turn: Any, out: Any
) -> None:
    """Compile one variant, compare it with the CPU and time it with every number of threads and lanes."""
    variant = {"game": name, "variant": "gpu", "layout": layout, "journal": journal, "registers": registers}
    try:
        for row in measured(name, variant, cache, chosen, turn):
            out.put({**variant, **row})
    except Exception:
        out.put({**variant, "error": traceback.format_exc()[-3000:]})
    out.put({**variant, "done": True})


def measured(name: str, variant: dict[str, Any], cache: str, chosen: argparse.Namespace, turn: Any) -> Any:
    """Yield what was found: the comparison first, then a row for every choice of threads and lanes."""
    import numpy as np

    prepare(cache)
    from numba import cuda

    from saturnalia.research import gpu

    game = game_of(name)
    ways = {
        "layout": variant["layout"],
        "journal": variant["journal"],
        "max_registers": variant["registers"] or None,
    }
    began = time.perf_counter()
    with turn if chosen.alone else _nobody():
        first = gpu.play_outs(
            game, chosen.compared, chosen.matches, SEED, options_of(game), kept=chosen.compared, threads=64, **ways
        )
    compile_seconds = time.perf_counter() - began
    states = first.states.copy()
    if not variant["journal"]:
        states["journal"] = 0
    np.savez(
        Path(cache) / f"{name}-{variant['layout']}-{variant['journal']}-{variant['registers']}.npz",
        counts=first.actions, digests=first.digests, bytes=_bytes(states),
    )  # fmt: skip
    yield {"compile_seconds": compile_seconds, "played": int(first.actions.sum())}
    multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    per_match = first.actions.mean() / chosen.matches
    with turn:
        for threads, per_multiprocessor in product(chosen.threads, chosen.lanes):
            lanes = multiprocessors * per_multiprocessor
            if threads > per_multiprocessor:
                continue
            probe = gpu.play_outs(game, lanes, 1, SEED, options_of(game), threads=threads, **ways)
            wanted = chosen.seconds * probe.actions_per_second / (lanes * per_match)
            matches = max(2, min(256, round(wanted)))
            found = gpu.play_outs(game, lanes, matches, SEED, options_of(game), threads=threads, repeats=2, **ways)
            yield {
                "threads": threads,
                "lanes_per_multiprocessor": per_multiprocessor,
                "lanes": lanes,
                "matches": matches,
                "seconds": found.seconds,
                "actions_per_second": found.actions_per_second,
                "games_per_second": lanes * matches / found.seconds,
            }


class _nobody:  # noqa: N801
    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass


def equal(cache: str, row: dict[str, Any]) -> str:
    """Say whether a variant played what the CPU played."""
    import numpy as np

    ours = np.load(Path(cache) / f"{row['game']}.npz")
    theirs = np.load(Path(cache) / f"{row['game']}-{row['layout']}-{row['journal']}-{row['registers']}.npz")
    same = {what: (ours[what] == theirs[what]).reshape(len(ours["counts"]), -1).all(axis=1).sum()
            for what in ("counts", "digests")}  # fmt: skip
    same["bytes"] = (ours["bytes" if row["journal"] else "bare"] == theirs["bytes"]).all(axis=1).sum()
    total = len(ours["counts"])
    text = ", ".join(f"{what} {count}/{total}" for what, count in same.items())
    return ("EQUAL " if all(count == total for count in same.values()) else "DIFFERENT ") + text


def arguments() -> argparse.Namespace:
    """Read the choices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--layouts", nargs="+", default=["local", "global"], choices=["local", "global"])
    parser.add_argument("--journals", nargs="+", default=["kept", "dropped"], choices=["kept", "dropped"])
    parser.add_argument("--registers", nargs="+", type=int, default=[0], help="limits; 0 for none")
    parser.add_argument("--threads", nargs="+", type=int, default=[32, 64, 128, 256], help="per block")
    parser.add_argument("--lanes", nargs="+", type=int, default=[64, 128, 256, 512, 1024, 2048],
                        help="threads per multiprocessor")  # fmt: skip
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a timed run lasts, about")
    parser.add_argument("--compared", type=int, default=512, help="lanes compared with the CPU")
    parser.add_argument("--matches", type=int, default=2, help="matches in each compared lane")
    parser.add_argument("--processes", type=int, default=16, help="how many compile at once")
    parser.add_argument("--alone", action="store_true", help="compile one after another")
    parser.add_argument("--out", default=os.environ.get("OUT", ""), help="folder for gpu.json")
    return parser.parse_args()


def report(rows: list[dict[str, Any]], equalities: dict[Any, str]) -> str:
    """Return the table: per game the CPU, every variant's best, and whether the target is reached."""
    lines = ["| game | variant | actions/s | games/s | threads | lanes/SM | matches | compiled in | as the CPU |",
             "|---|---|---:|---:|---:|---:|---:|---:|---|"]  # fmt: skip
    for game in dict.fromkeys(row["game"] for row in rows):
        mine = [row for row in rows if row["game"] == game]
        best = 0.0
        lines += [
            f"| {game} | one core of the CPU | {row['actions_per_second'] / 1e6:.1f} million | | | | "
            f"| {row['compile_seconds']:.0f} s | |"
            for row in mine
            if row["variant"] == "cpu"
        ]
        for key in dict.fromkeys(variant_of(row) for row in mine if row["variant"] == "gpu"):
            same = [row for row in mine if row["variant"] == "gpu" and variant_of(row) == key]
            name = f"{key[1]}, journal {'kept' if key[2] else 'dropped'}" + (f", {key[3]} registers" if key[3] else "")
            errors = [" ".join(row["error"].split())[-160:] for row in same if "error" in row]
            timed = [row for row in same if "actions_per_second" in row]
            compiled = next((f"{row['compile_seconds']:.0f} s" for row in same if "compile_seconds" in row), "")
            if errors or not timed:
                lines.append(f"| {game} | {name} | failed: {'; '.join(errors) or 'no answer'} | | | | | {compiled} | |")
                continue
            row = max(timed, key=lambda found: found["actions_per_second"])
            best = max(best, row["actions_per_second"])
            lines.append(
                f"| {game} | {name} | {row['actions_per_second'] / 1e6:.0f} million "
                f"| {row['games_per_second'] / 1e6:.2f} million | {row['threads']} "
                f"| {row['lanes_per_multiprocessor']} | {row['matches']} | {compiled} | {equalities.get(key, '')} |"
            )
        target = TARGETS.get(game, OTHER_TARGET)
        verdict = "reached" if best >= target else "MISSED"
        lines.append(f"| {game} | target {target / 1e6:.0f} million: {verdict} | | | | | | | |")
    return "\n".join(lines)


def variant_of(row: dict[str, Any]) -> tuple[Any, ...]:
    """Return what tells one variant from another."""
    return row["game"], row["layout"], row["journal"], row["registers"]


def main() -> None:
    """Measure, compare, print, and write everything to gpu.json."""
    chosen = arguments()
    began = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as cache:
        turn, results = context.Lock(), context.Queue()
        waiting = [context.Process(target=play_on_cpu, args=(name, cache, chosen, results)) for name in chosen.games]
        variants = list(product(chosen.games, chosen.layouts, chosen.journals, chosen.registers))
        variants.sort(key=lambda variant: -GAMES.index(variant[0]))  # the longest to compile first
        waiting += [
            context.Process(
                target=play_on_device, args=(name, layout, journal == "kept", registers, cache, chosen, turn, results)
            )
            for name, layout, journal, registers in variants
        ]
        running: list[Any] = []
        rows: list[dict[str, Any]] = []
        while waiting or running or not results.empty():
            while waiting and len(running) < chosen.processes:
                running.append(waiting.pop(0))
                running[-1].start()
            running = [process for process in running if process.is_alive()]
            while not results.empty():
                row = results.get()
                rows.append(row)
                print(f"{time.perf_counter() - began:6.1f} s  {json.dumps(row)[:400]}", flush=True)
                if "error" in row:
                    print(row["error"], flush=True)
            time.sleep(0.05)
        equalities = {}
        for row in rows:
            if "played" in row:
                try:
                    equalities[variant_of(row)] = equal(cache, row)
                except OSError as error:
                    equalities[variant_of(row)] = f"not compared: {error}"
    if chosen.out:
        data = {"rows": rows, "equal": {" ".join(map(str, key)): text for key, text in equalities.items()}}
        (Path(chosen.out) / "gpu.json").write_text(json.dumps(data, indent=1), encoding="utf-8")
    print(report(rows, equalities), flush=True)


if __name__ == "__main__":
    main()
