"""What somebody was told once, and where a private message belongs, is known again after a restart."""

from __future__ import annotations

from bot.hall.people.told import Told

from bot.hall.people.origins import Origin, Origins
from bot.hall.requests import Place


class Memory:
    """What a platform keeps, by name; counts how often it is asked."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.asked = 0

    async def recall(self, name: str) -> str | None:
        self.asked += 1
        return self.kept.get(name)

    async def remember(self, name: str, text: str) -> None:
        self.kept[name] = text


def told(memory: Memory, platform: str = "discord") -> Told:
    return Told(platform, memory.recall, memory.remember)


async def test_it_is_told_once_and_once_more_after_it_was_over() -> None:
    ours = told(Memory())
    assert [await ours.first(10, "room"), await ours.first(10, "room")] == [True, False]
    assert [await ours.over(10, "room"), await ours.over(10, "room")] == [True, False]
    assert await ours.first(10, "room")


async def test_what_was_never_told_is_not_over() -> None:
    assert not await told(Memory()).over(10, "room")


async def test_each_room_each_thing_and_each_platform_is_told_by_itself() -> None:
    memory = Memory()
    ours = told(memory)
    assert await ours.first(10, "room")
    assert (
        await ours.first(11, "room")
        and await ours.first(10, "message")
        and await told(memory, "club").first(10, "room")
    )


async def test_after_a_restart_it_is_still_known_and_then_asked_for_once() -> None:
    memory = Memory()
    await told(memory).first(10, "room")
    again = told(memory)
    before = memory.asked
    assert not await again.first("10", "room") and await again.over(10, "room")
    assert memory.asked == before + 1
    assert memory.kept == {"discord:told:10:room": ""}


HERE = Place("discord", "10", "Sala", "9", "5", "Club")


async def test_a_private_message_belongs_to_the_room_in_which_it_was_asked_for() -> None:
    memory = Memory()
    await Origins("discord", memory.recall, memory.remember).keep(7, [1, "link"], Origin(HERE, 99))
    again = Origins("discord", memory.recall, memory.remember)
    assert await again.of("7", "1") == await again.of(7, "link") == Origin(HERE, 99)
    assert (await again.of(8, 1), await again.of(7, 2)) == (None, None)
    assert all(":7:" in name for name in memory.kept), "by which it is found when everything about them is forgotten"
