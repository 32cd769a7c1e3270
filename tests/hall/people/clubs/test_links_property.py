"""Two clubs that were one for a while see what they saw before, whatever they hold."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.requests import Account, Place
from tests import empty_books
from tests.hall.house import ANNA, BOOKS, BRUNO, CARLA, ELSEWHERE, HALL, House, private

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


@settings(max_examples=3, deadline=None)
@given(ACTS)
def test_a_link_and_its_undoing_change_nothing_that_anybody_sees(acts: list[tuple[str, Account, Place]]) -> None:
    asyncio.run(walked(acts))
