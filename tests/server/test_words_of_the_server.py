"""Every reason that the server can give is said in both languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saturnalia import server
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words, source

FOLDER = Path(server.__path__[0])
MESSAGE_ID = re.compile(r'"((?:refused|log|frozen|why|outcome)-[a-z-]+)"')
USED = sorted({found for path in FOLDER.glob("*.py") for found in MESSAGE_ID.findall(path.read_text("utf-8"))})
ARGUMENTS = {
    "seat": 0, "by_seat": 1, "number": 1, "seq": 5, "count": 9, "option": "3", "level": "Miles", "known": "tiro",
    "game": "pax", "where": "body", "problem": "missing", "limit": 64, "address": "mysql://", "workers": 2,
    "stored": "1-a", "installed": "2-b", "file": "backup.db", "port": "8000", "other": "8001", "host": "localhost",
    "pack": "pax.toml", "by": "make", "tables": "abc", "name": "LIMITS", "value": "maybe", "kind": "yes",
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    for used in USED:
        said = words.say(Message(used, ARGUMENTS), ["Julia"])
        assert said != used
        assert "{" not in said
    assert not words.faults


def test_no_words_are_left_over() -> None:
    declared = re.findall(r"^((?:refused|log|frozen|why|outcome)-[a-z-]+) =", source("en"), re.MULTILINE)
    assert sorted(declared) == USED
    assert sorted(re.findall(r"^((?:refused|log|frozen|why|outcome)-[a-z-]+) =", source("hu"), re.MULTILINE)) == USED


def test_both_languages_use_the_same_arguments() -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        text = (FOLDER.parent / "words" / f"server.{language}.ftl").read_text("utf-8")
        parts = re.split(r"^([a-z-]+) =", text, flags=re.MULTILINE)[1:]
        return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}

    assert arguments("en") == arguments("hu")
