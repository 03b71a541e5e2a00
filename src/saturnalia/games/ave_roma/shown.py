"""What a viewer of Ave Roma sees, as data for a board: places with previews, areas, rows, the Roma track and the seats.

Nothing here is text: names are ids of the component file, and every thing that can be chosen carries the name of its
action as `target`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

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

VALUES = range(1, WORKER_VALUES + 1)
# what a place is about in one number: denarii for each value, resources gained, bought or added
PRINTED_NUMBERS: dict[int, int] = {
    QUAESTOR: QUAESTOR_MULTIPLIER,
    AEDILIS: CARD_RESOURCES.shape[1],
    MERCATOR: MOST_BOUGHT,
    PROPRAETOR: EXTRA_RESOURCES,
}

# ---------------------------------------------------------------- what a board reads

EffectName = Literal[
    "denarii",
    "vp",
    "surplus",
    "political_influence",
    "area_influence",
    "resource_black",
    "resource_red",
    "resource_green",
    "wood",
    "stone",
    "cattle",
    "ore",
    "grain",
    "wine",
]
Resource = Literal["wood", "stone", "cattle", "ore", "grain", "wine"]
PlaceId = Literal["quaestor", "aedilis", "mercator", "propraetor", "roma", "aedificator", "legatus", "senatus"]
Colour = Literal["black", "red", "green"]
Metric = Literal[
    "denarii",
    "stored_black",
    "stored_red",
    "stored_green",
    "stored_total",
    "surplus",
    "buildings",
    "wars",
    "patrons",
    "area_cards",
    "active_patrons",
    "building_pairs",
    "building_types",
    "war_types",
    "war_largest_set",
    "war_sets_of_3",
    "area_card_pairs",
    "political_influence",
    "areas_first",
    "areas_present",
    "areas_level4",
    "area_influence_total",
    "used_cards",
    "card_trios",
]


class Effect(TypedDict):
    """What a bonus or reward gives."""

    effect: EffectName
    amount: int


class Gain(TypedDict):
    """A resource that would be received, and whether there is room for it."""

    resource: Resource
    stored: bool


class Prices(TypedDict, total=False):
    """What resources cost."""

    wood: int
    stone: int
    cattle: int
    ore: int
    grain: int
    wine: int


class Preview(TypedDict):
    """What a worker of a value would pay and give the viewer; which fields are there depends on the place."""

    value: int
    legal: bool
    pays: int
    denarii: NotRequired[int]
    to: NotRequired[int]
    icons: NotRequired[int]
    level: NotRequired[int]
    area: NotRequired[int]
    card: NotRequired[Literal["up", "taken"] | None]
    gains: NotRequired[list[Gain]]
    sale_value: NotRequired[int]
    buys: NotRequired[Prices]
    upper: NotRequired[list[Gain]]
    lower: NotRequired[list[Gain]]
    usable_cards: NotRequired[int]
    usable_influence: NotRequired[int]


class PatronBonus(Effect):
    """The bonus of one of the viewer's patrons."""

    patron: str


class PlaceView(TypedDict):
    """A place with its workers and spaces, and what it would give the viewer with each value."""

    id: PlaceId
    target: str | None
    recruit: str
    number: int | None
    """Denarii for each value, resources gained, bought or added; null where there is no such number."""
    capacity: int
    free: int | None
    """Spaces that are left; null while workers need none."""
    workers: list[int]
    bonuses: list[PatronBonus]
    values: list[Preview]


class AreaCardView(TypedDict):
    """An area card."""

    kind: Literal["area"]
    id: str
    card: str
    upper: list[Resource]
    lower: list[Resource]
    colour: Colour
    source: str


class AreaView(TypedDict):
    """An area: card, prestige, cubes, and the points it would bring everybody now."""

    number: int
    id: str
    target: str
    card: AreaCardView | None
    position: Literal["lower", "upper", "empty"]
    surcharge: int
    prestige: int
    cubes: list[int]
    points: list[int]
    reach: int | None
    points_by_rank: list[int]


class Goods(TypedDict, total=False):
    """An amount of some goods."""

    wood: int
    stone: int
    cattle: int
    ore: int
    grain: int
    wine: int
    surplus: int
    denarii: int


