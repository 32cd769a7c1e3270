"""Messages coming to be, changing and going, and the gateway events of it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tests.lab.discord.checks.message import Draft, safe_name
from tests.lab.discord.constants import (
    FILE,
    FLAG_EPHEMERAL,
    FLAG_LOADING,
    FLAG_SILENT,
    FLAG_SUPPRESS,
    FLAG_V2,
    INTENT,
    TEXT,
    VIEW,
)
from tests.lab.discord.model.attachment import Attachment
from tests.lab.discord.model.message import PLAIN, REPLY, Message
from tests.lab.discord.model.seen import walk
from tests.lab.discord.wire import Violation

if TYPE_CHECKING:
    from tests.lab.discord.gateway import Session
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.user import User


DEFAULT = ("users", "roles", "everyone")
"""What a message mentions that says nothing of it."""


def apply(m: Message, d: Draft, *, ephemeral: bool = False) -> None:
    """Write the checked fields into the message."""
    m.attachments = list(d.keep)
    for u in d.uploads:
        note = d.file_notes.get(u.slot) or {}
        m.attachments.append(
            Attachment(
                m.host,
                m.channel,
                safe_name(note.get("filename") or u.filename),
                u.data,
                content_type=u.content_type,
                description=note.get("description"),
                ephemeral=ephemeral,
            )
        )
    by_name = {a.filename: a for a in m.attachments}
    if d.content is not None:
        m.content = d.content
    if d.embeds is not None:
        m.embeds = d.embeds
        for e in m.embeds:
            for key in ("image", "thumbnail"):
                a = _attached((e.get(key) or {}).get("url"), by_name)
                if a is not None:
                    e[key] = {"url": a.url, "proxy_url": a.url, "width": 64, "height": 64}
    if d.components is not None:
        m.components = d.components
        for c in walk(m.components):
            _resolve_media(c, by_name)
    if d.poll is not None:
        m.poll = d.poll
    m.flags = (m.flags & ~FLAG_LOADING) | (d.flags & (FLAG_V2 | FLAG_SUPPRESS | FLAG_SILENT))
    if ephemeral:
        m.flags |= FLAG_EPHEMERAL
    note_mentions(m, d.allowed_mentions, DEFAULT if m.interaction is None else ("users",))


def _lead_somewhere(m: Message, text: str) -> None:
    """Whether a touch of each command that is mentioned chooses one: by its id, and by its names as they stand in the
    tree, for a translated name leads nowhere (discord-api-docs, issues 5462 and 5518)."""
    for name, id in re.findall(r"(?<!\\)</([^:>\n]+):(\d+)>", re.sub(r"`[^`\n]+`", "", text)):
        found = m.host.commands().get(name) or (m.channel.guild and m.host.commands(m.channel.guild).get(name))
        if not found or found["root"]["id"] != id:
            m.host.errors.append(Violation("mention", 200, 0, f"</{name}:{id}> leads to no command"))


def _attached(url: str | None, by_name: dict[str, Attachment]) -> Attachment | None:
    """The file that attachment://name means."""
    return by_name.get(url.removeprefix("attachment://")) if url and url.startswith("attachment://") else None


def _resolve_media(c: dict, by_name: dict[str, Attachment]) -> None:
    """Pictures and files of components v2 get their final address."""
    for media in [c.get("media"), c.get("file")] + [i.get("media") for i in c.get("items") or []]:
        if not isinstance(media, dict):
            continue
        a = _attached(media["url"], by_name)
        url = a.url if a else media["url"]
        media.update(
            {
                "url": url,
                "proxy_url": url,
                "width": 64,
                "height": 64,
                "placeholder": "",
                "flags": 0,
                "placeholder_version": 1,
                "content_type": a.content_type if a else "image/png",
                "loading_state": 2,
            }
        )
        if a:
            media["attachment_id"] = str(a.id)
            if c["type"] == FILE:
                c["name"], c["size"] = a.filename, len(a.data)


