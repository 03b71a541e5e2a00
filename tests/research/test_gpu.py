"""The graphics card plays the same matches as the processor, byte for byte."""

from __future__ import annotations

import numpy as np
import pytest

from saturnalia import load, names
from saturnalia.research import gpu, playouts
from saturnalia.research.batch import Batch
from saturnalia.research.gpu_batch import DeviceBatch

needs_device = pytest.mark.skipif(bool(gpu.available()), reason=gpu.available() or "a device is there")


@needs_device
@pytest.mark.parametrize("name", names())
def test_the_device_plays_what_the_processor_plays(name: str) -> None:
    game = load(name)
    counts, digests, states = playouts.play_outs(game, lanes=300, matches=2, seed=7, options={})
    found = gpu.play_outs(game, lanes=300, matches=2, seed=7, options={})
    np.testing.assert_array_equal(found.actions, counts)
    np.testing.assert_array_equal(found.digests, digests)
    states["journal"] = found.states["journal"] = 0
    assert found.states.tobytes() == states.tobytes()


@needs_device
@pytest.mark.parametrize("name", names())
def test_a_stepped_batch_is_the_same_on_the_device(name: str) -> None:
    game = load(name)
    ours, theirs = Batch(game, 100, seed=7), DeviceBatch(game, 100, seed=7)
    for _ in range(250):
        actions = ours.random_actions()
        ours.step(actions)
        theirs.step(actions.copy())
        for what in ("actors", "counts", "seeds", "rewards", "dones", "results"):
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


def test_play_outs_are_repeated_by_their_seed_and_lanes_differ() -> None:
    game = load("pax")
    one, two = (playouts.play_outs(game, lanes=8, matches=2, seed=7, options={"seats": 3}) for _ in range(2))
    assert one[1].tolist() == two[1].tolist()
    assert len(set(one[1].tolist())) == 8
    assert playouts.play_outs(game, lanes=8, matches=2, seed=8, options={"seats": 3})[1].tolist() != one[1].tolist()
