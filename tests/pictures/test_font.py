"""Which glyph draws a character, as a font's tables say it."""

from __future__ import annotations

import struct

import pytest

from bot.pictures.font import _read_glyphs

RUNS = ((65, 67, 100, 0), (97, 99, 5, 4), (0xFFFF, 0xFFFF, 1, 0))
"""First and last character, what is added to it, and how far on its glyphs stand if they are listed."""
LISTED = (7, 0, 8)
PLAIN = {65: 165, 66: 166, 67: 167, 97: 12, 99: 13}


def of_runs() -> bytes:
    """A table of format 4."""
    firsts, lasts, added, offsets = zip(*((run[0], run[1], run[2], run[3]) for run in RUNS), strict=True)
    head = struct.pack(">7H", 4, 0, 0, 2 * len(RUNS), 0, 0, 0)
    return head + struct.pack(f">3HH3H3H3H{len(LISTED)}H", *lasts, 0, *firsts, *added, *offsets, *LISTED)


def of_groups() -> bytes:
    """A table of format 12, which has characters beyond the first plane."""
    groups = ((65, 67, 165), (97, 97, 12), (99, 99, 13), (0x1F3B2, 0x1F3B2, 40))
    head = struct.pack(">HHIII", 12, 0, 0, 0, len(groups))
    return head + b"".join(struct.pack(">III", *group) for group in groups)


def font(*tables: tuple[int, int, bytes]) -> bytes:
    """The tables of a font that say which glyph draws a character, each for a platform and an encoding."""
    at, head, body = 4 + 8 * len(tables), struct.pack(">HH", 0, len(tables)), b""
    for platform, encoding, table in tables:
        head += struct.pack(">HHI", platform, encoding, at + len(body))
        body += table
    return b"before" + head + body


@pytest.mark.parametrize(
    ("tables", "glyphs"),
    [
        ([(3, 1, of_runs())], PLAIN),
        ([(3, 10, of_groups())], PLAIN | {0x1F3B2: 40}),
        ([(3, 1, of_runs()), (3, 10, of_groups())], PLAIN | {0x1F3B2: 40}),
        ([(1, 0, of_groups()), (3, 1, of_runs())], PLAIN),
    ],
    ids=["runs", "groups", "groups rather than runs", "of Unicode alone"],
)
def test_each_character_has_the_glyph_that_the_font_says(
    tables: list[tuple[int, int, bytes]], glyphs: dict[int, int]
) -> None:
    assert _read_glyphs(font(*tables), len(b"before")) == glyphs


def test_a_font_without_such_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no Unicode table"):
        _read_glyphs(font((1, 0, of_groups())), len(b"before"))
