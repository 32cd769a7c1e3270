"""Twelve hands played here at once on one bot, with the platforms' limits: `python -m tests.bench live`.

Twelve tables of a tournament share one room: on Discord a channel, on Telegram a group with its twenty messages a
minute, edits included. Everybody says that the words are clear, chiefs look at the key, give clues and operatives press
words, each as soon as they see that it is for them to, after a moment's thought. A press waits until words, a window or
the board itself answer it. What the group sees of it comes when it can: how late that is stands below.
"""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench.figures import Figure, printed
from tests.lab.discord import DiscordHost
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost

HOME = Path(__file__).parents[2]
TABLES = 12
WAIT = 3.0
"""Seconds that nobody is to wait for an answer to a press."""
SPAN = 180.0
"""Seconds of play, once the preparation is over."""
CHIEF, OPERATIVE = (10.0, 25.0), (3.0, 8.0)
"""Seconds for which chiefs think about a clue, and operatives about a word."""
TYPING = (1.0, 2.0)
"""Seconds that a word or a number takes to be typed."""
PATIENCE = 120.0
MINUTE = 75.0
"""Seconds of silence after which nothing waits for a group's next twenty messages."""
CLUES = ("sfera", "vento", "abisso", "geometria", "allegria", "quattrocento")
BELOW = "Qui sotto"
"""How an alert begins that leads to what is shown to one member below."""
READ = "Leggi"
"""The button of a group's message for whoever something waits there."""
SIDES = re.compile(r"^(?:🔴|🔵) (.+?): \d+ di \d+ · capo (\S+), con (\S+)", re.MULTILINE)
YOURS = re.compile(r"^(?:🔴|🔵) (?:Vostri \(\d\): )?(.*)", re.MULTILINE)


class Waits:
    """How long everybody waited for what (seconds)."""

    def __init__(self) -> None:
        self.presses: list[tuple[float, str]] = []
        """Each with what was pressed."""
        self.clues: list[float] = []
        self.turns: list[float] = []
        self.ends = 0.0

    @property
    def on(self) -> bool:
        """Whether it goes on."""
        return time.monotonic() < self.ends

    def figures(self, title: str) -> list[Figure]:
        """What was promised, and how late the room sees the rest."""
        waited = [seconds for seconds, _ in self.presses]
        longest, what = max(self.presses)
        return [
            Figure(f"{TABLES} live tables at once, {title}: presses", len(waited), ""),
            Figure("  a press to its answer, median", statistics.median(waited), "s"),
            Figure("    99 of 100", statistics.quantiles(waited, n=100)[98], "s"),
            Figure(f"    the slowest ({what})", longest, "s", most=WAIT),
            Figure("  a clue to its operative's eyes, median", statistics.median(self.clues), "s"),
            Figure("    the slowest", max(self.clues), "s"),
            Figure("  the end of a turn to the next chief's eyes, median", statistics.median(self.turns), "s"),
            Figure("    the slowest", max(self.turns), "s"),
        ]


async def until(holds: Callable[[], Any], within: float = PATIENCE) -> float:
    """Seconds until something holds."""
    began = time.monotonic()
    async with asyncio.timeout(within):
        while not holds():
            await asyncio.sleep(0.01)
    return time.monotonic() - began


