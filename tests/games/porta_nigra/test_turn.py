"""Chapter 3: rounds, turns, the refill phase, the action phase and its torches."""

from __future__ import annotations

import pytest

from tests.games.porta_nigra.positions import Position, new_game, position


def play_turn(table: Position) -> None:
    """Take the shortest turn: place the builder if it is asked for, play a card, and end."""
    if table.decision == "place_builder":
        table.play("quarter:basilica")
    table.play(table.legal()[0])
    table.play("end_turn")


@pytest.mark.clause("POR-3.1", "POR-3.2")
@pytest.mark.parametrize(("seats", "rounds", "turns"), [(2, 3, 8), (3, 2, 8), (4, 2, 7)])
def test_rounds_and_turns_by_the_number_of_players(seats: int, rounds: int, turns: int) -> None:
    table = new_game(seats=seats)
    assert table.view(-1)["rounds"] == rounds
    for round_number in range(1, rounds + 1):
        assert table.state.round_number == round_number
        for _ in range(turns * seats):
            assert table.decision in ("place_builder", "play_card")
            play_turn(table)
        if round_number < rounds:
            assert table.decision == "interim_tens"
            for _ in range(seats):
                table.play("tens:0", "units:0")
            table.play("start_player:1")
    assert table.is_over


@pytest.mark.clause("POR-3.3")
def test_the_refill_comes_before_the_card_is_played() -> None:
    table = position(card="marble", shops="3 black", seats=2).play("end_turn")
    assert table.state.market >= 14
    assert (table.actor, table.decision) == (1, "play_card")


@pytest.mark.clause("POR-3.4")
@pytest.mark.parametrize(("round_number", "over"), [(1, False), (2, False), (3, True)])
def test_after_the_last_card_comes_the_interim_scoring_or_the_end(round_number: int, over: bool) -> None:
    table = position(card="marble", active=1, hands=[[], []], decks=[[], []], round_number=round_number)
    table.play("end_turn")
    assert table.is_over == over
    if not over:
        assert table.decision == "interim_tens"


@pytest.mark.clause("POR-3.5")
@pytest.mark.parametrize(("shops", "refilled"), [("6 black", True), ("7 black", False), ("2 red, 5 white", False)])
def test_the_market_is_refilled_below_seven_bricks(shops: str, refilled: bool) -> None:
    table = position(card="marble", shops=shops).play("end_turn")
    assert bool(table.told("supplied")) == refilled
    assert (table.state.market > 7) == refilled


@pytest.mark.clause("POR-3.6")
def test_supply_cards_fill_the_marked_shops_up_to_fourteen() -> None:
    pile = ["supply_1", "supply_6", "supply_2", "supply_3"]
    table = position(card="marble", shops="4 white", supply=pile).play("end_turn")
    # 4 white; blue, red, yellow, white; black, blue, red; black, red, yellow, white: 15
    assert table.shops() == {"black": 2, "blue": 2, "red": 3, "yellow": 2, "white": 6}
    assert table.told("supplied") == [{"cards": 3, "bricks": 11, "market": 15}]
    assert table.view()["market"]["supply_left"] == 1


@pytest.mark.clause("POR-3.7")
def test_used_supply_cards_are_shuffled_into_a_new_pile_when_one_is_needed() -> None:
    table = position(card="marble", shops="", supply=["supply_6"]).play("end_turn")
    assert table.told("supply_shuffled") == [{}]
    used = len(table.view()["market"]["supply_used"])
    assert table.state.supply_left == 10 - used  # the card used earlier in this refill was shuffled in as well
    exact = position(card="marble", shops="6 white", supply=["supply_1", "supply_2"]).play("end_turn")
    assert exact.state.market == 14
    assert exact.state.supply_left == 0  # shuffled only when a card has to be drawn
    assert exact.told("supply_shuffled") == []


@pytest.mark.clause("POR-3.8")
def test_a_reserve_that_runs_out_fills_the_shops_in_order() -> None:
    pile = ["supply_1", "supply_2"]
    table = position(card="marble", shops="6 black", reserve=6, supply=pile).play("end_turn")
    # blue, red, yellow, white; then black, red
    assert table.shops() == {"black": 7, "blue": 1, "red": 2, "yellow": 1, "white": 1}
    assert table.reserve == 0
    assert table.view()["market"]["supply_left"] == 0


@pytest.mark.clause("POR-3.8")
def test_no_supply_card_is_drawn_while_the_reserve_is_empty() -> None:
    table = position(card="marble", shops="1 black", reserve=0).play("end_turn")
    assert table.shops() == {"black": 1}
    assert table.view()["market"]["supply_used"] == []


@pytest.mark.clause("POR-3.9")
def test_the_building_display_is_filled_up_to_six() -> None:
    shown = ["card_city_wall_red", "card_city_wall_blue", "card_basilica_red", "card_basilica_white"]
    pile = ["card_porta_nigra_red", "card_amphitheatre_black", "card_porta_nigra_white"]
    table = position(card="marble", display=shown, building_pile=pile).play("end_turn")
    assert sorted(table.display()) == sorted([*shown, *pile[:2]])
    assert table.state.building_left == 1
    last = position(card="marble", display=shown, building_pile=pile[:1]).play("end_turn")
    assert len(last.display()) == 5
    assert last.state.building_left == 0


