"""The line completes itself: commands in both languages, parameters, choices, members, what the hall suggests."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.club.command_names import CommandNames
from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Suggestion
from bot.texts import LANGUAGES, Texts
from tests.chats.club.house import House


async def complete(house: House, text: str, language: str = "it", caret: int | None = None) -> dict[str, Any]:
    query = {"room": house.room, "text": text, "caret": len(text) if caret is None else caret, "as": house.anna.id}
    status, found = await house.anna.ask("GET", "/api/complete", params=query, headers={"Accept-Language": language})
    assert status == 200
    return dict(found)


def labels(found: dict[str, Any]) -> list[str]:
    return [option["label"] for option in found["options"]]


def taken(text: str, found: dict[str, Any], number: int = 0) -> str:
    return text[: found["start"]] + str(found["options"][number]["insert"]) + text[found["end"] :]


async def test_a_slash_offers_every_command_with_what_it_does(house: House) -> None:
    found = await complete(house, "/")

    assert labels(found) == ["/tira", "/confronto", "/club ruolo", "/club avvisi", "/codice ritira", "/gdr avventura"]
    assert found["options"][0]["about"].startswith("Tira i dadi")


@pytest.mark.parametrize(
    ("typed", "language", "label"),
    [
        ("/ti", "it", "/tira"),
        ("/ro", "it", "/roll"),
        ("/ro", "en", "/roll"),
        ("/ti", "en", "/tira"),
        ("/club r", "it", "/club ruolo"),
        ("/ruo", "it", "/club ruolo"),
        ("/CLUB RO", "en", "/club role"),
    ],
)
async def test_a_command_is_found_by_either_name(house: House, typed: str, language: str, label: str) -> None:
    assert labels(await complete(house, typed, language))[0] == label


async def test_the_readers_language_comes_first(house: House) -> None:
    assert labels(await complete(house, "/co", "it")) == ["/confronto", "/codice ritira"]
    assert labels(await complete(house, "/co", "en"))[0] == "/contest"


async def test_a_command_taken_replaces_the_whole_word(house: House) -> None:
    found = await complete(house, "/club r")

    assert taken("/club r", found) == "/club ruolo "


async def test_enter_takes_the_first_command_until_one_is_whole(house: House) -> None:
    assert (await complete(house, "/tir"))["eager"]
    assert not (await complete(house, "/tira"))["eager"]


async def test_after_a_command_its_first_parameter_is_asked(house: House) -> None:
    found = await complete(house, "/tira ")

    assert labels(found) == ["1", "2", "3", "4", "5", "dadi:", "riserva:", "caratteristica:", "nota:"]
    assert [each["name"] for each in found["hint"]["usage"] if each["now"]] == ["dadi"]


async def test_parameters_given_are_not_offered_again(house: House) -> None:
    found = await complete(house, "/tira 5 riserva:2 ")

    assert "riserva:" not in labels(found)
    assert [each["name"] for each in found["hint"]["usage"] if each["given"]] == ["dadi", "riserva"]


async def test_a_parameters_name_is_completed_in_its_place(house: House) -> None:
    found = await complete(house, "/tira 5 ris")

    assert taken("/tira 5 ris", found) == "/tira 5 riserva:"


async def test_what_is_asked_for_says_what_it_is_and_a_whole_line_what_it_does(house: House) -> None:
    texts = house.front.texts
    dice, note = [(await complete(house, text))["hint"] for text in ("/tira 5", "/tira 5 2 potenza x")]
    assert dice["about"] == texts.name("it", "roll.dice-about") and dice["command"] == "/tira"
    assert note["about"] == texts.name("it", "roll.note-about")
    assert [each["now"] for each in dice["usage"]] == [True, False, False, False]
    assert [each["required"] for each in dice["usage"]] == [True, False, False, False]
    whole = (await complete(house, "/club avvisi tutto Tavolo "))["hint"]
    assert whole["about"] == texts.name("it", "club-announce.about")


async def test_a_value_that_is_begun_is_completed_in_its_place(house: House) -> None:
    assert labels(await complete(house, "/tira 5")) == ["5"]
    for text, whole in (
        ("/tira 5 caratteristica:po", "/tira 5 caratteristica:potenza "),
        ("/tira 5 2 po", "/tira 5 2 potenza "),
    ):
        assert taken(text, await complete(house, text)) == whole


async def test_before_the_slash_nothing_is_offered(house: House) -> None:
    found = await complete(house, "/ti", caret=0)
    assert (found["start"], found["end"], labels(found)) == (0, 0, [])


async def test_choices_are_offered_by_name_in_either_language(house: House) -> None:
    assert labels(await complete(house, "/tira 5 caratteristica:")) == ["potenza", "destrezza"]
    assert labels(await complete(house, "/roll 5 attribute:pow")) == ["power"]


async def test_members_are_offered_after_an_at_sign_and_where_one_is_wanted(house: House) -> None:
    found = await complete(house, "/club ruolo @b")

    assert taken("/club ruolo @b", found) == "/club ruolo @Bruno "
    assert [each["now"] for each in found["hint"]["usage"]].count(True) == 1
    assert labels(await complete(house, "/club ruolo "))[0] == "@Anna"
    assert labels(await complete(house, '/confronto "@Anna @c')) == ["@Carla"]
    called = await complete(house, "ciao @da")
    assert labels(called) == ["@Dario"] and called["eager"], "Enter takes the name, and sends nothing yet"


async def test_guests_are_offered_beside_members_where_somebody_is_wanted(house: House) -> None:
    house.front.suggestions = [Suggestion("Mario (ospite)", "<@p1>"), Suggestion("Ospite nuovo: Ma", '@+"Ma"')]
    found = await complete(house, "/club ruolo Ma")

    assert labels(found)[-1] == "Mario (ospite)"
    assert taken("/club ruolo Ma", found, len(labels(found)) - 1) == "/club ruolo @Mario "


async def test_a_name_of_several_words_is_quoted(house: House) -> None:
    await house.anna.post("/api/members", name="Anna Maria")

    found = await complete(house, "/club ruolo @Ann")

    assert taken("/club ruolo @Ann", found, 1) == '/club ruolo @"Anna Maria" '


async def test_rooms_are_offered_where_one_is_wanted(house: House) -> None:
    assert labels(await complete(house, "/club avvisi tutto "))[0] == "Tavolo"


async def test_what_the_hall_suggests_is_quoted_where_it_needs_be(house: House) -> None:
    found = await complete(house, "/codice ritira gli")

    assert taken("/codice ritira gli", found) == '/codice ritira "Gli Orsi" '


async def test_the_caret_may_stand_inside_the_line(house: House) -> None:
    found = await complete(house, "/ti 5 riserva:2", caret=3)

    assert taken("/ti 5 riserva:2", found) == "/tira  5 riserva:2"


@pytest.mark.parametrize("text", ["ciao", "", "/xyz 5", "/tira 5 caratteristica:zzz", '/tira 5 nota:"non finita'])
async def test_nothing_is_offered_where_nothing_fits(house: House, text: str) -> None:
    assert labels(await complete(house, text)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_parameter_and_choice_has_its_words(language: str) -> None:
    texts, commands = Texts(), Commands(COGS)
    names = CommandNames(commands, texts)
    for command in names.shown():
        assert names.about(command, language) == texts.name(language, f"{command.key}.about")
        for parameter in names.parameters(command):
            key = f"{command.key}.{parameter.name.replace('_', '-')}"
            assert names.parameter_about(command, parameter, language) == texts.name(language, f"{key}-about")
            first, *_ = names.parameter(command, parameter, language)
            assert (first.language, first.text) == (language, texts.name(language, key))
