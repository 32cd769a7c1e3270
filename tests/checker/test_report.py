"""What a check comes to, in words."""

from __future__ import annotations

import pytest

from bot.checker.report import MOST, reported
from bot.checker.verdict import Grade, ReadOff, head_of
from tests.checker.small_books import MARK, PLAIN, SIGNS, book, line, posted, retired
from tests.hall.house import TEXTS

BOOK, CLOSED = "Book b1 (exported by Araldo 1.2.0)", "  seal 3a6h is still closed"
HEAD = ReadOff(heads=(head_of(f"1 · {SIGNS}"),))


def counted(lines: int) -> str:
    """How many there are, none of them with dice."""
    return f"Lines: {lines}. Dice worked out again: 0."


@pytest.mark.parametrize(
    ("lines", "chat", "grade", "found", "verdict"),
    [
        (1, ReadOff(), Grade.WHOLE, [], "It agrees with itself."),
        (1, ReadOff((MARK,)), Grade.WHOLE, [], "It agrees with itself."),
        (1, HEAD, Grade.WHOLE, [], "All is well: it agrees with the chat up to line 1"),
        (
            *(1, ReadOff((MARK[:4],)), Grade.INCOMPLETE),
            *(["  a fingerprint read in the chat is not here: 3a6h"], "Incomplete: something is missing"),
        ),
        (2, ReadOff(), Grade.FALSE, ["  Line 2: seal 2 was not posted before"], "FALSE"),
    ],
    ids=["alone", "with a print", "with a head", "with half a print", "false"],
)
def test_a_check_says_what_is_found_and_what_it_comes_to(
    lines: int, chat: ReadOff, grade: Grade, found: list[str], verdict: str
) -> None:
    text = PLAIN if lines == 1 else book(posted(1), retired(2))
    (*told, last), came = reported(TEXTS, "en", text.replace("{", '{"araldo": "1.2.0", ', 1), chat)
    assert (told, came) == ([BOOK, *found, CLOSED, counted(lines)], grade)
    assert last.startswith(verdict)


def test_of_very_much_that_is_found_so_much_is_listed() -> None:
    strange = book(*(line("agreed", more=1) for _ in range(MOST + 1)), salts=False)
    lines, _ = reported(TEXTS, "en", strange, ReadOff())
    assert len(lines) == 1 + 200 + 2
