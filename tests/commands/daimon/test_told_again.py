"""What was rolled or drawn and is struck leads to where the same was told again."""

from __future__ import annotations

from bot.hall.requests import Account, Reply
from tests.commands.daimon.evening import Evening

NEW = "Quello che vale ora"
STRANGER = Account("discord", "666", "Ivo", "it", "ivo")
"""Somebody of the club who does not play at the table."""


class Wall:
    """The messages of a room by number, each answer in one of its own."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.house, self.number, self.seen = evening, evening.house, 100, 0

    async def says(self, line: str, who: Account, **more: str | bool) -> Reply:
        """An answer that stands as the next message."""
        self.number += 1
        reply = await self.evening.asks(line, who, **more)
        await self.house.hall.acknowledged(reply.request, {"message": self.number})
        return reply

    async def links(self) -> dict[int, str]:
        """Where the messages lead that the herald has edited since it was last asked."""
        await self.house.heralded()
        found, since, self.seen = {}, self.seen, len(self.house.chat.said)
        for one in self.house.chat.said[since:]:
            if one.edits:
                urls = [key.url for row in one.drawn.buttons for key in row if key.label == NEW]
                found[one.edits["message"]] = (urls or [""])[0]
        return found


async def test_a_check_that_is_rolled_again(evening: Evening) -> None:
    wall = Wall(evening)
    await wall.says("/tira 3 riserva:1", evening.others[0])
    await wall.says("", evening.master, press="!check-target 1 4")
    first = wall.number
    await evening.undoes(evening.master)
    assert (await wall.links())[first] == ""
    await wall.says("", evening.master, press="!check-reveal 1")
    assert (await wall.links())[first] == f"https://discord/{wall.number}"


async def test_a_contest_that_is_revealed_again(evening: Evening) -> None:
    wall, (one, other) = Wall(evening), evening.others
    await wall.says(f'/confronto "@{one.name} @{other.name}"', evening.master)
    await wall.says("", one, press="!contest-give 1 d5.r1")
    await wall.says("", other, press="!contest-give 1 d1")
    first = wall.number
    await evening.undoes(evening.master)
    await wall.links()
    await wall.says("", evening.master, press="!contest-reveal 1")
    assert (await wall.links())[first] == f"https://discord/{wall.number}"


async def test_a_master_who_is_drawn_again(evening: Evening) -> None:
    wall, old = Wall(evening), evening.master
    keys = {key.label: key for row in (await wall.says("/scena fine", old)).drawn.buttons for key in row}
    passing = await wall.says("", old, press=[*keys.values()][1].id)
    draw = next(key for row in passing.drawn.buttons for key in row if key.label == "Sorteggia")
    await wall.says("", old, press=draw.id)
    first = wall.number
    await evening.undoes(old)
    assert (await evening.book()).scenes == 1
    await wall.links()
    await wall.says("", old, press="!scene draw 1")
    assert (await evening.book()).scenes == 2
    assert (await wall.links())[first] == f"https://discord/{wall.number}"


async def test_whoever_plays_at_the_table_reveals_again_what_was_undone_and_nobody_else(evening: Evening) -> None:
    one = evening.others[0]
    await evening.asks("/aiuto", STRANGER)
    check = await evening.keys("/tira 3 riserva:1", one)
    await evening.room("", evening.master, press=f"{check['Target'].id} 4")
    [before] = (await evening.book()).checks.results.values()
    ask = await evening.keys("/annulla campagna", evening.master, manages=True)
    undo = await evening.keys("", evening.master, press=ask["Sì, annulla"].id, manages=True)
    assert "lo possono fare" in await evening.alone("", STRANGER, press=undo["Rivela di nuovo"].id)
    assert f"{one.name} ha rimesso" in await evening.room("", one, press=undo["Rivela di nuovo"].id)
    assert [*(await evening.book()).checks.results.values()] == [before]


async def test_a_contest_that_is_revealed_again_leaves_no_button_to_reveal_it_on_the_undo(evening: Evening) -> None:
    wall, (one, other) = Wall(evening), evening.others
    await wall.says(f'/confronto "@{one.name} @{other.name}"', evening.master)
    await wall.says("", one, press="!contest-give 1 d5.r1")
    await wall.says("", other, press="!contest-give 1 d1")
    ask = await evening.keys("/annulla campagna", evening.master, manages=True)
    undo = await wall.says("", evening.master, press=ask["Sì, annulla"].id, manages=True)
    card = wall.number
    assert [key.label for row in undo.drawn.buttons for key in row] == ["Rivela di nuovo"]
    await wall.links()
    since = len(evening.house.chat.said)
    await wall.says("", evening.master, press="!contest-reveal 1")
    await evening.house.heralded()
    [edit] = [one for one in evening.house.chat.said[since:] if one.edits and one.edits["message"] == card]
    assert not edit.drawn.buttons
