"""Match files: whatever is done to one, it is refused with one clear error or is still the same match."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from saturnalia import Match
from saturnalia.kernel.errors import BadMatch, SaturnaliaError
from saturnalia.kernel.match import LARGEST_FILE, _checksum
from saturnalia.kernel.words import Words
from tests.kernel import toy

Data = dict[str, Any]
JUNK: list[Any] = [
    None, True, 0, -1, 1.5, 2**63, 10**40, "", "x", "\ud800", [], [[]], {}, {"a": None}, float("nan"), [1, "2"], "pax"
]  # fmt: skip


@cache
def original_match() -> Match:
    match = Match.new("pax", seats=2, variant="nocturnus", seed=77)
    lots = random.Random(5)
    for _ in range(60):
        match.play(lots.choice(match.legal()))
    return match


def original() -> Data:
    data: Data = json.loads(json.dumps(original_match().to_json(names=["Anna", "Béla"])))
    return data


def written(data: Data) -> bytes:
    return json.dumps(data).encode()


def sealed(data: Data) -> bytes:
    """With a checksum that fits, as a careful forger would do it."""
    content = {key: value for key, value in data.items() if key != "checksum"}
    return written({**content, "checksum": _checksum(content)})


def cut(lots: random.Random) -> bytes:
    whole = written(original())
    return whole[: lots.randrange(len(whole))]


def flip_bytes(lots: random.Random) -> bytes:
    whole = bytearray(written(original()))
    for _ in range(lots.randint(1, 5)):
        whole[lots.randrange(len(whole))] = lots.randrange(256)
    return bytes(whole)


def flip_letters(lots: random.Random) -> bytes:
    """A change that leaves it valid JSON more often."""
    whole = bytearray(written(original()))
    for _ in range(lots.randint(1, 3)):
        whole[lots.randrange(len(whole))] = lots.choice(b"0123456789abcdef")
    return bytes(whole)


def shuffle_pieces(lots: random.Random) -> bytes:
    whole = written(original())
    one, two = sorted(lots.sample(range(len(whole)), 2))
    return whole[:one] + whole[two:] + whole[one:two]


def edited(lots: random.Random) -> Data:
    data = original()
    kind = lots.randrange(9)
    key = lots.choice(list(data))
    actions: list[Any] = data["actions"]
    if kind == 0:
        del data[key]
    elif kind == 1:
        data[key] = lots.choice(JUNK)
    elif kind == 2:
        data[f"more{lots.randrange(9)}"] = lots.choice(JUNK)
    elif kind == 3:
        actions[lots.randrange(len(actions))] = lots.choice([*range(-2, 70), *JUNK])
    elif kind == 4:
        del actions[lots.randrange(len(actions)) :]
    elif kind == 5:
        actions.insert(lots.randrange(len(actions) + 1), lots.randrange(62))
    elif kind == 6:
        name = lots.choice([*data["options"], "colour", "seed", "game", "components", "cls"])
        data["options"][name] = lots.choice([*JUNK, 1, 2, 3, "base", "random", "1", "2"])
    elif kind == 7:
        data["seed"] = lots.choice([data["seed"] + 1, -data["seed"], 2**63, 2**200, 0, 1])
    else:
        data["hash"] = lots.choice([data["hash"].upper(), data["hash"][:-1], "0" * 64])
    return data


def edit(lots: random.Random) -> bytes:
    return written(edited(lots))


def forge(lots: random.Random) -> bytes:
    return sealed(edited(lots))


def other_rules(lots: random.Random) -> bytes:
    return sealed({**original(), "rules": lots.choice(["0-00000000", "2-" + original()["rules"][2:], "1", "", "✠"])})


def unknown_game(lots: random.Random) -> bytes:
    return sealed({**original(), "game": lots.choice(["chess", "PAX", "", "minerva2", "../pax", "os"])})


def huge(lots: random.Random) -> bytes:
    return lots.choice(
        [
            lambda: sealed({**original(), "actions": original()["actions"] * 3000}),
            lambda: sealed({**original(), "notes": {"long": "x" * 10**6}}),
            lambda: written(original()) + b" " * LARGEST_FILE,
            lambda: written(original()).replace(b'"seed": 77', b'"seed": ' + b"7" * 5000),
            lambda: b"9" * 100_000,
        ]
    )()


def nested(lots: random.Random) -> bytes:
    depth = lots.choice([10, 500, 990, 5_000, 100_000])
    deep = lots.choice([b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth, b"[" * depth])
    place = lots.choice([b'"notes": {', b'"options": {'])
    return written(original()).replace(place, place + b'"deep": ' + deep + b", ", 1)


def foreign(lots: random.Random) -> bytes:
    return lots.choice(
        [b"", b"null", b"[]", b'"saturnalia-match"', b"\x00" * 50, b"\xef\xbb\xbf{}", b"{}", b"[1,2", b"NaN"]
    )


DAMAGES: list[tuple[Callable[[random.Random], bytes], int]] = [
    (cut, 120),
    (flip_bytes, 120),
    (flip_letters, 120),
    (shuffle_pieces, 60),
    (edit, 200),
    (forge, 260),
    (other_rules, 20),
    (unknown_game, 20),
    (huge, 20),
    (nested, 40),
    (foreign, 20),
]


def truth(match: Match) -> tuple[Any, ...]:
    return match.game.name, match.game.version, match.options, match.seed, match.actions, match.hash()


def test_a_thousand_damaged_files_are_refused_or_are_still_the_same_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = {language: Words(language) for language in ("en", "hu")}
    outcomes: Counter[str] = Counter()
    for damage, times in DAMAGES:
        for number in range(times):
            content = damage(random.Random(f"{damage.__name__} {number}"))
            path.write_bytes(content)
            try:
                read = Match.read(path)
            except SaturnaliaError as error:
                outcomes[error.message.id] += 1
                for language in words.values():
                    language.say(error.message)
            else:
                outcomes["same"] += 1
                assert truth(read) == truth(original_match()), (damage.__name__, number)
    assert sum(outcomes.values()) == 1000
    assert not any(language.faults for language in words.values())
    assert set(outcomes) >= {
        "error-match-format",
        "error-match-damaged",
        "error-match-version",
        "error-match-replay",
        "error-match-position",
        "error-match-seed",
        "error-match-large",
        "error-unknown-game",
    }
    assert 0 < outcomes["same"] < 100


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))  # fmt: skip  # noqa: E501
def test_any_json_is_refused(data: Any) -> None:
    with pytest.raises(BadMatch):
        Match.from_json(data)


@given(st.dictionaries(st.sampled_from(list(original())), st.sampled_from(JUNK), min_size=1))
def test_any_replaced_fields_are_refused(changes: Data) -> None:
    assume(not changes.items() <= original().items())  # it is a match of "pax" already
    with pytest.raises(SaturnaliaError):
        Match.from_json({**original(), **changes})


def test_a_saved_match_is_read_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    original_match().save(path, names=["Anna", "Béla"])
    assert truth(Match.read(path)) == truth(original_match())
    assert json.loads(path.read_text(encoding="utf-8"))["notes"] == {"names": ["Anna", "Béla"]}
    assert list(tmp_path.iterdir()) == [path]


def test_an_action_that_cannot_be_replayed_is_named() -> None:
    data = original()
    data["actions"][6] = 999
    with pytest.raises(BadMatch, match=r"error-match-replay \(number=7\)"):
        Match.from_json(json.loads(sealed(data)))


def a_file(rules: str, **changes: Any) -> Any:
    return json.loads(sealed({**original(), "rules": rules, **changes}))


def a_finished_match() -> Data:
    match = Match.new("pax", seats=2, seed=77)
    while not match.is_over:
        match.play(match.legal()[0])
    data: Data = match.to_json(scores=match.scores())
    return data


def test_a_match_of_former_rules_goes_on_where_they_lead_to_the_same_position() -> None:
    former = original_match().game.former_versions[0]
    assert truth(Match.from_json(a_file(former))) == truth(original_match())
    with pytest.raises(BadMatch, match="error-match-version"):
        Match.from_json(a_file(former, actions=original()["actions"][:-1]))


def test_a_match_that_is_not_over_does_not_go_on_with_numbers_that_it_was_not_begun_with() -> None:
    with pytest.raises(BadMatch, match="error-match-version"):
        Match.from_json(a_file("1-0badf00d"))


def test_a_finished_match_of_any_rules_opens_where_it_ends_the_same() -> None:
    data = a_finished_match()
    assert Match.from_json(json.loads(sealed({**data, "rules": "9-0badf00d"}))).hash() == data["hash"]
    with pytest.raises(BadMatch, match="error-match-version"):
        Match.from_json(json.loads(sealed({**data, "rules": "9-0badf00d", "actions": data["actions"][:-1]})))


def test_a_file_of_the_old_kind_opens_where_it_replays_to_the_points_that_it_noted() -> None:
    """Its hash covered the layout of the record, which has changed since."""
    data, former = a_finished_match(), original_match().game.former_versions[0]
    old = {**data, "rules": former, "hash": "0" * 64}
    assert Match.from_json(json.loads(sealed(old))).scores() == data["notes"]["scores"]
    with pytest.raises(BadMatch, match="error-match-version"):
        Match.from_json(json.loads(sealed({**old, "notes": {"scores": [0, 0]}})))


def test_a_match_from_before_there_was_an_option_goes_on_by_what_was_the_rule_then() -> None:
    older = Match.new(toy.game, seed=1, fault="tells_drawn_card")
    older.play(older.legal()[0])
    data = older.to_json()
    del data["options"]["fault"]
    data = json.loads(sealed(data))
    seats, fault = toy.game.options
    later = replace(toy.game, options=(seats, replace(fault, formerly="tells_drawn_card")))
    assert Match.from_json(data, game=later).options["fault"] == "tells_drawn_card"
    assert Match.new(later).options["fault"] == "none"
    with pytest.raises(BadMatch, match="error-match-position"):
        Match.from_json(data, game=toy.game)


def test_what_is_done_to_the_json_of_a_match_is_not_done_to_the_match() -> None:
    original_match().to_json()["options"]["seats"] = 8
    assert original_match().options["seats"] == 2


def test_saving_over_a_match_never_leaves_half_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    original_match().save(path)
    before = path.read_bytes()

    def fail(*_: Any, **__: Any) -> Any:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        original_match().save(path, names=["Cecil"])
    assert path.read_bytes() == before


@pytest.mark.parametrize("path", ["/nowhere/match.json", "/", "zero\0byte"])
def test_a_file_that_cannot_be_read_gives_one_clear_error(path: str) -> None:
    with pytest.raises(BadMatch, match="error-match-unreadable"):
        Match.read(path)
