"""The built client: its files, and its one page for every address that is not of the programming interface."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from saturnalia.server.packing import Packed, once, pack, send
from saturnalia.server.refuse import Refused

STATIC = Path(__file__).resolve().parent / "static"

CLONE = STATIC.parents[3]
"""The folder of the sources, if that is where this file is used from."""


async def show_page(request: Request) -> Response:
    """Return a file of the client or, for the addresses that the client itself understands, its page."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Refused("refused-address-unknown", status=404)
    file = _find(path)
    if file is not None:
        # the build puts a hash of the content into the names under assets/
        forever = path.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if forever else "no-cache"
        return await _send_file(request, file, caching)
    if "." in path.rsplit("/", 1)[-1]:
        raise Refused("refused-address-unknown", status=404)
    page = STATIC / "index.html"
    if page.is_file():
        return await _send_file(request, page, "no-cache")
    return HTMLResponse(await run_in_threadpool(_tell_what_to_do), status_code=503)


async def _send_file(request: Request, file: Path, caching: str) -> Response:
    packed = await run_in_threadpool(_pack_file, file, file.stat().st_mtime_ns)
    return send(request, packed, mimetypes.guess_type(file.name)[0] or "application/octet-stream", caching)


@lru_cache(maxsize=200)
def _pack_file(file: Path, _changed: int) -> Packed:
    """Pack a file of the client, once for each time that it was built."""
    return pack(file.read_bytes())


def _tell_what_to_do() -> str:
    """Return a page for whoever serves from a folder in which the client was not built, or has got lost."""
    return _tell("page-missing-in-clone" if (CLONE / "web" / "package.json").is_file() else "page-missing")


@once
def _tell(missing: str) -> str:
    message = Message(missing)
    told = "".join(f"<p lang={language}>{escape(Words(language).say(message))}</p>" for language in LANGUAGES)
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>Saturnalia</title><h1>Saturnalia</h1>{told}</html>"


def _find(path: str) -> Path | None:
    """Return the file at a path inside the built client, and never one outside of it."""
    if not path or "\0" in path:
        return None
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except OSError:  # a name that is too long for the disk
        return None
