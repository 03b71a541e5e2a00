"""Plays many matches between bots in compiled loops, on all cores, and sums up what came out.

Matches are played in chunks, each with a seed of its own: any number of threads plays the same matches.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from threading import Event, Lock
from typing import Any

import numpy as np

from saturnalia.bots import UnknownBot, make_bot, seat_bots
from saturnalia.bots.greedy import GreedyBot
from saturnalia.bots.loops import RANDOM_BOT, loops
from saturnalia.bots.naive import NaiveBot
from saturnalia.bots.random import RandomBot
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import check_seed
from saturnalia.kernel.options import Value
from saturnalia.kernel.random import generator
from saturnalia.kernel.shipped import use_own_code

CHUNK = 256


@dataclass
class Simulation:
    """What came out so far: numbers by seat, kept as integers so that the order of the chunks does not matter.

    >>> result = Simulation("pax", {"seats": 2}, ["random", "greedy"], seed=1, wanted=500)
    >>> result.games, result.complete
    (0, False)
    """

    game: str
    options: dict[str, Value]
    bots: list[str]
    seed: int
    wanted: int
    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    totals: list[int] = field(default_factory=list)
    lowest: list[int] = field(default_factory=list)
    highest: list[int] = field(default_factory=list)
    wins: dict[int, list[int]] = field(default_factory=dict)
    """For each number of winners who share a win: how often each seat was one of them."""
    without_winner: int = 0

    def add(self, actions: int, points: Any, ranks: Any) -> None:
        """Add the matches of one chunk.

        >>> result = Simulation("pax", {"seats": 2}, ["random", "greedy"], seed=1, wanted=2)
        >>> result.add(80, np.array([[30, 41], [35, 35]]), np.array([[2, 1], [1, 1]]))
        >>> result.games, result.highest, result.wins
        (2, [35, 41], {1: [0, 1], 2: [1, 1]})
        """
        self.games += len(points)
        self.actions += actions
        self.totals = _combined(self.totals, points.sum(axis=0, dtype=np.int64), lambda a, b: a + b)
        self.lowest = _combined(self.lowest, points.min(axis=0), min)
        self.highest = _combined(self.highest, points.max(axis=0), max)
        first = ranks == 1
        sharing = first.sum(axis=1)
        self.without_winner += int((sharing == 0).sum())
        for number in set(sharing.tolist()) - {0}:
            won = first[sharing == number].sum(axis=0)
            self.wins[number] = _combined(self.wins.get(number, []), won, lambda a, b: a + b)

    @property
    def complete(self) -> bool:
        """Whether all wanted matches were played.

        >>> Simulation("pax", {"seats": 2}, ["random", "random"], seed=1, wanted=500, games=256).complete
        False
        """
        return self.games == self.wanted

    @property
    def mean_scores(self) -> list[float]:
        """The average points of every seat.

        >>> result = Simulation("pax", {"seats": 2}, ["random", "greedy"], seed=1, wanted=2)
        >>> result.add(80, np.array([[30, 41], [35, 35]]), np.array([[2, 1], [1, 1]]))
        >>> result.mean_scores
        [32.5, 38.0]
        """
        return [round(total / self.games, 4) for total in self.totals]

    @property
    def win_shares(self) -> list[float]:
        """The share of all matches that each seat won; a win shared by n counts 1/n for each.

        >>> result = Simulation("pax", {"seats": 2}, ["random", "greedy"], seed=1, wanted=2)
        >>> result.add(80, np.array([[30, 41], [35, 35]]), np.array([[2, 1], [1, 1]]))
        >>> result.win_shares
        [0.25, 0.75]
        """
        seats = range(len(self.totals))
        return [round(sum(won[seat] / n for n, won in sorted(self.wins.items())) / self.games, 6) for seat in seats]

    def to_json(self) -> dict[str, Any]:
        """Return everything as JSON.

        >>> result = Simulation("pax", {"seats": 2}, ["random", "greedy"], seed=1, wanted=2)
        >>> result.add(80, np.array([[30, 41], [35, 35]]), np.array([[2, 1], [1, 1]]))
        >>> result.to_json()["max_scores"]
        [35, 41]
        """
        return {
            "game": self.game,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "complete": self.complete,
            "actions": self.actions,
            "seconds": round(self.seconds, 6),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else 0,
            "mean_scores": self.mean_scores,
            "min_scores": self.lowest,
            "max_scores": self.highest,
            "win_shares": self.win_shares,
            "no_winner_share": round(self.without_winner / self.games, 6) if self.games else 0,
        }


def _combined(old: list[int], new: Any, how: Callable[[int, int], int]) -> list[int]:
    fresh = [int(number) for number in new]
    return [how(one, other) for one, other in zip(old, fresh, strict=True)] if old else fresh


def simulate(
    game: Game,
    *,
    options: dict[str, Any] | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 1000,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Play matches and return the sums; Ctrl-C returns what is done so far, with `complete` false.

    One name in `bots` stands for every seat. `progress` is told after each chunk how many matches it had.

    >>> from saturnalia import load
    >>> result = simulate(load("pax"), options={"seats": 2}, games=20, seed=7)
    >>> result.games, len(result.win_shares)
    (20, 2)
    """
    use_own_code()
    chosen = game.complete_options(options or {})
    seats = int(chosen["seats"])
    names = seat_bots(bots, seats)
    seed = check_seed(seed)
    result = Simulation(game.name, chosen, names, seed, games)
    codes = np.array([code_of(name, game.name) for name in names])
    numbers = game.encode_options(chosen)
    chunks = iter(range(-(-games // CHUNK)))
    stopped, adding = Event(), Lock()

    def work() -> None:
        states = game.state.new_array(3)
        ids = np.zeros(game.action_count, dtype=np.int16)
        while not stopped.is_set():
            with adding:
                index = next(chunks, None)
            if index is None:
                return
            count = min(CHUNK, games - index * CHUNK)
            points, ranks = np.zeros((2, count, seats), dtype=np.int32)
            lots = generator(chunk_seed(seed, index))
            actions = loops(game).play_matches(states, ids, numbers, codes, lots, game.longest_match, points, ranks)
            with adding:
                result.add(int(actions), points, ranks)
                progress(count)

    nothing = np.zeros((2, 0, seats), dtype=np.int32)  # loads the compiled loops before the clock starts
    loops(game).play_matches(
        game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16), numbers, codes, generator(0), 0, *nothing
    )
    began = time.perf_counter()
    workers = min(threads or os.cpu_count() or 1, -(-games // CHUNK))
    with ThreadPoolExecutor(max_workers=workers) as pool:
        running = []
        try:
            running += [pool.submit(work) for _ in range(workers)]
            wait(running, return_when=FIRST_EXCEPTION)
        except KeyboardInterrupt:
            pass
        finally:
            stopped.set()
    result.seconds = time.perf_counter() - began
    for future in running:
        future.result()
    return result


def code_of(name: str, game: str) -> float:
    """Return what stands for a bot in the compiled loops, which know those that do not look far ahead.

    >>> code_of("greedy:0.5", "pax"), code_of("random", "pax"), code_of("miles", "pax")
    (0.5, -1.0, 0.85)
    """
    bot = make_bot(name, game)
    if isinstance(bot, GreedyBot):
        return bot.temperature
    if isinstance(bot, RandomBot):
        return RANDOM_BOT
    if isinstance(bot, NaiveBot):
        return bot.code
    raise UnknownBot("error-unknown-bot", bot=name, known=["random", "naive", "greedy"])


def chunk_seed(seed: int, chunk: int) -> int:
    """Return the seed of a chunk.

    >>> chunk_seed(1, 0) != chunk_seed(0, 1)
    True
    """
    return int.from_bytes(hashlib.sha256(f"{seed}-{chunk}".encode()).digest()[:8], "big")
