"""`saturnalia admin`: what a host does with the tables and people of a database.

Only what a command needs is imported, inside the command, as in `cli`.
"""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from saturnalia.server.admin import Database

admin = typer.Typer(no_args_is_help=True, help="Look after the tables and people of a server.")

Address = Annotated[str, typer.Option("--database", help="SQLAlchemy address; without it, SQLite in your data folder.")]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE", help="The number of a table, as in its link.")]
PersonId = Annotated[int, typer.Argument(metavar="PERSON", help="The number of a person, as `people` lists it.")]


def _opened(database: str, *, changing: bool = True) -> AbstractContextManager[Database]:
    from saturnalia.server.admin import opened

    return opened(database, changing=changing)


def _speaking() -> AbstractContextManager[Any]:
    from saturnalia.speaking import speaking

    return speaking(None)


def _print(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        typer.echo(json.dumps(row, ensure_ascii=False))


@admin.command("list")
def list_tables(
    status: Annotated[str, typer.Option(help="Only waiting, playing or over.")] = "",
    days: Annotated[float, typer.Option(min=0, help="Only those untouched for so many days.")] = 0,
    database: Address = "",
) -> None:
    """List the tables, one JSON object a line."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database, changing=False) as found:
        _print(work.list_tables(found, status or None, days))


@admin.command("people")
def list_people(database: Address = "") -> None:
    """List everybody with a cookie, one JSON object a line."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database, changing=False) as found:
        _print(work.list_people(found))


@admin.command()
def look(table: Annotated[str, typer.Argument(metavar="TABLE")], database: Address = "") -> None:
    """Show what is known of a table, without its secrets."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database, changing=False) as found:
        _print([work.look(found, table)])


@admin.command()
def close(table: TableIds, database: Address = "") -> None:
    """End matches as abandoned; tables that still wait are deleted."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        for one in table:
            work.close(found, one)


@admin.command()
def delete(table: TableIds, database: Address = "") -> None:
    """Delete tables with everything that belongs to them."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        for one in table:
            work.delete(found, one)


@admin.command()
def ban(person: PersonId, database: Address = "") -> None:
    """Ban a person."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        work.ban(found, person)


@admin.command()
def unban(person: PersonId, database: Address = "") -> None:
    """Lift the ban on a person."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        work.ban(found, person, banned=False)


@admin.command()
def rename(person: PersonId, name: str, database: Address = "") -> None:
    """Give a person another name, also at the seats where they play."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        work.rename(found, person, name)


@admin.command()
def expire(
    days: Annotated[float, typer.Argument(min=1, help="How long nobody has touched them.")],
    notice: Annotated[float, typer.Option(min=0, help="Days between the announcement and the end; 0: at once.")] = 30,
    export: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where finished matches are kept.")] = None,
    only_count: Annotated[bool, typer.Option("--dry-run", help="Only say which.")] = False,
    database: Address = "",
) -> None:
    """Announce the end of tables that nobody has touched for long, and delete those whose time has come."""
    from saturnalia.server import admin as work
    from saturnalia.server.expiry import ExpirySettings

    with _speaking(), _opened(database, changing=not only_count) as found:
        swept = work.expire(found, ExpirySettings(days, notice, export), only_count=only_count)
        _print([{"announced": swept.announced, "deleted": swept.deleted}])


@admin.command()
def vacuum(database: Address = "") -> None:
    """Free the space of what was deleted."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        work.vacuum(found)


@admin.command()
def move(
    target: Annotated[str, typer.Argument(metavar="ADDRESS", help="An empty PostgreSQL database.")],
    database: Address = "",
) -> None:
    """Copy a SQLite database into PostgreSQL; every table is replayed there before it counts."""
    from saturnalia.server import admin as work

    with _speaking(), _opened(database) as found:
        work.move(found, target)
