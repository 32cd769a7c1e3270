"""Exports: every cell harmless, everything recorded in them, and whatever is altered afterwards is found."""

from __future__ import annotations

import codecs
import contextlib
import csv
import hashlib
import io
import json
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport
from bot.checker.verdict import Grade
from bot.hall.books.book_files import as_csv
from bot.hall.books.book_files import exported as exported_book
from bot.hall.cards.plain_text import harmless
from bot.hall.requests import Account, Reply
from bot.storage.contract import Relabel, Write
from tests.exported import entries_of, grade_of
from tests.hall.house import BRUNO, ELSEWHERE, House

FIRST = '{"format": 1, "id": "b", "version": 1}\n'
"""How a file of the first format begins."""

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


async def test_two_of_one_name_are_told_apart_in_both_files(house: House) -> None:
    other = Account("discord", "78", "Bruno", "it", "bruno_b")
    for who in (BRUNO, other):
        await house.ask("/io mostra", who)
    await house.ask('/mito partita @Anna @bruno @bruno_b @+"Bruno."')
    reply = await house.ask("/esporta registro:mito", manages=True)
    assert isinstance(reply, Reply)
    names = json.loads(reply.drawn.files[0].content.decode().splitlines()[0])["people"]
    assert sorted(names.values()) == ["Anna", "Bruno (bruno)", "Bruno (bruno_b)", "Bruno. (ospite)"]
    assert all(name in reply.drawn.files[1].content.decode() for name in names.values())


async def test_an_export_has_the_names_of_its_own_club_alone(house: House) -> None:
    await house.ask("/io mostra", replace(BRUNO, name="Brunello", public="Bruno"), ELSEWHERE)
    await house.ask("/mito partita @Anna <@2>", mentioned=(BRUNO,))
    reply = await house.ask("/esporta registro:mito", manages=True)
    assert isinstance(reply, Reply)
    assert "Brunello" not in "".join(file.content.decode() for file in reply.drawn.files)


async def test_an_untouched_export_is_whole_with_nothing_but_the_file(house: House) -> None:
    text, _ = await exported(house)
    found = checked(text)
    assert (found.grade, found.dice) == (Grade.WHOLE, 14)
    assert [flaw.reason for flaw in found.waits] == ["closed"]


@pytest.mark.parametrize(("closed", "told"), [(None, "null"), (1_768_077_100.25, "1768077100250")])
async def test_the_first_line_tells_moments_in_whole_milliseconds(
    house: House, closed: float | None, told: str
) -> None:
    await house.ask("/tira 3")
    [book] = await house.store.books()
    await house.store.write(Write(changes=[Relabel(book.id, {"closed": closed})]))
    volume = await house.shelf.volume(book.id)
    assert volume is not None
    first = (await exported_book(house.store, partial(house.people.name_of, circle=""), volume, {})).splitlines()[0]
    assert f'"opened": {book.opened * 1000:.0f}, "closed": {told}, "version": 3,' in first


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


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        FIRST + "x\n",
        FIRST + "{}\n",
        FIRST + '{"kind": "no", "schema": 1}\n',
        FIRST + "\n",
        FIRST + '{"seq": 1, "body": {}}',
    ],
)
def test_what_is_no_export_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(NotAnExport) as no:
        grade_of(text)
    assert no.value.line == (2 if text.startswith(FIRST) else 1)


@given(st.text(max_size=80))
def test_any_file_is_checked_or_refused(text: str) -> None:
    second = '{"format": 2, "book": "b", "version": 1, "secondFrom": 1, "head": ""}\n'
    for whole in (text, FIRST + text, second + text, FIRST + text + "\n", second + text + "\n"):
        with contextlib.suppress(NotAnExport):
            grade_of(whole)


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
    assert checked("\n".join([*lines, ""])).grade is Grade.FALSE


def first_edition(*bodies: tuple[str, dict[str, object]]) -> str:
    """A file of the first format with these entries."""
    lines = [{"seq": seq, "kind": kind, "schema": 1, "body": body} for seq, (kind, body) in enumerate(bodies, 1)]
    head = {"format": 1, "id": "b", "version": len(lines)}
    return "".join(json.dumps(line) + "\n" for line in [head, *lines])


POSTED = ("seal-set", {"number": 1, "commitment": hashlib.sha256(bytes(32)).hexdigest()})


def test_of_the_first_edition_a_number_far_away_leaves_a_gap() -> None:
    roll = {"seal": 1, "number": 10**6, "request": "r", "sides": 6, "counter": 1, "faces": [1]}
    text = first_edition(POSTED, ("table.rolled", {"roll": roll}))
    assert [flaw.reason for flaw in checked(text).false] == ["other-rolls"]


@pytest.mark.parametrize("version", [10**15, 10**30, -1, True])
async def test_however_many_lines_a_file_says_it_has_it_is_checked_at_once(house: House, version: int) -> None:
    head, *rest = (await exported(house))[0].splitlines()
    forged = json.dumps({**json.loads(head), "version": version})
    with contextlib.suppress(NotAnExport):
        assert checked("\n".join([forged, *rest, ""])).grade is Grade.FALSE


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"rolls": 10**12}, "other-rolls"), ({"seed": "no seed"}, "other-seed"), ({"number": 9}, "no-seal")],
    ids=["rolls", "seed", "seal"],
)
def test_an_opening_of_the_first_edition_that_cannot_be_is_false(change: dict[str, object], reason: str) -> None:
    opened = {"number": 1, "seed": bytes(32).hex(), "rolls": 0}
    assert checked(first_edition(POSTED, ("seal-opened", opened))).grade is Grade.WHOLE
    assert [flaw.reason for flaw in checked(first_edition(POSTED, ("seal-opened", opened | change))).false] == [reason]
