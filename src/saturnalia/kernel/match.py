"""A match: game, rules version, options, seed and the list of actions. Nothing else is ever the truth.

But a match whose rules have changed under way may begin anew: then the position from which it was played on stands in
the place of the seed (see `takeover`).
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.kernel.errors import BadMatch, BadOptions, IllegalAction, NothingToUndo
from saturnalia.kernel.game import Game, load
from saturnalia.kernel.integers import as_integer
from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.options import Value

FORMAT = "saturnalia-match"
SIGNATURE = "v2:"
"""How hashes of positions begin. Those of older files have no mark: they cover the layout of the record as well."""
SEED_BITS = 63
LARGEST_FILE = 4_000_000


@dataclass(frozen=True)
class Played:
    """One action of the list: who answered, what, whether there was a choice, and whether it revealed something.

    >>> match = Match.new("pax", seats=2, seed=1)
    >>> journal = match.play(43)
    >>> match.played
    [Played(seat=1, action=43, forced=False, revealed=False)]
    """

    seat: int
    action: int
    forced: bool
    revealed: bool


class Match:
    """A match in progress or finished.

    >>> match = Match.new("pax", seats=4, seed=7)
    >>> while not match.is_over:
    ...     journal = match.play(match.legal()[0])
    >>> len(match.scores())
    4
    """

    def __init__(self, game: Game, options: dict[str, Value], seed: int, start: Any = None) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.start = start
        """The position from which the match was played on after its rules had changed; None: it began with its seed."""
        self.played: list[Played] = []
        self.state: Any = game.state.new()
        self._ids = np.zeros(game.action_count, dtype=np.int16)
        self._begin()

    def _begin(self) -> None:
        if self.start is None:
            self.game.compiled.begin(self.state, self.game.encode_options(self.options), self.seed)
        else:
            self.state = self.game.state.copy(self.start)

    @classmethod
    def new(
        cls, game: str | Game, *, seed: int | None = None, components: str | Path | None = None, **options: Any
    ) -> Match:
        """Begin a match; without a seed, one is drawn.

        >>> Match.new("pax", seats=2, variant="nocturnus").options["variant"]
        'nocturnus'
        """
        found = load(game, components) if isinstance(game, str) else game
        number = secrets.randbits(SEED_BITS) if seed is None else check_seed(seed)
        return cls(found, found.complete_options(options), number)

    # -- the position -----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that must answer; -1 when the match is over.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.actor
        1
        """
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended.

        >>> Match.new("pax", seats=2, seed=1).is_over
        False
        """
        return self.actor < 0

    @property
    def seats(self) -> int:
        """How many seats play.

        >>> Match.new("pax", seats=2, seed=1).seats
        2
        """
        return int(self.state.seats)

    @property
    def actions(self) -> list[int]:
        """The actions played so far.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> journal = match.play(43)
        >>> match.actions
        [43]
        """
        return [played.action for played in self.played]

    def legal(self) -> list[int]:
        """Return the actions offered to the actor, in order.

        >>> Match.new("pax", seats=2, seed=1).legal()
        [43, 45]
        """
        if self.is_over:
            return []
        count = self.game.compiled.legal(self.state, self._ids)
        return [int(action) for action in self._ids[:count]]

    def scores(self) -> list[int]:
        """Return every seat's points as they stand.

        >>> Match.new("pax", seats=2, seed=1).scores()
        [4, 4]
        """
        points = np.zeros(self.seats, dtype=np.int32)
        self.game.compiled.scores(self.state, points)
        return [int(number) for number in points]

    def places(self) -> list[int]:
        """Return every seat's place at the end: 1 for winners (there may be none, or several).

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> while not match.is_over:
        ...     journal = match.play(match.legal()[0])
        >>> match.places()
        [2, 1]
        """
        ranks = np.zeros(self.seats, dtype=np.int32)
        self.game.compiled.places(self.state, ranks)
        return [int(number) for number in ranks]

    def hash(self) -> str:
        """Return a fingerprint of what the rules say: the position (`State.signed`), and at the end points and places.

        >>> Match.new("pax", seats=2, seed=1).hash() == Match.new("pax", seats=2, seed=1).hash()
        True
        >>> Match.new("pax", seats=2, seed=1).hash() == Match.new("pax", seats=2, seed=2).hash()
        False
        """
        digest = hashlib.blake2b(self.game.state.signed(self.state), digest_size=28)
        if self.is_over:
            digest.update(np.array([self.scores(), self.places()], dtype="<i8").tobytes())
        return SIGNATURE + digest.hexdigest()

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, action: int) -> list[dict[str, Any]]:
        """Play one of the offered actions and return what it caused, as the actor may know it.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.play(0)
        Traceback (most recent call last):
        saturnalia.kernel.errors.IllegalAction: pax-why-keep-first
        """
        legal, number = self.legal(), as_integer(action)
        if number is None or number not in legal:
            raise IllegalAction(action, self.why_not(action))
        seat = self.actor
        is_forced = len(legal) == 1 or number == self.game.settled(self.state)
        self.game.compiled.step(self.state, number)
        self.played.append(Played(seat, number, is_forced, bool(self.state.revealed)))
        return self.game.journal(self.state, seat)

    def forced(self) -> int | None:
        """Return the only legal action, if there is exactly one.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> len(match.legal()), match.forced()
        (2, None)
        """
        legal = self.legal()
        return legal[0] if len(legal) == 1 else None

    def foreseen(self) -> int | None:
        """Return the only legal action if the person knows already what it does: then it may be given for them.

        Where there are several that come to the same (`Game.settled`), one of them.

        >>> match = Match.new("porta_nigra", seats=2, seed=1)
        >>> match.foreseen() is None
        True
        """
        action = self.forced()
        if action is None:
            return None if self.is_over else self.game.settled(self.state)
        return action if self.game.is_foreseen(self.state, action) else None

    def why_not(self, action: int) -> Reason:
        """Return why an action is not offered now.

        >>> Match.new("pax", seats=2, seed=1).why_not(0)
        Reason(message=Message(id='pax-why-keep-first', args={}, sums=(), joins={}), clause='PAX-2.8')
        """
        if self.is_over:
            return Reason(Message("error-match-over"))
        number = as_integer(action)
        if number is None or not 0 <= number < self.game.action_count:
            return Reason(Message("error-action-unknown", {"action": str(action)}))
        return self.game.why_not(self.state, number)

    # -- taking back ------------------------------------------------------------------------------------------------

    def undo_point(self, seat: int, *, beyond: bool = False) -> int | None:
        """Return how many actions would stay if the seat took back its last choice, or None if it may not.

        It may not once something was revealed, or once another seat has answered: whether that answer was forced may be
        a secret, so undo does not step over it. `beyond` looks past both.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> journal = match.play(43)
        >>> match.undo_point(1), match.undo_point(0)
        (0, None)
        """
        for index in range(len(self.played) - 1, -1, -1):
            played = self.played[index]
            if not beyond and (played.revealed or played.seat != seat):
                return None
            if played.seat == seat and not played.forced:
                return index
        return None

    def undo(self, seat: int, *, beyond: bool = False) -> int:
        """Take back the seat's last choice and all that followed; return how many actions stay.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.undo(0)
        Traceback (most recent call last):
        saturnalia.kernel.errors.NothingToUndo: error-undo-nothing
        """
        point = self.undo_point(seat, beyond=beyond)
        if point is None:
            chosen = self.undo_point(seat, beyond=True) is not None
            raise NothingToUndo("error-undo-revealed" if chosen else "error-undo-nothing")
        self._replay(self.actions[:point])
        return point

    def at(self, count: int) -> Match:
        """Return the match as it stood after its first `count` actions.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> journal = match.play(43)
        >>> match.at(0).legal()
        [43, 45]
        """
        earlier = Match(self.game, self.options, self.seed, self.start)
        earlier._replay(self.actions[:count])
        return earlier

    def from_position(self, count: int, state: Any) -> Match:
        """Return the match as it stood after its first `count` actions, in the state that it had then: no replay.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> before = match.game.state.copy(match.state)
        >>> journal = match.play(43)
        >>> match.from_position(0, before).legal()
        [43, 45]
        """
        earlier = Match(self.game, self.options, self.seed, self.start)
        earlier.state = self.game.state.copy(state)
        earlier.played = self.played[:count]
        return earlier

    def positions(self) -> Iterator[Match]:
        """Yield the match after 0, 1, 2 … actions; the same object each time, moved on.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> journal = match.play(43)
        >>> [position.actor for position in match.positions()]
        [1, 0]
        """
        walker = Match(self.game, self.options, self.seed, self.start)
        yield walker
        for action in self.actions:
            walker.play(action)
            yield walker

    def _replay(self, actions: list[int]) -> None:
        self._begin()
        self.played = []
        for action in actions:
            self.play(action)

    # -- files ------------------------------------------------------------------------------------------------------

    def to_json(self, **notes: Any) -> dict[str, Any]:
        """Return the match as JSON; `notes` (names, date …) travel along without meaning anything to the rules.

        >>> data = Match.new("pax", seats=2, seed=1).to_json(names=["Ann", "Bob"])
        >>> data["game"], data["seed"], data["actions"], data["notes"]
        ('pax', 1, [], {'names': ['Ann', 'Bob']})
        """
        content = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "options": dict(self.options),
            "seed": self.seed,
            "actions": self.actions,
            "hash": self.hash(),
            "notes": notes,
            **({} if self.start is None else {"start": self.game.state.kept_fields(self.start)}),
        }
        return seal(content)

    @classmethod
    def from_json(cls, data: Any, components: str | Path | None = None, *, game: Game | None = None) -> Match:
        """Return the match that `to_json` wrote; anything damaged or foreign is one clear `BadMatch`.

        A game that is not installed is an `UnknownGame`, unless it is at hand and given as `game`.
        A file of another version is opened where the rules at hand lead to the very same end; a match that is still
        to be played on, only if it was begun with the game's own components. One that was played on from a stored
        position is not opened.

        >>> match = Match.new("pax", seats=2, seed=1)
        >>> Match.from_json(match.to_json()).hash() == match.hash()
        True
        >>> Match.from_json({"format": "saturnalia-match"})
        Traceback (most recent call last):
        saturnalia.kernel.errors.BadMatch: error-match-damaged
        """
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadMatch("error-match-format")
        content = {key: value for key, value in data.items() if key != "checksum"}
        try:
            intact = data.get("checksum") == _checksum(content)
        except (TypeError, ValueError, RecursionError):
            intact = False
        if intact and "start" in content:  # compiled rules trust a position blindly, and nothing vouches for this one
            raise BadMatch("error-match-start")
        if not intact or not _is_well_formed(content):
            raise BadMatch("error-match-damaged")
        found = game if game and game.name == content["game"] else load(content["game"], components)
        if content["rules"] == found.version:
            return cls._opened(found, content)
        other = BadMatch("error-match-version", found=content["rules"], installed=found.version)
        try:
            match = cls._opened(found, content)
        except BadMatch:
            raise other from None
        if not match.is_over and content["rules"] not in found.former_versions:
            raise other
        return match

    @classmethod
    def _opened(cls, game: Game, content: dict[str, Any]) -> Match:
        """Return a match as these rules replay it, or say where they do not."""
        try:
            options = game.complete_options(content["options"], is_begun=True)
            match = cls(game, options, check_seed(content["seed"]))
        except BadOptions:
            raise BadMatch("error-match-damaged") from None
        try:
            match._replay(content["actions"])
        except IllegalAction:
            raise BadMatch("error-match-replay", number=len(match.played) + 1) from None
        if not match._is_signed_by(content):
            raise BadMatch("error-match-position")
        return match

    def _is_signed_by(self, content: dict[str, Any]) -> bool:
        """Whether this is the position that a file vouches for; files without the new mark noted at most the points."""
        noted, is_older = content["notes"].get("scores"), content["rules"] in self.game.former_versions
        if is_older and not content["hash"].startswith(SIGNATURE):
            return noted in (None, self.scores())
        return bool(content["hash"] == self.hash())

    def save(self, path: str | Path, **notes: Any) -> None:
        """Write the match to a file; the file is complete or not there at all.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     Match.new("pax", seats=2, seed=1).save(Path(folder) / "match.json")
        ...     [file.name for file in Path(folder).iterdir()]
        ['match.json']
        """
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(json.dumps(self.to_json(**notes), ensure_ascii=False, indent=1), encoding="utf-8")
        draft.replace(target)

    @classmethod
    def read(cls, path: str | Path, components: str | Path | None = None) -> Match:
        """Read a match from a file.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     Match.new("pax", seats=2, seed=1).save(Path(folder) / "match.json")
        ...     Match.read(Path(folder) / "match.json").seed
        1
        """
        return cls.from_json(read_match_file(path), components)


def is_same_position(match: Match, stored: str) -> bool:
    """Whether a position is the one whose hash was stored; an old hash without the mark cannot tell.

    >>> match = Match.new("pax", seats=2, seed=1)
    >>> is_same_position(match, match.hash()), is_same_position(match.at(0), "0" * 64)
    (True, True)
    """
    return not stored.startswith(SIGNATURE) or stored == match.hash()


def seal(content: dict[str, Any]) -> dict[str, Any]:
    """Return the content of a match file with its checksum.

    >>> list(seal({"game": "pax"}))
    ['game', 'checksum']
    """
    return {**content, "checksum": _checksum(content)}


def check_seed(seed: Any) -> int:
    """Return a seed that was given, as a plain integer, or refuse it.

    >>> check_seed(1.5)
    Traceback (most recent call last):
    saturnalia.kernel.errors.BadMatch: error-match-seed (seed=1.5)
    """
    number = as_integer(seed)
    if number is None or not 0 <= number < 2**SEED_BITS:
        raise BadMatch("error-match-seed", seed=str(seed))
    return number


def read_match_file(path: str | Path) -> Any:
    """Return the JSON of a match file, or one clear error.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     Match.new("pax", seats=2, seed=1).save(Path(folder) / "match.json")
    ...     read_match_file(Path(folder) / "match.json")["format"]
    'saturnalia-match'
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadMatch("error-match-unreadable", file=str(path), problem=error.strerror or "") from None
    except ValueError as error:  # a path with a zero byte in it
        raise BadMatch("error-match-unreadable", file=str(path), problem=str(error)) from None
    if len(data) > LARGEST_FILE:
        raise BadMatch("error-match-large", file=str(path))
    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadMatch("error-match-damaged") from None


def _checksum(content: dict[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _is_well_formed(content: dict[str, Any]) -> bool:
    texts, objects = ("format", "game", "rules", "hash"), ("options", "notes")
    expected = {**dict.fromkeys(texts, str), **dict.fromkeys(objects, dict), "seed": int, "actions": list}
    return (
        content.keys() == expected.keys()
        and all(type(content[key]) is kind for key, kind in expected.items())
        and all(type(action) is int for action in content["actions"])
    )
