"""The pictures that cards ask for can be drawn in both languages, with their words."""

from __future__ import annotations

import pytest

from bot.commands import card_pictures
from bot.commands.card_pictures import awaited, met, seated, side
from bot.hall.cards.card import Card, DrawnPicture, Picture
from bot.hall.cards.card_drawer import Drawer
from bot.pictures import svg
from bot.texts import Texts


async def drawn(picture: Picture, language: str) -> str:
    """The picture as a page gets it; nobody in it has to be looked up."""
    card = await Drawer(Texts(), None).draw(  # type: ignore[arg-type]
        Card(picture=picture), language, "Europe/Rome", lambda button: ""
    )
    assert isinstance(card.picture, DrawnPicture)
    return svg(card.picture.maker, card.picture.values, language)


ORSI, LUPI = side("Orsi", "2"), side("Lupi", "1")


def finals() -> Picture:
    quarters = [met(name, ORSI, LUPI, table=at, winner=1) for at, name in enumerate("ABCD", 1)]
    semis = [met("E", side("Orsi"), awaited("D")), met("F", awaited("C"), awaited("B"))]
    fifth = [[met("G", ORSI, LUPI), met("H", ORSI, LUPI)], [met("K", awaited("G"), awaited("H"))]]
    third = card_pictures.places(3, [[met("J", awaited("E", winner=False), awaited("F", winner=False))]])
    main = card_pictures.tree([quarters, semis, [met("I", awaited("E"), awaited("F"))]])
    return card_pictures.bracket("Finali", "", main, [card_pictures.places(5, fifth), third])


@pytest.mark.parametrize(
    ("picture", "italian", "english"),
    [
        (finals(), ("Quarti", "A · tavolo 1", "perdente di E", "3º posto", "Dal 5º all'8º posto"), ("3rd place",)),
        (
            card_pictures.pairings("Turno 1", "", [seated("1", "Orsi", "Lupi", starts=2)], rests="Gnomi"),
            ("chi comincia", "Riposa: Gnomi"),
            ("who starts", "Sits out: Gnomi"),
        ),
        (
            card_pictures.history("Anna", "", [(0.0, 1000.0, None), (9e6, 1010.5, True), (9.1e6, 1005.0, False)]),
            ("01/01/1970", "vinte", "perse", "massimo 1011"),
            ("won", "lost", "best 1011"),
        ),
        (
            card_pictures.centres(
                "Tavolo 1", [1901, 1902], {"austria": [3, 4], "turkey": [5, 6]}, notes={"austria": "Anna"}
            ),
            ("Turchia", "Anna", "18 per vincere"),
            ("Turkey", "18 to win"),
        ),
        (
            card_pictures.standings(
                "Classifica", "", [{"title": ""}, {"title": "Squadra"}], [[1, "Orsi"]] * 64, page=2
            ),
            ("Squadra", "2 / 2"),
            ("2 / 2",),
        ),
    ],
    ids=["bracket", "pairings", "history", "centres", "standings"],
)
async def test_a_picture_has_its_words_in_both_languages(
    picture: Picture, italian: tuple[str, ...], english: tuple[str, ...]
) -> None:
    for language, words in (("it", italian), ("en", english)):
        made = await drawn(picture, language)
        assert [word for word in words if word not in made] == []


@pytest.mark.parametrize(("rows", "count"), [(0, 1), (32, 1), (33, 2), (64, 2), (1000, 32)])
def test_pages_are_counted(rows: int, count: int) -> None:
    assert card_pictures.pages(rows) == count
