"""How fast others play by lot, beside our games: `python benchmarks/peers.py [--seconds 1]`, a part of `make bench`.

Each peer plays its own games in an environment of its own, which is made on first use in the user's cache folder. A
peer that cannot be installed or does not answer is named in the table. Everything runs on one core, and rates are per
second of processor time. The table and the plot go to benchmarks/results/.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import hearts
import platformdirs
import research
import rules

from saturnalia import Match, load, names
from saturnalia.research.record_with_memory import RecordWithMemory

RESULTS = Path(__file__).resolve().parent / "results"
LONGEST = 240
"""So many seconds a peer has for all its games."""

RATE = """
import json, os, random, sys, time
lots = random.Random(1)

def rate(counts):
    next(counts)
    began, played = time.process_time(), 0
    while time.process_time() - began < float(sys.argv[1]):
        played += next(counts)
    return played / (time.process_time() - began)

def tell(rows):
    print(json.dumps(rows))
"""

OPEN_SPIEL = """
import pyspiel

def play_on(state):
    played = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(lots.choice([a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()))
        played += 1
    return played

def one_by_one(game):
    while True:
        yield play_on(game.new_initial_state())

def rollouts(game, matches=1000):
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(lots.choice([action for action, _ in dealt.chance_outcomes()]))
    length = sum(play_on(dealt.clone()) for _ in range(100)) / 100
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(matches, 1), 2.0, 1, 100, False, 1, False)
    while True:
        bot.step(dealt)
        yield length * matches

games = {name: pyspiel.load_game(name) for name in ("hearts", "backgammon")}
tell([[name, "Python, one action at a time", rate(one_by_one(game))] for name, game in games.items()]
     + [[name, "C++ play-outs", rate(rollouts(game))] for name, game in games.items()])
"""

PETTING_ZOO = """
from importlib import import_module

def play(table):
    while True:
        table.reset(seed=1)
        played = 0
        for agent in table.agent_iter():
            seen, _, terminated, truncated, info = table.last()
            over = terminated or truncated
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            table.step(None if over else int(lots.choice(mask.nonzero()[0])))
            played += 1
        yield played

rows = []
for name in ("connect_four_v3", "chess_v6", "leduc_holdem_v4"):
    room = import_module(f"pettingzoo.classic.{name}")
    rows += [[name, way, rate(play(make()))] for way, make in (("raw", room.raw_env), ("wrapped", room.env))]
tell(rows)
"""

RL_CARD = """
import rlcard
from rlcard.agents import RandomAgent

def play(table):
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    while True:
        before = table.timestep
        table.run(is_training=False)
        yield table.timestep - before

games = {name: rlcard.make(name) for name in ("uno", "mahjong", "leduc-holdem")}
tell([[name, "Python, one action at a time", rate(play(game))] for name, game in games.items()])
"""

PGX = """
import jax, jax.numpy as jnp, pgx
from pgx.experimental import auto_reset

MATCHES, STEPS = 256, 100

def play(name):
    table = pgx.make(name)
    step = auto_reset(table.step, table.init)

    def act(state, key):
        draw, more = jax.random.split(key)
        answer = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step(state, answer, more)

    @jax.jit
    def many(states, key):
        def once(states, key):
            return jax.vmap(act)(states, jax.random.split(key, MATCHES)), None
        return jax.lax.scan(once, states, jax.random.split(key, STEPS))[0]

    states = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.PRNGKey(0), MATCHES))
    for number in range(10**9):
        states = jax.block_until_ready(many(states, jax.random.PRNGKey(number)))
        yield MATCHES * STEPS

tell([[name, f"batch of {MATCHES}, compiled", rate(play(name))] for name in ("backgammon", "connect_four")])
"""


@dataclass(frozen=True)
class Peer:
    """Somebody else's games: what pip is asked for, and the program that plays them."""

    name: str
    needed: tuple[str, ...]
    program: str


PEERS = (
    Peer("OpenSpiel", (f"open_spiel=={hearts.VERSION}",), OPEN_SPIEL),
    Peer("PettingZoo classic", ("pettingzoo[classic]==1.27.0",), PETTING_ZOO),
    Peer("RLCard", ("rlcard==1.2.0",), RL_CARD),
    Peer("pgx", ("pgx==2.6.0", "jax==0.10.2"), PGX),
)


def environment(peer: Peer) -> Path:
    """Return the Python of the peer's environment; raise OSError with the reason if it cannot be made."""
    folder = Path(platformdirs.user_cache_dir("saturnalia")) / "-".join(peer.needed).replace("==", "-")
    python, ready = folder / "bin" / "python", folder / "ready"
    if not ready.exists():
        venv.create(folder, clear=True, with_pip=True)
        install = [str(python), "-m", "pip", "-qqq", "--disable-pip-version-check", "install", *peer.needed]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stderr, file=sys.stderr)  # not into the results: it may name the registry
            raise OSError("could not be installed")
        ready.touch()
    return python


