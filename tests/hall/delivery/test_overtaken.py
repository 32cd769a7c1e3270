"""What is said late in the place of a card leaves what is newer there: answers to presses, and notices."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.hall.requests import Later, Notice
from bot.storage.contract import Write
from tests.commands.codice.play.friendly_table import ANNA, CARLO, FriendlyTable, table
from tests.hall.house import words

PRESSED = {"channel": "10", "pressed": "55", "hidden": False}
THERE = {"channel": "10", "messages": ["55"]}


class Table(FriendlyTable):
    """A board that is message 55, on a platform that puts a late answer in the place of what was pressed."""

    def __init__(self, four: FriendlyTable) -> None:
        super().__init__(four.house)
        self.there: list[str] = []
        """What stood there, one after the other."""
        self.house.chat.say = self.say  # type: ignore[method-assign]

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        if self.house.chat.failures:
            raise self.house.chat.failures.pop(0)
        if notice.newer is not None and (newer := await notice.newer()) is not None:
            return newer
        self.there.append(words(notice.drawn))
        self.house.chat.said.append(notice)
        return THERE

    async def unheard(self, label: str, who: Any = CARLO, **more: bool) -> str:
        """The power goes out after a press, before its answer is said; gives the words of that."""
        said = words((await self.reply(label, who, id=f"discord:{label}", handle={**PRESSED, **more})).drawn)
        self.house = await self.house.restarted()
        return said

    async def heard(self, label: str, who: Any) -> None:
        """Somebody presses, and is answered there."""
        reply = await self.reply(label, who, handle=PRESSED)
        await self.house.hall.acknowledged(reply.request, THERE)
        self.there.append(words(reply.drawn))

    async def begun(self) -> None:
        await self.heard("Tutto chiaro", CARLO)
        await self.later(60)
        await self.seen()

    async def clue(self, word: str, number: int, who: Any = None) -> str:
        said = await super().clue(word, number, who)
        for request in await self.left():
            self.house.store.acknowledge(request)
        return said

    async def own_words(self) -> list[str]:
        """Two words of those whose turn it is."""
        play = await self.play()
        return [word for word, colour in zip(play.words, play.key, strict=True) if colour == play.turn][:2]

    async def again(self) -> None:
        """What nobody heard is said again."""
        await self.house.herald.say_again()
        await self.house.store.write(Write())

    async def left(self) -> list[str]:
        """The answers that nobody is known to have heard."""
        return [one.id for one in await self.house.store.unanswered(math.inf)]


@pytest_asyncio.fixture
async def four(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path) as found:
        for request in await found.house.store.unanswered(math.inf):
            found.house.store.acknowledge(request.id)
        board = Table(found)
        await board.heard("Tutto chiaro", ANNA)
        yield board


async def test_an_answer_is_put_in_the_place_of_what_was_pressed_if_nothing_newer_stands_there(four: Table) -> None:
    said = await four.unheard("Tutto chiaro")
    await four.again()
    assert four.there[-1] == said and await four.left() == []


async def test_an_answer_leaves_a_notice_there_that_came_of_something_later(four: Table) -> None:
    said = await four.unheard("Tutto chiaro")
    four.house.now += 61
    await four.house.clock.tick()
    await four.house.heralded()
    await four.again()
    assert "La preparazione è finita" in four.there[-1] and said not in four.there
    assert await four.left() == []
    answer = await four.house.store.message("answer discord:Tutto chiaro")
    assert answer is not None and '"55"' in answer.became


async def test_an_answer_waits_for_a_newer_notice_and_is_said_where_that_cannot_be(four: Table) -> None:
    said = await four.unheard("Tutto chiaro")
    four.house.now += 61
    await four.house.clock.tick()
    await four.again()
    assert said not in four.there and await four.left() == ["discord:Tutto chiaro"]
    [waiting] = await four.house.store.waiting(four.house.now)
    await four.house.store.give_up(waiting.id, "gone")
    await four.again()
    assert four.there[-1] == said


@pytest.mark.parametrize("more", [{"hidden": True}, {"apart": True}])
async def test_an_answer_to_what_others_do_not_see_is_said_whatever_stands_there(four: Table, more: Any) -> None:
    said = await four.unheard("Tutto chiaro", **more)
    four.house.now += 61
    await four.house.clock.tick()
    await four.house.heralded()
    await four.again()
    assert four.there[-1] == said and await four.left() == []


async def test_an_answer_leaves_a_newer_one_there(four: Table) -> None:
    await four.begun()
    await four.clue("sfera", 2)
    first, second = await four.own_words()
    said = await four.unheard(first, await four.mate())
    await four.heard(second, await four.mate())
    newest = four.there[-1]
    await four.again()
    assert four.there[-1] == newest and said not in four.there and await four.left() == []


async def test_an_answer_waits_for_a_newer_one_that_nobody_has_heard_either(four: Table) -> None:
    await four.begun()
    await four.clue("sfera", 2)
    first, second = await four.own_words()
    older = await four.unheard(first, await four.mate())
    newer = await four.unheard(second, await four.mate())
    await four.again()
    assert four.there[-1] == newer and await four.left() == [f"discord:{first}"]
    await four.again()
    assert older not in four.there and await four.left() == []


@pytest.mark.parametrize("heard", [True, False])
async def test_a_notice_that_had_to_wait_leaves_the_answer_to_a_later_press_there(four: Table, heard: bool) -> None:
    await four.begun()
    four.house.chat.failures.append(Later(5))
    await four.clue("sfera", 2)
    word = (await four.own_words())[0]
    await four.seen()
    before = len(four.there)
    if heard:
        await four.heard(word, await four.mate())
    else:
        await four.unheard(word, await four.mate())
    four.house.now += 6
    await four.house.heralded()
    assert len(four.there) - before == heard and await four.house.store.waiting(math.inf) == []
    await four.again()
    assert word in four.there[-1] and len(four.there) == before + 1


async def test_a_notice_that_had_to_wait_is_said_where_nobody_pressed_since(four: Table) -> None:
    await four.begun()
    four.house.chat.failures.append(Later(5))
    await four.clue("sfera", 2)
    await four.seen()
    assert "sfera" not in four.there[-1]
    four.house.now += 6
    await four.house.heralded()
    assert "sfera" in four.there[-1]
