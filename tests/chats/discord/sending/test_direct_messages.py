"""Private messages: who takes none, how fast they are opened, and what Discord says against it."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chats.discord.gateway.failures import NotWritten
from bot.chats.discord.sending.direct_messages import Mail
from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Place, Request
from bot.ladder.steps import Step
from bot.storage.contract import Trouble
from tests.chats.discord.interactions import ANNA, ROOM, Front, refused, sender

DM = Place("discord", "30", "Anna", private=True)
WORDS = [{"content": "Segreto"}]


class Club:
    """Discord, the hall and the time."""

    def __init__(self) -> None:
        self.refusal: discord.HTTPException | None = None
        self.now = 1000.0
        self.reached: list[tuple[str, bool]] = []
        self.written: list[int] = []
        self.told: list[tuple[str, str]] = []
        self.nonces: list[str] = []
        self.sending = sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
        self.mail = Mail(self, self, None, self.sending, lambda: self.now)  # type: ignore[arg-type]

    async def create_dm(self, user: discord.Object) -> Any:
        async def send(**given: Any) -> Any:
            if self.refusal is not None:
                raise self.refusal
            self.written.append(user.id)
            self.nonces.append(given["nonce"])
            return SimpleNamespace(id=len(self.written))

        return SimpleNamespace(id=user.id, send=send)

    async def held_back(self, account: Account, step: Step) -> None:
        self.told.append((account.id, step.name))

    async def held_back_no_more(self, platform: str) -> None:
        self.told.append((platform, "over"))

    async def reachable(self, account: Account, yes: bool) -> None:
        self.reached.append((account.id, yes))

    async def write(self, who: int) -> None:
        await self.mail.write(Account("discord", str(who), "Anna"), WORDS, "notice:1", None)


@pytest.mark.parametrize("code", [50007, 50278, 0])
async def test_of_who_takes_no_private_messages_the_hall_is_told(code: int) -> None:
    club = Club()
    club.refusal = refused(403, code)
    for _ in range(2):
        with pytest.raises(NotWritten):
            await club.write(1)
        club.now += 60
    club.refusal = None
    await club.write(1)
    assert club.reached == [("1", False), ("1", True)], "each is told once"


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_private_chat_is_not_tried_again_in_the_same_minute_unless_they_write(code: int) -> None:
    club = Club()
    club.refusal = refused(403, code)
    with pytest.raises(NotWritten):
        await club.write(1)
    club.refusal = None
    with pytest.raises(NotWritten) as known:
        await club.write(1)
    assert known.value.step.name == "private-closed" and club.written == []
    await club.mail.wrote(Account("discord", "1", "Anna"))
    await club.write(1)
    assert club.written == [1]


async def test_a_closed_chat_is_tried_again_after_a_minute_and_each_time_that_it_closes_or_opens_is_told() -> None:
    club = Club()
    for tries in (1, 2):
        club.refusal = refused(403, 50007)
        with pytest.raises(NotWritten):
            await club.write(1)
        club.refusal = None
        club.now += 59
        with pytest.raises(NotWritten):
            await club.write(1)
        club.now += 1
        for _ in range(2):
            await club.write(1)
        assert club.reached == [("1", False), ("1", True)] * tries


@pytest.mark.parametrize("failure", [refused(429), refused(503), discord.RateLimited(40.0)])
async def test_what_discord_takes_only_later_says_nothing_of_who_is_written_to(failure: Any) -> None:
    club = Club()
    club.refusal = failure
    with pytest.raises(type(failure)):
        await club.write(1)
    club.refusal = None
    await club.write(1)
    assert club.written == [1] and club.reached == []


async def test_of_private_messages_it_is_known_which_are_laid_out() -> None:
    laid_out = {"content": "b", "layout": [{"type": 10, "content": "b"}]}
    became = await Club().mail.write(ANNA, [{"content": "a"}, laid_out], "notice:1", None)
    assert became["messages"] == ["1", "2"] and became["laid"] == ["2"]


async def test_of_who_writes_in_private_the_hall_knows_at_once_that_they_can_be_written_to() -> None:
    club = Club()
    club.refusal = refused(403, 50007)
    for _ in range(2):
        await club.mail.wrote(Account("discord", "1", "Anna"))
    assert club.reached == [("1", True)], "a process before may have seen it closed"
    with pytest.raises(NotWritten):
        await club.write(1)
    await club.mail.wrote(Account("discord", "1", "Anna"))
    assert club.reached == [("1", True), ("1", False), ("1", True)]


@pytest.mark.parametrize(("code", "pause"), [(40003, 600.0), (20026, 3600.0)])
async def test_what_is_refused_for_speed_holds_all_back_for_a_while_and_is_nobodys_fault(
    code: int, pause: float
) -> None:
    club = Club()
    club.refusal = refused(403, code)
    with pytest.raises(NotWritten) as held:
        await club.write(1)
    assert held.value.seconds == pause
    club.refusal = None
    with pytest.raises(NotWritten):
        await club.write(2)
    assert club.reached == [] and club.written == []
    club.now += pause
    await club.write(2)
    assert club.written == [2]


async def test_a_quarantine_is_logged_and_told_and_so_is_its_end(caplog: pytest.LogCaptureFixture) -> None:
    club = Club()
    club.refusal = refused(403, 20026)
    for who in (1, 2):
        with pytest.raises(NotWritten):
            await club.write(who)
        club.now += 3600
    assert club.told == [("1", "private-flagged"), ("2", "private-flagged")]
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 2 and "20026" in caplog.text
    club.refusal = None
    for who in (1, 2):
        await club.write(who)
    assert club.told[2:] == [("discord", "over")]


async def test_after_a_start_the_end_of_a_quarantine_from_before_is_told() -> None:
    club = Club()
    await club.write(1)
    assert club.told == [("discord", "over")]


async def test_forty_private_chats_are_not_opened_at_once() -> None:
    club = Club()
    most, seconds = 10, 60
    for who in range(most):
        await club.write(who)
        club.now += 1
    with pytest.raises(NotWritten) as held:
        await club.write(99)
    assert held.value.step.name == "private-fast" and held.value.seconds == seconds - most, (
        "once the first of them is so long ago"
    )
    await club.write(0)  # who was written to before is no news to Discord
    club.now += seconds - most
    await club.write(99)


async def test_where_chats_were_opened_too_fast_and_discord_says_so_the_longer_of_the_two_pauses_counts() -> None:
    club = Club()
    for who in range(9):
        await club.write(who)
    club.refusal = refused(403, 40003)
    with pytest.raises(NotWritten):
        await club.write(9)
    club.refusal = None
    with pytest.raises(NotWritten) as held:
        await club.write(10)
    assert held.value.seconds == 600
    club.now += 600
    await club.write(10)


class Kept:
    """Notes which private messages belong to which room."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, list[str], Place]] = []

    async def keep(self, person: str, messages: list[str], origin: Origin) -> None:
        """As the house keeps it."""
        self.kept.append((person, [*messages], origin.place))


