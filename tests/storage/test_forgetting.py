"""What a person had forgotten is taken out of the tables, and is then in no file of the database any more."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow, token_hex
from typing import Any

import pytest

from bot.storage.contract import Change, Drop, Forget, Put, Store, Trouble, Write
from bot.storage.sql_store import SCRUB_AGAIN
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredNotice, StoredRequest
from tests.hall.ahead import Ahead, run
from tests.storage.conftest import Clock, Database
from tests.storage.on_disk import found, tell
from tests.storage.samples import NOW, opening

pytestmark = pytest.mark.asyncio

MANY = 100


@dataclass(frozen=True)
class Who:
    """What somebody is called: nobody else in any database of the tests."""

    name: str
    handle: str
    account: str

    @property
    def traces(self) -> tuple[str, ...]:
        return self.name, self.handle, f":{self.account}:", f'"{self.account}"'


@pytest.fixture
def who() -> Who:
    return Who(f"Ugolino {token_hex(4)}", f"ugo.{token_hex(4)}", f"{randbelow(10**18):018}")


@asynccontextmanager
async def beside(store: Store) -> AsyncIterator[sqlite3.Connection | None]:
    """Somebody who reads what stands now, and keeps at it."""
    if isinstance(store, SqliteStore):
        with contextlib.closing(sqlite3.connect(store._path, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM people").fetchall()
            yield connection
        return
    import asyncpg

    other = await asyncpg.connect(store._url)  # type: ignore[attr-defined]
    try:
        async with other.transaction(isolation="repeatable_read", readonly=True):
            await other.fetch("SELECT count(*) FROM people")
            yield None
    finally:
        await other.close()


def life(who: Who, person: str = "p", number: int = 1) -> Write:
    """Somebody with an account, names, a guest and words, who was answered and written to."""
    card = f'{{"title": "{who.name}"}}'
    account = {"platform": "discord", "account": f"{who.account}{number}", "person": person, "name": who.name}
    return Write(
        request=StoredRequest(f"r{number}", person, "r", NOW, card, f'{{"user": "{who.account}"}}'),
        notices=[StoredNotice(f"k:{who.account}:{number}", card, NOW, person=person)],
        changes=[
            Put("people", {"id": person, "name": who.name, "born": "account"}),
            Put("accounts", {**account, "handle": f"{who.handle}{number}"}),
            Put("names", {"person": person, "key": who.handle, "name": who.name, "sort": "display"}),
            Put("guests", {"club": f"c{number}", "key": who.handle, "person": person}),
            Put("words", {"id": f"w{number}", "person": person, "book": "b", "text": who.name * number}),
            Put("seen", {"room": "r", "person": person}),
            Put("roles", {"club": "c", "person": person, "role": "referee"}),
            Put("claims", {"club": "c", "guest": "g", "person": person}),
            Put("claims", {"club": "c", "guest": person, "person": "other"}),
            Put("presses", {"token": f"t{number}", "line": who.name, "person": person, "at": NOW}),
            Put("codes", {"code": f"code{number}", "subject": person, "at": NOW}),
            Put("uploads", {"token": f"u{number}", "person": person, "name": "f", "content": who.name, "at": NOW}),
            Put("plays", {"person": person, "book": "b"}),
        ],
    )


async def forget(store: Store, who: Who, *people: str) -> None:
    await store.write(Write(changes=[Forget(person, traces=who.traces) for person in people]))


async def is_scrubbed(store: Store) -> bool:
    return not await store.rows("memory", key="scrub")


async def test_no_file_holds_what_was_forgotten(store: Store, who: Who) -> None:
    for number in range(MANY):
        await store.write(life(who, f"p{number}", number))
    await tell(store, "ANALYZE")
    assert await found(store, who.traces)
    await forget(store, who, *(f"p{number}" for number in range(MANY)))
    assert not await found(store, who.traces) and await is_scrubbed(store)
    assert not store._tasks, "nothing is left for later"  # type: ignore[attr-defined]


async def test_what_could_not_be_scrubbed_is_not_tried_again_at_once(tmp_path: Path, who: Who) -> None:
    tried = []

    class Held(SqliteStore):
        async def scrub(self) -> None:
            tried.append(self)
            raise Trouble("locked")

    store = Held(tmp_path / "araldo.db")
    await store.open()
    await store.write(life(who))
    await forget(store, who, "p")
    await asyncio.sleep(0.05)
    await store.close()
    assert len(tried) == 1


async def test_what_is_to_be_scrubbed_later_is_left_to_the_next_start(database: Database, clock: Clock) -> None:
    store: Any = database(clock)
    await store.open()
    later = store._task(asyncio.sleep(900))
    await asyncio.sleep(0)
    await store.close()
    assert later.cancelled()


def test_what_could_not_be_scrubbed_is_a_minute_later(tmp_path: Path, who: Who) -> None:
    class Held(SqliteStore):
        held = True

        async def scrub(self) -> None:
            if self.held:
                raise Trouble("locked")
            await super().scrub()

    async def tell(loop: Ahead) -> None:
        store = Held(tmp_path / "araldo.db")
        await store.open()
        await store.write(life(who))
        await forget(store, who, "p")
        store.held = False
        assert not await is_scrubbed(store)
        loop.by = SCRUB_AGAIN
        while not await is_scrubbed(store):
            await asyncio.sleep(0.01)
        await store.close()

    run(lambda loop: asyncio.wait_for(tell(loop), 2 * SCRUB_AGAIN))


async def test_the_others_stay_as_they_are(store: Store, who: Who) -> None:
    for number in range(MANY):
        await store.write(Write(changes=[Put("words", {"id": f"w{number}", "person": "b", "text": f"word {number}"})]))
        await store.write(Write(changes=[Put("words", {"id": f"x{number}", "person": "p", "text": who.name * number})]))
    await forget(store, who, "p")
    assert {row["text"] for row in await store.rows("words")} == {f"word {number}" for number in range(MANY)}


async def test_the_tables_lose_all_that_tells_who_it_was_and_keep_the_ids(store: Store, who: Who) -> None:
    await store.write(life(who))
    await store.write(life(who, "former", 2))
    await store.write(Write(changes=[Put("aliases", {"club": "", "old": "former", "person": "p"})]))
    await store.write(Write(changes=[Forget("p", ids=("former",))]))
    for table in ("accounts", "names", "guests", "words", "seen", "roles", "presses", "codes", "uploads"):
        assert not await store.rows(table), table
    assert {(row["id"], row["name"], row["born"]) for row in await store.rows("people")} == {
        ("p", "", "erased"),
        ("former", "", "erased"),
    }
    assert {row["person"] for row in await store.rows("plays")} == {"p", "former"}
    assert [row["person"] for row in await store.rows("aliases")] == ["p"]
    answered = await store.request("r1")
    assert answered is not None and (answered.answer, answered.handle) == ("", "{}")
    assert not await store.waiting(NOW + 1)


@pytest.mark.parametrize("which", range(4))
async def test_what_is_others_and_names_them_is_emptied(store: Store, who: Who, which: int) -> None:
    trace = who.traces[which]

    def requests(id: str, answer: str, handle: str) -> StoredRequest:
        return StoredRequest(id, "other", "r", NOW, answer, handle)

    await store.write(Write(requests("answered", f"<{trace}>", "{}")))
    await store.write(Write(requests("handled", "an answer", f"<{trace}>")))
    await store.write(Write(requests("other", "an answer", "a handle")))
    await store.write(Write(notices=[StoredNotice("", f"<{trace}>", NOW, room="r"), StoredNotice("", "b", NOW, "r")]))
    await store.write(Write(notices=[StoredNotice("", "c", NOW, room="r"), StoredNotice(f"k{trace}", "d", NOW, "r")]))
    [_, _, said, _] = await store.waiting(NOW)
    await store.said(said.id, f"<{trace}>")
    await store.write(
        Write(
            changes=[
                Put("presses", {"token": "t", "line": f"<{trace}>", "at": NOW}),
                Put("presses", {"token": "u", "line": "a line", "card": f"<{trace}>", "at": NOW}),
                Put("presses", {"token": "v", "line": "a line", "at": NOW}),
                Put("page_messages", {"id": "g1", "body": f"<{trace}>"}),
                Put("page_messages", {"id": "g2", "body": "a body"}),
                Put("passing", {"key": f"<{trace}>", "value": "", "at": NOW}),
                Put("passing", {"key": "b", "value": f"<{trace}>", "at": NOW}),
                Put("passing", {"key": "c", "value": "c", "at": NOW}),
            ]
        )
    )
    await forget(store, who, "p")
    assert [request.id for request in await store.unanswered(NOW + 1)] == ["other"]
    assert [notice.card for notice in await store.waiting(NOW)] == ["b"]
    assert [row["token"] for row in await store.rows("presses")] == ["v"]
    assert [row["id"] for row in await store.rows("page_messages")] == ["g2"]
    assert [row["key"] for row in await store.rows("passing")] == ["c"]
    assert not await found(store, [trace])


async def test_a_name_is_looked_for_in_the_clubs_of_who_bore_it_and_a_number_everywhere(store: Store, who: Who) -> None:
    for club, room in (("c1", "r1"), ("c2", "r2")):
        private, person = {"club": "", "house": "", "private": 1}, f"of {club}"
        places = {room: {"club": club, "house": f"-{room}", "private": 0}, f"p{room}": private}
        for id, more in places.items():
            await store.write(
                Write(
                    StoredRequest(f"q{id}", "x", id, NOW, f"<{who.name}>", "{}"),
                    notices=[StoredNotice("", f"<{who.name}>", NOW, room=id)],
                    changes=[
                        Put("rooms", {"platform": "club", "place": id, "id": id, **more}),
                        Put("seen", {"room": id, "person": person}),
                        Put("presses", {"token": id, "line": f"<{who.name}>", "room": id, "at": NOW}),
                        Put("presses", {"token": f"n{id}", "line": f"<{who.account}>", "room": id, "at": NOW}),
                        Put("passing", {"key": f"k:{id}:1", "value": f"<{who.name}>", "at": NOW}),
                        Put("passing", {"key": f"k:-{id}:1", "value": f"<{who.name}>", "at": NOW}),
                        Put("uploads", {"token": id, "person": person, "content": "", "at": NOW}),
                    ],
                )
            )
    await store.write(Write(changes=[Put("presses", {"token": "before", "line": who.name, "at": NOW})]))
    await store.write(Write(changes=[Forget("p", (), (who.account,), (who.name,), ("c1",))]))
    assert {row["token"] for row in await store.rows("presses")} == {"r2", "pr2"}
    assert {request.id for request in await store.unanswered(NOW + 1)} == {"qr2", "qpr2"}
    assert {notice.room for notice in await store.waiting(NOW)} == {"r2", "pr2"}
    assert {row["key"] for row in await store.rows("passing")} == {
        "k:r1:1",
        "k:-pr1:1",
        "k:r2:1",
        "k:-r2:1",
        "k:pr2:1",
        "k:-pr2:1",
    }
    assert {row["token"] for row in await store.rows("uploads")} == {"r2", "pr2"}


async def test_a_name_beside_their_id_goes_in_every_club(store: Store) -> None:
    cards = {"both": '{"person":"p123456789x"} Ugolino', "name": "Ugolino", "id": '{"person":"p123456789x"}'}
    rows = [
        Put("presses", {"token": token, "person": "other", "card": card, "at": NOW}) for token, card in cards.items()
    ]
    await store.write(Write(changes=rows))
    await store.write(Write(changes=[Forget("p", ("p123456789x",), names=("Ugolino",))]))
    assert {row["token"] for row in await store.rows("presses")} == {"name", "id"}


async def test_what_asks_whether_they_are_meant_goes_with_their_id(store: Store, who: Who) -> None:
    asks, id = f'"say":"asks" {who.name}', "p123456789x"
    cards = {"both": f"{asks} {id}", "asks": asks, "id": id}
    for number, (name, card) in enumerate(cards.items()):
        await store.write(Write(StoredRequest(name, "other", "r", NOW, card, "{}")))
        press = Put("presses", {"token": name, "card": card, "at": NOW})
        await store.write(Write(notices=[StoredNotice("", card, NOW + number, room="r")], changes=[press]))
    await store.write(Write(changes=[Forget(id, questions=('"say":"asks"',))]))
    assert {row["token"] for row in await store.rows("presses")} == {"asks", "id"}
    assert {request.id for request in await store.unanswered(NOW + 9)} == {"asks", "id"}
    assert {notice.card for notice in await store.waiting(NOW + 9)} == {cards["asks"], cards["id"]}


async def test_files_that_wait_in_the_clubs_go_but_those_that_are_named(store: Store, who: Who) -> None:
    there: list[Change] = [
        Put("rooms", {"platform": "club", "place": "r", "id": "r", "club": "c", "house": "", "private": 0}),
        Put("seen", {"room": "r", "person": "other"}),
        *(Put("uploads", {"token": token, "person": "other", "content": "", "at": NOW}) for token in "abc"),
        Put("uploads", {"token": "own", "person": "p", "content": "", "at": NOW}),
    ]
    await store.write(Write(changes=there))
    await store.write(Write(changes=[Forget("p", clubs=("c",), files=("a", "c", "own"))]))
    assert {row["token"] for row in await store.rows("uploads")} == {"a", "c"}


async def test_a_crash_between_is_made_up_for_at_the_next_start(store: Store, who: Who) -> None:
    await store.write(Write(changes=[Put("words", {"id": "w", "person": "p", "text": who.name})]))
    # All that a Forget writes before it is done.
    await store.write(Write(changes=[Drop("words", {"person": "p"}), Put("memory", {"key": "scrub", "value": "a"})]))
    assert await found(store, [who.name])
    await store.close()
    await store.open()
    assert not await found(store, [who.name]) and await is_scrubbed(store)


async def test_what_somebody_still_reads_is_scrubbed_later(database: Database, clock: Clock, who: Who) -> None:
    store = database(clock)
    await store.open()
    await store.write(life(who))
    async with beside(store):
        await forget(store, who, "p")
        assert not await is_scrubbed(store)
        with pytest.raises(Trouble):
            await store.scrub()
    await store.scrub()
    assert not await found(store, who.traces) and await is_scrubbed(store)
    await store.close()


async def test_what_was_given_to_be_deleted_before_a_scrub_is_in_no_file_after_it(store: Store, who: Who) -> None:
    await store.write(Write(changes=[Put("words", {"id": "w", "person": "p", "text": who.name})]))
    deleting = asyncio.ensure_future(store.write(Write(changes=[Drop("words", {"person": "p"})])))
    await store.scrub()
    assert not await found(store, [who.name]) and deleting.done()


async def test_what_is_written_meanwhile_is_written(store: Store, who: Who) -> None:
    await store.write(life(who))
    forgetting = store.write(Write(changes=[Forget("p", traces=who.traces)]))
    books = [store.write(opening(f"b{number}")) for number in range(20)]
    await forgetting
    for book in books:
        await book
    assert len(await store.books()) == 20


async def test_a_forgetting_that_fails_says_so_and_forgets_nothing(store: Store, who: Who) -> None:
    await store.write(life(who))
    with pytest.raises(Trouble):
        await store.write(Write(changes=[Forget("p"), Put("people", {"id": object()})]))
    assert await store.rows("accounts") and await is_scrubbed(store)


async def test_who_only_reads_cannot_scrub(sqlite: SqliteStore) -> None:
    beside = SqliteStore(sqlite._path, read_only=True)
    await beside.open()
    with pytest.raises(Trouble) as caught:
        await beside.scrub()
    await beside.close()
    assert caught.value.reason == "read-only"
