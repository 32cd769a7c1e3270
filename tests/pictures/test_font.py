"""Which glyph draws a character, as a font's tables say it."""

from __future__ import annotations

import struct

import pytest

from bot.pictures.font import REGULAR, _read_glyphs, _read_widths, face

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


def test_widths_are_parts_of_the_size_of_the_font_and_what_is_not_listed_is_as_broad_as_the_last() -> None:
    groups = struct.pack(">HHIII", 12, 0, 0, 0, 1) + struct.pack(">III", 65, 67, 1)
    tables = {
        b"cmap": struct.pack(">HHHHI", 0, 1, 3, 10, 12) + groups,
        b"hmtx": struct.pack(">HhHhHh", 900, 7, 500, 7, 250, 7),
        b"hhea": bytes(34) + struct.pack(">H", 3),
        b"head": bytes(18) + struct.pack(">H", 1000),
    }
    start, records, body = 12 + 16 * (len(tables) + 1), b"", b""
    for name, table in tables.items():  # a sum of this name, and after the last a record that is none: neither is read
        records += name + b"head" + struct.pack(">II", start + len(body), 0)
        body += table
    made = struct.pack(">IHHHH", 0x10000, len(tables), 0, 0, 0) + records + b"head" + bytes(12) + body
    assert _read_widths(made) == {"A": 0.5, "B": 0.25, "C": 0.25}


@pytest.mark.parametrize(
    ("char", "width"),
    [("王", 1.25), ("Ａ", 1.25), ("𝄞", 1.25), ("ש", 0.6), ("𝓲", 0.6), ("\u0941", 0), ("\u200d", 0)],
    ids=["a letter of the East", "a broad letter", "a sign", "another script", "a narrow letter", "a mark", "a joiner"],
)
def test_a_character_that_the_font_lacks_has_a_room_of_its_own(char: str, width: float) -> None:
    assert face(REGULAR).width(char) == width


def test_a_letter_in_another_style_has_the_room_of_the_letters_in_its_place() -> None:
    ours = face(REGULAR)
    assert ours.width("Ⅷ") == sum(map(ours.width, "VIII")) > 1.25
