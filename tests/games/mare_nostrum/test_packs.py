"""An owner's corrected component file: other numbers are played with, a part that is missing is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.mare_nostrum.positions import MARE
from tests.games.packs import corrected, original_of

ORIGINAL = original_of("mare_nostrum")


def test_a_missing_province_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "short.toml"
    pack.write_text(ORIGINAL.replace("[[decor]]", "[[ornament]]"), encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        load("mare_nostrum", pack)
    assert refused.value.message.id == "error-components-missing"


@pytest.mark.clause("MAR-19.2")
def test_a_corrected_number_takes_the_place_of_the_original(tmp_path: Path) -> None:
    """The rules take it from there; to compile them a second time would take longer than all other tests."""
    game = load("mare_nostrum", corrected("mare_nostrum", tmp_path, "max_rounds = 40", "max_rounds = 2"))
    assert game.room("components").MAX_ROUNDS == game.room("rules").MAX_ROUNDS == 2
    assert game.version != MARE.version
