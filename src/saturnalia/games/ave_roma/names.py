"""How messages name the goods, cards, sets and effects of Ave Roma."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saturnalia.kernel.message import Message

from .components import (
    AREA_CARD,
    BUILDING,
    BUILDING_COPIES,
    BUILDING_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    COSTS,
    GOOD_NAMES,
    RESOURCE_NAMES,
    SLOT_MAX,
    SLOT_MIN,
    WAR,
    WAR_COPIES,
    WAR_NAMES,
)


def goods_list(amounts: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return amounts of goods as messages, one for each."""
    return [Message("ave_roma-amount", {"good": good, "count": count}).to_json() for good, count in amounts.items()]


def resource_list(resources: Any) -> list[dict[str, Any]]:
    """Return resources as messages, one for each."""
    return [Message("ave_roma-good", {"good": RESOURCE_NAMES[resource]}).to_json() for resource in resources]


def resource_objects(resources: Any) -> list[dict[str, Any]]:
    """Return resources as messages, one for each, as objects of a sentence."""
    return [Message("ave_roma-good-object", {"good": RESOURCE_NAMES[resource]}).to_json() for resource in resources]


def cost_list(row: int, card: int) -> list[dict[str, Any]]:
    """Return the cost of a card as messages."""
    return goods_list({good: int(n) for good, n in zip(GOOD_NAMES, COSTS[row, card], strict=True) if n})


def cost_objects(row: int, card: int) -> list[dict[str, Any]]:
    """Return the cost of a card as messages behind "for": what was paid for it."""
    costs = {good: int(n) for good, n in zip(GOOD_NAMES, COSTS[row, card], strict=True) if n}
    return [Message("ave_roma-paid", {"good": good, "count": count}).to_json() for good, count in costs.items()]


def slot_range(slot: int) -> str:
    """Return the values that a slot accepts, in figures."""
    least, most = int(SLOT_MIN[slot]), int(SLOT_MAX[slot])
    return str(least) if least == most else f"{least}–{most}"


def card_id(kind: int, card: int) -> str:
    """Return the name under which messages know a card: copies of a building or a war have the same."""
    if kind == BUILDING:
        return BUILDING_NAMES[card // BUILDING_COPIES]
    if kind == WAR:
        return WAR_NAMES[card // WAR_COPIES]
    return CARD_NAMES[kind][card]


def set_name(kind: int, number: int) -> str:
    """Return the name of a set: a building, a war set, or the colour of half-symbols."""
    return {BUILDING: BUILDING_NAMES, WAR: WAR_NAMES, AREA_CARD: COLOUR_NAMES}[kind][number]


def effect_list(effects: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return effects as messages."""
    return [Message("ave_roma-effect", dict(effect)).to_json() for effect in effects]
