"""What is printed of an event, leaf by leaf: lists for the wall, slips, seats and orders, sheets, certificates.

Made of what its public page shows, so nothing that is held or sealed is ever on paper either.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import plain

Row = tuple[str, ...]
Said = Mapping[str, str]

_WALL, _LIST = 14, 32
"""Rows on a leaf that is read at two metres, and on one that is read in the hand."""
_HANDS = 3
"""Lines of a slip of which nothing says how many hands are played."""
_YEARS = range(1901, 1908)
_PHASES = 14
_STARTS = "\u25b8\u00a0"
"""The arrow of whoever starts."""
_AND = " · "


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf: a title, what stands below it, and a table whose empty cells are written on by hand."""

    title: str
    subtitle: str
    columns: Row
    rows: tuple[Row, ...]
    sort: str
    """`wall`: read at two metres; `slip`: a half leaf; `certificate`: one line below the other; `list`: in the hand."""


def leaves(board: DrawnBoard, sort: str, said: Said) -> tuple[Leaf, ...]:
    """The leaves of a sort; none where there is nothing of it now."""
    return tuple(_SORTS[sort](board, said))


def sorts(board: DrawnBoard, said: Said) -> tuple[str, ...]:
    """What can be printed now."""
    return tuple(sort for sort in _SORTS if leaves(board, sort, said))


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where somebody sits: the table, and the power where there is one."""

    table: str
    names: Row
    power: str = ""


def _seats(board: DrawnBoard) -> Iterator[_Seat]:
    """Who sits where now."""
    for panel in board.panels:
        rows = _rows(panel)
        if panel.name == "tables":
            yield from (_Seat(row[0], tuple(name for name in (row[1], row[3]) if name)) for row in rows)
        elif panel.name.startswith("board-"):
            yield from (_Seat(_table_of(panel), (row[1],), row[0]) for row in rows)


def _boards(board: DrawnBoard) -> list[DrawnPanel]:
    return [panel for panel in board.panels if panel.name.startswith("board-") and panel.table is not None]


def _table_of(panel: DrawnPanel) -> str:
    """What a board is called; the end of its title says how far it is, which is soon no longer so on paper."""
    title = plain(panel.title)
    return title.rpartition(_AND)[0] or title


def _rows(panel: DrawnPanel) -> tuple[Row, ...]:
    table = panel.table
    return tuple(tuple(plain(cell).removeprefix(_STARTS) for cell in row) for row in table.rows) if table else ()


# --- for the wall


def _wall(board: DrawnBoard, said: Said) -> Iterator[Leaf]:
    """Who plays where: by table, then by name."""
    title, below = plain(board.title), plain(board.subtitle)
    for panel in board.panels:
        if panel.name == "tables":
            rows = [(row[0], row[1], row[3]) for row in _rows(panel)]
            for part in _parts(rows, _WALL):
                yield Leaf(title, f"{said['paper-by-table']} · {below}", (said["paper-table"], "", ""), part, "wall")
    for panel in _boards(board):
        places = tuple(row[:2] for row in _rows(panel))
        yield Leaf(f"{title} · {_table_of(panel)}", below, ("", ""), places, "wall")
    played = dict(board.entrants)
    named = [(name, seat.power or played.get(name, ""), seat.table) for seat in _seats(board) for name in seat.names]
    head = (said["paper-who"], "", said["paper-table"])
    for part in _parts(sorted(named, key=lambda row: row[0].casefold()), _WALL):
        yield Leaf(title, f"{said['paper-by-name']} · {below}", head, part, "wall")


# --- what is written on by hand


def _slips(board: DrawnBoard, said: Said) -> Iterator[Leaf]:
    """A slip for the result of each table: hand by hand, or winter by winter."""
    below = f"{plain(board.title)} · {plain(board.subtitle)}"
    for panel in board.panels:
        for row in _rows(panel) if panel.name == "tables" else ():
            if not row[3]:
                continue
            hands = re.search(r"/(\d+)", row[4])
            head = (said["paper-hand"], said["paper-won"], said["paper-how"], said["paper-left"])
            blank = tuple((str(hand), "", "", "") for hand in range(1, int(hands[1] if hands else _HANDS) + 1))
            signed = (said["paper-signed"], row[1], "", row[3])
            yield Leaf(f"{said['paper-table']} {row[0]}: {row[1]} – {row[3]}", below, head, (*blank, signed), "slip")
    for panel in _boards(board):
        rows = tuple((f"{row[0]}{_AND}{row[1]}", *[""] * len(_YEARS)) for row in _rows(panel))
        yield Leaf(_table_of(panel), below, ("", *map(str, _YEARS)), rows, "slip")


def _sheets(board: DrawnBoard, said: Said) -> Iterator[Leaf]:
    """What stands at each seat: the names of a table, or a power's sheet for its orders."""
    below = f"{plain(board.title)} · {plain(board.subtitle)}"
    head = (said["paper-season"], said["paper-orders"])
    for seat in _seats(board):
        if seat.power:
            title = f"{seat.power} · {seat.names[0]}"
            yield Leaf(title, f"{seat.table} · {below}", head, tuple([("", "")] * _PHASES), "list")
        else:
            yield Leaf(
                f"{said['paper-table']} {seat.table}", below, ("",), tuple((name,) for name in seat.names), "wall"
            )


