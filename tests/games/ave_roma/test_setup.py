"""Set-up (chapter 2) and the sides of the boards (chapter 16)."""

from __future__ import annotations

from collections import Counter

import pytest

from saturnalia.games.ave_roma.components import (
    AREA_SCORING,
    CARD_NAMES,
    DECKS,
    KIND_NAMES,
    MIN_PLAYERS,
    ROWS,
    START_GOODS,
)
from saturnalia.games.ave_roma.state import IN_BOX, broken_laws
from tests.games.ave_roma.positions import AVE, new_game
from tests.games.emptied import empty_but

SEEDS = range(1, 41)


DECK_SIZES = {
    2: {"area": 20, "building": 20, "war": 20, "patron": 20},
    3: {"area": 24, "building": 24, "war": 25, "patron": 24},
    4: {"area": 28, "building": 28, "war": 30, "patron": 28},
    5: {"area": 30, "building": 30, "war": 30, "patron": 30},
}


@pytest.mark.clause("AVE-2.1", "AVE-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_for_larger_tables_are_removed_sets_and_pairs_whole(seats: int) -> None:
    table = new_game(seats=seats)
    sizes = DECK_SIZES[seats]
    for kind, name in enumerate(KIND_NAMES):
        in_box = {card for card in range(30) if table.state.holder[kind, card] == IN_BOX}
        assert in_box == {card for card in range(30) if MIN_PLAYERS[kind, card] > seats}
        assert 30 - len(in_box) == sizes[name]
        if kind < 2:
            copies = 2 if kind == 0 else 5
            assert all(count == copies for count in Counter(card // copies for card in in_box).values())
    assert (
        sizes
        == {
            2: {"area": 20, "building": 20, "war": 20, "patron": 20},
            3: {"area": 24, "building": 24, "war": 25, "patron": 24},
            4: {"area": 28, "building": 28, "war": 30, "patron": 28},
            5: {"area": 30, "building": 30, "war": 30, "patron": 30},
        }[seats]
    )


@pytest.mark.clause("AVE-2.3", "AVE-R1")
def test_the_decks_are_shuffled_separately() -> None:
    games = [new_game(seed=seed, seats=5) for seed in SEEDS]
    for kind in KIND_NAMES:
        assert len({tuple(game.deck(kind)) for game in games}) == len(games)
    first = games[0]
    assert len({tuple(first.state.deck[kind, :20]) for kind in range(DECKS)}) == DECKS


@pytest.mark.clause("AVE-2.4", "AVE-2.5")
@pytest.mark.parametrize("seats", [2, 5])
def test_five_area_cards_lie_below_and_five_cards_in_each_row(seats: int) -> None:
    table = new_game(seats=seats)
    assert all(table.area(number)[0] and table.area(number)[1] == "lower" for number in range(1, 6))
    for row in ("aedificator", "legatus", "senatus"):
        assert None not in table.row(row)
        assert len(set(table.row(row))) == 5
    size = DECK_SIZES[seats]
    assert [len(table.deck(kind)) for kind in KIND_NAMES] == [size[kind] - 5 for kind in KIND_NAMES]


@pytest.mark.clause("AVE-2.5")
def test_the_first_drawn_card_lies_in_slot_5() -> None:
    """The rows are dealt from the end of the shuffled deck, slot 5 first: what is left continues in slot 1's place."""
    state = AVE.state.new()
    opening = AVE.room("opening")
    AVE.compiled.begin(state, AVE.encode_options(AVE.complete_options({"seats": 2})), 7)
    empty_but(AVE, state)
    opening.shuffle_decks(state)
    expected = [state.deck[row, 15:20].tolist() for row in range(ROWS)]
    opening.lay_out_cards(state)
    assert [row.tolist() for row in state.row] == expected


@pytest.mark.clause("AVE-2.6")
def test_every_marker_starts_on_zero() -> None:
    table = new_game(seats=5)
    state = table.state
    assert state.prestige.tolist() == [0] * 5
    assert state.influence.sum() == state.level.sum() == state.roma.sum() == state.earned.sum() == 0


@pytest.mark.clause("AVE-2.7")
def test_everybody_gets_a_board_its_goods_three_denarii_and_five_workers() -> None:
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        table = new_game(seed=seed, seats=3)
        boards = table.state.board[:3].tolist()
        assert len(set(boards)) == 3
        seen.update(boards)
        for seat, board in enumerate(boards):
            assert table.state.stock[seat, :6].tolist() == START_GOODS[board].tolist()
            assert table.denarii(seat) == 3
            assert table.workers(seat) == [1, 2, 3, 4, 5]
    assert set(seen) == {0, 1, 2, 3, 4}


@pytest.mark.clause("AVE-2.8", "AVE-R1")
def test_the_first_order_is_drawn_by_lot_without_compensation() -> None:
    orders = Counter(tuple(new_game(seed=seed, seats=3).order()) for seed in range(1, 301))
    assert len(orders) == 6
    assert min(orders.values()) >= 25
    table = new_game(seats=4)
    assert table.actor == table.order()[0]
    assert {table.denarii(seat) for seat in range(4)} == {3}


@pytest.mark.clause("AVE-2.9")
def test_the_side_of_the_area_scoring_card_follows_the_seats() -> None:
    assert AREA_SCORING[2].tolist() == AREA_SCORING[3].tolist()
    assert AREA_SCORING[4].tolist() == AREA_SCORING[5].tolist()
    assert AREA_SCORING[3, 2].sum() == 0 < AREA_SCORING[4, 2].sum()


@pytest.mark.clause("AVE-16.1")
def test_the_sides_of_the_boards_are_an_option() -> None:
    for sides, allowed in (("a", {"a"}), ("b", {"b"}), ("random", {"a", "b"})):
        seen = {
            entry["board"][-1]
            for seed in range(1, 21)
            for entry in new_game(seed=seed, seats=5, board_sides=sides).view(-1)["seats"]
        }
        assert seen == allowed
    mixed = [new_game(seed=seed, seats=5, board_sides="random").state for seed in range(1, 21)]
    assert all(len({int(board) % 5 for board in state.board}) == 5 for state in mixed)
    assert any(len({int(board) // 5 for board in state.board}) == 2 for state in mixed)


def test_a_record_that_is_used_again_is_clean() -> None:
    state = new_game(seed=3, seats=5).state
    options = AVE.encode_options(AVE.complete_options({"seats": 2}))
    AVE.compiled.begin(state, options, 9)
    assert state.tobytes() == new_game(seed=9, seats=2).state.tobytes()
    assert broken_laws(state) == []


def test_cards_keep_their_names() -> None:
    assert CARD_NAMES[0][:4] == ["taberna_plan", "taberna_built", "insula_plan", "insula_built"]
    assert CARD_NAMES[1][5] == "gladius_1"
