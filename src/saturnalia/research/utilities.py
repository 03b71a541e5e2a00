"""What a finished match was worth to each seat: by rank, by margin, or in points.

Rank: the share of the opponents that a seat beat, less the share that beat it. Where nobody won, the game itself (Rome)
is an opponent that beat everybody. Margin: the distance to the best opponent, in parts of both together. Both lie
between -1 and 1; alone, both are 1 for a win and -1 for a loss.
"""

from __future__ import annotations

from typing import Any

import numpy as np  # noqa: F401  (for the examples)

from saturnalia.kernel.compiling import rule

RANK, MARGIN, POINTS = range(3)

UTILITIES = {"rank": RANK, "margin": MARGIN, "points": POINTS}
"""The names by which environments let one choose."""


@rule
def rank_utility(ranks: Any, seats: int, seat: int) -> float:
    """Return the utility of a seat by its place.

    >>> [rank_utility(np.array([1, 3, 2]), 3, seat) for seat in range(3)]
    [1.0, -1.0, 0.0]
    """
    better = worse = 0
    nobody_won = 1
    for other in range(seats):
        if ranks[other] < ranks[seat]:
            better += 1
        if ranks[other] > ranks[seat]:
            worse += 1
        if ranks[other] == 1:
            nobody_won = 0
    opponents = seats - 1 + nobody_won
    return (worse - better - nobody_won) / opponents if opponents > 0 else 1.0


@rule
def margin_utility(points: Any, ranks: Any, seats: int, seat: int) -> float:
    """Return the utility of a seat by its distance to the best opponent.

    >>> points, ranks = np.array([30, 10]), np.array([1, 2])
    >>> margin_utility(points, ranks, 2, 0), margin_utility(points, ranks, 2, 1)
    (0.5, -0.5)
    """
    if seats == 1:
        return rank_utility(ranks, seats, seat)
    best = -(1 << 30)
    for other in range(seats):
        if other != seat and points[other] > best:
            best = int(points[other])
    own = int(points[seat])
    together = abs(own) + abs(best)
    return (own - best) / together if together > 0 else 0.0


@rule
def utility(kind: int, points: Any, ranks: Any, seats: int, seat: int) -> float:
    """Return the utility of the chosen kind.

    >>> utility(POINTS, np.array([30, 10]), np.array([1, 2]), 2, 0)
    30.0
    """
    if kind == RANK:
        return rank_utility(ranks, seats, seat)
    if kind == MARGIN:
        return margin_utility(points, ranks, seats, seat)
    return float(points[seat])
