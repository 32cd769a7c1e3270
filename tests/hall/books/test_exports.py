"""Exports: every cell harmless, everything recorded in them, and whatever is altered afterwards is found."""

from __future__ import annotations

import codecs
import contextlib
import csv
import io
import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engines.seal_check import MOST_GAPS
from bot.hall.books.export_check import NotAnExport, verified
from bot.hall.books.exports import as_csv, harmless
from bot.hall.requests import Reply
from tests.exported import entries_of
from tests.hall.house import BRUNO, House

hostile = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(
    [
        "=1+1",
        "+cmd|' /C calc'!A0",
        "-2+3",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        " =1",
        "－1",
        "＝1",
        "＋1",
        "＠x",
        "%x",
        "|x",
        '"=1"',
    ]
)


@given(st.lists(st.lists(hostile, min_size=2, max_size=2), max_size=4), st.sampled_from(";,"))
@example([["a;=1+1", "b,=1+1"]], ";")
def test_no_cell_is_a_formula_and_every_row_is_whole(rows: list[list[str]], separator: str) -> None:
    written = as_csv(["a", "b"], rows, separator)
    read = list(csv.reader(io.StringIO(written, newline=""), delimiter=separator))
    assert len(read) == len(rows) + 1
    for row in read[1:]:
        assert len(row) == 2
        for cell in row:
            start = cell[:1]
            number = cell.strip().lstrip("+-").replace(".", "", 1).replace(",", "", 1).isdigit()
            assert start not in "=+-@|%＝＋－＠" or start == "" or number


@pytest.mark.parametrize("number", ["-3", "+2", "-1,5", "3.25"])
def test_numbers_stay_numbers(number: str) -> None:
    assert harmless(number) == number


async def exported(house: House) -> tuple[str, str]:
    """An evening's two files."""
    await house.ask('/tira 5 riserva:2 nota:"=HYPERLINK(1)"')
    await house.ask("/tira 3", BRUNO)
    await house.ask("/tira 4", BRUNO)
    keys = await house.keys("/annulla", manages=True)
    await house.press(keys["Sì, annulla"], manages=True)
    await house.ask("/verifica apri:si")
    await house.ask("/tira 2")
    reply = await house.ask("/esporta", manages=True)
    assert isinstance(reply, Reply)
    one, two = reply.drawn.files
    return one.content.decode(), two.content.decode("utf-8-sig")


async def test_an_untouched_export_is_sound_with_nothing_but_the_file(house: House) -> None:
    text, _ = await exported(house)
    found = verified(text)
    head, findings = found.head, found.findings
    assert head["kind"] == "table"
    assert [(found.checked, found.sound) for found in findings] == [(4, True), (1, True)]


async def test_the_tables_hold_what_stands_and_no_formula(house: House) -> None:
    _, table = await exported(house)
    rows = list(csv.reader(io.StringIO(table), delimiter=";"))
    assert [row[0].split("·")[-1] for row in rows[1:]] == ["tiro 1", "tiro 2", "tiro 4"]
    assert rows[1][-1] == "'=HYPERLINK(1)"


@pytest.mark.parametrize(("language", "separator"), [("italiano", ";"), ("inglese", ",")])
async def test_the_tables_are_cut_as_spreadsheets_of_the_clubs_language_cut_them(
    house: House, language: str, separator: str
) -> None:
    await house.ask(f"/club lingua {language}", manages=True)
    await house.ask('/tira 5 nota:"perché, o no; chissà"')
    reply = await house.ask("/esporta", manages=True)
    assert isinstance(reply, Reply)
    content = reply.drawn.files[1].content
    assert content.startswith(codecs.BOM_UTF8)
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig")), delimiter=separator))
    assert [len(row) for row in rows] == [8, 8]
    assert rows[1][-1] == "perché, o no; chissà"


async def test_the_seed_of_a_seal_still_closed_is_in_no_file(house: House) -> None:
    text, table = await exported(house)
    [book] = await house.store.books()
    seeds = await house.store.seeds(book.id)
    assert seeds[1].hex() in text
    assert seeds[2].hex() not in text + table


async def test_the_entries_come_back_from_the_file(house: House) -> None:
    text, _ = await exported(house)
    assert [record.entry.kind for record in entries_of(text)] == [entry.kind for entry in await house.entries()]


