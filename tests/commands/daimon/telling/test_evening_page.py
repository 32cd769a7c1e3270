"""The page of an evening: posted at its end, put in its place again after a line or an undo, struck on resuming."""

from __future__ import annotations

import re

import pytest

from bot.hall.cards.card import Drawn, Key
from bot.pictures import maker
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import labelled
from tests.commands.daimon.heroes import sheet
from tests.hall.house import ANNA, words

DAY = 86_400


async def ended(evening: Evening) -> Drawn:
    """The session ends; the page that is posted of it."""
    await evening.room("/sessione fine", evening.master)
    return (await pages(evening))[-1]


async def pages(evening: Evening) -> list[Drawn]:
    """Every page that was posted or put in another's place."""
    await evening.house.heralded()
    return [notice.drawn for notice in evening.house.chat.said if notice.drawn.picture is not None]


async def rolled(evening: Evening) -> None:
    """A check of the first of the others, against a target of 1."""
    await evening.room("/tira 4 riserva:2 nota:salto", evening.others[0])
    (number,) = (await evening.book()).checks.open
    await evening.asks("", evening.master, press=f"!check-target {number} 1")


def button(drawn: Drawn, sign: str) -> str:
    keys: dict[str, Key] = {key.label: key for row in drawn.buttons for key in row}
    return labelled(keys, sign)


async def test_the_end_of_a_session_posts_its_page_with_the_words_beside_it(evening: Evening) -> None:
    await rolled(evening)
    await evening.room('/eventi "Una cena col diavolo"', evening.master)
    page = await ended(evening)
    said = words(page)
    assert said.startswith("Neon e cenere · puntata 1\n")
    assert " · 1 scena · 1 tiro\n" in said
    assert f"1. Una cena col diavolo ({evening.master.name}): salto: {evening.others[0].name} " in said
    assert "· salto, " in said
    assert page.picture is not None
    assert maker("episode").read(page.picture.values).kicker == "Puntata 1"


async def test_an_english_club_reads_it_in_english(english: Evening) -> None:
    await english.room("/session end", english.master)
    assert words((await pages(english))[-1]).startswith("Neon e cenere · episode 1\n")


async def test_a_line_is_written_by_a_press_and_stands_on_the_page_in_its_place(evening: Evening) -> None:
    page = await ended(evening)
    answered = await evening.house.ask("", ANNA, press=button(page, "✍️"), values={"text": "Mai più"})
    assert "Mai più" in words(answered.drawn)  # type: ignore[union-attr]
    shown = await pages(evening)
    assert "Anna: «Mai più»" in words(shown[-1])
    notices = [notice for notice in evening.house.chat.said if notice.drawn.picture is not None]
    assert [bool(notice.edits) for notice in notices] == [False, True]


async def test_a_scene_is_named_by_a_press_at_its_end_and_stands_on_the_page(evening: Evening) -> None:
    await rolled(evening)
    closed = (await evening.asks("/scena fine", evening.master)).drawn
    press, master = button(closed, "✍️ Un titolo"), evening.master
    named = await evening.house.ask("", master, press=press, values={"text": "Il molo di notte"})
    assert words(named.drawn).startswith("Scena 1: «Il molo di notte»")  # type: ignore[union-attr]
    assert f"1. Il molo di notte ({master.name}): salto: " in words(await ended(evening))
    await evening.room("/scena titolo Il molo al tramonto", master)
    assert f"1. Il molo al tramonto ({master.name}): " in words((await pages(evening))[-1])
    assert "l'ha guidata" in await evening.alone("/scena titolo Mia", evening.others[1])


async def test_a_scene_without_a_title_is_called_by_what_people_did_before_what_the_oracle_said(
    evening: Evening,
) -> None:
    keys = await evening.keys("/oracolo luogo", evening.master)
    await evening.room("", evening.master, press=labelled(keys, "📣"))
    await rolled(evening)
    player = evening.others[0].name
    said = words(await ended(evening))
    assert re.search(rf"^1\. salto: {player} [^:]* \({evening.master.name}\): \w", said, re.MULTILINE), said


async def test_who_died_that_evening_stands_in_the_words_too(evening: Evening) -> None:
    one, other = evening.others
    for player in (one, other):
        await sheet(evening, player)
    await evening.room("", evening.master, press=f"!wounds add <@{await evening.person(one)}> 5 sure:yes")
    await evening.room("", evening.master, press=f"!wounds add <@{await evening.person(other)}> 1 sure:yes")
    told = words(await ended(evening))
    assert "non ce l'ha fatta" in told and "1 ferita" not in told


async def test_who_died_is_told_however_much_else_happened_in_the_scene(evening: Evening) -> None:
    one = evening.others[0]
    (await sheet(evening, one)).wounds = 6
    for event in ("Una cena", "Un ballo", "Una fuga", "Un incendio"):
        await evening.room(f'/eventi "{event}"', evening.master)
    keys = await evening.keys(f"/ferite aggiungi @{one.name} 9", evening.master)
    await evening.room("", evening.master, press=labelled(keys, "Sì"))
    said = words(await ended(evening))
    (scene,) = (line for line in said.splitlines() if line.startswith("1. Una cena"))
    assert "e ancora 1" in scene and scene.endswith("non ce l'ha fatta")


async def test_what_is_undone_leaves_the_page(evening: Evening) -> None:
    await evening.room('/tecnologia aggiungi Naso "segue odori" "+1D" "da vicino" strategico:si', evening.others[0])
    await evening.room('/sessione riga "Che naso"', ANNA)
    assert "Che naso" in words(await ended(evening))
    await evening.room('/sessione riga "Che orecchie"', ANNA)
    assert "Che orecchie" in words((await pages(evening))[-1])
    await evening.undoes(ANNA)
    assert "Che naso" in words((await pages(evening))[-1])