@pytest.mark.parametrize(("view", "room", "kept"), [(True, ROOM, 1), (False, ROOM, 0), (True, None, 0), (True, DM, 0)])
async def test_buttons_in_private_act_in_the_room_that_was_asked_in(view: bool, room: Place | None, kept: int) -> None:
    club, origins = Club(), Kept()
    mail = Mail(club, club, origins, club.sending, lambda: club.now)  # type: ignore[arg-type]
    messages = [{"content": "Segreto"}, {"content": "Ancora", **({"view": object()} if view else {})}]
    became = await mail.write(ANNA, messages, "notice:1", room)
    assert became == {"channel": "30", "messages": ["1", "2"], "hidden": False}
    assert origins.kept == [("30", ["1", "2"], ROOM)] * kept


class Memory:
    """Remembers, unless the database is away."""

    def __init__(self, *, away: bool) -> None:
        self.away = away
        self.kept: dict[str, str] = {}

    async def remember(self, key: str, value: str) -> None:
        """As the house remembers."""
        if self.away:
            raise Trouble("locked")
        self.kept[key] = value


@pytest.mark.parametrize("away", [False, True])
async def test_where_something_was_opened_is_noted_and_while_the_database_is_away_it_is_told_anew(away: bool) -> None:
    club, memory = Club(), Memory(away=away)
    mail = Mail(club, club, memory, club.sending, lambda: club.now)  # type: ignore[arg-type]
    request = Request("discord:1", ANNA, ROOM, 0.0, press="!open x1", handle={"token": "t"})
    await mail.opened(request, {"channel": "20", "messages": ["60"]})
    noted = [json.loads(value) for value in memory.kept.values()]
    assert noted == ([] if away else [{"token": "t", "channel": "20", "messages": ["60"]}])


async def test_each_private_message_is_known_to_discord_once() -> None:
    club = Club()
    for _ in range(2):
        await club.mail.write(ANNA, [{"content": "a"}, {"content": "b"}], "notice:1", None)
    assert club.nonces[:2] == club.nonces[2:] and len({*club.nonces}) == 2
