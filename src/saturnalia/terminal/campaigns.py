"""Which levels the person has won in the terminal: one file beside the saved matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from saturnalia.kernel.campaign import Step, open_level, step_of, won_step
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match
from saturnalia.terminal.saved_matches import matches_folder


def campaigns_file() -> Path:
    """Return the file that remembers what was won."""
    return matches_folder().with_name("campaigns.json")


def levels_won(game: Game) -> dict[str, list[int]]:
    """Return the levels won in each campaign of a game; a file that cannot be read has none."""
    try:
        noted = json.loads(campaigns_file().read_text(encoding="utf-8"))[game.name]
        return {str(name): [int(level) for level in levels] for name, levels in noted.items()}
    except (OSError, ValueError, LookupError, AttributeError, TypeError):
        return {}


def note_win(match: Match) -> Step | None:
    """Remember the level that a finished match has won; return the level that is open now."""
    step = won_step(match.game, match.options, match.places())
    if step is None:
        return None
    won = levels_won(match.game)
    won[step.campaign] = sorted({*won.get(step.campaign, ()), step.level})
    file = campaigns_file()
    try:
        everything: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        everything = {}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({**everything, match.game.name: won}), encoding="utf-8")
    return Step(step.campaign, open_level(match.game, won, step.campaign))


def with_open_level(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Return options whose level, where none was chosen, is the one that is open."""
    step = step_of(game, options)
    if step is None or game.campaign is None or game.campaign.level in options:
        return options
    return {**options, game.campaign.level: open_level(game, levels_won(game), step.campaign)}
