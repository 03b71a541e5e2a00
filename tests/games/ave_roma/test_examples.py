"""The worked examples of the rules, by their numbers."""

from __future__ import annotations

from saturnalia.games.ave_roma import scoring
from tests.games.ave_roma.positions import position

START_1A = {"stone": 1, "ore": 1, "wine": 1}
START_2A = {"wood": 1, "cattle": 1, "grain": 1}


def test_example_1_quaestor() -> None:
    assert position().play("worker:4", "quaestor").denarii(0) == 11
    assert position(active=[["crassus"]]).play("worker:4", "quaestor").denarii(0) == 13


def test_examples_2_and_3_aedilis_lower_then_upper() -> None:
    table = position(areas={2: "area_07"}, stock=[START_1A, START_2A], decks={"area": ["area_29"]})
    table.play("worker:2", "aedilis")
    assert table.stock(0) == {"wood": 1, "stone": 2, "ore": 2, "grain": 1, "wine": 1}
    assert (table.denarii(0), table.area(2), int(table.state.prestige[1])) == (3, ("area_07", "upper"), 0)
    table.play("worker:2", "aedilis")
    assert (table.denarii(1), table.stock(1)) == (1, {"wood": 2, "stone": 1, "cattle": 1, "ore": 1, "grain": 2})
    assert (table.cards(1, "area"), int(table.state.prestige[1])) == (["area_07"], 1)
    assert (table.area(2), table.actor) == (("area_29", "lower"), 0)
    poor = position(areas={2: "area_07"}, upper=[2], denarii=1).play("worker:2")
    assert "aedilis" not in poor.legal()


def test_example_4_area_pair() -> None:
    for owned, pair in (
        (["area_04"], True),
        (["area_04", "area_13"], False),
        (["area_04", "area_13", "area_16"], True),
    ):
        table = position(areas={2: "area_07"}, upper=[2], owned=[owned]).play("worker:2", "aedilis")
        assert (table.legal() == ["take:cattle", "take:ore"]) == pair


def test_example_5_overflow() -> None:
    given = {"areas": {3: "area_30"}, "seats": 4, "stock": [{"grain": 3, "wine": 2, "surplus": 6}], "denarii": 0}
    table = position(**given).play("worker:3", "propraetor", "half:lower", "overflow:surplus")  # type: ignore[arg-type]
    assert (table.stock(0)["surplus"], table.denarii(0), table.decision) == (7, 3, "addition")
    other = position(**given).play("worker:3", "propraetor", "half:lower", "overflow:money")  # type: ignore[arg-type]
    assert (other.denarii(0), other.decision) == (2, "overflow")
    assert other.play("overflow:surplus").stock(0)["surplus"] == 7


def test_example_6_mercator_without_money() -> None:
    table = position(
        seats=4,
        areas={5: "area_30"},
        upper=[5],
        stock=[{"wood": 4, "cattle": 1}],
        denarii=0,
        decks={"area": ["area_03"]},
    )
    table.play("worker:5", "mercator")
    assert table.legal() == ["sell:wood", "sell:cattle"]
    table.play("sell:cattle")
    assert table.denarii(0) == 3
    table.play("done")
    assert table.denarii(0) == 1
    table.play("buy:ore")
    assert (table.denarii(0), table.stock(0)) == (0, {"wood": 4, "ore": 1})
    assert (table.cards(0, "area"), int(table.state.prestige[4])) == (["area_30"], 1)
    assert table.area(5) == ("area_03", "lower")


def test_example_7_buying_into_overflow() -> None:
    table = position(areas={3: "area_29"}, stock=[{"ore": 4}], denarii=2)
    table.play("worker:3", "mercator", "done", "buy:ore", "overflow:surplus", "buy:ore", "overflow:surplus")
    assert (table.stock(0), table.denarii(0)) == ({"ore": 4, "surplus": 2}, 0)


def test_examples_8_and_9_propraetor() -> None:
    given = {
        "seats": 3,
        "areas": {2: "area_03"},
        "influence": {2: [0, 3, 4]},
        "owned": [["templum_plan", "insula_plan"]],
    }
    table = position(**given).play("worker:2", "propraetor", "half:upper", "use_cards")  # type: ignore[arg-type]
    table.play("rotate:templum_plan", "rotate:insula_plan")
    assert (table.stock(0), table.influence(2)) == ({"wood": 1, "cattle": 1}, [5, 3, 4])
    assert table.area(2) == ("area_03", "upper")
    assert table.state.rotated.sum() == 2
    extra = position(**given).play("worker:2", "propraetor", "half:upper", "take_extra")  # type: ignore[arg-type]
    assert extra.legal() == ["take:wood", "take:stone", "take:cattle", "take:grain"]
    assert extra.play("take:stone").influence(2) == [0, 3, 4]


