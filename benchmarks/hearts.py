"""The yardstick: OpenSpiel's own C++ random play-outs of hearts, in an environment that this file makes for itself."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import platformdirs

VERSION = "2.0.2"

PROGRAM = """
import json, random, sys, time
import pyspiel

rollouts, games = int(sys.argv[1]), int(sys.argv[2])
hearts = pyspiel.load_game("hearts")
lots = random.Random(1)


def play_on(state):
    actions = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(lots.choice([a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()))
        actions += 1
    return actions


dealt = hearts.new_initial_state()
while dealt.is_chance_node():
    dealt.apply_action(lots.choice([action for action, _ in dealt.chance_outcomes()]))
after_deal = sum(play_on(dealt.clone()) for _ in range(200)) / 200
whole = sum(play_on(hearts.new_initial_state()) for _ in range(200)) / 200

bot = pyspiel.MCTSBot(hearts, pyspiel.RandomRolloutEvaluator(rollouts, 1), 2.0, 1, 100, False, 1, False)
began = time.process_time()
bot.step(dealt)
rollout_seconds = time.process_time() - began

bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
began = time.process_time()
for seed in range(games):
    pyspiel.evaluate_bots(hearts.new_initial_state(), bots, seed)
game_seconds = time.process_time() - began

print(json.dumps({
    "rollouts": {"actions_per_game": after_deal, "actions_per_second": after_deal * rollouts / rollout_seconds,
                 "games_per_second": rollouts / rollout_seconds},
    "whole_games": {"actions_per_game": whole, "actions_per_second": whole * games / game_seconds,
                    "games_per_second": games / game_seconds},
}))
"""

DESCRIPTION = {
    "rollouts": (
        "one call of `MCTSBot.step` (1 simulation) whose `RandomRolloutEvaluator` plays all games from one dealt "
        "position to the end in C++: nothing but clone, legal actions, draw, apply"
    ),
    "whole_games": (
        "`evaluate_bots` with four C++ `make_uniform_random_bot`s, one call for each game from the initial state; "
        "the 53 chance actions of the deal are counted as actions"
    ),
}


def environment() -> Path:
    """Return the Python of an environment with OpenSpiel, made on first use in the user's cache folder."""
    folder = Path(platformdirs.user_cache_dir("saturnalia")) / f"openspiel-{VERSION}"
    python = folder / "bin" / "python"
    ready = (
        subprocess.run([python, "-c", "import pyspiel"], capture_output=True, check=False) if python.exists() else None
    )
    if ready is None or ready.returncode != 0:
        venv.create(folder, clear=True, with_pip=True)
        install = [str(python), "-m", "pip", "-q", "--disable-pip-version-check", "install", f"open_spiel=={VERSION}"]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"OpenSpiel {VERSION} could not be installed:\n{done.stderr}")
    return python


def measure(python: Path, *, rollouts: int = 40_000, games: int = 20_000) -> dict[str, dict[str, float]]:
    """Return the rates of both ways to play hearts at random in C++ (see `DESCRIPTION`)."""
    command = [str(python), "-c", PROGRAM, str(rollouts), str(games)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return answer