def altered(text: str, change: object) -> str:
    lines = text.splitlines()
    out = []
    for line in lines:
        value = json.loads(line)
        out += [json.dumps(one) for one in change(value)]  # type: ignore[operator]
    return "\n".join(out) + "\n"


async def test_an_altered_die_is_named(house: House) -> None:
    text, _ = await exported(house)

    def change(line: dict) -> list[dict]:  # type: ignore[type-arg]
        if line.get("kind") == "table.rolled" and line["body"]["number"] == 2:
            line["body"]["roll"][0]["faces"][0] = line["body"]["roll"][0]["faces"][0] % 6 + 1
        return [line]

    assert verified(altered(text, change)).findings[0].differing == ("roll/2/natural",)


async def test_a_removed_roll_is_missing_from_the_count(house: House) -> None:
    text, _ = await exported(house)
    cut = altered(
        text, lambda line: [] if line.get("body", {}).get("number") == 2 and "roll" in line["body"] else [line]
    )
    found = verified(cut)
    assert found.findings[0].uncounted == ("roll",)
    assert found.lost


async def test_a_wrong_seed_is_found(house: House) -> None:
    text, _ = await exported(house)

    def change(line: dict) -> list[dict]:  # type: ignore[type-arg]
        if line.get("kind") == "seal-opened":
            line["body"]["seed"] = "00" * 32
        return [line]

    assert verified(altered(text, change)).findings[0].wrong_seed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"format": 1}\nx',
        '{"format": 1}\n{}',
        '{"format": 1}\n{"kind": "no", "schema": 1}',
        '{"format": 1}\n{"kind": "seal-opened", "schema": 1, "body": {"number": 9, "seed": "zz"}}',
    ],
)
def test_what_is_no_export_is_refused_with_its_line(text: str) -> None:
    try:
        verified(text)
    except NotAnExport as no:
        assert no.line >= 1
    else:
        assert "seal-opened" in text


@given(st.text(max_size=80))
def test_any_file_is_checked_or_refused(text: str) -> None:
    for whole in (text, '{"format": 1}\n' + text):
        try:
            verified(whole)
        except NotAnExport:
            continue


@pytest.mark.parametrize(
    ("field", "value"),
    [("sides", 0), ("sides", 2**70), ("cuts", 10**12), ("seal", 10**12)],
    ids=["no sides", "more sides than there are numbers", "cuts far away", "a seal far away"],
)
async def test_a_forged_roll_takes_no_time_and_no_memory(house: House, field: str, value: int) -> None:
    lines = (await exported(house))[0].splitlines()
    place = next(at for at, line in enumerate(lines) if '"roll"' in line and '"faces"' in line)
    entry = json.loads(lines[place])
    entry["body"]["roll"][0][field] = value
    lines[place] = json.dumps(entry)
    with contextlib.suppress(NotAnExport):
        assert not verified("\n".join(lines)).sound


def test_a_number_far_away_lists_some_of_the_gaps() -> None:
    roll = {"seal": 1, "number": 10**6, "request": "r", "sides": 6, "counter": 1, "faces": [1]}
    bodies = [
        ("seal-set", {"number": 1, "commitment": "00"}),
        ("table.rolled", {"member": "p", "at": 0, "reserve": 0, "target": None, "note": "", "roll": roll}),
    ]
    lines = [{"seq": seq, "kind": kind, "schema": 1, "body": body} for seq, (kind, body) in enumerate(bodies, 1)]
    text = "\n".join(json.dumps(line) for line in [{"format": 1}, *lines])
    assert len(verified(text).findings[0].missing) == MOST_GAPS


async def test_a_forged_version_names_some_of_what_is_missing(house: House) -> None:
    head, *rest = (await exported(house))[0].splitlines()
    forged = json.dumps({**json.loads(head), "version": 10**15})
    assert len(verified("\n".join([forged, *rest])).lost) == MOST_GAPS


async def test_a_seed_that_is_none_makes_it_no_export(house: House) -> None:
    text, _ = await exported(house)
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines) if '"seal-opened"' in line)
    opened = json.loads(lines[number])
    opened["body"]["seed"] = "no seed"
    with pytest.raises(NotAnExport) as wrong:
        verified("\n".join([*lines[:number], json.dumps(opened), *lines[number + 1 :]]))
    assert wrong.value.line == number + 1


