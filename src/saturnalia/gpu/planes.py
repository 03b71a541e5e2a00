"""Where the numbers of many states lie in the memory of a graphics card.

Thirty-two threads of a card read at once, and what they read should lie together. So the states of a block of lanes
are not kept one after another: each number lies beside the same number of the other lanes, in a plane. Only fields with
long rows (maps of cities) stay together in each lane, for there every lane looks at another place. The journal is
left out, for rules only write it. Single numbers, 64 bits wide in the schema, are stored as narrowly as some random
matches suggest; one that does not fit leaves a mark, and then everything is played again with that field wide.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, generator

LONG_ROW = 256
"""Rows of more numbers than this stay together in each lane."""

LEFT_OUT = ("journal", "journal_length")
MARK = "does_not_fit"
_LINE = 128
_SAMPLED = 2000 if INTERPRET else 200_000
_AT_ONCE = 2000


@dataclass(frozen=True)
class Plane:
    """Where one field lies: `start`, and the bytes from a lane to the next and from an entry to the next.

    >>> plane = Plane(np.dtype(np.int16), np.dtype(np.int16), (3, 2), start=64, to_next_lane=2, to_next_entry=512)
    >>> plane.entries
    6
    """

    kind: np.dtype[Any]
    stored: np.dtype[Any]
    shape: tuple[int, ...]
    start: int
    to_next_lane: int
    to_next_entry: int

    @property
    def entries(self) -> int:
        """How many numbers the field has.

        >>> Plane(np.dtype(np.int8), np.dtype(np.int8), (), 0, 1, 256).entries
        1
        """
        return int(np.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Planes:
    """The layout of a block of lanes: its planes by the names of the fields, and its size in bytes.

    >>> from saturnalia import load
    >>> planes = side_by_side(load("pax"), 256)
    >>> planes.fields["hand"].to_next_lane, planes.fields["hand"].to_next_entry
    (1, 256)
    """

    name: str
    lanes: int
    fields: dict[str, Plane]
    size: int

    def records(self, memory: Any, dtype: np.dtype[Any]) -> Any:
        """Return the states of whole blocks, given as bytes, as records; what was left out is zero.

        >>> from saturnalia import load
        >>> pax = load("pax")
        >>> planes = side_by_side(pax, 32)
        >>> memory = np.zeros(planes.size, dtype=np.uint8)
        >>> memory[planes.fields["hand"].start + 5] = 3  # the first entry of lane 5
        >>> planes.records(memory, pax.state.dtype())["hand"][5, 0, :2].tolist()
        [3, 0]
        """
        blocks = memory.reshape(-1, self.size)
        found = np.zeros((len(blocks), self.lanes), dtype=dtype)
        for name, plane in self.fields.items():
            if name != MARK:
                found[name] = self._part(blocks, plane).reshape(len(blocks), self.lanes, *plane.shape)
        return found.reshape(-1)

    def misfits(self, memory: Any) -> set[str]:
        """Return the fields that met a number which did not fit.

        >>> from saturnalia import load
        >>> planes = side_by_side(load("pax"), 32, {"legions": np.dtype(np.int8)})
        >>> planes.misfits(np.zeros(2 * planes.size, dtype=np.uint8))
        set()
        """
        if MARK not in self.fields:
            return set()
        names = list(self.fields)
        marks = self._part(memory.reshape(-1, self.size), self.fields[MARK])
        return {names[mark - 1] for mark in np.unique(marks) if mark > 0}

    def mark_of(self, name: str) -> int:
        """Return the mark that a field leaves.

        >>> from saturnalia import load
        >>> side_by_side(load("pax"), 32).mark_of("generator")
        1
        """
        return list(self.fields).index(name) + 1

    def _part(self, blocks: Any, plane: Plane) -> Any:
        size = plane.entries * plane.stored.itemsize * self.lanes
        part = np.ascontiguousarray(blocks[:, plane.start : plane.start + size]).view(plane.stored)
        if plane.to_next_entry == plane.stored.itemsize:
            return part.reshape(len(blocks), self.lanes, plane.entries)
        return part.reshape(len(blocks), plane.entries, self.lanes).transpose(0, 2, 1)


def side_by_side(game: Game, lanes: int, narrower: Mapping[str, np.dtype[Any]] | None = None) -> Planes:
    """Return the layout of so many lanes, in which some single numbers are stored more narrowly.

    >>> from saturnalia import load
    >>> side_by_side(load("pax"), 256).size > side_by_side(load("pax"), 256, {"legions": np.dtype(np.int8)}).size
    True
    """
    narrower = narrower or {}
    columns = [(f.name, np.dtype(f.kind), f.shape) for f in game.state.fields() if f.name not in LEFT_OUT]
    if narrower:
        columns.append((MARK, np.dtype(np.int16), ()))
    fields: dict[str, Plane] = {}
    start = 0
    for name, kind, shape in sorted(columns, key=lambda column: -narrower.get(column[0], column[1]).itemsize):
        stored = narrower.get(name, kind)
        size = int(np.prod(shape)) * stored.itemsize
        together = bool(shape) and shape[-1] > LONG_ROW
        to_next = (size, stored.itemsize) if together else (stored.itemsize, stored.itemsize * lanes)
        fields[name] = Plane(kind, stored, shape, start, *to_next)
        start += size * lanes
    told = ",".join(f"{name}:{kind.itemsize}" for name, kind in sorted(narrower.items()))
    return Planes(f"{game.name} {lanes} {told}", lanes, fields, -(-start // _LINE) * _LINE)


def one_after_another(game: Game) -> Planes:
    """Return the layout of the records as they are, one lane in each block.

    >>> from saturnalia import load
    >>> one_after_another(load("pax")).size
    3256
    """
    dtype = game.state.dtype()
    fields: dict[str, Plane] = {}
    places: Any = dtype.fields
    for name, (kind, start, *_) in places.items():
        base = kind.base
        fields[name] = Plane(base, base, kind.shape, start, 0, base.itemsize)
    return Planes(f"{game.name} records", 1, fields, dtype.itemsize)


@cache
def narrow_kinds(game: Game, options: tuple[int, ...]) -> dict[str, np.dtype[Any]]:
    """Return for single numbers the narrowest kind with room for twice what a few random matches showed.

    >>> from saturnalia import load
    >>> pax = load("pax")
    >>> narrow_kinds(pax, tuple(pax.encode_options(pax.complete_options({"seats": 4})).tolist()))["actor"]
    dtype('int8')
    """
    rules, numbers = game.compiled, generator(1)
    encoded = np.array(options, dtype=np.int64)
    state, ids = game.state.new(), np.zeros(game.action_count, dtype=np.int16)
    singles = [f.name for f in game.state.fields() if f.shape == () and f.name not in LEFT_OUT]
    least, most = dict.fromkeys(singles, 0), dict.fromkeys(singles, 0)
    state.actor = -1
    seed = 0
    for _ in range(_SAMPLED // _AT_ONCE):
        seen = bytearray()
        for _ in range(_AT_ONCE):
            if state.actor < 0:
                rules.begin(state, encoded, seed)
                seed += 1
            else:
                rules.step(state, int(ids[below(numbers, rules.legal(state, ids))]))
            seen += state.tobytes()
        states = np.frombuffer(seen, dtype=game.state.dtype())
        for name in singles:
            least[name] = min(least[name], int(states[name].min()))
            most[name] = max(most[name], int(states[name].max()))
    found: dict[str, np.dtype[Any]] = {}
    for name in singles:
        for kind in (np.int8, np.int16):  # what needs more is a set of bits, whose highest may be rare
            if np.iinfo(kind).min <= 2 * least[name] and 2 * most[name] <= np.iinfo(kind).max:
                found[name] = np.dtype(kind)
                break
    return found
