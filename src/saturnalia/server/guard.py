"""Guards every request: sizes, rates, origins, security headers, one log line per request, and never a bare 500."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saturnalia.server import limit, metrics
from saturnalia.server.people import COOKIE
from saturnalia.server.refuse import Refused, refusal_of
from saturnalia.server.settings import Settings
from saturnalia.server.tokens import digest

log = logging.getLogger("saturnalia.server")

LONGEST_PATH = 200
"""How much of an address is written into the log."""

LONGEST_UPLOAD = 30.0
"""Seconds that a body may take."""

LINGER = 1.0
MOST_THROWN_AWAY = 4 * limit.LARGEST_IMPORT
"""Seconds and bytes that go on being read after a body turned out to be too large."""

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: limit.Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and pass it on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _secure(MutableHeaders(raw=message["headers"]), scope)
            await send(message)

        try:
            self._check(scope)
            try:
                async with asyncio.timeout(LONGEST_UPLOAD):
                    body = await _read(receive, _largest(scope["path"]), Headers(scope=scope))
            except TimeoutError:
                raise Refused("refused-too-slow", status=408) from None
            await self.app(scope, _replay(body, receive), answer)
        except Refused as refused:
            if refused.status == 413:
                await _hear_out(receive)
            await _refuse(refused, answer)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"][:LONGEST_PATH]})
            if status == 500:
                await _refuse(Refused("refused-broken", status=500), answer)
        finally:
            metrics.REQUESTS.labels(scope["method"] if scope["method"] in _METHODS else "other", status).inc()
            spent = round((time.perf_counter() - began) * 1000, 1)
            path = scope["path"][:LONGEST_PATH]
            log.info("request", extra={"method": scope["method"][:20], "path": path, "status": status, "ms": spent})

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not is_same_origin(headers, self.settings):
            raise Refused("refused-origin", status=403)
        if scope["path"].startswith("/api/"):
            if not self.limits.allow_caller(caller_of(scope), limit.REQUESTS, "http"):
                raise Refused("refused-too-fast", status=429)


_METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT"}


def caller_of(scope: Scope) -> limit.Caller:
    """Return who calls: the address, and the cookie if there is one."""
    client = scope.get("client")
    token = HTTPConnection(scope).cookies.get(COOKIE)
    return limit.Caller(limit.address_of(client[0]) if client else "unknown", digest(token) if token else None)


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page. Browsers always say so; other programs have no cookie to steal."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:  # no browser says such a thing
        return False
    allowed = {headers.get("host", "").lower(), *filter(None, settings.origins.lower().split(","))}
    return bool(host) and host in allowed


def _largest(path: str) -> int:
    return limit.LARGEST_IMPORT if path == "/api/tables/import" else limit.LARGEST_BODY


async def _read(receive: Receive, largest: int, headers: Headers) -> bytes:
    """Read the whole body, but never more than is allowed."""
    declared = headers.get("content-length", "0")
    if declared.isdigit() and int(declared) > largest:
        raise Refused("refused-too-large", status=413, limit=largest // 1024)
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            raise Refused("refused-too-large", status=413, limit=largest // 1024)
        if not message.get("more_body", False):
            return b"".join(parts)


async def _hear_out(receive: Receive) -> None:
    """Throw away what still comes: whoever hangs up on a speaker is not heard, and a proxy makes a 502 of it."""
    size = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(LINGER):
            while size < MOST_THROWN_AWAY:
                message = await receive()
                size += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _refuse(refused: Refused, send: Any) -> None:
    body = refusal_of(refused).model_dump_json().encode()
    metrics.REFUSALS.labels(refused.message.id).inc()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.status in (408, 413):  # the rest of the body is not waited for
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _secure(headers: MutableHeaders, scope: Scope) -> None:
    host = Headers(scope=scope).get("host", "")
    # Safari before 15.4 does not count a WebSocket of the same host as 'self'
    sockets = f" ws://{host} wss://{host}" if host and all(c.isalnum() or c in ".-:[]" for c in host) else ""
    headers["content-security-policy"] = (
        f"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "no-referrer"
    headers["x-frame-options"] = "DENY"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
