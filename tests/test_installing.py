"""Every way to install Saturnalia ends with a page in the browser: a folder, a git address, uvx and pipx with a wheel.

A wheel is built from a clone that holds no page, so the page that is served was made by the build itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from benchmarks.release import install, serving

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).with_name("uv")
PATIENCE = 600

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="this is no clone"),
]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody gets who clones the last commit."""
    folder = tmp_path_factory.mktemp("clone") / "saturnalia"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(clone: Path) -> Path:
    """A wheel, built as pip does: apart from this environment, with Node from the registry."""
    out = clone.parent / "wheel"
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", str(out), str(clone)]
    subprocess.run(command, check=True)
    (found,) = out.iterdir()
    return found


def see_page(command: list[str], folder: Path) -> None:
    """Start a server and open its page; the rules are not compiled for that."""
    with serving(command, folder, SATURNALIA_INTERPRET="1") as address:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                page = httpx.get(f"http://{address}/", timeout=PATIENCE)
                break
            except httpx.ConnectError:
                assert time.monotonic() < until, (folder / "server.log").read_text(encoding="utf-8")
                time.sleep(0.1)
        assert page.status_code == 200
        script = page.text.partition('src="')[2].partition('"')[0]
        assert httpx.get(f"http://{address}{script}").headers["content-type"].startswith("text/javascript")


def test_from_a_folder(clone: Path, tmp_path: Path) -> None:
    see_page([str(install(clone, tmp_path)[0])], tmp_path)


def test_from_a_git_address(tmp_path: Path) -> None:
    see_page([str(install(f"git+file://{ROOT}", tmp_path)[0])], tmp_path)


@pytest.mark.skipif(not UV.exists() and "SATURNALIA_CI" not in os.environ, reason="there is no uv here")
@pytest.mark.parametrize("way", ["uvx", "pipx"])
def test_run_without_installing(wheel: Path, tmp_path: Path, way: str) -> None:
    run = {"uvx": ["--from", str(wheel), "saturnalia"], "pipx": ["pipx", "run", "--spec", str(wheel), "saturnalia"]}
    see_page([str(UV), "--quiet", "tool", "run", *run[way]], tmp_path)


def test_without_a_page_and_without_its_sources_the_build_says_so(clone: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(clone, bare, ignore=shutil.ignore_patterns("web", ".git", "static"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    done = subprocess.run(command, cwd=bare, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    assert done.returncode == 1
    assert "could not be built: its sources, the folder web, are not here." in " ".join(done.stderr.split())
    assert not (tmp_path / "dist").exists() or not list((tmp_path / "dist").iterdir())
