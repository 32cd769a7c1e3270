"""What organisers were told: once for all who ask at once, kept over a restart, and once more when it is over; and
whom a message has called lately."""

from __future__ import annotations

import asyncio

from bot.hall.people.called_lately import LATELY, CalledLately
from bot.hall.people.told_once import ToldOnce


class Kept:
    """A memory that takes its time."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.read = 0

    async def recall(self, key: str) -> str | None:
        await asyncio.sleep(0)
        self.read += 1
        return self.rows.get(key)

    async def remember(self, key: str, value: str) -> None:
        await asyncio.sleep(0)
        self.rows[key] = value

    def told(self) -> ToldOnce:
        """As a process begins with it."""
        return ToldOnce("discord", self.recall, self.remember)


async def test_of_several_who_ask_at_once_one_is_to_tell() -> None:
    told = Kept().told()
    asked = await asyncio.gather(*(told.first(7, "files") for _ in range(3)))
    assert sorted(asked) == [False, False, True]


async def test_what_was_told_before_a_restart_is_not_told_again_and_its_end_is_told_once() -> None:
    kept = Kept()
    assert await kept.told().first(7, "files")
    again = kept.told()
    assert not await again.first(7, "files")
    assert [await again.over(7, "files"), await again.over(7, "files")] == [True, False]


async def test_what_is_known_here_is_not_read_again() -> None:
    kept = Kept()
    told = kept.told()
    assert [await told.first(7, "files"), await told.first(7, "files"), await told.over(7, "files")] == [
        True,
        False,
        True,
    ]
    assert kept.read == 1


async def test_rooms_and_switches_are_told_each_of_its_own() -> None:
    told = Kept().told()
    assert [await told.first(7, "files"), await told.first(8, "files"), await told.first(7, "words")] == [True] * 3
    assert not await told.over(9, "files")


def test_who_was_called_is_called_anew_only_after_a_while_or_by_another_message() -> None:
    moment = [0.0]
    called = CalledLately(lambda: moment[0])
    assert called.fresh(1, ["anna", "bruno"]) == {"anna", "bruno"}
    assert called.fresh(1, []) == set()
    moment[0] = LATELY - 1
    assert called.fresh(1, ["anna", "carla"]) == {"carla"} and called.fresh(2, ["anna"]) == {"anna"}
    moment[0] = LATELY
    assert called.fresh(1, ["anna", "bruno", "carla"]) == {"bruno"}, "of them only Bruno was not named since"
