"""What `saturnalia serve` does: look whether everything is in order, compile, listen, and say where."""

from __future__ import annotations

import errno
import http.client
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children, get_context
from pathlib import Path

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import load
from saturnalia.server import limit
from saturnalia.server.app import use_once
from saturnalia.server.logs import is_read_by_people, set_up_logs
from saturnalia.server.migrate import migrate
from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings
from saturnalia.server.shelf import Shelf
from saturnalia.server.store import Store, parse_address
from saturnalia.terminal.prepare import SECONDS, ready_mark
from saturnalia.terminal.speaker import Speaker

log = logging.getLogger("saturnalia.server")

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Addresses that mean all of this machine, and the one to reach it at from itself."""

LONGEST_START = 120.0


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
    metrics_port: int = 0,
    speaker: Speaker | None = None,
    components: str | Path = "",
) -> None:
    """Serve tables until stopped; `components` is the host's corrected component file, or a folder of them.

    What would go wrong is said before anything starts.

    >>> serve(workers=2, database="sqlite:///tables.db")
    Traceback (most recent call last):
    saturnalia.server.refuse.Refused: refused-workers (workers=2)
    """
    speaker = speaker or Speaker()
    settings = Settings.from_environment()
    chosen = replace(
        settings,
        database=database or settings.database,
        workers=workers,
        metrics_port=metrics_port or settings.metrics_port,
        components=str(Path(components).resolve()) if components else settings.components,
    )
    place = parse_address(chosen.address)
    if workers > 1 and place.get_backend_name() == "sqlite":
        raise Refused("refused-workers", workers=workers)
    shelf = Shelf(chosen.components)
    check_port(host, port)
    check_database(chosen.address)
    os.environ.update(chosen.to_environment())
    set_up_logs()
    compile_rules(speaker, shelf)
    announcer = threading.Thread(target=announce, args=(speaker, host, port, place, open_browser, shelf), daemon=True)
    announcer.start()
    uvicorn.run(
        "saturnalia.server.app:create", factory=True, host=host, port=port, workers=workers, access_log=False,
        log_config=None, ws_max_size=4 * limit.LARGEST_MESSAGE, ws_per_message_deflate=False, server_header=False,
        timeout_graceful_shutdown=5,
    )  # fmt: skip


def compile_rules(speaker: Speaker, shelf: Shelf) -> None:
    """Compile what was never compiled here before anybody can connect; server processes find it on the disk.

    Every core compiles a game of its own.
    """
    marks = {ready_mark(game, "serve", pack): (game, pack) for game, pack in shelf.all()}
    new = {mark: found for mark, found in marks.items() if not (INTERPRET or mark.exists())}
    if not new:
        return
    log.info("compiling the rules, once")
    speaker.errors.quiet = not is_read_by_people()  # else the log holds nothing but JSON
    workers = min(len(new), os.cpu_count() or 1)
    titles = ", ".join(game.title for game, _ in new.values())
    with (
        speaker.waiting("terminal-compiling", game=titles, seconds=SECONDS * -(-len(new) // workers)),
        ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool,
    ):
        done = {pool.submit(_compile_one, game.name, pack): mark for mark, (game, pack) in new.items()}
        try:
            for future in as_completed(done):
                future.result()
                with suppress(OSError):
                    done[future].touch()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            raise
    speaker.errors.quiet = False


def _compile_one(name: str, pack: Path | None) -> None:
    use_once(load(name, pack))


def check_port(host: str, port: int) -> None:
    """Refuse an address at which the server could not listen."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            if sys.platform != "win32":  # as Uvicorn does; there it would let two servers share a port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            by = "make" if "MAKELEVEL" in os.environ else "command"
            raise Refused("refused-port-taken", port=str(port), other=str(port % 65535 + 1), by=by) from None
        raise Refused("refused-host", host=host, port=str(port), problem=error.strerror or str(error)) from None


def check_database(address: str) -> None:
    """Bring the database to its present form, or refuse one that cannot be read or written."""
    try:
        store = Store(address)
        try:
            migrate(store)
        finally:
            store.close()
    except Refused as refused:
        if refused.message.id != "refused-not-stored":
            raise
        problem = getattr(refused.__cause__, "orig", None) or refused.__cause__
    except (SQLAlchemyError, OSError, ImportError) as error:
        problem = getattr(error, "orig", None) or error
    else:
        return
    where = parse_address(address).render_as_string(hide_password=True)
    raise Refused("refused-database-unusable", address=where, problem=str(problem).strip()) from None


def announce(speaker: Speaker, host: str, port: int, place: sa.URL, open_browser: bool, shelf: Shelf) -> None:
    """Once the server answers, say where it is, and open the browser there if that is wanted and possible."""
    if not _answers(EVERYWHERE.get(host, host), port):
        return
    name = "localhost" if host in ("127.0.0.1", "::1", *EVERYWHERE) else host
    address = f"http://{f'[{name}]' if ':' in name else name}:{port}/"
    kept = place.database if place.get_backend_name() == "sqlite" else place.render_as_string(hide_password=True)
    opened = open_browser and _has_screen() and webbrowser.open(address)
    packs = [(game, str(pack)) for game, pack in shelf.all() if pack and shelf.game(game.name) is game]
    if is_read_by_people():
        for message in ("serve-opened" if opened else "serve-open", "serve-kept", "serve-stop"):
            speaker.errors.print(speaker.say(message, address=address, place=str(kept)), soft_wrap=True)
        if host in EVERYWHERE and (own := own_address()):
            speaker.errors.print(speaker.say("serve-network", address=f"http://{own}:{port}/"), soft_wrap=True)
        for game, pack in packs:
            speaker.errors.print(speaker.say("serve-pack", game=game.title, file=pack), soft_wrap=True)
    else:
        log.info("serving", extra={"address": address, "database": kept, "packs": [pack for _, pack in packs]})


def own_address() -> str | None:
    """Return the address under which others in the network find this machine, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # an address of no machine; to connect a datagram socket sends nothing
        return str(asking.getsockname()[0])
    return None


def _answers(host: str, port: int) -> bool:
    """Wait until the server answers."""
    until = time.monotonic() + LONGEST_START
    while time.monotonic() < until:
        asking = http.client.HTTPConnection(host, port, timeout=LONGEST_START)
        try:
            asking.request("GET", "/healthz")
            asking.getresponse()
            return True
        except (OSError, http.client.HTTPException):
            time.sleep(0.1)
        finally:
            asking.close()
    return False


def _has_screen() -> bool:
    """Whether a browser would open a window, and not take over this terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(one) for one in ("DISPLAY", "WAYLAND_DISPLAY"))
