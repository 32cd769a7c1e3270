"""What is said about people and clubs is true of the case at hand, and names what it speaks of."""

from __future__ import annotations

from bot.hall.requests import Account, Place
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House
from tests.hall.people.clubs.two_clubs import linked
from tests.hall.people.test_witnesses import PIPPO, confirm_asked

NEW = Account("discord", "78", "Nuova", "it", "nuova")
SECOND_HALL = Place("discord", "21", "Sala", house="6", house_title="Altro club")


async def test_who_met_the_guest_in_a_newcomers_game_alone_hears_why_that_is_no_witness(house: House) -> None:
    await house.ask("/mito partita @Anna @Ugo")
    await house.ask("/aiuto", NEW)
    await house.ask("/mito partita @Carla @Ugo <@78>", CARLA, mentioned=(NEW,))
    said = await house.press(await confirm_asked(house, "Ugo", PIPPO), NEW)
    assert "non lo aveva mai incontrato prima" in said and "uno di voi due" not in said


async def test_where_no_guest_is_offered_by_name_none_is_spoken_of(house: House) -> None:
    for number in range(10):
        await house.ask(f"/mito partita @Anna @Ospite{number}x")
    said = await house.said("/io collega", BRUNO)
    assert "uno di questi ospiti" not in said and "Cerca il tuo nome" in said


async def test_whoever_looks_for_a_guest_by_name_reads_of_no_other_way(house: House) -> None:
    await house.ask("/mito partita @Anna @Ugo")
    assert (await house.said("/io collega", BRUNO)).count("Oppure") == 1
    assert (await house.said("/io collega nome:Ugo", BRUNO)).startswith("Uno di questi ospiti sei tu?")


async def test_a_question_of_a_command_that_only_reads_says_nothing_of_recording(house: House) -> None:
    await house.ask("/mito partita @Anna @Dario")
    await house.ask("/mito partita @Anna @Darion")
    said = await house.said("/club persone Dari", manages=True)
    assert "somiglia" in said and "registrato" not in said


async def test_a_guest_who_is_told_apart_is_called_a_guest_once(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/aiuto", BRUNO)
    guest = (await house.people.guest((await house.people.enter(HALL)).club, "Bruno")).id
    assert (await house.said(f"/club persone <@{guest}>", manages=True)).startswith("Bruno (ospite)\n")


async def test_the_journal_names_the_club_that_was_linked(house: House) -> None:
    await linked(house)
    journals = [await house.said("/diario 20 registro:club", ANNA, where) for where in (HALL, ELSEWHERE)]
    assert any("con un altro: " in one and "lub" in one.split("con un altro: ")[1] for one in journals)
    assert not any("quello di" in one for one in journals)


async def test_books_of_both_clubs_in_rooms_of_one_name_are_told_apart_before_a_link(house: House) -> None:
    await house.ask("/tira 3")
    await house.ask("/tira 3", BRUNO, SECOND_HALL)
    code = (await house.said("/club collega", manages=True)).split("/club collega ")[1].split()[0]
    said = await house.said(f"/club collega {code}", BRUNO, SECOND_HALL, manages=True)
    assert "Sala (Club): continua" in said and "Sala (Altro club): continua" in said


async def test_a_club_without_a_game_says_so_on_the_page_about_oneself(house: House) -> None:
    await house.ask("/mito partita @Anna @Ugo")
    await house.ask("/aiuto", ANNA, ELSEWHERE)
    said = await house.said("/io mostra")
    assert "In Altro club: ancora nessuna partita" in said and "In Club\n" in said


async def test_what_changes_by_linked_accounts_is_said_by_club(house: House) -> None:
    for where in (HALL, ELSEWHERE):
        await house.ask("/mito partita @Ugo @Anna", ANNA, where)
        await house.ask("/mito partita @Ugo @Carla", CARLA, where)
    code = (await house.said("/io collega", CARLA)).split("/me link ")[1].split()[0]
    said = await house.said(f"/io collega {code}")
    assert "In Club\n" in said and "In Altro club\n" in said
