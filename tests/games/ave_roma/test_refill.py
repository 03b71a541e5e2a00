"""Refill phase and player order (chapters 12 and 13)."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import Position, position

ALL = [1, 2, 3, 4, 5]
BUILDINGS = ["taberna_plan", "insula_plan", "villa_plan", "thermae_plan", "curia_plan"]


def after_passes(**given: object) -> Position:
    """Everybody passes at once."""
    table = position(**given)  # type: ignore[arg-type]
    happened = []
    for _ in range(int(table.state.seats)):
        happened += table.play("pass").happened
    table.happened = happened
    return table


def row() -> dict[str, str | None]:
    """The five buildings of this file in their slots."""
    return {f"aedificator:{slot}": name for slot, name in enumerate(BUILDINGS, 1)}


@pytest.mark.clause("AVE-12.1", "AVE-H3")
def test_if_no_card_was_taken_the_last_one_goes_to_the_box() -> None:
    table = after_passes(rows=row(), decks={"building": ["basilica_plan"]})
    assert table.row("aedificator") == ["basilica_plan", *BUILDINGS[:4]]
    assert [line["kind"] for line in table.told("discarded")] == [0, 1, 2]
    assert "curia_plan" not in table.deck("building")


@pytest.mark.clause("AVE-12.2", "AVE-12.3", "AVE-R2")
def test_cards_slide_towards_slot_5_and_new_ones_fill_from_right_to_left() -> None:
    taken = {**row(), "aedificator:2": None, "aedificator:5": None}
    table = after_passes(rows=taken, decks={"building": ["basilica_plan", "forum_plan"]})
    assert table.row("aedificator") == ["forum_plan", "basilica_plan", "taberna_plan", "villa_plan", "thermae_plan"]
    assert [line["kind"] for line in table.told("discarded")] == [1, 2]
    assert [(line["card"], line["slot"]) for line in table.told("refilled_row") if line["kind"] == 0] == [
        (20, 2),
        (24, 1),
    ]
    assert table.state.revealed == 1


@pytest.mark.clause("AVE-12.4", "AVE-14.2")
def test_a_row_that_cannot_be_filled_is_filled_as_far_as_possible_and_the_others_too() -> None:
    taken = {**row(), "aedificator:2": None, "aedificator:5": None, "legatus:3": None}
    table = after_passes(rows=taken, decks={"building": ["basilica_plan"]}, deck_sizes={"building": 1})
    assert table.row("aedificator") == [None, "basilica_plan", "taberna_plan", "villa_plan", "thermae_plan"]
    assert None not in table.row("legatus") + table.row("senatus")
    assert [(line["kind"], line["slot"]) for line in table.told("refilled_row")] == [(0, 2), (1, 1), (2, 1)]
    assert [line["kind"] for line in table.told("discarded")] == [2]
    assert table.told("row_short") == [{"kind": 0, "count": 1}]
    assert (table.phase, table.view(0)["end"]) == ("extra", "row")


@pytest.mark.clause("AVE-14.2")
def test_a_deck_that_is_just_enough_does_not_end_the_game() -> None:
    taken = {**row(), "aedificator:2": None, "aedificator:5": None}
    table = after_passes(rows=taken, decks={"building": ["basilica_plan", "forum_plan"]}, deck_sizes={"building": 2})
    assert None not in table.row("aedificator")
    assert table.deck("building") == []
    assert table.told("row_short") == table.told("extra_began") == []
    assert (table.phase, table.view(0)["end"]) == ("action", None)


@pytest.mark.clause("AVE-12.5")
def test_workers_are_taken_back_from_one_place_in_reverse_order() -> None:
    table = position(
        seats=2, phase="recruiting", order=[1, 0], workers=[[1], [2, 3]],
        standing={"quaestor": [5, 5, 4], "roma": [1, 2], "legatus": [3, 4]},
    )  # fmt: skip
    assert (table.actor, table.legal()) == (0, ["recruit:quaestor", "recruit:roma", "recruit:legatus"])
    assert table.refuses("recruit:mercator") == "AVE-12.5"
    table.play("recruit:quaestor")
    assert (table.workers(0), table.standing("quaestor"), table.actor) == ([1, 4, 5, 5], [], 1)


@pytest.mark.clause("AVE-12.5")
def test_three_players_recruit_in_reverse_order() -> None:
    table = position(
        seats=3,
        phase="recruiting",
        order=[1, 2, 0],
        workers=[[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]],
        standing={"quaestor": [5], "mercator": [5], "roma": [5]},
    )
    actors = []
    while table.phase == "recruiting":
        actors.append(table.actor)
        table.play(table.legal()[0])
    assert actors == [0, 2, 1]


@pytest.mark.clause("AVE-12.5")
def test_if_there_are_more_than_one_may_take_the_player_chooses_which() -> None:
    table = position(phase="recruiting", workers=[[1, 2, 4, 4], [2, 3, 5]], standing={"quaestor": [1, 3, 5]})
    table.play("recruit:quaestor")
    assert (table.actor, table.decision) == (1, "recruit_worker")
    assert table.legal() == ["recruit_worker:1", "recruit_worker:3", "recruit_worker:5"]
    assert table.refuses("recruit_worker:2") == "AVE-12.5"
    assert table.refuses("recruit:quaestor") == "AVE-12.5"
    table.play("recruit_worker:1", "recruit_worker:5")
    assert (table.workers(1), table.actor) == ([1, 2, 3, 5, 5], 0)
    table.play("recruit:quaestor")
    assert table.workers(0) == [1, 2, 3, 4, 4]


@pytest.mark.clause("AVE-12.6")
def test_passes_are_repeated_until_everybody_has_five() -> None:
    table = position(
        phase="recruiting",
        workers=[[1, 2, 3], [1, 2, 3]],
        standing={"quaestor": [4], "aedilis": [4], "mercator": [5], "roma": [5]},
    )
    actors = []
    while table.phase == "recruiting":
        actors.append(table.actor)
        table.play(table.legal()[0])
    assert actors == [1, 0, 1, 0]
    assert [len(table.workers(seat)) for seat in range(2)] == [5, 5]


@pytest.mark.clause("AVE-12.7")
def test_nobody_may_decline_players_with_five_are_skipped_and_training_spaces_are_safe() -> None:
    table = position(
        seats=3, phase="recruiting", workers=[[1, 2, 3, 4], ALL, [1, 3, 4]], training=[5, 0, 0], ready=[0, 0, 0],
        standing={"quaestor": [2, 5]},
    )  # fmt: skip
    assert (table.actor, table.legal()) == (2, ["recruit:quaestor"])
    assert table.refuses("pass") == "AVE-12.7"
    table.play("recruit:quaestor")
    assert (table.phase, int(table.state.training[0])) == ("action", 5)


@pytest.mark.clause("AVE-13.1")
def test_the_lowest_sum_of_workers_begins() -> None:
    table = position(
        seats=3, phase="recruiting", workers=[[2, 3, 4, 5, 5], [1, 1, 2, 3, 3], [1, 2, 4, 4]], standing={"roma": [5]}
    )
    table.play("recruit:roma")
    assert [entry["worker_sum"] for entry in table.view(0)["seats"]] == [19, 10, 16]
    assert table.order() == [1, 2, 0]


@pytest.mark.clause("AVE-11.5", "AVE-13.1")
def test_a_worker_in_training_counts_with_its_printed_value() -> None:
    table = position(
        phase="recruiting",
        workers=[[1, 2, 2, 3], [1, 3, 4, 4]],
        training=[5, 0],
        ready=[0, 0],
        standing={"roma": [5]},
    )
    table.play("recruit:roma")
    assert [entry["worker_sum"] for entry in table.view(0)["seats"]] == [13, 17]
    heavy = position(
        phase="recruiting",
        workers=[[3, 3, 4, 4], [1, 1, 2, 2]],
        training=[5, 0],
        ready=[0, 0],
        standing={"roma": [5]},
        order=[0, 1],
    )
    heavy.play("recruit:roma")
    assert heavy.order() == [1, 0]


@pytest.mark.clause("AVE-13.2")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_tied_players_reverse_their_order(order: list[int]) -> None:
    table = position(seats=3, order=order, workers=[ALL, ALL, ALL])
    table.play("pass", "pass", "pass")
    assert table.order() == order[::-1]
