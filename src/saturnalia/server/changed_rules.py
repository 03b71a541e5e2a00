"""A match whose rules have changed under way: those at its table play on by today's from what was stored, or close it.

All people at the table must agree. Their answers are entries of the log like any others; the last one is followed by an
entry `play_on`, which holds the position: the match begins anew with it, and no undo reaches back behind it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import IntegrityError

from saturnalia.kernel.errors import BadOptions, BadPosition, UnknownGame
from saturnalia.kernel.game import Game
from saturnalia.kernel.message import Message
from saturnalia.kernel.takeover import take_over
from saturnalia.server import notify
from saturnalia.server.consent import missing_consents
from saturnalia.server.forced import give_forced_answers
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.opening_tables import lock_table
from saturnalia.server.play import ServerContext, check_holds, progress
from saturnalia.server.refuse import Overtaken, Refused
from saturnalia.server.rows import ANSWERS, Entry, StoredTable, add_entries, load_entries
from saturnalia.server.snapshot import Frozen, read_table_log
from saturnalia.server.store import positions, tables
from saturnalia.server.table_log import TableLog

AGREEMENTS = {"agree_play_on": "play_on", "agree_close": "close"}


@dataclass
class ChangedRules:
    """What can be done with a frozen table: by which rules it could go on, or why not, and who has agreed so far."""

    game: Game | None
    position: int
    """The number of the stored position."""
    misfit: Message | None = None
    lost: int = 0
    """How many answers were given after the stored position: they would fall away."""
    asked: str | None = None
    agreed: set[int] = field(default_factory=set)


def look_at(
    games: InstalledGames, table: StoredTable, frozen: Frozen, entries: list[Entry], before: ChangedRules | None = None
) -> ChangedRules | None:
    """Return what can be done with a frozen table; nothing once it is over.

    Trying out whether the rules can play on takes a while: it is not done again if the same was found out `before`.
    """
    if table.status != "playing":
        return None
    lost = sum(entry.kind in ANSWERS for entry in entries if entry.seq > frozen.seq)
    changed = ChangedRules(_find_game(games, table), frozen.seq, lost=lost)
    if before is not None and (before.game, before.position) == (changed.game, changed.position):
        changed.misfit = before.misfit
    else:
        changed.misfit = _find_misfit(changed.game, table, frozen)
    for entry in entries:
        _note(changed, entry)
    return changed


def _find_misfit(game: Game | None, table: StoredTable, frozen: Frozen) -> Message | None:
    """Return why rules cannot play on from a stored position."""
    if game is None or frozen.kept is None:
        return Message("misfit-not-kept" if game else "misfit-game")
    try:
        take_over(game, game.complete_options(table.options, is_begun=True), frozen.kept)
    except BadPosition as misfit:
        return misfit.message
    except BadOptions:
        return Message("misfit-options")
    return None


def _find_game(games: InstalledGames, table: StoredTable) -> Game | None:
    """Return the rules by which a table could go on: those with the components it was begun with, or today's."""
    try:
        return games.find(table.game, table.rules) or games.game(table.game)
    except UnknownGame:
        return None


def _note(changed: ChangedRules, entry: Entry) -> None:
    """Take in what somebody has said; an agreement to other rules than today's is none any more."""
    is_of_today = (entry.details or {}).get("rules") == _version(changed.game)
    if entry.kind in AGREEMENTS and is_of_today and entry.seat is not None:
        changed.asked = AGREEMENTS[entry.kind]
        changed.agreed.add(entry.seat)
    elif entry.kind not in AGREEMENTS:  # somebody has said no, or it was played on meanwhile
        changed.asked, changed.agreed = None, set()


def _version(game: Game | None) -> str:
    return "" if game is None else game.version


