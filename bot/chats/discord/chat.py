"""Araldo on Discord: the connection, and which of Discord's events leads where."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import InteractionType

from bot.chats.discord import permissions, reading, slash_commands
from bot.chats.discord.answering.answering import ANSWER_PATIENCE, Answering
from bot.chats.discord.answering.private_presses import AnsweringInPrivate, PressRooms
from bot.chats.discord.answering.turns import Doubles, Turns
from bot.chats.discord.answering.typed import Ear, deleted
from bot.chats.discord.commands_told import CommandsTold
from bot.chats.discord.gateway import message_filter, metrics_hooks
from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.connection import START_PATIENCE, Connection
from bot.chats.discord.gateway.failures import FAILURES
from bot.chats.discord.gateway.interaction import HeardInteraction, heard_of, listen
from bot.chats.discord.gateway.json_post import Poster, read_quickly
from bot.chats.discord.gateway.refused_requests import RefusedRequests
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.gateway.shared_shards import BETWEEN, SharedShards
from bot.chats.discord.members import DiscordMembers
from bot.chats.discord.sending.channel_sender import ChannelSender
from bot.chats.discord.sending.direct_messages import Mail
from bot.chats.discord.sending.message_maker import MessageMaker, nonce
from bot.chats.discord.sending.notices import Crier
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Parameter, Upload
from bot.hall.delivery.shares import Shares
from bot.hall.front import Front
from bot.hall.people.origins import Origins
from bot.hall.requests import (
    Account,
    Departed,
    Job,
    Later,
    Named,
    Notice,
    Place,
    Recall,
    Remember,
    Request,
    Stepping,
    Suggestion,
    Unheard,
)
from bot.storage.contract import News

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Longest rate limit that discord.py waits out by itself (seconds); a longer one postpones a notice."""
FAREWELL = 5.0
"""Time given at shutdown to the answers under way (seconds)."""
GREETING = 10.0
"""Seconds between two greetings of servers that were there already."""
AT_ONCE = 10
"""So many of them are greeted without that."""
SERVERS = 0.5
"""discord.py is ready once no further server was announced for this long (seconds); a later one comes as an event."""


