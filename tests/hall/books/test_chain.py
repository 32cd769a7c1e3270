"""The chain of a book: every line binds all before it, and what it hides is bound too, and told when it may be."""

from __future__ import annotations

import hashlib
import json
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.daimon.checks.entries import TargetSet
from bot.engines.gdr.judging import Answered
from bot.engines.house_entries import SecretTold
from bot.engines.rewriting import Voided
from bot.engines.rolls import TableOpened, TableRules
from bot.hall.books.chain import Chain, compact, in_fours, plain_line
from bot.hall.books.chain_check import holds
from bot.hall.requests import Reply
from bot.storage.contract import Append, Relabel, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredEntry
from tests.hall.house import ANNA, BRUNO, House

SECRET = bytes(range(64))
ANNAS = "p0000000001"
PINNED = [
    '{"n":1,"of":1,"at":1763820000123,"by":"p0000000001","kind":"table.opened","schema":1,"body":{"rules":{"quiet":"0.5"}},"untold":"d481fb12d88aa91e0a522559ce2115cf8e4e19d5bf4b99f5d75d78591940178c"}',
    '{"n":2,"of":2,"at":1763820000123,"by":"p0000000001","kind":"campaign.target-set","schema":1,"body":{"number":4,"target":{"#":"5e9fdd88acabb797ad0487b8fe874ded21420b89794f801a8dc4ebb83a60f303"},"by":"p0000000001"},"opens":[[2,"check/12"]],"masked":["target"],"untold":"f3db5c2add9547487c7eec8b47d5b5971bbb847f05e1cfc4091d70dddbfa49f9"}',
    '{"n":3,"of":3,"at":1763820000123,"by":"p0000000001","kind":"voided","schema":1,"body":{"request":2,"keeps":[]},"untold":"1eadf70c2c94a5e78d157c4ff61475c28ff2d289d71c19d2a59338b0211daf69"}',
    '{"n":4,"of":3,"at":1763820000123,"by":"p0000000001","kind":"told","schema":1,"body":{"number":1,"since":2,"line":{"#":"a3a35ba1d2f9fbc4ce21fab10192b17e84b123c575a97aec83d87a41a0c98bde"}},"masked":["line"],"untold":"338c44f4eebe52b80746bb6e227ae4f003efa68500de2aaeef9be5362e4250ca"}',
]


def row(seq: int, request: str, entry: Any) -> StoredEntry:
    return StoredEntry(seq, request, 1_763_820_000.1234, ANNAS, entry.kind, 1, entry.model_dump_json())


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def test_lines_are_these_bytes_for_ever() -> None:
    """Whoever changes a sign here calls every chain on every disk broken."""
    chain = Chain.begun("b0000001", SECRET)
    opened = row(1, "a", TableOpened(rules=TableRules(quiet=0.5)))
    target, voided = TargetSet(number=4, target=6, by=ANNAS), Voided(request="b")
    answered = Answered(team="t1", referee=ANNAS, answers={"ada/voice": "well"})
    rows = [
        chain.add(opened),
        chain.add(row(2, "b", target), opens=[(2, "check/12")]),
        chain.add(row(3, "c", answered), untold=True),
        chain.add(row(4, "d", voided), aims=2),
    ]
    [hidden] = chain.untold.values()
    rows.append(chain.add(row(5, "d", SecretTold(number=1, since=hidden.since, line=hidden.line))))
    again = Chain.begun("b0000001", SECRET)
    lines = [line for line in map(again.take, rows) if line]
    assert (again.head, again.lines) == (chain.head, chain.lines)
    assert lines == PINNED
    head = sha(b"araldo book 2\nb0000001")
    for line in lines:
        head = sha(head, sha(line.encode()))
    assert head == chain.head
    assert chain.shown == "4 · " + in_fours(head) == "4 · udfi ap4d x3lc xozc 5mpy vyl2 z4hv vi5x"


async def lines_of(house: House) -> tuple[dict[str, Any], list[str], list[dict[str, Any]]]:
    """An export: its first line, the lines of the chain as they stand there, and what comes beside them."""
    reply = await house.ask("/esporta", manages=True)
    assert isinstance(reply, Reply)
    head, *lines = reply.drawn.files[0].content.decode().rstrip("\n").split("\n")
    beside = [value for line in lines if not {"n", "seq"} & (value := json.loads(line)).keys()]
    return json.loads(head), [line for line in lines if '{"n":' in line[:5]], beside


