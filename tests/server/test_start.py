"""Starting a server: compiled rules before anybody plays, readable complaints, logs without secrets."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from saturnalia.server import app
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
        sitting = browser.sit(browser.open("tiro", "me")).welcome()
        time.sleep(1.0)
        before = server.hall.live[sitting.table["id"]].seq
        compiled.set()
        sitting.until_asked()
        assert sitting.position["seq"] > before == 0
        assert not any(seat["left"] for seat in sitting.table["seats"])
