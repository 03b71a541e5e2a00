"""Copies of rule functions whose helpers are copies too: how plain functions get compiled in another way."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dis import get_instructions
from types import CodeType, FunctionType
from typing import Any

import numpy as np


def plain(function: Any) -> Any:
    """Return the Python function behind a compiled one, or what was given.

    >>> from saturnalia.kernel.random import below
    >>> plain(below).__name__
    'below'
    """
    return getattr(function, "py_func", function)


def recompiled(
    function: Any, compiler: Callable[[Any], Any], done: dict[Any, Any] | None = None, narrowly: bool = False
) -> Any:
    """Return `function` compiled by `compiler`, and before it every function that it calls by a global name.

    On request the tables that it reads are stored as narrowly as their numbers allow.

    >>> def one(): return 1
    >>> def two(): return one() + one()
    >>> seen = []
    >>> recompiled(two, lambda f: seen.append(f.__name__) or f)()
    2
    >>> seen
    ['one', 'two']
    """
    done = {} if done is None else done
    source = plain(function)
    if source not in done:
        names = {}
        for name in _global_names(source.__code__):
            meant = source.__globals__.get(name)
            if inspect.isfunction(plain(meant)):
                names[name] = recompiled(meant, compiler, done, narrowly)
            elif narrowly and isinstance(meant, np.ndarray):
                names[name] = narrow(meant)
        copy = FunctionType(source.__code__, {**source.__globals__, **names}, source.__name__, source.__defaults__)
        copy.__qualname__ = copy.__name__
        copy.__module__ = source.__module__
        done[source] = compiler(copy)
    return done[source]


def narrow(table: Any) -> Any:
    """Return a table of integers in the smallest type that holds them all.

    >>> narrow(np.array([3, -1])).dtype, narrow(np.array([300])).dtype
    (dtype('int8'), dtype('int16'))
    """
    if table.dtype.kind not in "iu" or not table.size:
        return table
    kind = np.promote_types(np.min_scalar_type(min(int(table.min()), -1)), np.min_scalar_type(-1 - int(table.max())))
    return table.astype(kind) if kind.itemsize < table.itemsize else table


def _global_names(code: CodeType) -> Iterator[str]:
    """Names that are looked up as globals; a field of a record may be called like a function."""
    yield from dict.fromkeys(each.argval for each in get_instructions(code) if each.opname == "LOAD_GLOBAL")
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _global_names(constant)
