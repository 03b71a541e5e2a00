"""Campaigns on a server: what a person has won alone opens the next level, for that person only."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.kernel.match import Match
from tests.server.browser import Browser, quick, running

KEPT, PASS = "card:", "pass_and_peek"


def campaign_of(browser: Browser, name: str = "base") -> dict[str, Any]:
    """How one of the campaigns of PAX stands for somebody."""
    found = [one for one in browser.get("/api/campaigns") if (one["game"], one["campaign"]) == ("pax", name)]
    assert len(found) == 1
    return dict(found[0])


def play_alone(browser: Browser, level: int) -> None:
    """Play a whole solitaire match by passing."""
    table = browser.open("me", options={"seats": 1, "solo_level": level})
    sitting = browser.sit(table).welcome()
    while sitting.position["ending"] is None:
        choices = {choice["name"]: choice["action"] for choice in sitting.position["choices"]}
        sitting.move(choices.get(PASS, next(iter(choices.values()))))
    sitting.close()


@pytest.mark.clause("PAX-15.8")
def test_a_won_level_opens_the_next_one_for_whoever_won_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # a server of its own: the victories are feigned, so its tables do not replay
    with running(quick(database)) as server:
        browser, other = server.browser("Julia"), server.browser("Livia")
        assert (campaign_of(browser)["open"], campaign_of(browser)["won"]) == (1, [])
        play_alone(browser, 1)  # whoever only passes loses
        assert campaign_of(browser)["open"] == 1
        monkeypatch.setattr(Match, "places", lambda _match: [1])
        play_alone(browser, 1)
        assert (campaign_of(browser)["open"], campaign_of(browser)["won"]) == (2, [1])
        play_alone(browser, 1)  # a second victory changes nothing
        play_alone(browser, 3)  # any level may be chosen, but those below stay to be won
        assert (campaign_of(browser)["open"], campaign_of(browser)["won"]) == (2, [1, 3])
        assert campaign_of(browser, "nocturnus")["open"] == 1
        assert campaign_of(other)["won"] == []
