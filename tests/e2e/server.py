"""A server process of its own for the browser tests: free port, temporary database, bots that do not pause."""

from __future__ import annotations

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

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "SATURNALIA_SERVER_PAUSE": "0.0", "SATURNALIA_SERVER_LIMITS": "False"}
        database = f"sqlite:///{self.folder / 'tables.db'}"
        with (self.folder / "server.log").open("ab") as log:
            command = [sys.executable, "-m", "tests.e2e.serve", str(self.port), database]
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/api/me", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
