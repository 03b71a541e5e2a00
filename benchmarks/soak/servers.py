"""Servers to be tried: started on a database of their own, measured from outside, and ended."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from benchmarks.server import memory_of, processor_seconds
from saturnalia.server.settings import Settings

POSTGRES = os.environ.get("SATURNALIA_TEST_POSTGRES", "")
ROOMY: dict[str, Any] = {
    "pause": 0.0, "limits": False, "most_of_person": 1_000_000, "most_of_address": 1_000_000, "most_tables": 1_000_000,
    "most_listed": 1_000_000,
}  # fmt: skip
"""Settings under which the few cookies and the one address of a trial count as thousands of people."""


@dataclass
class Server:
    """A server process."""

    process: subprocess.Popen[bytes]
    port: int
    metrics_port: int
    folder: Path
    late: dict[str, Any] = field(default_factory=dict)
    """How late its event loop came back, in milliseconds; known once the server has ended."""

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self.process.pid

    @property
    def megabytes(self) -> float:
        """Its resident memory."""
        return memory_of(self.pid) / 2**20

    @property
    def processor_seconds(self) -> float:
        """The processor time that it has used."""
        return processor_seconds(self.pid)

    def counted(self, name: str) -> float:
        """Return the sum of a metric over all its labels, or of those that a pattern `name{…}` names."""
        text = httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=60).text
        pattern = re.compile(
            rf"^{name}(?:\{{[^}}]*\}})? (\S+)$" if "{" not in name else rf"^{name} (\S+)$", re.MULTILINE
        )
        return sum(float(found) for found in pattern.findall(text))

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(1200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError((self.folder / f"server-{self.port}.log").read_text()[-3000:])

    def end(self) -> None:
        """End it in order, which writes how late its event loop was."""
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(60)
        file = self.folder / f"lag-{self.port}.json"
        self.late = json.loads(file.read_text()) if file.exists() else {}


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def processor_share(part: float) -> Iterator[Path]:
    """Make a control group whose processes together may use that much of a core (Linux, root); yields its door."""
    base = Path("/sys/fs/cgroup")
    is_old = (base / "cpu").is_dir()
    group = (base / "cpu" if is_old else base) / f"soak-{secrets.token_hex(4)}"
    group.mkdir()
    try:
        quota = int(part * 100_000)
        (group / ("cpu.cfs_quota_us" if is_old else "cpu.max")).write_text(f"{quota}" if is_old else f"{quota} 100000")
        yield group / "cgroup.procs"
    finally:
        group.rmdir()


def start(folder: Path, settings: Settings) -> Server:
    """Start a server."""
    port, metrics_port = free_port(), free_port()
    settings = Settings(**{**vars(settings), "metrics_port": metrics_port})
    command = [sys.executable, "-m", "benchmarks.soak.starter", str(port), str(folder / f"lag-{port}.json")]
    with (folder / f"server-{port}.log").open("wb") as log:
        environment = {**os.environ, **settings.to_environment()}
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=environment)
    server = Server(process, port, metrics_port, folder)
    server.wait()
    return server


@contextlib.contextmanager
def serving(database: str = "sqlite", count: int = 1, share: float = 0.0, **changes: Any) -> Iterator[list[Server]]:
    """Run servers on an empty database of one kind; with a share, each may use only that part of a core."""
    with (
        tempfile.TemporaryDirectory(prefix="saturnalia-soak-") as name,
        empty(database, Path(name)) as address,
        contextlib.ExitStack() as shares,
    ):
        servers: list[Server] = []
        try:
            for _ in range(count):
                servers.append(start(Path(name), Settings(database=address, **{**ROOMY, **changes})))
                if share:
                    shares.enter_context(processor_share(share)).write_text(str(servers[-1].pid))
            yield servers
        finally:
            for server in servers:
                server.end()


@contextlib.contextmanager
def empty(kind: str, folder: Path) -> Iterator[str]:
    """Make a SQLite file, or a schema in the PostgreSQL of SATURNALIA_TEST_POSTGRES."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
        return
    if not POSTGRES:
        sys.exit("This part needs PostgreSQL: .ci/with-postgres make soak ARGS=…")
    schema = f"soak_{secrets.token_hex(6)}"
    engine = sa.create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE SCHEMA {schema}"))
    try:
        yield sa.make_url(POSTGRES).update_query_dict({"options": f"-csearch_path={schema}"}).render_as_string(False)
    finally:
        with engine.connect() as connection:
            connection.execute(sa.text(f"DROP SCHEMA {schema} CASCADE"))
        engine.dispose()
