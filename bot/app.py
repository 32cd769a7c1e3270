"""The wiring: settings, database, hall, herald, clock and the chats that are wanted."""

from __future__ import annotations

import asyncio
import errno
import logging
import secrets
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from datetime import date
from typing import TYPE_CHECKING, Any, TypeVar

from bot.archive import LITTLE, beside, free_space, store_of
from bot.commands import COGS
from bot.erased_apart import ErasedApart
from bot.first_run import FirstRun
from bot.hall.books.long_books import settle
from bot.hall.books.snapshots import Snapshots
from bot.hall.cards.card import Argument, DrawnPicture, Moment
from bot.hall.declared.catalogue import Commands
from bot.hall.delivery.alarms import Alarming, Alarms, steady
from bot.hall.delivery.clock import Clock
from bot.hall.delivery.herald import Herald
from bot.hall.delivery.lease import Lease
from bot.hall.delivery.neighbours import Neighbours
from bot.hall.delivery.shares import Shares
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import BadToken, Chat
from bot.machine import browse, widen
from bot.nightly import Nightly, overdue, unread
from bot.places import ENV_FILE
from bot.rules import Rulebook, rulebook
from bot.settings import Settings
from bot.storage.contract import SPANS, News, Put, Spans, Write
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.chats.discord import DiscordChat
    from bot.chats.telegram import TelegramChat
    from bot.metrics import Metrics, Watchtower
    from bot.pictures.worker import PictureWorker

log = logging.getLogger(__name__)

T = TypeVar("T")

SHORTLY = 0.5
"""Interval between two looks at which chats are connected (seconds)."""


