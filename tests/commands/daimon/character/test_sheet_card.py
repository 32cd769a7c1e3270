"""The sheet's card: what its words and its picture hold, panel by panel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hall.cards.card import plain
from tests.commands.daimon.evening import Evening
from tests.hall.house import ANNA, BRUNO


@pytest.fixture
async def values(table: Evening) -> dict[str, Any]:
    """The picture of a sheet that has something in every panel."""
    for field in ('weapon "Fucile 2"', "shield Scudo", "wounds 2", "Pistola 2"):
        await table.room(f"/sheet set {field} player:@anna", table.master)
    await table.room('/scheda modifica storia "Cresciuto a Marghera"', ANNA)
    reply = await table.asks("/scheda mostra", ANNA)
    assert reply.drawn.picture is not None
    assert reply.drawn.picture.alt == "La scheda di Nadir"
    return dict(reply.drawn.picture.values)


async def test_the_head_says_whose_sheet_it_is_and_how_far_it_has_come(values: dict[str, Any]) -> None:
    assert [values[one] for one in ("name", "subtitle", "level")] == ["Nadir", "di Anna · Neon e cenere", "Livello 0"]
    assert values["footer"].startswith("Dàimon 2090 di Davide Pignedoli")


async def test_attributes_and_meters_have_their_scores_and_their_ends(values: dict[str, Any]) -> None:
    assert [(one["name"], one["score"], one["most"]) for one in values["attributes"]] == [
        ("Potenza", 2, 7),
        ("Destrezza", 2, 7),
        ("Agilità", 3, 7),
        ("Intelligenza", 4, 7),
        ("Spirito", 2, 7),
        ("Carisma", 1, 7),
    ]
    assert values["meters"] == [
        {"name": "Riserva", "score": 7, "most": 7},
        {"name": "PE", "score": 0, "most": 7},
        {"name": "Classe sociale", "score": 1, "most": 7, "ring": 3},
        {"name": "Risorse", "score": 1, "most": 7},
    ]


async def test_traits_and_classes_with_their_skills_are_in_it(values: dict[str, Any]) -> None:
    assert values["traits"] == ["Ambizioso", "Diffidente"]
    classes = {one["name"]: {skill["name"]: skill["score"] for skill in one["skills"]} for one in values["classes"]}
    assert classes == {
        "Nomade": {"Nascondersi": 4, "Seguire tracce": 4, "Cacciare": 2},
        "Cracker": {"Hacking": 4, "Cibernetica": 3, "Uso dei Computer": 1},
    }


async def test_wounds_are_boxes_up_to_the_light_ones_and_to_the_last(values: dict[str, Any]) -> None:
    assert values["wounds"] == {"name": "Ferite", "now": 2, "light": 2, "most": 4, "state": "lievi"}


async def test_what_is_carried_and_fitted_has_its_chapters_and_its_marks(values: dict[str, Any]) -> None:
    gear, implants = values["chapters"]
    assert gear["title"] == "Armi e protezioni"
    assert [(one["name"], one["about"], one["badge"], one["marks"]) for one in gear["things"]] == [
        ("Pistola", "arma 1 (Leggera)", "1", 2),
        ("Fucile", "arma 2 (Media)", "2", 0),
        ("Scudo", "Scudo antisommossa", "1", 0),
    ]
    assert implants == {
        "title": "Potenziamenti",
        "things": [{"name": "Gambe", "about": "Cibernetico, Agilità +1", "marks": 0}],
    }
    assert values["marks"] == 13


async def test_the_daimon_and_the_free_fields_have_a_panel_each(values: dict[str, Any]) -> None:
    told = ["Una civetta di luce", "Ironica", "Gli dà voce Bruno"]
    assert values["daimon"] == {"title": "Dàimon Ada", "lines": told}
    traits, story = values["notes"]
    assert (traits["title"], len(traits["lines"])) == ("Tratti", 2)
    assert traits["lines"][1] == "Diffidente: Si aspetta sempre l'inganno"
    assert story == {"title": "Storia", "lines": ["Cresciuto a Marghera"]}


async def test_the_words_say_what_the_picture_shows(table: Evening, values: dict[str, Any]) -> None:
    assert (await table.room("/scheda mostra", ANNA)).splitlines() == [
        "Nadir · Anna",
        "Potenza 2, Destrezza 2, Agilità 3, Intelligenza 4, Spirito 2, Carisma 1",
        "Livello 0 · EVO 0 · PE 0/7 · Riserva 7",
        "Ferite 2/4, lievi",
        "Nomade: Nascondersi 4, Seguire tracce 4, Cacciare 2",
        "Cracker: Hacking 4, Cibernetica 3, Uso dei Computer 1",
        "Tratti: Ambizioso, Diffidente",
        "Ambizioso: Vuole arrivare in alto, e fa i conti per farlo",
        "Diffidente: Si aspetta sempre l'inganno",
        "Classe sociale 1 · Vagabondo, nullatenente, disoccupato (nascita 3) · Risorse 1",
        "Dàimon Ada: Una civetta di luce, Ironica",
        "Gli dà voce Bruno",
        "Pistola · arma 1 (Leggera) · 2/13 marcatori",
        "Fucile · arma 2 (Media)",
        "Scudo · Scudo antisommossa",
        "Gambe · Cibernetico, Agilità +1",
        "Episodio: Un tradimento",
        "Storia: Cresciuto a Marghera",
    ]


async def test_growing_is_one_press_away_only_for_who_has_evo(table: Evening) -> None:
    assert list(await table.keys("/scheda mostra", ANNA)) == ["Risorse", "Stampa"]
    await table.room("/sheet set evo 1 player:@anna", table.master)
    assert list(await table.keys("/scheda mostra", ANNA)) == ["Evolvi", "Risorse", "Stampa"]


async def test_a_thing_whose_marks_are_all_made_is_said_to_be_spent(table: Evening) -> None:
    await table.room("/sheet set Pistola 12 player:@anna", table.master)
    assert "Pistola · arma 1 (Leggera) · 12/13 marcatori" in await table.room("/scheda mostra", ANNA)
    await table.room("/sheet set Pistola 13 player:@anna", table.master)
    assert "Pistola · arma 1 (Leggera) · marcatori finiti" in await table.room("/scheda mostra", ANNA)


async def test_a_sheet_in_the_making_is_a_button_that_only_its_maker_sees(evening: Evening) -> None:
    await evening.asks("/scheda nuova nome:Nadir", ANNA)
    assert "Nadir" in await evening.alone("/scheda mostra", ANNA)
    assert list(await evening.keys("/scheda mostra", ANNA)) == ["Riprendi"]
    assert "Nadir" not in await evening.alone("/scheda mostra @anna", BRUNO)


async def test_a_sheet_is_printed_by_a_press_in_the_language_of_who_pressed(table: Evening) -> None:
    shown = await table.keys("/scheda mostra", ANNA)
    names = {"it": "scheda.pdf", "en": "sheet.pdf"}
    for who in (ANNA, table.master):
        paper = (await table.asks("", who, press=shown["Stampa"].id)).drawn
        ((file, content),) = [(one.name, one.content) for one in paper.files]
        assert file == names[who.language[:2]]
        assert content.startswith(b"%PDF") and b"595.28 841.89" in content
        assert "Nadir" in plain(paper.lines[0] if paper.lines else paper.title)


async def test_a_press_after_the_character_is_gone_prints_nothing(table: Evening) -> None:
    shown = await table.keys("/scheda mostra", ANNA)
    await table.room("/sessione assente", ANNA)
    await table.room("/campagna esci", ANNA)
    reply = await table.asks("", BRUNO, press=shown["Stampa"].id)
    assert not reply.drawn.files
