"""Many random matches in compiled code: every legal action of every position on the way is tried."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.compiling import INTERPRET, specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Value
from saturnalia.kernel.random import below, generator, next_number
from saturnalia.kernel.schema import Record
from saturnalia.testing.laws import BrokenLaw, Law

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
legal: Any = None
step: Any = None

_FAULTS = {-1: Law.IDS, -2: Law.IDS, -3: Law.NO_DEAD_END, -4: Law.BOUNDED, -5: Law.JOURNAL_FITS}
_OUTSIDE, _REPEATED, _DEAD_END, _TOO_LONG, _JOURNAL_FULL = _FAULTS


def check_many(game: Game, options: dict[str, Value], *, matches: int, seed: int) -> None:
    """Play whole random matches, trying every legal action of every position on the way.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> check_many(game, game.complete_options({"seats": 2}), matches=2, seed=1)
    """
    room_to_write = 4 * game.action_count + 64  # a broken game must not write beyond the end
    found = np.zeros(3, dtype=np.int64)
    result = _fault_finder(game)(
        game.state.new_array(2),
        np.zeros((2, room_to_write), dtype=np.int16),
        np.zeros(game.action_count, dtype=np.int64),
        game.encode_options(options),
        generator(seed),
        np.array([max(1, matches // 50) if INTERPRET else matches, game.longest_match], dtype=np.int64),
        found,
    )
    if result < 0:
        match_seed, action, detail = (int(number) for number in found)
        raise BrokenLaw(_FAULTS[result], game.name, options, match_seed, action, detail)


@cache
def _fault_finder(game: Game) -> Any:
    compiled = game.compiled
    offers = specialise(count_offers, game.folder, game.compiled_name, legal=compiled.legal)
    names = {"begin": compiled.begin, "step": compiled.step, "count_offers": offers}
    return specialise(search_for_faults, game.folder, game.compiled_name, **names)


def count_offers(s: Record, ids: Any, seen: Any, stamp: int, found: Any) -> int:
    """Return how many actions are offered, or what is wrong with them; `seen` remembers which ids came up when.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> game = match.game
    >>> offers = specialise(count_offers, game.folder, game.compiled_name, legal=game.compiled.legal)
    >>> ids, seen = np.zeros(game.action_count, dtype=np.int16), np.zeros(game.action_count, dtype=np.int64)
    >>> offers(match.state, ids, seen, 1, np.zeros(3, dtype=np.int64)) == len(match.legal())
    True
    """
    count = legal(s, ids)
    if count <= 0:
        return _DEAD_END
    for i in range(count):
        found[2] = ids[i]
        if ids[i] < 0 or ids[i] >= len(seen):
            return _OUTSIDE
        if seen[ids[i]] == stamp:
            return _REPEATED
        seen[ids[i]] = stamp
    return int(count)


def search_for_faults(states: Any, ids: Any, seen: Any, options: Any, numbers: Any, limits: Any, found: Any) -> int:
    """Play random matches; return 0, or the fault, whose seed, action and a detail are left in `found`.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> states, ids = game.state.new_array(2), np.zeros((2, game.action_count), dtype=np.int16)
    >>> seen, found = np.zeros(game.action_count, dtype=np.int64), np.zeros(3, dtype=np.int64)
    >>> options, limits = game.encode_options(game.complete_options({})), np.array([1, game.longest_match])
    >>> _fault_finder(game)(states, ids, seen, options, generator(1), limits, found)
    0
    """
    stamp = 0
    for _ in range(limits[0]):
        found[0] = np.int64(next_number(numbers) >> np.uint64(1))
        found[1] = 0
        begin(states[0], options, found[0])
        while states[0].actor >= 0:
            if found[1] == limits[1]:
                return _TOO_LONG
            stamp += 1
            count = count_offers(states[0], ids[0], seen, stamp, found)
            if count < 0:
                return count
            found[1] += 1
            chosen = below(numbers, count)
            for i in range(count):  # every answer is tried; the chosen one last, to go on from there
                states[1] = states[0]
                step(states[1], ids[0, (chosen + 1 + i) % count])
                if states[1].journal_length > len(states[1].journal):
                    found[2] = states[1].journal_length
                    return _JOURNAL_FULL
                if states[1].actor >= 0:
                    stamp += 1
                    offered = count_offers(states[1], ids[1], seen, stamp, found)
                    if offered < 0:
                        return offered
            states[0] = states[1]
    return 0
