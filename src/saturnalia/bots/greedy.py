"""The greedy bot: looks one action ahead and takes the position that the game's `value` likes best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saturnalia.bots import Budget
from saturnalia.bots.loops import loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import generator


@dataclass(frozen=True)
class GreedyBot:
    """Takes what looks best at once; with a temperature it is careless (see `choose_greedy`).

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> GreedyBot(temperature=2.5).choose(match.game, match.state, Budget(), seed=1) in match.legal()
    True
    """

    temperature: float = 0.0

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return the legal action after which the actor's position is worth most.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> GreedyBot().choose(match.game, match.state, Budget(), seed=5) in match.legal()
        True
        """
        ids = np.zeros(game.action_count, dtype=np.int16)
        count = game.compiled.legal(state, ids)
        states = game.state.new_array(2)
        states[0] = state
        return int(loops(game).choose_greedy(states, generator(seed), ids, count, self.temperature))
