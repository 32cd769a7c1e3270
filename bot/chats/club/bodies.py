"""The bodies that the page may send, checked by pydantic before a handler sees them."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, TypeVar

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from bot.hall.requests import File
from bot.texts import Spoken

LARGEST_FILE = 10_000_000
"""Bytes of the largest file that any command takes; each refuses what is larger than its own."""
LONGEST_LINE = 2000
PATIENCE = web.AppKey("patience", float)
"""Seconds in which a body has to come, by the application that takes it."""

Id = Annotated[str, StringConstraints(pattern=r"^[\w:-]{0,64}$")]
ActId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z-]{8,64}$")]
Filled = Annotated[dict[Id, Annotated[str, StringConstraints(max_length=LONGEST_LINE)]], Field(max_length=50)]


class Body(BaseModel):
    """A body; `as` is the member chosen on this machine."""

    model_config = ConfigDict(extra="forbid")

    as_: Annotated[Id, Field(alias="as")] = ""


class LineBody(Body):
    """A line, or a command from its form."""

    room: Id
    id: ActId
    text: Annotated[str, StringConstraints(max_length=LONGEST_LINE)] = ""
    path: Annotated[str, StringConstraints(max_length=64)] = ""
    values: Filled = {}


class PressBody(Body):
    """A button, with what its form asked."""

    room: Id
    id: ActId
    message: Id
    press: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_LINE)]
    values: Filled = {}


class NewMemberBody(Body):
    """Somebody who joins the club."""

    name: str
    role: str = ""


class ChangedMemberBody(Body):
    """Another name or role."""

    name: str | None = None
    role: str | None = None


class NewRoomBody(Body):
    """A room to open."""

    title: str


class LanguageBody(Body):
    """The language a member wants to read."""

    language: Spoken


A = TypeVar("A", bound=Body)
_BENT = (ValueError, LookupError, AssertionError, RuntimeError, HttpProcessingError, web.RequestPayloadError)
"""What aiohttp raises of a form that breaks off or lies."""


def refuse(status: int, reason: str) -> web.Response:
    """A refusal with its reason: the key of a sentence of the page."""
    return web.json_response({"error": reason.removeprefix("page-")}, status=status)


def number(text: str) -> int | None:
    """The whole number that an address names; None where it names none that anything could have."""
    return int(text) if re.fullmatch("[0-9]{1,15}", text) else None


async def read(request: web.Request, shape: type[A]) -> A:
    """The JSON body of a request."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        async with asyncio.timeout(request.app[PATIENCE]):
            return shape.model_validate_json(await request.read())
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ValidationError, HttpProcessingError, web.RequestPayloadError):
        raise web.HTTPBadRequest from None


async def read_with_file(request: web.Request, shape: type[A]) -> tuple[A, File | None]:
    """The body of a request that may bring a file: JSON, or a form with the JSON in `body` and the file in `file`."""
    if request.content_type != "multipart/form-data":
        return await read(request, shape), None
    try:
        async with asyncio.timeout(request.app[PATIENCE]):
            form = await request.post()  # refuses what is larger than the application takes
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except _BENT:
        raise web.HTTPBadRequest from None
    upload = form.get("file")
    file = None
    if isinstance(upload, web.FileField):
        file = File(upload.filename[:100], upload.file.read())
    try:
        return shape.model_validate_json(str(form.get("body", "null"))), file
    except ValidationError:
        raise web.HTTPBadRequest from None
