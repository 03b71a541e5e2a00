"""One random match, looked at closely: all laws that concern what viewers see, undo, words and the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, takewhile
from typing import Any

import numpy as np

from saturnalia.kernel.errors import IllegalAction, NothingToUndo
from saturnalia.kernel.game import LANGUAGES, Game
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.options import Value
from saturnalia.kernel.schema import SPECTATOR, Record
from saturnalia.kernel.standing import Standing
from saturnalia.kernel.words import Words
from saturnalia.testing.interpreted import Recording, fingerprint
from saturnalia.testing.laws import BrokenLaw, Law


def walk(game: Game, options: dict[str, Value], *, seed: int, samples: int) -> Recording:
    """Play one random match and try every law that concerns a single match.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> recording = walk(game, game.complete_options({"seats": 2}), seed=1, samples=1)
    >>> len(recording.fingerprints) - len(recording.actions)
    1
    """
    return _Walk(game, options, seed).run(samples)


_UNDO_TRIES = 0.05
_DIRT = 77


@dataclass(frozen=True)
class _Answer:
    """What was seen when an action was played: who was asked, whether it was a choice, and whether something showed."""

    seat: int
    is_choice: bool
    revealed: bool


class _Walk:
    """One match under examination."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.lots = random.Random(seed)
        self.match = Match(game, options, seed)
        self.before: list[bytes] = []
        """The position before each action."""
        self.answers: list[_Answer] = []
        self.described: set[tuple[int, int]] = set()

    # -- helpers -----------------------------------------------------------------------------------------------------

    def broken(self, law: Law, detail: object, action: int | None = None) -> BrokenLaw:
        number = len(self.match.played) if action is None else action
        return BrokenLaw(law, self.game.name, self.options, self.seed, number, detail)

    def after(self, state: Record, action: int) -> Record:
        result = self.game.state.copy(state)
        self.game.compiled.step(result, action)
        return result

    def redealt(self, state: Record, viewer: int, seed: int) -> Record:
        result = self.game.state.copy(state)
        self.game.compiled.redeal(result, viewer, seed)
        return result

    def seen(self, state: Record, viewer: int) -> bytes:
        return bytes(self.game.state.mask(state, viewer).tobytes())

    def difference(self, one: Record, other: Record, viewer: int = SPECTATOR) -> str:
        masked = [self.game.state.mask(state, viewer) for state in (one, other)]
        fields = sorted({change.field for change in self.game.state.difference(*masked)})
        return f"viewer {viewer}: {', '.join(fields)}"

    def legal(self, state: Record) -> list[int]:
        ids = np.zeros(self.game.action_count, dtype=np.int16)
        return [int(action) for action in ids[: self.game.compiled.legal(state, ids)]]

    @property
    def viewers(self) -> range:
        return range(SPECTATOR, self.match.seats)

    # -- the match ---------------------------------------------------------------------------------------------------

    def run(self, samples: int) -> Recording:
        self.play_to_the_end()
        for number, state in self.positions():
            self.check_conservation(number, state)
        ends = len(self.before)
        for number in sorted(self.lots.sample(range(ends), min(samples, ends))):
            state = self.game.state.from_bytes(self.before[number])
            self.check_redeal(number, state)
            self.check_secrets(number, state)
            self.check_marks(number, state)
            self.check_undo_secrets(number, state)
            self.check_refusal(number, state)
            self.check_views(number, state)
        self.check_views(ends, self.match.state)
        self.check_ending()
        self.check_replay()
        return self.recording()

    def positions(self) -> Iterator[tuple[int, Record]]:
        for number, data in enumerate(self.before):
            yield number, self.game.state.from_bytes(data)
        yield len(self.before), self.match.state

    def play_to_the_end(self) -> None:
        """Play at random, with a second record that was full of rubbish keeping pace, and now and then an undo."""
        shadow = self.game.state.new()
        for name in self.game.state.dtype().names or ():
            shadow[name] = _DIRT
        self.game.compiled.begin(shadow, self.game.encode_options(self.options), self.seed)
        tries_left = 5
        while True:
            if shadow.tobytes() != self.match.state.tobytes():
                raise self.broken(Law.SAME_BYTES, self.difference(self.match.state, shadow))
            self.check_undo_point()
            self.check_words_of_position()
            if self.match.is_over:
                return
            if tries_left and self.lots.random() < _UNDO_TRIES:
                tries_left -= 1
                if self.try_undo():
                    shadow = self.game.state.copy(self.match.state)
            offered = self.match.legal()
            action = self.lots.choice(offered)
            is_choice = len(offered) > 1 and action != self.game.settled(shadow)
            self.before.append(self.match.state.tobytes())
            self.match.play(action)
            seat = int(shadow.actor)
            self.game.compiled.step(shadow, action)
            self.answers.append(_Answer(seat, is_choice, bool(shadow.revealed)))

    # -- undo --------------------------------------------------------------------------------------------------------

    def expected_undo(self, seat: int) -> int | None:
        """Return the last choice in the run of answers that this seat alone has given, and that revealed nothing."""
        own = takewhile(lambda answer: answer.seat == seat and not answer.revealed, reversed(self.answers))
        choices = [back for back, answer in enumerate(own, start=1) if answer.is_choice]
        return len(self.answers) - choices[0] if choices else None

    def check_undo_point(self) -> None:
        for seat in range(self.match.seats):
            expected, found = self.expected_undo(seat), self.match.undo_point(seat)
            if found != expected:
                raise self.broken(Law.UNDO, f"seat {seat} to action {found} instead of {expected}")

    def try_undo(self) -> bool:
        """Let whoever answered last take back their last choice if that is allowed; return whether it was."""
        seat = self.answers[-1].seat if self.answers else 0
        expected, position = self.expected_undo(seat), self.match.state.tobytes()
        try:
            point = self.match.undo(seat)
        except NothingToUndo:
            if expected is not None or self.match.state.tobytes() != position:
                raise self.broken(Law.UNDO, "refused, or refused and yet something changed") from None
            return False
        if point != expected or self.match.state.tobytes() != self.before[point]:
            raise self.broken(Law.UNDO, f"not the position before action {expected}")
        del self.before[point:], self.answers[point:]
        return True

    def check_undo_secrets(self, number: int, state: Record) -> None:
        """The same answer, given in two positions that look the same to a seat, leaves it the same undo."""
        for seat in range(self.match.seats):
            worlds = [self.at(number, state), self.at(number, self.redealt(state, seat, self.lots.getrandbits(62)))]
            possible = [action for action in worlds[0].legal() if action in worlds[1].legal()]
            for action in self.lots.sample(possible, min(1, len(possible))):
                for world in worlds:
                    world.play(action)
                if worlds[0].undo_point(seat) != worlds[1].undo_point(seat):
                    raise self.broken(Law.UNDO_KEEPS_SECRETS, f"seat {seat}, answer {action}", number)

    def at(self, number: int, state: Record) -> Match:
        """Return the match after its first `number` actions, but with a position of our own."""
        match = Match(self.game, self.options, self.seed)
        match.state = self.game.state.copy(state)
        match.played = self.match.played[:number]
        return match

    # -- what the game promises about itself --------------------------------------------------------------------------

    def check_conservation(self, number: int, state: Record) -> None:
        if laws := self.game.room("state").broken_laws(state):
            raise self.broken(Law.CONSERVATION, laws, number)

    def check_redeal(self, number: int, state: Record) -> None:
        """Whoever looks, a redeal keeps what they see and may do, and forgets everything else."""
        for viewer in self.viewers:
            first, second = self.lots.getrandbits(62), self.lots.getrandbits(62)
            redealt = self.redealt(state, viewer, first)
            if self.seen(redealt, viewer) != self.seen(state, viewer):
                raise self.broken(Law.REDEAL_KEEPS_VIEW, self.difference(state, redealt, viewer), number)
            if laws := self.game.room("state").broken_laws(redealt):
                raise self.broken(Law.REDEAL_KEEPS_LAWS, f"viewer {viewer}: {laws}", number)
            if viewer == state.actor and self.legal(redealt) != self.legal(state):
                raise self.broken(Law.REDEAL_KEEPS_LEGAL, f"viewer {viewer}", number)
            once, twice = self.redealt(state, viewer, second), self.redealt(redealt, viewer, second)
            if once.tobytes() != twice.tobytes():
                raise self.broken(Law.REDEAL_IS_HONEST, f"viewer {viewer}", number)

    def check_secrets(self, number: int, state: Record) -> None:
        """If two positions look the same to a viewer before and after an action, so must the journal of the action."""
        for viewer in self.viewers:
            other = self.redealt(state, viewer, self.lots.getrandbits(62))
            possible = [action for action in self.legal(state) if action in self.legal(other)]
            for action in self.lots.sample(possible, min(2, len(possible))):
                ends = self.after(state, action), self.after(other, action)
                if self.seen(ends[0], viewer) == self.seen(ends[1], viewer):
                    told = [self.game.journal(end, viewer) for end in ends]
                    if told[0] != told[1]:
                        raise self.broken(Law.JOURNAL_KEEPS_SECRETS, f"viewer {viewer}: {told[0]}", number)

    def check_marks(self, number: int, state: Record) -> None:
        """What an action shows its actor may depend on what the actor did not know only if it is marked."""
        actor = int(state.actor)
        other = self.redealt(state, actor, self.lots.getrandbits(62))
        for action in self.legal(state):
            ends = self.after(state, action), self.after(other, action)
            if not ends[0].revealed and self.seen(ends[0], actor) != self.seen(ends[1], actor):
                detail = f"answer {action}, {self.difference(*ends, actor)}"
                raise self.broken(Law.REVEALS_ARE_MARKED, detail, number)

    def check_refusal(self, number: int, state: Record) -> None:
        """Try ids that are not offered, some of them outside the action space."""
        match = self.at(number, state)
        offered = match.legal()
        others = [action for action in range(self.game.action_count) if action not in offered]
        for action in [-1, self.game.action_count, *self.lots.sample(others, min(3, len(others)))]:
            try:
                match.play(action)
            except IllegalAction as error:
                self.say(error.reason.message, number)
            else:
                raise self.broken(Law.REFUSAL, f"answer {action} was accepted", number)
            if match.state.tobytes() != state.tobytes():
                raise self.broken(Law.REFUSAL, f"answer {action} changed something", number)

    # -- what people see ----------------------------------------------------------------------------------------------

    def check_views(self, number: int, state: Record) -> None:
        """What one viewer sees is the same after a redeal, survives JSON and has words."""
        viewer = self.lots.choice(self.viewers)
        redealt = self.redealt(state, viewer, self.lots.getrandbits(62))
        for look in (self.game.view, self.game.journal, self.game.tables, self.game.standing):
            if look(state, viewer) != look(redealt, viewer):
                raise self.broken(Law.REDEAL_KEEPS_VIEW, f"{look.__name__} of viewer {viewer}", number)
        for shown in (self.game.view(state, viewer), self.game.journal(state, viewer)):
            try:
                same = _through_json(shown) == shown
            except (TypeError, ValueError):
                same = False
            if not same:
                raise self.broken(Law.JSON, f"viewer {viewer}", number)
        for table in self.game.tables(state, viewer):
            cells = [cell for row in table.rows for cell in row]
            for text in (table.title, *table.columns, *cells):
                if isinstance(text, Message):
                    self.say(text, number)
        if standing := self.game.standing(state, viewer):
            self.check_standing(standing, number)

    def check_standing(self, standing: Standing, number: int) -> None:
        """It tells of every seat, survives JSON and has words."""
        seats, notes = self.match.seats, standing.notes
        numbers: list[list[Any]] = [standing.values, standing.ahead, *(row.points for row in standing.rows)]
        if len(standing.values) != seats or len(notes) not in (0, seats) or not set(standing.ahead) <= {*range(seats)}:
            raise self.broken(Law.STANDING, standing, number)
        if any(type(one) not in (int, type(None)) for each in numbers for one in each):
            raise self.broken(Law.JSON, standing, number)
        titles = [row.title for row in standing.rows]
        for message in (standing.headline, standing.counted, *standing.sentences, *titles, *chain(*notes)):
            self.say(message, number)

    def check_words_of_position(self) -> None:
        """The question, its answers (each once in a match) and what was caused have words."""
        state, number = self.match.state, len(self.match.played)
        for viewer in {SPECTATOR, self.match.played[-1].seat if self.match.played else 0}:
            for message in self.game.narrate(self.game.journal(state, viewer)):
                self.say(message, number)
        if self.match.is_over:
            return
        new = [action for action in self.match.legal() if (int(state.decision), action) not in self.described]
        if new:
            self.say(self.game.prompt(state), number)
        for action in new:
            self.described.add((int(state.decision), action))
            self.say(self.game.describe(state, action), number)

    def say(self, message: Message, number: int) -> None:
        """Say a message in every language, each message only once."""
        try:
            key = json.dumps(message.to_json(), sort_keys=True, allow_nan=False)
        except (TypeError, ValueError):
            raise self.broken(Law.WORDS, f"the arguments of {message} are not JSON", number) from None
        if key in _said(self.game):
            return
        for language in LANGUAGES:
            try:
                words = _words(language, self.game)
            except OSError as error:
                raise self.broken(Law.WORDS, error, number) from None
            words.say(message)
            if words.faults:
                faults = ", ".join(f"{one} is {fault}" for one, fault in sorted(words.faults.items()))
                words.faults.clear()
                raise self.broken(Law.WORDS, f"{language}: {faults}", number)
        _said(self.game).add(key)

    # -- the end ------------------------------------------------------------------------------------------------------

    def check_ending(self) -> None:
        match, seats = self.match, self.match.seats
        rows = self.game.score_sheet(match.state)
        if len(match.scores()) != seats or not all(1 <= place <= seats + 1 for place in match.places()):
            raise self.broken(Law.ENDING, f"points {match.scores()}, places {match.places()}")
        if not rows or any(len(row.points) != seats for row in rows):
            raise self.broken(Law.ENDING, f"score sheet {rows}")
        if match.legal():
            raise self.broken(Law.ENDING, "there are legal actions after the end")
        for message in (self.game.outcome(match.state), *(row.title for row in rows)):
            self.say(message, len(match.played))

    def check_replay(self) -> None:
        data = self.match.to_json()
        again = Match.from_json(_through_json(data), game=self.game)
        if again.played != self.match.played or again.hash() != self.match.hash() or again.to_json() != data:
            raise self.broken(Law.REPLAY, "another position")

    def recording(self) -> Recording:
        """Return the match with a fingerprint of the position before each action and at the end."""
        marks = [fingerprint(self.game, state, number) for number, state in self.positions()]
        return Recording(self.options, self.seed, self.match.actions, marks)


@cache
def _said(_game: Game) -> set[str]:
    """What was already said without a fault."""
    return set()


@cache
def _words(language: str, game: Game) -> Words:
    return Words(language, game)


def _through_json(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))
