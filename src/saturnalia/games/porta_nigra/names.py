"""How messages and views name the things of Porta Nigra: the ids of the component file, as arguments."""

from __future__ import annotations

from typing import Any, cast

from saturnalia.kernel.message import Message, Sentence, counted

from .components import (
    AREA_LEVEL,
    AREA_NAMES,
    BRICK_AREAS,
    BUILDING_CARD_NAMES,
    BUILDING_NAMES,
    CARD_BUILDING,
    CARD_COLOR,
    CARD_NAMES,
    CARD_SIZE,
    CARD_SYMBOLS,
    CARD_TORCHES,
    COLOR_NAMES,
    COMPONENTS,
    HONOR_BRICK_COLOR,
    HONOR_BRICKS,
    HONOR_BUILDING,
    HONOR_COINS,
    HONOR_DISCARD,
    HONOR_FINAL,
    HONOR_KIND,
    HONOR_KIND_NAMES,
    HONOR_NAMES,
    HONOR_POINTS,
    HONOR_PRICE,
    HONOR_ROMANS,
    HONOR_SET,
    HONOR_TORCHES,
    NOTHING,
    QUARTER_BUILDING,
    QUARTER_SHOP,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_POINTS,
    SITE_POSITION,
    SYMBOL_AMOUNT,
    SYMBOL_COLOR,
    SYMBOL_NAMES,
)
from .view_types import AreaName, BuildingCardView, HonorCard, QuarterName, SymbolView


def message(name: str, **args: Any) -> Message:
    """Return a message of this game."""
    return Message(f"porta_nigra-{name}", args)


def part(name: str, **args: Any) -> Sentence:
    """Return a message of this game that stands in a list inside another one."""
    return cast("Sentence", message(name, **args).to_json())


def quarter_args(quarter: int) -> QuarterName:
    """A quarter is named after its building, and known by its shop."""
    return {"building": BUILDING_NAMES[QUARTER_BUILDING[quarter]], "color": COLOR_NAMES[QUARTER_SHOP[quarter]]}


def site_args(site: int) -> dict[str, Any]:
    """A site by building, row, number in the row, colour, bricks (0: free) and points."""
    entry = COMPONENTS["sites"][site]
    return {
        "building": BUILDING_NAMES[SITE_BUILDING[site]],
        "row": entry["row"],
        "position": int(SITE_POSITION[site]),
        "color": COLOR_NAMES[SITE_COLOR[site]],
        "bricks": int(SITE_BRICKS[site]),
        "points": int(SITE_POINTS[site]),
    }


def area_args(area: int) -> AreaName:
    """A majority: its id, what is counted there, and its level in the Porta Nigra (else 0)."""
    return {
        "area": AREA_NAMES[area],
        "counts": "bricks" if area < BRICK_AREAS else "segments",
        "level": int(AREA_LEVEL[area]),
    }


def symbol_args(symbol: int) -> SymbolView:
    """An action symbol: its id, its amount, and the colour of a purchase ("any" for grey, "none" for the rest)."""
    color = SYMBOL_COLOR[symbol]
    name = SYMBOL_NAMES[symbol]
    return {
        "symbol": name,
        "amount": int(SYMBOL_AMOUNT[symbol]),
        "color": COLOR_NAMES[color] if color != NOTHING else "any" if name.startswith("buy") else "none",
    }


def card_symbols(card: int) -> list[int]:
    """The symbols of an action card in the order of its slots."""
    return [int(symbol) for symbol in CARD_SYMBOLS[card, : CARD_SIZE[card]]]


def card_args(card: int) -> dict[str, Any]:
    """An action card with its torches and its symbols in words."""
    return {
        "card": CARD_NAMES[card],
        "torches": int(CARD_TORCHES[card]),
        "symbols": counted([message("symbols", **symbol_args(s), count=1).to_json() for s in card_symbols(card)]),
    }


def building_card_args(card: int) -> BuildingCardView:
    """A building card: its id, building and colour."""
    return {
        "building_card": BUILDING_CARD_NAMES[card],
        "building": BUILDING_NAMES[CARD_BUILDING[card]],
        "color": COLOR_NAMES[CARD_COLOR[card]],
    }


def honor_args(kind: int) -> HonorCard:
    """An honor card: its id, its price and everything that it gives or asks for."""
    building, color = HONOR_BUILDING[kind], HONOR_BRICK_COLOR[kind]
    discard = HONOR_DISCARD[kind]
    return {
        "honor": HONOR_NAMES[kind],
        "kind": HONOR_KIND_NAMES[HONOR_KIND[kind]],
        "price": int(HONOR_PRICE[kind]),
        "points": int(HONOR_POINTS[kind]),
        "coins": int(HONOR_COINS[kind]),
        "torches": int(HONOR_TORCHES[kind]),
        "romans": int(HONOR_ROMANS[kind]),
        "bricks": int(HONOR_BRICKS[kind]),
        "color": "none" if color == NOTHING else COLOR_NAMES[color],
        "building": "none" if building == NOTHING else BUILDING_NAMES[building],
        "final": int(HONOR_FINAL[kind]),
        "set": int(HONOR_SET[kind]),
        "discard": 0 if discard == NOTHING else int(HONOR_FINAL[discard]),
        "gains": gains(
            points=HONOR_POINTS[kind],
            coins=HONOR_COINS[kind],
            torches=HONOR_TORCHES[kind],
            romans=HONOR_ROMANS[kind],
        )
        + (
            [part("gain-bricks", count=int(HONOR_BRICKS[kind]), color=COLOR_NAMES[color])] if HONOR_BRICKS[kind] else []
        ),
    }


def gained(**counts: int) -> list[Sentence]:
    """The same as the object of a sentence: what somebody has received."""
    return [part(f"gained-{name}", count=int(count)) for name, count in counts.items() if count]


def gains(**counts: int) -> list[Sentence]:
    """What somebody gets, in words: points, coins, torches, influence and Romans, as far as there are any."""
    return [part(f"gain-{name}", count=int(count)) for name, count in counts.items() if count]
