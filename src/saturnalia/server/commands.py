"""What `saturnalia serve` does: look whether everything is in order, listen, say where, and compile behind."""

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
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from saturnalia.server import listening
from saturnalia.server.alone import Alone
from saturnalia.server.compilers import Compilers
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.logs import is_read_by_people, set_up_logs
from saturnalia.server.metrics import check_metrics
from saturnalia.server.migrate import migrate
from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings
from saturnalia.server.store import Store, parse_address
from saturnalia.speaking import Speaker

log = logging.getLogger("saturnalia.server")

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Addresses that mean all of this machine, and the one to reach it at from itself."""

LONGEST_START = 120.0


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 0,
    open_browser: bool = False,
    metrics_port: int = 0,
    speaker: Speaker | None = None,
    components: str | Path = "",
    proxies: str = "",
    metrics_host: str = "",
) -> None:
    """Serve tables until stopped; `components` is the host's corrected component file, or a folder of them.

    `proxies` are believed about who calls, and nobody else is.

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
        workers=workers or settings.workers,
        metrics_port=metrics_port or settings.metrics_port,
        metrics_host=metrics_host or settings.metrics_host,
        proxies=proxies or settings.proxies,
        components=str(Path(components).resolve()) if components else settings.components,
    )
    place = parse_address(chosen.address)
    if chosen.workers > 1 and place.get_backend_name() == "sqlite":
        raise Refused("refused-workers", workers=chosen.workers)
    if chosen.metrics_port:
        check_metrics()
    games = InstalledGames(chosen.components)
    check_port(host, port)
    Alone(chosen.address).end()
    check_database(chosen.address)
    set_up_logs()
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, end_in_order)

    with TemporaryDirectory(prefix="saturnalia-") as folder:
        os.environ.update(replace(chosen, preparing=folder).to_environment())
        compilers = Compilers(games, Path(folder))

        def stand_behind() -> None:
            announce(speaker, host, port, place, open_browser, games)
            compile_behind(speaker, compilers)

        threading.Thread(target=stand_behind, daemon=True).start()
        try:
            uvicorn.run(
                "saturnalia.server.app:create", factory=True, host=host, port=port, workers=chosen.workers,
                timeout_graceful_shutdown=5, **listening.options(chosen),
            )  # fmt: skip
        finally:
            compilers.end()


def end_in_order(_signal: int, _frame: object) -> None:
    """End as Ctrl-C does: the compilers end, and nothing is left behind."""
    raise SystemExit(128 + signal.SIGTERM)


def compile_behind(speaker: Speaker, compilers: Compilers) -> None:
    """Compile what was never compiled here, while the server is already there; it finds everything on the disk."""
    new = compilers.look()
    if new and is_read_by_people():
        titles = [game.title for game in new]
        speaker.errors.print(speaker.say("serve-preparing", games=titles), soft_wrap=True)
    compilers.run()


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


def announce(speaker: Speaker, host: str, port: int, place: sa.URL, open_browser: bool, games: InstalledGames) -> None:
    """Once the server answers, say where it is, and open the browser there if that is wanted and possible."""
    if not _answers(EVERYWHERE.get(host, host), port):
        return
    name = "localhost" if host in ("127.0.0.1", "::1", *EVERYWHERE) else host
    address = f"http://{f'[{name}]' if ':' in name else name}:{port}/"
    kept = place.database if place.get_backend_name() == "sqlite" else place.render_as_string(hide_password=True)
    opened = open_browser and has_screen() and webbrowser.open(address)
    packs = [(game, str(pack)) for game, pack in games.all() if pack and games.game(game.name) is game]
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


def has_screen() -> bool:
    """Whether a browser would open a window, and not take over this terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(one) for one in ("DISPLAY", "WAYLAND_DISPLAY"))
