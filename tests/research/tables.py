"""Tables at which the interfaces are tested: every number of seats, and every value of every option, for each game."""

from __future__ import annotations

from typing import Any

from saturnalia import load, names
from saturnalia.kernel.errors import BadOptions


def option_sets(name: str) -> list[dict[str, Any]]:
    """Return every number of seats, and every unusual value of every other option where it applies."""
    game = load(name)
    found: list[dict[str, Any]] = [{"seats": seats} for seats in game.seat_counts]
    for option in game.options:
        conditions = {needed: values[0] for needed, values in option.only_if.items()}
        unusual = [value for value in option.values if option.name != "seats" and value != option.default]
        found += [{**conditions, option.name: value} for value in unusual]
    return [options for options in found if _is_allowed(name, options)]


def _is_allowed(name: str, options: dict[str, Any]) -> bool:
    try:
        load(name).complete_options(options)
    except BadOptions:
        return False
    return True


TABLES = [(name, options) for name in names() for options in option_sets(name)]
