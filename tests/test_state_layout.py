"""The layout of the records in the documentation is the real one."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia import load, names

PAGE = Path(__file__).resolve().parents[1] / "docs/state-layout.md"


@pytest.mark.parametrize("name", names())
def test_the_documented_layout_is_the_real_one(name: str) -> None:
    layout = load(name).state.layout_table()
    assert f"## {name}\n\n{layout}\n" in PAGE.read_text(encoding="utf-8"), f"write this into {PAGE.name}:\n{layout}"
