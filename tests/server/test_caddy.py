"""Matches through a real Caddy with the configuration of deploy/, and the units with which systemd starts servers."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from saturnalia.server import limit
from tests.server.browser import Running, play_on, quick, running, wait_until
from tests.server.conftest import empty_database, need_postgres
from tests.server.proxies import PROXIED, Proxy, free_port, is_listening, make_certificate, sit_down, trusting

DEPLOY = Path(__file__).parents[2] / "deploy"


def need(program: str, package: str) -> str:
    """Where a program is; without it a test is skipped, or fails where nothing may be missing."""
    found = shutil.which(program)
    if found is None:
        reason = f"no {program}: on Debian, apt install {package}"
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    need("openssl", "openssl")
    return make_certificate(tmp_path_factory.mktemp("certificate"))


def adapted(proxy: Proxy, certificate: tuple[Path, Path], servers: list[Running]) -> str:
    """The configuration as it is shipped, but for the name, the certificate and the processes."""
    processes = " ".join(f"127.0.0.1:{server.host.split(':')[1]}" for server in servers)
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    for shipped, here in (
        ("play.example.org {", f"https://localhost:{proxy.secure} {{\n\ttls {certificate[0]} {certificate[1]}"),
        ("reverse_proxy 127.0.0.1:8000 {", f"reverse_proxy {processes} {{"),
    ):
        assert shipped in text, shipped
        text = text.replace(shipped, here)
    return "{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text


@contextlib.contextmanager
def caddy(folder: Path, certificate: tuple[Path, Path], servers: list[Running]) -> Iterator[Proxy]:
    program = need("caddy", "caddy")
    folder.mkdir(exist_ok=True)
    port = free_port()
    proxy = Proxy(port, port, trusting(certificate[0]))
    file = folder / "Caddyfile"
    file.write_text(adapted(proxy, certificate, servers), "utf-8")
    command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (
        (folder / "errors").open("wb") as errors,
        subprocess.Popen(command, stderr=errors, env=environment) as process,
    ):
        try:
            wait_until(lambda: is_listening(proxy.secure), "Caddy listens")
            yield proxy
        finally:
            process.terminate()


def test_the_configuration_is_valid_as_it_is_shipped() -> None:
    command = [need("caddy", "caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    tried = subprocess.run(command, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    assert '"level":"warn"' not in tried.stderr, tried.stderr


def test_a_match_is_played_through_caddy(database: str, certificate: tuple[Path, Path], tmp_path: Path) -> None:
    with running(quick(database, **PROXIED)) as server, caddy(tmp_path / "caddy", certificate, [server]) as proxy:
        table, people = sit_down(proxy)
        sittings = [one.sit(table).welcome() for one in people]
        play_on(sittings, 1000)
        assert sittings[0].position["ending"]["sheet"]
        assert sittings[0].position["ending"] == sittings[1].position["ending"]
        assert people[0].get(f"/api/tables/{table['id']}/export")["game"] == "pax"
        answer = httpx.put(f"https://localhost:{proxy.secure}/api/me", json={"name": "Julia"}, verify=proxy.trust)
        assert "; secure" in answer.headers["set-cookie"].lower()
        too_large = people[0].client.post("/api/tables/import", content=b"x" * 1_200_000)
        assert too_large.status_code == 413


def test_everybody_counts_with_their_own_address(
    database: str, certificate: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "REQUESTS", limit.Rate(burst=4, per_second=0.01))
    settings = quick(database, limits=True, **PROXIED)
    with running(settings) as server, caddy(tmp_path / "caddy", certificate, [server]) as proxy:

        def ask(address: str, claims: int) -> set[int]:
            transport = httpx.HTTPTransport(local_address=address, verify=proxy.trust)
            with httpx.Client(base_url=f"https://localhost:{proxy.secure}", transport=transport) as client:
                return {
                    client.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
                    for number in range(claims)
                }

        assert ask("127.0.0.2", 40) == {200, 429}, "whatever a caller claims"
        assert ask("127.0.0.3", 3) == {200}


@pytest.mark.postgres
def test_a_table_is_always_at_one_process(certificate: tuple[Path, Path], tmp_path: Path) -> None:
    need_postgres()
    with (
        empty_database("postgres", tmp_path) as address,
        running(quick(address, **PROXIED)) as one,
        running(quick(address, **PROXIED)) as two,
        caddy(tmp_path / "caddy", certificate, [one, two]) as proxy,
    ):
        played = [sit_down(proxy) for _ in range(8)]
        sittings = [[person.sit(table).welcome() for person in people] for table, people in played]
        for pair in sittings:
            play_on(pair, 4)
        held = [{table_id for table_id, live in each.hall.live.items() if live.connections} for each in (one, two)]
        assert all(held)
        assert not held[0] & held[1]
        assert held[0] | held[1] == {table["id"] for table, _ in played}


def test_systemd_understands_every_unit(tmp_path: Path) -> None:
    program = need("systemd-analyze", "systemd")
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    assert len(units) == 4
    for unit in units:  # the program is not installed where the units look for it
        text = unit.read_text("utf-8").replace("/opt/saturnalia/bin/saturnalia", "/bin/true")
        (tmp_path / unit.name.replace("@.", "@8000.")).write_text(text, "utf-8")
    tried = subprocess.run([program, "verify", "--man=no", *tmp_path.iterdir()], capture_output=True, text=True)
    assert (tried.returncode, tried.stderr) == (0, "")
