"""Prints how many actions a second each interface for researchers plays by lot with four seats, on one core.

    python benchmarks/research.py [game …] [--seconds 2]

Batch counts whole observations and masks. PettingZoo, OpenSpiel and Gymnasium count what a loop in Python gets that
asks for everything and chooses by lot; they are left out where they are not installed (saturnalia[research]).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import cycle
from time import process_time
from typing import Any

import numpy as np

from saturnalia import names
from saturnalia.research.batch import Batch

MATCHES = 256
SEATS = 4


def batch(name: str) -> Iterator[int]:
    """Step many matches at once."""
    many = Batch(name, MATCHES, seed=1, threads=1, seats=SEATS)
    while True:
        for _ in range(100):
            many.step(many.random_actions())
        yield 100 * MATCHES


def pettingzoo(name: str, wrapped: bool = False) -> Iterator[int]:
    """Play by lot through PettingZoo, with or without its usual wrappers."""
    from saturnalia.research.pettingzoo import env, raw_env

    table: Any = (env if wrapped else raw_env)(name, seats=SEATS)
    lots = np.random.default_rng(1)
    while True:
        table.reset()
        played = 0
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            table.step(None if over else _drawn(lots, seen["action_mask"].nonzero()[0]))
            played += 1
        yield played


def openspiel(name: str) -> Iterator[int]:
    """Play by lot through OpenSpiel's Python interface."""
    import pyspiel

    from saturnalia.research.openspiel import game_name

    lots = np.random.default_rng(1)
    game = pyspiel.load_game(game_name(name), {"players": SEATS})
    for deal in cycle(range(game.max_chance_outcomes())):
        state = game.new_initial_state()
        state.apply_action(deal)
        played = 0
        while not state.is_terminal():
            state.apply_action(_drawn(lots, state.legal_actions()))
            played += 1
        yield played


def gymnasium(name: str) -> Iterator[int]:
    """Play one seat by lot against bots that do the same; only the seat's own actions count."""
    from saturnalia.research.gymnasium import SeatEnv

    seat = SeatEnv(name, opponent="random", seats=SEATS)
    lots = np.random.default_rng(1)
    while True:
        seen, _ = seat.reset()
        played, over = 0, False
        while not over:
            seen, _, over, _, _ = seat.step(_drawn(lots, seen["action_mask"].nonzero()[0]))
            played += 1
        yield played


def _drawn(lots: Any, legal: Any) -> int:
    return int(legal[int(lots.random() * len(legal))])


def rate(counts: Iterator[int], seconds: float) -> float:
    """Return actions per second of processor time, without the first count, in which code is compiled."""
    next(counts)
    began, played = process_time(), 0
    while process_time() - began < seconds:
        played += next(counts)
    return played / (process_time() - began)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Speed of the interfaces for researchers.")
    parser.add_argument("games", nargs="*", help="all games if none is given")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each number")
    chosen = parser.parse_args()
    ways: dict[str, tuple[str, Callable[[str], Iterator[int]]]] = {
        "batch": ("numpy", batch),
        "PettingZoo raw": ("pettingzoo", pettingzoo),
        "PettingZoo": ("pettingzoo", lambda name: pettingzoo(name, wrapped=True)),
        "OpenSpiel": ("pyspiel", openspiel),
        "Gymnasium": ("gymnasium", gymnasium),
    }
    there = {title: way for title, (needed, way) in ways.items() if find_spec(needed)}
    print(f"{'actions/s':<14}" + "".join(f"{title:>16}" for title in there))
    for name in chosen.games or names():
        print(f"{name:<14}" + "".join(f"{rate(way(name), chosen.seconds):>16,.0f}" for way in there.values()))


if __name__ == "__main__":
    main()
