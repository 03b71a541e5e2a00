"""How many may be connected at once: one person, the strangers at one address, and all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

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

    def check(self, person: int | None, address: str) -> None:
        """Refuse one connection too many."""
        settings, who = self._settings, address if person is None else person
        if self._open.total() >= settings.most_connections:
            raise Refused("refused-crowded", status=503)
        if self._open[who] >= (settings.most_of_address if person is None else settings.most_of_person):
            raise Refused("refused-too-many-connections", status=429)

    @contextmanager
    def visit(self, person: int | None, address: str) -> Iterator[None]:
        """Count a connection while it lasts."""
        who = address if person is None else person
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
