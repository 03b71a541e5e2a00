"""One address with thousands of half-open connections, silent readers and floods, while others play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
import time
from typing import Any

import httpx

from benchmarks import server as bench
from benchmarks.soak.people import check_seen, close, open_tables, quantiles, run
from benchmarks.soak.servers import Server, serving
from saturnalia.server.settings import Settings

ATTACKER = "127.0.0.66"


async def _half_open(server: Server, count: int, until: float, done: dict[str, int]) -> None:
    """Open connections that say half of a request, as many at a time as they are let, and open others for those cut."""

    async def one(number: int) -> None:
        await asyncio.sleep(number / count * 5)
        while time.perf_counter() < until:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", server.port, local_addr=(ATTACKER, 0), family=socket.AF_INET
                )
                done["half-open"] += 1
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(100), max(0.1, until - time.perf_counter()))
                writer.close()
            await asyncio.sleep(5)

    await asyncio.gather(*(one(number) for number in range(count)))


async def _silent(server: Server, table: str, count: int, until: float, done: dict[str, int]) -> None:
    """Ask for the whole table again and again, and read nothing."""
    request = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()

    async def one(number: int) -> None:
        await asyncio.sleep(number / count * 5)
        text = json.dumps({"type": "look", "ref": 1, "viewer": -1}).encode()
        frame = bytes([129, 128 | len(text)]) + b"\0\0\0\0" + text
        while time.perf_counter() < until:
            with contextlib.suppress(OSError), socket.socket() as link:
                link.setblocking(False)
                link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                link.bind((ATTACKER, 0))
                await loop.sock_connect(link, ("127.0.0.1", server.port))
                await loop.sock_sendall(link, request)
                done["silent readers"] += 1
                while time.perf_counter() < until:
                    await loop.sock_sendall(link, frame)
                    await asyncio.sleep(0.2)
            await asyncio.sleep(1)

    await asyncio.gather(*(one(number) for number in range(count)))


async def _flood(server: Server, count: int, until: float, done: dict[str, int]) -> None:
    """Ask as fast as one can, with a new cookie each time one is to be had."""

    async def one() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        async with httpx.AsyncClient(base_url=f"http://{server.address}", transport=transport, timeout=10) as client:
            while time.perf_counter() < until:
                with contextlib.suppress(httpx.HTTPError):
                    client.cookies.clear()
                    answer = await client.put("/api/me", json={"name": "Nero"})
                    done["requests"] += 1
                    if answer.status_code == 200:
                        body = {"game": "pax", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "listed"}
                        opened = await client.post("/api/tables", json=body)
                        done["tables of the flood"] += opened.status_code == 201
                        done["requests"] += 1

    await asyncio.gather(*(one() for _ in range(count)))


async def _suffer(server: Server, count: int, people: int, seconds: float) -> dict[str, Any]:
    tables = await open_tables([server], people)
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as client:
        await client.put("/api/me", json={"name": "Julia"})
        body = {"game": "pax", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "listed"}
        listed = (await client.post("/api/tables", json=body)).json()["id"]
        await asyncio.sleep(3)
        done = {"half-open": 0, "silent readers": 0, "requests": 0, "tables of the flood": 0}
        began = time.perf_counter()
        until = began + seconds
        asked: list[float] = []
        memory: list[float] = []

        async def come_in() -> None:
            """Somebody else opens the page of games again and again."""
            while time.perf_counter() < until:
                before = time.perf_counter()
                (await client.get("/api/tables")).raise_for_status()
                asked.append((time.perf_counter() - before) * 1000)
                memory.append(server.megabytes)
                await asyncio.sleep(0.25)

        await asyncio.gather(
            come_in(),
            _half_open(server, count * 8 // 10, until, done),
            _silent(server, listed, count * 2 // 10, until, done),
            _flood(server, 20, until, done),
            *(bench.play(one, random.Random(n), until) for n, one in enumerate(tables)),
        )
    await asyncio.sleep(2)
    check_seen(tables)
    close(tables)
    asked.sort()
    return {
        "wanted at a time, from one address": count,
        "made": done,
        "tables of others": people,
        "seconds": seconds,
        **quantiles(tables),
        "p99 ms of the lobby": round(asked[int(len(asked) * 0.99)], 1),
        "MB at most": round(max(memory)),
    }


def floods(count: int = 10_000, people: int = 50, seconds: int = 60) -> dict[str, Any]:
    """Eight of ten half-open, two of ten silent readers, and twenty who ask without end, all from one address."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    names = ("limits", "most_of_person", "most_of_address", "most_listed", "most_tables")
    with serving(**{name: getattr(Settings(), name) for name in names}) as servers:
        found = run(_suffer(servers[0], count, people, seconds))
    found["loop lag ms"] = servers[0].late
    served = found["p99 ms"] < 200 and found["p99 ms of the lobby"] < 200
    return {**found, "reached": count >= 10_000 and served and found["MB at most"] < 1024}
