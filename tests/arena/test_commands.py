"""The commands `arena`, `arena sprt` and `balance`: what they print, and how they refuse."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saturnalia.cli import app

Command = Callable[..., Any]


@pytest.fixture
def run(tmp_path: Path) -> Command:
    """Run a command in its own data folder."""

    def invoke(command: str) -> Any:
        return CliRunner().invoke(app, command.split(), env={"SATURNALIA_DATA": str(tmp_path), "COLUMNS": "80"})

    return invoke


ARENA = "arena pax --bots greedy,random --seats 2 --processes 1"


def test_arena_as_json_goes_on_with_its_own_file(run: Command, tmp_path: Path) -> None:
    for games, lines in ((5, 7), (5, 7), (8, 9)):
        found = json.loads(run(f"{ARENA} --games {games} --json").stdout)
        assert found["complete"] is True
        assert found["games"] == lines - 1
        (file,) = (tmp_path / "arena").glob("*.jsonl")
        assert len(file.read_text(encoding="utf-8").splitlines()) == lines


@pytest.mark.parametrize(("language", "word"), [("en", "Matches without a winner"), ("hu", "Győztes nélküli játszmák")])
def test_arena_in_words(run: Command, tmp_path: Path, language: str, word: str) -> None:
    out = tmp_path / "matches.jsonl"
    result = run(f"{ARENA} --games 4 --lang {language} --out {out}")
    assert result.exit_code == 0
    assert word in result.stdout
    assert str(out) in result.stdout
    assert "terminal-" not in result.stdout
    assert "…" not in result.stdout, "a number was cut off"
    assert max(len(line) for line in result.stdout.splitlines() if str(out) not in line) <= 80


def test_without_openskill_a_tournament_is_refused_before_anything_is_played(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = run(f"{ARENA} --games 5 --lang en")
    assert result.exit_code == 1
    assert 'pip install "saturnalia[arena]"' in " ".join(result.stderr.split())
    assert not (tmp_path / "arena").exists()


def test_a_word_before_the_game_may_be_left_out(run: Command) -> None:
    assert run("arena play --help").stdout == run("arena pax --help").stdout


@pytest.mark.parametrize("language", ["en", "hu"])
def test_sprt_ends_by_itself(run: Command, language: str) -> None:
    test = "arena sprt pax greedy random --seats 2 --processes 1 --elo1 100"
    found = json.loads(run(f"{test} --json").stdout)
    assert found["verdict"] == "better"
    assert found["llr"] >= found["bounds"][1]
    assert found["games"] < 100
    shown = run(f"{test} --lang {language}").stdout
    assert "greedy" in shown
    assert "terminal-" not in shown
    never = run(f"{test} --games 4 --lang {language} --seed 3")
    assert never.exit_code == 0
    assert "terminal-" not in never.stdout


@pytest.mark.parametrize("language", ["en", "hu"])
def test_balance_in_words_and_with_a_report(run: Command, tmp_path: Path, language: str) -> None:
    folder = tmp_path / "report"
    result = run(f"balance pax --seats 2 --games 20 --processes 1 --lang {language} --report {folder}")
    assert result.exit_code == 0
    assert "terminal-" not in result.stdout
    assert f'lang="{language}"' in (folder / "report.html").read_text(encoding="utf-8")


def test_balance_as_json(run: Command) -> None:
    found = json.loads(run("balance pax --seats 3 --games 20 --processes 1 --json").stdout)
    assert found["games"] == 20
    assert len(found["seats"]) == 3
    assert found["changes"] == []


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("arena pax --bots oracle", "oracle"),
        ("arena chess --bots greedy", "chess"),
        ("arena pax --bots greedy,random --seats 99", "99"),
        ("arena pax --bots greedy,random --seed -1", "-1"),
        ("arena pax --bots greedy,random --out /", "/"),
        ("arena sprt pax greedy greedy", "greedy"),
        ("arena sprt pax greedy random --elo0 9 --elo1 5", "0.5"),
        ("arena sprt pax greedy random --alpha 0.7", "0.5"),
        ("arena sprt pax oracle random", "oracle"),
        ("balance pax --bots oracle", "oracle"),
        ("balance pax --vary nonsense", "nonsense"),
        ("balance pax --seats 99", "99"),
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_bad_input_is_refused_in_one_sentence(run: Command, command: str, part: str, language: str) -> None:
    result = run(f"{command} --lang {language}")
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert part in result.stderr.replace(",", ".")
    assert "error-" not in result.stderr
