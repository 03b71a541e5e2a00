"""The types of the web client are made from the server's schema and from what the games show: they are fresh."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"


def test_types_are_fresh(tmp_path: Path) -> None:
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if node is None or not (WEB / "node_modules" / "openapi-typescript").is_dir():
        missing = "There is no Node, or `npm ci` was not run in web/: the types of the web client cannot be made."
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    subprocess.run(
        [node, "scripts/make-types.js", str(tmp_path)],
        cwd=WEB,
        env={**os.environ, "PYTHON": sys.executable},
        check=True,
    )
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert made == sorted(
        [Path("wire.ts"), *(path.relative_to(WEB / "src") for path in WEB.glob("src/games/*/view_types.ts"))]
    )
    stale = [str(path) for path in made if (tmp_path / path).read_text() != (WEB / "src" / path).read_text()]
    assert not stale, f"run `npm run types` in web/: {stale}"
