"""A card as Discord messages: Markdown within Discord's limits, split where it must be, nothing dropped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeAlias

from bot.chats.discord.drawing import fixed_width
from bot.chats.discord.drawing.markdown import WAY, marked, seen, with_ways
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Line, Span, Tone, units
from bot.hall.cards.columns import in_lines
from bot.hall.cards.plain_text import before_mark
from bot.quick import quick

# https://discord.com/developers/docs/resources/message and .../components/reference
CONTENT = 2000
LINE = CONTENT - 4
"""Of one line: a sign may stand before it."""
FILES = 10
ROWS = 5
ROW = 5
MENU = 25
LABEL = 80
OPTION = 100
ALT = 1024
TITLE = 45
COMPONENTS = 40
"""Of a message in newer components: all in all, nested ones counted."""

_SIGNS = {Tone.PLAIN: "", Tone.GOOD: "🟢 ", Tone.BAD: "🔴 ", Tone.ASK: "🔵 "}
_MORE = "…"
# Two buttons of one message may do the same thing, but Discord wants their ids apart. No id of the hall holds this.
APART = "\ue00f"
_WORD = re.compile(r"\s*\S{1,400}|\s+")


@dataclass(frozen=True, slots=True)
class Menu:
    """Keys that are too many for buttons: one chooses from a list."""

    keys: tuple[Key, ...]


Rows: TypeAlias = tuple["tuple[Key, ...] | Menu", ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The same message in newer components, where these are clearer: its picture stands above its table and its small
    lines, and its rows are as they were meant, be they more than five."""

    above: str
    below: str
    rows: Rows
    tone: Tone
    pictures: int = 0

    @property
    def weight(self) -> int:
        """How many components it is without a frame: its words, a picture, and rows with what stands in them."""
        rows = sum(2 if isinstance(row, Menu) else 1 + len(row) for row in self.rows)
        return bool(self.above) + bool(self.below) + self.pictures + rows

    @property
    def fits(self) -> bool:
        """Whether Discord takes it."""
        return self.weight <= COMPONENTS


@quick
@dataclass(frozen=True, slots=True)
class DrawnMessage:
    """One message as Discord takes it."""

    content: str
    calls: tuple[int, ...] = ()
    """Accounts that may be notified."""
    rows: Rows = ()
    picture: DrawnPicture | None = None
    files: tuple[DrawnFile, ...] = ()
    layout: Layout | None = None


def clip(text: str, longest: int) -> str:
    """A label within its limit."""
    words = seen(text).strip() or _MORE
    if len(words) <= longest:
        return words
    name, mark = before_mark(words, longest)
    return name[: longest - 1 - len(mark)].rstrip() + _MORE + mark


def called(drawn: Drawn) -> set[str]:
    """The people that a card calls."""
    return {span.person for line in (drawn.title, *drawn.lines) for span in line if span.ping and span.person}


def names_commands(drawn: Drawn) -> bool:
    """Whether a card names any command, other than the one that its title asks about."""
    return any(span.command for line in drawn.lines for span in line)


def leading(drawn: Drawn, ids: Mapping[str, str]) -> Drawn:
    """The card with ways to the commands that it names, as far as Discord's ids of them are known."""
    lines = tuple(with_ways(line, ids) for line in drawn.lines)
    return replace(drawn, lines=lines)


def pressed(custom_id: str) -> str:
    """The id that the hall gave to a button."""
    return custom_id.partition(APART)[0]


def draw(drawn: Drawn, accounts: Mapping[str, str] | None = None) -> tuple[DrawnMessage, ...]:
    """A card as messages, its buttons under the last; `accounts` are the Discord ids of the people to call."""
    accounts = accounts or {}
    calls = tuple(int(account) for account in accounts.values())
    blocks = list(_blocks(drawn, accounts))
    whole = "\n".join(blocks)
    # No character counts for more than two, so most cards need no measuring.
    texts = [whole] if 2 * len(whole) <= CONTENT and whole.strip() else list(_packed(blocks)) or [_MORE]
    first, *more = list(_pages(_rows(drawn.buttons))) or [()]
    held = FILES - 1 if drawn.picture else FILES
    laid = None
    if (drawn.picture or len(drawn.buttons) > ROWS) and len(texts) == 1 and not drawn.files:
        laid = _layout(drawn, accounts, first)
    last = DrawnMessage(texts[-1], calls, first, drawn.picture, drawn.files[:held], laid)
    rest = drawn.files[held:]
    return (
        *(DrawnMessage(text, calls) for text in texts[:-1]),
        last,
        *(DrawnMessage(_MORE, rows=page) for page in more),
        *(DrawnMessage(_MORE, files=rest[start : start + FILES]) for start in range(0, len(rest), FILES)),
    )


