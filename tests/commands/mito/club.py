"""A RisiKo club: Anna manages it, Ugo is its referee; whoever is mentioned becomes a guest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engines.mito.league import League
from bot.hall.cards.card import Drawn, Key
from bot.hall.requests import Account, File, Place, Reply, Request
from bot.storage.contract import Write
from tests.hall.house import ANNA, BRUNO, HALL, House, opened, words
from tests.hall.scenes import played_once

CARLA = Account("discord", "3", "Carla", "it", "carla")
UGO = Account("discord", "4", "Ugo", "it", "ugo")
DARIO = Account("discord", "5", "Dario", "it", "dario")
DAY = 86_400.0
FOUR = "@Anna @Bruno @Carla @Dario"
ODDS = "risikometro:30,30,30,35"


class Club:
    """The club's hands and eyes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.drawn: Drawn | None = None

    async def asks(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: Any) -> str:
        """The words of an answer; the card is kept."""
        reply = await self.house.ask(line, who, where, manages=who is ANNA, **more)
        assert isinstance(reply, Reply), reply
        self.drawn, self.reply = reply.drawn, reply
        return words(reply.drawn)

    async def agreed(self, line: str, other: Account = UGO) -> str:
        """The words of what comes of it once somebody else has said yes."""
        await self.asks(line)
        assert self.drawn is not None
        [[yes]] = self.drawn.buttons
        return await self.asks(who=other, press=yes.id)

    async def refused(self, line: str, who: Account = ANNA, **more: Any) -> str:
        """Why it is refused; nothing has changed."""
        before = len(await self.entries())
        said = await self.asks(line, who, **more)
        assert self.drawn is not None
        assert self.drawn.tone == "bad", said
        assert len(await self.entries()) == before
        return said

    @property
    def keys(self) -> dict[str, Key]:
        """The buttons of the last card, by label."""
        assert self.drawn is not None
        return {key.label: key for row in self.drawn.buttons for key in row}

    async def presses(self, label: str | Key, who: Account = ANNA, **more: Any) -> str:
        """The words of the answer to a press."""
        key = self.keys[label] if isinstance(label, str) else label
        return await self.asks(who=who, press=key.id, **more)

    async def offered(self, command: str, parameter: str, typed: str) -> list[str]:
        """What is offered to somebody who has typed so much."""
        request = Request(f"typing {typed}", ANNA, HALL, self.house.now, "")
        return [one.label for one in await self.house.hall.complete(request, command, parameter, typed)]

    async def entries(self) -> list[Any]:
        """Everything recorded in the club's ladders."""
        await self.house.store.settled()
        books = await self.house.store.books(kind="mito")
        return [entry for book in books for entry in await self.house.store.entries(book.id)]

    async def book(self) -> League:
        """The ladders as they stand."""
        stored = (await self.house.store.books(kind="mito"))[0]
        volume = await self.house.shelf.volume(stored.id)
        assert volume is not None
        assert isinstance(volume.book, League)
        return volume.book

    async def id(self, name: str) -> str:
        """Somebody's id, by name."""
        return (await self.house.named(f"@{name}")).id

    async def value(self, name: str, which: Any = "all-time") -> int:
        """Somebody's points, in hundredths."""
        return (await self.book()).ladder(which, self.house.now).value(await self.id(name))

    async def rung(self, seconds: float) -> list[str]:
        """Time goes by, the timers ring; gives what was said since."""
        await self.house.heralded()
        self.house.now += seconds
        await self.house.clock.tick()
        return await self.house.heralded()

    async def board(self) -> Any:
        """The projector board."""
        boards = self.house.hall.boards
        stored = (await self.house.store.books(kind="mito"))[0]
        id, kept = await boards.of_book(stored.id)
        await self.house.store.write(Write(changes=[kept]))
        return await boards.draw(id)


@played_once
async def begun(folder: Path) -> Club:
    """A club in whose room everybody has been seen."""
    club = Club(await opened(folder))
    for who in (ANNA, BRUNO, CARLA, DARIO, UGO):
        await club.asks("/me show", who)
    await club.house.asked_yesterday("/club role @Ugo referee", manages=True)
    return club


def with_file(content: str) -> dict[str, Any]:
    """A CSV that comes with the command."""
    return {"file": File("partite.csv", content.encode())}


async def played(club: Club) -> None:
    """Three games of an evening."""
    await club.asks(f"/mito game {FOUR} {ODDS}")
    await club.asks(f'/mito game "@Bruno @Anna @Carla @Dario" {ODDS}', UGO)
    await club.asks("/mito game @Bruno @Anna risikometro:20,40", BRUNO)
