"""Small sets as numbers with one bit for each member, as fields of a record hold them."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule


@rule
def contains(members: int, member: int) -> bool:
    """Whether a set has this member.

    >>> contains(0b101, 2), contains(0b101, 1)
    (True, False)
    """
    return (members >> member) & 1 == 1


@rule
def count_members(members: int) -> int:
    """How many members a set has.

    >>> count_members(0b101)
    2
    """
    count = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


@rule
def first_member(members: int) -> int:
    """The first member of a set, and -1 if it has none.

    >>> first_member(0b110), first_member(0)
    (1, -1)
    """
    if members == 0:
        return -1
    member = 0
    while (members >> member) & 1 == 0:
        member += 1
    return member


@rule
def offer_each(members: int, first_action: int, out: Any) -> int:
    """Offer every member of a set; the actions of one kind are numbered from `first_action` on.

    >>> import numpy as np
    >>> out = np.zeros(4, dtype=np.int16)
    >>> offer_each(0b101, 40, out), out.tolist()
    (2, [40, 42, 0, 0])
    """
    count = 0
    member = 0
    while members >> member != 0:
        out[count] = first_action + member  # what is no member is written over: the last one always is
        count += (members >> member) & 1
        member += 1
    return count
