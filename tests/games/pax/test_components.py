"""Chapter 1: components and basic notions."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from saturnalia.games.pax.components import CARD_CATEGORY, CATEGORY_NAMES, COPIES, SYMBOLS, VALUES
from saturnalia.games.pax.state import broken_laws
from tests.games.pax.positions import PAX, first_turn, new_game, position

BASE_SET = {"wealth": 10, "fleet": 10, "army": 10, "religion": 10, "senator": 10, "estate": 12, "conspiracy": 12}
NOCTURNUS_SET = {"militia": 10, "scout": 10, "adversary": 10}


def cards_by_category(seats: int, variant: str) -> Counter[str]:
    """All cards of a new game, wherever they lie, the box included."""
    state = new_game(seats=seats, variant=variant).state
    loose = [*state.deck, *state.opening.ravel(), *state.rome_hidden]
    counted = Counter(CATEGORY_NAMES[CARD_CATEGORY[card]] for card in loose if card >= 0)
    for card, count in enumerate(state.box + state.rome):
        counted[CATEGORY_NAMES[CARD_CATEGORY[card]]] += int(count)
    return +counted


@pytest.mark.clause("PAX-1.1", "PAX-1.2")
@pytest.mark.parametrize(("seats", "sets"), [(1, 1), (2, 1), (4, 1), (5, 2), (8, 2)])
def test_one_base_set_is_for_four_and_two_sets_are_for_eight(seats: int, sets: int) -> None:
    assert cards_by_category(seats, "base") == {name: sets * count for name, count in BASE_SET.items()}


@pytest.mark.clause("PAX-1.3")
@pytest.mark.parametrize(("seats", "sets"), [(3, 1), (6, 2)])
def test_nocturnus_adds_thirty_cards_in_three_categories(seats: int, sets: int) -> None:
    both = {**BASE_SET, **NOCTURNUS_SET}
    assert cards_by_category(seats, "nocturnus") == {name: sets * count for name, count in both.items()}


@pytest.mark.clause("PAX-1.4")
def test_cards_have_one_or_two_symbols_and_cost_one_to_four_aurei() -> None:
    assert set(SYMBOLS.tolist()) == {1, 2}
    assert set(VALUES.tolist()) == {1, 2, 3, 4}
    assert len(COPIES) == 40
    assert Counter(CARD_CATEGORY.tolist()) == dict.fromkeys(range(10), 4)
    kinds = list(zip(CARD_CATEGORY.tolist(), SYMBOLS.tolist(), VALUES.tolist(), strict=True))
    assert len(set(kinds)) == 40


@pytest.mark.clause("PAX-1.5")
def test_equal_cards_are_one_answer() -> None:
    table = position(hands=[["wealth_s1v1", "wealth_s1v1", "wealth_s1v2"]], decision="play")
    assert table.legal() == ["wealth_s1v1", "wealth_s1v2", "stop"]
    assert table.play("wealth_s1v1").hand(0) == ["wealth_s1v1", "wealth_s1v2"]


@pytest.mark.clause("PAX-1.5")
@pytest.mark.parametrize(
    ("religion", "drawn", "offered"),
    [
        (3, ["wealth_s1v1", "wealth_s1v1", "any"], ["wealth_s1v1"]),
        (6, ["wealth_s1v1", "wealth_s1v2", "wealth_s1v1"], ["wealth_s1v1", "wealth_s1v2"]),
    ],
)
def test_equal_cards_in_view_are_one_answer(religion: int, drawn: list[str], offered: list[str]) -> None:
    table = position(deck=[*drawn, "any"], tableaux=[[f"religion:{religion}"]]).play("take_turn")
    assert table.decision == "draw_card"
    assert table.legal() == offered
    table.play("wealth_s1v1", "to_deck")
    assert table.window().count("wealth_s1v1") == 1


@pytest.mark.clause("PAX-1.5")
def test_equal_opening_cards_are_one_answer() -> None:
    table = position(opening=["wealth_s1v1", "wealth_s1v1"], deck=["any"] * 60, seats=1, decision="setup_keep")
    assert table.legal() == ["wealth_s1v1"]


@pytest.mark.clause("PAX-1.6")
def test_cards_count_for_income_and_symbols_for_everything_else() -> None:
    table = position(
        tableaux=[["wealth_s2v2", "estate_s2v2"]],
        hands=[["wealth_s2v3", "fleet_s2v3"]],
        stacks={1: ["army_s2v3"]},
        decision="buy",
    )
    table.play("stop", "wealth_s2v3")
    assert "fleet_s2v3" in table.legal()  # two estate symbols on one card
    table.play("stop")
    assert table.told("got_income")[0]["aurei"] == 2  # two wealth cards, though they show four symbols
    cheaper = position(tableaux=[["wealth_s2v2", "wealth_s2v3"]], stacks={1: ["army_s2v3"]}, decision="buy")
    assert cheaper.play("legion:1").money(0) == 5 - 2  # four symbols, though only two cards


@pytest.mark.clause("PAX-1.7")
def test_the_bank_never_runs_dry() -> None:
    table = position(money=[200, 200], deck=["any"] * 10, stacks={1: ["any"]})
    table.play("pass_and_peek", "pass_and_peek")
    assert [table.money(0), table.money(1)] == [202, 202]  # forty aureus cards hold 56 aurei at most


@pytest.mark.clause("PAX-1.8")
def test_a_legion_only_marks_a_column_and_breaks_ties() -> None:
    table = first_turn(seats=4)
    view = table.view(-1)
    assert [legion["name"] for legion in view["legions"]] == ["I", "II", "III", "IV", "V"]
    equal = position(seats=4, stacks={2: ["wealth_s1v2"], 4: ["wealth_s2v2"]}, deck=["any"] * 10, active=3)
    assert equal.play("pass_and_peek").told("rome_took")[0]["legion"] == 2


@pytest.mark.clause("PAX-1.9", "PAX-2.11")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_primus_marks_the_start_player_who_begins_the_first_round(seat: int) -> None:
    table = first_turn(seats=3, start_player=str(seat + 1))
    assert table.view(-1)["primus"] == seat
    assert table.actor == seat
    assert table.told("round_began") == [{"round": 1, "seat": seat, "alone": 0}]


@pytest.mark.clause("PAX-1.10", "PAX-7.6")
def test_primus_conspiratus_is_no_card_and_no_symbol() -> None:
    table = position(hands=[["conspiracy_s1v1", "conspiracy_s1v2"], ["conspiracy_s2v2"]], decision="play")
    table.play("conspiracy_s1v1")
    assert table.conspiratus() == 0
    assert table.symbols(0, "conspiracy") == 1
    assert table.state.cards[0].sum() == 1
    table.play("stop", "pass_and_peek")
    rich = position(tableaux=[["conspiracy_s1v1"]], hands=[["wealth_s1v1"]], decision="play", deck=["any"] * 9)
    rich.play("wealth_s1v1", "stop")
    assert rich.told("got_income")[0]["aurei"] == 1  # the holder's Primus Conspiratus adds no card to any category


@pytest.mark.clause("PAX-1.12")
def test_stacks_under_legions_are_for_sale_and_romes_display_is_not() -> None:
    table = position(stacks={2: ["wealth_s1v1"]}, rome=["estate_s1v1"], decision="buy")
    assert table.legal() == ["legion:2", "stop"]
    table.play("legion:2")
    assert table.hand(0) == ["wealth_s1v1"]
    assert table.rome() == ["estate_s1v1"]


@pytest.mark.clause("PAX-1.13")
def test_cards_never_leave_a_tableau() -> None:
    table = first_turn(seed=5, seats=4, variant="nocturnus")
    numbers = np.random.default_rng(5)
    seen = table.state.tableau.copy()
    while not table.is_over:
        table.play(str(numbers.choice(table.legal())))
        assert (table.state.tableau >= seen).all()
        seen = table.state.tableau.copy()
    assert seen.sum() > 20
    assert table.view(-1)["seats"][0]["symbols"] == table.state.symbols[0].tolist()


@pytest.mark.clause("PAX-1.14")
def test_a_hand_can_be_as_large_as_it_likes() -> None:
    table = position(hands=[["any"] * 50], deck=["any"] * 5, stacks={1: ["wealth_s1v1"]})
    table.play("take_turn", "to_hand", "legion:1", "to_deck", "legion:1")
    assert len(table.hand(0)) == 53
    assert table.decision == "play"


def test_every_action_has_a_name_and_a_number_that_mean_each_other() -> None:
    assert PAX.action_count == 62
    assert [PAX.action_ids[PAX.action_name(action)] for action in range(62)] == list(range(62))


def test_a_position_that_breaks_a_law_is_found_out() -> None:
    table = position(hands=[["wealth_s1v1"]])
    table.state.hand_count[0] = 2
    table.state.money[1] = -1
    assert broken_laws(table.state) == ["hand counts", "nobody owes money"]
