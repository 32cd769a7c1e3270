"""What the page reads, what the board of a room shows, and what the hall asks of the club."""

from __future__ import annotations

import asyncio

import pytest

from bot.chats.club.forms import LONGEST
from bot.hall.cards.card import Audience, Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Span, Tone
from bot.hall.declared import kinds
from bot.hall.requests import Account, Form, FormField, Notice, Place, Reply, Suggestion
from bot.storage.contract import News, Put, Trouble, Write
from tests.chats.club.conftest import Open
from tests.chats.club.house import TEXTS, House, drawn

pytestmark = pytest.mark.asyncio
PICTURE = DrawnPicture("chart", {"x": 1}, "grafico", "it")


# --- what a page reads


@pytest.mark.parametrize(
    ("asked", "header", "language"), [("en", "it", "en"), ("it", "en", "it"), ("de", "en", "en"), ("", "en", "en")]
)
async def test_the_pages_words_come_in_the_language_asked_for(
    house: House, asked: str, header: str, language: str
) -> None:
    status, told = await house.anna.ask(
        "GET", "/api/words", params={"language": asked}, headers={"Accept-Language": header}
    )
    assert (status, told["language"]) == (200, language) and told["words"]["bot"]


async def test_every_command_is_listed_with_what_it_does(house: House) -> None:
    listed = {one["path"]: one for one in await house.anna.get("/api/commands")}
    assert set(listed) == {"roll", "contest", "club role", "club announce", "codice drop", "gdr adventure"}
    assert listed["club role"]["name"] == "/club ruolo" and listed["club role"]["about"]


async def test_each_parameter_has_a_field_of_its_kind(house: House) -> None:
    found = {}
    for path in ("roll", "contest", "club announce", "gdr adventure"):
        form = await house.anna.get("/api/command", path=path, room=house.room)
        found |= {(path, field["name"]): field for field in form["fields"]}
    dice, reserve = found["roll", "dice"], found["roll", "reserve"]
    assert (dice["kind"], dice["low"], dice["high"], dice["required"]) == ("whole", 0, 50, True)
    assert dice["keys"] == "numeric" and not found["roll", "note"]["keys"]
    assert (reserve["low"], reserve["high"], reserve["required"], reserve["value"]) == (0, 7, False, "")
    assert (found["roll", "note"]["kind"], found["roll", "note"]["longest"]) == ("text", 200)
    everybody = [[one.id, one.name] for one in sorted(house.members.values(), key=lambda one: one.name)]
    assert (found["contest", "players"]["kind"], sorted(found["contest", "players"]["options"])) == (
        "members",
        sorted(everybody),
    )
    room = found["club announce", "room"]
    assert (room["kind"], room["free"]) == ("choice", False) and [id for id, _ in room["options"]] == [house.room]
    power = found["roll", "attribute"]
    assert (power["kind"], power["free"], power["label"]) == ("choice", False, "caratteristica") and power["about"]
    assert power["options"] == [["power", "potenza"], ["dexterity", "destrezza"]] and power["longest"] == LONGEST
    file = found["gdr adventure", "file"]
    assert (file["kind"], file["largest"]) == ("file", kinds.Upload().largest)


async def test_a_picture_is_drawn_once_for_all_who_look(house: House) -> None:
    house.front.reply("/chart", "grafico", picture=PICTURE)
    source = (await house.anna.say(house.room, "/chart"))["messages"][-1]["card"]["picture"]["src"]
    for_its_size = house.front.pictures
    for seat in (house.anna, house.bruno):
        status, body = await seat.ask("GET", source, params={"as": seat.id})
        assert status == 200 and body.startswith("<svg")
    assert house.front.pictures == for_its_size + 1


async def test_of_many_pictures_the_last_stay_drawn(house: House) -> None:
    for number in (*range(33), 32, 1, 0):
        await house.chat._pages.drawn(DrawnPicture("chart", {"x": number}, "", "it"))
    assert house.front.pictures == 34, "only the first had to be drawn again"


