"""What a viewer of Ave Roma sees, as data for a board: places with previews, areas, rows, the Roma track and the seats.

Nothing here is text: names are ids of the component file, and every thing that can be chosen carries the name of its
action as `target`.
"""

from __future__ import annotations

from typing import Any, cast

from saturnalia.kernel.schema import Record

from . import areas, rounds, rules, scoring, tracks
from .components import (
    AEDIFICATOR,
    AEDILIS,
    AREA_CARD,
    AREA_CARD_NAMES,
    AREA_NAMES,
    AREA_SCORING,
    AREAS,
    BOARD_NAMES,
    BUILDING,
    BUILDING_COPIES,
    CAPACITY,
    CARD_COLOUR,
    CARD_HALVES,
    CARD_NAMES,
    CARD_RESOURCES,
    COLOUR_NAMES,
    COMPONENTS,
    COSTS,
    DECK_SIZE,
    DENARII,
    EFFECT_NAMES,
    EXTRA_RESOURCES,
    GOOD_NAMES,
    KIND_NAMES,
    LIMITS,
    LOWER_HALF,
    MERCATOR,
    MOST_BOUGHT,
    NO_CARD,
    PATRON,
    PATRON_AMOUNT,
    PATRON_EFFECT,
    PATRON_NAMES,
    PATRON_PLACE,
    PLACE_NAMES,
    PLACES,
    POLITICAL_MAX,
    PRICES,
    PROPRAETOR,
    QUAESTOR,
    QUAESTOR_MULTIPLIER,
    RECONSTRUCTED_PERCENT,
    RESOURCE_NAMES,
    RESOURCES,
    ROMA,
    ROMA_ICON,
    ROMA_PRICE,
    ROMA_SPACES,
    ROWS,
    SLOTS,
    SURPLUS,
    SURPLUS_MAX,
    UPPER_HALF,
    WAR,
    WAR_COPIES,
    WORKER_VALUES,
)
from .names import slot_range
from .state import (
    ACTION_NAMES,
    AREA_1,
    EARNED_NAMES,
    FILL_0,
    RECRUIT_0,
    ROTATE_0,
    SWAP_1,
    TARGET_0,
    TARGET_SLOTS,
    TRAINED_AS_1,
    WORKER_1,
    Decision,
    End,
    How,
    Phase,
)
from .view_types import (
    AreaCardView,
    AreaView,
    CardPosition,
    Colours,
    DecksView,
    DeedCardView,
    Effect,
    EndName,
    Gain,
    Goods,
    HowName,
    OwnedCard,
    OwnedPatron,
    PatronBonus,
    PatronCardView,
    PhaseName,
    PlaceView,
    Preview,
    Prices,
    QuestionView,
    RomaSpace,
    RomaView,
    RowKind,
    RowView,
    SeatView,
    SlotView,
    TrainingView,
    View,
    WorkerView,
)

VALUES = range(1, WORKER_VALUES + 1)
# what a place is about in one number: denarii for each value, resources gained, bought or added
PRINTED_NUMBERS: dict[int, int] = {
    QUAESTOR: QUAESTOR_MULTIPLIER,
    AEDILIS: CARD_RESOURCES.shape[1],
    MERCATOR: MOST_BOUGHT,
    PROPRAETOR: EXTRA_RESOURCES,
}

# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> View:
    """Return what the viewer sees: the whole board, every seat, and what each place would give the viewer."""
    seats = range(state.seats)
    return {
        "reconstructed_percent": RECONSTRUCTED_PERCENT,
        "options": {
            "training_ready": "next_turn" if state.training_next_turn else "next_round",
            "propraetor_area": "any_area" if state.any_area else "worker_value",
        },
        "round": int(state.round_number),
        "phase": cast("PhaseName", Phase(state.phase).name.lower()),
        "end": None if state.ending == End.NOT_YET else cast("EndName", End(state.ending).name.lower()),
        "decision": Decision(state.decision).name.lower(),
        "active": int(state.actor),
        "order": [int(seat) for seat in state.order[: state.seats]],
        "worker": worker_view(state),
        "question": question_view(state),
        "places": [place_view(state, viewer, place) for place in range(PLACES)],
        "areas": [area_view(state, viewer, area) for area in range(AREAS)],
        "rows": [row_view(state, viewer, row) for row in range(ROWS)],
        "decks": cast("DecksView", dict(zip(KIND_NAMES, state.deck_count.tolist(), strict=True))),
        "roma": roma_view(state, viewer),
        "seats": [seat_view(state, seat) for seat in seats],
    }


