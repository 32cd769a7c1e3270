"""What was joined and confirmed while two clubs were one holds no longer once they are two: each has its own people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.hall.requests import Account, Place
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House
from tests.hall.people.clubs.two_clubs import linked, parted

MARCO = Account("discord", "8", "Marco Orsi", "it", "marco")
RIVAL = Account("discord", "9", "Marco Corvi", "it", "marco")
LOOKS = (
    "/mito classifica sempre",
    "/mito giocatore @Marco",
    "/club persone",
    "!club people part:claims",
    "/club people Marco",
)


async def both_with_a_marco(house: House) -> tuple[str, str]:
    """Each club has a guest Marco and a member who may be him; gives the two guests."""
    guests = []
    for where, who, member in ((HALL, ANNA, MARCO), (ELSEWHERE, BRUNO, RIVAL)):
        await house.ask(f"/mito partita @{who.name} @Marco", who, where)
        await house.ask("/aiuto", member, where)
        [row] = await house.store.rows("guests", key="marco", club=(await house.people.enter(where)).club)
        guests.append(row["person"])
    await house.heralded()
    return guests[0], guests[1]


async def said(house: House, line: str, who: Account, where: Place) -> str:
    return await (house.press if line.startswith("!") else house.said)(line, who, where, manages=True)


async def seen(house: House, where: Place) -> list[Any]:
    """What a club's director sees of its people, and the rows that say who they are."""
    who = ANNA if where == HALL else BRUNO
    club = (await house.people.enter(where)).club
    rows = [await house.store.rows(table, club=club) for table in ("claims", "aliases", "guests")]
    return [*[await said(house, line, who, where) for line in LOOKS], *rows]


async def joined(house: House, old: str, into: str, where: Place = HALL) -> str:
    who = ANNA if where == HALL else BRUNO
    return await house.press(f"!club join old:<@{old}> into:<@{into}> sure:yes", who, where, manages=True)


async def id_of(house: House, who: Account) -> str:
    return (await house.people.meet(who)).id


@pytest.mark.parametrize("where", [HALL, ELSEWHERE])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_guests_of_both_who_were_joined_are_two_again_with_their_claims(
    house: House, where: Place, order: Sequence[int]
) -> None:
    guests = await both_with_a_marco(house)
    before = [await seen(house, place) for place in (HALL, ELSEWHERE)]
    await linked(house)
    assert "Marco" in await joined(house, guests[order[0]], guests[order[1]], where)
    assert [await seen(house, place) for place in (HALL, ELSEWHERE)] != before
    await parted(house)
    for after in (house, await house.restarted()):
        assert [await seen(after, place) for place in (HALL, ELSEWHERE)] == before


async def test_nobody_of_one_club_is_changed_by_what_the_other_does_afterwards(house: House) -> None:
    guests = await both_with_a_marco(house)
    before = await seen(house, HALL)
    await linked(house)
    await joined(house, *guests)
    await parted(house)
    claim = f"guest:<@{guests[1]}> is:<@{await id_of(house, RIVAL)}>"
    book = (await house.store.books(club=(await house.people.enter(ELSEWHERE)).club, kind="club"))[0].id
    assert "Marco Corvi" in await house.press(f"!@{book} club confirm {claim}", BRUNO, ELSEWHERE, manages=True)
    assert await seen(house, HALL) == before
    await house.press((await house.keys("/io cancella", RIVAL, ELSEWHERE))["Sì, dimenticami"], RIVAL, ELSEWHERE)
    assert await seen(house, HALL) == before


async def test_a_guest_joined_to_a_member_of_the_other_club_alone_is_a_guest_again(house: House) -> None:
    guests = await both_with_a_marco(house)
    await house.ask("/io lingua italiano", CARLA, ELSEWHERE)
    before = await seen(house, HALL)
    await linked(house)
    await joined(house, guests[0], await id_of(house, CARLA))
    assert "Carla" in await house.said("/mito classifica sempre")
    await parted(house)
    assert await seen(house, HALL) == before


