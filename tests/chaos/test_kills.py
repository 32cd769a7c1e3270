"""The power goes out at any moment, again and again: what was answered is in the books, what is there was answered."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.e2e.kill_stage import Evening, Room, Written, numbers, twice
from tests.e2e.lab.discord import DiscordHost
from tests.e2e.lab.telegram import TelegramHost

KILLS = int(os.environ.get("KILLS", "15"))
"""On each database."""
SEED = int(os.environ.get("KILLS_SEED", "0")) or random.randrange(1, 10**6)

STARTING, WORKING = 20, 120
"""So much may pass between the bot and the chats before it is killed: while it starts, and once it is at work."""
DEAD = r"did not respond|no bot session|messages/@original -> 404 code 10015"
"""What people see of a bot that is not there; and an answer that the next process asks for may never have been."""


@pytest.fixture(params=["sqlite", "postgresql"])
def books(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the bot keeps its books: a file, or an address."""
    if request.param == "sqlite":
        return tmp_path / "araldo.db"
    address: str = request.getfixturevalue("postgresql")
    return address


async def test_a_bot_killed_at_random_moments_loses_nothing_and_says_nothing_twice(books: Path | str) -> None:
    async with await DiscordHost.start() as discord, await TelegramHost.start() as telegram:
        evening = Evening(discord, telegram, books, SEED)
        try:
            repeated = await play(evening)
        except AssertionError as wrong:
            raise AssertionError(f"KILLS={KILLS} KILLS_SEED={SEED}: {wrong}") from wrong
        finally:
            await evening.bot.kill()
        discord.assert_clean(ignore=DEAD)
        telegram.assert_clean()
    print(f"{KILLS} kills: Telegram heard {repeated} answers twice")


async def play(evening: Evening) -> int:
    """The evening; gives how many messages Telegram heard again after a kill."""
    await evening.bot.start()
    await evening.until(lambda: evening.at_work and evening.discord.sync_count, 60, "the bot is at work")
    evening.play()
    for _ in range(KILLS):
        if evening.chance.random() < 0.2:
            evening.will_die(evening.chance.randint(1, STARTING))
        else:
            await evening.until(lambda: evening.at_work, 60, "the bot is at work")
            evening.will_die(evening.chance.randint(1, WORKING))
        await evening.dead()
        await evening.bot.start()
    await evening.until(lambda: all(room.count() > 2 * KILLS for room in evening.rooms), 120, "everybody has played")
    await evening.rest()
    await evening.finished()
    books = {book.place: book for book in await evening.written()}
    kept = {note for book in books.values() for note in book.words.values()}
    assert evening.typed <= kept, "Telegram keeps what is typed until it is done: nothing may be lost"
    assert len(books) == len(evening.rooms)
    return sum(check(evening, room, books[place_of(room)]) for room in evening.rooms)


def place_of(room: Room) -> str:
    """The room's id as the books have it."""
    return str(room.place.id)


def check(evening: Evening, room: Room, book: Written) -> int:
    """One room and its book."""
    rolls = book.rolls()
    assert len(rolls) > KILLS, "hardly anybody played"
    assert not book.unsound, "a die or a roll number is wrong"
    assert not twice([record.request for _, record, _ in rolls]), "a request was done twice"
    said = numbers(room)
    assert set(said) == {number for number, _, _ in rolls}, "answers and books differ"
    words = dict(room.said())
    for number, _, rolled in rolls:
        note = book.words[rolled.note] if rolled.note else ""
        assert any(note in words[message] for message in said[number]), f"the answer to {note} is another's"
    again = [heard(room, number, said[number]) for number in said]
    for what in book.posted():
        again.append(heard(room, what, [id for id, text in room.said() if what in text]))
    return sum(again)


def heard(room: Room, what: str, messages: list[int]) -> int:
    """Everything was said, and once; gives how often Telegram heard it again, which only a kill excuses."""
    assert messages, f"{what} was never said"
    if room.discord:
        assert len(messages) == 1, f"{what} was said {len(messages)} times on Discord"
    assert room.across_a_kill(messages), f"{what} was said {len(messages)} times by one process"
    return len(messages) - 1
