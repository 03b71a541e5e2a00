"""Every number of a game's `components.toml` counts: the game reads it, or a clause fixes it and a change is refused.

Each number is changed once, alone. Read means that a constant of the game's `components.py` which other rooms of the
game use comes out different.
"""

from __future__ import annotations

import copy
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

UNHEARD: dict[str, set[str]] = {
    "ave_roma": {
        "action_space.blocks.*.count",
        "action_space.blocks.*.first",
        "action_space.size",
        "actions.final_extra_actions",
        "actions.max_workers_per_player",
        "actions.political_influence_max",
        "actions.training_max_shift",
        "actions.training_min_shift",
        "area_influence_track.min",
        "area_scoring.*.players.*",
        "area_scoring.*.side",
        "areas.*.number",
        "buildings.*.copies",
        "coins.*.fives",
        "coins.*.ones",
        "coins.*.tens",
        "counts.area_cards",
        "counts.area_scoring_cards",
        "counts.brown_cubes",
        "counts.building_cards",
        "counts.cubes",
        "counts.cubes_per_player",
        "counts.endgame_scoring_aids",
        "counts.large_tokens",
        "counts.large_tokens_per_player",
        "counts.markers_per_player",
        "counts.patron_cards",
        "counts.player_board_sides",
        "counts.player_boards",
        "counts.small_tokens",
        "counts.small_tokens_per_player",
        "counts.war_cards",
        "counts.worker_values.*",
        "counts.workers",
        "counts.workers_per_value",
        "max_players",
        "min_players",
        "places.*.capacity.p2",
        "places.*.capacity.p3",
        "places.*.capacity.p4",
        "places.*.capacity.p5",
        "places.*.index",
        "player_boards.*.board",
        "player_boards.*.patron_slots",
        "political_influence_track.max",
        "political_influence_track.min",
        "political_influence_track.overflow_vp",
        "political_influence_track.slots_per_level",
        "prestige_track.max",
        "prestige_track.min",
        "resources.*.index",
        "roma_track.length",
        "roma_track.spaces.*.index",
        "row_slots.*.max_value",
        "row_slots.*.min_value",
        "row_slots.*.slot",
        "schema_version",
        "setup.deck_size.p2.area",
        "setup.deck_size.p2.building",
        "setup.deck_size.p2.patron",
        "setup.deck_size.p2.war",
        "setup.deck_size.p3.area",
        "setup.deck_size.p3.building",
        "setup.deck_size.p3.patron",
        "setup.deck_size.p3.war",
        "setup.deck_size.p4.area",
        "setup.deck_size.p4.building",
        "setup.deck_size.p4.patron",
        "setup.deck_size.p4.war",
        "setup.deck_size.p5.area",
        "setup.deck_size.p5.building",
        "setup.deck_size.p5.patron",
        "setup.deck_size.p5.war",
        "setup.start_workers.*",
        "wars.*.copies",
    },
}
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


def raised(components: dict[str, Any], place: tuple[str | int, ...]) -> dict[str, Any]:
    """Component data with one number higher by one."""
    changed: Any = copy.deepcopy(components)
    entry = changed
    for key in place[:-1]:
        entry = entry[key]
    entry[place[-1]] += 1
    return dict(changed)


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
    printed = component_files.read_components(folder)
    as_printed = constants(folder)
    trial = printed
    monkeypatch.setattr(component_files, "_parse", lambda path: copy.deepcopy(trial if path == pack else printed))
    monkeypatch.setattr(component_files, "components_hash", lambda folder: "")
    unheard = set()
    for place in numbers_in(printed):
        trial = raised(printed, place)
        with component_files.using_pack(folder, pack):
            try:
                heard = constants(folder) != as_printed
            except (ValueError, LookupError, ArithmeticError) as refusal:
                heard = CLAUSE.search(str(refusal)) is not None
        if not heard:
            unheard.add(".".join("*" if isinstance(key, int) else key for key in place))
    assert sorted(unheard) == sorted(UNHEARD.get(name, set()))
