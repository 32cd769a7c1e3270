"""Edits of messages older than an hour: three in six seconds in each channel, the rest later."""

from __future__ import annotations

import discord
import pytest

from bot.chats.discord.sending.old_edits import OldEdits
from bot.hall.requests import Later

NOW = 1_768_077_000.0


def message(age: float) -> int:
    """The id of a message of that age."""
    return (int((NOW - age) * 1000) - discord.utils.DISCORD_EPOCH) << 22


class Edits(OldEdits):
    """With the time in our hands."""

    def __init__(self) -> None:
        self.now, self.waited = NOW, list[float]()
        super().__init__(lambda: self.now, self._passes)

    async def _passes(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


OLDER, NEWER = message(3600.001), message(3600)


async def test_a_fourth_within_six_seconds_is_for_later() -> None:
    edits = Edits()
    for _ in range(3):
        edits.held(20, [OLDER])
        await edits.turn(20, OLDER)
    edits.now += 2
    with pytest.raises(Later) as later:
        edits.held(20, [NEWER, OLDER])
    assert later.value.seconds == 4
    edits.now += 4
    edits.held(20, [OLDER])
    edits.now += 1
    edits.held(20, [OLDER])
    assert edits.waited == []


async def test_what_is_younger_or_stands_elsewhere_waits_for_nothing() -> None:
    edits = Edits()
    for _ in range(3):
        await edits.turn(20, OLDER)
    edits.held(20, [NEWER])
    edits.held(21, [OLDER])
    await edits.turn(20, NEWER)
    await edits.turn(21, OLDER)
    assert edits.waited == []


async def test_the_further_parts_of_what_was_begun_wait_for_their_turns() -> None:
    edits = Edits()
    for _ in range(7):
        await edits.turn(20, OLDER)
    assert edits.waited == [6, 6]
