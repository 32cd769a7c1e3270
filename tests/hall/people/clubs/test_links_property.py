"""Two clubs that were one for a while see what they saw before, whatever they hold."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.requests import Account, Place
from tests import empty_books, examples
from tests.hall.house import ANNA, BOOKS, BRUNO, CARLA, ELSEWHERE, HALL, House, private
from tests.hall.people.clubs.two_clubs import DARIO, linked, parted

pytestmark = pytest.mark.evenings

LINES = (
    "/mito partita @Anna @Zoe",
    "/mito partita @Bruno @Marco",
    "/codice nuovo Coppa",
    "/tira 3",
    "/club ruolo @Carla arbitro",
    "/club ruolo @Bruno direttore",
    "/club avvisi tutto",
    "/club lingua inglese",
    "/club people Zoe",
)
LOOKS = ("/mito classifica", "/codice iscritte", "/io mostra", "/diario registro:mito")
ACTS = st.lists(
    st.tuples(st.sampled_from(LINES), st.sampled_from([ANNA, BRUNO, CARLA]), st.sampled_from([HALL, ELSEWHERE])),
    max_size=6,
)
MEANWHILE = st.lists(
    st.tuples(st.sampled_from(["join", "claim", "confirm"]), st.integers(0, 9), st.integers(0, 9), st.booleans()),
    max_size=5,
)
"""What is done while they are one: of which of the people, and in which of the clubs."""


async def seen(house: House) -> list[str]:
    """What everybody sees of everything, in both rooms and in private; and the rows that say whose what is."""
    found = []
    for who in (ANNA, BRUNO, CARLA):
        for where in (HALL, ELSEWHERE, private(who)):
            looks = LOOKS if where.private else (*LOOKS, "/club people")  # in private it finds the book that was laid
            found += [await house.said(line, who, where, manages=who is ANNA) for line in looks]
    for table in ("guests", "roles", "announcements", "aliases", "houses", "rooms", "plays"):
        found += sorted(map(repr, await house.store.rows(table)))
    return found


async def guests_of_both(house: House) -> None:
    """Each club has a guest of the same name, and somebody of its own who may be him."""
    for where, who, other in ((HALL, ANNA, CARLA), (ELSEWHERE, BRUNO, DARIO)):
        await house.ask(f"/mito partita @{who.name} @Enea", who, where)
        await house.ask("/io lingua italiano", other, where)
        [row] = await house.store.rows("guests", key="enea", club=(await house.people.enter(where)).club)
        await house.press(f"!club claim guest:<@{row['person']}>", other, where)


async def meanwhile(house: House, what: str, one: int, other: int, here: bool) -> str:
    """A director joins two, somebody claims to be a guest, or a director confirms it; some of it is refused."""
    who, where = (ANNA, HALL) if here else (BRUNO, ELSEWHERE)
    guests = [row["person"] for row in await house.store.rows("guests")]
    members = [(await house.people.meet(account)).id for account in (ANNA, BRUNO, CARLA, DARIO)]
    guest, into = guests[one % len(guests)], [*guests, *members][other % (len(guests) + 4)]
    if what == "claim":
        return await house.press(f"!club claim guest:<@{guest}>", *((DARIO, ELSEWHERE), (CARLA, HALL))[other % 2])
    if what == "join":
        return await house.press(f"!club join old:<@{guest}> into:<@{into}> sure:yes", who, where, manages=True)
    line = f"club confirm guest:<@{guest}> is:<@{members[2 + other % 2]}>"
    return await house.press(f"!{line}", who, where, manages=True)


async def between(house: House) -> list[str]:
    """Whoever counts, in one club, as somebody of the other."""
    homes = {row["person"]: row["club"] for row in await house.store.rows("guests")}
    return [
        repr(row)
        for row in await house.store.rows("aliases")
        if {homes.get(row[id], row["club"]) for id in ("old", "person")} != {row["club"]}
    ]


async def of_hall(house: House) -> list[str]:
    """What Anna, who directs the one club, sees of its people."""
    looks = (
        "/mito classifica sempre",
        "/mito giocatore @Enea",
        "/club people",
    )  # the journal names no more who is gone
    return [await house.said(line, ANNA, HALL, manages=True) for line in looks]


async def joined_and_parted(acts: list[tuple[str, int, int, bool]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await empty_books.opened(Path(folder) / BOOKS)
        house = House(store)
        await guests_of_both(house)
        await linked(house)
        for act in acts:
            await meanwhile(house, *act)
        await parted(house)
        assert not await between(house)
        before = await of_hall(house)
        await house.press((await house.keys("/io cancella", DARIO, ELSEWHERE))["Sì, dimenticami"], DARIO, ELSEWHERE)
        await house.ask("/mito partita @Bruno @Enea", BRUNO, ELSEWHERE)
        assert await of_hall(house) == before, "nobody of one club is changed by the other"
        await store.close()


async def walked(acts: list[tuple[str, Account, Place]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await empty_books.opened(Path(folder) / BOOKS)
        house = House(store)
        for line, who, where in acts:
            await house.ask(line, who, where, manages=True)
        await seen(house)  # whoever looks is seen there from then on
        before = await seen(house)
        code = re.search(r"\b[A-Z2-9]{8}\b", await house.said("/club link", manages=True))
        assert code is not None
        await house.press(f"!club become code:{code[0]}", ANNA, ELSEWHERE, manages=True)
        here, there = [(await house.people.enter(place)).club for place in (HALL, ELSEWHERE)]
        assert house.people.links.one(here, there)
        await seen(house)
        [book] = await store.books(club=there, kind="club")
        await house.press(f"!@{book.id} club leave sure:yes", ANNA, HALL, manages=True)
        assert not house.people.links.one(here, there)
        assert await seen(house) == before
        await store.close()


@settings(max_examples=examples(3), deadline=None)
@given(ACTS)
def test_a_link_and_its_undoing_change_nothing_that_anybody_sees(acts: list[tuple[str, Account, Place]]) -> None:
    asyncio.run(walked(acts))


@settings(max_examples=examples(12), deadline=None)
@given(MEANWHILE)
def test_whatever_was_joined_or_claimed_while_they_were_one_no_club_changes_the_others_people_afterwards(
    acts: list[tuple[str, int, int, bool]],
) -> None:
    asyncio.run(joined_and_parted(acts))
