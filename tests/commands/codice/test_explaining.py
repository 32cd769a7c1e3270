"""/codice explain: every hand behind the points, and the criterion that set one team above another."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engines.codice.standings import standings
from bot.hall.requests import Form
from tests.commands.codice.club_evening import evening, keys
from tests.hall.house import BRUNO

pytestmark = pytest.mark.asyncio


async def test_every_hand_of_a_team_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        first, second = await tonight.names(1)
        starts = (await tonight.match(1)).pairing.starter == (await tonight.match(1)).teams[0]
        await tonight.hand(1, 0, 6)
        await tonight.hand(1, 1, 0, "assassin")
        await tonight.hand(1, 0, 2, "time")

        said = (await tonight.said(f'/codice spiega "{first}"', BRUNO)).splitlines()
        other = await tonight.said(f'/codice spiega "{second}"', BRUNO)

    one, two = ("▸", "") if starts else ("", "▸")
    assert said[0] == first
    assert said[1] == "2 mani vinte nelle qualificazioni"
    assert said[2] == f"Turno 1 di 3 · tavolo 1 · contro {second}: 2 mani, PBG 51,4% (18 punti su 35)"
    assert said[3] == f"{one}9–6, {two}0–9 assassino, {one}9–2 a tempo"
    assert f"{two}6–9, {one}9–0 assassino, {two}2–9 a tempo" in other


async def test_a_round_that_is_on_is_told_as_such(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, second = await tonight.names(2)
        await tonight.hand(2, 0, 6)

        said = await tonight.said(f"/codice spiega {first}")

    assert f"Turno 1 di 3 · tavolo 2 · contro {second}: si gioca, 1–0" in said


async def test_a_bye_counts_as_all_hands_won(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        bye = await tonight.name((await tonight.book()).present.bye)
        await tonight.play_round()

        said = await tonight.said(f"/codice spiega {bye}")

    assert "Turno 1 di 3 · riposo: 3 mani, PBG 100,0%" in said


async def test_a_match_by_decision_says_so_and_its_hands_do_not_count(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, second = await tonight.names(1)
        await tonight.hand(1, 0)
        await tonight.said(f'/codice walkover 1 "{first}"')

        said = await tonight.said(f"/codice spiega {first}")

    assert f"contro {second}, a tavolino: 0 mani, PBG 0,0%" in said
    assert "9–4" not in said


async def test_a_place_is_told_once_there_are_standings(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_round()
        order = standings(await tonight.book()).order
        third = await tonight.name(order[2])

        assert (await tonight.said(f"/codice spiega {third}")).startswith(f"{third} · 3º posto\n")
        await tonight.said(f'/codice drop "{third}"')
        assert (await tonight.said(f"/codice spiega {third}")).startswith(f"{third} · fuori classifica\n")


async def test_more_hands_decide_first(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, second = await tonight.names(1)
        await tonight.play_round()

        card = await tonight.card(f'/codice spiega "{second}" "{first}"', BRUNO)
        said = await tonight.said(f'/codice spiega "{second}" "{first}"', BRUNO)

    assert said == f"{first} davanti a {second}\nDecide: mani vinte in tutto, 3 contro 0"
    assert set(keys(card)) == {first, second, "Perché?"}


async def test_level_on_hands_the_share_of_the_points_decides_with_exact_numbers(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        one, two = (await tonight.names(1))[0], (await tonight.names(2))[0]
        await tonight.play(1, 0, 0, 1, agents=3)
        await tonight.play(2, 0, 0, 1, agents=5)

        said = (await tonight.said(f'/codice spiega "{one}" "{two}"')).splitlines()

    # 9–3, 9–3, 3–9 is 21 of 36; 9–5, 9–5, 5–9 is 23 of 42.
    assert said[:3] == [
        f"{one} davanti a {two}",
        "Decide: PBG del turno 1, 58,3% (7/12) contro 54,8% (23/42)",
        "Sui 2 criteri prima di questo sono pari",
    ]
    assert said[4:] == [
        "mani vinte in tutto 2 2",
        "mani vinte nel turno 1 2 2",
        "PBG del turno 1 58,3% (7/12) 54,8% (23/42)",
    ]


async def test_level_in_everything_the_lot_decides(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        await tonight.play_round(agents=4)
        book = await tonight.book()
        one, two = standings(book).order[:2]
        places = sorted((book.lots.index(one) + 1, book.lots.index(two) + 1))
        names = (await tonight.name(one), await tonight.name(two))

        said = await tonight.said(f'/codice spiega "{names[0]}" "{names[1]}"')

    assert f"Decide: il sorteggio, {places[0]}º contro {places[1]}º" in said


async def test_among_four_the_matches_between_the_tied_decide(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, second = await tonight.names(1)
        await tonight.play(1, 0, 0, 1)
        await tonight.play(2, 0, 0, 0)
        for table in (1, 2):
            # Who has one hand now wins two, and the other way round.
            sides = await tonight.names(table)
            own = sides.index(second) if second in sides else sides.index(first)
            wins = 2 if second in sides else 1
            await tonight.play(table, *(own if hand < wins else 1 - own for hand in range(3)))

        said = await tonight.said(f'/codice spiega "{first}" "{second}"')

    assert said.startswith(f"{first} davanti a {second}\nDecide: mani vinte negli scontri diretti, 2 contro 1")


async def test_the_finals_come_before_everything(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        for _ in range(3):
            await tonight.play_round()
        last = await tonight.name(standings(await tonight.book()).order[-1])
        second, first = await tonight.names(1)
        await tonight.play(1, 1, 1, 1, 1)

        said = await tonight.said(f'/codice spiega "{second}" "{first}"')
        outside = await tonight.said(f'/codice spiega "{second}" "{last}"')
        own = await tonight.said(f'/codice spiega "{first}"')

    assert said.startswith(f"{first} davanti a {second}\nDecide: il posto nelle finali, 1º contro 2º")
    assert "2º contro nessuno" in outside
    assert f"Finale · tavolo 1 · contro {second}: 4 mani" in own


async def test_a_part_of_a_name_and_no_quotes_are_enough(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await tonight.play_round()

        assert " davanti a " in await tonight.said("/codice spiega ors lupi")


async def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        assert "La prima classifica" in await tonight.said("/codice spiega Orsi Lupi")
        await tonight.play_round()
        assert "«Draghi»" in await tonight.said("/codice spiega Draghi")
        assert "stessa squadra" in await tonight.said("/codice spiega Orsi Orsi")


async def test_without_a_team_the_teams_are_offered(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await tonight.play_round()
        why = (await tonight.keys("/codice classifica"))["Spiega…"]
        offered = await tonight.keys(press=why.id)

        assert {"Orsi", "Lupi", "Volpi", "Gatti"} <= set(offered)
        assert "Orsi · " in await tonight.said(press=offered["Orsi"].id)


async def test_another_team_can_be_chosen_from_the_card(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await tonight.play_round()
        compare = (await tonight.keys("/codice spiega Orsi"))["Confronta…"]

        form = await tonight.house.ask(press=compare.id)

        assert isinstance(form, Form)
        assert [choice.label for choice in form.fields[0].choices] == ["Gatti", "Lupi", "Orsi", "Volpi"]
        assert " davanti a " in await tonight.said(press=form.press, values={"other": "Lupi"})


async def test_in_english(tmp_path: Path) -> None:
    async with evening(tmp_path, 5, "en") as tonight:
        first, second = await tonight.names(1)
        await tonight.play_round()

        own = await tonight.said(f'/codice explain "{first}"')
        said = await tonight.said(f'/codice explain "{first}" "{second}"')

    assert f"Round 1 of 3 · table 1 · against {second}: 3 hands, PBG 90.0% (27 points of 30)" in own
    assert said == f"{first} above {second}\nWhat decides: hands won in all, 3 against 0"
