"""People at many tables: alone, at two processes, beside bots that think, and for an hour."""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks import server as bench
from benchmarks.soak.servers import Server, serving

SETTLE = 3.0
"""Seconds between opening the tables and measuring."""
TABLES_OF_PAIR = 10
"""So many tables are played by the same two people."""


@dataclass
class Lasting(bench.Table):
    """A table that knows when its match is over."""

    over: bool = False

    def hear(self, seat: int, message: bytes) -> None:
        """Take in a message."""
        super().hear(seat, message)
        if b'"ending":{' in message:
            self.over = True


async def open_tables(servers: list[Server], count: int, kind: type[bench.Table] = bench.Table) -> list[bench.Table]:
    """Open tables for two, dealt out to the servers in turn; every table is at one process."""
    opened: list[bench.Table] = []
    while len(opened) < count:
        server = servers[len(opened) // TABLES_OF_PAIR % len(servers)]
        async with (
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=120) as host,
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=120) as guest,
        ):
            for client, name in ((host, "Julia"), (guest, "Livia")):
                (await client.put("/api/me", json={"name": name})).raise_for_status()
            now = range(min(TABLES_OF_PAIR, count - len(opened)))
            opened += [await bench.open_table(host, guest, server.address, kind) for _ in now]
    return opened


async def open_bot_table(client: httpx.AsyncClient, address: str, level: str) -> bench.Table:
    """Open a table for one person against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    opened = (await client.post("/api/tables", json={"game": "pax", "seats": seats})).json()
    return await bench.connect(bench.Table(), opened["id"], [client], address)


async def play_with_bot(table: bench.Table, lots: random.Random, until: float) -> None:
    """Answer a second after being asked."""
    while time.perf_counter() < until:
        if table.asked is not None:
            seat, position = table.asked
            table.asked = None
            action = lots.choice(position["choices"])["action"]
            content = {"type": "act", "ref": 1, "seq": position["seq"], "seat": seat, "action": action}
            table.links[0].send(json.dumps(content).encode())
            table.moves += 1
        await asyncio.sleep(1)


def quantiles(tables: list[bench.Table]) -> dict[str, float]:
    """Return how long moves took until the other side saw them, in milliseconds."""
    delays = sorted(delay * 1000 for table in tables for delay in table.delays)
    return {
        "p50 ms": round(statistics.median(delays), 1),
        "p99 ms": round(delays[int(len(delays) * 0.99)], 1),
        "worst ms": round(delays[-1], 1),
    }


def check_seen(tables: list[bench.Table]) -> None:
    """Every move must have been seen by the other side; those sent last may still be on their way."""
    moves, seen = (sum(each) for each in zip(*((one.moves, len(one.delays)) for one in tables), strict=True))
    if seen < 0.98 * moves:
        raise AssertionError(f"{moves - seen} of {moves} moves were never seen by the other side")


async def _people(servers: list[Server], count: int, seconds: float) -> dict[str, Any]:
    tables = await open_tables(servers, count)
    await asyncio.sleep(SETTLE)
    before, busy = [one.processor_seconds for one in servers], time.process_time()
    began = time.perf_counter()
    await asyncio.gather(*(bench.play(one, random.Random(n), began + seconds) for n, one in enumerate(tables)))
    spent = time.perf_counter() - began
    used = [one.processor_seconds - earlier for one, earlier in zip(servers, before, strict=True)]
    clients = time.process_time() - busy
    await asyncio.sleep(SETTLE)
    check_seen(tables)
    moves = sum(one.moves for one in tables)
    close(tables)
    return {
        "tables": count,
        "seconds": round(spent),
        "moves/s": round(moves / spent, 1),
        **quantiles(tables),
        "server processor ms per move": round(sum(used) * 1000 / moves, 2),
        "of a core, each server": [round(one / spent, 2) for one in used],
        "of a core, clients": round(clients / spent, 2),
        "MB": [round(one.megabytes) for one in servers],
    }


def close(tables: list[bench.Table]) -> None:
    """Hang up everywhere."""
    for table in tables:
        for link in table.links:
            link.close()


def run(work: Any) -> Any:
    """Run the clients."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def people(count: int = 1000, seconds: int = 60, database: str = "sqlite") -> dict[str, Any]:
    """Tables of two people, one move a second at each, one process; clients share the cores."""
    with serving(database) as servers:
        found = run(_people(servers, count, seconds))
    found["loop lag ms"] = servers[0].late
    return {**found, "reached": count >= 1000 and found["p99 ms"] < 100 and found["moves/s"] >= 0.98 * count}