class PairBonus(TypedDict):
    """What the second building of a pair brings."""

    resource: Resource
    vp: int


class DeedCardView(TypedDict):
    """A building or war card."""

    kind: Literal["building", "war"]
    card: str
    id: str
    target: str
    cost: Goods
    vp: int
    influence: int
    pair_bonus: NotRequired[PairBonus]
    set_bonuses: NotRequired[list[Effect]]
    source: str


class Goal(TypedDict):
    """A patron's goal: so many points for every so many of something."""

    metric: Metric
    per: int
    vp: int
    max: int


class PatronCardView(TypedDict):
    """A patron card."""

    kind: Literal["patron"]
    card: str
    id: str
    target: str
    cost: Goods
    action: PlaceId
    bonus: Effect
    goal: Goal
    source: str


class OwnedPatron(PatronCardView):
    """An owned patron, and what its goal is worth now."""

    points: int


class OwnedCard(DeedCardView):
    """An owned building or war card, and whether it was turned."""

    rotated: bool


class SlotView(TypedDict):
    """A slot of a row: its values, its card, and what the viewer still misses for it."""

    slot: int
    target: str
    range: str
    """The values that it accepts, in figures."""
    card: DeedCardView | PatronCardView | None
    missing: Goods | None
    legal_values: list[int]
    set_bonus: list[Effect]
    goal_points: int | None
    """What the goal of a patron would bring the viewer if the game ended now."""


class RowView(TypedDict):
    """A row of cards."""

    id: PlaceId
    kind: Literal["building", "war", "patron"]
    slots: list[SlotView]


class RomaSpace(TypedDict):
    """A space of the Roma track with its toll for the viewer."""

    space: int
    price: int
    icon: bool
    seats: list[int]
    toll: int | None


class StockView(TypedDict):
    """How much of a resource a seat has, and what may be done with it."""

    resource: Resource
    count: int
    limit: int
    price: int
    sell: str
    buy: str
    take: str


class SupplyWorker(TypedDict):
    """A worker that can be picked up."""

    value: int
    target: str


class TrainingView(TypedDict):
    """The worker on the training space."""

    value: int
    ready: bool
    targets: list[str]


class PatronSlot(TypedDict):
    """A seat for a patron."""

    slot: int
    open: bool
    target: str
    patron: OwnedPatron | None


class Colours(TypedDict):
    """A number for every colour."""

    black: int
    red: int
    green: int


class SeatView(TypedDict):
    """A player board with everything on it and beside it."""

    seat: int
    board: str
    out: bool
    workers: list[SupplyWorker]
    worker_sum: int
    training: TrainingView | None
    denarii: int
    surplus: int
    surplus_max: int
    stock: list[StockView]
    level: int
    level_max: int
    slots: list[PatronSlot]
    waiting: list[OwnedPatron]
    buildings: list[OwnedCard]
    wars: list[OwnedCard]
    area_cards: list[AreaCardView]
    half_symbols: Colours
    roma: int
    influence: list[int]
    points: int
    final: dict[str, int]
    earned: dict[str, int]
    projected: int


class OptionsView(TypedDict):
    """The readings of open rules that this table plays."""

    training_ready: str
    propraetor_area: str


class WorkerView(TypedDict):
    """The worker that was picked up or is at work."""

    value: int
    how: Literal["ordinary", "trained", "imaginary"]
    place: PlaceId | None
    target: str | None


class QuestionView(TypedDict):
    """What the present question is about, as far as it is about one thing."""

    resource: NotRequired[Resource]
    price: NotRequired[int]
    colour: NotRequired[Colour]
    place: NotRequired[PlaceId]
    patron: NotRequired[PatronCardView]
    area: NotRequired[str]
    influence: NotRequired[int]
    space: NotRequired[int | None]
    surcharge: NotRequired[int]
    value: NotRequired[int]
    left: NotRequired[int]


class DecksView(TypedDict):
    """How many cards the decks have left."""

    building: int
    war: int
    patron: int
    area: int


