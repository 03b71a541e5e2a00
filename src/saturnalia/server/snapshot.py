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
from saturnalia.kernel.message import Message
from saturnalia.server.play import Board
from saturnalia.server.record import Record
from saturnalia.server.rows import Entry, Sitting
from saturnalia.server.shelf import Shelf
from saturnalia.server.show import show_log, show_position
from saturnalia.server.store import Store, positions


@dataclass(frozen=True)
class Frozen:
    """A table that the installed rules do not replay: it can be looked at, and no more."""

    explanation: Message
    seq: int
    positions: dict[str, dict[str, Any]]
    log: list[dict[str, Any]]

    def position(self, viewer: int) -> dict[str, Any] | None:
        """Return the stored position of a viewer, without questions: nobody can answer them any more."""
        found = self.positions.get(str(viewer)) or self.positions.get("-1")
        unanswerable: dict[str, Any] = {"prompt": None, "choices": [], "may_undo": False, "may_undo_beyond": False}
        return {**found, **unanswerable} if found else None


def store_position(store: Store, board: Board) -> int:
    """Store the position as everybody sees it, and its hash; return its number."""
    record, sitting = board.record, board.sitting
    viewers = range(-1, len(sitting.seats))
    shown = {
        "positions": {str(viewer): show_position(record, sitting, viewer) for viewer in viewers},
        "log": show_log(record, -1),
    }
    values = {
        "table_id": sitting.id,
        "seq": record.seq,
        "hash": record.match.hash(),
        "shown": json.dumps(shown),
    }
    insert: Any = insert_postgres if store.is_postgres else insert_sqlite
    query = insert(positions).values(**values)
    newer = {name: query.excluded[name] for name in ("seq", "hash", "shown")}
    with store.writing() as connection:
        connection.execute(
            query.on_conflict_do_update(
                index_elements=["table_id"], set_=newer, where=positions.c.seq < query.excluded.seq
            )
        )
    return record.seq


def read_record(shelf: Shelf, sitting: Sitting, entries: list[Entry], stored: sa.Row[Any] | None) -> Record | Frozen:
    """Replay a table; if no rules that are here lead to the stored position, return what it showed last."""
    try:
        game = shelf.find(sitting.game, sitting.rules)
        installed = shelf.game(sitting.game)
    except SaturnaliaError:
        return _freeze(Message("frozen-missing", {"game": sitting.game}), stored)
    if game is None:
        return _freeze(_say_what_is_missing(sitting, installed), stored)
    try:
        record = Record(game, game.complete_options(sitting.options), sitting.seed, entries)
        if stored is not None and record.at(stored.seq).hash() != stored.hash:
            return _freeze(Message("frozen-replay"), stored)
    except (SaturnaliaError, ValueError, IndexError):
        return _freeze(Message("frozen-replay"), stored)
    return record


def _say_what_is_missing(sitting: Sitting, installed: Game) -> Message:
    """Return which component file or which version of the rules the match would need."""
    if sitting.pack is not None and sitting.rules.partition("-")[0] == str(installed.rules_version):
        return Message("frozen-pack", {"pack": sitting.pack, "stored": sitting.rules})
    return Message("frozen-version", {"stored": sitting.rules, "installed": installed.version})


def _freeze(explanation: Message, stored: sa.Row[Any] | None) -> Frozen:
    if stored is None:
        return Frozen(explanation, 0, {}, [])
    shown = json.loads(stored.shown)
    return Frozen(explanation, stored.seq, shown["positions"], shown["log"])
