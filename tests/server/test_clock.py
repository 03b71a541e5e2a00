"""Clocks: they run for people, survive restarts, and a seat whose time has run out can be taken over."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
import sqlalchemy as sa

from saturnalia.server import bots_and_clocks
from saturnalia.server.store import heartbeats, tables
from saturnalia.server.warm_up import choose
from tests.server.browser import Connection, Running, play_on, quick, running, turn, wait_until

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
LETTERS = {"kind": "correspondence", "seconds": 3600}


def _two(server: Running, clock: dict[str, object]) -> list[Connection]:
    host, guest = server.browser("Julia"), server.browser("Livia")
    table = host.open("me", "open", clock=clock)
    guest.join(table, table["links"]["invite"])
    return [host.sit(table).welcome(), guest.sit(table).welcome()]


def test_the_clock_of_the_actor_runs(server: Running) -> None:
    sittings = _two(server, LIVE)
    actor = turn(sittings)
    assert actor is not None
    seat = actor.position["actor"]
    assert actor.table["clock"]["running"] == seat
    time.sleep(0.1)
    actor.move()
    left = actor.table["clock"]["left_ms"]
    assert 50_000 < left[seat] < 65_000  # at least a tenth of a second less, five seconds more
    assert 50_000 < left[1 - seat] <= 60_000


def test_correspondence_gives_the_whole_time_for_every_answer(server: Running) -> None:
    sittings = _two(server, LETTERS)
    actor = turn(sittings)
    assert actor is not None
    time.sleep(0.05)
    seat = actor.position["actor"]
    actor.move()
    assert actor.table["clock"]["left_ms"][seat] == 3_600_000
    assert actor.table["clock"]["kind"] == "correspondence"


def test_of_two_the_other_has_won_when_time_runs_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    sittings = _two(server, LIVE)
    actor = turn(sittings)
    assert actor is not None
    other = next(one for one in sittings if one is not actor)
    seat = actor.position["actor"]
    live = server.hall.live[actor.table["id"]]
    assert live.table.clock_started is not None
    assert live.table.deadline is not None
    live.table.clock_started -= 61
    live.table.deadline -= 61
    late = actor.act()
    assert late["reason"]["id"] == "refused-out-of-time"
    with server.hall.store.writing() as connection:
        connection.execute(tables.update().where(tables.c.id == live.table.id).values(deadline=live.table.deadline))
    other.until_true(lambda known: known.table["status"] == "over")
    assert [entry["lines"][0]["id"] for entry in other.log[-2:]] == ["log-out-of-time", "log-won"]
    assert other.position["ending"]["outcome"] == {"id": "outcome-given-up", "args": {"seat": 1 - seat}}
    assert other.table["clock"]["running"] is None


def test_of_three_whoever_runs_out_of_time_comes_back_and_takes_the_seat_from_the_bot(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But not before the bot has answered what was asked: else whoever is late would win a minute each time."""
    free = threading.Event()

    def think_long(*about: Any) -> int:
        free.wait(20)
        return choose(*about)

    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", "tiro", clock=LIVE, substitute="miles")
    guest.join(table, table["links"]["invite"])
    sittings = [host.sit(table).welcome(), guest.sit(table).welcome()]
    sitting = turn(sittings)
    assert sitting is not None
    other = next(one for one in sittings if one is not sitting)
    seat = sitting.position["viewer"]
    live = server.hall.live[sitting.table["id"]]
    assert live.table.clock_started is not None
    assert live.table.deadline is not None
    monkeypatch.setattr(bots_and_clocks, "choose", think_long)
    live.table.clock_started -= 61
    live.table.deadline -= 61
    with server.hall.store.writing() as connection:
        connection.execute(tables.update().where(tables.c.id == live.table.id).values(deadline=live.table.deadline))
    sitting.until_true(lambda known: known.table["seats"][seat]["may_return"])
    shown = sitting.table["seats"][seat]
    assert (shown["kind"], shown["level"], shown["name"]) == ("bot", "miles", other.table["seats"][seat]["name"])
    assert sitting.position["viewer"] == -1, "while the bot plays, its person sees no hand"
    said = [line["id"] for entry in sitting.log for line in entry["lines"]]
    assert said.index("log-taken-over") == said.index("log-out-of-time") + 1
    assert other.ask("come_back", seat=seat)["reason"]["id"] == "refused-not-away"
    early = sitting.ask("come_back", seat=seat)
    assert early["reason"]["id"] == "refused-return-early"
    seq = sitting.position["seq"]
    free.set()
    sitting.until_seq(seq + 1)
    assert sitting.ask("come_back", seat=seat)["type"] == "ack"
    sitting.until_true(lambda known: known.position["viewer"] == seat)
    assert not sitting.table["seats"][seat]["stand_in"]
    assert sitting.table["clock"]["left_ms"][seat] > 50_000, "who comes back finds at least a minute"
    assert sitting.ask("come_back", seat=seat)["reason"]["id"] == "refused-not-away"
    for one in sittings:
        one.until_seq(sitting.position["seq"])
    play_on(sittings, 8)
    assert any(entry["seat"] == seat for entry in sitting.log if entry["seq"] > said.index("log-taken-over"))


