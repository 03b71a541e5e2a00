"""What is kept: migrations, backups, settings, the schema."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError

from saturnalia.server.backups import backup, restore
from saturnalia.server.commands import serve
from saturnalia.server.migrate import STEPS, last_step, migrate
from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings
from saturnalia.server.store import Store, metadata
from tests.server.browser import Running, play_on, quick, running, wait_until
from tests.server.conftest import empty_database


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    store = Store(database)
    migrate(store)
    migrate(store)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = [one for one in compare_metadata(context, metadata) if not str(one[0]).startswith("remove_table")]
        assert context.get_current_revision() == last_step() == ScriptDirectory(str(STEPS)).get_current_head()
    assert differences == []
    store.close()


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    store = Store(database)
    migrate(store)
    with store.writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refused, match="refused-database-newer"):
        migrate(store)
    store.close()


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(Refused, match="refused-database"):
        Store(address)


def test_a_backup_of_a_running_server_can_be_served(kind: str, server: Running, tmp_path: Path) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "tiro")).welcome()
    play_on([sitting], 5)
    file = tmp_path / "backup"
    backup(file, server.settings.database)
    with empty_database(kind, tmp_path) as address:
        restore(file, address)
        with pytest.raises(Refused, match="refused-restore-full"):
            restore(file, address)
        with running(quick(address)) as copy:
            again = copy.browser("")
            again.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
            restored = again.sit(sitting.table["id"]).welcome()
            restored.until_asked()
            assert restored.log[: len(sitting.log)] == sitting.log
            assert copy.browser("Livia").open("me", "tiro")["status"] == "playing"


def test_what_is_no_backup_is_not_restored(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("no backup " * 1000)
    for wrong in (file, tmp_path / "missing"):
        with pytest.raises(Refused, match=r"refused-restore \("):
            restore(wrong, database)


def test_a_backup_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "saturnalia.db"
    sqlite3.connect(source).close()
    with pytest.raises(Refused, match="refused-backup"):
        backup(tmp_path / "missing" / "backup.db", f"sqlite:///{source}")
    with pytest.raises(Refused, match="refused-backup"):
        backup(tmp_path / "backup.db", f"sqlite:///{tmp_path / 'nothing.db'}")


def test_a_full_disk_is_noticed_and_said(database: str, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with running(quick(database, heartbeat=0.05)) as server:
        browser, engine = server.browser(), server.hall.store.engine
        wait_until(lambda: browser.client.get("/healthz").status_code == 200, "it is well")
        engine.begin = fail  # type: ignore[assignment,method-assign]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]
        refused = browser.post("/api/tables", {"game": "pax", "seats": seats}, status=503)
        assert refused["reason"]["id"] == "refused-not-stored"
        wait_until(lambda: browser.client.get("/healthz").status_code == 503, "it is noticed")
        time.sleep(0.5)
        del engine.begin
        wait_until(lambda: browser.client.get("/healthz").status_code == 200, "it is well again")
    said = [record.getMessage() for record in caplog.records if "stored" in record.getMessage()]
    assert said == ["nothing can be stored", "everything can be stored again"]


def test_a_checkpoint_leaves_nothing_unfinished_behind(tmp_path: Path) -> None:
    """Whoever gets its connection next can commit at once: SQLite refuses that beside an unfinished checkpoint."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(store)

    def commit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("COMMIT")

    sa.event.listen(store.engine, "checkin", commit)
    store.checkpoint()
    sa.event.remove(store.engine, "checkin", commit)
    store.close()


def test_several_processes_need_postgres() -> None:
    with pytest.raises(Refused, match="refused-workers"):
        serve(workers=2)


def test_settings_travel_to_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="sqlite:///x.db", pause=0.0, limits=False, workers=3)
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment() == settings


def test_the_schema_holds_the_messages_of_the_websocket() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "saturnalia.server.schema"], capture_output=True, check=True, text=True
    )
    schemas = json.loads(printed.stdout)["components"]["schemas"]
    assert {"FromBrowser", "FromServer", "Act", "Update", "Position", "TableInfo"} <= set(schemas)
    mapping = schemas["FromServer"]["discriminator"]["mapping"]
    assert mapping["update"] == "#/components/schemas/Update"
    assert "HTTPValidationError" not in schemas
