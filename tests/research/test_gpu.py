"""The graphics card plays the same matches as the processor, byte for byte."""

from __future__ import annotations

import numpy as np
import pytest

from saturnalia import load, names
from saturnalia.research import gpu, playouts

needs_device = pytest.mark.skipif(bool(gpu.available()), reason=gpu.available() or "a device is there")


@needs_device
@pytest.mark.parametrize("layout", gpu.LAYOUTS)
@pytest.mark.parametrize("name", names())
def test_the_device_plays_what_the_processor_plays(name: str, layout: str) -> None:
    game = load(name)
    counts, digests, states = playouts.play_outs(game, lanes=64, matches=2, seed=7, options={})
    found = gpu.play_outs(game, lanes=64, matches=2, seed=7, options={}, layout=layout, kept=64)
    np.testing.assert_array_equal(found.actions, counts)
    np.testing.assert_array_equal(found.digests, digests)
    assert found.states.tobytes() == states.tobytes()


@needs_device
def test_without_the_journal_the_rest_is_the_same() -> None:
    game = load("pax")
    _, digests, states = playouts.play_outs(game, lanes=64, matches=2, seed=7, options={})
    found = gpu.play_outs(game, lanes=64, matches=2, seed=7, options={}, journal=False, kept=64)
    np.testing.assert_array_equal(found.digests, digests)
    states["journal"] = found.states["journal"] = 0
    assert found.states.tobytes() == states.tobytes()


def test_play_outs_are_repeated_by_their_seed_and_lanes_differ() -> None:
    game = load("pax")
    one, two = (playouts.play_outs(game, lanes=8, matches=2, seed=7, options={"seats": 3}) for _ in range(2))
    assert one[1].tolist() == two[1].tolist()
    assert len(set(one[1].tolist())) == 8
    assert playouts.play_outs(game, lanes=8, matches=2, seed=8, options={"seats": 3})[1].tolist() != one[1].tolist()
