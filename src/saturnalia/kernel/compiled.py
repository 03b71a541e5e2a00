"""The compiled functions of one game: the doors of its rules, and what the kernel makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from saturnalia.kernel.clearing import clearing
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.journal import open_journal

if TYPE_CHECKING:
    from saturnalia.kernel.game import Game


class Compiled:
    """What `rules.py` and `value.py` define, and what the kernel makes of it.

    >>> from saturnalia.kernel.game import load
    >>> load("pax").compiled.legal.__name__
    'legal'
    """

    def __init__(self, game: Game) -> None:
        rules = game.room("rules")
        self.setup: Any = rules.setup
        self.legal: Any = rules.legal
        self.apply: Any = rules.apply
        self.scores: Any = rules.scores
        self.places: Any = rules.places
        self.redeal: Any = game.room("redeal").redeal
        self.value: Any = game.room("value").value
        self.clear: Any = clearing(game.state, game.folder, game.compiled_name)
        self.begin: Any = specialise(begin, game.folder, game.compiled_name, clear=self.clear, setup=self.setup)
        self.step: Any = specialise(step, game.folder, game.compiled_name, apply=self.apply)


# placeholders: `specialise` puts one game's functions in their place
clear: Any = None
setup: Any = None
apply: Any = None


def begin(s: Any, options: Any, seed: Any) -> None:
    """Set up a new match in this record.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> state = game.state.new()
    >>> game.compiled.begin(state, game.encode_options(game.complete_options({"seats": 3})), 7)
    >>> state.seats
    np.int64(3)
    """
    clear(s)
    s.generator[0] = np.uint64(seed)
    s.journal_length = 0
    s.journal[:] = 0
    setup(s, options)


def step(s: Any, action: int) -> None:
    """Play one legal action: the journal then holds what it caused.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> before = match.state.tobytes()
    >>> match.game.compiled.step(match.state, match.legal()[0])
    >>> match.state.tobytes() == before
    False
    """
    open_journal(s)
    apply(s, action)
