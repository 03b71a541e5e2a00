"""Chapters 9 and 10: end of a round, new round, end of the game."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.pax.positions import Position, first_turn, position


def round_ends(stacks: dict[int, list[str]], deck: list[str], **more: object) -> Position:
    """Two seats; the second one ends the round with a pass."""
    return position(stacks=stacks, deck=deck, active=1, **more).play("pass_and_peek")  # type: ignore[arg-type]


@pytest.mark.clause("PAX-9.1")
def test_printed_values_decide_and_not_the_wealth_discount_or_the_symbols() -> None:
    stacks = {1: ["estate_s2v2", "wealth_s2v2"], 2: ["fleet_s1v2", "army_s1v2", "wealth_s1v1"], 3: ["army_s2v4"]}
    table = round_ends(stacks, ["any"] * 9, tableaux=[["wealth:6"], ["wealth:3"]])
    assert table.told("rome_took") == [{"legion": 2, "value": 5, "count": 3, "tied": 0}]


@pytest.mark.clause("PAX-9.1")
def test_one_dear_card_outweighs_several_cheap_ones() -> None:
    stacks = {1: ["wealth_s1v1", "fleet_s1v1", "army_s1v1"], 2: ["army_s2v4"], 3: ["estate_s1v1", "religion_s1v1"]}
    table = round_ends(stacks, ["any"] * 9)
    assert table.told("rome_took") == [{"legion": 2, "value": 4, "count": 1, "tied": 0}]
    assert len(table.stack(1)) == 3


@pytest.mark.clause("PAX-9.1", "PAX-3.1")
def test_rome_takes_nothing_before_everybody_had_a_turn() -> None:
    table = position(seats=3, stacks={1: ["army_s2v4"]}, deck=["any"] * 9)
    table.play("pass_and_peek", "pass_and_peek")
    assert table.told("rome_took") == []
    table.play("pass_and_peek")
    assert len(table.told("rome_took")) == 1


@pytest.mark.clause("PAX-9.2")
def test_the_most_valuable_stack_joins_romes_display_face_up() -> None:
    table = round_ends({1: ["wealth_s1v1"], 2: ["army_s2v4", "estate_s1v1"]}, ["any"] * 9, rome=["army_s1v1"])
    assert table.rome() == ["army_s1v1", "army_s2v4", "estate_s1v1"]
    assert (table.rome_symbols("army"), table.rome_symbols("estate")) == (3, 1)
    assert len(table.stack(2)) == 1
    assert [entry["count"] for entry in table.view(-1)["rome"]["cards"]] == [1, 1, 1]


@pytest.mark.clause("PAX-9.3", "PAX-1.8")
@pytest.mark.parametrize(("tied", "taken"), [((1, 2, 3), 1), ((2, 3), 2), ((1, 3), 1)])
def test_the_lowest_legion_breaks_a_tie(tied: tuple[int, ...], taken: int) -> None:
    stacks = {legion: ["fleet_s1v2" if legion in tied else "wealth_s1v1"] for legion in (1, 2, 3)}
    assert round_ends(stacks, ["any"] * 9).told("rome_took")[0]["legion"] == taken


@pytest.mark.clause("PAX-12.3", "PAX-9.3")
def test_the_grey_legions_follow_in_the_tie_break() -> None:
    stacks = {legion: ["fleet_s1v2"] for legion in (6, 7, 9)} | {2: ["wealth_s1v1"]}
    table = position(seats=8, stacks=stacks, deck=["any"] * 9, active=7).play("pass_and_peek")
    assert table.told("rome_took")[0]["legion"] == 6


@pytest.mark.clause("PAX-9.4")
def test_rome_knows_no_limit() -> None:
    table = round_ends({1: ["army_s2v4", "fleet_s2v4", "fleet_s2v4"]}, ["any"] * 9)
    assert (table.rome_symbols("army"), table.rome_symbols("fleet"), table.rome_symbols("estate")) == (2, 4, 0)


@pytest.mark.clause("PAX-9.5")
def test_primus_stays_where_it_is_while_nobody_holds_primus_conspiratus() -> None:
    table = position(seats=3, stacks={1: ["any"]}, deck=["any"] * 9, primus=2, active=1).play("pass_and_peek")
    assert (table.state.primus, table.actor, table.state.round_number) == (2, 2, 2)
    assert table.told("took_primus") == []


@pytest.mark.clause("PAX-9.5")
def test_a_holder_who_has_primus_keeps_it() -> None:
    table = round_ends({1: ["any"]}, ["any"] * 9, tableaux=[["conspiracy:1"]])
    assert (table.state.primus, table.actor) == (0, 0)
    assert table.told("took_primus") == []


@pytest.mark.clause("PAX-12.10")
def test_the_holder_starts_the_next_round_with_five_seats_too() -> None:
    tableaux = [[], [], [], ["conspiracy:1"]]
    table = position(seats=5, tableaux=tableaux, stacks={1: ["any"]}, deck=["any"] * 9, active=4).play("pass_and_peek")
    assert (table.state.primus, table.actor) == (3, 3)


@pytest.mark.clause("PAX-9.6")
@pytest.mark.parametrize("seats", range(1, 9))
def test_there_is_always_a_stack_for_rome(seats: int) -> None:
    for seed in range(3):
        table = first_turn(seed, seats=seats)
        numbers = np.random.default_rng(seed)
        while not table.is_over:
            legal = table.legal()
            buys = [name for name in legal if name.startswith("legion:") and table.decision == "buy"]
            table.play(str(numbers.choice(buys or legal)))
            for line in table.told("rome_took"):
                assert line["count"] > 0


@pytest.mark.clause("PAX-9.7", "PAX-10.1")
@pytest.mark.parametrize(("deck", "over"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_game_ends_when_the_deck_cannot_refill_every_empty_legion(deck: int, over: bool) -> None:
    table = round_ends({1: ["army_s2v4"], 2: ["wealth_s1v1"]}, ["any"] * deck)  # Rome empties I; III is empty
    assert table.is_over == over
    assert len(table.deck()) == (deck if over else deck - 2)
    assert (table.stack(1), table.stack(3)) == ([], []) if over else (table.stack(1) and table.stack(3))


@pytest.mark.clause("PAX-9.8")
def test_empty_legions_are_refilled_lowest_number_first_and_others_are_left_alone() -> None:
    table = round_ends({2: ["wealth_s1v1"], 3: ["army_s2v4"]}, ["estate_s1v1", "senator_s1v1", "fleet_s1v1"])
    assert [table.stack(legion) for legion in (1, 2, 3)] == [["estate_s1v1"], ["wealth_s1v1"], ["senator_s1v1"]]
    assert table.told("refilled") == [{"legion": 1, "card": "estate_s1v1"}, {"legion": 3, "card": "senator_s1v1"}]
    assert table.deck() == ["fleet_s1v1"]


@pytest.mark.clause("PAX-10.1", "PAX-10.2", "PAX-4.7")
def test_a_round_in_which_the_deck_runs_out_is_played_to_its_end_and_is_the_last() -> None:
    table = position(
        seats=3, deck=["wealth_s1v1", "wealth_s1v2"], stacks={1: ["any"], 2: ["any"], 3: ["any"], 4: ["any"]}
    )
    table.play("take_turn", "to_hand", "legion:1", "stop", "stop")
    assert table.deck() == []
    for seat in (1, 2):
        assert table.actor == seat
        table.play("take_turn")
        assert table.told("no_card_left") == [{"seat": seat, "aurei": 2}]
        table.play("stop", "stop")
    assert table.is_over
    assert table.told("round_began") == []


@pytest.mark.clause("PAX-10.1", "PAX-13.10")
@pytest.mark.parametrize("variant", ["base", "nocturnus"])
def test_nothing_else_ends_the_game(variant: str) -> None:
    table = first_turn(seed=2, seats=3, variant=variant)
    while not table.is_over:
        deck = len(table.deck())
        table.play("pass_and_peek")
        if table.told("rome_took"):
            assert table.is_over == (deck < 1)  # Rome's stack is the only one that empties
            assert len(table.deck()) == max(0, deck - 1)


@pytest.mark.clause("PAX-10.3", "PAX-10.4", "PAX-11.1")
def test_rome_takes_its_stack_and_its_hidden_cards_at_the_end_and_the_other_stacks_are_nobodys() -> None:
    hidden = ["senator_s1v1", "religion_s2v3", "estate_s1v1"]
    table = round_ends({1: ["army_s2v4"], 2: ["wealth_s2v3"]}, [], rome_hidden=hidden, rome=["fleet_s1v1"])
    assert table.is_over
    assert sorted(table.rome()) == sorted([*hidden, "army_s2v4", "fleet_s1v1"])
    assert table.stack(2) == ["wealth_s2v3"]
    assert table.rome_symbols("wealth") == 0
    assert table.tableau(0) == table.tableau(1) == table.hand(0) == table.hand(1) == []
    assert [line["card"] for line in table.told("rome_revealed")] == hidden
    assert table.happened[-1]["event"] == "game_ended"


@pytest.mark.clause("PAX-9.5")
def test_primus_stays_where_it_is_when_the_game_is_over() -> None:
    table = position(seats=2, active=1, tableaux=[[], ["conspiracy:1"]], stacks={1: ["any"]}, deck=[], decision="play")
    table.play("stop")
    assert table.is_over
    assert table.state.primus == 0
    assert table.told("took_primus") == []
