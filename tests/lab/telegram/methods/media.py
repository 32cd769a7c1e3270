"""Pictures and files (Bot API docs, Sending files; sendPhoto; sendMediaGroup)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.lab.telegram.markup import read_markup
from tests.lab.telegram.methods.table import find_chat, method, new_message, post
from tests.lab.telegram.text.formatting import CAPTION, read_text, shown
from tests.lab.telegram.wire import ApiError, Params, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

MAX_UPLOAD = {"photo": 10 * 1024 * 1024}  # Bot API docs, Sending files: 10 MB for photos, 50 MB for others
MAX_OTHER = 50 * 1024 * 1024
MAX_DOWNLOAD = 20 * 1024 * 1024  # Bot API docs, getFile
EXTRA = {
    "video": {"width": 320, "height": 240, "duration": 1},
    "animation": {"width": 320, "height": 240, "duration": 1},
    "audio": {"duration": 1},
    "voice": {"duration": 1},
    "video_note": {"length": 240, "duration": 1},
    "sticker": {"width": 512, "height": 512, "type": "regular", "is_animated": False, "is_video": False},
}
KINDS = ("photo", "document", *EXTRA)


def _content(host: TelegramHost, kind: str, p: Params, value: Any) -> tuple[str, bytes]:
    """The file name and the bytes: an upload, an attach:// or a file_id."""
    if value is None or (isinstance(value, str) and value.startswith("attach://")):
        name = kind if value is None else value.removeprefix("attach://")
        if name in p.files:
            return p.files[name]
        raise bad(f"there is no {kind} in the request" if value is None else f'file "{name}" not found in the request')
    if value in host.files:
        return host.files[value]
    if str(value).startswith(("http://", "https://")):
        raise bad("failed to get HTTP URL content")
    raise bad("wrong remote file identifier specified: can't unserialize it. Wrong last symbol")


def read_media(host: TelegramHost, kind: str, p: Params, value: Any) -> tuple[Any, str, bytes]:
    """(what the message says of it, file name, bytes)."""
    name, data = _content(host, kind, p, value)
    if not data:
        raise bad("file must be non-empty")
    if kind == "photo" and len(data) > MAX_UPLOAD["photo"]:
        raise bad(f"file of size {len(data)} bytes is too big for a photo; the maximum size is 10485760 bytes")
    if len(data) > MAX_OTHER:
        raise ApiError(413, "Request Entity Too Large")
    if kind != "photo":
        return host.store_file(name, data, **EXTRA.get(kind, {})), name, data
    w, h = _dimensions(data)
    file = host.store_file(name, data)
    small = {k: file[k] for k in ("file_id", "file_unique_id", "file_size")}
    return [{**small, "width": min(w, 90), "height": min(h, 90)}, {**small, "width": w, "height": h}], name, data


def _dimensions(data: bytes) -> tuple[int, int]:
    """Bot API docs, sendPhoto: width and height must not exceed 10000 in total, their ratio at most 20."""
    png = data[:8] == b"\x89PNG\r\n\x1a\n"
    if not (png or data[:3] == b"\xff\xd8\xff" or data[:4] in (b"GIF8", b"RIFF") or data[:2] == b"BM"):
        raise bad("IMAGE_PROCESS_FAILED")
    if not png or len(data) <= 24:
        return 640, 480
    w, h = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if w + h > 10000 or max(w, h) > 20 * max(1, min(w, h)):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return w, h


def _sender(kind: str) -> Callable:
    def send(host: TelegramHost, p: Params) -> dict:
        c = find_chat(host, p)
        payload, name, data = read_media(host, kind, p, p.get(kind))
        text, entities = read_text(p, CAPTION)
        inline, other = read_markup(p)
        m = new_message(host, p, c, "photos" if kind == "photo" else "documents")
        m.kind, m.media, m.caption, m.entities, m.data, m.filename = kind, payload, text, entities, data, name
        return post(m, inline, other)

    return send


for _kind in KINDS:
    method("send" + _kind.replace("_", ""))(_sender(_kind))


@method("sendMediaGroup")
def send_album(host: TelegramHost, p: Params) -> list[dict]:
    """2-10 pictures or files together."""
    c = find_chat(host, p)
    items = p.object("media") or []
    if len(items) > 10:
        raise bad("wrong number of media: must include 2-10 items")
    if len(items) < 2:
        raise bad("expected at least 2 media in the group")
    read = []
    for item in items:
        media = read_media(host, item["type"], p, item.get("media"))
        caption = shown(item.get("caption") or "", item.get("parse_mode"), item.get("caption_entities"), CAPTION)
        read.append((item["type"], media, caption))
    out, group = [], str(random.getrandbits(60))
    for kind, (payload, name, data), (text, entities) in read:
        m = new_message(host, p, c, "media", can_be_ephemeral=False)
        m.kind, m.media, m.caption, m.entities, m.data, m.filename = kind, payload, text, entities, data, name
        m.extra = {"media_group_id": group}
        out.append(post(m))
    return out


@method("getFile")
def get_file(host: TelegramHost, p: Params) -> dict:
    """Where a file can be fetched, of at most 20 MB."""
    fid = p.text("file_id")
    if fid not in host.files:
        raise bad("invalid file_id")
    size = len(host.files[fid][1])
    if size > MAX_DOWNLOAD:
        raise bad("file is too big")
    return {"file_id": fid, "file_unique_id": fid[4:19], "file_size": size, "file_path": f"documents/{fid}"}
