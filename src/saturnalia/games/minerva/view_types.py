"""The types of what boards read of Minerva: `npm run types` in web/ makes `view_types.ts` from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from saturnalia.kernel.message import Sentence

from .ids import Category, Culture, Direction, Resource

PointsName = Literal["culture", "glory", "temples", "stock", "order", "total"]


class Effect(TypedDict):
    """What is printed on a tile, as the component file says it."""

    op: str
    options: NotRequired[list[Resource]]
    count: NotRequired[int]
    resource: NotRequired[Resource]
    denarii: NotRequired[int]
    denarii_each: NotRequired[int]
    pay: NotRequired[int]
    repeat: NotRequired[bool]
    points: NotRequired[int]
    category: NotRequired[Culture]
    glory: NotRequired[int]
    area: NotRequired[Literal["adjacent8", "lines4", "stock"]]
    target: NotRequired[Category | Resource | Literal["variety"]]
    vp: NotRequired[int]
    wheat: NotRequired[int]
    wood: NotRequired[int]
    stone: NotRequired[int]
    ore: NotRequired[int]


class Resources(TypedDict):
    """An amount of every resource."""

    wheat: int
    wood: int
    stone: int
    ore: int


class TileView(TypedDict):
    """A tile as the component file describes it, and the sentences about it."""

    tile: str
    type: int
    category: Category | Literal["none"]
    cost: Resources
    name: Sentence
    about: Sentence
    brief: Sentence
    effect: Effect
    source: str


class Price(TypedDict):
    """What the viewer would pay."""

    resources: Resources
    denarii: int
    fee: int
    short: int
    affordable: bool


class DisplayTile(TileView):
    """A tile on display."""

    target: str
    count: int
    price: Price | None


class CityTile(TypedDict):
    """A tile in a city, where it lies, and what a temple scores now."""

    cell: int
    target: str
    row: int
    column: int
    name: str
    tile: str
    type: int
    category: Category
    assistant: bool
    scores: int | None


class CultureTile(TypedDict):
    """A tile of a culture pile."""

    symbols: int
    vp: int
    owner: int


class CulturePile(TypedDict):
    """A culture pile, its top tile first."""

    culture: Culture
    target: str
    taken: list[CultureTile]
    left: list[CultureTile]


class GloryTile(TypedDict):
    """A glory tile; nobody's before it is won. In its round: who could win it now, several if they are level."""

    rank: int
    vp: int
    owner: int
    contenders: list[int]


class GloryRound(TypedDict):
    """The glory tiles of a round."""

    round: int
    now: bool
    tiles: list[GloryTile]


class Racer(TypedDict):
    """One seat in the race for this round's glory tiles."""

    seat: int
    glory: int
    rank: int | None
    vp: int


class OrderTile(TypedDict):
    """An order tile, who holds it, and its points once it is turned over."""

    number: int
    holder: int | None
    flipped: bool
    vp: int
    vp_back: int


class Cultures(TypedDict):
    """A number for every culture."""

    theatre: int
    art: int
    science: int


class CultureWin(TypedDict):
    """A culture tile that was won, or would be."""

    culture: Culture
    symbols: int
    vp: int


class Line(TypedDict):
    """What activating a line would give."""

    target: str
    direction: Direction
    tiles: int
    cells: list[int]
    resources: Resources
    denarii: int
    glory: int
    points: Cultures
    gardens: int
    choices: int
    most_glory: int
    culture_tiles: list[CultureWin]


class CellPreview(TypedDict):
    """What placing a tile in a cell would bring."""

    cell: int
    target: str
    temples: int
    lines: list[Line]


class Points(TypedDict):
    """The points by scoring category as they stand."""

    culture: int
    glory: int
    temples: int
    stock: int
    order: int
    total: int


class Bounds(TypedDict):
    """The outermost rows and columns of a city."""

    top: int
    bottom: int
    left: int
    right: int


class HirePrice(TypedDict):
    """What the next assistant costs."""

    denarii: int
    glory: int


class GloryWin(TypedDict):
    """A glory tile that was won."""

    round: int
    rank: int
    vp: int


class SeatView(TypedDict):
    """One player: city, stock, supply, and the points as they stand."""

    seat: int
    city: list[CityTile]
    bounds: Bounds
    resources: Resources
    resource_cap: int
    denarii: int
    glory: int
    residences: int
    free_residences: int
    assistants: int
    placed_assistants: int
    hire_price: HirePrice | None
    order: int
    culture_tiles: list[CultureWin]
    glory_tiles: list[GloryWin]
    points: Points


class DeckView(TypedDict):
    """The normal deck, and how much of it comes next round for sure."""

    count: int
    sure: int
    piles: int


class UnseenTile(TypedDict):
    """A tile that nobody has seen yet."""

    type: int
    name: Sentence
    count: int


class WindowEdge(TypedDict):
    """A side on which a city has reached the edge of the window."""

    seat: int
    side: str


class WindowView(TypedDict):
    """The window of cells in which cities lie."""

    size: int
    fountain_cell: int
    edges: list[WindowEdge]


class SoloTitle(TypedDict):
    """A title earned alone, and the least points for it."""

    title: str
    least: int


class View(TypedDict):
    """What a viewer sees of Minerva."""

    solo: bool
    round: int
    rounds: int
    phase: Literal["main", "hire", "over"]
    decision: str
    active: int
    first_player: int
    passed: int
    fee: int
    pass_income: int
    order_tiles: list[OrderTile]
    next_order: OrderTile | None
    deck: DeckView
    temple_deck: int
    unseen: list[UnseenTile]
    unseen_temples: list[TileView]
    tiles: dict[str, TileView]
    display: list[DisplayTile]
    temples: list[DisplayTile | None]
    pairs: list[list[DisplayTile]]
    culture: list[CulturePile]
    glory: list[GloryRound]
    race: list[Racer]
    building: TileView | None
    origin: int
    source: int
    effect_tile: TileView | None
    choices_left: int
    picks_left: int
    queue: list[int]
    culture_points: Cultures
    directions: list[Line]
    cells: list[CellPreview]
    window: WindowView
    seats: list[SeatView]
    title: str | None
    titles: list[SoloTitle]
    """Alone: the titles, highest first, with the least points for each."""
    target_score: int | None
