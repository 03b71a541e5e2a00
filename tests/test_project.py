"""What surrounds the sources: workflows, templates and the citation name what there is."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from saturnalia import __version__, load

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
        yield from job["steps"]


@each_workflow
def test_workflows_call_what_exists(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    commands = [step["run"] for step in steps(path) if "run" in step]
    assert commands
    for command in commands:
        assert set(re.findall(r"\bmake ([a-z-]+)", command)) <= targets
        for file in re.findall(r"\.ci/\S+", command):
            assert (ROOT / file).is_file()


@each_workflow
def test_actions_are_pinned_to_a_version(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+\.\d+)?", action)] == []


def test_a_report_about_rules_asks_for_the_match_and_the_move() -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml").read_text(encoding="utf-8"))
    required = [part["id"] for part in form["body"] if part.get("validations", {}).get("required")]
    assert {"match", "move"} <= set(required)


def test_the_release_has_one_version_and_one_date() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    newest = re.search(r"^## \[(\d\S*)\] – (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest.groups() == (__version__, str(citation["date-released"]))
    assert citation["version"] == __version__


def test_the_citation_for_researchers_names_this_version_and_rules_of_it() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert f"version = {{{__version__}}}," in page
    name, rules = re.findall(r"note    = \{(\w+), rules (\S+),", page)[0]
    assert rules == load(name).version


def test_notes_of_the_release_are_for_players_hosts_and_researchers() -> None:
    notes = subprocess.run(["make", "notes"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for reader in ("players", "hosts", "researchers"):
        assert notes.count(f"### For {reader}\n") == 1
    assert "\n## " not in notes


def test_hooks_before_a_commit_are_those_of_make_lint() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in hooks:
        assert hook["entry"].replace(".venv/bin/", "@$(BIN)/") in makefile
