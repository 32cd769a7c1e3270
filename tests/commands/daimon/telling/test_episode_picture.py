"""The values of an evening's page: the longest evening fits the page, and says how much of it is not there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.commands.daimon.telling.episode_picture import page_of
from bot.commands.daimon.telling.words import scenes_of
from bot.engines.daimon.oracle.state import Answer, OracleWord, Technology
from bot.engines.daimon.table.state import Fought, Raised
from bot.engines.daimon.telling.episode import Deed, Episode, Growth, LogLine, Role, Scene, Spoken, Wounded, remembered
from bot.hall.cards.card import Argument, Card, Free, Mention, say
from bot.hall.cards.card_drawer import Drawer
from bot.pictures import MAKERS, svg
from bot.texts import LANGUAGES, Texts
from tests.pictures.samples import HOSTILE
from tests.pictures.test_svg import check

LONG = "Maximilian-Alexander von Hohenzollern 🐉🔥"


class Names:
    """Everybody and everything is called the same."""

    def __init__(self, name: str) -> None:
        self._name = name

    async def name_of(self, person: str, circle: str) -> str:
        return self._name

    def sign_of(self, person: str, circle: str) -> str:
        return ""

    async def marks(self, people: Any, circle: str) -> Mapping[str, Argument]:
        return {}

    async def in_public(self, person: str, name: str) -> str:
        return False

    async def words(self, id: str) -> str | None:
        return self._name

    async def title_of(self, room: str, of_club: bool = False) -> str:
        return self._name


def evening(much: int) -> Episode:
    """An evening with so much of everything."""
    deeds = [
        Deed("check", f"p{at % 5}", "w-note", (4, 1) * 20, 1 + at % 7, 1 + at % 5, at % 4, at % 4)
        for at in range(5 * much)
    ]
    word = OracleWord(table="yesno", key="yes", signs=(("sign", True),))
    spoken = Spoken(Answer(1, "p1", 0, [word], "w-question"), "w-words")
    fought, dead = Fought((("w-name", 2),), ("p1", "p2"), 3, 1), Wounded("w-name", "p1", 5, True)
    log = LogLine(1, "w-text", ("w-note",), "w-words")
    story = [
        Scene(
            at,
            f"p{at * 7 % 9}",
            "w-title" if at % 2 else "",
            (log,) * at,
            (spoken,),
            tuple(deeds[:at]),
            (fought,),
            (dead,),
        )
        for at in range(much)
    ]
    return Episode(
        number=12,
        ending=1,
        ended=1_768_077_000.0,
        adventure="w-adventure" if much else "",
        cast=tuple(Role(f"p{at}", "w-name" if at % 3 else "") for at in range(much // 3)),
        scenes=tuple((at, f"p{at * 7 % 9}") for at in range(much)),
        story=tuple(story),
        rolls=len(deeds),
        answers=tuple(Spoken(Answer(at, "p1", 0, [word], "w-question"), "w-words") for at in range(much)),
        moments=remembered(deeds),
        fought=tuple(Fought((("w-name", at),), ("p1", "p2"), at, at if at % 2 else None) for at in range(1, much)),
        wounded=tuple(Wounded("w-name", "p1", at, at % 4 == 0) for at in range(much)),
        events=tuple(LogLine(at, "w-text", ("w-note",), "w-words") for at in range(much)),
        technologies=tuple(Technology(at, "p1", "w-name", "w", "w-bonus", "w-limit", False) for at in range(much)),
        growth=tuple(Growth("w-name", "p1", Raised("c", "score", "power", at)) for at in range(much)),
        lines=tuple((f"p{at}", "w-line") for at in range(much // 3)),
    )


async def drawn(told: Episode, language: str, name: str) -> str:
    """The page as SVG, where everything is called that."""
    drawer = Drawer(Texts(), Names(name))
    picture = (await drawer.draw(Card(picture=page_of("w-campaign", told)), language, "UTC", lambda button: "")).picture
    assert picture is not None
    return svg("episode", MAKERS["episode"].read(picture.values).model_dump(), language)


@pytest.mark.evenings
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("much", [0, 1, 6, 45])
async def test_an_evening_of_any_length_is_a_clean_page(much: int, language: str) -> None:
    check(await drawn(evening(much), language, LONG))


@pytest.mark.evenings
@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("much", [4, 45])
async def test_an_evening_of_any_names_is_a_clean_page(name: str, much: int) -> None:
    check(await drawn(evening(much), "it", name))


async def test_the_scenes_of_a_short_evening_stand_with_their_titles_and_what_happened() -> None:
    page = await drawn(evening(2), "it", "Nadir")
    assert ">e ancora 1<" not in page.partition("2 scene")[2].partition("I tiri da ricordare")[0]
    assert "Nadir non ce l'ha fatta" in page.replace("&#x27;", "'").replace("&apos;", "'")
    assert "Che cosa è successo" not in page


async def test_of_the_longest_evening_it_is_said_how_much_is_not_on_the_page() -> None:
    page = await drawn(evening(45), "it", "Nadir")
    assert "45 scene" in page
    assert page.count(">e ancora 44<") == 5
    assert ">e ancora 14<" in page
    assert ">e ancora 7<" in page
    assert ">e ancora 3<" in page


def test_what_people_wrote_stands_on_it_by_its_id_so_that_it_can_be_erased() -> None:
    stack: list[Any] = [page_of("w-campaign", evening(3)).values]
    held: set[str] = set()
    while stack:
        one = stack.pop()
        match one:
            case Free():
                held.add(one.words)
            case Mention():
                held.add(one.person)
            case dict():
                stack += one.values()
            case list() | tuple():
                stack += one
            case _ if hasattr(one, "arguments"):
                stack += one.arguments.values()
            case _ if hasattr(one, "inner"):
                stack.append(one.inner)
    assert {"w-campaign", "w-title", "w-text", "w-note", "w-words", "w-line", "w-question", "p0"} <= held


CHECKS = (Deed("check", "p1", "", (5,), 1, 1, 0, 0), Deed("check", "p2", "", (1,), 0, 1, 0, 0))
SHOT = Deed("shot", "p1", "", (5,), 1, 1, 0, 0)


@pytest.mark.parametrize(("deeds", "counted"), [(CHECKS, True), ((*CHECKS, SHOT), False), ((SHOT,), False)])
def test_checks_about_nothing_are_counted_where_nothing_else_happened_in_their_scene(
    deeds: tuple[Deed, ...], counted: bool
) -> None:
    scene = Scene(1, "p0", "w-title", (), (), deeds, (), ())
    [told] = scenes_of(replace(evening(0), story=(scene,)))
    assert (told.rows == (say("episode-told-checks", count=2, won=1),)) is counted
    assert len(told.rows) == 1
