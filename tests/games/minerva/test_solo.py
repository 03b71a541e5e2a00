"""The solo game (chapter 15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.minerva.positions import MINERVA, Position, at, end_the_round, new_game, position


def solo(*pairs: tuple[str, str], **given: Any) -> Position:
    """A solo position with these pairs on display."""
    return position(seats=1, pairs=pairs, **given)


@pytest.mark.clause("MIN-15.1")
def test_set_up_is_that_of_two_players_without_order_tiles() -> None:
    table = new_game(seats=1)
    view = table.view()
    assert (view["solo"], view["order_tiles"], view["next_order"]) == (True, [], None)
    assert [len(pile["left"]) for pile in view["culture"]] == [5, 5, 5]
    assert (table.state.deck_end, table.denarii(), table.resources()) == (48, 3, {"wheat": 1})
    table.play("stop")
    assert table.state.order.tolist() == [0, 0, 0, 0]


@pytest.mark.clause("MIN-15.2")
def test_the_starting_facilities_lie_in_three_pairs() -> None:
    pairs = new_game(seats=1).pairs()[:3]
    assert sorted(name for pair in pairs for name in pair) == ["forest"] * 2 + ["quarry"] * 2 + ["wheat_field"] * 2


@pytest.mark.clause("MIN-15.3")
def test_tiles_are_revealed_in_pairs_and_a_second_round_tile_stays_with_denarii() -> None:
    table = end_the_round(solo(("quarry", "forest"), deck=["farm", "mine", "market"]))
    assert table.pairs() == [("quarry", "forest"), ("farm", "mine"), ("market", "round_tile")]
    assert [(line["tile"], line["partner"]) for line in table.told("revealed_pair")] == [(5, 4), (12, 53)]
    assert table.state.round_number == 5, "drawing stops with it"
    table = end_the_round(solo(deck=["farm", "mine"]))
    assert table.pairs() == [("farm", "mine")], "a round tile as the first of a pair is set aside"


@pytest.mark.clause("MIN-15.4")
def test_one_tile_of_a_pair_is_built_and_the_other_leaves_the_game() -> None:
    table = solo(("quarry", "forest"), ("mine", "farm"), resources=[{"wood": 1}])
    removed = int(table.state.removed[5])
    table.play("tile:mine", at(0, 1))
    assert (table.tile(0, 1), table.pairs(), table.display()) == ("mine", [("quarry", "forest")], ["forest", "quarry"])
    assert table.state.removed[5] == removed + 1
    assert table.told("removed_partner") == [{"seat": 0, "tile": 5}]


@pytest.mark.clause("MIN-15.4")
def test_the_pair_is_asked_for_only_if_the_partners_differ() -> None:
    table = solo(("quarry", "forest"), ("wheat_field", "quarry")).play("tile:quarry")
    assert (table.decision, table.legal()) == ("partner", ["tile:forest", "tile:wheat_field"])
    assert table.refuses("tile:mine") == "MIN-15.4"
    table.play("tile:wheat_field", at(0, 1))
    assert table.pairs() == [("quarry", "forest")]
    same = solo(("quarry", "forest"), ("forest", "quarry")).play("tile:quarry")
    assert (same.decision, same.pairs()) == ("cell", [("forest", "quarry")])
    twins = solo(("mine", "mine"), denarii=9).play("tile:mine")
    assert (twins.decision, twins.display()) == ("cell", [])
    threefold = solo(("mine", "farm"), ("mine", "farm"), ("garden", "mine"), denarii=9).play("tile:mine")
    assert threefold.legal() == ["tile:farm", "tile:garden"]
    assert threefold.play("tile:farm", at(0, 1)).pairs() == [("mine", "farm"), ("garden", "mine")]


@pytest.mark.clause("MIN-15.5")
def test_the_round_tile_gives_three_denarii_as_a_whole_action_and_removes_its_partner() -> None:
    table = solo(("market", "round_tile"), denarii=2)
    assert "tile:round_tile" in table.legal()
    table.play("tile:round_tile")
    assert (table.denarii(), table.pairs(), table.display(), table.decision) == (5, [], [], "main")
    assert table.told("took_round_tile") == [{"seat": 0, "denarii": 3}]
    assert table.refuses("tile:round_tile") == "MIN-15.5"
    other = solo(("market", "round_tile"), resources=[{"wheat": 1}], denarii=0).play("tile:market", at(0, 1))
    assert (other.denarii(), other.display()) == (0, [])


@pytest.mark.clause("MIN-15.6")
def test_temples_are_single_and_refilled() -> None:
    table = solo(denarii=20, temples=["temple_adj_special"]).play("tile:temple_adj_special", at(0, 1))
    assert table.told("removed_partner") == []
    assert len(set(table.temples()) - {""}) == 5


@pytest.mark.clause("MIN-15.7")
def test_there_is_no_fee_and_a_pass_ends_the_main_phase_without_income() -> None:
    table = solo(denarii=5)
    table.play("stop")
    assert (table.decision, table.denarii()) == ("hire", 5)
    assert table.view()["phase"] == "hire"
    table.play("stop")
    assert table.denarii() == 5
    assert table.view()["fee"] == 0


@pytest.mark.clause("MIN-15.8")
def test_hiring_and_preparation_are_normal_and_unused_pairs_stay() -> None:
    table = solo(("quarry", "forest"), denarii=5, glory=1).play("stop")
    assert table.legal() == ["stop", "hire:denarii", "hire:glory"]
    table.play("hire:denarii")
    assert (table.state.assistants[0], table.denarii(), table.glory()) == (1, 0, 0)
    assert table.pairs() == [("quarry", "forest")]
    assert table.told("flipped_order") == []


@pytest.mark.clause("MIN-15.9")
@pytest.mark.parametrize(
    ("number", "glory", "rank"),
    [(3, 0, None), (3, 1, 2), (3, 2, 2), (3, 3, 1), (3, 9, 1), (6, 5, 2), (6, 6, 1), (1, 1, 1)],
)
def test_the_number_of_the_round_is_the_measure_of_glory(number: int, glory: int, rank: int | None) -> None:
    table = solo(glory=glory, round_number=number)
    assert table.view()["race"][0]["rank"] == rank
    end_the_round(table)
    assert table.glory_tiles() == ([] if rank is None else [(number, rank)])


@pytest.mark.clause("MIN-15.10")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (80, "augustus"),
        (79, "consul"),
        (70, "consul"),
        (69, "legate"),
        (59, "tribune"),
        (49, "centurion"),
        (40, "centurion"),
        (39, "immune"),
        (30, "immune"),
        (29, "civilian"),
        (0, "civilian"),
    ],
)
def test_the_points_earn_a_title(points: int, title: str) -> None:
    table = solo(denarii=3 * points, round_number=6).play("stop")
    assert (table.is_over, table.scores(), table.places()) == (True, [points], [1])
    outcome = MINERVA.outcome(table.state)
    assert outcome.args == {"seat": 0, "title": title, "points": points}
    assert (table.view()["title"], table.view()["target_score"]) == (title, 40)
    assert [row.title.id for row in MINERVA.score_sheet(table.state)] == [
        f"minerva-score-{name}" for name in ("culture", "glory", "temples", "stock", "total")
    ]
