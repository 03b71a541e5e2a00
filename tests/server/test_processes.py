"""Two server processes on one PostgreSQL (here: two applications that share nothing else)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed

from saturnalia.server import hall, neighbours
from saturnalia.server.live_table import LiveTable, load_live_table
from saturnalia.server.play import ServerContext
from saturnalia.server.store import heartbeats
from tests.server.browser import Browser, Connection, Json, Running, play_on, quick, running, turn, wait_until
from tests.server.conftest import empty_database, need_postgres
from tests.server.test_absence import former, hand_on

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    need_postgres()
    folder: Path = tmp_path_factory.mktemp("pair")
    with empty_database("postgres", folder) as address, running(quick(address)) as one, running(quick(address)) as two:
        yield one, two


def _two_people(pair: tuple[Running, Running]) -> tuple[Json, list[Connection]]:
    host, guest = pair[0].browser("Julia"), pair[1].browser("Livia")
    table = host.open("me", "open")
    first = host.sit(table).welcome()
    guest.join(table, table["links"]["invite"])
    first.until_true(lambda known: known.position is not None)
    second = guest.sit(table).welcome()
    first.until_true(lambda known: known.table["seats"][1]["connected"])
    return table, [first, second]


def test_people_at_different_processes_play_together(pair: tuple[Running, Running]) -> None:
    _, sittings = _two_people(pair)
    play_on(sittings, 1000)
    assert sittings[0].position["ending"] == sittings[1].position["ending"]
    assert sittings[0].position["ending"]["sheet"]


def test_presence_is_told_across_processes(pair: tuple[Running, Running]) -> None:
    _, sittings = _two_people(pair)
    sittings[0].until_true(lambda known: known.table["seats"][1]["connected"])
    sittings[1].close()
    sittings[0].until_true(lambda known: not known.table["seats"][1]["connected"])


def test_whoever_was_here_before_the_other_process_looked_is_known_to_be_here(pair: tuple[Running, Running]) -> None:
    host, guest = pair[0].browser("Julia"), pair[1].browser("Livia")
    table = host.open("me", "open", visibility="listed")
    host.sit(table).welcome()
    time.sleep(3 * hall.PRESENCE_DELAY)  # what the first process tells is heard by nobody yet
    watching = guest.sit(table).welcome()
    watching.until_true(lambda known: known.table["seats"][0]["connected"])
    guest.join(table, table["links"]["invite"])
    sitting = guest.sit(table).welcome()
    answer = sitting.ask("change_seat", seat=0, change="bot")
    assert answer["reason"]["id"] == "refused-seat-present", "nobody is replaced who is here"


@pytest.mark.parametrize("end", ["in order", "without a word"])
def test_whose_process_ends_is_away_and_what_it_stored_last_is_seen(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    need_postgres()
    if end == "without a word":
        monkeypatch.setattr(neighbours, "SILENCE_SECONDS", 1.0)
        monkeypatch.setattr(hall.Hall, "_take_leave", lambda _: None)
    with empty_database("postgres", Path()) as address, running(quick(address)) as one:
        with running(quick(address)) as two:
            _, sittings = _two_people((one, two))
            sittings[0].until_true(lambda known: known.table["seats"][1]["connected"])
            while turn(sittings) is not sittings[1]:
                play_on(sittings, 1)
            monkeypatch.setattr(two.hall.neighbours, "tell_moved", lambda _: None)  # it dies before it can tell
            stored = sittings[1].move()["seq"]
        sittings[0].until_true(lambda known: not known.table["seats"][1]["connected"])
        sittings[0].until_seq(stored)
        sittings[0].ask("change_seat", seat=1, change="bot")
        sittings[0].until_true(lambda known: known.table["seats"][1]["kind"] == "bot")


def test_a_process_that_was_only_slow_is_asked_again_who_is_there(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, sittings = _two_people(pair)
    sittings[0].until_true(lambda known: known.table["seats"][1]["connected"])
    with monkeypatch.context() as patch:
        patch.setattr(neighbours, "SILENCE_SECONDS", -1.0)
        sittings[0].until_true(lambda known: not known.table["seats"][1]["connected"])
    sittings[0].until_true(lambda known: known.table["seats"][1]["connected"])


def test_devices_at_different_processes_race_and_one_wins(pair: tuple[Running, Running]) -> None:
    browser = pair[0].browser()
    table = browser.open("me")
    other = Browser(pair[1].host)
    other.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
    sittings = [browser.sit(table).welcome(), other.sit(table).welcome()]
    for _ in range(12):
        seq = max(one.position["seq"] for one in sittings)
        for one in sittings:
            one.until_seq(seq)
        if sittings[0].position["ending"]:
            break
        refs = [one.say("act", seq=seq, seat=0, action=one.position["choices"][0]["action"]) for one in sittings]
        answers = []
        for one, ref in zip(sittings, refs, strict=True):
            while (message := one.hear()).get("ref") != ref:
                pass
            answers.append(message)
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        for one in sittings:
            one.until_seq(seq + 1)
    assert sittings[0].log == sittings[1].log


def test_earlier_lines_keep_the_names_of_those_who_sat_there_at_every_process(pair: tuple[Running, Running]) -> None:
    """The host and a watcher are at one process, the one who goes and the one who comes at the other."""
    table, sittings = _two_people(pair)
    watcher = pair[0].browser("Otho").sit(table, token=sittings[0].table["links"]["spectate"].split("=")[1]).welcome()
    play_on(sittings, 4)
    sittings[1] = hand_on(sittings, 1, pair[1].browser("Nero"), "Nero")
    begins = sittings[1].position["seq"]
    play_on(sittings, 3)
    newest = sittings[0].position["seq"]
    for one in (*sittings, watcher):
        one.until_seq(newest)
        assert one.table["seats"][1]["name"] == "Nero"
        assert former(one, 1) == [("Livia", begins)]
        told = {entry["seq"] for entry in one.log if entry["seat"] == 1}
        assert min(told) < begins <= max(told), "the log has lines of both"


def test_a_link_that_was_given_out_seats_one_at_whatever_process(pair: tuple[Running, Running]) -> None:
    for _ in range(3):
        table, (host, guest) = _two_people(pair)
        guest.close()
        host.until_true(lambda known: not known.table["seats"][1]["connected"])
        assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
        host.until_true(lambda known: known.table["seats"][1]["handed_out"])
        wish = {"token": host.table["links"]["seats"]["1"].split("=")[1], "name": "Nero"}
        comers = [server.browser(f"Comer {number}") for server in pair for number in range(2)]
        with ThreadPoolExecutor(4) as at_once:
            path = f"/api/tables/{table['id']}/join"
            coming = [at_once.submit(one.client.post, path, json=wish) for one in comers]
        codes = sorted(one.result().status_code for one in coming)
        assert codes[0] == 200
        assert all(code in (403, 409) for code in codes[1:]), codes
        watch = host.table["links"]["spectate"].split("=")[1]
        mine = [one.get(f"/api/tables/{table['id']}?token={watch}") for one in comers]
        assert sum(seen["seats"][1]["mine"] for seen in mine) == 1


def test_a_code_serves_once_at_whatever_process(pair: tuple[Running, Running]) -> None:
    owner = pair[0].browser("Julia")
    for _ in range(5):
        code = owner.post("/api/me/code", status=200)["path"].split("=")[1]
        strangers = [server.browser("") for server in pair for _ in range(3)]
        with ThreadPoolExecutor(6) as at_once:
            arriving = [at_once.submit(one.client.post, "/api/me/arrive", json={"code": code}) for one in strangers]
        assert sorted(one.result().status_code for one in arriving) == [200] + [403] * 5
        assert [one.get("/api/me")["name"] for one in strangers].count("Julia") == 1


def test_signing_out_everywhere_closes_the_tables_at_every_process(pair: tuple[Running, Running]) -> None:
    laptop, phone = pair[0].browser("Julia"), pair[1].browser("")
    table = laptop.open("me", "tiro")
    code = laptop.post("/api/me/code", status=200)["path"].split("=")[1]
    phone.post("/api/me/arrive", {"code": code, "device": "phone"}, 200)
    sitting = phone.sit(table).welcome()
    laptop.post("/api/me/leave", {}, 200)
    with pytest.raises(ConnectionClosed):
        sitting.until("nothing more")
    assert phone.get("/api/me")["name"] == ""
    phone.get(f"/api/tables/{table['id']}", 404)


def test_a_move_is_not_missed_while_the_other_process_loads_the_table(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    read, go_on = Event(), Event()

    def load_slowly(context: ServerContext, table_id: str) -> LiveTable:
        live = load_live_table(context, table_id)
        if context is pair[1].hall.context:
            read.set()
            go_on.wait(20)
        return live

    browser = pair[0].browser()
    table = browser.open("me")
    other = Browser(pair[1].host)
    other.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
    first = browser.sit(table).welcome()
    monkeypatch.setattr(hall, "load_live_table", load_slowly)
    with ThreadPoolExecutor(1) as beside:
        second = beside.submit(lambda: other.sit(table).welcome())
        assert read.wait(20)
        seq = first.position["seq"]
        first.move()
        first.until_seq(seq + 1)
        time.sleep(0.5)  # the other process hears of it
        go_on.set()
        second.result().until_seq(seq + 1)


@pytest.mark.parametrize("visibility", ["private", "listed"])
def test_whoever_has_just_sat_down_at_one_process_has_the_seat_at_the_other(
    pair: tuple[Running, Running], visibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = pair[1].browser("Julia"), pair[0].browser("Livia")
    table = host.open("me", "open", "tiro", visibility=visibility)
    host.sit(table).welcome()
    same = Browser(pair[1].host)
    same.client.cookies.set("saturnalia", guest.client.cookies["saturnalia"])
    with monkeypatch.context() as patch:
        patch.setattr(pair[1].hall, "_note_move", lambda _: None)  # what the other tells has not arrived yet
        guest.join(table, table["links"]["invite"])
        sitting = same.sit(table).welcome()  # at a listed table as somebody who watches
    pair[0].hall.neighbours.tell_moved(table["id"])
    sitting.until_true(lambda known: known.position and known.position["viewer"] == 1)
    if visibility == "private":
        pair[1].browser("Cassius").get(f"/api/tables/{table['id']}", 404)


def test_an_undo_reaches_the_other_process(pair: tuple[Running, Running]) -> None:
    _, sittings = _two_people(pair)
    for _ in range(100):
        actor = turn(sittings)
        assert actor is not None
        play_on(sittings, 1)
        if actor.position["may_undo"]:
            seq = actor.ask("undo", seq=actor.position["seq"], seat=actor.position["viewer"])["seq"]
            for one in sittings:
                one.until_seq(seq)
            break
    assert [entry["seq"] for entry in sittings[0].log] == [entry["seq"] for entry in sittings[1].log]
    play_on(sittings, 4)


def test_a_table_that_lost_its_process_is_picked_up(pair: tuple[Running, Running]) -> None:
    browser = pair[0].browser()
    again = Browser(pair[1].host)
    again.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
    for _ in range(20):  # until a bot is the first to move
        table = browser.open("tiro", "miles", "me")
        live = pair[0].hall.live[table["id"]]
        if live.bot_task is not None:
            live.bot_task.cancel()
            break
    assert live.table.actor != 2
    wait_until(lambda: again.get(f"/api/tables/{table['id']}")["my_turn"], "it is picked up", 30)


def test_processes_that_begin_at_once_both_live_and_one_gives_lost_time_back(pair: tuple[Running, Running]) -> None:
    beats = [server.app.state.bots_and_clocks._beat for server in pair]
    store = pair[0].hall.store
    for _ in range(20):
        with store.writing() as connection:
            connection.execute(heartbeats.delete())
        with ThreadPoolExecutor(2) as threads:
            assert [one.result() for one in [threads.submit(beat) for beat in beats]] == [0.0, 0.0]
        with store.writing() as connection:
            connection.execute(heartbeats.update().values(at=heartbeats.c.at - 3600))
        with ThreadPoolExecutor(2) as threads:
            given = [one.result() for one in [threads.submit(beat) for beat in beats]]
        assert sum(gap > 3000 for gap in given) <= 1  # none, if the server's own heartbeat was quicker