def processes(count: int = 600, seconds: int = 30, share: float = 0.0) -> dict[str, Any]:
    """Two processes on one PostgreSQL against one: as many moves as they can make, every table at one process.

    On a machine with too few cores for two processes, their database and the clients, each may use a share of a core.
    """
    found: dict[str, Any] = {}
    period, bench.PERIOD = bench.PERIOD, 0.25  # more than they can make
    try:
        for number in (1, 2):
            with serving("postgres", number, share) as servers:
                found[f"{number} process{'es' * (number - 1)}"] = run(_people(servers, count, seconds))
    finally:
        bench.PERIOD = period
    one, two = found["1 process"], found["2 processes"]
    ratio = two["moves/s"] / one["moves/s"]
    limited = {"of a core at most, each server": share} if share else {}
    return {**limited, **found, "ratio": round(ratio, 2), "reached": ratio >= 1.6}


async def _beside_bots(
    server: Server, people_count: int, bot_tables: int, seconds: float, level: str
) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=120) as client:
        bots = []
        for number in range(bot_tables):
            if number % TABLES_OF_PAIR == 0:
                client.cookies.clear()
                await client.put("/api/me", json={"name": "Titus"})
            bots.append(await open_bot_table(client, server.address, level))
    tables = await open_tables([server], people_count)
    await asyncio.sleep(SETTLE)
    began = time.perf_counter()
    until = began + seconds
    busy = server.processor_seconds
    playing = [play_with_bot(one, random.Random(n), until) for n, one in enumerate(bots)]
    playing += [bench.play(one, random.Random(n), until) for n, one in enumerate(tables)]
    await asyncio.gather(*playing)
    busy = server.processor_seconds - busy
    await asyncio.sleep(SETTLE)
    check_seen(tables)
    figures = {
        "tables of people": people_count,
        "tables of bots": bot_tables,
        "seconds": seconds,
        "moves/s of people": round(sum(one.moves for one in tables) / seconds, 1),
        **quantiles(tables),
        "thoughts": int(server.counted("saturnalia_bot_seconds_count")),
        "bots lost": int(server.counted("saturnalia_bots_broken_total")),
        "of a core, server": round(busy / seconds, 2),
        "MB": round(server.megabytes),
    }
    close([*tables, *bots])
    return figures


def bots(
    people_count: int = 1000, bot_tables: int = 200, seconds: int = 60, level: str = "imperator"
) -> dict[str, Any]:
    """The same beside tables against the strongest bot: none may be lost, and people's moves stay fast."""
    with serving() as servers:
        found = run(_beside_bots(servers[0], people_count, bot_tables, seconds, level))
    found["loop lag ms"] = servers[0].late
    whole = people_count >= 1000 and bot_tables >= 200
    return {**found, "reached": whole and not found["bots lost"] and found["p99 ms"] < 150}


async def _last(server: Server, count: int, seconds: float) -> dict[str, Any]:
    tables = await open_tables([server], count, Lasting)
    await asyncio.sleep(SETTLE)
    began = time.perf_counter()
    memory: list[float] = []
    log: list[float] = []
    ended: list[bench.Table] = []
    file = Path(server.folder) / "tables.db-wal"

    async def keep_playing(number: int) -> None:
        table = tables[number]
        while (now := time.perf_counter()) < began + seconds:
            await bench.play(table, random.Random(number), min(began + seconds, now + 5))
            if getattr(table, "over", False):
                close([table])
                ended.append(table)
                table = tables[number] = (await open_tables([server], 1, Lasting))[0]

    async def watch() -> None:
        while time.perf_counter() < began + seconds:
            memory.append(server.megabytes)
            log.append(file.stat().st_size / 2**20 if file.exists() else 0.0)
            await asyncio.sleep(5)

    await asyncio.gather(watch(), *(keep_playing(number) for number in range(count)))
    await asyncio.sleep(SETTLE)
    close(tables)
    part = max(1, len(memory) // 10)
    return {
        "tables": count,
        "minutes": round(seconds / 60, 1),
        "matches ended": len(ended),
        "moves": sum(one.moves for one in [*ended, *tables]),
        **quantiles([*ended, *tables]),
        "MB, each tenth": [round(statistics.mean(memory[at : at + part])) for at in range(0, len(memory), part)],
        "longest write-ahead log, MB": round(max(log), 1),
        "load average": os.getloadavg()[0],
    }


def hour(count: int = 200, minutes: float = 60, kept: int = 400) -> dict[str, Any]:
    """The same tables for an hour; whenever a match ends, another is opened. `kept`: tables kept in memory at most."""
    with serving(live_tables=kept) as servers:
        found = run(_last(servers[0], count, minutes * 60))
    found["loop lag ms"] = servers[0].late
    tenths = found["MB, each tenth"]
    flat = tenths[-1] <= 1.05 * tenths[len(tenths) // 2]
    return {**found, "reached": minutes >= 60 and flat and found["longest write-ahead log, MB"] < 64}
