"""The web application: tables, people, persistence and live updates.

What others may import stands in `__all__`: how to serve tables, how to put the application into a server of one's own,
and backups. Everything else is the server's own business and may change.

>>> from saturnalia.server import Settings, create_app
>>> create_app(Settings(limits=False)).title
'Saturnalia'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saturnalia.server.app import create_app
    from saturnalia.server.backups import backup, restore
    from saturnalia.server.commands import serve
    from saturnalia.server.settings import Settings

__all__ = ["Settings", "backup", "create_app", "restore", "serve"]

_ROOMS = {"Settings": "settings", "backup": "backups", "create_app": "app", "restore": "backups", "serve": "commands"}


def __getattr__(name: str) -> Any:
    """Import the public names on first use, so that light commands start at once."""
    if name not in _ROOMS:
        raise AttributeError(name)
    return getattr(import_module(f"saturnalia.server.{_ROOMS[name]}"), name)
