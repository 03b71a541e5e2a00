"""Nobody: an empty seat in a match that goes on. It passes wherever the rules let it, so that nobody waits for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saturnalia.bots import Budget
from saturnalia.bots.loops import passes_of
from saturnalia.kernel.game import Game

NOBODY = "nobody"
"""Stands where a bot's level stands: for a substitute, and for a seat that was left empty."""


@dataclass(frozen=True)
class NobodyBot:
    """Passes, stops or declines; where the rules force a choice it gives the first answer.

    >>> from saturnalia import Match
    >>> match = Match.new("minerva", seats=2, seed=1)
    >>> answer = NobodyBot().choose(match.game, match.state, Budget(), seed=5)
    >>> match.game.action_name(answer)
    'stop'
    """

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return a pass, or else the first legal action; a table needs nothing compiled for it.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> NobodyBot().choose(match.game, match.state, Budget(), seed=5) == match.legal()[0]
        True
        """
        ids = np.zeros(game.action_count, dtype=np.int16)
        offered = ids[: game.compiled.legal(state, ids)]
        passes = passes_of(game)[offered]
        return int(offered[passes.argmax()])  # the first of them if none is a pass
