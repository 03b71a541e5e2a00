"""The random bot: every legal action with the same chance."""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.bots import Budget
from saturnalia.bots.loops import loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import generator


class RandomBot:
    """Plays anything that is legal.

    >>> RandomBot.__doc__.split(".")[0]
    'Plays anything that is legal'
    """

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return any legal action.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> RandomBot().choose(match.game, match.state, Budget(), seed=5) in match.legal()
        True
        """
        ids = np.zeros(game.action_count, dtype=np.int16)
        count = game.compiled.legal(state, ids)
        return int(loops(game).choose_random(generator(seed), ids, count))
