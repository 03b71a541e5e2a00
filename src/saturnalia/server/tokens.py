"""Secrets: making them, and comparing them without telling how much was right."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def make_token() -> str:
    """Return a new secret of 192 bits, safe in addresses.

    >>> len(make_token())
    32
    """
    return secrets.token_urlsafe(24)


def make_table_id() -> str:
    """Return the id of a new table: short enough for a link, too long to guess.

    >>> len(make_table_id())
    12
    """
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    """Return what is stored of a cookie: whoever reads the database cannot become the person.

    >>> len(digest("secret"))
    64
    """
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str | None, other: str | None) -> bool:
    """Whether two secrets are the same, in a time that does not depend on where they differ.

    >>> same("a", "a"), same("a", "b"), same(None, None)
    (True, False, False)
    """
    if one is None or other is None:
        return False
    return hmac.compare_digest(one.encode(), other.encode())
