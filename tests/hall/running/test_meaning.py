"""What a request means: what a form leaves empty is not given, and no id reaches what only buttons of ours may ask."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engines.book import Refused
from bot.hall.cards import press_id
from bot.hall.requests import File, Place, Reply, Request
from bot.hall.running.agreement import Agreement
from bot.hall.running.meaning import Meaning, mode_of
from bot.storage.stored import CONCEALS
from tests.hall.house import ANNA, COMMANDS, HALL, House, private


def asking(place: Place = HALL, **more: object) -> Request:
    return Request("r", ANNA, place, 0.0, **more)  # type: ignore[arg-type]


@pytest.fixture
def meaning(house: House) -> Meaning:
    return house._meaning


def test_what_is_left_empty_in_a_form_or_is_no_field_of_it_is_not_given(meaning: Meaning) -> None:
    request = asking(values={"dice": 5, "note": "  ", "nothing": "x", "reserve": ""})
    assert meaning.filled(request, COMMANDS["roll"]) == {"dice": "5"}


def test_what_is_filled_in_goes_before_what_the_button_says(meaning: Meaning) -> None:
    typed = meaning.typed(asking(press="!roll 5 note:a", values={"note": "b"}), press_id.read("!roll 5 note:a"))
    assert typed is not None and typed.words == {"dice": "5", "note": "b"}


@pytest.mark.parametrize("line", ["!roll 5", "?nothing!roll 5", "?dice!club"], ids=["drawn", "no field", "a group"])
def test_a_form_asks_for_nothing_that_the_command_has_not(meaning: Meaning, line: str) -> None:
    pressed = press_id.read(line)
    if line == "!roll 5":
        assert meaning.wanted(pressed) == (COMMANDS["roll"], {"dice": "5"})
        return
    with pytest.raises(Refused, match="button-gone"):
        meaning.wanted(pressed)


@pytest.mark.parametrize("more", [{"replied": "7"}, {"named": True}], ids=["an answer to us", "our name at the end"])
@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("sì", False),
        ("/tira 5", True),
        ("tira 5", True),
        ("tira 5 riserva:2", True),
        ("punta 5 riserva:2", True),
        ("punta 5 riserv:2", True),
        ("pnuta 5 2", True),
        ("punta5 2", True),
        ("tira tu!", False),
        ("tiro 5", False),
        ("punta tutto, dai", False),
        ("punti 3 a Bob", False),
        ("io ci sono", False),
        ("io", False),
        ("5 2", True),
        ("5 persone", False),
    ],
)
def test_of_what_people_answer_each_other_a_command_alone_is_for_us(
    meaning: Meaning, line: str, more: dict[str, object], heard: bool
) -> None:
    assert meaning.ours(asking(line=line, **more)) is heard


@pytest.mark.parametrize("line", ["sì", "5 2"])
def test_of_what_people_answer_each_other_nothing_else_is_read(meaning: Meaning, line: str) -> None:
    assert meaning.typed(asking(line=line, replied="7"), None) is None


def test_all_that_is_said_to_nobody_else_is_for_us(meaning: Meaning) -> None:
    typed = meaning.typed(asking(line="tira 5"), None)
    assert typed is not None and meaning.ours(asking(line="tiro 5"))


@pytest.mark.parametrize("press", ["~t00000000abc", "!@b1 &p1,0,3 roll 5"], ids=["unknown", "for another"])
async def test_no_id_says_in_whose_place_one_acts_nor_what_is_kept_no_more(meaning: Meaning, press: str) -> None:
    with pytest.raises(Refused, match="button-gone"):
        await meaning.pressed(asking(press=press))


@pytest.mark.parametrize(
    ("press", "before", "beside", "anew", "live"),
    [
        ("!roll 5", "", False, False, False),
        ("!=roll 5", "", True, False, False),
        ("!*roll 5", "", False, True, False),
        ("!+roll 5", "", False, False, True),
        ("!+@b1 ^r1 roll 5", "^r1 ", False, False, True),
        ("!=@b1 %r1 roll 5", "%r1 ", True, False, False),
        ("", "", False, False, False),
    ],
)
def test_a_press_says_what_becomes_of_its_card_and_upon_what_its_line_is_done(
    press: str, before: str, beside: bool, anew: bool, live: bool
) -> None:
    yes = Agreement(("p1",), 3)
    for given in (None, yes):
        mode = mode_of(press_id.read(press) if press else None, given)
        assert (mode.before, mode.beside, mode.anew, mode.live, mode.yes) == (before, beside, anew, live, given)
        assert (mode.upon is not None) is bool(before)


@pytest.mark.parametrize(
    ("asked", "command"),
    [
        ({"line": "/roll 99"}, "roll"),
        ({"line": "/roll 5 dice:6 dice:7"}, "roll"),
        ({"line": "/rol 5"}, "roll"),
        ({"press": "!roll 5"}, "roll"),
        ({"line": "/zzz"}, None),
        ({"press": "~t00000000abc"}, None),
    ],
    ids=["read", "given twice", "mistyped", "pressed", "nothing like it", "a button that is gone"],
)
async def test_what_was_refused_is_known_as_far_as_it_can_be_read(
    meaning: Meaning, asked: dict[str, object], command: str | None
) -> None:
    assert await meaning.refused(asking(**asked)) == (COMMANDS[command] if command else None)  # type: ignore[arg-type]


async def test_what_is_kept_under_a_token_is_not_known_before(meaning: Meaning) -> None:
    assert meaning.meant(asking(press="~t00000000abc")) is None
    assert meaning.meant(asking(press="!roll 5")) == COMMANDS["roll"]
    assert await meaning.pressed(asking(line="/roll 5")) is None


SECRET = "/punta 3"


@pytest.mark.parametrize(
    ("more", "place", "hidden"),
    [
        ({"line": SECRET}, HALL, True),
        ({"line": SECRET}, private(ANNA), False),
        ({"line": SECRET, "unseen": True}, HALL, False),
        ({"line": "/tira 3"}, HALL, False),
        ({"line": "/club"}, HALL, False),
        ({"line": "/zzz"}, HALL, False),
        ({"line": "sì", "replied": "7"}, HALL, False),
        ({"press": "!bid 3"}, HALL, False),
        ({"line": "/gdr avventura"}, HALL, False),
        ({"line": "/gdr avventura", "attached": True}, HALL, True),
        ({"line": "/gdr laboratorio", "attached": True}, HALL, True),
        ({"line": "/gdr laboratorio", "attached": True}, private(ANNA), False),
        ({"line": "/mito importa", "attached": True}, HALL, False),
    ],
    ids=str,
)
async def test_a_secret_that_others_could_read_is_hidden_and_nothing_else(
    meaning: Meaning, more: dict[str, object], place: Place, hidden: bool
) -> None:
    assert meaning.conceals(asking(place, **more)) is hidden


@pytest.mark.parametrize("line", ["/verifica zzz", "/esporta 3.5"])
async def test_a_kind_of_book_that_there_is_not_is_refused_in_private_too(house: House, line: str) -> None:
    assert "non è fra le scelte" in await house.said(line, where=private(ANNA))


@pytest.mark.parametrize(
    ("line", "wanted"),
    [("/mito importa", True), ("/punta 5 riserva:2", False), ("/tira 3", False), ("/zzz", False), ("/club", False)],
)
def test_a_file_is_fetched_for_a_command_that_takes_one(meaning: Meaning, line: str, wanted: bool) -> None:
    assert meaning.takes_file(asking(line=line)) is wanted


async def test_a_line_without_a_secret_stays_where_it_was_written(house: House) -> None:
    reply = await house.ask("/tira 3")
    assert isinstance(reply, Reply) and not reply.conceal


@pytest.mark.parametrize(
    ("line", "more", "marked"),
    [
        ("/gdr adventure", {"attached": True}, True),
        ("/gdr adventure", {"file": File("a.md", b"")}, True),
        ("/gdr adventure", {}, False),
        ("/mito importa", {"attached": True}, False),
        ("/punta 5 2", {}, False),
    ],
    ids=["attached", "a file", "no file yet", "a file for all", "a secret in words"],
)
def test_a_file_is_marked_that_should_not_stay_in_the_room(
    meaning: Meaning, line: str, more: dict[str, Any], marked: bool
) -> None:
    request = meaning.marked(asking(line=line, handle={"token": "t"}, **more))
    assert request.handle == {"token": "t"} | ({CONCEALS: True} if marked else {})