@pytest.mark.clause("POR-3.10")
def test_the_honor_display_is_filled_up_to_fourteen() -> None:
    triumphs = ["final_30", "final_42", "final_56"]
    shown = [*triumphs * 2, "acclaim", "acclaim", "ovation", "ovation", "donation", "donation", "recruits"]
    table = position(card="marble", honors=shown, honor_pile=["recruits", "marble_gift"]).play("end_turn")
    assert len(table.honors()) == 14
    assert table.told("showed_honor") == [{"honor": "recruits"}]
    empty = position(card="marble", honors=shown, honor_pile=[]).play("end_turn")
    assert len(empty.honors()) == 13


@pytest.mark.clause("POR-3.10")
def test_the_last_honor_card_of_the_pile_comes_into_a_display_that_lacks_two() -> None:
    triumphs = ["final_30", "final_42", "final_56"]
    shown = [*triumphs * 2, "acclaim", "acclaim", "ovation", "ovation", "donation", "donation"]
    table = position(card="marble", honors=shown, honor_pile=["recruits"]).play("end_turn")
    assert (len(table.honors()), int(table.state.honor_left)) == (13, 0)
    assert table.told("showed_honor") == [{"honor": "recruits"}]


@pytest.mark.clause("POR-3.11")
def test_nothing_is_refilled_during_the_action_phase() -> None:
    table = position(
        card="free_hand",
        shops="1 red, 1 white",
        bricks=["2 yellow"],
        influence=1,
        display=["card_basilica_yellow"],
        honors=["acclaim"],
        builders=["basilica"],
    )
    table.play("symbol:1", "shop:white", "symbol:4", "site:basilica_a_4", "honor:acclaim")
    assert (table.shops(), table.display(), table.honors()) == ({"red": 1}, [], [])


@pytest.mark.clause("POR-3.12")
def test_the_builder_is_placed_free_of_charge_after_the_first_refill() -> None:
    table = new_game(seats=2)
    first = table.actor
    assert table.decision == "place_builder"
    assert table.state.market >= 14
    assert table.offered("quarter") == ["amphitheatre", "basilica", "city_wall", "porta_nigra"]
    assert table.refuses(f"card:{table.hand(first)[0]}") == "POR-3.12"
    table.play("quarter:city_wall")
    assert (table.builder(first), table.coins(first), table.decision) == ("city_wall", 20, "play_card")
    table.play(f"card:{table.hand(first)[0]}", "end_turn")
    assert (table.actor, table.decision) == (1 - first, "place_builder")
    play_turn(table)
    assert table.decision == "play_card"  # only in the first turn


@pytest.mark.clause("POR-3.13")
def test_several_builders_may_stand_in_the_same_quarter() -> None:
    table = position(builders=["basilica", None], active=1, decision="place_builder")
    table.play("quarter:basilica")
    assert table.view()["quarters"][1]["builders"] == [0, 1]


@pytest.mark.clause("POR-3.14")
def test_one_of_the_cards_in_hand_is_played() -> None:
    table = position(hands=[["marble", "quarry"], ["marble"]])
    assert table.legal() == ["card:marble", "card:quarry"]
    assert table.refuses("card:free_hand") == "POR-3.14"
    table.play("card:quarry")
    assert table.hand() == ["marble"]
    assert table.view()["turn"]["card"] == "quarry"
    assert table.refuses("card:marble") == "POR-3.14"
    last = position(hands=[["marble"], ["marble"]], decks=[[], []])
    assert last.legal() == ["card:marble"]
    assert last.refuses("card:quarry") == "POR-3.2"


@pytest.mark.clause("POR-3.15")
@pytest.mark.parametrize(("card", "torches"), [("night_shift", 2), ("quarry", 3)])
def test_the_torches_of_the_card_are_the_number_of_actions(card: str, torches: int) -> None:
    table = position(hands=[[card], ["marble"]]).play(f"card:{card}")
    assert table.view()["turn"]["torches_left"] == torches
    table = position(card="foundations", bricks=["1 black"])
    table.play("symbol:4", "symbol:5", "symbol:1")
    assert table.state.card_torches == 0
    assert table.offered("symbol") == ["2", "3"]  # only because a torch token was taken
    assert position(card="marble", torches_left=0).refuses("symbol:3") == "POR-3.18"


@pytest.mark.clause("POR-3.16")
def test_each_symbol_may_be_used_once_and_each_copy_of_it() -> None:
    table = position(card="free_hand")
    assert table.offered("symbol") == ["1", "3"]  # two equal ones are one answer, and nothing can be built
    assert table.refuses("symbol:2") == "POR-3.16"
    table.play("symbol:1", "shop:blue")
    assert table.offered("symbol") == ["2", "3", "4"]  # with a blue brick a segment is possible
    assert table.refuses("symbol:1") == "POR-3.16"
    table.play("symbol:2", "shop:blue")
    assert table.offered("symbol") == ["3", "4"]
    assert table.refuses("symbol:5") == "POR-1.19"


