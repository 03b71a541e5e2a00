"""Area influence (chapter 10)."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import Position, position

CARDS = {1: "insula_plan", 2: "templum_plan", 3: "ballista_1"}


WORTH = {1: ["insula_plan"], 2: ["templum_plan"], 3: ["ballista_1"], 5: ["ballista_1", "templum_plan"]}


def before(start: list[int], gain: int) -> Position:
    """Seat 0 has cards worth `gain`."""
    return position(seats=4, areas={2: "area_03"}, owned=[WORTH[gain]], influence={2: start})


def rise(start: list[int], gain: int) -> Position:
    """Seat 0 turns all of them in area 2."""
    table = before(start, gain)
    table.play("worker:2", "propraetor", "half:upper", "use_cards", *(f"rotate:{card}" for card in WORTH[gain]))
    return table


@pytest.mark.clause("AVE-10.1", "AVE-10.2")
@pytest.mark.parametrize(
    ("start", "gain", "end"),
    [
        ([0, 0, 0, 0], 2, 2),
        ([0, 2, 0, 0], 2, 3),
        ([0, 3, 2, 4], 2, 5),
        ([0, 1, 3, 0], 2, 2),
        ([4, 6, 0, 0], 2, 7),
        ([17, 0, 0, 0], 5, 20),
    ],
)
def test_a_cube_that_would_end_on_an_occupied_space_goes_on(start: list[int], gain: int, end: int) -> None:
    assert rise(start, gain).influence(2) == [end, *start[1:]]


@pytest.mark.clause("AVE-10.1")
def test_the_cube_of_the_first_seat_is_in_the_way_too() -> None:
    table = position(turn=1, areas={2: "area_03"}, owned=[[], ["templum_plan"]], influence={2: [2, 0]})
    table.play("worker:2", "propraetor", "half:upper", "use_cards", "rotate:templum_plan")
    assert table.influence(2) == [2, 3]


@pytest.mark.clause("AVE-10.3")
@pytest.mark.parametrize(
    ("start", "gain", "end"),
    [
        ([17, 20, 19, 0], 5, 18),
        ([18, 20, 19, 0], 2, 18),
        ([19, 20, 0, 0], 3, 19),
        ([20, 19, 0, 0], 3, 20),
        ([16, 20, 0, 0], 3, 19),
    ],
)
def test_at_the_end_of_the_track_the_highest_free_space_below_is_taken(start: list[int], gain: int, end: int) -> None:
    assert before(start, gain).view(0)["areas"][1]["reach"] == end
    table = rise(start, gain)
    assert table.influence(2) == [end, *start[1:]]
    assert table.told("rose") == ([{"seat": 0, "area": 2, "space": end}] if end > start[0] else [])


@pytest.mark.clause("AVE-10.4")
def test_influence_never_falls_in_whole_games() -> None:
    for seed in (1, 2):
        table = position(seats=3, owned=[[*CARDS.values()][:2], ["gladius_1"], ["pilum_1"]], denarii=20)
        before = table.state.influence.copy()
        step = 0
        while not table.is_over and step < 300:
            names = table.legal()
            table.play(names[(7 * step + seed) % len(names)])
            assert (table.state.influence >= before).all()
            before = table.state.influence.copy()
            step += 1
        assert before.sum() > 0


@pytest.mark.clause("AVE-10.5")
def test_prestige_decides_what_an_area_is_worth() -> None:
    for prestige, points in ((0, 2), (3, 5), (8, 10)):
        table = position(influence={2: [4, 0]}, prestige={2: prestige})
        assert table.view(0)["areas"][1]["points"] == [points, 0]
