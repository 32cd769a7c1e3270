"""Members are looked up at the gateway seldom: a beginning that was answered in full tells of longer ones too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.members import BETWEEN, MOST, OF_A_FILE, OF_ONE, SILENT, WHOLE, DiscordMembers
from bot.hall.requests import Named, Place

HERE = Place("discord", "10", house="5")
THERE = Place("discord", "20", house="6")


def member(number: int, name: str, bot: bool = False) -> Any:
    return SimpleNamespace(id=number, display_name=name, global_name=name, name=name.lower(), bot=bot)


class Server:
    """A server that tells its members, and remembers what it was asked."""

    id = 5
    sharing = None

    def __init__(self, *members: Any) -> None:
        self.members = members
        self.asked: list[dict[str, Any]] = []
        self.failing = False

    def get_guild(self, id: int) -> Server | None:
        return self if id in (5, 6) else None

    async def query_members(self, query: str = "", user_ids: Any = (), limit: int = 5, cache: bool = True) -> list[Any]:
        assert not cache, "a server's members would stay in memory"
        self.asked.append({"query": query, "user_ids": user_ids})
        if self.failing:
            raise TimeoutError
        return [one for one in self.members if one.id in user_ids or (query and _begins(one, query))][:limit]

    async def fetch_member(self, id: int) -> Any:
        if self.failing:
            raise TimeoutError
        found = [one for one in self.members if one.id == id]
        if not found:
            answer = cast(Any, SimpleNamespace(status=404, reason="Not Found"))
            raise discord.NotFound(answer, {"code": 10007, "message": "Unknown Member"})
        return found[0]


def _begins(one: Any, query: str) -> bool:
    return any(name.lower().startswith(query) for name in (one.display_name, one.name))


async def nothing(done: int) -> None: ...


def looking(server: Server) -> DiscordMembers:
    return DiscordMembers(Servers(cast(Client, server)))


async def test_members_are_found_by_their_ids_and_bots_are_told_as_such() -> None:
    server = Server(member(1, "Anna"), member(2, "Bea"), member(9, "Robot", bot=True))
    found = await looking(server).by_ids(HERE, ["2", "9", "77", "p0123456789"])
    assert [(one.name, one.bot) for one in found] == [("Bea", False), ("Robot", True)]
    assert server.asked == [{"query": "", "user_ids": [2, 9, 77]}]


async def test_in_private_and_for_ids_of_nobody_nothing_is_asked() -> None:
    server = Server(member(1, "Anna"))
    assert await looking(server).by_ids(Place("discord", "10", private=True), ["1"]) == ()
    assert await looking(server).by_ids(HERE, ["p0123456789"]) == ()
    assert not server.asked


async def test_one_letter_asks_nothing_and_more_ask_once() -> None:
    server = Server(member(1, "Marco"), member(2, "Mara"))
    members = looking(server)
    assert await members.called(HERE, "M") == ()
    for typed, names in (
        ("Ma", {"Marco", "Mara"}),
        ("mar", {"Marco", "Mara"}),
        ("marc", {"Marco"}),
        ("ma", {"Marco", "Mara"}),
    ):
        assert {one.name for one in await members.called(HERE, typed)} == names
    assert len(server.asked) == 1


async def test_a_beginning_of_too_many_is_asked_further() -> None:
    server = Server(*(member(number, f"Ma{number:02}") for number in range(MOST)), member(90, "Mazz"))
    members = looking(server)
    assert len(await members.called(HERE, "ma")) == MOST
    assert [one.name for one in await members.called(HERE, "maz")] == ["Mazz"]


async def test_not_more_is_asked_in_a_minute_than_the_gateway_bears() -> None:
    server = Server()
    members = looking(server)
    for number in range(OF_ONE + 5):
        await members.called(HERE, f"{number:02}x")
    assert len(server.asked) == OF_ONE
    for number in range(5):
        await members.called(THERE, f"{number:02}x")
    assert len(server.asked) == OF_ONE + 5, "one server's evening takes nothing from another's"


async def test_where_the_gateway_is_silent_nobody_is_known() -> None:
    server = Server(member(1, "Anna"))
    server.failing = True
    assert await looking(server).by_ids(HERE, ["1"]) == ()
    assert await looking(server).called(HERE, "an") == ()


async def test_the_names_of_a_file_are_asked_for_by_first_letters() -> None:
    server = Server(*(member(number, f"{'AB'[number % 2]}{number // 2:02}") for number in range(80)))
    steps: list[int] = []

    async def step(done: int) -> None:
        steps.append(done)

    names = [f"{letter}{number:02}" for letter in "ABC" for number in range(80)]
    told = await looking(server).named(HERE, names, step)
    assert {one.name for one in told.people} >= {"A00", "B39"} and not told.not_told
    assert len(server.asked) == 3 and steps[-1] == len(names)


async def test_where_too_many_begin_so_more_letters_are_asked() -> None:
    server = Server(*(member(number, f"M{number:03}") for number in range(WHOLE)), member(900, "Mzara"))
    told = await looking(server).named(HERE, ["Mzara", "Mzuno", "Mzdue"], nothing)
    assert "Mzara" in {one.name for one in told.people} and not told.not_told


async def test_a_name_that_itself_begins_too_many_others_is_not_told() -> None:
    server = Server(*(member(number, f"Ma{number:03}") for number in range(WHOLE)))
    assert [*(await looking(server).named(HERE, ["Ma"], nothing)).not_told] == ["Ma"]
    assert not (await looking(server).named(HERE, ["Ma000"], nothing)).not_told


async def test_what_was_told_for_a_file_is_not_asked_again_while_questions_are_answered() -> None:
    server = Server(member(1, "Anna"))
    members = looking(server)
    for _ in range(3):
        assert [one.name for one in (await members.named(HERE, ["Anna", "Ada"], nothing)).people] == ["Anna"]
    assert len(server.asked) == 1


async def test_names_of_which_the_gateway_tells_nothing_are_named() -> None:
    server = Server(member(1, "Anna"))
    server.failing = True
    told = await looking(server).named(HERE, ["Anna", "Bea", "Carlo", "Dario", "Eva"], nothing)
    assert {*told.not_told} == {"Anna", "Bea", "Carlo", "Dario", "Eva"} and not told.people
    assert len(server.asked) == SILENT


async def test_names_of_a_file_leave_something_to_names_that_are_typed() -> None:
    assert OF_A_FILE < OF_ONE


async def test_in_private_and_of_no_names_nothing_is_told() -> None:
    server = Server(member(1, "Anna"))
    assert await looking(server).named(HERE, [], nothing) == Named()
    assert await looking(server).named(Place("discord", "10", private=True), ["Anna"], nothing) == Named()
    assert not server.asked


@pytest.mark.parametrize(("asked_meanwhile", "waited", "told"), [(0, 60, True), (OF_A_FILE, 180, False)])
async def test_a_file_waits_for_its_turn_at_the_gateway_and_not_for_ever(
    asked_meanwhile: int, waited: float, told: bool
) -> None:
    server, now, names = Server(member(1, "Anna")), [960.0], iter(range(10, 1000))

    async def ask(times: int) -> None:
        for _ in range(times):
            await members.called(HERE, f"{next(names)}x")

    async def sleep(seconds: float) -> None:
        assert seconds == BETWEEN
        now[0] += seconds
        if not now[0] % 60:
            await ask(asked_meanwhile)

    members = DiscordMembers(Servers(cast(Client, server)), clock=lambda: now[0], sleep=sleep)
    await ask(OF_A_FILE)
    found = await members.named(HERE, ["Anna"], nothing)
    assert bool(found.people) is told is not bool(found.not_told)
    assert abs(now[0] - 960 - waited) <= BETWEEN


async def test_who_left_is_who_discord_says_is_unknown() -> None:
    server = Server(member(1, "Anna"))
    assert await looking(server).gone(HERE, ["1", "2", "p0123456789"]) == (["2"], [])


async def test_where_discord_does_not_tell_nobody_has_left_and_it_is_said_of_whom_it_did_not() -> None:
    server = Server()
    server.failing = True
    assert await looking(server).gone(HERE, ["1"]) == ([], ["1"])
    assert await looking(server).gone(Place("discord", "10", house="7"), ["1"]) == ((), ["1"]), "a server not known yet"
    assert await looking(server).gone(Place("discord", "10", private=True), ["1"]) == ((), ())
