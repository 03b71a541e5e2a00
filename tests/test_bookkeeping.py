"""The bookkeeping of clauses itself: marks are read, unknown clauses stop the run, missing proofs fail it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.game import load, names
from saturnalia.proof import marked_tests, proven, unobservable

TESTS = Path(__file__).resolve().parent


def run_pytest(folder: Path, source: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run one test file with our bookkeeping, outside the suite."""
    (folder / "test_one.py").write_text("import pytest\n" + source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run([*command, str(folder)], cwd=TESTS.parent, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", names())
def test_every_clause_is_marked_in_a_test_or_listed_with_a_reason(name: str) -> None:
    game = load(name)
    tests, listed = proven(game, TESTS), unobservable(game, TESTS)
    assert list(tests) == list(clauses(game))
    assert [clause for clause in tests if not tests[clause] and clause not in listed] == []
    assert [clause for clause in listed if clause not in tests] == [], "listed, but not a clause of the rules"
    assert [clause for clause in listed if tests[clause]] == [], "listed as unobservable, but marked in a test"
    assert all(reason for reason in listed.values())


@pytest.mark.parametrize("name", names())
def test_every_clause_is_written_in_full_where_the_game_implements_it(name: str) -> None:
    """Looking for a number finds everything about a rule, so "PAX-2.1, 12.1" and "PAX-2.2 to 2.8" will not do."""
    game = load(name)
    sources = {path.name: path.read_text(encoding="utf-8") for path in sorted(game.folder.rglob("*.py"))}
    prefix = next(iter(clauses(game))).split("-")[0]
    clause = rf"\b{prefix}-[A-Z]?\d+(?:\.\d+)*[a-z]?"
    written = {found for source in sources.values() for found in re.findall(clause, source)}
    listed = unobservable(game, TESTS)
    assert [number for number in clauses(game) if number not in written and number not in listed] == []
    assert sorted(written - set(clauses(game))) == [], "written in the sources, but not a clause of the rules"
    shortened = rf"{clause}(?:, |; |/| to | and | or | … ?|–|-)(?:[A-Z]-?)?\d+\b"
    found = {file: [match[0] for match in re.finditer(shortened, source)] for file, source in sources.items()}
    assert {file: numbers for file, numbers in found.items() if numbers} == {}, "write each number in full"


def test_marks_of_functions_classes_and_single_parameters_are_read() -> None:
    source = """
@pytest.mark.clause("A-1", "A-2")
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.clause("A-3"))])
def test_function(x): ...

@pytest.mark.clause("A-4")
class TestGroup:
    @pytest.mark.clause("A-5")
    def test_method(self): ...
    def helper(self): ...

def test_unmarked(): ...
"""
    assert dict(marked_tests(source)) == {
        "test_function": ["A-1", "A-2", "A-3"],
        "TestGroup::test_method": ["A-4", "A-5"],
        "test_unmarked": [],
    }


def test_a_clause_that_does_not_exist_stops_the_run(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, '@pytest.mark.clause("PAX-99.9")\ndef test_wrong(): ...\n')
    assert ran.returncode == pytest.ExitCode.USAGE_ERROR
    assert "test_wrong: there is no clause PAX-99.9" in ran.stdout + ran.stderr


def test_a_selection_of_tests_is_not_asked_for_every_clause(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, '@pytest.mark.clause("PAX-5.2")\ndef test_right(): ...\n')
    assert ran.returncode == pytest.ExitCode.OK, ran.stdout
    assert "clauses of the rules" not in ran.stdout
