"""Twelve tables that record at once in one Telegram group, with Telegram's limits: `python -m tests.bench telegram`.

Each table's card stands in the group. At every table somebody taps that a team has won, how, and with how many agents;
all at once, and on as soon as they see the next question, wherever it is asked. The last tap is told when words say
that the hand is recorded, and right is the card in the group that shows it. So play those who have opened the bot's
chat, then those who never did. It takes some six minutes.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from tests.bench.figures import Figure, printed
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import Chat, Message, Reply, TelegramHost, User

HOME = Path(__file__).parents[2]
TABLES = 12
MEDIAN, WORST, RIGHT = 3.0, 10.0, 20.0
PLAYERS = {
    "who have opened its chat": "open",
    "who never opened its chat": "closed",
}
FINGER = 0.3
"""Seconds between seeing a button and tapping it."""
RESTED = 61.0
"""Seconds after which nothing of before counts in the group's minute."""


class Table:
    """A table: who records there, its card, and when what happened."""

    def __init__(self, host: TelegramHost, group: Chat, who: User, card: Message, name: str) -> None:
        self.host, self.group, self.who, self.card, self.name = host, group, who, card, name
        self.told = self.right = 0.0
        self.asked: list[float] = []
        """How long each next question took to be seen."""
        self.heard: list[asyncio.Task[float]] = []
        """How long each tap took to be answered, with words or with the question itself."""

    async def records(self) -> None:
        """Tap three times; `told` is how long the last one took to be answered with words."""
        await self._tapped(next(label for label in self.card.labels if label.startswith("Vittoria di")))
        await self._asks("🕵️ Tutti gli agenti")
        await self._tapped("🕵️ Tutti gli agenti")
        await self._asks("3")
        last = await self._tapped("3")
        began = time.monotonic()
        await self._until(lambda: bool(last.toast) or self._shows())
        self.told = time.monotonic() - began
        await self._until(self._shows)
        self.right = time.monotonic() - began

    def _shows(self) -> bool:
        return "Mano 2 di 3" in self.card.text

    def _offering(self, label: str) -> tuple[Message, str] | None:
        """The message, in the group or in private, that offers this, and the button there: under the table's letter,
        where it is asked with others."""
        for message in (*reversed(self.who.dms), self.card):
            if not message.deleted and label in message.labels:
                return message, label
        for message in self.group.bot_messages():
            for line in message.text.splitlines():
                lettered = f"{line[:1]} · {label}"
                if f"· {self.name} ·" in line and not message.deleted and lettered in message.labels:
                    return message, lettered
        return None

    async def _asks(self, label: str) -> None:
        """Wait for the question of the tap before."""
        began = time.monotonic()
        await self._until(lambda: self._offering(label) is not None)
        self.asked.append(time.monotonic() - began)

    async def _tapped(self, label: str) -> Reply:
        await asyncio.sleep(FINGER)
        offering = self._offering(label)
        assert offering is not None
        tap = self.who.fire_click(*offering)
        self.heard.append(asyncio.create_task(self._hears(tap)))
        return tap

    async def _hears(self, tap: Reply) -> float:
        began = time.monotonic()
        await self._until(lambda: tap.answer is not None)
        return time.monotonic() - began

    async def _until(self, holds) -> None:  # type: ignore[no-untyped-def]
        async with asyncio.timeout(180):
            while not holds():
                await asyncio.sleep(0.01)


async def round_of(host: TelegramHost, group: Chat, anna: User, players: str) -> list[Table]:
    """A round of twelve tables, each card in the group, and one of these players at each."""
    await anna.say(group, '/codice nuovo "Coppa"', expect=1)
    teams = "\n".join(f"Squadra {number},Uno {number},Due {number}" for number in range(2 * TABLES))
    await anna.send_file(group, "squadre.csv", teams.encode(), "/codice importa")
    await anna.say(group, "/codice inizia")
    await host.wait_for(lambda: any("Tavolo 12" in message.labels for message in group.bot_messages()), 120)
    await asyncio.sleep(RESTED)
    posted = next(message for message in group.bot_messages() if "Tavolo 12" in message.labels)
    tables = []
    for number in range(1, TABLES + 1):
        await anna.click(posted, f"Tavolo {number}")
        beginning = f"Tavolo {number} ·"
        await host.wait_for(lambda beginning=beginning: _cards(group, beginning), 120)
        who = group.member(f"Arbitro {number}", locale="it", admin=True)
        if players == "open":
            await who.start()
        tables.append(Table(host, group, who, _cards(group, beginning)[-1], f"Tavolo {number}"))
    await asyncio.sleep(RESTED)
    return tables


def _cards(group: Chat, beginning: str) -> list[Message]:
    return [message for message in group.bot_messages() if message.text.startswith(beginning)]


async def figures() -> list[Figure]:
    """The figures of both sorts of players."""
    found = []
    for title, players in PLAYERS.items():
        found += await _of(title, players)
    return found


async def _of(title: str, players: str) -> list[Figure]:
    """How long the taps took to be asked on and told, and the group's cards to be right."""
    with tempfile.TemporaryDirectory() as folder:
        async with await TelegramHost.start() as host:
            group = host.group("Club")
            anna = group.member("Anna", admin=True, locale="it")
            env = host.env()
            env.update(ARALDO_STORAGE__PATH=f"{folder}/araldo.db", ARALDO_PAGE__ENABLED="no")
            async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME):
                await host.ready()
                tables = await round_of(host, group, anna, players)
                host.flood = "real"
                began, refused = len(host.requests), len(host.rejections)
                await asyncio.gather(*(table.records() for table in tables))
                said = [
                    name
                    for name, data, status in host.requests[began:]
                    if status == 200 and name.startswith(("send", "edit")) and str(data.get("chat_id")) == str(group.id)
                ]
                floods = sum(one.status == 429 for one in host.rejections[refused:])
    told, asked = [table.told for table in tables], [wait for table in tables for wait in table.asked]
    heard = [await one for table in tables for one in table.heard]
    return [
        Figure(f"{TABLES} tables at once, {title}", TABLES, ""),
        Figure("  tap to the next question, median", statistics.median(asked), "s", most=MEDIAN),
        Figure("    the slowest", max(asked), "s", most=WORST),
        Figure("  tap to an answer, the slowest", max(heard), "s", most=MEDIAN),
        Figure("  last tap to told, median", statistics.median(told), "s", most=MEDIAN),
        Figure("    the slowest", max(told), "s", most=WORST),
        Figure(
            "  until the group's card is right, the slowest",
            max(table.right for table in tables),
            "s",
            most=RIGHT,
        ),
        Figure("  messages and edits in the group", len(said), ""),
        Figure("  times that Telegram said it was too much", floods, ""),
    ]


if __name__ == "__main__":
    print(printed("Telegram, one group", asyncio.run(figures())))
