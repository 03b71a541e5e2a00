"""Nets that judge positions: what they read of an observation, and a bot that plays what one has learned.

A net reads what the acting seat sees, its own things first and those of the others in the order of play: so it is the
same net for every seat. Which entries it reads is told by name in a file, `net_inputs/<game>.toml` for ours, and that
text is stored with what was learned: a net that no longer fits the game is refused. `training` makes nets.

| key | meaning |
|---|---|
| `seats` | the largest table |
| `field` | the field of the state |
| `as` | `number` (unless told otherwise); `which`: one of `size`, each with an input of its own, -1 for none; `seat`: a seat; `bits`: a set of `size`; `pick`: the entry of the field whose place stands in the field `by`, as `which` |
| `of` | numbers are divided by it |
| `first` | only so many of the field's rows |
| `each` | the rows belong to seats: `own`, `other` or `seat` (all) are read |
"""  # noqa: E501

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots import Budget
from saturnalia.kernel.game import Game
from saturnalia.kernel.layout import layout

NUMBER, WHICH, SEAT, BITS, PICK = range(5)
KINDS = ("number", "which", "seat", "bits", "pick")

LAYERS = ("first", "second", "third")


def inputs_text(game: Game) -> str:
    """Return our choice of what a net for the game reads.

    >>> from saturnalia import load
    >>> "rome_symbols" in inputs_text(load("pax"))
    True
    >>> inputs_text(load("minerva"))
    Traceback (most recent call last):
    ValueError: nobody has said yet what a net for minerva reads: write net_inputs/minerva.toml
    """
    path = Path(__file__).parent / "net_inputs" / f"{game.name}.toml"
    if not path.is_file():
        raise ValueError(f"nobody has said yet what a net for {game.name} reads: write net_inputs/{game.name}.toml")
    return path.read_text(encoding="utf-8")


class Inputs:
    """Which entries of an observation a net reads, in which way, and into which of its inputs.

    >>> from saturnalia import load
    >>> inputs = Inputs(load("pax"), inputs_text(load("pax")))
    >>> inputs.seats, inputs.width, len(inputs.kinds)
    (4, 679, 519)
    """

    def __init__(self, game: Game, text: str) -> None:
        self.game, self.text = game, text
        told = tomllib.loads(text)
        self.seats: int = told["seats"]
        self.width = 0
        rows: list[tuple[int, int, int, float]] = []
        self._starts: list[tuple[int, int, int]] = []
        for one in told["input"]:
            kind = KINDS.index(one.get("as", "number"))
            size = self.seats if kind == SEAT else one.get("size", 1)
            more = layout(game).entry(one["by"]).start if kind == PICK else 0
            for start in self._places(one, kind):
                for bit in range(size) if kind == BITS else (more,):
                    rows.append((kind, self.width, bit, 1 / one.get("of", 1)))
                    self._starts.append(start)
                    self.width += kind in (NUMBER, BITS)
            self.width += 0 if kind in (NUMBER, BITS) else size
        self.kinds, self.columns, self.more = (np.array([row[i] for row in rows], dtype=np.int64) for i in range(3))
        self.scales = np.array([row[3] for row in rows], dtype=np.float32)

    def _places(self, one: dict[str, Any], kind: int) -> list[tuple[int, int, int]]:
        """Return of every entry of a field: where seat 0's stands, how far apart the seats' are, and whose it is."""
        if one["field"] not in [entry.field for entry in layout(self.game).entries]:
            raise ValueError(f"this net reads {one['field']}, and {self.game.name} has no such thing")
        entry = layout(self.game).entry(one["field"])
        wide = np.dtype(self.game.state.dtype()[one["field"]].base).itemsize == 8
        if kind == PICK or wide:
            return [(entry.start, 0, 0)]
        rows = entry.shape[0]
        stride = entry.size // rows
        if "each" not in one:
            return [(entry.start + i, 0, 0) for i in range(one.get("first", rows) * stride)]
        whose = {"own": range(1), "other": range(1, self.seats), "seat": range(self.seats)}[one["each"]]
        return [(entry.start + i, stride, seat) for seat in whose for i in range(stride)]

    def places(self, seats: int) -> Any:
        """Return for every acting seat where its entries stand in an observation; -1 for seats that do not play.

        >>> from saturnalia import load
        >>> Inputs(load("pax"), inputs_text(load("pax"))).places(2).min()
        np.int64(-1)
        """
        if not 1 < seats <= self.seats:
            raise ValueError(f"this net plays at tables of 2 to {self.seats}, not of {seats}")
        return np.array(
            [
                [
                    start + (viewer + seat) % seats * stride if seat < seats else -1
                    for start, stride, seat in self._starts
                ]
                for viewer in range(seats)
            ]
        )

    def read(self, observation: Any, seat: int, seats: int) -> Any:
        """Return the inputs of a net for one observation.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> inputs = Inputs(match.game, inputs_text(match.game))
        >>> seen = layout(match.game).observe(match.state, match.actor)
        >>> inputs.read(seen, match.actor, 2).shape
        (679,)
        """
        numbers = np.zeros(self.width, dtype=np.float32)
        for kind, column, more, scale, place in zip(
            self.kinds, self.columns, self.more, self.scales, self.places(seats)[seat], strict=True
        ):
            if place < 0:
                continue
            found = int(observation[place])
            if kind == NUMBER:
                numbers[column] = found * scale
            elif kind == BITS:
                numbers[column] = found >> more & 1
            else:
                if kind == SEAT and found >= 0:
                    found = (found - seat) % seats
                elif kind == PICK:
                    by = int(observation[more])
                    found = int(observation[place + by]) if by >= 0 else -1
                if found >= 0:
                    numbers[column + found] += 1
        return numbers


class LearnedBot:
    """Takes the answer that a net likes best, at once; the net is what `training` wrote."""

    def __init__(self, game: Game, path: Path | str) -> None:
        with np.load(path) as stored:
            self.inputs = Inputs(game, str(stored["inputs"]))
            self.layers = [
                (stored[name].astype(np.float32), stored[name + "_bias"].astype(np.float32)) for name in LAYERS
            ]
        shapes = [weights.shape for weights, _ in self.layers]
        if (shapes[0][0], shapes[-1][1]) != (self.inputs.width, game.action_count + self.inputs.seats + 1):
            raise ValueError(f"{path} does not fit {game.name}: its layers have the shapes {shapes}")

    def judge(self, state: Any) -> tuple[Any, Any]:
        """Return a number for every action, the higher the better, and the chance of each seat, then of nobody."""
        game, seat, seats = self.inputs.game, int(state.actor), int(state.seats)
        numbers = self.inputs.read(layout(game).observe(state, seat), seat, seats)
        for weights, bias in self.layers:
            numbers = np.maximum(numbers, 0) if weights is not self.layers[0][0] else numbers
            numbers = numbers @ weights + bias
        judged = numbers[game.action_count :]
        judged = np.append(judged[:seats], judged[-1:])
        chances = np.exp(judged - judged.max())
        return numbers[: game.action_count], np.append(np.roll(chances[:-1], seat), chances[-1]) / chances.sum()

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return the legal action that the net likes best."""
        ids = np.zeros(game.action_count, dtype=np.int16)
        offered = ids[: game.compiled.legal(state, ids)]
        return int(offered[self.judge(state)[0][offered].argmax()])
