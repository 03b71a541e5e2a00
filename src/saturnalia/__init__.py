"""Saturnalia: five Roman board games for people, bots and researchers, from one set of rules.

>>> from saturnalia import Match
>>> match = Match.new("pax", seats=2, seed=7)
>>> match.actor in (0, 1)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saturnalia.kernel.game import Game, load, names
    from saturnalia.kernel.match import Match

__version__ = "0.2.0"
__all__ = ["Game", "Match", "load", "names"]


def __getattr__(name: str) -> Any:
    """Import the public names on first use, so that light commands start at once."""
    if name == "Match":
        from saturnalia.kernel.match import Match

        return Match
    if name in ("Game", "load", "names"):
        from saturnalia.kernel import game

        return getattr(game, name)
    raise AttributeError(name)
