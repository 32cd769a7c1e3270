"""An author in the laboratory: templates down, filled in, sent back; a report; and trials after the event."""

from __future__ import annotations

import io
from typing import Any

import pytest
from openpyxl import load_workbook

from bot.adventure_toml import adventure_of
from bot.adventures.workbook import MOST_ROWS, of_workbook
from bot.adventures.written import as_toml, as_workbook
from bot.hall.requests import File
from bot.rules import rulebook
from tests.commands.gdr.hall import EXAMPLES, RITA, Hall
from tests.engines.codice.refusing import refused
from tests.hall.house import BRUNO, HALL, TEXTS, private, words

RULES = rulebook().gdr


DOWNLOADED: dict[str, bytes] = {}
"""What `template` was given once: it is the same for every author, and takes long to write."""


async def template(floor: Hall, form: str = "xlsx") -> bytes:
    """What an author downloads."""
    if form not in DOWNLOADED:
        drawn = await floor.card("/gdr laboratorio", BRUNO, where=private(BRUNO))
        DOWNLOADED.update((one.name.rpartition(".")[2], one.content) for one in drawn.files)
    return DOWNLOADED[form]


def changed(content: bytes, sheet: str, cell: str, value: Any) -> bytes:
    """A workbook after its author wrote something into a cell."""
    book = load_workbook(io.BytesIO(content))
    book[sheet][cell] = value
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


async def test_the_template_is_downloaded_and_sent_back_and_both_forms_are_the_same(floor: Hall) -> None:
    sample = adventure_of((EXAMPLES / "punta-cenere.it.toml").read_bytes(), RULES)
    assert of_workbook(await template(floor), RULES).model_dump_json() == sample.model_dump_json()
    assert adventure_of(await template(floor, "toml"), RULES) == sample
    sent = File("a.xlsx", await template(floor))
    drawn = await floor.card("/gdr laboratorio", BRUNO, where=private(BRUNO), file=sent)
    (other,) = [one for one in drawn.files if one.name.endswith("toml")]
    assert adventure_of(other.content, RULES).model_dump_json() == sample.model_dump_json()


@pytest.mark.parametrize("language", ["it", "en"])
def test_an_adventure_with_shares_of_its_own_is_the_same_in_both_forms(language: str) -> None:
    text = (EXAMPLES / "punta-cenere.it.toml").read_text("utf-8")
    shares = "[quote]\ngiocatore = { vsp = 82.5, aa = 17.5 }\nsquadra = { vsp = 40, aa = 60 }\n"
    own = adventure_of((text.replace('tipo = "standard"', 'tipo = "propria"') + shares).encode(), RULES)
    assert adventure_of(as_toml(own, language), RULES) == own
    assert of_workbook(as_workbook(own, language, TEXTS), RULES).model_dump_json() == own.model_dump_json()


@pytest.mark.evenings
async def test_an_author_reads_what_an_adventure_comes_to(floor: Hall) -> None:
    content = (EXAMPLES / "punta-cenere.it.toml").read_bytes()
    drawn = await floor.card("/gdr laboratorio", BRUNO, where=private(BRUNO), file=File("a.toml", content))
    said = words(drawn)
    assert "Mara, la figlia del guardiano: soglie 15 · 42 · 76" in said and "Decidono troppo" in said
    assert drawn.picture is not None and drawn.picture.maker == "spread" and len(drawn.picture.values["rows"]) == 6
    assert drawn.table is not None and len(drawn.table.rows) == 12
    (items,) = [one.content.decode("utf-8-sig") for one in drawn.files if one.name.endswith("csv")]
    assert len(items.splitlines()) == 1 + 26 + 25


