"""What a chat may ask of the hall: who will see an answer, what is offered, and pictures."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.engines.book import Refused
from bot.hall.cards.card import Audience, DrawnPicture, Tone
from bot.hall.hall import Hall
from bot.hall.requests import Reply, Request
from bot.storage.contract import Write
from tests.hall.house import ANNA, BRUNO, CORNER, ELSEWHERE, HALL, House, private, words


def asking(**more: str) -> Request:
    return Request("discord:front", ANNA, HALL, 0.0, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asked", "audience"),
    [
        ({"line": "/roll 5"}, Audience.ROOM),
        ({"line": "/me show"}, Audience.MEMBER),
        ({"line": "/nothing of the kind"}, Audience.MEMBER),
        ({"line": "ciao a tutti"}, Audience.MEMBER),
        ({"press": "!roll 5"}, Audience.ROOM),
        ({"path": "roll"}, Audience.ROOM),
    ],
    ids=str,
)
def test_who_will_see_an_answer_is_known_before_it_is_made(
    house: House, asked: dict[str, str], audience: Audience
) -> None:
    assert house.hall.visibility(asking(**asked)) is audience


@pytest.mark.parametrize(
    ("command", "parameter"),
    [("nothing", "dice"), ("roll", "nothing"), ("roll", "note"), ("codice drop", "team")],
    ids=["no command", "no parameter", "no offers", "no book"],
)
async def test_where_nothing_can_be_offered_nothing_is(house: House, command: str, parameter: str) -> None:
    assert await house.hall.complete(asking(path=command), command, parameter, "") == []


async def test_in_private_nothing_is_offered_while_it_could_be_of_several_books(house: House) -> None:
    for place in (HALL, CORNER):
        await house.ask('/codice nuovo "Torneo"', where=place, manages=True)
        await house.ask('/codice squadra "Orsi" @Anna @Bruno', where=place, manages=True)
    request = replace(asking(path="codice drop"), place=private(ANNA))
    assert [one.label for one in await house.hall.complete(asking(path="codice drop"), "codice drop", "team", "")]
    assert await house.hall.complete(request, "codice drop", "team", "") == []


async def test_people_are_offered_though_there_is_no_book(house: House) -> None:
    await house.said("/roll 5")
    await house.said("/roll 5", BRUNO)
    offered = await house.hall.complete(asking(path="codice team"), "codice team", "player1", "bru")
    assert [one.label for one in offered] == ["Bruno"]


async def test_whoever_adds_the_bot_is_met_and_greeted_once(house: House) -> None:
    first = await house.hall.greeting(HALL, ANNA)
    assert first is not None and len(first.buttons[0]) == 3 and first.tone is Tone.PLAIN
    assert len(await house.store.rows("accounts", account=ANNA.id)) == 1
    assert await house.hall.greeting(CORNER, BRUNO) is None, "it is of the same club"
    assert await house.hall.greeting(ELSEWHERE, None) is not None
    assert len(await house.store.rows("people")) == 1


async def test_a_greeting_says_who_organises_as_the_platform_calls_them(house: House) -> None:
    who = {"discord": "manages this server", "telegram": "administers this group", "club": "opened this club"}
    for platform, said in who.items():
        drawn = await house.hall.greeting(replace(HALL, platform=platform, language="en"), None)
        assert drawn is not None and f"Whoever {said} is an organiser: " in words(drawn)


WHERE = [("en-GB", "", "en"), ("", "pl", "en"), ("de", "it", "en"), ("", "it-IT", "it"), ("", "", "it")]


@pytest.mark.parametrize(("server", "adder", "likely"), WHERE)
async def test_a_club_begins_in_the_likelier_language_and_offers_the_others_in_their_own_words(
    house: House, server: str, adder: str, likely: str
) -> None:
    drawn = await house.hall.greeting(replace(HALL, language=server), replace(ANNA, language=adder))
    assert drawn is not None and drawn.language == likely
    other, its_words = {"it": ("🇬🇧 English", "In English?"), "en": ("🇮🇹 Italiano", "In italiano?")}[likely]
    assert [key.label for key in drawn.buttons[1]][1] == other
    assert its_words in words(drawn)


async def test_italiano_is_one_press_and_english_asks_where_the_club_is(house: House) -> None:
    keys = await house.keys("/start")
    assert "🇬🇧 English" in keys
    keys = await house.keys("/club lingua english", manages=True)
    assert {"London", "Dublin", "Elsewhere…"} <= keys.keys()
    assert "Europe/London" in await house.press(keys["London"], manages=True)
    assert "Where are you?" not in await house.said("/club language en", manages=True)


async def test_a_new_club_that_does_not_answer_has_the_likeliest_time_zone(house: House) -> None:
    leeds = replace(ANNA, language="en")
    said = await house.said("/club language en", leeds, manages=True)
    assert "Dates and hours are those of Europe/London, unless you say otherwise." in said
    assert [row["zone"] for row in await house.store.rows("clubs")] == ["Europe/London"]


async def test_a_club_that_has_recorded_something_keeps_its_time_zone_until_it_answers(house: House) -> None:
    await house.ask("/roll 5", manages=True)
    said = await house.said("/club language en", manages=True)
    assert "Dates and hours are those of Europe/Rome. Where are you?" in said


async def test_an_english_server_in_which_nobody_chose_anything_reads_hours_by_london_says_so_once_and_asks(
    house: House,
) -> None:
    leeds = replace(HALL, language="en-GB")
    await house.ask('/codice new "Leeds Open"', ANNA, leeds, manages=True)
    planned = await house.ask('/codice plan "21 March 20:00"', ANNA, leeds, manages=True)
    at = datetime(2026, 3, 21, 20, tzinfo=ZoneInfo("Europe/London")).timestamp()
    assert isinstance(planned, Reply) and at in [span.at for span in planned.drawn.title]
    assert "Dates and hours are those of Europe/London, unless you say otherwise." in words(planned.drawn)
    assert "Another time zone…" in {key.label for row in planned.drawn.buttons for key in row}
    assert "unless you say otherwise" not in await house.said('/codice plan "28 March 20:00"', manages=True)


async def test_an_italian_club_is_not_asked_for_the_only_time_zone_of_italy(house: House) -> None:
    await house.ask('/codice new "Coppa"', manages=True)
    assert "Europe/Rome" not in await house.said('/codice plan "21 marzo 20:00"', manages=True)


async def test_whoever_chooses_a_time_zone_reads_the_likely_ones_first(house: House) -> None:
    await house.ask("/club language en", manages=True)
    keys = await house.keys("/club timezone", manages=True)
    assert [*keys][:3] == ["Europe/London", "Europe/Dublin", "America/New_York"]


async def test_of_a_place_that_gives_no_time_zone_its_name_the_likely_ones_are_offered(house: House) -> None:
    await house.ask("/club language en", manages=True)
    keys = await house.keys("/club timezone Leeds", manages=True)
    assert next(iter(keys)) == "London"


async def test_london_is_offered_for_leeds_before_any_language_was_chosen_too(house: House) -> None:
    assert "London" in await house.keys("/club timezone Leeds", manages=True)


@pytest.mark.parametrize(
    ("server", "app", "town"),
    [
        ("fr", "", "Paris"),
        ("", "fr", "Paris"),
        ("pl", "en", "Warsaw"),
        ("en-GB", "it", "London"),
        ("", "es-ES", "Madrid"),
        ("", "es-419", "London"),
    ],
)
async def test_a_club_abroad_is_offered_its_country_s_own_time_zone_first(
    house: House, server: str, app: str, town: str
) -> None:
    hall, anna = replace(HALL, language=server), replace(ANNA, language=app)
    for line in ("/club language en", "/club timezone Lione"):
        keys = await house.keys(line, anna, hall, manages=True)
        assert next(iter(keys)) == town
        assert list(keys).count("London") == 1


async def test_who_speaks_none_of_our_languages_is_answered_in_english_where_no_club_is(house: House) -> None:
    pole = replace(ANNA, language="pl")
    reply = await house.ask("/start", pole, private(pole))
    assert isinstance(reply, Reply) and reply.drawn.language == "en"
    reply = await house.ask("/roll 3", pole)
    assert isinstance(reply, Reply) and reply.drawn.language == "it"


@pytest.mark.parametrize("yes", [True, False])
async def test_who_can_be_written_to_in_private_is_kept_of_those_who_were_met(house: House, yes: bool) -> None:
    await house.ask("/tira 3")
    await house.hall.reachable(ANNA, yes)
    await house.hall.reachable(BRUNO, yes)
    assert [(row["account"], row["reachable"]) for row in await house.store.rows("accounts")] == [(ANNA.id, int(yes))]


async def test_a_house_without_pictures_draws_none(house: House) -> None:
    with pytest.raises(LookupError):
        await Hall(house.hall.house).draw_picture(DrawnPicture("chart", {}, "", "it"))
    assert await house.hall.draw_picture(DrawnPicture("chart", {}, "", "it")) == b""


async def test_nobody_is_called_like_the_bot(house: House) -> None:
    room = await house.people.enter(HALL)
    for name in ("Araldo", "ARALDO", "@araldo", "everyone"):
        with pytest.raises(Refused, match=r"^name-reserved$"):
            await house.people.guest(room.circle, name)
    assert (await house.people.guest(room.circle, "Araldino")).guest


async def test_a_room_that_was_renamed_has_its_new_name_also_after_a_restart(house: House) -> None:
    room = await house.people.enter(HALL)
    await house.people.enter(replace(HALL, title="Sala grande"))
    await house.store.write(Write())
    await house.restarted()
    again = await house.people.room(room.id)
    assert again is not None and again.title == "Sala grande"
