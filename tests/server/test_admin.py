"""What a host does: list, look, close, delete, ban, rename, expire, vacuum, and move to PostgreSQL."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from saturnalia.cli import app
from saturnalia.kernel.match import Match
from saturnalia.server import admin
from saturnalia.server.expiry import ExpirySettings
from saturnalia.server.refuse import Refused
from saturnalia.server.store import entries, tables
from tests.server.browser import play_on, quick, running, wait_until
from tests.server.conftest import empty_database, need_postgres


def fill(database: str) -> tuple[str, list[str]]:
    """A person's cookie, and three tables: one being played, one that waits, one that is over."""
    with running(quick(database)) as server:
        browser = server.browser("Julia")
        playing, waiting, over = browser.open("me", "tiro"), browser.open("me", "open"), browser.open("me", "tiro")
        sitting = browser.sit(playing).welcome()
        play_on([sitting], 4)
        sitting = browser.sit(over).welcome().until_asked()
        assert sitting.ask("resign", seat=0)["type"] == "ack"
        return browser.client.cookies["saturnalia"], [playing["id"], waiting["id"], over["id"]]


def test_tables_are_listed_looked_at_closed_and_deleted(database: str) -> None:
    cookie, (playing, waiting, over) = fill(database)
    with admin.opened(database) as found:
        assert {one["id"]: one["status"] for one in admin.list_tables(found)} == {
            playing: "playing", waiting: "waiting", over: "over",
        }  # fmt: skip
        assert [one["id"] for one in admin.list_tables(found, "over")] == [over]
        assert admin.list_tables(found, days=1) == []
        looked = admin.look(found, playing)
        assert looked["entries"]["act"] > 0
        with found.store.reading() as connection:
            secrets = connection.execute(sa.select(tables.c.seed, tables.c.invite, tables.c.watch)).all()
        assert not any(str(secret) in json.dumps(looked) for row in secrets for secret in row)
        admin.close(found, playing)
        admin.close(found, waiting)
        with pytest.raises(Refused, match="refused-table-unknown"):
            admin.look(found, waiting)
        admin.delete(found, over)
        admin.vacuum(found)
        with found.store.reading() as connection:
            assert connection.execute(sa.select(entries.c.table_id).distinct()).scalars().all() == [playing]
    with running(quick(database)) as server:
        browser = server.browser("")
        browser.client.cookies.set("saturnalia", cookie)
        sitting = browser.sit(playing).welcome()
        assert sitting.table["status"] == "over"
        assert sitting.position["ending"]["outcome"]["id"] == "outcome-abandoned"
        assert browser.get(f"/api/tables/{over}", status=404)


def test_whoever_is_banned_is_not_let_in(database: str) -> None:
    cookie, (playing, *_) = fill(database)
    with admin.opened(database) as found:
        (julia,) = admin.list_people(found)
        admin.rename(found, julia["id"], "  Livia\n ")
        assert admin.look(found, playing)["seats"][0]["name"] == "Livia"
        admin.ban(found, julia["id"])
        for wrong in (lambda: admin.ban(found, 99), lambda: admin.rename(found, 99, "X")):
            with pytest.raises(Refused, match="refused-person-unknown"):
                wrong()
    with running(quick(database)) as server:
        browser = server.browser("")
        browser.client.cookies.set("saturnalia", cookie)
        assert browser.get("/api/tables", status=403)["reason"]["id"] == "refused-banned"
        assert browser.sit(playing).hear()["reason"]["id"] == "refused-banned"
        assert server.browser("Drusilla").open("me", "tiro")


def test_old_tables_expire_and_finished_matches_are_kept_as_files(database: str, tmp_path: Path) -> None:
    _, (playing, waiting, over) = fill(database)
    with admin.opened(database) as found:
        with found.store.writing() as connection:
            old = tables.c.id.in_([waiting, over])
            connection.execute(tables.update().where(old).values(updated=tables.c.updated - 40 * 86_400))
        settings = ExpirySettings(30, 10, tmp_path / "kept")
        assert set(admin.expire(found, settings, only_count=True).announced) == {waiting, over}
        announced = admin.expire(found, settings)
        assert (set(announced.announced), announced.deleted) == ({waiting, over}, [])
        assert len(admin.list_tables(found)) == 3
        with found.store.writing() as connection:
            connection.execute(tables.update().values(expires=tables.c.expires - 11 * 86_400))
        assert set(admin.expire(found, settings, only_count=True).deleted) == {waiting, over}
        assert set(admin.expire(found, settings).deleted) == {waiting, over}
        assert [one["id"] for one in admin.list_tables(found)] == [playing]
    (file,) = (tmp_path / "kept").iterdir()
    assert Match.read(file).game.name == "pax"


def test_a_served_sqlite_database_is_only_looked_at(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(quick(address)) as server:
        table = server.browser().open("me", "tiro")
        listed = CliRunner().invoke(app, ["admin", "list", "--database", address])
        assert json.loads(listed.stdout)["id"] == table["id"]
        refused = CliRunner().invoke(app, ["admin", "delete", table["id"], "--database", address])
        assert refused.exit_code == 1
    deleted = CliRunner().invoke(app, ["admin", "delete", table["id"], "--database", address])
    assert deleted.exit_code == 0, deleted.output
    assert CliRunner().invoke(app, ["admin", "list", "--database", address]).stdout == ""


@pytest.mark.postgres
def test_a_running_server_follows_and_sqlite_moves_to_postgres(tmp_path: Path) -> None:
    need_postgres()
    cookie, (playing, *_) = fill(f"sqlite:///{tmp_path / 'tables.db'}")
    with empty_database("postgres", tmp_path) as target:
        with admin.opened(f"sqlite:///{tmp_path / 'tables.db'}") as found:
            with pytest.raises(Refused, match="refused-move"):
                admin.move(found, "sqlite:///other.db")
            admin.move(found, target)
        with running(quick(target)) as server:
            browser = server.browser("")
            browser.client.cookies.set("saturnalia", cookie)
            sitting = browser.sit(playing).welcome().until_asked()
            sitting.move()
            with admin.opened(target) as found:
                admin.delete(found, playing)
            wait_until(lambda: playing not in server.hall.live, "the server follows")
            assert browser.get(f"/api/tables/{playing}", status=404)
