"""Positions of Porta Nigra by the names of the component file, for tests that read: given …, when …, then …

    table = position(card="night_shift", bricks=["2 red, 1 white"], builders=["amphitheatre"])
    table.play("symbol:2", "site:amphitheatre_a_3")
    assert table.points(0) == 11

Everything that is not named lies where it disturbs nobody: bricks in the reserve (or, if the reserve is given, on the
player board of the last seat), cards in the piles, action cards in the decks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from saturnalia.games.porta_nigra import actions, opening, scoring
from saturnalia.games.porta_nigra.components import (
    ACTION_CARDS,
    AREA_NAMES,
    BRICKS,
    BUILDING_CARD_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_BUILDING,
    CARD_NAMES,
    CARD_TORCHES,
    COLOR_NAMES,
    COLORS,
    HONOR_BUILDING,
    HONOR_COUNT,
    HONOR_DISCARD,
    HONOR_NAMES,
    HONOR_SET,
    NOTHING,
    NOWHERE,
    QUARTER_BUILDING,
    ROMANS,
    ROUNDS,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_NAMES,
    START_POINTS,
    SUPPLY_NAMES,
)
from saturnalia.games.porta_nigra.state import ACTION_NAMES, EVENTS, FROM_SITES, Decision, State, broken_laws
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.games.emptied import empty_but
from tests.games.played import Played

PORTA_NIGRA = load("porta_nigra")
Built = dict[str, int | tuple[int, int]]
"""Who has a segment on a site, in the Porta Nigra also how high it is."""

QUARTER_NAMES = [BUILDING_NAMES[building] for building in QUARTER_BUILDING]


def action_of(name: str) -> int:
    """The id of an action by its name."""
    return ACTION_NAMES.index(name)


class Position(Played):
    """A position that is played on by names, and answers questions by names."""

    game = PORTA_NIGRA

    def journal(self) -> list[dict[str, Any]]:
        """What the last action caused, nothing hidden, things by name."""
        return events_of(self.state)

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def reserve(self) -> int:
        """Bricks in the reserve."""
        return int(self.state.reserve)

    def points(self, seat: int = 0) -> int:
        """Points on the track."""
        return int(self.state.points[seat])

    def coins(self, seat: int = 0) -> int:
        """A seat's coins."""
        return int(self.state.coins[seat])

    def torches(self, seat: int = 0) -> int:
        """A seat's torch tokens."""
        return int(self.state.torches[seat])

    def influence(self, seat: int = 0) -> int:
        """A seat's influence tokens."""
        return int(self.state.influence[seat])

    def romans(self, seat: int = 0) -> int:
        """A seat's Romans in the play area."""
        return int(self.state.romans[seat])

    def stock(self, seat: int = 0) -> int:
        """A seat's Romans in the stock."""
        return int(self.state.stock[seat])

    def builder(self, seat: int = 0) -> str | None:
        """The quarter of a master builder."""
        quarter = int(self.state.builder[seat])
        return None if quarter == NOWHERE else QUARTER_NAMES[quarter]

    def bricks(self, seat: int = 0) -> dict[str, int]:
        """The bricks on a player board, as far as there are any."""
        return {name: int(count) for name, count in zip(COLOR_NAMES, self.state.bricks[seat], strict=True) if count}

    def shops(self) -> dict[str, int]:
        """The bricks in the shops, as far as there are any."""
        return {name: int(count) for name, count in zip(COLOR_NAMES, self.state.shop, strict=True) if count}

    def cards(self, seat: int = 0) -> list[str]:
        """The building cards of a seat, by building."""
        counts = self.state.building_cards[seat]
        return [BUILDING_NAMES[building] for building in range(BUILDINGS) for _ in range(counts[building])]

    def finals(self, seat: int = 0) -> list[str]:
        """The final-scoring cards of a seat."""
        return [name for name, count in zip(HONOR_NAMES, self.state.finals[seat], strict=True) for _ in range(count)]

    def hand(self, seat: int = 0) -> list[str]:
        """The action cards in hand."""
        return [name for name, held in zip(CARD_NAMES, self.state.hand[seat], strict=True) if held]

    def display(self) -> list[str]:
        """The building cards on display."""
        return [name for name, shown in zip(BUILDING_CARD_NAMES, self.state.building_display, strict=True) if shown]

    def honors(self) -> list[str]:
        """The honor cards on display."""
        counts = self.state.honor_display
        return [name for name, count in zip(HONOR_NAMES, counts, strict=True) for _ in range(count)]

    def height(self, site: str) -> int:
        """The height of the segment on a site."""
        return int(self.state.site_height[SITE_NAMES.index(site)])

    def scores(self) -> list[int]:
        """Everybody's points, final scoring included."""
        points = np.zeros(self.state.seats, dtype=np.int32)
        PORTA_NIGRA.compiled.scores(self.state, points)
        return [int(number) for number in points]

    def places(self) -> list[int]:
        """Everybody's place; 1 for winners."""
        ranks = np.zeros(self.state.seats, dtype=np.int32)
        PORTA_NIGRA.compiled.places(self.state, ranks)
        return [int(number) for number in ranks]

    def majority(self, area: str) -> list[int]:
        """What a majority would bring each seat now."""
        number = AREA_NAMES.index(area)
        scoring = PORTA_NIGRA.room("scoring")
        return [int(scoring.points_in(self.state, seat, number)) for seat in range(self.state.seats)]

    def view(self, viewer: int = 0) -> dict[str, Any]:
        """What a seat sees, or everybody (-1)."""
        return PORTA_NIGRA.view(self.state, viewer)


