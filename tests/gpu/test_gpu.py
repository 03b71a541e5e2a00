"""The graphics card plays the same matches as the processor, byte for byte."""

from __future__ import annotations

import re
import runpy
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.core import types

from saturnalia import load, names
from saturnalia.gpu import device, planes
from saturnalia.gpu import playouts as gpu
from saturnalia.gpu.batch import DeviceBatch
from saturnalia.gpu.device_records import lane_maker
from saturnalia.gpu.pauses import nothing_now, pauses
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.journal import open_journal
from saturnalia.kernel.random import below
from saturnalia.research import playouts
from saturnalia.research.batch import Batch
from tests.research.tables import option_sets

ROOT = Path(__file__).parents[2]
SHOWN = ("observations", "masks", "actors", "counts", "seeds", "rewards", "dones", "results")

needs_device = pytest.mark.skipif(bool(device.available()), reason=device.available() or "a device is there")
needs_compiler = pytest.mark.skipif("not installed" in device.available(), reason=device.available() or "it is there")
"""For what numba-cuda compiles or refuses without a card."""


def without_journal(states: Any) -> Any:
    """Return the states as play-outs on the device leave them; a copy could have anything between its fields."""
    bare = np.zeros(len(states), dtype=states.dtype)
    for field in set(states.dtype.names) - set(planes.LEFT_OUT):
        bare[field] = states[field]
    return bare


@needs_device
@pytest.mark.parametrize("name", names())
def test_the_device_plays_what_the_processor_plays(name: str) -> None:
    game = load(name)
    counts, digests, states = playouts.play_outs(game, lanes=300, matches=2, seed=7, options={})
    found = gpu.play_outs(game, lanes=300, matches=2, seed=7, options={})
    np.testing.assert_array_equal(found.actions, counts)
    np.testing.assert_array_equal(found.digests, digests)
    assert found.states.tobytes() == without_journal(states).tobytes()


@needs_device
@pytest.mark.parametrize(
    ("name", "options", "field"), [("pax", {"variant": "nocturnus"}, "touched"), ("minerva", {"seats": 3}, "origin")]
)
def test_what_was_stored_too_narrowly_is_played_again(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any], field: str
) -> None:
    """PAX goes in step and Minerva freely; in Minerva a wrong origin would be looked for in a table without end."""
    game = load(name)
    kinds = planes.narrow_kinds(game, tuple(game.encode_options(game.complete_options(options)).tolist()))
    monkeypatch.setattr(gpu, "narrow_kinds", lambda _game, _options: {**kinds, field: np.dtype(np.int8)})
    found = gpu.play_outs(game, lanes=700, matches=1, seed=7, options=options)
    assert found.widened == {field}
    counts, digests, states = playouts.play_outs(game, lanes=700, matches=1, seed=7, options=options)
    np.testing.assert_array_equal(found.actions, counts)
    np.testing.assert_array_equal(found.digests, digests)
    assert found.states.tobytes() == without_journal(states).tobytes()


@needs_device
@pytest.mark.parametrize("name", names())
def test_a_stepped_batch_is_the_same_on_the_device(name: str) -> None:
    """At every table, until matches have ended there."""
    for options in option_sets(name):
        ours, theirs = Batch(name, 100, seed=7, **options), DeviceBatch(name, 100, seed=7, **options)
        ended = step = 0
        while ended < 3:
            actions = theirs.random_actions()
            here = actions.copy_to_host()
            ours.step(here)
            theirs.step(actions)
            ended += int(ours.dones.any())
            if ours.dones.any() or step % 50 == 0:
                assert_equal_batches(ours, theirs, f"{options} after {step + 1} steps")
            step += 1
            assert step < 3 * ours.game.longest_match
        assert theirs.states.copy_to_host().tobytes() == ours.states.tobytes()


def assert_equal_batches(ours: Batch, theirs: DeviceBatch, where: str) -> None:
    for what in SHOWN:
        np.testing.assert_array_equal(
            getattr(theirs, what).copy_to_host(), getattr(ours, what), err_msg=f"{what}, {where}"
        )
    assert theirs.matches_ended == ours.matches_ended
    for lane, ids in enumerate(theirs.ids.copy_to_host()):
        assert sorted(ids[: ours.counts[lane]].tolist()) == np.flatnonzero(ours.masks[lane]).tolist()


@needs_device
def test_a_stepped_batch_has_what_a_batch_has() -> None:
    ours, theirs = Batch("pax", 3, seed=7, seats=3), DeviceBatch("pax", 3, seed=7, seats=3)
    assert {what for what in (*vars(ours), *dir(Batch)) if what[0] != "_"} <= set(dir(theirs))
    for viewer in range(-1, 3):
        np.testing.assert_array_equal(theirs.observe(1, viewer), ours.observe(1, viewer))
    with pytest.raises(ValueError, match="glory"):
        DeviceBatch("pax", 3, utility="glory")


