"""What the topics of a group are called: Telegram tells it with few messages, so it is remembered."""

from __future__ import annotations

from telegram import Chat, Message

from bot.chats.telegram import reading
from bot.hall.requests import Recall, Remember


class Topics:
    """The names of topics."""

    def __init__(self, recall: Recall, remember: Remember) -> None:
        self._recall, self._remember = recall, remember
        self._titles: dict[str, str] = {}

    async def title(self, chat: Chat, topic: int | None, message: Message | None = None) -> str:
        """The name of a topic, as last told: most messages in it do not tell."""
        if topic is None:
            return ""
        key = f"telegram:topic:{chat.id}:{topic}"
        told = reading.topic_title(message) if message is not None else ""
        if key not in self._titles:
            self._titles[key] = await self._recall(key) or ""
        # What opens a topic keeps its first name, so only its making and renaming count against what is known.
        news = message is not None and (message.forum_topic_created or message.forum_topic_edited)
        if told and told != self._titles[key] and (news or not self._titles[key]):
            self._titles[key] = told
            await self._remember(key, told)
        return self._titles[key]
