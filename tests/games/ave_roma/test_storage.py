"""Storage, surplus and payment (chapter 7)."""

from __future__ import annotations

import pytest

from saturnalia.games.ave_roma.components import LIMITS, PRICES
from tests.games.ave_roma.positions import position

FULL = {"wood": 4, "stone": 3, "cattle": 2, "ore": 4, "grain": 3, "wine": 2}


@pytest.mark.clause("AVE-7.1")
def test_each_resource_has_its_own_limit_the_dearer_the_smaller() -> None:
    assert (LIMITS + PRICES == 5).all()
    table = position(areas={3: "area_29"}, stock=[{"cattle": 2, "ore": 3}]).play("worker:3", "aedilis")
    assert table.decision == "overflow"
    assert table.view(0)["question"] == {"resource": "cattle", "price": 3}
    table.play("overflow:surplus")
    assert table.stock(0) == {"cattle": 2, "ore": 4, "grain": 1, "wine": 1, "surplus": 1}


@pytest.mark.clause("AVE-7.2", "AVE-1.12")
def test_resources_are_received_one_by_one_in_the_fixed_order() -> None:
    table = position(areas={3: "area_29"}, stock=[FULL]).play("worker:3", "aedilis")
    asked = []
    while table.decision == "overflow":
        asked.append(table.view(0)["question"]["resource"])
        table.play("overflow:money")
    assert asked == ["cattle", "ore", "grain", "wine"]


@pytest.mark.clause("AVE-7.3")
@pytest.mark.parametrize(("answer", "surplus", "denarii"), [("surplus", 1, 3), ("money", 0, 6)])
def test_what_cannot_be_stored_becomes_surplus_or_money(answer: str, surplus: int, denarii: int) -> None:
    table = position(areas={3: "area_29"}, stock=[{"cattle": 2}]).play("worker:3", "aedilis")
    assert table.legal() == ["overflow:surplus", "overflow:money"]
    assert table.refuses("done") == "AVE-7.3"
    table.play(f"overflow:{answer}")
    assert (table.stock(0).get("surplus", 0), table.denarii(0)) == (surplus, denarii)


@pytest.mark.clause("AVE-7.4")
def test_with_seven_surplus_only_money_is_left_and_nobody_is_asked() -> None:
    table = position(areas={3: "area_29"}, stock=[{**FULL, "surplus": 6}], denarii=0).play("worker:3", "aedilis")
    table.play("overflow:surplus")
    assert table.actor == 1
    assert (table.stock(0)["surplus"], table.denarii(0)) == (7, 1 + 2 + 3)
    assert [line["to_surplus"] for line in table.told("overflowed")] == [1, 0, 0, 0]


@pytest.mark.clause("AVE-7.5")
def test_a_storable_resource_must_be_stored() -> None:
    table = position(areas={3: "area_29"}).play("worker:3", "aedilis")
    assert (table.actor, table.stock(0)) == (1, {"cattle": 1, "ore": 1, "grain": 1, "wine": 1})


@pytest.mark.clause("AVE-7.6")
def test_surplus_from_a_bonus_beyond_seven_is_lost() -> None:
    table = position(active=[["atticus"]], stock=[{"surplus": 7}]).play("worker:1", "quaestor")
    assert table.stock(0) == {"surplus": 7}
    assert table.told("got_surplus") == [{"seat": 0, "count": 0, "lost": 1}]
    room = position(active=[["atticus"]], stock=[{"surplus": 6}]).play("worker:1", "quaestor")
    assert room.stock(0) == {"surplus": 7}


@pytest.mark.clause("AVE-7.8")
def test_nobody_pays_more_than_there_is() -> None:
    table = position(rows={"senatus:5": "crassus"}, stock=[{"grain": 1, "wine": 1}], denarii=3)
    table.play("worker:5", "senatus:5")
    assert table.denarii(0) == 0
    short = position(rows={"senatus:5": "crassus"}, stock=[{"grain": 1, "wine": 1}], denarii=2).play("worker:5")
    assert short.refuses("senatus:5") == "AVE-6.7.1"
