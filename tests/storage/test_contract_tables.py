"""Contract: the plain tables."""

from __future__ import annotations

import pytest

from bot.storage.contract import Drop, Overtaken, Put, Row, Store, Write
from bot.storage.plain_tables import TABLES

pytestmark = pytest.mark.asyncio


async def put(store: Store, table: str, **row: object) -> None:
    await store.write(Write(changes=[Put(table, row)]))


async def names(store: Store, **values: object) -> list[str]:
    return [row["name"] for row in await store.rows("accounts", **values)]


async def test_a_new_row_has_nothing_but_what_was_given(store: Store) -> None:
    await put(store, "people", id="anna", name="Anna")
    [row] = await store.rows("people")
    assert row == dict.fromkeys(TABLES["people"].columns) | {"id": "anna", "name": "Anna"}


async def test_a_row_that_is_there_changes_only_in_what_was_given(store: Store) -> None:
    await put(store, "people", id="anna", name="Anna", language="it")
    await put(store, "people", id="anna", name="Annetta")
    [row] = await store.rows("people")
    assert (row["name"], row["language"]) == ("Annetta", "it")


async def test_a_row_of_only_its_key_can_be_put_again(store: Store) -> None:
    await put(store, "people", id="anna", name="Anna")
    await put(store, "people", id="anna")
    assert (await store.rows("people"))[0]["name"] == "Anna"


async def test_a_row_that_must_be_new_changes_nothing_where_there_is_one(store: Store) -> None:
    await store.write(Write(changes=[Put("people", {"id": "anna", "name": "Anna"}, new=True)]))
    with pytest.raises(Overtaken):
        await store.write(
            Write(
                changes=[Put("people", {"id": "b", "name": "B"}), Put("people", {"id": "anna", "name": "X"}, new=True)]
            )
        )
    assert [row["name"] for row in await store.rows("people")] == ["Anna"]


async def test_rows_are_found_by_any_values(store: Store) -> None:
    await put(store, "accounts", platform="discord", account="1", person="anna", name="A")
    await put(store, "accounts", platform="telegram", account="1", person="anna", name="B")
    await put(store, "accounts", platform="telegram", account="2", name="C")
    assert await names(store, person="anna") == ["A", "B"]
    assert await names(store, platform="telegram", account="2") == ["C"]
    assert await names(store, person=None) == ["C"]
    assert await names(store, person="nobody") == []


async def test_rows_are_dropped_by_any_values(store: Store) -> None:
    await put(store, "accounts", platform="discord", account="1", person="anna", name="A")
    await put(store, "accounts", platform="telegram", account="1", person="anna", name="B")
    await put(store, "accounts", platform="telegram", account="2", person="bruno", name="C")
    await store.write(Write(changes=[Drop("accounts", {"person": "anna"})]))
    assert await names(store) == ["C"]


async def test_changes_are_made_in_their_order(store: Store) -> None:
    changes: list[Put | Drop] = [
        Put("memory", {"key": "k", "value": "1"}),
        Drop("memory", {"key": "k"}),
        Put("memory", {"key": "k", "value": "2"}),
    ]
    await store.write(Write(changes=changes))
    assert await store.rows("memory") == [{"key": "k", "value": "2"}]


@pytest.mark.parametrize("change", [Put("people", {"id": "a", "x; --": 1}), Drop("people", {"x; --": 1})])
async def test_a_column_that_is_not_there_is_refused(store: Store, change: Put | Drop) -> None:
    with pytest.raises(ValueError, match="people has no"):
        await store.write(Write(changes=[change]))


@pytest.mark.parametrize("table", TABLES)
async def test_every_plain_table_keeps_what_its_columns_say(store: Store, table: str) -> None:
    samples = {"TEXT": "«àè» 🎲\t'\"", "INTEGER": 2**53, "REAL": 0.1, "BLOB": b"\x00\xff"}
    row: Row = {name: samples[kind.split()[0]] for name, kind in TABLES[table].columns.items()}
    await store.write(Write(changes=[Put(table, row)]))
    assert await store.rows(table, **row) == [row]


async def test_a_zero_character_breaks_nothing_though_it_may_be_lost(store: Store) -> None:
    await store.write(Write(changes=[Put("memory", {"key": "a\0b", "value": "c\0d"})]))
    [row] = await store.rows("memory", key="a\0b")
    assert row["value"].replace("\0", "") == "cd"
