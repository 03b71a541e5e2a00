"""Every number of a game's `components.toml` counts: the game reads it, or a clause fixes it and a change is refused.

Each number is changed once, alone. Read means that a constant of the game's `components.py` which other rooms of the
game use comes out different.
"""

from __future__ import annotations

import pickle
import re
import types
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saturnalia.kernel import components as component_files
from saturnalia.kernel.game import load, names

CLAUSE = re.compile(r"\b[A-Z]+-[A-Z]?\d+(\.\d+)?\b")

UNHEARD: dict[str, set[str]] = {}
"""What is still accepted and not played, or refused without a clause; an entry that is mended must leave this list."""


def numbers_in(entry: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the place of every number in component data."""
    if isinstance(entry, dict):
        for key, inner in entry.items():
            yield from numbers_in(inner, (*place, key))
    elif isinstance(entry, list):
        for number, inner in enumerate(entry):
            yield from numbers_in(inner, (*place, number))
    elif isinstance(entry, int | float) and not isinstance(entry, bool):
        yield place


def raised(components: bytes, place: tuple[str | int, ...]) -> bytes:
    """Component data with one number higher by one; pickled, because it is read anew thousands of times."""
    changed = pickle.loads(components)
    entry = changed
    for key in place[:-1]:
        entry = entry[key]
    entry[place[-1]] += 1
    return pickle.dumps(changed)


@cache
def words_of_other_rooms(folder: Path) -> frozenset[str]:
    """Every word in the source of the rooms of a game, without the one that reads the components."""
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.name != "components.py"]
    return frozenset(re.findall(r"\w+", "\n".join(sources)))


def constants(folder: Path) -> dict[str, Any]:
    """What `components.py` offers to the other rooms, computed from the component file in force."""
    path = folder / "components.py"
    room = types.ModuleType("components_of_a_trial")
    room.__file__, room.__package__ = str(path), load(folder.name).package
    exec(_compiled(path), room.__dict__)
    return {
        name: _comparable(value)
        for name, value in vars(room).items()
        if name in words_of_other_rooms(folder) and name.isupper() and name != "COMPONENTS"
    }


@cache
def _compiled(path: Path) -> types.CodeType:
    return compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True)


def _comparable(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return (value.shape, value.tolist())
    if isinstance(value, Mapping):
        return {key: _comparable(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_comparable(inner) for inner in value]
    return value


@pytest.mark.parametrize("name", names())
def test_every_number_is_read_or_fixed_by_a_clause(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, pack = load(name).folder, Path("an owner's file")
    components = component_files.read_components(folder)
    as_printed = constants(folder)
    trial = printed = pickle.dumps(components)
    monkeypatch.setattr(component_files, "_parse", lambda path: pickle.loads(trial if path == pack else printed))
    monkeypatch.setattr(component_files, "components_hash", lambda folder: "")
    unheard = set()
    for place in numbers_in(components):
        trial = raised(printed, place)
        with component_files.using_pack(folder, pack):
            try:
                heard = constants(folder) != as_printed
            except (ValueError, LookupError, ArithmeticError) as refusal:
                heard = CLAUSE.search(str(refusal)) is not None
        if not heard:
            unheard.add(".".join("*" if isinstance(key, int) else key for key in place))
    assert sorted(unheard) == sorted(UNHEARD.get(name, set()))
