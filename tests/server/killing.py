"""People who play at servers that are killed at random moments, and what must be stored afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from saturnalia.server.store import entries, tables
from tests.server.browser import quick

PATIENCE = 15  # seconds of silence after which a player comes back; all at once they would be a load of their own
GONE = (WebSocketException, OSError, TimeoutError, EOFError)


class Standby:
    """The process from which servers are forked."""

    def __init__(self, database: str, tables: int) -> None:
        settings = quick(database, heartbeat=0.5, most_of_person=2 * tables, most_tables=1_000_000)
        environment = {**os.environ, **settings.to_environment()}
        command = [sys.executable, "-m", "tests.server.standby"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            text=True,
        )

    def fork(self, port: int) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{port}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


class Process:
    """One server process at one port, killed and started again."""

    def __init__(self, standby: Standby) -> None:
        self.standby = standby
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        self.number = self.standby.fork(self.port)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.number, signal.SIGKILL)
            while True:
                os.kill(self.number, 0)
                time.sleep(0.005)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(1200):
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")


@dataclass
class Player:
    """Somebody who plays at one table, comes back after every crash, and remembers what was acknowledged."""

    table: str
    seat: int
    cookie: str
    process: Process
    ref: int = 0
    seq: int = -1
    over: bool = False
    sent: dict[int, tuple[int, int]] = field(default_factory=dict)
    acknowledged: dict[int, tuple[int, int]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)

    async def play(self, stop: asyncio.Event, lots: random.Random) -> None:
        while not (stop.is_set() or self.over):
            with contextlib.suppress(*GONE):
                await self._sit(stop, lots)
            await asyncio.sleep(0.05)

    async def _sit(self, stop: asyncio.Event, lots: random.Random) -> None:
        address = f"ws://127.0.0.1:{self.process.port}/ws/tables/{self.table}?tables=false"
        headers = {"cookie": f"saturnalia={self.cookie}"}
        async with connect(address, additional_headers=headers, compression=None, max_size=2**24) as link:
            while not stop.is_set():
                message = json.loads(await asyncio.wait_for(link.recv(), PATIENCE))
                if message["type"] == "ack":
                    self.acknowledged[message["ref"]] = self.sent[message["ref"]]
                elif message["type"] == "refused":
                    self.refused[message["reason"]["id"]] += 1
                elif message["position"] is not None:
                    position = message["position"]
                    assert position["seq"] >= self.seq, "something that was seen is gone"
                    self.seq = position["seq"]
                    self.over = position["ending"] is not None
                    if self.over:
                        return
                    if position["choices"]:
                        await self._answer(link, position, lots)

    async def _answer(self, link: Any, position: Any, lots: random.Random) -> None:
        await asyncio.sleep(lots.uniform(0.1, 0.5))
        self.ref += 1
        action = lots.choice(position["choices"])["action"]
        self.sent[self.ref] = (position["seq"] + 1, action)
        content = {"type": "act", "ref": self.ref, "seq": position["seq"], "seat": self.seat, "action": action}
        await link.send(json.dumps(content))
        if lots.random() < 0.2:  # a double click
            self.ref += 1
            self.sent[self.ref] = (position["seq"] + 1, action)
            await link.send(json.dumps({**content, "ref": self.ref}))


async def open_tables(processes: list[Process], count: int) -> list[Player]:
    """Open tables, half of them for two people and half against a bot, and return everybody who plays."""
    players: list[Player] = []
    addresses = [f"http://127.0.0.1:{process.port}" for process in processes]
    async with (
        httpx.AsyncClient(base_url=addresses[0], timeout=300) as host,
        httpx.AsyncClient(base_url=addresses[-1], timeout=300) as guest,
    ):
        for number in range(count):
            other = {"kind": "bot", "level": "tiro"} if number % 2 else {"kind": "open"}
            wish = {"game": "pax", "seats": [{"kind": "me"}, other], "ready": True}
            answer = await host.post("/api/tables", json=wish)
            table = answer.json()
            players.append(Player(table["id"], 0, host.cookies["saturnalia"], processes[number % len(processes)]))
            if number % 2 == 0:
                token = table["links"]["invite"].split("=")[1]
                sitting = {"token": token, "name": "Livia", "ready": True}
                answer = await guest.post(f"/api/tables/{table['id']}/join", json=sitting)
                assert answer.json()["status"] == "playing"
                players.append(Player(table["id"], 1, guest.cookies["saturnalia"], processes[-1]))
    return players


def raise_what_broke(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done() and not task.cancelled():
            task.result()


async def play_and_kill(processes: list[Process], count: int, kills: int, seed: int = 20) -> list[Player]:
    """Let people play at so many new tables while servers are killed, until everybody has gone on once more."""
    lots = random.Random(seed)
    for process in processes:
        await process.ready()
    players = await open_tables(processes, count)
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(one.play(stop, random.Random(number))) for number, one in enumerate(players)]
    for _ in range(kills):
        await asyncio.sleep(lots.uniform(0.2, 0.9))
        victim = lots.choice(processes)
        victim.kill()
        victim.start()
        await victim.ready()
    seen = {(one.table, one.seat): one.seq for one in players}
    looks = 40 * PATIENCE  # counted, not timed: a machine that was halted meanwhile has lost nothing
    while still := [one for one in players if not one.over and one.seq <= seen[one.table, one.seat]]:
        raise_what_broke(playing)
        looks -= 1
        assert looks > 0, f"these do not go on: {still}"
        await asyncio.sleep(0.1)
    stop.set()
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    raise_what_broke(playing)
    return players


def check(database: str, players: list[Player]) -> int:
    """Hold what is stored against what was acknowledged, while no server runs; return how many moves that were."""
    engine = sa.create_engine(database)
    played = {one.table for one in players}
    with engine.connect() as connection:
        rows = connection.execute(entries.select().where(entries.c.table_id.in_(played))).fetchall()
        found = sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(played))
        counts: dict[str, int] = dict(connection.execute(found).fetchall())
    engine.dispose()
    stored = {(row.table_id, row.seq): row for row in rows}
    assert Counter(row.table_id for row in rows) == Counter(counts)
    assert counts.keys() == played
    acknowledged = 0
    for one in players:
        for ref, (seq, action) in one.acknowledged.items():
            row = stored[one.table, seq]
            assert (row.kind, row.seat, row.action, row.ref) == ("act", one.seat, action, ref), "acknowledged, but lost"
            acknowledged += 1
    acts = Counter((row.table_id, row.seat, row.ref) for row in rows if row.kind == "act" and row.ref is not None)
    assert max(acts.values(), default=1) == 1, "applied twice"
    assert sum((one.refused for one in players), Counter()).keys() <= {"refused-stale", "refused-not-your-turn"}
    return acknowledged
