"""An evening on Discord and Telegram at once, with players who never rest, for a bot that is killed now and again."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.e2e.books import unsaid
from tests.lab.discord import Channel, DiscordHost, Member
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost
from tests.lab.telegram.model.user import User

HOME = Path(__file__).parents[2]
ARALDO = [PYTHON, "-m", "tests.e2e.kill_app"]
PLAYERS = 4
PATIENCE = 0.4
"""Seconds after which a player who gets no answer does something else."""
FORGOTTEN = 5.0
"""Seconds after which nobody waits for an answer any more: the next process says it in its own way."""
REST = 0.05
HEARTBEAT = 0.6
"""Seconds: the bot of these evenings soon sees that nobody answers any more."""
STARTING, WORKING = 20, 120
"""So much may pass between the bot and the chats before it is killed: while it starts, and once it is at work."""
BACKLOG = 12
"""With so much waiting to be answered nobody asks for more: a slow machine gets no more to do than a quick one."""
IN_FLIGHT = 0.02
"""Seconds in which what a killed process had sent arrives."""
STUCK = 60.0
"""Seconds after which nothing more will come of it."""
QUIET_HOURS = "0.0003"
"""About a second: timers fall due while the bot is away."""


@dataclass
class Room:
    """A room with its players; `kills` holds the last message there at each kill."""

    place: Any
    """A channel of Discord's, or a group of Telegram's."""
    kills: list[int] = field(default_factory=list)

    @property
    def discord(self) -> bool:
        """Whether it is on Discord, where nothing may be said twice."""
        return isinstance(self.place, Channel)

    def said(self) -> Iterator[tuple[int, str]]:
        """What the bot said here: the message's id and its words."""
        for message in self.place.messages if isinstance(self.place, Channel) else self.place.bot_messages():
            yield message.id, message.text

    def count(self) -> int:
        """How often the bot said something here."""
        return sum(1 for _ in self.said())

    def killed(self) -> None:
        """The bot was killed now."""
        self.kills.append(max((id for id, _ in self.said()), default=0))

    def across_a_kill(self, ids: list[int]) -> bool:
        """Whether the bot was killed between all of these messages: the one case in which Telegram may hear twice."""
        return all(any(first <= mark < second for mark in self.kills) for first, second in pairwise(ids))


AGAIN = "message is not modified"
"""Killed between an edit and its answer, nobody can know that it arrived: it is made again, and changes nothing."""


@contextlib.asynccontextmanager
async def evening(books: Path | str, seed: int, excused: str, clock: Path | None = None) -> AsyncIterator[Evening]:
    """An evening; what goes wrong in it is told with its seed, but for what people may see of a bot in trouble. `clock`
    is a file that says by how many seconds the bot's clock is off."""
    async with await DiscordHost.start(heartbeat=HEARTBEAT) as discord, await TelegramHost.start() as telegram:
        one = Evening(discord, telegram, books, seed, clock)
        try:
            yield one
            discord.assert_clean(ignore=excused)
            telegram.assert_clean(ignore=AGAIN)
            assert " in request " not in one.bot.log, "something broke on our side"
        except (AssertionError, TimeoutError) as wrong:
            raise AssertionError(f"CHAOS_SEED={seed}: {wrong}") from wrong
        finally:
            await one.bot.kill()


