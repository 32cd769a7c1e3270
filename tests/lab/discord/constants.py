"""Discord's numbers: permission bits, intents, message flags, locales, component types."""

from __future__ import annotations

EPOCH = 1420070400000  # Discord docs, API Reference > Snowflakes

# Discord docs, API Reference > Locales
LOCALES = {
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
}

# Discord docs, Permissions > Bitwise permission flags
PERMS = {
    "create_instant_invite": 0,
    "kick_members": 1,
    "ban_members": 2,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_audit_log": 7,
    "view_channel": 10,
    "send_messages": 11,
    "send_tts_messages": 12,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "connect": 20,
    "speak": 21,
    "change_nickname": 26,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "manage_expressions": 30,
    "use_application_commands": 31,
    "manage_events": 33,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "send_messages_in_threads": 38,
    "moderate_members": 40,
    "create_events": 44,
    "send_polls": 49,
    "pin_messages": 51,
}
ALL_PERMS = (1 << 53) - 1


def perms(*names: str) -> int:
    """The permissions as a bit set."""
    return sum(1 << PERMS[n] for n in set(names))


VIEW, SEND, MANAGE_MESSAGES = perms("view_channel"), perms("send_messages"), perms("manage_messages")
BOT_PERMS = perms(
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "add_reactions",
    "use_external_emojis",
    "use_application_commands",
    "create_public_threads",
    "send_messages_in_threads",
)
EVERYONE_PERMS = BOT_PERMS | perms("change_nickname", "connect", "speak", "create_instant_invite")
# what an app may do in a private chat
DM_PERMS = perms(
    "view_channel", "send_messages", "embed_links", "attach_files", "mention_everyone", "use_external_emojis"
)

# Discord docs, Gateway > List of intents
INTENT = {
    "guilds": 1 << 0,
    "members": 1 << 1,
    "presences": 1 << 8,
    "guild_messages": 1 << 9,
    "guild_reactions": 1 << 10,
    "dm_messages": 1 << 12,
    "dm_reactions": 1 << 13,
    "message_content": 1 << 15,
}
# Discord docs, Gateway > Privileged intents
PRIVILEGED = {name: INTENT[name] for name in ("members", "presences", "message_content")}
# Discord docs, Application > Application flags (the *_LIMITED ones, of an app in fewer than 100 servers)
APP_FLAGS = {"members": 1 << 15, "presences": 1 << 13, "message_content": 1 << 19}

# Discord docs, Message > Message flags
FLAG_SUPPRESS, FLAG_EPHEMERAL, FLAG_LOADING, FLAG_SILENT, FLAG_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15

MAX_FILE = 10 * 1024 * 1024  # Discord docs, API Reference > Uploading files (10 MiB without boosts)
MAX_REQUEST = 25 * 1024 * 1024  # the same page: a request of more than 25 MiB is refused

# Discord docs, Components > Component types
ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, THUMB = 1, 2, 3, 4, 9, 10, 11
GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 12, 13, 14, 17, 18, 19, 21, 22, 23
SELECTS = {3, 5, 6, 7, 8}
V2_TYPES = {SECTION, TEXT, THUMB, GALLERY, FILE, SEPARATOR, CONTAINER}
LABEL_ONLY = {UPLOAD, RADIO, CHECKBOXES, CHECKBOX}

# Application command option types (Discord docs, Application Commands > Option type)
SUB_TYPES = {1, 2}
VALUE_TYPES = {3, 4, 5, 6, 7, 8, 9, 10, 11}
