"""Browsers and servers for the tests: real HTTP and WebSockets on localhost, every answer held against the contract."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import pytest
import uvicorn
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from saturnalia.server import listening, wire
from saturnalia.server.app import create_app
from saturnalia.server.hall import Hall
from saturnalia.server.settings import Settings

FROM_SERVER: TypeAdapter[Any] = TypeAdapter(wire.FromServer)
SOON = 10.0

Json = dict[str, Any]


@dataclass
class Running:
    """A server in a thread of this process."""

    settings: Settings
    host: str
    app: Any

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def browser(self, name: str = "Julia") -> Browser:
        """A new browser without any cookie; its person is called so."""
        found = Browser(self.host)
        if name:
            found.put("/api/me", {"name": name})
        return found


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[Running]:
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, timeout_graceful_shutdown=1, **listening.options(settings))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive(), "the server starts")
    assert server.started
    try:
        yield Running(settings, f"localhost:{server.servers[0].sockets[0].getsockname()[1]}", app)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def wait_until(condition: Any, what: str, seconds: float = SOON) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"not in time: {what}"
        time.sleep(0.005)


@dataclass
class Browser:
    """Somebody's browser: a cookie jar."""

    host: str
    trust: ssl.SSLContext | None = None
    """Whose certificates it believes; without, it speaks plain HTTP."""
    client: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        scheme = "https" if self.trust else "http"
        self.client = httpx.Client(base_url=f"{scheme}://{self.host}", timeout=20, verify=self.trust or True)

    def get(self, path: str, status: int = 200) -> Any:
        return self._json(self.client.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        return self._json(self.client.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._json(self.client.put(path, json=body), status)

    def _json(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        content = answer.json()
        if status >= 400:
            wire.Refusal.model_validate(content)
        return content

    def open(self, *kinds: str, **more: Any) -> Json:
        """Open a table of PAX: me, local, open, or the level of a bot. Whoever opens or joins is ready at once."""
        seats = [{"kind": k} if k in ("me", "local", "open") else {"kind": "bot", "level": k} for k in kinds]
        table: Json = self.post("/api/tables", {"game": "pax", "seats": seats, "ready": True, **more})
        wire.TableInfo.model_validate(table)
        return table

    def join(self, table: Json, link: str, name: str = "Livia", status: int = 200, **more: Any) -> Json:
        token = link.split("=")[1]
        wish = {"token": token, "name": name, "ready": True, **more}
        joined: Json = self.post(f"/api/tables/{table['id']}/join", wish, status)
        return joined

    def sit(self, table: Json | str, **query: Any) -> Connection:
        """Connect to a table."""
        table_id = table if isinstance(table, str) else table["id"]
        text = "&".join(f"{key}={value}" for key, value in query.items())
        return Connection(self._connect(f"{table_id}?{text}", max_queue=None))

    def stare(self, table: Json) -> ClientConnection:
        """Connect to a table and read nothing: one message waits in the client, a few thousand bytes in the system."""
        host, port = self.host.split(":")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        return self._connect(table["id"], max_queue=1, sock=deaf, close_timeout=0.1)

    def _connect(self, path: str, **more: Any) -> ClientConnection:
        cookie = self.client.cookies.get("saturnalia")
        headers = {"cookie": f"saturnalia={cookie}"} if cookie else {}
        end = "s" if self.trust else ""
        opening: ClientConnection = connect(
            f"ws{end}://{self.host}/ws/tables/{path}", additional_headers=headers, compression=None,
            max_size=2**24, open_timeout=20, ssl=self.trust, origin=Origin(f"http{end}://{self.host}"), **more,
        )  # fmt: skip
        return opening


class Connection:
    """A connection to a table."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._stack = contextlib.ExitStack()
        self.socket = self._stack.enter_context(opening)
        self.ref = 0
        self.table: Json = {}
        self.position: Json = {}
        self.log: list[Json] = []
        self.received: list[str] = []

    def hear(self, seconds: float = SOON) -> Json:
        """Receive one message, and keep what a client would keep."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        FROM_SERVER.validate_json(text)
        if message["type"] in ("welcome", "update"):
            self.table, self.position = message["table"], message["position"]
            if message["undone_to"] is not None:
                self.log = [entry for entry in self.log if entry["seq"] <= message["undone_to"]]
            known = {entry["seq"] for entry in self.log}
            assert not known & {entry["seq"] for entry in message["log"]}, "told twice"
            self.log += message["log"]
        return message

    def until(self, *kinds: str, seconds: float = SOON) -> Json:
        """Receive until a message of one of these kinds comes."""
        while (message := self.hear(seconds))["type"] not in kinds:
            pass
        return message

    def until_true(self, condition: Any) -> None:
        """Receive until what is known fulfils a condition."""
        while not condition(self):
            self.hear()

    def until_seq(self, seq: int) -> None:
        """Receive until the position after entry `seq`, or a later one."""
        while self.position["seq"] < seq:
            self.hear()

    def welcome(self) -> Connection:
        assert self.hear()["type"] == "welcome"
        return self

    def say(self, kind: str, **content: Any) -> int:
        self.ref += 1
        self.socket.send(json.dumps({"type": kind, "ref": self.ref, **content}))
        return self.ref

    def ask(self, kind: str, **content: Any) -> Json:
        """Say something and return the answer to it."""
        ref = self.say(kind, **content)
        while (message := self.hear()).get("ref") != ref:
            pass
        return message

    def act(self, action: int | None = None, *, seat: int | None = None, seq: int | None = None) -> Json:
        position = self.position
        return self.ask(
            "act",
            seq=position["seq"] if seq is None else seq,
            seat=position["viewer"] if seat is None else seat,
            action=position["choices"][0]["action"] if action is None else action,
        )

    def move(self, action: int | None = None) -> Json:
        """Act, and receive until the table has moved on."""
        answer = self.act(action)
        assert answer["type"] == "ack", answer
        self.until_seq(answer["seq"])
        return answer

    def look(self, viewer: int) -> None:
        """Look from one of my seats, and receive until it is shown."""
        assert self.ask("look", viewer=viewer)["type"] == "ack"
        while self.hear().get("undone_to") != -1:
            pass
        assert self.position["viewer"] == viewer

    def until_asked(self) -> Connection:
        """Receive until it is my turn, or the match is over."""
        while not (self.position and (self.position["choices"] or self.position["ending"])):
            self.hear()
        return self

    def close(self) -> None:
        self._stack.close()


def play_on(sittings: list[Connection], answers: int, seed: int = 1) -> None:
    """Let the people at these connections (one seat each) play random legal actions."""
    lots = random.Random(seed)
    for _ in range(answers):
        actor = turn(sittings)
        if actor is None:
            return
        answer = actor.move(lots.choice(actor.position["choices"])["action"])
        for one in sittings:
            one.until_seq(answer["seq"])


def turn(sittings: list[Connection]) -> Connection | None:
    """The connection that is asked, after all bots have moved; None at the end."""
    while True:
        for one in sittings:
            if one.position["ending"]:
                return None
            if one.position["choices"]:
                return one
        sittings[0].hear()
        seq = sittings[0].position["seq"]
        for one in sittings[1:]:
            one.until_seq(seq)


def closed(sitting: Connection) -> tuple[int, str]:
    """The code and reason with which the server closed a connection."""
    with pytest.raises(ConnectionClosed) as end:
        sitting.until("nothing more")
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


def quick(database: str, **changes: Any) -> Settings:
    """Settings for tests: no pauses, no limits."""
    return replace(Settings(database=database, pause=0.0, limits=False, heartbeat=0.2), **changes)
