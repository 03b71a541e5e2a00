"""The lobby over HTTP: who I am, opening tables, joining them, listing them, importing and exporting matches."""

from __future__ import annotations

import contextlib
import logging
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from saturnalia.server import absence, expiry, import_export, limit, opening_tables, waiting_room
from saturnalia.server.campaigns import show_campaigns
from saturnalia.server.guard import caller_of
from saturnalia.server.hall import Hall
from saturnalia.server.live_table import LiveTable
from saturnalia.server.openings import Openings
from saturnalia.server.people import COOKIE, COOKIE_SECONDS, Person, change_person, clean_name, find_person, make_person
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import DAMAGED, Seat, StoredTable, load_tables, read_entries
from saturnalia.server.show import show_table
from saturnalia.server.store import holders, tables
from saturnalia.server.tokens import same
from saturnalia.server.wire import (
    Answered,
    CampaignInfo,
    ImportedMatch,
    Join,
    Me,
    MyDetails,
    NewTable,
    Ready,
    Refusal,
    SeatWish,
    TableInfo,
    TableList,
)

refusals: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=refusals)
log = logging.getLogger("saturnalia.server")

LONGEST_LIST = 100
TokenQuery = Annotated[str | None, Query(max_length=64)]
SeatPath = Annotated[int, Path(ge=0, le=15)]
PageQuery = Annotated[int, Query(ge=0, le=10_000)]


async def the_hall(request: Request) -> Hall:
    """Return the hall of this process; FastAPI would run an ordinary function in a thread."""
    hall: Hall = request.app.state.hall
    return hall


async def who(request: Request, hall: Annotated[Hall, Depends(the_hall)]) -> Person | None:
    """Return the person behind the cookie, if there is one."""
    person = await hall.run(find_person, hall.store, request.cookies.get(COOKIE))
    limits: limit.Limits = request.app.state.limits
    if person is None and not limits.allow_made_up(caller_of(request.scope), limit.REQUESTS, "http"):
        raise Refused("refused-too-fast", status=429)
    return person


async def somebody(
    request: Request,
    response: Response,
    hall: Annotated[Hall, Depends(the_hall)],
    person: Annotated[Person | None, Depends(who)],
) -> Person:
    """Return the person behind the cookie; whoever has none gets one now."""
    if person is None:
        check_openings(request)
        person = await hall.run(make_person, hall.store, "")
        give_cookie(request, response, person)
    return person


def give_cookie(request: Request, response: Response, person: Person) -> None:
    """Let a browser keep the secret of a device that was signed in just now."""
    assert person.fresh is not None
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, person.fresh, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


def check_openings(request: Request, rate: limit.Rate = limit.OPENINGS, what: str = "open") -> None:
    """Refuse whoever makes new things too quickly."""
    # new cookies cost nothing, so all of an address together open no more tables than a household needs
    allowed = request.app.state.limits.allow_caller(caller_of(request.scope), rate, what, cookies=limit.ADDRESS_FACTOR)
    if not allowed:
        raise Refused("refused-too-many-tables", status=429)


TheHall = Annotated[Hall, Depends(the_hall)]
Somebody = Annotated[Person, Depends(somebody)]
Who = Annotated[Person | None, Depends(who)]


@router.get("/me")
async def read_me(person: Who) -> Me:
    """Return my name; a stranger has none yet."""
    return Me(name="") if person is None else Me.model_validate({"name": person.name, "language": person.language})


@router.put("/me")
async def change_me(details: MyDetails, hall: TheHall, person: Somebody) -> Me:
    """Change my name and language."""
    name = clean_name(details.name)
    if not name:
        raise Refused("refused-name", status=400)
    await hall.run(change_person, hall.store, person, name, details.language, details.device)
    return Me(name=name, language=details.language)


@router.get("/campaigns")
async def list_campaigns(hall: TheHall, person: Who) -> list[CampaignInfo]:
    """Return which levels I have won alone, and which ones are open."""
    shown = await hall.run(show_campaigns, hall.store, hall.context.games.names, person.id if person else None)
    return [CampaignInfo.model_validate(one) for one in shown]