@pytest.mark.clause("POR-3.17")
def test_actions_may_be_taken_in_any_order() -> None:
    for order in (("symbol:4", "symbol:5", "symbol:1"), ("symbol:1", "symbol:5", "symbol:4")):
        table = position(card="foundations").play(*order)
        assert (table.influence(), table.torches(), table.bricks()) == (1, 1, {"black": 1})


@pytest.mark.clause("POR-3.18")
def test_a_torch_token_lights_one_more_symbol() -> None:
    table = position(card="night_shift", torches=2, torches_left=0, used=[1, 2])
    assert table.offered("symbol") == ["3"]
    table.play("symbol:3")
    assert table.told("used_torch") == [{"seat": 0}]
    assert table.torches() == 2  # one was used and one taken
    assert table.offered("symbol") == []  # no unused symbol is left


@pytest.mark.clause("POR-3.18")
def test_any_number_of_torch_tokens_may_be_used() -> None:
    table = position(card="foundations", torches=5, torches_left=0)
    table.play("symbol:1", "symbol:2", "symbol:4")
    assert table.torches() == 2


@pytest.mark.clause("POR-3.19")
def test_card_torches_are_used_before_torch_tokens() -> None:
    table = position(card="foundations", torches=1, torches_left=1).play("symbol:4")
    assert (table.state.card_torches, table.torches()) == (0, 1)
    table.play("symbol:1")
    assert (table.state.card_torches, table.torches()) == (0, 0)


@pytest.mark.clause("POR-3.20")
def test_what_is_gained_in_a_turn_may_be_used_in_it() -> None:
    table = position(card="toll_road", coins=0, builders=["amphitheatre"])
    assert table.offered("symbol") == ["4"]
    table.play("symbol:4", "symbol:1")  # the coins pay the brick
    assert (table.coins(), table.bricks()) == (2, {"blue": 1})
    torch = position(card="night_shift", torches_left=1, torches=0, used=[2], coins=5, builders=["basilica"])
    torch.play("symbol:3", "symbol:1")  # the torch token lights the next symbol
    assert (torch.torches(), torch.bricks()) == (0, {"red": 1})
    influence = position(card="great_works", influence=1, honors=["acclaim"]).play("symbol:4", "influence_roman")
    assert (influence.influence(), influence.romans()) == (0, 6)


@pytest.mark.clause("POR-3.21")
def test_influence_actions_and_exchanges_come_between_actions_but_not_in_the_middle() -> None:
    table = position(card="free_hand", influence=3, torches=1, honors=["acclaim"])
    between = ["honor:acclaim", "influence_roman", "give_up_card_torch", "sell_torch"]
    assert set(between) <= set(table.legal())
    table.play("symbol:3")
    assert set(between) <= set(table.legal())
    table.play("symbol:1")
    assert table.decision == "buy_color"
    assert all(name.startswith("shop:") for name in table.legal())
    assert table.refuses("influence_roman") == "POR-3.21"
    build = position(card="foundations", bricks=["1 black"], influence=3, torches=1).play("symbol:3")
    assert all(name.startswith("site:") for name in build.legal())
    assert build.refuses("sell_torch") == "POR-3.21"


@pytest.mark.clause("POR-3.22")
def test_the_card_comes_first() -> None:
    table = position(hands=[["marble", "quarry"], ["marble"]], influence=3, torches=2, honors=["acclaim"])
    assert table.legal() == ["card:marble", "card:quarry"]
    for name in ("sell_torch", "influence_roman", "honor:acclaim", "end_turn"):
        assert table.refuses(name) == "POR-3.22"


@pytest.mark.clause("POR-3.23")
def test_the_player_may_stop_at_any_time() -> None:
    table = position(card="great_works")
    assert "end_turn" in table.legal()
    assert table.play("end_turn").actor == 1


@pytest.mark.clause("POR-3.24")
def test_card_torches_left_over_become_coins() -> None:
    table = position(card="great_works", torches=2).play("symbol:4", "end_turn")
    assert (table.coins(), table.torches()) == (22, 2)
    assert table.told("gave_up_torches") == [{"seat": 0, "count": 2, "coins": 2}]
    assert position(card="great_works", torches_left=0).play("end_turn").told("gave_up_torches") == []


@pytest.mark.clause("POR-3.25")
def test_at_the_end_the_card_is_laid_aside_and_one_is_drawn() -> None:
    table = position(card="great_works", hands=[["marble"], ["marble"]], decks=[["quarry", "free_hand"], ["quarry"]])
    table.play("symbol:4", "end_turn")
    assert table.hand() == ["marble", "quarry"]
    assert table.state.deck_left[0] == 1
    view = table.view(1)
    assert "great_works" in view["seats"][0]["played"]
    assert view["turn"] is None
    assert table.state.used == 0
    empty = position(card="great_works", hands=[["marble"], ["marble"]], decks=[[], []]).play("end_turn")
    assert empty.hand() == ["marble"]