async def test_an_export_chains_to_the_head_that_the_house_keeps(house: House) -> None:
    await house.ask('/tira 5 riserva:2 nota:"«perché» 🎲"')
    await house.ask("/tira 3", BRUNO)
    keys = await house.keys("/annulla", manages=True)
    await house.press(keys["Sì, annulla"], manages=True)
    await house.ask("/verifica apri:si")
    head, lines, beside = await lines_of(house)
    [book] = await house.store.books()
    found = sha(f"araldo book 2\n{book.id}".encode())
    for line in lines:
        found = sha(found, sha(line.encode()))
    assert found.hex() == head["head"] == book.head
    assert len(lines) == head["version"] == book.lines
    values = [json.loads(line) for line in lines]
    assert [value["n"] for value in values] == [*range(1, len(lines) + 1)]
    [voided] = (value for value in values if value["kind"] == "voided")
    assert values[voided["body"]["request"] - 1]["kind"] == "table.rolled"
    [salts] = (one["salts"] for one in beside if "salts" in one)
    empty = {number: sha(bytes.fromhex(salt), b"[]").hex() for number, salt in salts.items()}
    assert empty == {str(value["n"]): value["untold"] for value in values}


async def test_an_old_book_goes_into_a_chain_with_its_next_seal(house: House) -> None:
    await old_book(house)
    await house.ask("/tira 1")
    book = await house.store.book(OLD)
    assert book is not None and book.head == ""
    await house.ask("/verifica apri:si")
    book = await house.store.book(OLD)
    assert book is not None and book.head
    assert await holds(house.store, book) and book.lines == book.version
    head, lines, beside = await lines_of(house)
    assert head["secondFrom"] == book.version - len(lines) + 1
    first = json.loads(lines[0])
    earlier = b""
    for entry in (await house.store.entries(book.id))[: head["secondFrom"] - 1]:
        assert entry.line is None
        whole = {**entry._asdict(), "body": json.loads(entry.body)}
        text = json.dumps({name: whole[name] for name in FIRST_EDITION}, ensure_ascii=False)
        earlier = sha(earlier, sha(text.encode()))
    [before] = (one["before"] for one in beside if "before" in one)
    assert first["before"] == sha(bytes.fromhex(before), earlier).hex()


OLD = "bold0001"
FIRST_EDITION = ("seq", "request", "at", "person", "kind", "schema", "body")


async def old_book(house: House) -> None:
    """A book of the first edition, in the room of the tests."""
    await house.ask("/tira 1", ANNA)
    [book] = await house.store.books()
    entries = await house.store.entries(book.id)
    seeds = await house.store.seeds(book.id)
    await house.store.write(Write(changes=[Relabel(book.id, {"closed": 1.0})]))
    old = [entry._replace(line=None, extra=None) for entry in entries]
    opens = type(book)(OLD, book.kind, book.club, book.room, "", book.opened)
    await house.store.write(Write(opens=opens, append=Append(opens.id, 0, old, seeds=[(1, seeds[1])])))
    house.hall.house.shelf.drop_all()
    house.hall.house.books.forget()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET body = replace(body, '\"reserve\":0', '\"reserve\":1')",
        "UPDATE entries SET at = at + 1 WHERE seq = 3",
        "UPDATE entries SET person = 'p9999999999' WHERE seq = 3",
        "DELETE FROM entries WHERE seq = 4",
        "UPDATE books SET head = lower(hex(randomblob(32)))",
        "UPDATE entries SET line = 9 WHERE seq = 3",
    ],
)
async def test_whoever_changes_the_database_breaks_the_chain(house: House, tmp_path: Path, change: str) -> None:
    for _ in range(3):
        await house.ask("/tira 2")
    copy = tmp_path / "copy.db"
    await house.store.backup(str(copy))
    assert await holds_in(copy)
    with closing(connect(copy)) as connection, connection:
        connection.execute(change)
    assert not await holds_in(copy)


async def holds_in(file: Path) -> bool:
    store = SqliteStore(file, read_only=True)
    await store.open()
    try:
        return all([await holds(store, book) for book in await store.books()])
    finally:
        await store.close()


NO_FRACTIONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(NO_FRACTIONS)
def test_lines_are_the_json_that_every_language_writes(value: Any) -> None:
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    assert compact(value) == written


def test_a_line_in_full_has_every_letter_as_it_was_written() -> None:
    body = '{"note":"già 🎲"}'
    assert "già 🎲" in plain_line(StoredEntry(1, "r", 0.0, "p", "kind", 1, body))
