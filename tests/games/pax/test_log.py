"""The log of PAX: whoever plays alone does not go first, and what was drawn is one sentence."""

from __future__ import annotations

from saturnalia.kernel.match import Match
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
