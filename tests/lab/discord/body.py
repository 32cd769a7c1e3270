"""Bodies of requests and answers: JSON, and files beside it."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import web

from tests.lab.discord.wire import Upload

NOT_JSON: dict = {}  # stands for a body that could not be read


def answer(status: int, data: Any, headers: dict | None = None) -> web.Response:
    """An answer with this JSON, or (None) without a body."""
    if data is None:
        return web.Response(status=status, headers=headers)
    if isinstance(data, str):  # a page of Cloudflare's
        return web.Response(status=status, text=data, content_type="text/plain", headers=headers)
    body = json.dumps(data, ensure_ascii=False).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON and the files (Discord docs, API Reference > Uploading files)."""
    if request.method in ("GET", "HEAD") or not request.body_exists:
        return None, []
    payload, files = None, []
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        try:
            return (json.loads(raw) if raw else None), []
        except ValueError:
            return NOT_JSON, []
    async for part in await request.multipart():
        raw, name = bytes(await part.read(decode=False)), part.name or ""
        if name == "payload_json":
            payload = json.loads(raw)
        elif re.fullmatch(r"files?\[\d+\]|file\d*", name):
            slot = re.search(r"\d+", name)
            files.append(
                Upload(slot.group() if slot else "0", part.filename or "unknown", raw, part.headers.get("Content-Type"))
            )
        elif name:
            payload = {**(payload or {}), name: raw.decode()}
    return payload, files
