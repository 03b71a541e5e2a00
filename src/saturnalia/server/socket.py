"""The table over a WebSocket: every message is validated, answered, and refused with a reason where it must be."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from saturnalia import bots
from saturnalia.bots.hints import worthwhile
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.match import SEED_BITS
from saturnalia.kernel.message import Message
from saturnalia.server import absence, changed_rules, limit, metrics, play, undo, wire
from saturnalia.server.bots_and_clocks import BotsAndClocks
from saturnalia.server.guard import caller_of, is_same_origin
from saturnalia.server.hall import Hall
from saturnalia.server.live_table import ConnectedBrowser, LiveTable
from saturnalia.server.lobby import visit
from saturnalia.server.people import COOKIE, find_person
from saturnalia.server.refuse import Refused, invalid, sentence
from saturnalia.server.show import show_past

router = APIRouter()
log = logging.getLogger("saturnalia.server")

FROM_BROWSER: TypeAdapter[Any] = TypeAdapter(wire.FromBrowser)
GOODBYE_POLICY, GOODBYE_AGAIN = 1008, 1013
MOST_OFFENCES = 100
"""Messages too many or too long after which a connection is closed."""
MOST_WAITING = 60
"""Requests of one connection that may wait for their answers; then it is not read further."""


@router.websocket("/ws/tables/{table_id}")
async def sit(
    websocket: WebSocket,
    table_id: str,
    token: Annotated[str | None, Query(max_length=64)] = None,
    since: Annotated[int, Query(ge=-1, le=wire.LARGEST_SEQUENCE)] = -1,
    tables: bool = True,
) -> None:
    """Connect a browser to a table. `tables=false` spares the readable tables that only the plain board shows."""
    app = websocket.app
    hall: Hall = app.state.hall
    await websocket.accept()
    try:
        if not is_same_origin(websocket.headers, hall.settings):
            raise Refused("refused-origin", status=403)
        caller = caller_of(websocket.scope)
        if not app.state.limits.allow_caller(caller, limit.REQUESTS, "connect"):
            raise Refused("refused-too-fast", status=429)
        person = await hall.run(find_person, hall.store, websocket.cookies.get(COOKIE))
        if person is None and not app.state.limits.allow_made_up(caller, limit.REQUESTS, "connect"):
            raise Refused("refused-too-fast", status=429)
        app.state.crowd.check(person.id if person else None, caller.address)
        live = await visit(hall, table_id, person, token)
    except Refused as refused:
        await _turn_away(websocket, refused)
        return
    except Exception:
        log.exception("a connection failed", extra={"table": table_id})
        await _turn_away(websocket, Refused("refused-broken", status=500))
        return
    number = person.id if person else None
    seats = live.table.seats_of(number)
    # several seats at one screen: nobody's hand is shown before the curtain was drawn
    one = ConnectedBrowser(number, seats[0] if len(seats) == 1 else -1, since, tables)
    with app.state.crowd.visit(number, caller.address):
        await Conversation(websocket, hall, app.state.bots_and_clocks, app.state.limits, live, one).run()


class Conversation:
    """What is said over one open connection: requests are read, answered or refused, and the outbox is sent."""

    def __init__(
        self,
        websocket: WebSocket,
        hall: Hall,
        bots_and_clocks: BotsAndClocks,
        limits: limit.Limits,
        live: LiveTable,
        one: ConnectedBrowser,
    ) -> None:
        self.websocket = websocket
        self.hall = hall
        self.bots_and_clocks = bots_and_clocks
        self.limits = limits
        self.live = live
        self.one = one
        self.caller = caller_of(websocket.scope)
        self.offences = 0
        self.requests: asyncio.Queue[Any] = asyncio.Queue(MOST_WAITING)
        """What was asked and is not answered yet; None: the browser is gone."""
        self.thoughts: asyncio.Queue[Any] = asyncio.Queue(MOST_WAITING)
        """The requests among them that a bot thinks about; they are answered beside the others."""

    async def run(self) -> None:
        """Welcome the browser, then read and write until it goes away.

        Requests are answered one after another beside the reading, and hints beside those, so that neither a sign of
        life nor an acknowledgement ever waits for a bot. What was asked before the browser went away is still done.
        """
        metrics.CONNECTIONS.inc()
        writer = asyncio.ensure_future(self._write())
        for asked in (self.requests, self.thoughts):
            self.hall.send_off(self._answer_all(asked))
        try:
            self.live = await self.hall.welcome(self.live, self.one)
            await self._check_signed_in()
            while self.offences < MOST_OFFENCES:
                message = await self.websocket.receive()
                if message["type"] != "websocket.receive":
                    return
                await self._hear(message)
            await self.websocket.close(GOODBYE_POLICY, "refused-too-fast")
        except Refused as refused:
            await _turn_away(self.websocket, refused)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the browser is gone
        finally:
            metrics.CONNECTIONS.dec()
            self.hall.goodbye(self.live, self.one)
            self.one.outbox.close()
            writer.cancel()
            for asked in (self.requests, self.thoughts):
                self.hall.send_off(asked.put(None))

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.one.outbox.get()) is not None:
                await self.websocket.send({"type": "websocket.send", "text": message.decode()})
            await self.websocket.close(GOODBYE_AGAIN)

    async def _check_signed_in(self) -> None:
        """Close at once where somebody has signed out while this connection came about: nobody could tell it then."""
        if self.one.person is None:
            return
        person = await self.hall.run(find_person, self.hall.store, self.websocket.cookies.get(COOKIE))
        if person is None or person.id != self.one.person:
            self.one.outbox.close()

    async def _hear(self, message: Any) -> None:
        if self.one.outbox.is_closed:
            return  # whoever has signed out is not heard any more, however long their browser takes to go
        text = message.get("text")
        try:
            if not self.limits.allow_person(self.one.person, self.caller, limit.MESSAGES, "message"):
                self.offences += 1
                raise Refused("refused-too-fast", status=429)
            if text is None:
                raise Refused("refused-unreadable", status=400)
            if len(text) > limit.LARGEST_MESSAGE:
                self.offences += 1
                raise Refused("refused-too-large", status=413, limit=limit.LARGEST_MESSAGE // 1024)
            request = parse(text)
            _count(request.type).inc()
        except SaturnaliaError as refused:
            self.one.send(_refused(None, refused))
            return
        if isinstance(request, wire.Ping):
            self.one.send(b'{"type":"pong","ref":%d}' % request.ref)
        else:
            await (self.thoughts if isinstance(request, wire.Hint) else self.requests).put(request)

    async def _answer_all(self, asked: asyncio.Queue[Any]) -> None:
        while (request := await asked.get()) is not None:
            try:
                with _time(request.type).time():
                    await HANDLERS[type(request)](self, request)
            except SaturnaliaError as refused:
                self.one.send(_refused(request.ref, refused))
            except Exception:
                log.exception("a message failed", extra={"table": self.live.table.id})
                self.one.send(_refused(request.ref, Refused("refused-broken", status=500)))

    # -- one function for each kind of message -------------------------------------------------------------------------

    async def act(self, request: wire.Act) -> None:
        """Play an action."""
        person = self._person()
        await self._change(
            request.ref,
            lambda b: play.act(self.hall.context, b, request.seq, request.seat, request.action, person, request.ref),
        )

    async def undo(self, request: wire.Undo) -> None:
        """Take back the last choice."""
        person = self._person()
        await self._change(
            request.ref,
            lambda b: undo.undo(self.hall.context, b, request.seq, request.seat, request.beyond, person, request.ref),
        )

    async def answer_undo(self, request: wire.AnswerUndo) -> None:
        """Say whether another seat may take back its last choice."""
        person = self._person()
        await self._change(
            request.ref,
            lambda b: undo.answer_undo(
                self.hall.context, b, request.seat, request.agree, person, request.ref, request.about
            ),
        )

    async def resign(self, request: wire.Resign) -> None:
        """Leave a seat."""
        person = self._person()
        await self._change(request.ref, lambda b: play.resign(self.hall.context, b, request.seat, person, request.ref))

    async def take_over(self, request: wire.TakeOver) -> None:
        """Give a left seat to a bot."""
        person = self._person()
        await self._change(
            request.ref,
            lambda b: play.take_over(self.hall.context, b, request.seat, request.level, person, request.ref),
        )

    async def change_seat(self, request: wire.ChangeSeat) -> None:
        """Do something about a seat where nobody is, or propose it."""
        person, here, context = self._person(), self.live.connected(), self.hall.context
        await self._change(
            request.ref,
            lambda b: absence.change_seat(context, b, request.seat, request.change, person, here, request.ref),
        )

    async def vote(self, request: wire.CastVote) -> None:
        """Agree to what was proposed about a seat, or not."""
        person, here, context = self._person(), self.live.connected(), self.hall.context
        await self._change(
            request.ref,
            lambda b: absence.vote(context, b, request.seat, request.agree, person, here, request.ref, request.about),
        )

    async def come_back(self, request: wire.ComeBack) -> None:
        """Take my seat back from a bot."""
        person = self._person()
        await self._change(
            request.ref, lambda b: absence.come_back(self.hall.context, b, request.seat, person, request.ref)
        )

    async def change_rules(self, request: wire.ChangeRules) -> None:
        """Agree to play on by new rules or to close the table, or not."""
        person, context = self._person(), self.hall.context
        async with self.live.lock:
            if self.live.frozen is None:
                raise Refused("refused-rules-unchanged")
            seq = await self.hall.run(
                changed_rules.answer, context, self.live.table.id, request.seat, request.change, request.agree, person,
                request.ref, self.live.changed,
            )  # fmt: skip
            self.one.send(_ack(request.ref, seq))
        await self.hall.reload(self.live)

    async def look(self, request: wire.Look) -> None:
        """Look from another seat of mine."""
        if request.viewer >= 0 and request.viewer not in self.live.table.seats_of(self.one.person):
            raise Refused("refused-foreign-seat", status=403)
        await self.hall.look(self.live, self.one, request.viewer, _ack(request.ref, self.live.seq))

    async def at(self, request: wire.At) -> None:
        """Show an earlier position."""
        async with self.live.lock:
            table_log = self.live.playing().log
            if request.seq > table_log.seq:
                raise Refused("refused-no-such-position", seq=request.seq)
            if request.seq < table_log.begins:
                raise Refused("refused-former-rules")
            earlier, viewer = table_log.way_to(request.seq), self.one.viewer
        position = await self.hall.take_time(self.one.person, lambda: show_past(earlier.play(), request.seq, viewer))
        self._answer(wire.Past.model_construct(ref=request.ref, position=position))

    async def read_log(self, request: wire.ReadLog) -> None:
        """Show an earlier part of the log."""
        async with self.live.lock:
            log, is_cut = await self.hall.run(self.live.log_piece, self.one.viewer, -1, request.before)
        self._answer(wire.LogPiece.model_construct(ref=request.ref, log=log, earlier=is_cut))

    async def why(self, request: wire.Why) -> None:
        """Explain why a thing cannot be chosen."""
        async with self.live.lock:
            match = self.live.playing().log.match
            action = match.game.action_ids.get(request.target)
            clause = None
            if action is None:
                message = Message("why-unknown")
            elif match.actor != self.one.viewer or match.actor < 0:
                message = Message("why-over") if match.is_over else Message("why-not-your-turn", {"seat": match.actor})
            elif action in match.legal():
                message = Message("why-legal")
            else:
                reason = await self.hall.run(match.why_not, action)
                message, clause = reason.message, reason.clause
        self._answer(wire.Explanation(ref=request.ref, reason=sentence(message), clause=clause))

    async def hint(self, request: wire.Hint) -> None:
        """Say what the strongest bot would play."""
        async with self.live.lock:
            in_play = self.live.playing()
            if not in_play.table.hints:
                raise Refused("refused-hints-off")
            play.check_playing(in_play)
            play.check_holds(in_play.table, request.seat, self._person())
            match, seq = in_play.log.match, in_play.log.seq
            if match.actor != request.seat:
                raise Refused("refused-not-your-turn", seat=match.actor)
            position = match.game.state.copy(match.state)
        action = await self.bots_and_clocks.think(list(bots.LEVELS)[-1], match, position, self._person())
        if action is None:
            raise Refused("refused-hint-broken", status=503)
        action = await self.hall.run(worthwhile, match.game, position, action, secrets.randbits(SEED_BITS))
        self._answer(wire.HintGiven(ref=request.ref, action=action, seq=seq))

    # -- helpers -------------------------------------------------------------------------------------------------------

    def _person(self) -> int:
        if self.one.person is None:
            raise Refused("refused-not-seated", status=403)
        return self.one.person

    async def _change(self, ref: int, work: Callable[[play.TableInPlay], None]) -> None:
        await self.hall.change(self.live, work, acknowledge=(self.one, lambda: _ack(ref, self.live.seq)))

    def _answer(self, answer: BaseModel) -> None:
        self.one.send(answer.model_dump_json(warnings=False).encode())


HANDLERS: dict[type, Callable[[Conversation, Any], Awaitable[None]]] = {
    wire.Act: Conversation.act,
    wire.Undo: Conversation.undo,
    wire.AnswerUndo: Conversation.answer_undo,
    wire.Look: Conversation.look,
    wire.At: Conversation.at,
    wire.ReadLog: Conversation.read_log,
    wire.Why: Conversation.why,
    wire.Hint: Conversation.hint,
    wire.Resign: Conversation.resign,
    wire.TakeOver: Conversation.take_over,
    wire.ChangeSeat: Conversation.change_seat,
    wire.CastVote: Conversation.vote,
    wire.ComeBack: Conversation.come_back,
    wire.ChangeRules: Conversation.change_rules,
}


async def _turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Say why a connection cannot be; whoever was only unlucky is asked to try again."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(_refused(None, refused).decode())
        code = GOODBYE_AGAIN if refused.status == 503 else GOODBYE_POLICY
        await websocket.close(code, refused.message.id)


def parse(text: str) -> Any:
    """Return the request in a message, or refuse."""
    try:
        return FROM_BROWSER.validate_json(text)
    except ValidationError as error:
        raise invalid(error, 400) from None


@cache
def _count(kind: str) -> Any:
    """The counter of a kind of message; to find it among its siblings takes longer than to count."""
    return metrics.MESSAGES.labels(kind)


@cache
def _time(kind: str) -> Any:
    return metrics.MESSAGE_SECONDS.labels(kind)


def _ack(ref: int, seq: int) -> bytes:
    return b'{"type":"ack","ref":%d,"seq":%d}' % (ref, seq)


def _refused(ref: int | None, error: SaturnaliaError) -> bytes:
    metrics.REFUSALS.labels(error.message.id).inc()
    clause = error.clause if isinstance(error, Refused) else None
    return wire.RefusedRequest(ref=ref, reason=sentence(error.message), clause=clause).model_dump_json().encode()
