"""People are met, renamed, guests until they come, one where they say so, and forgotten when they ask."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.hall.cards.card import Tone
from bot.hall.people.accounts import LONGEST, account_row, name_there, public_name
from bot.hall.requests import Account, Place, Reply
from bot.storage.contract import Write
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House, private


async def test_an_account_is_one_person_for_good(house: House) -> None:
    first = await house.people.meet(ANNA)
    house = await house.restarted()
    assert await house.people.meet(ANNA) == first


async def test_a_new_name_on_the_platform_is_the_new_name(house: House) -> None:
    await house.ask("/tira 2")
    await house.ask("/tira 1", replace(ANNA, name="Anna B."))
    assert "Anna B. ha tirato" in await house.said("/diario 5", BRUNO)


async def test_unseen_signs_are_no_part_of_a_name(house: House) -> None:
    person = await house.people.meet(replace(ANNA, name="A\u202en\u200bna\ue000\n"))
    assert person.name == "Anna"
    nameless = await house.people.meet(Account("discord", "9", "\u200b"))
    assert nameless.name == "?"


DARIO = Account("discord", "7", "Dario Rossi", handle="Dario")


@pytest.mark.parametrize("line", ["/mito game @Anna @dario", "/club ruolo @dario arbitro"])
async def test_nobody_is_a_guest_for_bearing_their_name(house: House, line: str) -> None:
    await house.ask(line, manages=True)
    guest = await house.named("@dario")
    assert guest.guest and guest.name == "dario"
    await house.ask("/aiuto", DARIO)
    dario = await house.people.meet(DARIO)
    assert (dario.name, dario.guest) == ("Dario Rossi", False)
    assert dario.id != guest.id


async def test_a_club_s_guest_is_nobody_of_another_club(house: House) -> None:
    await house.ask("/club ruolo @dario arbitro", manages=True)
    await house.ask("/club ruolo @dario arbitro", where=ELSEWHERE, manages=True)
    assert (await house.named("@dario")).id != (await house.named("@dario", ELSEWHERE)).id


async def test_whom_only_another_club_takes_a_guest_for_they_are_not_at_home(house: House) -> None:
    bruno, elsewhere = await house.people.meet(BRUNO), await house.people.enter(ELSEWHERE)
    await house.ask("/mito partita @Anna @Elena")
    guest = await house.named("Elena")
    for club, who in ((elsewhere.club, guest.id), ((await house.people.enter(HALL)).club, bruno.id)):
        [row] = house.people.joins.joined(club, guest.id, bruno.id, house.now)
        await house.store.write(Write(changes=[row]))
        house.people.forget(row)
        assert (await house.people.person(guest.id)).id == who


async def test_a_room_that_is_known_no_more_has_no_title(house: House) -> None:
    assert await house.people.title_of("gone") == ""


async def test_two_accounts_become_one_person_and_the_past_goes_with_them(house: House) -> None:
    there = Account("telegram", "71", "Annina", "it", "annina")
    group = Place("telegram", "-1", "Gruppo", house="-1", house_title="Gruppo")
    await house.ask("/tira 3", there, group)
    code = (await house.said("/io collega")).split("/io collega ")[1].split()[0]
    keys = await house.keys(f"/io collega {code.lower()}", there, group)
    assert "una persona sola, ovunque" in await house.press(keys["Sì, unisci"], there, group)
    anna = (await house.people.meet(ANNA)).id
    for after in (house, await house.restarted()):
        assert "Annina ha tirato" in await after.said("/diario 5", there, group)
        assert (await after.people.meet(there)).id == anna
        assert len(await after.people.rooms_of(anna)) == 2
    house = after
    assert "non esiste o è scaduto. /io collega ne dà uno nuovo." in await house.said(f"/io collega {code}", BRUNO)


async def test_a_code_stands_for_who_its_owner_has_become(house: House) -> None:
    await house.ask("/tira 3", CARLA)
    codes = [(await house.said("/io collega", who)).split(" collega ")[1].split()[0] for who in (ANNA, BRUNO)]
    for code, who in ((codes[1], ANNA), (codes[0], CARLA)):
        [sure] = (await house.keys(f"/io collega {code}", who)).values()
        await house.press(sure, who)
    assert "Bruno ha tirato" in await house.said("/diario 5")


async def test_a_code_of_one_kind_is_no_code_of_another_and_expires(house: House) -> None:
    code = (await house.said("/io collega")).split("/io collega ")[1].split()[0]
    assert "non esiste" in await house.said(f"/club collega {code}", manages=True)
    house.now += 601
    assert "scaduto" in await house.said(f"/io collega {code}", BRUNO)


async def test_a_guest_is_claimed_only_with_a_director(house: House) -> None:
    await house.ask("/club ruolo @elena arbitro", manages=True)
    keys = await house.keys("/io collega", BRUNO)
    await house.press(keys["Sono elena"], BRUNO)
    [asked] = await house.heralded()
    assert asked.startswith("Bruno è l'ospite elena?")
    confirm = house.chat.said[-1].drawn.buttons[0][0]
    assert "qualcun altro" in await house.press(confirm, BRUNO)
    assert "sono la stessa persona" in await house.press(confirm, manages=True)
    assert "già stato risposto" in await house.press(confirm, manages=True)
    assert (await house.people.rank((await house.people.enter(HALL)).club, await id_of(house, BRUNO))) == 1


async def id_of(house: House, account: Account) -> str:
    return (await house.people.meet(account)).id


async def test_who_asks_to_be_forgotten_is_a_pseudonym_everywhere(house: House) -> None:
    await house.ask('/tira 3 nota:"il mio segreto"', BRUNO)
    await house.ask("/club ruolo @bruno direttore", manages=True)
    old = await id_of(house, BRUNO)
    keys = await house.keys("/io cancella", BRUNO)
    assert (await house.press(keys["Sì, dimenticami"], BRUNO)).startswith("Fatto.")
    for after in (house, await house.restarted()):
        said = await after.said("/diario 10")
        assert "Bruno" not in said and "segreto" not in said
        assert re.search(r"ex membro \w{4} ha tirato", said) and old[-4:] not in said
    stored = [
        row
        for table in ("accounts", "people", "words", "seen", "roles", "presses")
        for row in await house.store.rows(table)
    ]
    assert not [row for row in stored if "Bruno" in str(row) or "segreto" in str(row)]
    assert await id_of(house, BRUNO) != old


async def test_a_claim_made_in_private_is_for_the_room(house: House) -> None:
    await house.ask("/club ruolo @elena arbitro", manages=True)
    await house.ask("/aiuto", BRUNO)
    keys = await house.keys("/io collega", BRUNO, private(BRUNO))
    await house.press(keys["Sono elena"], BRUNO, private(BRUNO))
    await house.heralded()
    asked = house.chat.said[-1]
    confirm = asked.drawn.buttons[0][0]
    assert asked.place == replace(HALL, title=asked.place.title, house_title=asked.place.house_title)
    assert "qualcun altro" in await house.press(confirm, BRUNO)
    assert "qualcun altro" in await house.press(confirm, BRUNO, private(BRUNO))
    assert "sono la stessa persona" in await house.press(confirm, manages=True)


async def test_nobody_vouches_for_the_guest_of_another_club(house: House) -> None:
    await house.ask("/club ruolo @elena direttore", manages=True)
    keys = await house.keys("/io collega", BRUNO)
    await house.press(keys["Sono elena"], BRUNO)
    await house.heralded()
    confirm = house.chat.said[-1].drawn.buttons[0][0]
    assert "no longer" in await house.press(confirm, CARLA, ELSEWHERE, manages=True)


async def test_who_gives_an_office_with_a_claim_must_hold_a_higher_one(house: House) -> None:
    await house.ask("/io mostra", CARLA)
    for line in ("/club ruolo @elena organizzatore", "/club ruolo @carla direttore"):
        await house.ask(line, manages=True)
    await house.press((await house.keys("/io collega", BRUNO))["Sono elena"], BRUNO)
    await house.heralded()
    confirm = house.chat.said[-1].drawn.buttons[0][0]
    assert "organiser" in await house.press(confirm, CARLA)
    assert "sono la stessa persona" in await house.press(confirm, manages=True)


async def test_forgetting_asks_first(house: House) -> None:
    assert "Vuoi che ti dimentichi?" in await house.said("/io cancella", BRUNO)
    assert "Nome: Bruno" in await house.said("/io mostra", BRUNO)


async def test_ones_own_language_holds_in_private_and_the_clubs_in_rooms(house: House) -> None:
    assert await house.said("/io lingua inglese") == "In private: English"
    assert "What I know" in await house.said("/io mostra")
    assert (await house.said("/tira 1")).startswith("Anna tira")
    assert "What I know" in await house.said("/io mostra", where=private(ANNA))
    assert await house.said("/io lingua auto") == "In privato: quella della tua app"


async def test_whose_language_nobody_told_is_refused_in_the_clubs(house: House) -> None:
    await house.ask("/club lingua inglese", manages=True)
    silent = replace(BRUNO, language="")
    assert "out of range" in await house.said("/roll 500", silent)


async def test_who_types_is_spoken_to_in_the_language_that_their_app_told_before(house: House) -> None:
    await house.ask("/aiuto", replace(BRUNO, language="en-GB"))
    assert "What I know" in await house.said("/io mostra", replace(BRUNO, language=""))
    assert "Che cosa so" in await house.said("/io mostra", replace(BRUNO, language="it"))
    house = await house.restarted()
    assert "Che cosa so" in await house.said("/io mostra", replace(BRUNO, language=""))


async def test_a_club_has_one_language_in_all_its_rooms_and_another_club_its_own(house: House) -> None:
    assert "English" in await house.said("/club lingua inglese", manages=True)
    assert (await house.said("/tira 1")).startswith("Anna rolls")
    assert (await house.said("/tira 1", where=ELSEWHERE)).startswith("Anna tira")


async def test_two_places_become_one_club_with_their_offices_and_books(house: House) -> None:
    await house.ask("/aiuto", BRUNO, ELSEWHERE)
    await house.ask("/club ruolo @bruno arbitro", where=ELSEWHERE, manages=True)
    await house.ask("/tira 3", BRUNO, ELSEWHERE)
    code = (await house.said("/club collega", manages=True)).split("/club collega ")[1].split()[0]
    keys = await house.keys(f"/club collega {code}", where=ELSEWHERE, manages=True)
    assert "un solo club: Club" in await house.press(keys["Sì, un club solo"], where=ELSEWHERE, manages=True)
    here, there = await house.people.enter(HALL), await house.people.enter(ELSEWHERE)
    assert house.people.links.one(here.club, there.club)
    assert await house.people.rank(here.club, await id_of(house, BRUNO)) == 1
    assert [book.kind for book in await house.store.books(room=there.id)] == ["club", "table"]


async def test_a_group_that_moved_keeps_its_books(house: House) -> None:
    group = Place("telegram", "-1", "Gruppo", house="-1")
    topic = Place("telegram", "-1:7", "Tema", "-1", house="-1")
    await house.ask("/tira 1", where=group)
    await house.ask("/tira 2", where=topic)
    await house.hall.moved("telegram", "-1", "-1001")
    moved = Place("telegram", "-1001", "Gruppo", house="-1001")
    assert "ancora chiuso: 2 tiri" in await house.said("/verifica", where=moved)
    assert (await house.said("/tira 1", where=Place("telegram", "-1001:7", "Tema", "-1001", "-1001"))).startswith(
        "Anna"
    )
    assert len(await house.entries(moved)) == 5


async def test_a_group_that_moved_is_not_remembered_where_it_was(house: House) -> None:
    group = Place("telegram", "-1", "Gruppo", house="-1")
    before = await house.people.enter(group)
    await house.hall.moved("telegram", "-1", "-1001")
    assert (await house.people.enter(Place("telegram", "-1001", "Gruppo", house="-1001"))).id == before.id
    assert (await house.people.enter(group)).id != before.id


async def test_a_topic_first_seen_after_the_group_moved_is_of_its_club(house: House) -> None:
    before = await house.people.enter(Place("telegram", "-1", "Gruppo", house="-1"))
    await house.hall.moved("telegram", "-1", "-1001")
    topic = await house.people.enter(Place("telegram", "-1001:9", "Tema", "-1001", house="-1001"))
    assert topic.club == before.club


async def test_the_greeting_is_said_once(house: House) -> None:
    drawn = await house.hall.greeting(HALL, ANNA)
    assert drawn is not None and drawn.tone is Tone.PLAIN
    assert [len(row) for row in drawn.buttons] == [3, 2]
    assert await house.hall.greeting(HALL, ANNA) is None
    house = await house.restarted()
    assert await house.hall.greeting(HALL, None) is None


async def test_in_private_ones_answer_is_in_ones_own_language(house: House) -> None:
    reply = await house.ask("/roll 2", replace(ANNA, language="en-US"), private(ANNA))
    assert isinstance(reply, Reply)
    assert reply.drawn.language == "en"


async def test_a_guest_who_turned_out_to_be_somebody_is_them_in_that_club_alone(house: House) -> None:
    await house.ask("/mito partita @Anna @Marco")
    marco, bruno = (await house.named("Marco")).id, (await house.people.meet(BRUNO)).id
    await house.turned_out(marco, BRUNO)
    here, there = [(await house.people.enter(place)).club for place in (HALL, ELSEWHERE)]
    assert house.people.ids_of(bruno, "") == house.people.ids_of(bruno, here) == (bruno, marco)
    assert house.people.ids_of(bruno, there) == (bruno,)


# --- what accounts say of people


@pytest.mark.parametrize(
    ("name", "handle", "called"),
    [
        ("Anna", "anna", "Anna"),
        ("An\u200bna\n", "anna", "Anna"),
        ("A" * (LONGEST + 1), "anna", "A" * LONGEST),
        ("\u200b", "anna\u202e", "anna"),
        ("", "a" * (LONGEST + 1), "a" * LONGEST),
        ("\u200b", "\u200b", "?"),
        ("", "", "?"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it_or_else_the_username(name: str, handle: str, called: str) -> None:
    account = Account("discord", "1", name, "it", handle)
    assert name_there(account) == public_name(account) == called


def test_on_a_server_somebody_may_be_called_otherwise() -> None:
    account = Account("discord", "1", "La Rossa", "it", "anna", public="Anna")
    assert (name_there(account), public_name(account)) == ("La Rossa", "Anna")


@pytest.mark.parametrize(
    ("asks", "before", "kept"), [("en-GB", "it", "en"), ("it", "", "it"), ("de", "en", "en"), ("", "", "")]
)
def test_the_language_that_an_account_asks_for_is_kept_where_it_is_one_of_ours(
    asks: str, before: str, kept: str
) -> None:
    row = account_row(Account("discord", "1", "Anna", asks, "Anna_99"), {"language": before})
    assert row == {"platform": "discord", "account": "1", "name": "Anna", "handle": "anna_99", "language": kept}