class RomaView(TypedDict):
    """The Roma track."""

    spaces: list[RomaSpace]


class View(TypedDict):
    """What a viewer sees of Ave Roma."""

    reconstructed_percent: int
    options: OptionsView
    round: int
    phase: Literal["action", "recruiting", "extra", "over"]
    end: Literal["area", "row"] | None
    decision: str
    active: int
    order: list[int]
    worker: WorkerView | None
    question: QuestionView
    places: list[PlaceView]
    areas: list[AreaView]
    rows: list[RowView]
    decks: DecksView
    roma: RomaView
    seats: list[SeatView]


# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> dict[str, Any]:
    """Return what the viewer sees: the whole board, every seat, and what each place would give the viewer."""
    seats = range(state.seats)
    return {
        "reconstructed_percent": RECONSTRUCTED_PERCENT,
        "options": {
            "training_ready": "next_turn" if state.training_next_turn else "next_round",
            "propraetor_area": "any_area" if state.any_area else "worker_value",
        },
        "round": int(state.round_number),
        "phase": Phase(state.phase).name.lower(),
        "end": None if state.ending == End.NOT_YET else End(state.ending).name.lower(),
        "decision": Decision(state.decision).name.lower(),
        "active": int(state.actor),
        "order": [int(seat) for seat in state.order[: state.seats]],
        "worker": worker_view(state),
        "question": question_view(state),
        "places": [place_view(state, viewer, place) for place in range(PLACES)],
        "areas": [area_view(state, viewer, area) for area in range(AREAS)],
        "rows": [row_view(state, viewer, row) for row in range(ROWS)],
        "decks": {kind: int(state.deck_count[number]) for number, kind in enumerate(KIND_NAMES)},
        "roma": roma_view(state, viewer),
        "seats": [seat_view(state, seat) for seat in seats],
    }


def worker_view(state: Record) -> dict[str, Any] | None:
    """Return the worker that was picked up or is at work, with the value it is used with."""
    if state.value == 0:
        return None
    return {
        "value": int(state.value),
        "how": How(state.how).name.lower(),
        "place": None if state.target == NO_CARD else PLACE_NAMES[rules.place_of(int(state.target))],
        "target": None if state.target == NO_CARD else ACTION_NAMES[TARGET_0 + int(state.target)],
    }


def question_view(state: Record) -> dict[str, Any]:
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
        return {"patron": card_view(PATRON, int(state.new_patron))}
    if decision == Decision.RECRUIT_WORKER:
        return {"place": PLACE_NAMES[state.recruit_from]}
    return {}


# ---------------------------------------------------------------- the places


def place_view(state: Record, viewer: int, place: int) -> dict[str, Any]:
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


def patron_bonuses(state: Record, seat: int, place: int) -> list[dict[str, Any]]:
    """Return the bonuses of a seat's active patrons for a place (AVE-9.6)."""
    active = [int(patron) for patron in state.slots[seat] if patron != NO_CARD]
    return [
        {"patron": PATRON_NAMES[patron], **bonus_view(patron)} for patron in active if PATRON_PLACE[patron] == place
    ]


def bonus_view(patron: int) -> dict[str, Any]:
    """Return a patron's bonus."""
    return {"effect": EFFECT_NAMES[PATRON_EFFECT[patron]], "amount": int(PATRON_AMOUNT[patron])}


def preview(state: Record, seat: int, place: int, value: int) -> dict[str, Any]:
    """Return what a worker of a value would pay and give a seat at a place, patron bonuses apart."""
    shown: dict[str, Any] = {"value": value, "legal": rules.is_legal_target(state, seat, value, place)}
    if place == QUAESTOR:
        return {**shown, "pays": 0, "denarii": QUAESTOR_MULTIPLIER * value}
    if place == ROMA:
        return {**shown, **roma_move(state, seat, value)}
    card = int(state.area_card[value - 1])
    shown |= {"pays": areas.surcharge_of(state, value), "area": value, "card": None}
    if card != NO_CARD:
        shown["card"] = "taken" if state.area_upper[value - 1] else "up"
    resources = [] if card == NO_CARD else CARD_RESOURCES[card].tolist()
    if place == AEDILIS:
        return {**shown, "gains": [gain_view(state, seat, resource) for resource in resources]}
    if place == MERCATOR:
        prices = {RESOURCE_NAMES[resource]: int(PRICES[state.board[seat], resource]) for resource in resources}
        return {**shown, "sale_value": areas.sale_value(state, seat), "buys": prices}
    halves = {
        name: [] if card == NO_CARD else [gain_view(state, seat, resource) for resource in CARD_HALVES[card, half]]
        for name, half in (("upper", UPPER_HALF), ("lower", LOWER_HALF))
    }
    return {
        **shown,
        **halves,
        "usable_cards": int(state.usable[seat]),
        "usable_influence": usable_influence(state, seat),
    }


