"""An organiser who plays, with every right there is, gains nothing by going back: walked press by press."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.hall.cards.card import Key
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, House

pytestmark = pytest.mark.asyncio
GAME = '/mito partita "@anna @bruno"'
YES, CORRECT, BACK, AGAIN = "Sì, annulla", "Sì, correggi", "Rimetti", "Sì, rimetti"
ANNA_THERE = replace(ANNA, platform="telegram", id="900")
ASKED = "Anna vuole rimettere:"


@pytest.fixture
async def played(house: House) -> House:
    """Bruno recorded a game that Anna won a quarter of an hour ago; Anna organises, Carla has long been a member."""
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/aiuto", who)
    house.now += A_WHILE
    await house.ask(GAME, BRUNO)
    house.now += 900
    return house


async def journal(house: House) -> str:
    return await house.said("/diario 100 mito", CARLA)


async def undoes(house: House) -> dict[str, Key]:
    """The buttons of the question that comes of Anna's undo."""
    return await house.keys(press=(await house.keys("/annulla mito", manages=True))[YES].id, manages=True)


async def test_an_account_of_ones_own_on_another_chat_says_no_yes(played: House) -> None:
    there = replace(HALL, platform="telegram", id="-1", house="-1")
    await played.ask("/aiuto", ANNA_THERE, there)
    code = (await played.said("/io collega", ANNA_THERE)).split("/io collega ")[1].split()[0]
    await played.press((await played.keys(f"/io collega {code}"))["Sì, unisci"])
    question = await undoes(played)
    assert "non chi chiede" in await played.press(question[YES], replace(ANNA_THERE, platform="telegram"))
    assert "annullato" not in await journal(played)


@pytest.mark.parametrize(
    "there",
    [ANNA_THERE, replace(ANNA_THERE, handle="zoe"), replace(ANNA_THERE, name="Zoe")],
    ids=["name and handle", "name", "handle"],
)
async def test_one_of_the_askers_name_who_is_known_on_another_chat_alone_says_no_yes(
    played: House, there: Account
) -> None:
    question = await undoes(played)
    assert "potresti essere tu" in await played.press(question[YES], there)
    assert "annullata" not in await journal(played)


async def test_whoever_manages_on_another_chat_has_the_stake_of_who_bears_their_name(played: House) -> None:
    assert "vuole correggere." in await played.said("/mito correggi 1 elimina:si", ANNA_THERE, manages=True)
    assert "eliminato" not in await journal(played)


async def test_who_bears_the_name_of_one_who_plays_only_by_what_is_decided_has_their_stake(house: House) -> None:
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/aiuto", who)
    await house.ask('/mito partita "@carla @bruno"', BRUNO)
    house.now += 900
    assert "vuole correggere." in await house.said('/mito correggi 1 "@anna @bruno"', ANNA_THERE, manages=True)
    assert "Anna ha corretto" not in await journal(house)


async def test_a_press_that_has_done_its_work_is_used_up(played: House) -> None:
    sure = "Yes, undo it"
    first = (await played.keys("/annulla mito", CARLA, manages=True))[sure]
    back = (await played.keys(press=first.id, who=CARLA, manages=True))[BACK]
    await played.press(back, CARLA, manages=True)
    before = await journal(played)
    assert "already" in await played.press(back, CARLA, manages=True)
    assert "This button has done its work" in await played.press(first, CARLA, manages=True)
    again = (await played.keys("/annulla mito", CARLA, manages=True))[sure]
    assert await journal(played) == before
    await played.press(again, CARLA, manages=True)
    for old in (first, back):
        said = await played.press(old, CARLA, manages=True)
        assert "This button has done its work" in said, said


async def test_a_yes_to_an_undo_is_used_up_with_it(played: House) -> None:
    question = await undoes(played)
    undone = await played.keys(press=question[YES].id, who=CARLA)
    await played.press((await played.keys(press=undone[BACK].id, manages=True))[AGAIN], BRUNO)
    before = await journal(played)
    assert "Something has changed" in await played.press(question[YES], CARLA)
    assert await journal(played) == before


async def test_a_correction_of_what_was_corrected_asks_again(played: House) -> None:
    for players in ("@bruno @anna", "@anna @bruno"):
        question = await played.keys(f'/mito correggi 1 "{players}"', manages=True)
        assert CORRECT in question
        assert "Con il sì di" in await played.press(question[CORRECT], CARLA)


async def test_what_was_undone_with_a_yes_is_put_back_with_another(played: House) -> None:
    undone = await played.ask(press=(await undoes(played))[YES].id, who=CARLA)
    [[back]] = undone.drawn.buttons  # type: ignore[union-attr]
    before = await journal(played)
    assert (await played.said(press=back.id, manages=True)).startswith(ASKED)
    assert await journal(played) == before


async def test_an_undo_is_undone_by_its_line_like_what_it_voided(played: House) -> None:
    await played.press((await undoes(played))[YES], CARLA)
    [line] = [one for one in (await journal(played)).splitlines() if "La riga 2 è stata annullata" in one]
    keys = await played.keys(f"/annulla mito {line.split(' · ')[0]}", manages=True)
    assert list(keys) == [BACK]
    assert (await played.said(press=keys[BACK].id, manages=True)).startswith(ASKED)


async def test_who_undoes_while_another_answers_has_one_of_both(played: House) -> None:
    await played.ask("/club ruolo @carla direttore", manages=True)
    game = await played.keys('/mito partita "@bruno @anna" quando:ieri', BRUNO)
    [undo] = (await played.keys("/annulla mito", CARLA)).values()
    said = await asyncio.gather(played.press(undo, CARLA), played.press(game["Confermo"], ANNA))
    told = await journal(played)
    assert ("Anna conferma la partita 2" in told) != ("undone" in told or "annullata" in told), said


async def test_nothing_is_undone_of_a_question_that_somebody_else_has_answered_since(played: House) -> None:
    question = await undoes(played)
    other = await played.keys('/mito correggi 1 "@bruno @anna"', manages=True)
    await played.press(other[CORRECT], CARLA)
    assert "è cambiato qualcosa" in await played.press(question[YES], BRUNO)


@pytest.mark.parametrize("undone", [True, False], ids=["a confirmation undone", "none ever given"])
async def test_what_another_ever_confirmed_is_no_own_slip_any_more(house: House, undone: bool) -> None:
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/aiuto", who)
    game = await house.keys(GAME, ANNA, manages=True)
    if undone:
        await house.press(game["Confermo"], BRUNO)
        undo = (await house.keys("/annulla mito", manages=True))[YES]
        await house.press((await house.keys(press=undo.id, manages=True))[YES], BRUNO)
    said = await house.said(press=game["Togli"].id, manages=True)
    assert said.startswith("Anna vuole annullare:" if undone else "Anna ha tolto:"), said
