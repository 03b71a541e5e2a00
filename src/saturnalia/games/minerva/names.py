"""How messages name the tiles and cells of Minerva, and what a tile does in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saturnalia.kernel.message import Message

from .components import (
    AMOUNT,
    CATEGORY_NAMES,
    CHOOSABLE,
    CULTURE_NAMES,
    EFFECT,
    EFFECT_NAMES,
    FIRST_TEMPLE,
    GAINS,
    GRID,
    LAST_TEMPLE,
    RESOURCE_NAMES,
    ROUND_TILE,
    ROUND_TILE_DENARII,
    SUBJECT,
    TEMPLE_AREA,
    TEMPLE_TARGET,
    TEMPLE_VP,
    TILE_NAMES,
)
from .view_types import Line, Price

AREA_NAMES = ("adjacent8", "lines4", "stock")


def cell_name(cell: int) -> str:
    """Return a cell as people call it: a letter for the column, a number for the row; the fountain begins at I9."""
    return f"{chr(ord('A') + cell % GRID)}{cell // GRID + 1}"


def cell_args(cell: int) -> dict[str, Any]:
    """The arguments with which sentences name a cell: in Hungarian the letter decides about the article."""
    name = cell_name(cell)
    return {"column": name[0], "row": int(name[1:])}


# ---------------------------------------------------------------- tiles


def tile_args(kind: int) -> dict[str, Any]:
    """The arguments with which messages name a tile; a temple is told by what it scores."""
    if not FIRST_TEMPLE <= kind <= LAST_TEMPLE:
        return {"tile": TILE_NAMES[kind]}
    area = AREA_NAMES[TEMPLE_AREA[kind]]
    targets = RESOURCE_NAMES if area == "stock" else [*CATEGORY_NAMES, "variety"]
    return {"tile": "temple", "area": area, "subject": targets[TEMPLE_TARGET[kind]], "each": int(TEMPLE_VP[kind])}


def tile_message(kind: int, form: str = "minerva-tile") -> Message:
    """Return the name of a tile, in the form of a message."""
    return Message(form, tile_args(kind))


def about_tile(kind: int) -> Message:
    """Return the sentence that says what a tile does (chapters 9 to 11)."""
    if FIRST_TEMPLE <= kind <= LAST_TEMPLE:
        return Message("minerva-about-temple", {key: value for key, value in tile_args(kind).items() if key != "tile"})
    if kind == ROUND_TILE:
        return Message("minerva-about-round-tile", {"denarii": ROUND_TILE_DENARII})
    effect = EFFECT_NAMES[EFFECT[kind]].replace("_", "-")
    args: dict[str, Any] = {}
    if effect == "gain":
        args = {"gains": amounts(dict(zip(RESOURCE_NAMES, GAINS[kind].tolist(), strict=True)))}
    elif effect == "choose-resource":
        chosen = [name for resource, name in enumerate(RESOURCE_NAMES) if CHOOSABLE[kind, resource]]
        kinds = [Message("minerva-resource", {"resource": name}).to_json() for name in chosen]
        args = {"count": int(AMOUNT[kind]), "kinds": kinds}
    elif effect == "denarii-per-resource":
        args = {"denarii": int(AMOUNT[kind]), "resource": RESOURCE_NAMES[SUBJECT[kind]]}
    elif effect == "convert-to-glory":
        args = {"glory": int(AMOUNT[kind]), "resource": RESOURCE_NAMES[SUBJECT[kind]]}
    elif effect == "culture-points":
        args = {"points": int(AMOUNT[kind]), "culture": CULTURE_NAMES[SUBJECT[kind]]}
    elif effect == "culture-points-choice":
        args = {"points": int(AMOUNT[kind])}
    elif effect in ("gain-denarii", "buy-resources"):
        args = {"denarii": int(AMOUNT[kind])}
    elif effect in ("convert-distinct-pair-to-glory", "gain-glory"):
        args = {"glory": int(AMOUNT[kind])}
    elif effect == "activate-adjacent":
        args = {"count": int(AMOUNT[kind])}
    return Message(f"minerva-about-{effect}", args)


def brief_tile(kind: int) -> Message:
    """Return what a tile does in a few words."""
    about = about_tile(kind)
    return Message(about.id.replace("minerva-about-", "minerva-brief-"), about.args)


# ---------------------------------------------------------------- tokens, prices and lines


def amounts(resources: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return tokens as a list of messages, such as "2 wood"."""
    return [
        Message("minerva-amount", {"resource": name, "count": count}).to_json()
        for name, count in resources.items()
        if count
    ]


def price_amounts(price: Price) -> list[dict[str, Any]]:
    """Return a price as a list of messages; nothing for a gift."""
    return paid_amounts(price["resources"], price["denarii"], price["fee"])


def paid_amounts(resources: Mapping[str, Any], denarii: int, fee: int) -> list[dict[str, Any]]:
    """Return tokens, denarii and the fee as a list of messages."""
    parts = amounts(resources)
    if denarii:
        parts.append(Message("minerva-amount-denarii", {"denarii": denarii}).to_json())
    if fee:
        parts.append(Message("minerva-amount-fee", {"denarii": fee}).to_json())
    return parts


def paid_for(resources: Mapping[str, Any], denarii: int, fee: int) -> list[dict[str, Any]]:
    """Return the same as what something was built for, as the log tells it."""
    said = {"minerva-amount": "minerva-paid"}
    said |= {"minerva-amount-denarii": "minerva-paid-denarii", "minerva-amount-fee": "minerva-paid-fee"}
    return [{**part, "id": said[part["id"]]} for part in paid_amounts(resources, denarii, fee)]


def traded(*resources: str) -> list[dict[str, Any]]:
    """Return one token each, as the object of a sentence."""
    return [Message("minerva-traded", {"resource": name, "count": 1}).to_json() for name in resources]


def yield_messages(line: Line) -> list[dict[str, Any]]:
    """Return a preview as a list of messages."""
    parts = amounts(line["resources"])
    numbers = {"denarii": line["denarii"], "glory": line["glory"], "choices": line["choices"]}
    parts += [Message(f"minerva-amount-{name}", {name: count}).to_json() for name, count in numbers.items() if count]
    for culture, points in line["points"].items():
        if points:
            parts.append(Message("minerva-amount-points", {"culture": culture, "points": points}).to_json())
    if line["gardens"]:
        parts.append(Message("minerva-amount-gardens", {"points": line["gardens"]}).to_json())
    if line["most_glory"]:
        parts.append(Message("minerva-amount-most-glory", {"glory": line["most_glory"]}).to_json())
    for tile in line["culture_tiles"]:
        parts.append(Message("minerva-amount-culture-tile", {"culture": tile["culture"], "vp": tile["vp"]}).to_json())
    return parts


def line_message(line: Line, *, within: bool = False) -> Message:
    """Return a direction with what it gives, as an answer or within one."""
    yields = yield_messages(line)
    if yields:
        name = "minerva-line-within" if within else "minerva-line"
        return Message(name, {"direction": line["direction"], "yields": yields})
    if line["tiles"]:
        name = "minerva-line-within-idle" if within else "minerva-line-idle"
        return Message(name, {"direction": line["direction"], "count": line["tiles"]})
    return Message("minerva-line-nothing", {"direction": line["direction"]})
