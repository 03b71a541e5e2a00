"""A table that is live in this process: its match, its connections, and the messages made for them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json

from saturnalia.kernel.errors import UnknownGame
from saturnalia.kernel.game import Game
from saturnalia.server.changed_rules import ChangedRules, look_at, show_changed_rules
from saturnalia.server.opening_tables import begin
from saturnalia.server.outbox import Outbox
from saturnalia.server.play import ServerContext, TableInPlay
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import StoredTable, load_entries, load_table
from saturnalia.server.show import LOG_PIECE, show_log_piece, show_position, show_table
from saturnalia.server.snapshot import Frozen, read_table_log
from saturnalia.server.store import positions


@dataclass(eq=False)
class ConnectedBrowser:
    """One browser at one table. `viewer` is the seat it looks from now, `sent` the last entry it was told."""

    person: int | None
    viewer: int = -1
    sent: int = -1
    with_tables: bool = True
    seats: int = 1
    """How many seats it had when it was told something last."""
    outbox: Outbox = field(default_factory=Outbox)

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; an overfull one means goodbye."""
        self.outbox.put(message)


@dataclass(eq=False)
class LiveTable:
    """One table in memory. Whoever changes or reads it holds `lock`."""

    table: StoredTable
    in_play: TableInPlay | None = None
    frozen: Frozen | None = None
    changed: ChangedRules | None = None
    """What those at a frozen table can do about it, while its match is not over."""
    stored_seq: int = 0
    is_preparing: bool = False
    """Whether the match waits until its game is compiled."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[ConnectedBrowser] = field(default_factory=set)
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    """Which seats are connected to other processes."""
    bot_task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    vote_timer: asyncio.TimerHandle | None = None
    undo_timer: asyncio.TimerHandle | None = None
    bot_waits: bool = False
    """Whether the bot that is to move waits until there is time to think."""
    cache: dict[tuple[str, int, int], bytes] = field(default_factory=dict)

    def connected_here(self) -> frozenset[int]:
        """Return the seats whose people are connected to this process."""
        return frozenset(seat for one in self.connections for seat in self.table.seats_of(one.person))

    def connected(self) -> frozenset[int]:
        """Return the seats whose people are connected."""
        return self.connected_here().union(*self.elsewhere.values())

    def stop_timers(self) -> None:
        """Let neither the clock nor a vote nor a wish to take something back run out any more."""
        for timer in (self.timer, self.vote_timer, self.undo_timer):
            if timer is not None:
                timer.cancel()

    def playing(self) -> TableInPlay:
        """Return the table in play, or refuse because its match has not begun or cannot go on."""
        if self.frozen is not None:
            raise Refused("refused-read-only")
        if self.is_preparing:
            raise Refused("refused-preparing", status=503)
        if self.in_play is None:
            raise Refused("refused-waiting")
        return self.in_play

    @property
    def seq(self) -> int:
        """The number of the newest entry; 0 is the set-up, -1 means that the match has not begun."""
        if self.in_play is not None:
            return self.in_play.log.seq
        return self.frozen.seq if self.frozen else -1

    # -- messages (made in worker threads, under the lock) -------------------------------------------------------------

    def table_for(self, person: int | None, now: float, connected: frozenset[int]) -> dict[str, Any]:
        """Return the table as a person may know it."""
        explanation = self.frozen.explanation if self.frozen else None
        return show_table(
            self.table, person, now, connected=connected, explanation=explanation, is_preparing=self.is_preparing,
            bot_waits=self.bot_waits, changed_rules=show_changed_rules(self.table, self.changed),
        )  # fmt: skip

    def message_for(
        self,
        kind: str,
        one: ConnectedBrowser,
        now: float,
        connected: frozenset[int],
        *,
        anew: bool = False,
        tables: dict[int | None, bytes] | None = None,
    ) -> bytes:
        """Return a `welcome` or `update` with exactly what this connection has not been told yet.

        `anew`: the whole log, for a viewer who knows other things than the one before. Whoever looked from a seat that
        was given to a bot is a spectator from now on, and a spectator who has got a seat looks from there, as does
        whoever has moved up because a seat was taken away. `tables`: the table as others were told about it in this
        moment.
        """
        mine = self.table.seats_of(one.person)
        if one.viewer >= 0 and one.viewer not in mine:
            one.viewer, anew = mine[0] if one.seats == len(mine) == 1 else -1, True
        elif one.seats == 0 and len(mine) == 1:
            one.viewer, anew = mine[0], True
        one.seats = len(mine)
        after, void = one.sent, None
        if anew:
            after = void = -1
        elif self.in_play is not None and one.sent > 0:
            void = self.in_play.log.void_after(one.sent)
            after = one.sent if void is None else void
            if self.seq - after > LOG_PIECE:  # too much was missed to tell all of it at once
                after = void = -1
        tables = {} if tables is None else tables
        if one.person not in tables:
            tables[one.person] = to_json(self.table_for(one.person, now, connected))
        tail = b"null" if void is None else str(void).encode()
        return b"".join(
            (
                b'{"type":"', kind.encode(), b'","table":', tables[one.person], b',"position":', self._position(one),
                b',"log":', self._log(one.viewer, after), b',"undone_to":', tail, b"}",
            )
        )  # fmt: skip

    def _position(self, one: ConnectedBrowser) -> bytes:
        key = ("position", one.viewer, int(one.with_tables))
        if key not in self.cache:
            shown = None
            if self.in_play is not None:
                shown = show_position(self.in_play.log, self.table, one.viewer, with_tables=one.with_tables)
            elif self.frozen is not None:
                shown = self.frozen.position(one.viewer)
            self.cache[key] = to_json(shown)
        return self.cache[key]

    def _log(self, viewer: int, after: int) -> bytes:
        """Return the newest part of the log after an entry, and behind it whether there is more before it."""
        key = ("log", viewer, after)
        if key not in self.cache:
            shown, is_cut = self.log_piece(viewer, after)
            self.cache[key] = to_json(shown) + b',"earlier":' + (b"true" if is_cut else b"false")
        return self.cache[key]

    def log_piece(self, viewer: int, after: int, before: int | None = None) -> tuple[list[dict[str, Any]], bool]:
        """Return the newest part of what lies between two entries, and whether there is more before it."""
        if self.in_play is not None:
            return show_log_piece(self.in_play.log, viewer, after, before)
        found = self.frozen.log if self.frozen is not None else []
        between = [line for line in found if line["seq"] > after and (before is None or line["seq"] < before)]
        return between[-LOG_PIECE:], len(between) > LOG_PIECE


def load_live_table(context: ServerContext, table_id: str) -> LiveTable:
    """Read a table from the database, or refuse."""
    with context.store.reading() as connection:
        table = load_table(connection, table_id)
        if table is None:
            raise Refused("refused-table-unknown", status=404)
        game = game_of(context, table)
        if table.status == "waiting" and (not table.is_complete() or game is None):
            return LiveTable(table)
        if game is not None and not context.preparation.is_ready(game):
            return LiveTable(table, is_preparing=True)
        entries = load_entries(connection, table_id)
        stored = connection.execute(positions.select().where(positions.c.table_id == table_id)).first()
    if table.status == "waiting":
        begin(context, table_id)
        return load_live_table(context, table_id)
    found = read_table_log(context.games, table, entries, stored)
    if isinstance(found, Frozen):
        changed = look_at(context.games, table, found, entries)
        return LiveTable(table, frozen=found, changed=changed, stored_seq=found.seq)
    is_kept = stored is not None and stored.kept is not None  # what older versions stored is stored once more
    return LiveTable(table, in_play=TableInPlay(table, found), stored_seq=stored.seq if stored and is_kept else 0)


def game_of(context: ServerContext, table: StoredTable) -> Game | None:
    """Return the game in the version that a table plays, will play, or could play on by, if its own is not here."""
    try:
        known = None if table.status == "waiting" else context.games.find(table.game, table.rules)
        return known or context.games.game(table.game)
    except UnknownGame:
        return None


def catch_up(context: ServerContext, live: LiveTable) -> None:
    """Bring a live table up to what other processes have stored; a stale one is rebuilt."""
    in_play = live.in_play
    if in_play is None or in_play.stale:
        fresh = load_live_table(context, live.table.id)
        live.table, live.in_play, live.frozen = fresh.table, fresh.in_play, fresh.frozen
        live.is_preparing, live.changed = fresh.is_preparing, fresh.changed
    else:
        with context.store.reading() as connection:
            table = load_table(connection, live.table.id)
            if table is None:
                raise Refused("refused-table-unknown", status=404)
            entries = load_entries(connection, live.table.id, in_play.log.seq)
        if any(entry.kind == "play_on" for entry in entries):  # by a process that has other rules
            in_play.stale = True
            catch_up(context, live)
            return
        in_play.log.follow(entries)
        live.table = in_play.table = table
    live.cache.clear()
