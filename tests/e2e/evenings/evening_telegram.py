"""An evening on the emulated Telegram: what people do there, and what they see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.lab.telegram import TelegramHost
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.model.reply import Reply
from tests.lab.telegram.model.user import User
from tests.playthroughs.on_telegram import OWN_KEYS
from tests.playthroughs.script import Playthrough
from tests.playthroughs.seeing import Eyes
from tests.playthroughs.telegram_words import is_only_a_pointer, lines, plain, question


class OnTelegram:
    """A group for each room."""

    def __init__(self, play: Playthrough, eyes: Eyes, host: TelegramHost) -> None:
        self.host = host
        self._play, self._eyes = play, eyes
        self._unseen = play.chats == ("telegram",)
        self._people: dict[str, User] = {}
        self._rooms = {title: host.group(title) for title in play.rooms}
        for title, room in play.rooms.items():
            for who in room.people:
                facts = {"locale": play.people[who].language, "username": who.lower()}
                self._people[who] = self._rooms[title].member(who, admin=who in room.organisers, **facts)
                self._people[who].started = True
                self._people[who].old_client = play.people[who].old_app
        self._read = 0
        """How much of the host's journal was read."""
        self._told: dict[Message, int] = {}
        """Of each message, how many of its versions were told of."""
        self._standing: dict[Message, str] = {}
        """The messages that were told of, the last changed last, each with its words."""
        self._under_way: list[Reply] = []
        self._asked: dict[str, Message] = {}
        self._links: dict[str, Reply] = {}

    @classmethod
    async def open(cls, play: Playthrough, eyes: Eyes) -> OnTelegram:
        """Begin to serve."""
        return cls(play, eyes, await TelegramHost.start(bot_name="Araldo", username="araldo_bot"))

    def env(self, base: Mapping[str, str] | None) -> dict[str, str]:
        """What leads the bot here; an evening of Telegram's own has what one member of a group sees."""
        return {**self.host.env(base=base), "ARALDO_TELEGRAM__EPHEMERAL": "yes" if self._unseen else "no"}

    async def arrived(self) -> None:
        """Until the bot hears what is done here, and people's menus say what is for the bot alone."""
        await self.host.ready(60.0)  # a loaded machine starts it slowly
        if self._unseen:
            await self.host.wait_for(lambda: self.host.texts.get(("short_description", "en")), what="menus")

    def lose_an_answer(self) -> Any:
        """No answer comes through from now on."""
        return self.host.fault(status=502, times=None, when=lambda method, _: method.startswith(("send", "edit")))

    # --- fingers

    async def type(self, who: str, room: str, words: str) -> None:
        """Type a line in a group, or in private; a link that was opened begins the private chat."""
        person = self._people[who]
        if words == "/start" and who in self._links:
            await person.follow(self._links.pop(who))
        elif words == "/start":
            await person.start(quiet=0.0)
        else:
            await person.say(self._rooms[room] if room else person.dm, words, quiet=0.0, timeout=0.0)

    async def press(self, who: str, label: str, under: str) -> None:
        """Press the newest button of that label that this person sees."""
        person = self._people[who]
        for message, words in reversed(self._standing.items()):
            chat = message.chat
            sees = chat is person.dm or (chat.type != "private" and person.id in chat.members)
            if not sees or message.receiver not in (None, person) or message.deleted or not words.startswith(under):
                continue
            for key in message.buttons:
                if key["text"] == label:
                    self._under_way.append(person.fire_click(message, label, data=key["callback_data"]))
                    return
        raise AssertionError(f"{who} sees no button {label!r}")

    async def answer(self, who: str, words: list[str]) -> None:
        """Answer one question after the other."""
        for word in words:
            asked = await self.host.wait_for(lambda: self._asks(who), what=f"{who} is asked")
            await self._people[who].say(asked.chat, word, reply_to=asked, quiet=0.0, timeout=0.0)

    def closes(self, who: str, yes: bool) -> None:
        """The bot cannot write to somebody who never started it."""
        self._people[who].started = not yes

    def _asks(self, who: str) -> Message | None:
        self.look()
        return self._asked.pop(who, None)

    # --- eyes

    @property
    def handled(self) -> bool:
        """Whether the bot has confirmed every update and acknowledged every press."""
        return not self.host.updates and not self.host.unanswered

    def look(self) -> None:
        """See what has come since the last look."""
        for press in [press for press in self._under_way if press.answered]:
            self._under_way.remove(press)
            self._answered(press)
        news, self._read = self.host.journal[self._read :], len(self.host.journal)
        for _, kind, message in news:
            if kind in ("send", "edit") or (kind in ("ephemeral", "ephemeral edit") and message.shown):
                number = self._told.get(message, 0)
                self._told[message] = number + 1
                versions = [*message.history, message.snapshot()]
                self._tell(message, versions[number], versions[number - 1] if number else None)

    def _answered(self, press: Reply) -> None:
        who = press.user.first_name
        if press.url:
            self._links[who] = press
        if press.toast and press.alert:
            self._eyes.see(f"{who} alone", press.toast.split("\n"))
        elif press.toast:
            assert is_only_a_pointer(press.toast, self._play.rooms), press.toast

    def _tell(self, message: Message, version: dict[str, Any], before: dict[str, Any] | None) -> None:
        words = plain(version["text"], version["entities"])
        self._standing.pop(message, None)
        self._standing[message] = words
        media = {"photo": "(picture)", "document": f"(file {message.filename})"}.get(version["kind"], "")
        keyboard = version["keyboard"] or {}
        labels = [key["text"] for row in keyboard.get("inline_keyboard", ()) for key in row]
        elsewhere = () if self._unseen else self._play.rooms
        seen = lines(words, media, [label for label in labels if label not in OWN_KEYS], elsewhere)
        if is_only_a_pointer(words, self._play.rooms):
            return
        if message.forces_reply or keyboard.get("force_reply"):
            who = next(who for who, person in self._people.items() if self._is_asked(person, message))
            self._asked[who] = message
            self._eyes.see(f"{who} is asked", question(who, seen))
            return
        chat, alone = message.chat, message.chat.user or message.receiver
        if before is not None and not alone and _looks(before) == _looks(version):
            return  # Nobody of the group sees that.
        self._eyes.see(f"{alone.first_name} alone" if alone else chat.title, seen, before is not None)

    def _is_asked(self, person: User, message: Message) -> bool:
        if message.receiver is not None:
            return message.receiver is person
        return message.chat is person.dm if message.chat.user else message.is_for(person)


def _looks(version: dict[str, Any]) -> tuple[str, Any]:
    """What a message shows, whoever is linked in it."""
    return plain(version["text"], version["entities"]), version["keyboard"]
