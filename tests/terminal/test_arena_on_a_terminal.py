"""A tournament on a terminal: the standings are shown while it goes on, and after Ctrl-C it can go on."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

from typer.testing import CliRunner

from saturnalia.cli import app
from tests.terminal.console import Console


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    command = "arena pax --bots greedy,random --seats 2 --games 100000 --lang en"
    console = Console(tmp_path, command)
    console.read_until("OpenSkill")
    console.read_until("/100000")
    (file,) = (tmp_path / "arena").glob("*.jsonl")
    while len(file.read_text(encoding="utf-8").splitlines()) < 4:
        console.read_until("/100000")
    os.killpg(console.process.pid, signal.SIGINT)
    code, shown = console.end()
    assert code == 130
    assert "All matches are in" in shown
    played = len(file.read_text(encoding="utf-8").splitlines()) - 1
    result = CliRunner().invoke(
        app, [*command.split()[:-4], "--games", "2", "--json"], env={"SATURNALIA_DATA": str(tmp_path)}
    )
    assert json.loads(result.stdout)["games"] >= played
