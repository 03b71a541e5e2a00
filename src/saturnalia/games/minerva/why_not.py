"""Why something is not offered in Minerva, in words and with the clause that forbids it."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record

from .components import (
    ACTIVATES,
    AMOUNT,
    AROUND,
    CULTURES,
    EMPTY,
    HELPED_RESIDENCE,
    HIRE_DENARII,
    HIRE_GLORY,
    RESOURCE_NAMES,
    RESOURCES,
    ROUND_TILE,
    SUBJECT,
)
from .previews import price_of
from .rounds import assistants_owned, fee_of
from .state import (
    BUILD_RESIDENCE,
    CELL_0,
    CONVERT_0,
    CULTURE_0,
    HIRE_WITH_DENARII,
    HIRE_WITH_GLORY,
    PAIR_0,
    PLACE_ASSISTANT,
    SELL_0,
    STOP,
    TAKE_0,
    TILE_0,
    Decision,
)


def reason(name: str, clause: str, **args: Any) -> Reason:
    """Return a refusal."""
    return Reason(Message(f"minerva-why-{name}", args), clause)


def why_not(state: Record, action: int) -> Reason:
    """Return the clause that forbids an action which is not offered, in words."""
    asked = Decision(state.decision)
    if SELL_0 <= action < SELL_0 + RESOURCES:
        if asked in (Decision.MAIN, Decision.TRADE, Decision.HIRE):
            return reason("nothing-to-sell", "MIN-3.2", resource=RESOURCE_NAMES[action - SELL_0])
        return reason("sell-later", "MIN-3.3")
    if asked == Decision.MAIN:
        return why_not_main(state, action)
    if asked in (Decision.CELL, Decision.AQUEDUCT_TARGET):
        return why_not_cell(state, asked, action)
    if asked == Decision.ASSISTANT_CELL:
        return reason("assistant-cell", "MIN-8.1")
    if asked in (Decision.RESOURCE, Decision.TRADE):
        return why_not_resource(state, asked, action)
    if asked in (Decision.CONVERT, Decision.CONVERT_PAIR):
        return why_not_convert(state, asked, action)
    if asked in (Decision.BATH, Decision.AQUEDUCT_SOURCE, Decision.CIRCUS):
        return why_not_around(state, asked, action)
    if asked == Decision.ARCH and CULTURE_0 <= action < CULTURE_0 + CULTURES:
        return reason("pile-empty", "MIN-10.2")
    if asked == Decision.HIRE:
        return why_not_hire(state, action)
    first = {
        Decision.PARTNER: ("partner-first", "MIN-15.4"),
        Decision.DIRECTION: ("direction-first", "MIN-7.2"),
        Decision.GARDEN: ("garden-first", "MIN-9.8"),
        Decision.ARCH: ("pile-first", "MIN-10.2"),
    }
    return reason(*first[asked])


def why_not_main(state: Record, action: int) -> Reason:
    """Something must be left to build or place, and payable with the fee."""
    seat = int(state.actor)
    fee, denarii = fee_of(state), int(state.denarii[seat])
    if action == BUILD_RESIDENCE and not state.residences[seat]:
        return reason("no-residence", "MIN-5.3")
    if action == PLACE_ASSISTANT and not state.assistants[seat]:
        return reason("no-assistant", "MIN-5.3")
    if action == PLACE_ASSISTANT and not state.free_residences[seat]:
        return reason("no-free-residence", "MIN-8.1")
    if action in (BUILD_RESIDENCE, PLACE_ASSISTANT):
        return reason("fee", "MIN-5.7", fee=fee, denarii=denarii, missing=fee - denarii)
    if not TILE_0 < action < CELL_0:
        return reason("action-first", "MIN-5.2")
    kind = action - TILE_0
    if not state.display[kind]:
        return reason("not-on-display", "MIN-15.5" if kind == ROUND_TILE else "MIN-5.3")
    price = price_of(state, seat, kind)
    if not price["denarii"]:
        return reason("fee", "MIN-5.7", fee=fee, denarii=denarii, missing=price["short"])
    needed = price["denarii"] + fee
    return reason("too-dear", "MIN-3.5", fee=fee, needed=needed, denarii=denarii, missing=price["short"])


def why_not_cell(state: Record, asked: Decision, action: int) -> Reason:
    """A tile goes into a free cell at the city; a moved one must leave the city in one piece."""
    if action < CELL_0:
        return reason("place-first", "MIN-6.1" if asked == Decision.CELL else "MIN-10.6")
    cell = action - CELL_0
    moving = asked == Decision.AQUEDUCT_TARGET
    if moving and cell == state.source:
        return reason("same-cell", "MIN-10.7")
    if state.city[state.actor, cell] != EMPTY:
        return reason("occupied", "MIN-10.7" if moving else "MIN-6.2")
    if moving:
        return reason("falls-apart", "MIN-10.6")
    return reason("no-contact", "MIN-6.2")


def why_not_resource(state: Record, asked: Decision, action: int) -> Reason:
    """The tile offers other kinds, or the trading post is too dear."""
    price = int(AMOUNT[state.effect_tile])
    if asked == Decision.TRADE:
        if not TAKE_0 <= action < TAKE_0 + RESOURCES:
            return reason("trade-first", "MIN-10.1")
        denarii = int(state.denarii[state.actor])
        return reason("buy-too-dear", "MIN-10.1", price=price, denarii=denarii, missing=price - denarii)
    clause = "MIN-9.6" if ACTIVATES[state.effect_tile] else "MIN-10.3"
    if action == STOP:
        return reason("must-take", clause)
    if TAKE_0 <= action < TAKE_0 + RESOURCES:
        return reason("other-resource", "MIN-9.4")
    return reason("resource-first", clause)


def why_not_convert(state: Record, asked: Decision, action: int) -> Reason:
    """Only what is owned can be turned into glory."""
    if asked == Decision.CONVERT:
        resource = int(SUBJECT[state.effect_tile])
        owned = int(state.resources[state.actor, resource])
        if CONVERT_0 <= action < PAIR_0:
            return reason("convert-too-many", "MIN-9.12", resource=RESOURCE_NAMES[resource], owned=owned)
        return reason("convert-first", "MIN-9.12")
    if PAIR_0 <= action < HIRE_WITH_DENARII:
        return reason("pair-not-owned", "MIN-9.13")
    return reason("pair-first", "MIN-9.13")


def why_not_around(state: Record, asked: Decision, action: int) -> Reason:
    """Only certain tiles among the eight around the new one may be chosen."""
    name = asked.name.lower().replace("_", "-")
    clauses = {Decision.BATH: "MIN-10.4", Decision.AQUEDUCT_SOURCE: "MIN-10.6", Decision.CIRCUS: "MIN-10.8"}
    if action < CELL_0:
        return reason(f"{name}-first", clauses[asked])
    cell = action - CELL_0
    if cell not in AROUND[state.origin].tolist():
        return reason("not-around", clauses[asked])
    kind = int(state.city[state.actor, cell])
    if kind == EMPTY:
        return reason("empty-cell", clauses[asked])
    if asked == Decision.BATH:
        return reason("bath-used", "MIN-10.5") if ACTIVATES[kind] else reason("bath-kind", "MIN-10.4")
    if asked == Decision.AQUEDUCT_SOURCE:
        return reason("cannot-move", "MIN-10.6")
    return reason("circus-assistant", "MIN-10.8") if kind == HELPED_RESIDENCE else reason("circus-kind", "MIN-10.8")


def why_not_hire(state: Record, action: int) -> Reason:
    """An assistant is paid entirely in denarii or entirely in glory."""
    seat = int(state.actor)
    owned = assistants_owned(state, seat)
    if action == HIRE_WITH_DENARII:
        price, held = int(HIRE_DENARII[owned]), int(state.denarii[seat])
        return reason("hire-denarii", "MIN-12.2", price=price, denarii=held, missing=price - held)
    if action == HIRE_WITH_GLORY:
        price, held = int(HIRE_GLORY[owned]), int(state.glory[seat])
        return reason("hire-glory", "MIN-12.2", price=price, glory=held, missing=price - held)
    return reason("hire-first", "MIN-12.1")
