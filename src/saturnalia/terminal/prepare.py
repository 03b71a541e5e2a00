"""Compiling the rules before they are needed, with a visible message the first time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from saturnalia.bots.ready import SECONDS, ready_mark
from saturnalia.kernel.game import Game
from saturnalia.speaking import Speaker

HINTING_BOT = "imperator"


def prepare(speaker: Speaker, game: Game, purpose: str, use_once: Callable[[], None], pack: Path | None) -> None:
    """Use everything that `purpose` needs once, unless that was done before with the same sources.

    A mark beside the compiled code remembers it: some compiled code alone (after an interruption, or from another
    command) does not mean that nothing is left to compile.
    """
    from saturnalia.kernel.compiling import INTERPRET

    mark = ready_mark(game, purpose, pack)
    if INTERPRET or mark.exists():
        return
    with speaker.waiting("terminal-compiling", game=game.title, seconds=SECONDS):
        use_once()
    with suppress(OSError):
        mark.touch()


def prepare_play(speaker: Speaker, game: Game, pack: Path | None) -> None:
    """Compile all that a match in the terminal needs."""

    def use_once() -> None:
        from saturnalia.bots import choose, make_bot
        from saturnalia.kernel.match import Match

        trial = Match.new(game, seed=0)
        game.tables(trial.state, 0)
        for name in ("random", "greedy", "search:1"):
            choose(make_bot(name), game, trial.state, seed=0)
        while not trial.is_over:
            trial.play(trial.legal()[0])
        trial.scores()
        game.score_sheet(trial.state)
        game.outcome(trial.state)

    prepare(speaker, game, "play", use_once, pack)
