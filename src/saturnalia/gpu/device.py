"""The door to numba-cuda, through which all others come first: it is no part of an ordinary installation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np


def available() -> str:
    """Return why there is no device to use, or an empty text.

    >>> available().startswith(("numba-cuda", "there is no NVIDIA card")) or numba_cuda().is_available()
    True
    """
    try:
        return "" if numba_cuda().is_available() else "there is no NVIDIA card, or no driver for one"
    except ImportError as error:
        return f"numba-cuda is not installed ({error}): pip install saturnalia[gpu]"
    except Exception as error:
        return f"numba-cuda does not work here: {error}"


@cache
def numba_cuda() -> Any:
    """Return numba-cuda."""
    with _row_stack():
        import_module("numba.cuda.np.arrayobj")  # not in the remains of CUDA that Numba itself brings
        return import_module("numba.cuda")


@contextmanager
def _row_stack() -> Iterator[None]:
    """Lend NumPy, for a while, a name that numba-cuda 0.30 asks for when it is imported and NumPy 2.5 took away."""
    if hasattr(np, "row_stack"):
        yield
        return
    setattr(np, "row_stack", np.vstack)  # noqa: B010
    try:
        yield
    finally:
        delattr(np, "row_stack")
