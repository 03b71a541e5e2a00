"""The generator: the published numbers, draws without bias, and shuffles that give every order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import below, generator, next_number, shuffle


def test_splitmix64_gives_the_reference_numbers() -> None:
    numbers = generator(1234567)
    assert [int(next_number(numbers)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_wraps_into_64_bits() -> None:
    assert int(generator(-1)[0]) == int(generator(2**64 - 1)[0]) == 2**64 - 1


@rule
def count_draws(numbers: object, bound: int, draws: int, out: object) -> None:
    for _ in range(draws):
        out[below(numbers, bound)] += 1  # type: ignore[index]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 52, 64, 179])
@pytest.mark.parametrize("seed", [1, 2**63])
def test_draws_are_even(bound: int, seed: int) -> None:
    draws = 200 * bound
    found = np.zeros(bound, dtype=np.int64)
    count_draws(generator(seed), bound, draws, found)
    expected = draws / bound
    chi_square = float(((found - expected) ** 2 / expected).sum())
    # five standard deviations above the mean of the distribution; the seeds are fixed, so this never fails by chance
    assert chi_square < bound - 1 + 5 * (2 * max(1, bound - 1)) ** 0.5


def test_draws_reject_what_would_make_small_numbers_likelier() -> None:
    """Two thirds of 2³² as a bound: without rejection every other number would come up twice as often."""
    bound = 2**33 // 3
    numbers = generator(5)
    lower = sum(below(numbers, bound) < bound // 2 for _ in range(4000))
    assert abs(lower - 2000) < 5 * 1000**0.5


@given(seed=st.integers(0, 2**64 - 1), bound=st.integers(1, 2**31))
def test_draws_stay_below_the_bound(seed: int, bound: int) -> None:
    assert 0 <= below(generator(seed), bound) < bound


@given(seed=st.integers(0, 2**64 - 1), items=st.lists(st.integers(-128, 127), max_size=40), data=st.data())
def test_a_shuffle_permutes_the_first_items_and_leaves_the_rest(
    seed: int, items: list[int], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(items)))
    shuffled = np.array(items, dtype=np.int8)
    shuffle(generator(seed), shuffled, count)
    assert sorted(shuffled[:count].tolist()) == sorted(items[:count])
    assert shuffled[count:].tolist() == items[count:]


def test_every_order_comes_up_equally_often() -> None:
    numbers = generator(99)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = np.arange(4)
        shuffle(numbers, items, 4)
        found[tuple(items.tolist())] += 1
    assert set(found) == set(permutations(range(4)))
    chi_square = sum((count - 100) ** 2 / 100 for count in found.values())
    assert chi_square < 23 + 5 * 46**0.5
