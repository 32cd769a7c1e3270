"""A team with several operatives: two agree on a word, or it stands after some seconds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.codice.club_evening import keys
from tests.commands.codice.play.friendly_table import ANNA, EVA, FriendlyTable, find, five
from tests.hall.house import words

pytestmark = pytest.mark.asyncio


async def turn_of_three(four: FriendlyTable) -> str:
    """A clue for the team that has two operatives; gives a word of its own."""
    await four.begun()
    if len(await four.mates()) < 2:
        await four.clue("sfera", 1)
        await four.press("Passo", (await four.mates())[0])
    await four.clue("vetta", 2)
    play = await four.play()
    return play.words[play.key.index(play.turn)]


async def test_the_second_operative_agrees_with_the_first(tmp_path: Path) -> None:
    async with five(tmp_path) as four:
        word = await turn_of_three(four)
        one, other = await four.mates()
        assert f"indica «{word}»" in await four.press(word, one)
        assert not (await four.play()).uncovered
        assert "L'hai già indicata" in await four.press(word, one)
        assert "vostro agente" in await four.press(word, other)


async def test_a_word_stands_after_some_seconds_and_the_room_sees_it(tmp_path: Path) -> None:
    async with five(tmp_path) as four:
        word = await turn_of_three(four)
        one, _ = await four.mates()
        await four.press(word, one)
        assert any(key.label == f"👉 {word}" for row in (await four.seen()).buttons for key in row)
        await four.later(10)
        assert f"«{word}» vale" in words(await four.seen())
        assert len((await four.play()).uncovered) == 1


async def test_who_sits_in_no_team_presses_nothing(tmp_path: Path) -> None:
    async with five(tmp_path) as four:
        word = await turn_of_three(four)
        stranger = next(one for one in (ANNA, EVA) if one.name == "Eva")
        assert "non giochi" in await four.press(word, stranger)


async def test_a_mate_takes_over_from_a_chief_who_gives_no_clue(tmp_path: Path) -> None:
    async with five(tmp_path) as four:
        await four.begun()
        if len(await four.mates()) < 2:
            await four.clue("sfera", 1)
            await four.press("Passo", (await four.mates())[0])
        mate, left = await four.mates()
        more = await four.reply("⋯ Altro", mate)
        assert "Faccio il capo" not in keys(more.drawn)
        four.house.now += 60
        more = await four.reply("⋯ Altro", mate)
        assert "ora è capo" in await four.house.said(press=find(more.drawn, "Faccio il capo").id, who=mate)
        assert f"con {left.name}" in words(await four.seen())
