"""Everything public has an example, and `make test` runs it.

Public is what somebody outside may import: all of the kernel, the bots, the arena and the contract test, what
`saturnalia.server` exports, and every game.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import saturnalia
from saturnalia import server

PACKAGE = Path(saturnalia.__file__).parent
ROOMS = [
    *(path for room in ("kernel", "bots", "arena", "testing") for path in (PACKAGE / room).glob("*.py")),
]


def without_example(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[str]:
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef | ast.ClassDef) and not inner.name.startswith("_"):
            if ">>>" not in (ast.get_docstring(inner) or ""):
                yield prefix + inner.name
            if isinstance(inner, ast.ClassDef):
                yield from without_example(inner, f"{prefix}{inner.name}.")


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_everything_public_has_an_example(path: Path) -> None:
    assert list(without_example(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("name", server.__all__)
def test_everything_that_the_server_exports_has_an_example(name: str) -> None:
    assert ">>>" in (getattr(server, name).__doc__ or "")


@pytest.mark.parametrize("name", saturnalia.names())
def test_every_game_has_an_example(name: str) -> None:
    room = (saturnalia.load(name).folder / "__init__.py").read_text(encoding="utf-8")
    assert ">>>" in (ast.get_docstring(ast.parse(room)) or "")
