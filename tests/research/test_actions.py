"""The tables of questions and actions in the documentation are the real ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia import load, names
from saturnalia.research.actions import HEAD, section

PAGE = Path(__file__).resolve().parents[2] / "docs/action-tables.md"


def test_the_page_is_about_all_games_and_nothing_else() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == names()


@pytest.mark.parametrize("name", names())
def test_the_documented_actions_are_the_real_ones(name: str) -> None:
    found = section(load(name))
    assert found in PAGE.read_text(encoding="utf-8"), "python -m saturnalia.research.actions > docs/action-tables.md"


@pytest.mark.parametrize("name", names())
def test_every_action_has_a_row(name: str) -> None:
    counted = 0
    for line in section(load(name)).splitlines():
        first, _, last = line.split("|")[1].strip().partition("–") if line.startswith("| ") else ("", "", "")
        counted += int(last or first) - int(first) + 1 if first.isdecimal() else 0
    assert counted == load(name).action_count