def test_example_10_the_end_of_the_track() -> None:
    def rise(start: int, cards: list[str]) -> int:
        table = position(seats=4, areas={3: "area_03"}, influence={3: [start, 20, 19, 0]}, owned=[cards])
        table.play("worker:3", "propraetor", "half:upper", "use_cards", *(f"rotate:{card}" for card in cards))
        return table.influence(3)[0]

    assert rise(17, ["ballista_1", "templum_plan"]) == 18
    assert rise(18, ["templum_plan"]) == 18


def test_example_11_aedificator() -> None:
    table = position(
        rows={"aedificator:4": "insula_plan", "aedificator:5": "insula_built"},
        stock=[{"wood": 4, "stone": 2}],
        workers=[[4, 5], [1]],
    )
    table.play("worker:5")
    assert "aedificator:4" not in table.legal()
    table = position(
        rows={"aedificator:4": "insula_plan", "aedificator:5": "insula_built"},
        stock=[{"wood": 4, "stone": 2}],
        workers=[[4, 5], [1]],
    )
    assert table.play("worker:4", "aedificator:4").vp(0) == 3
    table.play("pass", "worker:5", "aedificator:5")
    assert (table.vp(0), table.stock(0), table.denarii(0)) == (7, {"wood": 1}, 1)


def test_example_12_legatus() -> None:
    table = position(
        rows={"legatus:5": "gladius_3"}, owned=[["gladius_1", "gladius_2"]], stock=[{"surplus": 1, "ore": 1}], denarii=1
    )
    assert table.play("worker:5", "legatus:5").vp(0) == 6


def test_example_13_a_patron_before_influence() -> None:
    table = position(
        rows={"senatus:5": "crassus"}, stock=[{"grain": 1, "wine": 1}], denarii=6, workers=[[1, 3, 5], [2]]
    )
    table.play("worker:5", "senatus:5", "pass")
    assert (table.active(0), table.denarii(0)) == ([], 3)
    table.play("worker:3", "roma", "fill:crassus")
    assert (table.denarii(0), table.active(0), int(table.state.level[0])) == (0, ["crassus"], 1)
    assert table.play("worker:1", "quaestor").denarii(0) == 4


def test_example_14_replacing_a_patron() -> None:
    table = position(rows={"senatus:5": "cicero"}, active=[["crassus"]], stock=[{"grain": 1, "wine": 2}], denarii=2)
    table.play("worker:5", "senatus:5")
    assert table.legal() == ["keep_inactive", "swap:1"]
    table.play("swap:1")
    assert (table.active(0), table.cards(0, "patron"), table.vp(0)) == (["cicero"], ["crassus", "cicero"], 0)


def test_example_15_sharing_on_the_roma_track() -> None:
    first = position(seats=3, roma=[1, 3, 0], denarii=20).play("worker:4", "roma")
    assert (20 - first.denarii(0), int(first.state.level[0])) == (2, 1)
    second = position(seats=3, roma=[17, 3, 0], denarii=20).play("worker:5", "roma")
    assert (20 - second.denarii(0), int(second.state.level[0])) == (3, 1)


def test_example_16_beyond_level_ten() -> None:
    table = position(roma=[2, 0], level=[10], denarii=20).play("worker:1", "roma")
    assert (int(table.state.level[0]), table.vp(0)) == (10, 2)


def test_example_17_pass() -> None:
    table = position(workers=[[2, 5], [1]], training=[3, 0]).play("pass")
    assert (table.vp(0), table.workers(0), int(table.state.training[0])) == (3, [2, 3, 5], 0)
    turn = position(workers=[[2, 3, 5], [1]], training_ready="next_turn").play("worker:3", "training", "pass", "pass")
    assert turn.vp(0) == 3


def test_example_18_training() -> None:
    table = position(workers=[[1], [2]], training=[0, 0]).play("worker:1", "training", "pass")
    while int(table.state.round_number) == 1:
        table.play(table.legal()[-1])
    while table.actor != 0:
        table.play("pass")
    before = table.denarii(0)
    table.play("trained_as:5", "quaestor")
    assert (table.denarii(0) - before, table.standing("quaestor")) == (10, [1])
    turn = position(workers=[[1, 2], [2]], training_ready="next_turn")
    turn.play("worker:1", "training", "pass", "trained_as:5", "quaestor")
    assert (turn.denarii(0), turn.standing("quaestor")) == (13, [1])


