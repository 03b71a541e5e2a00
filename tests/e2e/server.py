"""A server process of its own for the browser tests: free port, temporary database, bots that do not pause."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # the first start compiles every game


class Server:
    """`saturnalia serve`, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, *, database: str = "", **environment: str) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.environment = {
            **os.environ, "SATURNALIA_SERVER_PAUSE": "0.0", "SATURNALIA_SERVER_LIMITS": "False", **environment
        }  # fmt: skip
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, until_prepared: bool = True) -> None:
        """Start, and wait until the server answers; usually also until all its games are compiled."""
        with (self.folder / "server.log").open("ab") as log:
            command = [sys.executable, "-m", "tests.e2e.serve", str(self.port), self.database]
            self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=60) as answer:
                    games = json.load(answer)
                if not until_prepared or not any(game["preparing"] for game in games):
                    return
            except OSError:
                pass
            time.sleep(0.1)
        self.kill()
        raise AssertionError(self.end_of_log())

    def end_of_log(self) -> str:
        """The last lines of the server's log, for a test that fails; ordinary requests are left out."""
        lines = (self.folder / "server.log").read_text().splitlines()
        return "\n".join([line for line in lines if '"status": 2' not in line][-20:])

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
