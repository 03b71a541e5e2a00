"""Weights of a game's `value`, set by evolution (CMA-ES, Hansen 2001): what wins whole matches is kept and varied.

A candidate is judged by the opponent against whom it does worst as much as by all of them on average: weights that only
beat others of their kind soon lose to somebody who simply passes. What was learned before is an opponent from then on.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saturnalia.bots.loops import GREEDY_BOT
from saturnalia.bots.naive import MANNERS
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import check_seed
from saturnalia.learning.matches import matches_of

MARGIN_SHARE = 0.25
"""How much the margin counts beside winning."""
SMALLEST = 0.2
"""A weight near 0 is varied as if it were so large."""
PAST_SELVES = 3
KEEP_EVERY = 10
"""After so many generations the weights of that moment become an opponent, and the hardest ones are chosen anew."""
HARDEST = 4


class NoEvolution(SaturnaliaError):
    """Nothing can be learned: what evolves weights is not installed, or the game has none.

    >>> str(NoEvolution("learning-error-no-evolution"))
    'learning-error-no-evolution'
    """


class Lesson(NamedTuple):
    """What a game is learned by: LEARNING in its `bots.py` sets what is not as usual.

    >>> Lesson(tables=(2, 4)).alone
    False
    """

    tables: tuple[int, ...] = (2,)  # numbers of seats
    lead: float = 20.0  # so many points are a clear lead
    alone: bool = False  # whether it is also learned alone, where `lead` points are half of what is wanted


class Opponent(NamedTuple):
    """Who sits at all other seats of a table.

    >>> Opponent("naive:first", -2.0, seats=4).weights is None
    True
    """

    name: str
    code: float  # as the compiled loops know bots
    seats: int
    weights: Any = None  # of a greedy bot


class Outcome(NamedTuple):
    """What came of matches against one opponent: the share of wins, the mean points, and both in one number.

    >>> Outcome(0.9, 31.5, 1.1).wins
    0.9
    """

    wins: float
    points: float
    worth: float


def lesson_of(game: Game) -> Lesson:
    """Return what a game is learned by.

    >>> from saturnalia import load
    >>> lesson_of(load("minerva")).alone
    True
    """
    return Lesson(**getattr(game.optional_room("bots"), "LEARNING", {}))


def opponents_of(game: Game) -> list[Opponent]:
    """Return everybody who does not think, and the greedy bot of today, at every table; and nobody at all, alone.

    >>> from saturnalia import load
    >>> [opponent.name for opponent in opponents_of(load("minerva"))][:3]
    ['naive:first', 'naive:pass', 'naive:random']
    """
    lesson, today = lesson_of(game), game.room("value").WEIGHTS
    found = []
    for seats in lesson.tables:
        found += [Opponent(f"naive:{name}", code, seats) for name, code in MANNERS.items()]
        found.append(Opponent("greedy", GREEDY_BOT, seats, today))
    return [*found, Opponent("alone", GREEDY_BOT, 1, today)] if lesson.alone else found


def try_out(game: Game, weights: Any, opponent: Opponent, seeds: Any) -> Outcome:
    """Play one match for each seed with these weights, at every seat in turn.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> seeds = np.arange(1, 21)
    >>> try_out(game, game.room("value").WEIGHTS, Opponent("naive:pass", MANNERS["pass"], 2), seeds).wins > 0.8
    True
    """
    seats, lead = opponent.seats, lesson_of(game).lead
    options = game.encode_options(game.complete_options({"seats": seats}))
    points, ranks = np.zeros((2, len(seeds), seats), dtype=np.int32)
    rival = weights if opponent.weights is None else opponent.weights
    matches_of(game)(
        game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16), options, seats, weights, rival,
        opponent.code, seeds, game.longest_match, points, ranks,
    )  # fmt: skip
    rows = np.arange(len(seeds))
    mine = rows % seats
    own = points[rows, mine].astype(float)
    first = ranks == 1
    wins = float(np.where(first[rows, mine], 1.0 / np.maximum(1, first.sum(axis=1)), 0.0).mean())
    if seats == 1:
        is_always_won = bool(first.all())  # then only the points tell
        worth = float(np.tanh(own / (2.0 * lead)).mean())
        return Outcome(wins, float(own.mean()), worth if is_always_won else wins + MARGIN_SHARE * worth)
    points[rows, mine] = -(1 << 30)
    ahead = float(np.tanh((own - points.max(axis=1)) / lead).mean())
    # one of four who wins half of the matches is as good as one of two who wins all
    return Outcome(wins, float(own.mean()), min(1.0, wins * seats / 2.0) + MARGIN_SHARE * ahead)


def fitness(game: Game, weights: Any, opponents: Sequence[Opponent], seeds: Any) -> float:
    """Return how good weights are against all opponents, and against the worst of them.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> today = game.room("value").WEIGHTS
    >>> 0.0 < fitness(game, today, [Opponent("naive:pass", MANNERS["pass"], 2)], np.arange(1, 9)) < 1.5
    True
    """
    found = np.array([try_out(game, weights, opponent, seeds).worth for opponent in opponents])
    return float(0.5 * found.mean() + 0.5 * found.min())


@dataclass
class Learner:
    """Learns the weights of a game, in pieces as long as one likes: it goes on where its file ends.

    >>> from saturnalia import load
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     learner = Learner(load("pax"), Path(folder) / "pax.json", matches=4)
    ...     learner.learn(generations=1)
    ...     Learner(load("pax"), Path(folder) / "pax.json").generation
    1
    """

    game: Game
    file: Path
    matches: int = 16
    seed: int = 0
    sigma: float = 0.25

    def __post_init__(self) -> None:
        if not hasattr(self.game.room("value"), "WEIGHTS"):
            raise NoEvolution("learning-error-no-weights", game=self.game.title)
        today = self.game.room("value").WEIGHTS
        known = json.loads(self.file.read_text(encoding="utf-8")) if self.file.is_file() else {}
        kept = known.get("weights", {})
        self.weights = today._replace(**{name: kept[name] for name in today._fields if name in kept})
        self.generation = int(known.get("generation", 0))
        self.sigma = float(known.get("sigma", self.sigma))
        self.selves = [today._replace(**past) for past in known.get("selves", []) if set(past) <= set(today._fields)]

    def learn(
        self,
        *,
        seconds: float = float("inf"),
        generations: float = float("inf"),
        tell: Callable[[int, float], None] = lambda _generation, _fitness: None,
    ) -> None:
        """Learn for so many seconds or generations; the file is renewed after each generation.

        >>> from saturnalia import load
        >>> learner = Learner(load("pax"), Path("nowhere.json"))
        >>> learner.learn(generations=0)
        """
        try:
            import cma
        except ImportError:
            raise NoEvolution("learning-error-no-evolution") from None
        check_seed(self.seed)
        origin = np.array(self.weights)
        scale = np.maximum(np.abs(origin), SMALLEST)
        lots = np.random.default_rng([self.seed, self.generation])
        strategy = cma.CMAEvolutionStrategy(
            np.zeros(len(origin)), self.sigma, {"seed": self.seed + self.generation + 1, "verbose": -9}
        )
        until = time.monotonic() + seconds
        pool: list[Opponent] = []
        done = 0
        while done < generations and time.monotonic() < until:
            if done % KEEP_EVERY == 0:
                pool = self.hardest(lots.integers(1, 1 << 62, 4 * self.matches))
            seeds = lots.integers(1, 1 << 62, self.matches)
            asked = strategy.ask()
            found = [fitness(self.game, self._at(origin + x * scale), pool, seeds) for x in asked]
            strategy.tell(asked, [-worth for worth in found])
            self.weights = self._at(origin + strategy.result.xfavorite * scale)
            self.sigma = float(strategy.sigma)
            self.generation += 1
            done += 1
            if self.generation % KEEP_EVERY == 0:
                self.selves = [*self.selves, self.weights][-PAST_SELVES:]
            self._keep()
            tell(self.generation, float(np.mean(found)))

    def hardest(self, seeds: Any) -> list[Opponent]:
        """Return the naive opponents that still win something, all greedy ones, and what was learned before.

        Of the naive ones the hardest are enough, and one stays even if it never wins.

        >>> from saturnalia import load
        >>> names = [one.name for one in Learner(load("minerva"), Path("nowhere.json")).hardest(np.arange(1, 3))]
        >>> names[0].startswith("naive:"), names[-3:]
        (True, ['greedy', 'greedy', 'alone'])
        """
        everybody = opponents_of(self.game)
        tried = [(try_out(self.game, self.weights, one, seeds), one) for one in everybody if one.code != GREEDY_BOT]
        tried.sort(key=lambda pair: pair[0].worth)
        naive = [one for found, one in tried[:HARDEST] if found.wins < 1.0] or [tried[0][1]]
        table = lesson_of(self.game).tables[0]
        selves = [Opponent("self", GREEDY_BOT, table, past) for past in self.selves]
        return naive + [one for one in everybody if one.code == GREEDY_BOT] + selves

    def _at(self, numbers: Any) -> Any:
        return type(self.weights)(*(float(number) for number in numbers))

    def _keep(self) -> None:
        content = {
            "game": self.game.name,
            "rules": self.game.version,
            "generation": self.generation,
            "sigma": self.sigma,
            "weights": self.weights._asdict(),
            "selves": [past._asdict() for past in self.selves],
        }
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(content), encoding="utf-8")
        fresh.replace(self.file)
