"""The house in order: who may import whom, a game is one folder, and a rule stands in the chapter that it names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saturnalia

PACKAGE = Path(saturnalia.__file__).parent
GAMES = saturnalia.names()
FLOORS = [
    {"kernel"},
    {"games", "bots", "proof"},
    {"arena", "learning", "testing"},
    {"research"},
    {"gpu"},
    {"speaking", "server"},
    {"terminal"},
    {"cli", "cli_admin", "ship"},
]
"""From the ground up: whoever lives on a floor imports only from it and from those below."""
FILES = {
    path: path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    for path in sorted(PACKAGE.rglob("*.py"))
    if "template" not in path.parts
}


def package_of(path: Path) -> str:
    return ".".join([PACKAGE.name, *path.relative_to(PACKAGE).parent.parts])


def imported(text: str, package: str) -> Iterator[str]:
    """Yield which rooms of the house a module of a package imports from, also inside functions."""
    for node in ast.walk(ast.parse(text)):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            modules = [f"{module}.{alias.name}" for alias in node.names] if module == "saturnalia" else [module]
        yield from (module.split(".")[1] for module in modules if module.startswith("saturnalia."))


def test_imports_are_found_however_they_are_written() -> None:
    text = "from ..server import app\nfrom ... import gpu\nfrom .loops import run\nimport saturnalia.arena.play\n"
    assert [*imported(text, "saturnalia.games.pax")] == ["games", "gpu", "games", "arena"]
    assert [*imported("from ..server import app", "saturnalia.bots")] == ["server"]
    assert [*imported("def f():\n    from saturnalia import bots, ship", "saturnalia")] == ["bots", "ship"]


def test_everybody_lives_on_a_floor() -> None:
    assert set(FILES.values()) - {"__init__"} <= set().union(*FLOORS)


@pytest.mark.parametrize("floor", range(len(FLOORS)), ids=lambda floor: "-".join(sorted(FLOORS[floor])))
def test_nobody_imports_from_a_floor_above(floor: int) -> None:
    above = set().union(*FLOORS[floor + 1 :])
    found = {
        f"{path.relative_to(PACKAGE)}: {room}"
        for path, home in FILES.items()
        if home in FLOORS[floor]
        for room in imported(path.read_text(encoding="utf-8"), package_of(path))
        if room in above
    }
    assert found == set()


FLOORS_IN_A_GAME = [
    {"__init__", "ids"},
    {"components"},
    {"state"},
    {"rules"},
    {"redeal", "value", "judgement", "bots", "gpu"},
]
"""Above them lives what is for people, and `view.py`, the only way there, at the top."""
RULES, FOR_PEOPLE, TOP = 3, 5, 6


def has_rules(path: Path) -> bool:
    return "\n@rule\n" in path.read_text(encoding="utf-8")


def floor_in_a_game(path: Path) -> int:
    """On which floor of its game a room lives; of other names, one with rules is a chapter of them."""
    if path.stem == "view":
        return TOP
    named = (number for number, rooms in enumerate(FLOORS_IN_A_GAME) if path.stem in rooms)
    return next(named, RULES if has_rules(path) else FOR_PEOPLE)


def rooms_imported(path: Path) -> Iterator[str]:
    """Yield which rooms of its own game a room imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            yield from [node.module] if node.module else [alias.name for alias in node.names]


@pytest.mark.parametrize("name", GAMES)
def test_no_room_of_a_game_imports_from_a_floor_above_or_in_a_circle(name: str) -> None:
    rooms = {path.stem: path for path in sorted((PACKAGE / "games" / name).glob("*.py"))}
    imports = {room: {other for other in rooms_imported(path) if other in rooms} for room, path in rooms.items()}
    floors = {room: floor_in_a_game(path) for room, path in rooms.items()}
    assert {(room, other) for room in rooms for other in imports[room] if floors[room] < floors[other]} == set()
    left = set(rooms)
    while free := {room for room in left if not imports[room] & left - {room}}:
        left -= free
    assert left == set(), "they need each other"


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


WORDS_OF = {"server": ("refused-",), "terminal": ("terminal-",), "cli": ("web-",)}
"""How the ids of words begin that nobody below a floor says; those of the page are said by nobody in Python."""


@pytest.mark.parametrize("home", WORDS_OF)
def test_nobody_speaks_with_the_words_of_a_floor_above(home: str) -> None:
    floor = next(number for number, rooms in enumerate(FLOORS) if home in rooms)
    below = set().union(*FLOORS[:floor])
    said = {
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {node.value}"
        for path, room in FILES.items()
        if room in below
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value
        if node.value.startswith(WORDS_OF[home])
    }
    assert said == set()


def test_chapters_are_read_from_the_first_line() -> None:
    assert chapters_of("Areas (chapters 5 and 6.2 to 6.4), and the end (14).") == {"5", "6.2", "6.3", "6.4", "14"}
    assert chapters_of("How a match is laid out (chapter 2): all that chance decides (AVE-R1).") == {"2"}


DOORS = {"setup", "legal", "apply", "scores", "places"}
"""They stand at the end of `rules.py`, whatever they speak of."""


def chapters_of(line: str) -> set[str]:
    """The chapters that the first line of a room names."""
    chapters = set()
    for prefix, first, last in re.findall(r"(?<![\w.])(\d+\.)?(\d+)(?: to (?:\d+\.)?(\d+))?(?![\d])", line):
        chapters |= {f"{prefix}{number}" for number in range(int(first), int(last or first) + 1)}
    return chapters


def stands_in(clause: str, chapters: set[str]) -> bool:
    """Whether a clause is one of these chapters, or of what they contain: 7.4.2 stands in 7, and in 7.4."""
    return any(f"{clause}.".startswith(f"{chapter}.") for chapter in chapters)


CHAPTERS = [
    path
    for path in sorted(PACKAGE.glob("games/*/*.py"))
    if has_rules(path) and path.stem not in ("redeal", "value", "judgement")  # these are for bots
]


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_rules_stand_in_the_chapter_that_they_name(path: Path) -> None:
    """A room says which chapters it holds; one that names none holds words that many chapters use."""
    room = ast.parse(path.read_text(encoding="utf-8"))
    chapters = chapters_of((ast.get_docstring(room) or "").splitlines()[0])
    for function in room.body:
        if chapters and isinstance(function, ast.FunctionDef) and function.name not in DOORS:
            clauses = re.findall(r"[A-Z]{3}-(\d+(?:\.\d+)*)", ast.get_docstring(function) or "")
            assert not clauses or any(stands_in(clause, chapters) for clause in clauses), function.name
