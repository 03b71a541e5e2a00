"""The door: headers, origins, sizes, rates, and what the logs keep to themselves."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saturnalia.server.logs import JsonLines
from tests.server.browser import Browser, Connection, Running, closed, quick, running


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    client = server.browser().client
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/table/x"):
        headers = client.get(path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["script-src"] == "'self'"
        assert policy["style-src"] == "'self'"
        assert policy["img-src"] == "'self' data:"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert f"ws://{server.host}" in policy["connect-src"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_a_host_header_cannot_write_into_the_policy(server: Running) -> None:
    answer = server.browser().client.get("/api/games", headers={"host": "x; script-src 'unsafe-inline'"})
    assert "unsafe" not in answer.headers.get("content-security-policy", "")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost.evil.example", "http://", "http://["]
)
def test_other_websites_are_refused(server: Running, origin: str) -> None:
    browser = server.browser()
    table = browser.open("me")
    answer = browser.client.post("/api/tables", json={}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["reason"]["id"] == "refused-origin"
    cookie = browser.client.cookies["saturnalia"]
    headers = {"cookie": f"saturnalia={cookie}", "origin": origin}
    sitting = Connection(connect(f"ws://{server.host}/ws/tables/{table['id']}", additional_headers=headers))
    assert sitting.hear()["reason"]["id"] == "refused-origin"
    assert closed(sitting) == (1008, "refused-origin")


def test_our_own_page_may_connect(server: Running) -> None:
    browser = server.browser()
    answer = browser.client.put("/api/me", json={"name": "Julia"}, headers={"origin": f"http://{server.host}"})
    assert answer.status_code == 200


def test_large_bodies_are_refused(server: Running) -> None:
    client = server.browser().client
    declared = client.post("/api/tables", content=b"x" * 70_000)
    streamed = client.post("/api/tables", content=iter([b"x" * 10_000] * 10))
    for answer in (declared, streamed):
        assert answer.status_code == 413
        assert answer.json()["reason"] == {"id": "refused-too-large", "args": {"limit": 64}}


def test_whoever_speaks_too_long_still_hears_why(server: Running) -> None:
    host, port = server.host.split(":")
    head = f"POST /api/tables/import HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 2000000\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=10) as caller:
        caller.sendall(head.encode())
        time.sleep(0.2)  # the server knows from the head alone
        for _ in range(20):
            caller.sendall(b"x" * 100_000)
        assert b" 413 " in caller.recv(1000).splitlines()[0]


def test_large_messages_are_refused(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me")).welcome()
    sitting.socket.send("x" * 17_000)
    assert sitting.until("refused")["reason"]["id"] == "refused-too-large"
    assert sitting.ask("why", target="stop")["type"] == "explanation"
    sitting.socket.send("x" * 100_000)
    assert closed(sitting)[0] == 1009


def test_too_many_messages_are_refused_and_then_the_door_is_closed(database: str) -> None:
    with running(quick(database, limits=True)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("me")).welcome()
        for _ in range(80):
            sitting.say("why", target="stop")
        answers = [sitting.until("explanation", "refused") for _ in range(80)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert 5 <= len(refused) <= 25
        assert {answer["reason"]["id"] for answer in refused} == {"refused-too-fast"}
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                sitting.say("why", target="stop")
        assert closed(sitting) == (1008, "refused-too-fast")


def test_too_many_tables_are_refused(database: str) -> None:
    with running(quick(database, limits=True)) as server:
        browser = server.browser()
        body = {"game": "pax", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [browser.client.post("/api/tables", json=body) for _ in range(35)]
        assert [answer.status_code for answer in answers[:25]] == [201] * 25
        assert answers[-1].status_code == 429
        assert answers[-1].json()["reason"]["id"] == "refused-too-many-tables"
        requests = [browser.client.get("/api/games").status_code for _ in range(200)]
        assert 429 in requests


def test_logs_are_json_without_secrets(server: Running) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("saturnalia.server")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        browser, guest = server.browser(), server.browser("Livia")
        table = browser.open("me", "open")
        guest.join(table, table["links"]["invite"])
        secrets = [link.split("=")[1] for link in (table["links"]["invite"], table["links"]["spectate"])]
        browser.get(f"/api/tables/{table['id']}?token={secrets[0]}")
        browser.sit(table, token=secrets[1]).welcome()
        secrets.append(browser.client.cookies["saturnalia"])
        secrets.append(str(server.hall.live[table["id"]].table.seed))
    finally:
        logger.removeHandler(handler)
    text = stream.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("path") == f"/api/tables/{table['id']}" for line in lines)
    assert not any(secret in text for secret in secrets)


def test_damaged_cookies_are_strangers(server: Running) -> None:
    for cookie in ("saturnalia", "saturnalia=", "saturnalia=;;;", "saturnalia=" + "x" * 5000, 'saturnalia="\\', "\xff"):
        answer = server.browser("").client.get("/api/me", headers=[(b"cookie", cookie.encode("latin-1"))])
        assert answer.json()["name"] == ""


def test_the_database_keeps_no_cookie(server: Running) -> None:
    browser: Browser = server.browser()
    secret = browser.client.cookies["saturnalia"]
    with server.hall.store.reading() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM people").fetchall()
    assert rows
    assert not any(secret in str(row) for row in rows)