def gain_view(state: Record, seat: int, resource: int) -> dict[str, Any]:
    """Return a resource that would be received, and whether there is room for it."""
    room = state.stock[seat, resource] < LIMITS[state.board[seat], resource]
    return {"resource": RESOURCE_NAMES[resource], "stored": bool(room)}


def usable_influence(state: Record, seat: int) -> int:
    """Return the influence of all cards that a seat has not yet turned."""
    cards = [(kind, card) for kind in (BUILDING, WAR) for card in range(DECK_SIZE)]
    return sum(card_view(kind, card)["influence"] for kind, card in cards if areas.is_usable(state, seat, kind, card))


# ---------------------------------------------------------------- areas, rows and the Roma track


def area_view(state: Record, viewer: int, area: int) -> dict[str, Any]:
    """Return an area: card, prestige, cubes, the points it would bring everybody now, and how far one could rise."""
    card, seats = int(state.area_card[area]), range(state.seats)
    position = "empty" if card == NO_CARD else "upper" if state.area_upper[area] else "lower"
    return {
        "number": area + 1,
        "id": AREA_NAMES[area],
        "target": ACTION_NAMES[AREA_1 + area],
        "card": None if card == NO_CARD else card_view(AREA_CARD, card),
        "position": position,
        "surcharge": areas.surcharge_of(state, area + 1),
        "prestige": int(state.prestige[area]),
        "cubes": [int(state.influence[seat, area]) for seat in seats],
        "points": [scoring.area_points(state, seat, area) for seat in seats],
        "reach": None if viewer < 0 else tracks.landing_space(state, viewer, area, usable_influence(state, viewer)),
        "points_by_rank": [int(points) for points in AREA_SCORING[state.seats, :, state.prestige[area]]],
    }


def row_view(state: Record, viewer: int, row: int) -> dict[str, Any]:
    """Return a row of cards with what the viewer still misses for each."""
    return {
        "id": PLACE_NAMES[AEDIFICATOR + row],
        "kind": KIND_NAMES[row],
        "slots": [slot_view(state, viewer, row, slot) for slot in range(SLOTS)],
    }


