"""What is chosen before play: declared once, checked, and described so that a form can be built from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.integers import as_integer

Value = int | str | bool


@dataclass(frozen=True)
class Option:
    """One choice: its values in order, the default, and the settings of other options under which it matters.

    `at_most` names the option whose number bounds the numbers among the values; `in_company` is the default where
    more than one person plays. `formerly` is the value by which a match goes on that was begun before there was this
    option, where that is not the default: so old rules are kept.

    >>> Option("variant", ("base", "nocturnus"), "base").values
    ('base', 'nocturnus')
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    only_if: dict[str, tuple[Value, ...]] = field(default_factory=dict)
    at_most: str | None = None
    in_company: Value | None = None
    formerly: Value | None = None

    def applies(self, chosen: dict[str, Value]) -> bool:
        """Whether this option matters beside the options chosen so far.

        >>> level = Option("solo_level", (1, 2), 1, only_if={"seats": (1,)})
        >>> level.applies({"seats": 1}), level.applies({"seats": 4})
        (True, False)
        """
        return all(chosen[name] in values for name, values in self.only_if.items())

    def allowed(self, chosen: dict[str, Value]) -> tuple[Value, ...]:
        """Return the values that are possible beside the options chosen so far; what is not a number has no bound.

        >>> start = Option("start_player", ("random", "1", "2", "3"), "random", at_most="seats")
        >>> start.allowed({"seats": 2})
        ('random', '1', '2')
        """
        if self.at_most is None:
            return self.values
        bound = int(chosen[self.at_most])
        return tuple(value for value in self.values if not (str(value).isdecimal() and int(value) > bound))

    def describe(self) -> dict[str, Any]:
        """Return the machine-readable description from which a form is built.

        >>> Option("seats", (1, 2), 2).describe()
        {'name': 'seats', 'values': [1, 2], 'default': 2, 'only_if': {}, 'at_most': None, 'in_company': None}
        """
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "only_if": {name: list(values) for name, values in self.only_if.items()},
            "at_most": self.at_most,
            "in_company": self.in_company,
        }


def choose_for_company(declared: tuple[Option, ...], chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the chosen options with the defaults for a table at which more than one person plays.

    >>> choose_for_company((Option("count_cards", (False, True), True, in_company=False),), {})
    {'count_cards': False}
    """
    usual = {option.name: option.in_company for option in declared if option.in_company is not None}
    return {**usual, **chosen}


def complete(declared: tuple[Option, ...], chosen: dict[str, Any], *, is_begun: bool = False) -> dict[str, Value]:
    """Check the chosen options and fill in the defaults; for a match that is begun, what was played by before.

    >>> seats = Option("seats", (1, 2, 3), 2)
    >>> complete((seats,), {}), complete((seats,), {"seats": 3})
    ({'seats': 2}, {'seats': 3})
    >>> complete((seats,), {"seats": 9})
    Traceback (most recent call last):
    saturnalia.kernel.errors.BadOptions: error-option-value (option=seats, value=9, allowed=1, 2, 3)
    >>> hiring = Option("hiring", ("once", "often"), "once", formerly="often")
    >>> complete((hiring,), {}), complete((hiring,), {}, is_begun=True)
    ({'hiring': 'once'}, {'hiring': 'often'})
    """
    known = [option.name for option in declared]
    for name in chosen:
        if name not in known:
            raise BadOptions("error-option-unknown", option=name, allowed=known)
    completed: dict[str, Value] = {}
    for option in declared:
        missing = option.default
        if is_begun and option.formerly is not None and option.applies(completed):
            missing = option.formerly
        given: Any = chosen.get(option.name, missing)
        number = as_integer(given)
        value = given if number is None else number
        possible = option.allowed(completed)
        if not any(type(value) is type(allowed) and value == allowed for allowed in possible):
            values = [str(allowed).lower() for allowed in possible]
            raise BadOptions("error-option-value", option=option.name, value=str(value), allowed=values)
        if value != option.default and not option.applies(completed):
            condition = [f"{name} = {'/'.join(map(str, values))}" for name, values in option.only_if.items()]
            raise BadOptions("error-option-idle", option=option.name, condition=condition)
        completed[option.name] = value
    return completed


def carry_over(declared: tuple[Option, ...], chosen: dict[str, Any]) -> dict[str, Value]:
    """Complete what was chosen before the options changed: what is gone is left out, what is new has its default.

    >>> seats, variant = Option("seats", (1, 2, 3), 2), Option("variant", ("base", "nocturnus"), "base")
    >>> carry_over((seats, variant), {"seats": 3, "colour": "red"})
    {'seats': 3, 'variant': 'base'}
    >>> carry_over((seats, variant), {"seats": 9})
    {'seats': 2, 'variant': 'base'}
    """
    kept: dict[str, Any] = {}
    for option in declared:
        if option.name in chosen:
            try:
                complete(declared, {**kept, option.name: chosen[option.name]})
            except BadOptions:
                continue
            kept[option.name] = chosen[option.name]
    return complete(declared, kept)


def encode(declared: tuple[Option, ...], completed: dict[str, Value]) -> list[int]:
    """Return the options as the numbers that `setup` receives: integers as they are, others by their place.

    >>> encode((Option("variant", ("base", "nocturnus"), "base"),), {"variant": "nocturnus"})
    [1]
    """
    numbers = []
    for option in declared:
        value = completed[option.name]
        numbers.append(value if type(value) is int else option.values.index(value))
    return numbers
