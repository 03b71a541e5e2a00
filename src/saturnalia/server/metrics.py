"""What Prometheus may know: counts and times, never names or tables."""

from __future__ import annotations

import contextlib

from prometheus_client import Counter, Gauge, Histogram, start_http_server

REQUESTS = Counter("saturnalia_requests", "HTTP requests", ["method", "status"])
MESSAGES = Counter("saturnalia_messages", "WebSocket messages received", ["type"])
REFUSALS = Counter("saturnalia_refusals", "Requests and messages refused", ["reason"])
ENTRIES = Counter("saturnalia_entries", "Entries appended to records")
BOT_SECONDS = Histogram("saturnalia_bot_seconds", "How long bots think", ["level"])
BOTS_BROKEN = Counter("saturnalia_bots_broken", "Bots that crashed or ran out of time")
LIVE_TABLES = Gauge("saturnalia_live_tables", "Tables in memory")
CONNECTIONS = Gauge("saturnalia_connections", "Open WebSockets")


def serve_metrics(port: int, workers: int) -> None:
    """Serve the metrics at a port of their own; worker processes take the next free ones."""
    for number in range(workers):
        with contextlib.suppress(OSError):
            start_http_server(port + number)
            return
