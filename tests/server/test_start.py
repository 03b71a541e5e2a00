"""Starting a server: bots that wait for their rules, readable complaints, logs without secrets."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from saturnalia.kernel.game import Game
from saturnalia.server import preparation
from saturnalia.server.commands import check_database, serve
from saturnalia.server.logs import set_up_logs
from saturnalia.server.refuse import Refused
from tests.server.browser import quick, running


@pytest.mark.parametrize("fails", [False, True])
def test_bots_wait_for_their_game_and_are_not_late_because_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    loaded = threading.Event()

    def use_tables(game: Game) -> None:
        if game.name == "pax":
            loaded.wait(20)
            if fails:
                raise OSError("no compiler")

    monkeypatch.setattr(preparation, "use_tables", use_tables)
    with running(quick(f"sqlite:///{tmp_path / 'saturnalia.db'}", bot_limit=0.5)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("tiro", "tiro")).welcome()
        before = sitting.position["seq"]
        time.sleep(1.0)
        assert server.hall.live[sitting.table["id"]].seq == before
        loaded.set()
        sitting.until_seq(before + 1)
        assert not any(seat["left"] for seat in sitting.table["seats"])


LOGGERS = ("saturnalia.server", "uvicorn", "uvicorn.error", "uvicorn.access")


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the server writes to its log; the loggers are afterwards as they were."""
    before = {name: dict(vars(logging.getLogger(name))) for name in LOGGERS}
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_logs()
    yield stream
    for name, values in before.items():
        vars(logging.getLogger(name)).update(values)


def test_no_token_comes_into_the_log(tmp_path: Path, logged: io.StringIO) -> None:
    with running(quick(f"sqlite:///{tmp_path / 'saturnalia.db'}")) as server:
        host = server.browser()
        table = host.open("me", "open")
        token = table["links"]["invite"].split("=")[1]
        guest = server.browser("")
        guest.get(f"/api/tables/{table['id']}?token={token}")
        guest.sit(table, token=token).welcome().close()
    assert f"/ws/tables/{table['id']}" in logged.getvalue()
    assert token not in logged.getvalue()
    assert host.client.cookies["saturnalia"] not in logged.getvalue()


# ---------------------------------------------------------------- complaints before anything starts


def test_a_taken_port_is_said_with_another_one_to_try(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match="refused-port-taken") as refused:
            serve(port=port, database=f"sqlite:///{tmp_path / 'saturnalia.db'}")
        assert refused.value.message.args["other"] == str(port + 1)


def test_a_host_that_is_not_this_machine_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="refused-host"):
        serve(host="192.0.2.1", port=8000, database=f"sqlite:///{tmp_path / 'saturnalia.db'}")


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    damaged = tmp_path / "saturnalia.db"
    damaged.write_text("no database " * 1000)
    for address in (f"sqlite:///{damaged}", f"sqlite:///{tmp_path}", f"sqlite:///{damaged}/below.db"):
        with pytest.raises(Refused, match="refused-database-unusable"):
            check_database(address)
    assert damaged.read_text() == "no database " * 1000


def test_a_database_that_does_not_answer_is_refused_without_its_password() -> None:
    with pytest.raises(Refused, match="refused-database-unusable") as refused:
        check_database("postgresql+psycopg://julia:secret@127.0.0.1:1/none")
    assert "secret" not in str(refused.value.message)


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "http://[", "sqlite://"])
def test_a_nonsense_address_of_a_database_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="refused-database"):
        check_database(address)


def test_a_terminal_shows_sentences_and_a_file_gets_json(tmp_path: Path) -> None:
    """The whole command, once with its output in a file and once on a terminal."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"sqlite:///{tmp_path / 'saturnalia.db'}"
    start = "from saturnalia.cli import main; main()"
    options = ["--port", str(port), "--database", address, "--lang", "en"]
    command = [sys.executable, "-c", start, "serve", *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = []
        for line in process.stderr:
            lines.append(json.loads(line))
            if lines[-1]["event"] == "serving":
                break
        process.send_signal(signal.SIGINT)
    assert lines[-1]["address"] == f"http://localhost:{port}/"
    outer, inner = os.openpty()
    with subprocess.Popen([*command, "--open"], stderr=inner, env={**os.environ, "DISPLAY": ""}) as process:
        seen = b""
        while b"Ctrl-C" not in seen:
            seen += os.read(outer, 1000)
        process.send_signal(signal.SIGINT)
    os.close(inner)
    os.close(outer)
    assert f"Open http://localhost:{port}/ in your browser." in seen.decode()
    assert f"The matches are kept in {tmp_path / 'saturnalia.db'}." in seen.decode()
    assert "{" not in seen.decode()


def test_whoever_is_forced_waits_for_no_compiler() -> None:
    """What says whether a forced answer may come at once is used before the first table, not while its loop waits."""
    code = (
        "from saturnalia import load; from saturnalia.server.warm_up import use_tables;"
        "game = load('pax'); use_tables(game); print(len(game.compiled.redeal.signatures))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
