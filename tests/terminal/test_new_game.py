"""A new game from the template: whole and green at once, in a clone and as a package of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import saturnalia.games
from saturnalia.research.actions import HEAD
from saturnalia.terminal.new_game import BadName, new_game

PYPROJECT = (
    '[project.entry-points."saturnalia.games"]\npax = "saturnalia.games.pax:game"\n\n[tool.other]\nkept = true\n'
)


def run_tests(folder: Path, sources: Path) -> str:
    paths = os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)]
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