class DiscordChat:
    """The chat on Discord. `recall` and `remember` keep what the commands were when Discord was last told."""

    platform = reading.PLATFORM
    gathers = None
    events = True

    def __init__(
        self,
        front: Front,
        token: str,
        *,
        recall: Recall,
        remember: Remember,
        shares: Shares | None = None,
        start_patience: float = START_PATIENCE,
        answer_patience: float = ANSWER_PATIENCE,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        client: type[Client] = Client,
        between: float = BETWEEN,
    ) -> None:
        self._front = front
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Voice is not used.
        read_quickly()
        refused = RefusedRequests(front.watch)
        self._client = client(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=SERVERS,
            http_trace=metrics_hooks.trace(front.watch, refused),
        )
        metrics_hooks.gateway(self._client, front.watch)
        message_filter.ignore(self._client)
        self._poster = Poster(self._client.http, refused)
        listen(self._client, self._poster, self._take)
        self._servers = Servers(self._client)
        self._sharing = SharedShards(shares, self._tell_commands, between=between) if shares is not None else None
        if self._sharing is not None:
            self._client.share(self._sharing)
            self._servers.wait_for_them(partial(self._sharing.stale, clock))
        self._tree = slash_commands.SlashCommandTree(self._client, self._unknown)
        self._told = CommandsTold(self._tree, recall, remember)
        self._maker = MessageMaker(front, self._told.ids)
        origins = Origins(self.platform, recall, remember)
        self._rooms = PressRooms(self._servers, origins)
        self._members = DiscordMembers(self._servers)
        self._sender = ChannelSender(self._maker, recall, remember, clock)
        self._mail = Mail(front, self._client, origins, self._sender, clock)
        self._crier = Crier(self._maker, self._mail, self._client, self._sender, self._servers, clock)
        kinds = [parameter.kind for command in front.commands.values() for parameter in command.parameters]
        largest = max((kind.largest for kind in kinds if isinstance(kind, Upload)), default=0)
        self._turns, self._doubles = Turns(), Doubles(clock)
        self._ear = Ear(front, self._maker, self._mail, self._client, self._sender, self._turns, largest, sleep)
        self._connection = Connection(self._client, token, self._prepare, patience=start_patience)
        self._answer_patience = answer_patience
        self._under_way: set[asyncio.Task[Any]] = set()
        self._greeting, self._greeted = asyncio.Lock(), 0
        self._sleep = sleep
        for event in (self.on_message, self.on_raw_message_edit, self.on_guild_available, self.on_guild_join):
            self._client.event(event)
        for rights in ("guild_channel_update", "guild_role_update", "member_update", "thread_update"):
            setattr(self._client, f"on_{rights}", self._rights_changed)

    @property
    def invite(self) -> str:
        """The address to invite the bot; empty until Discord has been reached."""
        application = self._client.application_id
        return permissions.invite_url(application) if application is not None else ""

    @property
    def servers(self) -> int:
        """How many servers have invited the bot, as far as Discord has told."""
        return len(self._client.guilds)

    @property
    def names(self) -> Collection[str]:
        """The application's name and display name."""
        me = self._client.user
        return (me.name, me.display_name) if me is not None else ()

    @property
    def connected(self) -> bool:
        """Whether we hear of each of our shards."""
        return self._sharing.connected() if self._sharing is not None else not self._client.unheard()[0]

    async def unheard(self) -> Unheard:
        """The shards that are not connected, in whichever process."""
        shards, count = await self._sharing.unheard() if self._sharing is not None else self._client.unheard()
        return Unheard(shards, count, lambda server: (int(server) >> 22) % count)

    # --- what the hall asks

    async def start(self) -> None:
        """Log in, tell Discord the commands if they have changed, connect; return once requests can arrive, or when
        Discord has not answered for a while."""
        slash_commands.plant(self._tree, self._front.commands, self._front.texts, self._chosen, self._completing)
        await self._tree.set_translator(slash_commands.Translator(self._front.texts))
        await self._connection.begin()

    async def stop(self) -> None:
        """Finish what is being answered and disconnect."""
        self._told.give_up()
        await self._connection.give_up()
        if self._sharing is not None:
            await self._connection.halt()
            await self._sharing.leave()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL)
        await self._connection.end()

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice; raise Later or Unreachable where it cannot be said.

        A plain notice can be said while Discord still tells of its servers. An answer of the process before waits until
        it is ready: what that process had sent last may still be on its way.
        """
        if not (self._client.is_ready() or (self._connection.begun and not notice.handle)):
            raise Later(5, "not connected")
        return await self._crier.say(notice)

    async def take_away(self, handle: Mapping[str, Any]) -> bool:
        """Delete the message that was typed, where we may."""
        if not self._client.is_ready():
            raise Later(5, "not connected")
        channel = self._client.get_partial_messageable(int(handle["channel"]))
        return await deleted(channel.get_partial_message(int(handle["message"])))

    def link_to(self, place: Place | None, became: Mapping[str, Any]) -> str:
        """The message's link; none of what one member alone sees, which has gone when they look again."""
        if became.get("hidden") or not became.get("messages"):
            return ""
        there = place is not None and place.house and became["channel"] == place.id
        server = place.house if place is not None and there else "@me"
        return f"https://discord.com/channels/{server}/{became['channel']}/{became['messages'][0]}"

    async def forget(self, account: Account, name: str) -> None:
        """Nothing of anybody is kept here; what was said in the rooms is the platform's."""

    def heard(self, news: News) -> None:
        """Of what other processes do only their shards matter here."""
        if news.leases and self._sharing is not None:
            self._sharing.look_again()

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The text keys of permissions that the bot lacks in a place."""
        if not place.house:
            return ()
        guild = await self._servers.known(place.house)
        if guild is None:
            return ("discord-lacks-membership",)
        channel: Any = guild.get_channel_or_thread(int(place.id))
        if channel is None:  # Of threads that are archived, as a forum's posts soon are, the gateway tells nothing.
            with contextlib.suppress(*FAILURES):
                channel = await guild.fetch_channel(int(place.id))
        thread = channel if isinstance(channel, discord.Thread) else None
        where = thread.parent if thread is not None else channel
        return permissions.lacking(where, guild.me, job, thread) if where else ("discord-permission-view-channel",)

    async def members(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """The members of the server who have these ids: in a text Discord gives only those."""
        return await self._members.by_ids(place, ids)

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        """Who of these ids has left the server: Discord tells so only whom it lets read all members."""
        return await self._members.gone(place, ids)

    async def members_called(self, place: Place, beginning: str) -> Sequence[Account]:
        """Members of the server whose names begin so."""
        return await self._members.called(place, beginning)

    def is_a_bots(self, handle: str) -> bool:
        """No: those of bots look like all others."""
        return False

    async def members_named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        """The members of the server who bear one of these names."""
        return await self._members.named(place, names, step)

    async def _prepare(self) -> None:
        if self._sharing is None:
            await self._tell_commands()

    async def _tell_commands(self) -> None:
        """Where several processes share the shards, one of them does: whoever has the first, where private messages
        come."""
        await self._told.begin()

    # --- what people do

    def _take(self, what: HeardInteraction) -> None:
        """Something was chosen, pressed or filled in; a task of its own answers it."""
        asyncio.create_task(self._tracked(self._answer(what)))  # noqa: RUF006 (it keeps itself)

    async def _answer(self, what: HeardInteraction) -> None:
        """A press, a filled form or a plain command goes straight to the hall; what needs discord.py, to its tree."""
        data = what.payload["data"]
        match InteractionType(what.type):
            case InteractionType.component:
                await self._pressed(what, press=reading.press(data))
            case InteractionType.modal_submit:
                await self._pressed(what, press=reading.press(data), values=reading.answers(data))
            case InteractionType.application_command if plain := reading.command(data, self._front.commands):
                command, values = plain
                await self._answering(what, reading.request(what, path=command.name, values=values)).take()
            case _:
                self._tree._from_interaction(what.whole)

    async def _pressed(self, what: HeardInteraction, **pressed: Any) -> None:
        """A press or a filled form; one in private may belong to a room."""
        request = reading.request(what, **pressed)
        there = await self._rooms.behind(request) if request.place.private else None
        if there is None:
            await self._answering(what, request).take()
        else:
            turn = self._turns.for_request(request)
            given = (self._front, self._maker, self._mail, self._client, self._sender, what, there, turn, self._doubles)
            await AnsweringInPrivate(*given, patience=self._answer_patience).take()

    async def on_message(self, message: discord.Message) -> None:
        """Something was typed."""
        await self._tracked(self._ear.hear(message))

    async def on_raw_message_edit(self, event: discord.RawMessageUpdateEvent) -> None:
        """Something typed was changed; Discord tells so too when it adds a preview of a link."""
        if event.message.edited_at is not None:
            await self._tracked(self._ear.hear(event.message, edited=True))

    async def _chosen(
        self, interaction: discord.Interaction[Any], command: Command, values: Mapping[str, Any], /
    ) -> None:
        """A command was chosen, with channels or files."""
        what = heard_of(interaction)
        given = reading.values(values)
        for parameter in command.parameters:
            file = given.get(parameter.name)
            if isinstance(parameter.kind, Upload) and file is not None and file.size > parameter.kind.largest:
                kilobytes = parameter.kind.largest // 1000
                await self._answering(what, reading.request(what)).excuse(
                    "discord-upload-too-large", kilobytes=kilobytes
                )
                return
        request = reading.request(what, path=command.name, values=given)
        await self._tracked(self._answering(what, request).take())

    async def _completing(
        self, interaction: discord.Interaction[Any], command: Command, parameter: Parameter, typed: str, /
    ) -> list[Suggestion]:
        """What could stand in an option that is being typed."""
        names = {one.name for one in command.parameters}
        given = {name: value for name, value in interaction.namespace if name in names and value is not None}
        request = reading.request(heard_of(interaction), path=command.name, values=reading.values(given))
        return await self._front.complete(request, command.name, parameter.name, typed)

    async def _unknown(self, interaction: discord.Interaction[Any]) -> None:
        """A command that has changed since this member's Discord last looked."""
        if interaction.type is InteractionType.application_command:
            what = heard_of(interaction)
            await self._answering(what, reading.request(what)).excuse("discord-command-changed")

    def _answering(self, what: HeardInteraction, request: Request) -> Answering:
        turn = self._turns.for_request(request)
        given = (self._front, self._maker, self._mail, what, request, turn, self._doubles)
        return Answering(*given, patience=self._answer_patience)

    async def _tracked(self, work: Coroutine[Any, Any, object]) -> None:
        """Work that is waited for at the end."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            await work
        finally:
            self._under_way.discard(task)

    # --- being invited, and what we may do there

    async def _rights_changed(
        self, _: object, now: discord.Role | discord.Member | discord.Thread | discord.abc.GuildChannel
    ) -> None:
        """A role, a channel, a thread or we ourselves were changed: that may give back what we lacked."""
        server = str(now.guild.id)
        await self._tracked(self._front.may_speak(Place(self.platform, server, house=server)))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, at the start or after an outage; it may have invited the bot while it was away. Of many
        that did, as at the first start of a new release, a few a minute are greeted: others play meanwhile."""
        async with self._greeting:
            if await self._greet(guild):
                self._greeted += 1
                await self._sleep(GREETING if self._greeted >= AT_ONCE else 0)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say once what the bot is for; who invited it is not told to bots that read no audit log."""
        await self._tracked(self._greet(guild))

    async def _greet(self, guild: discord.Guild) -> bool:
        """Whether there was anything to say, and a room to say it in."""
        room = permissions.first_room(guild)
        if room is None:
            return False
        drawn = await self._front.greeting(reading.place(room, guild), None)
        if drawn is None:
            return False
        try:
            for part, message in enumerate(await self._maker.ready(drawn)):
                await room.send(**message, nonce=nonce("greeting", room.id, part))
        except FAILURES as error:
            log.warning("server %s was not greeted: %s", guild.id, error)
        return True