@pytest.mark.parametrize("reason", ["unreachable", "full"])
async def test_what_is_wrong_with_the_database_is_told_in_its_own_sentence(house: House, reason: str) -> None:
    def troubled(request: object) -> Reply:
        raise Trouble(reason)

    house.front.answers["/roll"] = troubled
    status, answer = await house.anna.ask(
        "POST", "/api/say", json={"as": house.anna.id, "room": house.room, "id": "act-failed", "text": "/roll 5"}
    )
    assert (status, answer) == (503, {"error": f"trouble-{reason}"})
    assert (await house.anna.get("/api/words"))["words"][f"trouble-{reason}"]
    assert house.front.watch.heard == [reason]


async def test_what_nothing_comes_of_stands_there_for_all(house: House) -> None:
    await house.anna.say(house.room, "/nothing")
    assert await house.bruno.reads(house.room) == ["/nothing"]


async def test_a_press_that_nothing_comes_of_says_nothing(house: House) -> None:
    assert await house.anna.press(house.room, "", "!nothing") == {"messages": [], "form": None}


async def test_a_press_delivered_again_is_done_once_and_answered_again(house: House) -> None:
    house.front.reply("!again", "fatto")
    press = {"as": house.anna.id, "room": house.room, "id": "act-pressed", "message": "", "press": "!again"}
    first, second = [await house.anna.post("/api/press", **press) for _ in range(2)]
    assert len(house.front.requests) == 1 and first["messages"][0]["id"] == second["messages"][0]["id"]


# --- the board of a room


async def test_the_board_hears_of_cards_for_all_and_of_nothing_else(house: House) -> None:
    house.front.reply("/me", "segreto", audience=Audience.MEMBER)
    mark = (await house.anna.get(f"/board/{house.room}/cards"))["mark"]
    await house.anna.say(house.room, "/me")
    await house.anna.say(house.room, "chiacchiere")
    await house.anna.post("/api/rooms", title="Sala grande")
    keys = ((Key("Sì", "!yes"),),)
    await house.chat.say(Notice(1, drawn("turno 2", buttons=keys), place=Place("club", house.room)))
    query = {"after": mark}
    async with house.session.get(
        f"{house.chat.address}board/{house.room}/events", params=query, headers=house.key
    ) as stream:
        heard = ""
        while "data:" not in heard:
            heard = (await stream.content.readline()).decode()
    assert "turno 2" in heard and "!yes" not in heard


async def test_the_board_gives_the_pictures_of_cards_for_all_alone(house: House) -> None:
    house.front.reply("/me", "segreto", audience=Audience.MEMBER, picture=PICTURE)
    house.front.reply("/all", "tutti", picture=PICTURE)
    secret, shown = [(await house.anna.say(house.room, line))["messages"][-1]["id"] for line in ("/me", "/all")]
    for id, status in ((shown, 200), (secret, 404), ("gone", 404)):
        assert (await house.anna.ask("GET", f"/board/{house.room}/picture/{id}"))[0] == status


# --- what the hall asks of the chat


async def test_members_are_found_by_their_ids_and_by_how_their_names_begin(house: House) -> None:
    here = Place("club", house.room)
    found = await house.chat.members(here, [house.bruno.id, "gone"])
    assert [(one.id, one.name) for one in found] == [(house.bruno.id, "Bruno")]
    assert [one.name for one in await house.chat.members_called(here, "bRU")] == ["Bruno"]
    assert not await house.chat.members_called(here, "uno")
    assert house.chat.connected and house.chat.names == ()


async def test_of_who_is_forgotten_the_words_go_and_the_place_stays(house: House) -> None:
    await house.bruno.say(house.room, "parole di Bruno")
    await house.anna.say(house.room, "parole di Anna")
    await house.chat.forget(Account("club", house.bruno.id, "Bruno"), "Ospite 7")
    await house.chat.forget(Account("club", "gone", "X"), "Ospite 8")
    assert "parole di Bruno" not in str(await house.anna.sees(house.room))
    assert "parole di Anna" in await house.anna.reads(house.room)
    names = {one["id"]: one["name"] for one in (await house.anna.get("/api/club"))["members"]}
    assert names[house.bruno.id] == "Ospite 7"