def note_mentions(m: Message, allowed: dict | None, default: Iterable[str] = DEFAULT) -> None:
    """Who is really mentioned (Discord docs, Message > Allowed mentions object: where nothing is said, a message parses
    everything, an answer to an interaction users alone; an edit is read anew, by the default where it says nothing)."""
    text = "\n".join([m.content, *(c["content"] for c in walk(m.components) if c.get("type") == TEXT)])
    parse = set(default) if allowed is None else set(allowed.get("parse") or [])
    users = {int(x) for x in (allowed or {}).get("users") or []}
    roles = {int(x) for x in (allowed or {}).get("roles") or []}

    _lead_somewhere(m, text)

    def named(pattern: str) -> list[int]:
        return [int(x) for x in dict.fromkeys(re.findall(pattern, text))]

    known = m.host.users
    m.mentions = [known[i] for i in named(r"<@!?(\d+)>") if i in known and ("users" in parse or i in users)]
    m.mention_roles = []
    g = m.channel.guild
    if g is not None:
        m.mention_roles = [g.roles[i] for i in named(r"<@&(\d+)>") if i in g.roles and ("roles" in parse or i in roles)]
        author = g.members.get(m.author.id)
        if re.search(r"@(everyone|here)\b", text) and "everyone" in parse and author is not None:
            m.mention_everyone = author.may("mention_everyone", m.channel)


def post(m: Message) -> None:
    """The message stands in its channel from now on. Whom it mentions it calls, now alone: what an edit mentions is
    coloured, and rings for nobody (discord/discord-api-docs#1419)."""
    m.channel.log[m.id] = m
    m.calls = [] if m.flags & FLAG_SILENT else list(m.mentions)
    announce(m, "MESSAGE_CREATE")


def announce(m: Message, event: str) -> None:
    """Tell the bot, with the content if it may see it (Discord docs, Gateway > Message content intent: private chats,
    the bot's own messages, and messages that mention it always have it; so do answers that ring to its ordinary
    messages, and not those to what answered an interaction: You might not need a privileged intent; a mention
    of the bot's own role is none of it: NousResearch/hermes-agent#67876)."""
    if m.ephemeral:
        return
    ch, bot = m.channel, m.host.app_user.id
    if not ch.is_dm:
        me = ch.guild.me
        if me is None or not me.permissions(ch) & VIEW:
            return

    def build(s: Session) -> dict:
        full = (
            ch.is_dm
            or m.author.id == bot
            or bool(s.intents & INTENT["message_content"])
            or (any(u.id == bot for u in m.mentions) and not m.rings_alone)
        )
        return m.payload(gateway=True, content=full)

    m.host.dispatch(event, build, ch.guild, _intent(ch))


def _intent(ch: Channel) -> int:
    return INTENT["dm_messages" if ch.is_dm else "guild_messages"]


def post_user_message(
    ch: Channel, author: User, content: str, *, files: Iterable[tuple[str, bytes]] = (), reply_to: Message | None = None
) -> Message:
    """A person writes."""
    m = Message(ch, author, type=REPLY if reply_to else PLAIN)
    m.content, m.reference = content, reply_to
    m.attachments = [Attachment(m.host, ch, name, data) for name, data in files]
    note_mentions(m, None)
    if reply_to is not None and reply_to.author not in m.mentions:
        m.mentions.append(reply_to.author)
        m.rings_alone = reply_to.interaction is not None
    post(m)
    return m


def edit_message(m: Message, d: Draft) -> None:
    """The bot changes a message, or fills in 'thinking...'."""
    was_loading = m.loading
    if not was_loading:
        m.history.append(m.snapshot())
    apply(m, d, ephemeral=m.ephemeral)
    if not was_loading:
        m.edited = time.time()
    announce(m, "MESSAGE_UPDATE")


def delete_message(m: Message) -> None:
    """The message goes."""
    m.deleted = True
    m.channel.log.pop(m.id, None)
    if m.ephemeral:
        return
    data = {"id": str(m.id), "channel_id": str(m.channel.id)}
    if m.channel.guild:
        data["guild_id"] = str(m.channel.guild.id)
    m.host.dispatch("MESSAGE_DELETE", data, m.channel.guild, _intent(m.channel))
