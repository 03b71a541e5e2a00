"""A table that is live in this process: its board, its connections, and the messages made for them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json

from saturnalia.server.play import Board, Desk
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Sitting, load_entries, load_sitting
from saturnalia.server.show import show_log, show_position, show_table
from saturnalia.server.snapshot import Frozen, read_record
from saturnalia.server.store import positions

WAITING_MESSAGES = 200
"""A connection that lets more than this pile up is closed; its client comes back with `?since=`."""


@dataclass(eq=False)
class Connection:
    """One browser at one table. `viewer` is the seat it looks from now, `sent` the last entry it was told."""

    person: int | None
    viewer: int = -1
    sent: int = -1
    with_tables: bool = True
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(WAITING_MESSAGES))

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; an overfull one means goodbye."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.outbox = asyncio.Queue(1)
            self.outbox.put_nowait(None)


@dataclass(eq=False)
class Live:
    """One table in memory. Whoever changes or reads its board holds `lock`."""

    sitting: Sitting
    board: Board | None = None
    frozen: Frozen | None = None
    stored: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, tuple[frozenset[int], float]] = field(default_factory=dict)
    """Which seats are connected to other processes, and when they said so."""
    driver: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    cache: dict[tuple[str, int, int], bytes] = field(default_factory=dict)

    def connected_here(self) -> frozenset[int]:
        """Return the seats whose people are connected to this process."""
        return frozenset(seat for one in self.connections for seat in self.sitting.seats_of(one.person))

    def connected(self) -> frozenset[int]:
        """Return the seats whose people are connected."""
        return self.connected_here().union(*(seats for seats, _ in self.elsewhere.values()))

    def playing(self) -> Board:
        """Return the board, or refuse because there is none to play on."""
        if self.frozen is not None:
            raise Refused("refused-read-only")
        if self.board is None:
            raise Refused("refused-waiting")
        return self.board

    @property
    def seq(self) -> int:
        """The number of the newest entry; 0 is the set-up, -1 means that the match has not begun."""
        if self.board is not None:
            return self.board.record.seq
        return self.frozen.seq if self.frozen else -1

    # -- messages (made in worker threads, under the lock) -------------------------------------------------------------

    def table_for(self, person: int | None, now: float, connected: frozenset[int]) -> dict[str, Any]:
        """Return the table as a person may know it."""
        explanation = self.frozen.explanation if self.frozen else None
        return show_table(self.sitting, person, now, connected=connected, explanation=explanation)

    def message_for(
        self, kind: str, one: Connection, now: float, connected: frozenset[int], *, anew: bool = False
    ) -> bytes:
        """Return a `welcome` or `update` with exactly what this connection has not been told yet.

        `anew`: the whole log, for a viewer who knows other things than the one before. Whoever looked from a seat that
        was given to a bot is a spectator from now on.
        """
        if one.viewer >= 0 and one.viewer not in self.sitting.seats_of(one.person):
            one.viewer, anew = -1, True
        after, void = one.sent, None
        if anew:
            after = void = -1
        elif self.board is not None and one.sent > 0:
            void = self.board.record.void_after(one.sent)
            after = one.sent if void is None else void
        table = to_json(self.table_for(one.person, now, connected))
        tail = b"null" if void is None else str(void).encode()
        return b"".join(
            (
                b'{"type":"', kind.encode(), b'","table":', table, b',"position":', self._position(one),
                b',"log":', self._log(one.viewer, after), b',"undone_to":', tail, b"}",
            )
        )  # fmt: skip

    def _position(self, one: Connection) -> bytes:
        key = ("position", one.viewer, int(one.with_tables))
        if key not in self.cache:
            shown = None
            if self.board is not None:
                shown = show_position(self.board.record, self.sitting, one.viewer, with_tables=one.with_tables)
            elif self.frozen is not None:
                shown = self.frozen.position(one.viewer)
            self.cache[key] = to_json(shown)
        return self.cache[key]

    def _log(self, viewer: int, after: int) -> bytes:
        key = ("log", viewer, after)
        if key not in self.cache:
            shown: list[dict[str, Any]] = []
            if self.board is not None:
                shown = show_log(self.board.record, viewer, after)
            elif self.frozen is not None:
                shown = [line for line in self.frozen.log if line["seq"] > after]
            self.cache[key] = to_json(shown)
        return self.cache[key]


def load_live(desk: Desk, table_id: str) -> Live:
    """Read a table from the database, or refuse."""
    with desk.store.reading() as connection:
        sitting = load_sitting(connection, table_id)
        if sitting is None:
            raise Refused("refused-table-unknown", status=404)
        if sitting.status == "waiting":
            return Live(sitting)
        entries = load_entries(connection, table_id)
        stored = connection.execute(positions.select().where(positions.c.table_id == table_id)).first()
    found = read_record(desk.shelf, sitting, entries, stored)
    if isinstance(found, Frozen):
        return Live(sitting, frozen=found, stored=found.seq)
    return Live(sitting, board=Board(sitting, found), stored=stored.seq if stored else 0)


def catch_up(desk: Desk, live: Live) -> None:
    """Bring a live table up to what other processes have stored; a stale one is rebuilt."""
    board = live.board
    if board is None or board.stale:
        fresh = load_live(desk, live.sitting.id)
        live.sitting, live.board, live.frozen = fresh.sitting, fresh.board, fresh.frozen
    else:
        with desk.store.reading() as connection:
            sitting = load_sitting(connection, live.sitting.id)
            assert sitting is not None
            entries = load_entries(connection, live.sitting.id, board.record.seq)
        board.record.follow(entries)
        live.sitting = board.sitting = sitting
    live.cache.clear()
