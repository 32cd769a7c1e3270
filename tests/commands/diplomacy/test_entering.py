"""Who enters, withdraws and comes back; how players are found by their names; what they state for ties."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account, File
from tests.commands.diplomacy.weekend import Weekend, weekend
from tests.hall.house import BRUNO, CARLA


async def test_members_enter_themselves_and_a_director_enters_anybody(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    assert "un direttore" in await found.said("/diplomazia giocatore Elena @elena", BRUNO)
    assert (await found.said("/diplomazia giocatore Carla", CARLA)).startswith("Carla: iscrizione fatta")
    assert "has already entered" in await found.said("/diplomazia giocatore Carletta", CARLA)
    assert "scegli un altro nome" in await found.said("/diplomazia giocatore BRUNO @zeno")
    assert "non ha un account" in await found.said('/diplomazia giocatore "Zeno Bianchi" @zeno')


async def test_a_member_who_has_written_nothing_yet_has_an_account_where_they_are_mentioned(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    rosa = Account("discord", "77", "Rosa", "it", "rosa")
    said = await found.said("/diplomazia giocatore Rosina <@77>", mentioned=(rosa,))
    assert said.startswith("Rosina: iscrizione fatta") and "non ha un account" not in said


async def test_who_withdrew_comes_back_as_the_same_player(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    await found.said('/diplomazia giocatore "Zeno Bianchi" @zeno')
    before = await found.id("Zeno Bianchi")
    await found.said("/diplomazia ritira Zeno")
    assert "scegli un altro nome" in await found.said('/diplomazia giocatore "zeno bianchi" @Elena')
    assert "Zeno Bianchi: di nuovo in gara" in await found.said('/diplomazia giocatore "zeno bianchi"')
    assert await found.id("Zeno Bianchi") == before
    await found.said("/diplomazia ritira Bruno")
    assert (await found.said("/diplomazia giocatore Brunello", BRUNO)).startswith("Bruno: di nuovo in gara")
    assert "Bruno: di nuovo in gara" in await found.said("/diario")


async def test_who_was_disqualified_does_not_come_back_under_another_name(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    await found.said("/diplomazia penalita Bruno bara squalifica:si")
    assert await found.said("/diplomazia giocatore Brunello", BRUNO) == "Bruno è fuori per squalifica."


async def test_names_of_several_words_need_no_quotes(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    for name in ("Carla Rossi", "Carla De Luca", "Ivo Bianchi"):
        await found.said(f"/diplomazia giocatore {name}")
    for line in ("Carla Rossi Ivo Bianchi", "Carla De Luca Ivo", "Bice Carla Rossi"):
        assert "a tavoli diversi" in await found.said(f"/diplomazia legame {line}"), line
    assert "Non trovo «Carlo Rossi»" in await found.said("/diplomazia legame Bice Carlo Rossi")
    said = await found.said("/diplomazia penalita Carla De Luca in ritardo alla premiazione punti:25")
    assert said.splitlines() == [
        "Carla De Luca: sanzione",
        "in ritardo alla premiazione",
        "−25 punti (in tutto 25, al massimo 200)",
    ]


async def test_a_full_name_that_begins_like_a_members_is_asked_about(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    keys = await found.keys("/diplomazia giocatore Bruno Bianchi")
    assert [*keys] == ["Bruno (bruno)", "Un ospite nuovo: Bruno Bianchi"]
    await found.said(press=keys["Un ospite nuovo: Bruno Bianchi"].id)
    assert await found.id("Bruno Bianchi") != await found.id("Bruno")


async def test_players_are_found_by_name_however_it_is_written(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 4, posted=False)
    assert "Ada e Bice" in await found.said("/diplomazia legame ADA @bìce")
    assert "Non trovo «Xeno»" in await found.said("/diplomazia legame Xeno Ada")


async def test_statements_for_ties_stay_with_who_makes_them(played: Weekend) -> None:
    assert "spenti" in await played.said(who=BRUNO, press=await state_of(played))
    await played.said("/diplomazia spareggi donne:si")
    card = await played.keys(who=BRUNO, press=await state_of(played))
    assert "Hai detto: uomo" in await played.said(who=BRUNO, press=card["Uomo"].id)
    assert "uomo" not in await played.said("/diario 5")


async def state_of(found: Weekend) -> str:
    """The button that asks what one states."""
    return f"!@{await found.stored()} diplomacy state"


@pytest.mark.parametrize("names", ['"Uno, Due, Tre"', '"Uno; Due; Tre"', '"Uno\nDue\nTre"'])
async def test_a_director_enters_many_at_once(tmp_path: Path, names: str) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    said = await found.said(f"/diplomazia giocatore {names}")
    assert said.startswith("Entrano 3 giocatori")
    assert "6 iscritti" in said
    again = await found.said('/diplomazia giocatore "Ada, Quattro"')
    assert "C'erano già: Ada" in again
    assert "Sono già tutti iscritti" in await found.said('/diplomazia giocatore "Uno, Due"')


async def test_the_numbers_and_points_of_a_pasted_list_are_no_names(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    await found.said('/diplomazia giocatore "1. Zaira\n2) Zoe Rossi\n- Wilma\n• Lia-Rosa"')
    names = [await found.name(one) for one in (await found.book()).entrants]
    assert names == ["Bruno", "Zaira", "Zoe Rossi", "Wilma", "Lia-Rosa"]


async def test_a_name_of_a_list_that_is_asked_about_is_answered_alone(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    keys = await found.keys('/diplomazia giocatore "Bruno Bianchi, Carla; Bruno Bianchi Neri"')
    keys = await found.keys(press=keys["Un ospite nuovo: Bruno Bianchi"].id)
    said = await found.said(press=keys["Bruno (bruno)"].id)
    assert "Bruno Bianchi, Carla" in said and "C'erano già: Bruno" in said


async def test_whom_a_guest_of_a_list_is_stands_in_that_name_s_place(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    await found.house.ask("/aiuto", CARLA)
    keys = await found.keys('/diplomazia giocatore "Piero, Carla, Ugo"')
    [kept] = await found.house.store.rows("presses", token=keys["No, Carla è un ospite"].id.removeprefix("~"))
    assert kept["line"].endswith('name:"Piero; Carla @+\\"Carla\\"; Ugo"')


async def test_a_file_of_names_enters_them(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    file = File("iscritti.csv", "Nome;Cognome\nTullio;Foscolo\nDino;Campana\n".encode("cp1252"))
    assert (await found.said("/diplomazia importa", file=file)).startswith("Entrano 2 giocatori")
    assert await found.id("Dino Campana")
    plain = File("b.csv", b"Elsa\nLea\n")
    assert "Elsa" in await found.said("/diplomazia importa", file=plain)
    assert "nessun nome" in await found.said("/diplomazia importa", file=File("c.csv", b"\n"))


NOT_NAMES = ["2026-03-14", "14 marzo 2026", "42", "35,5", "12:30", "anna@club.it", "#N/D"]


@pytest.mark.parametrize("cell", NOT_NAMES)
async def test_a_file_with_what_is_no_name_is_refused_by_its_line(tmp_path: Path, cell: str) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    before = await found.house.entries()
    file = File("f.csv", f'nome;cognome\nZeno;Bianchi\n"{cell}";\n'.encode())
    said = await found.said("/diplomazia importa", file=file)
    assert said == f"Riga 3 del file: «{cell}» non è il nome di una persona. Non ho registrato niente."
    assert await found.house.entries() == before


@pytest.mark.parametrize("cell", NOT_NAMES[:3])
async def test_a_list_with_what_is_no_name_enters_nobody(tmp_path: Path, cell: str) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    before = await found.house.entries()
    assert f"«{cell}» non è il nome di una persona" in await found.said(f'/diplomazia giocatore "Zeno; {cell}; Ugo"')
    assert await found.house.entries() == before


async def test_a_file_names_the_line_of_whatever_is_wrong(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 3, posted=False)
    for cell, why in (("Araldo", "non può essere il nome di nessuno"), ("x" * 70, "troppo lungo")):
        said = await found.said("/diplomazia importa", file=File("f.csv", f"Zeno\n{cell}\n".encode()))
        assert said.startswith("Riga 2 del file") and why in said


async def test_a_file_of_thousands_is_refused_and_nobody_of_it_is_in(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 1, posted=False)
    many = "".join(f"Socio {number}\n" for number in range(2000))
    said = await found.said("/diplomazia importa", file=File("f.csv", many.encode()))
    assert "al massimo 500 iscritti" in said
    assert len((await found.book()).entrants) == 1
