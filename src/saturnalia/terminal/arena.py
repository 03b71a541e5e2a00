"""`saturnalia arena` on the screen: a live table while bots play each other, and all tables at the end."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from saturnalia.arena.assignment import warm_up
from saturnalia.arena.ledger import FinishedMatch, Ledger
from saturnalia.arena.play import play_compiled
from saturnalia.arena.standings import Standings, summary
from saturnalia.arena.tournament import Tournament
from saturnalia.bots import make_bot
from saturnalia.kernel.game import Game
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import decimal, percent
from saturnalia.speaking import HEADING, Speaker, stopping_gently
from saturnalia.terminal.figures import milliseconds, new_table, number, plus_minus, print_table, reach
from saturnalia.terminal.prepare import prepare
from saturnalia.terminal.saved_matches import matches_folder


def run_arena(
    speaker: Speaker,
    tournament: Tournament,
    games: int,
    out: Path | None,
    as_json: bool,
    pack: Path | None,
    **where: Any,
) -> bool:
    """Play the tournament and print what came out, also after Ctrl-C; tell whether it is complete."""
    speaker.turn_to(tournament.game)
    standings = Standings(tournament.bots)
    wanted = tournament.deals(games) * len(tournament.bots)
    with Ledger(ledger_file(tournament, out), tournament.header()) as ledger:
        make_ready(speaker, tournament.game, tournament.bots, tournament.options, pack)
        known = len(ledger.matches)
        try:
            with stopping_gently(), watched(speaker, tournament, standings, ledger.matches, wanted) as watch:
                for _ in watch(tournament.play(games, ledger, **where)):
                    pass
        except KeyboardInterrupt:
            pass
        found = summary(tournament.header(), ledger.matches, wanted)
        if as_json:
            speaker.console.print(json.dumps(found, ensure_ascii=False, indent=1), soft_wrap=True)
        elif ledger.matches:
            show(speaker, found)
            if known:
                speaker.tell("terminal-arena-known", count=known)
            speaker.tell("terminal-arena-file", file=str(ledger.file))
        return bool(found["complete"])


def ledger_file(tournament: Tournament, out: Path | None) -> Path:
    """Return the file for the matches: the same tournament finds its own again."""
    return out or matches_folder().with_name("arena") / tournament.file_name()


def make_ready(speaker: Speaker, game: Game, bots: Sequence[str], options: dict[str, Any], pack: Path | None) -> None:
    """Compile all that matches between these bots need."""

    def use_once() -> None:
        for name in set(bots):
            warm_up(game, name)
        play_compiled(game, options, ["random"] * int(options["seats"]), 0, 0)

    kinds = sorted({type(make_bot(name)).__name__ for name in bots})
    prepare(speaker, game, "-".join(["arena", *kinds]), use_once, pack)


@contextmanager
def watched(
    speaker: Speaker, tournament: Tournament, standings: Standings, known: list[FinishedMatch], wanted: int
) -> Iterator[Any]:
    """Show the standings while matches come in."""
    for match in known:
        standings.add(match)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task(tournament.game.title, total=wanted, completed=len(known))
    if not speaker.errors.is_terminal:
        yield lambda matches: matches
        return
    with Live(console=speaker.errors, transient=True, refresh_per_second=4) as live:

        def watch(matches: Iterable[FinishedMatch]) -> Iterator[FinishedMatch]:
            live.update(Group(live_table(speaker, standings), bar))
            for match in matches:
                standings.add(match)
                bar.advance(task)
                live.update(Group(live_table(speaker, standings), bar))
                yield match

        yield watch


def live_table(speaker: Speaker, standings: Standings) -> Table:
    """Return the standings as they are now."""
    table = new_table(speaker, ("bot", "games", "wins", "interval", "openskill", "time"))
    for standing in standings.ranked():
        rating = standings.running.of(standing.bot)
        table.add_row(
            standing.bot,
            number(speaker, standing.tally.games),
            number(speaker, percent(standing.tally.share)),
            reach(speaker, *map(percent, standing.tally.interval)),
            plus_minus(speaker, rating.mu, rating.sigma),
            milliseconds(speaker, standing.seconds_per_move),
        )
    return table


def show(speaker: Speaker, found: dict[str, Any]) -> None:
    """Print all tables of a tournament."""
    table = new_table(speaker, ("bot", "games", "wins", "interval", "mean", "time"))
    for row in found["bots"]:
        table.add_row(
            row["bot"],
            number(speaker, row["games"]),
            number(speaker, percent(row["win_share"])),
            reach(speaker, *map(percent, row["interval"])),
            number(speaker, decimal(row["mean_score"])),
            milliseconds(speaker, row["seconds_per_move"]),
        )
    print_table(speaker, table)
    table = new_table(speaker, ("bot", "elo", "interval", "openskill"))
    for row in found["bots"]:
        if strength := row["strength"]:
            table.add_row(
                row["bot"],
                number(speaker, round(strength["elo"])),
                reach(speaker, *map(round, strength["interval"])),
                plus_minus(speaker, row["openskill"]["mu"], row["openskill"]["sigma"]),
            )
    if table.row_count:
        print_table(speaker, table)
    show_categories(speaker, found["bots"])
    table = new_table(speaker, ("seat", "games", "wins", "interval", "mean"))
    for seat, row in enumerate(found["seats"]):
        table.add_row(
            str(seat),
            number(speaker, row["games"]),
            number(speaker, percent(row["win_share"])),
            reach(speaker, *map(percent, row["interval"])),
            number(speaker, decimal(row["mean_score"])),
        )
    print_table(speaker, table)
    speaker.tell("terminal-simulated-no-winner", share=percent(found["no_winner_share"]))
    length = found["actions"]
    speaker.tell(
        "terminal-arena-length",
        games=found["games"],
        mean=decimal(length["mean"]),
        least=length["least"],
        most=length["most"],
    )


def show_categories(speaker: Speaker, rows: list[dict[str, Any]]) -> None:
    """Print the mean points of every scoring category by bot."""
    titles = list(dict.fromkeys(_title(each) for row in rows for each in row["categories"]))
    table = new_table(speaker, ("category",))
    for row in rows:
        table.add_column(Text(row["bot"], style=HEADING), justify="right")
    for title in titles:
        means = [{_title(each): each["mean"] for each in row["categories"]} for row in rows]
        cells = [number(speaker, decimal(mean[title])) if title in mean else "–" for mean in means]
        table.add_row(speaker.say(Message(**json.loads(title))), *cells)
    if titles:
        print_table(speaker, table)


def _title(category: dict[str, Any]) -> str:
    return json.dumps({"id": category["id"], "args": category["args"]}, sort_keys=True)
