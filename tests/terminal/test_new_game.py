"""A new game from the template: whole and green at once, in a clone and as a package of its own.

In a clone all tests of all games hold for it, too, and for games that it could become: for one alone, for two only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import saturnalia.games
from saturnalia.kernel.game import names
from saturnalia.research.actions import HEAD
from saturnalia.terminal.new_game import BadName, new_game

PYPROJECT = (
    '[project.entry-points."saturnalia.games"]\npax = "saturnalia.games.pax:game"\n\n[tool.other]\nkept = true\n'
)


ROOT = Path(__file__).resolve().parents[2]


def run_tests(folder: Path, sources: Path, *more: str) -> str:
    paths = os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(more or [str(folder)])]
    environment = {**os.environ, "PYTHONPATH": paths}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.slow
def test_a_package_of_its_own_is_green_at_once(tmp_path: Path) -> None:
    rules, _ = new_game("bread_and_games", None, tmp_path)
    home = tmp_path / "bread_and_games"
    assert rules == home / "src" / "saturnalia_bread_and_games"
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = {"bread_and_games": "saturnalia_bread_and_games:game"}
    assert project["entry-points"]["saturnalia.games"] == points
    written = "".join(file.read_text(encoding="utf-8") for file in home.rglob("*.*") if file.is_file())
    assert "twelve" not in written.lower(), "nothing of the template's name is left"
    assert " passed" in run_tests(home, home / "src")


def test_in_a_clone_it_becomes_one_of_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    (tmp_path / "docs/state-layout.md").write_text("# Records\n\n## pax\n\n| a |\n", encoding="utf-8")
    (tmp_path / "docs/action-tables.md").write_text(f"{HEAD}\n## pax\n\n| b |\n", encoding="utf-8")
    monkeypatch.setattr(saturnalia.games, "__path__", [str(tmp_path / "src/saturnalia/games")])
    rules, tests = new_game("circus", tmp_path, Path("elsewhere"))
    assert rules == tmp_path / "src/saturnalia/games/circus"
    assert tests == tmp_path / "tests/games/circus"
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))
    points = {"circus": "saturnalia.games.circus:game", "pax": "saturnalia.games.pax:game"}
    assert project["project"]["entry-points"]["saturnalia.games"] == points
    assert project["tool"]["other"]["kept"]
    for page, fields in {"state-layout.md": "| round_number |", "action-tables.md": "`card:1` … `card:12`"}.items():
        text = (tmp_path / "docs" / page).read_text(encoding="utf-8")
        assert text.index("## circus") < text.index(fields) < text.index("## pax"), page
    assert "from saturnalia.games.circus import game" in (tests / "test_rules.py").read_text(encoding="utf-8")


def clone(folder: Path) -> None:
    """Copy what a new game is written into, and look at the rest where it is."""
    for part, left in {"src/saturnalia": ["static"], "tests": ["e2e", "matches", "versions"], "docs": []}.items():
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", *left))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for path in ROOT.glob("[!.]*"):
        if path.name not in ("build", "dist") and not (folder / path.name).exists():
            (folder / path.name).symlink_to(path)


def install(folder: Path) -> None:
    """Let the sources of a clone be found as the installed package, with its own list of games."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / "src" / "saturnalia-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: saturnalia\nVersion: 0\n", encoding="utf-8")
    points = [f"{name} = {target}" for name, target in project["entry-points"]["saturnalia.games"].items()]
    (about / "entry_points.txt").write_text("\n".join(["[saturnalia.games]", *points, ""]), encoding="utf-8")


def seat_for(rules: Path, name: str, seats: tuple[int, ...]) -> None:
    """Let a game from the template have other numbers of seats, and the words for them."""
    room = rules / "__init__.py"
    text = room.read_text(encoding="utf-8")
    assert '"seats", (2, 3), 2' in text
    room.write_text(text.replace('"seats", (2, 3), 2', f'"seats", {seats}, {seats[0]}'), encoding="utf-8")
    for words in rules.glob("words.*.ftl"):
        text = re.sub(rf"^{name}-option-seats-\d = .*\n", "", words.read_text(encoding="utf-8"), flags=re.MULTILINE)
        named = "".join(f"{name}-option-seats-{count} = {count}\n" for count in seats)
        words.write_text(text + "\n" + named, encoding="utf-8")


BECOME = {"circus": (2, 3), "solitarius": (1,), "duellum": (2,)}
"""New games, and the numbers of seats that they are made for."""


@pytest.mark.slow
@pytest.mark.thorough  # the sources are others, so that all games are compiled anew
def test_in_a_clone_whatever_holds_for_all_games_holds_for_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone(tmp_path)
    monkeypatch.setattr(saturnalia.games, "__path__", [str(tmp_path / "src/saturnalia/games")])
    for name, seats in BECOME.items():
        rules, _ = new_game(name, tmp_path, tmp_path)
        seat_for(rules, name, seats)
    install(tmp_path)
    own_tests = [name for name in (*names(), *BECOME) if name != "circus"]  # the new ones' sit down as three
    left_out = ["tests/terminal", "tests/test_docs.py", *(f"tests/games/{name}" for name in own_tests)]
    ignored = [f"--ignore={folder}" for folder in left_out]
    ran = run_tests(tmp_path, tmp_path / "src", "tests", "-k", " or ".join(BECOME), "-m", "not thorough", *ignored)
    assert int(ran.split(" passed")[0].split()[-1]) > 100, ran


@pytest.mark.parametrize("name", ["", "Circus", "2rome", "json", "class", "bread-and-games", "../circus", "a__b"])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName) as refused:
        new_game(name, None, tmp_path)
    assert refused.value.message.id == "terminal-error-game-name"
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadName, match="terminal-error-game-exists"):
        new_game("pax", None, tmp_path)
    new_game("circus", None, tmp_path)
    with pytest.raises(BadName, match="terminal-error-game-exists"):
        new_game("circus", None, tmp_path)
