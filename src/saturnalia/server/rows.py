"""The rows of a table: reading them, and appending entries so that the unique key decides every race."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from saturnalia.kernel.fairness import commitment
from saturnalia.server.store import Store, entries, execute_quickly, holders, positions, seats, tables

log = logging.getLogger("saturnalia.server")


@dataclass
class Seat:
    """Who sits at one seat; `holders` are the people (one person on two devices counts twice) who may play it."""

    seat: int
    kind: str
    name: str
    level: str | None
    left: bool
    token: str
    holders: set[int] = field(default_factory=set)
    guest: bool = False
    """Whether the host plays this seat for somebody else, who may take it away with its link."""
    ready: bool = True
    """Whether the match may begin, as far as this person is concerned."""
    stand_in: str | None = None
    """Why a bot plays on for the person whose name the seat has: `away`, so that they may come back, or `resigned`."""
    handed_out: bool = False
    """Whether the link was given out anew: whoever comes with it while nobody plays here takes the seat."""
    former: list[dict[str, Any]] = field(default_factory=list)
    """Who sat here before, oldest first: the `name` that entries below the number `until` have, who its `holders` were,
    and whether it was a `guest`."""

    def follows(self, before: Seat, until: int) -> Seat:
        """Return this seat with the name that it had `before`, which the log keeps for all that happened until then."""
        if (self.name, self.holders) == (before.name, before.holders):
            return self
        left = {"name": before.name, "until": until, "holders": sorted(before.holders), "guest": before.guest}
        return replace(self, former=[*before.former, left])


@dataclass
class StoredTable:
    """A table without its match: what it was set up with, who sits at it, and how far it has come."""

    id: str
    game: str
    rules: str
    pack: str | None
    """The name of the host's component file; its hash is part of `rules`. None: the game's own components."""
    options: dict[str, Any]
    seed: int
    salt: str
    visibility: str
    undo_beyond: bool
    host: int
    invite: str
    watch: str
    status: str
    rematch: str | None
    clock: dict[str, Any] | None
    clock_left: list[int] | None
    clock_started: float | None
    deadline: float | None
    actor: int
    seq: int
    round: int | None
    created: float
    updated: float
    hints: bool = True
    """Whether people may ask what a bot would play."""
    imported: bool = False
    """Whether the match came from a file: then its seed was known to somebody before, and nothing is promised."""
    substitute: str = "centurio"
    """The level of the bot that plays on for whoever leaves or is away, or nobody."""
    expires: float | None = None
    """When it will be deleted, because nobody has touched it for long; None: nothing of the kind."""
    proposal: dict[str, Any] | None = None
    """What somebody has proposed about a seat before the match (`waiting_room.Proposal`)."""
    seats: list[Seat] = field(default_factory=list)

    @cached_property
    def commitment(self) -> str:
        """The commitment to the seed, published from the start."""
        return commitment(self.seed, self.salt)

    def has_open_seat(self) -> bool:
        """Whether somebody is still missing."""
        return any(seat.kind == "open" for seat in self.seats)

    def is_complete(self) -> bool:
        """Whether the match begins: nobody is missing, nothing is voted on, and everybody has said they are ready."""
        if self.has_open_seat() or self.is_voting():
            return False
        return all(seat.ready for seat in self.seats if seat.kind == "person")

    def is_voting(self) -> bool:
        """Whether a proposal about a seat waits for answers before the match."""
        return self.proposal is not None and self.proposal["refused_by"] is None

    def has_people(self) -> bool:
        """Whether a person plays here."""
        return any(seat.kind == "person" and not seat.left for seat in self.seats)

    def seats_of(self, person: int | None) -> list[int]:
        """Return the seats that a person may play; one that was given to a bot is nobody's any more."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and person in seat.holders]

    def may_return(self, person: int | None, seat: int) -> bool:
        """Whether a person may take back a seat from the bot that stands in for them."""
        return self.seats[seat].stand_in == "away" and person in self.seats[seat].holders

    def is_known_to(self, person: int | None) -> bool:
        """Whether a person has opened this table or ever sat at it."""
        return person is not None and (person == self.host or any(person in seat.holders for seat in self.seats))

    def was_given_away(self, person: int | None, seat: int) -> bool:
        """Whether somebody else has the seat of a person who was away: its link was given out anew."""
        found = self.seats[seat]
        return person not in found.holders and any(
            person in one["holders"] and not one["guest"] for one in found.former
        )

    def persons(self) -> set[int]:
        """Return everybody who holds a seat."""
        return {person for seat in self.seats if seat.kind == "person" for person in seat.holders}

    def belongs_to_one(self) -> bool:
        """Whether all people at the table sit at one browser (solo and hot-seat)."""
        return len(self.persons()) == 1 and not self.has_open_seat()


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the append-only log. `action` is the action played or, for an undo, how many stay."""

    seq: int
    kind: str
    seat: int | None
    at: float
    action: int | None = None
    level: str | None = None
    person: int | None = None
    ref: int | None = None
    clock: dict[str, Any] | None = None
    """Beside an answer: what was `left` to everybody before it, and what was `spent` on it, in milliseconds."""
    details: dict[str, Any] | None = None
    """Of a match whose rules have changed (see `changed_rules`): the new `rules` and, once it is played on by them, the
    old ones, the number and the `fields` of the position, and the `log` until then as everybody may read it."""


ANSWERS = ("act", "forced")
"""The kinds of entries that are actions of the match; the server itself gives the forced ones."""


class LostRace(Exception):
    """Another device or process has appended an entry with this number first."""


def load_table(connection: sa.Connection, table_id: str) -> StoredTable | None:
    """Return a table, or None if there is none with this id."""
    exists = connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first()
    return None if exists is None else _load_whole(connection, [table_id])[0]


def load_tables(
    connection: sa.Connection,
    where: sa.ColumnElement[bool],
    limit: int,
    offset: int = 0,
    first: Sequence[sa.ColumnElement[Any]] = (),
) -> list[StoredTable]:
    """Return the tables that fulfil a condition; a damaged one is left out, and logged.

    They come in the order of `first` and, where that tells no difference, those touched last first.
    """
    query = sa.select(tables.c.id).where(where).order_by(*first, tables.c.updated.desc(), tables.c.id)
    ids = list(connection.execute(query.limit(limit).offset(offset)).scalars())
    try:
        return _load_whole(connection, ids)
    except DAMAGED:
        return [table for table_id in ids if (table := _load_if_whole(connection, table_id)) is not None]


DAMAGED = (ValueError, TypeError, KeyError, IndexError)
"""What reading rows raises that somebody has spoiled: JSON that is none, seats that do not exist."""


def _load_if_whole(connection: sa.Connection, table_id: str) -> StoredTable | None:
    try:
        return _load_whole(connection, [table_id])[0]
    except DAMAGED:
        log.exception("a table cannot be read", extra={"table": table_id})
        return None


def _load_whole(connection: sa.Connection, ids: list[str]) -> list[StoredTable]:
    if not ids:
        return []
    rows = connection.execute(tables.select().where(tables.c.id.in_(ids)))
    found = {row.id: StoredTable(**row._mapping) for row in rows}
    for row in connection.execute(
        seats.select().where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.seat)
    ):
        values = dict(row._mapping)
        found[values.pop("table_id")].seats.append(Seat(**values))
    for row in connection.execute(holders.select().where(holders.c.table_id.in_(found))):
        found[row.table_id].seats[row.seat].holders.add(row.person)
    return [found[table_id] for table_id in ids]


def load_entries(connection: sa.Connection, table_id: str, after: int = 0) -> list[Entry]:
    """Return the entries of a table with numbers above `after`."""
    columns = [column for column in entries.c if column.name != "table_id"]
    query = sa.select(*columns).where(entries.c.table_id == table_id, entries.c.seq > after).order_by(entries.c.seq)
    return [Entry(**row._mapping) for row in connection.execute(query)]


def load_seqs(connection: sa.Connection, table_ids: list[str]) -> dict[str, int]:
    """Return the number of the newest entry of each of these tables."""
    query = sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(table_ids))
    return {row.id: row.seq for row in connection.execute(query)}


def read_entries(store: Store, table_id: str) -> list[Entry]:
    """Return all entries of a table."""
    with store.reading() as connection:
        return load_entries(connection, table_id)


def insert_table(connection: sa.Connection, table: StoredTable, first_entries: list[Entry]) -> None:
    """Store a new table."""
    values = {column.name: getattr(table, column.name) for column in tables.c}
    connection.execute(tables.insert().values(**values))
    insert_seats(connection, table)
    add_entries(connection, table.id, first_entries)


def insert_seats(connection: sa.Connection, table: StoredTable) -> None:
    """Store who sits at a table that has no seats stored yet."""
    connection.execute(seats.insert(), [_seat_values(table.id, seat) for seat in table.seats])
    held = [{"table_id": table.id, "seat": s.seat, "person": person} for s in table.seats for person in s.holders]
    if held:
        connection.execute(holders.insert(), held)


def delete_table(connection: sa.Connection, table_id: str) -> None:
    """Delete a table with everything that belongs to it."""
    for part in (positions, entries, holders, seats):
        connection.execute(part.delete().where(part.c.table_id == table_id))
    connection.execute(tables.update().where(tables.c.rematch == table_id).values(rematch=None))
    connection.execute(tables.delete().where(tables.c.id == table_id))


def append(
    store: Store, table: StoredTable, new: list[Entry], changes: dict[str, Any], changed_seats: list[Seat]
) -> None:
    """Commit new entries with everything that follows from them, or raise LostRace and change nothing."""
    try:
        if store.is_postgres and not changed_seats:
            with store.one_statement() as connection:
                execute_quickly(connection, *_in_one_statement(table.id, new, changes))
            return
        with store.writing() as connection:
            add_entries(connection, table.id, new)
            execute_quickly(connection, _UPDATE_TABLE, _changed_values(table.id, changes))
            for seat in changed_seats:
                update_seat(connection, table.id, seat)
                if any(entry.kind == "sit" and entry.seat == seat.seat for entry in new):
                    replace_holders(connection, table.id, seat)
    except IntegrityError:
        raise LostRace(table.id) from None


def add_entries(connection: sa.Connection, table_id: str, new: list[Entry]) -> None:
    """Write entries."""
    for entry in new:
        execute_quickly(connection, f"{_INSERT_ENTRIES} {_ONE_ENTRY}", _entry_values(table_id, entry))


def _in_one_statement(table_id: str, new: list[Entry], changes: dict[str, Any]) -> tuple[str, tuple[Any, ...]]:
    """Return the statement, and its values, that stores entries and what follows from them, whole or not at all."""
    rows = ", ".join([_ONE_ENTRY] * len(new))
    values = [value for entry in new for value in _entry_values(table_id, entry)]
    statement = f"WITH added AS ({_INSERT_ENTRIES} {rows}) {_UPDATE_TABLE}"
    return statement, (*values, *_changed_values(table_id, changes))


def _entry_values(table_id: str, entry: Entry) -> tuple[Any, ...]:
    plain = (getattr(entry, name) for name in _ENTRY_COLUMNS[:-2])
    written = (None if data is None else json.dumps(data) for data in (entry.clock, entry.details))
    return (table_id, *plain, *written)


def _changed_values(table_id: str, changes: dict[str, Any]) -> tuple[Any, ...]:
    columns = (json.dumps(changes[name]) if name == "clock_left" else changes[name] for name in _CHANGING)
    return (*columns, table_id)


def update_seat(connection: sa.Connection, table_id: str, seat: Seat) -> None:
    """Store who sits at a seat now."""
    values = _seat_values(table_id, seat)
    query = seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat.seat)
    connection.execute(query.values(**values))


def rename_former(connection: sa.Connection, person: int, name: str, *, guests: bool) -> list[str]:
    """Give a person another name where they sat before, and their guests too if so wished; return the tables' ids."""
    found: list[str] = []
    handed_on = sa.cast(seats.c.former, sa.Text) != "[]"
    for row in connection.execute(sa.select(seats.c.table_id, seats.c.seat, seats.c.former).where(handed_on)).all():
        former = [
            {**one, "name": name} if person in one["holders"] and (guests or not one["guest"]) else one
            for one in row.former
        ]
        if former != row.former:
            place = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
            connection.execute(seats.update().where(place).values(former=former))
            found.append(row.table_id)
    return found


def replace_holders(connection: sa.Connection, table_id: str, seat: Seat) -> None:
    """Store whose seat it is now, and nobody else's."""
    connection.execute(holders.delete().where(holders.c.table_id == table_id, holders.c.seat == seat.seat))
    for person in seat.holders:
        connection.execute(holders.insert().values(table_id=table_id, seat=seat.seat, person=person))


_ENTRY_COLUMNS = tuple(column.name for column in entries.c if column.name != "table_id")
_CHANGING = ("status", "clock_left", "clock_started", "deadline", "actor", "seq", "round", "updated", "expires", "host")
# only names of columns are put into these
_INSERT_ENTRIES = f"INSERT INTO entries (table_id, {', '.join(_ENTRY_COLUMNS)}) VALUES"
_ONE_ENTRY = f"(?{', ?' * len(_ENTRY_COLUMNS)})"
_UPDATE_TABLE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _CHANGING)} WHERE id = ?"  # noqa: S608


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    names = ("seat", "kind", "name", "level", "left", "token", "guest", "ready", "stand_in", "handed_out", "former")
    return {"table_id": table_id, **{name: getattr(seat, name) for name in names}}