def worker_view(state: Record) -> WorkerView | None:
    """Return the worker that was picked up or is at work, with the value it is used with."""
    if state.value == 0:
        return None
    return {
        "value": int(state.value),
        "how": cast("HowName", How(state.how).name.lower()),
        "place": None if state.target == NO_CARD else PLACE_NAMES[rules.place_of(int(state.target))],
        "target": None if state.target == NO_CARD else ACTION_NAMES[TARGET_0 + int(state.target)],
    }


def question_view(state: Record) -> QuestionView:
    """Return what the present question is about, as far as it is about one thing."""
    decision, seat = Decision(state.decision), int(state.actor)
    if decision == Decision.OVERFLOW:
        resource = int(state.receiving)
        price = int(PRICES[state.board[seat], resource])
        return {"resource": RESOURCE_NAMES[resource], "price": price}
    if decision == Decision.COLOUR:
        return {"colour": COLOUR_NAMES[state.receiving]}
    if decision == Decision.SELL:
        return {"surcharge": areas.surcharge_of(state, int(state.value)), "value": areas.sale_value(state, seat)}
    if decision == Decision.BUY:
        return {"left": int(state.buys_left)}
    if decision == Decision.ROTATE:
        gained = int(state.gained_influence)
        space = tracks.landing_space(state, seat, int(state.area), gained) if gained else None
        return {"area": AREA_NAMES[state.area], "influence": gained, "space": space}
    if decision == Decision.PLACE_PATRON:
        return {"patron": patron_card(int(state.new_patron))}
    if decision == Decision.RECRUIT_WORKER:
        return {"place": PLACE_NAMES[state.recruit_from]}
    return {}


# ---------------------------------------------------------------- the places


def place_view(state: Record, viewer: int, place: int) -> PlaceView:
    """Return a place with its workers and spaces, and what it would give the viewer with each value."""
    is_row = place >= AEDIFICATOR
    needs_space = is_row or state.phase != Phase.EXTRA  # AVE-14.4
    return {
        "id": PLACE_NAMES[place],
        "target": None if is_row else ACTION_NAMES[TARGET_0 + place],
        "recruit": ACTION_NAMES[RECRUIT_0 + place],
        "number": PRINTED_NUMBERS.get(place),
        "capacity": SLOTS if is_row else int(CAPACITY[place, state.seats]),
        "free": rules.free_spaces(state, place) if needs_space else None,
        "workers": by_value(state.standing[place]),
        "bonuses": [] if viewer < 0 else patron_bonuses(state, viewer, place),
        "values": [] if is_row or viewer < 0 else [preview(state, viewer, place, value) for value in VALUES],
    }


def by_value(counts: Any) -> list[int]:
    """Return workers one by one."""
    return [value for value, count in enumerate(counts.tolist()) for _ in range(count)]


def patron_bonuses(state: Record, seat: int, place: int) -> list[PatronBonus]:
    """Return the bonuses of a seat's active patrons for a place (AVE-9.6)."""
    active = [int(patron) for patron in state.slots[seat] if patron != NO_CARD]
    return [
        {"patron": PATRON_NAMES[patron], **bonus_view(patron)} for patron in active if PATRON_PLACE[patron] == place
    ]


def bonus_view(patron: int) -> Effect:
    """Return a patron's bonus."""
    return {"effect": EFFECT_NAMES[PATRON_EFFECT[patron]], "amount": int(PATRON_AMOUNT[patron])}


def preview(state: Record, seat: int, place: int, value: int) -> Preview:
    """Return what a worker of a value would pay and give a seat at a place, patron bonuses apart."""
    legal = rules.is_legal_target(state, seat, value, place)
    if place == QUAESTOR:
        return {"value": value, "legal": legal, "pays": 0, "denarii": QUAESTOR_MULTIPLIER * value}
    if place == ROMA:
        return roma_move(state, seat, value, legal=legal)
    card = int(state.area_card[value - 1])
    shown: Preview = {"value": value, "legal": legal, "pays": areas.surcharge_of(state, value), "area": value}
    shown["card"] = None if card == NO_CARD else "taken" if state.area_upper[value - 1] else "up"
    resources = [] if card == NO_CARD else CARD_RESOURCES[card].tolist()
    if place == AEDILIS:
        shown["gains"] = [gain_view(state, seat, resource) for resource in resources]
    elif place == MERCATOR:
        prices = {RESOURCE_NAMES[resource]: int(PRICES[state.board[seat], resource]) for resource in resources}
        shown["sale_value"] = areas.sale_value(state, seat)
        shown["buys"] = cast("Prices", prices)
    else:
        shown["upper"] = half_view(state, seat, card, UPPER_HALF)
        shown["lower"] = half_view(state, seat, card, LOWER_HALF)
        shown["usable_cards"] = int(state.usable[seat])
        shown["usable_influence"] = usable_influence(state, seat)
    return shown


