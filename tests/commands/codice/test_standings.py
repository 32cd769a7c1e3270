"""/codice standings: after which round, in which order, by what; the lots, who is out, the final places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.hall.cards.card import plain
from bot.pictures import svg
from tests.commands.codice.club_evening import board_words, evening, keys
from tests.hall.house import BRUNO, words

pytestmark = pytest.mark.asyncio


async def test_before_the_draw_there_are_no_standings(tmp_path: Path) -> None:
    async with evening(tmp_path, 4, started=False) as tonight:
        assert "/codice inizia" in await tonight.said("/codice classifica")


async def test_before_the_first_round_is_over_there_are_none_either(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play(1, 0, 0, 0)

        assert "quando è pubblicata" in await tonight.said("/codice classifica", BRUNO)


async def test_they_say_after_which_round_and_who_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()

        said = (await tonight.said("/codice classifica", BRUNO)).splitlines()

    assert said[:2] == ["Classifica dopo il turno 1 di 3", "Vanno alle finali le prime 2."]
    assert "Pos. Squadra Mani Turno 1 PBG" in said


async def test_a_team_has_its_hands_those_of_the_round_and_its_share_of_the_points(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, second = await tonight.names(1)
        await tonight.play(1, 0, 0, 1, agents=6)
        await tonight.play(2, 0, 0, 0, agents=3)

        said = await tonight.said("/codice classifica")

    # 9–6, 9–6, 6–9: 24 points of 45 for the first, 21 for the second.
    assert f" {first} 2 2 53,3%" in said
    assert f" {second} 1 1 46,7%" in said


async def test_while_a_round_is_on_the_standings_before_it_stand(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()
        await tonight.hand(1, 0)

        assert "dopo il turno 1 di 3" in await tonight.said("/codice classifica")
        assert "non è ancora finito" in await tonight.said("/codice classifica 2")
        assert "da 1 a 2" in await tonight.said("/codice classifica 3")


async def test_those_of_an_earlier_round_can_be_seen(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()
        before = await tonight.said("/codice classifica")
        await tonight.play_round()

        assert await tonight.said("/codice classifica turno:1") == before
        assert "dopo il turno 2 di 3" in await tonight.said("/codice classifica")


async def test_whom_only_the_lot_tells_apart_have_a_star(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        await tonight.play_round(agents=4)

        said = await tonight.said("/codice classifica")

    assert "* Pari in tutto: ha deciso il sorteggio." in said
    assert [line.split()[0] for line in said.splitlines()[5:]] == ["1*", "2*", "3*", "4*", "5*", "6*"]


async def test_without_such_ties_nobody_has_one(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        await tonight.play_round()

        assert "*" not in await tonight.said("/codice classifica")


async def test_who_is_out_is_named_apart(tmp_path: Path) -> None:
    async with evening(tmp_path, 9) as tonight:
        await tonight.play_round()
        await tonight.said("/codice drop Lupi")
        await tonight.said("/codice drop Volpi yes")

        said = await tonight.said("/codice classifica")

    assert "Ritiri: Lupi" in said
    assert "Squalifiche: Volpi" in said
    assert said.count("Lupi") == said.count("Volpi") == 1


@pytest.mark.evenings
async def test_many_teams_stand_on_pages_that_are_turned_in_place(tmp_path: Path) -> None:
    async with evening(tmp_path, 40) as tonight:
        await tonight.play_round()
        first = await tonight.card("/codice classifica")
        assert first.table is not None
        assert len(first.table.rows) == 32

        second = await tonight.card(press=keys(first)["33–40"].id)

        assert second.replaces
        assert second.table is not None
        assert [plain(row[0]).rstrip("*") for row in second.table.rows] == [str(place) for place in range(33, 41)]
        assert set(keys(second)) == {"1–32", "Spiega…", "Perché?"}


async def test_the_picture_shows_the_same_page(tmp_path: Path) -> None:
    async with evening(tmp_path, 40) as tonight:
        await tonight.play_round()
        first = await tonight.card("/codice classifica")
        second = await tonight.card(press=keys(first)["33–40"].id)
        for card, part in ((first, "posti 1–32 di 40"), (second, "posti 33–40 di 40")):
            assert card.picture is not None
            assert card.table is not None
            drawn = svg(card.picture.maker, card.picture.values, "it")
            assert part in drawn
            assert all(plain(row[1]) in drawn for row in card.table.rows)


async def test_while_the_director_looks_at_them_the_others_see_those_before(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()
        await tonight.said("/codice hold yes")
        await tonight.play_round()

        assert "dopo il turno 1 di 3" in await tonight.said("/codice classifica", BRUNO)
        assert "Il direttore sta ancora guardando" in await tonight.said("/codice classifica 2", BRUNO)
        assert "dopo il turno 2 di 3" in await tonight.said("/codice classifica 2")


async def test_at_the_end_the_finals_give_the_first_places(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        for _ in range(3):
            await tonight.play_round()
        second, first = await tonight.names(1)  # the seeds, in their order: the second wins
        await tonight.play(1, 1, 1, 1, 1)

        card = await tonight.card("/codice classifica", BRUNO)

    said = words(card)
    assert said.startswith("Classifica finale\n🥇")
    assert f"🥇 {first} ({first} uno, {first} due)" in said
    assert f"\n1 {first} 2 " in said
    assert f"\n2 {second} 1 " in said
    assert "Tabellone" in keys(card)


async def test_four_teams_have_final_standings_without_finals(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await tonight.play_all()

        card = await tonight.card("/codice classifica")

    assert words(card).startswith("Classifica finale\n🥇")
    assert "Tabellone" not in keys(card)


async def test_in_english(tmp_path: Path) -> None:
    async with evening(tmp_path, 5, "en") as tonight:
        await tonight.play_round(agents=4)

        said = (await tonight.said("/codice standings")).splitlines()

    assert said[0] == "Standings after round 1 of 3"
    assert "* Level on everything: decided by lot." in said
    assert "# Team Hands Round 1 PBG" in said
    assert any(line.endswith(" 3 3 100.0%") for line in said)


async def test_while_the_last_table_plays_they_say_what_its_results_lead_to(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        await tonight.play_round()
        for table in (1, 3):
            await tonight.play(table, 0, 0, 0)
        one, two = await tonight.names(2)

        said = await tonight.said("/codice classifica")
        board = board_words(await tonight.board())
        await tonight.play(2, 0, 0)
        late = await tonight.said("/codice classifica")
        earlier = await tonight.said("/codice classifica 1")

    line = re.compile(rf"Con la vittoria di {one}: \d(ª–\dª|ª), tavol(o \d|i \d–\d); altrimenti \d")
    assert line.search(said)
    assert line.search(board)
    assert "Che cosa decidono gli ultimi tavoli" in board
    assert f"Con la vittoria di {two}" in said
    assert re.search(rf"{one}: \dª.*, comunque vada", late)
    assert "altrimenti" not in earlier


async def test_before_the_finals_they_say_who_is_in(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        await tonight.play_round()
        await tonight.play_round()
        for table in (2, 3):
            await tonight.play(table, 0, 0, 0)

        said = await tonight.said("/codice classifica")

    assert "alle finali" in said or "finali in forse" in said
    assert "tavolo" not in said.splitlines()[1]
