"""One match between bots from its deal to its end, and all that tournaments and studies want to know of it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from saturnalia.arena.simulate import code_of
from saturnalia.bots import UnknownBot, choose, make_bot
from saturnalia.bots.loops import loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match
from saturnalia.kernel.random import generator, next_number
from saturnalia.kernel.shipped import use_own_code


@dataclass(frozen=True)
class Result:
    """What came of one match; lists go by seat. Messages are kept as JSON, so that a file or a network can carry them.

    >>> Result(["greedy", "random"], [31, 20], [1, 2], 90).winners
    [0]
    """

    bots: list[str]
    scores: list[int]
    places: list[int]
    actions: int
    moves: list[int] | None = None  # answers that were a choice
    seconds: list[float] | None = None  # what they took
    sheet: list[dict[str, Any]] | None = None  # title and points of every scoring category
    factions: list[dict[str, Any]] | None = None
    taken: list[list[dict[str, Any]]] | None = None
    outcome: dict[str, Any] | None = None

    @property
    def winners(self) -> list[int]:
        """The seats in the first place: one, several who share the win, or none.

        >>> Result(["greedy", "random"], [31, 31], [1, 1], 90).winners
        [0, 1]
        """
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """The share of the win that each seat has.

        >>> Result(["greedy", "random"], [31, 31], [1, 1], 90).shares
        [0.5, 0.5]
        """
        return [1 / len(self.winners) if place == 1 else 0.0 for place in self.places]

    def to_json(self) -> dict[str, Any]:
        """Return what is known, as JSON.

        >>> Result(["greedy", "random"], [31, 20], [1, 2], 90).to_json()["actions"]
        90
        """
        return {name: value for name, value in asdict(self).items() if value is not None}


def play_timed(
    game: Game, options: dict[str, Any], bots: Sequence[str], deal: int, lots: int, stopped: Callable[[], bool]
) -> Result | None:
    """Play a match move by move and measure every bot's thinking; None if `stopped` says so on the way.

    `deal` is the seed of the match, `lots` of everything that the bots draw.

    >>> from saturnalia import load
    >>> result = play_timed(load("pax"), {"seats": 2}, ["greedy", "random"], deal=1, lots=2, stopped=lambda: False)
    >>> len(result.moves), result.actions > sum(result.moves)
    (2, True)
    """
    use_own_code()
    match = Match(game, game.complete_options(options), deal)
    state, numbers = match.state, generator(lots)
    players = [make_bot(name) for name in bots]
    ids = np.zeros(game.action_count, dtype=np.int16)
    actions, moves, seconds = 0, [0] * match.seats, [0.0] * match.seats
    while (seat := match.actor) >= 0 and actions < game.longest_match:
        if stopped():
            return None
        if game.compiled.legal(state, ids) > 1:
            began = time.perf_counter()
            action = choose(players[seat], game, state, int(next_number(numbers)) >> 1)
            seconds[seat] += time.perf_counter() - began
            moves[seat] += 1
        else:
            action = int(ids[0])
        game.compiled.step(state, action)
        actions += 1
    rounded = [round(spent, 6) for spent in seconds]
    return Result(list(bots), match.scores(), match.places(), actions, moves, rounded, **_notes(game, state))


def play_compiled(game: Game, options: dict[str, Any], bots: Sequence[str], deal: int, lots: int) -> Result:
    """Play a match between bots that the compiled loops know (random, greedy) without returning to Python.

    >>> from saturnalia import load
    >>> play_compiled(load("pax"), {"seats": 2}, ["greedy", "random"], deal=1, lots=2).winners
    [0]
    """
    use_own_code()
    match = Match(game, game.complete_options(options), deal)
    states = game.state.new_array(3)
    states[0] = match.state
    ids = np.zeros(game.action_count, dtype=np.int16)
    codes = np.array([code_of(name, game.name) for name in bots])
    actions = loops(game).play_match(states, ids, codes, generator(lots), game.longest_match)
    match.state = states[0]
    return Result(list(bots), match.scores(), match.places(), int(actions), **_notes(game, states[0]))


def is_compiled(name: str, game: str) -> bool:
    """Whether the compiled loops know this bot in a game.

    >>> is_compiled("greedy", "pax"), is_compiled("search:200ms", "pax")
    (True, False)
    >>> is_compiled("centurio", "mare_nostrum"), is_compiled("consul", "minerva")
    (True, False)
    """
    make_bot(name)
    try:
        code_of(name, game)
    except UnknownBot:
        return False
    return True


def _notes(game: Game, state: Any) -> dict[str, Any]:
    """What the game itself says about the end: score sheet and outcome, and what its room `balance` counts."""
    notes: dict[str, Any] = {
        "sheet": [{"title": row.title.to_json(), "points": row.points} for row in game.score_sheet(state)],
        "outcome": game.outcome(state).to_json(),
    }
    if room := game.optional_room("balance"):
        if hasattr(room, "factions"):
            notes["factions"] = [message.to_json() for message in room.factions(state)]
        if hasattr(room, "taken"):
            notes["taken"] = [[message.to_json() for message in messages] for messages in room.taken(state)]
    return notes


def seed_of(*parts: int) -> int:
    """Return a seed of 63 bits that depends on all these numbers.

    >>> seed_of(1, 0) != seed_of(0, 1)
    True
    """
    text = "-".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
