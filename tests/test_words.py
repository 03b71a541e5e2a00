"""The words of all games: every sentence exists in every language, is used, and comes out whole with its arguments."""

from __future__ import annotations

import ast
import itertools
import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from saturnalia import kernel
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import LANGUAGES, Game, load, names
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words, source

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(kernel.__path__[0]).parent
GAMES = names()
NAMES = ["Livia", "Cato", "Ovidia", "Ödön", "Aulus", "Ilona", "Marcus", "Zsófi"]
each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def known_of(game: str) -> dict[str, Any]:
    """What must be known about the sentences of a game beside what its code tells (`docs/adding-a-game.md`)."""
    file = ROOT / "tests" / "games" / game / "words.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    assert found.keys() <= {"unsaid", "names_without_game", "short_for", "only_hungarian", "not_said_again"}, file
    return found


# ---------------------------------------------------------------- the files


@cache
def entries(language: str, game: str) -> list[ftl.EntryType]:
    """The entries of the shared files and of one game."""
    return list(parse(source(language, load(game))).body)


@cache
def messages(language: str, game: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, game) if isinstance(entry, ftl.Message)}


class References(Visitor):
    """Collects what an entry refers to, and by which values it chooses; the variables of a term are its own."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()
        self.choices: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            texts = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
            self.choices[node.selector.id.name] |= texts
        self.generic_visit(node)


def references(entry: ftl.EntryType) -> References:
    found = References()
    found.visit(entry)
    return found


@cache
def whole(language: str, game: str, message: str) -> References:
    """What a message refers to, the messages inside it included."""
    found = references(messages(language, game)[message])
    for inner in sorted(found.messages):
        more = whole(language, game, inner)
        found.variables |= more.variables
        for name, values in more.choices.items():
            found.choices[name] |= values
    return found


@each_game
@each_language
def test_files_are_valid_fluent(language: str, name: str) -> None:
    found = entries(language, name)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    ids = [type(entry).__name__ + entry.id.name for entry in found if hasattr(entry, "id")]
    assert sorted(ids) == sorted(set(ids)), "an id appears twice"


@each_game
@each_language
def test_sentences_refer_only_to_what_is_there_and_call_no_function(language: str, name: str) -> None:
    terms = {entry.id.name for entry in entries(language, name) if isinstance(entry, ftl.Term)}
    used = [references(entry) for entry in entries(language, name)]
    assert set().union(*(found.terms for found in used)) == terms
    assert set().union(*(found.messages for found in used)) <= messages(language, name).keys()
    assert set().union(*(found.functions for found in used)) == set()


@each_game
def test_names_are_told_of_the_same_things_in_every_language(name: str) -> None:
    """And every form of them is said by some message."""
    found = {}
    for language in LANGUAGES:
        file = load(name).folder / f"names.{language}.toml"
        tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        found[language] = {table: list(content["names"]) for table, content in tables.items()}
        for table, content in tables.items():
            said = {form for choice in content["messages"].values() for form in choice.values()}
            assert said == set(content["forms"]), (file, table)
    assert found["en"] == found["hu"]


@cache
def parts(language: str, game: str) -> set[str]:
    """The messages that stand inside others."""
    return set().union(*(references(entry).messages for entry in messages(language, game).values()))


@each_game
def test_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    english, hungarian = messages("en", name).keys(), messages("hu", name).keys()
    # what only one of them needs inside its sentences, such as an article
    assert english - hungarian <= parts("en", name)
    assert hungarian - english <= parts("hu", name)
    for one in english & hungarian:
        english_only = whole("en", name, one).variables - whole("hu", name, one).variables
        hungarian_only = whole("hu", name, one).variables - whole("en", name, one).variables
        assert english_only == set(), one
        assert hungarian_only <= set(known_of(name).get("only_hungarian", {}).get(one, ())), one


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Ann", "Ann and Bob", "Ann, Bob and Cid"]),
        ("hu", ["Ann", "Ann és Bob", "Ann, Bob és Cid"]),
    ],
)
def test_several_names_are_joined_as_the_language_has_it(language: str, expected: list[str]) -> None:
    words = Words(language)
    known = [["Ann", "Bob", "Cid"][:count] for count in (1, 2, 3)]
    told = [words.say(Message("error-unknown-game", {"game": "chess", "known": names})) for names in known]
    assert [text.endswith(f": {end}.") for text, end in zip(told, expected, strict=True)] == [True] * 3


def test_one_file_alone_leans_on_fluent_runtime() -> None:
    """It has had no release since 2023; whoever replaces it replaces it there."""
    files = [file for folder in (PACKAGE, ROOT / "tests", ROOT / "benchmarks") for file in folder.rglob("*.py")]
    found = [file for file in files if re.search(r"^\s*(from|import) fluent\.runtime", file.read_text("utf-8"), re.M)]
    assert [file.relative_to(PACKAGE).as_posix() for file in found] == ["kernel/words.py"]


# ---------------------------------------------------------------- every id that the code can raise


ERRORS = ("error-", "arena-error-", "learning-error-")


def raised(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the error ids in a source file with the names of their arguments."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant | ast.IfExp):
            in_dict = node.args[1] if len(node.args) > 1 else None
            keys = in_dict.keys if isinstance(in_dict, ast.Dict) else []
            args = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and str(part.value).startswith(ERRORS):
                    yield str(part.value), args | {str(keyword.arg) for keyword in node.keywords}


@each_language
def test_every_error_has_a_sentence_with_its_arguments(language: str) -> None:
    folders = ("kernel", "bots", "games", "arena", "learning")
    files = [file for folder in folders for file in PACKAGE.glob(f"{folder}/**/*.py")]
    found = [pair for file in files for pair in raised(file)]
    assert {"error-unknown-game", "error-undo-revealed", "arena-error-ledger"} <= {name for name, _ in found}
    for name, args in found:
        assert whole(language, GAMES[0], name).variables <= args, name


def ids_of_options(game: Game) -> set[str]:
    """The words of the form in which a table is set up."""
    ids = set()
    for option in game.options:
        ids |= {f"{game.name}-option-{option.name}", f"{game.name}-option-{option.name}-about"}
        ids |= {f"{game.name}-option-{option.name}-{str(value).lower()}" for value in option.values}
    return ids


def ids_of_events(game: Game) -> set[str]:
    """The lines of the log; what somebody may not know has a line of its own where the view asks for one."""
    ids = {f"{game.name}-log-{event.name.replace('_', '-')}" for event in game.events.values()}
    return ids - {f"{game.name}-log-{event}" for event in known_of(game.name).get("unsaid", ())}


@each_game
@each_language
def test_every_question_event_option_and_id_of_the_code_has_words(language: str, name: str) -> None:
    game, words = load(name), Words(language, load(name))
    expected = {f"{name}-ask-{decision.name.lower().replace('_', '-')}" for decision in game.room("state").Decision}
    expected |= ids_of_options(game) | ids_of_events(game)
    expected |= {f"{name}-title", f"{name}-tagline", f"{name}-about", f"{name}-aim"}
    expected |= {one for one in named(code(name)) if one.startswith(f"{name}-")}
    assert {one for one in expected if not words.has(one)} == set()


# ---------------------------------------------------------------- no sentence is left over

WORD = "[a-z0-9_]+"


@cache
def code(game: str | None) -> str:
    """The sources of a game and its board, or of everything."""
    folders = [PACKAGE, ROOT / "web" / "src"]
    if game is not None:
        folders = [PACKAGE / "games" / game, ROOT / "web" / "src" / "games" / game]
    files = [
        file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".ts", ".svelte")
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def named(text: str) -> set[str]:
    """Everything between quotation marks that looks like an id."""
    return set(re.findall(rf"""["'`]({WORD}(?:-{WORD})+)["'`]""", text))


@cache
def built(text: str) -> set[str]:
    """The beginnings of ids that are put together: `f"pax-score-{…}"`, `web-status-${…}`."""
    return set(re.findall(rf"""["'`]((?:{WORD}-)+)\$?{{""", text))


def is_used(one: str, game: Game) -> bool:
    """Whether the code names this id, builds it, or finds it by a rule of the client or the lobby."""
    own, everything = code(game.name), code(None)
    ids, starts = set(named(everything)), set(built(everything))
    if known_of(game.name).get("names_without_game"):
        bare = re.findall(rf"""["'`]({WORD}(?:-{WORD})*)["'`]""", own)
        ids |= {f"{game.name}-{rest}" for rest in bare}
        starts |= {f"{game.name}-{start}" for start in built(own)}
    lobby = ids_of_options(game) | {f"{game.name}-{part}" for part in ("title", "tagline", "about", "aim", "designer")}
    starts -= {f"{game.name}-"}  # which would prove everything
    return one in ids | lobby | ids_of_events(game) or any(one.startswith(start) and one != start for start in starts)


def is_derived(one: str, game: str, known: set[str]) -> bool:
    """Whether it is the shorter form of a sentence, which is found by the id of the longer one."""
    pairs = known_of(game).get("short_for", {}).items()
    return any(one.startswith(short) and one.replace(short, long, 1) in known for short, long in pairs)


def used(language: str, game: Game) -> set[str]:
    """The ids that can be said, with the messages inside them."""
    known = set(messages(language, game.name))
    found = {one for one in known if is_used(one, game) or is_derived(one, game.name, known)}
    while inner := set().union(*(references(messages(language, game.name)[one]).messages for one in found)) - found:
        found |= inner
    return found


@each_game
def test_no_sentence_is_left_over(name: str) -> None:
    spoken_anywhere = set().union(*(used(language, load(name)) for language in LANGUAGES))  # articles differ
    assert sorted({one for language in LANGUAGES for one in messages(language, name)} - spoken_anywhere) == []


# ---------------------------------------------------------------- whole sentences


def spoken(words: Words, message: Message) -> str:
    """The sentence, after a look at its ends and joints."""
    text = words.say(message, NAMES)
    ids = "|".join([*GAMES, "error"])
    assert words.faults == {}, (message, text)
    assert "_" not in text, (message, text)  # the id of a thing instead of its name
    assert not re.search(rf"[{{}}]|\b({ids})-|\bNone\b(?! of)|  | [.,;:)]|\( ", text), (message, text)
    assert text == text.strip(), (message, text)
    return text


PLURALS = {"zero", "one", "two", "few", "many", "other"}
PEOPLE: dict[str, list[Any]] = {"seat": [0, 7], "seats": [[0], [0, 1]]}


def values_of(argument: str, choices: set[str]) -> list[Any]:
    """Values that show every variant of a sentence."""
    if argument in PEOPLE or argument.endswith("_seat"):
        return PEOPLE.get(argument, [1])
    kinds = [key for key in sorted(choices - PLURALS) if not re.fullmatch(r"-?\d+", key)]
    numbers = [int(key) for key in sorted(choices - PLURALS) if re.fullmatch(r"-?\d+", key)]
    if kinds:
        return kinds + numbers
    return sorted({*numbers, 0, 1, 2, 5})


@each_game
@each_language
def test_every_sentence_comes_out_whole_whatever_its_arguments(language: str, name: str) -> None:
    words = Words(language, load(name))
    for one in messages(language, name):
        if one.startswith("terminal-") or one in parts(language, name):  # layout, or looked at inside a sentence
            continue
        found = whole(language, name, one)
        needed = sorted(found.variables)
        offered = [values_of(argument, found.choices[argument]) for argument in needed]
        for values in itertools.islice(itertools.product(*offered), 200):
            text = spoken(words, Message(one, dict(zip(needed, values, strict=True))))
            kind = one.removeprefix(f"{name}-")
            if kind.startswith(("ask-", "why-", "log-", "outcome", "error-", "about", "aim", "option-")) and (
                not kind.startswith("option-") or kind.endswith("-about")
            ):
                assert text.endswith((".", "?") if kind.startswith("ask-") else "."), (one, text)
            if kind.startswith("do-"):
                assert not text.endswith("."), (one, text)


# ---------------------------------------------------------------- whole matches

EVERY = 10 if INTERPRET else 5
RECORDED = [
    file for name in GAMES for file in sorted((ROOT / "tests" / "games" / name / "matches").glob("*.json"))[::EVERY]
]
LOOKED_AT = 60


def said_about(match: Match) -> Iterator[Message]:
    """Everything that is said about a position."""
    game = match.game
    for viewer in {-1, match.actor}:
        for table in game.tables(match.state, viewer):
            cells = itertools.chain([table.title], table.columns, *table.rows)
            yield from (cell for cell in cells if isinstance(cell, Message))
        yield from game.narrate(game.journal(match.state, viewer))
        if standing := game.standing(match.state, viewer):
            yield from (standing.headline, standing.counted, *standing.sentences, *itertools.chain(*standing.notes))
            yield from (row.title for row in standing.rows)
    if match.is_over:
        yield game.outcome(match.state)
        yield from (row.title for row in game.score_sheet(match.state))
        studied = game.room("balance") if (game.folder / "balance.py").exists() else None
        yield from itertools.chain(*studied.taken(match.state)) if studied else ()
        yield from studied.factions(match.state) if studied and hasattr(studied, "factions") else ()
        return
    yield game.prompt(match.state)
    legal = match.legal()
    yield from (game.describe(match.state, action) for action in legal)
    refused = [action for action in range(game.action_count) if action not in legal]
    yield from (game.why_not(match.state, action).message for action in refused[:: 1 + len(refused) // 5])


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_everything_said_in_a_recorded_match_comes_out_whole(file: Path) -> None:
    played = Match.read(file)
    stride = 1 + len(played.played) // LOOKED_AT
    said = {}
    for number, match in enumerate(played.positions()):
        if number % stride == 0 or match.is_over:
            for message in said_about(match):
                said[json.dumps(message.to_json(), sort_keys=True, default=str)] = message
    for language in LANGUAGES:
        words = Words(language, played.game)
        for message in said.values():
            spoken(words, message)
        for message in list(said.values())[::50]:
            assert words.say(message), "seats without names are numbered"
