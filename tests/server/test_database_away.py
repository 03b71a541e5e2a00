"""A database that cannot be reached or read: one sentence and a 503, nothing lost, and all goes on afterwards."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from saturnalia.server.store import Store
from tests.server.browser import Browser, Connection, Running, closed, play_on, quick, running, wait_until


@contextlib.contextmanager
def connection_lost(store: Store) -> Iterator[None]:
    """No connection can be had."""

    def fail() -> None:
        raise OperationalError("connect", {}, sqlite3.OperationalError("unable to open database file"))

    _lose_kept_connection(store)
    store.engine.connect = fail  # type: ignore[assignment,method-assign]
    store.engine.begin = fail  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        del store.engine.connect, store.engine.begin


def _lose_kept_connection(store: Store) -> None:
    """The one that is kept for moves goes with the others."""
    with store._turn:
        store._close_impatient()


@contextlib.contextmanager
def reading_fails(store: Store) -> Iterator[None]:
    """There are connections, but the database itself fails while it is read."""
    _rename(store, "people", "people_away")
    _rename(store, "tables", "tables_away")
    try:
        yield
    finally:
        _rename(store, "people_away", "people")
        _rename(store, "tables_away", "tables")


def _rename(store: Store, old: str, new: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.text(f"ALTER TABLE {old} RENAME TO {new}"))


@contextlib.contextmanager
def connections_taken(store: Store) -> Iterator[None]:
    """Every connection is taken by something that does not come to an end."""
    _lose_kept_connection(store)
    pool = store.engine.pool
    with contextlib.ExitStack() as stack:
        patience, pool._timeout = pool._timeout, 0.1  # type: ignore[attr-defined]
        stack.callback(setattr, pool, "_timeout", patience)
        while True:
            try:
                stack.callback(pool.connect().close)
            except sa.exc.TimeoutError:
                break
        yield


FAULTS = [connection_lost, reading_fails, connections_taken]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_failed_reads_are_refused_in_words_and_nothing_is_lost(database: str, fault: type) -> None:
    with running(quick(database, heartbeat=0.05, live_tables=1)) as server:
        browser = server.browser()
        resting, sitting = browser.open("me"), browser.sit(browser.open("me")).welcome()
        play_on([sitting], 3)
        wait_until(lambda: browser.client.get("/healthz").status_code == 200, "it is well")
        before = sitting.until_asked().position
        assert resting["id"] not in server.hall.live, "it must be read again"
        with fault(server.hall.store):
            for path in ("/api/me", "/api/tables", f"/api/tables/{resting['id']}"):
                assert browser.get(path, status=503)["reason"]["id"] == "refused-not-read"
            assert browser.post("/api/tables", {"game": "pax", "seats": [{"kind": "me"}]}, status=503)
            turned_away = browser.sit(resting)
            assert turned_away.hear()["reason"]["id"] == "refused-not-read"
            assert closed(turned_away) == (1013, "refused-not-read")
            assert sitting.act()["reason"]["id"] == "refused-not-stored"
            wait_until(lambda: browser.client.get("/healthz").status_code == 503, "it is noticed")
        wait_until(lambda: browser.client.get("/healthz").status_code == 200, "it is well again")
        _goes_on(server, browser, sitting, before)
        assert browser.sit(resting).welcome().until_asked().move()


def _goes_on(server: Running, browser: Browser, sitting: Connection, before: dict[str, object]) -> None:
    """The table stands where it stood, for those who stayed and for those who come back."""
    again = browser.sit(sitting.table["id"]).welcome()
    assert again.position == before
    assert sitting.position["seq"] == before["seq"]
    answer = sitting.move()
    again.until_seq(answer["seq"])
    assert again.log == sitting.log
    assert server.browser("Livia").open("me", "tiro")["status"] == "playing"