def show_changed_rules(table: StoredTable, changed: ChangedRules | None) -> dict[str, Any] | None:
    """Return what can be done with a table whose rules have changed (`wire.ChangedRules`)."""
    if changed is None:
        return None
    return {
        "misfit": changed.misfit.to_json() if changed.misfit else None,
        "lost": changed.lost,
        "asked": changed.asked,
        "missing": missing_consents(table, changed.agreed),
    }


def answer(
    context: ServerContext,
    table_id: str,
    seat: int,
    change: str,
    agree: bool,
    person: int,
    ref: int | None = None,
    before: ChangedRules | None = None,
) -> int:
    """Agree to play on or to close a frozen table, or not; once all have agreed, it happens. Return the newest entry.

    `before`: what was found out about the table when it was loaded.
    """
    try:
        with context.store.writing() as connection:
            table = lock_table(connection, table_id)
            check_holds(table, seat, person)
            found = load_entries(connection, table_id)
            stored = connection.execute(positions.select().where(positions.c.table_id == table_id)).first()
            frozen = read_table_log(context.games, table, found, stored)
            if not isinstance(frozen, Frozen):
                raise Refused("refused-rules-unchanged")
            changed = look_at(context.games, table, frozen, found, before)
            if changed is None:
                raise Refused("refused-over")
            new = [_answer(table, changed, seat, change, agree, person, ref, context.now())]
            if agree and not missing_consents(table, changed.agreed | {seat}):
                new.append(_carry_out(table, changed, frozen, change, person, new[0]))
            changes = _follow(context, table, changed, found, new)
            connection.execute(tables.update().where(tables.c.id == table_id).values(**changes))
            add_entries(connection, table_id, new)
            if context.store.is_postgres:
                notify.tell(connection, table_id, context.process)
            return new[-1].seq
    except IntegrityError:
        raise Overtaken from None


def _answer(
    table: StoredTable,
    changed: ChangedRules,
    seat: int,
    change: str,
    agree: bool,
    person: int,
    ref: int | None,
    at: float,
) -> Entry:
    if not agree:
        if changed.asked is None:
            raise Refused("refused-vote-none")
        return Entry(table.seq + 1, "refuse_change", seat, at, person=person, ref=ref)
    if change == "play_on" and changed.misfit is not None:
        raise Refused(changed.misfit.id, **changed.misfit.args)
    if changed.asked not in (None, change):
        raise Refused("refused-change-asked")
    details = {"rules": _version(changed.game)}
    return Entry(table.seq + 1, f"agree_{change}", seat, at, person=person, ref=ref, details=details)


def _carry_out(
    table: StoredTable, changed: ChangedRules, frozen: Frozen, change: str, person: int, last: Entry
) -> Entry:
    if change == "close" or frozen.kept is None:
        return Entry(last.seq + 1, "close", None, last.at, person=person)
    details = {
        "former": table.rules, "rules": _version(changed.game), "position": frozen.seq, "fields": frozen.kept["fields"],
        "log": frozen.log,
    }  # fmt: skip
    return Entry(last.seq + 1, "play_on", last.seat, last.at, person=person, details=details)


def _follow(
    context: ServerContext, table: StoredTable, changed: ChangedRules, found: list[Entry], new: list[Entry]
) -> dict[str, Any]:
    """Return the columns of the table that follow from the new entries; forced answers are added to these."""
    last, game = new[-1], changed.game
    changes: dict[str, Any] = {"seq": last.seq, "updated": last.at, "expires": None}
    if last.kind == "close":
        return {**changes, "status": "over", "actor": -1, "clock_started": None, "deadline": None}
    if last.kind != "play_on" or game is None:
        return changes
    options = game.complete_options(table.options, is_begun=True)
    table_log = TableLog(game, options, table.seed, [*found, *new])
    new += give_forced_answers(table, table_log, last.at)
    table.clock_started = None  # nobody's time has run while nobody could play
    played_on = progress(table, table_log, last.at)
    return {**played_on, "rules": game.version, "pack": context.games.pack_of(game), "options": options}
