"""The record schema: JSON, masks, differences and documentation all follow from one declaration."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from saturnalia.kernel.schema import (
    SPECTATOR,
    Array,
    Record,
    SeatOnAxis,
    State,
    array,
    everyone,
    nobody,
    owner,
    scalar,
)
from tests.kernel import toy


def odd_places(_state: Record, _viewer: int) -> Any:
    return np.arange(4) % 2 == 1


class Sample(State):
    """One field of every kind."""

    journal_lines = 3

    open_number: int = scalar("everybody sees it")
    hidden_number: int = scalar("nobody sees it", seen_by=nobody, unknown=-7)
    purse: Array = array(np.int16, 3, "each seat's coins", seen_by=owner, unknown=-1)
    hand: Array = array(np.uint8, (3, 4), "each seat's cards", seen_by=owner)
    bids: Array = array(np.int8, (2, 3, 4), "bids on two things", seen_by=SeatOnAxis(1), unknown=-3)
    row: Array = array(np.int8, (4, 2), "half of it lies face up", seen_by=odd_places, unknown=-2)


@st.composite
def samples(draw: st.DrawFn) -> Record:
    state = Sample.new()
    for name in Sample.dtype().names or ():
        state[name] = draw(arrays.arrays(state[name].dtype, state[name].shape))
    state.actor = draw(st.integers(0, 2))
    return state


def test_fields_are_aligned_and_large_enough() -> None:
    places: Any = Sample.dtype().fields
    for name, (kind, offset, *_) in places.items():
        assert offset % kind.base.alignment == 0, name
    assert Sample.dtype().itemsize % 8 == 0


@given(samples())
def test_a_state_survives_json_and_bytes(state: Record) -> None:
    assert Sample.from_json(Sample.to_json(state)).tobytes() == state.tobytes()
    assert Sample.from_bytes(state.tobytes()).tobytes() == state.tobytes()


@given(samples())
def test_a_copy_is_independent(state: Record) -> None:
    before = state.tobytes()
    copy = Sample.copy(state)
    copy.purse[0] = int(copy.purse[0]) ^ 1
    assert state.tobytes() == before != copy.tobytes()


@given(state=samples(), viewer=st.integers(SPECTATOR, 2))
def test_a_mask_shows_what_may_be_seen_and_nothing_else(state: Record, viewer: int) -> None:
    masked = Sample.mask(state, viewer)
    assert masked.open_number == state.open_number
    assert masked.hidden_number == -7
    assert masked.generator[0] == 0
    assert not masked.journal.any()
    for seat in range(3):
        if seat == viewer:
            assert masked.purse[seat] == state.purse[seat]
            assert (masked.hand[seat] == state.hand[seat]).all()
            assert (masked.bids[:, seat] == state.bids[:, seat]).all()
        else:
            assert masked.purse[seat] == -1
            assert not masked.hand[seat].any()
            assert (masked.bids[:, seat] == -3).all()
    assert (masked.row[1::2] == state.row[1::2]).all()
    assert (masked.row[0::2] == -2).all()


@given(state=samples(), viewer=st.integers(SPECTATOR, 2))
def test_masking_twice_changes_nothing_more(state: Record, viewer: int) -> None:
    once = Sample.mask(state, viewer)
    assert Sample.mask(once, viewer).tobytes() == once.tobytes()


@given(samples())
def test_after_the_end_everything_but_the_generator_is_seen(state: Record) -> None:
    state.actor = -1
    masked = Sample.mask(state, SPECTATOR)
    assert list(Sample.difference(state, masked)) == []
    assert masked.generator[0] == 0


@given(one=samples(), other=samples())
def test_the_difference_is_exactly_what_must_change(one: Record, other: Record) -> None:
    patched = Sample.copy(one)
    for change in Sample.difference(one, other):
        if change.index:
            assert one[change.field][change.index] == change.before
            patched[change.field][change.index] = change.after
        else:
            patched[change.field] = change.after
    for name in ("generator", "journal_length", "journal"):
        patched[name] = other[name]
    assert patched.tobytes() == other.tobytes()


def test_a_state_does_not_differ_from_itself() -> None:
    state = Sample.new()
    assert list(Sample.difference(state, Sample.copy(state))) == []


def test_the_layout_documents_every_field() -> None:
    rows = [line.strip("| ").split(" | ") for line in Sample.layout_table().splitlines()[2:]]
    assert [row[1] for row in rows] == [f.name for f in Sample.fields()]
    described = {row[1]: row for row in rows}
    places: Any = Sample.dtype().fields
    assert described["hand"] == [str(places["hand"][1]), "hand", "uint8", "3 x 4", "owner", "each seat's cards"]
    assert described["row"][4] == "odd places"
    assert described["bids"][4] == "seat on axis 1"
    assert described["open_number"][3] == "-"


def test_common_fields_come_first_in_every_game() -> None:
    common = [f.name for f in State.fields()]
    assert [f.name for f in toy.game.state.fields()][: len(common)] == common
    assert "journal" not in common


def test_a_field_cannot_have_a_name_that_records_use() -> None:
    class Broken(State):
        all: int = scalar("arrays have a method of this name")

    with pytest.raises(TypeError, match="all"):
        Broken.fields()


def test_visibility_of_everyone_is_complete() -> None:
    assert everyone(Sample.new(), SPECTATOR)
    assert not nobody(Sample.new(), 0)
