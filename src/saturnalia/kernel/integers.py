"""Whole numbers from outside: NumPy's are as good as Python's, everything else is not a number at all."""

from __future__ import annotations

import operator
from typing import Any


def as_integer(value: Any) -> int | None:
    """Return the value as a plain integer, or None if it is something else: a fraction, a text, a truth.

    >>> as_integer(3), as_integer(3.0), as_integer("3"), as_integer(True)
    (3, None, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None
