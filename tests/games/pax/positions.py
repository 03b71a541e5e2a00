"""Positions of PAX by the names of the rulebook, for tests that read: given …, when …, then …

    table = position(stacks={1: ["estate_s1v2", "conspiracy_s1v2"]}, decision="buy")
    table.play("legion:1")
    assert table.money(0) == 1

Cards are named as in the component file. "estate:3" stands for any cards of that category with three symbols
together, "any" for any one card; both are taken from what the other names leave over. The rest lies in the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from saturnalia.games.pax.components import (
    ADVERSARY,
    CARD_CATEGORY,
    CARD_TYPES,
    CATEGORY_NAMES,
    CONSPIRACY,
    COPIES,
    DECK_SIZE,
    NO_CARD,
    NO_SEAT,
    SYMBOLS,
    VALUES,
)
from saturnalia.games.pax.state import ACTION_NAMES, CARD_0, EVENTS, Decision, State, broken_laws
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.games.emptied import empty_but
from tests.games.played import Played

PAX = load("pax")
CARD_IDS: list[str] = [card["id"] for card in PAX.components["card_type"]]
ANY = "any"


def card(name: str) -> int:
    """The number of a card type."""
    return CARD_IDS.index(name)


def action_of(name: str) -> int:
    """The id of an action by its name; the name of a card selects that card."""
    return CARD_0 + card(name) if name in CARD_IDS else ACTION_NAMES.index(name)


def name_of(action: int) -> str:
    """The name of an action; cards are called by their own names."""
    return CARD_IDS[action - CARD_0] if action >= CARD_0 else ACTION_NAMES[action]


class Position(Played):
    """A position that is played on by names, and answers questions by names."""

    game = PAX

    def name_of(self, action: int) -> str:
        """The name of an action; cards are called by their own names."""
        return CARD_IDS[action - CARD_0] if action >= CARD_0 else ACTION_NAMES[action]

    def action_of(self, name: str) -> int:
        """The id of an action by its name; the name of a card selects that card."""
        return action_of(name)

    def journal(self) -> list[dict[str, Any]]:
        """What the last action caused, nothing hidden, things by name."""
        return events_of(self.state)

    # -- looking ----------------------------------------------------------------------------------------------------

    def money(self, seat: int) -> int:
        """A seat's aurei."""
        return int(self.state.money[seat])

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return names_in(self.state.hand[seat])

    def tableau(self, seat: int) -> list[str]:
        """The cards a seat has played."""
        return names_in(self.state.tableau[seat])

    def stack(self, legion: int) -> list[str]:
        """The cards under a legion, counted from 1."""
        return names_in(self.state.stack[legion - 1])

    def rome(self) -> list[str]:
        """Rome's face-up cards."""
        return names_in(self.state.rome)

    def deck(self) -> list[str]:
        """The deck, its top first."""
        return [CARD_IDS[self.state.deck[(self.state.deck_top + i) % DECK_SIZE]] for i in range(self.state.deck_count)]

    def window(self) -> list[str]:
        """The drawn cards in view."""
        return [CARD_IDS[drawn] for drawn in self.state.window[: self.state.window_count]]

    def symbols(self, seat: int, category: str) -> int:
        """A seat's printed symbols in a category."""
        return int(self.state.symbols[seat, CATEGORY_NAMES.index(category)])

    def rome_symbols(self, category: str) -> int:
        """Rome's face-up symbols in a category."""
        return int(self.state.rome_symbols[CATEGORY_NAMES.index(category)])

    def conspiratus(self) -> int:
        """Who holds Primus Conspiratus."""
        return int(self.state.conspiratus)

    def scores(self) -> list[int]:
        """Everybody's points."""
        points = np.zeros(self.state.seats, dtype=np.int32)
        PAX.compiled.scores(self.state, points)
        return [int(number) for number in points]

    def places(self) -> list[int]:
        """Everybody's place; 1 for winners."""
        ranks = np.zeros(self.state.seats, dtype=np.int32)
        PAX.compiled.places(self.state, ranks)
        return [int(number) for number in ranks]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat sees, or everybody (-1)."""
        return PAX.view(self.state, viewer)


def events_of(state: Any) -> list[dict[str, Any]]:
    """What the last action caused, nothing hidden, cards by name."""
    lines = []
    for code, *numbers in state.journal[: state.journal_length].tolist():
        args: dict[str, Any] = dict(zip(EVENTS[code].args, numbers, strict=False))
        if "card" in args:
            args["card"] = CARD_IDS[args["card"]]
        lines.append({"event": EVENTS[code].name, **args})
    return lines


def names_in(counts: Any) -> list[str]:
    """The names of the cards in a count vector, in the order of the component file."""
    return [CARD_IDS[kind] for kind in range(CARD_TYPES) for _ in range(counts[kind])]


class _Supply:
    """The cards of the game that have no place yet."""

    def __init__(self, sets: int, categories: int) -> None:
        self.left = np.where(categories > CARD_CATEGORY, COPIES * sets, 0)

    def take(self, kind: int) -> int:
        assert self.left[kind] > 0, f"there are not so many cards {CARD_IDS[kind]}"
        self.left[kind] -= 1
        return kind

    def take_symbols(self, category: str, symbols: int) -> list[int]:
        """Take cards of a category with so many symbols together, single ones last."""
        kinds = [kind for kind in range(CARD_TYPES) if CATEGORY_NAMES[CARD_CATEGORY[kind]] == category]
        taken = []
        for kind in sorted(kinds, key=lambda kind: -SYMBOLS[kind]):
            while self.left[kind] > 0 and SYMBOLS[kind] <= symbols:
                taken.append(self.take(kind))
                symbols -= int(SYMBOLS[kind])
        assert symbols == 0, f"there are not so many symbols of {category}"
        return taken

    def take_any(self) -> int:
        return self.take(int(np.argmax(self.left)))


def _is_named(name: str) -> bool:
    return name != ANY and ":" not in name


def _deal(supply: _Supply, places: Mapping[Any, Sequence[str]]) -> dict[Any, list[int]]:
    """Give every place its cards: named ones first, then symbols, then any."""
    dealt: dict[Any, list[list[int]]] = {place: [[] for _ in names] for place, names in places.items()}
    entries = [(place, i, name) for place, names in places.items() for i, name in enumerate(names)]
    for place, i, name in sorted(entries, key=lambda entry: (not _is_named(entry[2]), entry[2] == ANY)):
        if name == ANY:
            dealt[place][i] = [supply.take_any()]
        elif ":" in name:
            category, symbols = name.split(":")
            dealt[place][i] = supply.take_symbols(category, int(symbols))
        else:
            dealt[place][i] = [supply.take(card(name))]
    return {place: [kind for group in groups for kind in group] for place, groups in dealt.items()}


def _counts(kinds: Iterable[int]) -> Any:
    return np.bincount(np.array(list(kinds), dtype=np.int64), minlength=CARD_TYPES)


def _by_category(counts: Any, weights: Any) -> Any:
    return np.bincount(CARD_CATEGORY, weights=counts * weights, minlength=len(CATEGORY_NAMES)).astype(np.int64)


def _holder(symbols: Any, seats: int) -> int:
    """Who must be holding Primus Conspiratus, the lowest seat if several could."""
    pairs = [(int(symbols[s, CONSPIRACY]), int(symbols[s, ADVERSARY])) for s in range(seats)]
    best = max(pairs)
    return pairs.index(best) if best[0] > 0 else NO_SEAT


def position(
    *,
    seats: int = 2,
    variant: str = "base",
    hands: Sequence[Sequence[str]] = (),
    tableaux: Sequence[Sequence[str]] = (),
    stacks: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    money: int | Sequence[int] = 5,
    rome: Sequence[str] = (),
    rome_hidden: Sequence[str] = (ANY, ANY, ANY),
    conspiratus: int | None = None,
    primus: int = 0,
    active: int | None = None,
    decision: str = "turn_mode",
    solo_level: int | None = None,
    legions: int | None = None,
    opening: Sequence[str] = (),
    opening_lay: int = 0,
) -> Position:
    """Return a position in which every count agrees with the cards; the active seat is asked `decision`.

    `opening` cards belong to the active seat, which lays `opening_lay` of them (solitaire) and then keeps one.
    """
    state = State.new()
    options = PAX.complete_options(
        {"seats": seats, "variant": variant, **({} if solo_level is None else {"solo_level": solo_level})}
    )
    PAX.compiled.begin(state, PAX.encode_options(options), 1)
    empty_but(PAX, state, "variant", "categories", "solo_level", "legions")
    supply = _Supply(2 if seats > 4 else 1, int(state.categories))
    places: dict[Any, Sequence[str]] = {"rome": rome, "hidden": rome_hidden, "deck": deck, "opening": opening}
    places |= {("hand", seat): names for seat, names in enumerate(hands)}
    places |= {("tableau", seat): names for seat, names in enumerate(tableaux)}
    places |= {("stack", legion): names for legion, names in (stacks or {}).items()}
    dealt = _deal(supply, places)

    for seat in range(seats):
        state.hand[seat] = _counts(dealt.get(("hand", seat), []))
        state.hand_count[seat] = state.hand[seat].sum()
        tableau = _counts(dealt.get(("tableau", seat), []))
        state.tableau[seat] = tableau
        state.cards[seat] = _by_category(tableau, 1)
        state.symbols[seat] = _by_category(tableau, SYMBOLS)
        state.money[seat] = money if isinstance(money, int) else money[seat]
    for legion in stacks or {}:
        stack = _counts(dealt[("stack", legion)])
        state.stack[legion - 1] = stack
        state.stack_count[legion - 1] = stack.sum()
        state.stack_value[legion - 1] = stack @ VALUES
    state.rome[:] = _counts(dealt["rome"])
    state.rome_symbols[:] = _by_category(_counts(dealt["rome"]), SYMBOLS)
    state.rome_hidden[:] = dealt["hidden"] or NO_CARD
    state.deck[: len(dealt["deck"])] = dealt["deck"]
    state.deck_count = len(dealt["deck"])
    state.box[:] = supply.left
    state.opening[primus if active is None else active, : len(opening)] = dealt["opening"]
    state.opening_count[primus if active is None else active] = len(opening)
    state.opening_lay = opening_lay

    state.legions = legions or (3 if seats == 1 else seats + 1)
    state.round_number = 0 if opening else 1
    state.primus = primus
    state.conspiratus = _holder(state.symbols, seats) if conspiratus is None else conspiratus
    state.active = state.actor = primus if active is None else active
    state.turns_left = seats - (state.active - primus) % seats
    state.decision = Decision[decision.upper()]
    assert broken_laws(state) == []
    return Position(state)


def new_game(seed: int = 1, **options: Any) -> Position:
    """Return a real game at its first question."""
    return Position(Match.new(PAX, seed=seed, **options).state)


def keep_first(table: Position) -> Position:
    """Answer every question of the set-up with the first card offered."""
    told = []
    while table.decision in ("solo_lay", "setup_keep", "setup_return"):
        table.play(table.legal()[0])
        told += table.happened
    table.happened = told
    return table


def first_turn(seed: int = 1, **options: Any) -> Position:
    """Return a real game at the beginning of its first turn."""
    return keep_first(new_game(seed, **options))
