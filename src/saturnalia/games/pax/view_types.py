"""The types of what boards read of PAX: `npm run types` in web/ makes `view_types.ts` from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from .ids import Category


class CardView(TypedDict):
    """A card as the component file describes it."""

    card: int
    target: str
    category: Category
    symbols: int
    value: int


class CountedCard(CardView):
    """A card type and how many of it there are."""

    count: int


class DeckCard(CardView):
    """A card that the viewer put under the deck, and how many cards lie above it."""

    above: int


class LegionView(TypedDict):
    """One stack of the market, and its price for the viewer."""

    name: str
    target: str
    cards: list[CountedCard]
    value: int
    price: int | None
    for_rome: bool


class SeatView(TypedDict):
    """One player; hand and money only where the viewer may see them."""

    seat: int
    hand_count: int
    hand: list[CountedCard] | None
    known_hand: list[CountedCard]
    money: int | None
    tableau: list[CountedCard]
    symbols: list[int]
    cards: list[int]
    strength: list[int]
    unit_limit: int
    discount: int
    above_rome: int
    categories_played: int
    points: int


class SoloGoal(TypedDict):
    """What the solitaire level demands."""

    stronger: int
    played: int


class DeckView(TypedDict):
    """The deck, and what the viewer knows of it."""

    count: int
    mine: list[DeckCard]


class RomeView(TypedDict):
    """Rome's cards, face up and face down, and what it needs to win."""

    cards: list[CountedCard]
    symbols: list[int]
    strength: list[int]
    hidden: list[CardView | None]
    peeked: list[int]
    wins_at: int
    categories: int


class Destinations(TypedDict):
    """How many of the drawn cards still go where."""

    hand: int
    legion: int
    deck: int


class View(TypedDict):
    """What a viewer sees of PAX."""

    variant: Literal["base", "nocturnus"]
    categories: list[Category]
    solo_level: int
    solo_goal: SoloGoal | None
    round: int
    active: int
    primus: int
    conspiratus: int
    decision: str
    deck: DeckView
    legions: list[LegionView]
    rome: RomeView
    seats: list[SeatView]
    window: list[CardView]
    window_count: int
    chosen: CardView | None
    draws_left: int
    open: Destinations
    opening: list[CardView]
    play_cost: int
