"""The other processes on the same PostgreSQL: which of them are alive, and who sits at our tables there.

Every process says at each heartbeat that it is alive, and whose people are at a table whenever that changes or somebody
asks. One that falls silent is gone with all its people, and may have stored something that it could not tell any more.
"""

from __future__ import annotations

import time

from saturnalia.server.notify import Speaker

SILENCE_SECONDS = 10.0
"""How long a process that lives may be silent; it says at every heartbeat that it is alive."""


class Neighbours:
    """What this process knows about the others, and what it tells them; alone, with SQLite, it tells nothing."""

    def __init__(self, process: str, *, are_possible: bool) -> None:
        self.speaker = Speaker(process)
        self._are_possible = are_possible
        self._heard: dict[str, float] = {}

    def note(self, process: str) -> bool:
        """Note a sign of life; whether this process was unknown until now."""
        is_new = process not in self._heard
        self._heard[process] = time.monotonic()
        return is_new

    def forget(self, process: str) -> None:
        """Forget a process that has ended."""
        self._heard.pop(process, None)

    def silent(self) -> list[str]:
        """Return the processes that have said nothing for too long."""
        return [process for process, at in self._heard.items() if time.monotonic() - at > SILENCE_SECONDS]

    def tell_alive(self) -> None:
        """Say that this process is alive."""
        self._say(alive=True)

    def tell_moved(self, table: str) -> None:
        """Say that something has happened at a table, which is stored."""
        self._say(table=table)

    def tell_seats(self, table: str, seats: frozenset[int]) -> None:
        """Say which seats have their people here."""
        self._say(table=table, seats=sorted(seats))

    def ask_seats(self, table: str | None = None) -> None:
        """Ask whose people are there, at a table or at all of them."""
        self._say(**({"asks": True} if table is None else {"asks": True, "table": table}))

    def _say(self, **message: object) -> None:
        if self._are_possible:
            self.speaker.say(**message)
