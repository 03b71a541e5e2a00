"""Logs: one JSON object per line or, on a terminal, only warnings, for people.

Addresses are written without their query, because it can hold tokens.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def is_read_by_people() -> bool:
    """Whether the log goes to a terminal and not to a file or another program."""
    return sys.stderr.isatty()


class PlainLines(logging.Formatter):
    """Writes a record as a sentence, with what it was given as `extra` in brackets."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, and the traceback if there is one."""
        extra = ", ".join(f"{name}: {value}" for name, value in vars(record).items() if name not in _ORDINARY)
        line = f"{record.levelname.capitalize()}: {record.getMessage()}{f' ({extra})' if extra else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """Writes a record with everything it was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _ORDINARY}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def hide_query(record: logging.LogRecord) -> bool:
    """Let every record pass, but without the query of an address: Uvicorn logs those of WebSockets.

    >>> record = logging.makeLogRecord({"msg": '"WebSocket %s" [accepted]', "args": ("/ws/tables/x?token=secret",)})
    >>> hide_query(record), record.getMessage()
    (True, '"WebSocket /ws/tables/x" [accepted]')
    """
    if isinstance(record.args, tuple):
        record.args = tuple(arg.partition("?")[0] if isinstance(arg, str) else arg for arg in record.args)
    return True


def set_up_logs() -> None:
    """Send the logs of Saturnalia and Uvicorn to standard error."""
    people = is_read_by_people()
    level = logging.WARNING if people else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if people else JsonLines())
    for name in ("saturnalia.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(hide_query)
    # Uvicorn's own access log writes whole addresses
    logging.getLogger("uvicorn.access").disabled = True
