"""Generated bad messages over HTTP and WebSockets: each is refused with a reason, nothing breaks, nothing leaks."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import string
import time
from collections import Counter
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.soak.people import run
from benchmarks.soak.servers import Server, serving
from tests.server.bad_messages import improper, junk, spoiled

AT_ONCE = 50
"""Messages that are sent before their answers are waited for."""
VARIETY = 200_000
"""Different WebSocket messages that are generated; beyond that they are sent again, in another order."""
HTTP_SHARE = 0.1


class Tally:
    """What was answered."""

    def __init__(self, secrets: list[str]) -> None:
        self.reasons: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.secrets = secrets

    def check(self, text: str) -> None:
        """Nothing secret may stand in an answer."""
        for secret in self.secrets:
            if secret in text:
                raise AssertionError(f"a secret was told: {text[:300]}")


async def _send(link: ClientConnection, messages: list[str | bytes], tally: Tally) -> None:
    """Send messages in portions; each must get exactly one answer."""
    for start in range(0, len(messages), AT_ONCE):
        portion = messages[start : start + AT_ONCE]
        for message in portion:
            await link.send(message)
        answered = 0
        while answered < len(portion):
            text = str(await asyncio.wait_for(link.recv(), 60))
            tally.check(text)
            if text.startswith(('{"type":"update"', '{"type":"welcome"')):
                continue
            answer = json.loads(text)
            answered += 1
            tally.reasons[answer["reason"]["id"] if answer["type"] == "refused" else answer["type"]] += 1


def _bad_request(lots: random.Random, table: str) -> tuple[str, str, bytes | None]:
    """Return a method, a path and a body that mean nothing, or nothing allowed."""
    noise = "".join(lots.choice(string.printable) for _ in range(lots.randrange(1, 30)))
    paths = [
        f"/api/tables/{table}", f"/api/tables/{table}/join", f"/api/tables/{table}/export",
        f"/api/tables/{table}/rematch", f"/api/tables/{table}/keep",
        "/api/tables", "/api/tables/import", "/api/me", f"/api/games/{quote(noise)}/rules/en", "/api/words/xx",
        f"/api/tables?page={quote(noise)}", f"/{quote(noise)}", f"/api/{quote(noise)}", "/api/games/pax/rules/la",
        f"/api/tables/{quote(noise)}", "/assets/" + "x" * lots.randrange(1, 3000) + ".js",
    ]  # fmt: skip
    method = lots.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "GET", "POST"])
    bodies: list[bytes] = [
        json.dumps(junk(lots)).encode(), noise.encode(), b"[" * lots.randrange(1, 5000), b"\xff\xfe" * 20,
        json.dumps({"game": junk(lots), "seats": junk(lots)}).encode(), json.dumps({"match": junk(lots)}).encode(),
        json.dumps({"token": "x" * 32, "name": "Nero", "seat": junk(lots)}).encode(), b"x" * lots.randrange(70_000),
    ]  # fmt: skip
    return method, lots.choice(paths), None if method == "GET" else lots.choice(bodies)


async def _ask(client: httpx.AsyncClient, count: int, seed: int, table: str, tally: Tally) -> None:
    lots = random.Random(seed)
    for _ in range(count):
        method, path, body = _bad_request(lots, table)
        answer = await client.request(method, path, content=body, headers={"content-type": "application/json"})
        tally.statuses[answer.status_code] += 1
        if path.startswith("/api/"):
            tally.check(answer.text)


async def _attack(server: Server, count: int) -> dict[str, Any]:
    lots = random.Random(6)
    base = f"http://{server.address}"
    async with (
        httpx.AsyncClient(base_url=base, timeout=60) as host,
        httpx.AsyncClient(base_url=base, timeout=60) as nero,
    ):
        for client, name in ((host, "Julia"), (nero, "Nero")):
            await client.put("/api/me", json={"name": name})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "pax", "seats": seats, "visibility": "listed", "ready": True}
        table = (await host.post("/api/tables", json=wish)).json()
        token = table["links"]["invite"].split("=")[1]
        for client, seat in ((nero, 1), (host, 2)):
            sitting = {"token": token, "name": "Nero", "seat": seat, "ready": True}
            await client.post(f"/api/tables/{table['id']}/join", json=sitting)
        before = (await host.get(f"/api/tables/{table['id']}")).json()
        tally = Tally(_secrets(server, table["id"]))
        begun = time.perf_counter()
        messages = [
            json.dumps(improper(lots, 0)) if lots.random() < 0.4 else spoiled(lots, 0)
            for _ in range(min(count, VARIETY))
        ]
        address = f"ws://{server.address}/ws/tables/{table['id']}?tables=false"
        nobody: dict[str, str] = {}
        cookies = [{"cookie": f"saturnalia={nero.cookies['saturnalia']}"}, nobody] * 2
        sent, wanted = 0, int(count * (1 - HTTP_SHARE))
        memory: list[float] = []

        async def flood(headers: dict[str, str], share: int) -> None:
            nonlocal sent
            own = messages.copy()
            while share > 0:
                random.Random(share).shuffle(own)
                # a connection is closed after a hundred messages that are too long: begin anew before that
                for start in range(0, min(share, len(own)), 2000):
                    portion = own[start : start + min(2000, share)]
                    async with connect(address, additional_headers=headers, compression=None, max_size=2**24) as link:
                        await _send(link, portion, tally)
                    sent += len(portion)
                    share -= len(portion)
                    if not sent % 50_000:
                        print(f"  {sent} messages, {server.megabytes:.0f} MB", flush=True)
                    memory.append(server.megabytes)

        first = server.megabytes
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as asking:
            share = int(count * HTTP_SHARE) // 4
            await asyncio.gather(
                *(flood(one, wanted // 4) for one in cookies),
                *(_ask(asking, share, seed, table["id"], tally) for seed in range(4)),
            )
        after = (await host.get(f"/api/tables/{table['id']}")).json()
        is_well = (await host.get("/healthz")).text == "ok"
    broken = tally.reasons["refused-broken"] + sum(n for status, n in tally.statuses.items() if status >= 500)
    quarter = memory[len(memory) // 4] if memory else first
    return {
        "WebSocket messages": tally.reasons.total(),
        "HTTP requests": tally.statuses.total(),
        "answers that are faults (5xx, refused-broken)": broken,
        "different reasons": len(tally.reasons),
        "HTTP statuses": dict(sorted(tally.statuses.items())),
        "the table is as it was": {**before, "updated": ""} == {**after, "updated": ""},
        "well afterwards": is_well,
        "MB before, after a quarter, at most": [round(first), round(quarter), round(max(memory, default=first))],
        "minutes": round((time.perf_counter() - begun) / 60, 1),
    }


def _secrets(server: Server, table: str) -> list[str]:
    """The secrets of a table that no answer to the attackers may hold."""
    with sqlite3.connect(f"file:{server.folder}/tables.db?mode=ro", uri=True) as connection:
        salt, invite, watch = connection.execute(
            "SELECT salt, invite, watch FROM tables WHERE id = ?", (table,)
        ).fetchone()
        tokens = connection.execute("SELECT token FROM seats WHERE table_id = ? AND seat = 0", (table,)).fetchall()
    return [salt, invite, watch, *(token for (token,) in tokens)]


def messages(count: int = 1_000_000) -> dict[str, Any]:
    """Bad messages, nine of ten over WebSockets: no fault, no leak, memory bounded."""
    with serving() as servers:
        found = run(_attack(servers[0], count))
    found["loop lag ms"] = servers[0].late
    _, quarter, most = found["MB before, after a quarter, at most"]
    clean = not found["answers that are faults (5xx, refused-broken)"] and found["the table is as it was"]
    total = found["WebSocket messages"] + found["HTTP requests"]
    return {**found, "reached": total >= 1_000_000 and clean and found["well afterwards"] and most < 1.2 * quarter}
