"""The examples do what they say, on tiny budgets, and stay short."""

from __future__ import annotations

import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saturnalia import Match, load

FOLDER = Path(__file__).resolve().parents[1] / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))


def example(name: str, needed: str = "numpy") -> Any:
    """Return an example; where its library is missing the test is skipped, but not on the integration machine."""
    if not os.environ.get("SATURNALIA_CI"):
        pytest.importorskip(needed, reason="install saturnalia[examples]")
    return import_module(f"examples.{name}")


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_is_short_and_tested(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) < 60
    assert f'example("{file.stem}"' in Path(__file__).read_text(encoding="utf-8")


def test_tournament(tmp_path: Path) -> None:
    found = example("tournament").play(6, tmp_path / "pax.jsonl", processes=1)
    assert found["complete"]
    assert sorted(row["bot"] for row in found["bots"]) == ["greedy", "random", "search:50"]
    assert len((tmp_path / "pax.jsonl").read_text(encoding="utf-8").splitlines()) == 1 + 6


def test_custom_bot_is_stronger_than_chance() -> None:
    found = example("custom_bot").ratings(deals=3)
    assert found["trier"][0] > found["random"][0]


def test_self_play_writes_choices_that_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "pax.parquet"
    example("self_play", "pyarrow").write(2, "random", str(file))
    table = import_module("pyarrow.parquet").read_table(file)
    assert table.schema.metadata[b"rules"].decode() == load("pax").version
    rows = table.to_pylist()
    for seed in (0, 1):
        match = Match.new("pax", seed=seed, **json.loads(table.schema.metadata[b"options"]))
        for row in (row for row in rows if row["seed"] == seed):
            while (forced := match.forced()) is not None:
                match.play(forced)
            assert (row["seat"], row["legal"]) == (match.actor, sorted(match.legal()))
            match.play(row["action"])
        while (forced := match.forced()) is not None:
            match.play(forced)
        assert match.is_over
        assert {row["utility"] > 0 for row in rows if row["seed"] == seed and match.places()[row["seat"]] == 1} == {
            True
        }


def test_the_learner_wins_more_than_chance() -> None:
    learner = example("learner", "sklearn")
    model = learner.learn(300)
    assert sum(learner.play(model, seed) for seed in range(40)) >= 16  # by lot: 10, and 16 or more in one of 40 tries
