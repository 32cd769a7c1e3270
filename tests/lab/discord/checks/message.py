"""What the bot wants to send or change, checked as a whole: a ``Draft``.

The limits are from Discord docs, Message > Create message and API Reference > Uploading files."""

from __future__ import annotations

import copy
import json
import re
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.lab.discord.checks.components import ComponentCheck
from tests.lab.discord.checks.embeds import check_embeds
from tests.lab.discord.constants import FLAG_V2, MAX_FILE, MAX_REQUEST
from tests.lab.discord.wire import ApiError, Form, Upload, Violation, iso, refuse_form

if TYPE_CHECKING:
    from tests.lab.discord.model.attachment import Attachment
    from tests.lab.discord.model.message import Message
    from tests.lab.discord.server import DiscordServer

CONTENT, FILES, MENTIONS, NONCE = 2000, 10, 100, 25
NOT_WITH_V2 = ("content", "embeds", "sticker_ids", "poll")


@dataclass
class Draft:
    """The checked fields of a message; None is what the request did not touch."""

    content: str | None = None
    embeds: list[dict] | None = None
    components: list[dict] | None = None
    poll: dict | None = None
    flags: int = 0
    allowed_mentions: dict | None = None
    keep: list[Attachment] = field(default_factory=list)
    uploads: list[Upload] = field(default_factory=list)
    file_notes: dict[str, dict] = field(default_factory=dict)  # slot -> filename and description wanted


def safe_name(filename: str) -> str:
    """A file name as Discord keeps it."""
    return re.sub(r"[^\w.\-]", "_", filename)


def read_draft(host: DiscordServer, payload: Any, uploads: list[Upload], edit: Message | None = None) -> Draft:
    """Check a message to be created, or the changes to one; raise ``ApiError`` as Discord does."""
    if payload is None and uploads:
        payload = {}
    if not isinstance(payload, dict):
        raise refuse_form("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    f, d = Form(), Draft(flags=payload.get("flags") or 0, uploads=uploads)
    v2 = bool((d.flags | (edit.flags if edit else 0)) & FLAG_V2)
    if "content" in payload:
        text = payload["content"]
        text = "" if text is None else str(text)
        if len(text) > CONTENT:
            f.at_most("content", CONTENT)
        d.content = text.strip()
    if "embeds" in payload:
        embeds = payload["embeds"] or []
        check_embeds(f, embeds)
        d.embeds = [dict(e, type=e.get("type", "rich")) for e in copy.deepcopy(embeds)]
    names = _read_files(f, d, payload, edit)
    _drop_missing_pictures(host, d, names)
    if "components" in payload:
        emojis = [x for g in host.guilds.values() for x in g.emojis]
        check = ComponentCheck(f, v2=v2, filenames=names, emojis=emojis)
        d.components = check.run(payload["components"], "components") if payload["components"] else []
    if v2:
        _check_v2(f, payload, edit)
        _note_unseen(host, d, names)
    d.allowed_mentions = payload.get("allowed_mentions")
    _check_mentions(f, d.allowed_mentions or {})
    if payload.get("nonce") is not None and len(str(payload["nonce"])) > NONCE:
        f.err("nonce", "NONCE_TYPE_TOO_LONG", f"Nonce must be {NONCE} or fewer characters.")
    if payload.get("poll"):
        d.poll = _read_poll(f, payload["poll"])
    f.check()
    _refuse_empty(d, payload, edit)
    return d


def _read_files(f: Form, d: Draft, payload: dict, edit: Message | None) -> set[str]:
    """Sort out the files; the names that the message will have."""
    if any(len(u.data) > MAX_FILE for u in d.uploads) or sum(len(u.data) for u in d.uploads) > MAX_REQUEST:
        raise ApiError(413, 40005, "Request entity too large")
    old = list(edit.attachments) if edit else []
    d.file_notes = {str(a.get("id")): a for a in payload.get("attachments") or [] if isinstance(a, dict)}
    d.keep = [a for a in old if "attachments" not in payload or str(a.id) in d.file_notes]
    if len(d.uploads) + len(d.keep) > FILES:
        f.at_most("attachments", FILES)
    known = {u.slot for u in d.uploads} | {str(a.id) for a in old}
    for k in d.file_notes.keys() - known:
        f.err("attachments", "ATTACHMENT_NOT_FOUND", f"Attachment {k} is not among the uploaded files")
    return {safe_name(u.filename) for u in d.uploads} | {a.filename for a in d.keep}


def _drop_missing_pictures(host: DiscordServer, d: Draft, names: set[str]) -> None:
    """Discord silently drops attachment:// pictures that are not there; keep a trace."""
    for i, e in enumerate(d.embeds or []):
        for key in ("image", "thumbnail"):
            url = (e.get(key) or {}).get("url") or ""
            if url.startswith("attachment://") and url[13:] not in names:
                e.pop(key)
                note = f"embed {i} {key}: no uploaded file named {url[13:]}"
                host.rejections.append(Violation("notice", 200, 0, note))


def _check_v2(f: Form, payload: dict, edit: Message | None) -> None:
    """Discord docs, Components > Component reference > Legacy behaviour: v2 excludes these fields."""
    left = [key for key in NOT_WITH_V2 if payload.get(key)]
    if edit is not None and not edit.flags & FLAG_V2:
        left += [k for k, v in (("content", edit.content), ("embeds", edit.embeds)) if v and k not in payload]
    for key in left:
        f.err(
            key,
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )


def _note_unseen(host: DiscordServer, d: Draft, names: set[str]) -> None:
    """> Component reference > Legacy behaviour: beside components v2 no file is seen that none of them refers to."""
    told = json.dumps(d.components or [])
    for name in sorted(names):
        if d.components is not None and f'"attachment://{name}"' not in told and f"/{name}" not in told:
            host.errors.append(Violation("unseen", 200, 0, f"nobody sees {name}: no component refers to it"))


def _check_mentions(f: Form, allowed: dict) -> None:
    """Discord docs, Message > Allowed mentions object."""
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            f.err(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
        if len(allowed.get(kind) or []) > MENTIONS:
            f.at_most(f"allowed_mentions.{kind}", MENTIONS)


def _read_poll(f: Form, p: dict) -> dict:
    """Discord docs, Poll > Poll create request object."""
    f.text("poll.question.text", (p.get("question") or {}).get("text"), 1, 300, required=True)
    answers = p.get("answers") or []
    if not 1 <= len(answers) <= 10:
        f.length("poll.answers", 1, 10)
    for i, a in enumerate(answers):
        f.text(f"poll.answers.{i}.poll_media.text", (a.get("poll_media") or {}).get("text"), 1, 55, required=True)
    return {
        **p,
        "answers": [{"answer_id": i + 1, **a} for i, a in enumerate(answers)],
        "expiry": iso(time.time() + 3600 * (p.get("duration") or 24)),
        "allow_multiselect": bool(p.get("allow_multiselect")),
        "layout_type": 1,
    }


def _refuse_empty(d: Draft, payload: dict, edit: Message | None) -> None:
    if (d.flags | (edit.flags if edit else 0)) & FLAG_V2:
        full = edit.components if edit is not None and d.components is None else d.components
    elif edit is None or edit.loading:
        full = d.content or d.embeds or d.uploads or d.components or d.poll or payload.get("sticker_ids")
    else:
        wanted = ((d.content, edit.content), (d.embeds, edit.embeds), (d.components, edit.components))
        full = d.uploads or d.keep or any(old if new is None else new for new, old in wanted)
    if not full:
        raise ApiError(400, 50006, "Cannot send an empty message")
