"""Games that are compiled while the server is already there: which comes first, what goes wrong, and who waits."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from saturnalia.kernel import compiling
from saturnalia.kernel.game import Game, load
from saturnalia.server import preparation
from saturnalia.server.compilers import CALM, HURRIED, Compilers
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.preparation import Preparation
from tests.server.browser import Browser, Running, quick, running, wait_until
from tests.server.compiling import FOLDER, pretend, pretend_to_help
from tests.server.conftest import empty_database

ROOT = Path(__file__).parents[2]
LATE = 180.0  # a compiler that compiles nothing still has to import everything

compiles = pytest.mark.skipif(compiling.INTERPRET, reason="nothing is compiled in this run")


# ---------------------------------------------------------------- the compilers


class Workshop:
    """Compilers that compile nothing, in an empty cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.preparation = Preparation(InstalledGames(), str(folder))
        self.compilers = Compilers(InstalledGames(), folder, pretend, pretend_to_help, cores=1)
        self.compilers.look()
        self.compilers.waiting = self.compilers.waiting[:2] + self.compilers.waiting[-1:]
        self.names = [job.game.name for job in self.compilers.waiting]
        self.thread = threading.Thread(target=self.compilers.run, daemon=True)

    @property
    def begun(self) -> list[tuple[str, int]]:
        """Which games have begun, in order, and the number of each process."""
        file = self.folder / "begun"
        lines = file.read_text().splitlines() if file.exists() else []
        return [(line.split()[0], int(line.split()[1])) for line in lines]

    def order(self, name: str, what: str = "") -> None:
        """Let the compiler of a game go on, or of all games."""
        (self.folder / f"{name}.new").write_text(what)
        (self.folder / f"{name}.new").rename(self.folder / f"{name}.go")

    def until_begun(self, count: int) -> None:
        wait_until(lambda: len(self.begun) >= count, f"{count} have begun", LATE)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    monkeypatch.setenv("SATURNALIA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    compiling._cache_folder.cache_clear()
    workshop = Workshop(tmp_path)
    yield workshop
    for name in workshop.names:
        workshop.order(name)
    if workshop.thread.is_alive():
        workshop.thread.join(LATE)
    compiling._cache_folder.cache_clear()


def nicer_by(step: int) -> int:
    """How nice a process is that this one starts; nobody can be nicer than 19."""
    return min(19, os.nice(0) + step)


def niceness_of(process: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, process)


@compiles
def test_the_game_that_somebody_opens_is_compiled_first(workshop: Workshop) -> None:
    first, *_, last = workshop.names
    workshop.thread.start()
    workshop.until_begun(1)
    workshop.preparation.want(load(last))
    workshop.until_begun(2)
    (one, calm), (other, hurried) = workshop.begun
    assert (one, other) == (first, last)
    wait_until(lambda: niceness_of(calm) == nicer_by(CALM), "the other leaves it the core", LATE)
    assert niceness_of(hurried) == nicer_by(HURRIED)
    workshop.order(last)
    wait_until(lambda: workshop.preparation.is_ready(load(last)), "the game is ready", LATE)
    assert not workshop.preparation.is_ready(load(first))
    workshop.order("all")
    workshop.thread.join(LATE)
    assert sorted(name for name, _ in workshop.begun) == workshop.names, "each was compiled once"
    assert all(workshop.preparation.show(load(name)) is None for name in workshop.names)


@compiles
def test_the_game_that_somebody_opens_is_compiled_on_two_cores(workshop: Workshop) -> None:
    first, *_, last = workshop.names
    workshop.compilers._cores = 2
    workshop.preparation.want(load(first))
    workshop.thread.start()
    helped = workshop.folder / "helped"
    wait_until(lambda: helped.exists() and helped.read_text().endswith("\n"), "somebody helps", LATE)
    workshop.preparation.want(load(last))
    wait_until(lambda: len(helped.read_text().splitlines()) == 2, "somebody helps with the other game, too", LATE)
    assert helped.read_text().splitlines() == [f"{name} {nicer_by(HURRIED)}" for name in (first, last)]
    helpers = [job.helper for job in workshop.compilers.running if job.helper]
    assert len(helpers) == 2
    workshop.compilers.end()
    workshop.thread.join(LATE)
    for helper in helpers:
        helper.join(LATE)
        assert helper.exitcode is not None, "it ends with the others"


@compiles
def test_how_long_it_still_takes_is_told_for_every_game(workshop: Workshop) -> None:
    workshop.thread.start()
    workshop.until_begun(1)
    left = []
    for name in workshop.names:
        preparing = workshop.preparation.show(load(name))
        assert preparing is not None
        assert preparing.seconds is not None
        left.append(preparing.seconds)
    assert left == sorted(left), "one after the other on one core"
    assert 0 < left[0] < left[-1]


@compiles
def test_a_compiler_that_was_killed_is_started_once_more(workshop: Workshop) -> None:
    workshop.order(workshop.names[0], "be killed once")
    workshop.order("all")
    workshop.thread.start()
    workshop.thread.join(LATE)
    assert [name for name, _ in workshop.begun][:2] == [workshop.names[0]] * 2
    assert workshop.preparation.is_ready(load(workshop.names[0]))


@compiles
def test_a_game_that_cannot_be_compiled_says_so_and_the_others_are_ready(
    workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *others = workshop.names
    workshop.order(broken, "fail")
    workshop.order("all")
    workshop.thread.start()
    workshop.thread.join(LATE)
    assert [name for name, _ in workshop.begun].count(broken) == 2
    preparing = workshop.preparation.show(load(broken))
    assert preparing is not None
    assert preparing.seconds is None
    assert all(workshop.preparation.is_ready(load(name)) for name in others)
    assert "a game could not be compiled" in [record.message for record in caplog.records]


@compiles
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
def test_compilers_and_workers_end_with_the_server(
    tmp_path: Path, kind: str, database: str, how: signal.Signals
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "SATURNALIA_CACHE": str(tmp_path / "cache"),
        FOLDER: str(tmp_path),
        "TMPDIR": str(tmp_path),
    }
    workers = "2" if kind == "postgres" else "1"
    command = [sys.executable, "-m", "tests.server.compiling", str(port), database, workers]
    with subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True) as server, ending(server):
        begun = tmp_path / "begun"
        wait_until(lambda: begun.exists() and begun.read_text().endswith("\n"), "a compiler has begun", LATE)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20) as answer:
            assert answer.status == 200
        assert len(processes_of(server.pid)) > int(workers)
        server.send_signal(how)
        server.wait(20)
    wait_until(lambda: not processes_of(server.pid), "the compilers and workers end", 20)
    assert how is signal.SIGKILL or not list(tmp_path.glob("saturnalia-*")), "its folder is removed"


