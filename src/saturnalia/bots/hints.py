"""Hints: what a bot would answer, unless that step is legal but pointless; then the best of the others.

A bot may give a torch for a torch or sell before it passes, because that costs nothing. Somebody who asks for advice
would look for a meaning in it. A game says in its `bots.py` which answers only exchange one thing for another
(`is_exchange(state, action)`) and can be given whenever they are needed; such an answer is offered as a hint only if
it, alone or with more exchanges, makes something possible or brings points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from saturnalia.kernel.game import Game

MOST_LOOKED_AT = 3000
"""After so many positions an exchange passes for useful: nobody waits longer for a hint."""


def worthwhile(game: Game, state: Any, action: int, seed: int) -> int:
    """Return the answer that is offered as a hint, given what a bot would choose.

    `state` may hold what the actor cannot know: it is dealt anew.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> worthwhile(match.game, match.state, match.legal()[0], seed=5) == match.legal()[0]
    True
    """
    exchanges = _exchanges_of(game)
    if exchanges is None or not exchanges(state, action):
        return action
    known = game.state.copy(state)
    game.compiled.redeal(known, int(state.actor), seed)
    if not is_in_vain(game, known, action):
        return action
    others = [answer for answer in _legal(game, known) if not exchanges(known, answer)]
    return max(others, key=lambda answer: _worth(game, known, answer), default=action)


def is_in_vain(game: Game, state: Any, action: int) -> bool:
    """Whether an exchange brings nothing: no answer, now or after more exchanges, that was not there, and no points.

    >>> from saturnalia import Match
    >>> match = Match.new("porta_nigra", seats=2, seed=1)
    >>> is_in_vain(match.game, match.state, match.legal()[0])
    False
    """
    exchanges = _exchanges_of(game)
    if exchanges is None or not exchanges(state, action):
        return False
    possible = _within_reach(game, state)
    points = _points(game, state)
    waiting, seen = [_after(game, state, action)], set[bytes]()
    while waiting:
        position = waiting.pop()
        if len(seen) > MOST_LOOKED_AT or position.actor != state.actor or position.decision != state.decision:
            return False
        if _points(game, position) > points or not _within_reach(game, position) <= possible:
            return False
        for answer in _legal(game, position):
            if exchanges(position, answer):
                further = _after(game, position, answer)
                if (mark := further.tobytes()) not in seen:
                    seen.add(mark)
                    waiting.append(further)
    return True


def _exchanges_of(game: Game) -> Any:
    return getattr(game.optional_room("bots"), "is_exchange", None)


def _within_reach(game: Game, state: Any) -> set[tuple[int, int]]:
    """What can be answered now, and to the next question of the same turn; exchanges do not count."""
    return set(_reached(game, state))


def _reached(game: Game, state: Any) -> Iterator[tuple[int, int]]:
    exchanges = _exchanges_of(game)
    for answer in _legal(game, state):
        if exchanges(state, answer):
            continue
        yield answer, -1
        then = _after(game, state, answer)
        if then.actor == state.actor and then.decision != state.decision:
            yield from ((answer, following) for following in _legal(game, then))


def _legal(game: Game, state: Any) -> list[int]:
    ids = np.zeros(game.action_count, dtype=np.int16)
    count = int(game.compiled.legal(state, ids))
    return [int(answer) for answer in ids[:count]]


def _after(game: Game, state: Any, action: int) -> Any:
    after = game.state.copy(state)
    game.compiled.step(after, action)
    after["journal"] = 0  # which tells the way, not the position
    return after


def _points(game: Game, state: Any) -> int:
    points = np.zeros(int(state.seats), dtype=np.int32)
    game.compiled.scores(state, points)
    return int(points[state.actor])


def _worth(game: Game, state: Any, answer: int) -> float:
    return float(game.compiled.value(_after(game, state, answer), int(state.actor)))
