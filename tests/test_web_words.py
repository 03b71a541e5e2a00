"""The words of the web client: every id that its sources name exists, and none is left over."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saturnalia.kernel.game import LANGUAGES, load
from saturnalia.kernel.message import Message, told_together
from saturnalia.kernel.words import Words, are_deeds, names_a_seat, names_seats, source

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
TEXT = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in (".ts", ".svelte")
)
NAMED = set(re.findall(r"'(web-[a-z0-9-]+)'", TEXT))
BEGINNINGS = tuple(re.findall(r"`(web-[a-z-]+-)\$\{", TEXT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_client_has_a_sentence(language: str) -> None:
    words = Words(language)
    assert not [name for name in sorted(NAMED) if not words.has(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_client_is_left_over(language: str) -> None:
    written = re.findall(r"^(web-[a-z0-9-]+) =", source(language), re.MULTILINE)
    assert not [name for name in written if name not in NAMED and not name.startswith(BEGINNINGS)]


ENUMERATIONS: list[list[str]] = [
    [],
    ["1 wheat"],
    ["1 wheat", "2 wine"],
    ["búza", "bor", "olaj"],
    ["a", "b", "c", "d"],
    ["fleet (2 symbols, 4 aurei)", "senator"],
    ["fleet (2 symbols, 4 aurei), dear", "senator"],
    ["Up: 1 stone", "Left: 1 ore"],
    ["Greece – 2 taxes", "Rome – 1 tax and 2 fish"],
    ["1 wheat and 1 wood (estate)", "1 ore (mine)"],
    ["a 1 from Roma", "a 2 from the Mercator", "a 3 and a 4 from the Legatus"],
    ["egy 3-ast és egy 5-öst (Quaestor)", "egy 3-ast (Roma és Gallia)"],
    ["eladott 1 fát 2 dénárért", "kifizetett 1 dénárt", "vett 1 követ és 1 bort 3 dénárért"],
]


def computed(script: str) -> Any:
    """What a script of the page prints as JSON."""
    node = shutil.which("node", path=str(Path(sys.executable).parent))  # an older one cannot read TypeScript
    if node is None:
        missing = "There is no Node in this environment; `make dev` puts one there."
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    command = [node, "--input-type=module", "--eval", script]
    found = subprocess.run(command, capture_output=True, check=True, encoding="utf-8", timeout=60)
    return json.loads(found.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_and_terminal_join_parts_alike(language: str) -> None:
    found = computed(
        f"import {{ enumerate, join }} from {json.dumps(str(SOURCES / 'words' / 'join.ts'))};"
        f"const written = (how, ...more) => {json.dumps(ENUMERATIONS)}"
        f".map((parts) => how(parts, {json.dumps(language)}, ...more));"
        "console.log(JSON.stringify([written(join), written(join, true), written(enumerate)]))"
    )
    words = Words(language)
    deeds = [words.join(parts, are_done=True) for parts in ENUMERATIONS]
    assert found == [[*map(words.join, ENUMERATIONS)], deeds, [*map(words.enumerate, ENUMERATIONS)]]


def _sold(seat: int, *goods: str) -> Message:
    parts = [Message("traded", {"good": good, "count": 1}).to_json() for good in goods]
    return Message("sold", {"seat": seat, "parts": parts, "denarii": 2}, sums=("parts", "denarii"))


def _taken_back(place: str, value: int) -> Message:
    worker = Message("workers", {"value": value, "count": 1}).to_json()
    part = Message("from", {"place": place, "workers": [worker]}).to_json()
    return Message("taken", {"seat": 0, "parts": [part]}, sums=("parts",))


LOGS = [
    [_sold(0, "wine"), _sold(0, "wine"), _sold(0, "oil"), _sold(1, "oil")],
    [_sold(0, "wine"), Message("passed", {"seat": 0}), _sold(0, "wine")],
    [
        Message("paid", {"seat": 0, "price": 3}, joins={"built": "built-for"}),
        Message("built", {"seat": 0, "cell": "I9"}),
    ],
    [
        Message("paid", {"seat": 0, "price": 3}, joins={"built": "built-for"}),
        Message("built", {"seat": 1, "cell": "I9"}),
    ],
    [
        Message(
            "activated", {"seat": 0, "parts": [Message("got", {"count": 1}).to_json()]}, joins={"got-more": "activated"}
        ),
        Message("got-more", {"seat": 0, "parts": [Message("got", {"count": 2}).to_json()]}),
        Message("got-more", {"seat": 0, "parts": [Message("other", {"count": 2}).to_json()]}),
    ],
    [Message("passed", {"seat": 0}), Message("passed", {"seat": 0})],
    [_taken_back("mercator", 3), _taken_back("mercator", 5), _taken_back("roma", 5), _taken_back("roma", 5)],
]


def test_browser_and_terminal_tell_together_what_repeats() -> None:
    logs = [[{"seq": seq, "seat": 0, "lines": [line.to_json()]} for seq, line in enumerate(log)] for log in LOGS]
    found = computed(
        f"import {{ toldTogether }} from {json.dumps(str(SOURCES / 'words' / 'together.ts'))};"
        f"console.log(JSON.stringify({json.dumps(logs)}.map((log) => toldTogether(log))))"
    )
    shown = [[(entry["seq"], entry["lines"][0]["id"], entry["lines"][0]["args"]) for entry in log] for log in found]
    told = [[(seq, line.id, line.args) for seq, line in told_together(list(enumerate(log)))] for log in LOGS]
    assert shown == told
    assert [len(log) for log in told] == [2, 3, 1, 2, 1, 2, 1]
    assert told[0][0][2]["parts"][0]["args"] == {"good": "wine", "count": 2}
    from_places = [part["args"] for part in told[-1][0][2]["parts"]]
    assert [len(args["workers"]) for args in from_places] == [2, 1]
    assert from_places[1]["workers"][0]["args"] == {"value": 5, "count": 2}


def test_the_browser_tells_together_also_what_one_action_has_caused() -> None:
    took = Message(
        "took", {"parts": [Message("card", {"count": 1}).to_json()]}, sums=("parts",), joins={"over": "traded"}
    )
    over, paid = Message("over"), Message("paid", {"seat": 0})
    log = [[took], [took, over, paid], [paid], [took, took]]
    entries = [{"seq": seq, "seat": 0, "lines": [line.to_json() for line in lines]} for seq, lines in enumerate(log)]
    (found,) = computed(
        f"import {{ toldTogether }} from {json.dumps(str(SOURCES / 'words' / 'together.ts'))};"
        f"console.log(JSON.stringify([toldTogether({json.dumps(entries)})]))"
    )
    assert [[line["id"] for line in entry["lines"]] for entry in found] == [["traded", "paid"], ["paid"], ["took"]]
    assert [entry["lines"][0]["args"].get("parts", [{}])[0] for entry in found][::2] == [
        Message("card", {"count": 2}).to_json()
    ] * 2


def test_every_answer_has_a_number_that_can_be_typed() -> None:
    answers = [1, 9, 10, 37, 120]
    found = computed(
        f"import {{ typeNumber }} from {json.dumps(str(SOURCES / 'table' / 'keys.ts'))};"
        """const type = (number, answers) =>
            [...String(number)].reduce(({ typed }, digit) => typeNumber(typed, digit, answers), { typed: '' });
        const all = (count) => {
            const answers = Array.from({ length: count }, (_, index) => index + 1);
            return answers.map((number) => type(number, answers));
        };"""
        f"console.log(JSON.stringify({json.dumps(answers)}.map(all)))"
    )
    for count, results in zip(answers, found, strict=True):
        waits = [
            {"typed": str(number)} if number * 10 <= count else {"chosen": number} for number in range(1, count + 1)
        ]
        assert results == waits  # what waits is ended by Enter


def test_an_answer_keeps_its_number_whatever_else_can_be_answered() -> None:
    turns = [["take:1", "take:2", "pass"], ["take:2", "take:3", "pass"], ["pass", "take:1"]]
    found = computed(
        f"import {{ AnswerNumbers }} from {json.dumps(str(SOURCES / 'table' / 'answers.svelte.ts'))};"
        "const numbers = new AnswerNumbers();"
        f"console.log(JSON.stringify({json.dumps(turns)}.map((turn) => numbers.of('ask', turn))))"
    )
    assert found == [[1, 2, 3], [2, 4, 3], [3, 1]]


def test_a_number_is_whole_as_soon_as_no_other_begins_with_it() -> None:
    found = computed(
        f"import {{ typeNumber }} from {json.dumps(str(SOURCES / 'table' / 'keys.ts'))};"
        "const typed = [['', '3'], ['', '1'], ['1', '4'], ['1', '3'], ['', '9']];"
        "console.log(JSON.stringify(typed.map(([before, digit]) => typeNumber(before, digit, [3, 12, 14]))))"
    )
    assert found == [{"chosen": 3}, {"typed": "1"}, {"chosen": 14}, {"chosen": 3}, {"typed": ""}]


def test_browser_and_terminal_know_seats_and_deeds_by_the_names_of_arguments() -> None:
    arguments = ["seat", "from_seat", "seats", "tied_seats", "deeds", "numbers", "seating", "unseat"]
    found = computed(
        f"import {{ areDeeds, namesASeat, namesSeats }} from {json.dumps(str(SOURCES / 'words' / 'seats.ts'))};"
        f"console.log(JSON.stringify({json.dumps(arguments)}"
        ".map((one) => [namesASeat(one), namesSeats(one), areDeeds(one)])))"
    )
    assert found == [[names_a_seat(one), names_seats(one), are_deeds(one)] for one in arguments]
    assert [any(each) for each in found] == [True] * 5 + [False] * 3


def test_numbers_that_are_no_seats_stay_numbers() -> None:
    words = Words("en")
    said = words.say(Message("error-option-unknown", {"option": "x", "allowed": [0, 1]}), ["Ann", "Bob"])
    assert said == "There is no option called “x”. Known options: 0 and 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stand_before_the_names_of_things_behind_articles_and_numbers(language: str) -> None:
    bundle = SOURCES.parent / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js"
    if not bundle.exists():
        missing = "`npm ci` was not run in web/: there is no Fluent for the page."
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    wanted = [
        ("minerva-traded", {"count": 2, "resource": "wheat"}),
        ("minerva-tile-the", {"tile": "residence"}),
        ("minerva-log-chose-direction", {"seat": "Livia", "count": 2}),
    ]
    found = computed(
        f"import {{ FluentBundle, FluentResource }} from {json.dumps(str(bundle))};"
        f"import {{ illustrate, piecesOf }} from {json.dumps(str(SOURCES / 'words' / 'pictures.ts'))};"
        f"const bundle = new FluentBundle({json.dumps(language)}, {{ useIsolating: false }});"
        f"const text = {json.dumps(source(language, load('minerva')))};"
        "const known = ['wheat', 'residence'];"
        "bundle.addResource(illustrate(new FluentResource(text), (id) => (known.includes(id) ? id : null)));"
        f"const told = {json.dumps(wanted)};"
        "const say = ([id, args]) => piecesOf(bundle.formatPattern(bundle.getMessage(id).value, args, []));"
        "console.log(JSON.stringify(told.map(say)))"
    )
    expected = {
        "en": [["2 ", "wheat", "wheat"], ["the ", "residence", "residence"], ["Livia activated 2 facilities."]],
        "hu": [["2 ", "wheat", "búzát"], ["a ", "residence", "lakóházat"], ["Livia aktivált 2 létesítményt."]],
    }
    assert [[piece.get("text", piece.get("picture")) for piece in pieces] for pieces in found] == expected[language]
    assert ["picture" in piece for piece in found[0]] == [False, True, False]
