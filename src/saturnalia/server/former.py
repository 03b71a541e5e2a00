"""Who sat at a seat earlier, as the notes of a match file say it: what was done then is told with their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

MOST = 100
"""So many earlier names of a seat are read."""


def read_former(notes: dict[str, Any], seats: int) -> list[list[tuple[str, int]]]:
    """Return for each seat its earlier names and how many actions there were when each ended, oldest first.

    Nothing in the notes is trusted.

    >>> read_former({"former": [[{"name": "Livia", "until": 4}, {"name": 7}], "Nero"]}, seats=2)
    [[('Livia', 4)], []]
    """
    noted = notes.get("former")
    found: list[list[tuple[str, int]]] = []
    for seat in range(seats):
        earlier = noted[seat] if isinstance(noted, list) and seat < len(noted) else []
        one = earlier[:MOST] if isinstance(earlier, list) else []
        found.append([(about["name"], about["until"]) for about in one if _makes_sense(about)])
    return found


def names_after(actions: int, names: Sequence[str], former: Sequence[Sequence[tuple[str, int]]]) -> list[str]:
    """Return the names of those who had brought the match to so many actions.

    >>> names_after(4, ["Nero", "Julia"], [[("Livia", 4)], []]), names_after(5, ["Nero", "Julia"], [[("Livia", 4)], []])
    (['Livia', 'Julia'], ['Nero', 'Julia'])
    """
    return [
        next((earlier for earlier, until in former[seat] if actions <= until), name) for seat, name in enumerate(names)
    ]


def _makes_sense(about: Any) -> bool:
    is_noted = isinstance(about, dict) and isinstance(about.get("name"), str) and type(about.get("until")) is int
    return is_noted and 0 < about["until"] < 2**31
