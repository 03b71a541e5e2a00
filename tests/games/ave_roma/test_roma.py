"""Roma (6.8): the track with its tolls and icons."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import position


@pytest.mark.clause("AVE-6.8.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_token_moves_exactly_as_far_as_the_value(value: int) -> None:
    table = position(roma=[7, 0], denarii=20).play(f"worker:{value}", "roma")
    assert int(table.state.roma[0]) == 7 + value


@pytest.mark.clause("AVE-6.8.2")
def test_every_space_is_paid_except_where_another_token_stands() -> None:
    alone = position(roma=[2, 10], denarii=20).play("worker:4", "roma")
    assert 20 - alone.denarii(0) == 2 + 1 + 1 + 2
    passing = position(roma=[2, 3], denarii=20).play("worker:4", "roma")
    assert 20 - passing.denarii(0) == 1 + 1 + 2
    final = position(roma=[2, 6], denarii=20).play("worker:4", "roma")
    assert 20 - final.denarii(0) == 2 + 1 + 1
    own = position(roma=[2, 2], denarii=20).play("worker:1", "roma")
    assert 20 - own.denarii(0) == 2, "only tokens on the way count"


@pytest.mark.clause("AVE-6.8.3")
def test_several_tokens_may_share_a_space() -> None:
    table = position(seats=3, roma=[2, 6, 6], denarii=20).play("worker:4", "roma")
    assert table.state.roma[:3].tolist() == [6, 6, 6]
    assert table.view(0)["roma"]["spaces"][6]["seats"] == [0, 1, 2]


@pytest.mark.clause("AVE-6.8.4")
def test_whoever_cannot_pay_the_whole_sum_may_not_move() -> None:
    table = position(roma=[2, 10], denarii=5).play("worker:4")
    assert table.refuses("roma") == "AVE-6.8.4"
    shown = next(place for place in table.view(0)["places"] if place["id"] == "roma")["values"][3]
    assert shown == {"value": 4, "legal": False, "to": 6, "pays": 6, "icons": 2, "level": 2}
    exact = position(roma=[2, 10], denarii=6).play("worker:4", "roma")
    assert exact.denarii(0) == 0


@pytest.mark.clause("AVE-6.8.5")
def test_each_icon_passed_or_reached_gives_influence_also_where_the_toll_is_waived() -> None:
    table = position(roma=[2, 3], denarii=20).play("worker:4", "roma")
    assert int(table.state.level[0]) == 2
    none = position(roma=[0, 10], denarii=20).play("worker:2", "roma")
    assert int(none.state.level[0]) == 0, "the space one starts from gives nothing"


@pytest.mark.clause("AVE-6.8.6")
def test_space_zero_gives_its_icon_when_it_is_entered_again() -> None:
    table = position(roma=[17, 8], denarii=20).play("worker:5", "roma")
    assert (int(table.state.roma[0]), int(table.state.level[0])) == (2, 1)
    assert 20 - table.denarii(0) == 1 + 1 + 2 + 1 + 0
