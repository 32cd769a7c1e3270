"""Each club calls people as they are called there, and hears nothing of what others call them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.requests import Account
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House, private
from tests.hall.people.clubs.two_clubs import THIRD, linked

EVA = Account("discord", "8", "Eva", "it", "eva", public="Eva")
TRAITOR = replace(EVA, name="Il Traditore")
"""What the other club's server calls her."""


async def test_a_servers_nickname_is_shown_in_its_club_alone(house: House) -> None:
    await house.ask("/mito partita @Anna <@8>", mentioned=(EVA,))
    await house.ask("/mito partita @Bruno <@8>", BRUNO, ELSEWHERE, mentioned=(TRAITOR,))
    await house.ask("/aiuto", TRAITOR, ELSEWHERE)
    await house.ask("/aiuto", EVA, HALL)
    for after in (house, await house.restarted()):
        here = await after.said("/mito classifica sempre")
        there = await after.said("/mito classifica sempre", BRUNO, ELSEWHERE)
        assert "Eva" in here and "Traditore" not in here
        assert "Il Traditore" in there and "Eva" not in there
    assert "non conosco" in await house.said("/mito giocatore Traditore")


async def test_another_name_there_takes_the_place_of_the_one_before(house: House) -> None:
    await house.ask("/mito partita @Anna <@8>", TRAITOR, mentioned=(TRAITOR,))
    await house.ask("/aiuto", replace(EVA, name="Evita"))
    assert "Evita" in await house.said("/mito classifica sempre")
    await house.ask("/aiuto", EVA)
    after = await house.said("/mito classifica sempre")
    assert "Eva" in after and "Traditore" not in after and "Evita" not in after


@pytest.mark.parametrize("line", ["/mito partita @Anna <@8>", "/mito giocatore <@8>"])
async def test_whoever_was_met_elsewhere_and_is_not_here_is_nobody(house: House, line: str) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/aiuto", EVA, ELSEWHERE)
    eva = (await house.people.meet(EVA)).id
    for mention in ("<@8>", f"<@{eva}>"):
        said = await house.said(line.replace("<@8>", mention))
        assert "non conosco nessuno con questa menzione" in said and "Eva" not in said


async def test_whoever_is_here_too_is_called_as_the_platform_says_here(house: House) -> None:
    """Her accounts are one person, first met on Telegram under her full name."""
    telegram = Account("telegram", "71", "Eva Bianchi", "it", "ebianchi")
    await house.ask("/aiuto", telegram, replace(ELSEWHERE, platform="telegram", id="-1", house="-1"))
    code = await house.said("/io collega", telegram, replace(ELSEWHERE, platform="telegram", id="-1", house="-1"))
    keys = await house.keys(f"/io collega {next(word for word in code.split() if word.isupper())}", EVA, ELSEWHERE)
    await house.press(keys["Sì, unisci"], EVA, ELSEWHERE)
    house.chat.members_there = [EVA]
    await house.ask("/mito partita @Anna <@8>")
    ladder = await house.said("/mito classifica sempre")
    assert "Eva" in ladder and "Bianchi" not in ladder


async def test_namesakes_are_told_apart_in_private_too(house: House) -> None:
    await house.ask("/mito partita @Anna @Eva")
    await house.ask("/mito partita <@8> @Anna", EVA, mentioned=(EVA,))
    for where in (HALL, private(ANNA)):
        ladder = await house.said("/mito classifica sempre", ANNA, where)
        assert "Eva (ospite)" in ladder and "Eva (eva)" in ladder


async def test_of_one_username_on_two_platforms_that_of_where_it_is_typed_is_meant(house: House) -> None:
    await house.ask("/aiuto", Account("discord", "71", "Daria", "it", "carlo"))
    await linked(house, THIRD)
    await house.ask("/aiuto", Account("telegram", "72", "Elio", "it", "carlo"), THIRD)
    for where, who in ((HALL, "Daria"), (THIRD, "Elio")):
        said = await house.said("/club ruolo @carlo arbitro", where=where, manages=True)
        assert said.startswith(f"{who} ora è arbitro")


EVE = Account("discord", "80", "Eva", "it", "evetta")


async def test_whose_a_name_is_is_asked_in_private_as_in_the_club(house: House) -> None:
    for who in (EVA, EVE):
        await house.ask("/io mostra", who)
    await house.ask("/mito partita @Anna <@8>", mentioned=(EVA,))
    for where in (HALL, private(ANNA)):
        keys = await house.keys("/mito giocatore Eva", ANNA, where)
        assert {"Eva (eva)", "Eva (evetta)"} <= {*keys}


async def test_the_page_about_oneself_tells_namesakes_apart(house: House) -> None:
    for who in (EVA, EVE):
        await house.ask("/io mostra", who)
    for where in (HALL, private(EVE)):
        assert "In Club altri si chiamano così: lì sei Eva (evetta)" in await house.said("/io mostra", EVE, where)
    assert "altri si chiamano così" not in await house.said("/io mostra", ANNA)


async def test_guests_of_one_name_in_two_clubs_are_told_apart_on_the_page_about_oneself(house: House) -> None:
    for where in (HALL, ELSEWHERE):
        await house.ask("/mito partita @Anna @+Marco", ANNA, where)
        await house.ask("/aiuto", EVA, where)
    alone = {*await house.keys("/io mostra", EVA, private(EVA))}
    assert {"Sono Marco (Club)", "Sono Marco (Altro club)"} <= alone


@pytest.mark.parametrize("asked_again", [True, False])
async def test_an_answer_said_again_tells_namesakes_apart(house: House, asked_again: bool) -> None:
    for who in (EVA, EVE):
        await house.ask("/io mostra", who)
    await house.ask("/mito partita @Anna <@8>", mentioned=(EVA,))
    once = await house.said("/mito partita @Anna <@80>", ANNA, private(ANNA), mentioned=(EVE,), id="r1")
    assert "Eva (evetta)" in once
    house = await house.restarted()
    if asked_again:
        assert await house.said("/mito partita @Anna <@80>", ANNA, private(ANNA), id="r1") == once
    else:
        house.now += 60
        await house.herald.say_again()
        assert once in house.chat.words()


async def test_nobody_is_asked_what_a_member_of_the_club_is_called(house: House) -> None:
    await house.ask("/mito partita @Anna @Ugo")
    await house.ask("/aiuto", BRUNO)
    assert "Bruno" in await house.said(f"/mito partita @Ugo <@{BRUNO.id}> @Anna", ANNA)
