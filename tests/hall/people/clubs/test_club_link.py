"""Two clubs become one, and can be parted again: each is then as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.cards.card import Tone
from bot.hall.requests import Account, Place
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House
from tests.hall.people.clubs.two_clubs import (
    DARIO,
    THIRD,
    YES,
    asked,
    book_of,
    both_with_ladders,
    code_of,
    linked,
    one,
    parted,
    undoing,
)

# --- one club


async def test_no_ladder_is_closed_and_each_room_has_its_own(house: House) -> None:
    await both_with_ladders(house)
    await linked(house)
    assert not [book for book in await house.store.books() if book.closed is not None]
    assert "Carla" in await house.said("/mito classifica", BRUNO, ELSEWHERE)
    assert "Carla" not in await house.said("/mito classifica")


async def test_the_only_ladder_is_that_of_all_rooms(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    assert "Anna" not in await house.said("/mito classifica", BRUNO, ELSEWHERE)
    await linked(house)
    assert "Anna" in await house.said("/mito classifica", BRUNO, ELSEWHERE)
    await house.ask("/mito partita @Anna @Bruno", BRUNO, ELSEWHERE)
    assert len(await house.store.books(kind="mito")) == 1


async def test_offices_count_in_all_rooms_and_are_taken_back_in_all(house: House) -> None:
    await house.ask("/aiuto", CARLA, ELSEWHERE)
    await house.ask("/club ruolo @Carla direttore", BRUNO, ELSEWHERE, manages=True)
    assert "takes a director" in await house.said("/club people", CARLA)
    await linked(house)
    assert "The people of Club" in await house.said("/club people", CARLA)
    await house.ask("/aiuto", CARLA)
    assert "non ha più ruoli" in await house.said("/club ruolo @Carla nessuno", manages=True)
    carla = (await house.people.meet(CARLA)).id
    assert await house.people.rank((await house.people.enter(ELSEWHERE)).club, carla) == 0


async def test_notices_of_each_go_where_the_other_has_chosen_rooms_on_its_platform(house: House) -> None:
    await house.ask("/club avvisi tutto", who=ANNA, manages=True)
    await house.ask("/club avvisi tutto", ANNA, THIRD, manages=True)
    await linked(house, THIRD)
    here, there = await house.people.enter(HALL), await house.people.enter(THIRD)
    for club in (here.club, there.club):
        chosen = {platform: rooms["all"] for platform, rooms in (await house.people.announced(club)).items()}
        assert chosen == {"discord": here.id, "telegram": there.id}


async def test_a_guest_of_one_is_known_in_the_other(house: House) -> None:
    await house.ask("/mito partita @Anna @Zoe")
    await linked(house)
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)
    assert len(await house.store.rows("guests", key="zoe")) == 1


async def test_guests_of_one_name_are_told_to_the_desk_and_asked_for_never_joined(house: House) -> None:
    await house.ask("/mito partita @Anna @Zoe")
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)
    await linked(house)
    assert len(await house.store.rows("guests", key="zoe")) == 2
    assert not await house.store.rows("aliases")
    assert "Forse la stessa persona: 1" in await house.said("/club persone", manages=True)
    assert "Chi è «Zoe»?" in await house.said("/mito partita @Anna @Zoe")


async def test_a_person_in_both_stays_one_with_the_higher_office(house: House) -> None:
    for where, office in ((HALL, "arbitro"), (ELSEWHERE, "direttore")):
        await house.ask("/aiuto", CARLA, where)
        await house.ask(f"/club ruolo @Carla {office}", where=where, manages=True)
    await linked(house)
    carla = (await house.people.meet(CARLA)).id
    assert {await house.people.rank((await house.people.enter(place)).club, carla) for place in (HALL, ELSEWHERE)} == {
        2
    }


async def test_the_room_that_the_code_came_from_hears_of_it(house: House) -> None:
    await linked(house)
    assert any("Ora Altro club è un club solo con noi" in said for said in await house.heralded())


async def test_it_stands_in_the_journal(house: House) -> None:
    await linked(house)
    said = await house.said(who=BRUNO, where=ELSEWHERE, press=f"!@{await book_of(house)} journal")
    assert "Bruno ha reso questo club una cosa sola con un altro: Club" in said


async def test_it_outlives_a_restart(house: House) -> None:
    await linked(house)
    assert await one(await house.restarted())


# --- who may


async def test_only_organisers_of_both_sides(house: House) -> None:
    assert "organizzatore" in await house.said("/club collega")
    code = await code_of(house)
    assert "organizzatore" in await house.said(f"/club collega {code}", BRUNO, ELSEWHERE)
    assert "organizzatore" in await house.press(f"!club become code:{code}", BRUNO, ELSEWHERE)
    assert not await one(house)


async def test_a_code_is_good_once_and_for_ten_minutes(house: House) -> None:
    await house.ask("/aiuto", where=THIRD)
    keys = await asked(house)
    house.now += 601
    assert "scaduto" in await house.press(keys[YES], BRUNO, ELSEWHERE, manages=True)
    keys = await asked(house)
    await house.press(keys[YES], BRUNO, ELSEWHERE, manages=True)
    assert "scaduto" in await house.press(keys[YES], BRUNO, ELSEWHERE, manages=True)


async def test_one_club_is_not_linked_to_itself_in_whichever_direction(house: House) -> None:
    await linked(house)
    code = await code_of(house, ELSEWHERE)
    assert "in cui siamo già" in await house.said(f"/club collega {code}", manages=True)
    assert "in cui siamo già" in await house.press(f"!club become code:{code}", manages=True)


async def test_a_part_does_not_speak_for_the_whole(house: House) -> None:
    await linked(house)
    code = await code_of(house, THIRD)
    assert "in una stanza di Club" in await house.said(f"/club collega {code}", BRUNO, ELSEWHERE, manages=True)


async def test_a_button_of_another_clubs_book_links_nobody(house: House) -> None:
    await linked(house)
    await house.ask("/club persone", manages=True)
    code = await code_of(house, THIRD)
    said = await house.press(f"!@{await book_of(house)} club become code:{code}", ANNA, HALL, manages=True)
    assert "non vale più" in said, said


async def test_in_private_there_is_no_club_to_link(house: House) -> None:
    room = Place("discord", "dm1", "Anna", private=True)
    assert "non in privato" in await house.said("/club collega", where=room)
    assert "non in privato" in await house.said(f"/club collega {await code_of(house)}", where=room)


# --- parted again


async def test_a_link_is_undone_whole(house: House) -> None:
    await both_with_ladders(house)
    await linked(house)
    await house.press(await undoing(house), ANNA, manages=True)
    assert not await one(house)
    after = await house.restarted()
    assert not await one(after)
    assert not [book for book in await after.store.books() if book.closed is not None]
    assert "Carla" in await after.said("/mito classifica", BRUNO, ELSEWHERE)
    assert "Carla" not in await after.said("/mito classifica")


async def test_what_one_undid_the_other_does_not_put_back_alone(house: House) -> None:
    await linked(house)
    after = await house.keys(who=ANNA, press=(await undoing(house)).id, manages=True)
    assert not after
    book = await book_of(house)
    [entry] = [entry for entry in await house.store.entries(book) if "linked" in entry.kind]
    said = await house.press(f"!@{book} undo back:{entry.request}", BRUNO, ELSEWHERE, manages=True)
    assert "serviva anche l'altro club" in said
    assert not await one(house)


async def test_the_desk_of_either_says_which_are_one_and_parts_them(house: House) -> None:
    for where in (HALL, ELSEWHERE):
        await linked(house)
        await house.ask("/tira 3")
        assert "Un club solo: Altro club e Club" in await house.said("/club persone", ANNA, where, manages=True)
        assert "di nuovo due club" in await parted(house, where)
        assert not await one(house)
        assert "Un club solo" not in await house.said("/club persone", ANNA, where, manages=True)


async def test_an_undo_in_the_book_of_the_other_club_names_the_way_to_part_them(house: House) -> None:
    await linked(house)
    undo = f"!@{await book_of(house, HALL)} undo"
    keys = await house.keys(who=ANNA, press=undo, manages=True)
    assert "Un club solo: Altro club e Club" in await house.press(undo, manages=True)
    sure = await house.keys(who=ANNA, press=keys["Separa Altro club da Club"].id, manages=True)
    await house.press(sure["Sì, separa"], ANNA, manages=True)
    assert not await one(house)


async def test_an_undo_in_the_book_that_says_the_link_undoes_it_itself(house: House) -> None:
    await linked(house)
    keys = await house.keys(who=ANNA, press=f"!@{await book_of(house)} undo", manages=True)
    assert "Sì, annulla" in keys and not [label for label in keys if label.startswith("Separa")]


async def test_both_rooms_hear_that_they_are_two_again(house: House) -> None:
    await linked(house)
    await house.heralded()
    await parted(house, HALL)
    assert any("sono di nuovo due club" in said for said in await house.heralded())


async def test_a_member_parts_nobody_and_a_club_alone_has_nothing_to_part(house: House) -> None:
    await linked(house)
    book = await book_of(house)
    assert "takes a director" in await house.press(f"!@{book} club leave", CARLA, HALL)
    assert await one(house)
    await parted(house)
    assert "non è unito" in await house.press(f"!@{book} club leave", BRUNO, ELSEWHERE, manages=True)
    assert "non vale più" in await house.press(f"!@{book} club leave", ANNA, HALL, manages=True)


async def test_what_was_recorded_meanwhile_stays_where_it_was_recorded(house: House) -> None:
    await house.ask("/mito partita @Anna @Zoe")
    await linked(house)
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)  # in the only ladder, Sala's
    await house.ask("/codice nuovo Coppa", BRUNO, ELSEWHERE, manages=True)
    await house.ask("/aiuto", DARIO, ELSEWHERE)
    await house.ask("/club ruolo @Dario arbitro", BRUNO, ELSEWHERE, manages=True)
    await parted(house)
    here, there = await house.people.enter(HALL), await house.people.enter(ELSEWHERE)
    dario = (await house.people.meet(DARIO)).id
    assert [await house.people.rank(room.club, dario) for room in (here, there)] == [0, 1]
    assert [book.club for book in await house.store.books(kind="codice")] == [there.club]
    assert "Bruno" in await house.said("/mito classifica")
    assert "Bruno" not in await house.said("/mito classifica", BRUNO, ELSEWHERE)


async def test_a_guest_of_one_confirmed_in_the_other_is_a_guest_again_in_their_own(house: House) -> None:
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)
    await linked(house)
    await house.ask("/aiuto", CARLA)
    [row] = await house.store.rows("guests", key="zoe")
    carla = (await house.people.meet(CARLA)).id
    await house.press(f"!club join old:<@{row['person']}> into:<@{carla}> sure:yes", ANNA, manages=True)
    assert "Carla" in await house.said("/mito classifica", BRUNO, ELSEWHERE)
    await parted(house)
    assert "Zoe" in await house.said("/mito classifica", BRUNO, ELSEWHERE)
    assert "Carla" not in await house.said("/mito classifica", BRUNO, ELSEWHERE)
    assert (await house.people.enter(ELSEWHERE)).club not in await house.people.clubs_of(carla)


async def test_a_claim_of_a_guest_of_the_other_waits_for_nobody_once_they_are_parted(house: House) -> None:
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)
    await linked(house)
    await house.ask("/io lingua italiano", CARLA)
    await house.press((await house.keys("/io mostra", CARLA))["Sono Zoe"], CARLA)
    await parted(house)
    for where in (HALL, ELSEWHERE):
        assert "In attesa di conferma" not in await house.said("/club persone", where=where, manages=True)
    assert "Zoe" not in await house.said("/io mostra", CARLA)
    await linked(house)
    assert "In attesa di conferma: 1" in await house.said("/club persone", manages=True), "and is asked as before"


@pytest.mark.parametrize(("here", "there", "who"), [(HALL, ELSEWHERE, BRUNO), (ELSEWHERE, HALL, ANNA)])
async def test_a_question_loses_its_buttons_when_the_clubs_are_parted_and_has_them_again(
    house: House, here: Place, there: Place, who: Account
) -> None:
    await house.ask(f"/mito partita @{who.name} @Zoe", who, there)
    await linked(house)
    await house.ask("/io lingua italiano", CARLA, here)
    await house.press((await house.keys("/io mostra", CARLA, here))["Sono Zoe"], CARLA, here)
    for act, buttons in ((None, 2), (parted, 0), (linked, 2)):
        if act is not None:
            await act(house)
        await house.heralded()
        asked = [one for one in house.chat.said if one.place and (one.edits or one.drawn.tone is Tone.ASK)][-1]
        assert asked.place and asked.place.id == there.id
        assert len([key for row in asked.drawn.buttons for key in row]) == buttons


async def test_joins_and_claims_of_either_are_seen_and_taken_back_from_both(house: House) -> None:
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)
    await house.ask("/aiuto", CARLA, ELSEWHERE)
    [row] = await house.store.rows("guests", key="zoe")
    carla = (await house.people.meet(CARLA)).id
    await house.press(f"!club join old:<@{row['person']}> into:<@{carla}> sure:yes", BRUNO, ELSEWHERE, manages=True)
    await linked(house)
    keys = await house.keys(f"/club persone <@{carla}>", ANNA, manages=True)
    await house.press(keys["Separa Zoe"], ANNA, manages=True)
    assert "Zoe" in await house.said("/mito classifica", BRUNO, ELSEWHERE)


async def test_three_in_a_chain_are_one_and_parted_one_by_one(house: House) -> None:
    await linked(house, ELSEWHERE, HALL)
    await linked(house, HALL, THIRD)
    assert await one(house, ELSEWHERE, THIRD)
    assert "Un club solo: Club e Terza" in (said := await house.said("/club persone", ANNA, THIRD, manages=True)), said
    keys = await house.keys("/club persone", ANNA, THIRD, manages=True)
    sure = await house.keys(who=ANNA, where=THIRD, press=keys["Separa Club da Terza"].id, manages=True)
    await house.press(sure["Sì, separa"], ANNA, THIRD, manages=True)
    assert not await one(house, HALL, THIRD)
    assert await one(house, ELSEWHERE, HALL)


async def test_linked_again_after_it_was_undone(house: House) -> None:
    await linked(house)
    await parted(house)
    await linked(house)
    assert await one(house)
    await parted(house)
    assert not await one(house)


async def test_the_language_is_the_others_and_then_ones_own_again(house: House) -> None:
    english = replace(BRUNO, language="")
    await house.ask("/club lingua inglese", manages=True)
    assert (await house.said("/tira 1", english, ELSEWHERE)).startswith("Bruno tira")
    await linked(house)
    assert (await house.said("/tira 1", english, ELSEWHERE)).startswith("Bruno rolls")
    keys = await house.keys("/club people", ANNA, manages=True)
    part = next(key for label, key in keys.items() if label.startswith(("Separa", "Part")))
    sure = await house.keys(press=part.id, manages=True)
    await house.press(next(key for label, key in sure.items() if label.startswith("Sì, separa")), ANNA, manages=True)
    assert (await house.said("/tira 1", english, ELSEWHERE)).startswith("Bruno tira")


async def test_the_page_about_oneself_tells_of_one_club_while_they_are_one(house: House) -> None:
    await both_with_ladders(house)
    await house.ask("/club ruolo @Bruno arbitro", manages=True)
    await house.ask("/club ruolo @Bruno direttore", where=ELSEWHERE, manages=True)
    assert "Altro club" in await house.said("/io mostra", BRUNO)
    await linked(house)
    said = await house.said("/io mostra", BRUNO)
    assert "Altro club" not in said and "direttore" in said and "arbitro" not in said, said
    await parted(house)
    assert "Altro club" in await house.said("/io mostra", BRUNO)


@pytest.mark.evenings
async def test_on_postgresql_a_link_is_made_parted_and_undone_too(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    house = House(store)
    await house.hall.open()
    try:
        await both_with_ladders(house)
        await linked(house)
        assert "di nuovo due club" in await parted(house)
        await linked(house)
        assert await one(await house.restarted())
        await house.press(await undoing(house), ANNA, manages=True)
        for after in (house, await house.restarted()):
            assert not await one(after)
            assert "Carla" not in await after.said("/mito classifica")
        assert not [book for book in await store.books() if book.closed is not None]
    finally:
        await store.close()
