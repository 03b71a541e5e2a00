"""Words that cannot be said are told apart: missing, unreadable, or lacking an argument; and what can stand inside."""

from __future__ import annotations

import pytest

from saturnalia.kernel import words as words_module
from saturnalia.kernel.message import Message
from saturnalia.kernel.naming import fluent_messages
from saturnalia.kernel.words import Words

BROKEN = """
sound = Io Saturnalia!
unclosed = { $seat
needy = { $wine } please
list = { $parts }.
people = { $seats }.
amount = { $count } { $good }
"""


@pytest.mark.parametrize(
    ("message", "said", "fault"),
    [
        ("sound", "Io Saturnalia!", None),
        ("absent", "absent", "missing"),
        ("unclosed", "unclosed", "broken: Expected token: "),
        ("needy", "wine please", "broken: Unknown external: wine"),
    ],
)
def test_a_broken_message_is_reported_as_broken(
    message: str, said: str, fault: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words_module, "source", lambda *_: BROKEN)
    words = Words("en")
    assert words.say(Message(message)) == said
    assert list(words.faults) == ([message] if fault else [])
    assert words.faults.get(message, "").startswith(fault or "")


def amount(count: int, good: str) -> Message:
    return Message("amount", {"count": count, "good": good})


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ([], "."),
        (["Ann", "Bob"], "Ann and Bob."),
        (["Kis, Bea", "Ann", "Bob"], "Kis, Bea, Ann and Bob."),
        ([1, 2, 3], "1, 2 and 3."),
        ([amount(1, "wheat").to_json(), amount(2, "wine")], "1 wheat and 2 wine."),
        ([amount(1, "wheat"), amount(2, "wine, red")], "1 wheat; 2 wine, red."),
        (["a loaf", amount(2, "wine").to_json()], "a loaf and 2 wine."),
        (amount(1, "wheat").to_json(), "1 wheat."),
        (amount(1, "wheat"), "1 wheat."),
    ],
)
def test_texts_and_messages_can_stand_inside_a_message(
    parts: object, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words_module, "source", lambda *_: BROKEN)
    words = Words("en")
    assert words.say(Message("list", {"parts": parts})) == said
    assert words.faults == {}


def test_a_comma_in_a_name_does_not_divide_a_list_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_module, "source", lambda *_: BROKEN)
    assert Words("en").say(Message("people", {"seats": [1, 0]}), ["Ann", "Kis, Bea"]) == "Kis, Bea and Ann."


NAMES = """
[place]
forms = ["name", "in", "to"]
[place.messages]
place = { place = "name" }
in-place = { place = "in" }
to-place = { to_place = "to" }
[place.names]
rome = ["Róma", "Rómában", "Rómába"]
tomi = ["Tomi", "Tomiban", ""]
"""


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("place", {"place": "rome"}, "Róma"),
        ("in-place", {"place": "rome"}, "Rómában"),
        ("to-place", {"to_place": "rome"}, "Rómába"),
        ("to-place", {"to_place": "tomi"}, "Tomi"),
        ("in-place", {"place": "atlantis"}, "atlantis"),
    ],
)
@pytest.mark.parametrize("other", [False, True])
def test_a_table_of_names_becomes_messages(
    message: str, args: dict[str, str], said: str, other: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = NAMES + ('other = ["-", "nowhere", "nowhere"]\n' if other else "")
    monkeypatch.setattr(words_module, "source", lambda *_: fluent_messages(names))
    expected = "nowhere" if other and "atlantis" in args.values() else said
    assert Words("hu").say(Message(message, args)) == expected


@pytest.mark.parametrize("line", ['ostia = ["Ostia", "Ostiában"]', 'ostia = ["", "Ostiában", "Ostiába"]'])
def test_a_name_that_lacks_a_form_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"place\.names\.ostia"):
        fluent_messages(NAMES + line)
