"""Listening: what Uvicorn is told, and no waiting for ever for those who ask nothing or do not read."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Iterable
from itertools import islice
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saturnalia.server import limit
from saturnalia.server.settings import Settings

HEADER_SECONDS = 10.0
"""How long a request may take until its headers are there."""

MOST_OF_ADDRESS = 200
"""Plain connections of one address at a time, unless it is that of a proxy; WebSockets are counted by `crowd`."""

READING_SECONDS = 30.0
"""How long the system may have nothing taken off its hands of a long answer; a slow line reads much faster."""

IDLE_SECONDS = 75
"""How long a connection is kept on which nothing is asked: longer than a proxy keeps it (nginx: 60), for if we were the
first to close it, what a proxy sends in that very moment would be lost, and it would answer 502."""

MOST_LOOKED_AT = 1_000
"""So many connections, oldest first, are looked at for one to make room."""

BEAT_SECONDS = 3.0
SILENCE_SECONDS = 5.0
"""How often browsers are asked for a sign of life, also those whose page is hidden, and how long it may take."""

LONGEST_URL = 8 * 1024
LONGEST_HEADERS = 32 * 1024
MOST_FILES = 65_536
SPARE_FILES = 100
"""Connections are refused while there are still so many files left for the database and the page."""


class ImpatientHttp(HttpToolsProtocol):
    """HTTP with an end to patience: half-sent requests, answers that nobody reads, and too many of one address.

    Whoever comes when there are too many is let in, and the oldest that keeps us waiting goes: so neither those who
    say half a sentence nor those who do not listen keep anybody out.
    """

    everybody: ClassVar[dict[ImpatientHttp, None]] = {}
    """All plain connections, oldest first …"""
    near: ClassVar[dict[str, dict[ImpatientHttp, None]]] = {}
    """… and those of each address, without proxies."""
    most: ClassVar[int] = MOST_FILES
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection, and give it little time to say what it wants."""
        super().connection_made(transport)
        self._address = limit.address_of(self.client[0]) if self.client else ""
        self._size = 0
        self._timer: asyncio.TimerHandle | None = self.loop.call_later(HEADER_SECONDS, transport.abort)
        ImpatientHttp.everybody[self] = None
        if len(self.connections) > ImpatientHttp.most:
            self._make_room(ImpatientHttp.everybody)
        if self._address not in _proxies(self.config.forwarded_allow_ips):
            neighbours = ImpatientHttp.near.setdefault(self._address, {})
            neighbours[self] = None
            if len(neighbours) > MOST_OF_ADDRESS:
                self._make_room(neighbours)

    def _make_room(self, among: Iterable[ImpatientHttp]) -> None:
        """End the oldest connection that keeps us waiting, or this one."""
        waiting = (one for one in islice(among, MOST_LOOKED_AT) if one is not self and one.keeps_us_waiting())
        one = next(waiting, self)
        one._forget()
        one.transport.abort()

    def keeps_us_waiting(self) -> bool:
        """Whether it is for the other side to do something: to ask, to finish asking, or to read."""
        cycle = cast("RequestResponseCycle | None", self.cycle)  # Uvicorn has none before the first request
        return cycle is None or cycle.response_complete or cycle.more_body or self._reading is not None

    def on_message_begin(self) -> None:
        """Begin to wait for the headers of a further request."""
        super().on_message_begin()
        self._size = 0
        if self._timer is None:
            self._timer = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def on_url(self, url: bytes) -> None:
        """Take in a part of the address, which has an end."""
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a header; all of them together have an end, too."""
        self._size += len(name) + len(value)
        if self._size > LONGEST_HEADERS:
            self.transport.abort()
            return
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The request is known: from now on others look after it."""
        self._stop_waiting()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """The system takes nothing more for this browser."""
        super().pause_writing()
        self._reading = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._stop_waiting_for_reader()

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket is no plain connection any more."""
        self._forget()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._forget()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_waiting_for_reader(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _forget(self) -> None:
        self._stop_waiting()
        self._stop_waiting_for_reader()
        ImpatientHttp.everybody.pop(self, None)
        neighbours = ImpatientHttp.near.get(self._address, {})
        neighbours.pop(self, None)
        if not neighbours:
            ImpatientHttp.near.pop(self._address, None)


class ImpatientWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when its browser does not read: a polite end would wait until it does."""

    _patience: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The system takes nothing more for this browser."""
        super().pause_writing()
        self._patience = self.loop.call_later(SILENCE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def _proxies(named: Any) -> list[str]:
    return [one.strip() for one in named.split(",")] if isinstance(named, str) else list(named or [])


def options(settings: Settings) -> dict[str, Any]:
    """Return what Uvicorn is told: sizes, times, and whom to believe about who calls.

    >>> options(Settings())["proxy_headers"], options(Settings(proxies="192.0.2.1"))["forwarded_allow_ips"]
    (False, '192.0.2.1')
    """
    return {
        "access_log": False,
        "log_config": None,
        "http": ImpatientHttp,
        "ws": ImpatientWebSocket,
        "ws_max_size": 4 * limit.LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": BEAT_SECONDS,
        "ws_ping_timeout": SILENCE_SECONDS,
        "server_header": False,
        "timeout_keep_alive": IDLE_SECONDS,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies,
    }


def open_many_files() -> None:
    """Let this process have as many connections as the system allows; most systems begin with about a thousand."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    ImpatientHttp.most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES
