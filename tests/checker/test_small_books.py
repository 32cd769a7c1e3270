"""What the page on the seal says, rule by rule, in books of a few lines."""

from __future__ import annotations

import json

import pytest

from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport, compactly
from bot.checker.report import refused
from bot.checker.verdict import ReadOff
from tests.checker.forging import true
from tests.checker.small_books import (
    FIRST_LOT,
    PLAIN,
    SMALL,
    Case,
    _salted,
    book,
    line,
    masked,
    old_book,
    posted,
    rolled,
)
from tests.hall.house import TEXTS


@pytest.mark.parametrize("case", SMALL, ids=lambda case: case.rule)
def test_a_small_book_is_judged_by_the_page(case: Case) -> None:
    try:
        found = checked(case.text, case.chat)
    except NotAnExport as wrong:
        assert (wrong.reason, wrong.grade) == (case.reason, case.code)
        return
    reasons = [flaw.reason for flaw in [*found.false, *found.missing]]
    assert reasons[:1] == ([case.reason] if case.reason else [])
    assert found.grade == (case.code if case.reason else 0)


def test_lines_that_are_missing_at_the_end_are_told_of_no_line() -> None:
    [flaw] = checked(book(line("mito.opened"), version=2)).false
    assert (flaw.reason, flaw.line) == ("other-version", 0)


@pytest.mark.parametrize(
    "text, reason, what",
    [
        (book(posted(1), line("agreed", opens=[[1, "check/0"]])), "act-gap", "check/0"),
        (_salted(""), "other-value", "target"),
    ],
)
def test_a_fault_names_what_it_is_about(text: str, reason: str, what: str) -> None:
    assert (reason, what) in [(flaw.reason, flaw.what) for flaw in checked(text).false]


ROLL = rolled(1)["body"]["roll"][0]
LONG = "x" * 200


def _dice(**more: object) -> str:
    draw = FIRST_LOT["body"]["roll"] | more
    return book(posted(1), line(FIRST_LOT["kind"], {"roll": draw}, opens=FIRST_LOT["opens"]))


@pytest.mark.parametrize(
    ("text", "chat", "reason"),
    [
        (old_book(posted(1, 1), masked(drawn=[LONG])), ReadOff(), "no-dice"),
        (old_book(posted(1, 1), line("table.rolled", {"roll": [ROLL | {"number": LONG}]})), ReadOff(), "no-dice"),
        (book(posted(1), line("agreed", opens=[LONG])), ReadOff(), "no-act"),
        (_dice(label=LONG, cuts="0"), ReadOff(), "no-dice"),
        (_dice(label=LONG), ReadOff(), "no-label"),
        (PLAIN, ReadOff((LONG,)), "print-not-here"),
        (PLAIN, ReadOff(heads=((0, LONG),)), "no-head"),
        (PLAIN, ReadOff(cuts=(LONG,)), "cut-not-here"),
    ],
)
def test_of_what_is_wrong_no_more_is_shown_than_fits_in_a_line(text: str, chat: ReadOff, reason: str) -> None:
    found = checked(text, chat)
    assert (reason, 80) in [(flaw.reason, len(flaw.what)) for flaw in (*found.false, *found.missing)]


def test_that_there_are_no_seals_yet_is_said_of_a_book_in_which_nothing_is_false() -> None:
    plain = book(line("mito.opened"))
    altered = plain.replace('"n":1', '"n":2')
    found, false = checked(plain), checked(altered)
    assert not found.false and "no-seals" in [one.reason for one in found.waits]
    assert false.false and "no-seals" not in [one.reason for one in false.waits]


def test_an_export_that_is_badly_written_is_called_false_not_foreign() -> None:
    with pytest.raises(NotAnExport) as wrong:
        checked(true("true-table").replace("{", '{"a": 1, "a": 1, ', 1))
    lines = refused(TEXTS, "it", wrong.value)
    assert lines == ["  Riga 1 del file: la riga d'inizio non è scritta come si deve", "FALSO"]


DRAW = FIRST_LOT["body"]["roll"]
NO_VALUES: dict[str, tuple[object, ...]] = {
    "seal": ("1", None, [1], 1.5),
    "number": ("1", None, 1.5),
    "counter": ("1", None, 1.5),
    "request": (1, None),
    "cuts": ("0", None, -1, 1.5),
    "sides": ("6", None, 0, 6.5),
    "faces": ("1", None, [0], [7], ["1"], [1.5]),
    "label": (1, None),
}
"""What no field of dice may hold."""
KNOWN_BY = ("seal", "sides", "faces")
"""Fields by which dice are known to be dice: without one of them it is something else."""


@pytest.mark.parametrize(
    ("edition", "field", "value"),
    [
        (edition, field, value)
        for edition, dice in ((1, ROLL), (2, DRAW))
        for field in dice
        for value in (*NO_VALUES[field], *["left out"] * (field not in KNOWN_BY))
    ],
    ids=str,
)
def test_dice_that_are_no_dice_are_told_of(edition: int, field: str, value: object) -> None:
    """Those are that have a part that does not belong, too few, or one that no throw makes."""
    dice = {name: one for name, one in (ROLL if edition == 1 else DRAW).items() if name != field}
    if value != "left out":
        dice[field] = value
    if edition == 1:
        text = old_book(posted(1, edition=1), line("table.rolled", {"roll": [dice]}))
    else:
        text = book(posted(1), line(FIRST_LOT["kind"], {"roll": dice}, opens=FIRST_LOT["opens"]))
    try:
        found = checked(text)
    except NotAnExport:
        return
    assert found.false and {flaw.line for flaw in found.false} <= {2}, found.false


@pytest.mark.parametrize("edition", [1, 2])
def test_dice_that_are_as_they_fell_are_found_right(edition: int) -> None:
    if edition == 1:
        assert checked(old_book(posted(1, edition=1), rolled(1))).false == []
    else:
        assert checked(book(posted(1), FIRST_LOT)).false == []


@pytest.mark.parametrize("value", ['{"a": 1}', "[1,\n2]", "1.5", '{"a":1.0}', " 1", '{"a":1,"a":2}', "NaN"])
def test_a_value_that_is_not_written_compactly_and_whole_is_none(value: str) -> None:
    with pytest.raises(ValueError):
        compactly(value)


@pytest.mark.parametrize("value", ['{"a":1}', "[1,2]", '"a b\\n c"', "null", '{"a b":[" "]}'])
def test_spaces_within_words_are_no_spaces_between_them(value: str) -> None:
    assert compactly(value) == json.loads(value)
