"""`saturnalia balance` on the screen: a progress bar while matches are played, and how the seats and factions fared."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saturnalia.arena.balance import Study, Tally, message_of, study_balance
from saturnalia.arena.vary import Number, Variation, vary
from saturnalia.kernel.game import Game
from saturnalia.kernel.words import decimal, percent
from saturnalia.speaking import Speaker, stopping_gently
from saturnalia.terminal.arena import make_ready
from saturnalia.terminal.figures import new_table, number, plus_minus, print_table, reach

FARED = ["games", "wins", "interval", "mean", "middle"]
COLUMNS = {
    "seat": ["seat", *FARED],
    "faction": ["faction", *FARED],
    "component": ["component", "taken", *FARED[1:]],
    "category": ["category", "others", "winners"],
    "change": ["change", "most-moved", "moved", "mean-moved"],
}


def run_balance(
    speaker: Speaker, game: Game, settings: dict[str, Any], numbers: Sequence[Number], by: int, pack: Path | None
) -> tuple[Study, list[Variation]]:
    """Play the matches, and again with each number changed; return what came out, also after Ctrl-C."""
    speaker.turn_to(game)
    settings["pack"] = pack.read_text(encoding="utf-8") if pack else ""
    make_ready(speaker, game, settings["bots"], game.complete_options(settings["options"]), pack)
    where = {name: settings[name] for name in ("processes", "cluster")}
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not speaker.errors.is_terminal
    with (
        stopping_gently(),
        Progress(*bar, console=speaker.errors, transient=True, disable=hidden) as progress,
    ):
        task = progress.add_task(game.title, total=settings["games"])
        study = study_balance(game, **settings, progress=lambda count: progress.advance(task, count))
        if not (numbers and study.complete):
            return study, []
        task = progress.add_task(speaker.say("terminal-report-changes"), total=2 * len(numbers))
        return study, vary(game, numbers, study, by=by, **where, progress=lambda: progress.advance(task))


def print_json(speaker: Speaker, study: Study, changes: Sequence[Variation]) -> None:
    """Print all numbers as JSON."""
    found = {**study.to_json(), "changes": [change.to_json() for change in changes]}
    speaker.console.print(json.dumps(found, ensure_ascii=False, indent=1), soft_wrap=True)


def show(speaker: Speaker, study: Study, changes: Sequence[Variation]) -> None:
    """Print a table for the seats, and one each for factions, components and changes where there are any."""
    tables = {
        "seat": {str(seat): study.seats[seat] for seat in sorted(study.seats)},
        "faction": named(speaker, study.factions),
        "component": named(speaker, study.components),
    }
    for what, tallies in tables.items():
        if tallies:
            table = new_table(speaker, COLUMNS[what])
            for name, tally in tallies.items():
                table.add_row(*tally_cells(speaker, study if what == "component" else None, name, tally))
            print_table(speaker, table)
    if changes:
        table = new_table(speaker, COLUMNS["change"])
        for change in changes:
            table.add_row(*change_cells(speaker, change))
        print_table(speaker, table)
    speaker.tell("terminal-simulated-no-winner", share=percent(study.without_winner / study.games))
    speaker.tell("terminal-balance-played", games=study.games, actions=study.actions)


def named(speaker: Speaker, tallies: dict[str, Tally]) -> dict[str, Tally]:
    """Return the same by names, the most successful first."""
    ordered = sorted(tallies, key=lambda key: -tallies[key].share)
    return {speaker.say(message_of(key)): tallies[key] for key in ordered}


def tally_cells(speaker: Speaker, taken_in: Study | None, name: str, tally: Tally) -> list[str]:
    """Return the row of a table; for a component, how many of all seats had it instead of how many matches."""
    seats = taken_in.games * len(taken_in.seats) if taken_in else 0
    return [
        name,
        number(speaker, percent(tally.games / seats) if seats else tally.games),
        number(speaker, percent(tally.share)),
        reach(speaker, *map(percent, tally.interval)),
        number(speaker, decimal(tally.mean)),
        reach(speaker, tally.quantile(0.25), tally.quantile(0.75)),
    ]


def change_cells(speaker: Speaker, change: Variation) -> list[str]:
    """Return the row of a table for a changed number."""
    label = speaker.say("terminal-change", number=change.name, value=change.value, changed=change.changed)
    if not (change.largest and change.points):
        return [label, speaker.say("terminal-change-unfit"), "–", "–"]
    what, *move = change.largest
    seat = what.removeprefix("seat ")
    who = speaker.say("seat-number", number=int(seat) + 1) if seat != what else speaker.say(message_of(what))
    moved = speaker.say("terminal-plus-minus", number=percent(move[0]), spread=percent(move[1]))
    return [label, who, moved, plus_minus(speaker, *change.points)]
