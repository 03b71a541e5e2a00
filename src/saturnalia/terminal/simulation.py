"""`saturnalia simulate` on the screen: a progress bar while matches are played, and what came out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from saturnalia.arena.simulate import Simulation, simulate
from saturnalia.kernel.game import Game
from saturnalia.kernel.words import decimal, percent
from saturnalia.speaking import HEADING, Speaker
from saturnalia.terminal.prepare import prepare


def run_simulation(
    speaker: Speaker, game: Game, settings: dict[str, Any], as_json: bool, pack: Path | None
) -> Simulation:
    """Play the matches and print what came out, also after Ctrl-C."""
    game.complete_options(settings["options"])
    prepare(speaker, game, "simulate", lambda: _play_one(game, settings), pack)
    _play_one(game, settings)  # what was compiled is loaded before the bar appears
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=speaker.errors, transient=True, disable=not speaker.errors.is_terminal) as progress:
        task = progress.add_task(game.title, total=settings["games"])
        result = simulate(game, **settings, progress=lambda count: progress.advance(task, count))
    if as_json:
        speaker.console.print(json.dumps(result.to_json(), ensure_ascii=False, indent=1), soft_wrap=True)
    elif result.games:
        show(speaker, result)
    return result


def _play_one(game: Game, settings: dict[str, Any]) -> None:
    simulate(game, **{**settings, "games": 1})


def show(speaker: Speaker, result: Simulation) -> None:
    """Print the sums as a table, one row for each seat."""
    found = result.to_json()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for column in ("seat", "bot", "wins", "mean", "least", "most"):
        heading = Text(speaker.say(f"terminal-simulated-{column}"), style=HEADING)
        table.add_column(heading, justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(result.bots):
        table.add_row(
            str(seat),
            bot,
            speaker.say("terminal-number", number=percent(found["win_shares"][seat])),
            speaker.say("terminal-number", number=decimal(found["mean_scores"][seat])),
            str(found["min_scores"][seat]),
            str(found["max_scores"][seat]),
        )
    speaker.console.print(table)
    speaker.console.print()
    speaker.tell("terminal-simulated-no-winner", share=percent(found["no_winner_share"]))
    speaker.tell(
        "terminal-simulated-speed",
        games=result.games,
        actions=result.actions,
        seconds=decimal(result.seconds),
        actions_rate=found["actions_per_second"],
        games_rate=round(found["games_per_second"]),
    )