@contextmanager
def ending(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """End a process if a test fails: whoever leaves `with Popen` waits for its end, and would wait for ever."""
    try:
        yield
    finally:
        process.kill()


def processes_of(session: int) -> list[int]:
    """Return the processes that still run and that began with this session."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, _, of = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
            if int(of) == session and state != "Z":
                found.append(int(folder.name))
    return found


# ---------------------------------------------------------------- tables that were opened early


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of the games that count as compiled."""
    found = {"minerva"}

    def is_compiled(game: Game, _pack: Path | None, _purpose: str) -> bool:
        return game.name in found

    monkeypatch.setattr(preparation, "is_compiled", is_compiled)
    for use in ("use_tables", "use_strongest_bot"):  # this process has loaded them already
        monkeypatch.setattr(preparation, use, lambda game: None)
    return found


@pytest.fixture
def early(database: str, compiled: set[str], tmp_path: Path) -> Iterator[Running]:
    """A server on which only Minerva is ready."""
    with running(quick(database, preparing=str(tmp_path))) as server:
        yield server


def shown(browser: Browser, name: str = "pax") -> object:
    return next(game["preparing"] for game in browser.get("/api/games") if game["name"] == name)


def test_a_table_opened_early_begins_by_itself(early: Running, compiled: set[str], tmp_path: Path) -> None:
    browser = early.browser()
    assert shown(browser, "minerva") is None
    assert shown(browser) == {"seconds": 20}
    table = browser.open("me", "tiro")
    assert table["status"] == "preparing"
    assert (tmp_path / "pax.wanted").exists()
    assert browser.get("/api/tables")["mine"][0]["status"] == "preparing"
    sitting = browser.sit(table).welcome()
    assert sitting.table["status"] == "preparing"
    assert not sitting.position
    assert sitting.ask("act", seq=0, seat=0, action=0)["reason"]["id"] == "refused-preparing"
    compiled.add("pax")
    sitting.until_true(lambda one: one.table["status"] == "playing")
    sitting.until_asked().move()
    assert shown(browser) is None


def test_a_table_of_a_compiled_game_begins_at_once(early: Running) -> None:
    browser = early.browser()
    table = browser.open("me", "tiro", game="minerva")
    assert table["status"] == "playing"
    browser.sit(table).welcome().until_asked().move()


def test_whoever_joins_early_waits_for_the_game(early: Running, compiled: set[str]) -> None:
    host, guest = early.browser(), early.browser("")
    table = host.open("me", "open")
    assert table["status"] == "waiting"
    sitting = host.sit(table).welcome()
    assert guest.join(table, table["links"]["invite"])["status"] == "preparing"
    sitting.until_true(lambda one: one.table["status"] == "preparing")
    compiled.add("pax")
    sitting.until_true(lambda one: one.table["status"] == "playing")


def test_a_match_goes_on_after_a_restart_when_its_game_is_ready(
    database: str, compiled: set[str], tmp_path: Path
) -> None:
    with running(quick(database)) as server:
        browser = server.browser()
        table = browser.open("me", "local")
        sitting = browser.sit(table).welcome()
        sitting.look(sitting.position["actor"])
        seq = sitting.move()["seq"]
        sitting.close()
    with running(quick(database, preparing=str(tmp_path))) as server:
        again = Browser(server.host)
        again.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
        sitting = again.sit(table).welcome()
        assert sitting.table["status"] == "preparing"
        assert not sitting.position
        compiled.add("pax")
        sitting.until_true(lambda one: one.table["status"] == "playing")
        assert sitting.position["seq"] == seq


def test_no_clock_runs_while_the_game_is_being_prepared(
    database: str, compiled: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(database)) as server:
        browser = server.browser()
        table = browser.open("me", "local", clock={"kind": "live", "seconds": 30})
        browser.sit(table).welcome().close()
    monkeypatch.setattr("saturnalia.server.bots_and_clocks.AWAY", 0.5)
    with running(quick(database, preparing=str(tmp_path))) as server:
        again = Browser(server.host)
        again.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
        sitting = again.sit(table).welcome()
        threading.Event().wait(3)
        compiled.add("pax")
        sitting.until_true(lambda one: one.table["status"] == "playing")
        wait_until(lambda: left_ms(again, table["id"]) > 28_500, "the time is given back")


def left_ms(browser: Browser, table_id: str) -> int:
    return int(min(browser.get(f"/api/tables/{table_id}")["clock"]["left_ms"]))


def test_a_match_file_waits_for_its_game(early: Running, compiled: set[str]) -> None:
    from saturnalia import Match

    browser = early.browser()
    threading.Timer(1.0, compiled.add, ["pax"]).start()
    table = browser.post("/api/tables/import", {"match": Match.new("pax", seats=2, seed=1).to_json()})
    assert table["status"] == "playing"


def test_a_game_that_could_not_be_prepared_is_refused_with_a_sentence(early: Running, tmp_path: Path) -> None:
    from saturnalia import Match

    (tmp_path / preparation.PROGRESS).write_text('{"pax": {"failed": true}}')
    browser = early.browser()
    assert shown(browser) == {"seconds": None}
    refusal = browser.post("/api/tables/import", {"match": Match.new("pax", seats=2, seed=1).to_json()}, 503)
    assert refusal["reason"]["id"] == "refused-not-prepared"


def test_setting_up_a_table_lets_its_game_go_first(early: Running, tmp_path: Path) -> None:
    browser = early.browser()
    assert browser.post("/api/games/ave_roma/prepare", status=200) == {"seconds": 20}
    assert (tmp_path / "ave_roma.wanted").exists()
    assert browser.post("/api/games/minerva/prepare", status=200) is None
    assert not (tmp_path / "minerva.wanted").exists()
    browser.post("/api/games/chess/prepare", status=404)


@pytest.mark.postgres
def test_of_several_processes_one_begins_the_match(tmp_path: Path, compiled: set[str]) -> None:
    from tests.server.conftest import need_postgres

    need_postgres()
    with empty_database("postgres", tmp_path) as address:
        settings = quick(address, preparing=str(tmp_path))
        with running(settings) as one, running(settings) as other:
            browser = one.browser()
            table = browser.open("me", "tiro")
            elsewhere = Browser(other.host)
            elsewhere.client.cookies.set("saturnalia", browser.client.cookies["saturnalia"])
            sittings = [browser.sit(table).welcome(), elsewhere.sit(table).welcome()]
            compiled.add("pax")
            for sitting in sittings:
                sitting.until_true(lambda one: one.table["status"] == "playing")
            seq = sittings[0].until_asked().move()["seq"]
            sittings[1].until_seq(seq)
            assert sittings[0].log == sittings[1].log[: len(sittings[0].log)]
