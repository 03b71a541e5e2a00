"""Matches through a real nginx with the configuration of deploy/: HTTPS, WebSockets, who calls, several processes."""

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

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") or ""


@pytest.fixture(autouse=True, scope="module")
def _need_nginx() -> None:
    if not (NGINX and shutil.which("openssl")):
        reason = "no nginx, or no openssl: on Debian, apt install nginx-light openssl"
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory, _need_nginx: None) -> tuple[Path, Path]:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


def adapted(proxy: Proxy, certificate: tuple[Path, Path], servers: list[Running], folder: Path) -> str:
    """The configuration as it is shipped, but for names, ports and files, each of which must stand in it."""
    processes = "\n    ".join(f"server 127.0.0.1:{server.host.split(':')[1]};" for server in servers)
    text = CONFIGURATION.read_text("utf-8")
    for shipped, here in (
        ("listen 443 ssl;", f"listen {proxy.secure} ssl;"),
        ("listen [::]:443 ssl;", ""),  # not every machine that tests has IPv6
        ("listen 80;", f"listen {proxy.plain};"),
        ("listen [::]:80;", ""),
        ("server_name play.example.org;", "server_name localhost;"),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certificate[0])),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(certificate[1])),
        ("server 127.0.0.1:8000;", processes),
        ("/var/log/nginx/saturnalia.log", str(folder / "access")),
    ):
        assert shipped in text, shipped
        text = text.replace(shipped, here)
    return text


@contextlib.contextmanager
def nginx(folder: Path, certificate: tuple[Path, Path], servers: list[Running]) -> Iterator[Proxy]:
    folder.mkdir(exist_ok=True)
    proxy = Proxy(free_port(), free_port(), trusting(certificate[0]))
    (folder / "site.conf").write_text(adapted(proxy, certificate, servers, folder), "utf-8")
    places = "".join(f"{one}_temp_path {folder};\n" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/pid;\n{'user root;' if os.geteuid() == 0 else ''}\nevents {{}}\n"
        f"http {{\n{places}include {folder}/site.conf;\n}}\n",
        "utf-8",
    )
    command = [NGINX, "-e", "stderr", "-c", str(whole), "-p", str(folder)]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    assert "[warn]" not in tried.stderr, tried.stderr
    with (folder / "errors").open("wb") as errors, subprocess.Popen(command, stderr=errors) as process:
        try:
            wait_until(lambda: is_listening(proxy.secure), "nginx listens")
            yield proxy
        finally:
            process.terminate()


def test_a_match_is_played_through_nginx(database: str, certificate: tuple[Path, Path], tmp_path: Path) -> None:
    with running(quick(database, **PROXIED)) as server, nginx(tmp_path / "nginx", certificate, [server]) as proxy:
        table, people = sit_down(proxy)
        sittings = [one.sit(table).welcome() for one in people]
        play_on(sittings, 1000)
        assert sittings[0].position["ending"]["sheet"]
        assert sittings[0].position["ending"] == sittings[1].position["ending"]
        assert people[0].get(f"/api/tables/{table['id']}/export")["game"] == "pax"


def test_what_is_not_secure_is_led_to_https(database: str, certificate: tuple[Path, Path], tmp_path: Path) -> None:
    with running(quick(database, **PROXIED)) as server, nginx(tmp_path / "nginx", certificate, [server]) as proxy:
        answer = httpx.get(f"http://localhost:{proxy.plain}/table/x?watch=y")
        assert (answer.status_code, answer.headers["location"]) == (301, "https://localhost/table/x?watch=y")
        answer = httpx.put(f"https://localhost:{proxy.secure}/api/me", json={"name": "Julia"}, verify=proxy.trust)
        assert "; secure" in answer.headers["set-cookie"].lower()
        too_large = proxy.browser("Julia").client.post("/api/tables/import", content=b"x" * 1_200_000)
        assert too_large.status_code == 413


def test_everybody_counts_with_their_own_address(
    database: str, certificate: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "REQUESTS", limit.Rate(burst=4, per_second=0.01))
    settings = quick(database, limits=True, **PROXIED)
    with running(settings) as server, nginx(tmp_path / "nginx", certificate, [server]) as proxy:

        def ask(address: str, claims: int) -> set[int]:
            transport = httpx.HTTPTransport(local_address=address, verify=proxy.trust)
            with httpx.Client(base_url=f"https://localhost:{proxy.secure}", transport=transport) as client:
                return {
                    client.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
                    for number in range(claims)
                }

        assert ask("127.0.0.2", 40) == {200, 429}, "whatever a caller claims"
        assert ask("127.0.0.3", 3) == {200}


def test_the_log_of_nginx_holds_no_secrets(database: str, certificate: tuple[Path, Path], tmp_path: Path) -> None:
    with running(quick(database, **PROXIED)) as server, nginx(tmp_path / "nginx", certificate, [server]) as proxy:
        table, people = sit_down(proxy)
        path = people[0].post("/api/me/code", status=200)["path"]
        for secret in (path, table["links"]["invite"], table["links"]["spectate"]):
            people[1].client.get(secret)
        people[0].sit(table, token=table["links"]["invite"].split("=")[1]).welcome().close()
        log = tmp_path / "nginx" / "access"
        wait_until(lambda: f"/ws/tables/{table['id']}" in log.read_text(), "it is logged")
        for secret in (path, table["links"]["invite"], table["links"]["spectate"]):
            place, _, token = secret.partition("=")
            assert place.partition("?")[0] in log.read_text()
            assert token not in log.read_text()


@pytest.mark.postgres
def test_a_table_is_always_at_one_process(certificate: tuple[Path, Path], tmp_path: Path) -> None:
    need_postgres()
    with (
        empty_database("postgres", tmp_path) as address,
        running(quick(address, **PROXIED)) as one,
        contextlib.ExitStack() as second,
    ):
        two = second.enter_context(running(quick(address, **PROXIED)))
        with nginx(tmp_path / "nginx", certificate, [one, two]) as proxy:
            played = [sit_down(proxy) for _ in range(8)]
            sittings = [[person.sit(table).welcome() for person in people] for table, people in played]
            for pair in sittings:
                play_on(pair, 4)
            held = [{table_id for table_id, live in each.hall.live.items() if live.connections} for each in (one, two)]
            assert all(held)
            assert not held[0] & held[1]
            assert held[0] | held[1] == {table["id"] for table, _ in played}
            wait_until(lambda: [set(each.hall.live) for each in (one, two)] == held, "what others play is forgotten")
            for sitting in (one for pair in sittings for one in pair):
                sitting.close()
            second.close()  # its tables go on at the process that is left
            table, people = next((table, people) for table, people in played if table["id"] in held[1])
            pair = [person.sit(table).welcome() for person in people]
            play_on(pair, 4)
            assert len(one.hall.live[table["id"]].connections) == 2
