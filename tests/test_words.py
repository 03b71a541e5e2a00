"""The words: every sentence exists in every language, with the arguments that are passed, and comes out whole."""

from __future__ import annotations

import ast
import itertools
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from saturnalia import kernel
from saturnalia.kernel.game import LANGUAGES, load
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words, source

PAX = load("pax")
NAMES = ["Livia", "Cato", "Ovidia", "Ödön", "Aulus", "Ilona", "Marcus", "Zsófi"]
VARIANTS = ("base", "nocturnus")
TABLES: list[dict[str, Any]] = [
    *({"seats": seats, "variant": variant} for seats in range(2, 9) for variant in VARIANTS),
    *({"seats": 1, "variant": variant, "solo_level": level} for level in range(1, 6) for variant in VARIANTS),
    {"seats": 1, "variant": "nocturnus", "solo_level": 5, "nocturnus_solo_head_start": True},
]


# ---------------------------------------------------------------- the files


@cache
def entries(language: str) -> list[ftl.EntryType]:
    return list(parse(source(language, PAX)).body)


def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class References(Visitor):
    """Collects what an entry refers to; the variables of a term are its own parameters."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


def references(entry: ftl.EntryType) -> References:
    found = References()
    found.visit(entry)
    return found


def variables(language: str, message: str) -> set[str]:
    """The arguments that a message needs, those of the messages inside it included."""
    found = references(messages(language)[message])
    return found.variables.union(*(variables(language, inner) for inner in found.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_valid_fluent(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    ids = [type(entry).__name__ + entry.id.name for entry in entries(language) if hasattr(entry, "id")]
    assert sorted(ids) == sorted(set(ids)), "an id appears twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_refer_only_to_what_is_there_and_call_no_function(language: str) -> None:
    terms = {entry.id.name for entry in entries(language) if isinstance(entry, ftl.Term)}
    used = [references(entry) for entry in entries(language)]
    assert set().union(*(found.terms for found in used)) == terms
    assert set().union(*(found.messages for found in used)) <= messages(language).keys()
    assert set().union(*(found.functions for found in used)) == set()


def test_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en").keys() == messages("hu").keys()
    for name in messages("en"):
        assert variables("en", name) == variables("hu", name), name


# ---------------------------------------------------------------- every id that the code can raise


def raised(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the error ids in a source file with the names of their arguments."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant | ast.IfExp):
            in_dict = node.args[1] if len(node.args) > 1 else None
            keys = in_dict.keys if isinstance(in_dict, ast.Dict) else []
            names = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and str(part.value).startswith("error-"):
                    yield str(part.value), names | {str(keyword.arg) for keyword in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_with_its_arguments(language: str) -> None:
    package = Path(kernel.__path__[0]).parent
    files = [file for folder in ("kernel", "bots", "games") for file in package.glob(f"{folder}/**/*.py")]
    found = [pair for file in files for pair in raised(file)]
    assert {"error-unknown-game", "error-undo-revealed", "error-option-idle"} <= {name for name, _ in found}
    for name, args in found:
        assert variables(language, name) <= args, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_answer_event_and_option_of_pax_has_words(language: str) -> None:
    state = PAX.room("state")
    view = (PAX.folder / "view.py").read_text(encoding="utf-8")
    expected = set(re.findall(r'"(pax-[a-z-]+[a-z])"', view))
    expected |= {f"pax-ask-{decision.name.lower().replace('_', '-')}" for decision in state.Decision}
    for event in state.EVENTS.values():
        name = event.name.replace("_", "-")
        expected |= {f"pax-log-{name}"} | ({f"pax-log-{name}-secret"} if event.secret and name != "drew" else set())
    for option in PAX.options:
        expected |= {f"pax-option-{option.name}", f"pax-option-{option.name}-about"}
        expected |= {f"pax-option-{option.name}-{str(value).lower()}" for value in option.values}
    expected |= {f"pax-category-{category}-ability" for category in PAX.room("components").CATEGORY_NAMES}
    assert expected - messages(language).keys() == set()


# ---------------------------------------------------------------- whole sentences


def spoken(words: Words, message: Message) -> str:
    text = words.say(message, NAMES)
    assert words.missing == set(), (message, text)
    assert not re.search(r"[{}]|\b(pax|error)-|None|  | [.,;:)]|\( ", text), (message, text)
    assert text == text.strip(), (message, text)
    return text


VALUES: dict[str, list[Any]] = {
    "seat": [0, 7],
    "from_seat": [1],
    "seats": [[0], [0, 1]],
    "cards": [[{"id": "pax-card", "args": {"category": "fleet", "symbols": 1, "value": 2}}]],
    "category": list(PAX.room("components").CATEGORY_NAMES),
    "legion": ["I", "II", "V", "IX"],
    "why": ["nothing", "conspiracy", "category"],
    "kind": ["both", "primus", "conspiratus"],
    "expected": ["int", "dict", 4],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_comes_out_whole_whatever_its_arguments(language: str) -> None:
    words = Words(language, PAX)
    for name in messages(language):
        if name.startswith("terminal-"):  # layout, not sentences
            continue
        needed = sorted(variables(language, name))
        default = ["example"] if name.startswith("error-") else [0, 1, 2, 5]
        for values in itertools.islice(itertools.product(*(VALUES.get(each, default) for each in needed)), 400):
            text = spoken(words, Message(name, dict(zip(needed, values, strict=True))))
            if name.startswith(("pax-ask-", "pax-why-", "pax-log-", "pax-outcome-", "error-")) or name.endswith(
                "-about"
            ):
                assert text.endswith("."), text
            if name.startswith("pax-do-"):
                assert not text.endswith("."), text


def walk(options: dict[str, Any], seed: int) -> Iterator[Message]:
    """Play a match at random, mostly without stopping or passing, and yield everything that can be said on the way."""
    lots = random.Random(seed)
    view, mask = PAX.room("view"), PAX.state.mask
    idle = {PAX.action_ids["stop"], PAX.action_ids["pass_and_peek"]}
    match = Match.new(PAX, seed=seed, **options)
    while True:
        for viewer in {0, match.actor}:
            for event in PAX.journal(match.state, viewer):
                yield from filter(None, [PAX.tell(event)])
        if len(match.played) % 19 == 0 or match.is_over:
            for viewer in {-1, max(match.actor, 0)}:
                for table in PAX.tables(match.state, viewer):
                    cells = itertools.chain([table.title], table.columns, *table.rows)
                    yield from (cell for cell in cells if isinstance(cell, Message))
        if match.is_over:
            yield from (row.title for row in PAX.score_sheet(match.state))
            yield PAX.outcome(match.state)
            return
        legal, seen = match.legal(), mask(match.state, match.actor)
        yield view.prompt(seen)
        yield from (view.describe(seen, action) for action in legal)
        refused = [action for action in range(PAX.action_count) if action not in legal]
        yield from (view.why_not(seen, action).message for action in lots.sample(refused, 5))
        busy = [action for action in legal if action not in idle]
        match.play(lots.choice(busy if busy and lots.random() < 0.9 else legal))


@cache
def everything_said() -> dict[str, Message]:
    """Every different message of one match for each kind of table."""
    said = (message for number, options in enumerate(TABLES) for message in walk(options, seed=number))
    return {json.dumps(message.to_json(), sort_keys=True): message for message in said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_during_whole_matches_has_words(language: str) -> None:
    words = Words(language, PAX)
    for message in everything_said().values():
        spoken(words, message)
    for message in list(everything_said().values())[::50]:
        assert words.say(message), "seats without names are numbered"


def test_whole_matches_raise_nearly_every_message_of_the_view() -> None:
    raised_ids = {message.id for message in everything_said().values()}
    parts = ("pax-ask-", "pax-do-", "pax-why-", "pax-log-", "pax-table-", "pax-column-", "pax-own-")
    rare = {"pax-why-hand-later"}
    assert {name for name in messages("en") if name.startswith(parts)} - raised_ids <= rare