@router.get("/tables")
async def list_tables(hall: TheHall, person: Who, page: PageQuery = 0) -> TableList:
    """Return my tables and those that are listed by others, a hundred of each at a time."""
    mine, listed = await hall.run(_find_tables, hall, person, page)
    return TableList(
        mine=_infos(hall, mine[:LONGEST_LIST], person),
        listed=_infos(hall, listed[:LONGEST_LIST], person),
        more_mine=len(mine) > LONGEST_LIST,
        more_listed=len(listed) > LONGEST_LIST,
    )


@router.post("/tables", status_code=201)
async def open_table(request: Request, new: NewTable, hall: TheHall, person: Somebody) -> TableInfo:
    """Open a table."""
    check_openings(request)
    await _check_quota(request, hall, person, is_listed=new.visibility == "listed")
    table_id = await hall.run(opening_tables.open_table, hall.context, new, person)
    _note_opening(request, table_id)
    return await _table(hall, table_id, person)


@router.post("/tables/import", status_code=201)
async def import_match(request: Request, file: ImportedMatch, hall: TheHall, person: Somebody) -> TableInfo:
    """Open a table that goes on with a match file."""
    check_openings(request, limit.IMPORTS, "import")
    await _check_quota(request, hall, person, is_listed=False)
    if (game := import_export.game_of(hall.context, file.match)) is not None:
        await hall.preparation.wait(game)
    address = caller_of(request.scope).address
    table_id = await hall.take_time(address, import_export.import_match, hall.context, file.match, person)
    _note_opening(request, table_id)
    return await _table(hall, table_id, person)


@router.get("/tables/{table_id}")
async def read_table(table_id: str, hall: TheHall, person: Who, token: TokenQuery = None) -> TableInfo:
    """Return a table: to those who sit at it, to those with a link, and to everybody if it is listed."""
    live = await visit(hall, table_id, person, token)
    link_seat = next((seat.seat for seat in live.table.seats if same(seat.token, token)), None)
    return _info(hall, live.table, person, live).model_copy(update={"link_seat": link_seat})


@router.post("/tables/{table_id}/join")
async def join(table_id: str, request: Join, hall: TheHall, person: Somebody) -> TableInfo:
    """Take a seat."""
    live = await hall.visit(table_id)
    if hall.store.is_postgres:
        await hall.reload(live)  # another process may have given out the link just now
    if not person.name and clean_name(request.name):
        person = await hall.run(change_person, hall.store, person, clean_name(request.name), person.language)
    seat = None if live.table.status == "waiting" else _taken_over(live.table, request, person)
    if seat is not None and (live.in_play is not None or seat.handed_out):
        here, context = live.connected(), hall.context
        await hall.change(live, lambda b: absence.sit(context, b, seat.seat, request.name, person, here))
        return _info(hall, live.table, person, live)
    async with live.lock:
        await hall.run(opening_tables.join, hall.context, table_id, request, person)
    await hall.reload(live)
    return _info(hall, live.table, person, live)


def _taken_over(table: StoredTable, request: Join, person: Person) -> Seat | None:
    """Return the seat, if its link takes it away from whoever had it until now."""
    seat = opening_tables.find_seat(table, request, person)
    is_own = seat.kind == "person" and person.id in seat.holders
    return seat if (seat.handed_out or seat.guest) and not is_own else None


@router.post("/tables/{table_id}/ready")
async def say_ready(table_id: str, request: Ready, hall: TheHall, person: Somebody) -> TableInfo:
    """Say whether the match may begin, as far as I am concerned."""
    live = await hall.table(table_id)
    work = waiting_room.say_ready
    async with live.lock:
        await hall.run(work, hall.context, table_id, request.ready, person, live.connected())
    await hall.reload(live)
    return _info(hall, live.table, person, live)


