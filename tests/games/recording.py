"""Records whole games into a game's folder `matches/`; each game's `record.py` says which.

python -m tests.games.pax.record                  records the games that are not there yet
python -m tests.games.pax.record --renew-hashes   replays the recorded actions after the layout of the state changed;
                                                  a game whose result is no longer the same is refused
python -m tests.games.pax.record --freeze         keeps the shortest recorded game in `versions/`, as the match of the
                                                  present rules: that file must open for ever
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots import choose, make_bot
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import Game, names
from saturnalia.kernel.match import Match

MOST_TRIES = 50_000
EVERY = 3 if INTERPRET else 1
"""Interpreted rules are slow: tests replay every third recording with them."""


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded: its options, how the seats choose, what its result must say and what it must ask."""

    name: str
    options: dict[str, Any]
    manners: tuple[str, ...] = ("greedy", "random")
    result: dict[str, Any] = field(default_factory=dict)
    asks: int | None = None
    first_seed: int = 1


Manner = Callable[[Match, list[int], np.random.Generator], int]
"""Chooses one of the legal actions."""


def by_lot(_match: Match, legal: list[int], numbers: np.random.Generator) -> int:
    """Choose at random."""
    return int(numbers.choice(legal))


def greedily(match: Match, legal: list[int], numbers: np.random.Generator) -> int:
    """Choose as the greedy bot does."""
    if len(legal) == 1:
        return by_lot(match, legal, numbers)
    return choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))


@dataclass(frozen=True)
class Recorder:
    """Records the games of one folder."""

    game: Game
    matches: Path
    wanted_games: Callable[[], list[Wanted]]
    result_of: Callable[[Match], dict[str, Any]]
    closely: tuple[str, ...]
    """The games of which tests look at every position."""
    manners: dict[str, Manner] = field(default_factory=dict)

    def paths(self) -> list[Path]:
        """Return the files of all recorded games."""
        return sorted(self.matches.glob("*.json"))

    def recorded(self) -> list[dict[str, Any]]:
        """Return what the files of all recorded games say."""
        return [json.loads(path.read_text(encoding="utf-8")) for path in self.paths()]

    def answer(self, match: Match, manner: str, numbers: np.random.Generator) -> int:
        """Choose an action in one of the manners."""
        return {"random": by_lot, "greedy": greedily, **self.manners}[manner](match, match.legal(), numbers)

    def play(self, wanted: Wanted, seed: int) -> Match:
        """Play one match to its end; the manners go round the table."""
        match = Match.new(self.game, seed=seed, **wanted.options)
        numbers = np.random.default_rng(seed)
        while not match.is_over:
            match.play(self.answer(match, wanted.manners[match.actor % len(wanted.manners)], numbers))
        return match

    def search(self, wanted: Wanted) -> Match:
        """Return the first match that ends as wanted."""
        for seed in range(wanted.first_seed, wanted.first_seed + MOST_TRIES):
            match = self.play(wanted, seed)
            asked = {int(position.state.decision) for position in match.positions()} if wanted.asks is not None else {}
            if wanted.result.items() <= self.result_of(match).items() and wanted.asks in (None, *asked):
                return match
        raise LookupError(f"no match ended as wanted for {wanted.name}")

    def write(self, path: Path, match: Match) -> None:
        """Write a finished match on one short line per part."""
        text = json.dumps(match.to_json(**self.result_of(match)), separators=(",", ":"))
        path.write_text(text.replace(',"', ',\n"') + "\n", encoding="utf-8")

    def renew_hash(self, path: Path) -> None:
        """Replay the recorded actions and sign them anew, if they still lead to the same result."""
        data = json.loads(path.read_text(encoding="utf-8"))
        match = Match.new(self.game, seed=data["seed"], **data["options"])
        for action in data["actions"]:
            match.play(action)
        if self.result_of(match) != data["notes"]:
            raise ValueError(f"{path.name} now ends otherwise: {self.result_of(match)} instead of {data['notes']}")
        self.write(path, match)

    @property
    def versions(self) -> Path:
        """The folder with one match of every version of the rules, each as it was written then."""
        return self.matches.with_name("versions")

    def freeze(self) -> None:
        """Keep a match of the present version; what is kept already is never written again."""
        self.versions.mkdir(exist_ok=True)
        kept = self.versions / f"{self.game.version}.json"
        if kept.exists():
            raise FileExistsError(f"{kept.name} is there already, and stays as it is")
        shortest = min(self.paths(), key=lambda path: path.stat().st_size)
        kept.write_bytes(shortest.read_bytes())

    def main(self) -> None:
        """Record what is missing, renew the hashes, or freeze a match of this version."""
        self.matches.mkdir(exist_ok=True)
        if sys.argv[1:] == ["--freeze"]:
            self.freeze()
            return
        if sys.argv[1:] == ["--renew-hashes"]:
            for path in self.paths():
                self.renew_hash(path)
            return
        for wanted in self.wanted_games():
            path = self.matches / f"{wanted.name}.json"
            if not path.exists():
                match = self.search(wanted)
                self.write(path, match)
                print(f"{wanted.name}: seed {match.seed}, {len(match.actions)} actions, {self.result_of(match)}")


def games_with(file: str) -> list[str]:
    """Return the games whose tests have a file: recordings, tripwires and unfit components are optional."""
    return [name for name in names() if (Path(__file__).resolve().parent / name / file).is_file()]


def recorder_of(name: str) -> Recorder:
    """Return the recorder of a game."""
    recorder: Recorder = import_module(f"tests.games.{name}.record").RECORDER
    return recorder
