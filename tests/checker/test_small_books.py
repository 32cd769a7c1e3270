"""What the page on the seal says, rule by rule, in books of a few lines."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from bot.checker import hashes
from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport, compactly, has_fraction, parsed, whole
from bot.checker.report import refused
from bot.checker.verdict import Fault, ReadOff, head_of
from bot.engines.seals import commitment
from bot.hall.books.chain import compact
from tests.checker.forging import true
from tests.checker.small_books import (
    FIRST_LOT,
    MADE,
    PLAIN,
    SALT,
    SMALL,
    TARGET,
    Case,
    _corrected,
    _salted,
    book,
    drawn,
    line,
    masked,
    old,
    old_book,
    old_opened,
    opened,
    posted,
    rolled,
    seed,
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


@pytest.mark.parametrize(
    ("text", "chat", "fault"),
    [
        (book(line("mito.opened"), version=2), ReadOff(), Fault("other-version", 0, "2")),
        (book(line("agreed"), secondFrom=2), ReadOff(), Fault("earlier-lines", 0, "0")),
        (book(line("agreed"), head="0" * 64), ReadOff(), Fault("broken-chain")),
        (book(line("agreed"), beside=[{"before": SALT}]), ReadOff(), Fault("tells-nothing")),
        (book(line("agreed"), salts=False), ReadOff(), Fault("no-salts")),
        (old_book(posted(1, 1)), ReadOff(("abcd",)), Fault("no-chat")),
        (PLAIN, ReadOff(("abcd",)), Fault("print-not-here", 0, "abcd")),
        (PLAIN, ReadOff(cuts=("abcd",)), Fault("cut-not-here", 0, "abcd")),
        (PLAIN, ReadOff(heads=((3, "abcd"),)), Fault("no-head", 0, "abcd")),
        (PLAIN, ReadOff(heads=((None, "a" * 32),)), Fault("head-not-here", 0, "a" * 32)),
        (PLAIN, ReadOff(heads=((1, "a" * 32),)), Fault("head-not-here", 1, "a" * 32)),
        (PLAIN, ReadOff(heads=((2, "a" * 32),)), Fault("head-beyond", 2, "a" * 32)),
    ],
)
def test_what_is_of_no_line_is_told_of_the_file(text: str, chat: ReadOff, fault: Fault) -> None:
    found = checked(text, chat)
    assert [*found.false, *found.missing] == [fault]


MADE_AGAIN = drawn("campaign.making-event-rolled", 2, "making/1-1/event")
ROLL = rolled(1)["body"]["roll"][0]
OTHER_COUNTER = line("table.rolled", {"roll": [ROLL | {"counter": ROLL["counter"] + 1}]})


@pytest.mark.parametrize(
    "text, reason, what",
    [
        (book(posted(1), line("agreed", opens=[[1, "check/0"]])), "act-gap", "check/0"),
        (_salted(""), "other-value", "target"),
        (book(line("agreed"), beside=[{"tells": 1, "field": "x", "salt": SALT, "value": "3"}]), "tells-nothing", "x"),
        (book(posted(1), MADE, opened(1, 1, making=1), posted(2), MADE_AGAIN), "act-twice", "making/1-1/event"),
        (old_book(posted(1, 1), rolled(1), old_opened(1, 2)), "other-rolls", commitment(seed(1), 1)[:4]),
        (old_book(posted(1, 1), OTHER_COUNTER, old_opened(1, 1)), "other-faces", "1"),
        (book(line("agreed"), earlier=old(posted(1, 1)), secondFrom=1), "earlier-lines", "1"),
        (old_book(posted(1, 1), rolled(2)), "other-rolls", commitment(seed(1), 1)[:4]),
    ],
)
def test_a_fault_names_what_it_is_about(text: str, reason: str, what: str) -> None:
    assert (reason, what) in [(flaw.reason, flaw.what) for flaw in checked(text).false]


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
        (_corrected(more=FIRST_LOT["body"]["roll"] | {"label": LONG}), ReadOff(), "other-faces"),
        (book(line("agreed", {LONG: {"#": SALT}}, masked=[LONG])), ReadOff(), "lawless-mask"),
        (PLAIN, ReadOff((LONG,)), "print-not-here"),
        (PLAIN, ReadOff(heads=((0, LONG),)), "no-head"),
        (PLAIN, ReadOff(cuts=(LONG,)), "cut-not-here"),
    ],
)
def test_of_what_is_wrong_no_more_is_shown_than_fits_in_a_line(text: str, chat: ReadOff, reason: str) -> None:
    found = checked(text, chat)
    assert (reason, 80) in [(flaw.reason, len(flaw.what)) for flaw in (*found.false, *found.missing)]


@pytest.mark.parametrize(
    ("more", "lawful"),
    [
        ({"sides": 1, "faces": [1]}, True),
        ({"sides": 2**32}, True),
        ({"sides": 2**32 + 1}, False),
        ({"faces": [1] * 10_000}, True),
        ({"faces": [1] * 10_001}, False),
    ],
    ids=["one side", "the most sides", "a side more", "the most dice", "a die more"],
)
def test_so_many_dice_of_so_many_sides_may_fall_at_once(more: dict[str, object], lawful: bool) -> None:
    assert ("no-dice" not in [flaw.reason for flaw in checked(_dice(**more)).false]) is lawful


def test_a_head_may_be_read_over_several_lines() -> None:
    assert head_of(" 12 ·\n abcd\nefgh ") == (12, "abcd\nefgh ")
    assert head_of("abcd\nefgh") == (None, "abcd\nefgh")


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


TOLD = {"tells": 1, "field": "target", "salt": SALT, "value": "3"}


@pytest.mark.parametrize(
    "beside",
    [
        [{"else": 1}],
        [TOLD, TOLD],
        *([TOLD | {name: 5}] for name in ("field", "salt", "value")),
        [TOLD | {"tells": "1"}],
        [TOLD | {"more": 1}],
        [{"told": "1", "salt": SALT}],
        [{"told": 1, "salt": "short"}],
        [{"told": 1, "salt": SALT, "more": 1}],
        [{"told": 1, "salt": SALT}, {"told": 1, "salt": SALT}],
        [{"before": 5}],
        [{"before": SALT, "more": 1}],
        [{"before": SALT}, {"before": SALT}],
        [{"salts": []}],
        [{"salts": {"1": SALT}, "more": 1}],
        [{"salts": {"01": SALT}}],
        [{"salts": {"1": "short"}}],
        [{"salts": {"1": SALT, "2": SALT}}, {"salts": {"2": SALT}}],
    ],
    ids=str,
)
def test_what_stands_beside_the_chain_is_one_of_four_and_stands_once(beside: list[dict[str, object]]) -> None:
    with pytest.raises(NotAnExport, match=f"line {2 + len(beside)}: not-an-entry"):
        checked(book(TARGET, salts=False, beside=beside))


def test_of_one_line_several_fields_are_told_and_salts_in_several_lines() -> None:
    beside = [TOLD, TOLD | {"field": "other"}, {"salts": {"1": SALT}}, {"salts": {"2": SALT}}]
    assert faults(book(TARGET, salts=False, beside=beside)) == [(1, "tells-nothing"), (2, "tells-nothing")]


# --- entries of which nobody knew until they were told


class Telling(NamedTuple):
    """A line that tells an entry: its number, the last line before it was written, its text, and that line's number."""

    number: int
    since: int
    text: str
    line: int


