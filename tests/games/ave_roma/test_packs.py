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
    ("wine = 1, denarii = 1 }", "wine = 1, denarii = 1, sotne = 3 }", "cost"),
    ('[{ effect = "surplus"', '[{ effect = "area_influence"', "set_bonuses"),
    ('effect = "denarii", amount = 2', 'effect = "area_influence", amount = 2', "patrons.bonus"),
    ("patron_slots = 10", "patron_slots = 6", "player_boards.patron_slots"),
    ("min_value = 1\nmax_value = 1", "min_value = 2\nmax_value = 1", "row_slots"),
    ("length = 20", "length = 24", "roma_track.length"),
    ("players = [2, 3]", "players = [2, 2]", "area_scoring.players"),
    ("start_workers = [1, 2, 3, 4, 5]", "start_workers = [1, 1, 1, 1, 1]", "setup.start_workers"),
    ("training_max_shift = 4", "training_max_shift = 1", "actions.training"),
    ("final_extra_actions = 1", "final_extra_actions = 2", "actions.final_extra_actions"),
    ('"taberna_built"', '"taberna_plan"', "buildings.card_ids"),
    ('"pilum_2"', '"pilum_1"', "wars.card_ids"),
    ('id = "lucullus"', 'id = "crassus"', "patrons.id"),
    ('id = "area_02"', 'id = "area_01"', "area_cards.id"),
    ('id = "gallia"', 'id = "hispania"', "areas.id"),
]

UNKNOWN = [
    ('action = "quaestor"', 'action = "praetor"', "patrons.action: praetor (quaestor, aedilis, "),
    ('bonus = { effect = "denarii"', 'bonus = { effect = "denarius"', "patrons.bonus: denarius (denarii, vp, "),
    ('metric = "denarii"', 'metric = "money"', "patrons.goal: money (denarii, stored_red, "),
    ('set_color = "red"', 'set_color = "blue"', "area_cards.set_color: blue (black, red, green)"),
    ('color = "black"', 'color = "grey"', "resources.color: grey (black, red, green)"),
    ('top = ["wood", "stone"]', 'top = ["wood", "sotne"]', "area_cards: sotne (wood, stone, "),
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


@pytest.mark.parametrize(("original", "correction", "problem"), UNKNOWN)
def test_a_name_that_nobody_knows_is_refused_with_the_names_that_are_possible(
    tmp_path: Path, original: str, correction: str, problem: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("ave_roma", corrected(tmp_path, original, correction))
    assert refused.value.message.args["problem"].startswith(problem)


def test_a_corrected_number_is_used(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "start_denarii = 3", "start_denarii = 4")
    corrected_game = load("ave_roma", pack)
    assert corrected_game.room("components").START_DENARII == 4
    assert corrected_game.version != AVE.version


def test_a_good_that_a_card_no_longer_costs_is_not_shown(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "wine = 1, denarii = 1 }", "wine = 1, denarii = 0 }")
    assert load("ave_roma", pack).room("shown").card_view(0, 0)["cost"] == {"wood": 1, "grain": 1, "wine": 1}