async def test_every_page_reads_all_anew_once_somebody_is_forgotten_and_none_is_told_their_words(house: House) -> None:
    mark = (await house.anna.get("/api/club"))["mark"]
    await house.bruno.say(house.room, "parole di Bruno")
    async with house.anna.listening() as ears:
        await house.chat.forget(Account("club", house.bruno.id, "Bruno"), "Ospite 7")
        with pytest.raises(AssertionError, match="ended"):
            await ears.next()
    async with house.anna.listening(mark) as away:
        assert await away.next() == {"kind": "reset"}


async def renamed_elsewhere(house: House) -> None:
    """Another process gives Bruno another name."""
    (row,) = await house.store.rows("page_members", id=house.bruno.id)
    await house.store.write(Write(changes=[Put("page_members", {**row, "name": "Brunella"})]))


async def test_what_another_process_said_stands_on_the_page_once_it_is_heard_of(house: House) -> None:
    await house.chat.say(Notice(1, drawn("ecco"), place=Place("club", house.room)))
    (row,) = await house.store.rows("page_messages", room=house.room)
    there = {**row, "id": "gelsewhere", "number": row["number"] + 1}
    await house.store.write(Write(changes=[Put("page_messages", there)]))
    assert await house.anna.reads(house.room) == ["ecco"]
    house.chat.heard(News(tables=frozenset({"page_messages"})))
    await house.chat._reading
    assert await house.anna.reads(house.room) == ["ecco", "ecco"]


@pytest.mark.parametrize(
    ("news", "read"),
    [
        (News(tables=frozenset({"page_messages"})), True),
        (News(tables=frozenset({"page_members", "people"})), True),
        (News(tables=frozenset({"page_rooms"})), True),
        (News(lost=True), True),
        (News(tables=frozenset({"people"})), False),
    ],
    ids=["messages", "members", "rooms", "lost", "others"],
)
async def test_what_another_process_wrote_is_read_and_the_pages_read_anew(house: House, news: News, read: bool) -> None:
    mark = (await house.carla.get("/api/club"))["mark"]
    async with house.carla.listening(mark) as ears:
        await renamed_elsewhere(house)
        house.chat.heard(news)
        if not read:
            assert house.chat._reading is None
            return
        await house.chat._reading
        assert "Brunella" in {one["name"] for one in (await house.anna.get("/api/club"))["members"]}
        assert not (await ears.response.content.read()).count(b"data:"), "the stream ended"
    async with house.carla.listening(mark) as ears:
        assert (await ears.next())["kind"] == "reset"


async def test_what_is_heard_of_later_or_while_it_is_read_is_read_too(house: House) -> None:
    there = News(tables=frozenset({"page_members"}))
    house.chat.heard(there)
    await house.chat._reading
    house.chat.heard(there)
    reading = house.chat._reading
    await asyncio.sleep(0)  # it has begun
    house.chat.heard(there)
    assert reading is not None and house.chat._stale
    await reading
    assert not house.chat._stale
    await renamed_elsewhere(house)
    house.chat.heard(there)
    await house.chat._reading
    assert "Brunella" in {one["name"] for one in (await house.anna.get("/api/club"))["members"]}


async def test_a_new_room_is_greeted(house: House) -> None:
    house.front.hello = drawn("Benvenuti")
    made = await house.anna.post("/api/rooms", title="Sala grande")
    assert await house.anna.reads(made["id"]) == ["Benvenuti"]
    assert house.front.greeted[-1] == Place(
        "club", made["id"], "Sala grande", house="club", house_title=TEXTS.say("it", "page-club")
    )


