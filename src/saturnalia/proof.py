"""Which tests prove which clauses of the rules, read from the marks of the tests."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.game import Game


def proven(game: Game, tests_folder: Path) -> dict[str, list[str]]:
    """Return, for every clause of a game, the tests that are marked with it: `@pytest.mark.clause("PAX-5.2")`.

    The sources are only read, not run, so that the answer is there at once.

    >>> from saturnalia.kernel.game import load
    >>> proven(load("pax"), Path("no such folder"))["PAX-5.2"]
    []
    """
    tests: dict[str, list[str]] = {clause: [] for clause in clauses(game)}
    for path in sorted(tests_folder.rglob("test_*.py")):
        for name, marked in _tests_in(path):
            for clause in marked:
                if clause in tests:
                    tests[clause].append(f"{path.relative_to(tests_folder).as_posix()}::{name}")
    return tests


@cache
def _tests_in(path: Path) -> list[tuple[str, list[str]]]:
    """The marked tests of a file, which is read once for all games."""
    source = path.read_text(encoding="utf-8")
    return list(marked_tests(source)) if "clause" in source else []


def marked_tests(source: str) -> Iterator[tuple[str, list[str]]]:
    """Yield every test function of a source file with the clauses in its marks, and in those of its class.

    >>> list(marked_tests("@pytest.mark.clause('PAX-5.1', 'PAX-5.2')\\ndef test_price(): ..."))
    [('test_price', ['PAX-5.1', 'PAX-5.2'])]
    """
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, _marks(node)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name.startswith("test_"):
                    yield f"{node.name}::{method.name}", _marks(node) + _marks(method)


def _marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """The clauses in the decorators, those of single parameters included."""
    return [
        argument.value
        for decorator in node.decorator_list
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "clause"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def unobservable(game: Game, tests_folder: Path) -> dict[str, str]:
    """Return the clauses that play cannot show, each with the reason, from `games/<name>/unobservable.toml`.

    >>> from saturnalia.kernel.game import load
    >>> unobservable(load("pax"), Path("no such folder"))
    {}
    """
    path = tests_folder / "games" / game.name / "unobservable.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