def _layout(drawn: Drawn, accounts: Mapping[str, str], rows: Rows) -> Layout | None:
    """The card in newer components; None where they show nothing better. `rows` are its buttons within the limits of
    other messages."""
    meant = tuple(cut for row in _numbered(drawn.buttons) for cut in _cut(_apart(row), ROW))
    above, below = "\n".join(_told(drawn, accounts)), "\n".join(_beneath(drawn, accounts))
    if not drawn.picture:
        above, below = "\n".join(filter(None, (above, below))), ""
    laid = Layout(above, below, meant, drawn.tone, int(drawn.picture is not None))
    if laid.fits and (drawn.picture or meant != rows):
        return laid
    return replace(laid, rows=rows) if drawn.picture else None


# --- words


def _blocks(drawn: Drawn, accounts: Mapping[str, str]) -> Iterator[str]:
    """What stands between line ends, each within a message's limit."""
    yield from _told(drawn, accounts)
    yield from _beneath(drawn, accounts)


def _told(drawn: Drawn, accounts: Mapping[str, str]) -> Iterator[str]:
    """Title and lines."""
    sign = _SIGNS[drawn.tone]
    lines = chain([(drawn.title, True)] if drawn.title else [], ((line, False) for line in drawn.lines))
    for line, strong in lines:
        for text in _fitting(line, accounts, strong):
            yield sign + text
            sign = ""


def _beneath(drawn: Drawn, accounts: Mapping[str, str]) -> Iterator[str]:
    """The table, and small lines."""
    yield from _tabled(drawn.table, accounts) if drawn.table is not None else ()
    for line in drawn.foot:
        yield f"-# {marked(line, accounts)}"


def _tabled(table: DrawnTable, accounts: Mapping[str, str]) -> Iterator[str]:
    """A table in fixed width where a phone has room for it, else a line for each of its rows."""
    rows = fixed_width.aligned(table)
    if rows is not None:
        yield from fixed_width.fenced(rows, CONTENT)
        return
    for line in in_lines(table):
        yield from _fitting(line, accounts, False)


def _fitting(line: Line, accounts: Mapping[str, str], strong: bool) -> Iterator[str]:
    """A line, in pieces if no message holds it."""
    text = marked(line, accounts, strong=strong)
    if units(text) < LINE:
        yield text
        return
    piece: list[Span] = []
    room = LINE
    for span in chain.from_iterable(map(_words, line)):
        cost = 3 * len(span.text) + 30
        if piece and cost > room:
            yield marked(tuple(piece), accounts, strong=strong)
            piece, room = [], LINE
        piece.append(span)
        room -= cost
    yield marked(tuple(piece), accounts, strong=strong)


def _words(span: Span) -> Iterable[Span]:
    """A span word by word; a mention or a moment stays whole."""
    if span.at is not None or span.ping or span.style == WAY:
        return (span,)
    return (span._replace(text=word) for word in _WORD.findall(span.text))


def _packed(blocks: Iterable[str]) -> Iterator[str]:
    """Blocks joined into messages."""
    text: list[str] = []
    room = CONTENT
    for block in blocks:
        cost = units(block) + 1
        if text and cost > room:
            yield "\n".join(text)
            text, room = [], CONTENT
        text.append(block)
        room -= cost
    if "".join(text).strip():
        yield "\n".join(text)


# --- buttons


def _rows(buttons: tuple[tuple[Key, ...], ...]) -> list[tuple[Key, ...] | Menu]:
    """The keys as given where they fit; else five in a row; else in lists."""
    ids = [key.id for row in buttons for key in row]
    if len(buttons) <= ROWS and len(set(ids)) == len(ids) and all(0 < len(row) <= ROW for row in buttons):
        return list(buttons)
    given = [_apart(row) for row in _numbered(buttons)]
    rows: list[tuple[Key, ...] | Menu] = [cut for row in given for cut in _cut(row, ROW)]
    if len(rows) <= ROWS:
        return rows
    keys = tuple(chain.from_iterable(given))
    if len(keys) <= ROWS * ROW:
        return list(_cut(keys, ROW))
    lists = [Menu(cut) for cut in _cut(tuple(key for key in keys if not key.url), MENU)]
    return [*lists, *_cut(tuple(key for key in keys if key.url), ROW)]


def _numbered(buttons: tuple[tuple[Key, ...], ...]) -> Iterator[list[tuple[Key, int]]]:
    """Each key with how often its id stood before it."""
    before: dict[str, int] = {}
    for row in buttons:
        numbered = []
        for key in row:
            numbered.append((key, before.get(key.id, 0)))
            before[key.id] = before.get(key.id, 0) + 1
        yield numbered


def _apart(row: Iterable[tuple[Key, int]]) -> tuple[Key, ...]:
    return tuple(replace(key, id=f"{key.id}{APART}{before}") if before and not key.url else key for key, before in row)


def _cut(keys: tuple[Key, ...], length: int) -> Iterator[tuple[Key, ...]]:
    return (keys[start : start + length] for start in range(0, len(keys), length))


def _pages(rows: list[tuple[Key, ...] | Menu]) -> Iterator[tuple[tuple[Key, ...] | Menu, ...]]:
    """Rows as many as a message holds."""
    return (tuple(rows[start : start + ROWS]) for start in range(0, len(rows), ROWS))