@pytest.mark.parametrize(
    ("browser", "language", "room"),
    [("en-GB,en;q=0.9", "en", "Table"), ("fr-FR,fr", "en", "Table"), ("it-IT", "it", "Tavolo"), ("", "", "Tavolo")],
)
async def test_a_new_club_speaks_the_language_of_the_first_browser(
    open_house: Open, browser: str, language: str, room: str
) -> None:
    house = await open_house(look=False)
    house.front.hello = drawn("Benvenuti")
    headers = house.key | {"Accept-Language": browser}
    for _ in range(2):
        async with house.session.get(f"{house.chat.address}api/club", headers=headers) as answer:
            rooms = (await answer.json())["rooms"]
    assert [place.language for place in house.front.greeted] == [language]
    assert [one["title"] for one in rooms] == [room]


async def test_a_room_that_was_opened_before_the_first_browser_came_keeps_its_name(open_house: Open) -> None:
    house = await open_house(look=False)
    house.front.hello = drawn("Benvenuti")
    base, english = f"{house.chat.address}api/", {**house.key, "Accept-Language": "en"}
    async with house.session.post(f"{base}rooms", json={"title": "Sala"}, headers=house.key) as made:
        assert made.status == 200
    async with house.session.get(f"{base}club", headers=english) as answer:
        assert [one["title"] for one in (await answer.json())["rooms"]] == ["Sala", "Table"]


async def test_the_first_who_comes_while_nothing_can_be_written_reads_the_page_and_the_next_is_greeted(
    open_house: Open,
) -> None:
    house = await open_house(look=False)
    house.front.hello, house.front.trouble = drawn("Benvenuti"), "full"
    for greeted in (0, 1, 1):
        async with house.session.get(f"{house.chat.address}api/club", headers=house.key) as answer:
            assert answer.status == 200 and (await answer.json())["rooms"]
        assert len(house.front.greeted) == greeted
        house.front.trouble = ""


async def test_a_moment_on_a_card_is_told_as_a_moment(house: House) -> None:
    moment = Drawn((Span("Turno 2"),), ((Span("alle "), Span("21:00", "relative", at=90.0)),))
    await house.chat.say(Notice(1, moment, place=Place("club", house.room)))
    (said,) = await house.anna.sees(house.room)
    assert said["card"]["lines"] == [[{"text": "alle "}, {"text": "21:00", "at": 90.0, "style": "relative"}]]


async def test_a_card_reaches_the_page_with_all_that_stands_on_it(house: House) -> None:
    anna, bold = (Span("Anna", person="p1", ping=True),), (Span("2", "strong"),)
    card = Drawn(
        (Span("Turno"),),
        (anna, bold),
        DrawnTable(((Span("chi"),), (Span("punti"),)), ((anna, bold),), right=(1,)),
        buttons=((Key("Vai", "!go", "good"), Key("Fuori", "", url="https://example.org/")), (Key("Basta", "!end"),)),
        tone=Tone.GOOD,
        language="en",
        foot=((Span("di "), Span("Bruno", person="p2")),),
        files=(DrawnFile("a.csv", b"a;b"), DrawnFile("b.csv", b"")),
        live=True,
    )
    await house.chat.say(Notice(1, card, place=Place("club", house.room)))
    (said,) = await house.anna.sees(house.room)
    named = [{"text": "Anna", "members": ["p1"], "ping": True}]
    points = [{"text": "2", "style": "strong"}]
    assert said["card"] == {
        "title": [{"text": "Turno"}],
        "lines": [named, points],
        "tone": "good",
        "language": "en",
        "table": {"head": [[{"text": "chi"}], [{"text": "punti"}]], "rows": [[named, points]], "right": [1]},
        "foot": [[{"text": "di "}, {"text": "Bruno", "members": ["p2"], "ping": False}]],
        "files": [
            {"name": "a.csv", "size": 3, "src": f"/api/file/{said['id']}/0"},
            {"name": "b.csv", "size": 0, "src": f"/api/file/{said['id']}/1"},
        ],
        "buttons": [
            [
                {"label": "Vai", "id": "!go", "style": "good", "url": ""},
                {"label": "Fuori", "id": "", "style": "plain", "url": "https://example.org/"},
            ],
            [{"label": "Basta", "id": "!end", "style": "plain", "url": ""}],
        ],
    }
    rest = {name: said[name] for name in ("room", "author", "private", "kind", "live")}
    assert rest == {"room": house.room, "author": None, "private": False, "kind": "card", "live": True}