@router.post("/tables/{table_id}/seats/{seat}")
async def change_seat(table_id: str, seat: SeatPath, wish: SeatWish, hall: TheHall, person: Somebody) -> TableInfo:
    """Change a seat before the match: give it to a bot, open it, or take it away; who is not the host proposes it."""
    live = await hall.table(table_id)
    work = waiting_room.change_seat
    async with live.lock:
        await hall.run(work, hall.context, table_id, seat, wish, person, live.connected())
    await hall.reload(live)
    return _info(hall, live.table, person, live)


@router.post("/tables/{table_id}/vote")
async def vote(table_id: str, request: Answered, hall: TheHall, person: Somebody) -> TableInfo:
    """Agree to what somebody has proposed about a seat before the match, or not."""
    live = await hall.table(table_id)
    async with live.lock:
        here, context = live.connected(), hall.context
        await hall.run(waiting_room.vote, context, table_id, request.agree, person, here, request.about)
    await hall.reload(live)
    return _info(hall, live.table, person, live)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table_id: str, request: Request, hall: TheHall, person: Somebody) -> TableInfo:
    """Open a table for the same people; a second call returns the same table, and says that the caller is ready."""
    check_openings(request)
    live = await hall.table(table_id)
    again = await hall.run(opening_tables.rematch, hall.context, table_id, person)
    await hall.reload(live)
    coming = await hall.table(again)
    with contextlib.suppress(Refused):  # the host may have had no seat
        await hall.run(waiting_room.say_ready, hall.context, again, True, person, coming.connected())
        await hall.reload(coming)
    return await _table(hall, again, person)


@router.post("/tables/{table_id}/keep")
async def keep(table_id: str, hall: TheHall, person: Somebody) -> TableInfo:
    """Keep a table that was to be deleted."""
    live = await hall.table(table_id)
    if not live.table.is_known_to(person.id):
        raise Refused("refused-not-seated", status=403)
    async with live.lock:
        await hall.run(expiry.keep, hall.store, table_id, hall.context.now())
    await hall.reload(live)
    return _info(hall, live.table, person, live)


@router.get("/tables/{table_id}/export")
async def export(table_id: str, hall: TheHall, person: Who, token: TokenQuery = None) -> dict[str, Any]:
    """Return the match file of a table."""
    live = await hall.table(table_id)
    check_may_see(live.table, person, token)
    async with live.lock:
        if live.frozen is not None:
            entries = await hall.run(read_entries, hall.store, table_id)
            return import_export.export_frozen(live.table, live.frozen, entries)
        return await hall.run(import_export.export, live.playing())


async def visit(hall: Hall, table_id: str, person: Person | None, token: str | None) -> LiveTable:
    """Return a table that somebody opens, or refuse strangers.

    Who has sat down just now at another process may not be known here yet: so nobody is refused by what is remembered.
    """
    live = await hall.visit(table_id, None if person is None else person.id)
    try:
        check_may_see(live.table, person, token)
    except Refused:
        if not hall.store.is_postgres:
            raise
        await hall.reload(live)
        check_may_see(live.table, person, token)
    return live


def check_may_see(table: StoredTable, person: Person | None, token: str | None) -> None:
    """Refuse strangers; a private table is as unknown to them as one that does not exist."""
    if table.visibility == "listed" or (person is not None and table.is_known_to(person.id)):
        return
    if person is not None and any(table.was_given_away(person.id, seat.seat) for seat in table.seats):
        return  # whoever comes back too late may see what became of their seat
    secrets = [table.watch, table.invite, *(seat.token for seat in table.seats)]
    if not any(same(secret, token) for secret in secrets):
        raise Refused("refused-table-unknown", status=404)


