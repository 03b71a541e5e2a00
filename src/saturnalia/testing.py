"""The contract test: laws that are true of any game, however it was written, also of a third party's.

`check_game(game)` plays random matches and raises `BrokenLaw` with the law, the options, the seed and the number of the
action, so that the position can be found again. It needs no test framework.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import struct
import subprocess
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib import import_module
from itertools import chain, takewhile
from typing import Any

import numpy as np

from saturnalia.bots.loops import GREEDY_BOT, RANDOM_BOT, loops
from saturnalia.kernel.compiling import INTERPRET, specialise
from saturnalia.kernel.errors import BadOptions, IllegalAction, NothingToUndo
from saturnalia.kernel.game import LANGUAGES, Game
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.options import Value
from saturnalia.kernel.random import below, generator, next_number
from saturnalia.kernel.schema import SPECTATOR, Record
from saturnalia.kernel.standing import Standing
from saturnalia.kernel.words import Words

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
legal: Any = None
step: Any = None


class Law(StrEnum):
    """What every game must obey.

    >>> Law.NO_DEAD_END.value
    'whoever must answer has at least one legal action'
    """

    IDS = "legal actions are ids of the action space, without repeats"
    NO_DEAD_END = "whoever must answer has at least one legal action"
    BOUNDED = "a match ends within game.longest_match actions"
    JOURNAL_FITS = "the journal holds everything that one action causes"
    SAME_BYTES = "the same seed and actions give the same bytes, whatever the record held before"
    CONSERVATION = "the game's own conservation laws hold in every position"
    REDEAL_KEEPS_VIEW = "redealing what a viewer cannot know changes nothing that the viewer sees"
    REDEAL_KEEPS_LEGAL = "redealing what the actor cannot know does not change the actor's legal actions"
    REDEAL_KEEPS_LAWS = "the game's own conservation laws hold after a redeal"
    REDEAL_IS_HONEST = "a redeal depends only on what the viewer knows"
    JOURNAL_KEEPS_SECRETS = "the journal tells a viewer nothing that is still hidden from them"
    REVEALS_ARE_MARKED = "an action that shows its actor something hidden or random is marked as revealing"
    JSON = "views and journals survive JSON"
    STANDING = "who would win now is told of the seats of the table, and the rows of a seat add up to its value"
    WORDS = "everything that can be said has words in every language"
    REFUSAL = "an illegal action is refused with a reason and changes nothing"
    UNDO = "undo goes back exactly to the seat's last choice, never beyond something revealed or another's answer"
    UNDO_KEEPS_SECRETS = "whether a seat may undo does not change when what is hidden from it is redealt"
    REPLAY = "a match read from its file equals the match that was played"
    ENDING = "at the end every seat has points and a place, and there is a score sheet and an outcome"
    INTERPRETED = "the interpreted rules play exactly like the compiled ones"
    GIL = "compiled functions let other threads run"


class BrokenLaw(AssertionError):
    """A game breaks a law of the contract.

    >>> str(BrokenLaw(Law.NO_DEAD_END, "pax", {"seats": 2}, 7, 31, "decision 4"))
    "pax breaks the law “whoever must answer has at least one legal action”: decision 4
    (options {'seats': 2}, seed 7, action 31)"
    """

    def __init__(self, law: Law, game: str, options: dict[str, Value], seed: int, action: int, detail: object) -> None:
        super().__init__(
            f"{game} breaks the law “{law.value}”: {detail} (options {options}, seed {seed}, action {action})"
        )
        self.law = law
        self.seed = seed
        self.action = action


def option_sets(game: Game) -> list[dict[str, Value]]:
    """Return every combination of options that the game allows; options that do not matter keep their default.

    >>> from saturnalia import load
    >>> {"seats": 2, "variant": "base", "start_player": "random"}.items() <= option_sets(load("pax"))[50].items()
    True
    """
    sets: list[dict[str, Value]] = [{}]
    for option in game.options:
        sets = [
            {**chosen, option.name: value}
            for chosen in sets
            for value in (option.values if option.applies(chosen) else (option.default,))
        ]
    return [chosen for chosen in sets if _is_allowed(game, chosen)]


def _is_allowed(game: Game, chosen: dict[str, Value]) -> bool:
    try:
        game.complete_options(dict(chosen))
    except BadOptions:
        return False
    return True


def check_game(
    game: Game,
    options: dict[str, Value] | None = None,
    *,
    matches: int = 100,
    walks: int = 1,
    samples: int = 8,
    seed: int = 1,
    interpreted: bool = True,
) -> None:
    """Raise `BrokenLaw` unless the game obeys the contract with these options, or with every set of options.

    `matches` random matches are played entirely in compiled code; `walks` more are looked at closely, with the costly
    laws (all that concern what viewers see) tried at `samples` positions of each; these walks are played again by the
    interpreted rules in a process of its own. In as many matches of bots (`check_laws`) every position is redealt.

    >>> from saturnalia import load
    >>> check_game(load("pax"), {"seats": 2}, matches=5, samples=1, interpreted=False)
    """
    recordings = []
    for chosen in option_sets(game) if options is None else [game.complete_options(dict(options))]:
        check_many(game, chosen, matches=matches, seed=seed)
        recordings += [walk(game, chosen, seed=seed + number, samples=samples) for number in range(walks)]
        for number in range(walks):
            check_laws(game, chosen, seed=seed + number)
    if interpreted:
        check_interpreted(game, recordings)
    check_gil(game)


# ---------------------------------------------------------------- many matches, in compiled code

_FAULTS = {-1: Law.IDS, -2: Law.IDS, -3: Law.NO_DEAD_END, -4: Law.BOUNDED, -5: Law.JOURNAL_FITS}
_OUTSIDE, _REPEATED, _DEAD_END, _TOO_LONG, _JOURNAL_FULL = _FAULTS


def check_many(game: Game, options: dict[str, Value], *, matches: int, seed: int) -> None:
    """Play whole random matches, trying every legal action of every position on the way.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> check_many(game, game.complete_options({"seats": 2}), matches=2, seed=1)
    """
    room_to_write = 4 * game.action_count + 64  # a broken game must not write beyond the end
    found = np.zeros(3, dtype=np.int64)
    result = _fault_finder(game)(
        game.state.new_array(2),
        np.zeros((2, room_to_write), dtype=np.int16),
        np.zeros(game.action_count, dtype=np.int64),
        game.encode_options(options),
        generator(seed),
        np.array([max(1, matches // 50) if INTERPRET else matches, game.longest_match], dtype=np.int64),
        found,
    )
    if result < 0:
        match_seed, action, detail = (int(number) for number in found)
        raise BrokenLaw(_FAULTS[result], game.name, options, match_seed, action, detail)


@cache
def _fault_finder(game: Game) -> Any:
    compiled = game.compiled
    offers = specialise(count_offers, game.folder, game.compiled_name, legal=compiled.legal)
    names = {"begin": compiled.begin, "step": compiled.step, "count_offers": offers}
    return specialise(search_for_faults, game.folder, game.compiled_name, **names)


def count_offers(s: Record, ids: Any, seen: Any, stamp: int, found: Any) -> int:
    """Return how many actions are offered, or what is wrong with them; `seen` remembers which ids came up when.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> game = match.game
    >>> offers = specialise(count_offers, game.folder, game.compiled_name, legal=game.compiled.legal)
    >>> ids, seen = np.zeros(game.action_count, dtype=np.int16), np.zeros(game.action_count, dtype=np.int64)
    >>> offers(match.state, ids, seen, 1, np.zeros(3, dtype=np.int64)) == len(match.legal())
    True
    """
    count = legal(s, ids)
    if count <= 0:
        return _DEAD_END
    for i in range(count):
        found[2] = ids[i]
        if ids[i] < 0 or ids[i] >= len(seen):
            return _OUTSIDE
        if seen[ids[i]] == stamp:
            return _REPEATED
        seen[ids[i]] = stamp
    return int(count)


def search_for_faults(states: Any, ids: Any, seen: Any, options: Any, numbers: Any, limits: Any, found: Any) -> int:
    """Play random matches; return 0, or the fault, whose seed, action and a detail are left in `found`.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> states, ids = game.state.new_array(2), np.zeros((2, game.action_count), dtype=np.int16)
    >>> seen, found = np.zeros(game.action_count, dtype=np.int64), np.zeros(3, dtype=np.int64)
    >>> options, limits = game.encode_options(game.complete_options({})), np.array([1, game.longest_match])
    >>> _fault_finder(game)(states, ids, seen, options, generator(1), limits, found)
    0
    """
    stamp = 0
    for _ in range(limits[0]):
        found[0] = np.int64(next_number(numbers) >> np.uint64(1))
        found[1] = 0
        begin(states[0], options, found[0])
        while states[0].actor >= 0:
            if found[1] == limits[1]:
                return _TOO_LONG
            stamp += 1
            count = count_offers(states[0], ids[0], seen, stamp, found)
            if count < 0:
                return count
            found[1] += 1
            chosen = below(numbers, count)
            for i in range(count):  # every answer is tried; the chosen one last, to go on from there
                states[1] = states[0]
                step(states[1], ids[0, (chosen + 1 + i) % count])
                if states[1].journal_length > len(states[1].journal):
                    found[2] = states[1].journal_length
                    return _JOURNAL_FULL
                if states[1].actor >= 0:
                    stamp += 1
                    offered = count_offers(states[1], ids[1], seen, stamp, found)
                    if offered < 0:
                        return offered
            states[0] = states[1]
    return 0


# ---------------------------------------------------------------- one match, looked at closely


@dataclass
class Recording:
    """A match as it was played, with a fingerprint of the position after each action.

    >>> Recording({"seats": 2}, seed=7, actions=[3, 0]).actions
    [3, 0]
    """

    options: dict[str, Value]
    seed: int
    actions: list[int] = field(default_factory=list)
    fingerprints: list[str] = field(default_factory=list)


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


# ---------------------------------------------------------------- every position, as every viewer might imagine it

_MANNERS = (RANDOM_BOT, GREEDY_BOT, 0.5)
"""The bots of such matches: random, greedy, and greedy but careless."""


def check_laws(game: Game, options: dict[str, Value], *, seed: int) -> int:
    """Let bots play one match: the game's own laws hold after every action, and after a redeal for every viewer.

    Who plays depends on the seed: everybody at random, everybody greedily, or a mixture, since each comes to positions
    that the others never see. Returns how many positions were looked at, redealt ones included.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> check_laws(game, game.complete_options({"seats": 2}), seed=1) > 100
    True
    """
    broken_laws, compiled, lots = game.room("state").broken_laws, game.compiled, random.Random(seed)
    states, ids = game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16)
    numbers, state = generator(seed), states[0]
    compiled.begin(state, game.encode_options(options), seed)
    seats = int(state.seats)
    bots = [_MANNERS[seed % 4]] * seats if seed % 4 < len(_MANNERS) else lots.choices(_MANNERS, k=seats)
    viewers, looked_at = range(SPECTATOR, seats), 0
    for number in range(game.longest_match + 1):
        if laws := broken_laws(state):
            raise BrokenLaw(Law.CONSERVATION, game.name, options, seed, number, laws)
        if state.actor < 0:
            return looked_at + 1
        for viewer in viewers:
            states[1] = state
            compiled.redeal(states[1], viewer, lots.getrandbits(62))
            states[1].generator[0] = state.generator[0]
            if states[1].tobytes() != state.tobytes() and (laws := broken_laws(states[1])):
                raise BrokenLaw(Law.REDEAL_KEEPS_LAWS, game.name, options, seed, number, f"viewer {viewer}: {laws}")
            if viewer == state.actor:
                states[2] = states[1]
        looked_at += 1 + len(viewers)
        count, bot = int(compiled.legal(state, ids)), bots[int(state.actor)]
        action = int(ids[lots.randrange(count)])
        if count > 1 and bot >= GREEDY_BOT:
            action = loops(game).choose_greedy(states[[2, 1]], numbers, ids, count, bot)
        compiled.step(state, action)
    raise BrokenLaw(Law.BOUNDED, game.name, options, seed, game.longest_match, "bots")


# ---------------------------------------------------------------- interpreted equals compiled

_LOOK_CLOSER_EVERY = 16


def fingerprint(game: Game, state: Record, number: int) -> str:
    """Return a hash of a position and its legal actions; now and then also of a redeal and of its worth to a bot.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> before = fingerprint(match.game, match.state, 0)
    >>> match.game.compiled.step(match.state, match.legal()[0])
    >>> fingerprint(match.game, match.state, 1) == before
    False
    """
    digest = hashlib.blake2b(state.tobytes(), digest_size=8)
    if state.actor >= 0:
        ids = np.zeros(game.action_count, dtype=np.int16)
        digest.update(ids[: game.compiled.legal(state, ids)].tobytes())
    if number % _LOOK_CLOSER_EVERY == 0:
        copy = game.state.copy(state)
        viewer = number // _LOOK_CLOSER_EVERY % int(state.seats)
        digest.update(struct.pack("<d", game.compiled.value(copy, viewer)))
        game.compiled.redeal(copy, viewer, number)
        digest.update(copy.tobytes())
    numbers = np.zeros((2, int(state.seats)), dtype=np.int32)
    if state.actor < 0:
        game.compiled.scores(state, numbers[0])
        game.compiled.places(state, numbers[1])
        digest.update(numbers.tobytes())
    return digest.hexdigest()


def check_interpreted(game: Game, recordings: Sequence[Recording]) -> None:
    """Let a process with compiling switched off play the recorded matches, and compare action by action.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> start = Recording(match.options, match.seed, [], [fingerprint(match.game, match.state, 0)])
    >>> check_interpreted(match.game, [start])
    """
    matches = [
        {"options": game.encode_options(match.options).tolist(), "seed": match.seed, "actions": match.actions}
        for match in recordings
    ]
    order = json.dumps({"package": game.package, "path": sys.path, "matches": matches})
    program = "import saturnalia.testing as testing; testing.play_interpreted()"
    environment = {**os.environ, "SATURNALIA_INTERPRET": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", program], input=order, env=environment, capture_output=True, text=True, check=False
    )
    if answer.returncode != 0:
        raise BrokenLaw(Law.INTERPRETED, game.name, {}, 0, 0, answer.stderr.strip()[-2000:])
    for match, played in zip(recordings, json.loads(answer.stdout), strict=True):
        for number, mark in enumerate(match.fingerprints):
            if number >= len(played["fingerprints"]) or played["fingerprints"][number] != mark:
                detail = played["error"] or "another position, legal actions, redeal, value or score"
                raise BrokenLaw(Law.INTERPRETED, game.name, match.options, match.seed, number, detail)


def play_interpreted() -> None:
    """Play the matches described on the standard input; write the fingerprint of every position (see above).

    An overflow in small integers is an error here: compiled code would silently calculate with wide ones.

    >>> from io import StringIO
    >>> from unittest.mock import patch
    >>> order = json.dumps({"package": "saturnalia.games.pax", "path": sys.path, "matches": []})
    >>> with patch("sys.stdin", StringIO(order)), warnings.catch_warnings():
    ...     play_interpreted()
    []
    """
    order = json.load(sys.stdin)
    sys.path[:] = order["path"]
    game: Game = import_module(order["package"]).game
    warnings.simplefilter("error", RuntimeWarning)
    results = []
    for match in order["matches"]:
        marks: list[str] = []
        error = ""
        try:
            marks.extend(_fingerprints(game, match))
        except Exception as problem:  # whatever the rules do wrong is reported to the other side
            place = traceback.extract_tb(problem.__traceback__)[-1]
            error = f"{type(problem).__name__}: {problem} at {place.filename}:{place.lineno}"
        results.append({"fingerprints": marks, "error": error})
    json.dump(results, sys.stdout)


def _fingerprints(game: Game, match: dict[str, Any]) -> Iterator[str]:
    state = game.state.new()
    game.compiled.begin(state, np.array(match["options"], dtype=np.int64), match["seed"])
    yield fingerprint(game, state, 0)
    for number, action in enumerate(match["actions"], start=1):
        game.compiled.step(state, action)
        yield fingerprint(game, state, number)


# ---------------------------------------------------------------- threads

_LONG_ENOUGH = 0.1
_TICKS_EXPECTED = 5


@cache
def check_gil(game: Game) -> None:
    """Let a thread play matches in one compiled call: meanwhile this thread must be able to count.

    >>> from saturnalia import load
    >>> check_gil(load("pax"))
    """
    if INTERPRET:
        return
    options = game.complete_options({})
    matches = 16
    while True:
        ticks, seconds = _ticks_beside(game, options, matches)
        if seconds >= _LONG_ENOUGH:
            break
        matches *= 4
    if ticks < _TICKS_EXPECTED:
        detail = f"the main thread moved {ticks} times in {seconds:.2f} s"
        raise BrokenLaw(Law.GIL, game.name, options, 0, 0, detail)


def _ticks_beside(game: Game, options: dict[str, Value], matches: int) -> tuple[int, float]:
    """Return how often this thread woke up while another played matches, and how long that took."""
    seats = max(game.seat_counts)
    states, ids = game.state.new_array(3), np.zeros(game.action_count, dtype=np.int16)
    encoded, bots = game.encode_options(options), np.full(seats, RANDOM_BOT)
    results = np.zeros((2, matches, seats), dtype=np.int32)
    times: list[float] = []

    def play() -> None:
        times.append(time.perf_counter())
        loops(game).play_matches(states, ids, encoded, bots, generator(1), game.longest_match, results[0], results[1])
        times.append(time.perf_counter())

    thread = threading.Thread(target=play)
    woken: list[float] = []
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        woken.append(time.perf_counter())
    thread.join()
    return _count_between(woken, *times), times[1] - times[0]


def _count_between(moments: Iterable[float], first: float, last: float) -> int:
    return sum(1 for moment in moments if first < moment < last)
