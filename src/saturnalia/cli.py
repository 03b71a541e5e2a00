"""The command line: `saturnalia games`, `play`, `serve`, `simulate`, `replay`, `rules`, `doctor` and more.

Only what a command needs is imported, inside the command, so that the light ones answer at once.
"""

from __future__ import annotations

import gc
import sys
from contextlib import AbstractContextManager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from saturnalia.cli_admin import admin
from saturnalia.kernel.game import Language

if TYPE_CHECKING:
    from saturnalia.kernel.game import Game
    from saturnalia.speaking import Speaker

app = typer.Typer(
    help="Roman board games for people, bots and researchers.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _complete_game(typed: str) -> list[str]:
    """Return the games whose names begin like that, for the shell."""
    from saturnalia.kernel.game import names

    return [name for name in names() if name.startswith(typed)]


_GAME = typer.Argument(metavar="GAME", help="The game, e.g. pax.", autocompletion=_complete_game)
GameName = Annotated[str, _GAME]
GameOrNone = Annotated[str | None, _GAME]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]
Lang = Annotated[Language | None, typer.Option("--lang", help="Language; the default comes from the environment.")]
Choices = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be given several times."),
]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Games = Annotated[int, typer.Option(min=1, help="How many matches.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
Deals = Annotated[int, typer.Option(help="The same seed gives the same deals.")]
KeptMatches = Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the matches, or go on.")]
Database = Annotated[str, typer.Option(help="SQLAlchemy address; without it, SQLite in your data folder.")]
Variant = Annotated[str | None, typer.Option(help="The variant to play, e.g. nocturnus.")]
Components = Annotated[Path | None, typer.Option(metavar="FILE", help="Your corrected component file.")]
Processes = Annotated[int | None, typer.Option(min=1, help="How many processes; the default is one per core.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Address of a Ray cluster that does the work.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        from saturnalia import __version__, load, names

        for name, version in [("saturnalia", __version__), *((name, load(name).version) for name in names())]:
            typer.echo(f"{name} {version}")
        raise typer.Exit


@app.callback()
def saturnalia(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help="Show the versions of Saturnalia and of all rules.", is_eager=True, callback=_show_version
        ),
    ] = False,
) -> None:
    """Roman board games for people, bots and researchers."""


@app.command()
def games(lang: Lang = None) -> None:
    """List the installed games with their seats and options."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.catalogue import show_games

        show_games(speaker)


@app.command()
def play(
    game: GameOrNone = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[str, typer.Option(help="The bots at the other seats; one name stands for all.")] = "greedy",
    variant: Variant = None,
    option: Choices = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the shuffle; the same seed gives the same match.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    components: Components = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved match.")] = None,
) -> None:
    """Play against bots in the terminal."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.begin import begin_match, resume_match

        if resume is not None:
            session = resume_match(speaker, resume, name, components)
        else:
            found = _load(game, components)
            options = _options(found, seats, variant, option)
            session = begin_match(speaker, found, options, seat, bots.split(","), seed, name, components)
        session.play()


@app.command()
def simulate(
    game: GameOrNone = None,
    seats: Seats = None,
    games: Games = 1000,
    bot: Annotated[str, typer.Option(help="The bot at every seat, or one for each seat: greedy,random.")] = "random",
    seed: Seed = 0,
    threads: Annotated[int | None, typer.Option(min=1, help="How many threads; the default is one per core.")] = None,
    variant: Variant = None,
    option: Choices = None,
    components: Components = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many matches between bots and show points, wins and speed."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.simulation import run_simulation

        found = _load(game, components)
        settings: dict[str, Any] = {
            "options": _options(found, seats, variant, option),
            "bots": bot.split(","),
            "games": games,
            "seed": seed,
            "threads": threads,
        }
        result = run_simulation(speaker, found, settings, as_json, components)
        _leave_if_stopped(result.complete)


@app.command()
def learn(
    game: GameName,
    minutes: Annotated[float, typer.Option(min=0, help="How long to learn; it goes on where it stopped.")] = 10.0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep what was learned, or go on.")] = None,
    net: Annotated[
        bool, typer.Option("--net", help="Teach a net by self-play, on a graphics card if there is one.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Learn what positions of a game are worth to its bots, and show whether that is better than today."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.learning import run_learning, run_self_play

        (run_self_play if net else run_learning)(speaker, _load(game, None), minutes, out)


@app.command()
def balance(
    game: GameOrNone = None,
    seats: Seats = None,
    games: Games = 1000,
    bots: Annotated[str, typer.Option(help="The bot at every seat; several take turns at the seats.")] = "greedy",
    seed: Seed = 0,
    report: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a report with pictures, report.html, there.")
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Reconstructed numbers to change, e.g. 'cost.*'; can be given several times."
        ),
    ] = None,
    by: Annotated[int, typer.Option(min=1, help="By how much they become smaller and larger.")] = 1,
    processes: Processes = None,
    cluster: Cluster = None,
    variant: Variant = None,
    option: Choices = None,
    components: Components = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show how often each seat, faction and component wins between equal bots."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.balance import print_json, run_balance, show

        found = _load(game, components)
        settings: dict[str, Any] = {
            "options": _options(found, seats, variant, option),
            "bots": [name.strip() for name in bots.split(",")],
            "games": games,
            "seed": seed,
            "processes": processes,
            "cluster": cluster,
        }
        study, changes = run_balance(speaker, found, settings, _numbers(found, vary or []), by, components)
        if as_json:
            print_json(speaker, study, changes)
        elif study.games:
            show(speaker, study, changes)
        if report and study.games:
            from saturnalia.terminal.report import write_report

            page = write_report(speaker, speaker.say("terminal-report", game=found.title), study, changes, report)
            if not as_json:
                speaker.tell("terminal-report-written", file=str(page))
        _leave_if_stopped(study.complete)


class _Arena(TyperGroup):
    """`saturnalia arena GAME` is short for `saturnalia arena play GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = args and (args[0] in self.commands or args[0] == "--help")
        return super().parse_args(ctx, args if named or not args else ["play", *args])

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        game = self.commands["play"].params[0]
        return [*super().shell_complete(ctx, incomplete), *game.shell_complete(ctx, incomplete)]


arena = typer.Typer(cls=_Arena, no_args_is_help=True, help="Let bots play each other and rate them.")
app.add_typer(arena, name="arena")
app.add_typer(admin, name="admin")


@arena.command("play")
def arena_play(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots, e.g. search:200ms,greedy,random.")],
    seats: Seats = None,
    games: Annotated[
        int, typer.Option(min=1, help="How many matches; every deal is played once for each bot in every seat.")
    ] = 100,
    out: KeptMatches = None,
    seed: Deals = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    variant: Variant = None,
    option: Choices = None,
    components: Components = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a tournament between bots; after Ctrl-C the same command goes on."""
    with _speaking(lang) as speaker:
        from saturnalia.arena.tournament import Tournament
        from saturnalia.terminal.arena import run_arena

        found = _load(game, components)
        pack = components.read_text(encoding="utf-8") if components else ""
        tournament = Tournament.of(found, bots.split(","), _options(found, seats, variant, option), seed, pack)
        where = {"processes": processes, "cluster": cluster}
        _leave_if_stopped(run_arena(speaker, tournament, games, out, as_json, components, **where))


@arena.command("sprt")
def arena_sprt(
    game: GameName,
    change: Annotated[str, typer.Argument(metavar="CHANGE", help="The bot that may be better, e.g. search:400.")],
    baseline: Annotated[str, typer.Argument(metavar="BASELINE", help="The bot at all other seats.")],
    seats: Seats = None,
    elo0: Annotated[float, typer.Option(help="The change is not better if it gains no more than this.")] = 0.0,
    elo1: Annotated[float, typer.Option(help="The change is better if it gains at least this.")] = 30.0,
    alpha: Annotated[float, typer.Option(help="How often a useless change may pass.")] = 0.05,
    beta: Annotated[float, typer.Option(help="How often a good change may fail.")] = 0.05,
    games: Annotated[int, typer.Option(min=1, help="How many matches at most.")] = 20_000,
    out: KeptMatches = None,
    seed: Deals = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    variant: Variant = None,
    option: Choices = None,
    components: Components = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Test whether a changed bot is better than a baseline, with as few matches as that takes."""
    with _speaking(lang) as speaker:
        from saturnalia.arena.sprt import Question
        from saturnalia.arena.tournament import Tournament
        from saturnalia.kernel.errors import BadOptions
        from saturnalia.terminal.sprt import run_sprt

        if change == baseline:
            raise BadOptions("terminal-error-sprt-same", bot=change)
        if elo0 >= elo1 or not (0 < alpha < 0.5 and 0 < beta < 0.5):
            raise BadOptions("terminal-error-sprt-bounds")
        found = _load(game, components)
        options = found.complete_options(_options(found, seats, variant, option))
        count = int(options["seats"])
        pack = components.read_text(encoding="utf-8") if components else ""
        tournament = Tournament.of(found, [change, *[baseline] * (count - 1)], options, seed, pack)
        question = Question(elo0, elo1, count, alpha, beta)
        where = {"processes": processes, "cluster": cluster}
        _leave_if_stopped(run_sprt(speaker, tournament, question, games, out, as_json, components, **where))


@app.command()
def replay(file: MatchFile, components: Components = None, lang: Lang = None) -> None:
    """Tell a match sentence by sentence, with the final position."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.replay import replay as tell_match

        tell_match(speaker, file, components)


@app.command()
def verify(file: MatchFile, components: Components = None, lang: Lang = None) -> None:
    """Play a match file again and say whether it is intact, and whether its shuffle is the promised one."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.replay import verify as check

        check(speaker, file, components)


@app.command()
def rules(
    game: GameOrNone = None,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="A clause (5.2), a chapter (5), or a word to look for.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or one clause of them."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.rules_page import show_rules

        show_rules(speaker, _load(game), clause)


@app.command()
def clauses(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game; all if left out.", autocompletion=_complete_game)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show how many clauses of the rules are proven by a test, and which are not."""
    with _speaking(lang) as speaker:
        from saturnalia.kernel.game import names
        from saturnalia.terminal.catalogue import show_clauses

        show_clauses(speaker, [_load(name) for name in ([game] if game else names())], as_json)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8000,
    database: Database = "",
    workers: Annotated[int | None, typer.Option(min=1, help="Server processes; several need PostgreSQL.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    metrics_port: Annotated[int, typer.Option(min=0, max=65535, help="Port for Prometheus metrics; 0 for none.")] = 0,
    metrics_host: Annotated[str, typer.Option(help="Address to serve the metrics on.")] = "127.0.0.1",
    proxies: Annotated[
        str, typer.Option(help="Addresses of your proxies, separated by commas; only these are trusted.")
    ] = "",
    components: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Your corrected component file (pax.toml), or a folder of them.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables to play at in the browser."""
    with _speaking(lang) as speaker:
        gc.disable()  # nothing that is imported is garbage: to look for it would be a sixth of the start
        import saturnalia.server.app  # noqa: F401 - Uvicorn would import it next
        from saturnalia.server.commands import serve as serve_tables

        gc.enable()
        serve_tables(
            host, port, database, workers or 0, open_browser, metrics_port, speaker, components or "", proxies,
            metrics_host,
        )  # fmt: skip


@app.command()
def doctor(database: Database = "", lang: Lang = None) -> None:
    """Say what works on this machine; the exit status is 1 if something that is needed to play does not."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.doctor import examine

        raise typer.Exit(0 if examine(speaker, database) else 1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the backup.")],
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Back up all tables of a server, which can keep running: a SQLite file, or JSON lines from PostgreSQL."""
    with _speaking(lang):
        from saturnalia.server.backups import backup as back_up

        back_up(file, database)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the game, e.g. bread_and_games.")],
    lang: Lang = None,
) -> None:
    """Begin a new game from the template: in a clone of Saturnalia one of its own, elsewhere a package of its own."""
    with _speaking(lang) as speaker:
        from saturnalia.terminal.new_game import begin_game

        begin_game(speaker, name)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Even if some tables cannot be replayed.")] = False,
    lang: Lang = None,
) -> None:
    """Fill a database that holds nothing yet with a backup of the same kind of database."""
    with _speaking(lang):
        from saturnalia.server.backups import restore as put_back

        put_back(file, database, force=force)


def _speaking(lang: Language | None) -> AbstractContextManager[Speaker]:
    """Run a command in the person's language; what goes wrong for a person ends it with one sentence."""
    from saturnalia.speaking import speaking

    return speaking(lang and lang.value)


def _leave_if_stopped(complete: bool) -> None:
    """End the command as one that Ctrl-C has stopped, if it was."""
    if not complete:
        from saturnalia.speaking import STOPPED_BY_PERSON

        raise typer.Exit(STOPPED_BY_PERSON)


def _load(name: str | None, components: Path | None = None) -> Game:
    from saturnalia.kernel.errors import UnknownGame
    from saturnalia.kernel.game import load, names

    if name is None:
        raise UnknownGame("terminal-error-which-game", known=names())
    return load(name, components)


def _options(game: Game, seats: int | None, variant: str | None, pairs: list[str] | None) -> dict[str, Any]:
    """Return what was chosen, each value in the kind that the game declares; the game itself checks the rest."""
    from saturnalia.kernel.errors import BadOptions

    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOptions("terminal-error-option", text=pair)
        allowed = [value for option in game.options if option.name == name for value in option.values]
        chosen[name] = next((value for value in allowed if str(value).lower() == text.lower()), text)
    if seats is not None:
        chosen["seats"] = seats
    if variant is not None:
        chosen["variant"] = variant
    return chosen


def _numbers(game: Game, patterns: list[str]) -> list[Any]:
    """Return the reconstructed numbers that were asked for; a pattern that fits none is a mistake."""
    from saturnalia.arena.vary import reconstructed
    from saturnalia.kernel.errors import BadOptions

    for pattern in patterns:
        if not reconstructed(game, [pattern]):
            examples = [number.name for number in reconstructed(game)[:3]]
            raise BadOptions("terminal-error-vary", game=game.title, pattern=pattern, examples=examples)
    return reconstructed(game, patterns)


def main() -> None:
    """Run the command line. A terminal that cannot write or read a letter gets a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:  # before a command had begun
        sys.exit(130)
