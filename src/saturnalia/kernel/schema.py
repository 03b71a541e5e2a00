"""The state of a game: one fixed-size record whose fields are declared once, with type, shape and who may see them.

From that one declaration come the aligned NumPy type, the masked copy for a viewer, the difference of two states,
their JSON, and the documentation of the layout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from operator import itemgetter
from typing import Any, ClassVar

import numpy as np

from saturnalia.kernel.errors import BadPosition

Array = Any
"""A field with a shape. mypy cannot follow arrays inside records, so their elements are not checked."""

Record = Any
"""A position at run time: one NumPy record with the fields of a `State` class."""

SPECTATOR = -1
"""The viewer who sits at no seat and knows least."""

JOURNAL_WIDTH = 5
"""A line of the journal: the code of the event and up to four small arguments."""

_NOT_SIGNED = ("revealed", "journal_length")
"""Common fields that tell how a position came about, and nothing about the position."""


@dataclass(frozen=True)
class SeatOnAxis:
    """Each entry of this axis of a field is seen by the seat with that number.

    >>> gifts = array(np.int8, (3, 2), "gifts by kind and seat", seen_by=SeatOnAxis(1))
    >>> gifts.seen(State.new(), 1).tolist()
    [False, True]
    """

    axis: int

    @property
    def __name__(self) -> str:
        return "owner" if self.axis == 0 else f"seat_on_axis_{self.axis}"


@dataclass(frozen=True)
class SeatNamedBy:
    """Each entry of a field's first axis is seen by the seat that a function of the state names for it.

    >>> hidden = array(np.int8, 2, "hidden things", seen_by=SeatNamedBy(lambda state: np.array([1, SPECTATOR])))
    >>> hidden.seen(State.new(), 1).tolist(), hidden.seen(State.new(), SPECTATOR).tolist()
    ([True, False], [False, False])
    """

    seats: Callable[[Record], Any]

    @property
    def __name__(self) -> str:
        return self.seats.__name__


Visibility = Callable[[Record, int], Any] | SeatOnAxis | SeatNamedBy
"""Says what a viewer may see of a field: by seats, or as a function by a boolean, or booleans for its leading axes."""

owner = SeatOnAxis(0)
"""Each entry of the first axis is seen by the seat with that number."""


def everyone(_state: Record, _viewer: int) -> Any:
    """Seen by everybody.

    >>> scalar("the round", seen_by=everyone).seen(State.new(), SPECTATOR)
    True
    """
    return True


def nobody(_state: Record, _viewer: int) -> Any:
    """Seen by nobody before the match is over.

    >>> array(np.int8, 40, "the deck", seen_by=nobody).seen(State.new(), 0)
    False
    """
    return False


@dataclass(frozen=True)
class Field:
    """One declared field of a state.

    >>> deck = array(np.int8, 40, "the deck", seen_by=nobody, unknown=-1)
    >>> deck.shape, deck.unknown, deck.doc
    ((40,), -1, 'the deck')
    """

    kind: type
    shape: tuple[int, ...]
    seen_by: Visibility
    unknown: int
    empty: int
    doc: str
    scratch: bool = False
    """Whether the field is scratch paper: what stands in it between two actions means nothing."""
    formerly: int | None = None
    """What stands in it in a match that was begun before there was this field; None: such a match cannot tell."""
    name: str = ""

    def seen(self, state: Record, viewer: int) -> Any:
        """Return what the viewer may see: True for all, False for nothing, or booleans to be laid over the entries.

        >>> array(np.int8, (2, 3), "each seat's cards", seen_by=owner).seen(State.new(), 1).tolist()
        [[False], [True]]
        """
        if isinstance(self.seen_by, SeatOnAxis):
            axis = self.seen_by.axis
            return (np.arange(self.shape[axis]) == viewer).reshape((-1,) + (1,) * (len(self.shape) - axis - 1))
        if isinstance(self.seen_by, SeatNamedBy):
            seen = (self.seen_by.seats(state) == viewer) & (viewer != SPECTATOR)
        else:
            seen = self.seen_by(state, viewer)
        if isinstance(seen, bool | np.bool_):
            return bool(seen)
        return seen.reshape(seen.shape + (1,) * (len(self.shape) - seen.ndim))


def scalar(
    doc: str,
    *,
    seen_by: Visibility = everyone,
    unknown: int = 0,
    empty: int = 0,
    scratch: bool = False,
    formerly: int | None = None,
) -> Any:
    """Declare a single number: `unknown` where a viewer may not look, `empty` before a match is set up.

    Single numbers are always wide: they cost little, never overflow, and every rule is compiled for one kind of integer
    only (small ones would make Numba compile each function again for every mixture).

    >>> scalar("the number of the round").shape
    ()
    """
    return Field(np.int64, (), seen_by, unknown, empty, doc, scratch, formerly)


def array(
    kind: type,
    shape: tuple[int, ...] | int,
    doc: str,
    *,
    seen_by: Visibility = everyone,
    unknown: int = 0,
    empty: int = 0,
    scratch: bool = False,
    formerly: int | None = None,
) -> Any:
    """Declare an array of numbers, small ones where there are many; `unknown` and `empty` as in `scalar`.

    Rules allocate nothing: an array on which they only calculate is declared as `scratch` paper.

    >>> array(np.int16, 8, "aurei", seen_by=owner).shape
    (8,)
    """
    return Field(kind, (shape,) if isinstance(shape, int) else shape, seen_by, unknown, empty, doc, scratch, formerly)


@dataclass(frozen=True)
class Change:
    """One number that differs between two states.

    >>> one, two = State.new(), State.new()
    >>> two.actor = 1
    >>> next(State.difference(one, two))
    Change(field='actor', index=(), before=0, after=1)
    """

    field: str
    index: tuple[int, ...]
    before: int
    after: int


class State:
    """The base of every game's state class. It is never instantiated: rules receive records with these fields.

    >>> class Coins(State):
    ...     money: Array = array(np.int16, 2, "each seat's coins", seen_by=owner)
    >>> state = Coins.new()
    >>> state.money[1] = 7
    >>> Coins.mask(state, 0).money.tolist(), Coins.mask(state, 1).money.tolist()
    ([0, 0], [0, 7])
    """

    journal_lines: ClassVar[int] = 64

    generator: Array = array(np.uint64, 1, "the random generator", seen_by=nobody)
    seats: int = scalar("how many seats play")
    actor: int = scalar("the seat that must answer; -1 when the game is over")
    decision: int = scalar("the kind of question being asked")
    revealed: int = scalar("1 if the last action showed its actor something hidden or random: no undo beyond it")
    journal_length: int = scalar("lines in the journal")

    @classmethod
    @cache
    def fields(cls) -> tuple[Field, ...]:
        """Return the declared fields, the common ones first, without the journal (which masks line by line).

        >>> [field.name for field in State.fields()][:3]
        ['generator', 'seats', 'actor']
        """
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Field):
                    if hasattr(np.void, name):
                        raise TypeError(f"a field cannot be called {name!r}: every NumPy record has that already")
                    found[name] = replace(value, name=name)
        return tuple(found.values())

    @classmethod
    @cache
    def hidden_fields(cls) -> tuple[Field, ...]:
        """Return the fields that not everybody sees.

        >>> [field.name for field in State.hidden_fields()]
        ['generator']
        """
        return tuple(field for field in cls.fields() if field.seen_by is not everyone)

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """Return the aligned record type.

        >>> State.dtype()["actor"]
        dtype('int64')
        """
        columns: list[Any] = [(f.name, f.kind, f.shape) for f in cls.fields()]
        columns.append(("journal", np.int16, (cls.journal_lines, JOURNAL_WIDTH)))
        plain = np.dtype(columns, align=True)
        return np.dtype((_record_class(cls.__name__, plain), plain))

    @classmethod
    def new(cls) -> Record:
        """Return an empty state.

        >>> State.new().journal_length
        np.int64(0)
        """
        return cls.new_array(1)[0]

    @classmethod
    def new_array(cls, count: int) -> Any:
        """Return `count` empty states in one array, as compiled loops want them.

        >>> State.new_array(3)["actor"].tolist()
        [0, 0, 0]
        """
        return np.zeros(count, dtype=cls.dtype())

    @classmethod
    def copy(cls, state: Record) -> Record:
        """Return an independent copy of a state.

        >>> state = State.new()
        >>> State.copy(state).seats = 4
        >>> state.seats
        np.int64(0)
        """
        return cls.from_bytes(state.tobytes())

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """Return the state that `state.tobytes()` made.

        >>> state = State.new()
        >>> state.seats = 3
        >>> State.from_bytes(state.tobytes()).seats
        np.int64(3)
        """
        return np.frombuffer(bytearray(data), dtype=cls.dtype())[0]

    @classmethod
    def mask(cls, state: Record, viewer: int) -> Record:
        """Return a copy in which everything the viewer may not see is replaced; after the end all is seen.

        >>> class Deck(State):
        ...     cards: Array = array(np.int8, 3, "the deck", seen_by=nobody, unknown=-1)
        >>> Deck.mask(Deck.new(), SPECTATOR).cards.tolist()
        [-1, -1, -1]
        """
        masked = cls.copy(state)
        masked["generator"] = 0
        if state.actor < 0:
            return masked
        for f in cls.hidden_fields():
            seen = f.seen(state, viewer)
            if seen is False:
                masked[f.name] = f.unknown
            elif seen is not True:
                np.copyto(masked[f.name], f.unknown, where=~seen)
        masked["journal_length"] = 0
        masked["journal"] = 0
        return masked

    @classmethod
    def to_json(cls, state: Record) -> dict[str, Any]:
        """Return the whole state as JSON, field by field, the journal last.

        >>> State.to_json(State.new())["actor"]
        0
        """
        return {name: state[name].tolist() for name in cls.dtype().names or ()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Record:
        """Return the state that `to_json` wrote.

        >>> state = State.new()
        >>> state.actor = 3
        >>> State.from_json(State.to_json(state)).actor
        np.int64(3)
        """
        state = cls.new()
        for name in cls.dtype().names or ():
            state[name] = np.asarray(data[name], dtype=state[name].dtype)
        return state

    @classmethod
    def kept_fields(cls, state: Record) -> dict[str, Any]:
        """Return what must be known to play on from a position, by name: no scratch paper, no journal, no undo mark.

        >>> State.kept_fields(State.new())
        {'generator': [0], 'seats': 0, 'actor': 0, 'decision': 0}
        """
        return {f.name: state[f.name].tolist() for f in cls.fields() if not f.scratch and f.name not in _NOT_SIGNED}

    @classmethod
    def from_kept_fields(cls, kept: dict[str, Any]) -> Record:
        """Return the position that `kept_fields` described, also before the fields changed; or say which do not fit.

        Fields may have been moved or widened. A new one needs to say what stood in it `formerly`.

        >>> class Coins(State):
        ...     money: Array = array(np.int8, 2, "each seat's coins")
        >>> class Purses(State):
        ...     colour: int = scalar("new: the colour of the purses", formerly=3)
        ...     money: Array = array(np.int32, 2, "each seat's coins")
        >>> coins = Coins.new()
        >>> coins.money[1] = 7
        >>> purses = Purses.from_kept_fields(Coins.kept_fields(coins))
        >>> purses.money.tolist(), int(purses.colour)
        ([0, 7], 3)
        >>> Coins.from_kept_fields(Purses.kept_fields(purses))
        Traceback (most recent call last):
        saturnalia.kernel.errors.BadPosition: misfit-fields (fields=colour)
        """
        state, known = cls.new(), {f.name for f in cls.fields()}
        misfits = [name for name in kept if name not in known]
        for f in cls.fields():
            if f.scratch or f.name in _NOT_SIGNED:
                state[f.name] = f.empty
            elif f.name in kept and _fits(f, kept[f.name]):
                state[f.name] = np.asarray(kept[f.name], dtype=f.kind)
            elif f.name not in kept and f.formerly is not None:
                state[f.name] = f.formerly
            else:
                misfits.append(f.name)
        if misfits:
            raise BadPosition("misfit-fields", fields=sorted(misfits))
        return state

    @classmethod
    def signed(cls, state: Record) -> bytes:
        """Return what the rules say of a position, to be hashed: every number that is not empty, by name and place.

        The layout does not matter: fields may be moved, widened, made longer or added, as long as what is new is empty.
        Scratch paper, the journal and the mark of undo are left out.

        >>> class Coins(State):
        ...     money: Array = array(np.int8, 2, "each seat's coins")
        >>> class Purses(State):
        ...     colour: int = scalar("new: the colour of the purses", empty=-1)
        ...     sums: Array = array(np.int8, 4, "sums while they are added up", scratch=True)
        ...     money: Array = array(np.int32, 3, "each seat's coins")
        >>> coins, purses = Coins.new(), Purses.new()
        >>> coins.money[1] = purses.money[1] = 7
        >>> purses.colour, purses.sums[2] = -1, 5
        >>> Coins.signed(coins) == Purses.signed(purses)
        True
        """
        parts: list[bytes] = []
        for f in sorted(cls.fields(), key=lambda field: field.name):
            if f.scratch or f.name in _NOT_SIGNED:
                continue
            numbers = np.atleast_1d(state[f.name])
            places = np.nonzero(numbers != f.empty)
            if len(places[0]):
                columns = np.stack([column.astype("<i8") for column in (*places, numbers[places])])
                parts += [f"{f.name} {columns.shape}\n".encode(), columns.tobytes()]
        return b"".join(parts)

    @classmethod
    def difference(cls, before: Record, after: Record) -> Iterator[Change]:
        """Yield every number that differs, leaving out the generator and the journal.

        >>> one, two = State.new(), State.new()
        >>> two.actor = 1
        >>> [(change.field, change.after) for change in State.difference(one, two)]
        [('actor', 1)]
        """
        for f in cls.fields():
            if f.name in ("generator", "journal_length"):
                continue
            old, new = np.asarray(before[f.name]), np.asarray(after[f.name])
            for index in zip(*np.nonzero(np.atleast_1d(old != new)), strict=True):
                place = tuple(int(i) for i in index)
                yield Change(
                    f.name, place if f.shape else (), int(np.atleast_1d(old)[place]), int(np.atleast_1d(new)[place])
                )

    @classmethod
    def layout_table(cls) -> str:
        """Return the layout as a Markdown table: offset, field, type, shape, who sees it, meaning.

        >>> print(State.layout_table().splitlines()[2])
        | 0 | generator | uint64 | 1 | nobody | the random generator |
        """
        places: Any = cls.dtype().fields
        lines = ["| offset | field | type | shape | seen by | meaning |", "|---|---|---|---|---|---|"]
        for f in cls.fields():
            shape = " x ".join(map(str, f.shape)) or "-"
            seen_by = f.seen_by.__name__.replace("_", " ")
            lines.append(
                f"| {places[f.name][1]} | {f.name} | {np.dtype(f.kind).name} | {shape} | {seen_by} | {f.doc} |"
            )
        return "\n".join(lines)


def _fits(field: Field, numbers: Any) -> bool:
    """Whether these numbers can stand in a field: as many of them, and none too large."""
    try:
        given = np.asarray(numbers, dtype=np.uint64 if field.kind is np.uint64 else np.int64)
    except (TypeError, ValueError, OverflowError):
        return False
    if given.shape != field.shape:
        return False
    bounds = np.iinfo(field.kind)
    return given.size == 0 or bool(given.min() >= bounds.min and given.max() <= bounds.max)


def _record_class(name: str, plain: np.dtype[Any]) -> type:
    """Return a class of records whose fields are attributes, several times faster than those of `np.record`."""

    def attribute(field_name: str) -> property:
        def put(record: Any, value: Any) -> None:
            record[field_name] = value

        return property(itemgetter(field_name), put)

    return type(f"{name}Record", (np.void,), {field_name: attribute(field_name) for field_name in plain.names or ()})
