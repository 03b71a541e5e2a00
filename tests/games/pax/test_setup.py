"""Chapters 2, 12 to 16 and R: how a game is laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.games.pax.components import COPIES, DECK_SIZE
from saturnalia.games.pax.state import State, broken_laws
from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.random import generator
from saturnalia.kernel.random import shuffle as shuffled
from tests.games.emptied import empty_but
from tests.games.pax.positions import CARD_IDS, PAX, Position, first_turn, keep_first, new_game


def opening_of(table: Position, seat: int) -> list[str]:
    """The opening cards of a seat in the order in which they were drawn."""
    return [CARD_IDS[card] for card in table.state.opening[seat] if card >= 0]


def whole_deck(table: Position, seed: int) -> list[str]:
    """The shuffled deck before anything was drawn, recomputed for a named start player."""
    cards = [card for card in range(40) if card < 4 * table.state.categories for _ in range(COPIES[card])]
    items = np.full(DECK_SIZE, -1, dtype=np.int8)
    items[: len(cards)] = cards
    shuffled(generator(seed), items, len(cards))
    return [CARD_IDS[card] for card in items[: len(cards)]]


def hidden_of(table: Position) -> list[str]:
    return [CARD_IDS[card] for card in table.state.rome_hidden]


@pytest.mark.clause("PAX-2.1", "PAX-R3")
def test_the_deck_is_shuffled_evenly() -> None:
    tops: Counter[int] = Counter()
    state = State.new()
    options = PAX.encode_options(PAX.complete_options({"seats": 4}))
    for seed in range(1000):
        PAX.compiled.begin(state, options, seed)
        tops[int(state.deck[state.deck_top])] += 1
    assert broken_laws(state) == []
    for card in range(28):
        expected = 1000 * COPIES[card] / 74
        assert abs(tops[card] - expected) < 5 * expected**0.5, CARD_IDS[card]


@pytest.mark.clause("PAX-R3", "PAX-2.1")
def test_two_seats_deal_removed_cards_then_rome_then_openings_then_the_market() -> None:
    table = new_game(seed=9, seats=2, start_player="2")
    order = whole_deck(table, 9)
    assert Counter(np.repeat(CARD_IDS, table.state.box)) == Counter(order[:20])
    assert hidden_of(table) == order[20:23]
    assert opening_of(table, 1) == order[23:25]
    assert opening_of(table, 0) == order[25:28]
    table.play(order[23], order[25], order[26])
    assert [table.stack(legion) for legion in (1, 2, 3)] == [[name] for name in order[28:31]]
    assert table.deck() == [*order[31:], order[24], order[26], order[27]]


@pytest.mark.clause("PAX-15.2", "PAX-R3")
def test_base_solitaire_draws_and_returns_the_opening_before_thirty_cards_are_put_aside() -> None:
    table = new_game(seed=4, seats=1, solo_level=2, start_player="1")
    order = whole_deck(table, 4)
    assert opening_of(table, 0) == order[:2]
    assert table.state.box.sum() == 0
    assert table.money(0) == 5
    table.play(order[1])
    assert Counter(np.repeat(CARD_IDS, table.state.box)) == Counter(order[2:32])
    assert hidden_of(table) == order[32:35]
    assert [table.stack(legion) for legion in (1, 2, 3)] == [[name] for name in order[35:38]]
    assert table.state.legions == 3
    assert table.deck() == [*order[38:], order[0]]


@pytest.mark.clause("PAX-16.1", "PAX-16.2", "PAX-R3")
def test_nocturnus_solitaire_puts_forty_cards_aside_before_anything_is_drawn() -> None:
    table = new_game(seed=4, seats=1, variant="nocturnus", start_player="1", solo_level=5)
    order = whole_deck(table, 4)
    assert Counter(np.repeat(CARD_IDS, table.state.box)) == Counter(order[:40])
    assert hidden_of(table) == order[40:43]
    assert opening_of(table, 0) == order[43:45]
    assert table.money(0) == 5
    table.play(order[43])
    assert table.hand(0) == [order[43]]
    assert [table.stack(legion) for legion in (1, 2, 3)] == [[name] for name in order[45:48]]
    assert table.deck() == [*order[48:], order[44]]
    assert len(table.deck()) == 57


@pytest.mark.clause("PAX-2.2", "PAX-2.12")
@pytest.mark.parametrize(("seats", "removed", "deck"), [(2, 20, 46), (3, 10, 54), (4, 0, 62)])
def test_cards_leave_unseen_with_few_seats(seats: int, removed: int, deck: int) -> None:
    table = first_turn(seats=seats)
    assert table.state.box.sum() == removed
    assert len(table.deck()) == deck


@pytest.mark.clause("PAX-13.1")
@pytest.mark.parametrize(("seats", "removed", "deck"), [(2, 30, 66), (3, 15, 79), (4, 0, 92)])
def test_nocturnus_takes_more_cards_out(seats: int, removed: int, deck: int) -> None:
    table = first_turn(seats=seats, variant="nocturnus")
    assert table.state.box.sum() == removed
    assert len(table.deck()) == deck
    assert table.state.legions == seats + 1
    assert [table.money(seat) for seat in range(seats)] == [5] * seats
    assert table.state.hand_count[:seats].tolist() == [1] * seats


@pytest.mark.clause("PAX-12.1", "PAX-12.12")
@pytest.mark.parametrize(("seats", "added", "deck"), [(5, 15, 72), (6, 30, 85), (7, 45, 98), (8, 60, 111)])
def test_a_part_of_the_second_set_joins_with_five_to_eight_seats(seats: int, added: int, deck: int) -> None:
    table = first_turn(seats=seats)
    box = table.state.box
    assert box.sum() == 74 - added
    assert (box <= COPIES).all()  # the first set is in the game as a whole
    assert box[28:].sum() == 0
    assert len(table.deck()) == deck


@pytest.mark.clause("PAX-14.1", "PAX-14.4")
@pytest.mark.parametrize(("seats", "added", "deck"), [(5, 30, 117), (6, 45, 130), (7, 60, 143), (8, 75, 156)])
def test_a_part_of_the_second_pack_joins_in_nocturnus(seats: int, added: int, deck: int) -> None:
    table = first_turn(seats=seats, variant="nocturnus")
    assert table.state.box.sum() == 104 - added
    assert (table.state.box <= COPIES).all()
    assert len(table.deck()) == deck
    assert table.view(-1)["rome"]["wins_at"] == 5


@pytest.mark.clause("PAX-R2")
def test_every_card_of_the_second_set_has_the_same_chance_to_join() -> None:
    unused = np.zeros(40)
    state = State.new()
    options = PAX.encode_options(PAX.complete_options({"seats": 6}))
    for seed in range(500):
        PAX.compiled.begin(state, options, seed)
        unused += state.box
    for card in range(28):
        expected = 500 * COPIES[card] * 44 / 74
        assert abs(unused[card] - expected) < 5 * expected**0.5, CARD_IDS[card]


@pytest.mark.clause("PAX-2.3", "PAX-12.3", "PAX-14.2")
@pytest.mark.parametrize("variant", ["base", "nocturnus"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_is_one_more_legion_than_seats(seats: int, variant: str) -> None:
    table = first_turn(seats=seats, variant=variant)
    names = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    assert [legion["name"] for legion in table.view(-1)["legions"]] == names[: seats + 1]
    assert table.state.stack_count.tolist() == [1] * (seats + 1) + [0] * (8 - seats)


@pytest.mark.clause("PAX-2.4", "PAX-12.4", "PAX-14.2")
@pytest.mark.parametrize("variant", ["base", "nocturnus"])
@pytest.mark.parametrize(("seats", "face_up"), [(1, 0), (2, 0), (4, 0), (5, 3), (8, 3)])
def test_rome_begins_with_three_hidden_cards_and_with_five_seats_three_open_ones(
    seats: int, face_up: int, variant: str
) -> None:
    table = first_turn(seats=seats, variant=variant)
    assert (table.state.rome_hidden >= 0).all()
    assert len(table.rome()) == face_up
    for viewer in range(-1, seats):
        assert table.view(viewer)["rome"]["hidden"] == [None, None, None]


@pytest.mark.clause("PAX-12.4")
def test_romes_hidden_cards_are_drawn_before_its_open_ones() -> None:
    table = new_game(seed=3, seats=5, start_player="1")
    drawn = int(table.state.deck_top)
    assert drawn == 3 + 3 + 2 + 3 + 4 + 5 + 5
    assert len(table.rome()) == 3
    again = new_game(seed=3, seats=5, start_player="1")
    empty_but(PAX, again.state, "variant", "categories")
    again.state.generator[0] = np.uint64(3)
    PAX.room("opening").shuffle_deck(again.state)
    order = again.deck()
    assert hidden_of(table) == order[:3]
    assert Counter(table.rome()) == Counter(order[3:6])
    assert opening_of(table, 0) == order[6:8]


@pytest.mark.clause("PAX-2.5")
@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_everybody_receives_five_aurei(seats: int) -> None:
    assert [new_game(seats=seats).money(seat) for seat in range(seats)] == [5] * seats


@pytest.mark.clause("PAX-2.6", "PAX-R1")
def test_chance_picks_the_start_player_unless_a_seat_was_named() -> None:
    starts = Counter(new_game(seed, seats=4).view(-1)["primus"] for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert all(25 < count < 75 for count in starts.values())
    assert {new_game(seed, seats=4, start_player="3").actor for seed in range(20)} == {2}
    with pytest.raises(BadOptions):
        new_game(seats=2, start_player="3")


@pytest.mark.clause("PAX-2.7", "PAX-12.2", "PAX-14.2")
@pytest.mark.parametrize("variant", ["base", "nocturnus"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_later_seats_draw_more_opening_cards(seats: int, variant: str) -> None:
    table = new_game(seats=seats, start_player="2", variant=variant)
    drawn = [2, 3, 4, 5, 5, 5, 5, 5][:seats]
    in_turn_order = [int(table.state.opening_count[(1 + turn) % seats]) for turn in range(seats)]
    assert in_turn_order == drawn
    told = [line for line in PAX.journal(table.state, -1) if line["event"] == "drew_opening"]
    assert [(line["seat"], line["count"]) for line in told] == [((1 + t) % seats, drawn[t]) for t in range(seats)]
    assert table.state.returned_by.max() == -1  # everybody draws before anybody returns a card


@pytest.mark.clause("PAX-2.8", "PAX-2.9")
def test_one_card_is_kept_and_the_others_go_under_the_deck_in_the_order_chosen() -> None:
    table = new_game(seed=2, seats=3, start_player="3")
    openings = {seat: opening_of(table, seat) for seat in range(3)}
    deck = table.deck()
    returned: list[str] = []
    for seat in (2, 0, 1):
        assert table.actor == seat
        assert set(table.legal()) == set(openings[seat])
        kept = openings[seat].pop(1)
        assert table.refuses("stop") == "PAX-2.8"
        table.play(kept)
        assert table.hand(seat) == [kept]
        while len(openings[seat]) > 1:
            assert (table.actor, table.decision) == (seat, "setup_return")
            assert set(table.legal()) == set(openings[seat])
            table.play(openings[seat][-1])
            returned.append(openings[seat].pop())
        returned += openings[seat]  # the last one needs no question
    assert table.deck() == [*deck[4:], *returned]
    assert table.decision == "turn_mode"


@pytest.mark.clause("PAX-2.9")
def test_what_goes_under_the_deck_first_lies_highest_and_only_its_owner_sees_it() -> None:
    table = new_game(seed=2, seats=2, start_player="2")
    while table.actor == 1:
        table.play(table.legal()[0])
    kept, *others = table.legal()
    assert len(others) == 2
    table.play(kept, others[1])
    seen = [PAX.journal(table.state, viewer) for viewer in (0, 1)]
    assert [[line["card"] for line in lines if line["event"] == "returned_opening"] for lines in seen] == [
        [CARD_IDS.index(others[1]), CARD_IDS.index(others[0])],
        [None, None],
    ]


@pytest.mark.clause("PAX-2.8")
def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    table = new_game(seed=2, seats=2)
    missing = next(name for name in CARD_IDS if name not in table.legal())
    assert table.refuses(missing) == "PAX-2.8"


@pytest.mark.clause("PAX-2.10")
def test_the_market_is_turned_up_from_the_deck_legion_one_first() -> None:
    table = new_game(seed=6, seats=4)
    deck = table.deck()
    keep_first(table)
    assert [table.stack(legion) for legion in range(1, 6)] == [[name] for name in deck[:5]]
    told = [(line["legion"], line["card"]) for line in table.told("laid_out")]
    assert told == list(enumerate(deck[:5], start=1))


@pytest.mark.clause("PAX-15.5", "PAX-15.9", "PAX-15.2")
@pytest.mark.parametrize(
    ("level", "drawn", "laid", "deck"), [(1, 2, 0, 37), (2, 2, 0, 37), (3, 3, 1, 36), (4, 4, 2, 35), (5, 5, 3, 34)]
)
def test_base_solitaire_opens_with_more_cards_at_higher_levels(level: int, drawn: int, laid: int, deck: int) -> None:
    table = new_game(seats=1, solo_level=level)
    assert len(opening_of(table, 0)) == drawn
    for _ in range(laid):
        assert table.decision == "solo_lay"
        table.play(table.legal()[0])
    assert len(opening_of(table, 0)) == 2
    assert table.decision == "setup_keep"
    table.play(table.legal()[0])
    assert len(table.tableau(0)) == laid
    assert len(table.hand(0)) == 1
    assert len(table.deck()) == deck
    assert table.state.returned_by[(table.state.deck_top + deck - 1) % DECK_SIZE] == 0
    assert table.state.box.sum() == 30


@pytest.mark.clause("PAX-16.2", "PAX-16.4", "PAX-16.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("legions", [3, 2])
@pytest.mark.parametrize("head_start", [False, True])
def test_nocturnus_solitaire_and_its_two_options(level: int, legions: int, head_start: bool) -> None:
    options: dict[str, Any] = {} if legions == 3 else {"nocturnus_solo_legions": legions}
    if head_start:
        options["nocturnus_solo_head_start"] = True
    table = new_game(seats=1, variant="nocturnus", solo_level=level, **options)
    laid = max(0, level - 2) if head_start else 0
    assert len(opening_of(table, 0)) == 2 + laid
    keep_first(table)
    assert len(table.tableau(0)) == laid
    assert len(table.hand(0)) == 1
    assert table.state.legions == legions
    assert table.state.stack_count.sum() == legions
    assert len(table.deck()) == 57 - laid + (3 - legions)
    assert table.state.box.sum() == 40


@pytest.mark.clause("PAX-R4")
def test_nothing_is_random_after_the_set_up() -> None:
    table = first_turn(seed=8, seats=5, variant="nocturnus")
    before = int(table.state.generator[0])
    numbers = np.random.default_rng(8)
    while not table.is_over:
        table.play(str(numbers.choice(table.legal())))
    assert int(table.state.generator[0]) == before
