"""The file of a tournament: a line that says what is played, then one line of JSON for every finished match.

A match is in the file as soon as it is finished, so an interrupted tournament goes on where it stopped.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from saturnalia.arena.play import Result
from saturnalia.kernel.errors import SaturnaliaError

FORMAT = "saturnalia-arena"


class BadLedger(SaturnaliaError):
    """A file that cannot be gone on with.

    >>> str(BadLedger("arena-error-ledger", file="a.jsonl"))
    'arena-error-ledger (file=a.jsonl)'
    """


@dataclass(frozen=True)
class FinishedMatch:
    """A finished match: the number of its deal and of the way round the table, and what came of it.

    >>> FinishedMatch(3, 1, Result(["greedy", "random"], [31, 20], [1, 2], 90)).to_json()["deal"]
    3
    """

    deal: int
    rotation: int
    result: Result

    def to_json(self) -> dict[str, Any]:
        """Return the line of the file.

        >>> FinishedMatch(3, 1, Result(["greedy", "random"], [31, 20], [1, 2], 90)).to_json()["places"]
        [1, 2]
        """
        return {"deal": self.deal, "rotation": self.rotation, **self.result.to_json()}


class Ledger:
    """An open file: what was in it when it was opened, and a place for what comes.

    >>> import tempfile
    >>> file = Path(tempfile.mkdtemp()) / "matches.jsonl"
    >>> with Ledger(file, {"game": "pax"}) as ledger:
    ...     ledger.add(FinishedMatch(0, 0, Result(["greedy", "random"], [31, 20], [1, 2], 90)))
    >>> with Ledger(file, {"game": "pax"}) as ledger:
    ...     len(ledger.matches)
    1
    """

    def __init__(self, file: Path, header: dict[str, Any]) -> None:
        self.file = file
        self.header = {"format": FORMAT, **header}
        self.matches: list[FinishedMatch] = []
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lines = file.open("a+", encoding="utf-8")
        except OSError as error:
            raise BadLedger("arena-error-ledger-closed", file=str(file), problem=str(error.strerror)) from None
        try:
            self._read()
        except BaseException:
            self._lines.close()
            raise

    def _read(self) -> None:
        self._lines.seek(0)
        text = self._lines.read()
        whole, _, torn = text.rpartition("\n")
        if torn:  # the machine stopped in the middle of a line
            os.truncate(self.file, len(text.encode()) - len(torn.encode()))
        if not whole:
            self._write(self.header)
            return
        try:
            found, *lines = map(json.loads, whole.split("\n"))
            differences = {key for key in {*found, *self.header} if found.get(key) != self.header.get(key)}
            self.matches = [FinishedMatch(line.pop("deal"), line.pop("rotation"), Result(**line)) for line in lines]
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadLedger("arena-error-ledger", file=str(self.file)) from None
        if differences:
            raise BadLedger("arena-error-ledger-other", file=str(self.file), what=sorted(differences))

    def add(self, match: FinishedMatch) -> None:
        """Write a match down, for good.

        >>> import tempfile
        >>> with Ledger(Path(tempfile.mkdtemp()) / "matches.jsonl", {}) as ledger:
        ...     ledger.add(FinishedMatch(0, 0, Result(["greedy", "random"], [31, 20], [1, 2], 90)))
        ...     len(ledger.matches)
        1
        """
        self._write(match.to_json())
        self.matches.append(match)

    def _write(self, line: dict[str, Any]) -> None:
        self._lines.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._lines.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lines.close()
