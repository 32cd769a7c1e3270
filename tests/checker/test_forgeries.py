"""Forged exports: none is called sound, and most are found out by the file alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport
from bot.checker.report import reported
from bot.checker.verdict import CheckResult, Grade, ReadOff, head_of
from tests.checker.forged_book import Book, cards
from tests.checker.forging import BENT, FORGERIES, TRUE, Forgery, true
from tests.hall.house import TEXTS

CARDS = {name: cards(true(name)) for name in TRUE}


def verdict_of(text: str, chat: ReadOff | None = None) -> CheckResult | str:
    """What the check says; or why it is no export."""
    try:
        return checked(text, chat)
    except NotAnExport as wrong:
        return wrong.reason


@pytest.mark.parametrize("name", TRUE)
def test_a_true_book_is_sound_with_the_chats_cards(name: str) -> None:
    chat = cards(true(name))
    verdict = checked(true(name), chat)
    assert (verdict.false, verdict.missing, verdict.grade, verdict.sound) == ([], [], Grade.WHOLE, True)
    assert verdict.agreed == max(number or 0 for number, _ in chat.heads)
    assert verdict.dice > 0 or not chat.prints
    assert checked(true(name), ReadOff()).agreed == 0, "of a chat that shows no head, no line is agreed"


def test_no_card_shows_a_head_before_the_first_line() -> None:
    [*heads] = cards(true("true-table")).heads
    assert head_of(f"0 · {heads[0][1]}") == (0, heads[0][1])
    found = checked(true("true-table"), ReadOff(heads=((0, heads[0][1]),)))
    assert [flaw.reason for flaw in found.false] == ["head-not-here"]
    assert checked(true("true-table"), ReadOff(heads=(head_of(heads[0][1]),))).sound


def test_the_beginning_of_a_print_proves_nothing_and_accuses_nobody() -> None:
    [mark, *_] = cards(true("true-table")).prints
    assert checked(true("true-table"), ReadOff(prints=(mark[:4],))).grade is Grade.INCOMPLETE
    assert checked(true("true-table"), ReadOff(prints=(mark[:-1] + "a",))).grade is Grade.FALSE


@pytest.mark.parametrize("name", TRUE)
def test_a_true_book_alone_only_agrees_with_itself(name: str) -> None:
    verdict = checked(true(name))
    assert verdict.grade is Grade.WHOLE and not verdict.sound


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda one: one.name)
def test_a_forgery_is_as_its_forger_made_it(forgery: Forgery) -> None:
    assert forgery.make(Book(true(forgery.of))) == forgery.text


@pytest.mark.parametrize("forgery", [one for one in FORGERIES if not one.with_cards], ids=lambda one: one.name)
def test_the_file_alone_tells_a_forgery(forgery: Forgery) -> None:
    verdict = verdict_of(forgery.text)
    if isinstance(verdict, str):
        assert verdict == forgery.reason
    else:
        assert forgery.reason in [flaw.reason for flaw in [*verdict.false, *verdict.missing]]
        assert verdict.grade is not Grade.WHOLE and not verdict.sound


@pytest.mark.parametrize("forgery", [one for one in FORGERIES if one.with_cards], ids=lambda one: one.name)
def test_the_chats_cards_tell_what_the_file_alone_cannot(forgery: Forgery) -> None:
    alone, held_against = checked(forgery.text), checked(forgery.text, cards(true(forgery.of)))
    assert not alone.sound
    assert held_against.grade is not Grade.WHOLE and not held_against.sound
    assert forgery.reason in [flaw.reason for flaw in [*held_against.false, *held_against.missing]]


@settings(max_examples=BENT)
@given(st.randoms(use_true_random=False), st.sampled_from(TRUE), st.booleans())
def test_no_bent_file_is_called_sound_that_is_not(chance: random.Random, name: str, chained: bool) -> None:
    text = true(name)
    bent = bend_a_value(text, chance) if chained else bend(text, chance)
    verdict = verdict_of(bent, CARDS[name])
    if isinstance(verdict, CheckResult) and verdict.sound:
        assert lines(bent)[: verdict.agreed] == lines(text)[: verdict.agreed]
        assert told(bent) <= told(text)


def lines(text: str) -> list[str]:
    """The lines of the book itself."""
    return [line for line in text.splitlines() if line.startswith(('{"n":', '{"seq":'))]


def told(text: str) -> Counter[str]:
    """The lines that tell what is hidden."""
    return Counter(line for line in text.splitlines() if line.startswith('{"tells"'))


def bend(text: str, chance: random.Random) -> str:
    """One thing done to a file: a sign or a line of it changed, taken out, doubled or moved."""
    lines = text.splitlines(keepends=True)
    at = chance.randrange(1, len(lines))
    match chance.randrange(5):
        case 0:
            sign = chance.randrange(len(lines[at]) - 1)
            other = chance.choice([one for one in "0123456789abcdef" if one != lines[at][sign]])
            lines[at] = lines[at][:sign] + other + lines[at][sign + 1 :]
        case 1:
            del lines[at]
        case 2:
            lines.insert(chance.randrange(1, len(lines)), lines[at])
        case 3:
            lines.insert(chance.randrange(1, len(lines)), lines.pop(at))
        case _:
            start = chance.randrange(len(text))
            return text[:start] + text[start + chance.randrange(1, 40) :]
    return "".join(lines)


ODD = (
    *(0, 1, -1, 2**32 + 1, 2**53, 1.0, True, None, "", "0" * 64, "as you like", [], {}, [1, "roll/1"], {"#": "0" * 64}),
    *("told", "voided", "corrected", "seal-set", "seal-retired", "table.rolled", "gdr.answered", "roll/1/natural"),
    {"seal": 1, "label": "roll/1/natural", "cuts": 0, "sides": 6, "faces": [1]},
    {"seal": 1, "number": 1, "request": "r", "sides": 6, "counter": 1, "faces": [1]},
)
"""Values that may stand where another belongs."""


def bend_a_value(text: str, chance: random.Random) -> str:
    """One value of a file put in the place of another, or taken out, by a forger who does the chain again."""
    book = Book(text)
    line = chance.choice([*book.chain, *book.beside])
    places = [place for place in places_in(line) if place]
    *way, last = chance.choice(places)
    inner: Any = line
    for step in way:
        inner = inner[step]
    match chance.randrange(4):
        case 0:
            del inner[last]
        case 1 if isinstance(inner, dict):
            inner[chance.choice(["opens", "masked", "before", "edition", "seal", "faces"])] = chance.choice(ODD)
        case 2 if isinstance(inner[last], int):
            inner[last] += chance.choice([-1, 1])
        case _:
            inner[last] = chance.choice(ODD)
    return book.text()


def places_in(value: object, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value that stands in one."""
    yield place
    if isinstance(value, dict | list):
        for step, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places_in(one, (*place, step))


def test_signs_that_could_steer_a_terminal_are_shown_by_their_number() -> None:
    book = Book(true("true-table"))
    book.head["book"] = "\x1b[2Jb"
    book.chain[0]["body"] = {"\x1b[1A": 1}
    lines, grade = reported(TEXTS, "en", book.text(), ReadOff(prints=("\x07\u202e",)))
    assert grade is Grade.INCOMPLETE
    assert all(line.isprintable() for line in lines) and any("\\u{1b}" in line for line in lines)