class Table(ABC):
    """A table whose four players see what their chat shows them."""

    def __init__(self, waits: Waits, number: int, people: dict[str, Any]) -> None:
        self.waits, self.number, self.people = waits, number, people
        self.name = f"Tavolo {number} · mano"
        self.chance = random.Random(number)
        self.keys: dict[str, list[str]] = {}
        self.gone: set[str] = set()

    # --- what each chat does in its own way

    @abstractmethod
    def found(self) -> Any:
        """The message with the hand; None before there is one."""

    def board(self) -> Any:
        """The message with the hand."""
        found = self.found()
        assert found is not None, self.number
        return found

    @abstractmethod
    async def press(self, who: str, label: str) -> str:
        """Press a button of the board; the words of the answer."""

    @abstractmethod
    async def give(self, who: str, word: str, number: int) -> None:
        """Give a clue by its form."""

    def tells(self, who: str, word: str) -> bool:
        """Whether somebody can read a clue: on the board, or where it was told to them."""
        return word in self.board().text

    def turned(self, after: str) -> bool:
        """Whether a team can read that it is their turn."""
        return f"Tocca a {after}" in self.board().text

    # --- what they play

    async def thinks(self, span: tuple[float, float]) -> None:
        """Before somebody presses."""
        await asyncio.sleep(self.chance.uniform(*span))

    async def begins(self) -> None:
        """Both teams know the words; the chiefs look at the key."""
        self.sides = SIDES.findall(self.board().text)
        for _, chief, _ in self.sides:
            await self.thinks(OPERATIVE)
            await self.press(chief, "Tutto chiaro")
        await until(lambda: "🔑 Chiave" in self.board().labels)
        for _, chief, _ in self.sides:
            await self.thinks(OPERATIVE)
            told = await self.press(chief, "🔑 Chiave")
            found = YOURS.search(told)
            assert found is not None, told
            self.keys[chief] = found[1].replace("`", "").split(", ")

    async def plays(self) -> None:
        """Turn after turn, until the time of the bench is over."""
        first = self.sides[0][0]
        await until(lambda: self.turned(first))
        turn = 0
        while self.waits.on and "Rivedi la mano" not in self.board().labels:
            _, chief, mate = self.sides[turn % 2]
            await self.thinks(CHIEF)
            word = f"{self.chance.choice(CLUES)}{'abcdefgh'[turn % 8] * (1 + turn // 8)}"
            left = [one for one in self.keys[chief] if one not in self.gone]
            await self.give(chief, word, min(2, len(left)))
            self.waits.clues.append(await until(lambda mate=mate, word=word: self.tells(mate, word)))
            for one in left[:2]:
                await self.thinks(OPERATIVE)
                await self.press(mate, one)
                self.gone.add(one)
            if len(left) <= 2:
                return
            await self.thinks(OPERATIVE)
            await self.press(mate, "Passo")
            turn += 1
            after = self.sides[turn % 2][0]
            self.waits.turns.append(await until(lambda after=after: self.turned(after)))