async def test_a_slider_and_a_grid_reach_the_page_as_such(house: House) -> None:
    keys = tuple(Key(f"Turno {at}", f"!walk {at}") for at in range(3))
    for number, card in enumerate((drawn("così", steps=keys, step=2), drawn("tutti", grid=True))):
        await house.chat.say(Notice(number + 1, card, place=Place("club", house.room)))
    slider, grid = [said["card"] for said in await house.anna.sees(house.room)]
    assert [key["id"] for key in slider["steps"]] == ["!walk 0", "!walk 1", "!walk 2"] and slider["step"] == 2
    assert grid["grid"] is True and "steps" not in grid and "grid" not in slider


async def test_a_page_is_told_how_large_a_picture_is_that_it_shows_and_can_be_drawn(house: House) -> None:
    def broken(_: DrawnPicture) -> bytes:
        raise RuntimeError("it cannot be drawn")

    sized = b'<svg xmlns="x" width="120.5" height="60"></svg>'
    house.front.draws = lambda _: sized
    table = DrawnTable(((Span("chi"),),), (), ())
    list_of, chart = DrawnPicture("table", {}, "elenco", "it"), PICTURE
    for number, (picture, beside, size) in enumerate(
        (
            (chart, None, [120.5, 60.0]),
            (chart, table, [120.5, 60.0]),
            (list_of, table, None),
            (list_of, None, [120.5, 60.0]),
        )
    ):
        card = drawn("ecco", picture=picture, table=beside)
        await house.chat.say(Notice(number + 1, card, place=Place("club", house.room)))
        assert (await house.anna.sees(house.room))[-1]["card"]["picture"].get("size") == size
    house.front.draws = broken
    await house.chat.say(Notice(9, drawn("senza", picture=PICTURE), place=Place("club", house.room)))
    assert "size" not in (await house.anna.sees(house.room))[-1]["card"]["picture"]


async def test_who_wrote_a_line_is_named_and_knows_it_again(house: House) -> None:
    await house.anna.say(house.room, "ciao", id="act-hello")
    ((mine,), (theirs,)) = [await seat.sees(house.room) for seat in (house.anna, house.bruno)]
    assert mine.pop("request") and "request" not in theirs
    assert mine == theirs and mine["author"] == {"id": house.anna.id, "name": "Anna"} and mine["text"] == "ciao"


async def test_a_form_reaches_the_page_with_all_that_it_asks(house: House) -> None:
    choices = (Suggestion("Blu", "b"), Suggestion("Rosso", "r"))
    fields = (
        FormField("note", "nota", "che cosa", longest=50, value="prima", keys="decimal"),
        FormField("side", "lato", "", required=False, choices=choices, free=False),
    )
    house.front.answers["/ask"] = lambda request: Form("!ask", "/chiedi", fields, "it")
    form = (await house.anna.say(house.room, "/ask"))["form"]
    asked = {"name": "note", "label": "nota", "about": "che cosa", "required": True, "longest": 50, "value": "prima"}
    asked["keys"] = "decimal"
    side = {
        "name": "side",
        "label": "lato",
        "about": "",
        "required": False,
        "longest": 200,
        "value": "",
        "keys": "",
    }
    listed = {"kind": "choice", "options": [["b", "Blu"], ["r", "Rosso"]], "free": False}
    assert form == {"press": "!ask", "title": "/chiedi", "fields": [asked, {**side, **listed}]}


async def test_a_typed_line_that_wants_words_first_opens_a_form(house: House) -> None:
    house.front.answers["/ask"] = lambda request: Form("!ask", "/chiedi", (FormField("note", "nota", ""),), "it")
    answer = await house.anna.say(house.room, "/ask")
    assert answer["form"]["press"] == "!ask" and [one["text"] for one in answer["messages"]] == ["/ask"]
    assert await house.bruno.reads(house.room) == [], "until it is answered its author alone sees the line"
