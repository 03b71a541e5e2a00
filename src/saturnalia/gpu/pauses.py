"""Actions in pieces: where a game does in a loop what an answer has left to be done, a play-out may pause.

On a graphics card threads that have much left to do hold up those that have little. So there a play-out does not run
such a loop to its end: it takes one turn of it at a time, and lanes with the same thing left take theirs together.

A game offers that in its `gpu.py`: LOOP, a rule that only says `while …: ONE_TURN(s)`; ONE_TURN, the rule of one turn;
`what_is_left(s)`, 0 where the loop would end and else a number up to KINDS_LEFT.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saturnalia.kernel.game import Game


@dataclass(frozen=True)
class Pauses:
    """The loop of a game, or None; one turn of it; and what is left: 0 for nothing, else a number up to `count`.

    >>> from saturnalia import load
    >>> pauses(load("pax")).loop, pauses(load("pax")).count
    (None, 0)
    """

    loop: Any
    go_on_once: Any
    what_is_left: Any
    count: int


def nothing_left(s: Any) -> int:  # noqa: ARG001
    """Say that an action is over.

    >>> nothing_left(None)
    0
    """
    return 0


def nothing_now(s: Any) -> None:
    """Do nothing yet.

    >>> nothing_now(None)
    """


def pauses(game: Game) -> Pauses:
    """Return where the play-outs of a game may pause.

    >>> from saturnalia import load
    >>> mare_nostrum = pauses(load("mare_nostrum"))
    >>> state = load("mare_nostrum").state.new()
    >>> mare_nostrum.what_is_left(state)
    0
    >>> state.phase_over = 1
    >>> mare_nostrum.what_is_left(state)
    1
    """
    room = game.optional_room("gpu")
    if not hasattr(room, "LOOP"):
        return Pauses(None, nothing_now, nothing_left, 0)
    assert room is not None
    return Pauses(room.LOOP, room.ONE_TURN, room.what_is_left, room.KINDS_LEFT)
