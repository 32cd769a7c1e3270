"""Who subscribed to the house's events hears of them, each in its turn."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from typing import Any

from bot.hall.house import Events
from bot.hall.requests import Unreachable
from bot.ladder.discord import LADDER
from bot.storage.contract import Put, Store, Write
from tests.hall.house import ANNA, BRUNO, CORNER, HALL, House, private


def test_everybody_hears_of_a_write_in_the_order_in_which_they_came() -> None:
    heard: list[tuple[int, Write]] = []

    def hear(number: int, write: Write) -> None:
        heard.append((number, write))

    write = Write()
    Events([partial(hear, 1), partial(hear, 2)]).wrote(write)
    assert heard == [(1, write), (2, write)]


async def test_who_stands_in_a_book_is_news_of_its_club_or_of_its_private_chat_alone(house: House) -> None:
    heard: list[str] = []

    def hear(write: Write) -> None:
        heard.extend(one.of for one in write.changes if isinstance(one, Put) and one.table == "plays")

    house.hall.house.events.written.append(hear)
    await house.ask("/tira 3")
    await house.ask("/tira 3", BRUNO, private(BRUNO))
    assert heard == [(await house.people.enter(HALL)).club, (await house.people.enter(private(BRUNO))).id]


class Noting:
    """A store that notes what is written of books, and what is to be said at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.noted: list[Write] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def write(self, write: Write) -> Awaitable[None]:
        if write.opens is not None or write.append is not None or any(not notice.due for notice in write.notices):
            self.noted.append(write)
        return self._store.write(write)


async def test_whatever_is_written_of_books_or_to_be_said_is_told(house: House) -> None:
    noting = Noting(house.store)
    house.store = noting  # type: ignore[assignment]
    house = await house.restarted()
    told: list[Write] = []
    house.hall.house.events.written.append(told.append)
    for line, who in (
        ("/tira 5", ANNA),
        ('/campaign new "Notti"', ANNA),
        ("/campaign join", BRUNO),
        ("/undo", BRUNO),
        ("/codice new Lupi", ANNA),
        ("/club rename @Bruno Bruno B", ANNA),
        ("/mito game @Anna @Bruno", BRUNO),
    ):
        await house.said(line, who, manages=True)
    house.now += 900
    await house.said("/mito fix 1 delete:yes", ANNA, CORNER, manages=True)
    assert len(noting.noted[-1].notices) == 1, "it is asked in the ladders' room"
    house.chat.failures.append(Unreachable("Missing Permissions", LADDER.step("notice-barred")))
    await house.heralded()
    assert any(notice.person for notice in noting.noted[-1].notices), "the organiser hears of the room"
    house.now += 100 * 3600
    await house.clock.tick()
    await house.store.settled()
    assert {"open", "timer"} <= {
        write.append.entries[0].request.split(":")[0] for write in noting.noted if write.append
    }
    assert [write for write in noting.noted if write not in told] == []
