"""What a learner reads: one row of 16-bit numbers, laid out field by field as the game's state declares them.

Numbers of 8 or 16 bits take one entry each. Numbers of 64 bits, which are all single ones, take four: their 16-bit
words, the lowest first. So nothing is lost, also not of sets with a bit for each province, and a small number stands
in its first entry. Fields that nobody ever sees (decks, scratch paper) and the journal are left out. What the viewer
may not see holds the field's `unknown`, exactly as in `State.mask`; when the match is over everything is seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.game import Game
from saturnalia.kernel.schema import SPECTATOR, Field, Record, SeatNamedBy, SeatOnAxis, everyone, nobody

WORDS, SIGNED_BYTES, UNSIGNED_BYTES = range(3)
"""How a run of numbers lies in the record: 16-bit words, or bytes."""

WORDS_OF_A_WIDE_NUMBER = 4


@dataclass(frozen=True)
class ObservedField:
    """Where one field of the state stands in an observation.

    >>> from saturnalia import load
    >>> observation_layout(load("pax")).entry("rome")
    ObservedField(field='rome', start=56, shape=(40,), seen_by='everyone', doc="Rome's face-up cards by type")
    """

    field: str
    start: int
    shape: tuple[int, ...]
    seen_by: str
    doc: str

    @property
    def size(self) -> int:
        """How many entries the field takes.

        >>> ObservedField("hand", 0, (8, 40), "owner", "cards in hand").size
        320
        """
        return int(np.prod(self.shape))


class ObservationLayout:
    """The observation of one game: its entries, and the tables from which compiled code makes it.

    >>> from saturnalia import load
    >>> observation_layout(load("pax")).width
    2111
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fields = [f for f in game.state.fields() if f.seen_by is not nobody and f.name != "journal_length"]
        self.entries: list[ObservedField] = []
        runs: list[list[int]] = []
        places = game.state.dtype().fields
        for f in self.fields:
            wide = np.dtype(f.kind).itemsize == 8
            shape = f.shape + ((WORDS_OF_A_WIDE_NUMBER,) if wide else ())
            entry = ObservedField(f.name, self.width, shape or (1,), f.seen_by.__name__.replace("_", " "), f.doc)
            self.entries.append(entry)
            _append_run(runs, places[f.name][1], entry, _way(f))
        self.runs = np.array(runs, dtype=np.int64)
        """Rows of (way, first byte, first entry, entries): neighbours that are copied in the same way are one run."""

    @property
    def width(self) -> int:
        """How many numbers an observation has.

        >>> from saturnalia import load
        >>> observation_layout(load("porta_nigra")).width > 500
        True
        """
        return self.entries[-1].start + self.entries[-1].size if self.entries else 0

    def entry(self, field: str) -> ObservedField:
        """Return where a field stands.

        >>> from saturnalia import load
        >>> observation_layout(load("pax")).entry("hand").shape
        (8, 40)
        """
        return next(entry for entry in self.entries if entry.field == field)

    def read(self, observation: Any, field: str) -> Any:
        """Return one field of one or many observations, in its own shape; wide numbers come back whole.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> pax = observation_layout(match.game)
        >>> pax.read(pax.observe(match.state, 0), "money").tolist()[:2]
        [5, -1]
        """
        entry = self.entry(field)
        wide = np.dtype(self.game.state.dtype()[field].base).itemsize == 8
        part = np.ascontiguousarray(observation[..., entry.start : entry.start + entry.size])
        shaped = part.reshape(observation.shape[:-1] + entry.shape)
        return shaped.view(np.int64)[..., 0] if wide else shaped

    def observe(self, state: Record, viewer: int) -> Any:
        """Return what a viewer sees of a state, the slow and obvious way; compiled code must give the same.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> observation_layout(match.game).observe(match.state, -1).shape
        (2111,)
        """
        masked = self.game.state.mask(state, viewer)
        parts = []
        for f in self.fields:
            numbers = np.ascontiguousarray(np.atleast_1d(masked[f.name]))
            if numbers.dtype.itemsize == 8:
                numbers = numbers.view(np.int16)
            parts.append(numbers.astype(np.int16).ravel())
        return np.concatenate(parts)

    def table(self) -> str:
        """Return the layout as a Markdown table.

        >>> from saturnalia import load
        >>> print(observation_layout(load("pax")).table().splitlines()[2])
        | 0–3 | seats | wide | everyone | how many seats play |
        """
        lines = ["| entries | field | shape | seen by | meaning |", "|---|---|---|---|---|"]
        for entry, f in zip(self.entries, self.fields, strict=True):
            wide = np.dtype(f.kind).itemsize == 8
            shape = " x ".join(map(str, f.shape)) + (" wide" if wide else "")
            last = entry.start + entry.size - 1
            where = f"{entry.start}–{last}" if last > entry.start else str(last)
            lines.append(f"| {where} | {entry.field} | {shape.strip() or '-'} | {entry.seen_by} | {entry.doc} |")
        return "\n".join(lines)


@cache
def observation_layout(game: Game) -> ObservationLayout:
    """Return the observation layout of a game.

    >>> from saturnalia import load
    >>> observation_layout(load("pax")) is observation_layout(load("pax"))
    True
    """
    return ObservationLayout(game)


def check_viewer(viewer: int, seats: int) -> None:
    """Raise an error if nobody sits there; compiled code would read something else from memory.

    >>> check_viewer(SPECTATOR, seats=2)
    >>> check_viewer(2, seats=2)
    Traceback (most recent call last):
    ValueError: a viewer is a seat from 0 to 1, or -1 for a spectator, not 2
    """
    if not SPECTATOR <= viewer < seats:
        raise ValueError(f"a viewer is a seat from 0 to {seats - 1}, or {SPECTATOR} for a spectator, not {viewer}")


def guarded(found: ObservationLayout) -> list[Field]:
    """Return the fields of which some viewer sees less than all.

    >>> from saturnalia import load
    >>> [field.name for field in guarded(observation_layout(load("porta_nigra")))]
    ['hand']
    """
    return [f for f in found.fields if f.seen_by is not everyone]


def flags_of(game: Game, f: Field) -> int:
    """Return how many flags say what is seen of a field: one for all of it, or one for each of its leading entries.

    >>> from saturnalia import load
    >>> porta_nigra = load("porta_nigra")
    >>> [flags_of(porta_nigra, field) for field in guarded(observation_layout(porta_nigra))]
    [4]
    """
    if isinstance(f.seen_by, SeatOnAxis):
        return int(np.prod(f.shape[: f.seen_by.axis + 1]))
    state = game.state.new()
    flags = np.asarray(f.seen_by.seats(state) if isinstance(f.seen_by, SeatNamedBy) else f.seen_by(state, 0))
    if flags.ndim > 1:
        raise TypeError(f"what is seen of {f.name} must be said by one truth, or one for each entry of its first axis")
    return flags.size


def _way(f: Field) -> int:
    kind = np.dtype(f.kind)
    if kind.itemsize in (2, 8):
        return WORDS
    if kind.itemsize == 1:
        return UNSIGNED_BYTES if kind.kind == "u" else SIGNED_BYTES
    raise TypeError(f"a field of {kind.name} has no place in an observation: {f.name}")


def _append_run(runs: list[list[int]], offset: int, entry: ObservedField, way: int) -> None:
    if runs:
        last = runs[-1]
        if last[0] == way and last[1] + last[3] * (2 if way == WORDS else 1) == offset:
            last[3] += entry.size
            return
    runs.append([way, offset, entry.start, entry.size])
