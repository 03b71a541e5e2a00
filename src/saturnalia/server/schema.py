"""The OpenAPI schema, with the messages of the WebSocket: `python -m saturnalia.server.schema` prints it.

With the name of a game it prints what that game's board reads, in the same form. The types of the web client are
generated from both.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from saturnalia.kernel.game import load
from saturnalia.server import wire

REF = "#/components/schemas/{model}"


def install(app: FastAPI) -> None:
    """Let the application describe its WebSocket messages too."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _with_messages(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    sent = TypeAdapter(wire.FromBrowser).json_schema(ref_template=REF, mode="validation")
    received = TypeAdapter(wire.FromServer).json_schema(ref_template=REF, mode="serialization")
    for name, messages in (("FromBrowser", sent), ("FromServer", received)):
        for model, definition in messages.pop("$defs").items():
            schemas.setdefault(model, definition)
        schemas[name] = messages
    # FastAPI's own description of a validation error, which this server never sends
    schemas.pop("HTTPValidationError", None)
    schemas.pop("ValidationError", None)
    return schema


def view_schema(game: str) -> dict[str, Any]:
    """Describe the view of a game as its `view_types.py` says: what only the game's own board reads."""
    view = load(game).room("view_types").View
    schema = TypeAdapter(view).json_schema(ref_template=REF, mode="serialization")
    schemas = {**schema.pop("$defs", {}), view.__name__: schema}
    return {"openapi": "3.1.0", "info": {"title": game, "version": ""}, "components": {"schemas": schemas}}


def main(*games: str) -> None:
    """Print the schema of the server, or of these games, one line each."""
    from saturnalia.server.app import create_app

    for schema in map(view_schema, games) if games else [create_app().openapi()]:
        json.dump(schema, sys.stdout, ensure_ascii=False)
        sys.stdout.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
