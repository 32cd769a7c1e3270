"""Contract: notices wait, are said once, and are remembered as long as they may be edited."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage.contract import MessageStrike, Put, Store, Write
from bot.storage.plain_tables import DAY, HOUR, TABLES, PlainTable
from bot.storage.stored import StoredNotice
from tests.storage.samples import NOW, a_notice, a_request

pytestmark = pytest.mark.asyncio


async def notify(store: Store, *notices: StoredNotice) -> list[int]:
    """Write notices; the numbers of all that wait."""
    await store.write(Write(notices=notices))
    return [notice.id for notice in await store.waiting(NOW + 1_000 * DAY)]


async def test_notices_come_the_oldest_first_and_at_most_so_many(store: Store) -> None:
    await notify(store, a_notice("one"), a_notice("two"), a_notice("three"))
    assert [notice.card for notice in await store.waiting(NOW, most=2)] == ["one", "two"]


async def test_a_hundred_notices_come_at_once_unless_somebody_wants_more(store: Store) -> None:
    await store.write(Write(notices=[replace(a_notice(), room=f"r{number}") for number in range(101)]))
    assert (len(await store.waiting(NOW)), len(await store.waiting(NOW, 200))) == (100, 101)


async def test_a_notice_waits_until_it_is_due(store: Store) -> None:
    await notify(store, a_notice("later", due=NOW + 5))
    assert await store.waiting(NOW) == []
    assert [notice.card for notice in await store.waiting(NOW + 5)] == ["later"]


async def test_what_is_unsaid_is_counted_with_the_moment_since_when_it_might_have_been_said(store: Store) -> None:
    assert await store.backlog() == (0, None)
    await notify(store, a_notice("later", due=NOW + 50))
    assert await store.backlog() == (1, NOW + 50)
    await store.write(Write(request=a_request("roll", at=NOW + 20)))
    assert await store.backlog() == (2, NOW + 20)
    await notify(store, replace(a_notice("put off", due=NOW + 90), tries=1))
    assert await store.backlog() == (3, NOW)
    store.acknowledge("roll")
    await store.write(Write())
    assert await store.backlog() == (2, NOW)


async def test_a_newer_notice_replaces_a_waiting_one_with_its_key(store: Store) -> None:
    await notify(store, a_notice("old", key="standings"), a_notice("other", key="pairings"), a_notice("plain"))
    await notify(store, a_notice("new", key="standings"), a_notice("plain"))
    assert [notice.card for notice in await store.waiting(NOW)] == ["other", "plain", "new", "plain"]


async def test_a_notice_said_is_gone_and_what_it_became_is_known(store: Store) -> None:
    [first] = await notify(store, a_notice(key="standings"))
    await store.said(first, "message 1")
    assert await store.waiting(NOW) == []
    assert await store.backlog() == (0, None)
    [second] = await notify(store, a_notice(key="standings"))
    assert await store.earlier("standings", second) == "message 1"
    assert await store.earlier("standings", first) == ""


async def test_the_last_of_several_said_is_the_one_to_edit(store: Store) -> None:
    for became in ("message 1", "message 2"):
        [notice] = await notify(store, a_notice(key="standings"))
        await store.said(notice, became)
    [third] = await notify(store, a_notice(key="standings"))
    assert await store.earlier("standings", third) == "message 2"


async def test_notices_without_a_key_have_no_earlier_one(store: Store) -> None:
    [first] = await notify(store, a_notice())
    await store.said(first, "message 1")
    [second] = await notify(store, a_notice())
    assert await store.earlier("", second) == ""


async def test_a_notice_replaced_while_it_is_being_said_can_be_edited(store: Store) -> None:
    [first] = await notify(store, a_notice("old", key="standings"))
    [second] = await notify(store, a_notice("new", key="standings"))
    await store.said(first, "message 1")
    assert await store.earlier("standings", second) == "message 1"
    assert [notice.id for notice in await store.waiting(NOW)] == [second]


async def test_however_many_rooms_have_much_to_be_told_the_first_of_each_comes_before_the_second_of_any(
    store: Store,
) -> None:
    rooms = [f"room {number}" for number in range(30)]
    await store.write(Write(notices=[replace(a_notice(), room=room) for room in rooms for _ in range(11)]))
    await store.write(Write(notices=[replace(a_notice(), room="last")]))
    assert "last" in {notice.room for notice in await store.waiting(NOW)}


async def test_many_edits_of_what_was_said_keep_nothing_new_from_being_read(store: Store) -> None:
    edits = [StoredNotice(f"strike answer {n}", "edit", NOW, "room", strikes=f"answer {n}") for n in range(15)]
    await store.write(Write(notices=[*edits, StoredNotice("", "tables", NOW, "room")]))
    waiting = [notice.card for notice in await store.waiting(NOW)]
    assert waiting == [*["edit"] * 9, "tables"]


async def test_a_room_with_much_to_be_told_keeps_no_other_room_waiting(store: Store) -> None:
    await notify(store, *(replace(a_notice(), room="crowded") for _ in range(150)))
    await notify(store, replace(a_notice(), room="quiet"), replace(a_notice(), room="", person="anna"))
    waiting = await store.waiting(NOW)
    assert [notice.room for notice in waiting] == ["crowded"] * 10 + ["quiet", ""]
    assert [notice.id for notice in waiting] == sorted(notice.id for notice in waiting)


async def test_a_postponed_notice_waits_and_counts_its_tries(store: Store) -> None:
    [notice] = await notify(store, a_notice())
    await store.postpone(notice, NOW + 30)
    assert await store.waiting(NOW) == []
    [waiting] = await store.waiting(NOW + 30)
    assert (waiting.id, waiting.tries) == (notice, 1)


async def test_what_was_put_off_for_a_room_is_hastened_and_nothing_else(store: Store) -> None:
    """An edit waits for what it changes."""
    kept = replace(a_notice(), room="muted")
    numbers = await notify(store, kept, replace(kept, room="other"), replace(kept, strikes="n1"))
    for number in numbers:
        await store.postpone(number, NOW + 60)
    await store.hasten("muted", NOW)
    assert [one.id for one in await store.waiting(NOW)] == numbers[:1]


async def test_what_was_said_and_forgotten_is_found_only_where_its_words_do_not_matter(store: Store) -> None:
    [first] = await notify(store, a_notice(key="standings", at=NOW - 31 * DAY))
    await store.said(first, "message 1")
    [second] = await notify(store, a_notice(key="standings"))
    assert await store.earlier("standings", second, forgotten=False) == "message 1"
    await store.sweep(NOW)
    assert await store.earlier("standings", second) == "message 1"
    assert await store.earlier("standings", second, forgotten=False) == ""


async def test_a_notice_given_up_is_never_said_nor_edited(store: Store) -> None:
    [notice] = await notify(store, a_notice(key="standings"))
    await store.give_up(notice, "closed private messages")
    assert await store.waiting(NOW + DAY) == []
    [second] = await notify(store, a_notice(key="standings"))
    assert await store.earlier("standings", second) == ""


async def test_the_number_of_a_notice_never_comes_back(store: Store) -> None:
    [first] = await notify(store, a_notice(at=NOW - 31 * DAY))
    await store.said(first, "")
    await store.sweep(NOW)
    [second] = await notify(store, a_notice())
    assert second > first


async def test_old_notices_are_swept_but_not_one_that_may_be_edited_or_waits(store: Store) -> None:
    old = NOW - 31 * DAY
    for became in ("first", "last"):
        [notice] = await notify(store, a_notice(key="standings", at=old))
        await store.said(notice, became)
    [waiting] = await notify(store, a_notice(at=old))
    await store.sweep(NOW)
    assert await store.earlier("standings", notice) == ""
    assert await store.earlier("standings", notice + 1) == "last"
    assert [notice.id for notice in await store.waiting(NOW)] == [waiting]


async def test_the_last_notice_of_a_key_is_swept_after_half_a_year(store: Store) -> None:
    [notice] = await notify(store, a_notice(key="standings"))
    await store.said(notice, "last")
    await store.sweep(NOW + 179 * DAY)
    assert await store.earlier("standings", notice + 1) == "last"
    await store.sweep(NOW + 181 * DAY)
    assert await store.earlier("standings", notice + 1) == ""


@pytest.mark.parametrize(
    ("age", "heard", "kept"),
    [(2 * HOUR, False, True), (2 * HOUR, True, False), (HOUR / 2, True, True), (25 * HOUR, False, False)],
)
async def test_an_answer_is_forgotten_in_time(store: Store, age: float, heard: bool, kept: bool) -> None:
    await store.write(Write(a_request("r", NOW - age)))
    if heard:
        store.acknowledge("r")
    await store.sweep(NOW)  # goes into the same commit, before the acknowledgement
    await store.sweep(NOW)
    request = await store.request("r")
    assert request is not None
    assert bool(request.answer) is kept
    assert (request.handle != "{}") is kept


async def test_a_request_is_forgotten_after_ninety_days(store: Store) -> None:
    await store.write(Write(a_request("old", NOW - 91 * DAY)))
    await store.write(Write(a_request("young", NOW - 89 * DAY)))
    await store.sweep(NOW)
    assert await store.request("old") is None
    assert await store.request("young") is not None


@pytest.mark.parametrize("table", [table for table in TABLES.values() if table.lasts], ids=lambda table: table.name)
async def test_what_nobody_will_ask_for_again_is_swept(store: Store, table: PlainTable) -> None:
    assert table.lasts is not None
    await store.write(Write(changes=[Put(table.name, {**dict.fromkeys(table.keys, "k"), "at": NOW})]))
    await store.sweep(NOW + table.lasts - 1)
    assert len(await store.rows(table.name)) == 1
    await store.sweep(NOW + table.lasts + 1)
    assert await store.rows(table.name) == []


async def test_what_a_request_said_is_found_with_what_it_became(store: Store) -> None:
    await store.write(Write(request=a_request("r", at=NOW)))
    store.acknowledge("r", "message 1")
    [first, *_] = await notify(
        store, replace(a_notice("card"), request="r", seq=7), replace(a_notice(), request="other")
    )
    await store.said(first, "message 2")
    answer, notice = await store.messages("r")
    assert (answer.state, answer.became) == ("said", "message 1")
    assert (notice.card, notice.seq, notice.state, notice.became) == ("card", 7, "said", "message 2")
    assert await store.message(notice.ref) == notice
    assert await store.message("answer nobody's") is None
    assert await store.message("notice 1000") is None


async def test_what_strikes_another_is_no_message_of_its_request(store: Store) -> None:
    await notify(store, replace(a_notice(), request="r", strikes="notice 1"))
    assert await store.messages("r") == []


async def test_what_a_message_was_edited_to_last_is_found(store: Store) -> None:
    assert await store.edit_of("notice 1") == ""
    for card in ("first", "second"):
        await notify(store, replace(a_notice(card, key="strike notice 1"), strikes="notice 1"))
    assert await store.edit_of("notice 1") == "second"
    assert await store.edit_of("notice 11") == ""


async def test_notices_of_a_key_are_found_in_all_rooms_and_no_other_key(store: Store) -> None:
    await notify(store, *(a_notice(key, key=key) for key in ("k@r1", "k", "k@r2", "kk@r1", "k:1@r1")))
    assert [notice.key for notice in await store.under("k")] == ["k@r1", "k", "k@r2"]


async def test_no_newer_notice_edits_one_that_was_struck_until_it_counts_again(store: Store) -> None:
    [first] = await notify(store, a_notice(key="k"))
    await store.said(first, "message 1")
    await store.write(Write(changes=[MessageStrike(first, struck=True)]))
    assert await store.earlier("k", first + 1) == ""
    await store.write(Write(changes=[MessageStrike(first, struck=False)]))
    assert await store.earlier("k", first + 1) == "message 1"


async def test_what_was_said_is_kept_as_long_as_it_can_be_struck(store: Store) -> None:
    await store.write(Write(request=a_request("r", at=NOW)))
    store.acknowledge("r", "message 1")
    [first] = await notify(store, replace(a_notice("card", key="k"), request="r"))
    await store.said(first, "message 2")
    await store.sweep(NOW + 29 * DAY)
    assert [one.became for one in await store.messages("r")] == ["message 1", "message 2"]
    await store.sweep(NOW + 31 * DAY)
    assert [one.card for one in await store.messages("r")] == [""], "the last of a key may yet be edited"


async def test_what_rooms_were_shown_of_late_is_told_in_its_order_each_edit_by_what_it_strikes(store: Store) -> None:
    other = replace(a_notice("of another room", at=NOW), room="r9")
    told = a_notice("told", at=NOW + 1)
    await store.write(Write(request=a_request("roll", at=NOW)))
    first, _ = await notify(store, told, other)
    store.acknowledge("roll", "message 1")
    await store.said(first, "message 2")
    await notify(store, replace(a_notice("struck", at=NOW + 2), strikes="answer roll"))
    said = await store.said_lately(["hall", "r2"], 9)
    assert [(one.ref, one.state, one.became) for one in said] == [
        ("answer roll", "said", "message 1"),
        (f"notice {first}", "said", "message 2"),
        ("answer roll", "waiting", ""),
    ]
    assert [one.ref for one in await store.said_lately(["hall"], 1)] == ["answer roll", "answer roll"]
    await store.write(Write(request=a_request("later", at=NOW + 1.5)))
    store.acknowledge("later", "message 3")
    await store.said(first, "message 2")
    assert [one.at for one in await store.said_lately(["hall", "r2"], 9)] == [NOW, NOW + 1, NOW + 1.5, NOW + 2]
