"""Old tables: announced, kept on demand, saved as files, and deleted only after that."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from saturnalia.kernel.match import Match
from saturnalia.server import bots_and_clocks
from saturnalia.server.store import tables
from tests.server.browser import Running, closed, play_on, quick, running, wait_until

DAY = 86_400


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_EVERY", 0.0)


def grow_older(server: Running, *ids: str, days: float = 40) -> None:
    """So much time passes for some tables: since they were touched, and until they end."""
    with server.hall.store.writing() as connection:
        for table_id in ids:
            expires = connection.execute(sa.select(tables.c.expires).where(tables.c.id == table_id)).scalar_one()
            column = tables.c.updated if expires is None else tables.c.expires
            connection.execute(tables.update().where(tables.c.id == table_id).values({column: column - days * DAY}))


def test_old_tables_are_announced_kept_or_deleted(database: str, tmp_path: Path) -> None:
    settings = quick(database, expire_days=30.0, expire_notice=10.0, expire_folder=str(tmp_path / "kept"))
    with running(settings) as server:
        browser, stranger = server.browser(), server.browser("Nero")
        moved, kept, gone, over, young = (browser.open("me", "tiro")["id"] for _ in range(5))
        sitting = browser.sit(gone).welcome()
        finished = browser.sit(over).welcome()
        play_on([finished], 1000)
        assert finished.position["ending"]
        wait_until(lambda: browser.get(f"/api/tables/{over}")["status"] == "over", "it is over")

        def expires(table_id: str) -> bool:
            return browser.get(f"/api/tables/{table_id}")["expires"] is not None

        old = (moved, kept, gone, over)
        grow_older(server, *old)
        wait_until(lambda: all(map(expires, old)), "they are announced")
        assert not expires(young)
        sitting.until_true(lambda known: known.table["expires"] is not None)
        assert {one["id"] for one in browser.get("/api/tables")["mine"] if one["expires"]} == set(old)

        assert stranger.post(f"/api/tables/{kept}/keep", status=403)["reason"]["id"] == "refused-not-seated"
        assert browser.post(f"/api/tables/{kept}/keep", status=200)["expires"] is None
        browser.sit(moved).welcome().until_asked().move()
        assert not expires(kept)
        assert not expires(moved)

        grow_older(server, gone, over, days=11)
        wait_until(lambda: not server.hall.live.keys() & {gone, over}, "their time has come")
        assert closed(sitting)[0] == 1013
        for table_id in (gone, over):
            assert browser.get(f"/api/tables/{table_id}", status=404)
        for table_id in (moved, kept, young):
            assert browser.get(f"/api/tables/{table_id}")["expires"] is None
    (file,) = (tmp_path / "kept").iterdir()
    assert Match.read(file).is_over


def test_tables_are_kept_for_ever_unless_the_host_says_otherwise(database: str) -> None:
    with running(quick(database)) as server:
        browser = server.browser()
        table = browser.open("me", "tiro")["id"]
        grow_older(server, table, days=4000)
        beats = server.hall.context.now()
        wait_until(lambda: server.hall.context.now() > beats + 1, "some heartbeats pass")
        assert browser.get(f"/api/tables/{table}")["expires"] is None
