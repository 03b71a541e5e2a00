"""Everything public in the rooms that others program against has an example, and `make test` runs it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import saturnalia

PACKAGE = Path(saturnalia.__file__).parent
ROOMS = [
    PACKAGE / "testing.py",
    *(path for room in ("kernel", "bots", "arena") for path in (PACKAGE / room).glob("*.py")),
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
