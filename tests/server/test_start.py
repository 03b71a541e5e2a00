"""Starting a server: compiled rules before anybody plays, readable complaints, logs without secrets."""

from __future__ import annotations

import io
import logging
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from saturnalia.server import app
from saturnalia.server.logs import set_up_logs
from tests.server.browser import quick, running


@pytest.mark.parametrize("fails", [False, True])
def test_bots_wait_for_the_compiler_and_are_not_late_because_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    compiled = threading.Event()

    def warm_up() -> None:
        compiled.wait(20)
        if fails:
            raise OSError("no compiler")

    monkeypatch.setattr(app, "warm_up", warm_up)
    with running(quick(f"sqlite:///{tmp_path / 'saturnalia.db'}", bot_limit=0.5)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("tiro", "tiro")).welcome()
        before = sitting.position["seq"]
        time.sleep(1.0)
        assert server.hall.live[sitting.table["id"]].seq == before
        compiled.set()
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
