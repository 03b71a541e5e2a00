"""The end of the game (chapter 13), variants (19), the score sheet and the outcome."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum.components import MAX_ROUNDS
from tests.games.mare_nostrum.positions import FIVE, MARE, Position, position

HEROES = ["ulysses", "helen_of_troy", "solomon"]


def outcome(table: Position) -> str:
    return MARE.outcome(table.state).id.removeprefix("mare_nostrum-outcome-")


@pytest.mark.clause("MAR-13.1")
def test_the_fourth_hero_or_wonder_wins_at_once() -> None:
    table = position(figures={"greece": HEROES}, hands={"greece": {"tax": 12}}).construct("greece")
    table.play("acquire:pericles", "pay_tax")
    assert table.is_over
    assert table.told("won") == [{"side": "greece", "pyramids": 0, "count": 4}]
    assert table.places()[0] == 1
    assert outcome(table) == "figures"


@pytest.mark.clause("MAR-13.1", "MAR-12.2")
def test_the_pyramids_win_at_once() -> None:
    goods = dict.fromkeys(
        ["grain", "fish", "slaves", "wine", "metal", "fruit", "livestock", "oil", "gold", "gems", "perfume", "papyrus"],
        1,
    )
    table = position(hands={"babylon": goods}).construct("babylon").play("acquire:pyramids", "pay_goods")
    table.play(*(f"card:{kind}" for kind in goods))
    assert table.is_over
    assert table.told("won") == [{"side": "babylon", "pyramids": 1, "count": 1}]
    assert table.places() == [2, 1, 2]
    assert outcome(table) == "pyramids"


@pytest.mark.clause("MAR-13.1")
def test_three_are_not_enough_and_eleven_cards_build_no_pyramids() -> None:
    table = position(figures={"greece": HEROES[:2]}, hands={"greece": {"tax": 11}}).construct("greece")
    assert table.refuses("acquire:pyramids") == "MAR-7.2.1"
    table.play("acquire:pericles", "pay_tax")
    assert not table.is_over


@pytest.mark.clause("MAR-13.2", "MAR-19.3")
def test_the_first_in_the_order_of_construction_wins_alone() -> None:
    for first, winner in [("greece", 0), ("babylon", 1)]:
        table = position(
            figures={"greece": HEROES, "babylon": ["hammurabi", "agamemnon", "archimedes"]},
            hands={"greece": {"tax": 9}, "babylon": {"tax": 9}}, roles=("carthage",) * 3,
        ).build_order()  # fmt: skip
        table.play(f"side:{first}", "side:carthage", "acquire:colossus", "pay_tax")
        assert table.is_over
        assert table.places().count(1) == 1
        assert table.places()[winner] == 1


def last_round(**given: Any) -> Position:
    """The end of the last round: nobody has won."""
    table = position(**given)
    table.state.round_number = MAX_ROUNDS
    return table.sea_step("greece")


@pytest.mark.clause("MAR-13.3")
@pytest.mark.parametrize(
    ("given", "places"),
    [
        ({"figures": {"babylon": ["ulysses"]}, "buildings": {"athens": ["city"]}}, [2, 1, 3]),
        ({"buildings": {"carthage": ["city"]}, "own": {"greece": ["dacia"]}}, [2, 3, 1]),
        ({"own": {"greece": ["dacia"]}, "fortresses": {"babylon": 1}}, [1, 2, 3]),
        ({"fortresses": {"babylon": 1}}, [2, 1, 2]),
        ({}, [1, 1, 1]),
    ],
)
def test_after_the_last_round_figures_buildings_provinces_and_units_rank(
    given: dict[str, Any], places: list[int]
) -> None:
    table = last_round(**given)
    assert MAX_ROUNDS == 40
    assert table.is_over
    assert table.places() == places
    assert outcome(table) == ("rounds" if places.count(1) == 1 else "rounds-shared")


@pytest.mark.clause("MAR-13.3")
def test_occupied_buildings_count_for_the_occupier() -> None:
    table = last_round(
        own={"babylon": ["syria"]}, buildings={"syria": ["caravan_0"]}, legions={"syria": {"carthage": 1}},
        tasks={"syria": ("carthage", ["caravan_0"])},
    )  # fmt: skip
    assert table.places() == [3, 2, 1]


def test_before_the_last_round_the_game_goes_on() -> None:
    table = position()
    table.state.round_number = MAX_ROUNDS - 1
    assert not table.sea_step("greece").is_over


def test_the_score_sheet_shows_everything_that_decides() -> None:
    table = position(
        sides=FIVE, figures={"rome": ["julius_caesar", "colossus", "ulysses"]}, hands={"rome": {"tax": 12}},
        buildings={"rome": ["city", "caravan_0", "caravan_1", "market", "temple"]}, fortresses={"rome": 1},
    ).construct("rome").play("acquire:pyramids", "pay_tax")  # fmt: skip
    sheet = {row.title.id.removeprefix("mare_nostrum-score-"): row.points for row in MARE.score_sheet(table.state)}
    assert {name: points[0] for name, points in sheet.items()} == {
        "heroes": 2, "wonders": 2, "pyramids": 1, "cities": 1, "caravans": 2, "markets": 1, "temples": 1,
        "provinces": 1, "units": 1, "total": 4,
    }  # fmt: skip
    points = np.zeros(5, dtype=np.int32)
    MARE.compiled.scores(table.state, points)
    assert points.tolist() == sheet["total"] == [4, 0, 0, 0, 0]
