"""The house in order: who may import whom, and that a game is one folder that nobody else knows by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import saturnalia

PACKAGE = Path(saturnalia.__file__).parent
GAMES = saturnalia.names()
FLOORS = [{"kernel"}, {"games", "bots"}, {"arena"}, {"research"}, {"gpu"}, {"speaking", "server"}, {"terminal"}]
"""From the ground up: whoever lives on a floor imports only from it and from those below."""
FILES = {
    path: path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    for path in sorted(PACKAGE.rglob("*.py"))
    if "template" not in path.parts
}


def imported(path: Path) -> Iterator[str]:
    """Yield which rooms of the house a file imports from, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        if isinstance(node, ast.ImportFrom) and node.module == "saturnalia":
            modules = [f"saturnalia.{alias.name}" for alias in node.names]
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        yield from (module.split(".")[1] for module in modules if module.startswith("saturnalia."))


@pytest.mark.parametrize("floor", range(len(FLOORS)), ids=lambda floor: "-".join(sorted(FLOORS[floor])))
def test_nobody_imports_from_a_floor_above(floor: int) -> None:
    above = set().union(*FLOORS[floor + 1 :])
    found = {
        f"{path.relative_to(PACKAGE)}: {room}"
        for path, home in FILES.items()
        if home in FLOORS[floor]
        for room in imported(path)
        if room in above
    }
    assert found == set()


def named(path: Path) -> Iterator[str]:
    """Yield the texts and imports of a file that name a game; docstrings with their examples are no texts."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant):
            words = [node.value]
        elif isinstance(node, ast.ImportFrom):
            words = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            words = [word for alias in node.names for word in alias.name.split(".")]
        else:
            continue
        yield from (f"{path.relative_to(PACKAGE)}:{node.lineno}: {word}" for word in words if word in GAMES)


def test_no_game_is_known_by_name_outside_its_folder() -> None:
    assert [text for path, home in FILES.items() if home != "games" for text in named(path)] == []
