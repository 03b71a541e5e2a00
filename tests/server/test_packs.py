"""Component packs: a host serves corrected numbers, and every table goes on with those it was begun with."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from saturnalia.cli import app as command_line
from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from saturnalia.server import preparation
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.refuse import Refused
from tests.kernel.conftest import installed_toy  # noqa: F401
from tests.server.browser import Browser, Connection, Json, Running, quick, running

TOY = (Path(__file__).resolve().parents[1] / "kernel/toy/components.toml").read_text(encoding="utf-8")
pytestmark = pytest.mark.usefixtures("installed_toy")


@pytest.fixture(autouse=True)
def _no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tables have no bots, so nobody waits until theirs are compiled."""
    monkeypatch.setattr(preparation, "use_tables", lambda game: None)
    monkeypatch.setattr(preparation, "use_strongest_bot", lambda game: None)


def write_pack(folder: Path, name: str, rounds: int) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(TOY.replace("rounds = 4", f"rounds = {rounds}"), encoding="utf-8")


def open_table(browser: Browser, *others: str) -> Json:
    seats = [{"kind": kind} for kind in ("me", *(others or ("local",)))]
    table: Json = browser.post("/api/tables", {"game": "toy", "seats": seats, "ready": True})
    return table


def play(sitting: Connection, answers: int = 1000) -> int:
    """Answer for everybody at this screen; return how many entries there are then."""
    for _ in range(answers):
        if sitting.position["ending"]:
            break
        sitting.look(sitting.position["actor"])
        sitting.move()
    return int(sitting.position["seq"])


def come_back(server: Running, cookie: str, table: Json) -> Connection:
    browser = server.browser("")
    browser.client.cookies.set("saturnalia", cookie)
    return browser.sit(table).welcome()


def test_new_tables_are_played_with_the_hosts_components_and_say_so(database: str, tmp_path: Path) -> None:
    write_pack(tmp_path, "toy.toml", rounds=2)
    with running(quick(database, components=str(tmp_path / "toy.toml"))) as server:
        browser = server.browser()
        games = {game["name"]: game for game in browser.get("/api/games")}
        assert (games["toy"]["pack"], games["pax"]["pack"]) == ("toy.toml", None)
        assert browser.get("/api/games/toy/components")["turn"]["rounds"] == 2
        waiting = open_table(browser, "open")
        assert waiting["pack"] == "toy.toml"
        assert server.browser("Livia").join(waiting, waiting["links"]["invite"])["pack"] == "toy.toml"
        sitting = browser.sit(open_table(browser)).welcome()
        assert sitting.table["pack"] == "toy.toml"
        assert sitting.table["version"] == games["toy"]["version"] != load("toy").version
        assert play(sitting) == 8
        again = browser.post(f"/api/tables/{sitting.table['id']}/rematch")
        assert again["pack"] == "toy.toml"
        file = browser.get(f"/api/tables/{sitting.table['id']}/export")
        assert file["notes"]["components"] == "toy.toml"
        copied = browser.post("/api/tables/import", {"match": file})
        assert (copied["status"], copied["pack"]) == ("over", "toy.toml")
        assert browser.open("me")["pack"] is None


def test_a_table_without_its_component_file_can_only_be_looked_at(database: str, tmp_path: Path) -> None:
    write_pack(tmp_path, "toy.toml", rounds=2)
    with running(quick(database, components=str(tmp_path))) as server:
        browser = server.browser()
        sitting = browser.sit(open_table(browser)).welcome()
        waiting = open_table(browser, "open")
        play(sitting, 3)
        before, cookie = sitting.position, browser.client.cookies["saturnalia"]
    for components in ("", "other"):
        write_pack(tmp_path / "other", "toy.toml", rounds=3)
        with running(quick(database, components=components and str(tmp_path / components))) as server:
            frozen = come_back(server, cookie, sitting.table)
            assert frozen.table["status"] == "read_only"
            explanation = frozen.table["explanation"]
            assert (explanation["id"], explanation["args"]["pack"]) == ("frozen-pack", "toy.toml")
            frozen.look(before["viewer"])
            assert frozen.position["view"] == before["view"]
            assert frozen.ask("resign", seat=0)["reason"]["id"] == "refused-read-only"
    with running(quick(database, components=str(tmp_path))) as server:  # nothing was spoiled
        back = come_back(server, cookie, sitting.table)
        back.look(before["viewer"])
        assert back.position == before
        assert play(back) == 8
    with running(quick(database)) as server:  # what has not begun yet is played with what is here then
        joined = server.browser("Livia").join(waiting, waiting["links"]["invite"])
        assert (joined["status"], joined["pack"]) == ("playing", None)


def test_tables_go_on_with_the_components_they_were_begun_with(database: str, tmp_path: Path) -> None:
    with running(quick(database)) as server:
        browser = server.browser()
        own = open_table(browser)
        cookie = browser.client.cookies["saturnalia"]
    write_pack(tmp_path, "toy.toml", rounds=2)
    with running(quick(database, components=str(tmp_path))) as server:
        browser = server.browser("")
        browser.client.cookies.set("saturnalia", cookie)
        packed = open_table(browser)
        play(browser.sit(packed).welcome(), 2)
    (tmp_path / "toy.toml").rename(tmp_path / "toy-2025.toml")
    write_pack(tmp_path, "toy.toml", rounds=3)
    with running(quick(database, components=str(tmp_path))) as server:
        browser = server.browser("")
        browser.client.cookies.set("saturnalia", cookie)
        played = []
        for table in (own, packed, open_table(browser)):
            sitting = come_back(server, cookie, table)
            played.append((sitting.table["pack"], play(sitting)))
        # a table keeps the name that its file had then: what counts is the hash in its version
        assert played == [(None, 16), ("toy.toml", 8), ("toy.toml", 12)]


def test_a_file_in_which_nothing_was_corrected_is_no_pack(tmp_path: Path) -> None:
    write_pack(tmp_path, "toy.toml", rounds=4)
    games = InstalledGames(tmp_path)
    assert games.game("toy") is load("toy")
    assert [file for _, file in games.all() if file] == []


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("toi.toml", TOY, "refused-pack-name"),
        ("toy.toml", "designer = = nobody", "error-components-syntax"),
        ("toy.toml", TOY.replace("hand = 2", "hand = 5"), "error-components-unusable"),
        ("", "", "error-components-unreadable"),
    ],
)
def test_a_pack_that_cannot_be_used_is_refused_before_anything_starts(
    tmp_path: Path, name: str, content: str, problem: str
) -> None:
    place = tmp_path / "packs"
    if name:
        place.mkdir()
        (place / name).write_text(content, encoding="utf-8")
    for path in (place, place / (name or "toy.toml")):
        with pytest.raises((Refused, BadComponents), match=problem):
            InstalledGames(path)
    told = CliRunner().invoke(command_line, ["serve", "--components", str(place), "--lang", "en"])
    assert told.exit_code == 1
    assert "component file" in told.stderr
    assert "Traceback" not in told.stderr
