"""Component files: every tile, card and number of a game, as data that an owner of the real game can correct.

A game reads its file when it is imported. What an owner wrote wrongly is a ValueError that names the place, what stands
there and what may stand there; `saturnalia.kernel.game.load` shows it as one sentence.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from saturnalia.kernel.errors import BadComponents

_active: ContextVar[tuple[Path, Path] | None] = ContextVar("active_pack", default=None)
"""Which folder of a game this thread is loading with which replacement file (see `saturnalia.kernel.game.load`)."""


def active_pack(game_folder: Path) -> Path | None:
    """Return the replacement component file of a game that this thread is loading, if there is one.

    >>> from saturnalia import load
    >>> active_pack(load("pax").folder) is None
    True
    """
    folder, pack = _active.get() or (None, None)
    return pack if folder == game_folder.resolve() else None


@contextmanager
def using_pack(game_folder: Path, pack: Path) -> Iterator[str]:
    """Let this thread load a game from a replacement component file; yields the file's fingerprint.

    >>> from saturnalia import load
    >>> folder = load("pax").folder
    >>> with using_pack(folder, folder / "components.toml"):
    ...     active_pack(folder).name
    'components.toml'
    """
    before = _active.set((game_folder.resolve(), pack))
    try:
        yield components_hash(game_folder)
    finally:
        _active.reset(before)


def read_components(game_folder: Path) -> dict[str, Any]:
    """Read the component file of the game in this folder, or the owner's corrected one.

    >>> from saturnalia.kernel.game import load
    >>> read_components(load("pax").folder)["game"]["designer"]
    'Bernd Eisenstein'
    """
    return _parse(active_pack(game_folder) or game_folder / "components.toml")


_LARGEST = 32767
"""No number of a file may be larger: 16 bits hold it."""

_ABOUT = {"note", "of_any_length", "source", "sources", "rulebook_fields", "published_fields"}
_ABOUT_ENDINGS = ("_note", "_source", "_en", "_hu")
"""Keys that say something about a component, or name it in a language: no rule reads them."""


def components_hash(game_folder: Path) -> str:
    """Return the fingerprint of the component data: it is part of the rules version.

    It covers what rules read. Comments, spaces, line endings, notes, sources and what people read are left out.

    >>> from saturnalia import load
    >>> len(components_hash(load("pax").folder))
    8
    """
    text = json.dumps(_read_by_rules(read_components(game_folder)), ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _read_by_rules(entry: Any) -> Any:
    """Component data without what only people read; in the order of the file, which may mean something."""
    if isinstance(entry, dict):
        kept = {key: value for key, value in entry.items() if key not in _ABOUT and not key.endswith(_ABOUT_ENDINGS)}
        return {key: _read_by_rules(value) for key, value in kept.items()}
    return [_read_by_rules(inner) for inner in entry] if isinstance(entry, list) else entry


def check_pack(path: Path, original: Path) -> None:
    """Refuse a component file that lacks something the original has, or has it in another kind.

    Lists must have as many entries as the original, because the action space counts on them, except those that a table
    of the original names in `of_any_length`.

    >>> from saturnalia import load
    >>> original = load("pax").folder / "components.toml"
    >>> check_pack(original.with_name("missing.toml"), original)
    Traceback (most recent call last):
    saturnalia.kernel.errors.BadComponents: error-components-unreadable (file=...missing.toml)
    """
    _compare(_parse(original), _parse(path), (), path)


def _parse(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadComponents("error-components-unreadable", file=str(path)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents("error-components-syntax", file=str(path), problem=str(error)) from None


def _compare(expected: Any, found: Any, keys: tuple[str, ...], path: Path) -> None:
    place = ".".join(keys)
    if type(expected) is not type(found):
        raise BadComponents("error-components-kind", file=str(path), place=place, expected=type(expected).__name__)
    if isinstance(expected, dict):
        for key, value in expected.items():
            if key in ("note", "of_any_length"):
                continue
            if key not in found:
                raise BadComponents("error-components-missing", file=str(path), place=".".join((*keys, key)))
            free = key in expected.get("of_any_length", ()) and isinstance(found[key], list)
            _compare([value[0]] * len(found[key]) if free else value, found[key], (*keys, key), path)
    elif isinstance(expected, list):
        if len(expected) != len(found):
            raise BadComponents("error-components-count", file=str(path), place=place, expected=len(expected))
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            _compare(one, other, (*keys, str(number)), path)
    elif isinstance(expected, int) and not isinstance(expected, bool) and not -_LARGEST - 1 <= found <= _LARGEST:
        raise BadComponents("error-components-range", file=str(path), place=place, value=found)


def sources(entry: Any) -> Iterator[str]:
    """Yield the `source` mark of every entry in component data.

    >>> list(sources({"a": {"source": "rulebook"}, "b": [{"source": "reconstructed"}]}))
    ['rulebook', 'reconstructed']
    """
    if isinstance(entry, dict):
        if isinstance(entry.get("source"), str):
            yield entry["source"]
        for inner in entry.values():
            yield from sources(inner)
    elif isinstance(entry, list):
        for inner in entry:
            yield from sources(inner)


# ---------------------------------------------------------------- reading tables of the file

NO_NAME = '""'
"""How an empty name is written in a complaint."""


def ids(components: dict[str, Any], table: str, order: Sequence[str] | None = None) -> list[str]:
    """Return the ids of a table, by which actions and other entries name them: each once, or exactly those of `order`.

    >>> ids({"color": [{"id": "red"}, {"id": "blue"}]}, "color")
    ['red', 'blue']
    >>> ids({"color": [{"id": "red"}, {"id": "red"}]}, "color")
    Traceback (most recent call last):
    ValueError: color.id: red (1 ×)
    """
    names = [str(entry["id"]) for entry in components[table]]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{table}.id: {name} (1 ×)")
    if order is not None and names != list(order):
        raise ValueError(f"{table}.id: {', '.join(names)} ({', '.join(order)})")
    return names


def column(components: dict[str, Any], table: str, key: str) -> Any:
    """Return one number of every entry of a table.

    >>> column({"color": [{"price": 3}, {"price": 5}]}, "color", "price").tolist()
    [3, 5]
    """
    return _array([entry[key] for entry in components[table]])


def numbers_of(
    components: dict[str, Any], table: str, key: str, names: Sequence[str], nothing: Sequence[str] = ()
) -> Any:
    """Return for every entry of a table which of some names it bears: -1 where it may bear none and does.

    >>> quarters = {"quarter": [{"id": "north", "shop": "red"}, {"id": "south", "shop": ""}]}
    >>> numbers_of(quarters, "quarter", "shop", ["blue", "red"], nothing=[""]).tolist()
    [1, -1]
    """
    return _array(
        [
            -1 if entry[key] in nothing else number_of(entry[key], names, f"{table}.{entry['id']}.{key}")
            for entry in components[table]
        ]
    )


def number_of(name: str, allowed: Sequence[str], place: str) -> int:
    """Return the number of a name; an owner who misspells one is told where, and what is possible.

    >>> number_of("red", ["blue", "red"], "quarter.north.shop")
    1
    >>> number_of("pink", ["blue", "red"], "quarter.north.shop")
    Traceback (most recent call last):
    ValueError: quarter.north.shop: pink (blue, red)
    """
    if name not in allowed:
        raise ValueError(*misnamed(place, name, allowed))
    return allowed.index(name)


def _array(numbers: Any) -> Any:
    import numpy as np  # only rooms of a game come here: listing games needs no arrays

    return np.array(numbers, dtype=np.int64)


# ---------------------------------------------------------------- checking an owner's corrected file
# Every check returns a list of problems. A name or number that has its own limits is asked for by `misnamed` and
# `outside`, which say what stands there and what may; what several numbers must be together is a law of `unfit`.


def misnamed(place: str, value: str, allowed: Sequence[str], clause: str = "") -> list[str]:
    """Return what is wrong with a name; nothing if it is right.

    >>> misnamed("quarter.north.shop", "pink", ["blue", ""])
    ['quarter.north.shop: pink (blue, "")']
    """
    if value in allowed:
        return []
    return [_problem(place, value or NO_NAME, ", ".join(name or NO_NAME for name in allowed), clause)]


def outside(place: str, numbers: Any, least: int, most: int | None, clause: str = "") -> list[str]:
    """Return what is wrong with a number, or with the first of several; nothing if all lie where they may.

    >>> outside("color.red.price", 61, 0, 60), outside("color.red.price", 60, 0, 60)
    (['color.red.price: 61 (0–60)'], [])
    >>> outside("color.price", [[3, 5], [0, 2]], 1, None, "TOY-1.2")
    ['color.price: 0 (≥ 1, TOY-1.2)']
    """
    end = _LARGEST if most is None else most
    given = [numbers] if isinstance(numbers, int) else _array(numbers).ravel().tolist()
    allowed = f"≥ {least}" if most is None else str(least) if least == most else f"{least}–{most}"
    return [_problem(place, number, allowed, clause) for number in given if not least <= number <= end][:1]


def outside_each(place: str, numbers: Mapping[str, Any], least: int, most: int | None, clause: str = "") -> list[str]:
    """Return what is wrong with the numbers of a table that all have the same limits; what is no number is left out.

    >>> outside_each("turn", {"note": "about", "draw": 3, "pay": -1}, 0, 20)
    ['turn.pay: -1 (0–20)']
    """
    whole = {key: number for key, number in numbers.items() if isinstance(number, int) and not isinstance(number, bool)}
    problems = [outside(f"{place}.{key}", number, least, most, clause) for key, number in whole.items()]
    return [problem for found in problems for problem in found]


def unfit(laws: Mapping[str, Any]) -> list[str]:
    """Return the places at which numbers do not fit together: a place, with its clause, and whether its law holds.

    >>> unfit({"setup (PAX-2.12)": 3 + 4 <= 6, "row_slots (AVE-6.5.2)": True})
    ['setup (PAX-2.12)']
    """
    return [place for place, holds in laws.items() if not holds]


def _problem(place: str, found: Any, allowed: Any, clause: str) -> str:
    return f"{place}: {found} ({allowed}, {clause})" if clause else f"{place}: {found} ({allowed})"


def changed_though_fixed(game_folder: Path, clauses: Mapping[str, str]) -> list[str]:
    """Return which numbers of an owner's file differ although a clause of the rules fixes them, each with its clause.

    A `*` in a place stands for every entry of a list.

    >>> from saturnalia import load
    >>> changed_though_fixed(load("pax").folder, {"setup.*.rome_face_down": "PAX-2.4"})
    []
    """
    pack = active_pack(game_folder)
    if pack is None:
        return []
    printed, found = _parse(game_folder / "components.toml"), _parse(pack)
    problems = []
    for pattern, clause in clauses.items():
        theirs = dict(numbers_at(found, pattern.split(".")))
        for place, number in numbers_at(printed, pattern.split(".")):
            if theirs[place] != number:
                problems.append(f"{place}: {theirs[place]} ({number}, {clause})")
    return problems


def numbers_at(entry: Any, keys: Sequence[str], place: str = "") -> Iterator[tuple[str, int]]:
    """Yield every number at a place of component data, with the place written out; entries of a list go by their id.

    >>> list(numbers_at({"card": [{"id": "ace", "value": 1}, {"value": 2}]}, ["card", "*", "value"]))
    [('card.ace.value', 1), ('card.2.value', 2)]
    """
    if not keys:
        yield place.removeprefix("."), entry
    elif isinstance(entry, list):
        for number, inner in enumerate(entry, start=1):
            name = inner.get("id", number) if isinstance(inner, dict) else number
            yield from numbers_at(inner, keys[1:], f"{place}.{name}")
    elif keys[0] in entry:
        yield from numbers_at(entry[keys[0]], keys[1:], f"{place}.{keys[0]}")


def refuse_unfit(problems: Sequence[str]) -> None:
    """Stop where the numbers of a file do not fit into the record: compiled rules check no bounds.

    >>> refuse_unfit([])
    >>> refuse_unfit(["turn.draw_cards", "color.red.price: 61 (0–60)"])
    Traceback (most recent call last):
    ValueError: turn.draw_cards; color.red.price: 61 (0–60)
    """
    if problems:
        raise ValueError("; ".join(problems))
