"""What works on this machine: `saturnalia doctor` looks at all that playing needs, and changes nothing."""

from __future__ import annotations

import platform
import tempfile
import time
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.text import Text

from saturnalia import __version__
from saturnalia.bots.ready import SECONDS, ready_mark
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import load, names
from saturnalia.kernel.shipped import shipped_folder
from saturnalia.kernel.words import decimal
from saturnalia.speaking import Speaker
from saturnalia.terminal.saved_matches import matches_folder


class Verdict(Enum):
    """What a finding means for whoever wants to play; the value is its mark and colour."""

    WORKS = ("✓", "green")
    NOT_HERE = ("–", "yellow")
    BROKEN = ("✗", "red")


@dataclass(frozen=True)
class Finding:
    """One line of the report: a message id of this module without its prefix, and its arguments.

    >>> Finding(Verdict.WORKS, "page").args
    {}
    """

    verdict: Verdict
    message: str
    args: dict[str, Any] = field(default_factory=dict)


def examine(speaker: Speaker, database: str = "") -> bool:
    """Print what is found, line by line; return whether nothing that is needed to play is broken."""
    fine = True
    checks = [check_compiler, *(_game_check(name) for name in names()), check_page, check_browser]
    for check in [*checks, lambda: check_database(database), check_matches, check_card]:
        for finding in _found(speaker, check):
            mark, colour = finding.verdict.value
            line = Text(f"{mark} ", style=colour) + Text(
                speaker.say(f"terminal-doctor-{finding.message}", **finding.args)
            )
            speaker.console.print(line, soft_wrap=True)
            fine = fine and finding.verdict is not Verdict.BROKEN
    speaker.console.print()
    speaker.tell("terminal-doctor-fine" if fine else "terminal-doctor-broken", "green" if fine else "red")
    return fine


def _found(speaker: Speaker, check: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    """Yield what a check finds; whatever goes wrong in it is a finding too."""
    try:
        yield from check()
    except SaturnaliaError as error:
        yield Finding(Verdict.BROKEN, "problem", {"problem": speaker.say(error.message)})
    except Exception as error:
        yield Finding(Verdict.BROKEN, "problem", {"problem": f"{type(error).__name__}: {error}"})


def check_compiler() -> Iterator[Finding]:
    """Look at the versions, compile something small, and see whether what is compiled can be kept."""
    python = f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}"
    yield Finding(Verdict.WORKS, "python", {"version": __version__, "python": python})
    from saturnalia.kernel.compiling import INTERPRET, cache_folder, rule

    if INTERPRET:
        yield Finding(Verdict.NOT_HERE, "interpreted")
        return

    @rule
    def double(number: int) -> int:
        return 2 * number

    if double(21) != 42:
        raise RuntimeError(f"2 * 21 == {double(21)}")
    yield Finding(Verdict.WORKS, "compiler", {"numba": version("numba"), "numpy": version("numpy")})
    root = cache_folder(load(names()[0]).folder).parent
    kept = is_writable(root)
    yield Finding(*((Verdict.WORKS, "cache") if kept else (Verdict.NOT_HERE, "no-cache")), {"file": str(root)})


def _game_check(name: str) -> Callable[[], Iterator[Finding]]:
    return lambda: check_game(name)


def check_game(name: str) -> Iterator[Finding]:
    """Play a match of a game if it is compiled; what is not is compiled when it is first played."""
    from saturnalia.kernel.compiling import INTERPRET
    from saturnalia.kernel.match import Match

    game = load(name)
    about = {"game": game.title, "version": game.version}
    marks = [mark for purpose in ("play", "serve") if (mark := ready_mark(game, purpose, None)).exists()]
    if not INTERPRET and not marks:
        yield Finding(Verdict.NOT_HERE, "game-uncompiled", {**about, "seconds": SECONDS})
        return
    begin = time.perf_counter()
    try:
        match = Match.new(game, seed=1)
        while not match.is_over:
            match.play(match.legal()[0])
    except Exception as error:
        yield Finding(Verdict.BROKEN, "game-broken", {**about, "problem": f"{type(error).__name__}: {error}"})
        return
    came = any(shipped_folder(mark.parent) == mark.parent for mark in marks)
    made = "interpreted" if INTERPRET else "elsewhere" if came else "here"
    yield Finding(Verdict.WORKS, "game", {**about, "made": made, "seconds": decimal(time.perf_counter() - begin)})


def check_page() -> Iterator[Finding]:
    """Look whether the page that the server shows was built."""
    from saturnalia.server.pages import STATIC

    is_there = (STATIC / "index.html").is_file()
    yield Finding(*((Verdict.WORKS, "page") if is_there else (Verdict.BROKEN, "no-page")), {"file": str(STATIC)})


def check_browser() -> Iterator[Finding]:
    """Look whether `saturnalia serve --open` would find a browser; any other device will do as well."""
    from saturnalia.server.commands import has_screen

    try:
        browser = getattr(webbrowser.get(), "name", "")
    except webbrowser.Error:
        browser = ""
    is_there = browser and has_screen()
    yield Finding(*((Verdict.WORKS, "browser") if is_there else (Verdict.NOT_HERE, "no-browser")), {"browser": browser})


def check_database(database: str) -> Iterator[Finding]:
    """Look whether the server could read and write its tables, without bringing an older database to its new form."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from saturnalia.server.migrate import STEPS
    from saturnalia.server.refuse import Refused
    from saturnalia.server.settings import Settings
    from saturnalia.server.store import Store, parse_address

    address = database or Settings.from_environment().address
    place = parse_address(address)
    if place.get_backend_name() == "sqlite" and place.database and not Path(place.database).exists():
        can_be = is_writable(Path(place.database).parent)
        yield Finding(
            *((Verdict.WORKS, "database-new") if can_be else (Verdict.BROKEN, "no-database")), {"file": place.database}
        )
        return
    where = place.render_as_string(hide_password=True)
    store = Store(address)
    try:
        with store.writing() as connection:
            form = MigrationContext.configure(connection).get_current_revision()
    except Refused as refused:
        problem = getattr(refused.__cause__, "orig", None) or refused.__cause__
        raise Refused("refused-database-unusable", address=where, problem=str(problem).strip()) from None
    finally:
        store.close()
    if form not in {None, *(step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions())}:
        raise Refused("refused-database-newer")
    yield Finding(Verdict.WORKS, "database", {"file": where})


def check_matches() -> Iterator[Finding]:
    """Look whether matches in the terminal can be saved."""
    folder = matches_folder()
    can_be = is_writable(folder)
    yield Finding(*((Verdict.WORKS, "matches") if can_be else (Verdict.BROKEN, "no-matches")), {"file": str(folder)})


def check_card() -> Iterator[Finding]:
    """Look whether a graphics card can play; only researchers need one."""
    from saturnalia.gpu.device import available

    if find_spec("numba_cuda") is None:
        yield Finding(Verdict.NOT_HERE, "no-card-software")
    elif problem := available():
        yield Finding(Verdict.NOT_HERE, "no-card", {"problem": problem})
    else:
        yield Finding(Verdict.WORKS, "card")


def is_writable(folder: Path) -> bool:
    """Whether a file can be made in a folder, or in the nearest one above it that exists.

    >>> is_writable(Path("pyproject.toml") / "folder")
    False
    """
    existing = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    try:
        with tempfile.TemporaryFile(dir=existing):
            return True
    except OSError:
        return False
