"""What a person did on Telegram, read from an update: who, where, and the words that were for us."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from dataclasses import dataclass, replace

from telegram import Chat, Message, MessageEntity, User

from bot.chats.telegram.drawing.escaping import cut, seen
from bot.hall.cards.card import units
from bot.hall.requests import Account, Place

PLATFORM = "telegram"
PAYLOAD = 64
"""Characters that a deep link can carry."""
LONGEST = 64
"""Bytes of a button's id on Telegram."""
USUAL = (
    b"meaning!@ player,by!@ ?word,number!@ codice play-replace friendly-replace play-explain friendly-explain "
    b"friendly-clue"
)
"""What long ids have in common, so that less of them has to be carried; links that wait hold nothing without it."""
FACELESS = ("1087968824", "136817688")
"""The accounts that stand for an anonymous administrator and for somebody who writes as a channel."""

BARE = "help"
"""The command for a message that mentions us and says nothing else."""
_ACCENTED = re.compile(r"/\w{1,64}(@[A-Za-z0-9_]{3,32})?(?=\s|$)")
"""A command as people write it. Telegram marks only those in ASCII: /probabilità is plain text to it."""
_START = re.compile(r"/start[ ]+([A-Za-z0-9_-]{1,64})", re.ASCII)


@dataclass(frozen=True, slots=True)
class WordsForUs:
    """Words for us: a line with the accounts it mentions, or the button's id that a deep link held."""

    line: str = ""
    mentioned: tuple[Account, ...] = ()
    press: str = ""
    replied: str = ""
    command: bool = False
    named: bool = False
    """Whether our name stands at their end alone."""
    unseen: bool = False
    """Whether nobody else could read them, though they were written in a group."""
    attached: bool = False
    """Whether they stand under a file."""


def account_of(user: User) -> Account:
    """A person, as Telegram knows them."""
    name, language, handle = seen(user.full_name).strip(), user.language_code or "", user.username or ""
    return Account(PLATFORM, str(user.id), name, language, handle, bot=user.is_bot)


def topic_of(message: Message) -> int | None:
    """The forum topic of a message; the General topic is the group itself. (Replies elsewhere have a thread id too.)"""
    told = message
    if unseen_id(message) is not None and message.reply_to_message is not None:
        told = message.reply_to_message  # An unseen command has no thread of its own, but answers the topic's opening.
    return told.message_thread_id if told.is_topic_message and told.message_thread_id != 1 else None


def unseen_id(message: Message) -> int | None:
    """The id of a message that only one member and we see. Its usual id is 0: an answer to that would be for all."""
    number = message.api_kwargs.get("ephemeral_message_id")
    return int(number) if number is not None else None


def number_of(message: Message) -> int | None:
    """The id under which a message that all see can be answered."""
    return None if unseen_id(message) is not None else message.message_id


def place_of(chat: Chat, topic: int | None = None, topic_title: str = "", language: str = "") -> Place:
    """A chat or a forum topic, as the hall knows it. A group has no language: that of who is first heard there."""
    if chat.type == Chat.PRIVATE:
        return Place(PLATFORM, str(chat.id), seen(chat.full_name or "").strip(), private=True)
    house, title = str(chat.id), seen(chat.title or "").strip()
    whole = Place(PLATFORM, house, title, house=house, house_title=title, language=language)
    if topic is None:
        return whole
    return replace(whole, id=f"{house}:{topic}", title=seen(topic_title).strip(), parent=house)


def topic_title(message: Message) -> str:
    """The name of the topic a message stands in, where it tells (its making, renaming, or a message that opens it)."""
    for told in (message, message.reply_to_message):
        if told is not None:
            named = told.forum_topic_created or told.forum_topic_edited
            if named is not None and named.name:
                return named.name
    return ""


