"""How balanced a game is: how often each seat and faction wins, what they score, and what the winners had taken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from saturnalia.arena.assignment import Assignment, Setting, play_assignment
from saturnalia.arena.intervals import wilson
from saturnalia.arena.play import Result, is_compiled
from saturnalia.arena.spread import spread
from saturnalia.bots import make_bot
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import check_seed
from saturnalia.kernel.message import Message
from saturnalia.kernel.options import Value

BATCH = 50
"""Fast matches are sent in assignments of so many."""


@dataclass
class Tally:
    """How somebody or something fared: how often it played, won and scored what.

    >>> tally = Tally()
    >>> tally.add(0.5, 31)
    >>> tally.games, tally.share, tally.mean
    (1, 0.5, 31.0)
    """

    games: int = 0
    won: float = 0.0
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, share: float, score: int) -> None:
        """Count one match: the share of the win, and the points.

        >>> tally = Tally()
        >>> tally.add(1.0, 31)
        >>> tally.scores
        Counter({31: 1})
        """
        self.games += 1
        self.won += share
        self.scores[score] += 1

    @property
    def share(self) -> float:
        """The share of the matches that were won; a shared win counts as a part.

        >>> Tally(games=4, won=1.0).share
        0.25
        """
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share.

        >>> Tally(games=4, won=1.0).interval[0] < 0.25
        True
        """
        return wilson(self.won, self.games)

    @property
    def mean(self) -> float:
        """The mean of the points.

        >>> Tally(games=2, scores=Counter({30: 1, 31: 1})).mean
        30.5
        """
        return sum(score * count for score, count in self.scores.items()) / self.games if self.games else 0.0

    def quantile(self, part: float) -> int:
        """Return the points that this part of the matches did not exceed.

        >>> Tally(games=3, scores=Counter({30: 1, 31: 1, 99: 1})).quantile(0.5)
        31
        """
        reached = 0
        for score in sorted(self.scores):
            reached += self.scores[score]
            if reached >= part * self.games:
                return score
        return 0

    def to_json(self) -> dict[str, Any]:
        """Return the numbers as JSON.

        >>> Tally(games=4, won=1.0, scores=Counter({30: 4})).to_json()["win_share"]
        0.25
        """
        return {
            "games": self.games,
            "win_share": round(self.share, 6),
            "interval": [round(end, 6) for end in self.interval],
            "mean_score": round(self.mean, 4),
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
        }


@dataclass
class Study:
    """What came out so far. Factions, components and categories go by their message, written as JSON.

    >>> study = Study("pax", {"seats": 2}, ["greedy"], seed=1, wanted=10)
    >>> study.add(Result(["greedy", "greedy"], [31, 20], [1, 2], 90))
    >>> study.seats[0].share, study.complete
    (1.0, False)
    """

    game: str
    options: dict[str, Value]
    bots: list[str]
    seed: int
    wanted: int
    games: int = 0
    actions: int = 0
    without_winner: int = 0
    seats: dict[int, Tally] = field(default_factory=dict)
    factions: dict[str, Tally] = field(default_factory=dict)
    components: dict[str, Tally] = field(default_factory=dict)
    categories: dict[str, list[Tally]] = field(default_factory=dict)
    """For each scoring category the points of those who did not win, and of those who did."""

    def add(self, result: Result) -> None:
        """Count one match.

        >>> study = Study("pax", {"seats": 2}, ["greedy"], seed=1, wanted=1)
        >>> study.add(Result(["greedy", "greedy"], [31, 31], [1, 1], 90))
        >>> study.seats[1].won, study.complete
        (0.5, True)
        """
        shares = result.shares
        self.games += 1
        self.actions += result.actions
        self.without_winner += not result.winners
        for seat, score in enumerate(result.scores):
            self.seats.setdefault(seat, Tally()).add(shares[seat], score)
            if result.factions:
                self.factions.setdefault(_key(result.factions[seat]), Tally()).add(shares[seat], score)
            for component in result.taken[seat] if result.taken else ():
                self.components.setdefault(_key(component), Tally()).add(shares[seat], score)
        for row in result.sheet or ():
            tallies = self.categories.setdefault(_key(row["title"]), [Tally(), Tally()])
            for seat, points in enumerate(row["points"]):
                if points is not None:
                    tallies[seat in result.winners].add(shares[seat], points)

    @property
    def complete(self) -> bool:
        """Whether all wanted matches were played.

        >>> Study("pax", {"seats": 2}, ["greedy"], seed=1, wanted=10).complete
        False
        """
        return self.games == self.wanted

    def to_json(self) -> dict[str, Any]:
        """Return everything as JSON.

        >>> study = Study("pax", {"seats": 2}, ["greedy"], seed=1, wanted=1)
        >>> study.add(Result(["greedy", "greedy"], [31, 20], [1, 2], 90))
        >>> study.to_json()["seats"][0]["win_share"]
        1.0
        """
        return {
            "game": self.game,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "complete": self.complete,
            "actions": self.actions,
            "no_winner_share": round(self.without_winner / self.games, 6) if self.games else 0,
            "seats": [self.seats[seat].to_json() for seat in sorted(self.seats)],
            "factions": _named(self.factions),
            "components": _named(self.components),
            "categories": [
                {**json.loads(key), "others": others.to_json(), "winners": winners.to_json()}
                for key, (others, winners) in self.categories.items()
            ],
        }


def _key(message: dict[str, Any]) -> str:
    return json.dumps(message, sort_keys=True)


def _named(tallies: dict[str, Tally]) -> list[dict[str, Any]]:
    return [{**json.loads(key), **tallies[key].to_json()} for key in sorted(tallies)]


def message_of(key: str) -> Message:
    """Return the message of a faction, component or category of a study.

    >>> message_of('{"args": {}, "id": "pax-score-played"}').id
    'pax-score-played'
    """
    return Message(**json.loads(key))


def study_balance(
    game: Game,
    *,
    options: dict[str, Any] | None = None,
    bots: Sequence[str] = ("greedy",),
    games: int = 1000,
    seed: int = 0,
    pack: str = "",
    processes: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Study:
    """Play matches and count; several bots take turns at the seats. Ctrl-C returns what is done so far.

    `pack` is the text of the component file that `game` was loaded with, if it was an owner's.

    >>> from saturnalia import load
    >>> study = study_balance(load("pax"), options={"seats": 2}, games=20, seed=7, processes=1)
    >>> study.games, len(study.seats)
    (20, 2)
    """
    chosen = game.complete_options(options or {})
    names = [name.strip() for name in bots]
    for name in names:
        make_bot(name)
    study = Study(game.name, chosen, names, check_seed(seed), games)
    seats = range(int(chosen["seats"]))
    setting = Setting(game.name, pack, chosen, seed, timed=False, version=game.version)
    size = BATCH if all(is_compiled(name, game.name) for name in names) else 1
    assignments = (
        Assignment(
            setting,
            tuple(
                (tuple(names[(seat + deal) % len(names)] for seat in seats), deal, 0)
                for deal in range(first, min(first + size, games))
            ),
        )
        for first in range(0, games, size)
    )
    try:
        for results in spread(play_assignment, assignments, processes, cluster):
            for result in results:
                study.add(result)
            progress(len(results))
    except KeyboardInterrupt:
        pass
    return study
