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
from saturnalia.server.store import Store, heartbeats, metadata
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


def test_heartbeats_keep_their_row_under_their_new_name(database: str) -> None:
    store = Store(database)
    migrate(store)
    with store.writing() as connection:
        connection.execute(sa.text("ALTER TABLE heartbeats RENAME TO signs"))
        connection.execute(sa.text("INSERT INTO signs (name, at) VALUES ('server', 7.5)"))
        connection.execute(sa.text("ALTER TABLE people DROP COLUMN banned"))
        connection.execute(sa.text("DROP TABLE levels_won"))
        for column in ("expires", "proposal"):
            connection.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for table in ("devices", "transfers"):
            connection.execute(sa.text(f"DROP TABLE {table}"))
        connection.execute(sa.text("ALTER TABLE positions DROP COLUMN kept"))
        connection.execute(sa.text("ALTER TABLE entries DROP COLUMN details"))
        for column in ("ready", "stand_in", "handed_out", "former"):
            connection.execute(sa.text(f"ALTER TABLE seats DROP COLUMN {column}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0005'"))
    migrate(store)
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(heartbeats.c.name, heartbeats.c.at)).all() == [("server", 7.5)]
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


@pytest.mark.parametrize("text", ["True", "true", "1", " on "])
def test_a_limit_is_on_however_that_is_written(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("SATURNALIA_SERVER_LIMITS", text)
    assert Settings.from_environment().limits


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [("LIMITS", "maybe", "yes"), ("MOST_TABLES", "-3", "whole"), ("MOST_TABLES", "2.5", "whole"),
     ("BOT_SECONDS", "abc", "number"), ("BOT_SECONDS", "nan", "number"), ("BOT_LIMIT", "inf", "number")],
)  # fmt: skip
def test_a_setting_that_means_nothing_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str, wanted: str
) -> None:
    monkeypatch.setenv(f"SATURNALIA_SERVER_{name}", text)
    with pytest.raises(Refused) as refused:
        Settings.from_environment()
    assert refused.value.message.args == {"name": f"SATURNALIA_SERVER_{name}", "value": text, "kind": wanted}


def test_the_schema_holds_the_messages_of_the_websocket() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "saturnalia.server.schema"], capture_output=True, check=True, text=True
    )
    schemas = json.loads(printed.stdout)["components"]["schemas"]
    assert {"FromBrowser", "FromServer", "Act", "Update", "Position", "TableInfo"} <= set(schemas)
    mapping = schemas["FromServer"]["discriminator"]["mapping"]
    assert mapping["update"] == "#/components/schemas/Update"
    assert "HTTPValidationError" not in schemas


# ---------------------------------------------------------------- restoring


def a_backup(tmp_path: Path, tables: int = 3) -> tuple[Path, Path]:
    """A database with some tables, and a backup of it."""
    source = tmp_path / "source.db"
    with running(quick(f"sqlite:///{source}")) as server:
        browser = server.browser()
        for _ in range(tables):
            sitting = browser.sit(browser.open("me", "tiro")).welcome()
            play_on([sitting], 4)
    file = tmp_path / "backup.db"
    backup(file, f"sqlite:///{source}")
    return source, file


def count_tables(file: Path) -> int:
    with sqlite3.connect(file) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_what_lies_beside_the_place_is_never_taken_for_a_part_of_it(tmp_path: Path) -> None:
    _, file = a_backup(tmp_path)
    place = tmp_path / "new" / "tables.db"
    place.parent.mkdir()
    for end in ("-wal", "-shm", "-journal"):
        left = place.with_name(place.name + end)
        left.write_bytes(b"left over" * 1000)
        with pytest.raises(Refused, match="refused-restore-beside"):
            restore(file, f"sqlite:///{place}")
        assert not place.exists()
        left.unlink()
    restore(file, f"sqlite:///{place}")
    assert count_tables(place) == 3
    assert [one.name for one in place.parent.iterdir()] == ["tables.db"]


def test_a_log_left_beside_a_backup_is_not_replayed_into_it(tmp_path: Path) -> None:
    _, file = a_backup(tmp_path)
    file.with_name(file.name + "-wal").write_bytes(b"of another database" * 500)
    with pytest.raises(Refused, match="refused-restore-beside"):
        restore(file, f"sqlite:///{tmp_path / 'new.db'}")


