"""Every server test runs on SQLite and on PostgreSQL (SATURNALIA_TEST_POSTGRES, see `.ci/with-postgres`)."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from saturnalia.server import opening_tables
from saturnalia.server.warm_up import warm_up
from tests.server.browser import Running, quick, running

POSTGRES = os.environ.get("SATURNALIA_TEST_POSTGRES", "")


def need_postgres() -> None:
    if not POSTGRES:
        reason = "no PostgreSQL: set SATURNALIA_TEST_POSTGRES or run `.ci/with-postgres make test`"
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database: `sqlite` or `postgres`."""
    if request.param == "postgres":
        need_postgres()
    return str(request.param)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        marks = {"postgres": [pytest.mark.postgres]}
        kinds = [pytest.param(kind, marks=marks.get(kind, [])) for kind in ("sqlite", "postgres")]
        metafunc.parametrize("kind", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules() -> None:
    """Compile the rules before any test measures how soon something happens."""
    warm_up()


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every test the same cards in every run: some deals leave nothing to choose where a test wants a choice."""
    monkeypatch.setattr(opening_tables, "secrets", SimpleNamespace(randbits=random.Random(1116).getrandbits))


@pytest.fixture
def database(kind: str, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of this test's own."""
    with empty_database(kind, tmp_path) as address:
        yield address


@pytest.fixture(scope="session")
def server(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server that many tests share, each with tables of its own."""
    with empty_database(kind, tmp_path_factory.mktemp("server")) as address, running(quick(address)) as found:
        yield found


class empty_database:  # noqa: N801
    """A fresh SQLite file, or a fresh schema in the PostgreSQL database of the tests."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.schema = f"test_{secrets.token_hex(6)}"

    def __enter__(self) -> str:
        if self.kind == "sqlite":
            return f"sqlite:///{self.folder / 'saturnalia.db'}"
        self._execute(f"CREATE SCHEMA {self.schema}")
        url = sa.make_url(POSTGRES)
        return url.update_query_dict({"options": f"-csearch_path={self.schema}"}).render_as_string(False)

    def __exit__(self, *_: object) -> None:
        if self.kind == "postgres":
            self._execute(f"DROP SCHEMA {self.schema} CASCADE")

    def _execute(self, command: str) -> None:
        engine = sa.create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(command))
        engine.dispose()
