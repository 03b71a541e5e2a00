"""The web application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

import saturnalia
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.server import library, lobby, metrics, notify, pages, schema, signing_in, socket
from saturnalia.server.alone import Alone
from saturnalia.server.bots_and_clocks import BotsAndClocks
from saturnalia.server.compilers import end_with_server
from saturnalia.server.crowd import Crowd
from saturnalia.server.guard import Guard
from saturnalia.server.hall import Hall
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.lag import measure_lag
from saturnalia.server.limit import Limits
from saturnalia.server.listening import open_many_files
from saturnalia.server.logs import set_up_logs
from saturnalia.server.migrate import migrate
from saturnalia.server.openings import Openings
from saturnalia.server.refuse import Refused, invalid, refusal_of, status_of
from saturnalia.server.settings import Settings
from saturnalia.server.store import Store

log = logging.getLogger("saturnalia.server")


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the application; it opens its database when it starts.

    >>> app = create_app(Settings(database="sqlite:///tables.db"))
    >>> "/healthz" in app.openapi()["paths"]
    True
    """
    settings = settings or Settings.from_environment()
    app = FastAPI(
        title="Saturnalia", version=saturnalia.__version__, lifespan=_live, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.settings = settings
    app.state.games = InstalledGames(settings.components)
    app.state.limits = Limits(on=settings.limits)
    app.state.crowd = Crowd(settings)
    app.state.openings = Openings()
    app.include_router(library.router)
    app.include_router(lobby.router)
    app.include_router(signing_in.router)
    app.include_router(socket.router)
    app.add_api_route("/healthz", check_health, response_class=PlainTextResponse, tags=["host"])
    app.add_route("/{path:path}", pages.show_page, include_in_schema=False)
    app.add_exception_handler(SaturnaliaError, _answer_refusal)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits)
    schema.install(app)
    _build_routes(app)
    return app


def _build_routes(app: FastAPI) -> None:
    """Let FastAPI build now what it would build at the first request: that would hold the event loop for 30 ms."""
    for kind in ("http", "websocket"):
        for route in app.routes:
            route.matches({"type": kind, "path": "/", "root_path": "", "method": "GET", "headers": []})


def create() -> FastAPI:
    """Return the application for a worker process, which finds its settings in the environment."""
    set_up_logs()
    end_with_server()
    open_many_files()
    # the event loop must not wait long for threads that load tables or let bots think
    sys.setswitchinterval(0.001)
    gc.set_threshold(20_000, 20, 100)
    settings = Settings.from_environment()
    if settings.metrics_port:
        metrics.serve_metrics(settings.metrics_port, settings.workers, settings.metrics_host)
    return create_app(settings)


@contextlib.asynccontextmanager
async def _live(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    alone = Alone(settings.address)
    store = Store(settings.address)
    await run_in_threadpool(migrate, store)  # it takes Starlette 30 ms to load its threads: now, and not at a request
    hall = app.state.hall = Hall(settings, store, app.state.games)
    bots_and_clocks = app.state.bots_and_clocks = BotsAndClocks(hall)
    tasks = [
        asyncio.ensure_future(bots_and_clocks.beat()),
        asyncio.ensure_future(bots_and_clocks.watch()),
        asyncio.ensure_future(measure_lag()),
        asyncio.ensure_future(hall.preparation.load(hall.go_on)),
    ]
    if store.is_postgres:
        tasks.append(asyncio.ensure_future(notify.listen(settings.address, hall.heard, hall.missed)))
        tasks.append(asyncio.ensure_future(hall.neighbours.speaker.speak(settings.address)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await hall.close()
        bots_and_clocks.close()
        store.close()
        alone.end()


async def check_health(request: Request) -> str:
    """Say whether the server and its database answer, and whether anything can be stored."""
    hall: Hall = request.app.state.hall
    bots_and_clocks: BotsAndClocks = request.app.state.bots_and_clocks
    await hall.run(_ask_database, hall)
    if not bots_and_clocks.is_well:
        raise Refused("refused-not-stored", status=503)
    return "ok"


def _ask_database(hall: Hall) -> None:
    with hall.store.reading() as connection:
        connection.exec_driver_sql("SELECT 1")


async def _answer_refusal(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, SaturnaliaError)
    metrics.REFUSALS.labels(error.message.id).inc()
    if status_of(error) >= 500:
        reason, problem = error.message.id, str(error.__cause__ or "")
        log.error("a request was refused", extra={"path": request.url.path, "reason": reason, "problem": problem})
    return JSONResponse(refusal_of(error).model_dump(), status_of(error))


async def _answer_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return await _answer_refusal(request, invalid(error, 422))


async def _answer_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    reason = {400: "refused-unreadable", 405: "refused-method"}.get(error.status_code, "refused-address-unknown")
    answer = await _answer_refusal(request, Refused(reason, status=error.status_code))
    answer.headers.update(error.headers or {})
    return answer
