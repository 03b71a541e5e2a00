"""The log of PAX: whoever plays alone does not go first, and what was drawn is one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.pax.state import Income
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import told_together
from saturnalia.kernel.words import Words
from tests.games.pax.positions import PAX


def opening(seats: int, language: str) -> list[str]:
    """The lines of the log until the first draw."""
    words, match = Words(language, PAX), Match.new(PAX, seats=seats, seed=1)
    lines = []
    for _ in range(12):
        lines += [words.say(line, ["Livia", "Cato"]) for line in PAX.narrate(PAX.journal(match.state, match.actor))]
        match.play(match.legal()[0])
    return lines


def test_nobody_goes_first_who_plays_alone() -> None:
    assert "Round 1." in opening(1, "en")
    assert "1. forduló." in opening(1, "hu")
    assert any(line in opening(2, "en") for line in ("Round 1: Livia goes first.", "Round 1: Cato goes first."))


def told(*actions: list[dict[str, Any]], language: str = "en") -> list[str]:
    """The lines of the log about several actions, one after the other."""
    words = Words(language, PAX)
    lines = [(number, line) for number, events in enumerate(actions) for line in PAX.narrate(events)]
    return [words.say(line, ["Livia", "Cato"]) for _, line in told_together(lines)]


@pytest.mark.clause("PAX-2.8")
def test_the_opening_card_that_is_kept_is_told_with_those_that_go_back() -> None:
    kept = {"event": "kept_opening", "seat": 0, "card": None}
    back = {"event": "returned_opening", "seat": 0, "card": None}
    assert told([kept], [back], [back]) == ["Livia kept one card and slid the other 2 under the deck."]
    assert told([kept], [back], language="hu") == ["Livia megtartott egy lapot, a másikat a pakli alá csúsztatta."]


@pytest.mark.clause("PAX-12.6")
def test_those_who_do_not_react_are_told_in_one_line() -> None:
    both = [{"event": "did_not_react", "seat": 0}], [{"event": "did_not_react", "seat": 1}]
    assert told(*both) == ["Livia and Cato did not react to the senator."]


@pytest.mark.clause("PAX-7.1")
def test_what_somebody_plays_and_the_income_it_leads_to_are_one_sentence() -> None:
    nothing = [{"event": "bought_nothing", "seat": 0}]
    for_free, for_one = ([{"event": "played", "seat": 0, "card": card, "cost": card}] for card in (0, 1))
    income = {"event": "got_income", "seat": 0, "aurei": 2, "why": Income.CATEGORY, "senator": 0}
    cards = "a wealth card (1 symbol, 1 aureus) for free and a wealth card (1 symbol, 2 aurei) for 1 aureus"
    collected = "collecting an income of 2 aurei for 2 wealth cards."
    assert told(nothing, for_free, for_one, [income]) == [f"Livia bought nothing and played {cards}, {collected}"]
    assert told(for_free, for_one, [income]) == [f"Livia played {cards}, {collected}"]
    assert told(nothing, for_free) == ["Livia bought nothing and played a wealth card (1 symbol, 1 aureus) for free."]
    assert told(nothing, [{**income, "why": Income.NOTHING_PLAYED}], language="hu") == [
        "Livia nem vásárolt, és lapot sem játszott ki, így 2 aureus alapbevételt kapott."
    ]
    assert told(for_free, [{**income, "why": Income.CONSPIRACY, "aurei": 0}], language="hu") == [
        ("Livia kijátszott ingyen egy gazdagságlapot (1 jel, 1 aureus), és a cselszövés miatt nem kapott bevételt.")
    ]


@pytest.mark.clause("PAX-15.4")
def test_alone_the_log_tells_the_goal_and_not_how_many_categories_are_romes() -> None:
    ended = {"event": "game_ended", "rome_categories": 4, "rome_wins": 0, "deck": 0, "empty": 2}
    revealed = {"event": "rome_revealed", "card": 0}
    goal = {"event": "ended_alone", "seat": 0, "above": 3, "covered": 7, "reached": 1}
    lines = told([revealed, ended, goal])
    assert lines[-1] == "Livia reached the goal: stronger than Rome in 3 categories, with cards played in 7."
    assert not any(line.startswith("Rome holds") for line in lines)
    missed = told([revealed, ended, {**goal, "above": 0, "reached": 0}], language="hu")[-1]
    assert missed == (
        "Livia nem érte el a célját: egy kategóriában sem lett erősebb Rómánál, és 7 kategóriából játszott ki lapot."
    )


@pytest.mark.clause("PAX-9.5")
def test_a_single_new_card_is_not_told_as_several() -> None:
    (line,) = told([{"event": "refilled", "legion": 1, "card": 0}], language="hu")
    assert line.startswith("Új lap az I. légió alatt: ")
    lines = told([{"event": "refilled", "legion": legion, "card": 0} for legion in (1, 2)], language="hu")
    assert lines[0].startswith("Új lapok a megüresedett légiók alatt: I. – ")
