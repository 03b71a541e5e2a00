"""The compile cache cannot go stale: its folder is named after everything that compiled code depends on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from saturnalia import Match
from saturnalia.kernel import compiling
from saturnalia.kernel.components import using_pack

TOY = Path(__file__).resolve().parent / "toy"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's folder and a kernel that may be edited, and a cache of their own."""
    folder = tmp_path / "toy"
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for room in ("kernel", "bots"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(compiling._KERNEL.parent / room, tmp_path / "package" / room, ignore=ignored)
    monkeypatch.setattr(compiling, "_KERNEL", tmp_path / "package/kernel")
    monkeypatch.setenv("SATURNALIA_CACHE", str(tmp_path / "cache"))
    return folder


def folder_of(house: Path) -> Path:
    compiling._cache_folder.cache_clear()
    return compiling.cache_folder(house)


@pytest.mark.parametrize("source", ["toy/rules.py", "toy/state.py", "toy/components.toml", "package/kernel/random.py"])
def test_an_edited_source_has_another_cache(house: Path, source: str) -> None:
    before = folder_of(house)
    path = house.parent / source
    path.write_text(path.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")
    after = folder_of(house)
    assert before != after
    assert before.parent == after.parent


def test_an_edited_bot_leaves_the_compiled_rules_alone(house: Path) -> None:
    bots = house.parent / "package/bots"
    rules, loops = folder_of(house), compiling.cache_folder(house, bots)
    (bots / "loops.py").write_text("# edited\n", encoding="utf-8")
    assert folder_of(house) == rules
    assert compiling.cache_folder(house, bots) != loops


def test_what_another_room_makes_contains_bots(house: Path) -> None:
    bots, research = house.parent / "package/bots", house.parent / "research"
    research.mkdir()
    before = compiling.cache_folder(house, research)
    (bots / "loops.py").write_text("# edited\n", encoding="utf-8")
    compiling._cache_folder.cache_clear()
    assert compiling.cache_folder(house, research) != before


def test_a_new_source_has_another_cache(house: Path) -> None:
    before = folder_of(house)
    (house / "effects.py").write_text("", encoding="utf-8")
    assert folder_of(house) != before


def test_words_do_not_touch_the_cache(house: Path) -> None:
    before = folder_of(house)
    (house / "words.en.ftl").write_text("toy-draw = Take a card\n", encoding="utf-8")
    assert folder_of(house) == before


def test_a_component_pack_has_another_cache_even_when_it_is_edited_in_place(house: Path) -> None:
    own = folder_of(house)
    pack = house.parent / "pack.toml"
    found = set()
    for rounds in (2, 3):
        pack.write_text(f"rounds = {rounds}", encoding="utf-8")
        with using_pack(house, pack):
            found.add(compiling.cache_folder(house))
    assert len({own, *found}) == 3
    assert compiling.cache_folder(house) == own


def test_a_patch_of_python_keeps_the_cache_and_another_numpy_does_not(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = folder_of(house)
    monkeypatch.setattr(sys, "version", "3.11.99 (main)")
    assert folder_of(house) == before
    monkeypatch.setattr(np, "__version__", "99.0.0")
    assert folder_of(house) != before


def test_caches_that_were_not_used_for_long_are_removed(house: Path) -> None:
    root = folder_of(house).parent
    for age in range(20):
        old = root / f"toy-{age:016x}"
        old.mkdir()
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    stranger = root / "pax-0000000000000000"
    stranger.mkdir()
    current = folder_of(house)
    left = sorted(path.name for path in root.glob("toy-*"))
    assert len(left) == compiling._CACHES_KEPT
    assert current.name in left
    assert f"toy-{0:016x}" in left
    assert f"toy-{19:016x}" not in left
    assert stranger.exists()


def test_a_cache_that_cannot_be_written_is_no_error(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = house.parent / "a_file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("SATURNALIA_CACHE", str(blocked))
    assert not folder_of(house).exists()


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import toy
from saturnalia import Match
match = Match.new(toy.game, seed=1)
while not match.is_over:
    match.play(match.legal()[0])
print(len(match.played), sum(toy.game.compiled.begin.stats.cache_hits.values()))
"""


@pytest.mark.skipif(compiling.INTERPRET, reason="nothing is compiled in this run")
def test_a_second_process_finds_the_compiled_code_and_an_edit_is_in_force_at_once(house: Path) -> None:
    def run() -> str:
        command = [sys.executable, "-c", PROGRAM, str(house.parent)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert run() == "16 0"
    assert run() == "16 1"
    components = house / "components.toml"
    components.write_text(components.read_text(encoding="utf-8").replace("rounds = 4", "rounds = 2"), encoding="utf-8")
    assert run() == "8 0"


RECORDED = Path(__file__).resolve().parent.parent / "games/pax/matches/base-3.json"
REPLAY = """
import sys
from saturnalia import Match
match = Match.read(sys.argv[1])
print(type(match.game.compiled.step).__name__, match.state.tobytes().hex(), match.scores(), match.places())
"""


@pytest.mark.skipif(compiling.INTERPRET, reason="nothing is compiled in this run")
def test_the_ordinary_compiler_plays_the_same_match() -> None:
    command = [sys.executable, "-c", REPLAY, str(RECORDED)]
    environment = {**os.environ, "SATURNALIA_COMPILER": "plain"}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    match = Match.read(RECORDED)
    assert found == f"CPUDispatcher {match.state.tobytes().hex()} {match.scores()} {match.places()}\n"


def test_a_numba_that_was_not_tried_compiles_in_the_ordinary_way() -> None:
    program = """if True:
        import sys, numba
        numba.__version__ = sys.argv[1]
        from saturnalia.kernel import compiling, random
        print(compiling.PLAIN, "saturnalia.kernel.dispatchers" in sys.modules)
    """
    environment = {**os.environ, "SATURNALIA_INTERPRET": "", "SATURNALIA_COMPILER": ""}

    def run(version: str) -> str:
        command = [sys.executable, "-c", program, version]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert run("0.68.9") == "False True"
    assert run("0.680.0") == run("9.0.0rc1") == "True False"
