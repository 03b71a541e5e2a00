"""Options: defaults are filled in, and everything else that is not declared is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from saturnalia import load
from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.options import Option, complete, encode

SEATS = Option("seats", (1, 2, 3), 2)
VARIANT = Option("variant", ("base", "long"), "base")
LEVEL = Option("level", (1, 2), 1, only_if={"seats": (1,), "variant": ("long",)})
OPEN = Option("open", (False, True), False)
DECLARED = (SEATS, VARIANT, LEVEL, OPEN)
START = Option("start", ("random", "1", "2", "3"), "random", at_most="seats")


def test_defaults_are_filled_in_in_the_declared_order() -> None:
    assert complete(DECLARED, {"variant": "long"}) == {"seats": 2, "variant": "long", "level": 1, "open": False}
    assert list(complete(DECLARED, {"open": True})) == ["seats", "variant", "level", "open"]


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        ({"colour": "red"}, "error-option-unknown"),
        ({"seats": 4}, "error-option-value"),
        ({"seats": "2"}, "error-option-value"),
        ({"seats": 2.0}, "error-option-value"),
        ({"seats": True}, "error-option-value"),
        ({"seats": None}, "error-option-value"),
        ({"seats": [2]}, "error-option-value"),
        ({"seats": np.float64(2)}, "error-option-value"),
        ({"open": 1}, "error-option-value"),
        ({"variant": "Base"}, "error-option-value"),
        ({"level": 2}, "error-option-idle"),
        ({"level": 2, "seats": 1}, "error-option-idle"),
    ],
)
def test_what_is_not_allowed_is_refused(chosen: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(DECLARED, chosen)
    assert refused.value.message.id == problem


def test_an_option_matters_only_under_its_condition() -> None:
    assert complete(DECLARED, {"seats": 1, "variant": "long", "level": 2})["level"] == 2


def test_options_become_numbers_for_the_rules() -> None:
    assert encode(DECLARED, complete(DECLARED, {"seats": 1, "variant": "long", "level": 2, "open": True})) == [
        1,
        1,
        2,
        1,
    ]
    assert encode(DECLARED, complete(DECLARED, {})) == [2, 0, 1, 0]


def test_the_description_is_json_from_which_a_form_can_be_built() -> None:
    described = load("pax").describe_options()
    assert json.loads(json.dumps(described)) == described
    level = next(option for option in described if option["name"] == "solo_level")
    assert level == {
        "name": "solo_level",
        "values": [1, 2, 3, 4, 5],
        "default": 1,
        "only_if": {"seats": [1]},
        "at_most": None,
        "in_company": None,
    }


def test_the_number_of_another_option_bounds_the_values() -> None:
    assert complete((SEATS, START), {"seats": 3, "start": "3"})["start"] == "3"
    assert complete((SEATS, START), {"seats": 1})["start"] == "random"
    with pytest.raises(BadOptions, match=r"option=start, value=3, allowed=random, 1, 2\)"):
        complete((SEATS, START), {"seats": 2, "start": "3"})


@pytest.mark.parametrize("game", ["pax", "minerva"])
def test_nobody_starts_who_does_not_sit_at_the_table(game: str) -> None:
    with pytest.raises(BadOptions):
        load(game).complete_options({"seats": 2, "start_player": "3"})
