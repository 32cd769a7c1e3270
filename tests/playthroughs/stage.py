"""The house on its stage: the real hall, herald, clock and database, with the chats over networks in memory."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import re
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from bot.hall.books.chain import SECRET
from bot.hall.cards.card import DrawnPicture
from bot.hall.delivery.clock import Clock
from bot.hall.delivery.herald import Herald
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import File, Form, Reply, Request
from bot.hall.running.watch import Watch
from bot.settings import ClubSettings, LimitSettings, Settings
from bot.storage.contract import Write
from bot.texts import LANGUAGES
from tests import empty_books
from tests.hall.house import COMMANDS, READER, TEXTS
from tests.playthroughs import looks, on_club, on_discord, on_telegram
from tests.playthroughs.looks import SeenHall
from tests.playthroughs.script import Playthrough, Seen, Step, seconds
from tests.playthroughs.seeing import Eyes
from tests.playthroughs.weather import Weather

CHATS: dict[str, Any] = {"club": on_club.Page, "discord": on_discord.Servers, "telegram": on_telegram.Servers}
BEGINNING = 1_768_077_000.0
"""Saturday 10 January 2026, 21:30 in Rome."""
ZONES = {"it": "Europe/Rome", "en": "Europe/Berlin"}
"""Where evenings are played: all by Rome's clock; the English ones where none of our languages is at home."""
HOME = Path(__file__).parents[2]
OPENING = {
    f"[{TEXTS.say(language, key)}]"
    for language in LANGUAGES
    for key in ("private-open", "discord-open", "discord-fill-in")
}
"""The buttons that open what is for somebody."""
BETWEEN = 7.0
"""Seconds between what one and the next does."""
PATIENCE = 2.0
"""Seconds of real time for which bad weather may keep something waiting after each step."""
MOMENT = 61.0
"""Seconds that people wait, in bad weather, for what is put off for so long."""
PATIENT = 120.0
"""Seconds in which whatever somebody does is done, on a loaded machine too."""
LATER = 3600.0
"""Seconds: what a refusal in an evening puts off is tried again within them."""


class Noting(Watch):
    """Notes which hidden commands are reached."""

    def __init__(self, reached: set[str], weather: Weather) -> None:
        self._reached, self._weather = reached, weather

    def meant(self, platform: str, command: str) -> None:
        super().meant(platform, command)
        self._weather.reads = COMMANDS[command].reads
        if COMMANDS[command].hidden:
            self._reached.add(command)


class NamedFront:
    """The hall as a chat has it; requests have the same names and moments on every chat, so that all write the same
    books."""

    def __init__(self, stage: Stage, hall: Hall) -> None:
        self._stage, self._hall = stage, hall

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hall, name)

    async def handle(self, request: Request) -> Reply | Form | None:
        """Hand it on by its other name; in a crash, the answer never comes back."""
        stage = self._stage
        name = stage.names.setdefault(request.id, f"evening:{len(stage.names) + 1}")
        file, stage.file = stage.file or request.file, None
        reply = await self._hall.handle(replace(request, id=name, at=stage.now, file=file))
        if stage.crashing:
            stage.crashed.set()
            await asyncio.Event().wait()
        return reply


