"""Before the match: saying that one is ready, and who sits where.

The host gives seats where nobody is to bots, opens them again, or takes them away. Anybody else at the table proposes
it: it happens when the host or all others have agreed, or when a minute is over and nobody has said no. The match
begins when no seat is open, nothing is voted on, and everybody present has said that they are ready.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any, TypedDict

import sqlalchemy as sa

from saturnalia.server import clock, notify
from saturnalia.server.absence import VOTE_SECONDS
from saturnalia.server.consent import missing_on_proposal
from saturnalia.server.opening_tables import lock_table, sit_down
from saturnalia.server.people import Person
from saturnalia.server.play import ServerContext, check_level, level_before_match, name_bot
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Seat, StoredTable, insert_seats, replace_holders, update_seat
from saturnalia.server.store import holders, seats
from saturnalia.server.tokens import make_token
from saturnalia.server.wire import SeatWish

ABSENT_AFTER = 15.0
"""Seconds without a change at a table after which those who are not connected are absent: pages take time to come."""


def say_ready(context: ServerContext, table_id: str, ready: bool, person: Person, connected: Collection[int]) -> None:
    """Say for all one's seats whether the match may begin; to say so again when it has begun is no mistake."""
    with context.store.writing() as connection:
        table = lock_table(connection, table_id)
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused("refused-not-seated", status=403)
        if table.status != "waiting" and ready:
            return
        if table.status != "waiting":
            raise Refused("refused-begun")
        for number in mine:
            table.seats[number].ready = ready
            update_seat(connection, table_id, table.seats[number])
        table.updated = context.now()
        begin_if_ready(context, connection, table, connected)


def look_whether_ready(context: ServerContext, table_id: str, connected: Collection[int]) -> None:
    """Begin if those who are not ready have been away for a while."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        begin_if_ready(context, connection, table, connected)


class Proposal(TypedDict):
    """What seat `by` proposes for a seat; it began `at`. `refused_by`: a seat that said no, so that it is over."""

    seat: int
    change: str
    level: str
    by: int
    at: float
    agreed: list[int]
    refused_by: int | None


def change_seat(
    context: ServerContext, table_id: str, number: int, wish: SeatWish, person: Person, connected: Collection[int]
) -> None:
    """Give a seat to a bot, open it, or take it away; whoever is not the host proposes it."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        mine = table.seats_of(person.id)
        if person.id != table.host and not mine:
            raise Refused("refused-not-seated", status=403)
        level = wish.level or level_before_match(table)
        _check_may_change(context, table, number, wish.change, level, connected)
        if person.id in table.seats[number].holders:
            raise Refused("refused-seat-present", seat=number)
        now = context.now()
        if person.id == table.host:
            _carry_out(context, connection, table, number, wish.change, level)
        elif table.is_voting():
            assert table.proposal is not None
            raise Refused("refused-vote-open", seat=table.proposal["by"])
        elif _was_refused(table, number, wish.change, level, mine, now):
            raise Refused("refused-vote-again")
        else:
            proposal = Proposal(
                seat=number, change=wish.change, level=level, by=mine[0], at=now, agreed=[], refused_by=None
            )
            table.proposal = dict(proposal)
            if table.seats[number].kind != "person" and not missing_on_proposal(table):  # there is nobody to ask
                _carry_out(context, connection, table, number, wish.change, level)
        begin_if_ready(context, connection, table, connected)


def _was_refused(table: StoredTable, number: int, change: str, level: str, mine: list[int], now: float) -> bool:
    """Whether the same was proposed by the same person within the last minute, and somebody said no."""
    last = table.proposal
    if last is None or last["refused_by"] is None or last["by"] not in mine or now >= last["at"] + VOTE_SECONDS:
        return False
    return (last["seat"], last["change"], last["level"]) == (number, change, level)


def vote(
    context: ServerContext,
    table_id: str,
    agree: bool,
    person: Person,
    connected: Collection[int],
    about: float | None = None,
) -> None:
    """Agree to what was proposed, or not, with all one's seats; `about`: when that was."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        asked = [seat for seat in missing_on_proposal(table) if seat in table.seats_of(person.id)]
        proposal = table.proposal
        if proposal is None or not asked or about not in (None, proposal["at"]):
            raise Refused("refused-vote-none")
        if not agree:
            table.proposal = {**proposal, "refused_by": asked[0]}
        else:
            table.proposal = {**proposal, "agreed": [*proposal["agreed"], *asked]}
            if person.id == table.host or not missing_on_proposal(table):
                _settle(context, connection, table, connected)
        begin_if_ready(context, connection, table, connected)


def end_vote(context: ServerContext, table_id: str, connected: Collection[int]) -> None:
    """A vote is over because its time is, or because the person has come back: who kept silent has agreed."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        if not table.is_voting() or seconds_left(table, context.now(), connected) > 0:
            raise Refused("refused-vote-none")
        _settle(context, connection, table, connected)
        begin_if_ready(context, connection, table, connected)