def half_view(state: Record, seat: int, card: int, half: int) -> list[Gain]:
    """Return what a half of an area card would bring a seat; nothing where no card lies."""
    return [] if card == NO_CARD else [gain_view(state, seat, resource) for resource in CARD_HALVES[card, half]]


def gain_view(state: Record, seat: int, resource: int) -> Gain:
    """Return a resource that would be received, and whether there is room for it."""
    room = state.stock[seat, resource] < LIMITS[state.board[seat], resource]
    return {"resource": RESOURCE_NAMES[resource], "stored": bool(room)}


def usable_influence(state: Record, seat: int) -> int:
    """Return the influence of all cards that a seat has not yet turned."""
    cards = [(kind, card) for kind in (BUILDING, WAR) for card in range(DECK_SIZE)]
    return sum(deed_card(kind, card)["influence"] for kind, card in cards if areas.is_usable(state, seat, kind, card))


# ---------------------------------------------------------------- areas, rows and the Roma track


def area_view(state: Record, viewer: int, area: int) -> AreaView:
    """Return an area: card, prestige, cubes, the points it would bring everybody now, and how far one could rise."""
    card, seats = int(state.area_card[area]), range(state.seats)
    position: CardPosition = "empty" if card == NO_CARD else "upper" if state.area_upper[area] else "lower"
    return {
        "number": area + 1,
        "id": AREA_NAMES[area],
        "target": ACTION_NAMES[AREA_1 + area],
        "card": None if card == NO_CARD else area_card(card),
        "position": position,
        "surcharge": areas.surcharge_of(state, area + 1),
        "prestige": int(state.prestige[area]),
        "cubes": [int(state.influence[seat, area]) for seat in seats],
        "points": [scoring.area_points(state, seat, area) for seat in seats],
        "reach": None if viewer < 0 else tracks.landing_space(state, viewer, area, usable_influence(state, viewer)),
        "points_by_rank": [int(points) for points in AREA_SCORING[state.seats, :, state.prestige[area]]],
    }


def row_view(state: Record, viewer: int, row: int) -> RowView:
    """Return a row of cards with what the viewer still misses for each."""
    return {
        "id": PLACE_NAMES[AEDIFICATOR + row],
        "kind": cast("RowKind", KIND_NAMES[row]),
        "slots": [slot_view(state, viewer, row, slot) for slot in range(SLOTS)],
    }


def slot_view(state: Record, viewer: int, row: int, slot: int) -> SlotView:
    """Return a slot: its range, its card, and whether the viewer could take it with each value."""
    card, target = int(state.row[row, slot]), TARGET_SLOTS + SLOTS * row + slot
    shown: SlotView = {
        "slot": slot + 1,
        "target": ACTION_NAMES[TARGET_0 + target],
        "range": slot_range(slot),
        "card": None if card == NO_CARD else card_view(row, card),
        "missing": None,
        "legal_values": [],
        "set_bonus": [],
        "goal_points": None,
    }
    if card != NO_CARD and viewer >= 0:
        shown["missing"] = missing_goods(state, viewer, row, card)
        shown["legal_values"] = [v for v in VALUES if rules.is_legal_target(state, viewer, v, target)]
        shown["set_bonus"] = set_bonus(state, viewer, row, card)
        shown["goal_points"] = scoring.goal_points(state, viewer, card) if row == PATRON else None
    return shown


def missing_goods(state: Record, seat: int, row: int, card: int) -> Goods:
    """Return what a seat still needs to pay for a card."""
    lacking = dict(zip(GOOD_NAMES, (COSTS[row, card] - state.stock[seat]).tolist(), strict=True))
    return cast("Goods", {good: count for good, count in lacking.items() if count > 0})


