"""Clause bookkeeping: which tests prove which clauses of the rules, and a table of it at the end of the run.

A mark with a clause that the rules do not have stops the run. When all marked tests in the folder of a game were run,
every clause must be proven by a passing test or be listed, with a reason, in `games/<name>/unobservable.toml`.

On several cores (pytest-xdist) workers mark the tests, and the process that hears of all results counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import hypothesis
import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import Game, load, names
from saturnalia.proof import proven, unobservable
from saturnalia.template.game import game as template

hypothesis.settings.register_profile("saturnalia", deadline=None)  # the first example may have to compile
hypothesis.settings.load_profile("saturnalia")

TESTS = Path(__file__).resolve().parent


@dataclass
class Coverage:
    """The clauses of one game, sorted by what the run says about them."""

    game: Game
    clauses: list[str]
    proven: list[str]
    unobservable: list[str]
    missing: list[str]


class Bookkeeping:
    """Remembers which clauses were shown and which tests were run."""

    def __init__(self, whole_suite: bool, counts: bool) -> None:
        self.whole_suite = whole_suite
        self.counts = counts
        self.run: set[str] = set()
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note every mark; a clause that no game has is a mistake in the test. Slow tests begin."""
        games = [template, *map(load, names())]
        known = {clause for game in games for clause in clauses(game)}
        unknown = []
        for item in items:
            marked = [str(clause) for mark in item.iter_markers("clause") for clause in mark.args]
            unknown += [f"{item.nodeid}: there is no clause {clause}" for clause in marked if clause not in known]
            item.user_properties += [("clause", clause) for clause in marked]
        if unknown:
            raise pytest.UsageError(*unknown)
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)  # lest one core waits for the other

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A clause counts when a test that carries it passes, and no longer when another one fails."""
        marked = {str(clause) for key, clause in report.user_properties if key == "clause"}
        self.run.add(report.nodeid.removeprefix("tests/").split("[")[0].split("@")[0])
        if report.failed:
            self.failed |= marked
        elif report.passed and report.when == "call":
            self.passed |= marked

    def coverage(self) -> Iterator[Coverage]:
        """Yield what is known of each game whose own tests were all run."""
        for game in map(load, names()):
            marked = {test for tests in proven(game, TESTS).values() for test in tests}
            own = {test for test in marked if test.startswith(f"games/{game.name}/")}
            if not (own <= self.run if own else self.whole_suite):
                continue
            listed = unobservable(game, TESTS)
            shown = [clause for clause in clauses(game) if clause in self.passed - self.failed]
            missing = [clause for clause in clauses(game) if clause not in shown and clause not in listed]
            yield Coverage(game, list(clauses(game)), shown, list(listed), missing)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """A missing proof is a failure of the run."""
        if session.config.option.collectonly or not self.counts:
            return
        if exitstatus == pytest.ExitCode.OK and any(found.missing for found in self.coverage()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table."""
        table = list(self.coverage())
        if not table or not self.run or terminalreporter.config.option.collectonly:
            return
        terminalreporter.section("clauses of the rules")
        terminalreporter.write_line(f"{'game':<12}{'clauses':>9}{'proven':>9}{'unobservable':>14}{'missing':>9}")
        for found in table:
            numbers = [len(found.clauses), len(found.proven), len(found.unobservable), len(found.missing)]
            line = "{:<12}{:>9}{:>9}{:>14}{:>9}".format(found.game.name, *numbers)
            terminalreporter.write_line(line, red=bool(found.missing), green=not found.missing)
            if found.missing:
                terminalreporter.write_line("  not proven: " + ", ".join(found.missing), red=True)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to keep the books."""
    selected = config.option.keyword or config.option.markexpr or config.args_source == config.ArgsSource.ARGS
    is_worker = hasattr(config, "workerinput")
    if getattr(config.option, "numprocesses", None) and not is_worker and not INTERPRET:
        from tests.precompile import compile_games

        compile_games()
    config.pluginmanager.register(Bookkeeping(whole_suite=not selected, counts=not is_worker), "clause-bookkeeping")
