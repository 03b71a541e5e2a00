"""How everybody stands: who would win now, what each number is made of, and what still decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .message import Message


@dataclass(frozen=True)
class ScoreRow:
    """One scoring category: its name, and the points of every seat (None where it does not count).

    >>> ScoreRow(Message("pax-score-played"), [14, None]).points
    [14, None]
    """

    title: Message
    points: list[int | None]


@dataclass(frozen=True)
class Standing:
    """Who would win if the match ended now, as far as one viewer may know it.

    `headline`: that in a few words; `sentences`: why, then what can still win or what ends the match, one by one;
    `ahead`: the seats that would win; `counted`: what the numbers of the seats count; `rows`: what they are made of;
    `notes`: for every seat, what is true of it alone.

    >>> standing = Standing(leads([3, 5], [1]), [], [1], Message("standing-points"), [])
    >>> standing.headline.id, standing.values
    ('standing-leads', [])
    """

    headline: Message
    sentences: list[Message]
    ahead: list[int]
    counted: Message
    rows: list[ScoreRow]
    notes: list[list[Message]] = field(default_factory=list)

    @property
    def values(self) -> list[int]:
        """The number of every seat: the sum of its rows.

        >>> rows = [ScoreRow(Message("a"), [2, 1]), ScoreRow(Message("b"), [None, 4])]
        >>> Standing(Message("x"), [], [1], Message("standing-points"), rows).values
        [2, 5]
        """
        columns = zip(*(row.points for row in self.rows), strict=True)
        return [sum(points or 0 for points in column) for column in columns]


def leads(values: Sequence[int], ahead: Sequence[int]) -> Message:
    """Return in a few words who leads with how many points.

    >>> leads([3, 5], [1])
    Message(id='standing-leads', args={'seat': 1, 'points': 5}, sums=(), joins={})
    >>> leads([5, 5, 2], [0, 1]).id, leads([5, 5, 5], [0, 1, 2]).id, leads([7], [0]).id
    ('standing-level', 'standing-all-level', 'standing-alone')
    """
    points = values[ahead[0]]
    if len(values) == 1:
        return Message("standing-alone", {"points": points})
    if len(ahead) == 1:
        return Message("standing-leads", {"seat": ahead[0], "points": points})
    if len(ahead) == len(values) > 2:
        return Message("standing-all-level", {"points": points})
    return Message("standing-level", {"seats": list(ahead), "points": points})