NAMED = {
    "color": COLOR_NAMES,
    "site": SITE_NAMES,
    "card": CARD_NAMES,
    "building": BUILDING_NAMES,
    "building_card": BUILDING_CARD_NAMES,
    "honor": HONOR_NAMES,
    "quarter": QUARTER_NAMES,
    "area": AREA_NAMES,
}


def events_of(state: Any) -> list[dict[str, Any]]:
    """What the last action caused, nothing hidden, things by name."""
    lines = []
    for code, *numbers in state.journal[: state.journal_length].tolist():
        args: dict[str, Any] = dict(zip(EVENTS[code].args, numbers, strict=False))
        for kind, names in NAMED.items():
            if kind in args:
                args[kind] = names[args[kind]]
        lines.append({"event": EVENTS[code].name, **args})
    return lines


def counted(text: str) -> list[int]:
    """Numbers by colour from a text such as "2 red, 1 white"."""
    found = [0] * COLORS
    for part in filter(None, text.split(", ")):
        count, color = part.split()
        found[COLOR_NAMES.index(color)] += int(count)
    return found


def _each(given: int | Sequence[int], seat: int) -> int:
    return given if isinstance(given, int) else given[seat]


def position(
    *,
    seats: int = 2,
    active: int = 0,
    start: int = 0,
    round_number: int = 1,
    decision: str | None = None,
    card: str | None = None,
    used: Sequence[int] = (),
    torches_left: int | None = None,
    hands: Sequence[Sequence[str]] | None = None,
    decks: Sequence[Sequence[str]] | None = None,
    coins: int | Sequence[int] = 20,
    torches: int | Sequence[int] = 0,
    influence: int | Sequence[int] = 0,
    romans: int | Sequence[int] = 5,
    points: int | Sequence[int] = 0,
    builders: Sequence[str | None] = (),
    shops: str = "2 black, 2 blue, 2 red, 2 yellow, 2 white",
    bricks: Sequence[str] = (),
    built: Mapping[str, int | tuple[int, int]] | None = None,
    reserve: int | None = None,
    display: Sequence[str] = (),
    cards: Sequence[Sequence[str]] = (),
    honors: Sequence[str] = (),
    finals: Sequence[Sequence[str]] = (),
    building_pile: Sequence[str] | None = None,
    honor_pile: Sequence[str] | None = None,
    supply: Sequence[str] | None = None,
    ended_by: int = -1,
    example: bool = False,
) -> Position:
    """Return a position in which every count agrees with the pieces; the active seat is asked `decision`.

    With a `card` it is being carried out (turn_menu), otherwise the seat has still to play one. `built` says who has
    a segment on a site, in the Porta Nigra also how high; piles are given with their next card first. `example`: two
    influence bring the two Romans of the rulebook's example.
    """
    state = State.new()
    PORTA_NIGRA.compiled.begin(state, np.array([seats, int(example)]), 1)
    empty_but(PORTA_NIGRA, state)
    opening.lay_out_board(state)
    state.seats, state.rounds, state.round_number = seats, ROUNDS[seats], round_number
    state.by_example = int(example)
    state.start_seat, state.active, state.actor, state.ended_by = start, active, active, ended_by

    for seat in range(seats):
        state.coins[seat], state.torches[seat] = _each(coins, seat), _each(torches, seat)
        state.influence[seat], state.romans[seat] = _each(influence, seat), _each(romans, seat)
        state.points[seat] = _each(points, seat)
        state.points_from[seat, FROM_SITES] = state.points[seat] - START_POINTS
        place = builders[seat] if seat < len(builders) else "amphitheatre"
        state.builder[seat] = NOWHERE if place is None else QUARTER_NAMES.index(place)
        state.bricks[seat] = counted(bricks[seat]) if seat < len(bricks) else 0
    _build(state, built or {})
    for seat in range(seats):
        state.stock[seat] = ROMANS - state.romans[seat] - state.segments[seat]
    state.shop[:] = counted(shops)
    state.market = state.shop.sum()
    rest = BRICKS - int(state.market) - int(state.bricks.sum()) - int(state.site_height.sum())
    state.reserve = rest if reserve is None else reserve
    state.bricks[seats - 1, 0] += rest - state.reserve  # black bricks of the last seat, where they disturb nobody

    _lay_supply(state, supply)
    _lay_cards(state, display, cards, honors, finals, building_pile, honor_pile)
    _deal(state, card, hands, decks)
    if card is not None:
        state.card = CARD_NAMES.index(card)
        state.card_torches = CARD_TORCHES[state.card] if torches_left is None else torches_left
        state.used = sum(1 << (slot - 1) for slot in used)
    question = decision or ("play_card" if card is None else "turn_menu")
    state.decision = Decision[question.upper()]
    assert broken_laws(state) == []
    return Position(state)