class Stage:
    """One playthrough on its way through one chat (or all three)."""

    def __init__(self, play: Playthrough, run: str, folder: Path, weather: Weather) -> None:
        self._play = play
        self._weather = weather
        self._eyes = Eyes()
        self._folder = folder
        wanted = play.platforms(run)
        self._worlds = {name: CHATS[name](play.part(name, run), self._eyes, weather) for name in wanted}
        self._platform = {room.title: room.platform or run for room in play.rooms.values()}
        self._last = wanted[0]
        self._chance = random.Random(play.chance)
        self.now = BEGINNING
        self.names: dict[str, str] = {}
        self.reached: set[str] = set()
        """Commands that only buttons give, and that were pressed."""
        self.looks: set[str] = set()
        """How the cards looked."""
        self.file: File | None = None
        """What comes with the next command; how files travel is tested with each chat."""
        self.crashing = False
        self.crashed = asyncio.Event()

    async def open(self) -> Stage:
        """Open the house."""
        self._old = asyncio.all_tasks()
        self._store = await empty_books.opened(self._folder / "house.db")
        settings = Settings(
            club=ClubSettings(language=self._play.language, timezone=ZONES[self._play.language]),  # type: ignore[arg-type]
            limits=LimitSettings(commands_a_minute=self._play.limit),
        )
        clock = self._clock
        self._chats: dict[str, Any] = {}
        secrets = random.Random(self._play.chance)

        def chance(size: int) -> bytes:
            # A book's secret, which is longer than a seed, shall move no dice.
            return (secrets if size == SECRET else self._chance).randbytes(size)

        house = built(
            COMMANDS, TEXTS, self._store, settings, chats=self._chats, reader=READER, clock=clock, chance=chance
        )
        self.house = house
        hall = SeenHall(house, Noting(self.reached, self._weather), _picture)
        hall.looks = self.looks
        await hall.open()
        front: Any = NamedFront(self, hall)
        self._chats |= {name: world.chat(front, self._store, clock) for name, world in self._worlds.items()}
        # One book after the other, so that what comes due together is said in one order.
        self._herald, self._time = Herald(hall), Clock(hall, at_once=1)
        for chat in self._chats.values():
            await chat.start()
        await asyncio.sleep(0)
        self._lasting = {task for task in asyncio.all_tasks() if task.get_name() == "telegram polling"}
        await self._herald.recover()
        await self._herald.say_again()
        await self._settle()
        return self

    async def close(self) -> None:
        """End at once, as a crash would: whatever is under way is gone."""
        for chat in self._chats.values():
            await chat.stop()
        # All but the database's own, which ends by itself.
        every = asyncio.all_tasks() - self._old - {asyncio.current_task()}
        tasks = {task for task in every if not task.get_coro().__qualname__.startswith("Group.")}  # type: ignore[union-attr]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._store.close()

    def _clock(self) -> float:
        return self.now

    # --- steps

    async def step(self, step: Step) -> list[Seen]:
        """Let it happen; gives what is seen of it."""
        self.now += BETWEEN
        self._weather.step += 1
        words = step.words.replace("<code>", self._eyes.code)
        if step.file:
            path = HOME / step.file
            self.file = File(path.name, path.read_bytes())
        self._eyes.answering = self._weather.answering = step.kind == "answers"
        if step.kind == "happens":
            await self._happens(words)
        else:
            await self._does(step, words)
        if self.crashing and step.kind != "happens":
            await asyncio.wait_for(self.crashed.wait(), PATIENT)
            await self.close()
            self.crashing = False
            self.crashed.clear()
            self.now += 1
            await self.open()
        await self._settle()
        return self._eyes.taken()

    async def _does(self, step: Step, words: str) -> None:
        if step.kind == "types":
            self._last = self._platform[step.where]
        where = self._play.alone_on(step.who, self._platform) or self._last
        chat, world = self._chats[where], self._worlds[where]
        match step.kind:
            case "types" | "writes":
                act = chat.type(step.who, step.where, words)
            case "presses":
                act = chat.press(step.who, words, step.where)
            case "keeps":
                act = self._keep_pressing(chat, step.who, step.where, words)
            case "answers":
                act = chat.answer(step.who, words.split(" | "))
            case "leaves":
                world.leaves(step.who)
                return
            case _:
                world.closes(step.who, step.kind == "closes")
                return
        await asyncio.wait_for(act, PATIENT) if not self.crashing else asyncio.create_task(act)

    async def _keep_pressing(self, chat: Any, who: str, which: str, until: str) -> None:
        """Press the same place of each card that comes, until one offers what is waited for."""
        number, _, begins = which.partition(" of ")
        label, _, most = until[1:].partition('"')
        left = int(re.sub(r"\D", "", most) or 999)
        while label not in (offered := chat.offered(who)):
            assert left, f"{who} pressed{most}, and there is no {label}"
            left -= 1
            self._eyes.taken()
            self.now += BETWEEN
            found = [one for one in offered if begins and one.startswith(begins.strip('"'))] or offered
            await chat.press(who, found[min(int(number), len(found)) - 1], "")
            await self._settle()
            if self._weather.refused:
                await self._herald.say_again()  # the herald does not wait until somebody presses again
                await self._settle()

    async def _happens(self, words: str) -> None:
        if words == "restart":
            await self.close()
            await self.open()
        elif words == "the next answer is lost in a crash":
            self.crashing = True
        else:
            self.now += seconds(words)
            await self._time.tick()

    async def _settle(self) -> None:
        """Until nothing is under way and nothing waits to be said; in bad weather something may wait for long."""
        began = time.monotonic()
        for chat in self._chats.values():
            await asyncio.wait_for(chat.settle(), PATIENT)
        while True:
            await self._tasks()
            # What was refused just now may hold back what is due.
            patience = PATIENCE if self._weather.refused else math.inf
            waits = self._herald.live.waits or await self._store.waiting(self.now)
            if not waits or time.monotonic() > began + patience:
                return
            await self._herald.say_notices()

    async def _tasks(self) -> None:
        while True:
            every = asyncio.all_tasks() - self._old - self._lasting - {asyncio.current_task()}
            under_way = {task for task in every if task.get_name() != "telegram fading"}  # It only waits, for minutes.
            if not under_way:
                return
            done, _ = await asyncio.wait(under_way, timeout=PATIENT)
            assert done, under_way

    async def look_again(self, seen: list[Seen]) -> list[Seen]:
        """What could not be said is said again, and whoever is told that something waits for them opens it."""
        await self._herald.say_again()
        if put_off := await self._store.waiting(self.now + MOMENT):
            self.now = max(self.now, *(notice.due for notice in put_off))  # nobody presses what is still to come
        await self._settle()
        seen = seen + self._eyes.taken()
        for one in seen:
            named = one.lines[0] + one.head.removesuffix(" alone")
            waited = [who for who in self._play.people if who in named and one.lines[-1] in OPENING]
            for who in waited:
                await self._open_what_waits(who, one.lines[-1].strip("[]"))
        for name, world in self._worlds.items():
            for who in tuple(getattr(world, "opened", ())):  # where Telegram's link leads
                await self._chats[name].type(who, "", "/start")
                await self._settle()
        return seen + self._eyes.taken()

    async def end(self) -> None:
        """When a calm evening is over, nothing is left that the herald would say again: nobody would know why."""
        await self._store.write(Write())  # With it goes what was heard until now.
        left = [request.id for request in await self._store.unanswered(math.inf)]
        assert not left, f"still to be said: {left}"

    async def look_later(self) -> list[Seen]:
        """When the evening is over, what was to be tried again after a while was said."""
        self.now += LATER
        await self._settle()
        return await self.look_again(self._eyes.taken())

    async def _open_what_waits(self, who: str, label: str) -> None:
        chat = self._chats[self._play.alone_on(who, self._platform) or self._last]
        with contextlib.suppress(AssertionError):  # opened already
            await chat.press(who, label, "")
            await self._settle()
            await chat.type(who, "", "/start")  # what Telegram's button leads to, and needs once
            await self._settle()


