"""What a net has learned of a game by self-play (`saturnalia learn`): which answer is good, and how a match will end.

The net lies in `judgement.npz` in the game's folder, is read with NumPy and evaluated in compiled code. It reads what
one seat may know (`look` in the game's `judgement.py`), and tells for every answer how much it likes it, and for every
seat, from that one on, its chance of coming first and its points in each row of the score sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saturnalia.bots import Budget
from saturnalia.bots.greedy import GreedyBot
from saturnalia.kernel.compiling import rule, specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, generator

FILE = "judgement.npz"
POINTS_UNIT = 10.0
"""So many points of a row are 1 for the net."""
LEAST_HINT = -8.0
"""An answer that `value` finds so many deviations worse than the best one, or more, is no more unlikely for that."""

# placeholders: `specialise` puts one game's functions and numbers in their place
look: Any = None
step: Any = None
legal: Any = None
value: Any = None
ROWS: Any = None
SEATS: Any = None


class Net(NamedTuple):
    """The numbers of a net, and scratch paper to work it out on.

    >>> from saturnalia import load
    >>> net_of(load("pax")).boldness.dtype
    dtype('float32')
    """

    first: Any  # feature x hidden
    first_bias: Any
    second: Any  # hidden x hidden
    second_bias: Any
    actions: Any  # action x hidden
    actions_bias: Any
    prospects: Any  # hidden x what is foretold: a worth for each seat, a chance for each and for nobody, rows
    prospects_bias: Any
    boldness: Any  # how much a deviation of `value` counts beside the net, for each kind of question
    seen: Any
    hidden: Any
    deeper: Any
    foretold: Any
    likes: Any


@rule
def look_at_nothing(_s: Any, _seat: int, _seen: Any) -> None:
    """What a game's `look` is where there is none.

    >>> look_at_nothing(None, 0, None)
    """


def has_net(game: Game) -> bool:
    """Return whether a net was learned for a game that fits it as it is now.

    >>> from saturnalia import load
    >>> has_net(load("pax")) in (True, False)
    True
    """
    return stored_net(game) is not None


@cache
def stored_net(game: Game) -> dict[str, Any] | None:
    """Return the arrays in the game's file, if it has one and the shapes fit.

    >>> from saturnalia import load
    >>> found = stored_net(load("minerva"))
    >>> found is None or "first" in found
    True
    """
    room, file = game.optional_room("judgement"), game.folder / FILE
    if not room or not file.is_file():
        return None
    with np.load(file) as stored:
        arrays = {name: stored[name] for name in stored.files}
    return arrays if arrays["first"].shape[0] == room.FEATURES and len(arrays["actions"]) == game.action_count else None


def net_of(game: Game) -> Net:
    """Return the net of a game, with scratch paper of its own; an empty one if nothing was learned.

    >>> from saturnalia import load
    >>> net_of(load("minerva")).seen.dtype
    dtype('int8')
    """
    room, numbers = game.optional_room("judgement"), _numbers_of(game)
    return Net(
        **numbers,
        seen=np.zeros(room.FEATURES if room else 1, dtype=np.int8),
        hidden=np.zeros(len(numbers["first_bias"]), dtype=np.float32),
        deeper=np.zeros(len(numbers["second_bias"]), dtype=np.float32),
        foretold=np.zeros(len(numbers["prospects_bias"]), dtype=np.float32),
        likes=np.zeros(game.action_count),
    )


@cache
def _numbers_of(game: Game) -> dict[str, Any]:
    stored = stored_net(game)
    if stored is None:
        stored = {name: np.zeros((1, 1)) for name in ("first", "second", "actions", "prospects")}
        stored |= {f"{name}_bias": np.zeros(1) for name in stored}
        stored["boldness"] = np.zeros(1)
    return {name: np.ascontiguousarray(stored[name], dtype=np.float32) for name in Net._fields[:9]}


@cache
def functions_of(game: Game) -> dict[str, Any]:
    """Return `consider`, `foretell`, `like` and `choose_liked`, made for one game.

    >>> from saturnalia import load
    >>> sorted(functions_of(load("pax")))
    ['choose_liked', 'consider', 'foretell', 'like']
    """
    room = game.optional_room("judgement")
    known: dict[str, Any] = {name: getattr(game.compiled, name) for name in ("step", "legal", "value")}
    known |= {"look": room.look if room else look_at_nothing}
    known |= {"ROWS": len(room.ROWS) if room else 1, "SEATS": max(game.seat_counts)}
    for template in (consider, foretell, like, choose_liked):
        known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
    return {name: known[name] for name in ("consider", "foretell", "like", "choose_liked")}


def consider(s: Any, seat: int, net: Any) -> None:
    """Work out the last hidden layer for what a seat knows of a position; nothing that is 0 is multiplied.

    >>> from saturnalia import Match
    >>> match = Match.new("minerva", seats=2, seed=1)
    >>> net = net_of(match.game)
    >>> functions_of(match.game)["consider"](match.state, 0, net)
    >>> bool(net.deeper.max() > 0.0)
    True
    """
    seen, hidden, deeper = net.seen, net.hidden, net.deeper
    for i in range(len(seen)):
        seen[i] = 0
    look(s, seat, seen)
    for j in range(len(hidden)):
        hidden[j] = net.first_bias[j]
    for i in range(len(seen)):
        if seen[i] != 0:
            number = np.float32(seen[i])
            for j in range(len(hidden)):
                hidden[j] += number * net.first[i, j]
    for j in range(len(deeper)):
        deeper[j] = net.second_bias[j]
    for i in range(len(hidden)):
        if hidden[i] > 0.0:
            number = hidden[i]
            for j in range(len(deeper)):
                deeper[j] += number * net.second[i, j]
    for j in range(len(deeper)):
        deeper[j] = max(deeper[j], np.float32(0.0))


def foretell(seats: int, seat: int, net: Any, chances: Any, points: Any) -> None:
    """After `consider`: write the chance of every seat to come first, and its points, seats counted as usual.

    What is missing to 1 is the chance that nobody comes first alone.

    >>> from saturnalia import Match
    >>> match = Match.new("minerva", seats=2, seed=1)
    >>> net = net_of(match.game)
    >>> functions_of(match.game)["consider"](match.state, 0, net)
    >>> chances, points = np.zeros((2, 2))
    >>> functions_of(match.game)["foretell"](2, 0, net, chances, points)
    >>> bool(0.5 < chances.sum() <= 1.001)
    True
    """
    foretold, deeper = net.foretold, net.deeper
    for j in range(len(foretold)):
        foretold[j] = net.prospects_bias[j]
    for i in range(len(deeper)):
        if deeper[i] > 0.0:
            number = deeper[i]
            for j in range(len(foretold)):
                foretold[j] += number * net.prospects[i, j]
    highest = foretold[2 * SEATS]
    for ahead in range(seats):
        highest = max(highest, foretold[SEATS + ahead])
    total = np.exp(foretold[2 * SEATS] - highest)
    for ahead in range(seats):
        total += np.exp(foretold[SEATS + ahead] - highest)
    for ahead in range(seats):
        other = (seat + ahead) % seats
        chances[other] = np.exp(foretold[SEATS + ahead] - highest) / total
        sum_of_rows = 0.0
        for row in range(ROWS):
            sum_of_rows += foretold[2 * SEATS + 1 + ahead * ROWS + row]
        points[other] = POINTS_UNIT * sum_of_rows


def like(s: Any, tried: Any, ids: Any, count: int, net: Any) -> None:
    """After `consider`: write in `net.likes` how much each answer is liked, by what it leads to and by the net.

    `tried` is a row of one record, as scratch paper.

    >>> from saturnalia import Match
    >>> match = Match.new("minerva", seats=2, seed=1)
    >>> net = net_of(match.game)
    >>> functions_of(match.game)["consider"](match.state, match.actor, net)
    >>> ids = np.array(match.legal(), dtype=np.int16)
    >>> functions_of(match.game)["like"](match.state, match.game.state.new_array(1), ids, len(ids), net)
    >>> len(set(net.likes[: len(ids)])) > 1
    True
    """
    seat = int(s.actor)
    likes, deeper = net.likes, net.deeper
    total = squares = 0.0
    best = -1e30
    for i in range(count):
        tried[0] = s
        step(tried[0], ids[i])
        worth = float(value(tried[0], seat))
        likes[i] = worth
        total += worth
        squares += worth * worth
        best = max(best, worth)
    mean = total / count
    spread = np.sqrt(max(0.0, squares / count - mean * mean)) + 1e-3
    boldness = net.boldness[s.decision]
    for i in range(count):
        said = net.actions_bias[ids[i]]
        for j in range(len(deeper)):
            said += deeper[j] * net.actions[ids[i], j]
        likes[i] = said + boldness * max(LEAST_HINT, (likes[i] - best) / spread)


def choose_liked(states: Any, numbers: Any, ids: Any, net: Any, carelessness: float) -> int:
    """Return the answer that is liked best; with some carelessness, one that is liked nearly as much.

    states[0] holds the position as its actor knows it, the next one is scratch paper.

    >>> from saturnalia import Match
    >>> match = Match.new("minerva", seats=2, seed=1)
    >>> states, ids = match.game.state.new_array(2), np.zeros(match.game.action_count, dtype=np.int16)
    >>> states[0] = match.state
    >>> functions_of(match.game)["choose_liked"](states, generator(1), ids, net_of(match.game), 0.0) in match.legal()
    True
    """
    s = states[0]
    count = legal(s, ids)
    if count == 1:
        return int(ids[0])
    consider(s, int(s.actor), net)
    like(s, states[1:], ids, count, net)
    best = 0
    most = -1e30
    for i in range(count):
        liking = net.likes[i]
        if carelessness > 0.0:  # Gumbel noise
            liking -= carelessness * np.log(-np.log((below(numbers, 1 << 30) + 0.5) / (1 << 30)))
        if liking > most:
            most = liking
            best = i
    return int(ids[best])


@dataclass(frozen=True)
class LearnedBot:
    """Takes the answer that the net of its game likes best, without looking ahead.

    >>> LearnedBot().carelessness
    0.0
    """

    carelessness: float = 0.0

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return what is liked best; where nothing was learned, what is worth most at once.

        >>> from saturnalia import Match
        >>> match = Match.new("minerva", seats=2, seed=1)
        >>> LearnedBot().choose(match.game, match.state, Budget(), seed=1) in match.legal()
        True
        """
        if not has_net(game):
            return GreedyBot(self.carelessness).choose(game, state, budget, seed)
        states = game.state.new_array(2)
        states[0] = state
        ids = np.zeros(game.action_count, dtype=np.int16)
        return int(functions_of(game)["choose_liked"](states, generator(seed), ids, net_of(game), self.carelessness))