@needs_device
def test_random_actions_are_legal_and_repeated_by_the_seed() -> None:
    batch = DeviceBatch("pax", 200, seed=7)
    played = []
    for _ in range(2):
        batch.reset(8)
        drawn = []
        for _ in range(60):
            actions = batch.random_actions()
            drawn.append(actions.copy_to_host())
            assert batch.masks.copy_to_host()[np.arange(200), drawn[-1]].all()
            batch.step(actions)
        played.append(np.array(drawn))
    np.testing.assert_array_equal(played[0], played[1])
    assert len({lane.tobytes() for lane in played[0].T}) == 200
    batch.reset(9)
    assert batch.random_actions().copy_to_host().tolist() != played[0][0].tolist()


@needs_device
def test_a_stepped_batch_refuses_what_is_not_legal_and_plays_nothing() -> None:
    batch = DeviceBatch("pax", 3, seed=7)
    before = batch.states.copy_to_host().tobytes()
    actions = batch.random_actions().copy_to_host()
    for wrong, error in ((62, "62 actions"), (-1, "62 actions"), (0, "pax-why-keep-first")):
        with pytest.raises((ValueError, IllegalAction), match=error):
            batch.step([actions[0], wrong, actions[2]])
    for wrong in (actions[:2], device.numba_cuda().to_device(actions.astype(np.int32))):
        with pytest.raises(ValueError, match="3 matches"):
            batch.step(wrong)
    assert batch.states.copy_to_host().tobytes() == before
    batch.step(actions)
    assert batch.states.copy_to_host().tobytes() != before


def examples_of_the_docs() -> list[str]:
    told = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    return [text for text in re.findall(r"```python\n(.*?)```", told, re.DOTALL) if "saturnalia.gpu" in text]


@needs_device
def test_the_play_outs_of_the_docs_run() -> None:
    names: dict[str, Any] = {}
    exec(examples_of_the_docs()[0], names)
    assert len(set(names["played"].digests.tolist())) == len(names["played"].actions)


@needs_device
def test_pytorch_takes_the_arrays_without_a_copy_as_the_docs_say() -> None:
    pytest.importorskip("torch")
    names: dict[str, Any] = {}
    exec(examples_of_the_docs()[1], names)
    batch = names["batch"]
    assert batch.matches_ended >= batch.count
    np.testing.assert_array_equal(names["observations"].cpu().numpy(), batch.observations.copy_to_host())
    np.testing.assert_array_equal(names["masks"].cpu().numpy(), batch.masks.copy_to_host())


@needs_device
def test_ranges_count_on_the_device_as_everywhere() -> None:
    def counted(first: int, last: int, step: int) -> int:
        total = 0
        for number in range(first, last, step):
            total = 100 * total + number + 10
        for number in range(first, last):
            total += number
        for number in range(last):
            total += number
        return total

    cuda = device.numba_cuda()
    there = gpu.device_compiler()(counted)

    def count(given: Any, totals: Any) -> None:
        case = cuda.grid(1)
        if case < len(totals):
            totals[case] = there(given[case, 0], given[case, 1], given[case, 2])

    given = np.array([(a, b, c) for a in range(-3, 4) for b in range(-3, 4) for c in (-4, -3, -2, -1, 1, 2, 3, 4)])
    totals = cuda.to_device(np.zeros(len(given), dtype=np.int64))
    cuda.jit(count)[1, 512](cuda.to_device(given), totals)
    assert totals.copy_to_host().tolist() == [counted(*case) for case in given.tolist()]


