"""Verdicts are what they were: everything that is said of every forgery, small book and true book.

`verdicts.txt` beside this file is to be read and judged: `python -m tests.checker.test_verdicts` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport
from bot.checker.verdict import Fault, ReadOff
from tests.checker.forged_book import cards
from tests.checker.forging import FORGERIES, TRUE, true
from tests.checker.small_books import SMALL
from tests.hall.house import COMMANDS

WRITTEN = Path(__file__).with_name("verdicts.txt")


def cases() -> Iterator[tuple[str, str, ReadOff]]:
    """Each file by a name, with what was read off the chat."""
    for name in TRUE:
        yield f"{name}, with its cards", true(name), cards(true(name))
    for one in FORGERIES:
        yield one.name, one.text, cards(true(one.of)) if one.with_cards else ReadOff()
    for case in SMALL:
        yield case.rule, case.text, case.chat


def said(text: str, chat: ReadOff) -> Iterator[str]:
    """All that is found, a line each."""
    try:
        found = checked(text, chat)
    except NotAnExport as wrong:
        yield f"no export: {wrong.reason}, line {wrong.line}, {wrong.grade.name.lower()}"
        return
    yield f"{found.grade.name.lower()}: {found.lines} lines, {found.dice} dice, agreed up to {found.agreed}"
    for how in ("false", "missing", "waits"):
        faults: list[Fault] = getattr(found, how)
        for fault in sorted(faults, key=lambda fault: (fault.line, fault.reason, fault.what)):
            yield f"{how} in line {fault.line}: {fault.reason} {fault.what!a}"


def verdicts() -> str:
    """All of them, by the kinds of entries that all games have."""
    assert COMMANDS
    return "".join(
        f"{name}\n{''.join(f'  {line}' + chr(10) for line in said(text, chat))}" for name, text, chat in cases()
    )


def test_every_verdict_is_as_it_was_read_and_judged() -> None:
    assert verdicts().split("\n") == WRITTEN.read_text("utf-8").split("\n")


if __name__ == "__main__":
    WRITTEN.write_text(verdicts(), "utf-8")
