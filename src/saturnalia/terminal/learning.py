"""`saturnalia learn` on the screen: how a game's weights, or its net, become better, and what came of it."""

from __future__ import annotations

import time
from contextlib import suppress
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
PROCESSOR_LANES = 256
"""So many matches at once are enough for a processor."""


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


def run_self_play(speaker: Speaker, game: Game, minutes: float, file: Path | None) -> None:
    """Teach a net on from the file for so many minutes, and write it as the game's bots read it."""
    from saturnalia.gpu.device import available
    from saturnalia.learning.self_play import Plan, SelfPlay, processor_loops, write_net

    use_own_code()
    file = file or matches_folder().parent / "learned" / f"{game.name}.npz"
    file.parent.mkdir(parents=True, exist_ok=True)
    reason = available()
    if reason:
        speaker.tell("terminal-learn-no-card", reason=reason)
        lesson = SelfPlay(game, Plan(lanes=PROCESSOR_LANES, device="cpu", portion=1024), file, processor_loops)
    else:
        from saturnalia.gpu.learning import card_loops

        lesson = SelfPlay(game, Plan(), file, card_loops)
    speaker.tell("terminal-learn-net-begins", game=game.title, choices=lesson.progress.choices, file=str(file))

    def tell(news: dict[str, Any]) -> None:
        wins = {name: [share for share in shares if share is not None] for name, shares in news["wins"].items()}
        shares = [f"{name} {percent(sum(found) / len(found))}" for name, found in wins.items() if found]
        speaker.tell(
            "terminal-learn-net",
            choices=news["choices"],
            rate=news["choices_a_second"],
            wins=speaker.words.enumerate(shares) if shares else "-",
        )

    with stopping_gently(), suppress(KeyboardInterrupt):
        lesson.run(60 * minutes, tell)
    lesson.keep()
    net = file.with_name(f"{game.name}.judgement.npz")
    write_net(net, game, file)
    speaker.tell("terminal-learn-net-file", file=str(net))


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
