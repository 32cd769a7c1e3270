"""Whoever has left a club has no business with it in private either, until they are seen there again."""

from __future__ import annotations

import asyncio

import pytest

from bot.hall.declared.declaration import May
from bot.hall.people.still_there import FRESH
from bot.hall.requests import Account
from tests.hall.house import ANNA, BRUNO, HALL, House, private
from tests.hall.people.test_claims import EVA, claimed

pytestmark = pytest.mark.asyncio

NORA = Account("discord", "551", "Nora", "it", "nora_n")
NOTHING = ("/mito classifica", "/club persone", "/diario registro:mito", "/annulla registro:mito", "/esporta")


async def played(house: House) -> None:
    """A club with a ladder, a book about its people, and Eva who manages its server."""
    await claimed(house)
    await house.ask("/io mostra", EVA, manages=True)


async def in_private(house: House, line: str) -> str:
    return await house.said(line, EVA, private(EVA))


async def test_an_organiser_who_has_left_the_server_has_nothing_of_it_in_private(house: House) -> None:
    await played(house)
    desk = await house.keys("/club persone", EVA, private(EVA))
    assert "Le persone di" in await in_private(house, "/club persone")
    house.chat.left = {EVA.id}
    house.now += FRESH
    assert "stanza del club" in await in_private(house, "/club controlla")
    for line in NOTHING:
        said = await in_private(house, line)
        assert not any(word in said for word in ("Marco", "Bruno", "Le persone di", "1000")), (line, said)
    pressed = await house.press(desk["Soci: 4"], EVA, private(EVA))
    assert "Marco" not in pressed and "Bruno" not in pressed
    assert not [label for label in await house.keys("/io mostra", EVA, private(EVA)) if label.startswith("Sono")]


async def test_so_it_is_for_a_director_of_the_clubs_own(house: House) -> None:
    await house.ask("/io mostra", EVA)
    await house.asked_yesterday("/club ruolo @eva direttore", manages=True)
    await played(house)
    await house.ask("/io mostra", EVA, manages=False)
    assert "Le persone di" in await in_private(house, "/club persone")
    house.chat.left = {EVA.id}
    house.now += FRESH
    assert "Le persone di" not in await in_private(house, "/club persone")


async def test_where_the_platform_tells_that_somebody_left_it_is_so_at_once_and_after_a_restart(house: House) -> None:
    await played(house)
    await house.hall.left(HALL, EVA, "discord:left", house.now)
    assert "Le persone di" not in await in_private(house, "/club persone")
    house = await house.restarted()
    assert "Le persone di" not in await in_private(house, "/club persone")


async def test_who_comes_back_is_there_again(house: House) -> None:
    await played(house)
    await house.hall.left(HALL, EVA, "discord:left", house.now)
    await house.ask("/io mostra", EVA)
    assert "1000" in await in_private(house, "/mito classifica")
    assert "Le persone di" not in await in_private(house, "/club persone"), "but manages nothing any more"
    await house.ask("/io mostra", EVA, manages=True)
    assert "Le persone di" in await in_private(house, "/club persone")


async def test_who_stays_is_asked_for_once_each_time_and_sees_the_same(house: House) -> None:
    await played(house)
    await house.ask("/codice nuovo Torneo", BRUNO, manages=True)
    house.now += FRESH
    before = len(house.chat.looked_up)
    for _ in range(3):
        assert "1000" in await house.said("/mito classifica", BRUNO, private(BRUNO))
    assert len(house.chat.looked_up) == before + 3, "a request looks at many books, and asks once"
    house.now += FRESH
    await asyncio.gather(*(house.said("/mito classifica", BRUNO, private(BRUNO)) for _ in range(3)))
    assert len(house.chat.looked_up) <= before + 6


@pytest.mark.parametrize("line", ["/mito classifica", "/club persone", "/esporta", "/mito partita @Anna @Bruno"])
async def test_who_leaves_a_moment_after_they_were_there_has_nothing_of_it(house: House, line: str) -> None:
    await played(house)
    assert "1000" in await in_private(house, "/mito classifica")
    await house.ask("/io mostra", EVA, manages=True)
    games = len(await house.entries(HALL))
    house.chat.left = {EVA.id}
    said = await in_private(house, line)
    assert not any(word in said for word in ("Marco", "Bruno", "Le persone di", "1000")), said
    assert len(await house.entries(HALL)) == games


async def test_who_never_wrote_there_and_is_in_its_books_has_nothing_of_it_once_they_have_left(house: House) -> None:
    await played(house)
    house.chat.members_there = [NORA]
    await house.ask("/mito partita @Anna @Nora", ANNA)
    assert "1000" in await house.said("/mito classifica", NORA, private(NORA))
    house.chat.left = {NORA.id}
    assert "1000" not in await house.said("/mito classifica", NORA, private(NORA))
    house.chat.left = set()
    await house.ask("/io mostra", NORA)
    assert "1000" in await house.said("/mito classifica", NORA, private(NORA))