def measure_peer(peer: Peer, seconds: float) -> list[dict[str, Any]]:
    """Return a row for each of a peer's games and ways to play them, or one row that says what is missing."""
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"}
    try:
        command = [str(environment(peer)), "-c", RATE + peer.program, str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, env=quiet, check=False)
        if done.returncode != 0:
            raise OSError(f"did not run: {_last_line(done.stderr)}")
    except subprocess.TimeoutExpired:
        return [{"who": peer.name, "missing": f"no answer in {LONGEST} seconds"}]
    except OSError as error:
        return [{"who": peer.name, "missing": str(error)}]
    found = json.loads(_last_line(done.stdout))
    return [{"who": peer.name, "game": game, "way": way, "actions_per_second": rate} for game, way, rate in found]


def _last_line(text: str) -> str:
    return text.strip().splitlines()[-1] if text.strip() else "no reason given"


def by_match(name: str) -> Iterator[int]:
    """Play our game by lot through `Match`, which keeps everything that tables of people need."""
    game, lots = load(name), random.Random(1)
    for seed in count():
        match = Match.new(game, seats=research.SEATS, seed=seed)
        while not match.is_over:
            match.play(lots.choice(match.legal()))
        yield len(match.played)


def by_position(name: str) -> Iterator[int]:
    """Play our game by lot through `RecordWithMemory`, which keeps what information states need."""
    game, lots = load(name), random.Random(1)
    for seed in count():
        position = RecordWithMemory(game, {"seats": research.SEATS})
        position.deal(seed)
        while position.legal:
            position.play(lots.choice(position.legal))
        yield len(position.memories)


def measure_ours(name: str, seconds: float) -> list[dict[str, Any]]:
    """Return a row for each way to play one of our games with four seats."""
    ways = {
        "Python, Match": research.rate(by_match(name), seconds),
        "Python, RecordWithMemory": research.rate(by_position(name), seconds),
    }
    ways["OpenSpiel"] = research.rate(research.openspiel(name), seconds)
    ways["PettingZoo, raw"] = research.rate(research.pettingzoo(name), seconds)
    ways["PettingZoo, wrapped"] = research.rate(research.pettingzoo(name, wrapped=True), seconds)
    ways[f"batch of {research.MATCHES}, observed"] = research.rate(research.batch(name), seconds)
    ways["compiled play-outs"] = rules.RandomPlay(load(name), research.SEATS).measure(seconds)["actions_per_second"]
    return [{"who": "Saturnalia", "game": name, "way": way, "actions_per_second": rate} for way, rate in ways.items()]


def report(rows: list[dict[str, Any]], machine: str) -> str:
    """Return the page."""
    lines = [
        "# Speed beside others",
        "",
        f"Made by `make bench` (this part alone: `python benchmarks/peers.py`) on {machine}; one core.",
        ", ".join(requirement for peer in PEERS for requirement in peer.needed)
        + f", Python {rules.versions()['python']}.",
        "Everybody plays their own games by lot; games differ in how much an action does.",
        "",
        "| who | game | way | actions/s |",
        "|---|---|---|---:|",
    ]
    lines += [
        f"| {row['who']} | {row['game']} | {row['way']} | {row['actions_per_second']:,.0f} |"
        if "game" in row
        else f"| {row['who']} | missing: {row['missing'].replace('|', '/')} | | |"
        for row in rows
    ]
    return "\n".join([*lines, "", "![the same as a picture](peers.png)", ""])


def plot(rows: list[dict[str, Any]], file: Path) -> None:
    """Draw the rates, ours in another colour, the fastest first."""
    from matplotlib.figure import Figure

    shown = sorted((row for row in rows if "game" in row), key=lambda row: float(row["actions_per_second"]))
    figure = Figure(figsize=(9, 0.8 + 0.2 * len(shown)), layout="constrained")
    axes = figure.subplots()
    colours = ["#b4532a" if row["who"] == "Saturnalia" else "#2f6f8f" for row in shown]
    axes.barh(range(len(shown)), [row["actions_per_second"] for row in shown], color=colours)
    axes.set_yticks(range(len(shown)), [f"{row['who']} {row['game']}: {row['way']}" for row in shown], fontsize=7)
    axes.set_xscale("log")
    axes.set_xlim(left=100)
    axes.set_ylim(-0.6, len(shown) - 0.4)
    axes.set_xlabel("actions per second on one core")
    figure.savefig(file, dpi=110)


def measure_and_write(machine: str, seconds: float) -> str:
    """Measure everybody, write the table, the numbers and the plot, and return the table."""
    rows = [row for name in names() for row in measure_ours(name, seconds)]
    rows += [row for peer in PEERS for row in measure_peer(peer, seconds)]
    RESULTS.mkdir(exist_ok=True)
    page = report(rows, machine)
    (RESULTS / "peers.md").write_text(page, encoding="utf-8")
    (RESULTS / "peers.json").write_text(rules.as_json({"machine": machine, "rows": rows}), encoding="utf-8")
    plot(rows, RESULTS / "peers.png")
    return page


def main() -> None:
    """Measure on one core, and print the table."""
    import run

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each number")
    chosen = parser.parse_args()
    run.stay_on_one_core()
    print(measure_and_write(run.machine(), chosen.seconds))


if __name__ == "__main__":
    main()