class Unfit(Exception):
    """The house cannot open; `key` is the text that says why, `facts` what it names."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class App:
    """One running bot: made of the settings, opened, run, closed.

    What may be given by name is for tests: another clock, other chance, other rules, another disk, chats in a hurry.
    """

    def __init__(
        self,
        settings: Settings,
        say: Callable[[str], None] = print,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        read_rules: Callable[[], Rulebook] = rulebook,
        hall: type[Hall] = Hall,
        ringer: type[Clock] = Clock,
        discord: Callable[..., DiscordChat] | None = None,
        telegram: Callable[..., TelegramChat] | None = None,
        browse: Callable[[str], object] = browse,
        free: Callable[[Settings], int] = free_space,
        spans: Spans = SPANS,
    ) -> None:
        self.settings = settings
        self._spans = spans
        self.texts = Texts()
        self._erased = ErasedApart(settings)
        self.store = store_of(settings, spans=spans)
        self.chats: dict[str, Chat] = {}
        self.house = built(
            Commands(COGS),
            self.texts,
            self.store,
            settings,
            chats=self.chats,
            clock=clock,
            chance=chance,
            apart=self._apart,
            read_rules=read_rules,
            snapshots=Snapshots(beside(settings, "snapshots")),
        )
        self.house.events.written.append(self._erased.heard)
        self._metrics = _metrics() if settings.watch.port else None
        self.hall = hall(self.house, self._metrics, self._picture)
        self.herald = Herald(self.hall, spans)
        self.clock = ringer(self.hall)
        self._nightly = Nightly(settings, self.store, clock)
        self._began = date.today()
        self.alarms = Alarms(self.hall, self._unwell, steady)
        self._neighbours = Neighbours(self.house)
        self._make_discord, self._make_telegram = discord, telegram
        starts = {"discord": self._start_discord, "telegram": self._start_telegram}
        self._first_run = FirstRun(settings, self.store, self.chats, starts, ENV_FILE)
        self.house.events.written.append(self._first_run.written)
        self._browse = browse
        self._free = free
        self._say = say
        self._tower: Watchtower | None = None
        self._up = False
        self._worker: PictureWorker | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._awaited: list[Callable[[], bool]] = []
        """For each chat that is not connected yet, a function that logs once when it is, and then returns True."""

    async def open(self) -> None:
        """Read the rules, open the books, start the chats, begin to say what waited."""
        widen()
        self.house.read_rules()
        self.store.listen(self._heard)
        await self.store.open()
        await self._erased.gathered(self.store)
        await self._look_out()
        await self.hall.open()
        await self._start_chats()
        settle()
        await self.herald.recover()
        runs = [one.run() for one in (self.herald, self.clock, self._nightly, self.alarms, self.hall.departures)]
        self._tasks = [asyncio.create_task(one) for one in (*runs, self._tell_later())]
        self._up = True

    async def close(self) -> None:
        """Finish what is under way, then close the books."""
        await self._first_run.close()
        await asyncio.gather(*(chat.stop() for chat in self.chats.values()), return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.herald.stop()
        if self._worker is not None:
            await self._worker.close()
        if self._tower is not None:
            await self._tower.close()
        await self.store.close()

    async def run(self) -> None:
        """Open, and run until the process is told to stop."""
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        if sys.platform != "win32":
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, stopped.set)
        until = asyncio.create_task(stopped.wait())
        opening = asyncio.create_task(self.open())
        try:
            await asyncio.wait({opening, until}, return_when=asyncio.FIRST_COMPLETED)
            if opening.done():
                await opening
                await until
        finally:
            await _ended(opening, until)
            await self.close()

    async def _look_out(self) -> None:
        """Serve metrics and health checks, if the settings name a port for them."""
        where = self.settings.watch
        if self._metrics is None:
            return
        from bot.metrics import Watchtower

        self._tower = Watchtower(self.house, self._metrics, self._connected)
        try:
            await self._tower.open(where.host, where.port)
        except OSError as wrong:
            raise Unfit("run-no-watch", port=str(where.port), reason=self._why(wrong)) from None

    def _unwell(self) -> Alarming:
        """What is wrong with the computer of the house, before anybody feels it."""
        free, (late, last) = self._free(self.settings), overdue(self.settings, self._began, date.today())
        found: dict[str, dict[str, Argument]] = {"disk": {"free": free // 1_000_000}} if free < LITTLE else {}
        if late:
            found |= {"copies": {"day": Moment(last, "date")}} if last is not None else {"no-copies": {}}
        if (day := unread(self.settings)) is not None:
            found["unread-copy"] = {"day": Moment(day, "date")}
        return found

    def _connected(self) -> bool:
        """Whether the house has started, and every chat is there."""
        return self._up and all(chat.connected for chat in self.chats.values())

    # --- the chats

    async def _start_chats(self) -> None:
        settings = self.settings
        starts: list[Callable[[], Coroutine[Any, Any, None]]] = []
        discord, telegram = settings.discord_token.get_secret_value(), settings.telegram_token.get_secret_value()
        if settings.page.enabled == "yes" or (settings.page.enabled == "auto" and not (discord or telegram)):
            starts.append(self._start_page)
        if discord:
            starts.append(lambda: self._start_discord(discord))
        if telegram:
            starts.append(lambda: self._start_telegram(telegram))
        starting = [asyncio.create_task(start()) for start in starts]
        try:
            await asyncio.gather(*starting)
        finally:
            await _ended(*starting)
        if page := self._guided():
            self._tell("run-guide", address=page)
            return
        if not discord:
            self._tell("run-discord-setup")
        if not telegram:
            self._tell("telegram-setup")

    async def _start_page(self) -> None:
        from bot.chats.club import ClubChat, PortTaken

        page = self.settings.page
        chat = ClubChat(
            self.hall,
            self.store,
            host=page.host,
            port=page.port,
            public_url=page.public_url,
            public=page.public,
            streams=page.streams,
            language=self.settings.club.language,
            clock=time.time,
            guide=self._first_run,
        )
        self.chats[chat.platform] = chat
        try:
            await chat.start()
        except PortTaken as taken:
            raise Unfit("run-port-taken", port=str(taken.port)) from None
        except OSError as wrong:
            raise Unfit("run-bad-address", host=page.host, reason=self._why(wrong)) from None
        self._tell("run-page", address=chat.entrance)
        if chat.entrance != chat.address:
            await asyncio.to_thread(self._browse, self._guided() or chat.entrance)
        for name, link in chat.links():
            self._tell("run-link", name=name, link=link)

    def _guided(self) -> str:
        """The address of the guide to the first run, where no other chat has a token."""
        alone = not (self.settings.discord_token.get_secret_value() or self.settings.telegram_token.get_secret_value())
        page: Any = self.chats.get("club")
        return page.guide if alone and page is not None else ""

    async def _start_discord(self, token: str) -> None:
        from bot.chats.discord import DiscordChat

        make = self._make_discord or DiscordChat
        shares = Shares(self.store, "discord shard", self._spans) if self.store.shared else None
        chat = make(self.hall, token, recall=self._recall, remember=self._remember, shares=shares)
        self.chats[chat.platform] = chat
        try:
            await chat.start()
        except BadToken:
            raise Unfit("run-bad-token", chat="Discord", name="DISCORD_TOKEN") from None
        self._await(
            "Discord", lambda: chat.connected and chat.invite, lambda: self._tell("run-discord", link=chat.invite)
        )

    async def _start_telegram(self, token: str) -> None:
        from bot.chats.telegram import Address, Limits, TelegramChat

        own = self.settings.telegram
        make = self._make_telegram or TelegramChat
        chat = make(
            self.hall,
            token,
            recall=self._recall,
            remember=self._remember,
            limits=Limits(group=(own.group_messages_a_minute, 60.0)),
            lease=Lease(self.store, "telegram updates") if self.store.shared else None,
            again=self._spans.keep / 2,
            ephemeral=own.ephemeral == "yes",
            webhook=Address(own.webhook, own.webhook_host, own.webhook_port) if own.webhook else None,
        )
        self.chats[chat.platform] = chat
        try:
            await chat.start()
        except BadToken:
            raise Unfit("run-bad-token", chat="Telegram", name="TELEGRAM_TOKEN") from None
        except OSError as wrong:
            raise Unfit("run-no-webhook", port=str(own.webhook_port), reason=self._why(wrong)) from None
        self._await("Telegram", lambda: chat.username, lambda: self._tell("run-telegram", link=chat.invite))

    def _await(self, name: str, there: Callable[[], object], tell: Callable[[], None]) -> None:
        """Tell that a chat is connected, now or once it is."""

        def told() -> bool:
            if found := bool(there()):
                tell()
            return found

        if told():
            return
        self._tell("run-later", chat=name)
        self._awaited.append(told)
        if self._up:  # what looks for them from the start on has found them all
            self._tasks.append(asyncio.create_task(self._tell_later()))

    async def _tell_later(self) -> None:
        while self._awaited:
            await asyncio.sleep(SHORTLY)
            self._awaited = [one for one in self._awaited if not one()]

    # --- what the rooms of the house ask

    def _why(self, wrong: OSError) -> str:
        """Why an address cannot be listened on: that it is taken in our words, anything else in the system's."""
        if wrong.errno == errno.EADDRINUSE:
            return self.texts.say(self.settings.club.language, "run-taken")
        return str(wrong.strerror or wrong)

    def _tell(self, key: str, **facts: str) -> None:
        self._say(self.texts.say(self.settings.club.language, key, facts))

    def _heard(self, news: News) -> None:
        self._neighbours.heard(news)
        self.herald.heard(news)
        self.clock.heard(news)
        for chat in self.chats.values():
            chat.heard(news)

    async def _recall(self, key: str) -> str | None:
        rows = await self.store.rows("passing", key=key)
        return rows[0]["value"] if rows else None

    async def _remember(self, key: str, value: str) -> None:
        await self.store.write(Write(changes=[Put("passing", {"key": key, "value": value, "at": time.time()})]))

    async def _picture(self, picture: DrawnPicture, form: str) -> bytes:
        worker = self._process()
        if form == "svg":
            return (await worker.svg(picture.maker, picture.values, picture.language)).encode()
        return await worker.png(picture.maker, picture.values, picture.language)

    async def _apart(self, work: Callable[..., T], /, *values: Any) -> T:
        return await self._process().run(work, *values)

    def _process(self) -> PictureWorker:
        """The one worker process, for pictures and other long work."""
        from bot.pictures.worker import PictureWorker

        if self._worker is None:
            self._worker = PictureWorker()
        return self._worker


def _metrics() -> Metrics:
    """The counters of a watched house; their library is loaded only where they are wanted."""
    from bot.metrics import Metrics

    return Metrics()


async def _ended(*tasks: asyncio.Task[Any]) -> None:
    """Cancel these tasks, and wait until they are over."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
