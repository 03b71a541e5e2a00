"""What the log tells together leaves nothing out: the joint sentence says what each of the two sentences says."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saturnalia.kernel.game import LANGUAGES, load
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import own_source
from tests.games.recording import games_with, recorder_of

SHORTEST = 4
"""So many recorded matches of a game are read, the shortest ones: they hold most of what can follow what."""


class _Variables(Visitor):
    """Collects which arguments a message says, and which other messages stand in it."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.inner: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inner.add(node.id.name)


@cache
def entries(name: str, language: str) -> dict[str, _Variables]:
    """Every message of a game, by its id."""
    found = {}
    for entry in FluentParser().parse(own_source(language, load(name))).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


@cache
def said(name: str, language: str, one: str) -> frozenset[str]:
    """The arguments that a message says, with those of the messages in it."""
    found = entries(name, language)[one]
    return frozenset(found.said).union(*(said(name, language, inner) for inner in found.inner))


def lines(match: Match) -> list[Message]:
    """Every line of the log of a match, nothing hidden."""
    game = match.game
    return [line for position in match.positions() for line in game.narrate(game.journal(position.state, -1))]


@pytest.mark.parametrize("name", games_with("record.py"))
def test_a_joint_sentence_says_what_each_of_the_two_says(name: str) -> None:
    file = Path(__file__).parent / name / "words.toml"
    known = tomllib.loads(file.read_text(encoding="utf-8")).get("not_said_again", {})
    left_out = set()
    for path in sorted(recorder_of(name).paths(), key=lambda path: path.stat().st_size)[:SHORTEST]:
        told: Message | None = None
        for line in lines(Match.read(path)):
            both = told.followed_by(line) if told else None
            if told is not None and both is not None:
                for language in LANGUAGES:
                    alone = said(name, language, told.id) | said(name, language, line.id)
                    missing = alone - said(name, language, both.id) - set(known.get(both.id, ()))
                    left_out |= {f"{told.id} + {line.id} = {both.id}: {one}" for one in missing}
            told = both or line
    assert left_out == set()
