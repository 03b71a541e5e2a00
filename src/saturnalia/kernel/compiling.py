"""The `@rule` decorator: plain Python functions, compiled by Numba into a cache that cannot go stale.

Numba's own cache looks only at the file of the function itself. Here the folder of the cache is named after a hash of
everything the compiled code can depend on: the kernel, the folder and components of the game, and for a function made
for a game (`specialise`) the room where its template stands and the bots, which some of these functions contain.
`SATURNALIA_INTERPRET=1` switches compiling off: the same functions run as ordinary Python. `SATURNALIA_COMPILER=plain`
compiles with Numba's ordinary `njit`, as is done with every version of Numba that was not tried yet.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

from saturnalia.kernel.components import active_pack

INTERPRET = os.environ.get("SATURNALIA_INTERPRET", "") not in ("", "0")

TESTED_NUMBAS = ("0.62", "0.63", "0.64", "0.65", "0.66", "0.67", "0.68")
"""With these the games were seen to play the same matches; `saturnalia.kernel.dispatchers` leans on their insides."""
PLAIN = (
    os.environ.get("SATURNALIA_COMPILER", "") == "plain"
    or ".".join(numba.__version__.split(".")[:2]) not in TESTED_NUMBAS
)

Function = TypeVar("Function", bound=Callable[..., Any])

_KERNEL = Path(__file__).resolve().parent
_CACHES_KEPT = 6
_cache_setting = threading.Lock()


def rule(function: Function) -> Function:
    """Compile a function of the rules: cached, and without holding Python's global lock.

    >>> @rule
    ... def double(n):
    ...     return 2 * n
    >>> double(21)
    42
    """
    if INTERPRET:
        return function
    return _compiled(function, cache_folder(_room_of(function)) if _has_file(function) else None)  # type: ignore[no-any-return]


def specialise(template: Function, game_folder: Path, name: str, inlined: bool = False, **functions: Any) -> Function:
    """Return a copy of `template` in which the given names mean the functions of one game, compiled for that game.

    A closure over compiled functions would be compiled again in every process; a copy with its own globals is cached.
    An `inlined` one is written out wherever compiled code calls it. The cache does not tell the two kinds apart.

    >>> def twice(n):
    ...     return step(step(n))
    >>> specialise(twice, Path("."), "demo", step=lambda n: n + 1).__name__
    'twice_demo'
    """
    copy = FunctionType(
        template.__code__, {**template.__globals__, **functions}, f"{template.__name__}_{name}", template.__defaults__
    )
    copy.__qualname__ = copy.__name__
    copy.__module__ = template.__module__
    if INTERPRET:
        return copy  # type: ignore[return-value]
    folder = cache_folder(game_folder, _room_of(template)) if _has_file(template) else None
    return _compiled(copy, folder, inlined)  # type: ignore[no-any-return]


def _compiled(function: Callable[..., Any], folder: Path | None, inlined: bool = False) -> Any:
    if PLAIN:
        return _plainly_compiled(function, folder, inlined)
    from saturnalia.kernel.dispatchers import compiled

    return compiled(function, folder, inlined)


def _plainly_compiled(function: Callable[..., Any], folder: Path | None, inlined: bool) -> Any:
    found = numba.njit(nogil=True, forceinline=inlined)(function)
    if folder:
        with _cache_setting:  # Numba has one setting for all threads and all that is compiled
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)  # type: ignore[attr-defined]
            with suppress(RuntimeError):  # what cannot be cached is compiled again
                found.enable_caching()
            numba.config.CACHE_DIR = before  # type: ignore[attr-defined]
    return found


def wrapping(function: Function) -> Function:
    """Mark arithmetic that overflows on purpose: compiled code wraps silently, interpreted NumPy must be told to.

    >>> @rule
    ... @wrapping
    ... def twice(n):
    ...     return n * np.uint64(2)
    >>> int(twice(np.uint64(2**63 + 1)))
    2
    """
    if INTERPRET:
        return np.errstate(over="ignore")(function)
    return function


def _has_file(function: Callable[..., Any]) -> bool:
    """Functions typed into a prompt or a doctest have no file and cannot be cached."""
    return Path(function.__code__.co_filename).is_file()


def _room_of(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve().parent


def cache_folder(game_folder: Path, room: Path | None = None) -> Path:
    """Return the folder of compiled code for rules in `game_folder`, named after all that the code depends on.

    What another room makes for the game has a folder of its own: to work on a bot does not compile the rules again.

    >>> from saturnalia import load, bots
    >>> pax = load("pax").folder
    >>> cache_folder(pax).name.startswith("pax-")
    True
    >>> cache_folder(pax, Path(bots.__file__).parent).name.startswith("pax.bots-")
    True
    """
    pack = active_pack(game_folder)
    other = None if room in (_KERNEL, game_folder) else room
    return _cache_folder(game_folder, other, pack.read_bytes() if pack else b"")


@cache
def _cache_folder(game_folder: Path, room: Path | None, pack: bytes) -> Path:
    made_with = numba.__version__, np.__version__, sys.implementation.cache_tag, sys.platform, platform.machine(), PLAIN
    digest = hashlib.sha256(repr(made_with).encode())
    rooms = [_KERNEL] if room is None else dict.fromkeys([_KERNEL, _KERNEL.parent / "bots", room])
    sources = [path for each in rooms for path in sorted(each.glob("*.py"))]
    sources += [
        path for path in sorted(game_folder.glob("*")) if path.suffix in (".py", ".toml") and not _is_words(path)
    ]
    for path in sources:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(pack)
    root = Path(os.environ.get("SATURNALIA_CACHE") or platformdirs.user_cache_dir("saturnalia")) / "compiled"
    name = f"{game_folder.name}.{room.name}" if room else game_folder.name
    folder = root / f"{name}-{digest.hexdigest()[:16]}"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _remove_old_caches(root, name)
    return folder


def _is_words(path: Path) -> bool:
    """Whether a file holds only what is said to people: to work on it compiles nothing again."""
    return path.name.startswith(("names.", "terms.")) and path.suffix == ".toml"


def _remove_old_caches(root: Path, name: str) -> None:
    """Keep the few folders that were used last (several checkouts may live side by side), remove the others."""
    folders = sorted(root.glob(f"{name}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[_CACHES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
