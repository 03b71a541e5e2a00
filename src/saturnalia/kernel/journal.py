"""What the last action caused, as coded events with small arguments, written by the rules into the state.

Rules write with `note`; people read with `read`, which hides from each viewer what they may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.schema import Record


@dataclass(frozen=True)
class Event:
    """What an event is called and what its arguments mean.

    `secret` maps a hidden argument to the argument that names the only seat who may see it.

    >>> Event("drew", ("seat", "card"), secret={"card": "seat"}).name
    'drew'
    """

    name: str
    args: tuple[str, ...] = ()
    secret: dict[str, str] | None = None


@rule
def note(s: Record, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write a line into the journal. Lines beyond its end are counted but lost; the contract test forbids that.

    >>> from saturnalia.kernel.schema import State
    >>> state = State.new()
    >>> note(state, 7, 1, 42)
    >>> state.journal[0].tolist()
    [7, 1, 42, 0, 0]
    """
    line = s.journal_length
    if line < len(s.journal):
        s.journal[line, 0] = code
        s.journal[line, 1] = a
        s.journal[line, 2] = b
        s.journal[line, 3] = c
        s.journal[line, 4] = d
    s.journal_length = line + 1


@rule
def open_journal(s: Record) -> None:
    """Begin a new action: nothing has happened and nothing was revealed yet.

    >>> from saturnalia.kernel.schema import State
    >>> state = State.new()
    >>> state.revealed = 1
    >>> open_journal(state)
    >>> state.revealed
    np.int64(0)
    """
    s.journal_length = 0
    s.revealed = 0


def read(state: Record, events: dict[int, Event], viewer: int) -> list[dict[str, Any]]:
    """Return what the last action caused, as this viewer may know it; a hidden argument is None.

    >>> from saturnalia.kernel.schema import State
    >>> state = State.new()
    >>> note(state, 7, 1, 42)
    >>> read(state, {7: Event("drew", ("seat", "card"), secret={"card": "seat"})}, viewer=0)
    [{'event': 'drew', 'seat': 1, 'card': None}]
    """
    lines: list[dict[str, Any]] = []
    for row in state.journal[: state.journal_length].tolist():
        event = events[row[0]]
        args: dict[str, Any] = dict(zip(event.args, row[1:], strict=False))
        for name, seat in (event.secret or {}).items():
            if args[seat] != viewer and state.actor >= 0:
                args[name] = None
        lines.append({"event": event.name, **args})
    return lines
