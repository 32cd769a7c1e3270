"""/club people: a director sees who is who, joins two with a preview that then comes true, parts them, renames."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.cards.card import Key, plain
from bot.hall.requests import Account, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, House, opened, private, words

DESK = "/club persone"
EVA = Account("discord", "8", "Eva", "it", "eva")
"""Of another club."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Anna and Bruno have played with two guests, one renamed so that their names look alike; Carla directs."""
    house = await opened(tmp_path)
    for who in (ANNA, BRUNO, CARLA):
        await house.asked_yesterday("/io lingua italiano", who)
    await house.ask("/mito partita @Anna @Beatrice")
    await house.ask("/mito partita @Beatrice @Bruno", BRUNO)
    await house.ask("/mito partita @Bruno @Lucia", BRUNO)
    await house.asked_yesterday("/club ruolo @Carla direttore", manages=True)
    await house.ask("/aiuto")  # Anna manages the place no longer
    page = await house.keys("/club persone @Lucia", CARLA)
    await house.ask(who=CARLA, press=page["Rinomina…"].id, values={"name": "Beatrce"})
    yield house
    await house.store.close()


async def part_of(house: House, part: str) -> dict[str, Key]:
    """The buttons of a part of `/club people`."""
    keys = await house.keys(DESK, CARLA)
    return await house.keys(who=CARLA, press=next(key.id for label, key in keys.items() if part in label))


async def test_only_directors_see_the_desk(house: House) -> None:
    assert "direttore" in await house.said(DESK, BRUNO)
    said = await house.said(DESK, CARLA)
    assert "Forse la stessa persona: 1" in said and "Ospiti, ancora senza account: 2" in said


