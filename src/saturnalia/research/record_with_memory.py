"""A record with its memory: what has been played, what each seat was told of it, and what a viewer sees now.

Compiled functions are given the position as an array of one record: a bare record takes twenty times as long to pass.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game, load
from saturnalia.kernel.observation_layout import check_viewer
from saturnalia.kernel.observing import observing
from saturnalia.kernel.options import Value
from saturnalia.kernel.schema import JOURNAL_WIDTH
from saturnalia.research.utilities import UTILITIES, utility

HIDDEN = -(2**15)
"""Stands in a memory where somebody else's secret was."""

Memory = tuple[int, int, bytes]
"""Who answered, which action, and the journal's lines."""

# placeholders: `specialise` puts one game's functions in their place
step: Any = None
legal: Any = None


class RecordWithMemory:
    """A match that can be copied and dealt anew at any point; before `deal` nobody is the actor.

    >>> position = RecordWithMemory(load("pax"), {"seats": 2})
    >>> position.deal(1)
    >>> position.actor, position.legal
    (1, [43, 45])
    """

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        """Lay out an empty record; `options` may leave out what is as usual."""
        self.game = game
        self.options = game.complete_options(options)
        self.records = game.state.new_array(1)
        self._ids = np.zeros(game.action_count, dtype=np.int16)
        self.actor: int | None = None
        self.legal: list[int] = []
        self.memories: list[Memory] = []
        self._told: dict[int, tuple[int, str]] = {}

    @property
    def record(self) -> Any:
        """The state itself, as rules and bots take it.

        >>> RecordWithMemory(load("pax"), {"seats": 2}).record.actor
        np.int64(0)
        """
        return self.records[0]

    def deal(self, seed: int) -> None:
        """Begin the match of this seed.

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(7)
        >>> int(position.record.seats)
        2
        """
        self.game.compiled.begin(self.record, self.game.encode_options(self.options), seed)
        self._offer()

    def play(self, action: int) -> None:
        """Play a legal action.

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> position.play(43)
        >>> position.actor
        0
        """
        records, actor = self.records, self.actor
        if actor is None or action not in self.legal:
            raise ValueError(f"{action} is not one of {self.legal}")
        count = _turn(self.game)(records, action, self._ids)
        self.memories.append((actor, action, records["journal"][0, : records["journal_length"].item()].tobytes()))
        self._offer(count)

    def _offer(self, count: int | None = None) -> None:
        """Tell who must answer and how; the first `count` ids are legal, if that is known already."""
        self.actor = self.records["actor"].item()
        if count is None:
            count = self.game.compiled.legal(self.record, self._ids) if self.actor >= 0 else 0
        self.legal = sorted(self._ids[:count].tolist())

    def results(self) -> tuple[list[int], list[int]]:
        """Return every seat's points and place as they stand.

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> [len(row) for row in position.results()]
        [2, 2]
        """
        found = np.zeros((2, int(self.record["seats"])), dtype=np.int32)
        self.game.compiled.scores(self.record, found[0])
        self.game.compiled.places(self.record, found[1])
        return found[0].tolist(), found[1].tolist()

    def utilities(self, kind: str) -> list[float]:
        """Return what the finished match was worth to each seat (see `saturnalia.research.utilities`).

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> while position.legal:
        ...     position.play(position.legal[0])
        >>> sorted(position.utilities("rank"))[0] < 0
        True
        """
        points, ranks = map(np.array, self.results())
        seats = len(ranks)
        return [float(utility(UTILITIES[kind], points, ranks, seats, seat)) for seat in range(seats)]

    # -- what viewers know ------------------------------------------------------------------------------------------

    def observe(self, viewer: int) -> Any:
        """Return what a viewer sees now, a seat or -1 for a spectator (see `saturnalia.kernel.observation_layout`).

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> position.observe(-1).shape
        (2111,)
        """
        check_viewer(viewer, int(self.record.seats))
        seen = observing(self.game)
        row = np.zeros((1, seen.width), dtype=np.int16)
        unsigned = self.records.view(np.ndarray).view(np.uint8).reshape(1, -1)
        numbers = unsigned.view(np.int16), unsigned.view(np.int8), unsigned
        seen.observe(self.record, *numbers, np.uint64(0), viewer, seen.runs, row)
        return row[0]

    def told(self, viewer: int) -> str:
        """Return all that a seat has done and was told since the deal, a line for each action.

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> position.play(43)
        >>> position.told(1), position.told(0)
        ('1:43 2,1,21;26,1,23', '1:? 2,1,?;26,1,?')
        """
        count, text = self._told.get(viewer, (0, ""))
        for memory in self.memories[count:]:
            text += _line(self.game, _hidden_from(self.game, memory, viewer)) + "\n"
        self._told[viewer] = len(self.memories), text
        return text.rstrip("\n")

    # -- copies -----------------------------------------------------------------------------------------------------

    def copy(self) -> RecordWithMemory:
        """Return an independent copy.

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> position.copy().play(43)
        >>> position.memories
        []
        """
        other = RecordWithMemory.__new__(RecordWithMemory)
        other.game, other.options, other.actor = self.game, self.options, self.actor
        other.records = np.frombuffer(bytearray(self.records.tobytes()), dtype=self.records.dtype)
        other._ids = np.empty_like(self._ids)
        other.legal, other.memories, other._told = self.legal, self.memories.copy(), self._told.copy()
        return other

    def redealt(self, viewer: int, seed: int) -> RecordWithMemory:
        """Return a copy in which all that the viewer cannot know is dealt anew, also what others remember.

        >>> position = RecordWithMemory(load("pax"), {"seats": 2})
        >>> position.deal(1)
        >>> position.play(43)
        >>> other = position.redealt(viewer=0, seed=5)
        >>> (other.observe(0) == position.observe(0)).all(), other.told(0) == position.told(0)
        (np.True_, True)
        """
        other = self.copy()
        self.game.compiled.redeal(other.record, viewer, seed)
        other.memories = [_hidden_from(self.game, memory, viewer) for memory in self.memories]
        other._told = {}
        other._offer()
        return other

    def __deepcopy__(self, _memo: Any) -> RecordWithMemory:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., RecordWithMemory], tuple[Any, ...]]:
        return _restored, (self.game.name, self.options, self.records.tobytes(), self.actor, self.memories)


