"""A table in a message: columns where a phone has room for them, else a line for each row."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.hall.cards.card import DrawnTable, Span, plain
from bot.hall.cards.columns import aligned, columns, in_lines


def table(*rows: tuple[str, ...], right: tuple[int, ...] = ()) -> DrawnTable:
    head, *rest = [tuple((Span(cell),) for cell in row) for row in rows]
    return DrawnTable(head, tuple(rest), right)


def test_width_counts_wide_and_combining_characters() -> None:
    assert (columns("abc"), columns("日本"), columns("e\u0301")) == (3, 4, 1)


def test_figures_stand_to_the_right() -> None:
    assert aligned([["Nome", "Punti"], ["Anna", "12"]], [1]) == ["Nome  Punti", "Anna     12"]


def test_columns_move_together_before_they_give_up() -> None:
    wide = "x" * 17
    assert aligned([[wide, wide + "y"]], []) == [f"{wide} {wide}y"]
    assert aligned([[wide, wide + "yz"]], []) is None


def test_a_row_as_a_line_names_its_columns_and_leaves_out_what_is_empty() -> None:
    drawn = table(("#", "Nome", "Punti", "Note"), ("1", "Anna", "12", ""), right=(0, 2))
    assert [plain(line) for line in in_lines(drawn)] == ["1 · Anna · Punti: 12"]


def test_of_several_rows_the_columns_are_named_once_above_them() -> None:
    drawn = table(("#", "Nome", "Punti", "Note"), ("1", "Anna", "12", ""), ("2", "Bea", "", "assente"), right=(0, 2))
    assert [plain(line) for line in in_lines(drawn)] == [
        "# · Nome · Punti · Note",
        "1 · Anna · 12",
        "2 · Bea · – · assente",
    ]


@given(st.lists(st.lists(st.text(max_size=20), min_size=1, max_size=4), min_size=1, max_size=5))
def test_no_aligned_row_is_wider_than_a_phone(cells: list[list[str]]) -> None:
    assert all(columns(row) <= 36 for row in aligned(cells, [0]) or [])