def words_for(message: Message, me: User) -> WordsForUs | None:
    """The words of a message, if they may be for us.

    A command not addressed to another bot; any words in private; in a group, a reply to what we said, what follows a
    mention of us, and what ends with one: the hall tells whether these last are a command.
    """
    if message.forward_origin is not None or message.via_bot is not None or message.is_automatic_forward:
        return None
    if message.text is not None:
        text, entities = message.text, message.entities
    else:
        text, entities = message.caption or "", message.caption_entities
    if not text.strip():
        return None
    first = next(
        (entity for entity in entities if entity.type == MessageEntity.BOT_COMMAND and entity.offset == 0), None
    )
    length = first.length if first is not None else _unmarked(text)
    addressed = ""
    if length:
        _, _, addressed = cut(text, 0, length).partition("@")
        if addressed and addressed.casefold() != (me.username or "").casefold():
            return None
    private, unseen = message.chat.type == Chat.PRIVATE, unseen_id(message) is not None
    replied, called = _replied(message, me), "" if length else _called(text, me)
    ending = "" if length or called else _ending(text, me)
    if not (length or private or unseen or replied or called or ending):
        return None
    line, mentioned = _line(text, entities, length, len(addressed) + 1 if addressed else 0)
    line = line.removesuffix(ending).strip()
    if called:
        line = f"/{line.removeprefix(called).strip().removeprefix('/') or BARE}"
    start = _START.fullmatch(line) if private else None
    if start:
        press = unpacked(start[1])
        return WordsForUs(press=press) if press else WordsForUs("/start", command=True)
    named = bool(ending) and not (private or unseen)
    command, attached = bool(length or called), message.document is not None
    return WordsForUs(line, mentioned, "", replied, command, named, unseen, attached)


def _called(text: str, me: User) -> str:
    """The mention of us with which a text begins; empty where it begins with none."""
    name = f"@{me.username or ''}"
    begins = me.username and text[: len(name)].casefold() == name.casefold()
    return text[: len(name)] if begins and not text[len(name) : len(name) + 1].strip() else ""


def _ending(text: str, me: User) -> str:
    """The mention of us with which a text ends; empty where it ends with none."""
    words = text.split()
    return words[-1] if me.username and words[-1].casefold() == f"@{me.username}".casefold() else ""


def _unmarked(text: str) -> int:
    """The length of a command that Telegram did not mark because it has an accent; 0 if there is none."""
    found = _ACCENTED.match(text)
    return units(found[0]) if found and not found[0].isascii() else 0


def packed(press: str) -> str | None:
    """A button's id as the payload of a deep link, if it has room; of a long one the usual words are left out."""
    small = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=USUAL)
    ways = (("", press.encode()), ("_", small.compress(press.encode()) + small.flush()))
    payloads = [mark + base64.urlsafe_b64encode(one).decode().rstrip("=") for mark, one in ways]
    return next((one for one in payloads if press and len(one) <= PAYLOAD), None)


def unpacked(payload: str) -> str:
    """The button's id in a payload; nothing if it holds none."""
    body = payload.removeprefix("_")  # With which no text begins.
    try:
        press = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        if body != payload:
            press = zlib.decompressobj(-zlib.MAX_WBITS, zdict=USUAL).decompress(press, LONGEST)
        return press.decode()
    except (binascii.Error, ValueError, zlib.error):
        return ""


def kind_of(message: Message) -> str:
    """How a message of ours was said: as a text, a photo or a document."""
    return "photo" if message.photo else "document" if message.document else "text"


def holds(message: Message, data: str) -> bool:
    """Whether a message has this button: Telegram passes on presses that were made up, and those of former buttons."""
    return bool(label_of(message, data))


def label_of(message: Message, data: str) -> str:
    """What stands on the button of a message that sends this; empty if it has none."""
    rows = message.reply_markup.inline_keyboard if message.reply_markup is not None else ()
    return next((button.text for row in rows for button in row if button.callback_data == data), "")


def _replied(message: Message, me: User) -> str:
    """The id of the message of ours that this one answers."""
    answered = message.reply_to_message
    if answered is None or answered.from_user is None or answered.from_user.id != me.id:
        return ""
    # In a topic whose first message is ours every message seems to answer it.
    if answered.forum_topic_created is not None:
        return ""
    return str(unseen_id(answered) or answered.message_id)


def _line(
    text: str, entities: tuple[MessageEntity, ...], command: int, addressed: int
) -> tuple[str, tuple[Account, ...]]:
    """The line with its mentions as <@ID> and the command without our name; offsets count UTF-16 units."""
    line, at = [], 0
    mentioned: list[Account] = []
    if addressed:
        line.append(cut(text, 0, command - addressed))
        at = command
    for entity in sorted(entities, key=lambda entity: entity.offset):
        if entity.type == MessageEntity.TEXT_MENTION and entity.user is not None and entity.offset >= at:
            line.append(cut(text, at, entity.offset - at) + f"<@{entity.user.id}>")
            mentioned.append(account_of(entity.user))
            at = entity.offset + entity.length
    line.append(cut(text, at, units(text) - at))
    return "".join(line).strip(), tuple(mentioned)
