"""Two accounts are one person, and each club goes on seeing those names alone that are used in it."""

from __future__ import annotations

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Mention, say
from bot.hall.requests import Account, Form, Place
from bot.storage.contract import Write
from bot.storage.stored import StoredNotice
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House

GROUP = Place("telegram", "-1", "Gruppo", house="-1", house_title="Gruppo")
PIA = Account("discord", "8", "Pia", "it", "piarossa", public="Pia")
ON_TELEGRAM = Account("telegram", "71", "Zingaro", "it", "zingaro_lab")
ON_DISCORD = Account("discord", "72", "Zingaro", "it", "zingaro_lab", public="Zingaro")
RITA = Account("telegram", "73", "Rita", "it", "rita")

OTHERS = [(ON_TELEGRAM, GROUP, RITA), (ON_DISCORD, ELSEWHERE, BRUNO)]
"""Her other account, its club, and somebody of that."""
each = pytest.mark.parametrize(("other", "there", "witness"), OTHERS)


async def both_are_met(house: House, other: Account, there: Place, witness: Account) -> None:
    await house.ask("/mito partita @Anna @Pia", PIA, mentioned=(PIA,))
    await house.ask("/mito partita @Anna <@8>", PIA, mentioned=(PIA,))
    await house.ask("/aiuto", witness, there)
    await house.ask("/mito partita @Ugo @Zingaro", other, there)


async def linked(house: House, first: Account, here: Place, second: Account, there: Place) -> str:
    code = (await house.said("/io collega", first, here)).split("/io collega ")[1].split()[0]
    asked = await house.said(f"/io collega {code}", second, there)
    await house.press((await house.keys(f"/io collega {code}", second, there))["Sì, unisci"], second, there)
    return asked


async def seen_in(house: House, who: Account, where: Place, name: str) -> str:
    ladder = await house.said("/mito classifica sempre", who, where)
    return ladder + await house.said(f"/club persone {name}", who, where, manages=True)


async def offered(house: House, where: Place) -> list[str]:
    """Who is offered where a person is typed."""
    room = await house.people.enter(where)
    return [one.name for one in await house.people.people_of(room.circle)]


@each
@pytest.mark.parametrize("code_of_pia", [True, False])
async def test_each_club_sees_the_names_used_in_it_alone(
    house: House, other: Account, there: Place, witness: Account, code_of_pia: bool
) -> None:
    await both_are_met(house, other, there, witness)
    sides = [(PIA, HALL), (other, there)]
    (one, here), (two, away) = sides if code_of_pia else sides[::-1]
    asked = await linked(house, one, here, two, away)
    assert "Ogni club continua a vedere solo i nomi che usi lì" in asked
    await house.ask("/mito partita @Anna @Pia")
    await house.ask("/dado 1d6", PIA)
    await house.ask("/dado 1d6", other, there)
    await house.ask("/mito partita @Ugo @Zingaro", witness, there)
    for after in (house, await house.restarted()):
        ours = await seen_in(after, ANNA, HALL, "Pia") + " ".join(await offered(after, HALL))
        assert "Pia" in ours and "piarossa" in ours and "ingaro" not in ours
        theirs = await seen_in(after, witness, there, "Zingaro") + " ".join(await offered(after, there))
        assert "Zingaro" in theirs and "zingaro_lab" in theirs and "Pia" not in theirs and "piarossa" not in theirs
        for name in ("Zingaro", "zingaro_lab"):
            assert "non conosco" in await after.said(f"/mito giocatore {name}")
        for name in ("Pia", "piarossa"):
            assert "non conosco" in await after.said(f"/mito giocatore {name}", witness, there)


@each
async def test_a_form_names_whoever_is_meant_as_its_club_does(
    house: House, other: Account, there: Place, witness: Account
) -> None:
    await both_are_met(house, other, there, witness)
    await linked(house, PIA, HALL, other, there)
    pia = (await house.people.meet(PIA)).id
    for who, where, name in ((ANNA, HALL, "Pia"), (witness, there, "Zingaro")):
        form = await house.ask(who=who, where=where, press=f"?member!club role member:<@{pia}>", manages=True)
        assert isinstance(form, Form) and form.fields[0].value == f"@{name}"


async def test_a_private_notice_of_a_clubs_book_names_people_as_that_club_does(house: House) -> None:
    await both_are_met(house, ON_DISCORD, ELSEWHERE, BRUNO)
    await linked(house, PIA, HALL, ON_DISCORD, ELSEWHERE)
    pia, bruno = [(await house.people.meet(one)).id for one in (PIA, BRUNO)]
    for where, name in ((HALL, "Pia"), (ELSEWHERE, "Zingaro")):
        club = (await house.people.enter(where)).club
        [book] = [one.id for one in await house.store.books(clubs=[club], kind="mito")]
        card = as_json.dumps(Card(say("journal-voided", line=Mention(pia)), audience=Audience.MEMBER))
        await house.store.write(Write(notices=[StoredNotice("", card, house.now, person=bruno, book=book)]))
        assert name in (await house.heralded())[-1]


@each
async def test_parted_again_no_name_of_elsewhere_stays(
    house: House, other: Account, there: Place, witness: Account
) -> None:
    await both_are_met(house, other, there, witness)
    await linked(house, other, there, PIA, HALL)
    await house.ask("/mito partita @Anna @Pia", PIA)
    parting = await house.keys("/io mostra", PIA)
    [label] = [label for label in parting if label.startswith("Separa")]
    sure = await house.ask(who=PIA, press=parting[label].id)
    await house.press(sure.drawn.buttons[0][0], PIA)
    for after in (house, await house.restarted()):
        seen = await seen_in(after, ANNA, HALL, "piarossa") + await after.said("/diario registro:club")
        assert "Pia" in seen and "ingaro" not in seen
        assert "non conosco" in await after.said("/mito giocatore Zingaro")
        assert "Pia" not in await seen_in(after, witness, there, "Zingaro")


@each
async def test_a_third_club_hears_the_name_of_the_account_that_comes(
    house: House, other: Account, there: Place, witness: Account
) -> None:
    third = Place("discord", "30", "Terza", house="7", house_title="Terzo club")
    await both_are_met(house, other, there, witness)
    await linked(house, other, there, PIA, HALL)
    await house.ask("/mito partita @Ugo <@8>", BRUNO, third, mentioned=(PIA,))
    for _ in range(2):
        seen = await seen_in(house, BRUNO, third, "Pia")
        assert "Pia" in seen and "ingaro" not in seen
        await house.ask("/dado 1d6", PIA, third)


async def test_whoever_came_with_both_accounts_is_found_by_either(house: House) -> None:
    await both_are_met(house, ON_DISCORD, ELSEWHERE, BRUNO)
    await house.ask("/aiuto", ON_DISCORD)
    await linked(house, ON_DISCORD, ELSEWHERE, PIA, HALL)
    for name in ("Pia", "Zingaro"):
        assert "non conosco" not in await house.said(f"/mito giocatore {name}")
