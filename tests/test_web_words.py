"""The words of the web client: every id that its sources name exists, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.words import Words, source

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
TEXT = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in (".ts", ".svelte")
)
NAMED = set(re.findall(r"'(web-[a-z0-9-]+)'", TEXT))
BEGINNINGS = tuple(re.findall(r"`(web-[a-z-]+-)\$\{", TEXT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_client_has_a_sentence(language: str) -> None:
    words = Words(language)
    assert not [name for name in sorted(NAMED) if not words.has(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_client_is_left_over(language: str) -> None:
    written = re.findall(r"^(web-[a-z0-9-]+) =", source(language), re.MULTILINE)
    assert not [name for name in written if name not in NAMED and not name.startswith(BEGINNINGS)]
