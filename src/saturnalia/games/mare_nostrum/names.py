"""How messages and views name the things of Mare Nostrum: the ids of the component file, as arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .components import FIGURE_NAMES, ITEM_NAMES, ON_CARAVAN_0, ON_CARAVAN_1, RESOURCE_NAMES, SITE_KIND, SLOT_NAMES
from .state import FIRST_FIGURE

PREFIX = "mare_nostrum"
Name = TypeVar("Name", bound=str)


def message(name: str, args: dict[str, Any] | None = None) -> Message:
    """A sentence of this game."""
    return Message(f"{PREFIX}-{name}", args or {})


def name_of(names: Sequence[Name], number: int) -> Name | None:
    """The id behind a number, or nothing for -1."""
    return names[number] if number >= 0 else None


def members(bits: int, names: Sequence[Name]) -> list[Name]:
    """The ids of a set."""
    return [name for number, name in enumerate(names) if int(bits) >> number & 1]


def counts(vector: Any, names: Sequence[Name]) -> dict[Name, int]:
    """A count vector by ids, without zeros."""
    return {names[number]: count for number, count in enumerate(vector.tolist()) if count}


def slot_args(province: int, slot: int) -> dict[str, Any]:
    """How a slot is named: caravans by what they carry."""
    if slot in (ON_CARAVAN_0, ON_CARAVAN_1):
        kind = int(SITE_KIND[province, slot - ON_CARAVAN_0])
        return {"slot": "caravan", "kind": RESOURCE_NAMES[kind] if kind >= 0 else "none"}
    return {"slot": SLOT_NAMES[slot], "kind": "none"}


def short_slot(slot: str) -> str:
    """Both caravans have one name."""
    return "caravan" if slot.startswith("caravan") else slot


def purchase_args(state: Record) -> dict[str, Any]:
    """How the purchase in hand is named: a figure, or a thing to build."""
    purchase = int(state.purchase)
    if purchase >= FIRST_FIGURE:
        return {"what": FIGURE_NAMES[purchase - FIRST_FIGURE]}
    return {"what": ITEM_NAMES[purchase]}


def side_name(side: str) -> Message:
    """The name of a civilisation."""
    return message("side", {"side": side})


def figure_name(figure: str) -> Message:
    """The name of a hero or wonder."""
    return message("figure", {"figure": figure})
