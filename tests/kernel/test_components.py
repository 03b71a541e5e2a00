"""Component packs: an owner's corrected file is in force everywhere, and a bad one gives one clear error."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from saturnalia import Match, load
from saturnalia.kernel.components import read_components, using_pack
from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.words import Words

PAX = (Path(__file__).resolve().parents[2] / "src/saturnalia/games/pax/components.toml").read_text(encoding="utf-8")
TOY = (Path(__file__).resolve().parent / "toy/components.toml").read_text(encoding="utf-8")


def length_of(match: Match) -> int:
    while not match.is_over:
        match.play(match.legal()[0])
    return len(match.played)


@pytest.mark.usefixtures("installed_toy")
def test_a_corrected_number_is_in_force_in_compiled_rules_and_in_the_version(tmp_path: Path) -> None:
    pack = tmp_path / "toy.toml"
    pack.write_text(TOY.replace("rounds = 4", "rounds = 2"), encoding="utf-8")
    own, corrected = load("toy"), load("toy", pack)
    assert corrected.components["turn"]["rounds"] == 2
    assert own.components["turn"]["rounds"] == 4
    assert corrected.version != own.version
    assert length_of(Match.new("toy", seed=1, components=pack)) == 8
    assert length_of(Match.new("toy", seed=1)) == 16


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("\n", "\r\n"),
        ("rounds = 4", "rounds   =  4  # as printed"),
        ("rounds = 4", 'rounds = 4\nnote = "seen on a photograph"\nrounds_source = "published"'),
    ],
)
@pytest.mark.usefixtures("installed_toy")
def test_what_no_rule_reads_does_not_change_the_version(before: str, after: str, tmp_path: Path) -> None:
    pack = tmp_path / "toy.toml"
    assert before in TOY
    pack.write_bytes(TOY.replace(before, after).encode())
    assert load("toy", pack).version == load("toy").version


@pytest.mark.usefixtures("installed_toy")
def test_a_pack_that_is_edited_again_is_read_again(tmp_path: Path) -> None:
    pack = tmp_path / "toy.toml"
    lengths = []
    for rounds in (2, 3):
        pack.write_text(TOY.replace("rounds = 4", f"rounds = {rounds}"), encoding="utf-8")
        lengths.append(length_of(Match.new("toy", seed=1, components=pack)))
    assert lengths == [8, 12]


@pytest.mark.usefixtures("installed_toy")
def test_a_match_remembers_which_components_it_was_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "toy.toml"
    pack.write_text(TOY.replace("rounds = 4", "rounds = 2"), encoding="utf-8")
    data = Match.new("toy", seed=1, components=pack).to_json()
    assert Match.from_json(data, components=pack).hash() == data["hash"]
    with pytest.raises(Exception, match="error-match-version"):
        Match.from_json(data)


@pytest.mark.usefixtures("installed_toy")
def test_numbers_that_do_not_fit_together_are_refused_when_the_pack_is_loaded(tmp_path: Path) -> None:
    pack = tmp_path / "toy.toml"
    pack.write_text(TOY.replace("hand = 2", "hand = 5"), encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        load("toy", pack)
    assert refused.value.message.id == "error-components-unusable"
    pack.write_text(TOY, encoding="utf-8")
    assert load("toy", pack).components["turn"]["hand"] == 2


BAD_PACKS = {
    "empty": (b"", "error-components-missing"),
    "cut": (PAX[: PAX.index("[[card_type]]")].encode(), "error-components-missing"),
    "cut inside a line": (PAX.encode()[:-9], None),
    "not TOML": (b"designer = = nobody", "error-components-syntax"),
    "not text": (b"\xff\xfe\x00", "error-components-syntax"),
    "other kind": (PAX.replace("draw_cards = 3", 'draw_cards = "3"').encode(), "error-components-kind"),
    "a fraction": (PAX.replace("draw_cards = 3", "draw_cards = 3.0").encode(), "error-components-kind"),
    "a truth": (PAX.replace("draw_cards = 3", "draw_cards = true").encode(), "error-components-kind"),
    "missing key": (PAX.replace("draw_cards = 3\n", "\n").encode(), "error-components-missing"),
    "too large": (PAX.replace("draw_cards = 3", "draw_cards = 32768").encode(), "error-components-range"),
    "another card": (PAX.replace("[[card_type]]", "[[other]]", 1).encode(), "error-components-count"),
}


@pytest.mark.parametrize("name", BAD_PACKS)
def test_a_bad_pack_gives_one_clear_error(name: str, tmp_path: Path) -> None:
    content, problem = BAD_PACKS[name]
    assert content != PAX.encode()
    pack = tmp_path / "pax.toml"
    pack.write_bytes(content)
    with pytest.raises(BadComponents) as refused:
        load("pax", pack)
    assert problem in (None, refused.value.message.id)
    for language in ("en", "hu"):
        words = Words(language)
        assert words.say(refused.value.message)
        assert not words.faults


def test_the_place_in_the_file_is_named(tmp_path: Path) -> None:
    pack = tmp_path / "pax.toml"
    pack.write_bytes(BAD_PACKS["other kind"][0])
    with pytest.raises(BadComponents, match=r"place=[a-z_]+\.draw_cards,"):
        load("pax", pack)


def test_only_the_thread_that_loads_a_pack_reads_it(tmp_path: Path) -> None:
    pack = tmp_path / "toy.toml"
    pack.write_text(TOY.replace("rounds = 4", "rounds = 2"), encoding="utf-8")
    folder = Path(__file__).resolve().parent / "toy"
    with ThreadPoolExecutor(1) as threads, using_pack(folder, pack):
        elsewhere = threads.submit(read_components, folder).result()
        assert (read_components(folder)["turn"]["rounds"], elsewhere["turn"]["rounds"]) == (2, 4)


def test_a_pack_that_is_not_there_gives_one_clear_error(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BadComponents, match="error-components-unreadable"):
            load("pax", path)


def test_the_original_still_loads_after_all_that() -> None:
    assert load("pax").components["turn"]["draw_cards"] == 3


UNUSABLE_PACKS = {
    "more cards than fit": ("count = 3", "count = 300"),
    "fewer than none": ("count = 3", "count = -3"),
    "too many opening cards": ("opening_draws = [2, 3]", "opening_draws = [2, 6]"),
    "too many legions": ("legions = 9", "legions = 10"),
    "a division by zero": ("wealth_step = 3", "wealth_step = 0"),
    "an unknown category": ('category = "wealth"', 'category = "poverty"'),
    "an unknown mode": ('mode = "base"', 'mode = "quick"'),
    "a wider draw": ("draw_cards = 3", "draw_cards = 4"),
}


@pytest.mark.parametrize("name", UNUSABLE_PACKS)
def test_a_pack_whose_numbers_do_not_fit_into_the_record_is_refused(name: str, tmp_path: Path) -> None:
    pack = tmp_path / "pax.toml"
    content = re.sub(r"[ ]+=[ ]+", " = ", PAX)
    assert UNUSABLE_PACKS[name][0] in content
    pack.write_text(content.replace(*UNUSABLE_PACKS[name], 1), encoding="utf-8")
    with pytest.raises(BadComponents, match="error-components-unusable"):
        load("pax", pack)
