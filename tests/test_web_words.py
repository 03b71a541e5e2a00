"""The words of the web client: every id that its sources name exists, and none is left over."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
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


ENUMERATIONS: list[list[str]] = [
    [],
    ["1 wheat"],
    ["1 wheat", "2 wine"],
    ["búza", "bor", "olaj"],
    ["a", "b", "c", "d"],
    ["fleet (2 symbols, 4 aurei)", "senator"],
    ["Up: 1 stone", "Left: 1 ore"],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_and_terminal_join_parts_alike(language: str) -> None:
    node = shutil.which("node", path=str(Path(sys.executable).parent))  # an older one cannot read TypeScript
    if node is None:
        missing = "There is no Node in this environment; `make dev` puts one there."
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    script = (
        f"import {{ enumerate, join }} from {json.dumps(str(SOURCES / 'words' / 'join.ts'))};"
        f"const written = (how) => {json.dumps(ENUMERATIONS)}.map((parts) => how(parts, {json.dumps(language)}));"
        "console.log(JSON.stringify([written(join), written(enumerate)]))"
    )
    command = [node, "--input-type=module", "--eval", script]
    found = subprocess.run(command, capture_output=True, check=True, encoding="utf-8", timeout=60).stdout
    words = Words(language)
    assert json.loads(found) == [[*map(words.join, ENUMERATIONS)], [*map(words.enumerate, ENUMERATIONS)]]
