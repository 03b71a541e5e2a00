"""What `saturnalia serve` and `saturnalia backup` do."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from functools import partial

import sqlalchemy as sa
import uvicorn

from saturnalia.kernel.game import load, names
from saturnalia.server import limit
from saturnalia.server.app import use_once
from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings
from saturnalia.terminal.prepare import prepare
from saturnalia.terminal.speaker import Speaker


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
    metrics_port: int = 0,
    speaker: Speaker | None = None,
) -> None:
    """Serve tables until stopped."""
    speaker = speaker or Speaker()
    settings = Settings.from_environment()
    chosen = Settings(
        **{
            **vars(settings),
            "database": database or settings.database,
            "workers": workers,
            "metrics_port": metrics_port or settings.metrics_port,
        }
    )
    if workers > 1 and sa.make_url(chosen.address).get_backend_name() == "sqlite":
        raise Refused("refused-workers", workers=workers)
    os.environ.update(chosen.to_environment())
    compile_rules(speaker)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"  # noqa: S104
    sys.stderr.write(f"Saturnalia: {address}\n")
    if open_browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    uvicorn.run(
        "saturnalia.server.app:create", factory=True, host=host, port=port, workers=workers, access_log=False,
        log_config=None, ws_max_size=4 * limit.LARGEST_MESSAGE, ws_per_message_deflate=False, server_header=False,
        timeout_graceful_shutdown=5,
    )  # fmt: skip


def compile_rules(speaker: Speaker) -> None:
    """Compile what was never compiled here before anybody can connect; server processes find it on the disk."""
    for name in names():
        game = load(name)
        prepare(speaker, game, "serve", partial(use_once, game), None)