class Evening:
    """Both platforms, one bot, and everybody who plays."""

    def __init__(
        self, discord: DiscordHost, telegram: TelegramHost, books: Path | str, seed: int, clock: Path | None = None
    ) -> None:
        self.discord, self.telegram = discord, telegram
        discord.keep_requests = discord.conforming = False
        # On a slow machine many lives pass before the turn of an old answer comes. That Discord has forgotten its nonce
        # by then is a limit of its own, and not what is tested here.
        discord.nonce_lifetime = discord.token_lifetime = math.inf
        self.books = books
        self.seed, self.chance = seed, random.Random(seed)
        env = telegram.env(base=discord.env())
        env |= {
            f"ARALDO_STORAGE__{'PATH' if isinstance(books, Path) else 'URL'}": str(books),
            "ARALDO_TABLE__QUIET_HOURS": QUIET_HOURS,
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
            "ARALDO_LOG__LEVEL": "WARNING",
        }
        if clock is not None:
            env["CLOCK"] = str(clock)
            clock.touch()
        self.clock = clock
        self.bot = BotProcess(ARALDO, env, cwd=HOME)
        guild = discord.guild("Club", locale="it")
        self.members: list[Member] = [guild.member(f"Dina {number}", admin=True) for number in range(PLAYERS)]
        group, other = telegram.group("Club"), telegram.group("Altro club")
        self.users: list[User] = [group.member(f"Tito {number}", admin=True, locale="it") for number in range(PLAYERS)]
        for user in self.users:
            other.members[user.id] = group.members[user.id]
        self.rooms = [Room(guild.channel("tavolo")), Room(guild.channel("torneo")), Room(group), Room(other)]
        self.typed: set[str] = set()
        self.befell: list[str] = []
        """The faults of this evening, in their order; kills stand with the rooms."""
        self._paused = self._troubled = False
        self._notes = self._steps = 0
        self._delay = 0.0
        discord.passing = telegram.passing = self._step
        self._playing: list[asyncio.Task[None]] = []

    # --- the bot

    @property
    def on_discord(self) -> bool:
        """Whether the present process is on the gateway."""
        return any(one.alive and one.opened >= self.bot.started_at for one in self.discord.connections)

    @property
    def heard(self) -> bool:
        """Whether the gateway has more than the appearance of it."""
        return any(
            one.alive and not one.zombie and one.opened >= self.bot.started_at for one in self.discord.connections
        )

    @property
    def at_work(self) -> bool:
        """Whether the present process hears both platforms."""
        return self.heard and self.telegram.polled_at > self.bot.started_at

    async def begins(self) -> None:
        """The bot is started, and everybody plays."""
        await self.bot.start()
        await self.until(lambda: self.at_work and self.discord.sync_count, 60, "the bot is at work")
        self._playing = [
            *(asyncio.create_task(self._press(member)) for member in self.members),
            *(asyncio.create_task(self._type(user)) for user in self.users),
        ]

    async def works(self) -> None:
        """Until it is at work, which it may be already."""
        await self.until(lambda: self.at_work, 60, "the bot is at work")

    async def played(self, least: int) -> None:
        """Until so much was said in every room."""
        await self.until(lambda: all(room.count() > least for room in self.rooms), 120, "everybody has played")

    async def until(self, what_is_true: Callable[[], Any], timeout: float, what: str) -> None:
        """Wait; a bot that ends meanwhile is reported with its output."""

        def look() -> Any:
            assert self.bot.running, f"the bot has ended by itself:\n{self.bot.fresh_log[-3000:]}"
            return what_is_true()

        await self.discord.wait_for(look, timeout, what=f"{what}; the bot says:\n{self.bot.fresh_log[-3000:]}")

    def _will_die(self, steps: int) -> None:
        """The power will go out when so much has passed between the bot and the chats: at that very moment, or soon."""
        self._steps = steps
        self._delay = self.chance.choice((0.0, self.chance.uniform(0, 0.06)))

    def _step(self) -> None:
        self._steps -= 1
        if self._steps == 0 and self.bot.proc is not None:
            if self._delay:
                asyncio.get_running_loop().call_later(self._delay, self._power_off, self.bot.proc)
            else:
                self._power_off(self.bot.proc)

    def _power_off(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def dies(self, times: int) -> None:
        """The bot is killed so often, while it starts or at work, and each time started again."""
        for _ in range(times):
            if self.chance.random() < 0.2:
                self._will_die(self.chance.randint(1, STARTING))
            else:
                await self.works()
                self._will_die(self.chance.randint(1, WORKING))
            await self._dead()
            await self.bot.start()

    async def _dead(self) -> None:
        """Until it is."""
        assert self.bot.proc is not None
        try:
            await asyncio.wait_for(self.bot.proc.wait(), STUCK)
        except TimeoutError:
            raise AssertionError(f"it does nothing of which it could die:\n{self.bot.fresh_log[-3000:]}") from None
        await self.bot.kill()
        await asyncio.sleep(IN_FLIGHT)
        for room in self.rooms:
            room.killed()

    # --- the players

    async def rest(self) -> None:
        """Everybody stops; whoever could not play says why."""
        for each in self._playing:
            each.cancel()
        for outcome in await asyncio.gather(*self._playing, return_exceptions=True):
            if not isinstance(outcome, asyncio.CancelledError):
                raise AssertionError("a player left") from outcome

    @contextlib.asynccontextmanager
    async def refusing(self) -> AsyncIterator[None]:
        """A while in which the books take no writes: what is typed then may be refused, what was typed before and after
        may not."""
        self._paused = True
        await self.settled()
        self._paused, self._troubled = False, True
        try:
            yield
        finally:
            self._paused = True
            await self.settled()
            self._paused = self._troubled = False

    def _note(self) -> str:
        self._notes += 1
        return f"note{self._notes}x"

    async def _press(self, member: Member) -> None:
        """On Discord: rolls chosen from the menu and with a roll's button, and now and then a seal to open."""
        last: Any = None
        waiting: list[Any] = []
        while True:
            await asyncio.sleep(self.chance.uniform(0, REST))
            since = time.monotonic() - FORGOTTEN
            waiting = [one for one in waiting if not one.messages and one.interaction.created > since]
            if self._paused or not self.on_discord or len(waiting) > BACKLOG / PLAYERS:
                continue
            room = self.chance.choice(self.rooms[:2]).place
            dice = self.chance.randint(1, 6)
            match self.chance.randrange(20):
                case 0:
                    last = member.fire_slash(room, "verify", open=True)
                case 1 | 2 | 3 | 4 if last is not None and last.messages and last.message.labels:
                    last = member.fire_click(last.message, last.message.labels[0])
                case _:
                    last = member.fire_slash(room, "roll", dice=dice, note=self._note())
            waiting.append(last)
            # Not wait_for: it can swallow being cancelled, and then nobody ever rests.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await last.interaction.done.wait()

    async def _type(self, user: User) -> None:
        """On Telegram: typed rolls, and now and then a seal to open; what is typed while the bot is away waits."""
        while True:
            await asyncio.sleep(self.chance.uniform(0, REST))
            if self._paused or len(self.telegram.updates) > BACKLOG:
                continue
            room = self.chance.choice(self.rooms[2:]).place
            line = "/verify open:yes"
            if self.chance.randrange(20):
                note = self._note()
                if not self._troubled:
                    self.typed.add(note)
                line = f"/roll {self.chance.randint(1, 6)} reserve:{self.chance.randint(0, 2)} note:{note}"
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await user.say(room, line, quiet=0.0)

    # --- what came of it

    async def settled(self) -> None:
        """Until Telegram's updates are all handled and the books know that everything was said."""
        before, since = None, time.monotonic()
        while True:
            left = await unsaid(self.books), len(self.telegram.updates)
            if left == ([], 0):
                return
            if left != before:
                before, since = left, time.monotonic()
            assert self.bot.running and time.monotonic() < since + STUCK, (
                f"still to be said: {left[0]}; to be read: {left[1]}; the bot's output:\n{self.bot.fresh_log[-3000:]}"
            )
            await asyncio.sleep(0.05)

    async def finished(self) -> None:
        """Settled and stopped, with nothing left to say: a timer may fall due at the last moment."""
        while True:
            await self.settled()
            await self.bot.stop()
            if not await unsaid(self.books):
                return
            await self.bot.start()
