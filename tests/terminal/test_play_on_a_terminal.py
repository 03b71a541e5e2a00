"""Whole matches on a real (pseudo-)terminal: played through, interrupted, ended from outside, resumed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from saturnalia.cli import app
from saturnalia.kernel.match import Match
from tests.terminal.console import PROMPT, Console

MESSAGE_ID = re.compile(r"(?<![\w/.])(pax|terminal|error|kernel)-[a-z]+-[a-z-]+")


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("matches/*.json")
    return file


def play_to_the_end(console: Console) -> str:
    """Always answer 1; return everything that was shown."""
    shown = ""
    while True:
        shown += console.read_until(PROMPT)
        if console.process.poll() is not None or not shown.endswith(PROMPT):
            return shown
        console.type("1")


def test_a_whole_game_in_hungarian(tmp_path: Path) -> None:
    arguments = "play pax --seats 3 --bots greedy,random --lang hu --seed 11 --name Anna"
    console = Console(tmp_path, arguments)
    shown = play_to_the_end(console)
    code, rest = console.end()
    shown += rest
    assert code == 0
    assert "Anna" in shown
    assert "Livia" in shown
    assert "Cato" in shown
    assert "Helyezés" in shown
    assert not MESSAGE_ID.search(shown)
    assert f"saturnalia replay {only_file(tmp_path)}" in shown
    assert Match.read(only_file(tmp_path)).is_over


def test_ctrl_c_and_resume_lead_to_the_same_end(tmp_path: Path) -> None:
    arguments = "play pax --seats 2 --lang en --seed 12 --name Anna"
    whole = CliRunner().invoke(
        app, arguments.split(), input="1\n" * 500, env={"SATURNALIA_DATA": str(tmp_path / "whole")}
    )
    assert whole.exit_code == 0

    console = Console(tmp_path / "cut", arguments)
    for _ in range(9):
        console.read_until(PROMPT)
        console.type("1")
    before = console.read_until(PROMPT)
    console.interrupt()
    code, shown = console.end()
    assert code == 130
    file = only_file(tmp_path / "cut")
    assert f"saturnalia play --resume {file}" in shown
    assert "Traceback" not in shown
    assert not Match.read(file).is_over

    resumed = Console(tmp_path / "cut", f"play --resume {file} --lang en")
    after = resumed.read_until(PROMPT)
    assert screen(after) == screen(before)
    resumed.type("1")
    play_to_the_end(resumed)
    assert resumed.end()[0] == 0
    assert Match.read(file).hash() == Match.read(only_file(tmp_path / "whole")).hash()


def screen(shown: str) -> str:
    """What stands on the screen since it was wiped last: all of it below the heading."""
    return shown[shown.rindex("PAX ──") :]


def test_a_request_to_end_leaves_a_match_that_can_be_resumed(tmp_path: Path) -> None:
    console = Console(tmp_path, "play pax --seats 4 --lang hu --seed 13")
    console.read_until(PROMPT)
    console.type("1")
    console.read_until(PROMPT)
    console.terminate()
    code, shown = console.end()
    assert code == 143
    assert f"saturnalia play --resume {only_file(tmp_path)}" in shown
    assert Match.read(only_file(tmp_path)).played


def test_no_input_at_all_ends_politely(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["play", "pax", "--lang", "en"], env={"SATURNALIA_DATA": str(tmp_path)})
    assert result.exit_code == 0
    assert "saturnalia play --resume" in result.stdout


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (132, 50)])
def test_the_question_is_always_in_view(tmp_path: Path, columns: int, rows: int) -> None:
    console = Console(tmp_path, "play pax --seats 4 --lang hu --seed 14", columns=columns, rows=rows)
    for _ in range(6):
        lines = console.read_until(PROMPT).splitlines()
        assert max(len(line) for line in lines) <= columns
        assert any("Írj be egy számot" in line for line in lines[-2:])
        console.type("1")
    console.read_until(PROMPT)
    console.type("q")
    assert console.end()[0] == 0
