"""Which tables were opened from which address: kept in memory only, so that no address is ever stored."""

from __future__ import annotations

from collections import OrderedDict

MOST_ADDRESSES = 20_000


class Openings:
    """The unfinished tables of every address that opened some lately.

    >>> openings = Openings()
    >>> openings.note("192.0.2.1", "abc")
    >>> openings.tables_of("192.0.2.1"), openings.tables_of("192.0.2.2")
    (['abc'], [])
    """

    def __init__(self, most: int = MOST_ADDRESSES) -> None:
        self._most = most
        self._opened: OrderedDict[str, list[str]] = OrderedDict()

    def note(self, address: str, table_id: str) -> None:
        """A table was opened."""
        self._opened.setdefault(address, []).append(table_id)
        self._opened.move_to_end(address)
        if len(self._opened) > self._most:
            self._opened.popitem(last=False)

    def tables_of(self, address: str) -> list[str]:
        """Return the tables of an address, some of which may be over."""
        return list(self._opened.get(address, ()))

    def keep(self, address: str, unfinished: set[str]) -> None:
        """Forget those of an address that are over or deleted."""
        kept = [one for one in self._opened.get(address, ()) if one in unfinished]
        if kept:
            self._opened[address] = kept
        else:
            self._opened.pop(address, None)
