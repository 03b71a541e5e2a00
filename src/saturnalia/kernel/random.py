"""Chance: the SplitMix64 generator (Steele, Lea, Flood 2014), kept inside the state as one 64-bit number.

A generator is an array of one `uint64`. The same seed gives the same numbers on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.compiling import rule, wrapping

Generator = Any  # an array of one uint64, also as a field of a record: typing it closer fights with records

_GOLDEN_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW_32 = np.uint64(0xFFFFFFFF)
_TWO_TO_32 = np.uint64(0x100000000)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def generator(seed: int) -> Generator:
    """Return a generator outside any state.

    >>> numbers = generator(1234567)
    >>> [int(next_number(numbers)) for _ in range(2)]
    [6457827717110365317, 3203168211198807973]
    """
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@wrapping
@rule
def next_number(numbers: Generator) -> Any:
    """Return the next 64 random bits.

    >>> int(next_number(generator(0)))
    16294208416658607535
    """
    numbers[0] += _GOLDEN_GAMMA
    z = numbers[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@rule
def below(numbers: Generator, bound: int) -> int:
    """Return one of 0 … bound - 1, each with exactly the same chance (Lemire 2019, with rejection).

    >>> numbers = generator(7)
    >>> sorted({below(numbers, 3) for _ in range(50)})
    [0, 1, 2]
    """
    n = np.uint64(bound)
    product = (next_number(numbers) >> _32) * n
    low = product & _LOW_32
    if low < n:
        threshold = (_TWO_TO_32 - n) % n
        while low < threshold:
            product = (next_number(numbers) >> _32) * n
            low = product & _LOW_32
    return int(product >> _32)


@rule
def shuffle(numbers: Generator, items: Any, count: int) -> None:
    """Put the first `count` items into a random order, every order with the same chance.

    >>> items = np.arange(5)
    >>> shuffle(generator(1), items, 5)
    >>> sorted(items.tolist())
    [0, 1, 2, 3, 4]
    """
    for last in range(count - 1, 0, -1):
        other = below(numbers, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
