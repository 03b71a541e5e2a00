"""Chapter 2: set-up; chapter 11: chance."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from saturnalia.games.porta_nigra.components import CARD_NAMES
from saturnalia.games.porta_nigra.state import State
from tests.games.porta_nigra.positions import PORTA_NIGRA, new_game, position

SEEDS = range(300)


@pytest.mark.clause("POR-2.1", "POR-2.12")
def test_all_bricks_begin_in_the_reserve_and_the_market_is_filled_in_the_first_refill() -> None:
    for seed in range(20):
        table = new_game(seed)
        assert table.reserve == 90 - int(table.state.market)
        assert 14 <= table.state.market <= 17
        bricks = sum(4 if card < 5 else 3 for card in np.flatnonzero(table.state.supply_used))
        assert bricks == table.state.market  # the first turn has filled an empty market


@pytest.mark.clause("POR-2.2", "POR-11.2")
def test_the_supply_cards_are_shuffled() -> None:
    orders = {tuple(new_game(seed).state.supply.tolist()) for seed in range(30)}
    assert len(orders) > 25
    state = new_game(3).state
    pile = sorted(state.supply[: state.supply_left].tolist())
    assert pile == [card for card in range(10) if not state.supply_used[card]]


@pytest.mark.clause("POR-2.3")
def test_the_game_begins_with_round_one() -> None:
    assert new_game().view(-1)["round"] == 1


@pytest.mark.clause("POR-2.4", "POR-11.2")
def test_six_building_cards_are_turned_up_and_fourteen_wait() -> None:
    shown: Counter[str] = Counter()
    for seed in SEEDS:
        table = new_game(seed)
        assert len(table.display()) == 6
        assert table.state.building_left == 14
        shown.update(table.display())
    assert len(shown) == 20
    assert min(shown.values()) > 50  # 90 each if all are equally likely


@pytest.mark.clause("POR-2.5", "POR-11.2")
def test_fourteen_honor_cards_are_turned_up_and_fourteen_wait() -> None:
    shown: Counter[str] = Counter()
    for seed in SEEDS:
        table = new_game(seed)
        assert len(table.honors()) == 14
        assert table.state.honor_left == 14
        shown.update(table.honors())
    assert len(shown) == 14
    assert min(shown.values()) > 230  # 300 each


@pytest.mark.clause("POR-2.6", "POR-2.7", "POR-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_twenty_coins_a_torch_and_five_romans(seats: int) -> None:
    table = new_game(seats=seats)
    for seat in range(seats):
        assert (table.coins(seat), table.torches(seat), table.influence(seat)) == (20, 1, 0)
        assert (table.romans(seat), table.stock(seat), table.points(seat)) == (5, 10, 0)


@pytest.mark.clause("POR-2.9")
@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 8), (4, 7)])
def test_with_four_players_the_marked_card_is_removed(seats: int, cards: int) -> None:
    table = new_game(seats=seats)
    for seat in range(seats):
        held = [*table.hand(seat), *(CARD_NAMES[card] for card in table.state.deck[seat] if card >= 0)]
        assert len(held) == len(set(held)) == cards
        assert ("pay_day" in held) == (seats < 4)
    if seats == 4:
        table.play("quarter:basilica")
        assert table.refuses("card:pay_day") == "POR-2.9"


@pytest.mark.clause("POR-2.10", "POR-11.2")
def test_everybody_draws_two_cards_from_an_own_shuffled_deck() -> None:
    hands: Counter[str] = Counter()
    for seed in SEEDS:
        table = new_game(seed, seats=2)
        for seat in (0, 1):
            assert len(table.hand(seat)) == 2
            assert table.state.deck_left[seat] == 6
        hands.update(table.hand(0))
    assert len(hands) == 8
    assert min(hands.values()) > 45  # 75 each


@pytest.mark.clause("POR-2.11")
def test_master_builders_start_off_the_board() -> None:
    table = new_game(seats=3)
    assert [table.builder(seat) for seat in range(3)] == [None, None, None]
    assert [quarter["cost"] for quarter in table.view(0)["quarters"]] == [None] * 4


@pytest.mark.clause("POR-2.13", "POR-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_start_player_and_play_goes_clockwise(seats: int) -> None:
    starts = Counter(new_game(seed, seats=seats).actor for seed in SEEDS)
    assert sorted(starts) == list(range(seats))
    assert min(starts.values()) > 300 / seats * 0.7
    table = new_game(4, seats=seats)
    order = []
    for _ in range(seats):
        order.append(table.actor)
        table.play("quarter:basilica")
        table.play(table.legal()[0])
        table.play("end_turn")
    assert order == [(order[0] + turn) % seats for turn in range(seats)]
    assert table.actor == order[0]


def test_setting_up_leaves_no_trace_of_what_the_record_held() -> None:
    clean, dirty = State.new(), State.new()
    for name in State.dtype().names or ():
        dirty[name] = 77
    for state in (clean, dirty):
        PORTA_NIGRA.compiled.begin(state, np.array([3, 0]), 5)
    assert clean.tobytes() == dirty.tobytes()


@pytest.mark.clause("POR-11.3")
def test_the_supply_cards_are_shuffled_again_when_they_run_out() -> None:
    piles = set()
    for seed in range(12):
        table = position(card="marble", shops="", supply=[])
        table.state.generator[0] = seed
        table.play("end_turn")
        assert table.told("supply_shuffled") == [{}]
        piles.add(tuple(table.state.supply.tolist()))
    assert len(piles) > 9


@pytest.mark.clause("POR-11.4")
def test_what_a_refill_brings_is_drawn_before_the_player_decides() -> None:
    table = position(card="marble", shops="1 black", seats=2)
    table.play("end_turn")
    assert table.actor == 1
    generator = int(table.state.generator[0])
    table.play("card:free_hand", "symbol:3", "symbol:1", "shop:black", "give_up_card_torch")
    assert int(table.state.generator[0]) == generator  # nothing was drawn by lot in the action phase


@pytest.mark.clause("POR-11.4")
def test_action_decks_are_shuffled_again_for_the_next_round() -> None:
    hands = set()
    for seed in range(20):
        table = position(card="marble", hands=[[], []], decks=[[], []], active=1, seats=2)
        table.state.generator[0] = seed
        table.play("end_turn", "tens:0", "units:0", "tens:0", "units:0", "start_player:1")
        hands.add((tuple(table.hand(0)), tuple(table.hand(1))))
    assert len(hands) > 15
