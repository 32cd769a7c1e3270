"""Who subscribed to the house's events hears of them, each in its turn."""

from __future__ import annotations

from functools import partial

from bot.hall.house import Events
from bot.storage.contract import Write


def test_everybody_hears_of_a_write_in_the_order_in_which_they_came() -> None:
    heard: list[tuple[int, Write]] = []

    def hear(number: int, write: Write) -> None:
        heard.append((number, write))

    write = Write()
    Events([partial(hear, 1), partial(hear, 2)]).wrote(write)
    assert heard == [(1, write), (2, write)]
