"""Every line of the rules is run: the tests of Mare Nostrum in interpreted mode, under coverage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saturnalia.kernel.compiling import INTERPRET
from tests.games.mare_nostrum.positions import MARE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
LEAST_PERCENT = 98


@pytest.mark.slow
@pytest.mark.skipif(INTERPRET, reason="this is the inner run")
def test_the_tests_run_nearly_every_line_of_the_game_when_interpreted(tmp_path: Path) -> None:
    environment = {**os.environ, "SATURNALIA_INTERPRET": "1", "COVERAGE_FILE": str(tmp_path / "coverage")}
    settings = tmp_path / "coveragerc"
    settings.write_text(f"[run]\nsource = {MARE.folder}\n", encoding="utf-8")
    coverage = [sys.executable, "-m", "coverage"]
    counting = f"--ignore={HERE / 'test_tripwires.py'}"  # long, and runs no line that the others do not
    tests = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", counting, str(HERE)]
    ran = subprocess.run(
        [*coverage, "run", f"--rcfile={settings}", *tests],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    report = tmp_path / "coverage.json"
    subprocess.run(
        [*coverage, "json", f"--rcfile={settings}", "-o", str(report)],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
    )
    found = json.loads(report.read_text(encoding="utf-8"))
    missing = {Path(name).name: file["missing_lines"] for name, file in found["files"].items() if file["missing_lines"]}
    assert "rules.py" in {Path(name).name for name in found["files"]}
    assert found["totals"]["percent_covered"] >= LEAST_PERCENT, missing
