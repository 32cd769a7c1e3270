"""/club check: each room that has a job is looked at, and what is missing is said with where to change it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.ladder.discord import LADDER
from tests.hall.house import ANNA, BRUNO, CORNER, ELSEWHERE, HALL, House, opened, private

FILES, SEND = "discord-permission-attach-files", "discord-permission-send-messages"
TOPIC = "telegram-lacks-open-topic"
CHECK = "/club controlla"


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[House]:
    """A club with dice in the hall, and notices of its ladder in the corner."""
    house = await opened(tmp_path)
    await house.said("/tira 3")
    await house.said("/club avvisi metaclassifiche", ANNA, CORNER, manages=True)
    yield house
    await house.store.close()


async def checked(house: House) -> str:
    return await house.said(CHECK, ANNA, manages=True)


async def test_where_nothing_is_missing_one_short_line_says_so(club: House) -> None:
    assert await checked(club) == "Non mi manca niente: ho guardato 2 stanze."


async def test_what_is_missing_is_named_as_the_platform_names_it_with_the_room_its_job_and_the_way(club: House) -> None:
    club.chat.lacking[HALL.id] = (FILES,)
    club.chat.lacking[CORNER.id] = (SEND, FILES)
    assert await checked(club) == "\n".join(
        (
            "Mi manca qualcosa",
            "Sala (Tiri al tavolo): «Allega file»",
            "Angolo (avvisi: metaclassifiche): «Invia messaggi» · «Allega file»",
            "Si cambia nelle impostazioni del canale, Permessi, per il mio ruolo.",
        )
    )


async def test_what_would_only_be_better_is_no_lack_wherever_a_secret_may_be_typed(club: House) -> None:
    club.chat.wishing = dict.fromkeys((HALL.id, CORNER.id), ("discord-permission-manage-messages",))
    assert "meglio" not in await checked(club)  # nothing secret is typed in this club
    await club.said("/codice new Torneo", ANNA, CORNER, manages=True)
    await club.said("/campagna nuova Faro")
    title, better, way = (await checked(club)).split("\n")
    assert title.startswith("Non mi manca niente")
    assert better.startswith("Sala, ") and "mi aiuterebbe anche «Gestisci messaggi»" in better and "segreti" in way


async def test_that_not_all_that_is_typed_is_heard_is_said_with_what_it_means(club: House) -> None:
    club.chat.deaf = dict.fromkeys((HALL.id, CORNER.id), ("telegram-lacks-all-messages",))
    title, better, way = (await checked(club)).split("\n")
    assert title.startswith("Non mi manca niente")
    assert better == "Sala: funziono già, e mi aiuterebbe anche l'ascolto dei messaggi di tutti."
    assert all(word in way for word in ("privacy", "accento", "@nome", "/setprivacy"))


async def test_of_a_platform_that_is_not_connected_nothing_is_promised(club: House) -> None:
    there = club.hall.house.chats.pop("discord")  # type: ignore[attr-defined]
    said = await checked(club)
    club.hall.house.chats["discord"] = there  # type: ignore[index]
    assert "Discord adesso non è collegato" in said and "Non mi manca niente" not in said


async def test_who_holds_an_office_and_takes_no_private_messages_is_named(club: House) -> None:
    await club.said("/aiuto", BRUNO)
    await club.said("/club ruolo <@2> arbitro", ANNA, manages=True, mentioned=(BRUNO,))
    bruno = await club.people.meet(BRUNO)
    await club.hall.reachable(BRUNO, False)
    assert "In privato non posso scrivere a Bruno: riceve un pulsante nel canale." in await checked(club)
    await club.hall.reachable(BRUNO, True)
    assert bruno.name not in await checked(club)


async def test_who_asks_is_told_of_themselves_in_the_second_person(club: House) -> None:
    await club.said("/aiuto", BRUNO)
    for who, whom in (("<@1>", ANNA), ("<@2>", BRUNO)):
        await club.said(f"/club ruolo {who} arbitro", ANNA, manages=True, mentioned=(whom,))
        await club.hall.reachable(whom, False)
    said = await checked(club)
    assert "In privato non posso scriverti: ricevi un pulsante nel canale." in said
    assert "In privato non posso scrivere a Bruno: riceve un pulsante nel canale." in said


async def test_rooms_that_are_changed_in_another_way_have_it_under_them(club: House) -> None:
    club.chat.lacking[HALL.id] = (FILES,)
    club.chat.lacking[CORNER.id] = ("discord-permission-manage-threads",)
    _, *lines = (await checked(club)).split("\n")
    assert [line.split()[0] for line in lines] == ["Sala", "Si", "Angolo", "Il"]


async def test_a_board_whose_link_was_given_away_needs_its_page(club: House) -> None:
    await club.said("/codice new Torneo", ANNA, CORNER, manages=True)
    boards = club.hall.house.boards
    boards.open_at("http://127.0.0.1/", public=False, changed=lambda id: None)
    await club.said("/club tabellone", ANNA, CORNER, manages=True)
    assert "pagina" not in await checked(club)
    boards.address = ""
    assert "la pagina è spenta" in await checked(club)


async def test_it_is_the_organisers_and_in_private_of_all_the_clubs_that_they_organise(club: House) -> None:
    assert "organizzatore" in await club.said(CHECK, BRUNO)
    assert "stanza del club" in await club.said(CHECK, BRUNO, private(BRUNO))
    await club.said("/tira 3", ANNA, ELSEWHERE, manages=True)
    assert await club.said(CHECK, ANNA, private(ANNA)) == "Non mi manca niente: ho guardato 3 stanze."
    club.chat.lacking[CORNER.id] = (SEND,)
    assert "Angolo (avvisi: metaclassifiche): «Invia messaggi»" in await club.said(CHECK, ANNA, private(ANNA))


async def test_that_nothing_is_taken_in_private_is_named_until_it_is_over(club: House) -> None:
    await checked(club)
    await club.hall.held_back(ANNA, LADDER.step("private-flagged"))
    assert (await checked(club)).split("\n")[:2] == [
        "Mi manca qualcosa",
        "Discord mi ha messo in quarantena: per ora non posso scrivere in privato",
    ]
    await club.hall.held_back_no_more("discord")
    assert await checked(club) == "Non mi manca niente: ho guardato 2 stanze."
