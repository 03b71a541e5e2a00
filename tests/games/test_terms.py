"""One thing has one name: what a game's `terms.toml` lists is said on the table and on the rules page, nothing else.

What stands on cards, tiles and places (`names.<language>.toml`) is held to the rules pages, too. A game without the
list is not asked for terms. English names are whole words, with their usual endings; Hungarian ones are stems that
any ending may follow. What `varies` has another meaning or stem in many sentences ("turn wheat into glory", "kézbe").
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saturnalia.kernel import words as words_room
from saturnalia.kernel.game import LANGUAGES, load, names
from saturnalia.kernel.words import own_source, source

SHARED = "shared"
"""The words around the games, which have a list too, but no rules page."""
WORDS = Path(words_room.__file__).resolve().parent.parent / "words"
LISTED = [SHARED, *(name for name in names() if (load(name).folder / "terms.toml").exists())]
KEYS = {"en", "hu", "not_en", "not_hu", "varies"}
each_game = pytest.mark.parametrize("name", LISTED)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def terms(name: str) -> list[dict[str, Any]]:
    """The list of a game, or the shared one."""
    text = (WORDS / "terms.toml").read_text("utf-8") if name == SHARED else load(name).text("terms.toml")
    return list(tomllib.loads(text)["term"])


class _Texts(Visitor):
    """Collects what a message says, without its arguments and the names of its variants, and which others it uses."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.used: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.used.append(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the library
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        """What stands in quotation marks is the name of a form, not a word."""


@cache
def messages(name: str, language: str) -> dict[str, _Texts]:
    """Every message of a game, by its id."""
    found = {}
    text = source(language) if name == SHARED else own_source(language, load(name))
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            found[entry.id.name] = _Texts()
            found[entry.id.name].visit(entry)
    return found


@cache
def table_texts(name: str, language: str) -> dict[str, str]:
    """What every message of a game says."""
    return {one: " ".join(texts.parts) for one, texts in messages(name, language).items()}


@cache
def whole_text(name: str, language: str, one: str) -> str:
    """What a message says with all that it uses of others."""
    texts = messages(name, language).get(one)
    return " ".join([*texts.parts, *(whole_text(name, language, other) for other in texts.used)]) if texts else ""


@cache
def rules_page(name: str, language: str) -> dict[str, str]:
    """The lines of a rules page, by number."""
    if name == SHARED:
        return {}
    lines = load(name).text(f"rules.{language}.md").splitlines()
    return {f"rules.{language}.md:{number}": line for number, line in enumerate(lines, start=1)}


@cache
def names_of_things(name: str, language: str) -> dict[str, list[str]]:
    """The forms in which a game names each thing that it has on cards, tiles and places."""
    if name == SHARED or not (load(name).folder / f"names.{language}.toml").exists():
        return {}
    tables = tomllib.loads(load(name).text(f"names.{language}.toml"))
    found = {}
    for table, content in tables.items():
        for thing, forms in content["names"].items():
            bare = (re.sub(r"\{[^}]*\}|–", "", form).strip() for form in forms)
            found[f"{table} {thing}"] = [form for form in bare if form]
    return found


def named_on_rules_page(thing: str, game: str, language: str) -> bool:
    """Whether a rules page says one of the forms of a name, without its article and what stands in brackets."""
    page = "\n".join(rules_page(game, language).values()).replace("'", "’")
    forms = (
        re.sub(r"^(an?|the|az) | \([^)]*\)$", "", form, flags=re.I) for form in names_of_things(game, language)[thing]
    )
    if language == "hu":  # its last vowel grows long before an ending
        forms = (re.sub("[aáeéoó]$", "", form) for form in forms)
        return any(re.search(rf"\b{re.escape(form)}", page, re.I) for form in forms)
    return any(said(form, language).search(page) for form in forms)


def said(term: str, language: str) -> re.Pattern[str]:
    """What counts as saying a term."""
    if language == "hu":
        return re.compile(rf"\b{re.escape(term)}", re.IGNORECASE)
    stem = re.escape(term)
    for ending, plural in (("y", "(y|ies)"), ("us", "(us|i)"), ("e", "(e|es|ed|ing)")):
        if term.endswith(ending):
            stem = re.escape(term.removesuffix(ending)) + plural
            break
    else:
        stem += "(s|es|ed|ing)?"
    return re.compile(rf"\b{stem}\b", re.IGNORECASE)


@each_game
@each_language
def test_every_term_is_said_on_the_table_and_on_the_rules_page(name: str, language: str) -> None:
    unsaid = []
    for texts in filter(None, (table_texts(name, language), rules_page(name, language))):
        everything = "\n".join(texts.values())
        unsaid += [term[language] for term in terms(name) if not said(term[language], language).search(everything)]
    assert unsaid == []


@each_game
@each_language
def test_nothing_has_a_second_name(name: str, language: str) -> None:
    texts = table_texts(name, language) | rules_page(name, language)
    misnamed = [
        f"{place}: {other} ({term[language]})"
        for term in terms(name)
        for other in term.get(f"not_{language}", [])
        for place, text in texts.items()
        if said(other, language).search(text)
    ]
    assert misnamed == []


@each_game
def test_a_thing_that_one_rules_page_names_is_named_by_the_other_too(name: str) -> None:
    """As the table calls it: a name that only one of the pages says has another name on the other page."""
    things = names_of_things(name, "en").keys() & names_of_things(name, "hu").keys()
    on_pages = {
        thing: {language: named_on_rules_page(thing, name, language) for language in LANGUAGES} for thing in things
    }
    assert {thing: on_page for thing, on_page in on_pages.items() if len(set(on_page.values())) > 1} == {}


@each_game
def test_most_sentences_that_say_a_term_in_english_say_it_in_hungarian_too(name: str) -> None:
    """So that a second name which nobody has thought of does not spread; what `varies` is left out."""
    both = sorted(messages(name, "en").keys() & messages(name, "hu").keys())
    strayed = []
    for term in terms(name):
        saying = [one for one in both if said(term["en"], "en").search(whole_text(name, "en", one))]
        hungarian = re.compile(re.escape(term["hu"]), re.IGNORECASE)  # also inside a compound, as in Roma-sáv
        kept = [one for one in saying if hungarian.search(whole_text(name, "hu", one))]
        if len(saying) >= 5 and 2 * len(kept) < len(saying) and not term.get("varies"):
            strayed.append(f"{term['en']} / {term['hu']}: {len(kept)} of {len(saying)}")
    assert strayed == []


@each_game
def test_every_term_is_listed_once_with_both_names(name: str) -> None:
    listed = Counter(term["en"] for term in terms(name))
    assert [term for term, count in listed.items() if count > 1] == []
    assert [term for term in terms(name) if not {"en", "hu"} <= set(term) <= KEYS] == []
