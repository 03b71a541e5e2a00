"""A sentence before it is said in some language: the id of a Fluent message, with its arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from typing_extensions import TypedDict


class Sentence(TypedDict):
    """A message as JSON.

    >>> Sentence(id="yes", args={})
    {'id': 'yes', 'args': {}}
    """

    id: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Message:
    """A sentence of the Fluent files: its id, and the values that stand in it.

    An argument called ``seat`` or ``…_seat`` is a seat number; whoever shows the sentence puts the person's name there.
    A line of the log that may follow itself names in `sums` the arguments that then add up; one that is told together
    with another that may follow it names in `joins` that one and the sentence for both (see `followed_by`).

    >>> Message("error-unknown-game", {"game": "chess"}).id
    'error-unknown-game'
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)
    sums: tuple[str, ...] = ()
    joins: dict[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the message as JSON.

        >>> Message("yes").to_json()
        {'id': 'yes', 'args': {}}
        """
        sentence: dict[str, Any] = {"id": self.id, "args": self.args}
        if self.sums:
            sentence["sums"] = list(self.sums)
        if self.joins:
            sentence["joins"] = self.joins
        return sentence

    def followed_by(self, other: Message) -> Message | None:
        """Return one message for both, or None where they differ in more than what adds up.

        Numbers that add up are added; lists are put together, and messages in them that are alike but for their `count`
        are counted, with lists in them put together too.

        >>> sold = Message("sold", {"seat": 0, "denarii": 2}, sums=("denarii",))
        >>> sold.followed_by(sold).args
        {'seat': 0, 'denarii': 4}
        >>> sold.followed_by(Message("sold", {"seat": 1, "denarii": 2}, sums=("denarii",))) is None
        True
        >>> paid = Message("paid", {"seat": 0, "price": 3}, joins={"built": "built-for"})
        >>> paid.followed_by(Message("built", {"seat": 0, "cell": "I9"}))
        Message(id='built-for', args={'seat': 0, 'price': 3, 'cell': 'I9'}, sums=(), joins={'built': 'built-for'})
        """
        return self._repeated_by(other) or self._joined_by(other)

    def _repeated_by(self, other: Message) -> Message | None:
        """One message for the same thing done again, or None."""
        if not self.sums or (self.id, self.sums) != (other.id, other.sums) or self.args.keys() != other.args.keys():
            return None
        if any(self.args[key] != other.args[key] for key in self.args if key not in self.sums):
            return None
        summed = {key: _sum(self.args[key], other.args[key]) for key in self.sums}
        return Message(self.id, {**self.args, **summed}, self.sums, self.joins)

    def _joined_by(self, other: Message) -> Message | None:
        """One message for two that are told together, or None; lists add up, and what the later one can add up."""
        if other.id not in self.joins:
            return None
        shared = self.args.keys() & other.args.keys()
        added = {key for key in shared if isinstance(self.args[key], list) or key in other.sums}
        if any(self.args[key] != other.args[key] for key in shared - added):
            return None
        summed = {key: _sum(self.args[key], other.args[key]) for key in added}
        return Message(self.joins[other.id], {**self.args, **other.args, **summed}, joins=self.joins)


def counted(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return messages of a list, each kind once: those that are alike but for their `count` are counted.

    >>> wood = Message("amount", {"good": "wood", "count": 1}).to_json()
    >>> counted([wood, wood])
    [{'id': 'amount', 'args': {'good': 'wood', 'count': 2}}]
    >>> there = Message("from", {"place": "Roma", "goods": [wood]}).to_json()
    >>> counted([there, there])
    [{'id': 'from', 'args': {'place': 'Roma', 'goods': [{'id': 'amount', 'args': {'good': 'wood', 'count': 2}}]}}]
    """
    together: list[dict[str, Any]] = _sum([], parts)
    return together


def _sum(one: Any, other: Any) -> Any:
    """Add two numbers, or put two lists together: equal parts of them are counted."""
    if not isinstance(one, list):
        return one + other
    parts = list(one)
    for part in other:
        alike = next((number for number, known in enumerate(parts) if _kind_of(known) == _kind_of(part)), None)
        added = [key for key, value in part["args"].items() if key == "count" or isinstance(value, list)]
        if alike is None or not added:
            parts.append(part)
        else:
            known = parts[alike]["args"]
            parts[alike] = {
                **part,
                "args": {**part["args"], **{key: _sum(known[key], part["args"][key]) for key in added}},
            }
    return parts


def _kind_of(part: dict[str, Any]) -> tuple[str, list[tuple[str, Any]]]:
    """What must be equal in two parts that become one: all but their `count` and the lists in them."""
    args = part["args"].items()
    return part["id"], sorted((key, 0 if isinstance(value, list) else value) for key, value in args if key != "count")


def told_together(lines: Sequence[tuple[int, Message]]) -> list[tuple[int, Message]]:
    """Return the lines of a log, each with a number, so that what one line after the other repeats is told once.

    >>> sold = Message("sold", {"seat": 0, "denarii": 2}, sums=("denarii",))
    >>> [(number, line.id, line.args) for number, line in told_together([(1, sold), (2, sold), (3, Message("passed"))])]
    [(2, 'sold', {'seat': 0, 'denarii': 4}), (3, 'passed', {})]
    """
    told: list[tuple[int, Message]] = []
    for number, line in lines:
        both = told[-1][1].followed_by(line) if told else None
        if both is None:
            told.append((number, line))
        else:
            told[-1] = (number, both)
    return told


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the sentence, and the clause that forbids it where one does.

    >>> Reason(Message("pax-why-keep-first"), "PAX-2.8").clause
    'PAX-2.8'
    """

    message: Message
    clause: str | None = None
