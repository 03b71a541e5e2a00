"""Positions of Mare Nostrum by the names of the component file, for tests that read: given …, when …, then …

    table = position(own={"rome": ["cisalpina"]}, hands={"rome": {"tax": 3}}).construct("rome")
    table.play("build:legion", "province:rome", "pay_tax")
    assert table.legions("rome", "rome") == 1

Every played side owns its home province; everything else is named. Actions are called by their names, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from saturnalia.games.mare_nostrum import board, cards, construction, movement, opening, rules
from saturnalia.games.mare_nostrum.components import (
    DIE_SIDES,
    FIGURE_NAMES,
    HOME,
    NOBODY,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    ROLE_NAMES,
    SEA_NAMES,
    SIDE_NAMES,
    SLOT_NAMES,
)
from saturnalia.games.mare_nostrum.figures import gain_figure
from saturnalia.games.mare_nostrum.names import name_of
from saturnalia.games.mare_nostrum.state import EVENTS, Decision, Phase, State, broken_laws
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from saturnalia.kernel.random import below, generator
from tests.games.played import Played

MARE = load("mare_nostrum")
SWITCHES = (
    "pillage_per_legion",
    "director_may_give_acquired_card",
    "launch_is_compulsory",
    "any_foreign_legion_bars_building",
    "lone_holder_takes_back",
)
THREE, FOUR, FIVE = ("greece", "babylon", "carthage"), ("rome", "greece", "egypt", "carthage"), tuple(SIDE_NAMES)


def side(name: str) -> int:
    """The number of a civilisation."""
    return SIDE_NAMES.index(name)


def place(name: str) -> int:
    """The number of a province."""
    return PROVINCE_NAMES.index(name)


class Position(Played):
    """A position that is played on by names, and answers questions by names."""

    game = MARE

    def journal(self) -> list[dict[str, Any]]:
        """What the last action caused, nothing hidden, things by name."""
        return events_of(self.state)

    # -- where to begin -----------------------------------------------------------------------------------------------

    def construct(self, name: str) -> Position:
        """The last construction turn of the phase: only this side has not built yet."""
        self.state.phase, self.state.active = Phase.CONSTRUCTION, side(name)
        board.ask(self.state, side(name), Decision.CONSTRUCT)
        return self.checked()

    def sea_step(self, name: str) -> Position:
        """The last military turn of the phase, from its beginning."""
        self.state.phase, self.state.active = Phase.MILITARY, side(name)
        movement.ask_sea_step(self.state)
        rules.go_on(self.state)
        return self.checked()

    def land_step(self, name: str, then: str | None = None) -> Position:
        """A military turn at its land step; `then` another side follows."""
        self.state.phase, self.state.active = Phase.MILITARY, side(name)
        self.state.next_side = side(then) if then else NOBODY
        movement.ask_land_step(self.state)
        rules.go_on(self.state)
        return self.checked()

    def new_round(self, number: int = 2) -> Position:
        """The beginning of a round: roles, income, and the trade."""
        self.state.round_number = number - 1
        self.state.journal_length = 0
        rules.begin_round(self.state)
        rules.go_on(self.state)
        self.happened = events_of(self.state)
        return self.checked()

    def trade(self, number: int) -> Position:
        """The Director has named a number: everybody offers."""
        self.state.phase = Phase.COMMERCE
        board.ask(self.state, int(self.state.role[0]), Decision.TRADE_NUMBER)
        return self.checked().play(f"number:{number}")

    def build_order(self) -> Position:
        """The beginning of the construction phase."""
        construction.begin_construction(self.state)
        return self.checked()

    def military_order(self) -> Position:
        """The beginning of the military phase."""
        movement.begin_military(self.state)
        return self.checked()

    def keep_cards(self) -> Position:
        """The end of the construction phase."""
        self.state.phase = Phase.CONSTRUCTION
        construction.begin_keeping(self.state)
        return self.checked()

    def checked(self) -> Position:
        """Whatever was arranged must be possible."""
        assert broken_laws(self.state) == []
        return self

    def dice(self, *wanted: int) -> Position:
        """Let the next dice fall so: the attacker's first."""
        for seed in range(200_000):
            numbers = generator(seed)
            if all(1 + below(numbers, DIE_SIDES) == die for die in wanted):
                self.state.generator[0] = seed
                return self
        raise LookupError(f"no such dice: {wanted}")

    # -- playing ------------------------------------------------------------------------------------------------------

    def offers(self, kind: str) -> list[str]:
        """What is offered of one kind, such as `province`, without the kind."""
        return [name.partition(":")[2] for name in self.legal() if name.startswith(f"{kind}:")]

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str | None:
        """The civilisation that must answer it, nobody at the end."""
        return SIDE_NAMES[self.state.side_of[self.state.actor]] if self.state.actor >= 0 else None

    def hand(self, name: str) -> dict[str, int]:
        """The cards in a hand."""
        return named(self.state.hand[side(name)], RESOURCE_NAMES)

    def owner(self, province: str) -> str | None:
        """Whose marker lies in a province."""
        owner = int(self.state.owner[place(province)])
        return SIDE_NAMES[owner] if owner >= 0 else None

    def legions(self, name: str, province: str) -> int:
        """How many legions a side has in a province."""
        return int(self.state.legion[side(name), place(province)])

    def fortresses(self, province: str) -> int:
        """How many fortresses stand in a province."""
        return int(self.state.fortress[place(province)])

    def triremes(self, name: str, sea: str) -> int:
        """How many triremes a side has in a zone."""
        return int(self.state.trireme[side(name), SEA_NAMES.index(sea)])

    def docked(self, name: str, province: str) -> int:
        """How many triremes a side has in a dock."""
        return int(self.state.docked[side(name), place(province)])

    def buildings(self, province: str) -> list[str]:
        """The buildings in a province, by the names of their slots."""
        return [SLOT_NAMES[slot] for slot in range(1, 6) if board.has_building(self.state, place(province), slot)]

    def tasks(self, province: str) -> list[str]:
        """The slots on which legions stand."""
        slots = int(self.state.task_slots[place(province)])
        return [name for slot, name in enumerate(SLOT_NAMES) if slots >> slot & 1]

    def role(self, name: str) -> str | None:
        """Who holds a role card."""
        holder = int(self.state.role[ROLE_NAMES.index(name)])
        return SIDE_NAMES[holder] if holder >= 0 else None

    def figures(self, name: str) -> list[str]:
        """A side's heroes and wonders."""
        return [FIGURE_NAMES[f] for f, owner in enumerate(self.state.figure_owner.tolist()) if owner == side(name)]

    def places(self) -> list[int]:
        """Everybody's place, in the order of the seats; 1 for the winner."""
        ranks = np.zeros(self.state.seats, dtype=np.int32)
        MARE.compiled.places(self.state, ranks)
        return [int(rank) for rank in ranks]

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What a civilisation's player sees, or a spectator."""
        return MARE.view(self.state, int(self.state.seat_of[side(name)]) if name else -1)

    def province(self, name: str) -> dict[str, Any]:
        """One province as everybody sees it."""
        return next(entry for entry in self.view()["provinces"] if entry["id"] == name)


