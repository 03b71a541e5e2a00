"""Every line of the rules is run: the tests of each game in interpreted mode, under coverage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import saturnalia

ROOT = Path(__file__).resolve().parents[1]
LEAST_PERCENT = 98


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("name", saturnalia.names())
def test_the_tests_of_a_game_run_nearly_every_line_of_it_when_interpreted(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "SATURNALIA_INTERPRET": "1", "COVERAGE_FILE": str(tmp_path / "coverage")}
    if sys.version_info >= (3, 12):
        environment["COVERAGE_CORE"] = "sysmon"  # counts lines at half the cost
    settings = tmp_path / "coveragerc"
    settings.write_text(f"[run]\nsource = {saturnalia.load(name).folder}\n", encoding="utf-8")
    coverage = [sys.executable, "-m", "coverage"]
    common = [
        "games/test_matches.py",
        "games/test_illegal_actions.py",
        "games/test_packs.py",
        "bots/test_naive.py::test_naive_players_answer_as_their_names_say",
        "test_words.py::test_everything_said_in_a_recorded_match_comes_out_whole",
    ]
    tests = [str(ROOT / "tests" / path) for path in (f"games/{name}", *common)]
    inner = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests, "-k", name]
    ran = subprocess.run(
        [*coverage, "run", f"--rcfile={settings}", *inner],
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
