"""Positions of Ave Roma by the names of the component file, for tests that read: given …, when …, then …

    table = position(areas={2: "area_07"}, stock=[{"stone": 1}])
    table.play("worker:2", "aedilis")
    assert table.stock(0) == {"wood": 1, "stone": 2, "ore": 1, "grain": 1}

Seat 0 is to move, with board 1A, an empty store and 3 denarii, unless the position says otherwise. Workers that are not
named lie at Senatus, which has room for all. Rows and area slots that are not named are filled with whatever is left,
and the rest lies in the decks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from saturnalia.games.ave_roma.components import (
    AREA_CARD,
    AREAS,
    BOARD_NAMES,
    BUILDING,
    BUILDING_COPIES,
    CARD_COLOUR,
    CARD_INFLUENCE,
    CARD_NAMES,
    DECK_SIZE,
    DECKS,
    DENARII,
    GOOD_NAMES,
    KIND_NAMES,
    MIN_PLAYERS,
    NO_CARD,
    PATRON,
    PLACE_NAMES,
    ROWS,
    SENATUS,
    SLOTS,
    WAR,
    WAR_COPIES,
)
from saturnalia.games.ave_roma.state import (
    IN_BOX,
    IN_DECK,
    ON_BOARD,
    Phase,
    State,
    broken_laws,
)
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.games.emptied import empty_but
from tests.games.played import Played

AVE = load("ave_roma")
ROW_NAMES = PLACE_NAMES[-ROWS:]


class Position(Played):
    """A position that is played on by names, and answers questions by names."""

    game = AVE

    # -- playing ----------------------------------------------------------------------------------------------------

    def events(self) -> list[str]:
        """The names of all that `happened`, in order."""
        return [line["event"] for line in self.happened]

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The phase."""
        return Phase(self.state.phase).name.lower()

    def stock(self, seat: int) -> dict[str, int]:
        """A seat's resources and surplus, without what it has none of."""
        counts = self.state.stock[seat, :DENARII].tolist()
        return {good: count for good, count in zip(GOOD_NAMES, counts, strict=False) if count}

    def denarii(self, seat: int) -> int:
        """A seat's money."""
        return int(self.state.stock[seat, DENARII])

    def vp(self, seat: int) -> int:
        """Points on the track."""
        return int(self.state.earned[seat].sum())

    def workers(self, seat: int) -> list[int]:
        """The workers in a supply."""
        return by_value(self.state.supply[seat])

    def standing(self, place: str) -> list[int]:
        """The workers on a place."""
        return by_value(self.state.standing[PLACE_NAMES.index(place)])

    def area(self, number: int) -> tuple[str | None, str]:
        """The card of an area and its position."""
        card = int(self.state.area_card[number - 1])
        return (None if card == NO_CARD else CARD_NAMES[AREA_CARD][card],
                "upper" if self.state.area_upper[number - 1] else "lower")  # fmt: skip

    def row(self, name: str) -> list[str | None]:
        """The cards of a row, slot 1 first."""
        kind = ROW_NAMES.index(name)
        return [None if card == NO_CARD else CARD_NAMES[kind][card] for card in self.state.row[kind]]

    def deck(self, kind: str) -> list[str]:
        """A deck, its top first."""
        number = KIND_NAMES.index(kind)
        cards = self.state.deck[number, : self.state.deck_count[number]]
        return [CARD_NAMES[number][card] for card in cards[::-1]]

    def cards(self, seat: int, kind: str) -> list[str]:
        """A seat's cards of a kind."""
        number = KIND_NAMES.index(kind)
        return [CARD_NAMES[number][card] for card in range(DECK_SIZE) if self.state.holder[number, card] == seat]

    def active(self, seat: int) -> list[str]:
        """A seat's active patrons in slot order."""
        return [CARD_NAMES[PATRON][patron] for patron in self.state.slots[seat] if patron != NO_CARD]

    def influence(self, number: int) -> list[int]:
        """Where the cubes of an area stand."""
        return [int(space) for space in self.state.influence[: self.state.seats, number - 1]]

    def order(self) -> list[int]:
        """The player order."""
        return [int(seat) for seat in self.state.order[: self.state.seats]]

    def scores(self) -> list[int]:
        """Everybody's points if the game ended now."""
        points = np.zeros(self.state.seats, dtype=np.int32)
        AVE.compiled.scores(self.state, points)
        return [int(number) for number in points]

    def places(self) -> list[int]:
        """Everybody's place."""
        ranks = np.zeros(self.state.seats, dtype=np.int32)
        AVE.compiled.places(self.state, ranks)
        return [int(number) for number in ranks]

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat sees, or everybody (-1)."""
        return AVE.view(self.state, viewer)


def by_value(counts: Any) -> list[int]:
    """Workers one by one."""
    return [value for value, count in enumerate(counts.tolist()) for _ in range(count)]


class _Cards:
    """Every card of the game, each laid in one place."""

    def __init__(self, state: Any) -> None:
        self.state = state
        state.holder[:] = np.where(int(state.seats) >= MIN_PLAYERS, IN_DECK, IN_BOX)
        state.deck[:] = NO_CARD
        state.row[:] = NO_CARD
        state.area_card[:] = NO_CARD
        self.named: set[tuple[int, int]] = set()

    def lay(self, kind: int, name: str, where: int) -> int:
        """Lay a card by name where it belongs; a card of a larger table may be named too."""
        card = CARD_NAMES[kind].index(name)
        assert (kind, card) not in self.named, f"{name} is named twice"
        assert self.state.holder[kind, card] != IN_BOX, f"{name} is not in a game with {self.state.seats} players"
        self.named.add((kind, card))
        self.state.holder[kind, card] = where
        return card

    def lay_any(self, kind: int, where: int) -> int:
        """Lay the first card that is left."""
        free = [c for c in range(DECK_SIZE) if self.state.holder[kind, c] == IN_DECK and (kind, c) not in self.named]
        self.state.holder[kind, free[0]] = where
        return free[0]

    def fill_deck(self, kind: int, top: Sequence[str], size: int | None) -> None:
        """The named cards lie on top, the rest below; beyond `size` they are out of the game."""
        names = [CARD_NAMES[kind].index(name) for name in top]
        rest = [c for c in range(DECK_SIZE) if self.state.holder[kind, c] == IN_DECK and c not in names]
        cards = [*names, *rest]
        for card in cards[len(cards) if size is None else size :]:
            self.state.holder[kind, card] = IN_BOX
        cards = cards[:size]
        self.state.deck[kind, : len(cards)] = cards[::-1]
        self.state.deck_count[kind] = len(cards)


def kind_of(name: str) -> int:
    """Which kind a card is of."""
    return next(kind for kind in range(DECKS) if name in CARD_NAMES[kind])


def _set_seats(
    state: Any, boards: Sequence[str], stock: Sequence[Mapping[str, int]], denarii: int | Sequence[int]
) -> None:
    left = [board for board in BOARD_NAMES if board not in boards]
    for seat in range(state.seats):
        board = boards[seat] if seat < len(boards) else left[seat - len(boards)]
        state.board[seat] = BOARD_NAMES.index(board)
        for good, count in (stock[seat] if seat < len(stock) else {}).items():
            state.stock[seat, GOOD_NAMES.index(good)] = count
        state.stock[seat, DENARII] = denarii if isinstance(denarii, int) else denarii[seat]


def _set_workers(
    state: Any, workers: Sequence[Sequence[int]], standing: Mapping[str, Sequence[int]], training: Sequence[int]
) -> None:
    left = np.array([0] + [int(state.seats)] * 5)
    for seat in range(state.seats):
        held = workers[seat] if seat < len(workers) else ([1, 2, 3, 4, 5] if not workers else [])
        for value in held:
            state.supply[seat, value] += 1
            left[value] -= 1
        state.supply_count[seat] = len(held)
        if seat < len(training) and training[seat]:
            state.training[seat] = training[seat]
            left[training[seat]] -= 1
    for place, values in standing.items():
        for value in values:
            state.standing[PLACE_NAMES.index(place), value] += 1
            left[value] -= 1
    state.standing[SENATUS] += left.astype(np.int8)
    state.standing_count[:] = state.standing.sum(axis=1)
    assert (left >= 0).all(), "there are not so many workers"


def _set_cards(state: Any, cards: _Cards, seat: int, owned: Iterable[str], rotated: Iterable[str]) -> None:
    for name in [*owned, *rotated]:
        kind = kind_of(name)
        card = cards.lay(kind, name, seat)
        if kind == BUILDING:
            state.buildings[seat, card // BUILDING_COPIES] += 1
        elif kind == WAR:
            state.wars[seat, card // WAR_COPIES] += 1
        elif kind == AREA_CARD:
            state.area_cards[seat, CARD_COLOUR[card]] += 1
        if kind < PATRON:
            state.rotated[kind, card] = name in rotated
            state.usable[seat] += name not in rotated and CARD_INFLUENCE[kind, card] > 0


def position(
    *,
    seats: int = 2,
    boards: Sequence[str] = ("board_1a", "board_2a"),
    stock: Sequence[Mapping[str, int]] = (),
    denarii: int | Sequence[int] = 3,
    workers: Sequence[Sequence[int]] = (),
    standing: Mapping[str, Sequence[int]] | None = None,
    training: Sequence[int] = (),
    ready: Sequence[int] | None = None,
    areas: Mapping[int, str | None] | None = None,
    upper: Iterable[int] = (),
    rows: Mapping[str, str | None] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    deck_sizes: Mapping[str, int] | None = None,
    owned: Sequence[Iterable[str]] = (),
    rotated: Sequence[Iterable[str]] = (),
    active: Sequence[Sequence[str]] = (),
    waiting: Sequence[Sequence[str]] = (),
    level: Sequence[int] = (),
    roma: Sequence[int] = (),
    influence: Mapping[int, Sequence[int]] | None = None,
    prestige: Mapping[int, int] | None = None,
    order: Sequence[int] | None = None,
    out: Sequence[int] = (),
    turn: int = 0,
    phase: str = "action",
    ending: int = 0,
    **options: Any,
) -> Position:
    """Return a position in which every count agrees with the pieces; the seat at `turn` in the order is asked."""
    state = State.new()
    AVE.compiled.begin(state, AVE.encode_options(AVE.complete_options({"seats": seats, **options})), 1)
    empty_but(AVE, state, "training_next_turn", "any_area")
    state.round_number = 1
    _set_seats(state, boards, stock, denarii)
    _set_workers(state, workers, standing or {}, training)
    for seat, is_ready in enumerate(ready if ready is not None else [int(value > 0) for value in training]):
        state.training_ready[seat] = is_ready

    cards = _Cards(state)
    for seat in range(seats):
        own, used = (list(names[seat]) if seat < len(names) else [] for names in (owned, rotated))
        _set_cards(state, cards, seat, own, used)
        running, idle = (list(names[seat]) if seat < len(names) else [] for names in (active, waiting))
        for slot, name in enumerate(running):
            state.slots[seat, slot] = cards.lay(PATRON, name, seat)
        for name in idle:
            cards.lay(PATRON, name, seat)
        state.patrons[seat] = len(running) + len(idle)
        state.level[seat] = level[seat] if seat < len(level) else len(running)
        state.roma[seat] = roma[seat] if seat < len(roma) else 0
    slots = {**{f"{row}:{slot}": "" for row in ROW_NAMES for slot in range(1, SLOTS + 1)}, **(rows or {})}
    places = {**dict.fromkeys(range(1, AREAS + 1), ""), **(areas or {})}
    wanted = [(kind, name) for kind, names in (decks or {}).items() for name in names]
    for name in [*(n for n in slots.values() if n), *(n for n in places.values() if n)]:
        cards.lay(kind_of(name), name, ON_BOARD)
    for kind, name in wanted:
        cards.lay(KIND_NAMES.index(kind), name, IN_DECK)
    for target, chosen in slots.items():
        row, slot = ROW_NAMES.index(target.split(":")[0]), int(target.split(":")[1]) - 1
        if chosen is not None:
            state.row[row, slot] = CARD_NAMES[row].index(chosen) if chosen else cards.lay_any(row, ON_BOARD)
    for number, chosen in places.items():
        if chosen is not None:
            card = CARD_NAMES[AREA_CARD].index(chosen) if chosen else cards.lay_any(AREA_CARD, ON_BOARD)
            state.area_card[number - 1] = card
    for number in upper:
        state.area_upper[number - 1] = 1
    for number, kind in enumerate(KIND_NAMES):
        cards.fill_deck(number, (decks or {}).get(kind, ()), (deck_sizes or {}).get(kind))

    for number, spaces in (influence or {}).items():
        state.influence[:seats, number - 1] = spaces
    for number, step in (prestige or {}).items():
        state.prestige[number - 1] = step
    state.order[:seats] = range(seats) if order is None else order
    for seat, is_out in enumerate(out):
        state.out[seat] = is_out
    state.turn = turn
    state.ending = ending
    state.phase = Phase[phase.upper()]
    if state.phase == Phase.RECRUITING:
        AVE.room("rounds").begin_recruiting(state)
    else:
        AVE.room("rounds").ask_worker(state)
    assert broken_laws(state) == []
    return Position(state)


def new_game(seed: int = 1, **options: Any) -> Position:
    """Return a real game at its first question."""
    return Position(Match.new(AVE, seed=seed, **options).state)
