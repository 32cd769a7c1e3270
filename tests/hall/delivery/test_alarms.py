"""The house tells its own trouble in private: once, and once more when it is over."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from bot.hall.cards.card import Tone
from bot.hall.delivery.alarms import JUMP, TWICE, Alarming, Alarms
from bot.hall.requests import HeldBack, Later, Notice, Place, Unheard
from bot.ladder.discord import LADDER
from bot.settings import OperatorSettings, Settings
from bot.storage.contract import Trouble, Write
from tests.hall.house import ANNA, BRUNO, CORNER, ELSEWHERE, House, opened, words

HOST = Place("telegram", "-1001", "Chi ospita", house="-1001")
OVER = re.compile("di nuovo|è finita")
LITTLE: Alarming = {"disk": {"free": 150}}


class Failing:
    """A store that takes no write while it is `full`, and can be read all the same; what one process alone does may be
    `theirs`, the others'."""

    def __init__(self, store: Any) -> None:
        self._store, self.full, self.theirs, self.reason = store, False, False, "full"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def write(self, write: Write) -> Awaitable[None]:
        async def fail() -> None:
            raise TimeoutError if self.reason == "late" else Trouble(self.reason)

        result: Awaitable[None] = fail() if self.full else self._store.write(write)
        return result

    async def lease(self, task: str) -> bool:
        ours: bool = await self._store.lease(task)
        return ours and not self.theirs


class Computer:
    """A house of two clubs, and the computer that it runs on."""

    def __init__(self, house: House) -> None:
        self.house, self.steady = house, 0.0
        self.unwell: Alarming = {}
        self._made()

    def _made(self) -> None:
        self.alarms = Alarms(self.house.hall, lambda: self.unwell, lambda: self.house.now - self.steady)

    async def restarts(self) -> None:
        self.house = await self.house.restarted()
        self._made()

    async def looks(self) -> list[tuple[str, str]]:
        """Look, and give who was told what."""
        before = {chat: len(chat.said) for chat in (self.house.chat, self.house.telegram)}
        await self.alarms.look()
        await self.house.heralded()
        return [_told(one) for chat, count in before.items() for one in chat.said[count:]]

    def full(self, yes: bool) -> None:
        self.house.store.full = yes  # type: ignore[attr-defined]


def _told(notice: Notice) -> tuple[str, str]:
    """Who was told what; what begins is bad news, what is over is good, and a button asks to be pressed."""
    where = notice.account.name if notice.account is not None else notice.place.title if notice.place else ""
    said = words(notice.drawn).split("\n")[0]
    expected = Tone.ASK if notice.opens else Tone.GOOD if OVER.search(said) else Tone.BAD
    assert notice.drawn.tone is expected, said
    return where, said


async def computer_of(tmp_path: Path, room: str = "") -> Computer:
    house = await opened(tmp_path, settings=Settings(operator=OperatorSettings(room=room)))
    house.store = Failing(house.store)
    house = await house.restarted()
    await house.said("/tira 3", ANNA, manages=True)
    await house.said("/tira 3", ANNA, CORNER, manages=True)
    await house.said("/tira 3", BRUNO, ELSEWHERE, manages=True)
    await house.said("/aiuto", ANNA, HOST)
    return Computer(house)


@pytest.fixture
async def computer(tmp_path: Path) -> Computer:
    """One whose host has a room."""
    return await computer_of(tmp_path, "telegram:-1001")


NEARLY, ROOM_AGAIN = (
    "Il disco del computer su cui giro è quasi pieno: restano 150 MB",
    "Sul disco del computer su cui giro c'è di nuovo spazio.",
)
UNWRITTEN, WRITES = (
    "In questo momento non posso scrivere niente",
    "Posso scrivere di nuovo: quello che fate torna a contare.",
)


async def test_what_threatens_all_is_told_to_the_host_once_and_when_it_is_over(computer: Computer) -> None:
    assert await computer.looks() == []
    computer.unwell = LITTLE
    assert await computer.looks() == [("Chi ospita", NEARLY)]
    assert await computer.looks() == []
    await computer.restarts()
    assert await computer.looks() == [], "a new start tells nothing twice"
    computer.unwell = {}
    assert await computer.looks() == [("Chi ospita", ROOM_AGAIN)]
    assert await computer.looks() == []


async def test_where_the_host_has_no_room_the_organisers_hear_it_each_once(tmp_path: Path) -> None:
    computer = await computer_of(tmp_path)
    computer.unwell = LITTLE
    assert sorted(await computer.looks()) == [("Anna", NEARLY), ("Bruno", NEARLY)]
    computer.unwell = {}
    assert sorted(await computer.looks()) == [("Anna", ROOM_AGAIN), ("Bruno", ROOM_AGAIN)]


