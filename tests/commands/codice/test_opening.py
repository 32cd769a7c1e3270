"""One tournament a room: one that is over gives way, one that is not is closed first, and all can be found."""

from __future__ import annotations

from pathlib import Path

from tests.commands.codice.club_evening import evening
from tests.commands.codice.club_night import PEOPLE, ZOE, Night, begun, entered
from tests.hall.house import ANNA


async def test_a_tournament_that_is_over_gives_way(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_all()
        assert "Rivincita: il torneo è aperto" in await tonight.said('/codice nuovo "Rivincita"')
        assert "Nessuna squadra iscritta" in await tonight.said("/codice tavoli")


async def test_the_old_one_stays_reachable_by_book(tmp_path: Path) -> None:
    async with evening(tmp_path, 5) as tonight:
        await tonight.play_all()
        await tonight.said('/codice nuovo "Rivincita"')
        which = await tonight.keys("/diario registro:codice")
        assert list(which) == ["Rivincita · Sala", "Coppa · Sala"]
        assert "Torneo finito" in await tonight.said(press=which["Coppa · Sala"].id)


async def test_one_that_is_not_over_is_not_pushed_aside(night: Night) -> None:
    said = await night.refused("/codice nuovo Rivincita 8")
    assert "Torneo d'autunno: il torneo non è finito" in said
    assert "Tavoli · turno 1" in await night.asks("/codice tavoli")


async def test_a_director_closes_it_and_opens_the_other(night: Night) -> None:
    await night.asks("/codice nuovo Rivincita places:8")
    assert "Torneo d'autunno: il torneo è chiuso" in await night.presses("Chiudilo")
    said = await night.presses("Apri Rivincita")
    assert "Rivincita: il torneo è aperto" in said
    assert "8 posti" in said


async def test_a_closed_tournament_waits_for_nothing(night: Night) -> None:
    await night.asks("/codice nuovo Rivincita")
    await night.presses("Chiudilo")
    assert not (await night.book()).due()
    assert "finito" in await night.refused("/codice mano 1 Orsi assassino")


async def test_closing_can_be_undone(night: Night) -> None:
    await night.asks("/codice nuovo Rivincita")
    await night.presses("Chiudilo")
    await night.asks("/annulla")
    await night.presses("Sì, annulla")
    assert not (await night.book()).over


async def test_players_close_nothing(night: Night) -> None:
    await night.asks("/codice nuovo Rivincita")
    shut = night.keys["Chiudilo"]
    assert "direttore" in await night.presses(shut, PEOPLE["Aldo"])


async def test_names_stay_when_the_director_who_wrote_them_is_forgotten(tmp_path: Path) -> None:
    night = await entered(tmp_path, 3)
    await night.asks('/codice squadra "I Gechi" @uno @due')
    await night.asks("/io cancella", ZOE)
    await night.presses(next(iter(night.keys)), ZOE)
    said = await night.asks("/codice tavoli", ANNA)
    assert "I Gechi" in said
    assert await night.house.people.words((await night.book()).name) == "Torneo d'autunno"
    await night.house.store.close()


async def test_a_new_night_begins_in_the_same_room(tmp_path: Path) -> None:
    night = await begun(tmp_path)
    await night.asks("/codice nuovo Rivincita")
    await night.presses("Chiudilo")
    await night.presses("Apri Rivincita")
    said = await night.asks('/codice squadra "Gli Orsi" @aldo @bea', PEOPLE["Aldo"])
    assert "Gli Orsi: iscrizione fatta" in said
    await night.house.store.close()
