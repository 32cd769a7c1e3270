"""Keyboards under messages: what Telegram refuses of them, and for whom they are."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlparse

from tests.lab.telegram.wire import Params, bad

# Bot API docs, InlineKeyboardButton: exactly one of these
BUTTON_KINDS = (
    "callback_data",
    "url",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
)
MAX_DATA = 64  # bytes of callback_data: Bot API docs, InlineKeyboardButton
MAX_IN_ROW = 8  # python-telegram-bot, constants.InlineKeyboardMarkupLimit; the Bot API docs do not say
MAX_BUTTONS = 100  # of an inline keyboard: limits.tginfo.me; the Bot API docs do not say
MAX_INLINE_BYTES = 9_600  # Telegram refuses a keyboard of roughly 10 kB although the docs do not say so
MAX_KEYS = 300  # of a reply keyboard: limits.tginfo.me
MAX_PLACEHOLDER = 64  # input_field_placeholder: Bot API docs, ReplyKeyboardMarkup, ForceReply


def read_markup(p: Params, *, inline_only: bool = False) -> tuple[dict | None, dict | None]:
    """(inline keyboard, anything else: reply keyboard, its removal, forced reply)."""
    markup = p.object("reply_markup")
    if not markup:
        return None, None
    if not isinstance(markup, dict):
        raise bad("object expected as reply markup")
    if "inline_keyboard" in markup:
        inline = _inline(markup["inline_keyboard"])
        if inline is not None and markup.get("force_reply"):  # Bot API docs, InlineKeyboardMarkup (10.3)
            inline["force_reply"] = True
        return inline, None
    if inline_only:
        raise bad("inline keyboard expected")
    if not any(k in markup for k in ("keyboard", "remove_keyboard", "force_reply")):
        raise bad("object expected as reply markup")
    for row in markup.get("keyboard") or []:
        for k in row:
            if not (k if isinstance(k, str) else (k or {}).get("text")):
                raise bad("keyboard button text must be non-empty")
    if sum(len(row) for row in markup.get("keyboard") or []) > MAX_KEYS:
        raise bad("reply markup is too long")
    if len(markup.get("input_field_placeholder") or "") > MAX_PLACEHOLDER:
        raise bad("INPUT_FIELD_PLACEHOLDER_INVALID")
    return None, markup


def _inline(rows: Any) -> dict | None:
    if not isinstance(rows, list) or any(not isinstance(r, list) for r in rows):
        raise bad('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
    for row in rows:
        for b in row:
            _check_button(b)
    size = len(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode())
    if any(len(row) > MAX_IN_ROW for row in rows):
        raise bad("reply markup is too long: more than 8 buttons in a row")
    if sum(map(len, rows)) > MAX_BUTTONS or size > MAX_INLINE_BYTES:
        raise bad("reply markup is too long")
    rows = [r for r in rows if r]
    return {"inline_keyboard": rows} if rows else None


def _check_button(b: Any) -> None:
    if not isinstance(b, dict) or not isinstance(b.get("text"), str):
        raise bad("can't parse inline keyboard button: Can't find field \"text\"")
    if not b["text"].strip():
        raise bad("inline keyboard button text must be non-empty")
    kinds = [k for k in BUTTON_KINDS if b.get(k) is not None]
    if not kinds:
        raise bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if "callback_data" in kinds and not 1 <= len(b["callback_data"].encode()) <= MAX_DATA:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in kinds:
        parsed = urlparse(b["url"] if "://" in b["url"] else "http://" + b["url"])
        web = parsed.scheme in ("http", "https")
        if (not web and parsed.scheme not in ("tg", "ton")) or (web and "." not in (parsed.hostname or "")):
            raise bad(f"inline keyboard button URL '{b['url']}' is invalid: Wrong HTTP URL")
