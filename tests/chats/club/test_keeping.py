"""What was said outlives the page and the process: messages, members, rooms, links, languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.club.message_log import SHEET, MessageLog
from bot.hall.cards.card import Audience, Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Span
from bot.hall.requests import Account, Notice, Place
from tests.chats.club.conftest import Open
from tests.chats.club.house import House, drawn, words

pytestmark = pytest.mark.asyncio


async def test_a_restart_loses_nothing_that_was_said(open_house: Open) -> None:
    house = await open_house()
    table = DrawnTable(((Span("Squadra"),), (Span("Punti"),)), (((Span("Orsi"),), (Span("7"),)),), right=(1,))
    house.front.reply("/roll", "4 successi", table=table, buttons=((Key("Ancora", "!roll 5", "good"),),))
    await house.anna.say(house.room, "/roll 5")
    await house.bruno.say(house.room, "bravo")
    before = await house.anna.sees(house.room)

    house = await open_house()

    assert await house.anna.sees(house.room) == before
    assert before[1]["card"]["table"]["rows"] == [[[{"text": "Orsi"}], [{"text": "7"}]]]


async def test_a_line_delivered_again_after_a_restart_is_shown_once(open_house: Open) -> None:
    house = await open_house()
    house.front.reply("/roll", "4 successi")
    await house.anna.say(house.room, "/roll 5", id="the-same-id")

    house = await open_house()
    house.front.reply("/roll", "4 successi")
    await house.anna.say(house.room, "/roll 5", id="the-same-id")

    assert await house.anna.reads(house.room) == ["/roll 5", "4 successi"]


async def test_members_rooms_and_languages_are_kept(open_house: Open) -> None:
    house = await open_house()
    await house.anna.post("/api/members", name="Eva", role="organiser")
    await house.anna.post("/api/rooms", title="Sala grande")
    await house.anna.post(f"/api/members/{house.bruno.id}", name="Brunella")
    await house.carla.post("/api/language", language="en")

    house = await open_house()
    club = await house.carla.get("/api/club")

    assert [member["name"] for member in club["members"]] == ["Anna", "Eva", "Brunella", "Carla", "Dario"]
    assert [room["title"] for room in club["rooms"]] == ["Sala grande", "Tavolo"]
    assert club["me"]["language"] == "en"


def test_a_sheet_that_is_full_is_followed_by_the_next() -> None:
    nothing: Any = None
    log = MessageLog(nothing, nothing, lambda: 0.0, nothing)
    sheets = [log.draft("table", {}).sheet for _ in range(2 * SHEET + 1)]
    assert sheets == [0] * SHEET + [1] * SHEET + [2]


async def test_a_long_evening_is_read_back_to_its_first_word(open_house: Open) -> None:
    house = await open_house()
    said = [str(number) for number in range(3 * SHEET + 20)]
    for number in said:
        await house.anna.say(house.room, number)

    house = await open_house()
    found = await house.bruno.get("/api/messages", room=house.room)
    read = [words(message) for message in found["messages"]]
    assert read == said[-60:], "a phone is not given a whole evening at once"
    while found["more"]:
        found = await house.bruno.get("/api/messages", room=house.room, before=found["before"])
        read = [words(message) for message in found["messages"]] + read

    assert read == said


async def test_an_old_message_can_still_be_changed(open_house: Open) -> None:
    house = await open_house()
    house.front.reply("/roll", "chiedo", buttons=((Key("Sì", "!yes"),),))
    house.front.reply("!yes", "fatto", replaces=True)
    asked = (await house.anna.say(house.room, "/roll 5"))["messages"][1]
    for number in range(3 * SHEET):
        await house.anna.say(house.room, str(number))

    await house.anna.press(house.room, asked["id"], "!yes")

    house = await open_house()
    found = await house.anna.get("/api/messages", room=house.room, before=asked["number"] + 1)
    assert [words(message) for message in found["messages"]] == ["/roll 5", "fatto"]


async def test_a_live_card_that_says_something_else_comes_below_what_was_said_since(house: House) -> None:
    house.front.reply("/draft", "sceglie Anna", buttons=((Key("Oro", "!gold"),),), live=True)
    house.front.reply("!gold", "sceglie Bruno", replaces=True, live=True)
    asked = (await house.anna.say(house.room, "/draft"))["messages"][1]
    await house.bruno.say(house.room, "ciao")

    await house.anna.press(house.room, asked["id"], "!gold")

    assert await house.bruno.reads(house.room) == ["/draft", "ciao", "sceglie Bruno"]


@pytest.mark.parametrize("live", [True, False])
async def test_what_takes_a_live_cards_place_is_live_too_and_nothing_else_becomes_so(house: House, live: bool) -> None:
    house.front.reply("/draft", "sceglie Anna", buttons=((Key("Oro", "!gold"),),), live=live)
    house.front.reply("!gold", "finito", replaces=True)
    asked = (await house.anna.say(house.room, "/draft"))["messages"][1]
    await house.anna.press(house.room, asked["id"], "!gold")
    assert [(words(one), one["live"]) for one in (await house.bruno.sees(house.room))[1:]] == [("finito", live)]


async def test_a_file_is_downloaded_and_never_shown(house: House) -> None:
    files = (DrawnFile('diario "<b>".csv', b"a;b"),)
    house.front.reply("/export", "ecco", files=files)
    card = (await house.anna.say(house.room, "/export"))["messages"][1]["card"]

    async with house.session.get(
        house.chat.address.rstrip("/") + card["files"][0]["src"], params={"as": house.bruno.id}, headers=house.key
    ) as response:
        assert await response.read() == b"a;b"
        assert response.content_type == "application/octet-stream"
        assert response.headers["Content-Disposition"].startswith("attachment; filename*=UTF-8''diario%20%22%3Cb")


async def test_each_file_is_the_one_that_its_message_holds(house: House) -> None:
    sources = []
    for content in (b"uno", b"due"):
        house.front.reply("/export", "ecco", files=(DrawnFile("file.csv", content),))
        card = (await house.anna.say(house.room, "/export"))["messages"][1]["card"]
        sources.append((house.chat.address.rstrip("/") + card["files"][0]["src"], content))
    for source, content in sources:
        async with house.session.get(source, params={"as": house.anna.id}, headers=house.key) as response:
            assert await response.read() == content


async def test_a_picture_runs_nothing(house: House) -> None:
    picture = DrawnPicture("chart", {"bars": [1, 2]}, "due barre", "it")
    house.front.reply("/odds", "ecco", picture=picture)
    card = (await house.anna.say(house.room, "/odds 5"))["messages"][1]["card"]

    async with house.session.get(
        house.chat.address.rstrip("/") + card["picture"]["src"], params={"as": house.anna.id}, headers=house.key
    ) as response:
        assert response.content_type == "image/svg+xml"
        assert response.headers["Content-Security-Policy"].startswith("sandbox; default-src 'none'")
    assert card["picture"]["alt"] == "due barre"


async def test_a_link_that_would_run_something_leads_nowhere(house: House) -> None:
    keys = ((Key("male", "", url="javascript:alert(1)"), Key("bene", "", url="https://example.org/")),)
    house.front.reply("/help", "ecco", buttons=keys)

    card = (await house.anna.say(house.room, "/help"))["messages"][1]["card"]

    assert [key["url"] for key in card["buttons"][0]] == ["", "https://example.org/"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\u202e", "anna"])
async def test_a_name_that_does_not_fit_or_is_taken_is_refused(house: House, name: str) -> None:
    status, answer = await house.anna.ask("POST", "/api/members", json={"as": house.anna.id, "name": name})

    assert status == 409
    assert answer["error"] in ("name-unfit", "name-taken")


async def test_the_last_organiser_stays_one(house: House) -> None:
    body = {"as": house.anna.id, "role": ""}

    status, answer = await house.anna.ask("POST", f"/api/members/{house.anna.id}", json=body)

    assert (status, answer) == (409, {"error": "last-organiser"})


async def test_the_hall_knows_every_member_of_a_new_club(house: House) -> None:
    assert [account.name for account in house.front.met] == ["Anna", "Bruno", "Carla", "Dario"]


async def test_names_stand_in_their_order_whether_they_are_written_with_capitals_or_not(house: House) -> None:
    await house.anna.post("/api/members", name="bea")
    for title in ("sala", "Zona"):
        await house.anna.post("/api/rooms", title=title)
    club = await house.anna.get("/api/club")
    assert [member["name"] for member in club["members"]] == ["Anna", "bea", "Bruno", "Carla", "Dario"]
    assert [room["title"] for room in club["rooms"]] == ["sala", "Tavolo", "Zona"]


async def test_a_name_may_have_forty_letters_and_ones_own_be_written_otherwise(house: House) -> None:
    for name in ("x" * 40, "X" * 40):
        await house.anna.post(f"/api/members/{house.bruno.id}", name=name)
        assert name in [member["name"] for member in (await house.anna.get("/api/club"))["members"]]


async def test_of_two_organisers_one_may_stop_being_one_and_keeps_the_name(house: House) -> None:
    for role, organisers in (("organiser", ["Anna", "Bruno"]), ("", ["Anna"])):
        await house.anna.post(f"/api/members/{house.bruno.id}", role=role)
        await house.anna.post(f"/api/members/{house.bruno.id}", name="Bruno")
        members = (await house.anna.get("/api/club"))["members"]
        assert [member["name"] for member in members if member["organiser"]] == organisers


async def test_after_a_restart_new_messages_follow_the_old_ones(open_house: Open) -> None:
    house = await open_house()
    for number in range(SHEET - 1):
        await house.anna.say(house.room, str(number))
    house = await open_house()
    for said in ("dopo", "e poi"):
        await house.anna.say(house.room, said)
    before, after, then = (await house.anna.sees(house.room))[-3:]
    assert [words(one) for one in (before, after, then)] == [str(SHEET - 2), "dopo", "e poi"]
    assert before["number"] < after["number"] < then["number"]
    sheets = {row["number"]: row["sheet"] for row in await house.store.rows("page_messages", room=house.room)}
    assert (sheets[after["number"]], sheets[then["number"]]) == (0, 1), "one that was begun is filled first"


async def test_a_page_is_given_a_sheet_of_older_messages_at_a_time(house: House) -> None:
    said = [await house.anna.say(house.room, str(number)) for number in range(SHEET + 20)]
    newest = said[-1]["messages"][0]["number"]
    found = await house.anna.get("/api/messages", room=house.room, before=newest)
    assert [words(one) for one in found["messages"]] == [str(number) for number in range(19, SHEET + 19)]
    assert not (await house.anna.get("/api/messages", room=house.private))["more"]


async def test_of_who_is_forgotten_all_that_was_for_them_goes_with_its_files_also_from_the_disk(
    open_house: Open,
) -> None:
    house = await open_house()
    files = (DrawnFile("a.csv", b"dati di Bruno"),)
    for line, audience in (("/mine", Audience.MEMBER), ("/export", Audience.PRIVATE), ("/all", Audience.ROOM)):
        house.front.reply(line, f"ecco {line}", audience=audience, files=files)
    for line in ("/mine", "/export"):
        await house.bruno.say(house.room, line)
    await house.anna.say(house.room, "/all")
    names_them = (Span("Bruno", person=house.bruno.id),)
    here = Place("club", house.room)
    await house.chat.say(Notice(1, drawn("chi vince"), place=here))
    await house.chat.say(Notice(2, Drawn((Span("classifica"),), (names_them,), files=files), place=here))

    await house.chat.forget(Account("club", house.bruno.id, "Bruno"), "Ospite 7")

    for again in (False, True):
        house = await open_house() if again else house
        (ospite,) = [seat for name, seat in house.members.items() if name in ("Bruno", "Ospite 7")]
        private = (await ospite.get("/api/club"))["private"]
        assert (
            await ospite.reads(house.room) == ["/all", "ecco /all", "chi vince"] and await ospite.reads(private) == []
        )
    rows = await house.store.rows("page_messages", room="")
    assert len(rows) == 1, "the files of what went are gone, and the one that stays is there"
