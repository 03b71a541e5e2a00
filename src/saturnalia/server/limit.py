"""Limits: how often one cookie or address may ask, and how long anything may be."""

from __future__ import annotations

import ipaddress
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
IMPORTS = Rate(burst=5, per_second=0.1)
ADDRESS_FACTOR = 5
"""A household or a school has one address: its strangers may do this many times what one cookie may …"""

COOKIES_FACTOR = 25
"""… and all its cookies together this many times, so that one neighbour's flood does not use it up."""


@dataclass(frozen=True)
class Caller:
    """Who asks: an address, and the hash of a cookie."""

    address: str
    cookie: str | None


def address_of(peer: str) -> str:
    """Return what counts as one address: of IPv6 the first 64 bits, because whoever has one address has all of those.

    >>> address_of("192.0.2.7"), address_of("2001:db8::1") == address_of("2001:db8::ffff")
    ('192.0.2.7', True)
    """
    try:
        parsed = ipaddress.ip_address(peer)
    except ValueError:
        return peer
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return peer


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

    def allow_caller(self, caller: Caller, rate: Rate, what: str, cookies: float = COOKIES_FACTOR) -> bool:
        """Whether a caller may do this now: by the cookie if there is one, and by the address.

        The cookie is asked first: whoever has used up their own share takes nothing from the neighbours'. `cookies` is
        how many times as much all cookies of an address may do together.
        """
        if not self.on:
            return True
        if caller.cookie is None:
            return self.allow(f"{what}:{caller.address}", rate, ADDRESS_FACTOR)
        return self.allow(f"{what}:{caller.cookie}", rate) and self.allow(
            f"{what}:cookies:{caller.address}", rate, cookies
        )

    def allow_made_up(self, caller: Caller, rate: Rate, what: str) -> bool:
        """Whether a caller whose cookie is nobody's may do this: it costs nothing, and counts like none."""
        return not self.on or caller.cookie is None or self.allow(f"{what}:{caller.address}", rate, ADDRESS_FACTOR)

    def allow_person(self, person: int | None, caller: Caller, rate: Rate, what: str) -> bool:
        """The same for somebody who is known: a cookie that stands in the database cannot be made up."""
        if not self.on:
            return True
        if person is None:
            return self.allow(f"{what}:{caller.address}", rate, ADDRESS_FACTOR)
        return self.allow(f"{what}:person:{person}", rate)

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
