"""Small numbers in a row, as a net reads a position: what `look` of a game's `judgement.py` writes."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule

MOST = 127
"""What one of these numbers can hold, above and below nothing."""


@rule
def put(seen: Any, at: int, number: int) -> int:
    """Write a number, or the nearest one that fits, and return the next place.

    >>> seen = [0, 0]
    >>> put(seen, put(seen, 0, 5), -1000), seen
    (2, [5, -127])
    """
    seen[at] = max(-MOST, min(MOST, number))
    return at + 1


@rule
def put_truth(seen: Any, at: int, holds: bool) -> int:
    """Write 1 for what holds, and return the next place.

    >>> seen = [0]
    >>> put_truth(seen, 0, True), seen
    (1, [1])
    """
    seen[at] = 1 if holds else 0
    return at + 1