async def test_that_nothing_can_be_written_is_told_though_it_cannot_be_written_down(computer: Computer) -> None:
    """To the host, and to organisers of the clubs where something was asked meanwhile."""
    await computer.looks()
    computer.full(True)
    assert "Il disco di chi mi ospita è pieno" in await computer.house.said("/tira 3", ANNA)
    for _ in range(TWICE - 1):
        assert await computer.looks() == [], "a database may start anew"
    assert sorted(await computer.looks()) == [("Anna", UNWRITTEN), ("Chi ospita", UNWRITTEN)]
    assert await computer.looks() == []
    await computer.house.said("/tira 3", BRUNO, ELSEWHERE)
    assert await computer.looks() == [("Bruno", UNWRITTEN)], "it touches another club now"
    computer.full(False)
    assert sorted(await computer.looks()) == [("Anna", WRITES), ("Bruno", WRITES), ("Chi ospita", WRITES)]
    assert await computer.looks() == []


async def test_the_host_hears_it_too_of_a_start_on_a_full_disk(computer: Computer) -> None:
    computer.full(True)
    assert [await computer.looks() for _ in range(TWICE)] == [[], [("Chi ospita", UNWRITTEN)]]


async def test_who_could_not_be_told_at_once_is_told_at_the_next_look(computer: Computer) -> None:
    await computer.looks()
    computer.full(True)
    computer.house.telegram.failures = [HeldBack(60, "busy")]
    for _ in range(TWICE):
        assert await computer.looks() == []
    assert await computer.looks() == [("Chi ospita", UNWRITTEN)]


async def test_an_organiser_whom_no_chat_reaches_keeps_nobody_else_from_being_told_at_once(computer: Computer) -> None:
    await computer.looks()
    computer.full(True)
    await computer.house.said("/tira 3", ANNA)
    computer.house.hall.house.chats.pop("discord")  # type: ignore[attr-defined]
    for _ in range(TWICE - 1):
        assert await computer.looks() == []
    assert await computer.looks() == [("Chi ospita", UNWRITTEN)]


async def test_a_clock_that_jumps_is_told_to_the_host_and_to_clubs_that_wait_for_a_moment(computer: Computer) -> None:
    """Anna's and Bruno's tables wait for their seals to be opened."""
    await computer.looks()
    back = "L'orologio del computer su cui giro è saltato indietro di 60 minuti"
    for seconds, told in ((JUMP / 2, []), (-3600, ["Anna", "Bruno", "Chi ospita"])):
        computer.house.now += seconds
        computer.steady += seconds
        assert sorted(await computer.looks()) == [(name, back) for name in told]
    assert await computer.looks() == []


async def test_the_host_hears_that_private_words_are_held_back_and_that_it_is_over(computer: Computer) -> None:
    step = LADDER.step("private-flagged")
    await computer.house.hall.held_back(ANNA, step)
    held = [name for name, _ in await computer.looks()]
    assert held.count("Chi ospita") == 1
    await computer.house.hall.held_back(ANNA, step)
    assert await computer.looks() == []
    await computer.house.hall.held_back_no_more("discord")
    assert [name for name, _ in await computer.looks()].count("Chi ospita") == 1


OF_TWO = "Da Discord mi manca una parte dei server (circa 50 su 100): da lì non mi arriva più niente"
NOTHING, AGAIN = "Da {} su Discord non mi arriva più niente", "Da {} mi arriva di nuovo tutto."


def dark(*parts: int) -> Unheard:
    """Club lies in one half of the servers, Altro club in the other."""
    return Unheard(frozenset(parts), 2, lambda server: int(server) - 5)


async def test_servers_that_do_not_reach_us_are_told_to_the_host_and_where_it_touches_somebody(
    computer: Computer,
) -> None:
    computer.house.chat.dark = dark(0)
    assert await computer.looks() == [], "a shard may come back"
    assert await computer.looks() == [("Anna", NOTHING.format("Club")), ("Chi ospita", OF_TWO)]
    await computer.restarts()
    for _ in range(3):
        computer.house.chat.dark = dark(0)
        assert await computer.looks() == []
    computer.house.chat.dark = dark(0, 1)
    assert await computer.looks() == []
    assert await computer.looks() == [("Bruno", NOTHING.format("Altro club"))]
    computer.house.chat.dark = dark(1)
    assert await computer.looks() == [], "it may be gone again"
    assert await computer.looks() == [("Anna", AGAIN.format("Club"))]
    computer.house.chat.dark = dark()
    assert await computer.looks() == []
    assert await computer.looks() == [("Bruno", AGAIN.format("Altro club")), ("Chi ospita", AGAIN.format("Discord"))]
    assert await computer.looks() == []


