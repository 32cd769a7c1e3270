"""An adventure is the same in a workbook and in TOML, whatever its author gave; what is wrong has its cell."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from bot.adventure_toml import adventure_of
from bot.adventures.workbook import MOST_UNPACKED, of_workbook
from bot.adventures.written import as_toml, as_workbook
from bot.engines.book import Refused
from bot.engines.gdr.adventure import Adventure
from bot.rules import rulebook
from tests.hall.house import TEXTS

RULES = rulebook().gdr
SAMPLE = Path("docs/adventures/punta-cenere.en.toml").read_text("utf-8")
SCORING = [key for key in RULES.asked if RULES.descriptors[RULES.path(key)[0]].weight > 0]
OF_ITS_OWN = (
    "\n[thresholds.descriptors]\n"
    + "".join(f"{key} = [0, 1.5, {at}]\n" for at, key in enumerate(SCORING, 2))
    + "[thresholds.cd]\nmara = [0, 1, 2]\nvito = [0, 1, 12]\nelio = [0, 1, 2]\nagata = [0, 1, 3]\nzeno = [0, 1, 2.25]\n"
    + "[weights]\nfairness = 60\npunctuality = 30\n[values]\nfairness = [0, 10, 30, 100]\ncare = [100, 30, 0]\n"
)

WRITTEN: dict[str, Callable[[str], str]] = {
    "as the example": lambda text: text,
    "without dice": lambda text: text.replace(
        'kind = "standard"', 'kind = "standard"\ndiceless = true\nweights = { restraint = 25 }'
    ),
    "with thresholds of a team": lambda text: text.replace("aa = [20", "team = [10, 30, 60]\naa = [20"),
    "with shares": lambda text: text.replace(
        'kind = "standard"',
        'kind = "own"\nshares = { player = { vsp = 82.5, aa = 17.5 }, team = { vsp = 40, aa = 60 } }',
    ),
    "with weights, values and thresholds of its own": lambda text: text.replace("vsp = [15, 42, 76]\n", OF_ITS_OWN),
    "with words that a spreadsheet would compute": lambda text: text.replace(
        "Puts the lamp before everything", "=HYPERLINK before everything"
    ),
    "with quotes": lambda text: text.replace("Puts the lamp", 'Puts the \\"lamp\\"'),
}


def adventure(change: Callable[[str], str]) -> Adventure:
    """The example, written otherwise."""
    changed = change(SAMPLE)
    assert changed == SAMPLE or change is not WRITTEN["as the example"]
    return adventure_of(changed.encode(), RULES)


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("change", WRITTEN.values(), ids=WRITTEN)
def test_what_is_written_is_read_the_same_in_both_forms(change: Callable[[str], str], language: str) -> None:
    given = adventure(change)
    assert adventure_of(as_toml(given, language), RULES) == given
    read = of_workbook(as_workbook(given, language, TEXTS), RULES)
    assert read == given
    assert list(read.characters) == list(given.characters)


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


# --- the sheets, as their author sees them


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


def without(title: str) -> Callable[[Workbook], None]:
    """A sheet is gone."""
    return lambda book: book.remove(book[title])


def cell(title: str, at: str, value: Any) -> Callable[[Workbook], None]:
    """Something else stands in a cell."""

    def write(book: Workbook) -> None:
        book[title][at] = value

    return write


def same(title: str, here: str, there: str) -> Callable[[Workbook], None]:
    """What stands in one cell stands in another, too."""
    return lambda book: cell(title, there, book[title][here].value)(book)


BENT: dict[str, tuple[Callable[[Workbook], None], str, str]] = {
    "no progress": (without("Progress"), "gdr-adventure-sheets", ""),
    "no characters": (without("Characters"), "gdr-adventure-sheets", ""),
    "a character twice": (cell("Characters", "A3", "mara"), "gdr-flaw-twice", "A3"),
    "an item twice": (cell("Consistency", "B3", "padre"), "gdr-flaw-twice", "B3"),
    "an option twice": (same("Consistency", "G2", "K2"), "gdr-flaw-twice", "K2"),
    "no name of an item": (cell("Progress", "A3", " . "), "gdr-flaw-key", "A3"),
    "something that is no yes": (cell("Characters", "D3", "maybe"), "gdr-flaw-not-yes", "D3"),
    "an unknown line": (cell("Adventure", "A3", "colour"), "gdr-flaw-unknown", "A3"),
}


@pytest.mark.parametrize(
    ("title", "at", "value"),
    [
        ("Adventure", "B3", "unheard of"),
        ("Characters", "B2", "x" * 500),
        ("Characters", "C2", "x" * 5000),
        ("Progress", "B3", "They find 3 tracks"),
        ("Progress", "C3", "much"),
        ("Progress", "D3", 120),
        ("Consistency", "F5", "nobody"),
        ("Consistency", "H2", "much"),
        ("Thresholds", "B2", 99),
        ("Thresholds", "B5", 99),
        ("Weights", "B2", -5),
        ("Values", "B2", -5),
    ],
)
def test_a_value_that_cannot_be_is_told_of_with_its_own_cell(title: str, at: str, value: object) -> None:
    book = load_workbook(io.BytesIO(downloaded("with weights, values and thresholds of its own")))
    book[title][at] = value
    with pytest.raises(Refused) as refused:
        of_workbook(packed(book), RULES)
    assert (refused.value.facts["sheet"], refused.value.facts["cell"]) == (title, at)


@pytest.mark.parametrize(("bend", "why", "at"), BENT.values(), ids=BENT)
def test_what_is_wrong_in_a_workbook_has_its_reason_and_its_cell(
    bend: Callable[[Workbook], None], why: str, at: str
) -> None:
    book = workbook()
    bend(book)
    with pytest.raises(Refused) as refused:
        of_workbook(packed(book), RULES)
    told = refused.value
    assert (told.facts["why"].key if at else told.reason) == why
    assert told.facts.get("cell", "") == at


@pytest.mark.parametrize(
    ("title", "at", "shown"), [("Progress", "A3", 30), ("Characters", "D3", 40), ("Adventure", "A3", 40)]
)
def test_of_what_is_wrong_the_beginning_is_shown(title: str, at: str, shown: int) -> None:
    book = workbook()
    book[title][at] = ("a." if at == "A3" else "ab") * 60
    with pytest.raises(Refused) as refused:
        of_workbook(packed(book), RULES)
    why = refused.value.facts["why"]
    assert len(why.arguments["key"]) == shown
    assert why.arguments.get("most", 30) == 30


@pytest.mark.parametrize(
    ("value", "read"),
    [(True, True), ("yes", True), ("sì", True), ("X", True), (None, False), ("no", False), (0, False)],
)
def test_what_stands_for_yes_is_understood(value: object, read: bool) -> None:
    book = workbook()
    book["Characters"]["D2"] = value
    assert ("mara" in of_workbook(packed(book), RULES).optional) is read


def test_a_file_that_is_no_workbook_is_refused() -> None:
    for content in (b"no workbook", downloaded("as the example")[:5000]):
        with pytest.raises(Refused, match="gdr-adventure-not-workbook"):
            of_workbook(content, RULES)


def test_a_number_in_the_place_of_words_is_read_as_it_is_seen() -> None:
    book = workbook()
    for row in book["Consistency"].iter_rows(min_row=2):
        if row[0].value == "mara":
            row[0].value = 7.0
    book["Characters"]["A2"] = 7
    assert "7" in of_workbook(packed(book), RULES).characters


def test_columns_may_stand_in_any_order_and_the_first_of_two_counts() -> None:
    book = workbook()
    sheet = book["Characters"]
    rows = [list(row) for row in sheet.iter_rows(values_only=True)]
    for number, row in enumerate(rows, 1):
        for at, value in enumerate([*reversed(row), "name" if number == 1 else "another"], 1):
            sheet.cell(number, at).value = value
    assert of_workbook(packed(book), RULES) == adventure(WRITTEN["as the example"])


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