def secret(**more: object) -> str:
    """An entry that may be secret."""
    return compact({"at": 1, "by": "", "kind": "gdr.answered", "schema": 1, "body": {}} | more)


def secretive(*told: Telling, salted: bool = True, **untold: str) -> str:
    """A book whose lines bind, each, the entries that were secret then; `l2` is what line 2 says instead."""
    lines = []
    for number in range(1, max(one.line for one in told) + 1):
        known = [hashes.bound(SALT, one.text) for one in sorted(told) if one.since < number < one.line]
        more = {"untold": untold.get(f"l{number}", hashes.hidden_list(SALT, known))}
        tells = [{"number": one.number, "since": one.since, "line": one.text} for one in told if one.line == number]
        lines.append(line("told", tells[0], **more) if tells else line("agreed", **more))
    return book(*lines, beside=[{"told": one.number, "salt": SALT} for one in told] if salted else ())


def faults(text: str) -> list[tuple[int, str]]:
    """What is false, or missing, and in which line."""
    found = checked(text)
    return [(flaw.line, flaw.reason) for flaw in (*found.false, *found.missing)]


OTHERWISE = {"l2": "0" * 64}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (secretive(Telling(1, 1, secret(), 3)), []),
        (secretive(Telling(1, 0, secret(), 4), Telling(2, 2, secret(at=2), 5)), []),
        (secretive(Telling(2, 1, secret(), 3), Telling(1, 1, secret(at=2), 5)), []),
        (secretive(Telling(1, 2, secret(), 5), Telling(2, 1, secret(at=2), 4)), [(4, "other-secrets")]),
        (secretive(Telling(1, -1, secret(), 2)), [(2, "other-secrets"), (0, "tells-nothing"), (1, "other-secrets")]),
        (secretive(Telling(1, 3, secret(), 3)), [(3, "other-secrets"), (0, "tells-nothing")]),
        (secretive(Telling(2, 1, secret(), 3)), [(0, "other-secrets")]),
        (secretive(Telling(1, 1, secret(), 4), **OTHERWISE), [(2, "other-secrets")]),
        (secretive(Telling(1, 1, secret(), 4), salted=False, **OTHERWISE), [(4, "no-salts")]),
        (secretive(Telling(1, 2, secret(), 4), salted=False, **OTHERWISE), [(2, "other-secrets"), (4, "no-salts")]),
        (secretive(Telling(1, 0, secret(), 2), salted=False, **OTHERWISE), [(2, "other-secrets"), (2, "no-salts")]),
    ],
)
def test_lines_bind_what_was_secret_then(text: str, told: list[tuple[int, str]]) -> None:
    assert faults(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "x", "[]", "5", secret(more=1), secret(body=[]), secret(kind="agreed"), secret(kind="none"), secret(at="1"),
        secret(schema="1"), secret(by=1), secret(at=None, schema=None), secret(body={"x": {"#": SALT}}),
        secret(body={"x": FIRST_LOT["body"]["roll"]}),
    ],
)  # fmt: skip
def test_what_is_told_is_an_entry_that_may_be_secret(text: str) -> None:
    assert (3, "no-secret") in faults(secretive(Telling(1, 1, text, 3)))


