"""The types of what boards read of Ave Roma: `npm run types` in web/ makes `view_types.ts` from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from .ids import Colour, EffectName, PlaceId, Resource

RowKind = Literal["building", "war", "patron"]
PhaseName = Literal["action", "recruiting", "extra", "over"]
CardPosition = Literal["lower", "upper", "empty"]
EndName = Literal["area", "row"]
HowName = Literal["ordinary", "trained", "imaginary"]
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
    position: CardPosition
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

    resource: EffectName
    amount: int
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
    kind: RowKind
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
    how: HowName
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
    phase: PhaseName
    end: EndName | None
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
