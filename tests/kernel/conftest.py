"""The toy game as if it were installed."""

from __future__ import annotations

from importlib import metadata
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from saturnalia.kernel import game as game_module


@pytest.fixture
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `load("toy")` find the toy game beside the installed ones."""
    real = metadata.entry_points
    toy = EntryPoint("toy", "tests.kernel.toy:game", "saturnalia.games")

    def entry_points(**chosen: Any) -> list[EntryPoint]:
        return [*real(**chosen), toy]

    monkeypatch.setattr(game_module, "entry_points", entry_points)
    monkeypatch.setattr(game_module, "_loaded", {})
