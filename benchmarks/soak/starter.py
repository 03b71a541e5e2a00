"""`python -m benchmarks.soak.starter PORT FILE`: a server that notes 200 times a second how late its event loop is.

The server's own metric looks ten times a second, which is enough to watch it but misses most short pauses. When the
server ends, and every ten seconds before, FILE holds how often it was looked, and how late it was.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path

import numpy as np
import uvicorn

from saturnalia.server import lag, listening, metrics
from saturnalia.server.app import create
from saturnalia.server.settings import Settings

EVERY = 0.005


class Kept:
    """Keeps every single delay, where the metric only counts."""

    def __init__(self) -> None:
        self.late = np.zeros(4_000_000)
        self.count = 0

    def observe(self, late: float) -> None:
        """Keep one."""
        self.late[self.count % len(self.late)] = late
        self.count += 1

    def write(self, file: Path) -> None:
        """Write how late it was so far, in milliseconds."""
        seen = self.late[: self.count] * 1000
        if not self.count:
            return
        p99, p999 = np.quantile(seen, [0.99, 0.999])
        found = {"looks": self.count, "p99": round(p99, 1), "p99.9": round(p999, 1), "worst": round(seen.max(), 1)}
        draft = file.with_suffix(".part")
        draft.write_text(json.dumps({**found, "over 20 ms": int((seen > 20).sum())}))
        draft.replace(file)


def main(port: int, file: Path) -> None:
    """Serve until told to end."""
    kept = Kept()
    lag.EVERY = EVERY
    metrics.LOOP_LAG = kept  # type: ignore[assignment]

    def write_often() -> None:
        while True:
            time.sleep(10)
            kept.write(file)

    threading.Thread(target=write_often, daemon=True).start()
    uvicorn.run(
        create, factory=True, port=port, timeout_graceful_shutdown=5, **listening.options(Settings.from_environment())
    )
    kept.write(file)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