async def _check_quota(request: Request, hall: Hall, person: Person, *, is_listed: bool) -> None:
    """Refuse whoever has opened more tables than one can play at, or would fill the lobby alone.

    All cookies of one address together may have some times as many.
    """
    openings: Openings = request.app.state.openings
    address = caller_of(request.scope).address
    opened = openings.tables_of(address)
    mine, near = await hall.run(_find_unfinished, hall, person, opened)
    openings.keep(address, set(near))
    settings = hall.settings
    for found, factor in ((mine, 1), (near, limit.ADDRESS_FACTOR)):
        if len(found) >= settings.most_tables * factor:
            raise Refused("refused-quota", status=429, count=settings.most_tables * factor)
        if is_listed and sum(found.values()) >= settings.most_listed * factor:
            raise Refused("refused-quota-listed", status=429, count=settings.most_listed * factor)


def _find_unfinished(hall: Hall, person: Person, opened: list[str]) -> tuple[dict[str, bool], dict[str, bool]]:
    """Return a person's unfinished tables, and those among the ones opened nearby: whether each is listed."""
    query = sa.select(tables.c.id, tables.c.visibility).where(tables.c.status.in_(("waiting", "playing")))
    with hall.store.reading() as connection:
        mine, near = (
            {row.id: row.visibility == "listed" for row in connection.execute(query.where(whose))}
            for whose in (tables.c.host == person.id, tables.c.id.in_(opened))
        )
    return mine, near


def _note_opening(request: Request, table_id: str) -> None:
    openings: Openings = request.app.state.openings
    openings.note(caller_of(request.scope).address, table_id)


async def _table(hall: Hall, table_id: str, person: Person) -> TableInfo:
    live = await hall.visit(table_id, person.id)
    return _info(hall, live.table, person, live)


def _info(hall: Hall, table: StoredTable, person: Person | None, live: LiveTable | None = None) -> TableInfo:
    live = live or hall.live.get(table.id)
    number = person.id if person else None
    connected = live.connected() if live else frozenset()
    explanation = live.frozen.explanation if live and live.frozen else None
    is_preparing = live.is_preparing if live else table.status == "waiting" and table.is_complete()
    shown = show_table(
        table, number, hall.context.now(), connected=connected, explanation=explanation, is_preparing=is_preparing
    )
    return TableInfo.model_validate(shown)


def _infos(hall: Hall, found: list[StoredTable], person: Person | None) -> list[TableInfo]:
    """Return tables as they are listed; one that is damaged is nobody else's misfortune."""
    infos: list[TableInfo] = []
    for one in found:
        try:
            infos.append(_info(hall, one, person))
        except (*DAMAGED, AttributeError):
            log.exception("a table cannot be listed", extra={"table": one.id})
    return infos


def _find_tables(hall: Hall, person: Person | None, page: int) -> tuple[list[StoredTable], list[StoredTable]]:
    """Return a page of a person's tables and one of those listed by others, each with one more if there are more."""
    listed = (tables.c.visibility == "listed") & tables.c.status.in_(("waiting", "playing"))
    with hall.store.reading() as connection:
        if person is None:
            return [], load_tables(connection, listed, LONGEST_LIST + 1, page * LONGEST_LIST)
        held = sa.select(holders.c.table_id).where(holders.c.person == person.id)
        own = tables.c.id.in_(held) | (tables.c.host == person.id)
        return (
            load_tables(connection, own, LONGEST_LIST + 1, page * LONGEST_LIST, _urgent_first(person)),
            load_tables(connection, listed & ~own, LONGEST_LIST + 1, page * LONGEST_LIST),
        )


def _urgent_first(person: Person) -> list[sa.ColumnElement[Any]]:
    """Order my tables: where I am asked, soonest out of time first; then those that go on; then those that are over."""
    mine = (holders.c.table_id == tables.c.id) & (holders.c.seat == tables.c.actor) & (holders.c.person == person.id)
    is_asked = (tables.c.status == "playing") & sa.exists().where(mine)
    return [
        sa.case((is_asked, 0), (tables.c.status != "over", 1), else_=2),
        sa.case((is_asked, sa.func.coalesce(tables.c.deadline, NO_DEADLINE)), else_=NO_DEADLINE),
    ]


NO_DEADLINE = 1e18
