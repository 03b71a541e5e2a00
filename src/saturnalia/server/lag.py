"""How long the event loop keeps things waiting: the first thing to look at when a server feels slow."""

from __future__ import annotations

import asyncio
import logging

from saturnalia.server import metrics

log = logging.getLogger("saturnalia.server")

EVERY = 0.1
WORTH_A_LINE = 0.5


async def measure_lag() -> None:
    """Look ten times a second how much later than wanted the loop comes back; runs for ever."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        late = max(0.0, loop.time() - due)
        metrics.LOOP_LAG.observe(late)
        if late > WORTH_A_LINE:
            log.warning("the event loop stood still", extra={"seconds": round(late, 2)})
