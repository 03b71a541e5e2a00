"""Chapter 6: interim scoring and new rounds."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, Position, position

TEN_BRICKS = {"basilica_a_5": 0, "basilica_b_1": 0, "basilica_a_4": 0}


def end_of_round(seats: int = 2, start: int = 0, **position_args: Any) -> Position:
    """The last turn of a round has just ended; the start player is asked how to split."""
    position_args.setdefault("round_number", 1)
    last = (start + seats - 1) % seats
    empty: list[list[str]] = [[] for _ in range(seats)]
    table = position(
        seats=seats, start=start, active=last, card="marble", torches_left=0, hands=empty, decks=empty, **position_args
    )
    return table.play("end_turn")


@pytest.mark.clause("POR-6.1")
@pytest.mark.parametrize(
    ("seats", "round_number", "scored"), [(2, 1, True), (2, 2, True), (2, 3, False), (3, 1, True), (4, 2, False)]
)
def test_there_is_an_interim_scoring_after_every_round_but_the_last(
    seats: int, round_number: int, scored: bool
) -> None:
    table = end_of_round(seats, round_number=round_number)
    assert (table.decision == "interim_tens" and not table.is_over) == scored
    assert table.is_over != scored


@pytest.mark.clause("POR-6.2")
def test_all_own_bricks_on_the_board_are_counted() -> None:
    built = {"basilica_a_1": 0, "amphitheatre_c_1": 0, "city_wall_1": 0, "porta_nigra_1": (0, 5), "city_wall_3": 1}
    table = end_of_round(built=built)
    assert table.view()["interim"]["bricks"] == 3 + 1 + 2 + 5
    assert table.play("tens:0", "units:0").view()["interim"]["bricks"] == 3


@pytest.mark.clause("POR-6.3")
@pytest.mark.parametrize(("seats", "units"), [(2, 10), (3, 20), (4, 20)])
def test_the_number_is_doubled_with_three_or_four_players(seats: int, units: int) -> None:
    assert end_of_round(seats, built=TEN_BRICKS).view()["interim"]["units"] == units


@pytest.mark.clause("POR-6.4")
@pytest.mark.parametrize("coins", [0, 7, 10, 19, 20])
def test_the_number_is_split_freely_into_coins_and_points(coins: int) -> None:
    table = end_of_round(3, built=TEN_BRICKS)
    assert table.offered("tens") == ["0", "1", "2"]
    assert table.refuses("tens:3") == "POR-6.4"
    table.play(f"tens:{coins // 10}")
    assert len(table.offered("units")) == (1 if coins == 20 else 10)
    table.play(f"units:{coins % 10}")
    assert (table.coins(), table.points()) == (20 + coins, 20 - coins)
    assert table.told("split_interim") == [{"seat": 0, "bricks": 10, "coins": coins, "points": 20 - coins}]


@pytest.mark.clause("POR-6.4")
def test_nobody_takes_more_than_there_is() -> None:
    table = end_of_round(built={"basilica_a_1": 0})
    assert table.legal() == ["tens:0"]
    assert table.play("tens:0").offered("units") == ["0", "1", "2", "3"]
    assert table.refuses("units:4") == "POR-6.4"
    assert table.refuses("end_turn") == "POR-6.4"


@pytest.mark.clause("POR-6.5", "POR-6.2")
def test_the_order_is_that_of_the_round_just_finished() -> None:
    table = end_of_round(4, start=2)
    order = []
    while table.decision == "interim_tens":
        order.append(table.actor)
        table.play("tens:0", "units:0")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("POR-6.6")
def test_bricks_stay_and_count_again() -> None:
    table = end_of_round(built=TEN_BRICKS).play("tens:1", "units:0", "tens:0", "units:0")
    assert int(table.state.built[0].sum()) == 10
    assert table.view()["seats"][0]["interim_units"] == 10


@pytest.mark.clause("POR-6.7")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_whoever_has_the_fewest_points_names_the_start_player(named: int) -> None:
    table = end_of_round(3, points=[9, 4, 7])
    table.play("tens:0", "units:0", "tens:0", "units:0", "tens:0", "units:0")
    assert (table.actor, table.decision) == (1, "name_start_player")
    assert table.offered("start_player") == ["1", "2", "3"]
    assert table.refuses("end_turn") == "POR-6.7"
    table.play(f"start_player:{named}")
    assert (table.actor, int(table.state.start_seat)) == (named - 1, named - 1)


@pytest.mark.clause("POR-6.7")
def test_the_points_after_the_interim_scoring_decide() -> None:
    table = end_of_round(points=[3, 5], built=TEN_BRICKS).play("tens:0", "units:0", "tens:0", "units:0")
    assert table.actor == 1


@pytest.mark.clause("POR-6.8")
@pytest.mark.parametrize(
    ("start", "points", "names"), [(0, [4, 4, 9], 1), (1, [4, 4, 9], 0), (2, [4, 4, 4], 1), (2, [9, 4, 4], 1)]
)
def test_of_several_whoever_came_last_in_the_round_decides(start: int, points: list[int], names: int) -> None:
    table = end_of_round(3, start=start, points=points)
    for _ in range(3):
        table.play("tens:0", "units:0")
    assert table.actor == names


@pytest.mark.clause("POR-6.9")
def test_a_new_round_gives_everybody_a_new_deck_and_two_cards() -> None:
    table = end_of_round().play("tens:0", "units:0", "tens:0", "units:0", "start_player:2")
    assert table.state.round_number == 2
    assert table.told("round_began") == [{"round": 2, "seat": 1}]
    for seat in (0, 1):
        assert len(table.hand(seat)) == 2
        assert table.state.deck_left[seat] == 6
        assert table.state.played[seat].sum() == 0
    assert (table.actor, table.decision) == (1, "play_card")


@pytest.mark.clause("POR-6.10")
def test_everything_else_stays_as_it_is() -> None:
    shown = ["card_basilica_red", "card_city_wall_red"]
    table = end_of_round(
        builders=["basilica", "city_wall"],
        bricks=["2 red", "1 white"],
        influence=[3, 1],
        torches=[1, 2],
        built=TEN_BRICKS,
        display=shown,
        building_pile=[],
        honors=["acclaim"],
        honor_pile=[*["final_30"] * 2, *["final_42"] * 2, *["final_56"] * 2],
    )
    before = table.view(-1)
    table.play("tens:0", "units:0", "tens:0", "units:0", "start_player:1")
    after = table.view(-1)
    for part in ("shops", "sites", "building_cards", "majorities", "quarters"):
        assert after[part] == before[part]
    for kept in ("coins", "torches", "influence", "romans", "stock", "bricks", "building_cards", "builder"):
        assert after["seats"][1][kept] == before["seats"][1][kept]


@pytest.mark.parametrize(
    ("language", "last"),
    [("en", ["Take 0 to 9 coins", "Take 10 coins"]), ("hu", ["0–9 sestertiust kérek", "10 sestertiust kérek"])],
)
def test_ten_coins_alone_are_no_range(language: str, last: list[str]) -> None:
    table = end_of_round(built=TEN_BRICKS)
    answers = [PORTA_NIGRA.describe(table.state, PORTA_NIGRA.action_ids[name]) for name in table.legal()]
    assert [Words(language, PORTA_NIGRA).say(answer) for answer in answers] == last


def test_the_interim_scoring_shows_both_totals() -> None:
    table = end_of_round(3, built=TEN_BRICKS, coins=[4, 20, 20], points=[30, 0, 0])
    shown = table.view()["interim"]
    assert shown == {
        "seat": 0, "bricks": 10, "multiplier": 2, "units": 20, "tens": None, "coins": 4, "points": 30
    }  # fmt: skip
    assert table.play("tens:1").view()["interim"]["tens"] == 1
