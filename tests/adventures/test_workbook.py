"""The cells of an adventure's workbook: what may stand in them, and what is told of those that are wrong.

`flaws.txt` beside this file is all that is told, in both languages, to be read and judged:
`python -m tests.adventures.test_workbook` writes it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from openpyxl.utils.cell import column_index_from_string, coordinate_from_string

from bot.adventures.workbook import Sheets, of_sheets
from bot.adventures.written import as_sheets
from bot.engines.book import Refused
from bot.engines.gdr.adventure import Adventure
from bot.texts import LANGUAGES
from tests.adventures.samples import RULES, WRITTEN, adventure, said
from tests.hall.house import TEXTS

FLAWS = Path(__file__).with_name("flaws.txt")
Bend = Callable[[Sheets], None]


@cache
def whole(written: str, language: str) -> Sheets:
    """The cells of an adventure as they are downloaded; to be copied before anything is done to them."""
    return as_sheets(adventure(WRITTEN[written]), language)


def copied(sheets: Sheets) -> Sheets:
    """The same cells, for something to be done to them."""
    return {sheet: (title, [[*row] for row in rows]) for sheet, (title, rows) in sheets.items()}


def cell(sheet: str, at: str, value: Any) -> Bend:
    """Something else stands in a cell."""

    def write(sheets: Sheets) -> None:
        column, number = coordinate_from_string(at)
        row, place = sheets[sheet][1], column_index_from_string(column) - 1
        row.extend([] for _ in range(number - len(row)))
        row[number - 1].extend([None] * (place + 1 - len(row[number - 1])))
        row[number - 1][place] = value

    return write


def cells(*bent: tuple[str, str, Any]) -> Bend:
    """So does it in several."""

    def write(sheets: Sheets) -> None:
        for one in bent:
            cell(*one)(sheets)

    return write


def emptied(sheet: str, rows: Collection[int]) -> Bend:
    """Nothing stands in these rows."""

    def write(sheets: Sheets) -> None:
        stands = sheets[sheet][1]
        stands[:] = [[] if number in rows else row for number, row in enumerate(stands, 1)]

    return write


def without(sheet: str) -> Bend:
    """A sheet is gone."""
    return lambda sheets: sheets.__delitem__(sheet)


def below(sheet: str, *rows: tuple[Any, ...]) -> Bend:
    """More rows stand below the others."""
    return lambda sheets: sheets[sheet][1].extend([*row] for row in rows)


def both(*bends: Bend) -> Bend:
    """Several things are otherwise."""

    def write(sheets: Sheets) -> None:
        for bend in bends:
            bend(sheets)

    return write


OWN = cell("adventure", "B3", "own")
BENT: dict[str, Bend] = {
    "no title": emptied("adventure", [2]),
    "an empty title": cell("adventure", "B2", " "),
    "no kind": emptied("adventure", [3]),
    "no such kind": cell("adventure", "B3", "unheard of"),
    "no shares of its own": OWN,
    "shares that are not its own": below("adventure", ("player share", 80)),
    "a share that is no number": both(OWN, below("adventure", ("player share", "much"), ("team share", 50))),
    "a share above 100": both(OWN, below("adventure", ("player share", 50), ("team share", 101.5))),
    "one share": both(OWN, below("adventure", ("quota squadra", 50))),
    "dice that nobody has": cell("adventure", "B4", "x"),
    "dice that somebody may have": cell("adventure", "B4", "may" * 20),
    "an unknown line": cell("adventure", "A3", "colour" * 20),
    "a character twice": cell("characters", "A3", "mara"),
    "a key with a space": cell("characters", "A3", "vi to"),
    "no name": cell("characters", "B3", None),
    "a name twice": both(cell("characters", "B2", "Anna"), cell("characters", "B3", " anna")),
    "a long name": cell("characters", "B2", "x" * 500),
    "a long nature": cell("characters", "C2", "x" * 5000),
    "something that is no yes": cell("characters", "D3", "maybe"),
    "optional characters alone": both(*(cell("characters", f"D{row}", "x") for row in range(2, 7))),
    "no characters": emptied("characters", range(2, 7)),
    "no items": emptied("aa", range(2, 30)),
    "no name of an item": cell("aa", "A3", " . "),
    "a key of an item that no button bears": cell("aa", "A2", "a b"),
    "an item at the twelfth level": cell("aa", "A2", ".".join("abcdefghijkl")),
    "an item below it": cell("aa", "A2", ".".join(["step"] * 13)),
    "an item twice": both(cell("aa", "A2", "here . it"), cell("aa", "A3", "here.it")),
    "an item without words": cell("aa", "B3", ""),
    "a digit in an item": cell("aa", "B3", "They find 3 tracks"),
    "no weight": cell("aa", "C3", None),
    "a weight of nothing": cell("aa", "C3", 0),
    "a weight that is no number": cell("aa", "C3", "much"),
    "a weight that is too fine": cell("aa", "C3", "0,1234567"),
    "weights of the first items that are not 100": cell("aa", "C2", 99),
    "weights within that are not 100": both(cell("aa", "A2", "x"), below("aa", ("x.y", "They win", 40, ""))),
    "something in part above 100": cell("aa", "D3", 120),
    "something in part that is no number": cell("aa", "D3", "half"),
    "in part and with options": cells(
        ("aa", "D3", 50), ("aa", "E3", "All"), ("aa", "F3", 100), ("aa", "G3", "None"), ("aa", "H3", 0)
    ),
    "a section that is judged itself": both(
        cell("aa", "D2", "x"), cell("aa", "A3", "x.y"), cell("aa", "A2", "x"), cell("aa", "C3", 100)
    ),
    "the consistency of nobody": cell("cd", "A2", "nino"),
    "no consistency of somebody": emptied("cd", [6, 7, 8]),
    "an item of somebody's at the twelfth level": cell("cd", "B2", ".".join("abcdefghijk")),
    "an item of somebody's below it": cell("cd", "B2", ".".join("abcdefghijkl")),
    "no weight of decisions": cell("cd", "D2", ""),
    "weights of decisions that are not 100": cell("cd", "D2", 1),
    "weights of decisions within that are not 100": both(
        cell("cd", "B3", "x"), below("cd", ("mara", "x.y", "Waits", 40))
    ),
    "a decision twice": cell("cd", "B3", "padre"),
    "about nobody": cell("cd", "F5", "vito; nobody"),
    "decisions about the optional alone": both(*(cell("cd", f"F{row}", "zeno") for row in range(2, 8))),
    "an option without a worth": cell("cd", "H2", None),
    "an option that is worth no number": cell("cd", "H2", "much"),
    "an option twice": lambda sheets: cell("cd", "K2", sheets["cd"][1][1][6])(sheets),
    "a worth without an option": cell("cd", "G2", None),
    "options that rise": cell("cd", "H2", 0),
    "no such descriptor": cell("weights", "A2", "colour"),
    "a descriptor misspelt": cell("weights", "A2", "fairnes"),
    "a weight below nothing": cell("weights", "B2", -5),
    "a descriptor that weighs too much": below("weights", ("sense", 99)),
    "values of no such descriptor": cell("values", "A3", "colour"),
    "a value too few": cell("values", "E2", ""),
    "values that rise": cell("values", "C3", 101),
    "values that rise and are within": cells(("values", "B3", 30), ("values", "C3", 100)),
    "a value below nothing": cell("values", "B2", -5),
    "no thresholds of the progress": emptied("thresholds", [2]),
    "a lower threshold above the upper": cell("thresholds", "B2", 99),
    "a middle threshold above the upper": cell("thresholds", "C2", 99.5),
    "thresholds close to each other": cells(
        ("thresholds", "B2", 50), ("thresholds", "C2", 50.2), ("thresholds", "D2", 50.5)
    ),
    "no lower threshold": cell("thresholds", "B2", None),
    "thresholds item by item and in all": below("thresholds", ("characters", 1, 2, 30)),
    "a threshold that is missing": emptied("thresholds", [3]),
    "a threshold of no such item": cell("thresholds", "A5", "colour"),
    "a lower threshold of an item above the upper": cell("thresholds", "B5", 99),
    "a threshold of nobody": below("thresholds", ("cd.nobody", 0, 1, 2)),
    "a threshold of somebody that is missing": emptied("thresholds", [30]),
    **{
        f"no column in {sheet}": cell(sheet, at, "?")
        for sheet, at in (
            ("adventure", "B1"),
            ("characters", "A1"),
            ("aa", "B1"),
            ("cd", "E1"),
            ("weights", "B1"),
            ("thresholds", "D1"),
        )
    },
}


def flaws() -> Iterator[str]:
    """What is told of each."""
    for name, bend in BENT.items():
        yield name
        for language in LANGUAGES:
            sheets = copied(whole("with weights, values and thresholds of its own", language))
            bend(sheets)
            try:
                of_sheets(sheets, RULES)
            except Refused as no:
                facts = {fact: said(language, one) for fact, one in no.facts.items()}
                yield f"  {TEXTS.say(language, f'refused-{no.reason}', facts)}"
            else:
                yield "  nothing"


def test_all_that_is_told_of_what_is_wrong_is_as_it_was_read_and_judged() -> None:
    assert "\n".join(flaws()).split("\n") == FLAWS.read_text("utf-8").split("\n")


# --- what is read


def read(*bends: Bend, written: str = "as the example", language: str = "en") -> Adventure:
    """The adventure of these cells after something is done to them."""
    sheets = copied(whole(written, language))
    both(*bends)(sheets)
    return of_sheets(sheets, RULES)


@pytest.mark.parametrize(
    ("value", "yes"),
    [
        *((one, True) for one in (True, "x", "X", " sì ", "si", "s", "yes", "Y", "true", "Vero", 1, 1.0, "1")),
        *((one, False) for one in (False, None, "", " ", "no", "N", "false", "falso", 0, 0.0, "0")),
    ],
)
def test_what_stands_for_yes_and_no_is_understood(value: object, yes: bool) -> None:
    assert ("mara" in read(cell("characters", "D2", value)).optional) is yes


@pytest.mark.parametrize(
    ("value", "partly"),
    [
        ("x", 50),
        (" SÌ", 50),
        (True, 50),
        (1, 1),
        ("1", 1),
        (40.5, Decimal("40.5")),
        ("No", None),
        (0, None),
        ("", None),
    ],
)
def test_what_is_done_in_part_is_worth_half_or_what_is_written(value: object, partly: object) -> None:
    assert read(cell("aa", "D3", value)).aa["sbarco"].parts["barca"].partly == partly


@pytest.mark.parametrize(
    ("seen", "number"),
    [(40, 40), (40.0, 40), ("40", 40), (" 40 % ", 40), ("40,5", Decimal("40.5")), (40.1 + 0.2, Decimal("40.3"))],
)
def test_a_number_is_read_as_it_is_seen(seen: object, number: object) -> None:
    assert read(cell("thresholds", "C2", seen)).thresholds.aa.med == number


@pytest.mark.parametrize(("seen", "quoted"), [
    (True, "true"), (10**12, "1000000000000"), (10**50, "1" + "0" * 39), ("9" * 31, "9" * 31), ("9" * 50, "9" * 40),
    (-(10**50), "-1" + "0" * 38), ("nan", "nan"),
])  # fmt: skip
def test_what_is_no_number_is_quoted(seen: object, quoted: str) -> None:
    with pytest.raises(Refused) as no:
        read(cell("thresholds", "C2", seen))
    assert no.value.facts["why"].arguments["value"].casefold() == quoted


def test_the_largest_number_that_is_read_is_too_large() -> None:
    for seen in (10**12 - 1, "9" * 30):
        with pytest.raises(Refused) as no:
            read(cell("thresholds", "C2", seen))
        assert no.value.facts["why"].key == "gdr-flaw-out-of-range"


def test_a_number_in_the_place_of_words_is_read_as_it_is_seen() -> None:
    rows = whole("as the example", "en")["cd"][1]
    of_mara = [("cd", f"A{number}", 7.0) for number, row in enumerate(rows, 1) if row[0] == "mara"]
    assert [*read(cell("characters", "A2", 7), cells(*of_mara)).characters] == ["7", "vito", "elio", "agata", "zeno"]


def test_columns_may_stand_in_any_order_and_the_first_of_two_counts() -> None:
    def turned(sheets: Sheets) -> None:
        _, rows = sheets["characters"]
        rows[:] = [[*reversed(row), "another" if number else "name"] for number, row in enumerate(rows)]

    assert read(turned) == adventure(WRITTEN["as the example"])


def test_heads_are_known_in_either_language_however_they_are_written() -> None:
    heads = cells(
        ("aa", "A1", " VOCE "), ("aa", "C1", "Peso"), ("characters", "B1", "nome"), ("characters", "E1", None)
    )
    assert read(heads) == adventure(WRITTEN["as the example"])


def test_a_row_may_be_short_and_one_in_which_nothing_stands_is_none() -> None:
    assert read(below("characters", (), (None, "", None))) == adventure(WRITTEN["as the example"])
    rows = whole("as the example", "en")["characters"][1]
    assert read(lambda sheets: sheets["characters"][1].__setitem__(2, rows[2][:2])).characters["vito"].about == ""


def test_sheets_of_mathematics_may_be_left_out() -> None:
    assert read(without("weights"), without("values")) == adventure(WRITTEN["as the example"])


def test_several_are_parted_by_commas_or_spaces() -> None:
    found = read(cell("cd", "F4", " zeno;vito,  elio agata"))
    assert found.cd["mara"]["vito"].about == ("zeno", "vito", "elio", "agata")


def test_a_section_may_stand_below_what_stands_in_it() -> None:
    def turned(sheets: Sheets) -> None:
        head, *rows = sheets["aa"][1]
        sheets["aa"][1][:] = [head, *reversed(rows)]

    found = read(turned)
    assert [*found.aa] == ["verita", "nave", "faro", "sbarco"]
    assert found.aa["sbarco"] == adventure(WRITTEN["as the example"]).aa["sbarco"]


if __name__ == "__main__":
    FLAWS.write_text("\n".join(flaws()), "utf-8")
