"""Whatever is asked is done once and told only when it is on disk, however often and however unluckily it comes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.commands import COGS
from bot.engines.rolls import DiceTable
from bot.hall.cards.card import Audience, Card
from bot.hall.declared.call import Call
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.requests import Reply
from bot.storage.contract import Overtaken, Repeated, Trouble
from tests.hall.house import ANNA, BRUNO, HALL, THREAD, House, opened, private, words
from tests.hall.unlucky import unlucky


def rolls(entries: list[Any]) -> list[Any]:
    return [entry for entry in entries if entry.kind == "table.rolled"]


async def test_a_request_delivered_twice_is_answered_twice_and_done_once(house: House) -> None:
    first, second = await house.ask("/tira 5", id="r1"), await house.ask("/tira 5", id="r1")
    assert isinstance(first, Reply) and isinstance(second, Reply)
    assert words(first.drawn) == words(second.drawn)
    assert (first.repeated, second.repeated) == (False, True)
    assert len(rolls(await house.entries())) == 1


async def test_what_comes_of_what_was_done_elsewhere_is_done_once_too(house: House) -> None:
    await house.ask("/tira 1")
    [stored] = await house.store.books()
    room = await house.people.enter(HALL)

    async def rolled(call: Call[DiceTable]) -> Card:
        call.book.roll("p0000000001", call.now, 5, 0, None, "", call.dice)
        return Card()

    for heard in range(2):
        volume = await house.shelf.readable(stored.id)
        assert volume is not None
        doing = house.hall.desk.by_itself(volume, room, "elsewhere:1", "elsewhere", rolled, house.now)
        if heard:
            with pytest.raises(Repeated):
                await doing
        else:
            assert await doing
    assert len(rolls(await house.entries())) == 2


async def test_delivered_many_times_at_once_it_is_done_once(house: House) -> None:
    await house.ask("/tira 1")
    replies = await asyncio.gather(*(house.ask("/tira 5", id="r1") for _ in range(8)))
    assert len({words(reply.drawn) for reply in replies if isinstance(reply, Reply)}) == 1
    assert len(rolls(await house.entries())) == 2


async def test_delivered_again_after_a_restart_it_is_not_done_again(house: House) -> None:
    said = await house.said("/tira 5", id="r1")
    house = await house.restarted()
    assert await house.said("/tira 5", id="r1") == said
    assert len(rolls(await house.entries())) == 1


async def test_an_undo_delivered_again_voids_nothing_more(house: House) -> None:
    await house.ask("/tira 1")
    await house.ask("/tira 2")
    keys = await house.keys("/annulla", manages=True)
    once = await house.press(keys["Sì, annulla"], manages=True, id="u1")
    assert await house.press(keys["Sì, annulla"], manages=True, id="u1") == once
    assert [entry.kind for entry in await house.entries()].count("voided") == 1


async def test_fifty_at_once_in_one_room_leave_no_gap(house: House) -> None:
    people = [ANNA, BRUNO]
    replies = await asyncio.gather(*(house.ask(f"/tira {n % 6 + 1}", people[n % 2]) for n in range(50)))
    assert all(isinstance(reply, Reply) and reply.stored for reply in replies)
    entries = await house.entries()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert len(rolls(entries)) == 50
    assert "ancora chiuso: 50 tiri" in await house.said("/verifica")


async def test_the_first_roll_of_many_at_once_opens_one_book(house: House) -> None:
    await asyncio.gather(*(house.ask("/tira 1") for _ in range(6)))
    room = await house.people.enter(HALL)
    assert len(await house.store.books(room=room.id)) == 1


async def test_of_two_processes_that_open_a_rooms_book_at_once_one_does(house: House) -> None:
    other = House(house.store)
    other._ids = house._ids
    await other.hall.open()
    said = await asyncio.gather(house.said("/tira 1"), other.said("/tira 1", BRUNO))
    assert [words.split()[0] for words in said] == ["Anna", "Bruno"]
    assert len(await house.store.books()) == 1
    assert len(rolls(await house.entries())) == 2


async def test_a_refused_first_roll_opens_no_book(house: House) -> None:
    await house.ask("/tira 0")
    assert await house.entries() == []


@pytest.mark.parametrize("reason", ["full", "locked", "read-only", "damaged", "other"])
async def test_trouble_while_writing_is_told_to_who_asked_and_nothing_stays(house: House, reason: str) -> None:
    before = await house.said("/tira 3")
    house = await unlucky(house, Trouble(reason))
    reply = await house.ask("/tira 5")
    assert isinstance(reply, Reply)
    assert reply.audience is Audience.MEMBER
    assert "non è cambiato niente" in words(reply.drawn)
    assert not reply.stored
    assert len(rolls(await house.entries())) == 1
    assert "·tiro 2" in await house.said("/tira 3")
    assert "ancora chiuso: 2 tiri" in await house.said("/verifica")
    assert before


async def test_what_was_overtaken_is_decided_again(house: House) -> None:
    await house.ask("/tira 3")
    house = await unlucky(house, Overtaken(), Overtaken())
    assert (await house.said("/tira 5")).startswith("Anna tira")
    assert len(rolls(await house.entries())) == 2


async def test_who_is_overtaken_for_ever_is_told_so(house: House) -> None:
    await house.ask("/tira 3")
    house = await unlucky(house, *[Overtaken() for _ in range(20)])
    assert "riprova" in await house.said("/tira 5")
    assert len(rolls(await house.entries())) == 1


async def test_a_bug_is_an_apology_with_a_number_and_the_book_untouched(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    cog: Cog[DiceTable] = Cog(DiceTable)

    @cog.command("breaks", hidden=True)
    async def breaks(call: Call[DiceTable]) -> Card:
        call.book.roll(call.member, call.now, 5, 0, None, "", call.dice)
        raise RuntimeError("after the dice fell")

    house = await house.rebuilt(commands=Commands((*COGS, cog)))
    await house.ask("/tira 3")
    sorry = await house.ask(press="!breaks")
    assert isinstance(sorry, Reply) and not sorry.conceal
    said = words(sorry.drawn)
    assert "si è rotto" in said
    number = said.split()[-1].rstrip(".")
    assert len(number) == 6
    assert f"bug {number}" in caplog.text
    assert len(rolls(await house.entries())) == 1
    assert "·tiro 2" in await house.said("/tira 3")


async def test_too_many_commands_a_minute_are_refused_until_the_minute_is_over(tmp_path: Path) -> None:
    house = await opened(tmp_path, limit=3)
    for _ in range(3):
        assert (await house.said("/tira 1")).startswith("Anna tira")
    assert "al massimo 3 comandi" in await house.said("/tira 1")
    assert (await house.said("/tira 1", BRUNO)).startswith("Bruno tira")
    house.now += 60
    assert (await house.said("/tira 1")).startswith("Anna tira")
    await house.store.close()


async def test_four_presses_count_as_one_command(tmp_path: Path) -> None:
    house = await opened(tmp_path, limit=2)
    keys = await house.keys("/tira 1")
    again = next(iter(keys.values()))
    for _ in range(4):
        assert (await house.press(again)).startswith("Anna tira")
    assert "al massimo 2 comandi" in await house.press(again)
    await house.store.close()


async def test_a_thread_uses_the_book_of_its_channel(house: House) -> None:
    await house.ask("/tira 1")
    await house.ask("/tira 2", where=THREAD)
    assert len(rolls(await house.entries(HALL))) == 2


async def test_in_private_the_only_open_book_is_meant(house: House) -> None:
    await house.ask("/tira 1")
    assert "1 tirato" in await house.said("/verifica", where=private(ANNA))
    assert "nessun dado" in (await house.said("/verifica registro:tavolo", BRUNO, private(BRUNO))).casefold()
