"""The log of a table: its entries folded into a match. The position is a cache of it, and this rebuilds it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match
from saturnalia.kernel.options import Value
from saturnalia.server.rows import ANSWERS, Entry


@dataclass(frozen=True)
class Trace:
    """What one action caused: the part of the state that `Game.journal` reads."""

    journal: Any
    journal_length: int
    actor: int


@dataclass
class LoggedEntry:
    """One entry with its trace; `undone` once it was taken back. The first of a log is the set-up."""

    entry: Entry | None
    trace: Trace | None
    undone: bool = False


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
        self.match = Match(game, options, seed)
        self.entries: list[LoggedEntry] = [LoggedEntry(None, _trace(self.match))]
        self.seqs: list[int] = []
        """For each action of the match, the number of its entry."""
        self.ended = False
        """Whether the table ended without an end of the match: everybody left."""
        self.ending: dict[str, Any] | None = None
        """How it ended, once somebody has asked: the history of all points takes a while."""
        self._fold(entries or [])

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
        kept = _in_force(entries)
        for entry in entries:
            if entry.kind in ANSWERS and entry.seq not in kept:
                self.entries.append(LoggedEntry(entry, None, undone=True))
            elif entry.kind in ("undo", "undo_beyond"):
                self.entries.append(LoggedEntry(entry, None))
            else:
                self.follow([entry])

    def follow(self, entries: Iterable[Entry]) -> None:
        """Add entries that are stored already."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise ValueError(f"entry {entry.seq} cannot follow entry {self.seq}")
            trace = None
            if entry.kind in ANSWERS:
                assert entry.action is not None
                self.match.play(entry.action)
                self.seqs.append(entry.seq)
                trace = _trace(self.match)
            elif entry.kind in ("undo", "undo_beyond"):
                assert entry.action is not None
                self._cut(entry.action)
            elif entry.kind == "abandon":
                self.ended = True
            self.entries.append(LoggedEntry(entry, trace))

    def _cut(self, count: int) -> None:
        for seq in self.seqs[count:]:
            self.entries[seq].undone = True
        del self.seqs[count:]
        self.match = self.match.at(count)

    def at(self, seq: int) -> Match:
        """Return the match as it stood after the first `seq` entries."""
        entries = [logged.entry for logged in self.entries[1 : seq + 1] if logged.entry is not None]
        earlier = Match(self.match.game, self.match.options, self.match.seed)
        kept = _in_force(entries)
        for entry in entries:
            if entry.seq in kept:
                assert entry.action is not None
                earlier.play(entry.action)
        return earlier

    def void_after(self, since: int) -> int | None:
        """Return up to which entry somebody who has seen the first `since` can keep them, or None for all."""
        lowest = since
        for logged in self.entries[since + 1 :]:
            if logged.entry is not None and logged.entry.kind in ("undo", "undo_beyond"):
                assert logged.entry.action is not None
                lowest = min(lowest, self._cut_point(logged.entry))
        return lowest if lowest < since else None

    def _cut_point(self, undo: Entry) -> int:
        before = [logged.entry for logged in self.entries[1 : undo.seq] if logged.entry is not None]
        kept = sorted(_in_force(before))
        return kept[undo.action or 0] - 1


def _in_force(entries: list[Entry]) -> set[int]:
    """The numbers of the actions that were not taken back."""
    kept: list[int] = []
    for entry in entries:
        if entry.kind in ANSWERS:
            kept.append(entry.seq)
        elif entry.kind in ("undo", "undo_beyond"):
            del kept[entry.action :]
    return set(kept)


def _trace(match: Match) -> Trace:
    state = match.state
    length = int(state.journal_length)
    return Trace(state.journal[:length].copy(), length, int(state.actor))
