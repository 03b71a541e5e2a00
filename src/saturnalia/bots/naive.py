"""Bots that do not think: whoever cannot beat all of them has not understood the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saturnalia.bots import Budget
from saturnalia.bots.loops import FIRST_BOT, HOARDING_BOT, PASSING_BOT, RANDOM_BOT, SPENDING_BOT, loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import generator

MANNERS = {
    "first": FIRST_BOT,
    "pass": PASSING_BOT,
    "random": RANDOM_BOT,
    "hoard": HOARDING_BOT,
    "spend": SPENDING_BOT,
}
"""The first answer; a pass wherever there is one; by lot; what leaves most in hand; what leaves least."""


@dataclass(frozen=True)
class NaiveBot:
    """Answers in one of the MANNERS (see `choose_naive`).

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> NaiveBot("first").choose(match.game, match.state, Budget(), seed=1) == match.legal()[0]
    True
    """

    manner: str

    @property
    def code(self) -> float:
        """The number that stands for this bot in compiled loops.

        >>> NaiveBot("hoard").code
        -4.0
        """
        return MANNERS[self.manner]

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return a legal action without thinking.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> NaiveBot("spend").choose(match.game, match.state, Budget(), seed=5) in match.legal()
        True
        """
        ids = np.zeros(game.action_count, dtype=np.int16)
        count = game.compiled.legal(state, ids)
        states = game.state.new_array(2)
        states[0] = state
        return int(loops(game).choose_naive(states, generator(seed), ids, count, self.code))