async def test_what_is_undone_long_afterwards_leaves_the_page_too(evening: Evening) -> None:
    await ended(evening)
    await evening.asks("/sessione riga Peccato", evening.others[0])
    await evening.asks("/sessione riga Evviva", evening.master)
    assert "Evviva" in words((await pages(evening))[-1])
    evening.house.now += 20 * DAY
    keys = await evening.keys("/annulla 13 campagna", ANNA, manages=True)
    await evening.asks("", ANNA, press=keys["Sì, annulla"].id, manages=True)
    page = words((await pages(evening))[-1])
    assert "Evviva" in page and "Peccato" not in page
    back = await evening.keys("/annulla 13 campagna", ANNA, manages=True)
    await evening.asks("", ANNA, press=back["Rimetti"].id, manages=True)
    page = words((await pages(evening))[-1])
    assert "Evviva" in page and "Peccato" in page


async def test_a_session_resumed_strikes_its_page_and_another_is_told_at_its_next_end(evening: Evening) -> None:
    await ended(evening)
    evening.house.now += 60
    await evening.room("/sessione inizia", evening.master)
    evening.house.now += 60
    struck = await pages(evening)
    assert words(struck[-1]).startswith("Corretto · Neon e cenere · puntata 1")
    assert not struck[-1].buttons
    await rolled(evening)
    told = words(await ended(evening))
    assert told.startswith("Neon e cenere · puntata 1\n")
    assert "1 tiro" in told
    last = [notice for notice in evening.house.chat.said if notice.drawn.picture is not None][-1]
    assert not last.edits


async def test_the_page_that_is_struck_keeps_the_lines_that_were_written_under_it(evening: Evening) -> None:
    await ended(evening)
    await evening.asks("/sessione riga Evviva", evening.master)
    await pages(evening)
    evening.house.now += 60
    await evening.room("/sessione inizia", evening.master)
    evening.house.now += 60
    struck = words((await pages(evening))[-1])
    assert struck.startswith("Corretto · ") and "Evviva" in struck


async def test_an_end_that_is_undone_strikes_its_page(evening: Evening) -> None:
    await ended(evening)
    evening.house.now += 60
    await evening.undoes(ANNA)
    await evening.house.heralded()
    assert (await evening.book()).session is not None
    assert words((await pages(evening))[-1]).startswith("Annullato da Anna · Neon e cenere · puntata 1")


async def test_the_next_session_begins_with_what_is_open(evening: Evening) -> None:
    await evening.room('/eventi "Il camion è sparito"', evening.master)
    await ended(evening)
    assert not [said for said in await evening.house.heralded() if "Nelle puntate precedenti" in said]
    evening.house.now += DAY
    await evening.room("/sessione inizia", evening.master)
    (before,) = [said for said in await evening.house.heralded() if "Nelle puntate precedenti" in said]
    assert before.endswith("Nelle puntate precedenti\nIl camion è sparito")


async def test_what_is_open_names_who_is_hurt_and_what_is_to_be_spent(evening: Evening) -> None:
    (await sheet(evening, evening.others[0])).evo = 2
    await evening.room(f"/ferite aggiungi @{evening.others[0].name} 2", evening.master)
    await ended(evening)
    evening.house.now += DAY
    await evening.room("/sessione inizia", evening.master)
    (before,) = [said for said in await evening.house.heralded() if "Nelle puntate precedenti" in said]
    assert re.search(r"\nFerite ancora aperte: .+ 2/4 lievi\nDa spendere: .+ 2 EVO$", before)


async def test_the_first_session_begins_with_nothing_before_it(evening: Evening) -> None:
    assert not [said for said in await evening.house.heralded() if "precedenti" in said]


# --- to keep


async def test_the_page_is_kept_as_a_picture_and_as_a_leaf(evening: Evening) -> None:
    page = await ended(evening)
    kept = await evening.asks("", evening.others[0], press=button(page, "📄"))
    assert kept.drawn.picture is not None
    files = [(file.name, file.content[:4]) for file in kept.drawn.files]
    assert files == [("puntata-1.pdf", b"%PDF"), ("puntata-1.png", b"\x89PNG")]


@pytest.mark.parametrize("line", ["/sessione puntata", "/sessione puntata 2", "/campagna cronaca"])
async def test_before_a_session_is_over_there_is_none_to_keep(evening: Evening, line: str) -> None:
    assert (await evening.alone(line, ANNA)).startswith("Nessuna sessione è finita")


async def test_of_a_session_that_was_not_there_it_is_said_which_there_are(evening: Evening) -> None:
    await ended(evening)
    assert "finora c'è solo la 1" in await evening.alone("/sessione puntata 4", ANNA)


async def test_who_was_erased_is_erased_there_too(evening: Evening) -> None:
    who = evening.others[0]
    await evening.room('/sessione riga "Il mio segreto"', who)
    await ended(evening)
    keys = await evening.keys("/io cancella", who)
    await evening.asks("", who, press=keys["Sì, dimenticami"].id)
    files = (await evening.asks("/campagna cronaca", evening.master)).drawn.files
    assert len(files) == 2
    for file in files:
        assert who.name not in file.content.decode()
        assert "Il mio segreto" not in file.content.decode()


async def test_a_resumption_that_is_undone_lets_the_page_stand_again(evening: Evening) -> None:
    await ended(evening)
    evening.house.now += 60
    await evening.room("/sessione inizia", evening.master)
    evening.house.now += 60
    assert words((await pages(evening))[-1]).startswith("Corretto · ")
    await evening.undoes(ANNA)
    evening.house.now += 60
    page = (await pages(evening))[-1]
    assert words(page).startswith("Neon e cenere · puntata 1\n")
    assert page.buttons