async def test_so_it_is_where_the_platform_tells_that_they_left(house: House) -> None:
    await played(house)
    house.chat.members_there = [NORA]
    await house.ask("/mito partita @Anna @Nora", ANNA)
    assert "1000" in await house.said("/mito classifica", NORA, private(NORA))
    await house.hall.left(HALL, NORA, "discord:left", house.now)
    house = await house.restarted()
    assert "1000" not in await house.said("/mito classifica", NORA, private(NORA))


async def test_having_left_unseen_makes_nobody_known_who_comes_back(house: House) -> None:
    await played(house)
    house.chat.members_there = [NORA]
    await house.ask("/mito partita @Anna @Nora", ANNA)
    await house.said("/mito classifica", NORA, private(NORA))
    await house.hall.left(HALL, NORA, "discord:left", house.now)
    house.now += 1000
    await house.ask("/io mostra", NORA)
    nora, room = await house.people.meet(NORA), await house.people.enter(HALL)
    [row] = await house.store.rows("seen", person=nora.id, room=room.id)
    assert (row["at"], row["gone"]) == (house.now, None)


async def test_nobody_is_asked_for_who_is_there_or_wants_nothing_of_a_club(house: House) -> None:
    await played(house)
    house.now += 10 * FRESH
    before = len(house.chat.looked_up)
    await house.said("/tira 5", BRUNO, private(BRUNO))
    await house.said("/aiuto lista", BRUNO, private(BRUNO))
    assert "1000" in await house.said("/mito classifica", BRUNO)
    assert len(house.chat.looked_up) == before


async def test_where_the_platform_is_silent_no_office_counts_in_private_and_anybody_may_read(house: House) -> None:
    await played(house)
    house.now += FRESH
    house.chat.silent = True
    assert "1000" in await in_private(house, "/mito classifica")
    assert "Riprova" in await in_private(house, "/mito partita @Anna @Bruno")
    for line in ("/esporta", "/club persone", "/club controlla"):
        assert "Riprova" in await in_private(house, line), "what takes an office is not read either"
    assert "Riprova" not in await house.said("/mito partita @Anna @Bruno", BRUNO, private(BRUNO)), "without an office"
    house.chat.silent = False
    house.now += FRESH
    assert "Riprova" not in await in_private(house, "/mito partita @Anna @Bruno")


async def test_an_office_ends_with_who_leaves_and_is_given_anew(house: House) -> None:
    await house.ask("/io mostra", EVA)
    await house.asked_yesterday("/club ruolo @eva direttore", manages=True)
    await played(house)
    await house.ask("/io mostra", EVA, manages=False)
    assert "Le persone di" in await house.said("/club persone", EVA)
    await house.ask("/io mostra", ANNA, manages=True)
    await house.heralded()
    await house.hall.left(HALL, EVA, "discord:left", house.now)
    told = await house.heralded()
    assert any("Eva non è più in Club" in said and "direttore" in said for said in told), told
    assert any("Non sei più in Club" in said for said in told), told
    house = await house.restarted()
    await house.ask("/io mostra", EVA)
    assert "Le persone di" not in await house.said("/club persone", EVA)
    await house.asked_yesterday("/club ruolo @eva direttore", manages=True)
    assert "Le persone di" in await house.said("/club persone", EVA)


async def test_whoever_managed_until_they_left_did_so_at_a_moment_before_and_nobody_else(house: House) -> None:
    await house.ask("/io mostra", EVA, manages=True)
    await house.ask("/io mostra", BRUNO, manages=False)
    room, moment = await house.people.enter(HALL), house.now + 10
    for who in (EVA, BRUNO):
        await house.people.has_gone(who, room, moment)
    eva = (await house.people.meet(EVA)).id
    assert await house.people.holding(room.club, May.ORGANISER, moment - 1) == [eva]
    assert await house.people.holding(room.club, May.ORGANISER, moment) == []


async def test_in_private_it_is_said_where_a_game_of_the_clubs_is_written(house: House) -> None:
    await played(house)
    await house.hall.left(HALL, EVA, "discord:left", house.now)
    for line in ("/mito partita @Anna @Bruno", "/codice classifica", "/gdr classifica", "/diplomazia classifica"):
        assert "in una stanza del club" in await in_private(house, line), line


async def test_what_they_played_stays_in_the_ladder_and_in_their_own_data(house: House) -> None:
    await played(house)
    await house.ask("/mito game @Anna @Eva", ANNA)
    await house.hall.left(HALL, EVA, "discord:left", house.now)
    assert "Eva" in await house.said("/mito classifica")
    assert "Metaclassifica" in await in_private(house, "/io mostra")


async def test_an_organiser_whose_private_chat_is_closed_hears_of_an_office_that_ended_by_a_button(
    house: House,
) -> None:
    await house.ask("/io mostra", EVA)
    await house.asked_yesterday("/club ruolo @eva direttore", manages=True)
    await house.ask("/io mostra", ANNA, manages=True)
    house.chat.closed.add(ANNA.id)
    await house.heralded()
    await house.hall.left(HALL, EVA, "discord:left", house.now)
    told = [*await house.heralded(), *await house.heralded()]
    assert any("Anna, ho una risposta solo per te" in said for said in told), told
    assert not any("Eva non è più" in said for said in told)
