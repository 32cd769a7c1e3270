"""/codice bracket: the finals in words and as a picture, before they are known, while they are played, and after."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engines.codice.standings import standings
from bot.hall.cards.card import Drawn
from bot.pictures import svg
from tests.commands.codice.club_evening import ClubEvening, board_words, evening, keys
from tests.hall.house import BRUNO, words

pytestmark = pytest.mark.asyncio


def drawn(card: Drawn) -> str:
    """The picture of a card."""
    assert card.picture is not None
    return svg(card.picture.maker, card.picture.values, "it")


async def qualified(tonight: ClubEvening) -> None:
    """The qualifying rounds are over."""
    while (await tonight.book()).present.phase != "finals":
        await tonight.play_round()


@pytest.fixture
async def finals(tmp_path: Path) -> AsyncIterator[ClubEvening]:
    """Nine teams have played their qualifying rounds: four are in the finals."""
    async with evening(tmp_path, 9) as tonight:
        await qualified(tonight)
        yield tonight


async def test_before_the_first_standings_only_the_places_that_qualify_are_known(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        card = await tonight.card("/codice tabellone", BRUNO)

    said = words(card)
    assert "Chi ci arriva lo dirà la classifica dopo 4 turni." in said
    assert "A · 1ª classificata – 4ª classificata" in said
    assert "B · 2ª classificata – 3ª classificata" in said
    assert "1ª classificata" in drawn(card)
    assert not card.buttons


async def test_during_the_rounds_it_shows_who_would_qualify_now(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await tonight.play_round()
        order = [await tonight.name(team) for team in standings(await tonight.book()).order]

        card = await tonight.card("/codice tabellone")

    said = words(card)
    assert "se le qualificazioni finissero ora" in said
    assert f"A · {order[0]} – {order[3]}\nB · {order[1]} – {order[2]}\n" in said
    assert "C · 1º posto · vincente di A – vincente di B" in said
    assert "D · 3º posto · perdente di A – perdente di B" in said
    assert "Classifica" in keys(card)


async def test_standings_that_are_held_tell_nobody_who_would_qualify(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await tonight.said("/codice hold yes")
        await tonight.play_round()

        assert "A · 1ª classificata – 4ª classificata" in await tonight.said("/codice tabellone", BRUNO)


async def test_a_held_stage_of_the_finals_is_not_in_the_bracket(finals: ClubEvening) -> None:
    one, _ = await finals.names(1)
    await finals.said("/codice hold yes")
    await finals.play_round()

    card = await finals.card("/codice tabellone", BRUNO)
    board = board_words(await finals.board())
    await finals.said("/codice hold no")
    after = await finals.said("/codice tabellone", BRUNO)

    assert "C · 1º posto · vincente di A – vincente di B" in words(card)
    assert drawn(card).count(f">{one}<") == 1
    assert "Finale" not in board
    assert f"C · 1º posto · tavolo 1 · {one} 0–0" in after


async def test_each_match_says_how_it_stands(finals: ClubEvening) -> None:
    one, four = await finals.names(1)
    two, three = await finals.names(2)
    await finals.play(1, 0, 1, 0, 0)
    await finals.play(2, 1)

    card = await finals.card("/codice tabellone")

    said = words(card)
    assert "Semifinali · 5 mani\n" in said
    assert f"A · {one} 3–1 {four}\n" in said
    assert f"B · tavolo 2 · {two} 0–1 {three}\n" in said
    assert "Finale · 7 mani\n" in said
    picture = drawn(card)
    assert all(name in picture for name in (one, two, three, four, "B · tavolo 2", "vincente di B"))


async def test_a_match_by_decision_has_no_score(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await qualified(tonight)
        first, second = await tonight.names(1)
        await tonight.play(1, 0)
        await tonight.said(f'/codice walkover 1 "{first}"')

        said = await tonight.said("/codice tabellone")

    assert f"A · 1º posto · partita a {second} a tavolino contro {first}" in said


async def test_what_becomes_of_a_match_that_both_lost(finals: ClubEvening) -> None:
    first, fourth = await finals.names(1)
    second, third = await finals.names(2)
    await finals.said("/codice walkover 1")
    await finals.play(2, 0, 0, 0)

    said = await finals.said("/codice tabellone")

    assert f"A · partita persa a tavolino da tutte e due: {first} e {fourth}" in said
    assert f"C · 1º posto · vittoria di {second} senza giocare" in said
    assert f"D · 3º posto · vittoria di {third} senza giocare" in said


async def test_a_match_to_which_nobody_comes_is_not_played(finals: ClubEvening) -> None:
    await finals.said("/codice walkover 1")
    await finals.said("/codice walkover 2")

    said = await finals.said("/codice tabellone")

    assert "C · 1º posto · non si gioca" in said


async def test_four_teams_have_no_finals(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        assert "Con 4 squadre non ci sono finali" in await tonight.said("/codice tabellone")


async def test_before_the_draw_there_are_none_to_show(tmp_path: Path) -> None:
    async with evening(tmp_path, 9, started=False) as tonight:
        assert "/codice inizia" in await tonight.said("/codice tabellone")


async def test_with_eight_each_match_stands_between_the_two_that_lead_to_it(tmp_path: Path) -> None:
    async with evening(tmp_path, 33) as tonight:
        card = await tonight.card("/codice tabellone")
        assert card.picture is not None
        main, places = card.picture.values["main"], card.picture.values["places"]

    marks = [[match["mark"] for match in stage["matches"]] for stage in main["rounds"]]
    assert marks == [["A", "D", "C", "B"], ["E", "F"], ["I"]]
    below = {tree["title"]: [[one["mark"] for one in stage["matches"]] for stage in tree["rounds"]] for tree in places}
    assert below == {"3º posto": [["J"]], "Dal 5º all'8º posto": [["G", "H"], ["K"]], "7º posto": [["L"]]}


async def test_in_english(tmp_path: Path) -> None:
    async with evening(tmp_path, 9, "en") as tonight:
        before = await tonight.said("/codice bracket")
        await qualified(tonight)

        said = await tonight.said("/codice bracket")

    assert "A · number 1 of the standings – number 4 of the standings" in before
    assert "Semi-finals · 5 hands" in said
    assert "C · 1st place · winner of A – winner of B" in said