def _build(state: Any, built: Mapping[str, int | tuple[int, int]]) -> None:
    for name, who in built.items():
        site = SITE_NAMES.index(name)
        seat, height = (who, int(SITE_BRICKS[site])) if isinstance(who, int) else who
        state.site_owner[site], state.site_height[site] = seat, height
        state.segments[seat] += 1
        state.built[seat, SITE_BUILDING[site]] += height
        scoring.count_for_majorities(state, seat, site, 0, height)
        actions.renew_least_bricks(state, SITE_BUILDING[site], SITE_COLOR[site])


def _lay_supply(state: Any, supply: Sequence[str] | None) -> None:
    pile = SUPPLY_NAMES if supply is None else list(supply)
    state.supply_left = len(pile)
    state.supply[: len(pile)] = [SUPPLY_NAMES.index(name) for name in reversed(pile)]
    state.supply_used[:] = [int(name not in pile) for name in SUPPLY_NAMES]


def _lay_cards(
    state: Any,
    display: Sequence[str],
    cards: Sequence[Sequence[str]],
    honors: Sequence[str],
    finals: Sequence[Sequence[str]],
    building_pile: Sequence[str] | None,
    honor_pile: Sequence[str] | None,
) -> None:
    """Lay out building cards and honor cards; what final-scoring cards have cost on the way is gone."""
    shown = [BUILDING_CARD_NAMES.index(name) for name in display]
    state.building_display[shown] = 1
    state.building_shown = len(shown)
    gone = [0] * BUILDINGS
    for seat, names in enumerate(finals):
        for name in names:
            state.finals[seat, HONOR_NAMES.index(name)] += 1
            kind = HONOR_NAMES.index(name)
            while kind != NOTHING:
                state.honor_sold[kind] += 1
                for building in range(BUILDINGS):
                    gone[building] += int(HONOR_SET[kind] > 0)
                kind = int(HONOR_DISCARD[kind])
    for seat, names in enumerate(cards):
        for name in names:
            state.building_cards[seat, BUILDING_NAMES.index(name)] += 1
            gone[BUILDING_NAMES.index(name)] += 1
    left = [number for number in range(len(BUILDING_CARD_NAMES)) if number not in shown]
    if building_pile is not None:
        left = [BUILDING_CARD_NAMES.index(name) for name in building_pile]
        gone = [0] * BUILDINGS
        taken = [n for n in range(len(BUILDING_CARD_NAMES)) if n not in left and n not in shown]
        for number in taken:  # cards that are neither in the pile nor on display are with the last seat
            state.building_cards[state.seats - 1, CARD_BUILDING[number]] += 1
    for building in range(BUILDINGS):
        for _ in range(gone[building]):
            left.remove(next(number for number in left if CARD_BUILDING[number] == building))
    state.building_left = len(left)
    state.building_pile[: len(left)] = left[::-1]

    for name in honors:
        state.honor_display[HONOR_NAMES.index(name)] += 1
    state.honor_shown = len(honors)
    kinds = range(len(HONOR_NAMES))
    counts = [int(HONOR_COUNT[kind] - state.honor_display[kind] - state.honor_sold[kind]) for kind in kinds]
    pile = [kind for kind in kinds for _ in range(counts[kind])]
    if honor_pile is not None:
        pile = [HONOR_NAMES.index(name) for name in honor_pile]
        for kind in kinds:  # honor cards that are nowhere else were bought, and are gone
            state.honor_sold[kind] += counts[kind] - pile.count(kind)
            _settle_sold(state, kind, counts[kind] - pile.count(kind))
    state.honor_left = len(pile)
    state.honor_pile[: len(pile)] = pile[::-1]