def set_bonus(state: Record, seat: int, row: int, card: int) -> list[Effect]:
    """Return the set bonus that a card would bring a seat now (AVE-6.5.5, AVE-6.6.3)."""
    if row == BUILDING and state.buildings[seat, card // BUILDING_COPIES] == BUILDING_COPIES - 1:
        pair = deed_card(row, card)["pair_bonus"]
        return [{"effect": pair["resource"], "amount": pair["amount"]}, {"effect": "vp", "amount": pair["vp"]}]
    if row == WAR and state.wars[seat, card // WAR_COPIES] >= 1:
        return [deed_card(row, card)["set_bonuses"][int(state.wars[seat, card // WAR_COPIES]) - 1]]
    return []


def roma_view(state: Record, viewer: int) -> RomaView:
    """Return the Roma track with the tolls for the viewer now."""
    spaces: list[RomaSpace] = [
        {
            "space": space,
            "price": int(ROMA_PRICE[space]),
            "icon": bool(ROMA_ICON[space]),
            "seats": [seat for seat in range(state.seats) if state.roma[seat] == space],
            "toll": None if viewer < 0 else tracks.toll_of_space(state, viewer, space),
        }
        for space in range(ROMA_SPACES)
    ]
    return {"spaces": spaces}


def roma_move(state: Record, seat: int, value: int, *, legal: bool) -> Preview:
    """Return what a move on the Roma track would cost and bring."""
    icons = tracks.icons_on_the_way(state, seat, value)
    return {
        "value": value,
        "legal": legal,
        "to": (int(state.roma[seat]) + value) % ROMA_SPACES,
        "pays": tracks.toll_of(state, seat, value),
        "icons": icons,
        "level": min(POLITICAL_MAX, int(state.level[seat]) + icons),
    }


# ---------------------------------------------------------------- the seats


def seat_view(state: Record, seat: int) -> SeatView:
    """Return a player board with everything on it and beside it: all of it is open."""
    board, level = int(state.board[seat]), int(state.level[seat])
    active = [int(patron) for patron in state.slots[seat] if patron != NO_CARD]
    return {
        "seat": seat,
        "board": BOARD_NAMES[board],
        "out": bool(state.out[seat]),
        "workers": [
            {"value": value, "target": ACTION_NAMES[WORKER_1 + value - 1]} for value in by_value(state.supply[seat])
        ],
        "worker_sum": rounds.worker_sum(state, seat),
        "training": training_view(state, seat),
        "denarii": int(state.stock[seat, DENARII]),
        "surplus": int(state.stock[seat, SURPLUS]),
        "surplus_max": SURPLUS_MAX,
        "stock": [
            {
                "resource": RESOURCE_NAMES[resource],
                "count": int(state.stock[seat, resource]),
                "limit": int(LIMITS[board, resource]),
                "price": int(PRICES[board, resource]),
                "sell": f"sell:{RESOURCE_NAMES[resource]}",
                "buy": f"buy:{RESOURCE_NAMES[resource]}",
                "take": f"take:{RESOURCE_NAMES[resource]}",
            }
            for resource in range(RESOURCES)
        ],
        "level": level,
        "level_max": POLITICAL_MAX,
        "slots": [
            {
                "slot": slot + 1,
                "open": slot < level,
                "target": ACTION_NAMES[SWAP_1 + slot],
                "patron": patron_view(state, seat, active[slot]) if slot < len(active) else None,
            }
            for slot in range(POLITICAL_MAX)
        ],
        "waiting": [
            patron_view(state, seat, patron)
            for patron in range(DECK_SIZE)
            if state.holder[PATRON, patron] == seat and patron not in active
        ],
        "buildings": [owned_view(state, BUILDING, card) for card in cards_of(state, seat, BUILDING)],
        "wars": [owned_view(state, WAR, card) for card in cards_of(state, seat, WAR)],
        "area_cards": [area_card(card) for card in cards_of(state, seat, AREA_CARD)],
        "half_symbols": cast("Colours", dict(zip(COLOUR_NAMES, state.area_cards[seat].tolist(), strict=True))),
        "roma": int(state.roma[seat]),
        "influence": state.influence[seat].tolist(),
        "points": scoring.points_on_track(state, seat),
        "earned": dict(zip(EARNED_NAMES, state.earned[seat].tolist(), strict=True)),
        "final": {
            "areas": scoring.points_for_areas(state, seat),
            "patrons": scoring.points_for_patrons(state, seat),
            "political": scoring.points_for_level(state, seat),
            "denarii": scoring.points_for_denarii(state, seat),
            "goods": scoring.points_for_goods(state, seat),
        },
        "projected": scoring.points_of(state, seat),
    }


def training_view(state: Record, seat: int) -> TrainingView | None:
    """Return the worker on the training space, whether it is ready, and the actions that use it."""
    if state.training[seat] == 0:
        return None
    return {
        "value": int(state.training[seat]),
        "ready": bool(state.training_ready[seat]),
        "targets": [ACTION_NAMES[TRAINED_AS_1 + value - 1] for value in VALUES],
    }


def cards_of(state: Record, seat: int, kind: int) -> list[int]:
    """Return a seat's cards of a kind."""
    return [card for card in range(DECK_SIZE) if state.holder[kind, card] == seat]


def owned_view(state: Record, kind: int, card: int) -> OwnedCard:
    """Return an owned building or war card and whether it was turned."""
    return {**deed_card(kind, card), "rotated": bool(state.rotated[kind, card])}


def patron_view(state: Record, seat: int, patron: int) -> OwnedPatron:
    """Return an owned patron and what its goal is worth now."""
    return {**patron_card(patron), "points": scoring.goal_points(state, seat, patron)}


# ---------------------------------------------------------------- cards as the component file describes them


def card_view(row: int, card: int) -> DeedCardView | PatronCardView:
    """Return a card of a row."""
    return patron_card(card) if row == PATRON else deed_card(row, card)


def deed_card(kind: int, card: int) -> DeedCardView:
    """Return a building or war card."""
    return _DEEDS[kind][card].copy()


def patron_card(card: int) -> PatronCardView:
    """Return a patron card."""
    return _PATRONS[card].copy()


def area_card(card: int) -> AreaCardView:
    """Return an area card."""
    return _AREA_CARDS[card].copy()


def _cost(entry: dict[str, Any]) -> Goods:
    return cast("Goods", {good: entry["cost"][good] for good in GOOD_NAMES if entry["cost"].get(good)})


def _deed(kind: int, entry: dict[str, Any], card: int) -> DeedCardView:
    shown: DeedCardView = {
        "kind": "building" if kind == BUILDING else "war",
        "card": CARD_NAMES[kind][card],
        "id": entry["id"],
        "target": ACTION_NAMES[ROTATE_0 + DECK_SIZE * kind + card],
        "cost": _cost(entry),
        "vp": entry["vp"],
        "influence": entry["influence"],
        "source": entry["source"],
    }
    if kind == BUILDING:
        pair = entry["pair_bonus"]
        shown["pair_bonus"] = {"resource": pair["resource"], "amount": pair.get("amount", 1), "vp": pair["vp"]}
    else:
        shown["set_bonuses"] = entry["set_bonuses"]
    return shown


def _patron(entry: dict[str, Any], card: int) -> PatronCardView:
    return {
        "kind": "patron",
        "card": PATRON_NAMES[card],
        "id": entry["id"],
        "target": ACTION_NAMES[FILL_0 + card],
        "cost": _cost(entry),
        "action": entry["action"],
        "bonus": entry["bonus"],
        "goal": entry["goal"],
        "source": entry["source"],
    }


def _area_card(entry: dict[str, Any], card: int) -> AreaCardView:
    return {
        "kind": "area",
        "card": AREA_CARD_NAMES[card],
        "id": entry["id"],
        "upper": [RESOURCE_NAMES[resource] for resource in CARD_HALVES[card, UPPER_HALF]],
        "lower": [RESOURCE_NAMES[resource] for resource in CARD_HALVES[card, LOWER_HALF]],
        "colour": COLOUR_NAMES[CARD_COLOUR[card]],
        "source": entry["source"],
    }


_DEEDS: list[list[DeedCardView]] = [
    [_deed(BUILDING, COMPONENTS["buildings"][card // BUILDING_COPIES], card) for card in range(DECK_SIZE)],
    [_deed(WAR, COMPONENTS["wars"][card // WAR_COPIES], card) for card in range(DECK_SIZE)],
]
_PATRONS = [_patron(entry, card) for card, entry in enumerate(COMPONENTS["patrons"])]
_AREA_CARDS = [_area_card(entry, card) for card, entry in enumerate(COMPONENTS["area_cards"])]