def seconds_left(table: StoredTable, now: float, connected: Collection[int]) -> float:
    """Return how long a vote still waits for answers; not at all once the person whose seat it is has come back."""
    proposal: dict[str, Any] = table.proposal or {"seat": -1, "at": 0.0}
    return 0.0 if proposal["seat"] in connected else max(0.0, proposal["at"] + VOTE_SECONDS - now)


def _settle(context: ServerContext, connection: sa.Connection, table: StoredTable, connected: Collection[int]) -> None:
    """Do what was proposed, unless that is impossible by now."""
    proposal = table.proposal
    assert proposal is not None
    table.proposal = None
    level = proposal["level"] or level_before_match(table)
    try:
        _check_may_change(context, table, proposal["seat"], proposal["change"], level, connected)
    except Refused:
        return
    _carry_out(context, connection, table, proposal["seat"], proposal["change"], level)


def _carry_out(
    context: ServerContext, connection: sa.Connection, table: StoredTable, number: int, change: str, level: str
) -> None:
    if change == "remove":
        _remove(context, connection, table, number)
    else:
        table.seats[number] = _seat_anew(table, number, change, level)
        update_seat(connection, table.id, table.seats[number])
        replace_holders(connection, table.id, table.seats[number])
    if table.proposal is not None and (change == "remove" or table.proposal["seat"] == number):
        table.proposal = None  # seats have other numbers now, or this one is settled
    table.updated = context.now()


def begin_if_ready(
    context: ServerContext, connection: sa.Connection, table: StoredTable, connected: Collection[int]
) -> None:
    """Begin the match if it may begin, and store whatever has changed about the table."""
    if may_begin(table, connected, context.now()):
        for seat in table.seats:
            if seat.kind == "person" and not seat.ready:
                seat.ready = True
                update_seat(connection, table.id, seat)
    sit_down(context, connection, table)
    if context.store.is_postgres:
        notify.tell(connection, table.id, context.process)


def may_begin(table: StoredTable, connected: Collection[int], now: float) -> bool:
    """Whether everybody present is ready, and somebody is."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    if table.has_open_seat() or table.is_voting() or not any(seat.ready for seat in people):
        return False
    is_settled = now - table.updated >= ABSENT_AFTER
    return all(seat.ready or (is_settled and seat.seat not in connected) for seat in people)


def _lock_waiting(connection: sa.Connection, table_id: str) -> StoredTable:
    table = lock_table(connection, table_id)
    if table.status != "waiting":
        raise Refused("refused-begun")
    return table


def _check_may_change(
    context: ServerContext,
    table: StoredTable,
    number: int,
    change: str,
    level: str,
    connected: Collection[int],
) -> None:
    """Refuse to change a seat where somebody is, and what the game or the bots do not know."""
    if number >= len(table.seats):
        raise Refused("refused-no-such-seat", number=number + 1)
    if table.seats[number].kind == "person" and number in connected:
        raise Refused("refused-seat-present", seat=number)
    if change == "bot":
        check_level(level)
    count = len(table.seats) - 1
    if change == "remove" and count not in context.games.game(table.game).seat_counts:
        raise Refused("refused-seat-count", count=count)


def _seat_anew(table: StoredTable, number: int, change: str, level: str) -> Seat:
    if change == "open":
        return Seat(number, "open", "", None, False, make_token(), ready=False)
    name = name_bot(level, [seat.name for seat in table.seats if seat.seat != number])
    return Seat(number, "bot", name, level, False, make_token())


def _remove(context: ServerContext, connection: sa.Connection, table: StoredTable, number: int) -> None:
    """Take a seat away; the others move up."""
    game, count = context.games.game(table.game), len(table.seats) - 1
    table.options = game.carry_over_options({**table.options, "seats": count})
    kept = [seat for seat in table.seats if seat.seat != number]
    table.seats = [replace(seat, seat=place) for place, seat in enumerate(kept)]
    table.clock_left = clock.first_clocks(table.clock, count)
    connection.execute(holders.delete().where(holders.c.table_id == table.id))
    connection.execute(seats.delete().where(seats.c.table_id == table.id))
    insert_seats(connection, table)