def _restored(
    name: str, options: dict[str, Value], data: bytes, actor: int | None, memories: list[Memory]
) -> RecordWithMemory:
    position = RecordWithMemory(load(name), options)
    position.records.view(np.ndarray).view(np.uint8)[:] = np.frombuffer(data, dtype=np.uint8)
    position.memories = memories
    if actor is not None:
        position._offer()
    return position


def take_turn(states: Any, action: int, ids: Any) -> int:
    """Play an action, write down the answers to the next question and return how many there are; 0 at the end.

    >>> take_turn.__code__.co_argcount
    3
    """
    step(states[0], action)
    return int(legal(states[0], ids)) if states[0].actor >= 0 else 0


@cache
def _turn(game: Game) -> Any:
    doors = {"step": game.compiled.step, "legal": game.compiled.legal}
    return specialise(take_turn, game.folder, game.compiled_name, **doors)


@cache
def _secrets(game: Game) -> dict[int, tuple[int, list[tuple[int, int]]]]:
    """For each event how many arguments count, and in which columns a secret and its only knower stand."""
    found = {}
    for code, event in game.events.items():
        place = {name: column for column, name in enumerate(event.args, start=1)}
        hidden = [(place[name], place[seat]) for name, seat in (event.secret or {}).items()]
        found[int(code)] = (len(event.args), hidden)
    return found


def _hidden_from(game: Game, memory: Memory, viewer: int) -> Memory:
    actor, action, data = memory
    lines = np.frombuffer(bytearray(data), dtype=np.int16).reshape(-1, JOURNAL_WIDTH)
    for line in lines:
        for secret, knower in _secrets(game)[int(line[0])][1]:
            if line[knower] != viewer:
                line[secret] = HIDDEN
    return actor, action if actor == viewer else HIDDEN, lines.tobytes()


def _line(game: Game, memory: Memory) -> str:
    actor, action, data = memory
    rows = np.frombuffer(data, dtype=np.int16).reshape(-1, JOURNAL_WIDTH).tolist()
    shown = [",".join(_shown(number) for number in row[: 1 + _secrets(game)[row[0]][0]]) for row in rows]
    return f"{actor}:{_shown(action)} {';'.join(shown)}"


def _shown(number: int) -> str:
    return "?" if number == HIDDEN else str(number)
