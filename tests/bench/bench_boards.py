"""Ten boards of Diplomacy that tell their winters within seconds in one Telegram group, with Telegram's limits:
`python -m tests.bench boards`.

At each board somebody types three winters, one after another; a rival confirms each as soon as they see it asked,
wherever that is. It takes some five minutes.
"""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench.figures import Figure, printed
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import Chat, Message, TelegramHost, User

HOME = Path(__file__).parents[2]
BOARDS, OWN = 10, 30
"""Boards, and players who press for themselves: some three at each."""
YEARS = ("1901", "1902", "1903")
COUNTS = "5 5 5 5 4 5 5"
APART = 6.0
"""Seconds within which all boards tell a winter."""
MEDIAN, WORST = 10.0, 20.0
RESTED = 61.0
"""Seconds after which nothing of before counts in the group's minute."""


def _asking(group: Chat, board: int, year: str) -> tuple[Message, str] | None:
    """The message that asks a board's rivals to confirm a winter, and the button there: on the board's own card, or
    under its letter where several boards are asked together."""
    for message in reversed(group.bot_messages()):
        if message.deleted or f"nverno {year}, detto" not in message.text:
            continue
        if message.text.startswith(f"Tavolo {board} ") and "Confermo" in message.labels:
            return message, "Confermo"
        for line in message.text.splitlines():
            label = f"{line[:1]} · Confermo"
            if f"· Tavolo {board} ·" in line and f"nverno {year}, detto" in line and label in message.labels:
                return message, label
    return None


async def _until(holds: Callable[[], object], within: float = 180) -> None:
    async with asyncio.timeout(within):
        while not holds():
            await asyncio.sleep(0.02)


async def _tells(group: Chat, board: int, teller: User, rival: User) -> list[float]:
    """How long a rival waited until each winter could be confirmed."""
    waited, apart = [], random.Random(board)
    for year in YEARS:
        await asyncio.sleep(apart.uniform(0, APART))
        began = time.monotonic()
        await teller.say(group, f"/diplomazia centri {board} {year} {COUNTS}", quiet=0)
        await _until(lambda year=year: _asking(group, board, year))  # type: ignore[misc]
        waited.append(time.monotonic() - began)
        found = _asking(group, board, year)
        assert found is not None
        press = rival.fire_click(*found)
        await _until(lambda press=press: press.answer is not None)  # type: ignore[misc]
    return waited


def _seats(group: Chat) -> Iterator[tuple[int, list[str]]]:
    """Who of those that press for themselves sits at each board."""
    posted = next(message for message in reversed(group.bot_messages()) if message.text.startswith("Tavoli"))
    for number, players in re.findall(r"^Tavolo (\d+)[^:]*: (.*)$", posted.text, re.MULTILINE):
        yield int(number), re.findall(r"Pia\d+", players)


async def _posted(host: TelegramHost, group: Chat, anna: User) -> dict[str, User]:
    """A round of ten boards, posted; who presses for themselves, by their names."""
    players = {f"Pia{number:02}": group.member(f"Pia{number:02}", locale="it") for number in range(OWN)}
    await anna.say(group, '/diplomazia nuovo "Coppa" 2', expect=1)
    guests = "nome\n" + "\n".join(f"Ospite{number:02}" for number in range(7 * BOARDS - OWN))
    await anna.send_file(group, "iscritti.csv", guests.encode(), "/diplomazia importa")
    for name, player in players.items():
        await player.say(group, f"/diplomazia giocatore {name}", quiet=0)
    await host.wait_for(lambda: any(f"{7 * BOARDS} iscritti" in one.text for one in group.bot_messages()), 240)
    await anna.start()
    await anna.say(group, "/diplomazia round", quiet=0)
    await host.wait_for(lambda: any("Pubblica" in one.labels for one in anna.dms), 120)
    await anna.click(next(one for one in reversed(anna.dms) if "Pubblica" in one.labels), "Pubblica")
    last = f"Tavolo {BOARDS} ·"
    await host.wait_for(lambda: any(one.text.startswith(last) for one in group.bot_messages()), 240)
    await asyncio.sleep(RESTED)
    return players


async def figures() -> list[Figure]:
    """How long rivals waited."""
    with tempfile.TemporaryDirectory() as folder:
        async with await TelegramHost.start() as host:
            group = host.group("Club")
            anna = group.member("Anna", admin=True, locale="it")
            env = {**host.env(), "ARALDO_STORAGE__PATH": f"{folder}/araldo.db", "ARALDO_PAGE__ENABLED": "no"}
            async with BotProcess([PYTHON, "-m", "bot", "run"], env, cwd=HOME):
                await host.ready()
                players = await _posted(host, group, anna)
                host.flood = "real"
                began, refused = len(host.requests), len(host.rejections)
                tables = [(board, [*(players[name] for name in own), anna]) for board, own in _seats(group) if own]
                told = await asyncio.gather(*(_tells(group, board, *own[:2]) for board, own in tables))
                said = [
                    name
                    for name, data, status in host.requests[began:]
                    if status == 200 and name.startswith(("send", "edit")) and str(data.get("chat_id")) == str(group.id)
                ]
                floods = sum(one.status == 429 for one in host.rejections[refused:])
    waited = [one for winters in told for one in winters]
    return [
        Figure("boards, each with three winters", len(tables), ""),
        Figure("  told until a rival can confirm, median", statistics.median(waited), "s", most=MEDIAN),
        Figure("    the slowest", max(waited), "s", most=WORST),
        Figure("  messages and edits in the group", len(said), ""),
        Figure("  times that Telegram said it was too much", floods, ""),
    ]


if __name__ == "__main__":
    print(printed("Boards of Diplomacy in one Telegram group", asyncio.run(figures())))
