"""The server under load: nobody can fill its memory, stop its loop, or crowd out the others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import socket
import threading
import time
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from saturnalia import load
from saturnalia.kernel.match import Match
from saturnalia.server import bots_and_clocks, hall, import_export, lag, limit, listening, lobby, metrics, packing
from saturnalia.server.live_table import LiveTable
from saturnalia.server.outbox import MOST_BYTES, Outbox
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry
from saturnalia.server.show import LOG_PIECE
from saturnalia.server.table_log import TableLog
from saturnalia.server.thinking import MOST_WAITING, FairQueue, Thinkers
from saturnalia.server.warm_up import choose
from tests.server.browser import Running, closed, play_on, quick, running, turn, wait_until
from tests.server.conftest import empty_database

# ---------------------------------------------------------------- thinking


def test_owners_take_turns_however_many_wishes_one_has() -> None:
    order: list[str] = []

    async def wish(queue: FairQueue, owner: str) -> None:
        async with queue.place(owner):
            order.append(owner)
            await asyncio.sleep(0)

    async def run() -> None:
        queue = FairQueue(1)
        await asyncio.gather(*(wish(queue, owner) for owner in ["host"] * 50 + ["guest", "other", "guest"]))
        assert queue.length == 0
        async with queue.place("late"):
            pass

    asyncio.run(run())
    assert order.index("guest") < 5
    assert order.index("other") < 5
    assert len(order) == 53


def test_a_wish_that_is_called_off_frees_its_place() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.place("a"):
            waiting = [asyncio.ensure_future(_hold(queue)) for _ in range(3)]
            await asyncio.sleep(0.01)
            waiting[0].cancel()
            await asyncio.sleep(0.01)
            assert queue.length == 2
        await asyncio.gather(*waiting[1:])
        assert queue.length == 0
        await asyncio.wait_for(_hold(queue), 1)

    async def _hold(queue: FairQueue) -> None:
        async with queue.place("b"):
            await asyncio.sleep(0)

    asyncio.run(run())


def test_the_limit_counts_thinking_and_not_waiting() -> None:
    async def run() -> list[int]:
        thinkers = Thinkers(threads=2)

        def think() -> int:
            time.sleep(0.15)
            return 7

        found = await asyncio.gather(*(thinkers.think(f"table {n}", 0.5, think) for n in range(20)))
        with pytest.raises(TimeoutError):
            await thinkers.think("slow", 0.1, lambda: time.sleep(0.3))
        found.append(await thinkers.think("after", 0.5, think))
        thinkers.close()
        return found

    assert asyncio.run(run()) == [7] * 21


def test_one_person_cannot_pile_up_wishes_without_end() -> None:
    async def run() -> None:
        thinkers = Thinkers(threads=1)
        tasks = [
            asyncio.ensure_future(thinkers.think("flood", 5.0, lambda: time.sleep(0.001)))
            for _ in range(MOST_WAITING + 30)
        ]
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(one, Refused) for one in done) == 29
        thinkers.close()

    asyncio.run(run())


# ---------------------------------------------------------------- memory


def test_a_reader_that_does_not_read_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks on and on and takes nothing: what waits for it stays small, and its connection ends."""
    monkeypatch.setattr(listening, "SILENCE_SECONDS", 1.0)
    browser = server.browser()
    table = browser.open("me", "tiro")
    sitting = browser.sit(table).welcome()
    play_on([sitting], 20)
    connections = server.hall.live[table["id"]].connections
    before, waiting = Outbox.waiting_in_all, []
    add = Outbox._add

    def add_and_note(outbox: Outbox, size: int) -> None:
        add(outbox, size)
        waiting.append(Outbox.waiting_in_all - before)

    def ask_on_and_on() -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                silent.send('{"type":"look","ref":1,"viewer":0}')

    monkeypatch.setattr(Outbox, "_add", add_and_note)
    with browser.stare(table) as silent:
        wait_until(lambda: len(connections) == 2, "the silent reader is there")
        threading.Thread(target=ask_on_and_on, daemon=True).start()
        wait_until(lambda: len(connections) == 1, "the silent reader is gone")
    assert 0 < max(waiting) <= 2 * MOST_BYTES
    sitting.until_asked().move()
    assert Outbox.waiting_in_all - before < MOST_BYTES


