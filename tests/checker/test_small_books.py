"""What the page on the seal says, rule by rule, in books of a few lines."""

from __future__ import annotations

import pytest

from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport
from bot.checker.report import refused
from tests.checker.forging import true
from tests.checker.small_books import SMALL, Case, _salted, book, line, posted
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
