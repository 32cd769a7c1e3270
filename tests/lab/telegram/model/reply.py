"""What the bot did since a person's action."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.lab.stage import NoAnswer

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost
    from tests.lab.telegram.model.chat import Chat, Topic
    from tests.lab.telegram.model.message import Message
    from tests.lab.telegram.model.user import User


class Reply:
    """What the bot sent or edited, anywhere, since the user's action. Live: it grows while the bot goes on."""

    def __init__(self, host: TelegramHost, chat: Chat, user: User, topic: Topic | None = None):
        self.host, self.chat, self.user, self.topic = host, chat, user, topic
        self.mark = host.clock
        self.requests_before = len(host.requests)
        self.started = time.monotonic()
        self.update: dict | None = None
        self.query_id: str | None = None  # of a button press
        self.answer: dict | None = None  # answerCallbackQuery
        self.sent: Message | None = None  # what the user wrote
        self.pressed: Message | None = None  # the message whose button was pressed

    def _since(self, kind: str) -> list[Message]:
        return [m for t, k, m in self.host.journal if t > self.mark and k == kind]

    def _here(self, m: Message) -> bool:
        return m.chat is self.chat and m.topic is self.topic

    @property
    def all_messages(self) -> list[Message]:
        """New messages of the bot, in any chat."""
        return [m for m in self._since("send") if not m.deleted]

    @property
    def messages(self) -> list[Message]:
        """New messages of the bot in the chat (and topic) where the user acted."""
        return [m for m in self.all_messages if self._here(m)]

    @property
    def edits(self) -> list[Message]:
        """Messages that the bot changed there."""
        return list(dict.fromkeys(m for m in self._since("edit") if self._here(m)))

    @property
    def ephemerals(self) -> list[Message]:
        """New messages and changed ones in this chat that only the user sees, if their client shows them."""
        seen = [*self._since("ephemeral"), *self._since("ephemeral edit")]
        mine = (m for m in seen if m.chat is self.chat and m.receiver is self.user)
        return [m for m in dict.fromkeys(mine) if m.shown and not m.deleted]

    @property
    def message(self) -> Message:
        """The first new message, or else the first edited one."""
        got = self.messages or self.edits
        if not got:
            raise NoAnswer(
                f"the bot did not answer {self.user.first_name} in {self.chat.title}; errors: {self.host.errors[-3:]}"
            )
        return got[0]

    @property
    def last(self) -> Message:
        """The last new message, or else the last edited one."""
        return (self.messages or self.edits or [self.message])[-1]

    @property
    def text(self) -> str:
        """All the words."""
        return "\n".join(m.text for m in (self.messages or self.edits))

    # -- button presses
    @property
    def answered(self) -> bool:
        """Whether the bot acknowledged the press (else the button spins)."""
        return self.answer is not None

    @property
    def toast(self) -> str:
        """What the bot answered the press with, at the top of the screen or as an alert."""
        return (self.answer or {}).get("text") or ""

    @property
    def alert(self) -> bool:
        """Whether that is an alert, to be closed."""
        return bool((self.answer or {}).get("show_alert"))

    @property
    def url(self) -> str | None:
        """The deep link that the press opens (``anna.follow(c.url)``)."""
        return (self.answer or {}).get("url")

    async def wait(self, n: int = 1, timeout: float = 5.0) -> Reply:
        """Until there are n messages."""
        what = f"{n} messages answering {self.user.first_name}"
        await self.host.wait_for(lambda: len(self.messages) >= n, timeout, what=what)
        return self

    def __repr__(self) -> str:
        return f"<Reply in {self.chat.title}: {self.messages} edits {self.edits} toast {self.toast!r}>"
