"""`saturnalia learn` on the screen: how the weights of a game's `value` become better, and what came of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table
from rich.text import Text

from saturnalia.kernel.game import Game
from saturnalia.kernel.shipped import use_own_code
from saturnalia.kernel.weights import write_weights
from saturnalia.kernel.words import decimal, percent
from saturnalia.learning.evolution import Learner, Opponent, opponents_of, try_out
from saturnalia.speaking import HEADING, Speaker, stopping_gently
from saturnalia.terminal.saved_matches import matches_folder

PROOF_MATCHES = 400
PROOF_SEED = 20_030_000


def run_learning(speaker: Speaker, game: Game, minutes: float, file: Path | None, proof: int = PROOF_MATCHES) -> None:
    """Learn on from the file for so many minutes, then tell how today's weights and the new ones do, and keep these."""
    use_own_code()
    file = file or matches_folder().parent / "learned" / f"{game.name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    learner = Learner(game, file)
    speaker.tell("terminal-learn-begins", game=game.title, generation=learner.generation, file=str(file))
    begun = time.monotonic()

    def tell(generation: int, fitness: float) -> None:
        minute = decimal((time.monotonic() - begun) / 60)
        speaker.tell("terminal-learn-generation", generation=generation, fitness=decimal(fitness), minutes=minute)

    try:
        with stopping_gently():
            learner.learn(seconds=60 * minutes, tell=tell)
    except KeyboardInterrupt:
        pass
    show_proof(speaker, game, learner.weights, proof)
    weights = file.with_suffix(".toml")
    write_weights(weights, learner.weights, game, learner.generation)
    speaker.tell("terminal-learn-file", file=str(weights))


def show_proof(speaker: Speaker, game: Game, weights: Any, proof: int) -> None:
    """Print how today's weights and new ones do against everybody, in deals that nobody has learned from."""
    seeds = np.random.default_rng(PROOF_SEED).integers(1, 1 << 62, proof)
    table = Table(box=None, pad_edge=False)
    for column in ("opponent", "seats", "today", "learned"):
        heading = Text(speaker.say(f"terminal-learn-{column}"), style=HEADING)
        table.add_column(heading, justify="left" if column == "opponent" else "right")
    for opponent in opponents_of(game):
        cells = [_cell(speaker, game, one, opponent, seeds) for one in (game.room("value").WEIGHTS, weights)]
        table.add_row(opponent.name, str(opponent.seats), *cells)
    speaker.console.print(table)


def _cell(speaker: Speaker, game: Game, weights: Any, opponent: Opponent, seeds: Any) -> str:
    found = try_out(game, weights, opponent, seeds)
    return speaker.say("terminal-learn-outcome", wins=percent(found.wins), points=decimal(found.points))
