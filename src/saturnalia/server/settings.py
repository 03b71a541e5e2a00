"""How a server is set up: by the arguments of `saturnalia serve`, which worker processes inherit as environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import platformdirs

from saturnalia.server.refuse import Refused

PREFIX = "SATURNALIA_SERVER_"


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults serve a household.

    >>> Settings().limits
    True
    """

    database: str = ""
    """SQLAlchemy address; empty: SQLite in the user's data folder."""
    components: str = ""
    """The host's corrected component file, or a folder of them; empty: the games' own (see `installed_games`)."""
    preparing: str = ""
    """Where the compilers of `saturnalia serve` say how far they are (see `preparation`); empty: there are none."""
    workers: int = 1
    metrics_port: int = 0
    """0: no metrics."""
    metrics_host: str = "127.0.0.1"
    """Where the metrics are served: only to this machine, unless the host says otherwise."""
    proxies: str = ""
    """Addresses of proxies, with commas: only these are believed about who calls (X-Forwarded-For)."""
    most_connections: int = 20_000
    """WebSockets of one process."""
    most_of_person: int = 40
    """WebSockets of one person …"""
    most_of_address: int = 400
    """… and of strangers at one address (of IPv6, the first 64 bits)."""
    most_tables: int = 200
    """Tables of one host that are not over …"""
    most_listed: int = 5
    """… and those of them that are listed in the lobby."""
    pause: float = 0.6
    """Seconds between the moves of bots while somebody is watching, so that people can follow; divided among them."""
    bot_seconds: float = 1.0
    """How long a bot may think …"""
    bot_limit: float = 10.0
    """… and when it counts as broken."""
    expire_days: float = 0.0
    """Days after which a table that nobody touches is announced to be deleted; 0: tables are kept for ever."""
    expire_notice: float = 30.0
    """Days between the announcement and the end."""
    expire_folder: str = ""
    """Where the finished matches among them are kept as files; empty: nowhere."""
    limits: bool = True
    """Whether to limit the rate of requests; off only for load tests."""
    live_tables: int = 2000
    """Tables kept in memory although nobody is connected to them."""
    snapshot_every: int = 200
    """Entries after which the position of a table is stored …"""
    snapshot_after: float = 20.0
    """… or seconds of rest, whichever is first; also at the end of a match and of the server."""
    heartbeat: float = 2.0
    """Seconds between two heartbeats; time without them does not count on anybody's clock."""
    origins: str = ""
    """Further hosts, with commas, whose pages may connect (behind a proxy that changes the Host header)."""

    @property
    def address(self) -> str:
        """The SQLAlchemy address of the database.

        >>> Settings(database="sqlite:///tables.db").address
        'sqlite:///tables.db'
        >>> Settings().address.startswith("sqlite:///")
        True
        """
        return self.database or f"sqlite:///{default_database()}"

    def to_environment(self) -> dict[str, str]:
        """Return the variables from which worker processes read the same settings.

        >>> Settings(pause=0.0).to_environment()["SATURNALIA_SERVER_PAUSE"]
        '0.0'
        """
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}

    @classmethod
    def from_environment(cls) -> Settings:
        """Read the settings that `to_environment` wrote; what is not there has its default.

        >>> isinstance(Settings.from_environment(), Settings)
        True
        """
        found: dict[str, Any] = {}
        for field in fields(cls):
            text = os.environ.get(PREFIX + field.name.upper())
            if text is not None:
                found[field.name] = _parse(PREFIX + field.name.upper(), text.strip(), field.default)
        return cls(**found)


YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def _parse(name: str, text: str, default: Any) -> Any:
    """Read what a variable says, or refuse it: a limit must not be off because somebody wrote it in another way."""
    try:
        if isinstance(default, bool):
            return (*NO, *YES).index(text.lower()) >= len(NO)
        value = type(default)(text)
        if isinstance(value, int | float) and not 0 <= value < float("inf"):
            raise ValueError(text)
    except ValueError:
        kind = "yes" if isinstance(default, bool) else "whole" if isinstance(default, int) else "number"
        raise Refused("refused-setting", name=name, value=text[:40], kind=kind) from None
    return value


def default_database() -> Path:
    """Return where the tables of this user are kept."""
    return Path(platformdirs.user_data_dir("saturnalia")) / "saturnalia.db"
