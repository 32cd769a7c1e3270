"""Discord in memory, under the real discord.py: gateway events go in, and requests to its API come out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import discord

from bot.chats.discord import DiscordChat
from bot.chats.discord.drawing.drawing import pressed
from bot.chats.discord.sending.old_edits import OldEdits
from bot.hall.declared.declaration import Command
from bot.hall.front import Front
from bot.storage.contract import News, Put, Store, Write
from tests.hall.house import READER
from tests.playthroughs.choosing import Somebody, Somewhere, chosen
from tests.playthroughs.discord_servers import MANAGES, ME, SPEAKS
from tests.playthroughs.discord_servers import Servers as Shown

SLOW = 60.0
"""Seconds after which an answer is promised: on a loaded machine it would come so, and not as it is written."""


class AtOnce(OldEdits):
    """Without Discord's pace for edits of old messages: the evening's time stands still meanwhile."""

    def held(self, channel: int, messages: Iterable[int]) -> None:
        """Nothing is."""

    async def turn(self, channel: int, message: int) -> None:
        """It is always theirs."""


class Servers(Shown):
    """The servers, with a way in for the bot."""

    def chat(self, front: Front, store: Store, clock: Callable[[], float]) -> DiscordStage:
        """The chat's end in the bot."""
        self.now = clock
        return DiscordStage(self, front, store, clock)