class OnTelegram(Table):
    """A table in a group of Telegram, which takes twenty messages a minute, edits and what one member sees included."""

    def found(self) -> Any:
        """The newest message of this hand."""
        return next((one for one in reversed(self.group.bot_messages()) if one.text.startswith(self.name)), None)

    @property
    def group(self) -> Any:
        """Where all play."""
        return self.people["group"]

    def alone(self, who: str) -> list[Any]:
        """What one member sees alone, in the group and in private, besides their copy of the board."""
        found = (*self.people[who].dms, *self.people[who].ephemerals(self.group))
        return [one for one in found if not one.deleted and not one.text.startswith(self.name)]

    def news(self, who: str) -> Callable[[], list[Any]]:
        """What is new of it from now on, or changed."""
        before = {id(one): one.text for one in self.alone(who)}
        return lambda: [one for one in self.alone(who) if before.get(id(one)) != one.text]

    def seen(self, who: str) -> list[Any]:
        """Where somebody reads of this hand: their own copy, the board, the group's message for several."""
        own = [one for one in self.people[who].dms if not one.deleted and one.text.startswith(self.name)]
        return [*reversed(own), self.board(), *self._lines()]

    def _lines(self) -> list[Any]:
        """The group's messages for several that tell of this hand."""
        return [one for one in self.group.bot_messages() if not one.deleted and f"· {self.name}" in one.text]

    def line(self, message: Any) -> str:
        """What such a message says of this hand."""
        return next((line for line in message.text.splitlines() if f"· {self.name}" in line), "")

    def tells(self, who: str, word: str) -> bool:
        """Wherever it stands."""
        return any(word in (self.line(one) or one.text) for one in self.seen(who))

    def turned(self, after: str) -> bool:
        """The same, for the chief."""
        chief = next(who for team, who, _ in self.sides if team == after)
        return self.tells(chief, f"Tocca a {after}:")

    def offering(self, who: str, label: str) -> tuple[Any, str]:
        """The message that has this button for somebody, and how it is called there."""
        for message in self.seen(who):
            for one in message.labels:
                if one == label or one == f"{self.line(message)[:1]} · {label}":
                    return message, one
        raise AssertionError((self.number, who, label))

    async def press(self, who: str, label: str) -> str:
        """Press, and read the alert or what is shown to this member alone."""
        told = self.news(who)
        began = time.monotonic()
        tap = await self._tapped(who, *self.offering(who, label))
        await self._seen(who, lambda: told() or (tap.toast and tap.alert and BELOW not in tap.toast))
        self.waits.presses.append((time.monotonic() - began, label))
        return told()[-1].text if told() else tap.toast

    async def give(self, who: str, word: str, number: int) -> None:
        """Answer the question for both, where it is asked; a clue that was taken stands on the board, or is told."""
        asked = self.news(who)
        await self.press(who, "💬 Indizio")
        question, told = asked()[-1], self.news(who)
        await self.thinks(TYPING)
        began = time.monotonic()
        await self.people[who].say(question.chat, f"{word} {number}", reply_to=question, quiet=0)
        await self._seen(who, lambda: told() or self.tells(who, word))
        self.waits.presses.append((time.monotonic() - began, question.text.splitlines()[1]))

    async def _tapped(self, who: str, message: Any, label: str) -> Any:
        """Press; a link into the private chat is followed."""
        tap = self.people[who].fire_click(message, label)
        await until(lambda: tap.answer is not None)
        if tap.url:
            await self.people[who].follow(tap)
        return tap

    async def _seen(self, who: str, holds: Callable[[], Any]) -> None:
        """Wait for something; whoever is called meanwhile to what waits for them there presses its button."""
        opened: set[int] = set()

        def called() -> Any:
            return next(
                (
                    one
                    for one in self.group.bot_messages()
                    if READ in one.labels and who in one.text and id(one) not in opened
                ),
                None,
            )

        await until(lambda: holds() or called())
        while not holds():
            message = called()
            if message is not None:
                opened.add(id(message))
                await self._tapped(who, message, READ)
            await until(lambda: holds() or called())


class OnDiscord(Table):
    """A table in a channel of Discord, with its usual buckets."""

    def found(self) -> Any:
        """The newest message of this hand."""
        seen = self.people["room"].messages
        return next((one for one in reversed(seen) if self.name in one.text and len(one.labels) > 2), None)

    async def press(self, who: str, label: str) -> str:
        """Press, and read what answers it."""
        tap = self.people[who].fire_click(self.board(), label)
        await self._answered(tap, label)
        return str(tap.text)

    async def give(self, who: str, word: str, number: int) -> None:
        """Fill in the window."""
        tap = self.people[who].fire_click(self.board(), "💬 Indizio")
        await self._answered(tap, "💬 Indizio")
        while not tap.has_modal:  # a window came too late to open by itself: a button opens it
            tap = self.people[who].fire_click(tap.messages[0], tap.messages[0].labels[0])
            await self._answered(tap, "💬 Indizio")
        await self.thinks(TYPING)
        filled = self.people[who].fire_modal(tap.modal, {"indizio": word, "numero": str(number)})
        await self._answered(filled, "the window of a clue")

    async def _answered(self, tap: Any, label: str) -> None:
        began = time.monotonic()
        await until(lambda: tap.messages or tap.updated or tap.has_modal)
        self.waits.presses.append((time.monotonic() - began, label))


async def _played(waits: Waits, tables: list[Table]) -> None:
    """All tables at once, for a while."""
    await asyncio.gather(*(table.begins() for table in tables))
    for table in tables:
        await until(lambda table=table: "Tempo di" in table.board().text)
    waits.ends = time.monotonic() + SPAN
    await asyncio.gather(*(table.plays() for table in tables))


