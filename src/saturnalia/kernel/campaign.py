"""Campaigns: levels of a game played alone, of which the next one opens when the one before was won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saturnalia.kernel.game import Game


@dataclass(frozen=True)
class Campaign:
    """Which option of a game is the level, and which option tells its campaigns apart.

    >>> Campaign(level="solo_level", apart="variant").level
    'solo_level'
    """

    level: str
    apart: str


@dataclass(frozen=True)
class Step:
    """One level of one campaign.

    >>> Step("base", 2)
    Step(campaign='base', level=2)
    """

    campaign: str
    level: int


def campaigns_of(game: Game) -> list[str]:
    """Return the names of a game's campaigns; none for most games.

    >>> from saturnalia import load
    >>> campaigns_of(load("pax")), campaigns_of(load("minerva"))
    (['base', 'nocturnus'], [])
    """
    if game.campaign is None:
        return []
    return [str(value) for option in game.options if option.name == game.campaign.apart for value in option.values]


def levels_of(game: Game) -> list[int]:
    """Return the levels of a game's campaigns, in ascending order.

    >>> from saturnalia import load
    >>> levels_of(load("pax"))
    [1, 2, 3, 4, 5]
    """
    if game.campaign is None:
        return []
    return [int(value) for option in game.options if option.name == game.campaign.level for value in option.values]


def step_of(game: Game, options: dict[str, Any]) -> Step | None:
    """Return the level that a match with these options is about, if it belongs to a campaign.

    >>> from saturnalia import load
    >>> step_of(load("pax"), {"seats": 1, "variant": "nocturnus", "solo_level": 3})
    Step(campaign='nocturnus', level=3)
    >>> step_of(load("pax"), {"seats": 4}) is None
    True
    """
    if game.campaign is None:
        return None
    completed = game.complete_options(options)
    level = next(option for option in game.options if option.name == game.campaign.level)
    if not level.applies(completed):
        return None
    return Step(str(completed[game.campaign.apart]), int(completed[level.name]))


def won_step(game: Game, options: dict[str, Any], places: Sequence[int]) -> Step | None:
    """Return the level that a finished match has won, if any.

    >>> from saturnalia import load
    >>> won_step(load("pax"), {"seats": 1, "solo_level": 2}, [1])
    Step(campaign='base', level=2)
    >>> won_step(load("pax"), {"seats": 1, "solo_level": 2}, [2]) is None
    True
    """
    return step_of(game, options) if list(places) == [1] else None


def open_level(game: Game, won: Mapping[str, Sequence[int]], campaign: str) -> int:
    """Return the level that is open next: the lowest not yet won above all won without a gap, or the last one.

    >>> from saturnalia import load
    >>> pax = load("pax")
    >>> [open_level(pax, {"base": won}, "base") for won in ([], [1, 2], [1, 3])]
    [1, 3, 2]
    >>> open_level(pax, {"base": [1, 2, 3, 4, 5]}, "base")
    5
    """
    levels = levels_of(game)
    return next((level for level in levels if level not in won.get(campaign, ())), levels[-1])
