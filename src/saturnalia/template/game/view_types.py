"""The types of what a board reads of Twelve: `npm run types` in web/ makes `view_types.ts` from them."""

from __future__ import annotations

from typing_extensions import TypedDict


class SeatView(TypedDict):
    """One player, as everybody sees it."""

    cards: int
    points: int


class View(TypedDict):
    """What a viewer sees of Twelve."""

    round: int
    deck: int
    hand: list[int]
    seats: list[SeatView]
