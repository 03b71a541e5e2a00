"""Limits: how often one cookie or address may ask, and how long anything may be."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

LARGEST_BODY = 64 * 1024
LARGEST_IMPORT = 1024 * 1024
LARGEST_MESSAGE = 16 * 1024


@dataclass(frozen=True)
class Rate:
    """So many in a row, and then so many per second."""

    burst: float
    per_second: float


REQUESTS = Rate(burst=120, per_second=20)
MESSAGES = Rate(burst=60, per_second=20)
OPENINGS = Rate(burst=30, per_second=0.5)
ADDRESS_FACTOR = 5
"""A household or a school has one address: it may do this many times what one cookie may."""


@dataclass(frozen=True)
class Caller:
    """Who asks: an address, and the hash of a cookie."""

    address: str
    cookie: str | None


class Limits:
    """Token buckets, as many as there were callers lately.

    >>> limits = Limits(clock=lambda: 0.0)
    >>> [limits.allow("me", Rate(burst=2, per_second=1)) for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, *, on: bool = True, most: int = 20_000, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.most = most
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow_caller(self, caller: Caller, rate: Rate, what: str) -> bool:
        """Whether a caller's address and cookie may both do this now."""
        if not self.on:
            return True
        return self.allow(f"{what}:{caller.address}", rate, ADDRESS_FACTOR) and (
            caller.cookie is None or self.allow(f"{what}:{caller.cookie}", rate)
        )

    def allow(self, who: str, rate: Rate, factor: float = 1) -> bool:
        """Take one from a caller's bucket; False if it is empty."""
        now = self._clock()
        full = rate.burst * factor
        left, since = self._buckets.pop(who, (full, now))
        left = min(full, left + (now - since) * rate.per_second * factor)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return allowed
