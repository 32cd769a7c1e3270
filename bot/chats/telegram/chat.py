"""The Telegram chat, as the hall sees it: starting and stopping, notices, what we lack somewhere."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from typing import Any

from telegram import Bot
from telegram.error import InvalidToken, RetryAfter, TelegramError
from telegram.request import BaseRequest, HTTPXRequest

from bot.chats.telegram import menus, permissions
from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.answering.answering import Answerer
from bot.chats.telegram.answering.board_turns import BoardTurns
from bot.chats.telegram.answering.origins import MemberOrigins
from bot.chats.telegram.answering.press import SOON
from bot.chats.telegram.answering.together import AskedTogether
from bot.chats.telegram.gateway import metrics_hooks
from bot.chats.telegram.gateway.polling import Poller
from bot.chats.telegram.gateway.webhook import Address, Webhook
from bot.chats.telegram.rate_limits import GATHERS, Crowd, Limits, seconds
from bot.chats.telegram.receiving import Receiver
from bot.chats.telegram.sending.busy_groups import BusyGroups
from bot.chats.telegram.sending.ephemeral import Ephemerals
from bot.chats.telegram.sending.media_rights import MediaRights
from bot.chats.telegram.sending.outbox import Outbox, Urgency
from bot.chats.telegram.sending.sender import PLATFORM, Sender, Spot, said_before
from bot.chats.telegram.sending.showing import Showing
from bot.chats.telegram.sending.waiting import Waiting
from bot.hall.cards.card import Audience
from bot.hall.delivery.lease import AGAIN, Lease
from bot.hall.front import Front
from bot.hall.requests import (
    Account,
    BadToken,
    Departed,
    Job,
    Later,
    Named,
    Notice,
    Place,
    Recall,
    Remember,
    Stepping,
    Unheard,
    Unreachable,
)
from bot.storage.contract import News, Trouble

log = logging.getLogger(__name__)

CONNECTIONS = 64
"""Most connections to Telegram at once."""

IS_A_BOTS = re.compile(r"\w{2,}bot", re.ASCII | re.IGNORECASE)
"""The usernames of bots, which nobody else can choose."""

SOONEST, SLOWEST = 1.0, 30.0
"""Seconds between tries to begin: each pause is twice the one before, or as long as Telegram says."""

IN_QUEUE = 120.0
"""The longest that news stand in a full group's queue before they are put off (seconds)."""

SUPERGROUPS = -(10**12)
"""Below it are the ids of supergroups, in whose links stands by how much; those of basic groups are above."""


