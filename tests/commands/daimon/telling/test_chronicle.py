"""The chronicle of a campaign: every evening in it, in a page that needs nothing else, and in Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser

import pytest

from bot.commands.daimon.telling.leaf import LeafPiece, as_html, as_markdown
from tests.commands.daimon.evening import Evening
from tests.hall.house import CARLA
from tests.pictures.samples import HOSTILE

LONG = "Maximilian-Alexander von Hohenzollern 🐉🔥"


async def told(evening: Evening, line: str = "/campagna cronaca") -> dict[str, str]:
    """Its files, by how their names end."""
    reply = await evening.asks(line, evening.others[0])
    return {file.name.rpartition(".")[2]: file.content.decode() for file in reply.drawn.files}


async def test_every_evening_is_in_it_in_order(evening: Evening) -> None:
    await evening.room('/eventi "Il primo colpo"', evening.master)
    await evening.room("/sessione fine", evening.master)
    evening.house.now += 86_400
    await evening.room("/sessione inizia", evening.master)
    people = {await evening.person(one): one for one in (evening.master, *evening.others)}
    evening.master = people[(await evening.book()).master]
    await evening.room('/eventi "Il secondo colpo"', evening.master)
    await evening.room("/sessione fine", evening.master)
    for text in (await told(evening)).values():
        assert re.findall("Puntata [12]|Il primo colpo|Il secondo colpo", text) == [
            "Puntata 1",
            "Il primo colpo",
            "Puntata 2",
            "Il secondo colpo",
        ]


async def test_the_evening_that_is_on_is_not_in_it(evening: Evening) -> None:
    await evening.room("/sessione fine", evening.master)
    evening.house.now += 86_400
    await evening.room("/sessione inizia", evening.master)
    assert "Puntata 2" not in (await told(evening))["md"]


async def test_of_an_evening_that_was_resumed_it_is_said_when_it_is_told(evening: Evening) -> None:
    await evening.room("/sessione fine", evening.master)
    await evening.room("/sessione inizia", evening.master)
    assert "ripresa" in await evening.alone("/campagna cronaca", evening.others[0])


async def test_it_is_said_what_it_is_and_that_nothing_in_it_is_secret(evening: Evening) -> None:
    await evening.room("/sessione fine", evening.master)
    said = await evening.alone("/campagna cronaca", evening.others[0])
    assert said.startswith("La cronaca di «Neon e cenere»\nLa puntata giocata finora")


async def test_who_reads_english_has_it_in_english(english: Evening) -> None:
    await english.room("/session end", english.master)
    english.others = (CARLA,)
    files = await told(english, "/campaign chronicle")
    assert "## Episode 1" in files["md"]
    assert '<html lang="en">' in files["html"]


class Tags(HTMLParser):
    """The elements of a page, and what stands in them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.all: set[str] = set()
        self.given: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.all.add(tag)
        self.given |= {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.all.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


PIECES = [
    (LeafPiece("title", None, seed=3), LONG),
    *[(LeafPiece("about", None), hostile) for hostile in HOSTILE if hostile.isprintable()],
    *[(LeafPiece("roll", None, faces=(1, 4, 6)), hostile) for hostile in HOSTILE if hostile.isprintable()],
]


def test_the_page_needs_nothing_else_and_runs_nothing() -> None:
    page = as_html(PIECES, "it")
    read = Tags(page)
    assert not read.open
    assert not read.all & {"script", "link", "img", "iframe", "object"}
    assert not read.given & {"src", "href", "onload"}
    assert not re.search(r"url\(|@import", page)


def test_dice_stand_beside_a_roll_successes_apart() -> None:
    page = as_html([(LeafPiece("roll", None, faces=(1, 4)), "Nadir")], "it")
    assert '<li>Nadir<div class="dice"><b>1</b><b class="good">4</b></div></li>' in page
    assert as_markdown([(LeafPiece("roll", None, faces=(1, 4)), "Nadir")], "it") == "- Nadir `1 4`\n"


def test_beside_what_was_not_rolled_stands_nothing() -> None:
    assert "<ul><li>Nadir</li></ul>" in as_html([(LeafPiece("roll", None), "Nadir")], "it")


@pytest.mark.parametrize("typed", ["# grande", "- elenco", "1. primo", "*forte*", "<b>x</b>", "a\nb", "[x](y)"])
def test_what_people_wrote_is_no_markup(typed: str) -> None:
    written = as_markdown([(LeafPiece("about", None), typed)], "it")
    assert written.count("\n") == 1
    assert re.sub(r"\\(.)", r"\1", written).strip() == typed.replace("\n", " ")
    assert not re.match(r"#|-|\d\.|\*|<|\[", written)
