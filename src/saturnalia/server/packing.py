"""What seldom changes is packed once: compressed, and with a hash of its content by which browsers keep it."""

from __future__ import annotations

import gzip
import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from typing import ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

Asked = ParamSpec("Asked")
Made = TypeVar("Made")

WORTH = 0.9
"""What does not become smaller than this share of itself, such as fonts, is sent as it is."""


def once(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Keep what was made for good; of many who ask at once, after a start, one makes it and the others wait.

    >>> @once
    ... def double(number: int) -> list[int]:
    ...     return [number, number]
    >>> double(2) is double(2)
    True
    """
    kept, turn = cache(make), threading.Lock()

    @wraps(make)
    def get(*args: Asked.args, **named: Asked.kwargs) -> Made:
        with turn:
            return kept(*args, **named)  # type: ignore[arg-type]

    return get


@dataclass(frozen=True)
class Packed:
    """Something to be read, as it is and compressed, and the name of its content."""

    body: bytes
    compressed: bytes | None
    etag: str


def pack(body: bytes) -> Packed:
    """Compress something as far as it goes, and name its content."""
    compressed = gzip.compress(body, mtime=0)
    is_worth = len(compressed) < WORTH * len(body)
    return Packed(body, compressed if is_worth else None, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def send(request: Request, packed: Packed, media_type: str, caching: str = "no-cache") -> Response:
    """Answer with something packed; a browser that has this very content is told so instead."""
    headers = {"cache-control": caching, "etag": packed.etag, "vary": "Accept-Encoding"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if packed.etag in known:
        return Response(status_code=304, headers=headers)
    accepts = [name.split(";")[0].strip() for name in request.headers.get("accept-encoding", "").split(",")]
    if packed.compressed is None or "gzip" not in accepts:
        return Response(packed.body, headers=headers, media_type=media_type)
    return Response(packed.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