def _settle_sold(state: Any, kind: int, sold: int) -> None:
    """Give the last seat what honor cards that were bought have left behind."""
    if HONOR_BUILDING[kind] >= 0:
        state.building_cards[state.seats - 1, HONOR_BUILDING[kind]] += sold
    assert sold == 0 or HONOR_SET[kind] == 0, "final-scoring cards must be named"
    assert sold == 0 or HONOR_DISCARD[kind] == NOTHING, "final-scoring cards must be named"


def _deal(
    state: Any, card: str | None, hands: Sequence[Sequence[str]] | None, decks: Sequence[Sequence[str]] | None
) -> None:
    """Deal the action cards: what is neither in hand nor in the deck was played in this round."""
    in_game = [name for number, name in enumerate(CARD_NAMES) if opening.is_in_game(state, number)]
    for seat in range(state.seats):
        playing = [card] if seat == state.active and card is not None else []
        free = [name for name in in_game if name not in playing]
        deck = list(decks[seat]) if decks is not None else None
        hand = list(hands[seat]) if hands is not None else [name for name in free if name not in (deck or [])][:2]
        if deck is None:
            deck = [name for name in free if name not in hand]
        state.hand[seat] = [int(name in hand) for name in CARD_NAMES]
        state.hand_count[seat] = len(hand)
        state.deck[seat, : len(deck)] = [CARD_NAMES.index(name) for name in reversed(deck)]
        state.deck_left[seat] = len(deck)
        for number in range(ACTION_CARDS):
            name = CARD_NAMES[number]
            state.played[seat, number] = int(name in in_game and name not in hand and name not in deck)


def new_game(seed: int = 1, **options: Any) -> Position:
    """Return a real game at its first question."""
    return Position(Match.new(PORTA_NIGRA, seed=seed, **options).state)
