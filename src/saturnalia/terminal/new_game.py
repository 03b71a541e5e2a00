"""`saturnalia new-game NAME`: a copy of the template under another name, whose tests are green at once.

In a clone of Saturnalia the game becomes one of its own; elsewhere it becomes a package of its own, which Saturnalia
finds through its entry point once it is installed.
"""

from __future__ import annotations

import importlib
import keyword
import re
import shutil
import sys
from pathlib import Path

import saturnalia
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import names
from saturnalia.speaking import Speaker
from saturnalia.terminal.catalogue import tests_folder

_TEMPLATE = Path(saturnalia.__file__).resolve().parent / "template"
_NAME = re.compile(r"[a-z]+(_[a-z]+)*")


class BadName(SaturnaliaError):
    """A game cannot be called so."""


def begin_game(speaker: Speaker, name: str) -> None:
    """Make a game and say what to do next."""
    tests = tests_folder()
    where = "checkout" if tests else "package"
    rules, own_tests = new_game(name, tests.parent if tests else None, Path.cwd())
    told = {"rules": str(rules), "tests": str(own_tests), "name": name, "where": where}
    speaker.console.print(speaker.say("terminal-new-game", **told), soft_wrap=True)


def new_game(name: str, checkout: Path | None, here: Path) -> tuple[Path, Path]:
    """Make a game, in the checkout if there is one; return the folders of its rules and of its tests."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise BadName("terminal-error-game-name", name=name)
    home = checkout or here / name
    package = f"saturnalia.games.{name}" if checkout else f"saturnalia_{name}"
    rules = home.joinpath("src", *package.split("."))
    tests = home / "tests" / "games" / name if checkout else home / "tests"
    if name in names() or rules.exists() or tests.exists():
        raise BadName("terminal-error-game-exists", name=name)
    _copy(_TEMPLATE / "game", rules, name, package)
    _copy(_TEMPLATE / "tests", tests, name, package)
    if checkout:
        _register(checkout, name)
    else:
        text = (_TEMPLATE / "pyproject.toml").read_text(encoding="utf-8")
        (home / "pyproject.toml").write_text(_renamed(text, name, package), encoding="utf-8")
    return rules, tests


def _copy(source: Path, target: Path, name: str, package: str) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file in target.rglob("*.*"):
        file.write_text(_renamed(file.read_text(encoding="utf-8"), name, package), encoding="utf-8")


def _renamed(text: str, name: str, package: str) -> str:
    """Return a text of the template about a game of another name.

    >>> _renamed("Twelve: twelve-title, TWELVE-1.1", "bread_and_games", "saturnalia_bread_and_games")
    'Bread And Games: bread_and_games-title, BREADANDGAMES-1.1'
    """
    title, clauses = name.replace("_", " ").title(), name.replace("_", "").upper()
    text = text.replace("saturnalia.template.game", package).replace("saturnalia_twelve", package)
    return text.replace("TWELVE", clauses).replace("Twelve", title).replace("twelve", name)


def _register(checkout: Path, name: str) -> None:
    """Tell the project of its new game: the entry point, and the two pages that list every field and every action."""
    from saturnalia.research.actions import section

    project = checkout / "pyproject.toml"
    heading = '[project.entry-points."saturnalia.games"]\n'
    before, _, after = project.read_text(encoding="utf-8").partition(heading)
    lines, rest = after.split("\n\n", 1)
    entries = sorted([*lines.splitlines(), f'{name} = "saturnalia.games.{name}:game"'])
    project.write_text(before + heading + "\n".join(entries) + "\n\n" + rest, encoding="utf-8")
    game = importlib.import_module(f"saturnalia.games.{name}").game
    _insert(checkout / "docs" / "state-layout.md", f"## {name}\n\n{game.state.layout_table()}\n")
    _insert(checkout / "docs" / "action-tables.md", section(game))


def _insert(page: Path, section: str) -> None:
    """Put a section into a page whose sections are in the order of their names."""
    head, *sections = re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    parts = [head, *sorted([*sections, section])]
    page.write_text("\n\n".join(part.strip() for part in parts) + "\n", encoding="utf-8")