async def test_looking_lays_no_book(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    assert "Le persone di Club" in await house.said(DESK, manages=True)
    assert not await house.store.books()
    await house.store.close()


async def test_a_join_says_before_what_then_comes_true(house: House) -> None:
    pairs = await part_of(house, "Forse la stessa persona")
    reply = await house.ask(who=CARLA, press=pairs["Beatrce · Beatrice"].id)
    assert isinstance(reply, Reply)
    said = words(reply.drawn)
    assert "2 partite" in said and "1 partita" in said and "insieme: 3 partite" in said
    assert "Beatrce" in await house.said("/mito classifica")
    [row] = [row for row in reply.drawn.buttons if row[0].label == "Sì, unisci"]
    assert "stessa persona" in await house.press(row[0], CARLA)
    for after in (house, await house.restarted()):
        ladder = await after.said("/mito classifica")
        assert "Beatrce" not in ladder and "/3" in ladder
    asked = await house.said("/annulla registro:club", CARLA)
    assert "Riguarda Beatrice\n" in asked, "joined, they are one"
    await house.press((await house.keys("/annulla registro:club", CARLA))["Sì, annulla"], CARLA)
    for after in (house, await house.restarted()):
        assert "Beatrce" in await after.said("/mito classifica")


async def test_of_two_whose_names_do_not_look_alike_it_is_said_why_they_may_be_one(house: House) -> None:
    await house.ask("/io mostra", replace(EVA, name="Marco"))
    await house.ask("/io mostra", replace(EVA, name="Bruna"))
    await house.ask("/mito partita @Anna @+Marko")
    pairs = await part_of(house, "Forse la stessa persona")
    assert "somigliano: «Marko» (Marko) e «Marco» (Bruna)" in await house.press(pairs["Marko · Bruna"], CARLA)
    assert "somigliano" not in await house.press(pairs["Beatrce · Beatrice"], CARLA)


async def test_who_was_joined_is_parted_on_their_page(house: House) -> None:
    pairs = await part_of(house, "Forse la stessa persona")
    keys = await house.keys(who=CARLA, press=pairs["Beatrce · Beatrice"].id)
    await house.press(keys["Sì, unisci"], CARLA)
    page = await house.keys("/club persone @Beatrice", CARLA)
    assert "non è più" in await house.press(page["Separa Beatrce"], CARLA)
    assert "Beatrce" in await house.said("/mito classifica")
    assert "ha separato l'ospite Beatrce" in await house.said("/diario 10 registro:club")


async def test_a_guest_who_becomes_a_member_of_the_same_name_is_told_from_them(house: House) -> None:
    await house.ask('/mito partita @Anna @+"Bruno"')
    page = await house.keys('/club persone @"Bruno (ospite)"', CARLA)
    whom = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    sure = await house.keys(who=CARLA, press=whom["Bruno (bruno)"].id)
    assert "Bruno e l'ospite Bruno sono la stessa persona." in await house.press(sure["Sì, unisci"], CARLA)
    assert "ha unito l'ospite Bruno a Bruno" in await house.said("/diario 10 registro:club")
    assert "ha unito l'ospite Bruno a Bruno" in await house.said("/annulla registro:club", CARLA)
    page = await house.keys("/club persone @bruno", CARLA)
    assert "L'ospite Bruno non è più Bruno (bruno)." in await house.press(page["Separa Bruno"], CARLA)


async def test_who_has_played_against_somebody_is_not_made_one_with_them(house: House) -> None:
    page = await house.keys("/club persone @Beatrice", CARLA)
    whom = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    assert {"Beatrce", "Carla"} <= {*whom} and {"Anna", "Bruno"}.isdisjoint(whom), "no button stands to be refused"
    line = whom["Carla"].id.rpartition(" ")[0] + f" into:<@{(await house.named('Bruno')).id}>"
    assert "nella stessa partita" in await house.press(line, CARLA)


async def test_two_who_are_two_are_never_named_again(house: House) -> None:
    pairs = await part_of(house, "Forse la stessa persona")
    keys = await house.keys(who=CARLA, press=pairs["Beatrce · Beatrice"].id)
    assert "sono due persone" in await house.press(keys["No, sono due"], CARLA)
    assert "Forse la stessa persona: 0" in await house.said(DESK, CARLA)


async def test_a_guest_gets_another_name_and_the_first_one_back(house: House) -> None:
    page = await house.keys("/club persone @Beatrce", CARLA)
    said = await house.said(who=CARLA, press=page["Rinomina…"].id, values={"name": "Bice"})
    assert said == "Beatrce ora si chiama Bice."
    assert "Bice" in await house.said("/mito classifica")
    assert "Si fa chiamare anche" in await house.said("/club persone @Bice", CARLA)
    await house.press((await house.keys("/annulla registro:club", CARLA))["Sì, annulla"], CARLA)
    for after in (house, await house.restarted()):
        assert "Bice" not in await after.said("/mito classifica")
        assert "Beatrce" in await after.said("/mito classifica")


async def test_nobody_gets_a_name_that_is_anothers_or_everybodys(house: House) -> None:
    page = await house.keys("/club persone @Beatrce", CARLA)
    for name in ("Beatrice", "everyone"):
        said = await house.said(who=CARLA, press=page["Rinomina…"].id, values={"name": name})
        assert name in said and "ora si chiama" not in said


async def lines_on(house: House) -> None:
    """Those who may direct want private lines."""
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/io avvisi si", who)


async def test_directors_are_told_of_likely_doubles_once_and_in_private(house: House) -> None:
    await lines_on(house)
    await house.heralded()
    told = []
    for _ in range(2):
        house.now += 7 * 24 * 3600
        await house.clock.tick()
        await house.heralded()
        told.append([notice for notice in house.chat.said if "forse la stessa persona" in plain(notice.drawn.title)])
    assert [len(some) for some in told] == [1, 1]
    [notice] = told[0]
    assert notice.account is not None and notice.account.id == CARLA.id
    keys = {key.label: key for row in notice.drawn.buttons for key in row}
    assert "insieme" in await house.press(keys["Beatrce · Beatrice"], CARLA, private(CARLA))
    assert "direttore" in await house.press(keys["Beatrce · Beatrice"], BRUNO)


async def weeks(house: House, *, until_heard: int = 1) -> list[list[str]]:
    """Who was told of likely doubles in each of some weeks."""
    told = []
    for _ in range(until_heard):
        before = len(house.chat.said)
        house.now += 7 * 24 * 3600
        await house.clock.tick()
        await house.heralded()
        notices = [one for one in house.chat.said[before:] if "forse la stessa persona" in plain(one.drawn.title)]
        told.append([notice.account.id for notice in notices if notice.account is not None])
    return told


async def test_whoever_manages_the_place_is_told_too_until_they_no_longer_do(house: House) -> None:
    await lines_on(house)
    await house.ask("/aiuto", BRUNO, manages=True)
    assert await weeks(house) == [[CARLA.id, BRUNO.id]]
    await house.ask("/mito partita @Anna @Luciia @Beatrise", manages=False)
    await house.ask("/aiuto", BRUNO)
    [told] = await weeks(house)
    assert BRUNO.id not in told


async def test_what_nobody_could_be_told_is_told_the_next_week_and_never_twice(house: House) -> None:
    await lines_on(house)
    house.chat.closed = {CARLA.id}
    assert await weeks(house, until_heard=2) == [[], []]
    house.chat.closed = set()
    assert await weeks(house, until_heard=2) == [[CARLA.id], []]


async def test_pairs_are_not_used_up_in_a_club_without_directors(house: House) -> None:
    await lines_on(house)
    await house.ask("/club ruolo @Carla nessuno", manages=True)
    await house.ask("/aiuto")
    assert await weeks(house) == [[]]
    await house.ask("/club ruolo @Carla direttore", manages=True)
    await house.ask("/aiuto")
    assert await weeks(house, until_heard=2) == [[CARLA.id], []]


async def test_who_is_in_another_club_cannot_be_looked_at_joined_or_renamed(house: House) -> None:
    await house.ask("/mito partita @Eva @Segreta", EVA, ELSEWHERE)
    room = await house.people.enter(ELSEWHERE)
    [guest] = [row["person"] for row in await house.store.rows("guests", club=room.club) if row["key"] == "segreta"]
    member = (await house.people.meet(EVA)).id
    for one in (guest, member, EVA.id):
        for line in (
            f"!club people <@{one}>",
            f"!club rename guest:<@{one}> name:Presa",
            f"!club join old:<@{one}> into:<@{CARLA.id}>",
            f"!club apart one:<@{one}> other:<@{CARLA.id}>",
        ):
            said = await house.press(line, CARLA, values={"name": "Bice"} if line.startswith("?") else {})
            assert ("non è fra le persone" in said or "non vale più" in said) and "Segreta" not in said, line
            assert "Eva" not in said, line
    assert "Segreta" in await house.said("/mito classifica", EVA, ELSEWHERE)


async def test_who_is_looked_for_and_is_nobody_here_is_told_where_all_of_them_are(house: House) -> None:
    house.chat.members_there = [EVA]
    for typed in ("@Luigi", "Luigi", f"<@{EVA.id}>", "<@999>", "@everyone"):
        said = await house.said(f"/club persone {typed}", CARLA)
        assert "non è fra le persone del club; senza nome te le mostro tutte" in said and "<@" not in said, typed
    keys = await house.keys("/club persone @Beatrcce", CARLA)
    assert {*keys} == {"Beatrce (ospite)", "Beatrice (ospite)"}, "and no new guest"


async def test_a_guest_and_a_member_of_that_username_are_told_apart_before_a_page_is_shown(house: House) -> None:
    await house.ask("/io mostra", Account("discord", "9", "Il Marchese", "it", "beatrice"))
    keys = await house.keys("/club persone @Beatrice", CARLA)
    assert [*keys] == ["Il Marchese (beatrice)", "Beatrice (ospite)"]
    assert "Beatrice, ospite" in await house.press(keys["Beatrice (ospite)"], CARLA)


async def test_two_with_an_account_each_link_them_themselves_or_are_two(house: House) -> None:
    asked = await house.ask(press=f"!club join old:<@{ANNA.id}> into:<@{CARLA.id}> sure:yes", who=CARLA)
    assert isinstance(asked, Reply)
    assert "/io collega" in words(asked.drawn)
    assert "sono due persone" in await house.press(asked.drawn.buttons[0][0], CARLA)
    assert not await house.store.rows("aliases")
    page = await house.keys("/club persone @Anna", CARLA)
    whom = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    assert "Beatrce" in whom and "Bruno" not in whom


async def test_a_director_is_joined_with_a_guest_by_somebody_else_only(house: House) -> None:
    page = await house.keys("/club persone @Beatrce", CARLA)
    whom = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    assert "deve dirlo un altro direttore" in await house.press(whom["Carla"], CARLA)
    sure = (await house.keys(who=ANNA, press=whom["Carla"].id, manages=True))["Sì, unisci"]
    assert "stessa persona" in await house.press(sure, ANNA, manages=True)


async def test_no_undo_gives_a_director_back_a_guest_from_whom_another_parted_them(house: House) -> None:
    page = await house.keys("/club persone @Beatrce", CARLA)
    whom = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    sure = (await house.keys(who=ANNA, press=whom["Carla"].id, manages=True))["Sì, unisci"]
    await house.press(sure, ANNA, manages=True)
    carla = await house.keys("/club persone @Carla", ANNA, manages=True)
    await house.press(carla["Separa Beatrce"], ANNA, manages=True)
    asked = await house.ask("/annulla registro:club", CARLA)
    assert isinstance(asked, Reply) and not asked.drawn.buttons, "no button that would be refused"
    assert "qualcun altro" in words(asked.drawn)
    undo = await house.keys("/annulla registro:club", manages=True)
    assert "qualcun altro" in await house.press(undo["Sì, annulla"], CARLA)
    assert "Beatrce" in await house.said("/mito classifica")
    assert "ha annullato" in await house.press(undo["Sì, annulla"], ANNA, manages=True)


async def test_the_journal_tells_of_guests_by_the_names_that_they_had_then(house: House) -> None:
    pairs = await part_of(house, "Forse la stessa persona")
    keys = await house.keys(who=CARLA, press=pairs["Beatrce · Beatrice"].id)
    await house.press(keys["No, sono due"], CARLA)
    page = await house.keys("/club persone @Beatrce", CARLA)
    whom = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    sure = (await house.keys(who=ANNA, press=whom["Carla"].id, manages=True))["Sì, unisci"]
    await house.press(sure, ANNA, manages=True)
    said = await house.said("/diario 20 registro:club", manages=True)
    assert "Beatrce e Beatrice sono due persone" in said or "Beatrice e Beatrce sono due persone" in said


async def test_a_name_that_ends_with_a_point_ends_the_sentence(house: House) -> None:
    page = await house.keys("/club persone @Beatrce", CARLA)
    said = await house.said(who=CARLA, press=page["Rinomina…"].id, values={"name": "Bice C."})
    assert said == "Beatrce ora si chiama Bice C."


async def test_a_room_hears_nothing_of_answers_for_guests(house: House) -> None:
    pairs = await part_of(house, "Forse la stessa persona")
    keys = await house.keys(who=CARLA, press=pairs["Beatrce · Beatrice"].id)
    await house.press(keys["Sì, unisci"], CARLA)
    await house.press((await house.keys("/club persone @Beatrice", CARLA))["Separa Beatrce"], CARLA)
    assert not [said for said in await house.heralded() if "solo per te" in said]


async def test_a_director_who_may_be_the_guest_says_that_they_are_two_or_leaves_it_to_another(house: House) -> None:
    await house.ask("/mito partita @Bruno @+Carlla", BRUNO)
    pairs = await part_of(house, "Forse la stessa persona")
    shown = await house.ask(who=CARLA, press=pairs["Carlla · Carla"].id)
    assert isinstance(shown, Reply)
    assert "un altro direttore" in words(shown.drawn)
    [[two]] = shown.drawn.buttons
    assert "sono due persone" in await house.press(two, CARLA)


@pytest.mark.parametrize("name", ["Anna", "\u0410nn\u0430", "4nna"])
async def test_no_guest_is_renamed_to_what_a_member_seems_to_be_called(house: House, name: str) -> None:
    page = await house.keys("/club persone @Beatrce", CARLA)
    said = await house.said(who=CARLA, press=page["Rinomina…"].id, values={"name": name})
    assert "già il nome di qualcun altro" in said


async def test_of_a_whole_club_anybody_can_be_joined_by_page_or_by_name(house: House) -> None:
    for number in range(30):
        await house.ask(f'/mito partita @Anna @+"Ospite {number}"')
    await house.ask('/mito partita @Anna @+"Zaretta"')
    await house.ask('/mito partita @Bruno @+"Zareta"', BRUNO)
    page = await house.keys("/club persone @Zareta", CARLA)
    keys = await house.keys(who=CARLA, press=page["Unisci con…"].id)
    assert next(iter(keys)) == "Zaretta", "like names stand first"
    seen, page_number = {*keys}, 1
    while following := keys.get(f"Pagina {page_number + 1}"):
        keys, page_number = await house.keys(who=CARLA, press=following.id), page_number + 1
        seen |= {*keys}
    assert {f"Ospite {number}" for number in range(30)} <= seen
    asked = await house.keys(who=CARLA, press=keys["Un altro nome…"].id, values={"into": "Ospite 29"})
    assert "Sì, unisci" in asked
    said = await house.said(who=CARLA, press=keys["Un altro nome…"].id, values={"into": "Nessuno"})
    assert "non è fra le persone del club" in said


async def anna_directs(house: House) -> None:
    """Anna, who climbs, directs too; Bruno has beaten Beatrice twice, then the other guest once more."""
    await house.asked_yesterday("/club ruolo @Anna direttore", manages=True)
    for guest in ("Beatrice", "Beatrice", "Beatrce"):
        house.now += 7200
        await house.ask(f"/mito partita @Bruno @{guest}", BRUNO)


async def test_a_join_names_who_else_moves_and_takes_the_yes_of_another_where_the_director_climbs(house: House) -> None:
    await anna_directs(house)
    sure = f"!club join old:<@{(await house.named('Beatrce')).id}> into:<@{(await house.named('Beatrice')).id}>"
    said = await house.said(press=sure)
    assert "Cambia anche per altri:" in said and "\nBruno 1074,52 → 1072,67" in said
    asked = await house.keys(press=f"{sure} sure:yes")
    assert "Beatrce" in await house.said("/mito classifica"), "nothing has happened"
    assert "non chi chiede" in await house.press(asked["Conferma"])
    assert "sì di Bruno" in await house.press(asked["Conferma"], BRUNO)
    assert "Beatrce" not in await house.said("/mito classifica")


async def test_a_join_names_who_else_moves_on_the_ladders_of_periods_that_are_over(house: House) -> None:
    for day, name in ((5, "Ugo"), (6, "Zeno"), (7, "Ugo")):
        await house.ask(f"/mito partita @Bruno @Anna @{name} quando:2026-01-0{day}", CARLA)
    house.now += 70 * 86400
    await house.ask("/mito partita @Bruno @Anna", BRUNO)
    both = [(await house.named(name)).id for name in ("Ugo", "Zeno")]
    said = await house.said(who=CARLA, press=f"!club join old:<@{both[0]}> into:<@{both[1]}>")
    assert "Cambia anche per altri:" in said and "ennaio 2026" in said


async def test_a_parting_takes_the_yes_of_another_too_and_so_does_an_undo(house: House) -> None:
    pairs = await part_of(house, "Forse la stessa persona")
    await house.press((await house.keys(who=CARLA, press=pairs["Beatrce · Beatrice"].id))["Sì, unisci"], CARLA)
    await anna_directs(house)
    page = await house.keys("/club persone @Beatrice")
    assert "Conferma" in await house.keys(press=page["Separa Beatrce"].id)
    undo = await house.keys("/annulla registro:club")
    asked = await house.keys(press=undo["Sì, annulla"].id)
    assert "Beatrce" not in await house.said("/mito classifica"), "nothing has happened"
    await house.press(next(iter(asked.values())), CARLA)
    assert "Beatrce" in await house.said("/mito classifica")


async def test_who_turns_out_to_be_the_guest_gives_no_yes_to_it(house: House) -> None:
    await anna_directs(house)
    await house.ask("/mito partita @Bruno @Carla", CARLA)
    guest, member = (await house.named("Beatrice")).id, (await house.named("Carla")).id
    asked = await house.keys(press=f"!club join old:<@{guest}> into:<@{member}> sure:yes")
    assert "stessa parte" in await house.press(asked["Conferma"], CARLA)
    assert "sì di Bruno" in await house.press(asked["Conferma"], BRUNO)


async def test_the_undo_of_a_new_name_says_both(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask("/mito partita @Anna @Beatrce")
    guest = (await house.named("Beatrce")).id
    for name in ("Beatrice", "Bice"):
        await house.press(f"!club rename guest:<@{guest}> name:{name}", manages=True)
    keys = await house.keys("/annulla club", manages=True)
    asked = await house.said("/annulla club", manages=True)
    assert "«Beatrice»" in asked and "«Bice»" in asked and "Beatrce" not in asked
    await house.press(keys["Sì, annulla"], manages=True)
    asked = await house.said("/annulla club", manages=True)
    assert "«Beatrce»" in asked and "«Beatrice»" in asked
    assert "«Beatrice»" in await house.said("/diario club", manages=True)
    await house.store.close()
