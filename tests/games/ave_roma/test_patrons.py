"""Political influence and patrons (chapter 9), and the effects of bonuses (17.1)."""

from __future__ import annotations

import pytest

from saturnalia.games.ave_roma.components import PATRON_NAMES
from tests.games.ave_roma.positions import position

TEN = ["crassus", "lucullus", "atticus", "agrippa", "curio", "rabirius", "balbus", "caesar", "pompeius", "agricola"]


@pytest.mark.clause("AVE-9.1")
def test_each_influence_raises_the_level_and_opens_a_slot() -> None:
    table = position(roma=[2, 0], denarii=20).play("worker:4", "roma")
    assert table.told("got_political") == [{"seat": 0, "level": 1}, {"seat": 0, "level": 2}]
    assert [slot["open"] for slot in table.view(0)["seats"][0]["slots"]] == [True, True] + [False] * 8


@pytest.mark.clause("AVE-9.2")
def test_a_new_slot_is_filled_at_once_by_a_patron_of_ones_choice() -> None:
    table = position(roma=[2, 0], denarii=20, waiting=[["crassus", "caesar", "cicero"]]).play("worker:4", "roma")
    assert table.decision == "fill_slot"
    assert table.legal() == ["fill:crassus", "fill:caesar", "fill:cicero"]
    assert table.refuses("pass") == "AVE-9.2"
    assert table.refuses("fill:sulla") == "AVE-9.2"
    table.play("fill:caesar")
    assert table.refuses("fill:caesar") == "AVE-9.5"
    table.play("fill:crassus")
    assert (table.active(0), table.actor) == (["caesar", "crassus"], 1)


@pytest.mark.clause("AVE-9.2")
def test_without_a_waiting_patron_nobody_is_asked() -> None:
    table = position(roma=[2, 0], denarii=20, active=[["crassus"]], level=[3]).play("worker:4", "roma")
    assert (table.actor, int(table.state.level[0]), table.active(0)) == (1, 5, ["crassus"])


@pytest.mark.clause("AVE-9.3")
def test_influence_beyond_ten_scores_two() -> None:
    table = position(roma=[2, 0], denarii=20, level=[10]).play("worker:4", "roma")
    assert (int(table.state.level[0]), table.vp(0)) == (10, 4)
    assert table.told("beyond") == [{"seat": 0, "vp": 2}] * 2
    nine = position(roma=[2, 0], denarii=20, level=[9]).play("worker:4", "roma")
    assert (int(nine.state.level[0]), nine.vp(0)) == (10, 2)


@pytest.mark.clause("AVE-9.4")
@pytest.mark.parametrize(("level", "owned", "active"), [(0, 3, 0), (2, 3, 2), (3, 3, 3), (5, 3, 3)])
def test_as_many_patrons_are_active_as_slots_and_patrons_allow(level: int, owned: int, active: int) -> None:
    table = position(level=[level], active=[TEN[:active]], waiting=[TEN[active:owned]])
    shown = table.view(0)["seats"][0]
    assert sum(slot["patron"] is not None for slot in shown["slots"]) == active
    assert len(shown["waiting"]) == owned - active


@pytest.mark.clause("AVE-9.5")
def test_active_patrons_stay_where_they_are() -> None:
    table = position(roma=[2, 0], denarii=20, active=[["crassus"]], waiting=[["caesar", "cicero"]])
    table.play("worker:4", "roma")
    assert table.refuses("swap:1") == "AVE-9.2"
    table.play("fill:cicero", "fill:caesar")
    assert table.active(0) == ["crassus", "cicero", "caesar"]


@pytest.mark.clause("AVE-9.6")
def test_an_active_patron_gives_its_bonus_for_its_own_action_only() -> None:
    table = position(active=[["crassus"]], waiting=[[]])
    table.play("worker:1", "quaestor")
    assert table.denarii(0) == 3 + 2 + 2
    other = position(active=[["crassus"]], areas={1: "area_03"}).play("worker:1", "aedilis")
    assert other.denarii(0) == 3
    idle = position(waiting=[["crassus"]]).play("worker:1", "quaestor")
    assert idle.denarii(0) == 3 + 2
    foreign = position(active=[[], ["crassus"]]).play("worker:1", "quaestor")
    assert foreign.denarii(0) == 3 + 2


@pytest.mark.clause("AVE-9.7")
def test_a_patron_activated_during_an_action_gives_nothing_for_it() -> None:
    table = position(roma=[2, 0], denarii=20, waiting=[["augustus"]]).play("worker:4", "roma", "fill:augustus")
    assert (table.active(0), table.vp(0)) == (["augustus"], 0)
    taken = position(rows={"senatus:5": "cicero"}, level=[1], stock=[{"grain": 1, "wine": 2}])
    taken.play("worker:5", "senatus:5")
    assert (taken.active(0), taken.vp(0)) == (["cicero"], 0)


