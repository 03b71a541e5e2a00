"""Words that cannot be said are told apart: missing, unreadable, or lacking an argument; and what can stand inside."""

from __future__ import annotations

import pytest

from saturnalia.kernel import words as words_module
from saturnalia.kernel.message import Message
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
        (["Kis, Bea", "Ann", "Bob"], "Kis, Bea, Ann, and Bob."),
        ([1, 2, 3], "1, 2, and 3."),
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
