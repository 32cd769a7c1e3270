"""The guests that an import made, on its card: each says by a button who they are, and goes once confirmed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.cards.card import Drawn
from bot.hall.requests import File, Reply
from tests.hall.house import House, words
from tests.hall.people.test_import_matching import BEA, FILES, GAMES, TEAMS, asked, known


async def test_imported_members_without_an_account_are_named_with_a_button_for_each(house: House) -> None:
    await house.ask("/codice nuovo Torneo", manages=True)
    keys = await house.keys("/codice import", manages=True, file=File("f.csv", TEAMS.format("Pino").encode()))
    assert "Sono Pino" in keys


async def test_players_of_imported_games_too_say_by_a_button_who_they_are(house: House) -> None:
    await known(house)
    content = GAMES.format("Pino") + "2026-01-03 21:00,Nonno,Nonno,Zia\n"
    keys = await house.keys("/mito import", manages=True, file=File("f.csv", content.encode()))
    assert {"Sono Pino", "Sono Nonno"} <= {*keys} and "Sono Anna" not in keys
    assert "sei Pino?" in await house.press(keys["Sono Pino"], replace(BEA, id="99", name="Giuseppe", handle="gius"))


async def test_of_many_imported_without_an_account_each_has_a_button_within_reach(house: House) -> None:
    await house.ask("/codice nuovo Torneo", manages=True)
    names = [
        f"{first}{last}" for first in ("Ada", "Ugo", "Ivo", "Zoe", "Eva") for last in ("Bo", "Ri", "Fe", "Lu", "Za")
    ]
    lines = "".join(f"Squadra {one};{one};{other}\n" for one, other in zip(names[::2], names[1::2], strict=False))
    file = File("f.csv", f"squadra;giocatore1;giocatore2\n{lines}".encode())
    keys = await house.keys("/codice import", manages=True, file=file)
    if "Gli altri sono tutti nuovi" in keys:
        keys = await house.keys(press=keys["Gli altri sono tutti nuovi"].id, manages=True)
    found = {label for label in keys if label.startswith("Sono ")}
    listed = await house.keys(who=BEA, press=keys["Un altro nome…"].id)
    listed = await house.keys(who=BEA, press=listed["Tutti gli ospiti"].id)
    for page in ("Pagina 2", "Pagina 3"):
        found |= {label for label in listed if label.startswith("Sono ")}
        listed = await house.keys(who=BEA, press=listed[page].id) if page in listed else {}
    found |= {label for label in listed if label.startswith("Sono ")}
    assert len(found) == 24


async def test_of_more_guests_than_stand_on_a_card_each_can_be_claimed(house: House) -> None:
    await house.ask("/mito partita @Anna @Uno @Due @Tre @Quattro @Cinque")
    await house.ask("/mito partita @Anna @Sei @Sette @Otto @Nove @Dieci")
    await house.ask("/aiuto", BEA)  # who has met none of them
    keys = await house.keys("/io collega", BEA)
    assert [*keys] == ["Un altro nome…", "Tutti gli ospiti"]
    more = await house.keys(who=BEA, press=keys["Tutti gli ospiti"].id)
    last = await house.keys(who=BEA, press=more["Pagina 2"].id)
    assert [*last][1:] == ["Pagina 1", "Un altro nome…"] and len(more) == 9 + 2
    assert {*await house.keys(who=BEA, press=last["Pagina 1"].id)} == {*more}, "it is leafed back too"


async def test_who_is_named_in_a_file_claims_to_be_that_guest(house: House) -> None:
    await house.ask("/io mostra", BEA)
    await house.ask("/codice nuovo Torneo", manages=True)
    keys = await house.keys("/codice import", manages=True, file=File("f.csv", TEAMS.format("Pino").encode()))
    assert "sei Pino?" in await house.press(keys["Sono Pino"], replace(BEA, id="99", name="Giuseppe", handle="gius"))


async def test_what_came_of_a_file_stands_in_the_questions_place(house: House) -> None:
    keys = await asked(house, "Beatrce")
    done = await house.ask(press=keys["Beatrice"].id, manages=True)
    assert isinstance(done, Reply) and done.drawn.replaces
    assert "«Beatrce» è nuovo" not in {key.label for row in done.drawn.buttons for key in row}


async def test_whoever_is_confirmed_stands_on_the_card_of_the_import_no_more(house: House) -> None:
    await known(house)
    content = GAMES.format("Pino") + "2026-01-03 21:00,Nonno,Nonno,Zia\n"
    file = File("f.csv", content.encode())
    keys = await house.keys("/mito import", manages=True, file=file, id="discord:r9")
    await house.hall.acknowledged("discord:r9", {"message": 77})
    for name, number in (("Pino", "99"), ("Nonno", "98")):
        who = replace(BEA, id=number, name=f"Giuseppe{number}", handle=f"gius{number}")
        await house.press(keys[f"Sono {name}"], who)
        await house.heralded()
        asked = [key for one in house.chat.said for row in one.drawn.buttons for key in row]
        await house.press([key for key in asked if key.label == "Conferma"][-1], manages=True)
        await house.heralded()
        edited = [one.drawn for one in house.chat.said if (one.edits or {}).get("message") == 77][-1]
        labels = [key.label for row in edited.buttons for key in row]
        assert f"Sono {name}" not in labels and "Sono Zia" in labels
        assert name not in words(edited) and number not in words(edited) and "Zia" in words(edited)
    assert "Sono Pino" not in labels


@pytest.mark.parametrize("game", [*FILES])
async def test_in_every_game_who_is_confirmed_goes_from_the_card_of_the_import(house: House, game: str) -> None:
    await known(house)
    file = File("f.csv", FILES[game].format("Pino").encode())
    keys = await house.keys(f"/{game} import", manages=True, file=file, id="discord:r9")
    await house.hall.acknowledged("discord:r9", {"message": 77})
    await house.press(keys["Sono Pino"], replace(BEA, id="99", name="Giuseppe", handle="gius"))
    await house.heralded()
    asked = [key for one in house.chat.said for row in one.drawn.buttons for key in row]
    await house.press([key for key in asked if key.label == "Conferma"][-1], manages=True)
    await house.heralded()
    edited = [one.drawn for one in house.chat.said if (one.edits or {}).get("message") == 77][-1]
    assert "Sono Pino" not in {key.label for row in edited.buttons for key in row}


@pytest.mark.parametrize("game", [*FILES])
async def test_whose_confirming_is_undone_stands_on_the_card_of_the_import_again(house: House, game: str) -> None:
    await known(house)
    file = File("f.csv", FILES[game].format("Pino").encode())
    keys = await house.keys(f"/{game} import", manages=True, file=file, id="discord:r9")
    await house.hall.acknowledged("discord:r9", {"message": 77})

    async def card() -> Drawn:
        await house.heralded()
        return [one.drawn for one in house.chat.said if (one.edits or {}).get("message") == 77][-1]

    await house.press(keys["Sono Pino"], replace(BEA, id="99", name="Giuseppe", handle="gius"))
    await house.heralded()
    asked = [key for one in house.chat.said for row in one.drawn.buttons for key in row]
    await house.press([key for key in asked if key.label == "Conferma"][-1], manages=True)
    assert "Sono Pino" not in {key.label for row in (await card()).buttons for key in row}
    undo = (await house.keys("/annulla club", manages=True))["Sì, annulla"]
    again = await house.keys(press=undo.id, manages=True)
    shown = await card()
    assert "Sono Pino" in {key.label for row in shown.buttons for key in row} and "Pino" in words(shown)
    await house.press(again["Rimetti"], manages=True)
    assert "Sono Pino" not in {key.label for row in (await card()).buttons for key in row}
    guest = (await house.store.rows("guests", key="pino"))[0]["person"]
    await house.press(f"!club part old:{guest}", manages=True)
    assert "Sono Pino" in {key.label for row in (await card()).buttons for key in row}
