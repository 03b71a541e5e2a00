"""Tests of an interface are skipped where its library is missing, but on the integration machine none may be."""

import os
from importlib import import_module

if os.environ.get("SATURNALIA_CI"):
    for needed in ("gymnasium", "pettingzoo", "pyspiel"):
        import_module(needed)
