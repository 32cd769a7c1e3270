"""The commands' menu and the bot's own texts (Bot API docs, setMyCommands and following)."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from tests.lab.telegram.methods.table import METHODS, method
from tests.lab.telegram.model.chat import ADMIN_RIGHTS
from tests.lab.telegram.wire import Params, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

MAX_COMMANDS = 100  # Bot API docs, setMyCommands
# Their total size is limited too, which is not documented: between 7,750 and 7,876 bytes of JSON (opencrabs#1613), or
# about 4 kB of descriptions (cortextos#671)
MAX_MENU, MAX_DESCRIPTIONS = 7750, 4000
MAX_DESCRIPTION = 256  # Bot API docs, BotCommand
# Bot API docs, BotCommandScope: what each kind needs
SCOPES: dict[str, set[str]] = {
    "default": set(),
    "all_private_chats": set(),
    "all_group_chats": set(),
    "all_chat_administrators": set(),
    "chat": {"chat_id"},
    "chat_administrators": {"chat_id"},
    "chat_member": {"chat_id", "user_id"},
}
# Bot API docs, setMyName, setMyDescription, setMyShortDescription
TEXTS = {"name": 64, "description": 512, "short_description": 120}


def _scope(host: TelegramHost, p: Params) -> tuple[str, str]:
    """The key of a scope and a language."""
    scope, language = p.object("scope") or {"type": "default"}, p.get("language_code") or ""
    if language and not re.fullmatch(r"[a-z]{2}", language):  # a two-letter ISO 639-1 code
        raise bad("invalid language code specified")
    if scope.get("type") not in SCOPES:
        raise bad("can't parse BotCommandScope: Unsupported type specified")
    for key in SCOPES[scope["type"]]:
        try:
            scope[key] = int(scope[key])
        except (KeyError, ValueError, TypeError):
            raise bad("chat not found") from None
    if "chat_id" in scope and scope["chat_id"] not in host.chats and scope["chat_id"] not in host.users:
        raise bad("chat not found")
    return json.dumps(scope, sort_keys=True), language


@method("setMyCommands")
def set_commands(host: TelegramHost, p: Params) -> bool:
    """At most 100 commands of 1-32 small letters, digits and underscores, each with a description of 1-256."""
    commands = p.object("commands")
    if not isinstance(commands, list):
        raise bad("can't parse commands JSON object")
    if len(commands) > MAX_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    seen = set()
    for c in commands:
        name, description = str(c.get("command", "")), str(c.get("description", ""))
        if not re.fullmatch(r"[a-z0-9_]{1,32}", name) or name in seen:
            raise bad("BOT_COMMAND_INVALID")
        if not description.strip():
            raise bad("command description must be non-empty")
        if len(description) > MAX_DESCRIPTION:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
        seen.add(name)
    described = sum(len(str(c["description"]).encode()) for c in commands)
    if described > MAX_DESCRIPTIONS or len(json.dumps(commands, ensure_ascii=False).encode()) > MAX_MENU:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    host.scopes[_scope(host, p)] = commands
    return True


@method("getMyCommands")
def get_commands(host: TelegramHost, p: Params) -> list[dict]:
    """What was set for this scope and language."""
    return host.scopes.get(_scope(host, p), [])


@method("deleteMyCommands")
def delete_commands(host: TelegramHost, p: Params) -> bool:
    """Nothing for this scope and language any more."""
    host.scopes.pop(_scope(host, p), None)
    return True


def _text_setting(key: str, limit: int) -> None:
    def setter(host: TelegramHost, p: Params) -> bool:
        if len(p.text(key)) > limit:
            raise bad(f"{key.replace('_', ' ')} is too long")
        host.texts[key, p.get("language_code") or ""] = p.text(key)
        return True

    def getter(host: TelegramHost, p: Params) -> dict:
        usual = host.me.first_name if key == "name" else ""
        return {key: host.texts.get((key, p.get("language_code") or ""), usual)}

    METHODS["setmy" + key.replace("_", "")] = setter
    METHODS["getmy" + key.replace("_", "")] = getter


for _key, _limit in TEXTS.items():
    _text_setting(_key, _limit)


@method("setChatMenuButton", "setMyDefaultAdministratorRights")
def taken(host: TelegramHost, p: Params) -> bool:
    """The lab takes it and shows nothing."""
    return True


@method("getChatMenuButton")
def menu_button(host: TelegramHost, p: Params) -> dict:
    """The button beside the text field."""
    return {"type": "commands"}


@method("getMyDefaultAdministratorRights")
def default_rights(host: TelegramHost, p: Params) -> dict:
    """What the bot asks for as an administrator."""
    return {k: v for k, v in ADMIN_RIGHTS.items() if k != "can_be_edited"}