@pytest.mark.parametrize("where", [0.3, 0.6, 0.9])
def test_a_damaged_backup_is_not_restored(tmp_path: Path, where: float) -> None:
    _, file = a_backup(tmp_path, tables=8)
    content = bytearray(file.read_bytes())
    middle = int(len(content) * where) // 4096 * 4096
    content[middle : middle + 4096] = b"\x7f" * 4096
    file.write_bytes(content)
    place = tmp_path / "new.db"
    with pytest.raises(Refused, match="refused-restore"):
        restore(file, f"sqlite:///{place}")
    assert not place.exists()
    file.write_bytes(content[: len(content) // 2])
    with pytest.raises(Refused, match="refused-restore"):
        restore(file, f"sqlite:///{place}")
    assert not place.exists()


def test_a_backup_whose_tables_do_not_replay_is_restored_only_on_demand(
    kind: str, server: Running, tmp_path: Path
) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "tiro")).welcome()
    play_on([sitting], 4)
    with empty_database(kind, tmp_path) as broken, empty_database(kind, tmp_path / "again") as again:
        (tmp_path / "again").mkdir()
        backup(tmp_path / "whole", server.settings.database)
        restore(tmp_path / "whole", broken)
        engine = sa.create_engine(broken)
        with engine.begin() as connection:
            connection.execute(
                sa.text("UPDATE entries SET action = 99 WHERE seq = 2 AND table_id = :id"), {"id": sitting.table["id"]}
            )
        engine.dispose()
        backup(tmp_path / "broken", broken)
        with pytest.raises(Refused, match="refused-restore-replay"):
            restore(tmp_path / "broken", again)
        restore(tmp_path / "broken", again, force=True)


def test_database_and_backup_are_for_their_owner_only(tmp_path: Path) -> None:
    source, file = a_backup(tmp_path, tables=1)
    place = tmp_path / "new.db"
    restore(file, f"sqlite:///{place}")
    for one in (source, file, place):
        assert one.stat().st_mode & 0o777 == 0o600, one
    source.chmod(0o644)  # as older versions made it
    with running(quick(f"sqlite:///{source}")):
        assert {one.stat().st_mode & 0o777 for one in tmp_path.glob("source.db*") if ".serving" not in one.name} == {
            0o600
        }


# ---------------------------------------------------------------- SQLite beside others


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(quick(address)):
        with pytest.raises(Refused, match="refused-served-already"):
            serve(database=address, port=58_231)
        second = subprocess.run(
            [
                Path(sys.executable).with_name("saturnalia"),
                "serve",
                "--port",
                "58231",
                "--database",
                address,
                "--lang",
                "en",
            ],
            capture_output=True,
            text=True,
        )
        assert second.returncode != 0
        assert "Another Saturnalia is serving this database already" in second.stderr
    with running(quick(address)) as server:
        assert server.browser().open("me", "tiro")


def test_a_foreign_lock_holds_up_nobody_but_who_writes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(quick(f"sqlite:///{file}", heartbeat=60.0)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("me")).welcome().until_asked()
        other = browser.sit(browser.open("me")).welcome().until_asked()
        foreign = sqlite3.connect(file, isolation_level=None)
        foreign.execute("BEGIN IMMEDIATE")
        ref = sitting.say("act", seq=sitting.position["seq"], seat=0, action=sitting.position["choices"][0]["action"])
        began = time.perf_counter()
        for _ in range(5):
            browser.get("/api/me")
            assert other.ask("at", seq=0)["type"] == "past"
        assert time.perf_counter() - began < 1.5
        foreign.execute("ROLLBACK")
        foreign.close()
        while (answer := sitting.hear()).get("ref") != ref:
            pass
        assert answer["type"] == "ack"


def test_the_write_ahead_log_stays_short(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(store)
    for number in range(60):
        with store.reading() as reading:  # somebody is always reading
            reading.execute(sa.text("SELECT count(*) FROM heartbeats"))
            with store.writing() as writing:
                writing.execute(sa.text("CREATE TABLE IF NOT EXISTS filler (content TEXT)"))
                writing.execute(sa.text("INSERT INTO filler VALUES (:x)"), {"x": str(number) * 1_000_000})
        store.checkpoint()
    assert (tmp_path / "tables.db-wal").stat().st_size < 64 * 1024 * 1024
    store.close()