# --- JSON as every language reads it


def test_a_whole_number_is_one_that_every_language_keeps() -> None:
    assert all(map(whole, (0, -1, 2**53 - 1, 1 - 2**53)))
    assert not any(map(whole, (2**53, -(2**53), True, False, 1.0, "1", None)))
    assert all(map(has_fraction, (1.0, [2**53], {"a": [-(2**53)]})))
    assert not any(map(has_fraction, (2**53 - 1, [1 - 2**53], {"a": ["1.5"]}, None, True)))


@pytest.mark.parametrize("deep", [100, 101])
def test_json_is_read_as_deep_as_every_language_reads_it(deep: int) -> None:
    text = "[" * (deep - 1) + '["[[[", 1], []' + "]" * (deep - 1)
    if deep == 100:
        assert parsed(text)
        return
    with pytest.raises(ValueError, match="too deep"):
        parsed(text)


@pytest.mark.parametrize("text", ['"\\ud800"', '"\\uDFFF"', '{"a":1,"a":1}', "NaN", "-Infinity", "[", ""])
def test_what_languages_read_otherwise_is_no_json(text: str) -> None:
    with pytest.raises(ValueError):
        parsed(text)


@pytest.mark.parametrize("text", ['"\\\\ud800"', '"\\ud7ff"', '"\\ue000"', "1e5", "9" * 5000])
def test_what_only_looks_so_is_json(text: str) -> None:
    assert parsed(text) is not None
