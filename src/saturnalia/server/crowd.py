"""How many may be connected at once: one person, the strangers at one address, all its people, and all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from saturnalia.server.limit import ADDRESS_FACTOR
from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings


class Crowd:
    """The open WebSockets of this process.

    >>> crowd = Crowd(Settings(most_of_person=1))
    >>> with crowd.visit(7, "192.0.2.1"):
    ...     crowd.check(8, "192.0.2.1")
    ...     crowd.check(7, "192.0.2.1")
    Traceback (most recent call last):
    saturnalia.server.refuse.Refused: refused-too-many-connections
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: Counter[int | str] = Counter()
        self._near: Counter[str] = Counter()
        """All connections of an address, with and without a cookie: new cookies cost nothing."""

    def check(self, person: int | None, address: str) -> None:
        """Refuse one connection too many."""
        settings, who = self._settings, address if person is None else person
        if self._open.total() >= settings.most_connections:
            raise Refused("refused-crowded", status=503)
        most = settings.most_of_address if person is None else settings.most_of_person
        if self._open[who] >= most or self._near[address] >= ADDRESS_FACTOR * settings.most_of_address:
            raise Refused("refused-too-many-connections", status=429)

    @contextmanager
    def visit(self, person: int | None, address: str) -> Iterator[None]:
        """Count a connection while it lasts."""
        who = address if person is None else person
        self._open[who] += 1
        self._near[address] += 1
        try:
            yield
        finally:
            _take_one(self._open, who)
            _take_one(self._near, address)


def _take_one(counter: Counter[Any], who: int | str) -> None:
    counter[who] -= 1
    if not counter[who]:
        del counter[who]
