"""`saturnalia doctor`: what works is said to work, what is broken is said to be, and nothing is changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saturnalia.cli import app
from saturnalia.server import pages
from saturnalia.server.migrate import migrate
from saturnalia.server.store import Store
from saturnalia.terminal import doctor

Examination = Callable[..., Any]


@pytest.fixture
def examined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Examination:
    """Examine a machine with nothing but PAX, already compiled, and with a page."""
    (tmp_path / "compiled").touch()
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(doctor, "names", lambda: ["pax"])
    monkeypatch.setattr(doctor, "ready_mark", lambda *_about: tmp_path / "compiled")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    data = {"SATURNALIA_DATA": str(tmp_path / "data"), "SATURNALIA_SERVER_DATABASE": f"sqlite:///{tmp_path}/tables.db"}

    def examine(arguments: str = "--lang en") -> Any:
        result = CliRunner().invoke(app, ["doctor", *arguments.split()], env=data)
        assert "terminal-doctor" not in result.stdout
        return result

    return examine


def lines(result: Any, mark: str) -> list[str]:
    return [line[2:] for line in result.stdout.splitlines() if line.startswith(mark)]


@pytest.mark.parametrize(("language", "all_is_well"), [("en", "Everything needed"), ("hu", "Minden működik")])
def test_a_machine_that_can_play(examined: Examination, tmp_path: Path, language: str, all_is_well: str) -> None:
    result = examined(f"--lang {language}")
    assert (result.exit_code, lines(result, "✗")) == (0, [])
    works = " ".join(lines(result, "✓"))
    for text in ("Numba", "PAX", "tables.db", "matches"):
        assert text in works
    assert all_is_well in result.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["compiled", "index.html"], "something was changed"


def test_a_game_that_came_compiled_is_told_from_one_compiled_here(
    examined: Examination, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "compiled for this processor" in examined().stdout
    monkeypatch.setattr(doctor, "shipped_folder", lambda folder: tmp_path)
    assert "came compiled with the package" in examined().stdout


def test_a_game_that_is_not_compiled_is_no_fault(examined: Examination, tmp_path: Path) -> None:
    (tmp_path / "compiled").unlink()
    result = examined()
    assert result.exit_code == 0
    assert [line for line in lines(result, "–") if "PAX" in line and "not compiled yet" in line]


def test_a_missing_page_is_a_fault(examined: Examination, tmp_path: Path) -> None:
    (tmp_path / "index.html").unlink()
    result = examined()
    assert result.exit_code == 1
    (fault,) = lines(result, "✗")
    assert "make build-web" in fault
    assert "see the lines with ✗" in result.stdout


def test_a_game_that_does_not_play_is_a_fault(examined: Examination, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_about: object, **_options: object) -> None:
        raise RuntimeError("no machine code")

    monkeypatch.setattr("saturnalia.kernel.match.Match.new", fail)
    result = examined()
    assert result.exit_code == 1
    (fault,) = lines(result, "✗")
    assert fault.startswith("PAX")
    assert fault.endswith("cannot be played: RuntimeError: no machine code")


def test_a_database_is_looked_at_but_not_changed(examined: Examination, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    sqlite3.connect(file).close()
    assert "can be read and written" in examined().stdout
    with sqlite3.connect(file) as old:
        assert old.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    store = Store(f"sqlite:///{file}")
    migrate(store)
    store.close()
    assert examined().exit_code == 0
    with sqlite3.connect(file) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'from the future'")
    result = examined()
    assert result.exit_code == 1
    assert "newer version" in lines(result, "✗")[0]


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("sqlite:////proc/none/tables.db", "cannot be created"),
        ("sqlite:////dev/null", "cannot be used"),
        ("mysql://localhost/tables", "SQLite or PostgreSQL"),
        ("postgresql+psycopg://nobody:secret@127.0.0.1:1/tables", "cannot be used"),
    ],
)
def test_a_database_out_of_reach_is_a_fault(examined: Examination, address: str, problem: str) -> None:
    result = examined(f"--lang en --database {address}")
    assert result.exit_code == 1
    assert problem in lines(result, "✗")[0]
    assert "secret" not in result.stdout


def test_a_folder_that_cannot_be_written_is_found(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert doctor.is_writable(tmp_path / "new" / "newer")
    assert not doctor.is_writable(tmp_path / "file" / "below")
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]