def named(vector: Any, names: Sequence[str]) -> dict[str, int]:
    """A count vector by names, without zeros."""
    return {names[number]: count for number, count in enumerate(vector.tolist()) if count}


def events_of(state: Any) -> list[dict[str, Any]]:
    """What the last action caused, nothing hidden, with names instead of numbers."""
    names: dict[str, Sequence[str]] = {
        "side": SIDE_NAMES, "enemy": SIDE_NAMES, "from_side": SIDE_NAMES, "to_side": SIDE_NAMES,
        "after_side": SIDE_NAMES, "place": PROVINCE_NAMES, "from_place": PROVINCE_NAMES, "to_place": PROVINCE_NAMES,
        "sea": SEA_NAMES, "from_sea": SEA_NAMES, "to_sea": SEA_NAMES, "kind": RESOURCE_NAMES, "slot": SLOT_NAMES,
        "figure": FIGURE_NAMES, "role": ROLE_NAMES, "gave": RESOURCE_NAMES, "got": RESOURCE_NAMES,
    }  # fmt: skip
    lines = []
    for code, *numbers in state.journal[: state.journal_length].tolist():
        args: dict[str, Any] = dict(zip(EVENTS[code].args, numbers, strict=False))
        args = {key: name_of(names[key], value) if key in names else value for key, value in args.items()}
        args.pop("seat", None)  # which is told for the sake of secrets; the side says as much
        lines.append({"event": EVENTS[code].name, **args})
    return lines


