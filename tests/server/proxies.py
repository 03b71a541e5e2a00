"""What the tests of proxies share: browsers that come through one over HTTPS, and its certificate."""

from __future__ import annotations

import contextlib
import socket
import ssl
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.server.browser import Browser, Json

PROXIED = {"proxies": "127.0.0.1"}


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    files = folder / "certificate.pem", folder / "key.pem"
    what = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    command = ["openssl", *what.split(), "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run(command, check=True, capture_output=True)
    return files


@dataclass
class Proxy:
    """A running proxy."""

    secure: int
    plain: int
    trust: ssl.SSLContext

    def browser(self, name: str) -> Browser:
        found = Browser(f"localhost:{self.secure}", self.trust)
        found.put("/api/me", {"name": name})
        return found


def trusting(certificate: Path) -> ssl.SSLContext:
    """Who believes a certificate, by TLS 1.2.

    With 1.3 a ticket comes behind the handshake: one thread then reads it while the other writes the first request,
    which may get lost before Python 3.13.
    """
    trust = ssl.create_default_context(cafile=certificate)
    trust.maximum_version = ssl.TLSVersion.TLSv1_2
    return trust


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_listening(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def sit_down(proxy: Proxy) -> tuple[Json, list[Browser]]:
    host, guest = proxy.browser("Julia"), proxy.browser("Livia")
    table = host.open("me", "open")
    guest.join(table, table["links"]["invite"])
    return table, [host, guest]
