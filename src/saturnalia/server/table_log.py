"""The log of a table: its entries folded into a match. The position is a cache of it, and this rebuilds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match
from saturnalia.kernel.options import Value
from saturnalia.server.rows import ANSWERS, Entry

UNDOS = ("undo", "undo_beyond")
ASKS = {"ask_undo": "undo", "ask_undo_beyond": "undo_beyond"}
"""What is asked of the others, and what happens once they have agreed."""

TALK = (*ASKS, "agree_undo", "refuse_undo", "end_undo")
"""Entries that leave the question as it is: whoever is asked may answer it all the same."""

PROPOSALS = {"propose_bot": "bot", "propose_link": "link"}
"""What is proposed for a seat where nobody is, and what happens once the others have agreed."""

SEATING = ("resign", "flag", "broken", "take_over", "come_back", "sit", "hand_out", "revoke")
"""Entries about who plays a seat; they leave the question of every other seat as it is."""

CONSENTS = ("agree_play_on", "agree_close", "refuse_change")
"""What people say at a table whose rules have changed; while it is in play it means nothing."""

VOTING = (*PROPOSALS, "agree_vote", "refuse_vote", "end_vote")

POSITION_EVERY = 32
"""So many actions lie between two positions that are kept, from which earlier ones are reached."""


@dataclass(frozen=True, slots=True)
class Trace:
    """What one action caused: the part of the state that `Game.journal` reads."""

    journal: Any
    journal_length: int
    actor: int


@dataclass(slots=True)
class LoggedEntry:
    """One entry with its trace; `undone` once it was taken back. The first of a log is the set-up.

    `holds_to`, of an undo: the last entry before it that still holds. `is_former`: it happened under other rules, and
    all that is left of it are the words in which it was `told`.
    """

    entry: Entry | None
    trace: Trace | None
    undone: bool = False
    holds_to: int | None = None
    is_former: bool = False
    told: dict[str, Any] | None = None


@dataclass
class AskedUndo:
    """A seat has asked the others, `at` a time, whether it may take back its last choice: `point` actions stay.

    `seq`: the number of the entry by which it asked.
    """

    seat: int
    kind: str
    point: int
    at: float = 0.0
    seq: int = 0
    agreed: set[int] = field(default_factory=set)


@dataclass
class Vote:
    """A seat has proposed that a bot plays for an absent one, or that its link is given out: `at` a time, by `seq`."""

    seat: int
    change: str
    by: int
    at: float
    seq: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Earlier:
    """How an earlier position is reached: from a position that was kept, by these actions."""

    match: Match
    kept: int
    state: Any
    actions: list[int]

    def play(self) -> Match:
        """Return the match at that time; this may take a while, and needs nothing of the table any more."""
        match = self.match.from_position(self.kept, self.state)
        for action in self.actions:
            match.play(action)
        return match


class TableLog:
    """A match with everything that happened at its table, entry by entry.

    >>> from saturnalia import load
    >>> game = load("pax")
    >>> table_log = TableLog(game, game.complete_options({"seats": 2}), seed=1)
    >>> table_log.follow([Entry(1, "act", 0, at=0.0, action=43)])
    >>> table_log.seq, table_log.match.actions
    (1, [43])
    """

    def __init__(self, game: Game, options: dict[str, Value], seed: int, entries: list[Entry] | None = None) -> None:
        entries = entries or []
        anew = next((entry for entry in reversed(entries) if entry.kind == "play_on"), None)
        start = None if anew is None else game.state.from_kept_fields(_details(anew)["fields"])
        self.match = Match(game, options, seed, start)
        self.begins = 0 if anew is None else anew.seq
        """The number of the entry with which the match begins: 0, or that by which it was played on by new rules."""
        self.entries: list[LoggedEntry] = [LoggedEntry(None, _trace(self.match))]
        if anew is not None:
            self.entries = [*_former(anew, entries), LoggedEntry(anew, None)]
        self.seqs: list[int] = []
        """For each action of the match, the number of its entry."""
        self.question_seq = self.begins
        """The number of the entry after which the present question was asked."""
        self.asked: AskedUndo | None = None
        self.vote: Vote | None = None
        self.refused_votes: dict[tuple[int, int, str], float] = {}
        """When a proposal was refused: who had proposed it, for which seat, and what."""
        self.undos: Counter[int] = Counter()
        """How often the match was taken back to so many actions."""
        self.out_of_time: int | None = None
        """The seat whose time ran out at the present question, which the bot answers that has taken over."""
        self.returns: Counter[int] = Counter()
        """How often somebody has come to each seat again, or for the first time, in the middle of the match."""
        self.declined: set[int] = set()
        """The seats that were told no since the present question was asked."""
        self.ended = False
        """Whether the table ended without an end of the match: somebody gave up, or everybody left."""
        self.winner: int | None = None
        """Who has won because the other gave up."""
        self.ending: dict[str, Any] | None = None
        """How it ended, once somebody has asked."""
        self.points: list[list[int]] = [self.match.scores()]
        """Every seat's points at the beginning and after each action."""
        self._positions: list[Any] = [self._copy()]
        self._fold(entries[self.begins :])

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return len(self.entries) - 1

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.ended or self.match.is_over

    def _fold(self, entries: list[Entry]) -> None:
        """Play only what was not taken back; the result is the same as following one by one."""
        kept: list[int] = []
        holds_to: dict[int, int] = {}
        for entry in entries:
            if entry.kind in ANSWERS:
                kept.append(entry.seq)
            elif entry.kind in UNDOS:
                point = entry.action or 0
                holds_to[entry.seq] = kept[point] - 1
                del kept[point:]
        in_force = set(kept)
        for entry in entries:
            if entry.kind in ANSWERS and entry.seq not in in_force:
                self.entries.append(LoggedEntry(entry, None, undone=True))
                self._note(entry)
            elif entry.kind in UNDOS:
                self.entries.append(LoggedEntry(entry, None, holds_to=holds_to[entry.seq]))
                self._note(entry)
            else:
                self.follow([entry])

    def follow(self, entries: Iterable[Entry]) -> None:
        """Add entries that are stored already."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise ValueError(f"entry {entry.seq} cannot follow entry {self.seq}")
            trace = holds_to = None
            if entry.kind in ANSWERS:
                self.match.play(_number(entry))
                self.seqs.append(entry.seq)
                self.points.append(self.match.scores())
                if len(self.seqs) % POSITION_EVERY == 0:
                    self._positions.append(self._copy())
                trace = _trace(self.match)
            elif entry.kind in UNDOS:
                holds_to = self._cut(_number(entry))
            self.entries.append(LoggedEntry(entry, trace, holds_to=holds_to))
            self._note(entry)

    def _note(self, entry: Entry) -> None:
        """Keep in mind what an entry says beside its action."""
        if entry.kind in UNDOS:
            self.undos[_number(entry)] += 1
        elif entry.kind == "flag":
            self.out_of_time = entry.seat
        elif entry.kind in ("come_back", "sit"):
            self.returns[_seat(entry)] += 1
        elif entry.kind in ("abandon", "close", "win"):
            self.ended, self.winner = True, entry.seat
        if entry.kind in (*ANSWERS, *UNDOS, "broken"):
            self.out_of_time = None
        if entry.kind in VOTING or entry.kind in SEATING:
            self._note_seating(entry)
        if entry.kind in (*VOTING, *SEATING, *CONSENTS):
            return
        if entry.kind not in TALK:
            self.question_seq, self.asked, self.declined = entry.seq, None, set()
        elif entry.kind in ASKS:
            self.asked = AskedUndo(_seat(entry), ASKS[entry.kind], _number(entry), entry.at, entry.seq)
        elif self.asked is not None and entry.kind == "agree_undo":
            self.asked.agreed.add(_seat(entry))
        elif self.asked is not None:
            self.declined.add(self.asked.seat)
            self.asked = None

    def _note_seating(self, entry: Entry) -> None:
        """Keep in mind what is proposed about seats, and for whom the question has changed."""
        vote = self.vote
        if entry.kind in PROPOSALS:
            self.vote = Vote(_seat(entry), PROPOSALS[entry.kind], _number(entry), entry.at, entry.seq)
        elif entry.kind == "agree_vote" and vote is not None:
            vote.agreed.add(_seat(entry))
        elif entry.kind == "refuse_vote" and vote is not None:
            self.refused_votes[vote.by, vote.seat, vote.change] = entry.at
            self.vote = None
        elif entry.kind in ("refuse_vote", "end_vote") or (vote is not None and entry.seat in (vote.seat, vote.by)):
            self.vote = None
        if entry.kind in SEATING and entry.kind not in ("hand_out", "revoke"):
            self.asked, self.declined = None, set()
            if entry.seat == self.match.actor:
                self.question_seq = entry.seq

    def _cut(self, count: int) -> int:
        """Take back all but the first `count` actions; return the last entry that still holds."""
        holds_to = self.seqs[count] - 1
        earlier = self._reach(self.match.actions[:count], count)
        for seq in self.seqs[count:]:
            self.entries[seq].undone = True
        del self.seqs[count:]
        del self.points[count + 1 :]
        del self._positions[count // POSITION_EVERY + 1 :]
        self.match = earlier.play()
        return holds_to

    def at(self, seq: int) -> Match:
        """Return the match as it stood after the first `seq` entries."""
        return self.way_to(seq).play()

    def way_to(self, seq: int) -> Earlier:
        """Return how to reach the position after the first `seq` entries: quickly, so that others need not wait."""
        if seq < self.begins:
            raise ValueError(f"entry {seq} lies before entry {self.begins}, with which the match begins")
        first = self.begins + 1
        entries = [logged.entry for logged in self.entries[first : seq + 1] if logged.entry is not None]
        kept = in_force(entries)
        shared = next((n for n, (one, two) in enumerate(zip(kept, self.seqs, strict=False)) if one != two), None)
        if shared is None:
            shared = min(len(kept), len(self.seqs))
        return self._reach([_number(entries[number - first]) for number in kept], shared)

    def _reach(self, actions: list[int], shared: int) -> Earlier:
        """Start from the last kept position that lies within the first `shared` actions, which the match has, too."""
        step = shared // POSITION_EVERY
        start = step * POSITION_EVERY
        return Earlier(self.match, start, self._positions[step], actions[start:])

    def _copy(self) -> Any:
        return self.match.game.state.copy(self.match.state)

    def void_after(self, since: int) -> int | None:
        """Return up to which entry somebody who has seen the first `since` can keep them, or None for all."""
        later = [logged.holds_to for logged in self.entries[since + 1 :] if logged.holds_to is not None]
        lowest = min(later, default=since)
        return lowest if lowest < since else None


def _number(entry: Entry) -> int:
    """Return the action of an entry or, for an undo, how many actions stay."""
    if entry.action is None:
        raise ValueError(f"entry {entry.seq} lacks its number")
    return entry.action


def _former(anew: Entry, entries: list[Entry]) -> list[LoggedEntry]:
    """Return the entries before a match was played on by new rules: of what was played, only words are left."""
    told = {line["seq"]: line for line in _details(anew)["log"]}
    former: list[LoggedEntry] = [LoggedEntry(None, None, is_former=True, told=told.get(0))]
    for entry in entries[: anew.seq - 1]:
        is_former = entry.kind in (*ANSWERS, *UNDOS)
        former.append(LoggedEntry(entry, None, is_former=is_former, told=told.get(entry.seq)))
    return former


def _details(entry: Entry) -> dict[str, Any]:
    if entry.details is None:
        raise ValueError(f"entry {entry.seq} lacks its details")
    return entry.details


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise ValueError(f"entry {entry.seq} lacks its seat")
    return entry.seat


def in_force(entries: list[Entry]) -> list[int]:
    """The numbers of the actions that were not taken back, in order."""
    kept: list[int] = []
    for entry in entries:
        if entry.kind in ANSWERS:
            kept.append(entry.seq)
        elif entry.kind in UNDOS:
            del kept[entry.action :]
    return kept


def _trace(match: Match) -> Trace:
    state = match.state
    length = int(state.journal_length)
    return Trace(state.journal[:length].copy(), length, int(state.actor))
