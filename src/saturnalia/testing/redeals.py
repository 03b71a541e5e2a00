"""Every position of a match of bots, as every viewer might imagine it."""

from __future__ import annotations

import random

import numpy as np

from saturnalia.bots.loops import GREEDY_BOT, RANDOM_BOT, loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Value
from saturnalia.kernel.random import generator
from saturnalia.kernel.schema import SPECTATOR
from saturnalia.testing.laws import BrokenLaw, Law

_MANNERS = (RANDOM_BOT, GREEDY_BOT, 0.5)
"""The bots of such matches: random, greedy, and greedy but careless."""


def check_laws(game: Game, options: dict[str, Value], *, seed: int) -> int:
    """Let bots play one match: the game's own laws hold after every action, and after a redeal for every viewer.

    Who plays depends on the seed: everybody at random, everybody greedily, or a mixture, since each comes to positions
    that the others never see. Returns how many positions were looked at, redealt ones included.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> check_laws(game, game.complete_options({"seats": 2}), seed=1) > 100
    True
    """
    broken_laws, compiled, lots = game.room("state").broken_laws, game.compiled, random.Random(seed)
    states, ids = game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16)
    numbers, state = generator(seed), states[0]
    compiled.begin(state, game.encode_options(options), seed)
    seats = int(state.seats)
    bots = [_MANNERS[seed % 4]] * seats if seed % 4 < len(_MANNERS) else lots.choices(_MANNERS, k=seats)
    viewers, looked_at = range(SPECTATOR, seats), 0
    for number in range(game.longest_match + 1):
        if laws := broken_laws(state):
            raise BrokenLaw(Law.CONSERVATION, game.name, options, seed, number, laws)
        if state.actor < 0:
            return looked_at + 1
        for viewer in viewers:
            states[1] = state
            compiled.redeal(states[1], viewer, lots.getrandbits(62))
            states[1].generator[0] = state.generator[0]
            if states[1].tobytes() != state.tobytes() and (laws := broken_laws(states[1])):
                raise BrokenLaw(Law.REDEAL_KEEPS_LAWS, game.name, options, seed, number, f"viewer {viewer}: {laws}")
            if viewer == state.actor:
                states[2] = states[1]
        looked_at += 1 + len(viewers)
        count, bot = int(compiled.legal(state, ids)), bots[int(state.actor)]
        action = int(ids[lots.randrange(count)])
        if count > 1 and bot >= GREEDY_BOT:
            action = loops(game).choose_greedy(states[[2, 1]], numbers, ids, count, bot)
        compiled.step(state, action)
    raise BrokenLaw(Law.BOUNDED, game.name, options, seed, game.longest_match, "bots")
