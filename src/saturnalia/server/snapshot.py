"""Stored positions: what a table showed last, so that rules which have changed can never hide or spoil it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match, is_same_position
from saturnalia.kernel.message import Message
from saturnalia.kernel.takeover import keep
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.play import TableInPlay
from saturnalia.server.rows import Entry, StoredTable
from saturnalia.server.show import show_ending, show_entries, show_past
from saturnalia.server.store import Store, positions
from saturnalia.server.table_log import LoggedEntry, TableLog

LONGEST_STORED_LOG = 1000
"""Entries of the log that are stored with a position, in words: the newest."""


@dataclass(frozen=True)
class Frozen:
    """A table that the installed rules do not replay: those at it see what was stored last, and may play on from it.

    `kept` is that position by named fields, if it was stored so; `changed_rules` says what can be done with it.
    """

    explanation: Message
    seq: int
    positions: dict[str, dict[str, Any]]
    log: list[dict[str, Any]]
    hash: str = ""
    kept: dict[str, Any] | None = None

    def position(self, viewer: int) -> dict[str, Any] | None:
        """Return the stored position of a viewer, without questions: nobody can answer them any more."""
        found = self.positions.get(str(viewer)) or self.positions.get("-1")
        unanswerable: dict[str, Any] = {  # positions that older versions stored have them
            "prompt": None, "choices": [], "may_undo": False, "may_undo_beyond": False, "undo_needs": [],
            "undo_asked": None, "vote": None,
        }  # fmt: skip
        return {**found, **unanswerable} if found else None


@dataclass(frozen=True)
class Snapshot:
    """What a table is at one moment: taken while nobody changes it, and made into words and stored afterwards."""

    table_id: str
    seq: int
    match: Match
    entries: list[LoggedEntry]
    ending: dict[str, Any] | None


def take_snapshot(in_play: TableInPlay) -> Snapshot:
    """Return a snapshot: quickly, since the table waits for it."""
    table_log = in_play.log
    match = table_log.match.from_position(len(table_log.match.played), table_log.match.state)
    entries = [logged for logged in table_log.entries[-LONGEST_STORED_LOG:] if not logged.undone]
    ending = show_ending(table_log) if table_log.is_over else None
    return Snapshot(in_play.table.id, table_log.seq, match, entries, ending)


def store_position(store: Store, snapshot: Snapshot) -> int:
    """Store a position as everybody saw it, and its hash; return its number."""
    match, seq = snapshot.match, snapshot.seq
    shown = {
        "positions": {
            str(viewer): {**show_past(match, seq, viewer), "ending": snapshot.ending}
            for viewer in range(-1, match.seats)
        },
        "log": show_entries(match.game, snapshot.entries, -1),
    }
    values = {
        "table_id": snapshot.table_id,
        "seq": seq,
        "hash": match.hash(),
        "shown": json.dumps(shown),
        "kept": json.dumps(keep(match)),
    }
    insert: Any = insert_postgres if store.is_postgres else insert_sqlite
    query = insert(positions).values(**values)
    newer = {name: query.excluded[name] for name in ("seq", "hash", "shown", "kept")}
    with store.writing() as connection:
        connection.execute(
            query.on_conflict_do_update(
                index_elements=["table_id"], set_=newer, where=positions.c.seq <= query.excluded.seq
            )
        )
    return seq


def read_table_log(
    games: InstalledGames, table: StoredTable, entries: list[Entry], stored: sa.Row[Any] | None
) -> TableLog | Frozen:
    """Replay a table; if no rules that are here lead to the stored position, return what it showed last."""
    try:
        game = games.find(table.game, table.rules)
        installed = games.game(table.game)
    except SaturnaliaError:
        return _freeze(Message("frozen-missing", {"game": table.game}), stored)
    if game is None:
        return _freeze(_say_what_is_missing(table, installed), stored)
    try:
        table_log = TableLog(game, game.complete_options(table.options, is_begun=True), table.seed, entries)
        if _leads_to(table_log, stored):
            return table_log
    except (SaturnaliaError, ValueError, IndexError):
        pass
    if table.rules != game.version:
        return _freeze(_say_what_is_missing(table, game), stored)
    return _freeze(Message("frozen-replay"), stored)


def _leads_to(table_log: TableLog, stored: sa.Row[Any] | None) -> bool:
    """Whether a replay came through the stored position, if one was stored since the match began or begins anew."""
    return stored is None or stored.seq < table_log.begins or is_same_position(table_log.at(stored.seq), stored.hash)


def _say_what_is_missing(table: StoredTable, installed: Game) -> Message:
    """Return which component file or which version of the rules the match would need."""
    if table.pack is not None and table.rules.partition("-")[0] == str(installed.rules_version):
        return Message("frozen-pack", {"pack": table.pack, "stored": table.rules})
    return Message("frozen-version", {"stored": table.rules, "installed": installed.version})


def _freeze(explanation: Message, stored: sa.Row[Any] | None) -> Frozen:
    if stored is None:
        return Frozen(explanation, 0, {}, [])
    shown = json.loads(stored.shown)
    kept = None if stored.kept is None else json.loads(stored.kept)
    return Frozen(explanation, stored.seq, shown["positions"], shown["log"], stored.hash, kept)
