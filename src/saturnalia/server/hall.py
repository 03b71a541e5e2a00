"""The hall: all tables that are live in this process, and the way every change takes through them.

A change is made while the table's lock is held: check, commit, and make the messages. Then the acknowledgement goes out
first, after it the news to everybody, and then bots and clocks are set going.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from saturnalia.kernel.game import Game
from saturnalia.server import metrics, notify
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.live_table import ConnectedBrowser, LiveTable, catch_up, game_of, load_live_table
from saturnalia.server.neighbours import Neighbours
from saturnalia.server.play import ServerContext, TableInPlay
from saturnalia.server.preparation import Preparation
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import load_seqs
from saturnalia.server.settings import Settings
from saturnalia.server.snapshot import store_position, take_snapshot
from saturnalia.server.store import Busy, Store
from saturnalia.server.thinking import FairQueue, be_polite

Result = TypeVar("Result")
log = logging.getLogger("saturnalia.server")

WORKERS = 4
PATIENT_WORKERS = 2
MOST_IDLE_ENTRIES = 200_000
"""Entries of all tables in memory that nobody is connected to: more than half a kilobyte each."""

KEPT_AT_ONCE = 50
FEW_ENTRIES = 50
PRESENCE_DELAY = 0.3


class Hall:
    """The tables of one server process."""

    def __init__(
        self, settings: Settings, store: Store, games: InstalledGames, now: Callable[[], float] = time.time
    ) -> None:
        self.settings = settings
        self.store = store
        self.preparation = Preparation(games, settings.preparing)
        self.context = ServerContext(store, secrets.token_hex(8), now, games, self.preparation)
        self.neighbours = Neighbours(self.context.process, are_possible=store.is_postgres)
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.after_change: list[Callable[[LiveTable], None]] = []
        """Called on the event loop after every change of a table: bots and clocks."""
        self.workers = ThreadPoolExecutor(WORKERS, thread_name_prefix="table")
        self.patient = ThreadPoolExecutor(PATIENT_WORKERS, thread_name_prefix="patient", initializer=be_polite)
        """Replays whole matches; what takes a moment never waits for that."""
        self.patient_queue = FairQueue(PATIENT_WORKERS)
        self.writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        """Waits until SQLite can be written, so that neither the event loop nor those who read do."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[Any]] = set()

    async def work(self, work: Callable[..., Result], *args: Any, **named: Any) -> Result:
        """Do the short work of a move, which is stored: with PostgreSQL, which must be waited for, in a thread.

        With SQLite it is done at once, unless somebody else is writing: then a thread waits for that. It takes about a
        millisecond and never waits for the disk (see `store`), while two threads that fight for Python's global lock
        halve what one process can serve: 500 tables with a move per second each were measured at 460 moves per second
        and 800 ms with a thread, 500 and 30 ms without.
        """
        if self.store.is_postgres:
            return await self.run(work, *args, **named)
        try:
            with self.store.at_once():
                return work(*args, **named)
        except Busy:
            waiting = asyncio.get_running_loop().run_in_executor(self.writer, lambda: work(*args, **named))
            return await waiting

    async def show(self, work: Callable[..., Result], *args: Any, entries: int = 0, **named: Any) -> Result:
        """Make messages of what is in memory; beside PostgreSQL in a thread, where moves are made, too.

        So is a message about many `entries` of a log: a whole piece of it takes up to 20 milliseconds.
        """
        if self.store.is_postgres or entries > FEW_ENTRIES:
            return await self.run(work, *args, **named)
        return work(*args, **named)

    async def run(self, work: Callable[..., Result], *args: Any, **named: Any) -> Result:
        """Do blocking work in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.workers, lambda: work(*args, **named))

    async def take_time(self, owner: Hashable, work: Callable[..., Result], *args: Any) -> Result:
        """Do work that may take a second, beside the short work of all; the wishes of all owners take turns."""
        async with self.patient_queue.place(owner):
            return await asyncio.get_running_loop().run_in_executor(self.patient, lambda: work(*args))

    def send_off(self, errand: Any) -> None:
        """Start something in the background and keep hold of it until it is done."""
        task = asyncio.ensure_future(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # -- the tables in memory ------------------------------------------------------------------------------------------

    async def table(self, table_id: str, owner: Hashable = None) -> LiveTable:
        """Return a table, from memory or from the database; `owner`: who waits for it."""
        if table_id in self.live:
            self.live.move_to_end(table_id)
            return self.live[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id, owner))
        return await asyncio.shield(self._loading[table_id])

    async def visit(self, table_id: str, owner: Hashable = None) -> LiveTable:
        """Return a table that somebody opens: if its game is not ready yet, it is prepared before the others."""
        live = await self.table(table_id, owner)
        if live.is_preparing or live.table.status == "waiting":
            if (game := game_of(self.context, live.table)) is not None:
                await self.run(self.preparation.want, game)
        return live

    def go_on(self, game: Game) -> None:
        """Let the tables of a game go on that have waited until it was ready."""
        for live in self.live.values():
            if live.is_preparing and live.table.game == game.name:
                self.send_off(self._quietly(self.reload(live)))

    async def _load(self, table_id: str, owner: Hashable) -> LiveTable:
        try:
            live = await self.take_time(owner, load_live_table, self.context, table_id)
            self.live[table_id] = live
            self.neighbours.ask_seats(table_id)
            self._make_room(live)
            if live.is_preparing:  # the game may have become ready just now
                self.send_off(self._quietly(self.reload(live)))
            for act in self.after_change:
                act(live)
            return live
        finally:
            del self._loading[table_id]

    def _make_room(self, loaded: LiveTable) -> None:
        """Forget tables that nobody is connected to, those used longest ago first, but never the one just loaded."""
        idle = [
            live
            for live in self.live.values()
            if live is not loaded and not (live.connections or live.bot_task or live.lock.locked())
        ]
        entries = sum(live.seq for live in idle)
        for live in idle:
            if len(self.live) <= self.settings.live_tables and entries <= MOST_IDLE_ENTRIES:
                break
            entries -= live.seq
            del self.live[live.table.id]
            live.stop_timers()
        metrics.LIVE_TABLES.set(len(self.live))

    # -- changing ------------------------------------------------------------------------------------------------------

    async def change(
        self,
        live: LiveTable,
        work: Callable[[TableInPlay], None],
        *,
        acknowledge: tuple[ConnectedBrowser, Callable[[], bytes]] | None = None,
    ) -> None:
        """Do something at a table: commit, then send the acknowledgement, then tell everybody."""
        async with live.lock:
            if live.in_play is not None and live.in_play.stale:
                await self.run(catch_up, self.context, live)
            in_play = live.playing()
            try:
                messages = await self.work(self._change, live, in_play, work, list(live.connections))
            except Refused:
                if in_play.stale:
                    await self._recover(live)
                raise
            except Exception:
                log.exception("a change failed", extra={"table": live.table.id})
                await self._recover(live)
                raise Refused("refused-broken", status=500) from None
            self.neighbours.tell_moved(live.table.id)
            if acknowledge is not None:
                acknowledge[0].send(acknowledge[1]())
            self._deliver(live, messages)
        self.settle(live)

    def _change(
        self,
        live: LiveTable,
        in_play: TableInPlay,
        work: Callable[[TableInPlay], None],
        targets: list[ConnectedBrowser],
    ) -> list[tuple[ConnectedBrowser, bytes]]:
        before = in_play.log.seq
        work(in_play)
        metrics.ENTRIES.inc(in_play.log.seq - before)
        live.cache.clear()
        return self._compose(live, targets)

    def _compose(self, live: LiveTable, targets: list[ConnectedBrowser]) -> list[tuple[ConnectedBrowser, bytes]]:
        now, connected = self.context.now(), live.connected()
        tables: dict[int | None, bytes] = {}  # most of those who watch are nobody in particular
        return [(one, live.message_for("update", one, now, connected, tables=tables)) for one in targets]

    def _deliver(self, live: LiveTable, messages: list[tuple[ConnectedBrowser, bytes]]) -> None:
        for one, message in messages:
            one.send(message)
            one.sent = live.seq

    async def _recover(self, live: LiveTable) -> None:
        """After a lost race or a failed write: rebuild the table from its log and tell everybody.

        What seemed to fail may be stored nevertheless, if the database went away at the wrong moment.
        """
        self.neighbours.tell_moved(live.table.id)
        with contextlib.suppress(Refused):
            if live.in_play is not None:
                live.in_play.stale = True
            await self.run(catch_up, self.context, live)
            self._deliver(live, await self.show(self._compose, live, list(live.connections)))

    async def reload(self, live: LiveTable) -> None:
        """Take in what was stored outside of `change`: by another process, or by joining."""
        live = self.live.get(live.table.id, live)  # it may have been forgotten and loaded again meanwhile
        async with live.lock:
            try:
                await self.run(catch_up, self.context, live)
            except Refused as refused:
                if refused.message.id == "refused-table-unknown":
                    self._forget(live)
                raise
            await self._tell_everybody(live)
        self.settle(live)

    async def refresh(self, table_id: str) -> None:
        """Take in what was stored about a table, if it is in memory."""
        if table_id in self.live:
            await self._quietly(self.reload(self.live[table_id]))

    def _forget(self, live: LiveTable) -> None:
        """A table was deleted, or is at another process only: everybody leaves it."""
        self.live.pop(live.table.id, None)
        live.stop_timers()
        live.in_play, live.frozen = None, None
        for one in live.connections:
            one.outbox.close()

    async def _tell_everybody(self, live: LiveTable) -> None:
        self._deliver(live, await self.show(self._compose, live, list(live.connections)))

    def settle(self, live: LiveTable) -> None:
        """After a change: let bots and clocks go on, and store the position now and then."""
        in_play = live.in_play
        if in_play is not None and not in_play.stale:
            due = in_play.log.seq - live.stored_seq >= self.settings.snapshot_every
            if due or (in_play.log.is_over and in_play.log.seq > live.stored_seq):
                self.send_off(self.keep(live))
        for act in self.after_change:
            act(live)

    async def keep_resting(self) -> None:
        """Store the positions of tables where nothing has happened for a while; a few at a time."""
        before = self.context.now() - self.settings.snapshot_after
        resting = [one for one in self.live.values() if one.seq > one.stored_seq and one.table.updated < before]
        for live in resting[:KEPT_AT_ONCE]:
            await self.keep(live)

    async def keep(self, live: LiveTable) -> None:
        """Store the position of a table, which may go on meanwhile."""
        async with live.lock:
            if live.in_play is None or live.in_play.stale or live.in_play.log.seq <= live.stored_seq:
                return
            snapshot = take_snapshot(live.in_play)
            before, live.stored_seq = live.stored_seq, snapshot.seq
        try:
            await self.run(store_position, self.store, snapshot)
        except Refused:
            live.stored_seq = before
            log.warning("a position could not be stored", extra={"table": live.table.id})

    # -- connections ---------------------------------------------------------------------------------------------------

    async def welcome(self, live: LiveTable, one: ConnectedBrowser) -> LiveTable:
        """Let a connection in: it is told everything since `one.sent`, and from now on everything new.

        Between finding a table and coming to it, it may have been forgotten and loaded again: everybody sits at the
        one that is in memory now, which is returned.
        """
        while True:
            live = await self.table(live.table.id)
            async with live.lock:
                if self.live.get(live.table.id) is not live:
                    continue
                if live.in_play is not None and live.in_play.stale:
                    await self.run(catch_up, self.context, live)
                one.sent = min(one.sent, live.seq)
                before = live.connected()
                live.connections.add(one)
                message = await self.show(
                    live.message_for, "welcome", one, self.context.now(), live.connected(), entries=live.seq - one.sent
                )
                one.send(message)
                one.sent = live.seq
            self._presence_changed(live, before)
            for act in self.after_change:
                act(live)
            return live

    def goodbye(self, live: LiveTable, one: ConnectedBrowser) -> None:
        """Let a connection go."""
        before = live.connected()
        live.connections.discard(one)
        self._presence_changed(live, before)

    def let_go(self, person: int) -> None:
        """Close the connections of somebody who has signed out somewhere; devices that may, come back by themselves."""
        for live in self.live.values():
            for one in live.connections:
                if one.person == person:
                    one.outbox.close()

    async def look(self, live: LiveTable, one: ConnectedBrowser, viewer: int, acknowledgement: bytes) -> None:
        """Show the table from another seat, with the whole log as that seat knows it."""
        async with live.lock:
            one.viewer = viewer
            message = await self.show(
                live.message_for, "update", one, self.context.now(), live.connected(), anew=True, entries=live.seq
            )
            one.send(acknowledgement)
            one.send(message)
            one.sent = live.seq

    def _presence_changed(self, live: LiveTable, before: frozenset[int]) -> None:
        if live.connected() != before:
            self.send_off(self._tell_presence(live))

    async def _tell_presence(self, live: LiveTable) -> None:
        await asyncio.sleep(PRESENCE_DELAY)  # a reload of the page is a goodbye and a welcome: say only the outcome
        async with live.lock:
            self.neighbours.tell_seats(live.table.id, live.connected_here())
            await self._tell_everybody(live)

    # -- other processes -----------------------------------------------------------------------------------------------

    async def heard(self, message: dict[str, Any]) -> None:
        """Take in what another process tells: that it lives or ends, who has signed out, what happened at a table."""
        process = message["process"]
        if process == self.context.process:
            return
        if "ends" in message:
            self._lose(process)
        elif "alive" in message:
            if self.neighbours.note(process):
                self.neighbours.ask_seats()
        elif "person" in message:
            self.let_go(message["person"])
        elif "asks" in message:
            self._answer_who_is_here(message.get("table"))
        elif "seats" in message:
            self._note_seats(process, message["table"], frozenset(message["seats"]))
        else:
            self._note_move(message["table"])

    def _note_move(self, table_id: str) -> None:
        live = self.live.get(table_id)
        if live is None:
            self._catch_up_loading(table_id)
        elif live.connections or live.lock.locked():
            self.send_off(self._quietly(self.reload(live)))
        else:
            self._forget(live)  # it is played elsewhere: nothing is kept here that nobody here looks at

    def _note_seats(self, process: str, table_id: str, seats: frozenset[int]) -> None:
        if (live := self.live.get(table_id)) is not None:
            before = live.connected()
            live.elsewhere[process] = seats
            if live.connected() != before:
                self.send_off(self._quietly(self.tell(live)))

    def _answer_who_is_here(self, table_id: str | None) -> None:
        asked = self.live.values() if table_id is None else filter(None, [self.live.get(table_id)])
        for live in asked:
            if here := live.connected_here():
                self.neighbours.tell_seats(live.table.id, here)

    def forget_silent(self) -> None:
        """Take leave of processes that have died without a word."""
        for process in self.neighbours.silent():
            self._lose(process)

    def _lose(self, process: str) -> None:
        """A process is gone, and its people with it; the last that it stored it may not have told any more."""
        self.neighbours.forget(process)
        for live in self.live.values():
            if live.elsewhere.pop(process, None):
                self.send_off(self._quietly(self.tell(live)))
        self.send_off(self._quietly(self._take_in_untold()))

    async def _take_in_untold(self) -> None:
        stored = await self.run(self._find_seqs, list(self.live))
        for live in list(self.live.values()):
            if stored.get(live.table.id, live.seq) > live.seq:
                await self._quietly(self.reload(live))

    def _find_seqs(self, table_ids: list[str]) -> dict[str, int]:
        with self.store.reading() as connection:
            return load_seqs(connection, table_ids)

    async def tell(self, live: LiveTable) -> None:
        """Tell everybody at a table how it stands, without a change of the match."""
        async with live.lock:
            await self._tell_everybody(live)

    def _catch_up_loading(self, table_id: str) -> None:
        """A table that is being loaded may have been read before it moved: then it catches up once it is there."""
        if table_id in self._loading:
            self.send_off(self._quietly(self._reload_loaded(table_id)))

    async def _reload_loaded(self, table_id: str) -> None:
        await self.reload(await self.table(table_id))

    async def missed(self) -> None:
        """Catch up with everything, because messages of other processes may have been lost."""
        self.neighbours.ask_seats()
        for table_id in list(self._loading):
            self._catch_up_loading(table_id)
        for live in list(self.live.values()):
            await self._quietly(self.reload(live))

    async def _quietly(self, errand: Any) -> None:
        try:
            await errand
        except Refused as error:
            log.warning("catching up failed", extra={"problem": str(error.__cause__ or error)})

    # -- closing -------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Store all positions and stop working."""
        for live in list(self.live.values()):
            if live.bot_task is not None:
                live.bot_task.cancel()
            live.stop_timers()
            await self.keep(live)
        for task in list(self._errands):
            task.cancel()
        if self.store.is_postgres:
            with contextlib.suppress(Refused):
                await self.run(self._take_leave)
        self.workers.shutdown(wait=True)
        self.patient.shutdown(wait=True)
        self.writer.shutdown(wait=True)

    def _take_leave(self) -> None:
        with self.store.writing() as connection:
            notify.tell_end(connection, self.context.process)
