"""A tournament on a terminal: the standings are shown while it goes on, and after Ctrl-C it can go on."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
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


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_who_ends_a_tournament_ends_its_workers(tmp_path: Path, end: signal.Signals) -> None:
    """Also with SIGINT ignored, as in the background of a shell, and when nothing can be put in order any more."""
    command = ["arena", "pax", "--bots", "greedy,random", "--seats", "2", "--games", "100000", "--processes", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", "from saturnalia.cli import main; main()", *command],
        env={**os.environ, "SATURNALIA_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,  # its workers hold the other end of it as long as they live
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    ) as process:
        assert process.stdout is not None
        until = time.monotonic() + 300
        while not any(len(file.read_bytes().splitlines()) > 4 for file in (tmp_path / "arena").glob("*.jsonl")):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        process.send_signal(end)
        assert process.wait(60) == {signal.SIGTERM: 128 + signal.SIGTERM, signal.SIGKILL: -signal.SIGKILL}[end]
        assert select.select([process.stdout], [], [], 30)[0], "a worker is still there"
        assert process.stdout.read() == b""