def slot_view(state: Record, viewer: int, row: int, slot: int) -> dict[str, Any]:
    """Return a slot: its range, its card, and whether the viewer could take it with each value."""
    card, target = int(state.row[row, slot]), TARGET_SLOTS + SLOTS * row + slot
    shown = {
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


def missing_goods(state: Record, seat: int, row: int, card: int) -> dict[str, int]:
    """Return what a seat still needs to pay for a card."""
    cost = card_view(row, card)["cost"]
    have = dict(zip(GOOD_NAMES, state.stock[seat].tolist(), strict=True))
    return {good: count - have[good] for good, count in cost.items() if count > have[good]}


def set_bonus(state: Record, seat: int, row: int, card: int) -> list[dict[str, Any]]:
    """Return the set bonus that a card would bring a seat now (AVE-6.5.5, AVE-6.6.3)."""
    if row == BUILDING and state.buildings[seat, card // BUILDING_COPIES] == BUILDING_COPIES - 1:
        pair = card_view(row, card)["pair_bonus"]
        return [{"effect": pair["resource"], "amount": 1}, {"effect": "vp", "amount": pair["vp"]}]
    if row == WAR and state.wars[seat, card // WAR_COPIES] >= 1:
        return [card_view(row, card)["set_bonuses"][int(state.wars[seat, card // WAR_COPIES]) - 1]]
    return []


def roma_view(state: Record, viewer: int) -> dict[str, Any]:
    """Return the Roma track with the tolls for the viewer now."""
    spaces = [
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


def roma_move(state: Record, seat: int, value: int) -> dict[str, Any]:
    """Return what a move on the Roma track would cost and bring."""
    icons = tracks.icons_on_the_way(state, seat, value)
    return {
        "value": value,
        "to": (int(state.roma[seat]) + value) % ROMA_SPACES,
        "pays": tracks.toll_of(state, seat, value),
        "icons": icons,
        "level": min(POLITICAL_MAX, int(state.level[seat]) + icons),
    }


# ---------------------------------------------------------------- the seats


def seat_view(state: Record, seat: int) -> dict[str, Any]:
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
        "area_cards": [card_view(AREA_CARD, card) for card in cards_of(state, seat, AREA_CARD)],
        "half_symbols": dict(zip(COLOUR_NAMES, state.area_cards[seat].tolist(), strict=True)),
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


def training_view(state: Record, seat: int) -> dict[str, Any] | None:
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


def owned_view(state: Record, kind: int, card: int) -> dict[str, Any]:
    """Return an owned building or war card and whether it was turned."""
    return {**card_view(kind, card), "rotated": bool(state.rotated[kind, card])}


def patron_view(state: Record, seat: int, patron: int) -> dict[str, Any]:
    """Return an owned patron and what its goal is worth now."""
    return {**card_view(PATRON, patron), "points": scoring.goal_points(state, seat, patron)}


# ---------------------------------------------------------------- cards as the component file describes them


def card_view(kind: int, card: int) -> dict[str, Any]:
    """Return a card."""
    return dict(_CARD_VIEWS[kind][card])


def _cost(entry: dict[str, Any]) -> dict[str, int]:
    return {good: entry["cost"][good] for good in GOOD_NAMES if entry["cost"].get(good)}


def _building_or_war(kind: int, entry: dict[str, Any], card: int, reward: str) -> dict[str, Any]:
    return {
        "kind": KIND_NAMES[kind],
        "card": CARD_NAMES[kind][card],
        "id": entry["id"],
        "target": ACTION_NAMES[ROTATE_0 + DECK_SIZE * kind + card],
        "cost": _cost(entry),
        "vp": entry["vp"],
        "influence": entry["influence"],
        reward: entry[reward],
        "source": entry["source"],
    }


def _patron(entry: dict[str, Any], card: int) -> dict[str, Any]:
    return {
        "kind": KIND_NAMES[PATRON],
        "card": PATRON_NAMES[card],
        "id": entry["id"],
        "target": ACTION_NAMES[FILL_0 + card],
        "cost": _cost(entry),
        "action": entry["action"],
        "bonus": entry["bonus"],
        "goal": entry["goal"],
        "source": entry["source"],
    }


def _area_card(entry: dict[str, Any], card: int) -> dict[str, Any]:
    halves = {
        name: [RESOURCE_NAMES[resource] for resource in CARD_HALVES[card, half]]
        for name, half in (("upper", UPPER_HALF), ("lower", LOWER_HALF))
    }
    colour = COLOUR_NAMES[CARD_COLOUR[card]]
    return {"kind": KIND_NAMES[AREA_CARD], "card": AREA_CARD_NAMES[card], "id": entry["id"], **halves,
            "colour": colour, "source": entry["source"]}  # fmt: skip


_CARD_VIEWS: list[list[dict[str, Any]]] = [
    [
        _building_or_war(BUILDING, COMPONENTS["buildings"][card // BUILDING_COPIES], card, "pair_bonus")
        for card in range(DECK_SIZE)
    ],
    [_building_or_war(WAR, COMPONENTS["wars"][card // WAR_COPIES], card, "set_bonuses") for card in range(DECK_SIZE)],
    [_patron(entry, card) for card, entry in enumerate(COMPONENTS["patrons"])],
    [_area_card(entry, card) for card, entry in enumerate(COMPONENTS["area_cards"])],
]
