"""Pictures on leaves to be printed: as large as fits, in the middle, and nothing on top of another.

The file beside this one is a whole document: `python -m tests.pictures.test_pdf` writes it anew.
"""

from __future__ import annotations

import re
import struct
import zlib
from itertools import pairwise
from pathlib import Path

import pytest

from bot.pictures.pdf import A4, CORNER, EDGE, WIDE, document, leaf

KEPT = Path(__file__).parent / "document.txt"
NEAR = 0.02
"""Points: what is written has two decimals."""


def png(width: int, height: int) -> bytes:
    """A picture of one colour, as those of ours are: eight bits a channel, with alpha."""

    rows = (b"\0" + b"\x10\x20\x30\xff" * width) * height
    return of_rows(width, height, zlib.compress(rows))


def of_rows(width: int, height: int, *parts: bytes) -> bytes:
    """A picture whose compressed rows are these, in so many parts."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = b"".join(chunk(b"IDAT", part) for part in parts)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + rows + chunk(b"IEND", b"")


def drawn(pdf: bytes, name: bytes) -> list[tuple[float, float, float, float]]:
    """Where a picture is drawn on each leaf: left, below, and its width and height."""
    found = re.findall(rb"q ([\d.-]+) 0 0 ([\d.-]+) ([\d.-]+) ([\d.-]+) cm /" + name + rb" Do", pdf)
    return [(float(left), float(below), float(wide), float(high)) for wide, high, left, below in found]


def leaves(pdf: bytes) -> list[tuple[float, float]]:
    """How large each leaf is."""
    return [(float(wide), float(high)) for wide, high in re.findall(rb"MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)]


@pytest.mark.parametrize("size", [(300, 200), (200, 700), (40, 40), (1000, 90)])
@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("corner", [None, (100, 100), (200, 100)])
def test_a_picture_is_as_large_as_it_fits_and_touches_nothing(
    size: tuple[int, int], across: bool, corner: tuple[int, int] | None
) -> None:
    pdf = document([png(*size)] * 2, across=across, corner=png(*corner) if corner else None)
    wide, high = reversed(A4) if across else A4
    assert leaves(pdf) == [(wide, high)] * 2
    strip = CORNER if corner else 0.0
    for left, below, width, height in drawn(pdf, b"P"):
        assert width / height == pytest.approx(size[0] / size[1], rel=0.01)
        assert left == pytest.approx(wide - width - left, abs=NEAR)
        assert below + height == pytest.approx(high - EDGE, abs=NEAR)
        assert left >= EDGE - NEAR and below >= EDGE + strip - NEAR
        assert left == pytest.approx(EDGE, abs=NEAR) or below == pytest.approx(EDGE + strip, abs=NEAR)
    beside = drawn(pdf, b"C")
    assert len(beside) == (2 if corner else 0)
    for left, below, width, height in beside:
        assert corner and (height, below) == (CORNER, EDGE)
        assert width == pytest.approx(CORNER * corner[0] / corner[1], abs=NEAR)
        assert left + width == pytest.approx(wide - EDGE, abs=NEAR)


def test_a_leaf_of_its_own_is_as_wide_as_a_booklet_and_has_no_edge() -> None:
    pdf = leaf(png(200, 300))
    [(wide, high)] = leaves(pdf)
    assert wide == WIDE and high == pytest.approx(WIDE * 1.5, abs=NEAR)
    assert drawn(pdf, b"P") == [(0.0, 0.0, wide, high)]


@pytest.mark.parametrize("corner", [False, True])
@pytest.mark.parametrize("many", [1, 3])
def test_every_object_is_where_the_table_at_the_end_says(many: int, corner: bool) -> None:
    pdf = document([png(20, 10)] * many, corner=png(5, 5) if corner else None)
    at = int(re.search(rb"startxref\s+(\d+)", pdf)[1])  # type: ignore[index]
    assert pdf[at:].startswith(b"xref")
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", pdf[at:])]
    assert len(places) == 3 + 3 * many + corner
    for number, place in enumerate(places, 1):
        assert pdf[place:].startswith(b"%d 0 obj" % number)
    assert all(one < other for one, other in pairwise([*places, at]))
    assert int(re.search(rb"/Size (\d+)", pdf)[1]) == len(places) + 1  # type: ignore[index]
    assert int(re.search(rb"/Count (\d+)", pdf)[1]) == many  # type: ignore[index]
    kids = re.search(rb"/Kids \[([^\]]*)\]", pdf)[1]  # type: ignore[index]
    assert [pdf[places[int(kid) - 1] :].partition(b"/Type ")[2][:5] for kid in re.findall(rb"(\d+) 0 R", kids)] == [
        b"/Page"
    ] * many
    for found in re.finditer(rb"/Length (\d+)[^>]*>>\s*stream\r?\n", pdf):
        assert pdf[found.end() + int(found[1]) :].lstrip(b"\r\n").startswith(b"endstream")
    for name, shown in ((b"P", many), (b"C", many if corner else 0)):
        named = [int(one) for one in re.findall(rb"/" + name + rb" (\d+) 0 R", pdf)]
        assert len(named) == shown
        assert all(b"/Subtype /Image" in pdf[places[one - 1] :].partition(b"stream")[0] for one in named)


def written() -> str:
    """A document of two leaves and a corner, whose pictures have rows that can be read."""
    pictures = [of_rows(300, 200, b"the rows of a broad picture"), of_rows(200, 700, b"those of ", b"a tall one")]
    return document(pictures, corner=of_rows(50, 100, b"and those of the corner")).decode("latin-1")


def test_a_document_is_written_as_it_was() -> None:
    assert written() == KEPT.read_text("utf-8")


if __name__ == "__main__":
    KEPT.write_text(written(), "utf-8")