async def test_however_many_entries_a_file_says_it_has_it_is_checked_at_once(house: House) -> None:
    text, _ = await exported(house)
    head, _, rest = text.partition("\n")
    assert not verified(json.dumps({**json.loads(head), "version": 10**30}) + "\n" + rest).sound


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("seal-opened", {"rolls": 10**30}),
        ("table.rolled", {"sides": 10**30}),
        ("table.rolled", {"sides": 0}),
    ],
    ids=["rolls", "many sides", "no sides"],
)
async def test_dice_that_nobody_rolls_make_it_no_export(house: House, kind: str, change: dict[str, int]) -> None:
    text, _ = await exported(house)
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines) if f'"{kind}"' in line)
    entry = json.loads(lines[number])
    body = entry["body"]
    (body["roll"][0] if "roll" in body else body).update(change)
    with pytest.raises(NotAnExport) as wrong:
        verified("\n".join([*lines[:number], json.dumps(entry), *lines[number + 1 :]]))
    assert wrong.value.line == number + 1


ENTRY = {"seq": 1, "kind": "voided", "schema": 1, "body": {"request": "r"}}
MASKED = {"seq": 1, "masked": ["bid"], "drawn": []}


@pytest.mark.parametrize(
    ("first", "second", "line", "reason"),
    [
        ({"format": 0}, ENTRY, 1, "other-file"),
        ({}, ENTRY, 1, "other-file"),
        ({"format": 1}, [], 2, "not-json"),
        ({"format": 1}, {**ENTRY, "seq": "1"}, 2, "not-an-entry"),
        ({"format": 1}, {**ENTRY, "kind": "of nobody"}, 2, "not-an-entry"),
        ({"format": 1}, {**ENTRY, "kind": []}, 2, "not-an-entry"),
        ({"format": 1}, {**ENTRY, "schema": None}, 2, "not-an-entry"),
        ({"format": 1}, {**ENTRY, "schema": "one"}, 2, "not-an-entry"),
        ({"format": 1}, {**ENTRY, "body": {}}, 2, "not-an-entry"),
        ({"format": 1}, {"seq": 1}, 2, "not-an-entry"),
        ({"format": 1}, {**MASKED, "drawn": 3}, 2, "not-an-entry"),
        ({"format": 1}, {**MASKED, "drawn": [{}]}, 2, "not-an-entry"),
        ({"format": 1}, {"seq": 1, "masked": ["bid"]}, 2, "not-an-entry"),
    ],
)
def test_what_is_wrong_with_an_export_is_told_with_its_line(
    first: object, second: object, line: int, reason: str
) -> None:
    with pytest.raises(NotAnExport) as no:
        verified("\n".join(map(json.dumps, (first, second))))
    assert (no.value.line, no.value.reason) == (line, reason)


@pytest.mark.parametrize("second", [ENTRY, MASKED])
def test_what_has_no_seal_is_read_and_not_sound(second: object) -> None:
    found = verified(json.dumps({"format": 1, "version": 1}) + "\n\n" + json.dumps(second))
    assert (found.findings, found.lost, found.sound) == ([], (), False)


async def test_dice_without_their_seal_are_no_export(house: House) -> None:
    text, _ = await exported(house)
    with pytest.raises(NotAnExport) as no:
        verified(altered(text, lambda line: [] if line.get("kind") == "seal-set" else [line]))
    assert (no.value.line, no.value.reason) == (1, "no-seal")


@pytest.mark.parametrize(("rolls", "taken"), [(1_000_000, True), (1_000_001, False)])
async def test_a_seal_of_more_rolls_than_anybody_makes_is_no_export(house: House, rolls: int, taken: bool) -> None:
    text, _ = await exported(house)

    def change(line: dict) -> list[dict]:  # type: ignore[type-arg]
        if line.get("kind") == "seal-opened":
            line["body"]["rolls"] = rolls
        return [line]

    if taken:
        assert not verified(altered(text, change)).sound
        return
    with pytest.raises(NotAnExport):
        verified(altered(text, change))
