"""Whatever is written in whatever order: books without gaps, requests done once, nothing half done; and what goes
together, as if it had gone one after the other."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.contract import Drop, Overtaken, Put, Repeated, Store, Write
from bot.storage.group_commit import MANY, Batches
from bot.storage.postgresql_writer import _joined
from bot.storage.statements import Statement
from tests.storage.conftest import Clock, Database
from tests.storage.samples import a_notice, appending, opening

BOOKS = ("a", "b")


@dataclass(frozen=True)
class Attempt:
    """A request that appends so many entries to a book that it believes to be at a version."""

    request: str
    book: str
    version: int
    count: int


attempts = st.builds(
    Attempt,
    request=st.integers(0, 30).map(str),
    book=st.sampled_from(BOOKS),
    version=st.integers(0, 8),
    count=st.integers(0, 3),
)


async def done(store: Store, attempt: Attempt) -> bool:
    try:
        await store.write(appending(attempt.request, attempt.book, attempt.version, attempt.count))
    except (Repeated, Overtaken):
        return False
    return True


async def play(store: Store, batches: list[list[Attempt]]) -> None:
    await store.open()
    await asyncio.gather(*(store.write(opening(book)) for book in BOOKS))
    stood: list[Attempt] = []
    for batch in batches:
        outcomes = await asyncio.gather(*(done(store, attempt) for attempt in batch))
        stood += [attempt for attempt, outcome in zip(batch, outcomes, strict=True) if outcome]
    assert max(Counter(attempt.request for attempt in stood).values(), default=1) == 1
    for book in BOOKS:
        kept = await store.book(book)
        entries = await store.entries(book)
        assert kept is not None
        assert [entry.seq for entry in entries] == [*range(1, kept.version + 1)]
        assert [entry.request for entry in entries] == [
            attempt.request for attempt in stood if attempt.book == book for _ in range(attempt.count)
        ]
    for attempt in {attempt for batch in batches for attempt in batch}:
        known = await store.request(attempt.request) is not None
        assert known == any(attempt.request == other.request for other in stood)
    await store.close()


@given(batches=st.lists(st.lists(attempts, min_size=1, max_size=12), max_size=4))
def test_books_have_no_gaps_and_requests_are_done_once(database: Database, batches: list[list[Attempt]]) -> None:
    asyncio.run(play(database(Clock()), batches))


NO_TIMERS, TIMER = "DELETE FROM timers", "INSERT INTO timers"


def run(*statements: Statement) -> list[tuple[str, Sequence[object]]]:
    """The statements that come of these, each with its rows."""
    done: list[tuple[str, Sequence[object]]] = []

    async def do(statement: Statement) -> None:
        done.append((statement.text, statement.rows))

    async def all_of_them() -> None:
        batches = Batches(do)
        for statement in statements:
            await batches.add(statement)
        await batches.flush()

    asyncio.run(all_of_them())
    return done


def about(text: str, book: str | None, row: int = 0) -> Statement:
    return Statement(text, [(book, row)], table="timers", of=book)


def test_what_is_of_other_books_goes_together() -> None:
    assert run(about(NO_TIMERS, "a"), about(TIMER, "a"), about(NO_TIMERS, "b"), about(TIMER, "b")) == [
        (NO_TIMERS, [("a", 0), ("b", 0)]),
        (TIMER, [("a", 0), ("b", 0)]),
    ]


@pytest.mark.parametrize("again", ["a", None], ids=["of the same book", "of who knows which"])
def test_what_may_touch_the_same_rows_waits_its_turn(again: str | None) -> None:
    assert run(about(NO_TIMERS, "a"), about(TIMER, "a"), about(NO_TIMERS, again)) == [
        (NO_TIMERS, [("a", 0)]),
        (TIMER, [("a", 0)]),
        (NO_TIMERS, [(again, 0)]),
    ]


def test_a_statement_that_says_no_table_goes_alone_after_all_before_it() -> None:
    anything = Statement("UPDATE people", [("anna",)])
    assert [text for text, _ in run(about(TIMER, "a"), anything, about(TIMER, "b"), anything)] == [
        TIMER,
        "UPDATE people",
        TIMER,
        "UPDATE people",
    ]


def of(table: str, *rows: str) -> Statement:
    return Statement(f"INSERT INTO {table}", [(row,) for row in rows], table=table, of=rows[0])


def test_what_one_request_writes_to_other_tables_is_one_statement() -> None:
    [joined] = _joined([of("requests", "r")._replace(unless=Repeated("r")), of("books", "b"), of("entries", "b")])
    assert (joined.rows, str(joined.unless)) == ([["r", "b", "b"]], "r")
    assert joined.text.endswith("SELECT 1 FROM part0")  # which finds nothing where the request was there before


@pytest.mark.parametrize(
    "between",
    [of("books", "b"), of("entries", "b", "b"), of("notices", "b"), Statement("UPDATE", [()])],
    ids=["the same table", "several rows", "a table of numbered rows", "any table"],
)
def test_what_has_its_place_in_the_order_is_not_joined(between: Statement) -> None:
    given = [of("books", "a"), between, of("books", "c")]
    assert [*_joined(given)] == given


@pytest.mark.parametrize(("book", "statements"), [("b", 2), ("a", 3)], ids=["other rows", "the same row"])
def test_joined_statements_of_several_requests_go_together_unless_one_may_touch_what_another_does(
    book: str, statements: int
) -> None:
    [first], [later] = (_joined([of("requests", "r" + one), of("books", one)]) for one in ("a", book))
    assert len(run(first, of("books", "a")._replace(text="UPDATE books"), later)) == statements


def test_an_import_of_years_does_not_wait_in_memory() -> None:
    many = [about(TIMER, "a", number) for number in range(2 * MANY + 1)]
    assert [len(rows) for _, rows in run(*many)] == [MANY, MANY, 1]


puts = st.builds(
    lambda person, at: Put("seen", {"room": "hall", "person": person, "at": at}),
    st.sampled_from("ab"),
    st.integers(0, 9),
)
gone = st.builds(lambda person: Put("seen", {"room": "hall", "person": person, "gone": 1.0}), st.sampled_from("ab"))
dropped = st.builds(lambda person: Drop("seen", {"person": person}), st.sampled_from("ab"))
said = st.builds(lambda key, card: a_notice(str(card), key=key), st.sampled_from(["", "x", "y"]), st.integers(0, 9))
written = st.builds(
    lambda changes, notices: Write(changes=changes, notices=notices),
    st.lists(st.one_of(puts, gone, dropped), max_size=3),
    st.lists(said, max_size=2),
)


@given(writes=st.lists(written, max_size=8))
def test_together_they_leave_what_they_leave_one_by_one(database: Database, writes: list[Write]) -> None:
    async def left(*, together: bool) -> tuple[object, object]:
        store: Store = database(Clock())
        await store.open()
        await store.write(opening())
        if together:
            await asyncio.gather(*(store.write(write) for write in writes))
        else:
            for write in writes:
                await store.write(write)
        waiting = [(one.key, one.card) for one in await store.waiting(2e9)]
        found = await store.rows("seen"), waiting
        await store.close()
        return found

    assert asyncio.run(left(together=True)) == asyncio.run(left(together=False))
