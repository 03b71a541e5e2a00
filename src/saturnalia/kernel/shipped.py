"""Compiled code that comes with the package: made elsewhere for any processor of this kind, so that nobody waits.

The package may hold a copy of the cache (`python -m saturnalia.ship` makes it). Its folders are named after everything
that compiled code depends on, as those of the cache: what was made for other sources, or for another Python, Numba or
NumPy, is not found, and is compiled here as ever. It is only read, and only where the cache has nothing: code compiled
here is made for the processor of this machine and comes first.
"""

from __future__ import annotations

import os
from pathlib import Path

SHIPPED = Path(__file__).resolve().parent.parent / "shipped"


def shipped_folder(folder: Path) -> Path | None:
    """Return where compiled code would have been shipped that belongs into a folder of the cache; None: not wanted.

    >>> import pytest
    >>> with pytest.MonkeyPatch.context() as patch:
    ...     patch.setenv("SATURNALIA_SHIPPED", "elsewhere")
    ...     print(shipped_folder(Path("compiled/pax-0123456789abcdef")).as_posix())
    elsewhere/pax-0123456789abcdef
    """
    root = os.environ.get("SATURNALIA_SHIPPED", str(SHIPPED))
    return Path(root) / folder.name if root else None


def use_own_code() -> None:
    """Take no shipped code from now on, in this process and those it starts: where much is computed, the own is faster.

    >>> import pytest
    >>> with pytest.MonkeyPatch.context() as patch:
    ...     patch.setenv("SATURNALIA_SHIPPED", "elsewhere")
    ...     use_own_code()
    ...     print(shipped_folder(Path("compiled/pax-0123456789abcdef")))
    None
    """
    os.environ["SATURNALIA_SHIPPED"] = ""
