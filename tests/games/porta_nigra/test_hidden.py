"""Chapter 10: what every seat and a spectator see, and what dealing it anew leaves as it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.porta_nigra.components import BUILDING_CARD_NAMES, CARD_NAMES, HONOR_NAMES
from saturnalia.games.porta_nigra.state import State, broken_laws
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import PORTA_NIGRA, Position, new_game, position

SPECTATOR = -1
HIDDEN = {"generator", "supply", "building_pile", "honor_pile", "hand", "deck", "pool", "journal", "journal_length"}


def in_the_middle(seed: int, seats: int = 3) -> Position:
    """A position of a random game, in the middle of it."""
    match = Match.new(PORTA_NIGRA, seed=seed, seats=seats)
    numbers = np.random.default_rng(seed)
    for _ in range(60 + seed):
        match.play(int(numbers.choice(match.legal())))
    return Position(match.state)


def redealt(state: Any, viewer: int, seed: int) -> Any:
    """The position as the viewer might imagine it."""
    copy = State.copy(state)
    PORTA_NIGRA.compiled.redeal(copy, viewer, seed)
    assert broken_laws(copy) == []
    return copy


@pytest.mark.clause("POR-10.1", "POR-10.2", "POR-10.3", "POR-10.7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_everything_but_hands_and_piles_is_seen_by_all(viewer: int) -> None:
    for seed in range(5):
        state = in_the_middle(seed).state
        seen = State.mask(state, viewer)
        for name in State.dtype().names or ():
            if name not in HIDDEN:
                assert (seen[name] == state[name]).all(), name


@pytest.mark.clause("POR-10.1", "POR-10.2", "POR-10.3", "POR-10.7")
def test_the_view_shows_board_play_areas_displays_and_discards() -> None:
    table = position(
        card="quarry",
        built={"basilica_a_1": 1},
        bricks=["", "2 red"],
        coins=[3, 7],
        cards=[[], ["basilica"]],
        finals=[[], ["final_30"]],
        display=["card_city_wall_red"],
        honors=["acclaim", "acclaim"],
        hands=[["marble"], ["marble", "pay_day"]],
        decks=[["night_shift"], ["free_hand"]],
    )
    view = table.view(0)
    other = view["seats"][1]
    assert (other["coins"], other["bricks"]["red"], other["building_cards"]["basilica"]) == (7, 2, 1)
    assert other["finals"] == [{"honor": "final_30", "points": 30, "count": 1}]
    assert [card["building_card"] for card in view["building_cards"]["display"]] == ["card_city_wall_red"]
    assert [(kind["honor"], kind["count"]) for kind in view["honors"]["display"]] == [("acclaim", 2)]
    assert [site["owner"] for site in view["sites"] if site["site"] == "basilica_a_1"] == [1]
    assert view["market"]["reserve"] == table.reserve
    assert other["played"] == ["foundations", "toll_road", "great_works", "night_shift", "quarry"]
    assert view["seats"][0]["played"] == ["free_hand", "foundations", "toll_road", "great_works", "quarry", "pay_day"]


@pytest.mark.clause("POR-10.4")
def test_a_hand_is_seen_only_by_its_owner() -> None:
    table = position(hands=[["marble", "quarry"], ["free_hand", "pay_day"]])
    hand = [card["card"] for card in table.view(0)["seats"][0]["hand"]]
    assert hand == ["marble", "quarry"]
    for viewer in (1, SPECTATOR):
        assert table.view(viewer)["seats"][0]["hand"] is None
        assert table.view(viewer)["seats"][0]["hand_count"] == 2
        assert State.mask(table.state, viewer).hand[0].sum() == 0


@pytest.mark.clause("POR-10.4")
def test_a_drawn_card_is_told_only_to_whoever_drew_it() -> None:
    table = position(card="quarry", hands=[["marble"], ["marble"]], decks=[["pay_day"], ["pay_day"]]).play("end_turn")
    for viewer in (0, 1, SPECTATOR):
        drawn = [event for event in PORTA_NIGRA.journal(table.state, viewer) if event["event"] == "drew_card"]
        assert drawn == [
            {"event": "drew_card", "seat": 0, "card": CARD_NAMES.index("pay_day") if viewer == 0 else None}
        ]
        assert bool(PORTA_NIGRA.tell(drawn[0])) == (viewer == 0)


@pytest.mark.clause("POR-3.6", "POR-3.9", "POR-3.10", "POR-3.25")
@pytest.mark.parametrize(
    ("change", "revealed"),
    [
        ({}, False),
        ({"decks": [["pay_day"], []]}, True),
        ({"shops": "6 black"}, True),
        ({"display": BUILDING_CARD_NAMES[:5]}, True),
        ({"honors": HONOR_NAMES[:13]}, True),
    ],
    ids=["nothing", "action card", "supply card", "building card", "honor card"],
)
def test_the_end_of_a_turn_can_be_undone_only_if_no_card_came_to_light(change: dict[str, Any], revealed: bool) -> None:
    quiet = {"decks": [[], []], "shops": "7 black", "display": BUILDING_CARD_NAMES[:6], "honors": HONOR_NAMES}
    table = position(card="quarry", hands=[["marble"], ["marble"]], **{**quiet, **change}).play("end_turn")
    assert bool(table.state.revealed) == revealed


@pytest.mark.clause("POR-10.5")
def test_nobody_knows_the_order_of_an_action_deck_but_its_owner_knows_its_cards() -> None:
    for seed in range(4):
        state = in_the_middle(seed).state
        assert (State.mask(state, 0).deck == -1).all()
        decks = set()
        for number in range(30):
            other = redealt(state, 0, number)
            assert sorted(other.deck[0].tolist()) == sorted(state.deck[0].tolist())
            assert other.hand[0].tolist() == state.hand[0].tolist()
            decks.add(tuple(other.deck[0].tolist()))
        assert len(decks) > 1 or state.deck_left[0] < 2


@pytest.mark.clause("POR-10.6")
def test_what_others_have_not_played_is_known_but_not_what_of_it_they_hold() -> None:
    table = in_the_middle(3)
    state = table.state
    unplayed = table.view(0)["seats"][1]["unplayed"]
    hands = set()
    for number in range(40):
        other = redealt(state, 0, number)
        held = [CARD_NAMES[card] for card in range(8) if other.hand[1, card]]
        deck = [CARD_NAMES[card] for card in other.deck[1] if card >= 0]
        assert sorted([*held, *deck]) == sorted(unplayed)
        assert len(held) == state.hand_count[1]
        hands.add(tuple(held))
    assert len(hands) > 3


@pytest.mark.clause("POR-10.8")
def test_the_supply_pile_is_known_but_not_its_order() -> None:
    state = position(supply=["supply_2", "supply_5", "supply_7", "supply_9"]).state
    assert (State.mask(state, 0).supply == -1).all()
    orders = set()
    for number in range(30):
        pile = redealt(state, 0, number).supply[:4].tolist()
        assert sorted(pile) == [1, 4, 6, 8]
        orders.add(tuple(pile))
    assert len(orders) > 10


@pytest.mark.clause("POR-10.9")
def test_the_piles_of_building_and_honor_cards_are_known_but_not_their_order() -> None:
    state = new_game(5).state
    masked = State.mask(state, 1)
    assert (masked.building_pile == -1).all()
    assert (masked.honor_pile == -1).all()
    others = [redealt(state, 1, number) for number in range(20)]
    for other in others:
        assert sorted(other.building_pile.tolist()) == sorted(state.building_pile.tolist())
        assert sorted(other.honor_pile.tolist()) == sorted(state.honor_pile.tolist())
    assert len({tuple(other.building_pile.tolist()) for other in others}) == 20
    assert len({tuple(other.honor_pile.tolist()) for other in others}) == 20


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_redeal_keeps_what_is_seen_and_forgets_the_rest(viewer: int) -> None:
    for seed in range(6):
        state = in_the_middle(seed).state
        first = redealt(state, viewer, 11)
        assert State.mask(first, viewer).tobytes() == State.mask(state, viewer).tobytes()
        assert redealt(first, viewer, 7).tobytes() == redealt(state, viewer, 7).tobytes()


def test_after_the_end_a_redeal_changes_nothing() -> None:
    empty: list[list[str]] = [[], []]
    table = position(card="marble", active=1, round_number=3, hands=empty, decks=empty).play("end_turn")
    before = State.mask(table.state, 0).tobytes()
    assert State.mask(redealt(table.state, 0, 3), 0).tobytes() == before
    assert table.view(1)["seats"][0]["hand"] == []
