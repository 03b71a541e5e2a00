"""An owner's corrected component file: other numbers are played with, unfit ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.mare_nostrum.positions import MARE

ORIGINAL = (MARE.folder / "components.toml").read_text(encoding="utf-8")

REFUSED = [
    ('land = ["cisalpina", "magna_graecia"]', 'land = ["cisalpina", "illyria"]', "province.land"),
    ('seas = ["adriatic_sea", "tyrrhenian_sea"]', 'seas = ["adriatic_sea", "black_sea"]', "province.seas"),
    ('seas = ["tyrrhenian_sea"]\ncoasts', 'seas = ["black_sea"]\ncoasts', "sea.seas"),
    ("cards = 35", "cards = 0", "resource.cards"),
    ("per_civilisation = 8", "per_civilisation = 9", "piece.per_civilisation"),
    ("per_civilisation = 12", "per_civilisation = 2", "piece.influence"),
    ("supply_5_players = 28", "supply_5_players = 16", "building.caravan"),
    ("supply_3_players = 8", "supply_3_players = 3", "building.city"),
    ('name_hu = "Karaván"\ncards = 3', 'name_hu = "Karaván"\ncards = 1', "cost.cards"),
    ('home_province = "rome"', 'home_province = "cisalpina"', "civilisation.home_province"),
    ('hero = "julius_caesar"\nstart_provinces', 'hero = "pericles"\nstart_provinces', "civilisation.hero"),
    ('id = "cisalpina"\ninfluence = 1\ncity = 0', 'id = "cisalpina"\ninfluence = 1\ncity = 1', "setup"),
    ('slot = 1\ncommodity = "wine"', 'slot = 0\ncommodity = "wine"', "setup"),
    ("caravan_choice = []\nfortress = 1", "caravan_choice = []\nfortress = 2", "setup"),
    ("home_legions = 1", "home_legions = 9", "neutral"),
    ("points = 36\nmay_buy", "points = 2\nmay_buy", "advanced_setup.points"),
    ("points_per_loss = 5", "points_per_loss = 0", "combat"),
    ("sides = 6", "sides = 20", "dice.sides"),
    ("tax_kept = 2", "tax_kept = 41", "end_of_construction.tax_kept"),
    ("heroes_and_wonders = 4", "heroes_and_wonders = 1", "victory.heroes_and_wonders"),
    ("max_rounds = 40", "max_rounds = 41", "options.max_rounds"),
    ("trade_count_cap = 40", "trade_count_cap = 41", "options.trade_count_cap"),
]


def corrected(folder: Path, original: str, correction: str) -> Path:
    """A component file with one number changed, where it comes first."""
    assert original in ORIGINAL
    pack = folder / "mare_nostrum.toml"
    pack.write_text(ORIGINAL.replace(original, correction, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(("original", "correction", "where"), REFUSED, ids=[where for _, _, where in REFUSED])
def test_a_number_that_the_rules_cannot_play_with_is_refused(
    tmp_path: Path, original: str, correction: str, where: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("mare_nostrum", corrected(tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert where in refused.value.message.args["problem"].split(", ")


def test_a_missing_province_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "short.toml"
    pack.write_text(ORIGINAL.replace("[[decor]]", "[[ornament]]"), encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        load("mare_nostrum", pack)
    assert refused.value.message.id == "error-components-missing"


@pytest.mark.clause("MAR-19.2")
def test_a_corrected_number_takes_the_place_of_the_original(tmp_path: Path) -> None:
    """The rules take it from there; to compile them a second time would take longer than all other tests."""
    game = load("mare_nostrum", corrected(tmp_path, "max_rounds = 40", "max_rounds = 2"))
    assert game.room("components").MAX_ROUNDS == game.room("rules").MAX_ROUNDS == 2
    assert game.version != MARE.version