def _referees(board: DrawnBoard, said: Said) -> Iterator[Leaf]:
    """All tables, with room for what a referee notes."""
    seats: dict[str, list[str]] = {}
    for seat in _seats(board):
        seats.setdefault(seat.table, []).extend(f"{seat.power} {name}".strip() for name in seat.names)
    rows: list[Row] = []
    for table, names in seats.items():
        # A board has more people than a line holds: each has their own, with their own notes.
        rows += [(table, " – ".join(names), "")] if len(names) < 3 else [(table, name, "") for name in names]
    head = (said["paper-table"], said["paper-who"], said["paper-note"])
    for part in _parts(rows, _LIST // 2):
        yield Leaf(plain(board.title), f"{said['paper-referees']} · {plain(board.subtitle)}", head, part, "list")


# --- how it stands


def _standings(board: DrawnBoard, said: Said) -> Iterator[Leaf]:
    for panel in _ranked(board):
        assert panel.table is not None
        for part in _parts(_rows(panel), _LIST):
            yield Leaf(plain(board.title), plain(panel.title), tuple(map(plain, panel.table.head)), part, "list")


def _certificates(board: DrawnBoard, said: Said) -> Iterator[Leaf]:
    """One for each who is ranked, once all is over: the place, and the end of the book's chain, which seals it."""
    if not board.over:
        return
    played, title = dict(board.entrants), plain(board.title)
    for panel in _ranked(board)[:1]:
        for row in _rows(panel):
            place = said["paper-place"].replace("{count}", row[0])
            seal = (said["paper-head"], board.head) if board.head else ()  # its own line holds all of it
            lines = (row[1], played.get(row[1], ""), place, *seal)
            yield Leaf(title, said["paper-certificate"], ("",), tuple((line,) for line in lines if line), "certificate")


def _ranked(board: DrawnBoard) -> list[DrawnPanel]:
    named = [panel for panel in board.panels if panel.name == "standings" and panel.table is not None]
    return named or [panel for panel in board.panels if panel.name.startswith("ladder-") and panel.table is not None]


_SORTS: Mapping[str, Callable[[DrawnBoard, Said], Iterator[Leaf]]] = {
    "wall": _wall,
    "slips": _slips,
    "seats": _sheets,
    "referees": _referees,
    "standings": _standings,
    "certificates": _certificates,
}
SORTS = {
    "wall": "paper-wall",
    "slips": "paper-slips",
    "seats": "paper-seats",
    "referees": "paper-referees",
    "standings": "paper-standings",
    "certificates": "paper-certificates",
}
"""What there is to print, and the text that names it."""


def _parts(rows: Sequence[Row], most: int) -> Iterator[tuple[Row, ...]]:
    return (tuple(rows[at : at + most]) for at in range(0, len(rows), most))
