"""Those who are called soon after each other in a busy group share one message."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.merging import Calls, Place
from bot.chats.telegram.sending.outbox import Outbox
from bot.hall.requests import Account


class Bench:
    """Calls in a group that takes so many messages in its minute; whoever gathers waits until it is said to go on."""

    def __init__(self, group: int) -> None:
        self.go = asyncio.Event()
        self.waited: list[float] = []
        self.said: list[tuple[Place, int | None, str, list[str]]] = []
        self.calls = Calls(Outbox(self._moved, Limits(group=(group, 60.0)), sleep=self._gathers), self._say)

    async def _moved(self, old: int, new: int) -> None: ...

    async def _gathers(self, seconds: float) -> None:
        self.waited.append(seconds)
        await self.go.wait()

    async def _say(self, place: Place, answers: int | None, language: str, people: Mapping[str, Account]) -> None:
        self.said.append((place, answers, language, [*people]))

    async def begins(self, who: str, place: Place = (-100, 7), answers: int = 5) -> asyncio.Task[None]:
        calling = asyncio.create_task(self.calls.call(place, answers, {who: Account("telegram", "1", who)}, "en"))
        for _ in range(3):
            await asyncio.sleep(0)
        return calling


@pytest.mark.parametrize(("group", "waited"), [(12, []), (11, [3.0])])
async def test_with_fewer_than_twelve_messages_left_others_are_waited_for(group: int, waited: list[float]) -> None:
    bench = Bench(group)
    bench.go.set()
    await (await bench.begins("Anna"))
    assert bench.said == [((-100, 7), 5, "en", ["Anna"])] and bench.waited == waited


async def test_whoever_gives_up_meanwhile_keeps_nobody_from_being_called_each_in_their_topic() -> None:
    bench = Bench(5)
    first, second, third = (
        await bench.begins("Anna"),
        await bench.begins("Bruno", answers=6),
        await bench.begins("Carla", (-100, 8)),
    )
    first.cancel()
    await asyncio.sleep(0)
    assert not second.done() and not bench.said
    bench.go.set()
    await asyncio.gather(second, third)
    assert bench.said == [((-100, 7), None, "en", ["Anna", "Bruno"]), ((-100, 8), 5, "en", ["Carla"])]
    await (await bench.begins("Dario"))
    assert bench.said[-1] == ((-100, 7), 5, "en", ["Dario"]), "what was said gathers nobody"
