"""An adventure is the same in a workbook and in TOML, whatever its author gave."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from decimal import Decimal
from functools import cache

import pytest
from openpyxl import Workbook, load_workbook

from bot.adventure_toml import adventure_of
from bot.adventures.workbook import MOST_UNPACKED, adventure_in, of_sheets, of_workbook
from bot.adventures.written import as_sheets, as_toml, as_workbook
from bot.engines.book import Refused
from tests.adventures.samples import RULES, SCORING, WRITTEN, adventure
from tests.hall.house import TEXTS


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("change", WRITTEN.values(), ids=WRITTEN)
def test_what_is_written_is_read_the_same_in_both_forms(change: Callable[[str], str], language: str) -> None:
    given = adventure(change)
    assert adventure_of(as_toml(given, language), RULES) == given
    read = of_sheets(as_sheets(given, language), RULES)
    assert read == given
    assert list(read.characters) == list(given.characters)


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_workbook_is_read_as_it_was_written(language: str) -> None:
    written = "with weights, values and thresholds of its own"
    assert of_workbook(downloaded(written, language), RULES) == adventure(WRITTEN[written])
    formula = "with words that a spreadsheet would compute"
    assert of_workbook(downloaded(formula, language), RULES) == adventure(WRITTEN[formula])


@pytest.mark.parametrize(
    ("language", "kind", "keys"),
    [
        ("it", "propria", ["titolo", "tipo", "senza-dadi", "quote.giocatore", "personaggi", "nome", "carattere"]),
        ("en", "own", ["title", "kind", "diceless", "shares.player", "characters", "name", "nature"]),
    ],
)
def test_a_file_is_written_in_the_keys_of_its_language(language: str, kind: str, keys: list[str]) -> None:
    text = as_toml(adventure(WRITTEN["with shares"]), language).decode()
    assert f'= "{kind}"' in text
    assert [key for key in keys if not re.search(rf"^\[?{re.escape(key)}\b", text, re.MULTILINE)] == []


def test_what_its_author_gave_is_read() -> None:
    own = adventure(WRITTEN["with weights, values and thresholds of its own"])
    assert own.weights == {"fairness": 60, "punctuality": 30}
    assert own.values == {"fairness": (0, 10, 30, 100), "care": (100, 30, 0)}
    assert own.thresholds.cd["vito"].max == 12 and own.thresholds.cd["zeno"].max == Decimal("2.25")
    assert set(own.thresholds.descriptors) == set(SCORING)
    assert own.optional == {"zeno"} and adventure(WRITTEN["without dice"]).diceless


def test_an_adventure_may_come_in_either_form() -> None:
    example = adventure(WRITTEN["as the example"])
    assert adventure_in(as_toml(example, "it"), RULES) == adventure_in(downloaded("as the example"), RULES) == example


# --- the sheets, as their author sees them


@pytest.mark.parametrize(
    ("language", "sheets", "rows", "thresholds", "heads"),
    [
        (
            "it",
            ["Avventura", "Personaggi", "Avanzamento", "Coerenza", "Soglie", "Pesi", "Valori"],
            [["che cosa", "valore"], ["tipo", "propria"], ["quota giocatore", 82.5], ["quota squadra", 40]],
            ["di che cosa", "avanzamento", "personaggi"],
            [
                "personaggio",
                "voce",
                "testo",
                "peso",
                "in parte",
                "riguarda",
                "opzione 1",
                "vale 1",
                "opzione 8",
                "vale 8",
            ],
        ),
        (
            "en",
            ["Adventure", "Characters", "Progress", "Consistency", "Thresholds", "Weights", "Values"],
            [["what", "value"], ["kind", "own"], ["player share", 82.5], ["team share", 40]],
            ["of", "progress", "characters"],
            ["character", "item", "text", "weight", "partly", "about", "option 1", "value 1", "option 8", "value 8"],
        ),
    ],
)
def test_a_workbook_is_written_in_the_words_of_its_language(
    language: str, sheets: list[str], rows: list[list[object]], thresholds: list[str], heads: list[str]
) -> None:
    cells = as_sheets(adventure(WRITTEN["with shares"]), language)
    assert [title for title, _ in cells.values()] == sheets
    first = cells["adventure"][1]
    assert [first[0], first[2], *first[4:]] == rows
    assert [row[0] for row in cells["thresholds"][1]] == thresholds
    assert [*cells["cd"][1][0][:8], *cells["cd"][1][0][-2:]] == heads


@pytest.mark.parametrize("sign", "=+-@")
def test_no_spreadsheet_computes_the_words_of_an_author(sign: str) -> None:
    cells = as_sheets(adventure(lambda text: text.replace("Puts the lamp", f"{sign}SUM")), "en")
    assert cells["cd"][1][2][2] == f" {sign}SUM before everything, as she was taught"


@cache
def downloaded(written: str, language: str = "en") -> bytes:
    """What an author downloads, made once for all."""
    return as_workbook(adventure(WRITTEN[written]), language, TEXTS)


def workbook(language: str = "en") -> Workbook:
    """The example, as it is downloaded."""
    return load_workbook(io.BytesIO(downloaded("as the example", language)))


def packed(book: Workbook) -> bytes:
    """A workbook as a file."""
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_sheet_stays_readable_where_it_is_long(language: str) -> None:
    *sheets, help_page = workbook(language).worksheets
    assert len(sheets) == 7
    for sheet in sheets:
        assert sheet.freeze_panes == "A2"
        assert not sheet["A1"].alignment.wrap_text
        assert sheet["A1"].font.bold and sheet["A1"].fill.fill_type == "solid"
        assert all(cell.alignment.wrap_text for row in sheet.iter_rows(min_row=2) for cell in row)
        widths = {column: one.width for column, one in sheet.column_dimensions.items()}
        assert set(widths.values()) <= {16, 44} and len(widths) == sheet.max_column
    wide = [
        {number for number, one in enumerate(sheet[1]) if sheet.column_dimensions[one.column_letter].width == 44}
        for sheet in sheets
    ]
    assert wide == [{1}, {1, 2}, {1, *range(4, 20, 2)}, {2, *range(6, 22, 2)}, set(), set(), set()]
    assert help_page.column_dimensions["A"].width == 100
    assert [row[0].value for row in help_page.iter_rows()] == TEXTS.say(language, "gdr-book-help").splitlines()


def test_a_file_that_is_no_workbook_is_refused() -> None:
    for content in (b"no workbook", downloaded("as the example")[:5000]):
        with pytest.raises(Refused, match="gdr-adventure-not-workbook"):
            of_workbook(content, RULES)


@pytest.mark.parametrize("more", [0, 1])
def test_a_workbook_is_unpacked_up_to_a_limit_and_no_further(more: int) -> None:
    content = io.BytesIO(packed(workbook()))
    with zipfile.ZipFile(content, "a", zipfile.ZIP_DEFLATED) as book:
        left = MOST_UNPACKED - sum(one.file_size for one in book.infolist())
        book.writestr("more.bin", b"\0" * (left + more))
    if not more:
        assert of_workbook(content.getvalue(), RULES).title
        return
    with pytest.raises(Refused, match=r"^gdr-adventure-too-large$"):
        of_workbook(content.getvalue(), RULES)
