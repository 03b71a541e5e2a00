"""What there is: the installed games, and the clauses of their rules with the tests that prove them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from saturnalia.kernel.game import Game, load, names
from saturnalia.speaking import HEADING, Speaker


def show_games(speaker: Speaker) -> None:
    """Print a table of the installed games."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for column in ("name", "title", "seats", "options", "reconstructed"):
        heading = Text(speaker.say(f"terminal-games-{column}"), style=HEADING)
        table.add_column(heading, justify="right" if column == "reconstructed" else "left")
    for name in names():
        game = load(name)
        counts = game.seat_counts
        choices = "\n".join(
            f"{option.name}: {', '.join(str(value).lower() for value in option.values)}"
            for option in game.options
            if option.name != "seats"
        )
        table.add_row(
            Text(name, style="bold"),
            game.title,
            f"{min(counts)}–{max(counts)}",
            choices,
            f"{game.reconstructed_share:.0%}",
        )
    speaker.console.print(table)
    speaker.console.print()
    speaker.console.print(Text(speaker.say("terminal-games-note"), style="dim"))


def tests_folder() -> Path | None:
    """Return the tests of the source checkout, or None in an installed package, which has none.

    >>> folder = tests_folder()
    >>> folder is None or folder.is_dir()
    True
    """
    checkout = Path(__file__).resolve().parents[3]
    return checkout / "tests" if (checkout / "pyproject.toml").is_file() and (checkout / "tests").is_dir() else None


def clause_report(game: Game) -> dict[str, Any]:
    """Return the clauses of a game, the tests that prove each, and what is not proven; null where there are no tests.

    >>> clause_report(load("pax"))["game"]
    'pax'
    """
    from saturnalia.kernel.clauses import clauses
    from saturnalia.proof import proven, unobservable

    folder = tests_folder()
    report: dict[str, Any] = {"game": game.name, "rules": game.version, "clauses": len(clauses(game))}
    if folder is None:
        return {**report, "proven": None, "unobservable": None, "unproven": None, "tests": None}
    tests = proven(game, folder)
    excused = unobservable(game, folder)
    return {
        **report,
        "proven": sum(1 for found in tests.values() if found),
        "unobservable": excused,
        "unproven": [clause for clause, found in tests.items() if not found and clause not in excused],
        "tests": tests,
    }


def show_clauses(speaker: Speaker, games: list[Game], as_json: bool) -> None:
    """Print how far the rules of each game are proven."""
    reports = [clause_report(game) for game in games]
    if as_json:
        speaker.console.print(json.dumps(reports, ensure_ascii=False, indent=1), soft_wrap=True)
        return
    from saturnalia.kernel.clauses import clauses

    for game, report in zip(games, reports, strict=True):
        speaker.turn_to(game)
        heading = {"game": game.title, "count": report["clauses"]}
        if report["proven"] is None:
            speaker.tell("terminal-clauses-untested", **heading)
            continue
        excused = len(report["unobservable"])
        speaker.tell("terminal-clauses", HEADING, **heading, proven=report["proven"], excused=excused)
        texts = clauses(game, speaker.language)
        if report["unproven"]:
            speaker.tell("terminal-clauses-unproven", count=len(report["unproven"]))
        for clause in report["unproven"]:
            line = speaker.clause(texts[clause])
            line.truncate(speaker.console.width - 2, overflow="ellipsis")
            speaker.console.print(Text("  ") + line)