async def test_what_was_confirmed_of_ones_own_guest_meanwhile_stays(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    book = (await house.store.books(club=(await house.people.enter(HALL)).club, kind="club"))[0].id
    claim = f"guest:<@{guests[0]}> is:<@{await id_of(house, MARCO)}>"
    await house.press(f"!@{book} club confirm {claim}", ANNA, manages=True)
    await parted(house)
    assert "Marco Orsi" in await house.said("/mito classifica sempre")
    assert "Marco Orsi" not in await house.said("/mito classifica sempre", BRUNO, ELSEWHERE)


async def test_nothing_is_asked_again_of_who_was_erased_meanwhile(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    await joined(house, *guests)
    await house.press((await house.keys("/io cancella", MARCO))["Sì, dimenticami"], MARCO)
    await parted(house)
    assert not await house.store.rows("claims", guest=guests[0])
    assert await house.store.rows("claims", guest=guests[1])


async def test_the_question_stands_again_with_its_buttons(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    await joined(house, *guests)
    await house.heralded()
    await parted(house)
    said = await house.heralded()
    assert any("Marco" in one and "è l'ospite" in one for one in said), said


async def test_the_journal_says_that_they_are_two_again(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    await joined(house, *guests)
    await parted(house)
    assert "I club sono di nuovo due: Marco" in await house.said("/diario 20 registro:club", manages=True)


async def test_guests_of_one_name_in_clubs_that_are_one_are_told_apart_in_claims_and_joins(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    marks = [f"Marco (ospite {guest[-2:]})" for guest in guests]
    keys = await house.keys(press="!club people part:claims", manages=True)
    assert {label.split(" è l'ospite ")[1] for label in keys if "è l'ospite" in label} == {f"{mark}?" for mark in marks}
    for guest, mark in zip(guests, marks, strict=True):
        keys = await house.keys(f"/club people <@{guest}>", manages=True)
        assert any(label.startswith("Conferma: ") and label.endswith(f" è {mark}") for label in keys)
    assert f"{marks[1]} e l'ospite {marks[0]} sono la stessa persona" in await joined(house, *guests)


async def test_a_guest_alone_in_their_name_has_no_mark_in_a_claim(house: House) -> None:
    await both_with_a_marco(house)
    assert any(
        label.endswith("è l'ospite Marco?")
        for label in await house.keys(press="!club people part:claims", manages=True)
    )


JOURNAL = "/diario 20 registro:club"


async def test_the_journal_tells_guests_of_one_name_apart_as_cards_do(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    marks = [f"Marco (ospite {guest[-2:]})" for guest in guests]
    before = await house.said(JOURNAL, manages=True)
    assert f"potrebbe essere l'ospite {marks[0]}" in before
    await joined(house, *guests)
    assert f"ha unito l'ospite {marks[0]} a {marks[1]}" in await house.said(JOURNAL, manages=True)
    assert f"potrebbe essere l'ospite {marks[0]}" in await house.said(JOURNAL, manages=True)


async def renamed(house: House, guest: str, name: str, where: Place = HALL) -> None:
    who = ANNA if where == HALL else BRUNO
    assert name in await house.press(f"!club rename guest:<@{guest}> name:{name}", who, where, manages=True)


async def test_who_was_renamed_is_told_apart_in_the_journal(house: House) -> None:
    guests = await both_with_a_marco(house)
    await renamed(house, guests[0], "Marcone")
    await renamed(house, guests[1], "MARC0NE", ELSEWHERE)
    assert "a «Marcone»" in await house.said(JOURNAL, manages=True)
    await linked(house)
    assert f"a «Marcone (ospite {guests[0][-2:]})»" in await house.said(JOURNAL, manages=True)


async def told_of(house: House, guest: str) -> list[Any]:
    """What the guest's own club reads of them, and all names by which they are found there."""
    looks = [await said(house, line, BRUNO, ELSEWHERE) for line in (*LOOKS, f"!club people <@{guest}>")]
    return [*looks, sorted(row["key"] for row in await house.store.rows("guests", person=guest))]


@pytest.mark.parametrize("own", ["", "Marchino"])
async def test_a_guest_renamed_by_the_other_club_is_called_again_as_their_own_calls_them(
    house: House, own: str
) -> None:
    guests = await both_with_a_marco(house)
    if own:
        await renamed(house, guests[1], own, ELSEWHERE)
    before = await told_of(house, guests[1])
    await linked(house)
    await renamed(house, guests[1], "Marcaccio")
    await renamed(house, guests[1], "Marcastro")
    assert "Marcastro" in await house.said("/mito classifica sempre", BRUNO, ELSEWHERE)
    await parted(house)
    for after in (house, await house.restarted()):
        assert await told_of(after, guests[1]) == before


async def test_a_name_given_anew_while_linked_again_is_taken_back_again(house: House) -> None:
    guests = await both_with_a_marco(house)
    for name in ("Marcaccio", "Marcastro"):
        await linked(house)
        await renamed(house, guests[1], name)
        await parted(house)
        assert "Marco" in await house.said("/mito classifica sempre", BRUNO, ELSEWHERE)
    assert "di nuovo come lo chiama il suo, Marco" in await house.said(JOURNAL, manages=True)


async def test_a_guest_of_ones_own_club_keeps_the_name_given_while_linked(house: House) -> None:
    guests = await both_with_a_marco(house)
    await linked(house)
    await renamed(house, guests[0], "Marcone")
    await parted(house)
    assert "Marcone" in await house.said("/mito classifica sempre")
