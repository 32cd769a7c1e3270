"""A club's own words: a director gives a file, it is checked, used for the hands of that club, and taken away again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import File, Reply
from tests.commands.codice.play.friendly_table import FriendlyTable, find, table
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, words

pytestmark = pytest.mark.asyncio

ALPHABET = "bcdfglmnprstvz"
SIXTY = [f"xa{one}{two}o" for one in ALPHABET for two in ALPHABET][:60]
AGAIN = "/codice amichevole <@1> <@2> <@6> <@4>"


async def given(four: FriendlyTable, content: str, name: str = "sapori.txt", **more: object) -> str:
    reply = await four.house.ask("/club parole", file=File(name, content.encode()), **{"manages": True, **more})  # type: ignore[arg-type]
    assert isinstance(reply, Reply)
    return words(reply.drawn)


async def begun_anew(four: FriendlyTable, more: str = "") -> tuple[str, ...]:
    """The words of a hand that is laid after the one that lies there was given up."""
    keys = await four.reply("⋯ Altro", ANNA)
    await four.house.ask(press=find(keys.drawn, "Abbandonate la mano").id)
    said = await four.house.said(f"{AGAIN}{more}", ANNA)
    assert said == "Le parole sono sul tavolo.", said
    return (await four.play()).words


async def test_a_list_that_fits_is_played_with_by_that_club_from_then_on(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        said = await given(four, "# sapori\n" + "\n".join(word.upper() for word in SIXTY))
        assert "60" in said and "sapori" in said
        assert set(await begun_anew(four)) <= set(SIXTY)
        assert not set(await begun_anew(four, " parole:it")) & set(SIXTY)


async def test_another_club_does_not_have_it(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await given(four, "\n".join(SIXTY))
        there = await four.house.said("/codice amichevole @Uno @Due @Tre @Quattro parole:sapori", ANNA, ELSEWHERE)
        assert "nessuna lista" in there and "sapori" not in there.partition("ci sono")[2]


async def test_what_does_not_fit_is_named_by_its_line_and_nothing_is_kept(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        said = await given(four, "\n".join([*SIXTY, "due parole", "precipitevolmente", SIXTY[0]]))
        assert "riga 61" in said.lower() and "una parola sola" in said
        assert "riga 62" in said.lower() and "12 lettere" in said
        assert "riga 63" in said.lower() and "alla riga 1" in said
        assert "due parole" in said
        assert not set(await begun_anew(four)) & set(SIXTY)
        assert "almeno 50" in await given(four, "\n".join(SIXTY[:40]))


async def test_it_bears_no_name_of_ours_and_only_a_director_gives_it(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        assert "it" in await given(four, "\n".join(SIXTY), "it.txt")
        assert "direttor" in await given(four, "\n".join(SIXTY), who=BRUNO, manages=False)
        assert not set(await begun_anew(four)) & set(SIXTY)


async def test_a_list_in_another_language_says_so_and_is_chosen_by_its_name(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await given(four, "# language: en\n" + "\n".join(SIXTY), "tastes.txt")
        assert not set(await begun_anew(four)) & set(SIXTY)
        assert set(await begun_anew(four, " parole:tastes")) <= set(SIXTY)
        assert (await four.play()).language == "en"


async def test_it_can_be_given_anew_and_taken_away(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await given(four, "\n".join(SIXTY[:50]))
        await given(four, "\n".join(SIXTY[5:]))
        keys = await four.house.keys("/club parole", manages=True)
        assert [*keys] == ["Togli sapori"]
        gone = await four.house.said(press=keys["Togli sapori"].id, manages=True)
        assert "sapori" in gone
        assert not set(await begun_anew(four)) & set(SIXTY)
        assert "sapori" not in await four.house.said("/club parole", manages=True)
        assert "sapori" in await four.house.said(press=keys["Togli sapori"].id, manages=True)


async def test_what_is_no_list_is_refused_in_words_of_lists(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        reply = await four.house.ask("/club parole", file=File("foto.png", b"\x00\xff" * 90), manages=True)
        assert isinstance(reply, Reply)
        assert "file di testo" in words(reply.drawn)
        assert "almeno 50" in await given(four, "")
        assert "lingua" in await given(four, "# language: fr\n" + "\n".join(SIXTY))
        assert "nome" in await given(four, "\n".join(SIXTY), "..txt")
        assert "sapori" not in await four.house.said("/club parole", manages=True)