@pytest.mark.clause("AVE-9.8")
def test_bonuses_come_after_the_action_in_slot_order() -> None:
    table = position(active=[["atticus", "lucullus", "crassus"]])
    table.play("worker:1", "quaestor")
    assert table.events() == ["placed", "got_denarii", "patron_bonus", "got_surplus", "patron_bonus"]
    assert table.legal() == ["take:grain", "take:wine"]
    table.play("take:wine")
    assert table.events() == ["gained", "patron_bonus", "got_denarii"]
    assert table.denarii(0) == 3 + 2 + 2


@pytest.mark.clause("AVE-9.8")
def test_the_log_names_a_patron_before_what_it_brings() -> None:
    table = position(active=[["atticus", "crassus"]]).play("worker:1", "quaestor")
    bonuses = table.happened[2:]
    assert [line["event"] for line in bonuses] == ["patron_bonus", "got_surplus", "patron_bonus", "got_denarii"]
    assert [PATRON_NAMES[line["patron"]] for line in table.told("patron_bonus")] == ["atticus", "crassus"]


@pytest.mark.clause("AVE-9.9")
def test_inactive_patrons_score_their_goals_too() -> None:
    table = position(active=[["crassus"]], waiting=[["balbus"]], denarii=[13, 0])
    assert table.view(0)["seats"][0]["final"]["patrons"] == 2 + 2


@pytest.mark.clause("AVE-9.10")
def test_a_patron_that_is_swapped_out_still_gives_its_bonus_in_its_old_place() -> None:
    table = position(
        rows={"senatus:5": "crassus"},
        active=[["cicero", "maecenas"]],
        stock=[{"grain": 2, "wine": 2}],
        denarii=9,
    )
    table.play("worker:5", "senatus:5", "swap:1")
    assert table.active(0) == ["crassus", "maecenas"]
    assert table.vp(0) == 1, "Cicero's bonus"
    assert [PATRON_NAMES[line["patron"]] for line in table.told("patron_bonus")] == ["cicero", "maecenas"]
    assert table.decision == "colour", "Maecenas' bonus"


@pytest.mark.clause("AVE-9.11")
def test_a_bonus_comes_even_if_the_action_brings_nothing() -> None:
    empty = position(active=[["curio"]], areas={3: None}).play("worker:3", "aedilis")
    assert empty.stock(0) == {"surplus": 1}
    idle = position(active=[["balbus"]], areas={3: "area_29"}, stock=[{"wood": 1}])
    idle.play("worker:3", "mercator", "done", "done")
    assert idle.vp(0) == 1


@pytest.mark.clause("AVE-15.2")
def test_points_of_a_bonus_are_written_under_bonuses() -> None:
    table = position(active=[["augustus"]], roma=[7, 0], denarii=9).play("worker:1", "roma")
    earned = table.view(0)["seats"][0]["earned"]
    assert earned["bonuses"] == 1
    assert sum(earned.values()) == 1


@pytest.mark.clause("AVE-17.1")
def test_the_effects_of_bonuses() -> None:
    money = position(active=[["livia"]], roma=[7, 0], denarii=9).play("worker:1", "roma")
    assert money.denarii(0) == 9 - 1 + 2
    points = position(active=[["augustus"]], roma=[7, 0], denarii=9).play("worker:1", "roma")
    assert points.vp(0) == 1
    colour = position(active=[["tiberius"]], roma=[7, 0], denarii=9).play("worker:1", "roma")
    assert colour.legal() == ["take:wood", "take:stone"]
    full = position(active=[["tiberius"]], roma=[7, 0], denarii=9, stock=[{"wood": 4}])
    full.play("worker:1", "roma", "take:wood")
    assert full.decision == "overflow"


@pytest.mark.clause("AVE-17.1")
def test_area_influence_rises_in_the_area_of_the_action_also_without_cards() -> None:
    given = {"active": [["caesar"]], "areas": {2: "area_03"}, "owned": [["templum_plan"]]}
    alone = position(**given).play("worker:2", "propraetor", "half:upper", "pass")  # type: ignore[arg-type]
    assert alone.influence(2) == [1, 0]
    both = position(**given).play("worker:2", "propraetor", "half:upper", "use_cards", "rotate:templum_plan")  # type: ignore[arg-type]
    assert both.influence(2) == [3, 0]
    anywhere = position(**given, propraetor_area="any_area")  # type: ignore[arg-type]
    anywhere.play("worker:2", "propraetor", "half:upper", "use_cards", "area:4", "rotate:templum_plan")
    assert (anywhere.influence(2), anywhere.influence(4)) == ([0, 0], [3, 0])
    unused = position(**given, propraetor_area="any_area")  # type: ignore[arg-type]
    unused.play("worker:2", "propraetor", "half:upper", "pass")
    assert unused.influence(2) == [1, 0]
