"""Builds what is given to people, tries each of it in an empty folder and a new home, and writes what it measured.

`make release` runs it. `dist` then holds the sdist, the wheel for any platform, which compiles the rules where it is
used, and the wheel for this platform and Python, which brings them compiled. The clone itself stays as it was.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
RESULTS = ROOT / "benchmarks" / "results" / "release.md"
PATIENCE = 600.0
ANSWERS = 5


def build(folder: Path) -> list[Path]:
    """Build the sdist from the clone and both wheels from the sdist; return the files."""
    shutil.rmtree(DIST, ignore_errors=True)
    _hatch(ROOT, "sdist")
    (sdist,) = DIST.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    _hatch(unpacked, "wheel")
    environment = {**os.environ, "PYTHONPATH": str(unpacked / "src")}
    for step in ([], ["--check", "--matches", "tests/games"]):
        subprocess.run([sys.executable, "-m", "saturnalia.ship", *step], check=True, cwd=unpacked, env=environment)
    _hatch(unpacked, "wheel")
    return [sdist, *sorted(DIST.glob("*.whl"))]


def _hatch(folder: Path, target: str) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)], check=True, cwd=folder)


def install(package: Path | str, folder: Path) -> tuple[Path, float]:
    """Install into a new environment; return its `saturnalia` and how many seconds that took."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    uv = Path(sys.executable).with_name("uv")
    if uv.exists():
        python = ["--python", str(programs / "python"), "--compile-bytecode"]
        command = [str(uv), "--quiet", "pip", "install", *python, str(package)]
    else:
        command = [str(programs / "python"), "-m", "pip", "install", "-qq", str(package)]
    subprocess.run(command, check=True)
    return programs / "saturnalia", time.monotonic() - began


def in_a_new_home(home: Path) -> dict[str, str]:
    """Return the environment of somebody who has never used Saturnalia."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SATURNALIA", "PYTHON", "XDG"))}
    return {**kept, "HOME": str(home), "USERPROFILE": str(home), "LOCALAPPDATA": str(home)}


@contextlib.contextmanager
def serving(command: list[str], folder: Path, **more: str) -> Iterator[str]:
    """Run a server in an empty folder; yields its address at once."""
    home, empty = folder / "home", folder / "empty"
    home.mkdir(exist_ok=True)
    empty.mkdir(exist_ok=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with (folder / "server.log").open("wb") as log:
        environment = in_a_new_home(home) | more
        process = subprocess.Popen(
            [*command, "serve", "--port", str(port)], cwd=empty, env=environment, stdout=log, stderr=log
        )
        try:
            yield f"127.0.0.1:{port}"
        except httpx.HTTPError as error:
            raise AssertionError((folder / "server.log").read_text(encoding="utf-8")[-2000:]) from error
        finally:
            process.terminate()
            process.wait(60)


def play(address: str, game: str = "pax") -> dict[str, float]:
    """Open the page and a table, and answer some questions; return after how many seconds each came."""
    began = time.monotonic()
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as browser:
        while True:
            with contextlib.suppress(httpx.ConnectError):
                page = browser.get("/")
                break
            assert time.monotonic() - began < PATIENCE, "the server does not answer"
            time.sleep(0.05)
        seen = {"page": time.monotonic() - began}
        assert page.status_code == 200, page.text
        script = page.text.partition('src="')[2].partition('"')[0]
        assert browser.get(script).headers["content-type"].startswith("text/javascript")
        assert len(browser.get("/api/games").json()) == 5
        browser.put("/api/me", json={"name": "Julia"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "miles"}]
        table = browser.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()
        cookie = {"cookie": f"saturnalia={browser.cookies['saturnalia']}"}
        with connect(f"ws://{address}/ws/tables/{table['id']}", additional_headers=cookie, max_size=2**24) as seat:
            position: dict[str, Any] = {"seq": -1}
            for answered in range(ANSWERS):
                position = _next_question(seat, position["seq"])
                seen.setdefault("question", time.monotonic() - began)
                act = {"type": "act", "ref": answered, "seq": position["seq"], "seat": 0}
                seat.send(json.dumps({**act, "action": position["choices"][0]["action"]}))
            _next_question(seat, after=position["seq"])
    return seen


def _next_question(seat: Any, after: int = -1) -> dict[str, Any]:
    """Wait until the person is asked."""
    while True:
        message = json.loads(seat.recv(timeout=PATIENCE))
        assert message["type"] != "refused", message
        position: dict[str, Any] = message.get("position") or {}
        if position.get("choices") and position["seq"] > after:
            return position


def measure(package: Path) -> dict[str, Any]:
    """Install a package, start it twice in a new home, and play."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program, seconds = install(package, folder)
        row: dict[str, Any] = {"file": package.name, "size": package.stat().st_size, "install": seconds}
        for start in ("first", "second"):
            with serving([str(program)], folder) as address:
                row |= {f"{start} {what}": value for what, value in play(address).items()}
        if package.suffix == ".whl" and not package.name.endswith("-any.whl"):
            assert not list((folder / "home").rglob("*.nbi")), (
                "what the wheel brings compiled does not fit what pip installed"
            )
        return row


def write(rows: list[dict[str, Any]]) -> None:
    """Write the table of results."""
    columns = ["file", "size", "install", "page", "question", "second page", "second question"]
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    made = (
        f"Made by `make release` on {machine}. Seconds from starting `saturnalia serve` until the page came, and until"
        " the first question at a table of PAX that was opened at once; then the same for the second start."
    )
    lines = [
        "# What is released, tried in an empty folder and a new home",
        "",
        made,
        "",
        f"| {' | '.join(columns)} |",
        "|---" * len(columns) + "|",
    ]
    for row in rows:
        shown = [row["file"], f"{row['size'] / 1e6:.2f} MB"]
        names = ("install", "first page", "first question", "second page", "second question")
        lines.append(f"| {' | '.join([*shown, *(f'{row[name]:.1f} s' for name in names)])} |")
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Build, try, and write down."""
    with tempfile.TemporaryDirectory() as folder:
        packages = build(Path(folder))
    rows = []
    for package in packages:
        print(f"Trying {package.name} ...", flush=True)
        rows.append(measure(package))
    write(rows)
    print(RESULTS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
