"""Signing in without an account: from one device to another, where one is signed in, leaving, being forgotten."""

from __future__ import annotations

import contextlib

from fastapi import APIRouter, Request, Response

from saturnalia.server import devices
from saturnalia.server.lobby import Somebody, TheHall, Who, give_cookie, refusals
from saturnalia.server.people import COOKIE
from saturnalia.server.refuse import Refused
from saturnalia.server.wire import DeviceInfo, Leaving, Me, TransferCode, TransferLink

router = APIRouter(prefix="/api/me", responses=refusals)


@router.get("/devices")
async def list_devices(hall: TheHall, person: Who) -> list[DeviceInfo]:
    """Return where I am signed in."""
    if person is None:
        return []
    return [DeviceInfo.model_validate(one) for one in await hall.run(devices.list_devices, hall.store, person)]


@router.post("/code")
async def make_code(hall: TheHall, person: Somebody) -> TransferLink:
    """Make a link that transfers my name and my seats to one other device."""
    code = await hall.run(devices.make_code, hall.store, person)
    return TransferLink(path=f"/transfer?code={code}", seconds=devices.CODE_SECONDS)


@router.post("/whose")
async def tell_whose(code: TransferCode, hall: TheHall) -> Me:
    """Say whom a code would make of me, without using it up."""
    return Me(name=await hall.run(devices.owner_of, hall.store, code.code))


@router.post("/arrive")
async def arrive(code: TransferCode, request: Request, response: Response, hall: TheHall) -> Me:
    """Sign in this device by a code, which is used up with it."""
    person = await hall.run(devices.use_code, hall.store, code.code, code.device)
    give_cookie(request, response, person)
    return Me.model_validate({"name": person.name, "language": person.language})


@router.post("/leave")
async def leave(leaving: Leaving, response: Response, hall: TheHall, person: Who) -> list[DeviceInfo]:
    """Sign out one of my devices, or all; return where I am signed in still."""
    if person is None:
        return []
    await hall.run(devices.leave, hall.store, person, leaving.device, hall.context.process)
    hall.let_go(person.id)
    if leaving.device in (None, person.device):
        response.delete_cookie(COOKIE, path="/")
    return [DeviceInfo.model_validate(one) for one in await hall.run(devices.list_devices, hall.store, person)]


@router.post("/forget")
async def forget(response: Response, hall: TheHall, person: Who) -> Me:
    """Delete me: my name, my devices, what I have won; my seats are nobody's any more."""
    if person is not None:
        concerned = await hall.run(devices.forget, hall.store, person, hall.context.process)
        hall.let_go(person.id)
        for live in [hall.live[table] for table in concerned if table in hall.live]:
            with contextlib.suppress(Refused):
                await hall.reload(live)
    response.delete_cookie(COOKIE, path="/")
    return Me(name="")
