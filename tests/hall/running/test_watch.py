"""What watches the house is told how long the database took."""

from __future__ import annotations

import asyncio

from bot.hall.running.watch import REQUEST, Watch


class Seconds(Watch):
    def __init__(self) -> None:
        self.took: list[float] = []

    def wrote(self, seconds: float) -> None:
        self.took.append(seconds)


async def test_a_write_is_timed_from_when_it_is_waited_for_until_it_is_on_disk() -> None:
    watch = Seconds()
    await watch.timed(asyncio.sleep(0.01))
    [took] = watch.took
    assert 0.01 <= took < 5


def test_the_log_names_the_request_that_is_dealt_with() -> None:
    Watch().asked("discord:7")
    assert REQUEST.get() == "discord:7"
