"""Telegram in memory, under the real python-telegram-bot: updates go in, what its servers would show comes out."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Collection
from typing import Any
from urllib.parse import parse_qs, urlsplit

from telegram.request import BaseRequest, RequestData

from bot.chats.telegram import Limits, TelegramChat
from bot.chats.telegram.chat import SUPERGROUPS
from bot.hall.front import Front
from bot.storage.contract import News, Put, Store, Write
from tests.playthroughs.script import Playthrough
from tests.playthroughs.seeing import Eyes, own_words
from tests.playthroughs.telegram_words import is_only_a_pointer, lines, plain, question
from tests.playthroughs.weather import Refusal, Weather

ME = {"id": 700, "is_bot": True, "first_name": "Araldo", "username": "araldo_bot"}
OWN_KEYS = own_words("telegram-keys")
AT_ONCE = Limits(*[(10_000, 1.0)] * 4)
SLOW = 60.0
"""Seconds that a press waits for its answer: on a loaded machine an alert would come too late, and be a message."""
_CLOSED = "Forbidden: bot can't initiate conversation with a user"


class Servers(BaseRequest):
    """Telegram's end: hands out updates until they are confirmed, keeps every message, shows them to people."""

    def __init__(self, play: Playthrough, eyes: Eyes, weather: Weather) -> None:
        self.play, self.eyes, self.weather = play, eyes, weather
        self.updates: list[dict[str, Any]] = []
        self.news = asyncio.Condition()
        self.offset = 0
        self.numbers = itertools.count(5001)
        self.messages: dict[tuple[int, ...], dict[str, Any]] = {}
        """By chat and number; those that one member sees by chat, number and that member."""
        self.ephemeral: set[str] = set()
        """Commands that people's clients send to the bot alone, from the menus of groups."""
        self.closed: set[str] = set()
        self.asked: dict[str, tuple[int, ...]] = {}
        self.opened: dict[str, str] = {}
        self.presses: dict[str, str] = {}
        rooms = enumerate(play.rooms.values(), 1)
        self.groups = {SUPERGROUPS - 100 * number: room for number, room in rooms}
        self.users: dict[int, dict[str, Any]] = {
            person.number + 10: {
                "id": person.number + 10,
                "is_bot": False,
                "first_name": person.name,
                "username": person.name.lower(),
                "language_code": person.language,
            }
            for person in play.people.values()
        }

    def chat(self, front: Front, store: Store, clock: Callable[[], float]) -> TelegramStage:
        """The chat's end in the bot."""
        return TelegramStage(self, front, store, clock)

    def closes(self, who: str, yes: bool) -> None:
        """Somebody blocks the bot, or starts it."""
        (self.closed.add if yes else self.closed.discard)(who)

    # --- as the library asks

    @property
    def read_timeout(self) -> float | None:
        """Some seconds."""
        return 5.0

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *timeouts: Any, **more: Any
    ) -> tuple[int, bytes]:
        """A method of the Bot API."""
        name = url.rsplit("/", 1)[1]
        data = dict(request_data.parameters) if request_data else {}
        if request_data:
            data["files"] = [name for name, *_ in (request_data.multipart_data or {}).values()]
        if refusal := self.weather.refuses(name, data, int(data.get("chat_id") or 0) > 0):
            return _refused(refusal)
        try:
            result = await self._updates(data) if name == "getUpdates" else self._do(name, data)
        except PermissionError as refused:
            return 403, json.dumps({"ok": False, "error_code": 403, "description": str(refused)}).encode()
        return 200, json.dumps({"ok": True, "result": result}).encode()

    async def _updates(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        async with self.news:
            self.offset = int(data.get("offset") or 0)
            self.updates = [update for update in self.updates if update["update_id"] >= self.offset]
            self.news.notify_all()
            if not self.updates and data.get("timeout"):
                await self.news.wait_for(lambda: self.updates)
            return self.updates

    def _do(self, name: str, data: dict[str, Any]) -> Any:
        match name:
            case "getMe":
                return {**ME, "can_read_all_group_messages": True}
            case "getChatAdministrators":
                room = self.groups[int(data["chat_id"])]
                users = [user for user in self.users.values() if user["first_name"] in room.organisers]
                return [{"status": "creator", "user": user, "is_anonymous": False} for user in users]
            case "getChatMember":
                return {"status": "member", "user": self.users.get(int(data["user_id"]), ME)}
            case "getChat":
                return {"id": data["chat_id"], "type": "supergroup", "accent_color_id": 1, "max_reaction_count": 1}
            case "answerCallbackQuery":
                self._pressed(data)
            case "setMyCommands" if data["scope"]["type"] == "all_chat_administrators":
                self.ephemeral |= {one["command"] for one in data["commands"] if one.get("is_ephemeral")}
            case "deleteEphemeralMessage":
                self.messages.pop(_of_one(data), None)
            case "editEphemeralMessageText":
                self._edited(data, _of_one(data))
            case "deleteMessage":
                self.messages.pop((int(data["chat_id"]), int(data["message_id"])), None)
            case "sendMessage" | "sendPhoto" | "sendDocument":
                return self._sent(name, data)
            case "editMessageText" | "editMessageMedia" | "editMessageCaption":
                return self._edited(data)
            case "editMessageReplyMarkup" if (int(data["chat_id"]), int(data["message_id"])) in self.messages:
                return self._edited(data, words=False)
        return True

    def _pressed(self, data: dict[str, Any]) -> None:
        who, text = self.presses[data["callback_query_id"]], data.get("text")
        if data.get("url"):
            self.opened[who] = parse_qs(urlsplit(data["url"]).query)["start"][0]
        if text and data.get("show_alert"):
            self.eyes.see(f"{who} alone", text.split("\n"), alert=True)
        elif text:
            assert is_only_a_pointer(text, self.play.rooms), text
            self.weather.pointed.add(who)

    def _sent(self, name: str, data: dict[str, Any]) -> dict[str, Any]:
        chat, number = int(data["chat_id"]), next(self.numbers)
        if chat > 0 and self.users[chat]["first_name"] in self.closed:
            raise PermissionError(_CLOSED)
        media = {"sendPhoto": "(picture)", "sendDocument": "(file)"}.get(name, "")
        if name == "sendDocument":
            media = f"(file {data['files'][0]})"
        message = {"message_id": number, "date": 1, "chat": self._chat(chat), "from": ME, "text": "x"}
        text, entities = data.get("text") or data.get("caption", ""), data.get("entities", data.get("caption_entities"))
        if for_one := data.get("ephemeral_message_parameters"):
            who = int(for_one["receiver_user_id"])
            message |= {"message_id": 0, "ephemeral_message_id": number, "receiver_user": self.users[who]}
            if self._has_old_app(who):
                return message
        shown = {**message, "words": plain(text, entities), "media": media, "markup": data.get("reply_markup") or {}}
        self.messages[(chat, number, who) if for_one else (chat, number)] = shown
        self._show(shown)
        return message

    def _has_old_app(self, who: int) -> bool:
        return self.play.people[self.users[who]["first_name"]].old_app

    def _edited(self, data: dict[str, Any], key: tuple[int, ...] = (), *, words: bool = True) -> dict[str, Any]:
        key = key or (int(data["chat_id"]), int(data["message_id"]))
        shown = self.messages.pop(key)
        media = data.get("media") or {}
        text, entities = (
            data.get("text") or data.get("caption") or media.get("caption", ""),
            data.get("entities", data.get("caption_entities", media.get("caption_entities"))),
        )
        before = {**shown}
        shown |= {"words": plain(text, entities)} if words else {}
        shown |= {"markup": data.get("reply_markup") or {}}
        self.messages[key] = shown
        if before != shown or shown["chat"]["id"] > 0:  # Else nobody of the group sees that.
            self._show(shown, changed=True)
        return {key: shown[key] for key in ("message_id", "date", "chat", "from", "text")}

    def _show(self, shown: dict[str, Any], changed: bool = False) -> None:
        chat, markup = shown["chat"]["id"], shown["markup"]
        keys = [key["text"] for row in markup.get("inline_keyboard", ()) for key in row]
        elsewhere = self.play.rooms if len(self.play.chats) > 1 else ()
        seen = lines(shown["words"], shown["media"], [key for key in keys if key not in OWN_KEYS], elsewhere)
        if is_only_a_pointer(shown["words"], self.play.rooms):
            self.weather.pointed |= {who for who in self.play.people if who in shown["words"]}
            return
        if markup.get("force_reply"):
            who = self._asks(shown, seen)
            self.eyes.see(f"{who} is asked", question(who, seen))
            return
        alone = self.users[chat] if chat > 0 else shown.get("receiver_user")
        head = f"{alone['first_name']} alone" if alone else self.groups[chat].title
        self.eyes.see(head, seen, changed)

    def _asks(self, shown: dict[str, Any], lines: list[str]) -> str:
        chat, receiver = shown["chat"]["id"], shown.get("receiver_user")
        if receiver:
            self.asked[receiver["first_name"]] = (chat, shown["ephemeral_message_id"], receiver["id"])
            return str(receiver["first_name"])
        who = self.users[chat]["first_name"] if chat > 0 else lines[1].split(" · ")[0]
        self.asked[who] = (chat, shown["message_id"])
        return str(who)

    def _chat(self, id: int) -> dict[str, Any]:
        if id > 0:
            return {"id": id, "type": "private", "first_name": self.users[id]["first_name"]}
        return {"id": id, "type": "supergroup", "title": self.groups[id].title}


def _refused(refusal: Refusal) -> tuple[int, bytes]:
    body = {"ok": False, "error_code": refusal.status, "description": refusal.description}
    later = {"parameters": {"retry_after": refusal.retry_after}} if refusal.retry_after else {}
    return refusal.status, json.dumps({**body, **later}).encode()


def _of_one(data: dict[str, Any]) -> tuple[int, ...]:
    return int(data["chat_id"]), int(data["ephemeral_message_id"]), int(data["receiver_user_id"])


class TelegramStage:
    """The real chat over these servers, and people's fingers."""

    platform = "telegram"

    def __init__(self, servers: Servers, front: Front, store: Store, clock: Callable[[], float]) -> None:
        self._servers, self._clock = servers, clock

        async def recall(key: str) -> str | None:
            rows = await store.rows("memory", key=key)
            return rows[0]["value"] if rows else None

        async def remember(key: str, value: str) -> None:
            await store.write(Write(changes=[Put("memory", {"key": key, "value": value})]))

        self._chat = TelegramChat(
            front,
            "700:token",
            recall=recall,
            remember=remember,
            clock=clock,
            limits=AT_ONCE,
            press_patience=SLOW,
            # What is written for all chats tells which messages there are: on Telegram alone news are joined.
            gathers=0.0 if servers.play.chats == (self.platform,) else None,
            make_request=lambda *_, **__: servers,
        )
        self.say, self.lacks, self.forget = self._chat.say, self._chat.lacks, self._chat.forget
        self.take_away = self._chat.take_away
        self.link_to, self.gathers = self._chat.link_to, self._chat.gathers
        self.events = self._chat.events
        self.members, self.members_called = self._chat.members, self._chat.members_called
        self.members_named, self.gone = self._chat.members_named, self._chat.gone
        self.is_a_bots = self._chat.is_a_bots
        self.start = self._chat.start

    async def stop(self) -> None:
        """A house that ends at once has no time to leave: Telegram will give again what was not confirmed."""

    def heard(self, news: News) -> None:
        """What was written elsewhere, or is no more."""
        self._chat.heard(news)

    async def settle(self) -> None:
        """Until Telegram has heard that every update was handled."""
        servers = self._servers
        async with servers.news:
            last = max((update["update_id"] for update in servers.updates), default=-1)
            await servers.news.wait_for(lambda: servers.offset > last)

    @property
    def names(self) -> Collection[str]:
        """What the bot is called."""
        return self._chat.names

    # --- fingers

    async def type(self, who: str, room: str, words: str) -> None:
        """Type a line in a group, or in private."""
        user, servers = self._user(who), self._servers
        chat = next((id for id, group in servers.groups.items() if group.title == room), user["id"])
        start = servers.opened.pop(who, None) if words == "/start" else None
        await self._message(user, chat, f"/start {start}" if start else words)

    def offered(self, who: str) -> list[str]:
        """The buttons of the newest message with any that this person sees."""
        for key, shown in reversed(self._servers.messages.items()):
            labels = [one["text"] for row in shown["markup"].get("inline_keyboard", ()) for one in row]
            if labels and self._sees(who, key):
                return labels
        raise AssertionError(f"{who} sees no button")

    def _sees(self, who: str, key: tuple[int, ...]) -> bool:
        chat, _, *alone = key
        if alone:
            return alone == [self._user(who)["id"]]
        return bool(chat == self._user(who)["id"] or (chat < 0 and who in self._servers.groups[chat].people))

    async def press(self, who: str, label: str, under: str) -> None:
        """Press the newest button of that label that this person sees."""
        user, servers = self._user(who), self._servers
        for place, shown in reversed(servers.messages.items()):
            if not self._sees(who, place) or not shown["words"].startswith(under):
                continue
            for key in (key for row in shown["markup"].get("inline_keyboard", ()) for key in row):
                if key["text"] == label:
                    await self._press(user, key["callback_data"], shown)
                    return
        raise AssertionError(f"{who} sees no button {label!r}")

    async def answer(self, who: str, words: list[str]) -> None:
        """Answer one question after the other, each once the bot knows that it has asked it."""
        for word in words:
            others = asyncio.all_tasks()
            key = self._servers.asked.pop(who)
            if len(key) > 2:  # Telegram need not tell what an unseen message answers.
                await self._message(self._user(who), key[0], word, unseen=True)
            else:
                to = {**self._servers.messages[key], "words": None}
                await self._message(self._user(who), key[0], word, reply_to_message=to)
            await self.settle()
            if handling := asyncio.all_tasks() - others:
                await asyncio.wait(handling)

    def _user(self, who: str) -> dict[str, Any]:
        return next(user for user in self._servers.users.values() if user["first_name"] == who)

    async def _message(self, user: dict[str, Any], chat: int, text: str, *, unseen: bool = False, **more: Any) -> None:
        command = (
            [{"type": "bot_command", "offset": 0, "length": len(text.split(maxsplit=1)[0])}] if text[0] == "/" else []
        )
        number = next(self._servers.numbers)
        marked = text.split(maxsplit=1)[0].removeprefix("/") in self._servers.ephemeral
        if unseen or (chat < 0 and marked and not self._servers._has_old_app(user["id"])):
            more |= {"message_id": 0, "ephemeral_message_id": number, "receiver_user": ME, "date": int(self._clock())}
        message = {"message_id": number, "date": 0, "from": user, "text": text, "entities": command, **more}
        await self._update(message={**message, "chat": self._servers._chat(chat)})

    async def _press(self, user: dict[str, Any], data: str, shown: dict[str, Any]) -> None:
        number = next(self._servers.numbers)
        self._servers.presses[str(number)] = user["first_name"]
        held = {key: value for key, value in shown.items() if key not in ("words", "media", "markup")}
        held["reply_markup"] = shown["markup"]
        query = {"id": str(number), "from": user, "chat_instance": "1", "data": data, "message": held}
        await self._update(callback_query=query)

    async def _update(self, **what: Any) -> None:
        servers = self._servers
        async with servers.news:
            servers.updates.append({"update_id": next(servers.numbers), **what})
            servers.news.notify_all()
