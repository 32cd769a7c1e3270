"""Notes, the sheet on paper, the sample table, severity, and the explanation in words, as people meet them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.hall.cards.card import Drawn
from bot.hall.requests import Account, Form
from tests.commands.gdr.hall import PIA, RITA, UGO, Hall, keys
from tests.hall.house import BRUNO, private, words

BEA = Account("discord", "41", "Bea", "it", "bea")


async def noted(floor: Hall, part: str, text: str) -> Drawn:
    """Rita writes a note on a part of the sheet of I Corvi; gives the page on which it stands."""
    await floor.card('/gdr valuta "I Corvi"', RITA)
    index = await floor.card(who=RITA, press=keys(await floor.card('/gdr valuta "I Corvi"', RITA))["Indice"].id)
    label = next(label for label in keys(index) if label.startswith(part))
    page = await floor.card(who=RITA, press=keys(index)[label].id)
    form = await floor.house.ask(who=RITA, press=keys(page)["Scrivi una nota"].id)
    assert isinstance(form, Form)
    return await floor.card(who=RITA, press=form.press, values={"words": text})


@pytest.fixture
async def closed(convention: Hall) -> AsyncIterator[Hall]:
    """Two teams judged and closed; Rita noted something of who plays Mara in the first, and of the team."""
    await convention.said("/aiuto", BEA)
    await convention.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @Bea')
    await convention.said('/gdr ritira "I Gufi"')
    await convention.said('/gdr valuta "I Corvi"', RITA)
    await noted(convention, "Mara", "Ti sei fatta ascoltare anche in silenzio.")
    await noted(convention, "La squadra", "Un bel gruppo.")
    await convention.filled("t1", 1)
    await convention.filled("t2", 2)
    await convention.said("/gdr chiudi")
    yield convention


async def test_a_note_is_shown_on_its_page_and_turned_or_taken_away(floor: Hall) -> None:
    page = await noted(floor, "Mara", "Bella scena.")
    assert "Nota, che riceve a torneo chiuso: «Bella scena.»" in words(page)
    kept = await floor.card(who=RITA, press=keys(page)["La nota resta mia"].id)
    assert "Nota, che resta tua: «Bella scena.»" in words(kept)
    assert "Bella scena" not in words(await noted(floor, "Mara", "-"))


async def test_a_note_is_seen_by_nobody_else_before_closing(floor: Hall) -> None:
    await noted(floor, "Mara", "Bella scena.")
    assert "annota" not in await floor.said("/diario")
    drawn = await floor.card("/esporta")
    assert all("Bella scena" not in one.content.decode() for one in drawn.files)


async def test_the_loser_reads_in_words_what_gave_most_what_was_missed_and_the_notes(closed: Hall) -> None:
    said = await closed.said("/gdr giudizio", BEA)
    assert "I Corvi: 1ª di 2" in said and "Ha dato di più" in said and "È mancato" in said
    assert "Rita scrive: «Ti sei fatta ascoltare anche in silenzio.»" in said and "Un bel gruppo" in said


async def test_nobody_reads_the_explanation_of_others_but_directors(closed: Hall) -> None:
    assert "Ognuno legge il giudizio" in await closed.said('/gdr giudizio "Le Gazze"', BEA)
    assert "Ognuno legge il giudizio" in await closed.said('/gdr giudizio "I Corvi" "@I Corvi Vito"', BEA)
    assert "Non giochi in nessuna squadra" in await closed.said("/gdr giudizio", BRUNO)
    said = await closed.said('/gdr giudizio "I Corvi" @Bea')
    assert "Ti sei fatta ascoltare" in said


async def test_before_closing_nothing_is_explained(floor: Hall) -> None:
    assert "Prima che il torneo sia chiuso" in await floor.said('/gdr giudizio "I Corvi"')
    assert "Prima che il torneo sia chiuso" in await floor.said("/gdr arbitri")


async def test_how_severe_each_was_is_shown_beside_the_ranking_that_holds(closed: Hall) -> None:
    drawn = await closed.card("/gdr arbitri")
    said = words(drawn)
    assert "Rita: " in said and "(2 schede)" in said
    assert drawn.table is not None and len(drawn.table.rows) == 2
    assert "arbitro" in await closed.said("/gdr arbitri", PIA) or "diret" in await closed.said("/gdr arbitri", PIA)


async def test_a_sheet_on_paper_holds_every_item_and_is_typed_in_as_one_line_each(floor: Hall) -> None:
    drawn = await floor.card('/gdr carta "I Corvi"', RITA)
    (file,) = drawn.files
    page = file.content.decode()
    assert file.name == "scheda.html" and "size:A4" in page and "Bea" not in page
    assert page.count('class="item"') == 40 and "Il carattere" not in page and "Protegge" not in file.name
    said = await floor.said('/gdr trascrivi "I Corvi" "1 AABA; 2 AAAA"', RITA, where=private(RITA))
    assert "manca: Presenza al tavolo" in said
    index = await floor.card('/gdr valuta "I Corvi"', RITA)
    index = await floor.card(who=RITA, press=keys(index)["Indice"].id)
    page_said = await floor.said(who=RITA, press=keys(index)["Elio, il medico condotto"].id)
    assert "Correttezza: Qualche furbata" in page_said


async def test_what_is_typed_of_a_paper_is_kept_out_of_the_room(floor: Hall) -> None:
    said = await floor.said('/gdr trascrivi "I Corvi" "1 AABA"', RITA)
    assert "Qualche furbata" not in said and not (await floor.book()).sheets


async def test_a_sample_table_is_judged_by_all_and_compared_by_those_who_handed_in(convention: Hall) -> None:
    await convention.said('/gdr campione "I Gufi"')
    await convention.filled("t3", 0)
    assert "Prima consegna la tua scheda" in await convention.said('/gdr taratura "I Gufi"', UGO)
    await convention.filled("t3", 1, UGO)
    said = await convention.said('/gdr taratura "I Gufi"', UGO)
    assert "Ugo: severità sopra la media" in said and "Rita: indulgenza sopra la media" in said
    assert "competes" not in said and "I Gufi" not in await convention.said("/gdr stato")
    assert "gareggia" in await convention.said('/gdr taratura "I Corvi"', UGO)


async def test_where_two_sheets_say_the_opposite_is_shown_to_both_once_both_are_in(floor: Hall) -> None:
    await floor.filled("t1", 0)
    await floor.filled("t1", 8, UGO)
    said = await floor.said('/gdr valuta "I Corvi"', RITA)
    assert "All'opposto della scheda di Ugo" in said
