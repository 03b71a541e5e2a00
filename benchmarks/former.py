"""Today's Imperator against the one of 32b3163, by today's rules and with equal time: `former.py minerva --games 20`.

The former one is a copy of the game in which `value.py` is of an earlier commit of this repository and nothing was
learned; it searches by play-outs, as was usual then. So a clone with its whole history is needed.
"""

from __future__ import annotations

import argparse
import importlib
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saturnalia import Match, load
from saturnalia.arena.intervals import wilson
from saturnalia.bots import Budget, choose
from saturnalia.bots.search import SearchBot, SearchSettings
from saturnalia.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
COMMIT = "0ec44a9"
"""Here `value.py` is still what it was at 32b3163, but reads the modules that the games have today."""
RENAMED = {"minerva": (("beats", "is_ahead"),)}
"""What `value.py` uses under another name than today."""
SEARCHES = {"porta_nigra": SearchSettings(habit=0.8)}
"""How the former Imperator searched where that was not as usual."""


def former_game(name: str, folder: Path) -> Game:
    """Return a copy of a game with the `value.py` of the earlier commit, and without a net."""
    path = Path("src/saturnalia/games") / name
    copy = folder / f"{name}_former"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / path, copy, ignore=shutil.ignore_patterns("__pycache__", "weights.toml", "judgement.npz"))
    shown = ["git", "-C", str(ROOT), "show", f"{COMMIT}:{path.as_posix()}/value.py"]
    text = subprocess.run(shown, capture_output=True, text=True, check=True).stdout
    for before, now in RENAMED.get(name, ()):
        text = text.replace(before, now)
    (copy / "value.py").write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    found: Game = importlib.import_module(copy.name).game
    return found


@dataclass(frozen=True)
class FormerBot:
    """Thinks about a position of today's game as a search did in the former one."""

    game: Game
    search: SearchBot

    def choose(self, _game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return the answer that the former search likes best."""
        return self.search.choose(self.game, state, budget, seed)


def compare(name: str, games: int, milliseconds: float, former: Game) -> None:
    """Play so many matches, one of today against former ones, and tell after each match how it stands."""
    game = load(name)
    seats = min(count for count in game.seat_counts if count > 1)
    before = FormerBot(former, SearchBot(seconds=milliseconds / 1000, settings=SEARCHES.get(name, SearchSettings())))
    today = SearchBot(seconds=milliseconds / 1000)
    wins, points = 0.0, [0.0, 0.0]
    for number in range(games):
        match = Match.new(game, seats=seats, seed=number // seats)
        mine = number % seats
        began = time.perf_counter()
        while not match.is_over:
            bot = today if match.actor == mine else before
            match.play(choose(bot, game, match.state, seed=1000 * number + len(match.played)))
        first = [seat for seat, place in enumerate(match.places()) if place == 1]
        wins += (mine in first) / max(1, len(first))
        scores = match.scores()
        points[0] += scores[mine]
        points[1] += max(score for seat, score in enumerate(scores) if seat != mine)
        low, high = wilson(wins, number + 1)
        print(
            f"{name}, {seats} seats: today's won {wins:g} of {number + 1} ({low:.1%} to {high:.1%}), "
            f"{points[0] / (number + 1):.1f} points to {points[1] / (number + 1):.1f}; "
            f"this match took {time.perf_counter() - began:.0f} s",
            flush=True,
        )


def main() -> None:
    """Read what is wanted, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--ms", type=float, default=500.0, help="processor time of an answer, for both")
    chosen = parser.parse_args()
    former = former_game(chosen.game, ROOT / "build" / "former")
    compare(chosen.game, chosen.games, chosen.ms, former)


if __name__ == "__main__":
    main()