def _teams() -> list[tuple[str, str, str]]:
    return [(f"Squadra {number}", f"Uno{number}", f"Due{number}") for number in range(2 * TABLES)]


async def _minute_free(host: TelegramHost) -> None:
    """Wait until nothing is said or edited any more: what leads to the hands is not what is measured, and its queue
    goes out in bursts of twenty, a minute apart."""
    done, since = -1, time.monotonic()
    while time.monotonic() - since < MINUTE:
        if len(host.journal) != done:
            done, since = len(host.journal), time.monotonic()
        await asyncio.sleep(1)


async def telegram(folder: str) -> list[Figure]:
    """Everybody in one group; none has opened the bot's own chat."""
    waits = Waits()
    async with await TelegramHost.start() as host:
        group = host.group("Club")
        anna = group.member("Anna", admin=True, locale="it")
        people: dict[str, Any] = {"group": group}
        env = host.env() | {"ARALDO_STORAGE__PATH": f"{folder}/telegram.db", "ARALDO_PAGE__ENABLED": "no"}
        async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME):
            await host.ready()
            await anna.say(group, '/codice nuovo "Coppa"', expect=1)
            for name in (player for _, *players in _teams() for player in players):
                people[name] = group.member(name, locale="it")
                await people[name].click(group.bot_messages()[0], "Iscritte", quiet=0)
            lines = "\n".join(f"{team},@{one.lower()}_lab,@{two.lower()}_lab" for team, one, two in _teams())
            await anna.send_file(group, "squadre.csv", lines.encode(), "/codice importa")
            await anna.say(group, "/codice inizia")
            await host.wait_for(lambda: any(f"Tavolo {TABLES}" in one.labels for one in group.bot_messages()), 300)
            await _minute_free(host)
            host.flood = "real"
            tables: list[Table] = [OnTelegram(waits, number, people) for number in range(1, TABLES + 1)]
            for table in tables:
                await anna.say(group, f"/codice gioca {table.number}", quiet=0)
            for table in tables:
                await until(table.found)
            await _minute_free(host)
            await _played(waits, tables)
            floods = sum(one.status == 429 for one in host.rejections)
    return [*waits.figures("one Telegram group"), Figure("  times that Telegram said it was too much", floods, "")]


async def discord(folder: str) -> list[Figure]:
    """Everybody in one channel."""
    waits = Waits()
    async with await DiscordHost.start() as host:
        host.keep_requests = host.conforming = False
        guild = host.guild("Club", locale="it")
        room = guild.channel("torneo")
        anna = guild.member("Anna", admin=True, locale="it")
        people: dict[str, Any] = {"room": room}
        env = host.env() | {
            "ARALDO_STORAGE__PATH": f"{folder}/discord.db",
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
        }
        async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME):
            await host.ready(60, commands=True)
            await anna.slash(room, "codice new", name="Coppa")
            for team, *players in _teams():
                people |= {name: guild.member(name, locale="it") for name in players}
                one, two = (f"<@{people[name].id}>" for name in players)
                await anna.slash(room, "codice team", name=team, player1=one, player2=two, quiet=0)
            await anna.slash(room, "codice start")
            host.real_rate_limits()
            tables: list[Table] = [OnDiscord(waits, number, people) for number in range(1, TABLES + 1)]
            for table in tables:
                await anna.slash(room, "codice play", table=table.number, quiet=0)
            for table in tables:
                await until(table.found)
            await asyncio.sleep(10)
            await _played(waits, tables)
    return waits.figures("one Discord channel")


async def figures() -> list[Figure]:
    """One chat after the other."""
    with tempfile.TemporaryDirectory() as folder:
        return [*await discord(folder), *await telegram(folder)]


if __name__ == "__main__":
    print(printed("Live hands of Nome in Codice", asyncio.run(figures())))
