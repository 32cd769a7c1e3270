"""Messages."""

from __future__ import annotations

import copy
import json
import time
from typing import TYPE_CHECKING, Any

from tests.lab.discord.constants import BUTTON, FLAG_LOADING, SELECTS, VIEW
from tests.lab.discord.model.attachment import Attachment
from tests.lab.discord.model.seen import Button, Select, all_text, walk
from tests.lab.discord.wire import iso
from tests.lab.stage import Refused

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.interaction import Interaction
    from tests.lab.discord.model.user import Role, User

PLAIN, REPLY, SLASH_ANSWER, MENU_ANSWER = 0, 19, 20, 23  # Discord docs, Message > Message types


class Message:
    """A message, as it stands now; ``history`` holds the earlier versions."""

    def __init__(self, channel: Channel, author: User, *, type: int = PLAIN):
        self.host, self.channel, self.author, self.type = channel.host, channel, author, type
        self.id = channel.host.snowflake()
        self.flags = 0
        self.content = ""
        self.embeds: list[dict] = []
        self.components: list[dict] = []
        self.attachments: list[Attachment] = []
        self.poll: dict | None = None
        self.created = time.time()
        self.edited: float | None = None
        self.deleted = False
        self.pinned = False
        self.ephemeral_to: User | None = None
        self.interaction: Interaction | None = None
        self.reference: Message | None = None
        self.nonce: str | None = None
        self.mentions: list[User] = []
        self.calls: list[User] = []  # for whom it rang
        self.rings_alone = False  # it mentions the bot only as an answer to what answered an interaction
        self.dismissed = False  # by a person, not by the bot
        self.mention_roles: list[Role] = []
        self.mention_everyone = False
        self.reactions: dict[str, list[int]] = {}
        self.history: list[dict] = []
        self.thread: Channel | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether one person only sees it."""
        return self.ephemeral_to is not None

    @property
    def loading(self) -> bool:
        """Whether it says 'thinking...'."""
        return bool(self.flags & FLAG_LOADING)

    def visible_to(self, who: Any) -> bool:
        """Whether this member (or user) sees it."""
        user = getattr(who, "user", who)
        if self.deleted or (self.ephemeral_to is not None and self.ephemeral_to.id != user.id):
            return False
        if self.channel.is_dm:
            return self.channel.recipient.id == user.id
        m = self.channel.guild.members.get(user.id)
        return m is not None and bool(m.permissions(self.channel) & VIEW)

    # -- what a reader sees
    @property
    def text(self) -> str:
        """All its words: content, embeds, text displays."""
        return all_text(self)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in order."""
        return [Button(c) for c in walk(self.components) if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        """Its menus, in order."""
        return [Select(c) for c in walk(self.components) if c["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The words on its buttons."""
        return [b.label or b.emoji or "" for b in self.buttons]

    def button(self, label: str | None = None, *, custom_id: str | None = None, emoji: str | None = None) -> Button:
        """The one button so called; ``Refused`` if there is none, or several."""
        found = [
            b
            for b in self.buttons
            if (label is None or b.is_called(label)) and custom_id in (None, b.custom_id) and emoji in (None, b.emoji)
        ]
        if not found:
            raise Refused(f"no button {label or custom_id or emoji!r}; there are {self.buttons}")
        if len(found) > 1:
            raise Refused(f"several buttons match {label!r}: {found}; give custom_id=")
        return found[0]

    @property
    def files(self) -> dict[str, bytes]:
        """Attached files: name -> bytes."""
        return {a.filename: a.data for a in self.attachments}

    @property
    def chars(self) -> int:
        """The length of the content."""
        return len(self.content)

    # -- as JSON
    def snapshot(self) -> dict:
        """This version, to be kept."""
        return copy.deepcopy(
            {
                "content": self.content,
                "embeds": self.embeds,
                "components": self.components,
                "attachments": [a.filename for a in self.attachments],
                "flags": self.flags,
            }
        )

    def payload(self, *, gateway: bool = False, content: bool = True) -> dict:
        """Discord docs, Message > Message object. Without ``content`` it is what an app without the message-content
        intent gets (Gateway > Message content intent)."""
        in_embeds = json.dumps(self.embeds)
        files = [a.payload() for a in self.attachments if a.url not in in_embeds]
        out = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": self.type,
            "author": self.author.payload(),
            "content": self.content if content else "",
            "timestamp": iso(self.created),
            "edited_timestamp": iso(self.edited) if self.edited else None,
            "tts": False,
            "mention_everyone": self.mention_everyone,
            "mention_roles": [str(r.id) for r in self.mention_roles],
            "mentions": [],
            "attachments": files if content else [],
            "embeds": copy.deepcopy(self.embeds) if content else [],
            "components": copy.deepcopy(self.components) if content else [],
            "pinned": self.pinned,
            "flags": self.flags,
        }
        g = self.channel.guild
        for u in self.mentions:
            entry = u.payload()
            if gateway and g and u.id in g.members:
                entry["member"] = g.members[u.id].payload(user=False)
            out["mentions"].append(entry)
        if gateway and g is not None:
            out["guild_id"] = str(g.id)
            m = g.members.get(self.author.id)
            if m is not None and self.interaction is None:
                out["member"] = m.payload(user=False)
        if self.nonce is not None:
            out["nonce"] = self.nonce
        if self.poll is not None:
            out["poll"] = self.poll
        if self.interaction is not None:
            out["webhook_id"] = out["application_id"] = str(self.host.app_id)
            out.update(self.interaction.message_fields(self))
        elif self.author.id == self.host.app_user.id:
            out["application_id"] = str(self.host.app_id)
        if self.reference is not None:
            out.update(self._reference_payload(self.reference, content))
        if self.reactions:
            me = self.host.app_user.id
            out["reactions"] = [
                {
                    "count": len(v),
                    "me": me in v,
                    "emoji": {"id": None, "name": k},
                    "me_burst": False,
                    "count_details": {"burst": 0, "normal": len(v)},
                    "burst_colors": [],
                }
                for k, v in self.reactions.items()
                if v
            ]
        if self.thread is not None:
            out["thread"] = self.thread.payload()
        return out

    def _reference_payload(self, target: Message, content: bool) -> dict:
        ref = {"type": 0, "message_id": str(target.id), "channel_id": str(self.channel.id)}
        if self.channel.guild is not None:
            ref["guild_id"] = str(self.channel.guild.id)
        out: dict = {"message_reference": ref}
        if self.type == REPLY:
            out["referenced_message"] = None
            if not target.deleted:
                seen = content or target.author.id == self.host.app_user.id
                out["referenced_message"] = target.payload(content=seen)
                out["referenced_message"].pop("referenced_message", None)
        return out

    def __repr__(self) -> str:
        eph = f" only for {self.ephemeral_to.global_name}" if self.ephemeral_to else ""
        return f"<Message {self.author.global_name}{eph}: {self.text[:80]!r}>"
