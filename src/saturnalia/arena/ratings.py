"""Ratings of bots: OpenSkill, which follows match by match, and one fit of the Plackett-Luce model to all matches.

In the Plackett-Luce model every bot has a strength. The chance to come first is the own strength's part of all
strengths at the table, and then the same again for the places behind. Strengths are shown on the scale of chess (Elo):
400 points more mean ten times the strength.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from saturnalia.arena.ledger import FinishedMatch
from saturnalia.arena.play import Result
from saturnalia.kernel.errors import SaturnaliaError

ELO = 400 / math.log(10)
RESAMPLINGS = 400
PRIOR = 0.5
"""So many wins and losses against an average bot everybody begins with: who always wins has no strength otherwise."""
STEPS = 2000
NEAR = 1e-5


class NoRatings(SaturnaliaError):
    """The extra that rates is not installed.

    >>> str(NoRatings("arena-error-no-ratings"))
    'arena-error-no-ratings'
    """


class Running:
    """OpenSkill ratings (Weng and Lin's Plackett-Luce model) after every match; they need the extra [arena].

    >>> running = Running()
    >>> running.add(Result(["greedy", "random"], [31, 20], [1, 2], 90))
    >>> running.of("greedy").mu > running.of("random").mu
    True
    """

    def __init__(self) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise NoRatings("arena-error-no-ratings") from None

        self._model = PlackettLuce()
        self._ratings: dict[str, Any] = {}

    def of(self, bot: str) -> Any:
        """Return the rating of a bot: `mu`, how strong it seems, and `sigma`, how unsure that is.

        >>> Running().of("greedy").mu
        25.0
        """
        return self._ratings.setdefault(bot, self._model.rating(name=bot))

    def add(self, result: Result) -> None:
        """Learn from a match; a bot with several seats learns the average of what each of them would.

        >>> running = Running()
        >>> running.add(Result(["greedy", "random", "random"], [31, 20, 22], [1, 3, 2], 90))
        >>> running.of("random").sigma < 8.3
        True
        """
        if len(result.bots) < 2:
            return
        teams = [[self._model.rating(mu=self.of(bot).mu, sigma=self.of(bot).sigma)] for bot in result.bots]
        rated = [team[0] for team in self._model.rate(teams, ranks=[float(place) for place in result.places])]
        for bot in set(result.bots):
            own = [rating for rating, name in zip(rated, result.bots, strict=True) if name == bot]
            mean = [sum(getattr(rating, part) for rating in own) / len(own) for part in ("mu", "sigma")]
            self._ratings[bot] = self._model.rating(name=bot, mu=mean[0], sigma=mean[1])


def fit(matches: Sequence[FinishedMatch], bots: Sequence[str], seed: int = 0) -> dict[str, tuple[float, float, float]]:
    """Return every bot's strength in Elo, their mean being 0, and its 95 % interval.

    The interval comes from drawing the deals anew (bootstrap): the matches of one deal are not independent.
    Seats that share a place count as if each of them had come first, second … among them equally often, but nothing is
    concluded from the order of those who all lost: in some games the places behind the winner mean nothing.

    >>> won, lost = (Result(["greedy", "random"], [31, 20], places, 90) for places in ([1, 2], [2, 1]))
    >>> matches = [FinishedMatch(deal, 0, won if deal % 4 else lost) for deal in range(100)]
    >>> strength, low, high = fit(matches, ["greedy", "random"])["greedy"]
    >>> round(strength), low < strength < high
    (95, True)
    """
    deals = sorted({match.deal for match in matches})
    names = list(dict.fromkeys(bots))
    if len(names) < 2 or all(len(match.result.bots) < 2 for match in matches):
        return {}
    place_of = {deal: number for number, deal in enumerate(deals)}
    kinds: Counter[tuple[int, tuple[str, ...], tuple[int, ...]]] = Counter(
        (place_of[match.deal], tuple(match.result.bots), tuple(match.result.places)) for match in matches
    )
    patterns = {kind: number for number, kind in enumerate(dict.fromkeys(kind[1:] for kind in kinds))}
    table = np.zeros((len(deals), len(patterns)))
    for (deal, lineup, places), count in kinds.items():
        table[deal, patterns[lineup, places]] += count
    draws = np.random.default_rng(seed).multinomial(len(deals), [1 / len(deals)] * len(deals), RESAMPLINGS)
    weights = np.vstack([np.ones(len(deals)), draws]) @ table
    strengths = ELO * np.log(_strengths(list(patterns), names, weights))
    strengths -= strengths.mean(axis=1, keepdims=True)
    low, high = np.quantile(strengths[1:], [0.025, 0.975], axis=0)
    return {name: (float(strengths[0, bot]), float(low[bot]), float(high[bot])) for bot, name in enumerate(names)}


def _strengths(patterns: list[Any], names: list[str], weights: Any) -> Any:
    """Return the most likely strengths for every row of weights of the patterns (Hunter's MM algorithm, 2004)."""
    present, winner, origin, part = [], [], [], []
    for number, (lineup, places) in enumerate(patterns):
        orders = _orders(places)
        for order in orders:
            for place, seat in enumerate(order[: _known(places)]):
                present.append(Counter(lineup[other] for other in order[place:]))
                winner.append(lineup[seat])
                origin.append(number)
                part.append(1 / len(orders))
    at_table = np.array([[count[name] for name in names] for count in present], dtype=float).reshape(-1, len(names))
    first = np.array([[name == won for name in names] for won in winner], dtype=float).reshape(-1, len(names))
    times = weights[:, origin] * part
    wins = times @ first + PRIOR
    strengths = np.ones_like(wins)
    for _ in range(STEPS):
        fresh = wins / ((times / (strengths @ at_table.T)) @ at_table + 2 * PRIOR / (strengths + 1))
        change = float(np.abs(np.log(fresh / strengths)).max())
        strengths = fresh
        if change < NEAR:
            break
    return strengths


def _orders(places: tuple[int, ...]) -> list[list[int]]:
    """Return orders of the seats without shared places, in which those who share one have turns at being first."""
    groups = [[seat for seat, place in enumerate(places) if place == each] for each in sorted(set(places))]
    return [
        [seat for group in groups for seat in group[turn % len(group) :] + group[: turn % len(group)]]
        for turn in range(math.lcm(*map(len, groups)))
    ]


def _known(places: tuple[int, ...]) -> int:
    """Return for how many of the seats in order it is known who stands behind them."""
    last = max(places)
    return len(places) - (1 if last == 1 else places.count(last))