def test_example_19_recruiting() -> None:
    table = position(
        seats=3,
        phase="recruiting",
        workers=[[], [2], []],
        standing={
            "quaestor": [5, 5, 4], "aedilis": [1, 3], "roma": [4, 3, 2], "senatus": [1, 1, 2, 3],
            "aedificator": [5, 4],
        },
    )  # fmt: skip
    table.play("recruit:senatus", "recruit:quaestor", "recruit:roma")
    table.play("recruit:aedilis", "recruit_worker:1", "recruit:aedificator", "recruit_worker:5", "recruit:aedilis")
    table.play("recruit:aedificator")
    assert [table.workers(seat) for seat in range(3)] == [[2, 3, 3, 4, 4], [2, 4, 5, 5, 5], [1, 1, 1, 2, 3]]
    assert table.order() == [2, 0, 1]


def test_example_20_ties_in_the_order() -> None:
    """Two tied pairs; the sums are 18 and 12 here, because the workers of four players always add up to 60."""
    table = position(
        seats=4,
        workers=[[2, 3, 3, 5, 5], [1, 1, 1, 4, 5], [2, 3, 4, 4, 5], [2, 2, 3, 4]],
        standing={"roma": [1]},
        phase="recruiting",
    )
    table.play("recruit:roma")
    assert [entry["worker_sum"] for entry in table.view(0)["seats"]] == [18, 12, 18, 12]
    assert table.order() == [3, 1, 2, 0]


def test_examples_21_and_22_row_refill_and_end_by_row() -> None:
    names = ["taberna_plan", "insula_plan", "villa_plan", "thermae_plan", "curia_plan"]
    full = {f"aedificator:{slot}": name for slot, name in enumerate(names, 1)}
    none_taken = position(rows=full, decks={"building": ["forum_plan"]}).play("pass", "pass")
    assert none_taken.row("aedificator") == ["forum_plan", *names[:4]]
    gaps = {**full, "aedificator:2": None, "aedificator:5": None}
    two_taken = position(rows=gaps, decks={"building": ["forum_plan", "basilica_plan"]}).play("pass", "pass")
    assert two_taken.row("aedificator") == ["basilica_plan", "forum_plan", names[0], names[2], names[3]]
    short = position(rows=gaps, deck_sizes={"building": 1}, order=[1, 0]).play("pass", "pass")
    assert short.row("aedificator")[0] is None
    assert (short.phase, short.actor) == ("extra", 1)


def test_example_23_end_by_the_area_deck() -> None:
    table = position(
        areas={4: "area_22"}, upper=[4], deck_sizes={"area": 0}, denarii=2, prestige={4: 2}, owned=[[], ["insula_plan"]]
    )
    table.play("worker:4", "aedilis")
    assert (table.area(4), table.phase, table.actor) == ((None, "lower"), "action", 1)
    table.play("worker:4", "propraetor")
    assert (table.denarii(1), table.stock(1), table.legal()) == (0, {}, ["pass", "use_cards"])
    assert int(table.state.prestige[3]) == 3


def test_example_24_area_scoring_with_four_players() -> None:
    influence = {1: [4, 2, 0, 0], 2: [0, 5, 6, 1], 3: [7, 8, 3, 0], 4: [1, 0, 2, 9], 5: [0, 0, 0, 0]}
    table = position(seats=4, influence=influence, prestige={1: 0, 2: 3, 3: 5, 4: 8, 5: 2})
    assert [scoring.points_for_areas(table.state, seat) for seat in range(4)] == [7, 10, 11, 11]


def test_examples_25_and_26_goals_and_leftovers() -> None:
    rich = position(waiting=[["crassus"]], denarii=[13, 0])
    assert rich.view(0)["seats"][0]["waiting"][0]["points"] == 2
    first = position(waiting=[["caesar"]], influence={area: [1, 0] for area in (1, 2, 3, 4)})
    assert first.view(0)["seats"][0]["waiting"][0]["points"] == 9
    left = position(denarii=[27, 0], stock=[{"wood": 2, "ore": 3, "surplus": 2}]).view(0)["seats"][0]["final"]
    assert (left["denarii"], left["goods"]) == (2, 1)


def test_example_27_extra_action() -> None:
    table = position(phase="extra", workers=[[1], [1]], standing={"quaestor": [5, 5, 4]}).play("worker:5", "quaestor")
    assert table.denarii(0) == 13


def test_example_28_any_area() -> None:
    given = {
        "seats": 3,
        "areas": {2: "area_03"},
        "influence": {2: [0, 3, 4]},
        "owned": [["templum_plan", "insula_plan"]],
        "propraetor_area": "any_area",
    }
    turns = ("worker:2", "propraetor", "half:upper", "use_cards", "area:4", "rotate:templum_plan", "rotate:insula_plan")
    table = position(**given).play(*turns)  # type: ignore[arg-type]
    assert (table.influence(4), table.influence(2)) == ([3, 0, 0], [0, 3, 4])
    caesar = position(**given, active=[["caesar"]]).play(*turns)  # type: ignore[arg-type]
    assert caesar.influence(4) == [4, 0, 0]
