"""The types of what boards read of Porta Nigra: `npm run types` in web/ makes `view_types.ts` from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from saturnalia.kernel.message import Sentence

from .ids import Building, Color, HonorKind


class QuarterName(TypedDict):
    """A quarter by its building and its shop."""

    building: Building
    color: Color


class QuarterView(QuarterName):
    """A quarter, who stands there, and what the way there costs the viewer."""

    target: str
    next: int
    builders: list[int]
    cost: int | None
    """What the way there costs the viewer; null before the viewer's builder stands anywhere."""


class ShopView(TypedDict):
    """A shop, and what a brick costs the viewer."""

    color: Color
    target: str
    quarter: int | None
    bricks: int
    price: int
    move: int | None
    cost: int | None
    affordable: bool


class RewardView(TypedDict):
    """The master builder reward of a building, in numbers and in words."""

    every: int
    torches: int
    coins: int
    influence: int
    romans: int
    bricks: int
    color: Color
    gains: list[Sentence]


class BuildingView(TypedDict):
    """A building, and how far every seat is from its next reward."""

    building: Building
    quarter: int
    reward: RewardView
    built: list[int]
    to_reward: list[int]


class HeightView(TypedDict):
    """What a segment of this height would use up and bring."""

    height: int
    target: str | None
    white: int
    points: int
    rewards: int


class BuildView(TypedDict):
    """What building on an empty site would cost the viewer and bring now."""

    possible: bool
    move: int
    missing: int
    heights: list[HeightView]


class SiteView(TypedDict):
    """A site: what is printed, and who has built there how high."""

    site: str
    target: str
    raise_target: str | None
    building: Building
    row: Literal["a", "b", "c", "single"]
    position: int
    color: Color
    bricks: int
    least: int
    """How high a segment here is at least and at most."""
    most: int
    points: int
    points_per_brick: int | None
    gives_card: bool
    earns_card: bool
    owner: int | None
    height: int
    mine: BuildView | None


class BuildingCardView(TypedDict):
    """A building card."""

    building_card: str
    building: Building
    color: Color


class HonorCard(TypedDict):
    """An honor card: its price and everything that it gives or asks for."""

    honor: str
    kind: HonorKind
    price: int
    points: int
    coins: int
    torches: int
    romans: int
    bricks: int
    color: Color | Literal["none"]
    building: Building | Literal["none"]
    final: int
    set: int
    discard: int
    gains: list[Sentence]


class HonorView(HonorCard):
    """A kind of honor card in the display."""

    target: str
    count: int
    possible: bool


class MajoritySeat(TypedDict):
    """What a seat has in a majority, what it gets, and what changes it."""

    seat: int
    measure: int
    best: Color | None
    place: Literal[0] | Literal[1] | Literal[2]
    tied: bool
    points: int
    needed: int | None


class AreaName(TypedDict):
    """A majority by its area, what is counted there, and its level in the Porta Nigra (else 0)."""

    area: str
    counts: Literal["bricks", "segments"]
    level: int


class MajorityView(AreaName):
    """A majority, and what its places are worth."""

    building: Building
    first: int
    second: int
    free: int
    seats: list[MajoritySeat]


class SymbolView(TypedDict):
    """A symbol of an action card."""

    symbol: str
    amount: int
    color: Color | Literal["any"] | Literal["none"]


class CardView(TypedDict):
    """An action card as the component file describes it."""

    card: str
    target: str
    torches: int
    symbols: list[SymbolView]


class TurnSymbol(SymbolView):
    """A symbol of the card being carried out."""

    target: str
    used: bool
    becomes_any: bool
    cost: int | None
    possible: bool


class TurnView(TypedDict):
    """The card being carried out."""

    card: str
    torches: int
    torches_left: int
    symbols: list[TurnSymbol]


class InterimView(TypedDict):
    """The interim scoring: how much is split, and both totals before it."""

    seat: int
    bricks: int
    multiplier: int
    units: int
    tens: int | None
    coins: int
    points: int


class Colors(TypedDict):
    """A number of bricks of every colour."""

    black: int
    blue: int
    red: int
    yellow: int
    white: int


class Buildings(TypedDict):
    """A number of cards of every building."""

    basilica: int
    amphitheatre: int
    city_wall: int
    porta_nigra: int


class FinalHonor(TypedDict):
    """Honor cards kept for the end."""

    honor: str
    points: int
    count: int


class FinalPoints(TypedDict):
    """The points of the end as they stand."""

    sets: int
    finals: int
    play_area: int
    majorities: int
    total: int


class SeatView(TypedDict):
    """One player; action cards in hand only where the viewer may see them."""

    seat: int
    points: int
    coins: int
    torches: int
    influence: int
    romans: int
    stock: int
    segments: int
    builder: int | None
    bricks: Colors
    building_cards: Buildings
    finals: list[FinalHonor]
    hand: list[CardView] | None
    hand_count: int
    deck_left: int
    played: list[str]
    unplayed: list[str]
    interim_units: int | None
    final: FinalPoints


class MarketView(TypedDict):
    """The bricks that are left."""

    bricks: int
    reserve: int
    refill_below: int
    refill_target: int
    supply_left: int
    supply_used: list[str]


class BuildingDisplay(TypedDict):
    """The building cards in the display."""

    display: list[BuildingCardView]
    left: int


class HonorDisplay(TypedDict):
    """The honor cards in the display."""

    display: list[HonorView]
    left: int
    bought: int
    most: int


class View(TypedDict):
    """What a viewer sees of Porta Nigra."""

    round: int
    rounds: int
    start_seat: int
    active: int
    decision: str
    ended_by: int
    quarters: list[QuarterView]
    shops: list[ShopView]
    market: MarketView
    buildings: list[BuildingView]
    sites: list[SiteView]
    building_cards: BuildingDisplay
    honors: HonorDisplay
    majorities: list[MajorityView]
    seats: list[SeatView]
    turn: TurnView | None
    interim: InterimView | None
