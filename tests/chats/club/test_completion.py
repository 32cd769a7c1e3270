"""The line completes itself: commands in both languages, parameters, choices, members, what the hall suggests."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.club.command_names import CommandNames
from bot.chats.club.completion import Completer
from bot.chats.club.roster import Roster
from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Account, Place, Request, Suggestion
from bot.texts import LANGUAGES, Texts
from tests.chats.club.house import Front, House


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


# --- what stands first, and what is offered once


def completer(front: Front) -> Completer:
    """What completes lines with all our commands, in a club that has no members yet."""
    nothing: Any = None
    return Completer(front, Roster(nothing), CommandNames(Commands(COGS), front.texts))  # type: ignore[arg-type]


async def offered(text: str, front: Front | None = None) -> tuple[list[str], bool]:
    """The labels offered at the end of a line that is read in English, and whether Enter takes the first."""
    request = Request("club:1", Account("club", "m1", "Anna"), Place("club", "r1"), 0.0, line=text)
    found = await completer(front or Front()).complete(request, "en", text, len(text))
    return [option.label for option in found.options], found.eager


async def test_what_begins_so_stands_before_what_has_a_word_that_does_and_ones_own_language_before_others() -> None:
    both = [label for label in (await offered("/an"))[0] if label in ("/club announce", "/annulla")]
    assert both == ["/annulla", "/club announce"]
    both = [label for label in (await offered("/club li"))[0] if label in ("/club lingua", "/club link")]
    assert both == ["/club link", "/club lingua"]
    ass = (await offered("/ass"))[0]
    assert ass.index("/assist") < ass.index("/sessione assente")


async def test_a_whole_command_is_sent_by_enter_though_others_hold_its_name() -> None:
    labels, eager = await offered("/contest")
    assert labels[0] == "/contest" and len(labels) > 1 and not eager
    assert (await offered("/contes"))[1]


async def test_of_all_commands_a_hundred_are_offered() -> None:
    assert len((await offered("/"))[0]) == 100


async def test_who_is_suggested_for_a_command_is_offered_once() -> None:
    front = Front()
    front.suggestions = [Suggestion("Altair", "@Altair")]
    assert [label for label in (await offered("/assist Al", front))[0] if ":" not in label] == ["Altair"]


def test_what_people_do_not_see_has_no_form() -> None:
    commands = Commands(COGS)
    names = CommandNames(commands, Texts())
    assert {command.hidden for command in commands.values()} == {True, False}
    for command in commands.values():
        assert names.named(command.name) is (None if command.hidden else command)


async def test_a_command_that_is_written_out_is_still_offered_until_a_space_follows(house: House) -> None:
    assert labels(await complete(house, "/tira")) == ["/tira"]
    assert labels(await complete(house, "/g ")) == [], "no command's first word is so short"
    assert (await complete(house, "/ti", caret=99))["end"] == 3


async def test_a_value_has_twenty_five_offers_at_most(house: House) -> None:
    for number in range(26):
        await house.anna.post("/api/members", name=f"Gufo{number:02}")
    found = labels(await complete(house, "/club ruolo "))
    assert len(found) == 25 and found[-1] == "@Gufo20"


async def test_somebody_is_offered_once_by_any_part_of_the_name_however_it_is_typed(house: House) -> None:
    for name in ("Jean-Luc", "Nicolò"):
        await house.anna.post("/api/members", name=name)
    house.front.suggestions = [Suggestion("Bruno", "<@p2>"), Suggestion("Britta: nuova", '@+"Britta"')]
    found = await complete(house, "/club ruolo Br")
    assert [label for label in labels(found) if ":" not in label or "nuova" in label] == ["@Bruno", "Britta: nuova"]
    assert taken("/club ruolo Br", found, 1) == '/club ruolo @+"Britta" '
    assert taken("/club ruolo @Jean-L", await complete(house, "/club ruolo @Jean-L")) == '/club ruolo @"Jean-Luc" '
    for typed, label in (("ciao @DA", "@Dario"), ("ciao @nicolo", "@Nicolò"), ("ciao @NICOLÒ", "@Nicolò")):
        assert labels(await complete(house, typed)) == [label]


async def test_values_are_found_behind_quotes_and_signs(house: House) -> None:
    assert labels(await complete(house, '/tira 5 caratteristica:"po')) == ["potenza"]
    assert labels(await complete(house, "/club avvisi tutto #tav")) == ["Tavolo"]
    house.front.suggestions = [Suggestion("Gli Orsi (3 punti)", "Gli Orsi")]
    found = await complete(house, '/codice ritira "gli')
    assert taken('/codice ritira "gli', found) == '/codice ritira "Gli Orsi" '


async def test_a_word_is_about_the_parameter_whose_name_it_begins_unless_it_is_a_value(house: House) -> None:
    texts = house.front.texts
    await house.anna.post("/api/members", name="Rita")
    for typed, about in (("r", "club-role.member-about"), ("ru", "club-role.role-about")):
        assert (await complete(house, f"/club ruolo {typed}"))["hint"]["about"] == texts.name("it", about)
    offered = {one["label"]: one["about"] for one in (await complete(house, "/tira 5 "))["options"]}
    assert offered["riserva:"] == texts.name("it", "roll.reserve-about")
