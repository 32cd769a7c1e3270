"""A drawn card as Telegram messages: text with entities (never markup), pictures and files with captions, keyboards."""

from __future__ import annotations

import datetime as dt
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from telegram import InlineKeyboardMarkup, MessageEntity, User

from bot.chats.telegram.drawing.escaping import blank, clipped, live, seen
from bot.chats.telegram.drawing.keyboards import keyboards, pressable
from bot.hall.cards import columns
from bot.hall.cards.bidi import steady
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, DrawnTable, Line, Span, Tone, plain, units
from bot.hall.requests import Account
from bot.texts import Texts

TEXT = 4096
CAPTION = 1024
ALERT = 200
ENTITIES = 100
"""Telegram drops further entities of a message without a word."""
NOTHING = "·"

# How a moment is written by Telegram itself, in the reader's own zone and language.
_MOMENTS = {"date": "wD", "time": "t", "both": "wDt", "relative": "r"}


@dataclass(frozen=True, slots=True)
class MessagePart:
    """One message: a text, or a photo or document with its caption."""

    kind: str
    text: str
    entities: tuple[MessageEntity, ...] = ()
    keyboard: InlineKeyboardMarkup | None = None
    picture: DrawnPicture | None = None
    file: DrawnFile | None = None


@dataclass(frozen=True, slots=True)
class _Run:
    """Characters that share their entities; `mark` is bold, code, pre or nothing."""

    text: str
    mark: str = ""
    account: Account | None = None
    moment: tuple[float, str] | None = None


_Row = tuple[_Run, ...]


def draw(drawn: Drawn, accounts: Mapping[str, Account]) -> tuple[MessagePart, ...]:
    """The messages of a card, in order; `accounts` are those of the people to be called, by person."""
    rows = list(_rows(drawn, accounts))
    whole = tuple(_pages(rows, CAPTION))
    short = len(whole) == 1
    if drawn.picture is not None:
        caption = whole[0] if short else _pages([_row((Span(drawn.picture.alt),), {})], CAPTION)[0]
        parts = [] if short else [_text(page) for page in _pages(rows, TEXT)]
        parts.append(replace(_text(caption), kind="photo", picture=drawn.picture))
        files = [MessagePart("document", "", file=file) for file in drawn.files]
    elif drawn.files and short:
        parts = [replace(_text(whole[0]), kind="document", file=drawn.files[0])]
        files = [MessagePart("document", "", file=file) for file in drawn.files[1:]]
    else:
        parts = [_text(page) for page in _pages(rows, TEXT)]
        files = [MessagePart("document", "", file=file) for file in drawn.files]
    boards = keyboards(drawn.buttons, grid=drawn.grid)
    if boards:
        parts[-1] = replace(parts[-1], keyboard=boards[0])
        parts += [MessagePart("text", "…", keyboard=board) for board in boards[1:]]
    return (*parts, *files)


def brief(drawn: Drawn, texts: Texts | None = None) -> str | None:
    """The card as the words of an alert, when they fit and are all there is; by the `texts` a refusal says, too, where
    else than behind its button the paragraph that tells why is opened."""
    if drawn.table or drawn.picture or drawn.files or drawn.foot or (drawn.buttons and not drawn.words_first):
        return None
    said = [drawn.title, *drawn.lines]
    if texts is not None and drawn.tone is Tone.BAD and drawn.buttons:
        said.append((Span(texts.say(drawn.language, "telegram-how")),))
    return _alert(said)


def shorter(drawn: Drawn) -> str | None:
    """What a card says in fewer words, when they fit an alert."""
    return _alert(drawn.short)


def _alert(lines: Iterable[Line]) -> str | None:
    text = "\n".join(filter(None, (steady(seen(plain(line)).strip()) for line in lines)))
    return text if not blank(text) and units(text) <= ALERT else None


def glance(drawn: Drawn) -> str:
    """The first words of a card, as many as show for a moment over the chat."""
    text = " · ".join(filter(None, (steady(seen(plain(line)).strip()) for line in (drawn.title, *drawn.lines))))
    return NOTHING if blank(text) else clipped(text, ALERT)


def called(drawn: Drawn) -> set[str]:
    """The people that a card calls by their account."""
    return {span.person for line in (drawn.title, *drawn.lines) for span in line if span.person and span.ping}


def _rows(drawn: Drawn, accounts: Mapping[str, Account]) -> Iterator[_Row]:
    """The card line by line; empty lines stand only between others."""
    title = _row(drawn.title, accounts)
    body = [_row(line, accounts) for line in drawn.lines]
    table = list(_table(drawn.table, accounts)) if drawn.table else []
    links = [
        (_Run(f"{seen(key.label)}: "), _Run(key.url, "code"))
        for row in drawn.buttons
        for key in row
        if not pressable(key)
    ]
    foot = [_row(line, accounts) for line in drawn.foot]
    rows = [tuple(replace(run, mark=run.mark or "bold") for run in title), *body, *table, *links, *foot]
    full = [index for index, row in enumerate(rows) if not blank("".join(run.text for run in row))]
    yield from rows[full[0] : full[-1] + 1] if full else [(_Run(NOTHING),)]


