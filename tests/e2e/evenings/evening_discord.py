"""An evening on the emulated Discord: what people do there, and what they see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.chats.discord.drawing.drawing import pressed
from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.line_reader import LineReader
from tests.lab.discord import DiscordHost, Member, Response
from tests.lab.discord.constants import FLAG_LOADING
from tests.lab.discord.model.message import Message
from tests.playthroughs.choosing import Chosen, Somebody, Somewhere, chosen
from tests.playthroughs.discord_words import keys, lines, plain, window, written
from tests.playthroughs.script import Playthrough
from tests.playthroughs.seeing import TEXTS, Eyes

DEFERRED = (5, 6)


class OnDiscord:
    """A club for each room, as in process."""

    def __init__(self, play: Playthrough, eyes: Eyes, host: DiscordHost) -> None:
        self.host = host
        self._play, self._eyes = play, eyes
        self._reader = LineReader(Commands(COGS), TEXTS)
        self._people: dict[str, Member] = {}
        self._rooms = {}
        for title, room in play.rooms.items():
            guild = host.guild(title, locale=_locale(play.language))  # the club speaks its server's language
            self._rooms[title] = guild.channel(title)
            for who in room.people:
                locale = _locale(play.people[who].language)
                self._people[who] = guild.member(who, admin=who in room.organisers, locale=locale)
        self._names = {str(person.id): who for who, person in self._people.items()}
        self._told: dict[int, int] = {}
        """Of each message, how many of its versions were told of."""
        self._standing: dict[Message, str] = {}
        """The messages that were told of, the last changed last, each with its words."""
        self._under_way: list[Response] = []
        self._windows: dict[str, Response] = {}

    @classmethod
    async def open(cls, play: Playthrough, eyes: Eyes) -> OnDiscord:
        """Begin to serve."""
        return cls(play, eyes, await DiscordHost.start(bot_name="Araldo"))

    def env(self, base: Mapping[str, str] | None) -> dict[str, str]:
        """What leads the bot here."""
        return self.host.env(base=base)

    async def arrived(self) -> None:
        """Until the bot hears what is done here, and has greeted every club; what a dead one was asked is lost."""
        self._under_way.clear()
        await self.host.ready(60.0, commands=True)  # a loaded machine starts it slowly
        await self.host.wait_for(lambda: all(room.bot_messages() for room in self._rooms.values()), what="greetings")

    def lose_an_answer(self) -> Any:
        """No answer comes through from now on."""

        def answers(method: str, path: str, body: Any) -> bool:
            return not path.endswith("/callback") or body["type"] not in DEFERRED

        return self.host.fault(path=r"/(callback$|messages|webhooks)", status=500, times=None, when=answers)

    # --- fingers

    async def type(self, who: str, room: str, words: str) -> None:
        """Choose the command and fill in its options; what Discord would not let them choose, they type."""
        person = self._people[who]
        channel = self._rooms[room] if room else person.dm
        found = chosen(self._reader, words, self._people, self._rooms)
        if found is not None:
            name = " ".join(found.command.path)
            self._under_way.append(person.fire_slash(channel, name, self._options(found)))
            return
        for name, other in self._people.items():
            words = words.replace(f"@{name}", other.mention)
        await person.say(channel, f"{self.host.mention} {words}" if room else words, quiet=None)

    async def press(self, who: str, label: str, under: str) -> None:
        """Press the newest button of that label that this person sees, or choose it from a menu."""
        person = self._people[who]
        for message, words in reversed(self._standing.items()):
            if not message.visible_to(person) or not words.startswith(under):
                continue
            if any(menu.offers(label) for menu in message.selects):
                self._under_way.append(person.fire_select(message, [label]))
                return
            for known, id in keys(message.components):
                if known == label:
                    self._under_way.append(person.fire_click(message, custom_id=id))
                    return
        raise AssertionError(f"{who} sees no button {label!r}")

    async def answer(self, who: str, words: list[str]) -> None:
        """Fill in the window."""
        modal = self._windows.pop(who).modal
        fields: dict[str, list[str]] = {}
        for field in modal.fields:
            fields.setdefault(pressed(field["custom_id"]), []).append(field["custom_id"])
        # Of a field that has a list and a part for words, the words are filled in.
        values = {parts[-1]: word for parts, word in zip(fields.values(), words, strict=True)}
        values |= {part: [] for parts in fields.values() for part in parts[:-1]}
        self._under_way.append(self._people[who].fire_modal(modal, values))

    def closes(self, who: str, yes: bool) -> None:
        """Somebody takes no private messages, or does again."""
        self._people[who].user.dms_closed = yes

    def leaves(self, who: str) -> None:
        """Somebody leaves the server, of which the bot is told nothing."""
        self._people[who].leave()

    def _options(self, found: Chosen) -> dict[str, Any]:
        options: dict[str, Any] = dict(found.options)
        for name, value in found.options.items():
            match value:
                case Somebody():
                    options[name] = self._people[value.name].mention
                case Somewhere():
                    options[name] = self._rooms[value.title]
        return options

    # --- eyes

    @property
    def handled(self) -> bool:
        """Whether the bot has acknowledged everything that was chosen and pressed."""
        return all(response.interaction.done.is_set() for response in self._under_way)

    def look(self) -> None:
        """See what has come since the last look."""
        every = [message for channel in self.host.channels.values() for message in channel.log.values()]
        said = [message for message in every if message.author.id == self.host.app_user.id and not message.deleted]
        for message in sorted(said, key=lambda message: message.edited or message.created):
            versions = [one for one in (*message.history, message.snapshot()) if not one["flags"] & FLAG_LOADING]
            for number in range(self._told.get(message.id, 0), len(versions)):
                self._tell(message, versions[number], changed=number > 0)
            self._told[message.id] = len(versions)
        for message in [one for one in self._standing if one.ephemeral_to is not None and one not in said]:
            del self._standing[message]
            self._eyes.goes(self._head(message))
        for response in list(self._under_way):
            who = response.user.global_name
            if response.has_modal:
                self._under_way.remove(response)
                self._windows[who] = response
                self._eyes.see(f"{who} is asked", window(response.modal.raw))

    def _tell(self, message: Message, version: dict[str, Any], changed: bool) -> None:
        words = plain(written(version), self._names)
        self._standing.pop(message, None)
        self._standing[message] = words
        labels = (label for label, _ in keys(version["components"]))
        seen = lines(words, version["attachments"], labels)
        if seen:
            self._eyes.see(self._head(message), seen, changed)

    def _head(self, message: Message) -> str:
        reader = message.ephemeral_to or message.channel.recipient
        if reader is not None:
            return f"{reader.global_name} alone"
        return next(title for title, room in self._rooms.items() if room is message.channel)


def _locale(language: str) -> str:
    """What Discord calls a language."""
    return language.replace("en", "en-GB")