class DiscordStage:
    """The real chat over these servers, and people's fingers."""

    platform = "discord"
    gathers = None
    events = True

    def __init__(self, servers: Servers, front: Front, store: Store, clock: Callable[[], float]) -> None:
        self._servers, self._front = servers, front
        self._reader = READER

        async def recall(key: str) -> str | None:
            rows = await store.rows("memory", key=key)
            return rows[0]["value"] if rows else None

        async def remember(key: str, value: str) -> None:
            await store.write(Write(changes=[Put("memory", {"key": key, "value": value})]))

        self._chat = DiscordChat(front, "token", recall=recall, remember=remember, clock=clock, answer_patience=SLOW)
        self._chat._sender.old_edits = AtOnce(clock)
        self.say, self.lacks, self.forget = self._chat.say, self._chat.lacks, self._chat.forget
        self.take_away = self._chat.take_away
        self.link_to = self._chat.link_to
        self.members, self.members_called = self._chat.members, self._chat.members_called
        self.members_named, self.gone = self._chat.members_named, self._chat.gone
        self.is_a_bots = self._chat.is_a_bots
        self._client: Any = self._chat._client

    async def start(self) -> None:
        """Be logged in and connected, as `DiscordChat.start` would be over sockets."""
        from bot.chats.discord import slash_commands

        client, chat = self._client, self._chat
        slash_commands.plant(chat._tree, self._front.commands, self._front.texts, chat._chosen, chat._completing)
        await client._async_setup_hook()
        client.http._HTTPClient__session = self._servers
        chat._poster.post = self._servers.post  # type: ignore[method-assign]
        client.http._global_over = asyncio.Event()
        client.http._global_over.set()
        client._connection.user = discord.ClientUser(state=client._connection, data=ME)  # type: ignore[arg-type]
        client._connection.application_id = 900
        for guild in self._servers.guilds():
            client._connection._add_guild_from_data(guild)
        client._connection.query_members = self._told_by_the_gateway
        client._ready.set()

    async def _told_by_the_gateway(
        self, guild: discord.Guild, query: str | None, limit: int, user_ids: list[int] | None, **_: bool
    ) -> list[discord.Member]:
        """Who of these ids is in a server; of names nothing, as on the other chats."""
        found = self._servers.members(str(guild.id), user_ids or ())
        return [discord.Member(data=one, guild=guild, state=self._client._connection) for one in found[:limit]]

    async def stop(self) -> None:
        """Leave."""
        self._client._ready.clear()

    def heard(self, news: News) -> None:
        """What was written elsewhere, or is no more."""
        self._chat.heard(news)

    async def settle(self) -> None:
        """Events are tasks of the loop; the stage waits for those."""

    @property
    def names(self) -> Collection[str]:
        """What the bot is called."""
        return self._chat.names

    # --- fingers

    async def type(self, who: str, room: str, words: str) -> None:
        """Choose the command and fill in its options; what Discord would not let them choose, they type."""
        channel = next((id for id, title in self._servers.channels.items() if title == room), f"8{self._id(who)}")
        options = self._options(words)
        if options is None:
            self._message(who, channel, words)
        else:
            self._interact(who, channel, 2, {"id": "1", "type": 1, **options})

    def offered(self, who: str) -> list[str]:
        """The buttons of the newest message with any that this person sees."""
        seen = (shown for shown in reversed(self._servers.messages.values()) if self._sees(who, shown))
        return next([label for label, _ in shown["keys"]] for shown in seen if shown["keys"])

    def _sees(self, who: str, shown: Mapping[str, Any]) -> bool:
        room = self._servers.play.rooms.get(shown["head"])
        return shown["head"] == f"{who} alone" or (room is not None and who in room.people)

    async def press(self, who: str, label: str, under: str) -> None:
        """Press the newest button of that label that this person sees."""
        servers = self._servers
        for shown in reversed(servers.messages.values()):
            if not self._sees(who, shown) or not shown["words"].startswith(under):
                continue
            for known, id in shown["keys"]:
                if known == label:
                    data = {"custom_id": id, "component_type": 2}
                    self._interact(who, shown["api"]["channel_id"], 3, data, shown["api"])
                    return
        raise AssertionError(f"{who} sees no button {label!r}")

    async def answer(self, who: str, words: list[str]) -> None:
        """Fill in the form."""
        channel, form, under = self._servers.asked.pop(who)
        fields: dict[str, list[dict[str, Any]]] = {}
        for row in form["components"]:
            fields.setdefault(pressed(row["component"]["custom_id"]), []).append(row["component"])
        parts = []
        for (*lists, last), word in zip(fields.values(), words, strict=True):
            # Nothing is chosen from the list of a field that has a part for words: those may name a guest.
            parts += [{"type": one["type"], "custom_id": one["custom_id"], "values": []} for one in lists]
            parts.append({"type": last["type"], "custom_id": last["custom_id"], "value": word})
        rows = [{"type": 18, "id": 1, "component": {"id": 2, **part}} for part in parts]
        # A window that a button opened says which message that button stands on.
        shown = self._servers.messages.get(under)
        data = {"custom_id": form["custom_id"], "components": rows}
        self._interact(who, channel, 5, data, shown["api"] if shown else None)

    def _id(self, who: str) -> str:
        return next(id for id, user in self._servers.users.items() if user["global_name"] == who)

    def _options(self, words: str) -> dict[str, Any] | None:
        """The chosen command as Discord sends it; None where it can only be typed."""
        users = {user["global_name"]: user for user in self._servers.users.values()}
        channels = {title: id for id, title in self._servers.channels.items()}
        found = chosen(self._reader, words, users, channels)
        if found is None:
            return None
        resolved: dict[str, dict[str, Any]] = {"users": {}, "channels": {}}
        options = []
        for name, value in found.options.items():
            match value:
                case bool() | int() | str():
                    kind = 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3
                    options.append({"name": name, "type": kind, "value": value})
                case Somebody():
                    user = users[value.name]
                    resolved["users"][user["id"]] = user
                    word = f"@{value.name}" if self._servers.play.names_typed else f"<@{user['id']}>"
                    options.append({"name": name, "type": 3, "value": word})
                case Somewhere():
                    id = channels[value.title]
                    permissions = {"permissions": SPEAKS, "guild_id": str(int(id) + 1000)}
                    resolved["channels"][id] = {"id": id, "type": 0, "name": value.title, **permissions}
                    options.append({"name": name, "type": 7, "value": id})
        return {**_nested(found.command, options), "resolved": resolved}

    def _where(self, who: str, channel: str) -> dict[str, Any]:
        """Who acted and where, as interactions tell it."""
        user = self._servers.users[self._id(who)]
        if channel.startswith("8"):
            return {"user": user, "channel": {"id": channel, "type": 1, "recipients": [user]}}
        room = self._servers.play.rooms[self._servers.channels[channel]]
        manages = who in room.organisers
        member = {
            "user": user,
            "roles": ["77"] if manages else [],
            "permissions": MANAGES if manages else SPEAKS,
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        named = {"id": channel, "type": 0, "name": room.title, "position": 0}
        return {"member": member, "guild_id": str(int(channel) + 1000), "channel": named}

    def _interact(
        self, who: str, channel: str, kind: int, data: Mapping[str, Any], message: Mapping[str, Any] | None = None
    ) -> None:
        servers, id = self._servers, self._servers.snowflake()
        servers.tokens[f"token{id}"] = (who, channel)
        if message is not None:
            servers.originals[f"token{id}"] = message["id"]
        event = {
            "id": id,
            "application_id": "900",
            "type": kind,
            "token": f"token{id}",
            "version": 1,
            "channel_id": channel,
            "locale": servers.play.people[who].language.replace("en", "en-GB"),
            "guild_locale": "en-US",
            "app_permissions": MANAGES,
            "attachment_size_limit": 10_000_000,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "data": data,
            **self._where(who, channel),
            **({"message": message} if message is not None else {}),
        }
        self._client._connection.parsers["INTERACTION_CREATE"](event)

    def _message(self, who: str, channel: str, words: str) -> None:
        """Typed after calling the bot, or in private."""
        servers = self._servers
        mentions = [ME]
        for id, user in servers.users.items():
            if f"@{user['global_name']}" in words:
                words = words.replace(f"@{user['global_name']}", f"<@{id}>")
                mentions.append(user)
        where = self._where(who, channel)
        member = where.get("member")
        event = {
            "id": servers.snowflake(),
            "channel_id": channel,
            "author": servers.users[self._id(who)],
            "content": words if channel.startswith("8") else f"<@{ME['id']}> {words}",
            "timestamp": "2026-01-10T20:00:00+00:00",
            "edited_timestamp": None,
            "mentions": mentions,
            "type": 0,
            **{name: [] for name in ("mention_roles", "attachments", "embeds", "components")},
            **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
            **({"member": member, "guild_id": where["guild_id"]} if member else {}),
        }
        self._client._connection.parse_message_create(event)


def _nested(command: Command, options: list[dict[str, Any]]) -> dict[str, Any]:
    if len(command.path) == 1:
        return {"name": command.path[0], "options": options}
    inner = {"name": command.path[1], "type": 1, "options": options}
    return {"name": command.path[0], "options": [inner]}
