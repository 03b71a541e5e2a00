"""What the reconstructed numbers matter: each is changed by itself, and the same matches are played with it."""

from __future__ import annotations

import copy
import json
import math
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from saturnalia.arena.assignment import game_of
from saturnalia.arena.balance import Study, Tally, study_balance
from saturnalia.arena.intervals import Z95
from saturnalia.arena.spread import spread
from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import Game


@dataclass(frozen=True)
class Number:
    """A number of the component file: where it stands, and what it is.

    >>> Number(("card_type", 0, "value"), "card_type.wealth_s1v1.value", 1).value
    1
    """

    keys: tuple[str | int, ...]
    name: str
    value: int


@dataclass(frozen=True)
class Variation:
    """A number that was changed, and how far that moved the shares of the wins and the points.

    Each move has a name (the number of a seat, or a faction's message as JSON), a size, and the half of its 95 %
    interval. A file that does not fit the game has no moves.

    >>> Variation("card_type.wealth_s1v1.value", 1, 2, {"seat 0": (0.02, 0.01)}, (1.5, 0.2)).largest
    ('seat 0', 0.02, 0.01)
    """

    name: str
    value: int
    changed: int
    moves: dict[str, tuple[float, float]]
    points: tuple[float, float] | None

    @property
    def largest(self) -> tuple[str, float, float] | None:
        """The largest move of a share, with what it moved.

        >>> Variation("card_type.wealth_s1v1.value", 1, 2, {}, None).largest is None
        True
        """
        if not self.moves:
            return None
        name = max(self.moves, key=lambda each: abs(self.moves[each][0]))
        return (name, *self.moves[name])

    def to_json(self) -> dict[str, Any]:
        """Return the change as JSON.

        >>> Variation("card_type.wealth_s1v1.value", 1, 2, {}, None).to_json()["changed"]
        2
        """
        return {
            "number": self.name,
            "value": self.value,
            "changed": self.changed,
            "moves": {name: [round(part, 6) for part in move] for name, move in self.moves.items()},
            "mean_score": self.points and [round(part, 4) for part in self.points],
        }


def reconstructed(game: Game, patterns: Sequence[str] = ("*",)) -> list[Number]:
    """Return the reconstructed numbers of a game whose names fit one of the patterns.

    >>> from saturnalia import load
    >>> [number.name for number in reconstructed(load("pax"), ["card_type.wealth_s1v1.*"])]
    ['card_type.wealth_s1v1.symbols', 'card_type.wealth_s1v1.value', 'card_type.wealth_s1v1.count']
    """
    found = _numbers(game.components, "", (), ())
    return [number for number in found if any(fnmatch(number.name, pattern) for pattern in patterns)]


def _numbers(entry: Any, source: str, keys: tuple[str | int, ...], names: tuple[str, ...]) -> Iterator[Number]:
    if isinstance(entry, dict):
        source = entry.get("source", source)
        for key, value in entry.items():
            if key != "index":
                yield from _numbers(value, source, (*keys, key), (*names, key))
    elif isinstance(entry, list):
        for place, value in enumerate(entry):
            label = value.get("id") if isinstance(value, dict) else None
            yield from _numbers(
                value, source, (*keys, place), (*names, label if isinstance(label, str) else str(place))
            )
    elif source == "reconstructed" and isinstance(entry, int) and not isinstance(entry, bool):
        yield Number(keys, ".".join(names), entry)


def changed_file(game: Game, number: Number, value: int) -> str:
    """Return the text of a component file in which one number is another.

    >>> import tomllib
    >>> from saturnalia import load
    >>> (number,) = reconstructed(load("pax"), ["card_type.wealth_s1v1.value"])
    >>> tomllib.loads(changed_file(load("pax"), number, 3))["card_type"][0]["value"]
    3
    """
    components = copy.deepcopy(game.components)
    entry: Any = components
    for key in number.keys[:-1]:
        entry = entry[key]
    entry[number.keys[-1]] = value
    return "".join(f"{key} = {_toml(value)}\n" for key, value in components.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value) if isinstance(value, str | bool) else repr(value)


def vary(
    game: Game,
    numbers: Sequence[Number],
    study: Study,
    *,
    by: int = 1,
    processes: int | None = None,
    cluster: str | None = None,
    progress: Callable[[], None] = lambda: None,
) -> list[Variation]:
    """Play the matches of a study again with each number smaller and larger, and return what moves how far.

    Each change is compiled anew, which takes most of the time where matches are few.

    >>> from saturnalia import load
    >>> study = study_balance(load("pax"), options={"seats": 2}, games=20, processes=1)
    >>> vary(load("pax"), [], study)
    []
    """
    jobs = [
        (number, value, changed_file(game, number, value), study)
        for number in numbers
        for value in (number.value - by, number.value + by)
        if value >= 0 or number.value < 0
    ]
    changes = []
    for number, value, other in spread(_play_changed, jobs, processes, cluster):
        changes.append(_compared(number, value, study, other))
        progress()
    return sorted(changes, key=lambda change: -abs(change.largest[1]) if change.largest else 0.0)


def _play_changed(job: tuple[Number, int, str, Study]) -> tuple[Number, int, Study | None]:
    """Play the matches of a study with another component file. What is compiled for that is not kept."""
    number, value, pack, study = job
    before = os.environ.get("SATURNALIA_CACHE", "")
    with tempfile.TemporaryDirectory(prefix="saturnalia-") as folder:
        os.environ["SATURNALIA_CACHE"] = folder
        try:
            settings: dict[str, Any] = {"options": study.options, "bots": study.bots, "games": study.games}
            changed = game_of(study.game, pack)
            return number, value, study_balance(changed, **settings, seed=study.seed, pack=pack, processes=1)
        except BadComponents:
            return number, value, None
        finally:
            os.environ["SATURNALIA_CACHE"] = before


def _compared(number: Number, value: int, before: Study, after: Study | None) -> Variation:
    if after is None:
        return Variation(number.name, number.value, value, {}, None)
    pairs = {f"seat {seat}": (tally, after.seats[seat]) for seat, tally in before.seats.items()}
    pairs |= {key: (tally, after.factions.get(key, Tally())) for key, tally in before.factions.items()}
    moves = {name: _moved(*pair) for name, pair in pairs.items()}
    return Variation(number.name, number.value, value, moves, _mean_moved(before, after))


def _moved(before: Tally, after: Tally) -> tuple[float, float]:
    variance = sum(tally.share * (1 - tally.share) / max(1, tally.games) for tally in (before, after))
    return after.share - before.share, Z95 * math.sqrt(variance)


def _mean_moved(before: Study, after: Study) -> tuple[float, float]:
    """How far the mean of the points of all seats moved."""
    means, variance = [], 0.0
    for study in (before, after):
        scores = [(score, count) for tally in study.seats.values() for score, count in tally.scores.items()]
        number = sum(count for _, count in scores)
        mean = sum(score * count for score, count in scores) / number
        means.append(mean)
        variance += sum((score - mean) ** 2 * count for score, count in scores) / number / number
    return means[1] - means[0], Z95 * math.sqrt(variance)
