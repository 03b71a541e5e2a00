"""Clocks: what is left to each seat. Time is wall-clock seconds, because a clock must survive the server process."""

from __future__ import annotations

from typing import Any

from saturnalia.server.rows import Entry, StoredTable


def first_clocks(clock: dict[str, Any] | None, seats: int) -> list[int] | None:
    """Return what every seat has at the start, in milliseconds.

    >>> first_clocks({"kind": "live", "seconds": 60, "increment": 0}, 2)
    [60000, 60000]
    """
    return None if clock is None else [clock["seconds"] * 1000] * seats


def elapsed_ms(table: StoredTable, now: float) -> int:
    """Return how long the actor has been thinking; a clock that was set back counts as no time."""
    return 0 if table.clock_started is None else max(0, round((now - table.clock_started) * 1000))


def left_ms(table: StoredTable, now: float) -> list[int]:
    """Return what is left to every seat now."""
    left = list(table.clock_left or [])
    if table.clock_started is not None and 0 <= table.actor < len(left):
        left[table.actor] = max(0, left[table.actor] - elapsed_ms(table, now))
    return left


def is_out_of_time(table: StoredTable, now: float) -> bool:
    """Whether the actor's time has run out."""
    return table.clock_started is not None and left_ms(table, now)[table.actor] <= 0


def note(table: StoredTable, now: float) -> dict[str, Any] | None:
    """Return what is noted beside an answer, so that taking it back can give the time back: left before, and spent."""
    if table.clock is None or table.clock_left is None:
        return None
    return {"left": list(table.clock_left), "spent": elapsed_ms(table, now)}


def take_back(table: StoredTable, seat: int, undone: list[Entry], now: float) -> list[int] | None:
    """Return the clocks after a seat took back answers: as they were before, less the time that the seat has used.

    So it gains no increments, and whoever was asked meanwhile loses nothing. Answers of older databases have no note:
    then nothing is given back, and nothing is won either.
    """
    if table.clock is None or table.clock_left is None:
        return None
    notes = [entry.clock for entry in undone if entry.clock is not None]
    if not notes:
        return None
    left = list(notes[0]["left"])
    used = sum(entry.clock["spent"] for entry in undone if entry.clock is not None and entry.seat == seat)
    if table.actor == seat:
        used += elapsed_ms(table, now)
    left[seat] = max(0, left[seat] - used)
    return left


def turn_clock(
    table: StoredTable, actor: int, now: float, *, answered: bool, restored: list[int] | None = None
) -> dict[str, Any]:
    """Return the clock after an entry: the old actor is charged, and the new actor's time begins to run.

    `restored`: what `take_back` gives everybody. Only people have clocks: not bots, and not seats that were left.
    """
    if table.clock is None:
        return {"clock_left": None, "clock_started": None, "deadline": None}
    left, old = left_ms(table, now), table.actor
    whole = table.clock["seconds"] * 1000
    if restored is not None:
        left = restored
    elif answered and old >= 0 and table.clock_started is not None:
        left[old] = whole if table.clock["kind"] == "correspondence" else left[old] + table.clock["increment"] * 1000
    runs = actor >= 0 and table.seats[actor].kind == "person" and not table.seats[actor].left
    return {
        "clock_left": left,
        "clock_started": now if runs else None,
        "deadline": now + left[actor] / 1000 if runs else None,
    }