def test_an_outbox_forgets_what_it_held_when_it_is_closed() -> None:
    before = Outbox.waiting_in_all
    box = Outbox()
    for _ in range(10):
        box.put(b"x" * 1000)
    assert Outbox.waiting_in_all == before + 10_000
    box.close()
    assert Outbox.waiting_in_all == before
    assert asyncio.run(box.get()) is None


def a_long_match() -> Match:
    match, lots = Match.new("pax", seats=8, seed=3), random.Random(3)
    while not match.is_over:
        match.play(lots.choice(match.legal()))
    assert len(match.played) > LOG_PIECE
    return match


def test_long_logs_are_told_by_threads(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole piece of a log takes up to 20 ms of processor time: too long for the event loop, at which all wait."""
    told: list[str] = []

    def note(self: LiveTable, *args: Any, **named: Any) -> bytes:
        message = tell(self, *args, **named)
        if json.loads(message)["log"]:  # who is there is told beside it
            told.append(threading.current_thread().name)
        return message

    tell = LiveTable.message_for
    browser = server.browser()
    table = browser.post("/api/tables/import", {"match": a_long_match().to_json()})
    monkeypatch.setattr(LiveTable, "message_for", note)
    sitting = browser.sit(table).welcome()
    sitting.look(0)
    assert len(told) >= 2
    assert all(name.startswith("table") for name in told)


def test_the_points_of_a_match_are_noted_as_it_goes() -> None:
    match = a_long_match()
    played = [Entry(number, "act", one.seat, 0.0, one.action) for number, one in enumerate(match.played, start=1)]
    log = TableLog(match.game, match.options, match.seed, played)
    assert log.points == [position.scores() for position in match.positions()]
    log.follow(
        [Entry(len(played) + 1, "undo_beyond", 0, 0.0, 40), Entry(len(played) + 2, "act", 0, 0.0, match.actions[40])]
    )
    assert log.points == [position.scores() for position in match.at(41).positions()]


def test_a_long_log_is_sent_in_pieces(server: Running) -> None:
    match = a_long_match()
    browser = server.browser()
    table = browser.post("/api/tables/import", {"match": match.to_json()})
    sitting = browser.sit(table)
    welcome = sitting.hear()
    assert welcome["earlier"]
    assert len(welcome["log"]) == LOG_PIECE
    log, earlier = welcome["log"], True
    while earlier:
        piece = sitting.ask("log", before=log[0]["seq"])
        assert len(piece["log"]) <= LOG_PIECE
        log, earlier = piece["log"] + log, piece["earlier"]
    seqs = [entry["seq"] for entry in log]
    assert seqs == sorted(set(seqs))
    assert seqs[0] <= 1
    assert len(seqs) >= len(match.played)
    again = browser.sit(table, since=1)
    assert again.hear()["undone_to"] == -1, "whoever missed more than a piece begins anew"


def test_a_bot_that_waits_until_there_is_time_to_think_is_said_to_wait(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every thread thinks for somebody else's table; once one is free, all goes on and nobody is said to wait."""
    free = threading.Event()

    def think_long(*about: Any) -> int:
        free.wait(20)
        return choose(*about)

    monkeypatch.setattr(bots_and_clocks, "WORTH_SHOWING", 0.1)
    monkeypatch.setattr(bots_and_clocks, "choose", think_long)
    with running(quick(database)) as server:
        thinkers = server.app.state.bots_and_clocks.thinkers
        busy = [server.browser() for _ in range(thinkers.threads)]
        for one in busy:
            sitting = one.sit(one.open("me", "tiro")).welcome()
            while sitting.position["choices"]:
                sitting.move()
        wait_until(lambda: thinkers.queue._free == 0, "all threads think")
        patient = server.browser("Livia")
        sitting = patient.sit(patient.open("me", "tiro")).welcome()
        while sitting.position["choices"]:
            sitting.move()
        sitting.until_true(lambda known: known.table["bot_waits"])
        seq = sitting.position["seq"]
        free.set()
        sitting.until_seq(seq + 1)
        assert not sitting.table["bot_waits"]


# ---------------------------------------------------------------- tables in memory


def test_a_match_from_a_file_keeps_little_in_memory_and_not_for_long(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("mare_nostrum")
    match, lots = Match.new(game, seed=3, seats=max(game.seat_counts)), random.Random(3)
    while len(match.played) < 2000:
        match.play(lots.choice(match.legal()))
    played = [Entry(number, "act", one.seat, 0.0, one.action) for number, one in enumerate(match.played, start=1)]
    tracemalloc.start()
    kept = TableLog(game, match.options, match.seed, played)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept.seq == 2000
    assert size / 2000 < 1000, "bytes for each action"
    monkeypatch.setattr(hall, "MOST_IDLE_ENTRIES", 3 * 2000)
    with running(quick(database)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("me")).welcome()
        for _ in range(8):
            browser.post("/api/tables/import", {"match": match.to_json()})
        idle = [live for live in server.hall.live.values() if not live.connections]
        assert len(idle) <= 4, "those looked at longest ago are not kept"
        sitting.until_asked().move()


def test_two_browsers_sit_at_one_table_however_little_is_kept(database: str) -> None:
    with running(quick(database, live_tables=0)) as server:
        host, guest = server.browser(), server.browser("Livia")
        table = host.open("me", "open")
        guest.join(table, table["links"]["invite"])
        for _ in range(3):
            host.open("me", "tiro")
        sittings = [host.sit(table).welcome(), guest.sit(table).welcome()]
        for _ in range(3):
            actor = turn(sittings)
            assert actor is not None
            seq = actor.move()["seq"]
            for one in sittings:
                one.until_seq(seq)
        assert len(server.hall.live[table["id"]].connections) == 2


def test_a_damaged_table_spoils_the_list_for_nobody(kind: str, tmp_path: Any) -> None:
    with empty_database(kind, tmp_path) as database, running(quick(database)) as server:
        host, other = server.browser(), server.browser("Livia")
        damaged = host.open("me", "open", visibility="listed")
        whole = host.open("me", "open", visibility="listed")
        texts = ["[1]"] if kind == "postgres" else ["[1]", "{not json"]
        for text in texts:
            with server.hall.store.writing() as connection:
                connection.execute(
                    sa.text("UPDATE tables SET options = :text WHERE id = :id"), {"text": text, "id": damaged["id"]}
                )
            assert [one["id"] for one in other.get("/api/tables")["listed"]] == [whole["id"]]
            assert [one["id"] for one in host.get("/api/tables")["mine"]] == [whole["id"]]


# ---------------------------------------------------------------- limits


def test_of_many_who_ask_at_once_one_makes_what_all_get() -> None:
    made = []

    @packing.once
    def make_slowly(number: int) -> object:
        time.sleep(0.05)
        made.append(number)
        return object()

    with ThreadPoolExecutor(8) as at_once:
        found = list(at_once.map(make_slowly, [1] * 8 + [2] * 8))
    assert made == [1, 2]
    assert len(set(map(id, found))) == 2


def test_long_addresses_are_answered_and_not_written_into_the_log(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    client = server.browser().client
    with caplog.at_level(logging.INFO, "saturnalia.server"):
        for length in (254, 256, 300, 4000):
            assert client.get("/" + "x" * length).status_code < 500
            assert client.get("/" + "x" * length + ".js").status_code == 404
            assert client.get("/api/" + "x" * length).status_code == 404
    paths = [record.path for record in caplog.records if hasattr(record, "path")]
    assert max(map(len, paths)) <= 200


@contextlib.contextmanager
def half_sent(server: Running, text: bytes) -> Iterator[socket.socket]:
    name, port = server.host.split(":")
    with socket.create_connection((name, int(port)), timeout=20) as connection:
        connection.sendall(text)
        yield connection


def is_cut(connection: socket.socket) -> bool:
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_half_sent_requests_are_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "HEADER_SECONDS", 0.3)
    browser = server.browser()
    for text in (
        b"",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 99,
    ):
        with half_sent(server, text) as connection:
            began = time.monotonic()
            assert is_cut(connection)
            assert time.monotonic() - began < 5
    assert browser.get("/api/me")["name"] == "Julia"


def test_endless_headers_are_cut_off(server: Running) -> None:
    with half_sent(server, b"GET / HTTP/1.1\r\n") as connection, contextlib.suppress(ConnectionError):
        for _ in range(2_000):
            connection.sendall(b"X-Endless: " + b"y" * 100 + b"\r\n")
        assert is_cut(connection)


def many(server: Running, stack: contextlib.ExitStack, count: int, text: bytes) -> list[socket.socket]:
    """So many connections that say the same, all of which the server has heard."""
    before = len(listening.ImpatientHttp.everybody)
    opened = [stack.enter_context(half_sent(server, text)) for _ in range(count)]
    wait_until(lambda: len(listening.ImpatientHttp.everybody) >= min(before + count, 20), "they are heard")
    return opened


def test_one_address_has_so_many_connections_and_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "MOST_OF_ADDRESS", 20)
    with contextlib.ExitStack() as stack:
        opened = many(server, stack, 25, b"GET / HT")
        assert all(map(is_cut, opened[:5])), "the oldest make room"
        assert max(map(len, listening.ImpatientHttp.near.values())) == 20
    wait_until(lambda: not listening.ImpatientHttp.near, "they are forgotten")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET / HT",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=["silent", "half-sent", "half a body", "asks nothing more"],
)
def test_connections_that_keep_the_server_waiting_keep_nobody_out(
    server: Running, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    monkeypatch.setattr(listening, "MOST_OF_ADDRESS", 20)
    with contextlib.ExitStack() as stack:
        many(server, stack, 30, text)
        everybody = listening.ImpatientHttp.everybody
        wait_until(lambda: all(one.keeps_us_waiting() for one in list(everybody)), "all is answered that was asked")
        assert server.browser("Julia").get("/api/me")["name"] == "Julia"


def test_an_answer_that_nobody_reads_is_given_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "READING_SECONDS", 0.3)
    name, port = server.host.split(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((name, int(port)))
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            deaf.sendall(ask * 300)
        wait_until(lambda: listening.ImpatientHttp.everybody, "it is heard")
        wait_until(lambda: not listening.ImpatientHttp.everybody, "it is cut off")


def test_one_person_has_so_many_sockets_and_no_more(database: str) -> None:
    with running(quick(database, most_of_person=3, most_of_address=2)) as server:
        browser = server.browser()
        table = browser.open("me", visibility="listed")
        mine = [browser.sit(table).welcome() for _ in range(3)]
        refused = browser.sit(table)
        assert refused.hear()["reason"]["id"] == "refused-too-many-connections"
        assert closed(refused)[0] == 1008
        strangers = [server.browser("").sit(table).welcome() for _ in range(2)]
        assert server.browser("").sit(table).hear()["reason"]["id"] == "refused-too-many-connections"
        server.browser("Livia").sit(table).welcome()  # others are not concerned
        mine[0].close()
        wait_until(lambda: browser.sit(table).hear()["type"] == "welcome", "there is room again")
        assert strangers


def test_nobody_fills_the_lobby_alone(database: str) -> None:
    with running(quick(database, most_listed=2, most_tables=4)) as server:
        browser = server.browser()
        body = {"game": "pax", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "listed"}
        for _ in range(2):
            browser.post("/api/tables", body)
        assert browser.post("/api/tables", body, status=429)["reason"]["id"] == "refused-quota-listed"
        private = {**body, "visibility": "private"}
        for _ in range(2):
            browser.post("/api/tables", private)
        assert browser.post("/api/tables", private, status=429)["reason"]["id"] == "refused-quota"
        assert server.browser("Livia").post("/api/tables", body)


def test_many_cookies_of_one_address_do_not_fill_the_lobby(database: str) -> None:
    with running(quick(database, most_listed=2, most_tables=4, proxies="127.0.0.1")) as server:
        body = {"game": "pax", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "listed"}

        def open_from(address: str) -> httpx.Response:
            browser = server.browser("")
            browser.client.headers["x-forwarded-for"] = address
            return browser.client.post("/api/tables", json=body)

        answers = [open_from("192.0.2.1") for _ in range(12)]
        assert [one.status_code for one in answers] == [201] * 10 + [429] * 2
        assert open_from("192.0.2.2").status_code == 201
        with server.hall.store.writing() as connection:
            over = answers[0].json()["id"]
            connection.execute(sa.text("UPDATE tables SET status = 'over' WHERE id = :id"), {"id": over})
        assert open_from("192.0.2.1").status_code == 201, "there is room again"


def test_many_cookies_of_one_address_do_not_take_all_connections(database: str) -> None:
    with running(quick(database, most_of_person=2, most_of_address=1)) as server:
        table = server.browser().open("me", visibility="listed")
        sittings = [server.browser(f"Person {n}").sit(table).welcome() for n in range(5)]
        assert server.browser("Livia").sit(table).hear()["reason"]["id"] == "refused-too-many-connections"
        sittings[0].close()
        wait_until(lambda: server.browser("Livia").sit(table).hear()["type"] == "welcome", "there is room again")


def test_the_list_has_pages(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LONGEST_LIST", 3)
    with running(quick(database, most_listed=10)) as server:
        host, other = server.browser(), server.browser("Livia")
        opened = [host.open("me", "open", visibility="listed")["id"] for _ in range(7)]
        own = other.open("me", "open", visibility="listed")["id"]
        pages = [other.get(f"/api/tables?page={number}") for number in range(4)]
        assert [one["id"] for page in pages for one in page["listed"]] == opened[::-1]
        assert [len(page["listed"]) for page in pages] == [3, 3, 1, 0]
        assert [page["more_listed"] for page in pages] == [True, True, False, False]
        assert [[one["id"] for one in page["mine"]] for page in pages] == [[own], [], [], []]
        assert [page["more_mine"] for page in map(host.get, ("/api/tables", "/api/tables?page=2"))] == [True, False]
        assert other.get("/api/tables?page=-1", status=422)


def test_matches_from_files_keep_nobody_else_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To replay one takes up to half a second, and 40 of them kept everybody out of the lobby for ten."""
    free = threading.Event()
    replay = import_export.import_match

    def replay_long(*about: Any) -> str:
        free.wait(15)
        return replay(*about)

    monkeypatch.setattr(import_export, "import_match", replay_long)
    match = {"match": a_long_match().to_json()}
    with running(quick(database)) as server, ThreadPoolExecutor(12) as at_once:
        nero, julia = server.browser("Nero"), server.browser("Julia")
        coming = [at_once.submit(nero.client.post, "/api/tables/import", json=match) for _ in range(12)]
        wait_until(lambda: server.hall.patient_queue.length >= 8, "all but some wait")
        began = time.monotonic()
        for _ in range(10):
            julia.get("/api/tables")
        assert time.monotonic() - began < 5
        assert not any(one.done() for one in coming)
        free.set()
        assert {one.result().status_code for one in coming} == {201}


def test_matches_from_files_are_opened_seldom(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "IMPORTS", limit.Rate(burst=2, per_second=0.01))
    with running(quick(database, limits=True)) as server:
        julia, match = server.browser("Julia"), {"match": a_long_match().to_json()}
        for _ in range(2):
            julia.post("/api/tables/import", match)
        refused = julia.post("/api/tables/import", match, 429)
        assert refused["reason"]["id"] == "refused-too-many-tables"
        julia.open("me")


def test_made_up_cookies_count_like_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one with each request is as good as asking without: neighbours who have a real one are served."""
    monkeypatch.setattr(limit, "REQUESTS", limit.Rate(burst=4, per_second=0.01))
    with running(quick(database, limits=True)) as server:
        julia, nero = server.browser("Julia"), server.browser("")
        for number in range(30):
            cookie = {"cookie": f"saturnalia={number}"}
            codes = {nero.client.get("/api/me", headers=cookie).status_code for _ in range(2)}
            assert codes <= {200, 429}
        assert codes == {429}
        assert julia.get("/api/me")["name"] == "Julia"


def test_a_neighbours_flood_does_not_refuse_my_moves(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "MESSAGES", limit.Rate(burst=10, per_second=0.5))
    with running(quick(database, limits=True)) as server:
        noisy, quiet = server.browser("Nero"), server.browser("Julia")
        table = noisy.open("me")
        floods = [noisy.sit(table).welcome() for _ in range(6)]
        sitting = quiet.sit(quiet.open("me")).welcome().until_asked()
        for flood in floods:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(200):
                    flood.say("why", target="stop")
        for _ in range(5):
            sitting.until_asked().move()
        assert quiet.get("/api/me")["name"] == "Julia"
        for flood in floods:
            assert closed(flood) == (1008, "refused-too-fast")


def test_only_proxies_that_the_host_has_named_are_believed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "REQUESTS", limit.Rate(burst=4, per_second=0.01))

    def asked_by_many(server: Running) -> set[int]:
        client = server.browser("").client
        return {client.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(50)}

    with running(quick(database, limits=True)) as server:
        assert 429 in asked_by_many(server), "they are one address, whatever it says"
    with running(quick(database, limits=True, proxies="127.0.0.1")) as server:
        assert asked_by_many(server) == {200}


def test_metrics_are_served_to_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[int, str]] = []
    monkeypatch.setattr(metrics, "start_http_server", lambda port, host: served.append((port, host)))
    metrics.serve_metrics(9000, 1)
    assert served == [(9000, "127.0.0.1")]


def test_a_loop_that_stands_still_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        watching = asyncio.ensure_future(lag.measure_lag())
        await asyncio.sleep(0.15)
        time.sleep(0.8)
        await asyncio.sleep(0.15)
        watching.cancel()

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["the event loop stood still"]
