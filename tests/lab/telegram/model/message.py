"""Messages."""

from __future__ import annotations

import copy
import time
from typing import TYPE_CHECKING, Any

from tests.lab.stage import Refused
from tests.lab.telegram.text.units import cut16

if TYPE_CHECKING:
    from tests.lab.telegram.model.chat import Chat, Topic
    from tests.lab.telegram.model.user import User


class Message:
    """A message, as it stands now; ``history`` holds the earlier versions."""

    def __init__(
        self,
        chat: Chat,
        sender: User,
        *,
        text: str = "",
        entities: list[dict] | None = None,
        topic: Topic | None = None,
        reply_to: Message | None = None,
        ephemeral: bool = False,
    ):
        self.host, self.chat, self.sender, self.topic, self.reply_to = chat.host, chat, sender, topic, reply_to
        self.id = 0 if ephemeral else chat.next_id()
        self.ephemeral_id: int | None = None
        self.receiver: User | None = None  # the one member who sees it
        self.shown = True  # whether their client showed it
        self.stands_for: Message | None = None  # the message in whose place they see it
        self.faded = False  # Bot API docs, InaccessibleMessage: the bot can no longer read it
        self.content, self.entities = text, entities or []
        self.kind = "text"
        self.media: Any = None
        self.caption = ""
        self.keyboard: dict | None = None  # inline
        self.reply_keyboard: dict | None = None  # anything else: keys, their removal, a forced reply
        self.asked: set[int] | None = None  # for whom that is (None: everybody)
        self.date = int(time.time())
        self.edit_date: int | None = None
        self.deleted = False
        self.pinned = False
        self.extra: dict = {}
        self.history: list[dict] = []
        self.data: bytes | None = None
        self.filename: str | None = None
        self.parse_mode: str | None = None

    # -- what a reader sees
    @property
    def text(self) -> str:
        """The text, or the caption."""
        return self.content or self.caption

    @property
    def rows(self) -> list[list[str]]:
        """The words on its buttons, row by row."""
        return [[b["text"] for b in row] for row in (self.keyboard or {}).get("inline_keyboard", [])]

    @property
    def buttons(self) -> list[dict]:
        """Its inline buttons."""
        return [b for row in (self.keyboard or {}).get("inline_keyboard", []) for b in row]

    @property
    def labels(self) -> list[str]:
        """The words on its buttons."""
        return [b["text"] for b in self.buttons]

    @property
    def edited(self) -> bool:
        """Whether it was changed."""
        return self.edit_date is not None

    @property
    def forces_reply(self) -> bool:
        """Whether it opens a reply on the screen of those it is for (``anna.answer``)."""
        return bool((self.reply_keyboard or {}).get("force_reply"))

    def is_for(self, user: User) -> bool:
        """Whether its keys or its forced reply show on this user's screen."""
        return self.asked is None or user.id in self.asked

    def button(self, label: str | None = None, data: str | None = None) -> dict:
        """The one button so called; ``Refused`` if there is none, or several."""
        found = [b for b in self.buttons if label in (None, b["text"]) and data in (None, b.get("callback_data"))]
        if not found:
            raise Refused(f"no button {label or data!r}; there are {self.labels}")
        if len(found) > 1:
            raise Refused(f"several buttons {label!r}; give data=")
        return found[0]

    def bold(self) -> list[str]:
        """The parts in bold."""
        return [cut16(self.text, e["offset"], e["length"]) for e in self.entities if e["type"] == "bold"]

    # -- as JSON
    def snapshot(self) -> dict:
        """This version, to be kept."""
        return copy.deepcopy(
            {"text": self.text, "entities": self.entities, "keyboard": self.keyboard, "kind": self.kind}
        )

    def change(self, **changes: Any) -> None:
        """Keep this version and change it."""
        self.history.append(self.snapshot())
        for k, v in changes.items():
            setattr(self, k, v)
        self.edit_date = int(time.time())

    @property
    def thread_id(self) -> int | None:
        """The topic; outside of topics, in supergroups, the first message of a chain of replies (which is no topic:
        nothing can be sent there, see tdlib/telegram-bot-api issue 447)."""
        if self.topic is not None:
            return self.topic.id
        if self.chat.type != "supergroup" or self.reply_to is None:
            return None
        return self.reply_to.thread_id or self.reply_to.id

    def _entities_payload(self) -> list[dict]:
        out = []
        for e in self.entities:
            e = dict(e)
            u = self.host.users.get(e.pop("_user", 0))
            if u is not None:
                e["user"] = u.payload()
            if e["type"] != "text_mention" or u is not None:
                out.append(e)
        return out

    def fade(self) -> None:
        """The bot can read it no longer, though people can still press its buttons."""
        self.faded = True

    def payload(self, *, nested: bool = False) -> dict:
        """Bot API docs, Message and InaccessibleMessage."""
        if self.faded:
            return {"chat": self.chat.payload(), "message_id": self.id, "date": 0}
        out: dict = {
            "message_id": self.id,
            "date": self.date,
            "chat": self.chat.payload(),
            "from": self.sender.payload(),
            **self.extra,
        }
        if self.ephemeral_id is not None and self.receiver is not None:
            addressee = self.host.me if self.sender is self.receiver else self.receiver
            out |= {"ephemeral_message_id": self.ephemeral_id, "receiver_user": addressee.payload()}
            if self.topic is not None:  # telego#365: without a thread id, but as an answer to the topic's opening
                out["reply_to_message"] = self.topic.header.payload(nested=True)
            return {**out, **self._content()}
        if self.thread_id is not None:
            out["message_thread_id"] = self.thread_id
        if self.topic is not None:
            out["is_topic_message"] = True
        out |= self._content()
        answered = self.reply_to
        if answered is None and self.topic is not None and self is not self.topic.header:
            answered = self.topic.header  # so Telegram does: what is written in a topic 'replies' to its opening
        if answered is not None and not answered.deleted and not nested:
            out["reply_to_message"] = answered.payload(nested=True)
        return out

    def _content(self) -> dict:
        out: dict = {}
        if self.kind != "text" and self.media is not None:
            out[self.kind] = self.media
            if self.kind == "animation":
                out["document"] = self.media
        if self.text:
            out["text" if self.kind == "text" else "caption"] = self.text
            if self.entities:
                out["entities" if self.kind == "text" else "caption_entities"] = self._entities_payload()
        if self.keyboard:
            out["reply_markup"] = self.keyboard
        if self.edit_date:
            out["edit_date"] = self.edit_date
        return out

    def __repr__(self) -> str:
        buttons = f" {self.labels}" if self.labels else ""
        return f"<Message {self.id} in {self.chat.title!r} by {self.sender.first_name}: {self.text[:80]!r}{buttons}>"
