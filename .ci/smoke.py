"""Whether an installed Saturnalia works at all: it is in order, plays in the terminal, and serves its page.

    python .ci/smoke.py

It needs nothing but the installed package, so that it also runs where the tests do not (macOS, Windows).
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PATIENCE = 600.0
"""Seconds: all games may have to be compiled first."""

saturnalia = shutil.which("saturnalia", path=str(Path(sys.executable).parent)) or shutil.which("saturnalia")
if saturnalia is None:
    sys.exit("There is no command `saturnalia`: install the package first.")

subprocess.run([saturnalia, "--version"], check=True)
subprocess.run([saturnalia, "doctor"], check=True)
subprocess.run([saturnalia, "play", "pax", "--seats", "2", "--seed", "7"], input="1\n1\nq\n", text=True, check=True)

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
page = f"http://127.0.0.1:{port}/"
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    database = f"sqlite:///{(Path(folder) / 'tables.db').as_posix()}"
    server = subprocess.Popen([saturnalia, "serve", "--port", str(port), "--database", database])
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                html = urllib.request.urlopen(page, timeout=60).read().decode()
                games = json.load(urllib.request.urlopen(f"{page}api/games", timeout=60))
                break
            except OSError:
                if server.poll() is not None or time.monotonic() > until:
                    sys.exit("The server does not answer.")
                time.sleep(0.5)
    finally:
        server.terminate()
        server.wait(60)

if '<script type="module"' not in html or len(games) < 5:
    sys.exit(f"The page or the games are missing: {html[:200]} {games}")
