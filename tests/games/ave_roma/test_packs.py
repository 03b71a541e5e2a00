"""An owner's corrected component file: numbers with which the rules of Ave Roma could not be played are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.ave_roma.positions import AVE

ORIGINAL = (AVE.folder / "components.toml").read_text(encoding="utf-8")

UNFIT = [
    ("quaestor_multiplier = 2", "quaestor_multiplier = 21", "actions"),
    ("surplus_max = 7", "surplus_max = -1", "actions"),
    ("political_influence_max = 10", "political_influence_max = 11", "actions.political_influence_max"),
    ("max_workers_per_player = 5", "max_workers_per_player = 4", "actions.max_workers_per_player"),
    ("start_denarii = 3", "start_denarii = 21", "setup.start_denarii"),
    ("price = 2\ninfluence_icon", "price = -2\ninfluence_icon", "roma_track.spaces"),
    ("start_space = 0", "start_space = 20", "roma_track.start_space"),
    ("vp = 3\ninfluence = 1", "vp = 300\ninfluence = 1", "vp"),
    ("vp = 3\ninfluence = 1", "vp = 3\ninfluence = 21", "influence"),
    ("denarii = 3 }", "denarii = 30 }", "cost"),
    ('top = ["wood", "stone"]', 'top = ["wood", "wood"]', "area_cards"),
    ("denarii_per_vp = 10", "denarii_per_vp = 0", "final_scoring"),
    ("max = 8\nstart = 0", "max = 9\nstart = 0", "prestige_track"),
    ("max = 20\none_marker", "max = 4\none_marker", "area_influence_track.max"),
    ("start_goods = { wood = 0", "start_goods = { wood = 5", "player_boards.start_goods"),
]


def corrected(folder: Path, original: str, correction: str) -> Path:
    """A component file with one number changed, where it comes first."""
    assert original in ORIGINAL
    pack = folder / "ave_roma.toml"
    pack.write_text(ORIGINAL.replace(original, correction, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(("original", "correction", "place"), UNFIT)
def test_a_number_that_the_rules_cannot_play_with_is_refused(
    tmp_path: Path, original: str, correction: str, place: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("ave_roma", corrected(tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert place in refused.value.message.args["problem"].split(", ")


def test_a_name_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents):
        load("ave_roma", corrected(tmp_path, 'action = "quaestor"', 'action = "praetor"'))


def test_a_corrected_number_is_used(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "start_denarii = 3", "start_denarii = 4")
    corrected_game = load("ave_roma", pack)
    assert corrected_game.room("components").START_DENARII == 4
    assert corrected_game.version != AVE.version
