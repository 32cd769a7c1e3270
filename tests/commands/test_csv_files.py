"""CSV files as spreadsheets write them: separators, encodings, ends of lines; what is none is refused."""

from __future__ import annotations

import pytest

from bot.commands import csv_files
from bot.engines.book import Refused

PLAIN = "data;vincitore\n12/03/2025;Nicolò\n"


@pytest.mark.parametrize(
    "content",
    [
        PLAIN.encode(),
        PLAIN.encode("utf-8-sig"),
        PLAIN.encode("cp1252"),
        PLAIN.encode("utf-16"),
        PLAIN.replace("\n", "\r\n").encode(),
        PLAIN.replace("\n", "\r").encode(),
        PLAIN.replace(";", ",").encode(),
        PLAIN.replace(";", "\t").encode("utf-16"),
        PLAIN.replace(";", "|").encode(),
        PLAIN.replace("vincitore", '"vincitore"').encode(),
    ],
)
def test_a_file_is_read_however_a_spreadsheet_wrote_it(content: bytes) -> None:
    assert list(csv_files.rows(content)) == [(1, ["data", "vincitore"]), (2, ["12/03/2025", "Nicolò"])]


def test_a_first_line_that_names_the_separator_alone_is_none() -> None:
    assert list(csv_files.rows(b"sep=,\r\nAnna,Bruno\r\n")) == [(2, ["Anna", "Bruno"])]


def test_a_title_with_commas_does_not_hide_the_separator() -> None:
    content = "Lega RisiKo, stagione 2025, tavolo 1\ndata;vincitore\n12/03/2025;Anna\n"
    assert [cells for _, cells in csv_files.rows(content.encode())][1:] == [
        ["data", "vincitore"],
        ["12/03/2025", "Anna"],
    ]


def test_a_cell_of_several_lines_is_told_by_the_first() -> None:
    content = 'Anna;"Bru\nno"\n\nCarla;Dario\n'
    assert [number for number, _ in csv_files.rows(content.encode())] == [1, 4]


@pytest.mark.parametrize("content", [b"PK\x03\x04\x14\x00\x06" + bytes(range(256)), b"Anna;" + b"a" * 200_000])
def test_what_is_no_csv_is_refused(content: bytes) -> None:
    with pytest.raises(Refused, match="import-unreadable"):
        list(csv_files.rows(content))
