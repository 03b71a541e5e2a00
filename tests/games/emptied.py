"""An empty table for positions that tests lay out themselves."""

from __future__ import annotations

from typing import Any

from saturnalia import Game


def empty_but(game: Game, state: Any, *options: str) -> None:
    """Clear a record that was set up, but for the fields that hold the options of the table."""
    kept = {name: int(state[name]) for name in ("seats", *options)}
    game.compiled.clear(state)
    state.journal_length = 0
    for name, number in kept.items():
        state[name] = number
