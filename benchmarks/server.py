"""The server under load: N tables with two people each, one random legal move per second and table.

`measure()` returns one row for each N. `python benchmarks/server.py [N …]` prints them.
The clients run in this process, the server in one process of its own, so two cores are busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop

from saturnalia.server.settings import Settings
from saturnalia.server.warm_up import warm_up

SIZES = (10, 100, 500)
SECONDS = 20.0
PERIOD = 1.0
"""Seconds between two moves at one table."""


class Link(asyncio.Protocol):
    """A WebSocket as light as possible: the clients share two cores with the server that is measured."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into frames."""
        self.buffer += data
        if not self.open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, bytearray(rest)
        while len(self.buffer) >= 2:
            start, size = 2, self.buffer[1] & 127
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + size:
                return
            kind, content = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            if kind == 9:
                self.send(content, kind=10)
            elif kind == 1:
                self.table.hear(self.seat, content)

    def send(self, content: bytes, kind: int = 1) -> None:
        """Send one frame. A mask of zeros is a mask."""
        assert self.transport is not None
        length = bytes([128 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()


@dataclass
class Table:
    """A table with two connections and the time each move took to reach the other side."""

    links: list[Link] = field(default_factory=list)
    asked: tuple[int, dict[str, Any]] | None = None
    """The seat that must answer, and its position."""
    seq: int = -1
    waits: dict[int, tuple[int, float]] = field(default_factory=dict)
    """For each seat that shall see a move: the entry of the move, and when it was sent."""
    delays: list[float] = field(default_factory=list)
    moves: int = 0

    def hear(self, seat: int, message: bytes) -> None:
        """Take in a message; only whoever is asked reads all of it."""
        now = time.perf_counter()
        assert not message.startswith(b'{"type":"refused"'), message
        place = message.find(b'"position":{"seq":')
        if place < 0:
            return
        seq = int(message[place + 18 : message.index(b",", place)])
        if seat in self.waits and seq >= self.waits[seat][0]:
            self.delays.append(now - self.waits.pop(seat)[1])
        self.seq = max(self.seq, seq)
        if b'"choices":[]' not in message:
            self.asked = (seat, json.loads(message)["position"])


async def play(table: Table, lots: random.Random, until: float) -> None:
    """Make one move per period."""
    await asyncio.sleep(lots.uniform(0, PERIOD))
    due = time.perf_counter()
    while due < until:
        if table.asked is not None and table.asked[1]["seq"] == table.seq:
            seat, position = table.asked
            table.asked = None
            action = lots.choice(position["choices"])["action"]
            table.waits[1 - seat] = (position["seq"] + 1, time.perf_counter())
            content = {"type": "act", "ref": 1, "seq": position["seq"], "seat": seat, "action": action}
            table.links[seat].send(json.dumps(content).encode())
            table.moves += 1
        due += PERIOD
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def open_table(
    host: httpx.AsyncClient, guest: httpx.AsyncClient, address: str, kind: type[Table] = Table
) -> Table:
    """Open a table for two and connect both."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = (await host.post("/api/tables", json={"game": "pax", "seats": seats, "ready": True})).json()
    token = opened["links"]["invite"].split("=")[1]
    wish = {"token": token, "name": "Livia", "ready": True}
    await guest.post(f"/api/tables/{opened['id']}/join", json=wish)
    return await connect(kind(), opened["id"], [host, guest], address)


async def connect(table: Table, table_id: str, clients: list[httpx.AsyncClient], address: str) -> Table:
    """Connect everybody to a table, in the order of their seats."""
    name, port = address.split(":")
    for seat, client in enumerate(clients):
        request = (
            f"GET /ws/tables/{table_id}?tables=false HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: saturnalia={client.cookies['saturnalia']}\r\n\r\n"
        )
        link = Link(table, seat, request.encode())
        await asyncio.get_running_loop().create_connection(lambda link=link: link, name, int(port))  # type: ignore[misc]
        table.links.append(link)
    return table


async def load(address: str, count: int, process: int, seconds: float) -> dict[str, Any]:
    """Open `count` tables, play at all of them, and return what was measured."""
    async with (
        httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as host,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as guest,
    ):
        for client in (host, guest):
            await client.put("/api/me", json={"name": "Julia"})
        for _ in range(3):
            await open_table(host, guest, address)
        await rest(process)  # until all games are loaded: their memory and time are not those of a table
        before = memory_of(process)
        tables = [await open_table(host, guest, address) for _ in range(count)]
    await asyncio.sleep(2)
    busy = processor_seconds(process)
    began = time.perf_counter()
    await asyncio.gather(*(play(table, random.Random(n), began + seconds) for n, table in enumerate(tables)))
    busy = processor_seconds(process) - busy
    await asyncio.sleep(3)
    after = memory_of(process)
    for table in tables:
        for link in table.links:
            link.close()
    delays = sorted(delay for table in tables for delay in table.delays)
    moves = sum(table.moves for table in tables)
    assert len(delays) >= 0.99 * moves, "some moves were never seen by the other side"
    return {
        "tables": count,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": round(statistics.median(delays) * 1000, 1),
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 1),
        "server_core_share": round(busy / seconds, 2),
        "kilobytes_per_table": round((after - before) / count / 1024),
    }


async def rest(process: int) -> None:
    """Wait until a process has done next to nothing for a second (at most a minute)."""
    for _ in range(60):
        busy = processor_seconds(process)
        await asyncio.sleep(1)
        if processor_seconds(process) - busy < 0.05:
            return


def memory_of(process: int) -> int:
    """Return the resident memory of a process in bytes (Linux; elsewhere 0)."""
    status = Path(f"/proc/{process}/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if status.exists() else 0


def processor_seconds(process: int) -> float:
    """Return the processor time a process has used (Linux; elsewhere 0)."""
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return 0.0
    numbers = status.read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(folder: str) -> Iterator[tuple[str, int]]:
    """Run a server on an empty SQLite database; yields its address and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = Settings(
        database=f"sqlite:///{folder}/saturnalia.db", pause=0.0, limits=False,
        most_of_person=100_000, most_of_address=100_000, most_tables=100_000,
    )  # fmt: skip
    environment = {**os.environ, **settings.to_environment()}
    log = Path(folder) / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "saturnalia.server", str(port)], stdout=out, stderr=out, env=environment
        )
        try:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                        break
                time.sleep(0.1)
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait(20)


def measure(sizes: tuple[int, ...] = SIZES, seconds: float = SECONDS) -> list[dict[str, Any]]:
    """Return one row for each number of tables, each with a fresh server."""
    warm_up()  # the server then finds the compiled rules in the cache
    rows = []
    for count in sizes:
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(folder) as (address, process),
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            rows.append(runner.run(load(address, count, process, seconds)))
    return rows


if __name__ == "__main__":
    for row in measure(tuple(int(size) for size in sys.argv[1:]) or SIZES):
        print(row)
