"""Observations in compiled code: the layout's runs are copied, then what the viewer may not see is covered.

Indices are unsigned and arrays are not sliced: so the loops are vectorised, which makes them five times as fast.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import INTERPRET, rule, specialise
from saturnalia.kernel.copies import recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.layout import SIGNED_BYTES, WORDS, Entry, flags_of, guarded, layout
from saturnalia.kernel.schema import Field, SeatOnAxis

# placeholders: `specialise` puts one game's functions and numbers in their place
cover: Any = None
earlier: Any = None
seen: Any = None
START: Any = None
COUNT: Any = None
SIZE: Any = None
SEATS: Any = None
UNKNOWN: Any = None
UPPER_WORDS: Any = None


class Observing:
    """The compiled `observe` of one game and the table that it reads.

    >>> from saturnalia import load
    >>> observing(load("pax")).observe.__name__
    'observe_pax'
    """

    def __init__(self, game: Game) -> None:
        found = layout(game)
        self.width = found.width
        self.runs = found.runs.astype(np.uint64)
        chain: Any = specialise(cover_nothing, game.folder, game.compiled_name)
        for f in guarded(found):
            template, names = _covering(game, f, found.entry(f.name))
            chain = specialise(template, game.folder, f"{game.compiled_name}_{f.name}", earlier=chain, **names)
        self.observe: Any = specialise(observe, game.folder, game.compiled_name, cover=chain)


@cache
def observing(game: Game) -> Observing:
    """Return the compiled observation of a game.

    >>> from saturnalia import load
    >>> observing(load("pax")) is observing(load("pax"))
    True
    """
    return Observing(game)


def _covering(game: Game, f: Field, entry: Entry) -> tuple[Any, dict[str, Any]]:
    count = flags_of(game, f)
    wide = np.dtype(f.kind).itemsize == 8
    names = {
        "START": np.uint64(entry.start),
        "COUNT": count,
        "SIZE": np.uint64(entry.size // count),
        "UNKNOWN": np.int16(f.unknown),
        "UPPER_WORDS": np.int16((-1 if f.unknown < 0 else 0) if wide else f.unknown),
    }
    if isinstance(f.seen_by, SeatOnAxis):
        return cover_seats, {**names, "SEATS": f.shape[f.seen_by.axis]}
    seen_by = f.seen_by if INTERPRET else recompiled(f.seen_by, rule)
    return cover_all if count == 1 else cover_some, {**names, "seen": seen_by}


def observe(
    s: Any, words: Any, signed: Any, unsigned: Any, lane: Any, viewer: int, runs: Any, observations: Any
) -> None:
    """Write what a viewer sees of `s`; `words`, `signed` and `unsigned` hold the same record in their row `lane`.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> record = np.frombuffer(match.state.tobytes(), dtype=np.uint8).reshape(1, -1)
    >>> numbers, out = (record.view(np.int16), record.view(np.int8), record), np.zeros((1, 2107), dtype=np.int16)
    >>> seen = observing(match.game)
    >>> seen.observe(match.state, *numbers, np.uint64(0), 0, seen.runs, out)
    >>> out[0].tolist() == layout(match.game).observe(match.state, 0).tolist()
    True
    """
    for run in range(len(runs)):
        way, offset, start, size = runs[run, 0], runs[run, 1], runs[run, 2], runs[run, 3]
        if way == WORDS:
            offset >>= np.uint64(1)
            for i in range(size):
                observations[lane, start + i] = words[lane, offset + i]
        elif way == SIGNED_BYTES:
            for i in range(size):
                observations[lane, start + i] = signed[lane, offset + i]
        else:
            for i in range(size):
                observations[lane, start + i] = unsigned[lane, offset + i]
    if s.actor >= 0:
        cover(s, viewer, lane, observations)


def cover_nothing(s: Any, viewer: int, lane: Any, observations: Any) -> None:
    """Leave everything open.

    >>> cover_nothing(None, 0, 0, None)
    """


def cover_all(s: Any, viewer: int, lane: Any, observations: Any) -> None:
    """Cover a field that is seen as a whole or not at all, and then the fields before it.

    >>> cover_all.__code__.co_argcount
    4
    """
    if not seen(s, viewer):
        for i in range(SIZE):
            observations[lane, START + i] = UNKNOWN if i & np.uint64(3) == 0 else UPPER_WORDS
    earlier(s, viewer, lane, observations)


def cover_some(s: Any, viewer: int, lane: Any, observations: Any) -> None:
    """Cover those entries of a field that its own reason hides, and then the fields before it.

    >>> cover_some.__code__.co_argcount
    4
    """
    flags = seen(s, viewer)
    for flag in range(COUNT):
        if not flags[flag]:
            start = START + np.uint64(flag) * SIZE
            for i in range(SIZE):
                observations[lane, start + i] = UNKNOWN if i & np.uint64(3) == 0 else UPPER_WORDS
    earlier(s, viewer, lane, observations)


def cover_seats(s: Any, viewer: int, lane: Any, observations: Any) -> None:
    """Cover what belongs to the other seats, and then the fields before.

    >>> cover_seats.__code__.co_argcount
    4
    """
    for flag in range(COUNT):
        if flag % SEATS != viewer:
            start = START + np.uint64(flag) * SIZE
            for i in range(SIZE):
                observations[lane, start + i] = UNKNOWN if i & np.uint64(3) == 0 else UPPER_WORDS
    earlier(s, viewer, lane, observations)
