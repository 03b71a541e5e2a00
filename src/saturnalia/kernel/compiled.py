"""The compiled functions of one game, and the loops that play whole matches without returning to Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.journal import open_journal
from saturnalia.kernel.random import below, next_number

if TYPE_CHECKING:
    from saturnalia.kernel.game import Game


_DOORS = ("setup", "legal", "apply", "scores", "places", "redeal", "value")


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
        known = {name: getattr(self, name) for name in _DOORS}
        for template in (begin, step, choose_random, choose_greedy, play_match, play_matches):
            known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
        self.begin: Any = known["begin"]
        self.step: Any = known["step"]
        self.choose_random: Any = known["choose_random"]
        self.choose_greedy: Any = known["choose_greedy"]
        self.play_match: Any = known["play_match"]
        self.play_matches: Any = known["play_matches"]


# placeholders: `specialise` puts one game's functions in their place
setup: Any = None
legal: Any = None
apply: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
value: Any = None

RANDOM_BOT = 0
GREEDY_BOT = 1


def begin(s: Any, options: Any, seed: Any) -> None:
    """Set up a new match in this record.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> state = game.state.new()
    >>> game.compiled.begin(state, game.encode_options(game.complete_options({"seats": 3})), 7)
    >>> state.seats
    np.int64(3)
    """
    s.generator[0] = np.uint64(seed)
    s.revealed = 0
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


def choose_random(numbers: Any, ids: Any, count: int) -> int:
    """Return one of the first `count` ids, each with the same chance.

    >>> from saturnalia import load
    >>> from saturnalia.kernel.random import generator
    >>> ids = np.array([10, 20, 30], dtype=np.int16)
    >>> load("pax").compiled.choose_random(generator(1), ids, 2) in (10, 20)
    True
    """
    return int(ids[below(numbers, count)])


def choose_greedy(states: Any, numbers: Any, ids: Any, count: int) -> int:
    """Return the action after which the actor's position is worth most; equal ones are drawn by lot.

    states[0] holds the position, already redealt for the actor; states[1] is scratch paper.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(2), np.array(match.legal(), dtype=np.int16)
    >>> states[0] = match.state
    >>> match.game.compiled.choose_greedy(states, generator(1), ids, len(ids)) in match.legal()
    True
    """
    seat = int(states[0].actor)
    best = ids[0]
    best_value = -1e30
    equals = 1
    for i in range(count):
        states[1] = states[0]
        step(states[1], ids[i])
        worth = value(states[1], seat)
        if worth > best_value:
            best, best_value, equals = ids[i], worth, 1
        elif worth == best_value:
            equals += 1
            if below(numbers, equals) == 0:
                best = ids[i]
    return int(best)


def play_match(states: Any, ids: Any, bots: Any, numbers: Any, limit: int) -> int:
    """Play the match in states[0] to its end and return the number of actions; bots[seat] chooses for each seat.

    Two more states are needed: the position as the actor may know it, and scratch paper.

    >>> from saturnalia import Match
    >>> from saturnalia.kernel.random import generator
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(3), np.zeros(match.game.action_count, dtype=np.int16)
    >>> states[0] = match.state
    >>> match.game.compiled.play_match(states, ids, np.array([RANDOM_BOT, GREEDY_BOT]), generator(1), 10)
    10
    """
    s = states[0]
    played = 0
    while s.actor >= 0 and played < limit:
        count = legal(s, ids)
        if count == 1:
            action = int(ids[0])
        elif bots[s.actor] == GREEDY_BOT:
            states[1] = states[0]
            redeal(states[1], int(s.actor), np.int64(next_number(numbers) >> np.uint64(1)))
            action = choose_greedy(states[1:], numbers, ids, count)
        else:
            action = choose_random(numbers, ids, count)
        step(s, action)
        played += 1
    return played


def play_matches(
    states: Any, ids: Any, options: Any, bots: Any, numbers: Any, limit: int, points: Any, ranks: Any
) -> int:
    """Play as many matches as `points` has rows; fill in every seat's points and place; return all actions played.

    >>> from saturnalia import load
    >>> from saturnalia.kernel.random import generator
    >>> game = load("pax")
    >>> states, ids = game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16)
    >>> options, bots = game.encode_options(game.complete_options({"seats": 2})), np.array([RANDOM_BOT, RANDOM_BOT])
    >>> points, ranks = np.zeros((2, 4, 2), dtype=np.int32)
    >>> game.compiled.play_matches(states, ids, options, bots, generator(1), game.longest_match, points, ranks) > 4
    True
    """
    count = 0
    for match in range(len(points)):
        begin(states[0], options, np.int64(next_number(numbers) >> np.uint64(1)))
        count += play_match(states, ids, bots, numbers, limit)
        scores(states[0], points[match])
        places(states[0], ranks[match])
    return count
