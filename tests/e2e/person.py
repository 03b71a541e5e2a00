"""A person in front of a browser: what they click, press and read."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Response, expect

from saturnalia.kernel.match import Match

LONGEST_MATCH = 600
PATIENCE = 120_000  # bots wait until the server has loaded the rules of all games

WHOLE_MATCH_LANGUAGES = ["hu", pytest.param("en", marks=pytest.mark.thorough)]
"""Whole matches are played in the language with the longer words, by `make test-all` in both."""

WORDS = {
    "en": {
        "play": "Play now against bots", "set up": "Set up a table…",
        "sit": "Sit down", "ready": "I am ready", "invitation": "Invitation",
        "save": "Save as a file", "import": "Open a match file…", "again": "Play again",
    },
    "hu": {
        "play": "Játssz most gépi ellenfelek ellen", "set up": "Asztal összeállítása…",
        "sit": "Leülök", "ready": "Készen állok", "invitation": "Meghívó",
        "save": "Mentés fájlba", "import": "Játszma megnyitása fájlból…", "again": "Még egy játszma",
    },
}  # fmt: skip


class Person:
    """One browser context: own cookie, own settings."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        language: str,
        width: int,
        height: int,
        *,
        touch: bool = False,
        guard: bool = False,
    ) -> None:
        """Open a browser; with `guard` taps on a question that has just appeared do not count, as people have it."""
        locale = {"en": "en-GB", "hu": "hu-HU"}[language]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            base_url=address,
            has_touch=touch,
        )
        # an empty page, to which somebody goes who closes the table, keeps nothing
        for setting, value in {"listed": "on", "pace": "once", **({} if guard else {"guard": "off"})}.items():
            key = f"saturnalia.{setting}"
            remember = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')"
            self.context.add_init_script(f"if (location.protocol !== 'about:') {remember}")
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.name = name
        self.language = language
        self.words = WORDS[language]
        self.random = random.Random(name)
        self.problems: list[str] = []
        self.refusals: list[str] = []
        """What the server did not do: the console does not name the addresses."""
        self.expects_network_errors = False
        self.page.on("console", self._hear)
        self.page.on("response", self._look_at)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        is_network = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not (is_network and self.expects_network_errors):
            self.problems.append(message.text)

    def _look_at(self, answer: Response) -> None:
        """Note whose fault it was."""
        said = f"{self.name}: {answer.request.method} {answer.url}: {answer.status}"
        if answer.status >= 500 and not self.expects_network_errors:
            self.problems.append(said)
        elif answer.status >= 400:
            self.refusals.append(said)

    # -- the lobby ----------------------------------------------------------------------------------------------------

    def type_name(self) -> None:
        with self.page.expect_response("**/api/me"):
            self.page.goto("/")
        self.page.locator("input[name=name]").fill(self.name)
        self.page.locator("input[name=name]").blur()

    def enter_lobby(self) -> None:
        self.type_name()
        for _ in range(200):  # going on at once would cut it off
            if self.page.request.get("/api/me").json()["name"] == self.name:
                return
            self.page.wait_for_timeout(20)
        pytest.fail(f"{self.name}'s name was not kept")

    def card(self, title: str = "PAX") -> Locator:
        """The picture card of a game."""
        return self.page.locator(".games li.panel", has=self.page.get_by_role("heading", name=title, exact=True))

    def play_now(self) -> None:
        self.enter_lobby()
        self.card().get_by_role("button", name=self.words["play"]).click()
        self.choices.first.wait_for(timeout=PATIENCE)

    def set_up(
        self,
        *seats: str,
        title: str = "PAX",
        undo_beyond: bool = True,
        variant: str | None = None,
        substitute: str | None = None,
    ) -> None:
        """Open a table with these seats: `me`, `open`, `bot-miles`, or the name of another person at this screen."""
        self.enter_lobby()
        self.card(title).get_by_role("button", name=self.words["set up"]).click()
        form = self.page.locator("dialog form")
        sizes = form.locator("select").nth(0)
        sizes.select_option(label=sizes.locator("option", has_text=re.compile(rf"^{len(seats)} ")).inner_text())
        if variant:
            form.locator("select").nth(1).select_option(label=variant)
        rows = form.locator(".row")
        expect(rows).to_have_count(len(seats))
        for place, seat in enumerate(seats):
            is_name = seat not in ("me", "open") and not seat.startswith("bot-")
            rows.nth(place).locator("select").select_option("local" if is_name else seat)
            if is_name:
                rows.nth(place).locator("input").fill(seat)
        if substitute is not None:
            form.get_by_label("Substitute for anybody who leaves or is away").select_option(label=substitute)
        if "open" not in seats:
            form.locator("input[type=checkbox]").last.set_checked(undo_beyond)
        form.locator("button.primary").click()
        expect(self.page).to_have_url(re.compile("/table/"))

    def sit_down(self, title: str, *bots: str) -> None:
        """Open a table of a game: this person, and bots in the other seats; wait for the first question."""
        self.set_up("me", *bots, title=title)
        self.choices.first.wait_for(timeout=PATIENCE)

    def go_on_with(self, match: Match) -> None:
        """Open a recorded match from a file, in the place of whoever is asked; bots play the others."""
        bot = {"kind": "bot", "level": "tiro"}
        seats = [{"kind": "person"} if seat == match.actor else bot for seat in range(match.seats)]
        file = json.dumps(match.to_json(seats=seats)).encode()
        self.enter_lobby()
        self.page.locator("input[type=file]").set_input_files(
            {"name": "match.json", "mimeType": "application/json", "buffer": file}
        )
        self.choices.first.wait_for(timeout=PATIENCE)

    def follow_invitation(self, link: str) -> None:
        self.page.goto(link)
        self.page.locator("input[name=name]").fill(self.name)
        self.page.get_by_role("button", name=self.words["sit"]).click()

    def say_ready(self) -> None:
        self.page.get_by_role("button", name=self.words["ready"]).click()

    def invite(self, *others: Person) -> None:
        """Bring others to the table that was set up just now; all are ready, and the match begins."""
        link = self.page.get_by_label(self.words["invitation"]).input_value()
        for other in others:
            other.follow_invitation(link)
            other.say_ready()
        self.say_ready()
        for person in (self, *others):
            person.page.locator(".table, .curtain").first.wait_for(timeout=PATIENCE)

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choices button")

    @property
    def targets(self) -> list[str]:
        """The names of the answers offered now."""
        found: list[str] = self.choices.evaluate_all("buttons => buttons.map((button) => button.dataset.target)")
        return found

    @property
    def outcome(self) -> Locator:
        return self.page.locator("dialog .outcome")

    @property
    def notice(self) -> Locator:
        return self.page.locator("section.question [role=alert]")

    @property
    def curtain(self) -> Locator:
        return self.page.locator("main.curtain")

    @property
    def is_asked(self) -> bool:
        return self.choices.count() > 0

    @property
    def is_over(self) -> bool:
        return self.outcome.count() > 0

    def seq(self) -> int:
        """The number of the position on the screen; -1 while none is shown."""
        table = self.page.locator(".table")
        return int(table.get_attribute("data-seq") or -1) if table.count() else -1

    def wait_for_question(self) -> None:
        """Wait until it is this person's turn, somebody else takes the device, or the match is over."""
        self.choices.or_(self.outcome).or_(self.curtain).first.wait_for()

    def wait_for_another(self, seq: int) -> None:
        """Wait for the next position after a choice."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.table')?.dataset.seq ?? -1) !== seq", arg=seq
        )

    def choose(self, index: int | None = None) -> None:
        """Click a choice, by chance if none is named, and wait until it has happened."""
        seq = self.seq()
        place = self.random.randrange(self.choices.count()) if index is None else index
        self.choices.nth(place).click()
        is_gesture = self.place_worker()
        self.wait_for_another(seq)
        if is_gesture:
            self.wait_for_another(seq + 1)

    def type_number(self, index: int) -> None:
        """Type the number of a choice, with Enter if it could have more digits."""
        numbers = [text.rstrip("↵") for text in self.choices.locator("kbd").all_inner_texts()]
        self.page.keyboard.type(numbers[index])
        if any(number != numbers[index] and number.startswith(numbers[index]) for number in numbers):
            self.page.keyboard.press("Enter")

    def place_worker(self) -> bool:
        """Choose a place by chance for a worker that was picked up (Ave Roma): both are answered, in turn."""
        places = self.page.locator(".choices:has([data-target=put_back]) .place")
        count = places.count()
        if count:
            places.nth(self.random.randrange(count)).click()
        return count > 0

    def unfold_scores(self) -> None:
        """Show also the categories that gave nobody anything."""
        for fold in self.page.locator("dialog .sheet button[aria-expanded=false]").all():
            fold.click()

    def play_to_the_end(self) -> None:
        for _ in range(LONGEST_MATCH):
            self.wait_for_question()
            if self.is_over:
                return
            self.choose()
        raise AssertionError("the match does not end")
