"""The page in order: nothing stands in its sources that nobody uses."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
TEXTS = {
    path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte", ".css")
}
EVERYTHING = "\n".join(TEXTS.values())
GENERATED = ("wire.ts", "view_types.ts")
SEAT_COLOUR = re.compile(r"--seat-\d(-deep)?")
"""Their names are put together: `--seat-${seat}`."""


def without_style(text: str) -> str:
    return re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL)


def names(pattern: str, text: str) -> set[str]:
    return set(re.findall(pattern, text))


def test_whatever_is_exported_is_used() -> None:
    exports = r"export (?:async )?(?:const|let|function|class) (\w+)"
    unused = [
        f"{name} in {file}"
        for file, text in TEXTS.items()
        if not file.endswith(GENERATED)
        for name in names(exports, text)
        if not any(re.search(rf"\b{name}\b", other) for place, other in TEXTS.items() if place != file)
    ]
    assert unused == []


def test_every_type_is_used() -> None:
    types = r"(?:type|interface) (\w+)[^\n]*[={]"
    unused = [
        f"{name} in {file}"
        for file, text in TEXTS.items()
        if not file.endswith(GENERATED)
        for name in names(types, text)
        if len(re.findall(rf"\b{name}\b", EVERYTHING)) == 1
    ]
    assert unused == []


def test_colours_and_measures_are_used_and_those_that_are_used_exist() -> None:
    defined = names(r"(--[a-z][\w-]*)['\"]?\s*[:=]", EVERYTHING)
    used = names(r"var\(\s*(--[a-z][\w-]*)", EVERYTHING)
    assert {name for name in defined - used if not SEAT_COLOUR.fullmatch(name)} == set()
    assert {name for name in used - defined if not SEAT_COLOUR.fullmatch(name)} == {"--seat-"}


def test_classes_of_shared_styles_are_worn_by_something() -> None:
    markup = "\n".join(without_style(text) for file, text in TEXTS.items() if not file.endswith(".css"))
    prefixes = tuple(names(r"(\w+-)[{$]", markup))
    unworn = [
        f".{name} in {file}"
        for file, text in TEXTS.items()
        if file.endswith(".css")
        for name in names(r"\.([a-zA-Z][\w-]*)(?=[^{};]*\{)", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        if not re.search(rf"(?<![\w-]){name}(?![\w-])", markup) and not name.startswith(prefixes)
    ]
    assert unworn == []
