"""How sure a share is: intervals that hold the truth in 95 of 100 studies."""

from __future__ import annotations

import math

Z95 = 1.959964


def wilson(won: float, of: float) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927); shared wins count as parts.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if of <= 0:
        return 0.0, 1.0
    share, square = won / of, Z95 * Z95
    middle = (share + square / (2 * of)) / (1 + square / of)
    spread = Z95 * math.sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def of_mean(total: float, squares: float, number: int) -> tuple[float, float]:
    """Return the 95 % interval of a mean from the sum and the sum of squares of so many numbers.

    >>> low, high = of_mean(300.0, 1000.0, 100)
    >>> round(low, 3), round(high, 3)
    (2.803, 3.197)
    """
    if number == 0:
        return 0.0, 0.0
    mean = total / number
    spread = Z95 * math.sqrt(max(0.0, squares / number - mean * mean) / max(1, number - 1))
    return mean - spread, mean + spread
