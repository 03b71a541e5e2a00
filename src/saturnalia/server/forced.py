"""Forced answers: the server gives them for people, unless the moment at which it does would tell something.

See docs/decisions/5-forced-answers-in-time.md.
"""

from __future__ import annotations

import random

import numpy as np

from saturnalia.kernel.match import Match
from saturnalia.kernel.schema import SPECTATOR
from saturnalia.server.rows import Entry, StoredTable
from saturnalia.server.table_log import TableLog

DEALS = 20
"""How often hidden things are dealt anew before everybody is believed to see that there is only one answer."""


def give_forced_answers(table: StoredTable, table_log: TableLog, now: float) -> list[Entry]:
    """Give every answer that is forced and foreseen, until there is a choice, or until somebody must be asked."""
    given: list[Entry] = []
    while (action := table_log.match.foreseen()) is not None and _may_be_given(table, table_log.match):
        entry = Entry(table_log.seq + 1, "forced", table_log.match.actor, now, action)
        table_log.follow([entry])
        given.append(entry)
    return given


def _may_be_given(table: StoredTable, match: Match) -> bool:
    """Whether nobody learns anything from an answer that comes at once: all see it coming, or there is nobody else."""
    people = [seat.seat for seat in table.seats if seat.kind == "person"]
    return people == [match.actor] or is_seen_by_all(match)


def is_seen_by_all(match: Match) -> bool:
    """Whether everybody can see that there is only one answer: however the hidden things lie, there is no choice.

    >>> is_seen_by_all(Match.new("pax", seats=2, seed=1))
    False
    """
    game, offered = match.game, np.zeros(match.game.action_count, dtype=np.int16)
    for _ in range(DEALS):
        possible = game.state.copy(match.state)
        game.compiled.redeal(possible, SPECTATOR, random.getrandbits(62))
        if game.compiled.legal(possible, offered) != 1:
            return False
    return True