@pytest.mark.parametrize(
    ("sheet", "cell", "value", "said"),
    [
        ("Avanzamento", "C2", 14, "cella C2: i pesi delle voci senza punto nel nome fanno 99: devono fare 100"),
        ("Avanzamento", "C3", 39.5, "cella C3: i pesi delle voci dentro «sbarco» fanno 99,5: devono fare 100"),
        ("Avanzamento", "C3", None, "Foglio Avanzamento, cella C3: qui serve un numero."),
        ("Avanzamento", "C3", "150,5", "Foglio Avanzamento, cella C3: peso = 150,5 non va: da 0 a 100"),
        ("Avanzamento", "D3", 150, "Foglio Avanzamento, cella D3: in parte = 150 non va: da 0 a 100"),
        ("Avanzamento", "D8", "x", "«faro.ottone» ha sia in parte sia le opzioni: lascia vuoto uno dei due"),
        ("Avanzamento", "D9", "x", "cella A9: «nave» contiene altre voci: in parte e opzioni vanno scritte nelle loro"),
        ("Coerenza", "D2", "39,5", "cella D2: i pesi delle voci di «mara» senza punto nel nome fanno 99,5"),
        ("Coerenza", "F5", "zenone", "cella F5: riguarda «zenone», che non è fra i personaggi: mara · vito"),
        ("Pesi", "A2", "interpretazzione", "cella A2: «interpretazzione» non è una voce della valutazione: forse «int"),
        ("Valori", "A2", "xyz", "cella A2: «xyz» non è una voce della valutazione: i nomi sono nella guida"),
        ("Soglie", "B2", None, "Foglio Soglie, cella B2: qui serve un numero."),
        ("Soglie", "A2", "squadra", "Foglio Soglie, cella A1: manca la riga «avanzamento», con min, med e max"),
        ("Personaggi", "B2", None, "Foglio Personaggi, cella B2: qui serve un testo: nome è vuoto"),
        ("Avventura", "A2", None, "Foglio Avventura, cella A1: manca la riga «titolo» (in inglese «title»)"),
        ("Avventura", "B3", "propria", "servono anche le righe «quota giocatore» e «quota squadra»"),
        ("Avanzamento", "C3", "tanto", "Foglio Avanzamento, cella C3: peso dev'essere un numero, non «tanto»"),
        ("Avanzamento", "B3", "Trovano 3 orme", "Foglio Avanzamento, cella B3: l'arbitro non deve leggere cifre"),
        ("Avanzamento", "A4", "sbarco.barca", "Foglio Avanzamento, cella A4: «sbarco.barca» c'è due volte"),
        ("Avanzamento", "A4", ".".join("abcdefghijklmnop"), "Foglio Avanzamento, cella A4"),
        ("Coerenza", "A2", "nino", "Foglio Coerenza, cella A2: «nino» non è fra i personaggi: mara · vito · elio"),
        ("Soglie", "B2", 99, "Foglio Soglie, cella B2: la soglia minima deve stare sotto la massima"),
        ("Personaggi", "D2", "forse", "Foglio Personaggi, cella D2: qui ci va una x per sì"),
        ("Avventura", "B3", "boh", "Foglio Avventura, cella B3"),
        ("Avventura", "A2", "colore", "Foglio Avventura, cella A2: colore qui non c'entra"),
        ("Personaggi", "B1", "chi è", "manca la colonna «nome»"),
    ],
)
async def test_what_is_wrong_in_a_workbook_is_told_with_its_cell(
    floor: Hall, sheet: str, cell: str, value: Any, said: str
) -> None:
    content = changed(await template(floor), sheet, cell, value)
    answered = await floor.said("/gdr laboratorio", BRUNO, where=private(BRUNO), file=File("a.xlsx", content))
    assert said in answered


@pytest.mark.parametrize("last, read", [(MOST_ROWS, True), (MOST_ROWS + 1, False)])
async def test_a_sheet_may_be_as_long_as_the_most_that_is_read_and_no_longer(
    floor: Hall, last: int, read: bool
) -> None:
    assert MOST_ROWS == 1500  # thirty times the items of the example
    file = File("a.xlsx", changed(await template(floor), "Avanzamento", f"B{last}", " "))
    answered = await floor.said("/gdr laboratorio", BRUNO, where=private(BRUNO), file=file)
    assert ("troppo grande" not in answered) is read


async def test_a_sheet_is_called_as_its_author_calls_it(floor: Hall) -> None:
    book = load_workbook(io.BytesIO(await template(floor)))
    book["Avanzamento"]["C2"] = 14
    book["Avanzamento"].title = "Progress"
    out = io.BytesIO()
    book.save(out)
    file = File("a.xlsx", out.getvalue())
    answered = await floor.said("/gdr laboratorio", BRUNO, where=private(BRUNO), file=file)
    assert "Foglio Progress, cella C2: i pesi delle voci senza punto nel nome fanno 99" in answered


async def test_a_tournament_is_loaded_from_a_workbook(convention: Hall) -> None:
    content = await template(convention)
    assert "tale e quale" in await convention.said("/gdr avventura", file=File("a.xlsx", content))
    again = changed(content, "Soglie", "B2", 22)
    assert "1 numero" in await convention.said("/gdr avventura", file=File("a.xlsx", again))


@pytest.mark.evenings
async def test_an_adventure_given_to_the_laboratory_in_a_room_is_answered_to_its_author_alone(floor: Hall) -> None:
    reply = await floor._reply("/gdr laboratorio", BRUNO, HALL, file=File("a.xlsx", await template(floor)))
    assert reply.audience == "member" and reply.conceal


async def test_other_weights_are_a_trial_and_change_nothing(convention: Hall) -> None:
    file = File("a.xlsx", changed(await template(convention), "Soglie", "B2", 22))
    assert "Prima che il torneo sia chiuso" in await convention.said("/gdr ipotesi", file=file)
    await convention.filled("t1", 0)
    await convention.filled("t2", 1)
    await convention.filled("t3", 2)
    await convention.settle()
    await convention.closed()
    before = await convention.said("/gdr classifica")
    drawn = await convention.card("/gdr ipotesi", file=file)
    assert "non vale, e non cambia niente" in words(drawn) and drawn.table is not None
    assert await convention.said("/gdr classifica") == before
    assert "diret" in (await convention.said("/gdr ipotesi", RITA, file=file)).casefold()


def test_the_sheets_a_workbook_lacks_are_named_as_its_author_calls_them() -> None:
    """An author in Leeds read «Avventura · Personaggi»."""
    book = load_workbook(
        io.BytesIO(as_workbook(adventure_of((EXAMPLES / "punta-cenere.en.toml").read_bytes(), RULES), "en", TEXTS))
    )
    book.remove(book["Progress"])
    out = io.BytesIO()
    book.save(out)
    with refused("gdr-adventure-sheets") as no:
        of_workbook(out.getvalue(), RULES)
    assert "Adventure · Characters" in TEXTS.say("en", "refused-gdr-adventure-sheets", no.value.facts)
    assert "Avventura · Personaggi" in TEXTS.say("it", "refused-gdr-adventure-sheets", no.value.facts)
