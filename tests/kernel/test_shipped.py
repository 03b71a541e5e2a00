"""Doors that were compiled elsewhere play the same matches, and what must not use them does not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saturnalia import load
from saturnalia.bots.ready import ready_mark
from saturnalia.kernel.compiling import INTERPRET, PLAIN
from saturnalia.ship import check, ship

RECORDED = Path(__file__).resolve().parent.parent / "games"

pytestmark = pytest.mark.skipif(INTERPRET or PLAIN, reason="nothing is compiled in this run, or without doors")


def run(program: str, **settings: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")  # compiles a game for another processor: who asks for it is thorough
def doors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shipped")
    files = ship(["pax"], folder)
    assert not [path for path in files if path.name.startswith("part.")]
    return folder


@pytest.mark.thorough
def test_shipped_doors_play_the_same_matches_and_nothing_is_compiled(doors: Path) -> None:
    assert check(["pax"], doors, RECORDED) == []


@pytest.mark.thorough
def test_what_is_missing_is_found_out(doors: Path, tmp_path: Path) -> None:
    fewer = shutil.copytree(doors, tmp_path / "fewer")
    [index] = fewer.rglob("rules.legal-*.nbi")
    index.unlink()
    [wrong] = check(["pax"], fewer)
    assert wrong.startswith("pax: not shipped: ")
    assert index.name in wrong


@pytest.mark.thorough
def test_shipped_doors_count_as_ready(doors: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pax")
    monkeypatch.setenv("SATURNALIA_SHIPPED", str(doors))
    for purpose in ("serve", "play"):
        assert ready_mark(game, purpose, None).is_relative_to(doors)
        assert ready_mark(game, purpose, None).exists()
    assert not ready_mark(game, "simulate", None).is_relative_to(doors)
    monkeypatch.setenv("SATURNALIA_SHIPPED", "")
    assert not ready_mark(game, "play", None).is_relative_to(doors)


SIMULATE = "from saturnalia.arena.simulate import simulate; simulate(load('pax'), options={'seats': 2}, games=2)"
PLAY = "from saturnalia.arena.play import {0}; {0}(load('pax'), {{'seats': 2}}, ['greedy', 'random'], 1, 2{1})"


@pytest.mark.parametrize(
    ("program", "is_own"),
    [
        (SIMULATE, True),
        (PLAY.format("play_compiled", ""), True),
        (PLAY.format("play_timed", ", lambda: False"), True),
        ("from saturnalia.arena.assignment import warm_up; warm_up(load('pax'), 'greedy')", True),
        ("import saturnalia.research", True),
        ("import saturnalia.server.app, saturnalia.terminal.play, saturnalia.terminal.doctor", False),
    ],
)
def test_where_much_is_computed_the_own_code_is_used(program: str, is_own: bool) -> None:
    lines = "import os; from saturnalia import load", program, "print(os.environ['SATURNALIA_SHIPPED'] == '')"
    assert run("\n".join(lines), SATURNALIA_SHIPPED="elsewhere") == f"{is_own}\n"