def _row(line: Line, accounts: Mapping[str, Account]) -> _Row:
    """One line, with nothing left in it that Telegram would make a link of; the search runs over the whole line."""
    shown = [steady(seen(span.text)) for span in line]
    found = live("".join(shown))
    runs, at = [], 0
    for span, text in zip(line, shown, strict=True):
        mark = {"strong": "bold", "code": "code", "small": "code"}.get(span.style if span.at is None else "", "")
        safe = text if mark == "code" else "".join(found.get(index, sign) for index, sign in enumerate(text, at))
        account = accounts.get(span.person) if span.ping else None
        moment = (span.at, _MOMENTS.get(span.style, "wDt")) if span.at is not None else None
        runs.append(_Run(safe, mark, account, moment))
        at += len(text)
    return tuple(run for run in runs if run.text)


def _table(table: DrawnTable, accounts: Mapping[str, Account]) -> Iterator[_Row]:
    """A table in fixed width where a phone has room for it, else a line for each of its rows."""
    cells = [[_cell(cell) for cell in row] for row in (table.head, *table.rows)]
    rows = columns.aligned(cells, table.right)
    if rows is not None:
        for row in rows:
            yield (_Run(row, "pre"),)
        return
    for line in columns.in_lines(table):
        yield _row(line, accounts)


def _cell(line: Line) -> str:
    return steady(" ".join(seen(plain(line)).split()))


def _pages(rows: Iterable[_Row], longest: int) -> list[list[_Row]]:
    """The rows in as many messages as they need, cut between lines where they can be."""
    pages: list[list[_Row]] = [[]]
    length = marks = 0
    for row in (piece for whole in rows for piece in _pieces(whole, longest)):
        size = sum(units(run.text) for run in row) + 1
        marked = sum(bool(run.mark or run.account or run.moment) + bool(run.account and run.mark) for run in row)
        if pages[-1] and (length + size - 1 > longest or marks + marked > ENTITIES):
            pages.append([])
            length = marks = 0
        pages[-1].append(row)
        length += size
        marks += marked
    return [page if any(not blank(run.text) for row in page for run in row) else [(_Run(NOTHING),)] for page in pages]


def _pieces(row: _Row, longest: int) -> Iterator[_Row]:
    """A line as it is, or in pieces where it alone would be too much for a message."""
    piece: list[_Run] = []
    room = longest
    for run in row:
        rest = run
        while units(rest.text) > room or len(piece) * 2 >= ENTITIES:
            head, tail = _halves(rest.text, room if len(piece) * 2 < ENTITIES else 0)
            if head:
                piece.append(replace(rest, text=head))
            yield tuple(piece)
            piece, room, rest = [], longest, replace(rest, text=tail)
        piece.append(rest)
        room -= units(rest.text)
    yield tuple(piece)


def _halves(text: str, room: int) -> tuple[str, str]:
    """A text cut before the room is full, at a space if one is near."""
    end = bisect_right(range(len(text) + 1), room, key=lambda length: units(text[:length])) - 1
    space = max(text.rfind(" ", end // 2, end), text.rfind("\n", end // 2, end))
    end = space + 1 if space > 0 else end
    return text[:end], text[end:]


def _text(rows: list[_Row]) -> MessagePart:
    """Rows as one text with its entities."""
    text, at = [], 0
    entities: list[MessageEntity] = []
    for index, row in enumerate(rows):
        if index:
            text.append("\n")
            at += 1
        for run in row:
            length = units(run.text)
            entities = _marked(entities, run, at, length)
            text.append(run.text)
            at += length
    return MessagePart("text", "".join(text), tuple(entities))


def _marked(entities: list[MessageEntity], run: _Run, at: int, length: int) -> list[MessageEntity]:
    """The entities so far and those of one more run; what goes on from the run before is made one with it."""
    if run.mark:
        last = entities[-1] if entities else None
        near = last is not None and last.offset + last.length >= at - (run.mark == "pre") and last.type == run.mark
        if last is not None and near and run.mark != "code":
            entities = [*entities[:-1], MessageEntity(run.mark, last.offset, at + length - last.offset)]
        else:
            entities = [*entities, MessageEntity(run.mark, at, length)]
    if run.account is not None:
        user = User(int(run.account.id), run.account.name or run.account.id, is_bot=False)
        entities = [*entities, MessageEntity(MessageEntity.TEXT_MENTION, at, length, user=user)]
    if run.moment is not None:
        time = dt.datetime.fromtimestamp(run.moment[0], dt.UTC)
        stamp = MessageEntity(MessageEntity.DATE_TIME, at, length, date_time_format=run.moment[1], unix_time=time)
        entities = [*entities, stamp]
    return entities
