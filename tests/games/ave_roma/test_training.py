"""Training (chapter 11), with both readings of when a worker is ready."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import Position, position

ALL = [1, 2, 3, 4, 5]


def next_round(table: Position) -> Position:
    """Pass and recruit until the next round begins."""
    number = int(table.state.round_number)
    while int(table.state.round_number) == number:
        table.play(table.legal()[0])
    return table


@pytest.mark.clause("AVE-11.1")
def test_a_worker_may_be_put_on_the_empty_training_space_and_nothing_else_happens() -> None:
    table = position(denarii=3).play("worker:3", "training")
    assert (table.workers(0), int(table.state.training[0])) == ([1, 2, 4, 5], 3)
    assert table.events() == ["trained"]
    assert (table.actor, table.denarii(0), table.vp(0)) == (1, 3, 0)
    table.play("pass", "worker:4")
    assert table.refuses("training") == "AVE-11.1"


@pytest.mark.clause("AVE-11.2", "AVE-11.3")
def test_a_ready_worker_may_be_used_with_any_value() -> None:
    table = position(workers=[[1], ALL], training=[3, 0])
    assert [name for name in table.legal() if name.startswith("trained_as")] == [f"trained_as:{v}" for v in ALL]
    for value in ALL:
        used = position(workers=[[1], ALL], training=[3, 0]).play(f"trained_as:{value}", "quaestor")
        assert used.denarii(0) == 3 + 2 * value


@pytest.mark.clause("AVE-11.4")
def test_by_default_a_worker_is_ready_in_the_next_round() -> None:
    table = position(workers=[ALL, ALL]).play("worker:3", "training", "worker:1", "quaestor")
    assert not any(name.startswith("trained_as") for name in table.legal())
    assert table.refuses("trained_as:5") == "AVE-11.4"
    next_round(table)
    assert int(table.state.training_ready[0]) == 1


@pytest.mark.clause("AVE-11.4")
def test_with_next_turn_a_worker_is_ready_in_the_same_round() -> None:
    table = position(workers=[ALL, ALL], training_ready="next_turn")
    table.play("worker:3", "training", "worker:1", "quaestor", "trained_as:5", "quaestor")
    assert table.denarii(0) == 3 + 10
    assert table.standing("quaestor") == [1, 3]


@pytest.mark.clause("AVE-11.5")
def test_a_worker_that_is_not_ready_stays_and_counts_among_the_five() -> None:
    table = position(
        workers=[[3, 4, 5], [1, 2, 3, 4]], standing={"quaestor": [1, 2], "roma": [5]}, training=[0, 0], order=[1, 0]
    )
    table.play("pass", "worker:5", "training", "pass")
    assert (table.phase, table.actor) == ("recruiting", 0)
    assert table.view(0)["seats"][0]["training"] == {
        "value": 5, "ready": False, "targets": [f"trained_as:{value}" for value in ALL],
    }  # fmt: skip
    table.play("recruit:quaestor")
    assert table.workers(0) == [1, 2, 3, 4], "with the 5 in training there are five"
    table.play("recruit:roma")
    assert (int(table.state.round_number), table.order()) == (2, [0, 1]), "both sums are 15"


@pytest.mark.clause("AVE-11.5")
def test_with_next_turn_every_training_space_is_empty_when_the_refill_phase_begins() -> None:
    table = position(workers=[[3], [2]], training_ready="next_turn")
    table.play("worker:3", "training", "worker:2", "training")
    assert (table.phase, table.actor) == ("action", 0)
    table.play("pass", "pass")
    assert table.phase == "recruiting"
    assert table.state.training.sum() == 0


@pytest.mark.clause("AVE-11.6")
def test_an_unused_trained_worker_scores_and_returns_to_the_supply() -> None:
    table = position(workers=[[2, 5], ALL], training=[3, 0]).play("pass")
    assert (table.vp(0), table.workers(0), int(table.state.training[0])) == (3, [2, 3, 5], 0)


@pytest.mark.clause("AVE-11.7")
def test_the_printed_value_lies_on_the_place_and_is_recruited() -> None:
    table = position(workers=[[], [1]], training=[4, 0], areas={1: "area_03"}).play("trained_as:1", "aedilis")
    assert table.standing("aedilis") == [4]
    table.play(
        "pass", "recruit:senatus", "recruit_worker:5", "recruit_worker:5", "recruit_worker:3", "recruit_worker:3"
    )
    table.play("recruit:aedilis")
    assert 4 in table.workers(0)


@pytest.mark.clause("AVE-11.8")
def test_a_worker_put_there_in_this_round_scores_nothing() -> None:
    table = position(workers=[[2, 3], ALL]).play("worker:3", "training", "pass", "pass")
    assert table.vp(0) == 1
    turn = position(workers=[[2, 3], ALL], training_ready="next_turn").play("worker:3", "training", "pass", "pass")
    assert (turn.vp(0), turn.workers(0)[:2]) == (2, [2, 3])


@pytest.mark.clause("AVE-11.9")
def test_the_space_is_free_again_as_soon_as_the_trained_worker_is_used() -> None:
    table = position(workers=[[2, 5], []], training=[3, 0]).play(
        "trained_as:1", "quaestor", "pass", "worker:5", "training"
    )
    assert int(table.state.training[0]) == 5
    assert int(table.state.training_ready[0]) == 0


@pytest.mark.clause("AVE-11.10")
def test_a_trained_worker_cannot_be_trained_again() -> None:
    table = position(workers=[[2], []], training=[3, 0]).play("trained_as:5")
    assert table.refuses("training") == "AVE-11.10"
    assert position(workers=[[2], []]).refuses("trained_as:3") == "AVE-11.1"


@pytest.mark.clause("AVE-11.11")
@pytest.mark.parametrize(("reading", "actor", "phase"), [("next_round", 1, "recruiting"), ("next_turn", 0, "action")])
def test_training_the_last_worker(reading: str, actor: int, phase: str) -> None:
    table = position(workers=[[3], [2]], training_ready=reading).play("worker:3", "training", "worker:2", "quaestor")
    assert (table.phase, table.actor) == (phase, actor)
    assert table.vp(0) == 0
    if reading == "next_turn":
        assert table.legal() == ["pass", *(f"trained_as:{value}" for value in ALL)]


@pytest.mark.clause("AVE-11.12")
def test_a_worker_in_training_scores_nothing_at_the_end() -> None:
    with_worker = position(phase="extra", training=[4, 0], ready=[0, 0], workers=[[1], [2]])
    without = position(phase="extra", workers=[[1], [2]])
    assert with_worker.play("pass", "pass").scores() == without.play("pass", "pass").scores()