class Played(NamedTuple):
    """A whole playthrough, as it went."""

    happened: list[tuple[Step, list[Seen]]]
    """Each step with what was seen of it."""
    reached: tuple[str, ...]
    """The hidden commands that were reached."""
    looks: set[str]
    """How the cards looked; on the first chat, what stood on boards and in exported tables too."""


async def played(play: Playthrough, run: str, folder: Path, weather: Weather | None = None) -> Played:
    """Play it (on a calm evening, unless told)."""
    weather = weather or Weather()
    stage = await Stage(play, run, folder, weather).open()
    try:
        happened = []
        first = run == play.runs[0] and not weather.refused
        for number, step in enumerate(play.steps):
            if first and any(play.headings.get(number, ())):
                stage.looks |= await looks.boards(stage.house, play.language)
            seen = await stage.step(step)
            happened.append((step, await stage.look_again(seen) if weather.refused else seen))
        if weather.refused:
            happened.append((play.steps[-1], await stage.look_later()))
        else:
            await stage.end()
        if first:
            stage.looks |= await looks.boards(stage.house, play.language)
            stage.looks |= await looks.tables(stage.house, play.language)
        return Played(happened, tuple(sorted(stage.reached)), stage.looks)
    finally:
        await stage.close()


async def _picture(picture: DrawnPicture, form: str) -> bytes:
    return b"<svg/>" if form == "svg" else b"\x89PNG\r\n\x1a\n"


def rewritten(play: Playthrough, happened: Sequence[tuple[Step, list[Seen]]], reached: Sequence[str]) -> str:
    """The playthrough's file with what was seen on its first chat in the place of what stood there; what is seen on
    others alone stays."""
    lines = [line for line in play.prologue if not line.startswith("reaches:")]
    if reached:
        lines.append("reaches: " + ", ".join(reached))
    for number, (step, seen) in enumerate(happened):
        lines += [*play.headings[number], step.written, *map(str, _marked(step, play.runs[0], seen))]
    return "\n".join(lines) + "\n"


def _marked(step: Step, run: str, seen: Sequence[Seen]) -> list[Seen]:
    """What was seen in a run, told apart as it was where other chats show other things; and what they alone show."""
    others = [one for one in step.seen if one.chats and run not in one.chats]
    chats = {one.head: one.chats for one in step.seen if run in one.chats}
    return [*others, *(replace(one, chats=chats.get(one.head, ())) for one in seen)]
