"""An owner's corrected component file: what the rules cannot play with is refused, by place, before anybody plays.

Each game lists in its `unfit.toml` what an owner might write; what may be corrected is told by its own `test_packs.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.packs import corrected
from tests.games.recording import games_with

HERE = Path(__file__).resolve().parent
UNFIT = [
    pytest.param(name, *case, id=f"{name}-{case[2]}")
    for name in games_with("unfit.toml")
    for case in tomllib.loads((HERE / name / "unfit.toml").read_text(encoding="utf-8"))["refused"]
]


@pytest.mark.parametrize(("name", "original", "correction", "problem"), UNFIT)
def test_what_the_rules_cannot_play_with_is_refused(
    tmp_path: Path, name: str, original: str, correction: str, problem: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load(name, corrected(name, tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert refused.value.message.args["problem"] == problem
