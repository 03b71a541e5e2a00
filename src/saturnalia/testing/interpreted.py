"""The interpreted rules play exactly like the compiled ones: recorded matches are played again without a compiler."""

from __future__ import annotations

import hashlib
import json
import os
import struct
import subprocess
import sys
import traceback
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np

from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Value
from saturnalia.kernel.schema import Record
from saturnalia.testing.laws import BrokenLaw, Law


@dataclass
class Recording:
    """A match as it was played, with a fingerprint of the position after each action.

    >>> Recording({"seats": 2}, seed=7, actions=[3, 0]).actions
    [3, 0]
    """

    options: dict[str, Value]
    seed: int
    actions: list[int] = field(default_factory=list)
    fingerprints: list[str] = field(default_factory=list)


_LOOK_CLOSER_EVERY = 16


def fingerprint(game: Game, state: Record, number: int) -> str:
    """Return a hash of a position and its legal actions; now and then also of a redeal and of its worth to a bot.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> before = fingerprint(match.game, match.state, 0)
    >>> match.game.compiled.step(match.state, match.legal()[0])
    >>> fingerprint(match.game, match.state, 1) == before
    False
    """
    digest = hashlib.blake2b(state.tobytes(), digest_size=8)
    if state.actor >= 0:
        ids = np.zeros(game.action_count, dtype=np.int16)
        digest.update(ids[: game.compiled.legal(state, ids)].tobytes())
    if number % _LOOK_CLOSER_EVERY == 0:
        copy = game.state.copy(state)
        viewer = number // _LOOK_CLOSER_EVERY % int(state.seats)
        digest.update(struct.pack("<d", game.compiled.value(copy, viewer)))
        game.compiled.redeal(copy, viewer, number)
        digest.update(copy.tobytes())
    numbers = np.zeros((2, int(state.seats)), dtype=np.int32)
    if state.actor < 0:
        game.compiled.scores(state, numbers[0])
        game.compiled.places(state, numbers[1])
        digest.update(numbers.tobytes())
    return digest.hexdigest()


def check_interpreted(game: Game, recordings: Sequence[Recording]) -> None:
    """Let a process with compiling switched off play the recorded matches, and compare action by action.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> start = Recording(match.options, match.seed, [], [fingerprint(match.game, match.state, 0)])
    >>> check_interpreted(match.game, [start])
    """
    matches = [
        {"options": game.encode_options(match.options).tolist(), "seed": match.seed, "actions": match.actions}
        for match in recordings
    ]
    order = json.dumps({"package": game.package, "path": sys.path, "matches": matches})
    program = "from saturnalia.testing import interpreted; interpreted.play_interpreted()"
    environment = {**os.environ, "SATURNALIA_INTERPRET": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", program], input=order, env=environment, capture_output=True, text=True, check=False
    )
    if answer.returncode != 0:
        raise BrokenLaw(Law.INTERPRETED, game.name, {}, 0, 0, answer.stderr.strip()[-2000:])
    for match, played in zip(recordings, json.loads(answer.stdout), strict=True):
        for number, mark in enumerate(match.fingerprints):
            if number >= len(played["fingerprints"]) or played["fingerprints"][number] != mark:
                detail = played["error"] or "another position, legal actions, redeal, value or score"
                raise BrokenLaw(Law.INTERPRETED, game.name, match.options, match.seed, number, detail)


def play_interpreted() -> None:
    """Play the matches described on the standard input; write the fingerprint of every position (see above).

    An overflow in small integers is an error here: compiled code would silently calculate with wide ones.

    >>> from io import StringIO
    >>> from unittest.mock import patch
    >>> order = json.dumps({"package": "saturnalia.games.pax", "path": sys.path, "matches": []})
    >>> with patch("sys.stdin", StringIO(order)), warnings.catch_warnings():
    ...     play_interpreted()
    []
    """
    order = json.load(sys.stdin)
    sys.path[:] = order["path"]
    game: Game = import_module(order["package"]).game
    warnings.simplefilter("error", RuntimeWarning)
    results = []
    for match in order["matches"]:
        marks: list[str] = []
        error = ""
        try:
            marks.extend(_fingerprints(game, match))
        except Exception as problem:  # whatever the rules do wrong is reported to the other side
            place = traceback.extract_tb(problem.__traceback__)[-1]
            error = f"{type(problem).__name__}: {problem} at {place.filename}:{place.lineno}"
        results.append({"fingerprints": marks, "error": error})
    json.dump(results, sys.stdout)


def _fingerprints(game: Game, match: dict[str, Any]) -> Iterator[str]:
    state = game.state.new()
    game.compiled.begin(state, np.array(match["options"], dtype=np.int64), match["seed"])
    yield fingerprint(game, state, 0)
    for number, action in enumerate(match["actions"], start=1):
        game.compiled.step(state, action)
        yield fingerprint(game, state, number)
