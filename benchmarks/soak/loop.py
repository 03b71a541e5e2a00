"""How long one piece of work holds the event loop: processor time of every single one, in long matches of all games.

Unlike the lag that a busy machine shows, this leaves out the time in which others had the processor.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import uvicorn

from saturnalia import load, names
from saturnalia.kernel.match import Match
from tests.server.browser import Connection, Running, quick, running

LISTED = 150


class Probe:
    """Notes the processor time of every callback of asyncio's loop, and what was being done meanwhile."""

    def __init__(self) -> None:
        self.doing = "the first requests"
        self.held: dict[str, list[float]] = {}

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch every loop that runs meanwhile; servers run on asyncio's own, which can be watched."""
        plain, made = asyncio.events.Handle._run, uvicorn.Config.__init__

        def run(handle: Any) -> None:
            before = time.thread_time()
            plain(handle)
            self.held.setdefault(self.doing, []).append((time.thread_time() - before) * 1000)

        def make(config: Any, *args: Any, **named: Any) -> None:
            made(config, *args, **{**named, "loop": "asyncio"})

        asyncio.events.Handle._run, uvicorn.Config.__init__ = run, make  # type: ignore[assignment,method-assign]
        try:
            yield
        finally:
            asyncio.events.Handle._run, uvicorn.Config.__init__ = plain, made  # type: ignore[method-assign]


def nearly_over(name: str) -> Match:
    """Return a random match of as many as can play, shortly before its end."""
    game, lots = load(name), random.Random(3)
    match = Match.new(game, seed=3, seats=max(game.seat_counts))
    while not match.is_over:
        match.play(lots.choice(match.legal()))
    return match.at(max(0, len(match.played) - 30))


def _play(probe: Probe, server: Running, name: str) -> int:
    match, browser = nearly_over(name), server.browser()
    probe.doing = f"{name}: opening it from a file"
    table = browser.post("/api/tables/import", {"match": match.to_json()})
    probe.doing = f"{name}: sitting down"
    sitting = browser.sit(table).welcome()
    probe.doing = f"{name}: looking back"
    for seq in (0, len(match.played) // 2, len(match.played)):
        sitting.ask("at", seq=seq)
    sitting.ask("log", before=len(match.played))
    while not sitting.position["ending"]:
        _answer(probe, sitting, name)
    probe.doing = f"{name}: coming back after the end"
    browser.sit(table).welcome()
    browser.get(f"/api/tables/{table['id']}/export")
    return len(match.played)


def _answer(probe: Probe, sitting: Connection, name: str) -> None:
    actor = sitting.position["actor"]
    if sitting.position["viewer"] != actor:
        probe.doing = f"{name}: taking the device"
        sitting.look(actor)
    probe.doing = f"{name}: answering"
    sitting.move(random.Random(sitting.position["seq"]).choice(sitting.position["choices"])["action"])


def loop() -> dict[str, Any]:
    """Long matches of all games to their ends, and a full lobby."""
    probe, lengths = Probe(), {}
    gc.set_threshold(20_000, 20, 100)  # as the server does (`app.create`)
    with tempfile.TemporaryDirectory(prefix="saturnalia-soak-") as folder, probe.watching():
        settings = quick(f"sqlite:///{folder}/tables.db", most_listed=LISTED, most_tables=LISTED)
        with running(settings) as server:
            for name in names():
                lengths[name] = _play(probe, server, name)
            probe.doing = "opening tables"
            host = server.browser()
            for _ in range(LISTED):
                host.open("me", "open", visibility="listed")
            probe.doing = f"a lobby of {LISTED}"
            for _ in range(5):
                host.get("/api/tables")
                server.browser("Livia").get("/api/tables")
            probe.doing = "the end"
    held = np.array([one for times in probe.held.values() for one in times])
    slowest = sorted(((max(times), what) for what, times in probe.held.items()), reverse=True)[:8]
    return {
        "pieces of work": len(held),
        "p99 ms": round(float(np.quantile(held, 0.99)), 1),
        "p99.9 ms": round(float(np.quantile(held, 0.999)), 1),
        "worst ms": round(float(held.max()), 1),
        "over 20 ms": int((held > 20).sum()),
        "slowest ms": {what: round(most, 1) for most, what in slowest},
        "actions of each match": lengths,
        "reached": bool((held > 20).sum() == 0),
    }
