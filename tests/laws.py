"""Thousands of matches of bots at every table: every position, and every redeal of it, obeys the game's own laws.

    make laws                                   1,000 matches of each game, on all processors
    make laws ARGS="--game mare_nostrum --matches 200 --seed 7"

Whatever breaks is printed with its options, its seed and the number of the action, and can be found again with
`saturnalia.testing.redeals.check_laws(game, options, seed=seed)`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from saturnalia import load, names
from saturnalia.testing import BrokenLaw, option_sets
from saturnalia.testing.redeals import check_laws
from tests.test_contract import pairwise


def play(task: tuple[str, int, int]) -> tuple[str, int, str]:
    """Play one match at one of the tables of a game; return how many positions were looked at, and what broke."""
    name, table, seed = task
    game = load(name)
    try:
        return name, check_laws(game, option_sets(game)[table], seed=seed), ""
    except BrokenLaw as broken:
        return name, 0, str(broken)


def tasks(name: str, matches: int, first_seed: int) -> list[tuple[str, int, int]]:
    """Return the matches of a game: the tables take turns, and so do the bots at each of them."""
    sets = option_sets(load(name))
    usual = pairwise(sets)
    rest = [number for number in range(len(sets)) if number not in usual]
    tables = [*usual, *rest]
    return [(name, tables[n % len(tables)], first_seed + n + n // len(tables)) for n in range(matches)]


def main() -> int:
    """Play, print a line for each game and every broken law, and tell whether there was one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), action="append")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    faults = 0
    with ProcessPoolExecutor(chosen.processes) as processes:
        for name in chosen.game or names():
            began, looked_at, broken = time.perf_counter(), 0, 0
            for _, positions, fault in processes.map(play, tasks(name, chosen.matches, chosen.seed), chunksize=4):
                looked_at += positions
                if fault:
                    broken += 1
                    print(fault, flush=True)
            faults += broken
            seconds = time.perf_counter() - began
            print(
                f"{name}: {chosen.matches} matches, {looked_at} positions, {broken} broken, {seconds:.0f} s", flush=True
            )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
