"""Coming back: after losing the connection, after a restart, after the rules have changed."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from saturnalia.kernel.game import load
from saturnalia.server.store import entries, positions, tables
from tests.server.browser import Browser, Connection, Running, play_on, quick, running, wait_until


def test_whoever_comes_back_is_told_exactly_what_they_missed(server: Running) -> None:
    browser = server.browser()
    table = browser.open("me", "tiro")
    whole = browser.sit(table).welcome()
    play_on([whole], 5)
    whole.until_asked()
    seen = len(whole.log) // 2
    since = whole.log[seen]["seq"]
    back = browser.sit(table, since=since).welcome()
    assert back.log == [entry for entry in whole.log if entry["seq"] > since]
    assert back.position == whole.position
    nothing = browser.sit(table, since=whole.position["seq"]).welcome()
    assert nothing.log == []
    future = browser.sit(table, since=90_000).welcome()
    assert future.log == []
    bad = browser.client.get(f"/ws/tables/{table['id']}")
    assert bad.status_code == 404


def test_an_undo_while_away_takes_back_what_was_told(server: Running) -> None:
    browser = server.browser()
    table = browser.open("me")
    here, away = browser.sit(table).welcome(), browser.sit(table).welcome()
    while not here.until_asked().position["may_undo"]:
        here.move()
    away.until_true(lambda known: known.position["seq"] == here.position["seq"])
    since, log = away.position["seq"], away.log
    away.close()
    seq = here.ask("undo", seq=since, seat=0)["seq"]
    here.until_true(lambda known: known.position["seq"] == seq)
    here.until_asked().move()
    back = browser.sit(table, since=since)
    back.log = log
    back.welcome()
    here.until_true(lambda known: known.position["seq"] == back.position["seq"])
    assert back.log == here.log


def test_everybody_sees_who_is_connected(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open")
    guest.join(table, table["links"]["invite"])
    first = host.sit(table).welcome()
    assert [seat["connected"] for seat in first.table["seats"]] == [True, False]
    second = guest.sit(table).welcome()
    first.until_true(lambda known: known.table["seats"][1]["connected"])
    second.close()
    first.until_true(lambda known: not known.table["seats"][1]["connected"])


def test_a_restart_loses_nothing(database: str) -> None:
    with running(quick(database)) as server:
        browser = server.browser()
        table = browser.open("me", "miles")
        sitting = browser.sit(table).welcome()
        play_on([sitting], 7)
        sitting.until_asked()
        before, cookie = sitting.position, browser.client.cookies["saturnalia"]
        log = sitting.log
    with running(quick(database)) as server:
        browser = _same_person(server, cookie)
        assert browser.get("/api/me")["name"] == "Julia"
        assert browser.get("/api/tables")["mine"][0]["round"] == before["view"]["round"] > 0
        sitting = browser.sit(table, since=-1).welcome()
        assert sitting.position == before
        assert sitting.log == log
        play_on([sitting], 1000)
        assert sitting.position["ending"]


def test_bots_go_on_after_a_restart_without_anybody_watching(database: str) -> None:
    with running(quick(database, pause=30.0)) as server:
        browser = server.browser()
        table = browser.open("tiro", "miles", "me")
        sitting = browser.sit(table).welcome()
        cookie = browser.client.cookies["saturnalia"]
        while server.hall.live[table["id"]].bot_task is None:
            sitting.until_asked().move()
        server.hall.live[table["id"]].bot_task.cancel()  # type: ignore[union-attr]
        sitting.close()
    with running(quick(database)) as server:
        browser = _same_person(server, cookie)
        wait_until(lambda: browser.get("/api/tables")["mine"][0]["my_turn"], "the bots move", 30)


def _same_person(server: Running, cookie: str) -> Browser:
    browser = server.browser("")
    browser.client.cookies.set("saturnalia", cookie)
    return browser


# ---------------------------------------------------------------- rules that have changed


def _table_in_progress(server: Running) -> tuple[str, str, Connection]:
    browser = server.browser()
    table = browser.open("me", "tiro")
    sitting = browser.sit(table).welcome()
    play_on([sitting], 6)
    sitting.until_asked()
    return table["id"], browser.client.cookies["saturnalia"], sitting


def _check_frozen(server: Running, table: str, cookie: str, before: Connection, reason: str) -> None:
    browser = _same_person(server, cookie)
    sitting = browser.sit(table).welcome()
    assert sitting.table["status"] == "read_only"
    assert sitting.table["explanation"]["id"] == reason
    assert sitting.position["view"] == before.position["view"]
    assert sitting.position["tables"] == before.position["tables"]
    assert sitting.position["choices"] == []
    assert sitting.log
    action = before.position["choices"][0]["action"]
    for answer in (
        sitting.act(action, seq=before.position["seq"], seat=0),
        sitting.ask("undo", seq=before.position["seq"], seat=0),
        sitting.ask("resign", seat=0),
        sitting.ask("at", seq=0),
        sitting.ask("hint", seat=0),
    ):
        assert answer["reason"]["id"] == "refused-read-only"
    watcher = browser.sit(table).welcome()
    watcher.look(-1)
    assert watcher.position["view"]["seats"][0]["hand"] is None


def test_a_table_of_other_rules_waits_as_it_is(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(database)) as server:
        table, cookie, before = _table_in_progress(server)
    game = load("pax")
    monkeypatch.setitem(vars(game), "version", "2-changed")
    with running(quick(database)) as server:
        _check_frozen(server, table, cookie, before, "frozen-version")
    monkeypatch.undo()
    with running(quick(database)) as server:  # nothing was spoiled: with the old rules it goes on
        sitting = _same_person(server, cookie).sit(table).welcome()
        assert sitting.position == before.position
        play_on([sitting], 3)


def test_a_table_that_replays_differently_waits_as_it_is(database: str) -> None:
    with running(quick(database)) as server:
        table, cookie, before = _table_in_progress(server)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(positions.update().values(hash="v2:" + "0" * 56))
    with running(quick(database)) as server:
        _check_frozen(server, table, cookie, before, "frozen-replay")
    with engine.begin() as connection:
        last = entries.c.seq == sa.select(sa.func.max(entries.c.seq)).scalar_subquery()
        connection.execute(entries.update().where(last).values(action=61))
    with running(quick(database)) as server:
        _check_frozen(server, table, cookie, before, "frozen-replay")
    engine.dispose()


def test_a_table_whose_position_was_signed_in_the_old_way_goes_on(database: str) -> None:
    """That hash covered the layout of the record: it says nothing any more."""
    with running(quick(database)) as server:
        table, cookie, before = _table_in_progress(server)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(positions.update().values(hash="0" * 64))
        connection.execute(tables.update().values(rules=load("pax").former_versions[0]))
    engine.dispose()
    with running(quick(database)) as server:
        sitting = _same_person(server, cookie).sit(table).welcome()
        assert sitting.position == before.position
        play_on([sitting], 3)


def test_a_table_of_a_missing_game_can_only_be_looked_at(database: str) -> None:
    with running(quick(database)) as server:
        table, cookie, before = _table_in_progress(server)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(tables.update().values(game="calculi"))
    with running(quick(database)) as server:
        _check_frozen(server, table, cookie, before, "frozen-missing")
    engine.dispose()


def test_the_position_of_a_resting_table_is_stored(database: str) -> None:
    with running(quick(database, snapshot_after=0.1)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("me", "tiro")).welcome()
        play_on([sitting], 3)
        live = server.hall.live[sitting.table["id"]]
        wait_until(lambda: live.stored_seq == live.seq > 0, "the position is stored")
