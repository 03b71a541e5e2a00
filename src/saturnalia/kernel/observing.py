"""Observations in compiled code: the layout's runs are copied, then what the viewer may not see is covered.

Indices are unsigned and arrays are not sliced: so the loops are vectorised, which makes them five times as fast. What
covers the fields is inlined: to hand the arrays on to the next would take longer than most fields take to cover.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import INTERPRET, rule, specialise
from saturnalia.kernel.copies import recompiled
from saturnalia.kernel.game import Game
from saturnalia.kernel.observation_layout import SIGNED_BYTES, WORDS, flags_of, guarded, observation_layout
from saturnalia.kernel.schema import Field, SeatNamedBy, SeatOnAxis

# placeholders: `specialise` puts one game's functions and numbers in their place
cover: Any = None
earlier: Any = None
seen: Any = None
seats_named: Any = None
START: Any = None
COUNT: Any = None
SIZE: Any = None
SEATS: Any = None
UNKNOWN: Any = None
UPPER_WORDS: Any = None

_KINDS = {"START": np.uint64, "SIZE": np.uint64, "UNKNOWN": np.int16, "UPPER_WORDS": np.int16}
"""As what these numbers are compiled."""


class Observing:
    """The compiled `observe` of one game and the table that it reads.

    >>> from saturnalia import load
    >>> observing(load("pax")).observe.__name__
    'observe_pax'
    """

    def __init__(self, game: Game) -> None:
        found = observation_layout(game)
        self.width = found.width
        self.runs = found.runs.astype(np.uint64)
        chain: Any = specialise(cover_nothing, game.folder, game.compiled_name, inlined=True)
        for f in guarded(found):
            template, numbers = covering(game, f)
            names: dict[str, Any] = {name: _KINDS.get(name, int)(number) for name, number in numbers.items()}
            names |= {name: reason if INTERPRET else recompiled(reason, rule) for name, reason in reasons(f).items()}
            name = f"{game.compiled_name}_{f.name}"
            chain = specialise(template, game.folder, name, inlined=True, earlier=chain, **names)
        self.observe: Any = specialise(observe, game.folder, game.compiled_name, cover=chain)


@cache
def observing(game: Game) -> Observing:
    """Return the compiled observation of a game.

    >>> from saturnalia import load
    >>> observing(load("pax")) is observing(load("pax"))
    True
    """
    return Observing(game)


def covering(game: Game, f: Field) -> tuple[Any, dict[str, int]]:
    """Return by which of the functions below a field is covered, and the numbers that are put into it.

    >>> from saturnalia import load
    >>> porta_nigra = load("porta_nigra")
    >>> [hand] = guarded(observation_layout(porta_nigra))
    >>> template, numbers = covering(porta_nigra, hand)
    >>> template.__name__, numbers["COUNT"], numbers["SIZE"], numbers["UNKNOWN"]
    ('cover_seats', 4, 8, 0)
    """
    entry, count = observation_layout(game).entry(f.name), flags_of(game, f)
    wide = np.dtype(f.kind).itemsize == 8
    numbers = {
        "START": entry.start,
        "COUNT": count,
        "SIZE": entry.size // count,
        "UNKNOWN": f.unknown,
        "UPPER_WORDS": (-1 if f.unknown < 0 else 0) if wide else f.unknown,
    }
    if isinstance(f.seen_by, SeatOnAxis):
        return cover_seats, {**numbers, "SEATS": f.shape[f.seen_by.axis]}
    if isinstance(f.seen_by, SeatNamedBy):
        return cover_others, numbers
    return cover_all if count == 1 else cover_some, numbers


def reasons(f: Field) -> dict[str, Any]:
    """Return the game's own function that says who sees a field, by the name under which the covering calls it.

    >>> from saturnalia import load
    >>> [reasons(field) for field in guarded(observation_layout(load("porta_nigra")))]
    [{}]
    """
    if isinstance(f.seen_by, SeatOnAxis):
        return {}
    return {"seats_named": f.seen_by.seats} if isinstance(f.seen_by, SeatNamedBy) else {"seen": f.seen_by}


def observe(
    s: Any, words: Any, signed: Any, unsigned: Any, lane: Any, viewer: int, runs: Any, observations: Any
) -> None:
    """Write what a viewer sees of `s`; `words`, `signed` and `unsigned` hold the same record in their row `lane`.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> record = np.frombuffer(match.state.tobytes(), dtype=np.uint8).reshape(1, -1)
    >>> numbers, out = (record.view(np.int16), record.view(np.int8), record), np.zeros((1, 2111), dtype=np.int16)
    >>> seen = observing(match.game)
    >>> seen.observe(match.state, *numbers, np.uint64(0), 0, seen.runs, out)
    >>> out[0].tolist() == observation_layout(match.game).observe(match.state, 0).tolist()
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

    >>> from pathlib import Path
    >>> from saturnalia.kernel.copies import plain
    >>> parts = {"seen": lambda s, viewer: False, "START": 1, "SIZE": 2, "UNKNOWN": -1, "UPPER_WORDS": -1}
    >>> cover = plain(specialise(cover_all, Path("."), "demo", earlier=cover_nothing, **parts))
    >>> observations = np.zeros((1, 4), dtype=np.int16)
    >>> cover(None, 0, 0, observations)
    >>> observations.tolist()
    [[0, -1, -1, 0]]
    """
    if not seen(s, viewer):
        for i in range(SIZE):
            observations[lane, START + i] = UNKNOWN if i & np.uint64(3) == 0 else UPPER_WORDS
    earlier(s, viewer, lane, observations)


def cover_some(s: Any, viewer: int, lane: Any, observations: Any) -> None:
    """Cover those entries of a field that its own reason hides, and then the fields before it.

    >>> from pathlib import Path
    >>> from saturnalia.kernel.copies import plain
    >>> parts = {"seen": lambda s, viewer: [True, False], "START": 0, "COUNT": 2, "SIZE": np.uint64(2)}
    >>> parts |= {"UNKNOWN": -1, "UPPER_WORDS": -1, "earlier": cover_nothing}
    >>> observations = np.zeros((1, 4), dtype=np.int16)
    >>> plain(specialise(cover_some, Path("."), "demo", **parts))(None, 0, 0, observations)
    >>> observations.tolist()
    [[0, 0, -1, -1]]
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

    >>> from pathlib import Path
    >>> from saturnalia.kernel.copies import plain
    >>> parts = {"START": 0, "COUNT": 3, "SIZE": np.uint64(1), "SEATS": 3, "UNKNOWN": -1, "UPPER_WORDS": -1}
    >>> observations = np.zeros((1, 3), dtype=np.int16)
    >>> cover = plain(specialise(cover_seats, Path("."), "demo", earlier=cover_nothing, **parts))
    >>> cover(None, 1, 0, observations)
    >>> observations.tolist()
    [[-1, 0, -1]]
    """
    for flag in range(COUNT):
        if flag % SEATS != viewer:
            start = START + np.uint64(flag) * SIZE
            for i in range(SIZE):
                observations[lane, start + i] = UNKNOWN if i & np.uint64(3) == 0 else UPPER_WORDS
    earlier(s, viewer, lane, observations)


def cover_others(s: Any, viewer: int, lane: Any, observations: Any) -> None:
    """Cover the entries that another seat than the viewer, or nobody, is named for, and then the fields before.

    >>> from pathlib import Path
    >>> from saturnalia.kernel.copies import plain
    >>> parts = {"seats_named": lambda s: [0, -1, 1], "START": 0, "COUNT": 3, "SIZE": 1, "UNKNOWN": 9, "UPPER_WORDS": 9}
    >>> observations = np.zeros((1, 3), dtype=np.int16)
    >>> cover = plain(specialise(cover_others, Path("."), "demo", earlier=cover_nothing, **parts))
    >>> cover(None, 1, 0, observations)
    >>> observations.tolist()
    [[9, 9, 0]]
    >>> cover(None, -1, 0, observations)
    >>> observations.tolist()
    [[9, 9, 9]]
    """
    seats = seats_named(s)
    for flag in range(np.uint64(COUNT)):
        if seats[flag] != viewer or viewer < 0:
            start = START + flag * SIZE
            for i in range(SIZE):
                observations[lane, start + i] = UNKNOWN if i & np.uint64(3) == 0 else UPPER_WORDS
    earlier(s, viewer, lane, observations)
