"""What Prometheus may know: counts and times, never names or tables. Without the extra [metrics] nothing is counted."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from saturnalia.server.refuse import Refused

if TYPE_CHECKING:
    from prometheus_client import Counter, Gauge, Histogram, start_http_server
else:
    try:
        from prometheus_client import Counter, Gauge, Histogram, start_http_server
    except ImportError:

        class Uncounted:
            """Takes the place of a counter, a gauge or a histogram, and forgets what it is told."""

            def __init__(self, *_described: Any, **_more: Any) -> None: ...

            def labels(self, *_values: str) -> Uncounted:
                """Return itself: nothing is told apart."""
                return self

            def inc(self, _amount: float = 1) -> None:
                """Forget, as do the next three."""

            dec = set = observe = inc

            def time(self) -> contextlib.AbstractContextManager[None]:
                """Measure nothing."""
                return contextlib.nullcontext()

        Counter = Gauge = Histogram = Uncounted
        start_http_server = None

REQUESTS = Counter("saturnalia_requests", "HTTP requests", ["method", "status"])
MESSAGES = Counter("saturnalia_messages", "WebSocket messages received", ["type"])
MESSAGE_SECONDS = Histogram(
    "saturnalia_message_seconds", "How long a WebSocket message takes until it is answered", ["type"],
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)  # fmt: skip
REFUSALS = Counter("saturnalia_refusals", "Requests and messages refused", ["reason"])
ENTRIES = Counter("saturnalia_entries", "Entries appended to logs of tables")
BOT_SECONDS = Histogram("saturnalia_bot_seconds", "How long bots think", ["level"])
BOTS_BROKEN = Counter("saturnalia_bots_broken", "Bots that crashed or ran out of time")
LIVE_TABLES = Gauge("saturnalia_live_tables", "Tables in memory")
CONNECTIONS = Gauge("saturnalia_connections", "Open WebSockets")
THOUGHTS_WAITING = Gauge("saturnalia_thoughts_waiting", "Bots and hints that wait for a thread")
OUTBOX_BYTES = Gauge("saturnalia_outbox_bytes", "What waits to be sent to browsers")
WAL_BYTES = Gauge("saturnalia_wal_bytes", "Size of SQLite's write-ahead log")
LOOP_LAG = Histogram(
    "saturnalia_loop_lag_seconds", "How late the event loop came back",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)  # fmt: skip


def check_metrics() -> None:
    """Refuse to serve metrics where nothing counts."""
    if start_http_server is None:
        raise Refused("refused-no-metrics")


def serve_metrics(port: int, workers: int, host: str = "127.0.0.1") -> None:
    """Serve the metrics at a port of their own; worker processes take the next free ones."""
    for number in range(workers):
        with contextlib.suppress(OSError):
            start_http_server(port + number, host)
            return
