"""The graphics card plays the same matches as the processor, byte for byte."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia import load, names
from saturnalia.kernel.copies import plain, recompiled
from saturnalia.kernel.journal import open_journal
from saturnalia.kernel.random import below
from saturnalia.research import gpu, planes, playouts
from saturnalia.research.batch import Batch
from saturnalia.research.gpu_batch import DeviceBatch
from saturnalia.research.pauses import nothing_now, pauses

needs_device = pytest.mark.skipif(bool(gpu.available()), reason=gpu.available() or "a device is there")


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
def test_what_was_stored_too_narrowly_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pax")
    options = tuple(game.encode_options(game.complete_options({"seats": 4})).tolist())
    singles = {name: np.dtype(np.int8) for name in planes.narrow_kinds(game, options)}
    monkeypatch.setattr(gpu, "narrow_kinds", lambda _game, _options: singles)
    gpu._layout.cache_clear()
    found = gpu.play_outs(game, lanes=96, matches=1, seed=7, options={"seats": 4})
    gpu._layout.cache_clear()
    _, digests, states = playouts.play_outs(game, lanes=96, matches=1, seed=7, options={"seats": 4})
    np.testing.assert_array_equal(found.digests, digests)
    assert found.states.tobytes() == without_journal(states).tobytes()


@needs_device
@pytest.mark.parametrize("name", names())
def test_a_stepped_batch_is_the_same_on_the_device(name: str) -> None:
    game = load(name)
    ours, theirs = Batch(game, 100, seed=7), DeviceBatch(game, 100, seed=7)
    for _ in range(250):
        actions = ours.random_actions()
        ours.step(actions)
        theirs.step(actions.copy())
        for what in ("observations", "masks", "actors", "counts", "seeds", "rewards", "dones", "results"):
            np.testing.assert_array_equal(getattr(theirs, what).copy_to_host(), getattr(ours, what), err_msg=what)
        for lane, ids in enumerate(theirs.ids.copy_to_host()):
            assert sorted(ids[: ours.counts[lane]].tolist()) == np.flatnonzero(ours.masks[lane]).tolist()
    assert theirs.states.copy_to_host().tobytes() == ours.states.tobytes()


@needs_device
def test_a_stepped_batch_refuses_what_is_not_legal_and_plays_nothing() -> None:
    batch = DeviceBatch(load("pax"), 3, seed=7)
    before = batch.states.copy_to_host().tobytes()
    actions = batch.ids.copy_to_host()[:, 0].astype(np.int64)
    wrong = actions.copy()
    wrong[1] = load("pax").action_count
    with pytest.raises(ValueError, match="62 actions"):
        batch.step(wrong)
    assert batch.states.copy_to_host().tobytes() == before
    batch.step(actions)
    assert batch.states.copy_to_host().tobytes() != before


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
    done: dict[Any, Any] = {paused.loop: nothing_now, plain(below): below}
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


def test_a_field_that_met_a_number_too_large_is_named() -> None:
    found = planes.side_by_side(load("pax"), 32, {"touched": np.dtype(np.int8), "actor": np.dtype(np.int8)})
    memory = np.zeros(found.size, dtype=np.uint8)
    memory[found.fields[planes.MARK].start + 9] = found.mark_of("touched")
    assert found.misfits(memory) == {"touched"}


def test_play_outs_are_repeated_by_their_seed_and_lanes_differ() -> None:
    game = load("pax")
    one, two = (playouts.play_outs(game, lanes=8, matches=2, seed=7, options={"seats": 3}) for _ in range(2))
    assert one[1].tolist() == two[1].tolist()
    assert len(set(one[1].tolist())) == 8
    assert playouts.play_outs(game, lanes=8, matches=2, seed=8, options={"seats": 3})[1].tolist() != one[1].tolist()