async def test_of_very_many_servers_one_part_is_no_less_than_one_of_a_hundred(computer: Computer) -> None:
    computer.house.chat.dark = Unheard(frozenset({0}), 500, lambda server: 1)
    told = [await computer.looks() for _ in range(2)]
    assert told == [[], [("Chi ospita", OF_TWO.replace("50", "1"))]]


async def test_parts_that_come_and_go_are_no_news(computer: Computer) -> None:
    for parts in ((0,), (1,), (0,), ()):
        computer.house.chat.dark = dark(*parts)
        assert await computer.looks() == []


async def test_of_what_is_over_before_they_could_be_reached_nobody_hears(computer: Computer) -> None:
    """A line at home that is cut for a minute at night: two messages would come when it is back."""
    computer.house.chat.dark = dark(0)
    computer.house.chat.failures = [Later(60, "not connected")]
    told = [await computer.looks() for _ in range(2)]
    computer.house.chat.dark = dark()
    computer.house.now += 61
    told += [await computer.looks() for _ in range(3)]
    assert [whom for some in told for whom, _ in some] == ["Chi ospita", "Chi ospita"]


async def test_who_cannot_be_written_to_hears_it_by_a_button_in_a_room(computer: Computer) -> None:
    computer.house.chat.dark = dark(0)
    computer.house.chat.closed = {ANNA.id}
    await computer.looks()
    await computer.looks()
    assert any(notice.opens for notice in computer.house.chat.said)


async def test_a_whole_platform_that_does_not_reach_us_is_told(computer: Computer) -> None:
    computer.house.chat.dark = dark(0, 1)
    await computer.looks()
    told = await computer.looks()
    assert sorted(told) == [
        ("Anna", NOTHING.format("Club")),
        ("Bruno", NOTHING.format("Altro club")),
        ("Chi ospita", "Da Discord non mi arriva più niente"),
    ]


async def test_a_room_of_the_host_where_nothing_was_ever_said_leaves_it_to_the_organisers(tmp_path: Path) -> None:
    computer = await computer_of(tmp_path, "telegram:-2")
    computer.unwell = LITTLE
    assert sorted(await computer.looks()) == [("Anna", NEARLY), ("Bruno", NEARLY)]


@pytest.mark.parametrize("hour", [3600.0, -3600.0])
async def test_a_clock_that_is_set_has_no_answer_said_twice_and_none_said_late(tmp_path: Path, hour: float) -> None:
    house = await opened(tmp_path)
    said = await house.said("/tira 5", patience=600.0)
    house.now, house.set = house.now + hour, hour
    await house.herald.say_again()
    assert said not in house.chat.words()
    house.now += 600
    await house.herald.say_again()
    assert said in house.chat.words()


@pytest.mark.parametrize(("seconds", "told"), [(JUMP - 1, []), (JUMP, ["Anna", "Bruno", "Chi ospita"])])
async def test_a_clock_that_is_set_on_by_a_minute_is_told_too(
    computer: Computer, seconds: float, told: list[str]
) -> None:
    await computer.looks()
    computer.house.now += seconds
    computer.steady += seconds
    on = "L'orologio del computer su cui giro è saltato avanti di un minuto"
    assert sorted(await computer.looks()) == [(name, on) for name in told]


async def test_a_database_that_takes_writes_between_two_that_failed_is_no_news(computer: Computer) -> None:
    for full in (True, False) * TWICE:
        computer.full(full)
        assert await computer.looks() == []


async def test_who_asked_something_the_last_time_hears_nothing_of_the_next(computer: Computer) -> None:
    await computer.looks()
    for asks in (True, False):
        computer.full(True)
        if asks:
            await computer.house.said("/tira 3", BRUNO, ELSEWHERE)
        told = [name for _ in range(TWICE) for name, _ in await computer.looks()]
        assert sorted(told) == ["Bruno", "Chi ospita"][not asks :]
        computer.full(False)
        await computer.looks()


async def test_of_several_processes_one_alone_tells_and_each_what_its_own_clubs_asked(computer: Computer) -> None:
    computer.house.store.theirs = True  # type: ignore[attr-defined]
    computer.unwell = LITTLE
    assert await computer.looks() == []
    computer.full(True)
    await computer.house.said("/tira 3", ANNA)
    assert [name for _ in range(TWICE) for name, _ in await computer.looks()] == ["Anna"]


@pytest.mark.parametrize(
    ("reason", "why"),
    [
        ("read-only", "Il mio archivio è in sola lettura."),
        ("locked", "Il mio archivio non risponde."),
        ("late", "Il mio archivio non risponde."),
    ],
)
async def test_it_is_said_why_nothing_can_be_written_where_that_is_known(
    computer: Computer, reason: str, why: str
) -> None:
    await computer.looks()
    computer.house.store.reason = reason  # type: ignore[attr-defined]
    computer.full(True)
    for _ in range(TWICE):
        await computer.looks()
    assert why in computer.house.telegram.words()[-1]
