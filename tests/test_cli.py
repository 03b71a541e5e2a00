"""The command line: what each command prints, and how it refuses."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saturnalia import __version__
from saturnalia.cli import app
from saturnalia.kernel.game import load, names
from saturnalia.kernel.match import Match
from saturnalia.speaking import default_language
from saturnalia.terminal import catalogue
from tests.terminal.console import Console

Command = Callable[..., Any]


@pytest.fixture
def run(tmp_path: Path) -> Command:
    """Run a command in its own data folder; `typed` is what the person types, a word at a time."""

    def invoke(command: str, typed: str = "", **environment: str) -> Any:
        lines = "".join(f"{line}\n" for line in typed.split("|")) if typed else ""
        settings = {"SATURNALIA_DATA": str(tmp_path), "COLUMNS": "100", **environment}
        return CliRunner().invoke(app, command.split(), input=lines, env=settings)

    return invoke


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = Match.new("pax", seats=2, seed=5)
    while not match.is_over:
        match.play(match.legal()[0])
    match.save(tmp_path / "finished.json", names=["Anna", "Livia"])
    return tmp_path / "finished.json"


def refused(result: Any, *parts: str) -> None:
    """The command ended with one sentence, not with a traceback."""
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    sentence = " ".join(result.stderr.split())
    for part in parts:
        assert part in sentence
    assert "error-" not in sentence


# ---------------------------------------------------------------- games, rules, clauses


def test_games_lists_seats_options_and_provenance(run: Command) -> None:
    result = run("games --lang hu")
    assert result.exit_code == 0
    for text in ("pax", "PAX", "1–8", "variant: base, nocturnus", "Rekonstruált", "%"):
        assert text in result.stdout


def test_light_commands_import_nothing_heavy() -> None:
    script = (
        "import sys; from typer.testing import CliRunner; from saturnalia.cli import app;"
        "assert CliRunner().invoke(app, ['games']).exit_code == 0;"
        "assert CliRunner().invoke(app, ['rules', 'pax', '5.2']).exit_code == 0;"
        "sys.exit(', '.join({'numpy', 'numba', 'fastapi', 'sqlalchemy'} & sys.modules.keys()) or 0)"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_version_tells_the_rules_of_every_game(run: Command) -> None:
    shown = dict(line.split() for line in run("--version").stdout.splitlines())
    assert shown == {"saturnalia": __version__, **{name: load(name).version for name in names()}}


@pytest.mark.parametrize("command", ["play", "rules", "simulate", "balance"])
def test_without_a_game_the_games_are_listed(run: Command, command: str) -> None:
    refused(run(f"{command} --lang hu"), "melyik játék", *names())


def beginning(text: str) -> list[str]:
    return sorted(name for name in names() if name.startswith(text))


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("rules p", beginning("p")),
        ("play --seats 3 mi", beginning("mi")),
        ("clauses ave", beginning("ave")),
        ("arena p", ["play", *beginning("p")]),
        ("arena sprt m", beginning("m")),
        ("doc", ["doctor"]),
    ],
)
def test_the_shell_completes_commands_and_games(typed: str, offered: list[str]) -> None:
    words = ["saturnalia", *typed.split()]
    asking = {"_SATURNALIA_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    script = "from saturnalia.cli import app; app(prog_name='saturnalia')"
    ran = subprocess.run([sys.executable, "-c", script], env={**os.environ, **asking}, capture_output=True, text=True)
    assert ran.stdout.split() == offered


def test_rules_shows_a_clause_a_chapter_and_what_mentions_a_word(run: Command) -> None:
    one = run("rules pax PAX-5.2 --lang en").stdout
    assert one.startswith("PAX-5.2 ")
    assert run("rules pax 5.2 --lang en").stdout == one
    assert "PAX-5.1 " in run("rules pax 5 --lang en").stdout
    assert "PAX-7." in run("rules pax bevétel --lang hu").stdout
    assert "PAX-1.1 " in run("rules pax --lang hu").stdout
    refused(run("rules pax 99.9 --lang hu"), "99.9")


def test_clauses_as_json(run: Command) -> None:
    (report,) = json.loads(run("clauses pax --json").stdout)
    assert report["game"] == "pax"
    assert report["clauses"] == len(report["tests"])
    assert report["proven"] + len(report["unproven"]) + len(report["unobservable"]) == report["clauses"]
    assert report["proven"] > 100


def test_clauses_in_words_and_without_tests(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "proven by tests" in run("clauses --lang en").stdout
    monkeypatch.setattr(catalogue, "tests_folder", lambda: None)
    assert "cannot be counted here" in " ".join(run("clauses --lang en").stdout.split())
    reports = json.loads(run("clauses --json").stdout)
    assert [report["game"] for report in reports] == names()
    assert all(report["proven"] is None for report in reports)


def test_clauses_that_are_not_proven_are_listed(run: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(catalogue, "tests_folder", lambda: tmp_path)
    shown = run("clauses pax --lang hu").stdout
    assert "PAX-5.2 " in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "hu_HU.UTF-8"}, "hu"), ({"LANG": "de_DE"}, "en"), ({"LC_ALL": "C", "LANG": "hu"}, "en"), ({}, "en")],
)
def test_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language


# ---------------------------------------------------------------- playing


def test_commands_at_the_table(run: Command, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    typed = f"?|? 5.2|? income|? nonsense|h|b|l|why card:3|why x|why|card:0|99|0|zzz||s|s {copy}|u|1|q"
    result = run("play pax --seats 3 --lang en --seed 4 --name Anna", typed)
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    for text in (
        "this help; “? PAX-1.1” shows",
        "PAX-5.2 ",
        "PAX-7.",
        "no clause, chapter or word “nonsense”",
        "A bot would answer",
        "PAX-2.8 ",
        "These names work, too:",
        "There is no answer 99: choose from 1 to",
        "I do not understand “zzz”",
        f"saved in {copy}",
        "The match is saved. Continue with",
    ):
        assert text in shown
    assert Match.read(copy).played == [] or Match.read(copy).options["seats"] == 3


def test_undo_takes_back_a_choice_and_its_lines_of_the_log(run: Command, tmp_path: Path) -> None:
    """Playing a card reveals nothing, so it can be taken back."""
    match = Match.new("pax", seats=2, seed=4)
    while match.undo_point(0) is None or match.actor != 0 or match.forced() is not None:
        match.play(match.legal()[0])
    file = tmp_path / "match.json"
    match.save(file, seat=0, bots=["greedy", "greedy"], names=["Anna", "Livia"])
    before = match.at(match.undo_point(0) or 0)
    result = run(f"play --resume {file} --lang en", "u|q")
    assert result.exit_code == 0
    assert Match.read(file).hash() == before.hash()
    assert len(Match.read(file).played) == len(before.played)


def test_an_action_can_be_typed_by_its_name(run: Command, tmp_path: Path) -> None:
    match = Match.new("pax", seats=2, seed=4)
    name = match.game.action_name(match.legal()[0])
    run("play pax --seats 2 --seed 4 --option start_player=1", f"{name}|q")
    (file,) = tmp_path.glob("matches/*.json")
    assert Match.read(file).played


def test_the_person_may_sit_anywhere_and_names_stay_different(run: Command) -> None:
    shown = run("play pax --seats 3 --seat 2 --lang en --name Livia --seed 1", "q").stdout
    for name in ("Cato", "Decimus", "Livia"):
        assert name in shown


def test_solitaire_and_nocturnus(run: Command) -> None:
    assert run("play pax --seats 1 --lang hu --option solo_level=3", "1|1|q").exit_code == 0
    shown = run("play pax --seats 2 --variant nocturnus --lang hu --seed 2", "\n".join("1" * 5)).stdout
    assert "Milícia" in shown


def test_a_match_that_cannot_be_saved_is_played_on_with_a_warning(run: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("play pax --lang en --seed 1", "1|q", SATURNALIA_DATA=str(tmp_path / "file"))
    assert result.exit_code == 0
    assert "cannot be saved" in " ".join(result.stdout.split())
    assert "cannot be saved" in " ".join(result.stderr.split())


def test_an_owners_component_file_is_remembered(tmp_path: Path) -> None:
    """Interpreted, so that nothing has to be compiled for a pack that is used once."""
    from saturnalia import load

    pack = tmp_path / "mine.toml"
    text = load("pax").text("components.toml")
    pack.write_text(text.replace("value = 1\n", "value = 2\n", 1), encoding="utf-8")
    environment = {**os.environ, "SATURNALIA_INTERPRET": "1", "SATURNALIA_DATA": str(tmp_path)}

    def saturnalia(*arguments: str) -> str:
        command = [sys.executable, "-c", "from saturnalia.cli import main; main()", *arguments]
        return subprocess.run(
            command, env=environment, input="1\nq\n", capture_output=True, encoding="utf-8", check=True
        ).stdout

    saturnalia("play", "pax", "--seats", "2", "--components", str(pack))
    (file,) = tmp_path.glob("matches/*.json")
    assert json.loads(file.read_text())["rules"] != load("pax").version
    assert "saturnalia play --resume" in saturnalia("play", "--resume", str(file), "--lang", "en")


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("play chess", "chess"),
        ("play", "pax"),
        ("play pax --seats 9", "9"),
        ("play pax --seat 4", "4"),
        ("play pax --seat -1", "-1"),
        ("play pax --bots oracle", "oracle"),
        ("play pax --bots greedy,greedy", "2"),
        ("play pax --variant nonsense", "nonsense"),
        ("play pax --option solo_level", "solo_level"),
        ("play pax --option colour=red", "colour"),
        ("play pax --option solo_level=3", "solo_level"),
        ("play pax --seed -1", "-1"),
        ("play pax --components missing.toml", "missing.toml"),
        ("play --resume missing.json", "missing.json"),
        ("simulate pax --bot oracle", "oracle"),
        ("simulate pax --seats 3 --bot greedy,random", "3"),
        ("simulate pax --seed -1", "-1"),
        ("replay missing.json", "missing.json"),
        ("verify missing.json", "missing.json"),
        ("rules chess", "chess"),
        ("clauses chess", "chess"),
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_bad_input_is_refused_in_one_sentence(run: Command, command: str, part: str, language: str) -> None:
    refused(run(f"{command} --lang {language}"), part)


# ---------------------------------------------------------------- match files


@pytest.mark.parametrize("command", ["play --resume", "replay", "verify"])
def test_damaged_files_are_refused(run: Command, command: str, finished: Path) -> None:
    whole = finished.read_text(encoding="utf-8")
    damages = {
        "cut": whole[: len(whole) // 2],
        "edited": whole.replace('"seed": 5', '"seed": 6'),
        "empty": "",
        "foreign": "[1, 2]",
        "binary": "\0\1\2",
        "unknown": json.dumps({**json.loads(whole), "game": "chess"}),
    }
    for text in damages.values():
        finished.write_text(text, encoding="utf-8")
        refused(run(f"{command} {finished} --lang hu"))


def test_strange_notes_do_no_harm(run: Command, finished: Path) -> None:
    match = Match.read(finished)
    unfinished = match.at(20)
    unfinished.save(finished, seat="one", names=["\x1b[2J", 5], bots={}, components=7)
    result = run(f"play --resume {finished} --lang en", "q")
    assert result.exit_code == 0
    assert "\x1b[2J" not in result.stdout


def test_replay_tells_everything_of_a_finished_match(run: Command, finished: Path) -> None:
    shown = run(f"replay {finished} --lang hu").stdout
    for text in ("Anna", "Livia", "Helyezés"):
        assert text in shown
    assert "pax-" not in shown


def test_replay_keeps_the_names_of_those_who_sat_there_then(run: Command, finished: Path) -> None:
    match = Match.read(finished)
    actors = [played.seat for played in match.played]
    until = len(actors) // 2
    former = [[{"name": "Drusilla", "until": until}], []]
    match.save(finished, seat=0, names=["Anna", "Livia"], former=former)
    shown = run(f"replay {finished} --lang en").stdout
    assert shown.index("Drusilla") < shown.index("Anna")
    assert shown.rindex("Drusilla") < shown.rindex("Anna")
    match.save(finished, seat=0, names=["Anna", "Livia"], former=[[{"name": "", "until": until}], []])
    assert "Seat 1" in run(f"replay {finished} --lang en").stdout, "somebody who was deleted"


def test_replay_of_an_unfinished_match_keeps_secrets(run: Command, finished: Path) -> None:
    unfinished = Match.read(finished).at(20)
    unfinished.save(finished, seat=0, names=["Anna", "Livia"])
    shown = " ".join(run(f"replay {finished} --lang en").stdout.split())
    drawn = re.findall(r"(Anna|Livia) drew and ([^.]*)\.", shown)
    kept = [
        (name, card) for name, cards in drawn for card in re.findall(r"(?:kept|slid) (.*?) (?:in hand|under)", cards)
    ]
    assert any(name == "Anna" and card != "a card" for name, card in kept)
    assert {card for name, card in kept if name == "Livia"} == {"a card"}


def test_verify_checks_the_promised_shuffle(run: Command, finished: Path) -> None:
    assert "intact" in run(f"verify {finished} --lang en").stdout
    match = Match.read(finished)
    promise = hashlib.sha256(f"{match.seed:016x}-pepper".encode()).hexdigest()
    match.save(finished, commitment=promise, salt="pepper")
    assert "promised" in run(f"verify {finished} --lang en").stdout
    match.save(finished, commitment=promise, salt="sugar")
    refused(run(f"verify {finished} --lang en"), "not the one that was promised")


# ---------------------------------------------------------------- simulate


def simulated(run: Command, arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(f"simulate pax --json {arguments}").stdout)
    return found


def test_simulate_as_json(run: Command) -> None:
    found = simulated(run, "--seats 3 --games 300 --bot greedy,random,random --seed 9")
    assert found["games"] == 300
    assert found["complete"] is True
    assert found["actions"] > 300 * 30
    assert found["seconds"] > 0
    assert found["actions_per_second"] > found["games_per_second"] > 0
    for key in ("mean_scores", "min_scores", "max_scores", "win_shares"):
        assert len(found[key]) == 3
    assert sum(found["win_shares"]) + found["no_winner_share"] == pytest.approx(1, abs=1e-4)
    for seat in range(3):
        assert found["min_scores"][seat] <= found["mean_scores"][seat] <= found["max_scores"][seat]
    assert found["win_shares"][0] > 0.5


def test_simulate_gives_the_same_with_any_number_of_threads(run: Command) -> None:
    results = [simulated(run, f"--seats 4 --games 2000 --seed 5 --threads {threads}") for threads in (1, 2, 7)]
    for result in results:
        for key in ("seconds", "actions_per_second", "games_per_second"):
            del result[key]
    assert results[0] == results[1] == results[2]
    assert simulated(run, "--seats 4 --games 2000 --seed 6")["actions"] != results[0]["actions"]


def test_simulate_in_words(run: Command) -> None:
    shown = run("simulate pax --seats 2 --games 50 --bot miles,tiro --lang hu").stdout
    for text in ("miles", "tiro", "Győzelem", "játszma"):
        assert text in shown
    assert "terminal-" not in shown


def test_solitaire_has_matches_without_a_winner(run: Command) -> None:
    assert simulated(run, "--seats 1 --games 200 --option solo_level=5")["no_winner_share"] > 0.5


def test_ctrl_c_shows_what_was_simulated_so_far(tmp_path: Path, run: Command) -> None:
    simulated(run, "--games 1")
    console = Console(tmp_path, "simulate pax --games 100000000 --json --lang en")
    while not re.search(r"[1-9]\d*/100000000", console.read_until("/100000000")):
        assert console.process.poll() is None
    os.killpg(console.process.pid, signal.SIGINT)
    code, shown = console.end()
    assert code == 130
    found = json.loads(shown[shown.index("{") :])
    assert 0 < found["games"] < 100000000
    assert found["complete"] is False
