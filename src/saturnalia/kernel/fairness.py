"""The proof that a deal was not changed: a hash published before the match, its seed and salt shown after it."""

from __future__ import annotations

import hashlib


def commitment(seed: int, salt: str) -> str:
    """Return the hash to be published; the salt keeps seeds, which are short, from being guessed.

    >>> commitment(7, "salt")[:8]
    '9b0f5ba0'
    """
    return hashlib.sha256(f"{seed:016x}-{salt}".encode()).hexdigest()
