"""How fast the rules are: random play in compiled code, compiling, loading, and the size of a state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots.loops import RANDOM_BOT, loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import generator

SEATS_SHOWN = (2, 4)

FIRST_MATCH = """
import sys, time
began = time.perf_counter()
from saturnalia import Match, load
from saturnalia.bots import choose, make_bot
game = load(sys.argv[1])
match = Match.new(game, seed=1)
game.view(match.state, 0), game.tables(match.state, 0)
bot = make_bot("greedy")
while not match.is_over:
    match.play(choose(bot, game, match.state, seed=1))
match.scores(), match.places()
print(time.perf_counter() - began, time.process_time())
"""
"""What a person waits for: all that a match against greedy bots uses is imported, compiled or loaded, and run."""


def seat_counts(game: Game) -> list[int]:
    """Return the numbers of seats that are measured: two, four and as many as can play."""
    return sorted({seats for seats in (*SEATS_SHOWN, max(game.seat_counts)) if seats in game.seat_counts})


class RandomPlay:
    """Random matches of one game, played by one compiled call (`loops(game).play_matches`)."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.options = game.encode_options(game.complete_options({"seats": seats}))
        self.seats = seats
        self.states = game.state.new_array(3)
        self.ids = np.zeros(game.action_count, dtype=np.int16)
        self.numbers = generator(2026)
        self.play(1)

    def play(self, matches: int) -> int:
        """Play so many matches; return how many actions that took."""
        results = np.zeros((2, matches, self.seats), dtype=np.int32)
        bots = np.full(self.seats, RANDOM_BOT)
        return int(
            loops(self.game).play_matches(
                self.states, self.ids, self.options, bots, self.numbers, self.game.longest_match, results[0], results[1]
            )
        )

    def measure(self, seconds: float) -> dict[str, float]:
        """Play for about so many seconds of processor time in one call; return the rates."""
        began = time.process_time()
        self.play(200)
        matches = max(200, int(200 * seconds / (time.process_time() - began)))
        began = time.process_time()
        actions = self.play(matches)
        spent = time.process_time() - began
        return {
            "actions_per_second": actions / spent,
            "games_per_second": matches / spent,
            "actions_per_game": actions / matches,
        }


def first_match_seconds(game: str, cache: str) -> tuple[float, float]:
    """Return the wall time and the processor time that a new process needs for its first match with this cache."""
    environment = {**os.environ, "SATURNALIA_CACHE": cache}
    command = [sys.executable, "-c", FIRST_MATCH, game]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    wall, processor = map(float, answer.split())
    return wall, processor


def compile_and_load_seconds(game: str, repeats: int) -> dict[str, float]:
    """Return the times of the first match with an empty cache, and the best ones with a full cache."""
    with tempfile.TemporaryDirectory() as cache:
        cold = first_match_seconds(game, cache)
        warm = min(first_match_seconds(game, cache) for _ in range(repeats))
    names = "cold_seconds", "cold_processor_seconds", "warm_seconds", "warm_processor_seconds"
    return dict(zip(names, (*cold, *warm), strict=True))


def command_seconds(arguments: list[str], repeats: int) -> float | None:
    """Return the best wall time of a `saturnalia …` command, or None while there is no such command."""
    program = Path(sys.executable).with_name("saturnalia")
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        if subprocess.run([program, *arguments], capture_output=True, check=False).returncode != 0:
            return None
        times.append(time.perf_counter() - began)
    return min(times)


def versions() -> dict[str, Any]:
    """Return what was measured with."""
    import numba

    import saturnalia

    described = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    ).stdout.strip()
    return {
        "saturnalia": f"{saturnalia.__version__} ({described})",
        "python": sys.version.split()[0],
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def as_json(data: Any) -> str:
    """Return data as it is written to the results."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