@needs_compiler
@pytest.mark.parametrize("name", names())
def test_the_play_outs_of_every_game_compile_without_a_card(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """For a card that is not there: what they play only a card can tell."""
    h200 = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(import_module("numba.cuda.dispatcher"), "get_current_device", lambda: h200)
    game = load(name)
    _, run = gpu.kernel(game, gpu.settings_of(game), frozenset())
    numbers, digests = types.Array(types.uint64, 2, "C"), types.Array(types.uint64, 1, "C")
    counts, memory = types.Array(types.int64, 1, "C"), types.Array(types.uint8, 1, "C")
    signature = types.void(counts, numbers, types.int64, types.int64, counts, digests, counts, counts, memory)
    ptx, _ = device.numba_cuda().compile_ptx(run.py_func, signature, cc=(9, 0))
    assert ".entry" in ptx


@needs_compiler
def test_a_row_is_not_filled_in_steps() -> None:
    cuda = device.numba_cuda()
    lane_at = lane_maker(planes.one_after_another(load("pax")))

    def whole(memory: Any) -> None:
        lane_at(memory, 0, 0).rome[1:3] = 0

    def with_steps(memory: Any) -> None:
        lane_at(memory, 0, 0).rome[::2] = 0

    signature = types.void(types.Array(types.uint8, 1, "C"))
    assert "st.global" in cuda.compile_ptx(whole, signature, cc=(9, 0))[0]
    with pytest.raises(Exception, match="without a step"):
        cuda.compile_ptx(with_steps, signature, cc=(9, 0))


def test_numpy_is_lent_a_name_only_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(np, "row_stack", raising=False)
    with device._row_stack():
        assert getattr(np, "row_stack") is np.vstack  # noqa: B009
    assert not hasattr(np, "row_stack")


@pytest.mark.parametrize("name", names())
def test_states_side_by_side_become_records_again(name: str) -> None:
    game = load(name)
    batch = Batch(game, 64, seed=7)
    for _ in range(30):
        batch.step(batch.random_actions())
    narrow = planes.narrow_kinds(game, tuple(game.encode_options(batch.options).tolist()))
    assert all(np.array_equal(batch.states[field], batch.states[field].astype(kind)) for field, kind in narrow.items())
    for found in (planes.side_by_side(game, 32), planes.side_by_side(game, 32, narrow)):
        memory = np.zeros(2 * found.size, dtype=np.uint8)
        for field, plane in found.fields.items():
            if field == planes.MARK:
                continue
            numbers = batch.states[field].astype(plane.stored).reshape(64, -1)
            for lane, entry in np.ndindex(numbers.shape):
                place = plane.start + lane % 32 * plane.to_next_lane + entry * plane.to_next_entry
                place += lane // 32 * found.size
                memory[place : place + plane.stored.itemsize] = numbers[lane : lane + 1, entry].view(np.uint8)
        assert found.records(memory, game.state.dtype()).tobytes() == without_journal(batch.states).tobytes()


@pytest.mark.parametrize("name", [name for name in names() if pauses(load(name)).loop])
def test_an_action_in_pieces_is_the_same_action(name: str) -> None:
    game = load(name)
    paused = pauses(game)
    done: dict[Any, Any] = {plain(paused.loop): nothing_now, plain(below): below}
    begin_action, once = (recompiled(door, plain, done) for door in (game.compiled.apply, paused.go_on_once))
    batch = Batch(game, 1, seed=7, seats=4)
    most = 0
    for _ in range(400):
        state, action = game.state.from_bytes(batch.states[0].tobytes()), int(batch.random_actions()[0])
        batch.step([action])
        open_journal(state)
        begin_action(state, action)
        pieces = 1
        while left := paused.what_is_left(state):
            assert 0 < left <= paused.count
            once(state)
            pieces += 1
        assert state.tobytes() == batch.states[0].tobytes()
        most = max(most, pieces)
    assert most > 3


@pytest.mark.parametrize("count", [3, 300])
def test_a_field_that_met_a_number_too_large_is_named(count: int) -> None:
    fields = [SimpleNamespace(name=f"field_{i}", kind=np.int64, shape=()) for i in range(count)]
    game: Any = SimpleNamespace(name="many", state=SimpleNamespace(fields=lambda: fields))
    found = planes.side_by_side(game, 32, {field.name: np.dtype(np.int8) for field in fields})
    memory = np.zeros((2, found.size), dtype=np.uint8)
    mark = found.fields[planes.MARK]
    marks = memory[1, mark.start : mark.start + 32 * mark.stored.itemsize].view(mark.stored)
    marks[9], marks[11] = found.mark_of("field_0"), found.mark_of(f"field_{count - 1}")
    assert found.misfits(memory.ravel()) == {"field_0", f"field_{count - 1}"}


def test_the_benchmark_fails_where_lanes_differ_or_something_is_missing() -> None:
    complaints = runpy.run_path(str(ROOT / "benchmarks" / "gpu.py"))["complaints"]
    whole = {"actions_per_second": 2e9, "steps_per_second": 5e7, "here": ["a", "b"], "there": ["a", "b"]}
    assert complaints({"pax": whole}) == []
    assert complaints({"pax": {**whole, "there": ["a", "c"]}}) == ["pax: 1 of 2 lanes are equal to the processor's"]
    assert complaints({"pax": {**whole, "error": "no card"}}) == ["pax: no card"]
    assert len(complaints({"pax": {}})) == 3


def test_play_outs_are_repeated_by_their_seed_and_lanes_differ() -> None:
    game = load("pax")
    one, two = (playouts.play_outs(game, lanes=8, matches=2, seed=7, options={"seats": 3}) for _ in range(2))
    assert one[1].tolist() == two[1].tolist()
    assert len(set(one[1].tolist())) == 8
    assert playouts.play_outs(game, lanes=8, matches=2, seed=8, options={"seats": 3})[1].tolist() != one[1].tolist()