class TelegramChat:
    """Telegram."""

    platform = PLATFORM

    events = False

    def __init__(
        self,
        front: Front,
        token: str,
        *,
        recall: Recall,
        remember: Remember,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        lease: Lease | None = None,
        again: float = AGAIN,
        webhook: Address | None = None,
        ephemeral: bool = True,
        press_patience: float = SOON,
        gathers: float | None = GATHERS,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        make_request: Callable[..., BaseRequest] = HTTPXRequest,
    ) -> None:
        self.gathers = gathers
        self._front = front
        self._recall, self._remember = recall, remember
        self._sleep = sleep
        hooks = metrics_hooks.hooks(front.watch)
        self._bot = Bot(
            token,
            request=make_request(
                CONNECTIONS, read_timeout=20, write_timeout=20, connect_timeout=10, pool_timeout=30, httpx_kwargs=hooks
            ),
            get_updates_request=make_request(
                2, read_timeout=10, connect_timeout=10, pool_timeout=10, httpx_kwargs=hooks
            ),
        )
        self._outbox = Outbox(self._moved, limits)
        self._busy = BusyGroups(self._outbox, recall, remember, clock)
        media = MediaRights(front.texts, recall, remember, time.monotonic)
        self._sender = Sender(self._bot, front, self._outbox, media)
        origins = MemberOrigins(self._bot, recall, remember)
        administrators = Administrators(self._bot)
        ephemerals = Ephemerals(self._bot, administrators, clock, on=ephemeral)
        showing = Showing(front, self._sender, self._outbox, ephemerals, recall, remember)
        waiting = self._waiting = Waiting(front.texts, self._sender, self._outbox, recall, remember, clock=clock)
        crowd = Crowd(clock)
        together = self._together = AskedTogether(
            front.texts, self._sender, self._outbox, recall, remember, self._private_address
        )
        self._answerer = Answerer(
            self._bot, front, self._sender, showing, waiting, self._outbox, origins, administrators, crowd, together
        )
        self._turns = BoardTurns(front, self._sender, self._outbox, origins, self._answerer.meanwhile, recall, remember)
        self._ephemeral = ephemeral
        self._receiver = Receiver(
            self._bot,
            front,
            self._outbox,
            self._sender,
            self._answerer,
            recall,
            remember,
            clock,
            origins,
            administrators,
            showing,
            waiting,
            crowd,
            press_patience=press_patience,
        )
        self._poller = Poller(self._bot, self._receiver.handle)
        self._webhook = Webhook(self._bot, webhook, self._receiver.handle) if webhook is not None else None
        self._lease = lease
        self._again = again
        self._given_back = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready = False

    @property
    def username(self) -> str:
        """Our name on Telegram, once it is known."""
        return self._bot.username if self._ready else ""

    def _private_address(self) -> str:
        return f"https://t.me/{self.username}" if self.username else ""

    @property
    def invite(self) -> str:
        """The address to add the bot to a group; empty until Telegram has been reached."""
        return f"https://t.me/{self.username}?startgroup=araldo" if self.username else ""

    @property
    def servers(self) -> None:
        """Telegram tells no bot in how many groups it is."""
        return None

    @property
    def names(self) -> Collection[str]:
        """Our username, and what we are called."""
        return (self._bot.username, self._bot.first_name) if self._ready else ()

    @property
    def connected(self) -> bool:
        """Whether Telegram let us begin, and answers when we ask for updates, if that is our task."""
        return self._ready and not self._poller.failing

    async def unheard(self) -> Unheard:
        """All of it, while Telegram does not answer."""
        return Unheard() if self.connected else Unheard(frozenset({0}), 1)

    async def start(self) -> None:
        """Check the token and begin to ask for updates; where Telegram does not let us yet, begin once it does."""
        if self._webhook is not None:
            await self._webhook.listen()
        pause = await self._begun(SOONEST)
        if pause is not None:
            self._spawn(self._begin_later(pause))

    async def stop(self) -> None:
        """Finish what is being answered, and leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._webhook is not None:
            await self._webhook.stop()
        await self._poller.stop()
        await self._receiver.stop()
        self._waiting.stop()
        self._busy.stop()
        self._together.stop()
        if self._lease is not None:
            with contextlib.suppress(Trouble):
                await self._lease.over()
        self._ready = False
        await self._bot.shutdown()

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice; gives the messages it became."""
        if not self._ready:
            raise Later(5, "not connected")
        if notice.handle:
            return await self._answerer.again(notice)
        if notice.edits and "receiver" in notice.edits:
            return await self._answerer.restate(notice, notice.edits)
        if notice.edits:
            spot, said = said_before(notice.edits)
            called = frozenset(notice.edits.get("calls", ()))
            if said and notice.place is not None:
                called |= await self._turns.told(notice.place, spot, said[0][0], notice.drawn)
            became = await self._sender.change(
                spot, said, notice.drawn, patient=False, called_before=called, urgency=Urgency.CHANGE
            )
            self._turns.stands(spot, said[0][0] if said else 0)
            return became
        if notice.opens and notice.account is not None and notice.place is not None:
            return await self._answerer.waits(notice, notice.account)
        if notice.account is not None and (notice.place is None or notice.audience is not Audience.ROOM):
            return await self._say_apart(notice, notice.account)
        if notice.place is None:
            raise Unreachable("no place and nobody")
        # In a full group it stands in the queue: refused, it would come after every answer there.
        return await self._sender.say(
            Spot.at(notice.place.id), notice.drawn, patient=False, urgency=Urgency.NEWS, waits=IN_QUEUE
        )

    async def take_away(self, handle: Mapping[str, Any]) -> bool:
        """Delete the message that was typed, where we may."""
        if not self._ready:
            raise Later(5, "not connected")
        return await self._answerer.concealed(handle["chat"], handle["message"])

    def link_to(self, place: Place | None, became: Mapping[str, Any]) -> str:
        """The message's link; Telegram has them in supergroups alone, and none of what one member sees."""
        if "receiver" in became or not became.get("messages"):
            return ""
        group = SUPERGROUPS - self._outbox.where(int(became["chat"]))
        if group <= 0:
            return ""
        topic = f"{became['topic']}/" if became.get("topic") else ""
        return f"https://t.me/c/{group}/{topic}{became['messages'][0]}"

    async def forget(self, account: Account, name: str) -> None:
        """Nothing of anybody is kept here; what was said in the rooms is the platform's."""

    def heard(self, news: News) -> None:
        """Of what other processes do it only matters here whether one gave its task back."""
        if news.leases:
            self._given_back.set()

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The text keys of permissions that we lack in a place."""
        spot = Spot.at(place.id)
        return (
            await permissions.lacked(self._bot, self._outbox.where(spot.chat), spot.topic, job) if spot.chat < 0 else ()
        )

    async def members(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """Nobody: Telegram itself says who is mentioned, and mentions nobody by an id alone."""
        return ()

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        """Nobody: the group is told who leaves."""
        return Departed()

    async def members_called(self, place: Place, beginning: str) -> Sequence[Account]:
        """Nobody: Telegram lists no members to bots."""
        return ()

    def is_a_bots(self, handle: str) -> bool:
        """Whether it ends as those of all bots do, and of nobody else."""
        return IS_A_BOTS.fullmatch(handle) is not None

    async def members_named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        """Nobody: Telegram lists no members to bots."""
        return Named()

    async def _say_apart(self, notice: Notice, account: Account) -> dict[str, Any]:
        try:
            became = await self._sender.say(Spot(int(account.id)), notice.drawn, patient=False)
        except Unreachable:
            await self._answerer.reached(account, False)
            raise
        await self._answerer.reached(account, True)
        return became

    async def _moved(self, old: int, new: int) -> None:
        await self._front.moved(PLATFORM, str(old), str(new))

    async def _begin(self) -> None:
        try:
            await self._bot.initialize()
            if self._webhook is not None:
                await self._webhook.announce()
        except InvalidToken:
            # Its message holds the token.
            raise BadToken from None
        self._ready = True
        self._spawn(self._put_up_menus())
        self._spawn(self._waiting.resume())
        await self._busy.resume()
        if self._webhook is not None:
            return
        if self._lease is None:
            self._poller.start()
            # What Telegram gives again after a crash is answered here, before the herald looks for answers never said.
            await self._poller.caught_up()
        else:
            self._spawn(self._poll_while_leased(self._lease))

    async def _begun(self, pause: float) -> float | None:
        """Begin; where Telegram refuses or is not there, after how many seconds to try again."""
        try:
            await self._begin()
        except TelegramError as failure:
            if isinstance(failure, RetryAfter):
                pause = max(pause, seconds(failure.retry_after))
            name = type(failure).__name__
            log.warning("telegram: not begun (%s: %s), again in %.0f s", name, failure.message, pause)
            return pause
        return None

    async def _poll_while_leased(self, lease: Lease) -> None:
        """Ask for updates while that is this process's task; when it dies, another one takes it over."""
        while True:
            try:
                ours = await lease.ours()
            except Trouble as trouble:
                log.warning("telegram: which process asks for updates cannot be known: %s", trouble)
            else:
                if ours is not self._poller.running:
                    log.info("telegram: %s process asks for updates", "this" if ours else "another")
                    if ours:
                        self._poller.start()
                    else:
                        await self._poller.stop()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._again):
                    await self._given_back.wait()
            self._given_back.clear()

    async def _begin_later(self, pause: float) -> None:
        shortest = SOONEST
        while True:
            await self._sleep(pause)
            shortest = min(shortest * 2, SLOWEST)
            try:
                again = await self._begun(shortest)
            except BadToken:
                log.error("telegram: the token is refused")
                return
            if again is None:
                log.info("telegram: begun")
                return
            pause = again

    async def _put_up_menus(self) -> None:
        """The menus, tried again until Telegram takes them (it lets them be changed only so often)."""
        pause = 5.0
        while True:
            try:
                await menus.put_up(self._bot, self._front, self._recall, self._remember, ephemeral=self._ephemeral)
                return
            except TelegramError as failure:
                log.warning("telegram: menus not sent: %s", type(failure).__name__)
            except Exception:
                log.exception("telegram: menus could not be made")
                return
            await self._sleep(pause)
            pause = min(pause * 2, 3600)

    def _spawn(self, todo: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(todo)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
