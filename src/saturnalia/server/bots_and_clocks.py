"""Bots and clocks: whatever moves on at a table without a person doing something."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from saturnalia.kernel.errors import UnknownGame
from saturnalia.kernel.match import Match
from saturnalia.server import absence, expiry, metrics, play, undo, waiting_room
from saturnalia.server.hall import Hall
from saturnalia.server.live_table import LiveTable
from saturnalia.server.outbox import Outbox
from saturnalia.server.refuse import Overtaken, Refused
from saturnalia.server.store import heartbeats, seats, tables
from saturnalia.server.thinking import Thinkers
from saturnalia.server.warm_up import choose

log = logging.getLogger("saturnalia.server")

SHORTEST_PAUSE = 0.1
WORTH_SHOWING = 2.0
"""Seconds that a bot may wait before those at the table are told."""

FORGOTTEN_AFTER = 5.0
"""Seconds after which a table where a bot is to move was forgotten: the process that drove it is gone."""

SWEEP_EVERY = 3600.0
"""Seconds after which old tables are looked for again."""

AWAY = 5.0
"""Seconds without a sign of life after which no server was there: shorter ones are only a busy machine."""


class BotsAndClocks:
    """Lets bots move and clocks run out at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinkers = Thinkers()
        self._unwell: set[str] = set()
        """What did not succeed the last time, of that which goes on for ever."""
        self._has_beaten = asyncio.Event()
        self.usual: dict[tuple[str, str], float] = {}
        """How long a bot of each level thought about its last choice in each game, in seconds."""
        self._next_sweep = 0.0
        self._lost: set[str] = set()
        """Tables that could not be picked up, so that this is logged once."""
        hall.after_change.append(self.set_going)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def set_going(self, live: LiveTable) -> None:
        """Let a table go on: start its bots if one is to move, and set the timer of its clock."""
        if live.bot_task is None and self._bot_to_move(live):
            live.bot_task = asyncio.ensure_future(self._let_bots_move(live))
        self._set_timer(live)
        self._watch_vote(live)
        self._watch_undo(live)
        if live.in_play is not None and absence.links_to_revoke(live.table, live.connected_here()):
            self.hall.send_off(self._revoke_links(live))

    def _bot_to_move(self, live: LiveTable) -> bool:
        """Whether a bot is to move; where only bots play they wait until somebody watches."""
        if live.in_play is None or live.in_play.log.is_over:
            return False
        seat = live.table.seats[live.in_play.log.match.actor]
        return seat.kind == "bot" and not seat.left and (live.table.has_people() or bool(live.connections))

    async def _let_bots_move(self, live: LiveTable) -> None:
        try:
            while self._bot_to_move(live):
                if live.connections and self.hall.settings.pause:
                    await asyncio.sleep(pause_between(self.hall.settings.pause, live))
                seq = live.seq
                try:
                    await self._move(live)
                except Overtaken:
                    raise
                except Refused:
                    if live.seq == seq:
                        raise  # it cannot be stored now; `watch` will try again
        except Overtaken:
            log.info("another process drives this table", extra={"table": live.table.id})
        except Refused as refused:
            log.warning("a bot could not move", extra={"table": live.table.id, "reason": refused.message.id})
        except Exception:
            log.exception("driving a table failed", extra={"table": live.table.id})
        finally:
            live.bot_task = None

    async def _move(self, live: LiveTable) -> None:
        async with live.lock:
            in_play = live.in_play
            if in_play is None or not self._bot_to_move(live):
                return
            if in_play.stale:
                raise Refused("refused-not-stored", status=503)
            match, seq = in_play.log.match, in_play.log.seq
            seat = match.actor
            level = live.table.seats[seat].level or ""
            position = match.game.state.copy(match.state)
            is_forced = match.forced() is not None
        action = await self._take_time(level, match, position, is_forced and bool(live.connections), live)
        if action is None:
            metrics.BOTS_BROKEN.inc()
            await self.hall.change(live, lambda in_play: play.leave(self.hall.context, in_play, seq, seat, "broken"))
        else:
            await self.hall.change(live, lambda in_play: play.act(self.hall.context, in_play, seq, seat, action, None))

    async def _take_time(self, level: str, match: Match, position: Any, is_forced: bool, live: LiveTable) -> int | None:
        """Let a bot think; an answer that it need not think about takes as long as others, lest the time tells it."""
        began = time.perf_counter()
        waiting = asyncio.get_running_loop().call_later(WORTH_SHOWING, self._show_waiting, live)
        try:
            action = await self.think(level, match, position, live.table.host, lambda: self._begin(live, waiting))
        finally:
            waiting.cancel()
            live.bot_waits = False
        spent = time.perf_counter() - began
        if is_forced:
            await asyncio.sleep(self.usual.get((level, match.game.name), 0.0) - spent)
        else:
            self.usual[level, match.game.name] = spent
        return action

    def _begin(self, live: LiveTable, waiting: asyncio.TimerHandle) -> None:
        """A bot begins to think: if its table was told that it waits, that is over."""
        waiting.cancel()
        if live.bot_waits:
            live.bot_waits = False
            self.hall.send_off(self.hall.tell(live))

    def _show_waiting(self, live: LiveTable) -> None:
        """Tell those at a table that its bot waits until there is time to think."""
        live.bot_waits = True
        self.hall.send_off(self.hall.tell(live))

    async def think(
        self, level: str, match: Match, position: Any, owner: Hashable, begins: Callable[[], None] | None = None
    ) -> int | None:
        """Return what a bot of this level would play, or None if it broke or thought too long.

        `owner`: who waits for it; the wishes of all take turns. `begins` is called when it begins to think.
        """
        settings = self.hall.settings
        await self.hall.preparation.wait_for_bot(match.game, level)
        loop = asyncio.get_running_loop()

        def work() -> tuple[int, float]:
            if begins is not None:
                loop.call_soon_threadsafe(begins)
            began = time.perf_counter()
            return choose(level, match, position, settings.bot_seconds), time.perf_counter() - began

        try:
            action, spent = await self.thinkers.think(owner, settings.bot_limit, work)
        except TimeoutError:
            log.error("a bot took too long", extra={"bot": level, "game": match.game.name})
            return None
        except Refused:
            raise
        except Exception:
            log.exception("a bot broke", extra={"bot": level, "game": match.game.name})
            return None
        metrics.BOT_SECONDS.labels(level).observe(spent)
        return action

    # -- clocks --------------------------------------------------------------------------------------------------------

    def _set_timer(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline is not None and live.in_play is not None and not live.in_play.log.is_over:
            wait = min(max(0.0, deadline - self.hall.context.now()) + 0.01, 24 * 3600)
            live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.hall.send_off(self._run_out(live)))

    async def _run_out(self, live: LiveTable) -> None:
        table = live.table
        if table.deadline is None or self.hall.context.now() < table.deadline:
            self._set_timer(live)
            return
        seq, seat = live.seq, table.actor
        try:
            await self.hall.change(live, lambda in_play: play.leave(self.hall.context, in_play, seq, seat, "flag"))
        except Refused as refused:
            log.info("a clock was overtaken", extra={"table": table.id, "reason": refused.message.id})

    # -- votes, and people who are waited for --------------------------------------------------------------------------

    def _watch_vote(self, live: LiveTable) -> None:
        """Let a vote end by itself: when its time is over, or as soon as the person is back."""
        if live.vote_timer is not None:
            live.vote_timer.cancel()
            live.vote_timer = None
        now, here = self.hall.context.now(), live.connected()
        if live.table.status == "waiting" and live.table.is_voting():
            wait = waiting_room.seconds_left(live.table, now, here)
        elif live.in_play is None or live.in_play.log.is_over or (vote := live.in_play.log.vote) is None:
            return
        else:
            wait = 0.0 if vote.seat in here else vote.at + absence.VOTE_SECONDS - now
        call = asyncio.get_running_loop().call_later
        live.vote_timer = call(max(0.0, wait) + 0.01, lambda: self.hall.send_off(self._end_vote(live)))

    async def _end_vote(self, live: LiveTable) -> None:
        context, here = self.hall.context, live.connected()
        try:
            if live.table.status == "waiting":
                await self.hall.run(waiting_room.end_vote, context, live.table.id, here)
                await self.hall.reload(live)
            else:
                await self.hall.change(live, lambda in_play: absence.end_vote(context, in_play, here))
        except Refused as refused:
            log.info("a vote was over already", extra={"table": live.table.id, "reason": refused.message.id})

    def _watch_undo(self, live: LiveTable) -> None:
        """Let a wish to take something back end by itself."""
        if live.undo_timer is not None:
            live.undo_timer.cancel()
            live.undo_timer = None
        if live.in_play is None or live.in_play.log.is_over or (asked := live.in_play.log.asked) is None:
            return
        wait = max(0.0, asked.at + undo.ANSWER_SECONDS - self.hall.context.now()) + 0.01
        call = asyncio.get_running_loop().call_later
        live.undo_timer = call(wait, lambda: self.hall.send_off(self._end_undo(live)))

    async def _end_undo(self, live: LiveTable) -> None:
        try:
            await self.hall.change(live, lambda in_play: undo.end_undo(self.hall.context, in_play))
        except Refused as refused:
            log.info("an undo was answered already", extra={"table": live.table.id, "reason": refused.message.id})

    async def _revoke_links(self, live: LiveTable) -> None:
        context, here = self.hall.context, live.connected_here()
        try:
            await self.hall.change(live, lambda in_play: absence.revoke_links(context, in_play, here))
        except Refused as refused:
            log.info("a link was not valid any more", extra={"table": live.table.id, "reason": refused.message.id})

    async def _begin_without_absent(self) -> None:
        """Begin at tables where everybody who is still there has said that they are ready."""
        context = self.hall.context
        for live in list(self.hall.live.values()):
            here = live.connected()
            if live.table.status != "waiting" or not waiting_room.may_begin(live.table, here, context.now()):
                continue
            with contextlib.suppress(Refused):
                if not live.table.is_complete():
                    await self.hall.run(waiting_room.look_whether_ready, context, live.table.id, here)
                    await self.hall.reload(live)

    # -- what another process left behind, and time that counts for nobody ---------------------------------------------

    @property
    def is_well(self) -> bool:
        """Whether the last sign of life could be stored."""
        return not self._unwell

    async def beat(self) -> None:
        """Keep heartbeats, for ever: beside the other work, which however long it takes is no time without a server."""
        await self._wait_for_clocks()
        while True:
            try:
                await self._give_back(await self.hall.run(self._beat))
                self.hall.neighbours.tell_alive()
                self.hall.forget_silent()
            except Exception as error:
                self._note("heartbeat", error)
            else:
                self._note("heartbeat", None)
                self._has_beaten.set()
            await asyncio.sleep(self.hall.settings.heartbeat)

    async def watch(self) -> None:
        """Tidy up, and pick up tables that no process drives any more, once clocks have been given their time back."""
        await self._has_beaten.wait()
        age = 0.0
        while True:
            try:
                await self._begin_without_absent()
                await self.hall.keep_resting()
                await self.hall.run(self.hall.store.checkpoint)
                metrics.OUTBOX_BYTES.set(Outbox.waiting_in_all)
                await self._expire()
                forgotten = await self.hall.run(self._find_forgotten, age)
            except Exception as error:
                self._note("watch", error)
            else:
                self._note("watch", None)
                age = FORGOTTEN_AFTER
                for table_id in forgotten:
                    await self._pick_up(table_id)
            await asyncio.sleep(self.hall.settings.heartbeat)

    async def _expire(self) -> None:
        """Now and then, announce old tables and delete those whose time has come."""
        settings = self.hall.settings
        if not settings.expire_days or time.monotonic() < self._next_sweep:
            return
        self._next_sweep = time.monotonic() + SWEEP_EVERY
        folder = Path(settings.expire_folder) if settings.expire_folder else None
        when = expiry.ExpirySettings(settings.expire_days, settings.expire_notice, folder)
        context = self.hall.context
        swept = await self.hall.run(expiry.sweep, context.store, context.games, when, context.now(), context.process)
        if swept.announced or swept.deleted:
            counts = {"announced": len(swept.announced), "deleted": len(swept.deleted)}
            log.info("old tables were looked through", extra=counts)
        for table_id in (*swept.announced, *swept.deleted):
            await self.hall.refresh(table_id)

    async def _wait_for_clocks(self) -> None:
        """Give no sign of life before the games of running clocks are ready: nobody could answer meanwhile."""
        with contextlib.suppress(Refused):
            for name, version in await self.hall.run(self._find_clocks):
                with contextlib.suppress(Refused, UnknownGame):
                    if (game := self.hall.context.games.find(name, version)) is not None:
                        await self.hall.preparation.wait(game)

    def _find_clocks(self) -> list[tuple[str, str]]:
        """Return the games, in their versions, of tables where a clock is running."""
        query = sa.select(tables.c.game, tables.c.rules).where(tables.c.clock_started.is_not(None)).distinct()
        with self.hall.store.reading() as connection:
            return [(row.game, row.rules) for row in connection.execute(query)]

    def _note(self, what: str, problem: Exception | None) -> None:
        """Remember whether anything can be stored, and log when that has changed."""
        was_well = self.is_well
        if problem is None:
            self._unwell.discard(what)
        else:
            self._unwell.add(what)
        if problem is not None and was_well:
            log.error("nothing can be stored", extra={"problem": str(problem.__cause__ or problem)})
        elif self.is_well and not was_well:
            log.warning("everything can be stored again")

    async def _pick_up(self, table_id: str) -> None:
        try:
            self.set_going(await self.hall.table(table_id))
        except Exception:
            if table_id not in self._lost:
                log.exception("a table cannot be picked up", extra={"table": table_id})
            self._lost.add(table_id)

    def _beat(self) -> float:
        """Note that a server is alive. If there was none for a while, running clocks get it back: return how much."""
        try:
            return self._note_life()
        except IntegrityError:  # the first heartbeat of all, and another process gave it
            return 0.0

    def _note_life(self) -> float:
        now, name = self.hall.context.now(), "alive"
        with self.hall.store.writing() as connection:
            # locked, where there are several processes: only one of them gives the time back
            query = sa.select(heartbeats.c.at).where(heartbeats.c.name == name).with_for_update()
            last = connection.execute(query).scalar()
            if last is None:
                connection.execute(heartbeats.insert().values(name=name, at=now))
                return 0.0
            connection.execute(heartbeats.update().where(heartbeats.c.name == name).values(at=now))
            gap = float(now - last)
            if gap <= max(AWAY, 3 * self.hall.settings.heartbeat):
                return 0.0
            running = tables.c.clock_started.is_not(None)
            later = {"clock_started": tables.c.clock_started + gap, "deadline": tables.c.deadline + gap}
            connection.execute(tables.update().where(running).values(**later))
            return gap

    async def _give_back(self, gap: float) -> None:
        """Let the clocks in memory follow those in the database, which have got back the time without a server."""
        if not gap:
            return
        now = self.hall.context.now()
        for live in list(self.hall.live.values()):
            async with live.lock:
                table = live.table
                if table.deadline is not None and table.clock_started is not None and table.clock_started < now:
                    table.clock_started += gap
                    table.deadline += gap
            self._set_timer(live)

    def _find_forgotten(self, age: float) -> list[str]:
        """Return the tables where a bot is to move, or a clock has run out, and nothing has happened for a while."""
        now = self.hall.context.now()
        turn = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor)
        others = seats.alias()
        has_people = sa.exists().where(others.c.table_id == tables.c.id, others.c.kind == "person", ~others.c.left)
        is_bot = (seats.c.kind == "bot") & ~seats.c.left & (tables.c.updated <= now - age) & has_people
        is_late = tables.c.deadline <= now - 1
        query = sa.select(tables.c.id).join(seats, turn).where(tables.c.status == "playing", is_bot | is_late)
        with self.hall.store.reading() as connection:
            return list(connection.execute(query.limit(500)).scalars())

    def close(self) -> None:
        """Stop thinking."""
        self.thinkers.close()


def pause_between(pause: float, live: LiveTable) -> float:
    """Return the seconds between two moves of bots: the more there are, the shorter, so that nobody waits for long."""
    return max(SHORTEST_PAUSE, pause / sum(seat.kind == "bot" for seat in live.table.seats))
