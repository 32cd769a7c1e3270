"""Where a private message belongs is known again after a restart, by whom it was for and by nobody else."""

from __future__ import annotations

from bot.hall.people.origins import Origin, Origins
from bot.hall.requests import Place


class Memory:
    """What a platform keeps, by name."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def recall(self, name: str) -> str | None:
        return self.kept.get(name)

    async def remember(self, name: str, text: str) -> None:
        self.kept[name] = text


HERE = Place("discord", "10", "Sala", "9", "5", "Club")


async def test_a_private_message_belongs_to_the_room_in_which_it_was_asked_for() -> None:
    memory = Memory()
    await Origins("discord", memory.recall, memory.remember).keep(7, [1, "link"], Origin(HERE, 99))
    again = Origins("discord", memory.recall, memory.remember)
    assert await again.of("7", "1") == await again.of(7, "link") == Origin(HERE, 99)
    assert (await again.of(8, 1), await again.of(7, 2)) == (None, None)
    assert all(":7:" in name for name in memory.kept), "by which it is found when everything about them is forgotten"
