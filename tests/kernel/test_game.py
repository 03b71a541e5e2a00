"""Games are found through entry points, and looking for them is light."""

from __future__ import annotations

import subprocess
import sys

import pytest

import saturnalia
from saturnalia import Match, load, names
from saturnalia.kernel.errors import UnknownGame
from tests.kernel import toy


def modules_after(program: str) -> set[str]:
    command = [sys.executable, "-c", f"{program}\nimport sys; print(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize(
    "program",
    [
        "import saturnalia.kernel.game",
        "import saturnalia; assert saturnalia.names()",
        "import saturnalia; assert saturnalia.load('pax').describe_options()",
        "import saturnalia; assert saturnalia.load('pax').version",
    ],
)
def test_looking_at_games_imports_neither_numpy_nor_numba(program: str) -> None:
    assert not modules_after(program) & {"numpy", "numba"}


def test_names_lead_to_games_of_that_name() -> None:
    assert "pax" in names()
    for name in names():
        assert load(name).name == name


@pytest.mark.parametrize("name", ["chess", "", "PAX", "pax ", "../pax"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        load(name)
    assert "pax" in refused.value.message.args["known"]


@pytest.mark.usefixtures("installed_toy")
def test_a_game_of_another_package_is_found_through_its_entry_point() -> None:
    assert "toy" in names()
    assert load("toy") is toy.game
    assert Match.new("toy", seed=3).actor == 0


def test_every_action_has_a_name_of_its_own() -> None:
    for game in (toy.game, *map(load, names())):
        assert len(game.action_ids) == game.action_count
        assert all(game.action_ids[game.action_name(action)] == action for action in range(game.action_count))


def test_every_event_fits_into_a_line_of_the_journal() -> None:
    for game in (toy.game, *map(load, names())):
        for event in game.events.values():
            assert len(event.args) <= 4
            assert set(event.secret or ()) <= set(event.args)


def test_public_names_and_no_others() -> None:
    assert saturnalia.Game is type(toy.game)
    with pytest.raises(AttributeError):
        saturnalia.Chess  # noqa: B018