def position(
    *,
    sides: Sequence[str] = THREE,
    advanced: bool = False,
    neutral: bool = False,
    own: Mapping[str, Iterable[str]] | None = None,
    buildings: Mapping[str, Iterable[str]] | None = None,
    fortresses: Mapping[str, int] | None = None,
    legions: Mapping[str, Mapping[str, int]] | None = None,
    triremes: Mapping[str, Mapping[str, int]] | None = None,
    docked: Mapping[str, Mapping[str, int]] | None = None,
    tasks: Mapping[str, tuple[str, Sequence[str]]] | None = None,
    figures: Mapping[str, Iterable[str]] | None = None,
    hands: Mapping[str, Mapping[str, int]] | None = None,
    bank: Mapping[str, int] | None = None,
    tokens: Sequence[int] | None = None,
    roles: Sequence[str] | None = None,
    owned_since_start: bool = True,
    **switches: bool,
) -> Position:
    """Return a position in which every count agrees with the pieces; then say which question is asked.

    `bank` limits what the bank has of some kinds: the rest is in the hand of a side that is not looked at otherwise.
    """
    options = {name: MARE.options[2 + number].default for number, name in enumerate(SWITCHES)} | switches
    state = State.new()
    completed = MARE.complete_options({"seats": len(sides), "setup": "advanced" if advanced else "basic", **options})
    MARE.compiled.begin(state, MARE.encode_options(completed), 1)
    for seat, name in enumerate(sides):
        opening.give_side(state, seat, side(name))
    for number in range(len(SIDE_NAMES)):
        if board.is_played(state, number):
            board.place_marker(state, number, int(HOME[number]))
        elif neutral:
            opening.place_neutral(state, number)
    for name, provinces in (own or {}).items():
        for province in provinces:
            board.place_marker(state, side(name), place(province))
    for province, slots in (buildings or {}).items():
        for slot in slots:
            board.put_building(state, place(province), SLOT_NAMES.index(slot))
    for province, count in (fortresses or {}).items():
        board.add_fortresses(state, int(state.owner[place(province)]), place(province), count)
    for province, armies in (legions or {}).items():
        for name, count in armies.items():
            board.add_legions(state, side(name), place(province), count)
    for sea, fleets in (triremes or {}).items():
        for name, count in fleets.items():
            board.change_triremes(state, side(name), SEA_NAMES.index(sea), count)
            state.triremes_left[side(name)] -= count
    for province, docks in (docked or {}).items():
        for name, count in docks.items():
            for _ in range(count):
                board.dock_trireme(state, side(name), place(province))
    for province, (name, slots) in (tasks or {}).items():
        for slot in slots:
            board.put_on_slot(state, side(name), place(province), SLOT_NAMES.index(slot))
    for name, owned in (figures or {}).items():
        for figure in owned:
            gain_figure(state, side(name), FIGURE_NAMES.index(figure))
    for name, hand in (hands or {}).items():
        for kind, count in hand.items():
            for _ in range(count):
                assert cards.take_from_bank(state, side(name), RESOURCE_NAMES.index(kind))
    for kind, count in (bank or {}).items():
        while state.bank[RESOURCE_NAMES.index(kind)] > count:
            cards.take_from_bank(state, side(sides[-1]), RESOURCE_NAMES.index(kind))
    if tokens is not None:  # the others lie in provinces that nobody looks at
        for token, left in enumerate(tokens):
            _use_up(state, token, left)
    holders = roles or sides[:3]
    for number, holder in enumerate(holders):
        state.role[number] = side(holder)
    state.round_number = 1
    if owned_since_start:
        state.owned_at_start[:] = state.owned
    state.journal_length = 0
    return Position(state)


def _use_up(state: Any, token: int, left: int) -> None:
    """Put tokens onto free provinces from the end of the list until so many are left."""
    slots = {0: (2, 3), 1: (1,), 2: (4,), 3: (5,)}[token]
    for slot in slots:
        for province in reversed(range(len(PROVINCE_NAMES))):
            if (
                state.tokens[token] > left
                and state.owner[province] < 0
                and not board.has_building(state, province, slot)
            ):
                board.put_building(state, province, slot)
    assert state.tokens[token] == left


def new_game(seed: int = 1, sides: Sequence[str] | None = None, **options: Any) -> Position:
    """Return a real game; `sides` are chosen by the seats in turn, or everybody leaves it to the lot."""
    table = Position(Match.new(MARE, seed=seed, **options).state)
    for seat in range(int(table.state.seats)):
        table.play(f"side:{sides[seat]}" if sides else "done")
    return table


def first_sites(table: Position) -> Position:
    """Answer every question of the basic set-up with the first site."""
    while table.decision == "setup_caravan":
        table.play("slot:caravan_0")
    return table
