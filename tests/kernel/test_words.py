"""Words that cannot be said are told apart: missing ones, unreadable ones, and those that lack an argument."""

from __future__ import annotations

import pytest

from saturnalia.kernel import words as words_module
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words

BROKEN = """
sound = Io Saturnalia!
unclosed = { $seat
needy = { $wine } please
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
