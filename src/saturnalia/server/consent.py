"""Whose consent it needs to take something back, to change a seat where nobody is, or to play on by new rules."""

from __future__ import annotations

from collections.abc import Collection

from saturnalia.server.rows import StoredTable
from saturnalia.server.table_log import AskedUndo, TableLog, Vote


def missing(table: StoredTable, table_log: TableLog, asked: AskedUndo) -> list[int]:
    """Return the seats that still have to agree: whoever is asked now, and beyond what was revealed everybody."""
    mine = table.seats[asked.seat].holders
    concerned = [
        seat.seat for seat in table.seats if seat.kind == "person" and not seat.left and not seat.holders & mine
    ]
    if asked.kind == "undo":
        concerned = [seat for seat in concerned if seat == table_log.match.actor]
    return [seat for seat in concerned if seat not in asked.agreed]


def missing_votes(table: StoredTable, vote: Vote) -> list[int]:
    """Return the seats of people who have not agreed yet: all but those of whoever proposed it, and the one meant."""
    return _missing_answers(table, vote.seat, vote.by, vote.agreed)


def missing_on_proposal(table: StoredTable) -> list[int]:
    """Return the seats that have not answered to what is proposed before the match."""
    proposal = table.proposal
    if proposal is None or not table.is_voting():
        return []
    return _missing_answers(table, proposal["seat"], proposal["by"], proposal["agreed"])


def _missing_answers(table: StoredTable, about: int, by: int, agreed: Collection[int]) -> list[int]:
    """Return the seats of people who have not agreed to what seat `by` proposes `about` another one."""
    proposer = table.seats[by].holders
    others = [seat for seat in table.seats if seat.kind == "person" and not seat.left and not seat.holders & proposer]
    return [seat.seat for seat in others if seat.seat != about and seat.seat not in agreed]


def missing_consents(table: StoredTable, agreed: set[int]) -> list[int]:
    """Return the seats of people who have not agreed yet that a match is played on by new rules, or closed."""
    heard = {person for seat in agreed for person in table.seats[seat].holders}
    people = [seat for seat in table.seats if seat.kind == "person" and not seat.left]
    return [seat.seat for seat in people if seat.seat not in agreed and not seat.holders & heard]


def may_undo_beyond(table: StoredTable) -> bool:
    """Whether a choice can be taken back although something was revealed: alone if the host said so, else if all agree.

    The latter is asked when it comes to it.
    """
    return table.undo_beyond or not table.belongs_to_one()
