"""The sequential probability ratio test (Wald 1945): a change plays a baseline until it is clear which is better.

One deal, played once for every seat, is one observation: the mean of the change's shares of the wins. The likelihoods
are those of the normal distribution with the variance seen so far, as the test farms of chess engines do it (GSPRT).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from saturnalia.arena.ledger import FinishedMatch

FEWEST_DEALS = 8


@dataclass(frozen=True)
class Question:
    """Is the change at least `elo1` better, or at most `elo0`; and how often may the answer be wrong.

    >>> question = Question(elo0=0, elo1=50, seats=2)
    >>> [round(share, 3) for share in question.shares], [round(bound, 2) for bound in question.bounds]
    ([0.5, 0.571], [-2.94, 2.94])
    """

    elo0: float
    elo1: float
    seats: int
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def shares(self) -> tuple[float, float]:
        """The shares of the wins of one change among baselines that the two strengths mean.

        >>> [round(share, 3) for share in Question(elo0=0, elo1=100, seats=4).shares]
        [0.25, 0.372]
        """
        strengths = [10 ** (elo / 400) for elo in (self.elo0, self.elo1)]
        first, second = (strength / (strength + self.seats - 1) for strength in strengths)
        return first, second

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test ends.

        >>> round(Question(elo0=0, elo1=50, seats=2, alpha=0.01).bounds[1], 2)
        4.55
        """
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


@dataclass
class Test:
    """A test under way.

    >>> test = Test(Question(elo0=0, elo1=50, seats=2))
    >>> for share in [1.0, 0.5] * 20:
    ...     test.add(share)
    >>> test.verdict, round(test.mean, 2)
    ('better', 0.75)
    """

    __test__ = False  # this is no test case for pytest

    question: Question
    observed: list[float] = field(default_factory=list)

    def add(self, share: float) -> None:
        """Take in a deal: the change's mean share of its wins.

        >>> test = Test(Question(elo0=0, elo1=50, seats=2))
        >>> test.add(0.5)
        >>> test.mean
        0.5
        """
        self.observed.append(share)

    @property
    def mean(self) -> float:
        """The change's share of the wins so far.

        >>> Test(Question(elo0=0, elo1=50, seats=2), [1.0, 0.0]).mean
        0.5
        """
        return sum(self.observed) / len(self.observed) if self.observed else 0.0

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio: above 0 the deals speak for the change, below 0 against it.

        The variance is taken as if one deal more had been wholly won and one wholly lost: a few equal deals prove
        little.

        >>> round(Test(Question(elo0=0, elo1=50, seats=2), [1.0, 0.5, 0.5, 0.5]).ratio, 2)
        0.21
        """
        if not self.observed:
            return 0.0
        count, mean, (least, wanted) = len(self.observed), self.mean, self.question.shares
        squares = sum((share - mean) ** 2 for share in [*self.observed, 0.0, 1.0])
        return count * (wanted - least) * (2 * mean - least - wanted) / (2 * squares / (count + 2))

    @property
    def verdict(self) -> str | None:
        """What the test says: better, not better, or nothing yet.

        >>> Test(Question(elo0=0, elo1=50, seats=2), [0.0, 0.5] * 20).verdict
        'not-better'
        """
        low, high = self.question.bounds
        if len(self.observed) < FEWEST_DEALS or low < self.ratio < high:
            return None
        return "better" if self.ratio >= high else "not-better"


def whole_deals(matches: Iterable[FinishedMatch], change: str, rotations: int) -> Iterator[float]:
    """Yield the change's mean share for every deal, in the order of the deals, as soon as all before are there too.

    Matches come in as they end; taking them in that order would favour short ones.

    >>> from saturnalia.arena.play import Result
    >>> won, lost = (Result(["new", "old"], [0, 0], places, 9) for places in ([1, 2], [2, 1]))
    >>> played = [(1, 0, lost), (0, 0, won), (1, 1, lost), (0, 1, lost)]
    >>> matches = [FinishedMatch(deal, rotation, result) for deal, rotation, result in played]
    >>> list(whole_deals(matches, "new", rotations=2))
    [0.5, 0.0]
    """
    shares: dict[int, list[float]] = {}
    following = 0
    for match in matches:
        result = match.result
        own = [share for share, bot in zip(result.shares, result.bots, strict=True) if bot == change]
        shares.setdefault(match.deal, []).append(sum(own) / len(own))
        while len(shares.get(following, ())) == rotations:
            yield sum(shares.pop(following)) / rotations
            following += 1
