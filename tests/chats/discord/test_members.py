"""Members are looked up at the gateway seldom: a beginning that was answered in full tells of longer ones too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.members import (
    A_MINUTE,
    BETWEEN,
    FILE_LASTS,
    MOST,
    OF_A_FILE,
    OF_ONE,
    SILENT,
    WHOLE,
    DiscordMembers,
)
from bot.hall.requests import Named, Place

HERE = Place("discord", "10", house="5")
THERE = Place("discord", "20", house="6")
FAR = Place("discord", "30", house="8")


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
        return self if id in (5, 6, 8) else None

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


def looking(server: Server, now: list[float] | None = None) -> DiscordMembers:
    """What looks members up; `now` holds its moment where a test lets time pass."""
    servers = Servers(cast(Client, server))
    return DiscordMembers(servers) if now is None else DiscordMembers(servers, clock=lambda: now[0])


async def test_members_are_found_by_their_ids_and_bots_are_told_as_such() -> None:
    server = Server(member(1, "Anna"), member(2, "Bea"), member(9, "Robot", bot=True))
    found = await looking(server).by_ids(HERE, ["2", "9", "77", "p0123456789"])
    assert [(one.name, one.bot) for one in found] == [("Bea", False), ("Robot", True)]
    assert server.asked == [{"query": "", "user_ids": [2, 9, 77]}]


async def test_as_many_members_are_told_as_were_asked_for() -> None:
    server = Server(*(member(number, f"M{number}") for number in range(1, 9)))
    assert len(await looking(server).by_ids(HERE, [str(number) for number in range(1, 9)])) == 8


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
    assert len(await members.called(HERE, "Ma")) == MOST and len(server.asked) == 2


async def test_who_is_known_by_a_username_is_found_by_it_too() -> None:
    server = Server(SimpleNamespace(id=1, display_name="Zorro", global_name="Zorro", name="marco", bot=False))
    members = looking(server)
    for typed in ("ma", "mar"):
        assert [one.name for one in await members.called(HERE, typed)] == ["Zorro"]
    assert len(server.asked) == 1


async def test_who_was_found_is_remembered_for_half_a_minute_and_for_that_server_alone() -> None:
    server, now = Server(member(1, "Marco")), [100.0]
    members = looking(server, now)
    for place, moment, asked in ((HERE, 100.0, 1), (HERE, 129.9, 1), (THERE, 129.9, 2), (HERE, 130.0, 3)):
        now[0] = moment
        assert await members.called(place, "ma") and len(server.asked) == asked


async def test_not_more_is_asked_in_a_minute_than_the_gateway_bears() -> None:
    server = Server()
    members = looking(server)
    for number in range(OF_ONE + 5):
        await members.called(HERE, f"{number:02}x")
    assert len(server.asked) == OF_ONE
    for number in range(5):
        await members.called(THERE, f"{number:02}x")
    assert len(server.asked) == OF_ONE + 5, "one server's evening takes nothing from another's"


async def test_not_more_is_asked_for_all_servers_together_and_a_minute_later_again() -> None:
    server, now = Server(), [100.0]
    members = looking(server, now)
    for place in (HERE, THERE, FAR):
        for number in range(OF_ONE):
            await members.called(place, f"{number:02}x")
    assert len(server.asked) == A_MINUTE
    for moment, more in ((159.9, 0), (160.0, 1)):
        now[0] = moment
        await members.called(FAR, f"later {moment}")
        assert len(server.asked) == A_MINUTE + more


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

    names = [f"{letter}{number:02}" for letter in "ABCDE" for number in range(80)]
    told = await looking(server).named(HERE, names, step)
    assert {one.name for one in told.people} >= {"A00", "B39"} and not told.not_told
    assert len(server.asked) == 5 and steps == [80, 160, 240, 320, 400]


async def test_a_name_that_is_alone_in_its_letter_is_asked_for_whole_however_it_is_written() -> None:
    server = Server(member(1, "Anna"), member(2, "Bea"))
    await looking(server).named(HERE, ["ANNA", "bea", "Bruno"], nothing)
    assert [asked["query"] for asked in server.asked] == ["anna", "b"]


async def test_where_too_many_begin_so_more_letters_are_asked() -> None:
    server = Server(*(member(number, f"M{number:03}") for number in range(WHOLE)), member(900, "Mzara"))
    told = await looking(server).named(HERE, ["Mzara", "Mzuno", "Mzdue"], nothing)
    assert "Mzara" in {one.name for one in told.people} and not told.not_told


async def test_a_name_that_itself_begins_too_many_others_is_not_told() -> None:
    server = Server(*(member(number, f"Ma{number:03}") for number in range(WHOLE)))
    assert [*(await looking(server).named(HERE, ["Ma"], nothing)).not_told] == ["Ma"]
    for name in ("Ma", "Zorro"):
        one = SimpleNamespace(id=900, display_name=name, global_name=name, name="ma", bot=False)
        here = Server(one, *server.members)
        assert not (await looking(here).named(HERE, ["MA"], nothing)).not_told, "it is one of those who are told"
    assert not (await looking(server).named(HERE, ["Ma000"], nothing)).not_told


async def test_what_was_told_for_a_file_is_not_asked_again_while_questions_are_answered() -> None:
    server = Server(member(1, "Anna"))
    members = looking(server)
    for _ in range(3):
        assert [one.name for one in (await members.named(HERE, ["Anna", "Ada"], nothing)).people] == ["Anna"]
    assert len(server.asked) == 1


async def test_what_was_told_for_a_file_lasts_ten_minutes_and_for_that_server_alone() -> None:
    server, now = Server(member(1, "Anna")), [1000.0]
    members = looking(server, now)
    for place, later, asked in ((HERE, 0, 1), (HERE, FILE_LASTS - 0.1, 1), (THERE, 0, 2), (HERE, FILE_LASTS, 3)):
        now[0] = 1000.0 + later
        assert (await members.named(place, ["Anna"], nothing)).people and len(server.asked) == asked


async def test_of_a_server_that_the_gateway_tells_another_process_nobody_is_asked_here() -> None:
    server = Server(member(1, "Anna"))
    elsewhere: Any = SimpleNamespace(get_guild=server.get_guild, sharing=object(), launched=lambda _: False)
    members = DiscordMembers(Servers(elsewhere))
    assert await members.by_ids(HERE, ["1"]) == () and not server.asked
    assert [*(await members.named(HERE, ["Anna"], nothing)).not_told] == ["Anna"] and not server.asked


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


@pytest.mark.parametrize(("code", "left"), [(10007, True), (10013, True), (10004, False)])
async def test_who_has_no_account_any_more_has_left_and_who_is_not_told_of_has_not(code: int, left: bool) -> None:
    class Gone(Server):
        async def fetch_member(self, id: int) -> Any:
            answer = cast(Any, SimpleNamespace(status=404, reason="Not Found"))
            raise discord.NotFound(answer, {"code": code, "message": "Unknown"})

    assert await looking(Gone()).gone(HERE, ["1"]) == ((["1"], []) if left else ([], ["1"]))


async def test_where_discord_does_not_tell_nobody_has_left_and_it_is_said_of_whom_it_did_not() -> None:
    server = Server()
    server.failing = True
    assert await looking(server).gone(HERE, ["1"]) == ([], ["1"])
    assert await looking(server).gone(Place("discord", "10", house="7"), ["1"]) == ((), ["1"]), "a server not known yet"
    assert await looking(server).gone(Place("discord", "10", private=True), ["1"]) == ((), ())
