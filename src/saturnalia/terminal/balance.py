"""`saturnalia balance` on the screen: a progress bar while matches are played, and how the seats and factions fared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saturnalia.arena.balance import Study, Tally, message_of, study_balance
from saturnalia.kernel.game import Game
from saturnalia.terminal.figures import new_table, number, print_table, reach
from saturnalia.terminal.prepare import prepare
from saturnalia.terminal.simulation import decimal, percent
from saturnalia.terminal.speaker import Speaker


def run_balance(speaker: Speaker, game: Game, settings: dict[str, Any], as_json: bool, pack: Path | None) -> Study:
    """Play the matches and print what came out, also after Ctrl-C."""
    speaker.turn_to(game)
    settings["pack"] = pack.read_text(encoding="utf-8") if pack else ""
    game.complete_options(settings["options"])

    def play_one() -> None:
        study_balance(game, **{**settings, "games": 1, "processes": 1, "cluster": None})

    prepare(speaker, game, "balance", play_one, pack)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=speaker.errors, transient=True, disable=not speaker.errors.is_terminal) as progress:
        task = progress.add_task(game.title, total=settings["games"])
        study = study_balance(game, **settings, progress=lambda count: progress.advance(task, count))
    if as_json:
        speaker.console.print(json.dumps(study.to_json(), ensure_ascii=False, indent=1), soft_wrap=True)
    elif study.games:
        show(speaker, study)
    return study


def show(speaker: Speaker, study: Study) -> None:
    """Print one table for the seats, and one each for factions and components where the game has them."""
    show_tallies(speaker, "seat", {str(seat): study.seats[seat] for seat in sorted(study.seats)})
    show_tallies(speaker, "faction", named(speaker, study.factions))
    show_tallies(speaker, "component", named(speaker, study.components))
    speaker.tell("terminal-simulated-no-winner", share=percent(study.without_winner / study.games))
    speaker.tell("terminal-balance-played", games=study.games, actions=study.actions)


def named(speaker: Speaker, tallies: dict[str, Tally]) -> dict[str, Tally]:
    """Return the same by names, the most successful first."""
    ordered = sorted(tallies, key=lambda key: -tallies[key].share)
    return {speaker.say(message_of(key)): tallies[key] for key in ordered}


def show_tallies(speaker: Speaker, what: str, tallies: dict[str, Tally]) -> None:
    """Print how each of them fared."""
    if not tallies:
        return
    table = new_table(speaker, (what, "games", "wins", "interval", "mean", "middle"))
    for name, tally in tallies.items():
        table.add_row(
            name,
            number(speaker, tally.games),
            number(speaker, percent(tally.share)),
            reach(speaker, *map(percent, tally.interval)),
            number(speaker, decimal(tally.mean)),
            reach(speaker, tally.quantile(0.25), tally.quantile(0.75)),
        )
    print_table(speaker, table)