def test_whoever_goes_and_comes_again_wins_less_time_each_time(server: Running) -> None:
    """A host without a seat could send a bot to a second cookie of theirs, and bring back a minute each time."""
    host, julia, livia = (server.browser(name) for name in ("Nero", "Julia", "Livia"))
    table = host.open("open", "open", clock={**LIVE, "increment": 0}, substitute="tiro")
    julia.join(table, table["links"]["invite"], seat=0)
    livia.join(table, table["links"]["invite"], seat=1)
    watching, other = host.sit(table).welcome(), livia.sit(table).welcome()
    live = server.hall.live[table["id"]]
    found = []

    def go(sitting: Connection) -> None:
        watching.until_true(lambda known: known.table["seats"][0]["connected"])
        sitting.close()
        watching.until_true(lambda known: not known.table["seats"][0]["connected"])

    for _ in range(3):
        sitting = julia.sit(table).welcome()
        assert live.table.clock_left is not None
        live.table.clock_left[0] = 1000
        go(sitting)
        assert watching.ask("change_seat", seat=0, change="bot")["type"] == "ack"
        sitting = julia.sit(table).welcome()
        assert sitting.ask("come_back", seat=0)["type"] == "ack"
        sitting.until_true(lambda known: known.table["seats"][0]["kind"] == "person")
        found.append(round(sitting.table["clock"]["left_ms"][0] / 1000))
        go(sitting)
    assert found == [60, 30, 15]
    other.close()


def test_a_clock_that_is_set_back_costs_nobody_time(server: Running) -> None:
    sittings = _two(server, LIVE)
    actor = turn(sittings)
    assert actor is not None
    seat = actor.position["actor"]
    live = server.hall.live[actor.table["id"]]
    assert live.table.clock_started is not None
    live.table.clock_started += 1000  # as if the wall clock had been set back by 1000 seconds
    actor.move()
    assert actor.table["clock"]["left_ms"][seat] == 65_000


def test_bots_have_no_clock(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "tiro", clock=LIVE)).welcome().until_asked()
    assert sitting.table["clock"]["left_ms"][1] == 60_000


def test_the_time_of_a_restart_counts_for_nobody(database: str) -> None:
    with running(quick(database)) as server:
        browser = server.browser()
        table = browser.open("me", clock=LIVE)
        cookie = browser.client.cookies["saturnalia"]
    engine = sa.create_engine(database)
    with engine.begin() as connection:  # as if the server had been away for an hour
        connection.execute(heartbeats.update().values(at=heartbeats.c.at - 3600))
        connection.execute(
            tables.update().values(clock_started=tables.c.clock_started - 3600, deadline=tables.c.deadline - 3600)
        )
    engine.dispose()
    with running(quick(database)) as server:
        again = server.browser("")
        again.client.cookies.set("saturnalia", cookie)
        time.sleep(0.5)
        sitting = again.sit(table).welcome()
        assert not sitting.table["seats"][0]["left"]
        assert sitting.table["clock"]["left_ms"][0] > 50_000


def test_other_work_does_not_count_as_a_time_without_a_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to store positions or to pick up tables: nobody's clock gets that back."""
    free = threading.Event()
    with running(quick(database)) as server:

        def take_long() -> None:
            free.wait(20)

        def beaten() -> float:
            with server.hall.store.reading() as connection:
                return float(connection.execute(sa.select(heartbeats.c.at)).scalar_one())

        monkeypatch.setattr(server.hall.store, "checkpoint", take_long)
        time.sleep(0.5)  # by now it is taking long
        before = beaten()
        wait_until(lambda: beaten() > before + 1, "further heartbeats")
        free.set()


@pytest.mark.parametrize("seconds", [0, 29, -5, 10**9])
def test_absurd_clocks_are_refused(server: Running, seconds: int) -> None:
    body = {"game": "pax", "seats": [{"kind": "me"}], "clock": {"kind": "live", "seconds": seconds}}
    assert server.browser().post("/api/tables", body, status=422)["reason"]["id"] == "refused-invalid"
