"""Aedificator, Legatus and Senatus (6.5 to 6.7)."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import position

RICH = {"wood": 4, "stone": 3, "cattle": 2, "ore": 4, "grain": 3, "wine": 2, "surplus": 7}
CARDS = {"aedificator": "insula_plan", "legatus": "gladius_1", "senatus": "crassus"}


@pytest.mark.clause("AVE-6.5.1", "AVE-6.6.1", "AVE-6.7.1")
@pytest.mark.parametrize(
    ("row", "left", "denarii"),
    [
        ("aedificator", {**RICH, "wood": 2, "stone": 2}, 8),
        ("legatus", {**RICH, "ore": 3, "surplus": 6}, 8),
        ("senatus", {**RICH, "grain": 2, "wine": 1}, 6),
    ],
)
def test_a_card_is_taken_for_its_full_cost(row: str, left: dict[str, int], denarii: int) -> None:
    table = position(rows={f"{row}:4": CARDS[row]}, stock=[RICH], denarii=9).play("worker:4", f"{row}:4")
    assert (table.stock(0), table.denarii(0)) == (left, denarii)
    kind = {"aedificator": "building", "legatus": "war", "senatus": "patron"}[row]
    assert table.cards(0, kind) == [CARDS[row]]


@pytest.mark.parametrize(
    ("row", "stock", "denarii", "clause"),
    [
        ("aedificator", {"wood": 2}, 9, "AVE-6.5.1"),
        ("aedificator", {"wood": 2, "stone": 1}, 0, "AVE-6.5.1"),
        ("legatus", {"ore": 1}, 9, "AVE-6.6.1"),
        ("senatus", {"grain": 1, "wine": 1}, 2, "AVE-6.7.1"),
    ],
)
def test_whoever_lacks_a_part_of_the_cost_is_told_what_is_missing(
    row: str, stock: dict[str, int], denarii: int, clause: str
) -> None:
    table = position(rows={f"{row}:4": CARDS[row]}, stock=[stock], denarii=denarii).play("worker:4")
    assert table.refuses(f"{row}:4") == clause
    slot = next(entry for entry in table.view(0)["rows"] if entry["id"] == row)["slots"][3]
    assert len(slot["missing"]) == 1
    assert slot["legal_values"] == []


@pytest.mark.clause("AVE-6.5.2", "AVE-6.6.1", "AVE-6.7.1")
@pytest.mark.parametrize(
    ("row", "clause"), [("aedificator", "AVE-6.5.2"), ("legatus", "AVE-6.6.1"), ("senatus", "AVE-6.7.1")]
)
def test_slot_s_accepts_values_up_to_s(row: str, clause: str) -> None:
    for slot in range(1, 6):
        for value in range(1, 6):
            table = position(rows={f"{row}:{slot}": CARDS[row]}, stock=[RICH], denarii=9).play(f"worker:{value}")
            if value <= slot:
                assert f"{row}:{slot}" in table.legal()
            else:
                assert table.refuses(f"{row}:{slot}") == clause


@pytest.mark.clause("AVE-6.5.3", "AVE-6.6.2")
def test_points_of_a_card_are_scored_at_once() -> None:
    built = position(rows={"aedificator:5": "amphitheatrum_plan"}, stock=[RICH], denarii=9)
    assert built.play("worker:5", "aedificator:5").vp(0) == 8
    fought = position(rows={"legatus:5": "scutum_1"}, stock=[RICH], denarii=9)
    assert fought.play("worker:5", "legatus:5").vp(0) == 4
    assert fought.told("took_card") == [{"seat": 0, "kind": 1, "card": 15, "vp": 4}]


@pytest.mark.clause("AVE-6.5.4", "AVE-6.6.2", "AVE-6.7.1")
@pytest.mark.parametrize("row", ["aedificator", "legatus", "senatus"])
def test_the_slot_is_refilled_only_in_the_refill_phase(row: str) -> None:
    table = position(rows={f"{row}:2": CARDS[row]}, stock=[RICH], denarii=9, workers=[[2, 3], [1, 2, 3, 4, 5]])
    table.play("worker:2", f"{row}:2")
    assert table.row(row)[1] is None
    table.play("pass")
    assert table.row(row)[1] is None
    table.play("pass")
    assert None not in table.row(row)


@pytest.mark.clause("AVE-6.5.5")
def test_the_second_card_of_a_building_brings_its_pair_bonus() -> None:
    first = position(rows={"aedificator:5": "insula_plan"}, stock=[RICH], denarii=9).play("worker:5", "aedificator:5")
    assert (first.vp(0), first.told("completed_set")) == (3, [])
    table = position(rows={"aedificator:5": "insula_built"}, owned=[["insula_plan"]], stock=[RICH], denarii=9)
    assert table.view(0)["rows"][0]["slots"][4]["set_bonus"] == [
        {"effect": "wood", "amount": 1}, {"effect": "vp", "amount": 1},
    ]  # fmt: skip
    table.play("worker:5", "aedificator:5")
    assert (table.vp(0), table.stock(0)["wood"]) == (4, 4 - 2 + 1)
    assert table.view(0)["seats"][0]["earned"] == {
        "buildings": 3, "wars": 0, "sets": 1, "bonuses": 0, "passing": 0, "influence": 0,
    }  # fmt: skip


@pytest.mark.clause("AVE-6.6.3")
@pytest.mark.parametrize(("owned", "scored", "surplus"), [(0, 2, 6), (1, 2, 7), (2, 5, 6), (3, 6, 6), (4, 8, 6)])
def test_the_second_to_fifth_card_of_a_war_set_bring_their_rewards(owned: int, scored: int, surplus: int) -> None:
    table = position(
        rows={"legatus:5": f"pilum_{owned + 1}"},
        owned=[[f"pilum_{number}" for number in range(1, owned + 1)]],
        stock=[RICH],
        denarii=9,
    )
    table.play("worker:5", "legatus:5")
    assert (table.vp(0), table.stock(0)["surplus"]) == (scored, surplus)


@pytest.mark.clause("AVE-6.6.3", "AVE-17.1")
def test_a_war_reward_may_be_a_resource_of_a_colour_or_political_influence() -> None:
    table = position(rows={"legatus:5": "gladius_2"}, owned=[["gladius_1"]], stock=[{"surplus": 1, "ore": 1}])
    table.play("worker:5", "legatus:5")
    assert (table.decision, table.legal()) == ("colour", ["take:cattle", "take:ore"])
    assert table.refuses("take:wood") == "AVE-17.1"
    level = position(
        rows={"legatus:5": "galea_4"}, owned=[["galea_1", "galea_2", "galea_3"]], waiting=[["crassus", "cicero"]],
        stock=[RICH],
    )  # fmt: skip
    level.play("worker:5", "legatus:5")
    assert (level.decision, level.legal()) == ("fill_slot", ["fill:crassus", "fill:cicero"])
    level.play("fill:cicero")
    assert (int(level.state.level[0]), level.active(0), level.actor) == (1, ["cicero"], 1)


@pytest.mark.clause("AVE-6.7.2")
def test_a_patron_must_go_to_the_first_empty_open_slot() -> None:
    table = position(rows={"senatus:5": "crassus"}, active=[["cicero"]], level=[3], stock=[RICH], denarii=9)
    table.play("worker:5", "senatus:5")
    assert table.active(0) == ["cicero", "crassus"]
    assert table.told("activated") == [{"seat": 0, "patron": 0, "slot": 2}]
    assert table.actor == 1, "there was nothing to choose"


@pytest.mark.clause("AVE-6.7.3")
def test_without_an_empty_slot_a_patron_waits_or_replaces_an_active_one() -> None:
    given = {
        "rows": {"senatus:5": "crassus"},
        "active": [["cicero", "caesar"]],
        "waiting": [["sulla"]],
        "stock": [RICH],
        "denarii": 9,
    }
    table = position(**given).play("worker:5", "senatus:5")  # type: ignore[arg-type]
    assert table.legal() == ["keep_inactive", "swap:1", "swap:2"]
    assert table.refuses("swap:3") == "AVE-9.1"
    assert table.refuses("pass") == "AVE-6.7.3"
    table.play("keep_inactive")
    assert table.active(0) == ["cicero", "caesar"]
    assert table.cards(0, "patron") == ["crassus", "caesar", "sulla", "cicero"]
    swapped = position(**given).play("worker:5", "senatus:5", "swap:2")  # type: ignore[arg-type]
    assert swapped.active(0) == ["cicero", "crassus"]
    assert [patron["id"] for patron in swapped.view(0)["seats"][0]["waiting"]] == ["caesar", "sulla"]


@pytest.mark.clause("AVE-6.7.3")
def test_without_any_open_slot_a_patron_waits() -> None:
    table = position(rows={"senatus:5": "crassus"}, stock=[RICH], denarii=9).play("worker:5", "senatus:5")
    assert (table.active(0), table.actor) == ([], 1)
    assert table.told("kept_inactive") == [{"seat": 0, "patron": 0}]
