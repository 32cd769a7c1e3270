"""The public page of a book as HTML: read without any script, tables as tables, people's words escaped here alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from html import escape
from urllib.parse import quote, urlsplit

from bot.chats.club.static_files import address
from bot.hall.cards.board import DrawnBoard, DrawnCountdown, DrawnPanel
from bot.hall.cards.card import Drawn, DrawnTable, Line, plain


@dataclass(frozen=True, slots=True)
class EventParts:
    """What the page is made of: the board, our words in its language, its addresses, and whose table is asked for."""

    board: DrawnBoard
    words: Mapping[str, str]
    link: str
    """The full address."""
    pictures: Mapping[int, str]
    """Where the pictures of panels are found, by the number of the panel."""
    preview: str
    """The full address of the picture beside a link to the page; empty without one."""
    name: str = ""
    own: tuple[DrawnPanel, ...] = ()
    """What is that one's alone."""
    dated: bool = False
    """Whether a next date is planned."""


def html(sheet: EventParts) -> str:
    """The whole page."""
    board = sheet.board
    title, subtitle = plain(board.title), plain(board.subtitle)
    panels = [_panel(sheet, number, panel) for number, panel in enumerate(board.panels)]
    body = "".join(filter(None, panels)) or f"<p>{escape(sheet.words['board-quiet'])}</p>"
    return (
        f'<!doctype html>\n<html lang="{board.language}">\n'
        f"{_head(sheet.link, sheet.preview, title, subtitle)}\n<body>\n"
        f"<header><h1>{escape(title)}</h1>{f'<p>{line_html(board.subtitle)}</p>' if subtitle else ''}</header>\n"
        f"<main>\n{_mine(sheet)}{body}</main>\n"
        f"<footer>{_more(sheet)}<p>{escape(sheet.words['event-renewed'])}</p></footer>\n</body>\n</html>\n"
    )


def rules_html(sheet: EventParts, chapters: tuple[tuple[str, Drawn], ...]) -> str:
    """The rules of the event, chapter by chapter, each with its anchor."""
    (_, about), *rest = chapters
    title, of = plain(about.title), plain(sheet.board.title)
    contents = "".join(f'<li><a href="#{name}">{line_html(chapter.title)}</a></li>\n' for name, chapter in rest)
    body = "".join(
        f'<section id="{name}">\n<h2>{line_html(chapter.title)}</h2>\n{paragraphs(chapter.lines)}'
        f"{_table(chapter.table, plain(chapter.title), chapter.table.rows, sheet) if chapter.table else ''}</section>\n"
        for name, chapter in rest
    )
    back = f'<p><a href="{escape(_path(sheet))}">{escape(of)}</a></p>\n'
    return (
        f'<!doctype html>\n<html lang="{sheet.board.language}">\n'
        f"{_head(sheet.link, '', title, of, live=False)}\n<body>\n"
        f"<header>{back}<h1>{escape(title)}</h1>{paragraphs(about.lines)}</header>\n"
        f'<main>\n<nav aria-label="{escape(sheet.words["event-rules"])}"><ul>\n{contents}</ul></nav>\n{body}</main>\n'
        "</body>\n</html>\n"
    )


def _more(sheet: EventParts) -> str:
    """What else there is to read."""
    path, found = escape(_path(sheet)), [("paper", "event-paper")] if sheet.board.panels else []
    if sheet.board.rules:
        found.append(("rules", "event-rules"))
    if sheet.dated:
        found.append(("calendar.ics", "event-calendar"))
    if any(panel.name for panel in sheet.board.panels if panel.table is not None):
        found.append((f"data/{sheet.board.language}/tables.json", "event-data"))
    return "".join(f'<p><a href="{path}/{where}">{escape(sheet.words[key])}</a></p>\n' for where, key in found)


def _path(sheet: EventParts) -> str:
    """The page's address without its host."""
    return urlsplit(sheet.link).path


def page_html(language: str, title: str, subtitle: str, link: str, body: str, foot: str) -> str:
    """A whole page that is nobody's own."""
    about = f"<p>{escape(subtitle)}</p>" if subtitle else ""
    return (
        f'<!doctype html>\n<html lang="{language}">\n{_head(link, "", title, subtitle, live=False)}\n<body>\n'
        f"<header><h1>{escape(title)}</h1>{about}</header>\n<main>\n{body}</main>\n"
        f"<footer><p>{escape(foot)}</p></footer>\n</body>\n</html>\n"
    )


def _head(link: str, preview: str, title: str, subtitle: str, live: bool = True) -> str:
    told = {"title": title, "description": subtitle, "type": "website", "url": link, "image": preview}
    return "\n".join(
        (
            '<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            '<meta name="robots" content="noindex">',
            f"<title>{escape(' · '.join(filter(None, (title, subtitle))))}</title>",
            f'<meta name="description" content="{escape(subtitle)}">',
            *(f'<meta property="og:{key}" content="{escape(value)}">' for key, value in told.items() if value),
            *(['<meta name="twitter:card" content="summary_large_image">'] if preview else []),
            f'<link rel="icon" href="{address("icon.svg")}" type="image/svg+xml">',
            f'<link rel="stylesheet" href="{address("event.css")}">',
            *([f'<script src="{address("event.js")}" defer></script>'] if live else []),
            "</head>",
        )
    )


# --- the panels


def _panel(sheet: EventParts, number: int, panel: DrawnPanel) -> str:
    parts = [paragraphs(panel.lines), *(_clock(sheet, clock) for clock in panel.clocks)]
    if panel.table is not None:
        parts.append(_table(panel.table, plain(panel.title), panel.table.rows, sheet))
    if (source := sheet.pictures.get(number)) and panel.picture is not None:
        kind, alt = escape(panel.picture.maker), escape(panel.picture.alt)
        parts.append(f'<p class="picture" data-of="{kind}"><img src="{escape(source)}" alt="{alt}" loading="lazy"></p>')
    if not any(parts):
        return ""
    heading = f"<h2>{line_html(panel.title)}</h2>\n" if plain(panel.title) else ""
    return f"<section>\n{heading}{''.join(parts)}</section>\n"


def paragraphs(lines: Iterable[Line]) -> str:
    """Lines, each by itself."""
    return "".join(f"<p>{line_html(line)}</p>\n" for line in lines)


def _clock(sheet: EventParts, clock: DrawnCountdown) -> str:
    """When a clock runs out; of one that stands, what is left."""
    if clock.until is None:
        minutes = str(-(-int(clock.left) // 60))
        return f"<p>{line_html(clock.label)}: {escape(sheet.words['event-left'].replace('{count}', minutes))}</p>\n"
    until = escape(sheet.words["event-until"])
    return f"<p>{line_html(clock.label)}: {until} <strong>{line_html(clock.ends)}</strong></p>\n"


def _table(table: DrawnTable, title: str, rows: Iterable[tuple[Line, ...]], sheet: EventParts) -> str:
    """A table in which whoever is looked for stands out."""
    return table_html(replace(table, rows=tuple(rows)), title or sheet.words["table"], partial(_marked, sheet))


def table_html(table: DrawnTable, label: str, marked: Callable[[tuple[Line, ...]], str] = lambda row: "") -> str:
    """A real table; one that is too wide for a phone is moved sideways in its own room."""
    head = "".join(
        f"<th{_side(table, at)} scope=\"col\">{line_html(cell)}</th>" if plain(cell) else "<td></td>"
        for at, cell in enumerate(table.head)
    )  # fmt: skip
    body = "".join(f"<tr{marked(row)}>{_cells(table, row)}</tr>\n" for row in table.rows)
    above = f"<thead><tr>{head}</tr></thead>" if any(map(plain, table.head)) else ""
    return (
        f'<div class="table" role="region" aria-label="{escape(label)}" tabindex="0">'
        f"<table>{above}<tbody>\n{body}</tbody></table></div>\n"
    )


def _cells(table: DrawnTable, row: tuple[Line, ...]) -> str:
    return "".join(f"<td{_side(table, at)}>{line_html(cell)}</td>" for at, cell in enumerate(row))


def _side(table: DrawnTable, column: int) -> str:
    return ' class="right"' if column in table.right else ""


def line_html(line: Line) -> str:
    """Words with what stands out among them."""
    return "".join(
        f"<strong>{escape(span.text)}</strong>" if span.style == "strong" else escape(span.text) for span in line
    )


# --- whoever looks for their own table


def _mine(sheet: EventParts) -> str:
    """What the page says of the name that was tapped, or the names to tap."""
    said = sheet.words
    if not sheet.board.entrants:
        return ""
    if not sheet.name:
        by_name = sorted(sheet.board.entrants, key=lambda entrant: entrant[0].casefold())
        names = "".join(f"<li>{_choice(*entrant)}</li>\n" for entrant in by_name)
        return (
            f'<details class="mine"><summary>{escape(said["event-choose"])}</summary>\n'
            f"<p>{escape(said['event-choose-about'])}</p>\n<ul>\n{names}</ul></details>\n"
        )
    own = "".join(_own(sheet, panel) for panel in sheet.own)
    found = (
        own + "".join(_of(sheet, panel) for panel in sheet.board.panels) or f"<p>{escape(said['event-nothing'])}</p>\n"
    )
    return (
        f'<section class="mine">\n<h2>{escape(said["event-mine"])}: {escape(sheet.name)}</h2>\n{found}'
        f'<p><a href="?me=">{escape(said["event-another"])}</a></p></section>\n'
    )


def _own(sheet: EventParts, panel: DrawnPanel) -> str:
    """What is that one's alone."""
    heading = f"<h3>{line_html(panel.title)}</h3>\n" if plain(panel.title) else ""
    return heading + paragraphs(panel.lines) + "".join(_clock(sheet, clock) for clock in panel.clocks)


def _choice(name: str, players: str) -> str:
    """A name to tap, with who plays for it: whoever looks for themselves taps their own."""
    about = f" <small>{escape(players)}</small>" if players else ""
    return f'<a href="?me={quote(name, safe="")}">{escape(name)}{about}</a>'


def _of(sheet: EventParts, panel: DrawnPanel) -> str:
    """What a panel says of the name: its rows, or all who sit at that table; and its clocks."""
    clocks = "" if sheet.own else "".join(_clock(sheet, one) for one in panel.clocks if _names(sheet, one.label))
    rows = [row for row in panel.table.rows if any(_names(sheet, cell) for cell in row)] if panel.table else []
    if panel.table is None or not rows:
        return clocks
    heading = f"<h3>{line_html(panel.title)}</h3>\n" if plain(panel.title) else ""
    shown = panel.table.rows if panel.together else rows
    return f"{heading}{clocks}{_table(panel.table, plain(panel.title), shown, sheet)}"


def _marked(sheet: EventParts, row: tuple[Line, ...]) -> str:
    return ' class="own"' if sheet.name and any(_names(sheet, cell) for cell in row) else ""


def _names(sheet: EventParts, line: Line) -> bool:
    """Whether a line names whoever is looked for, and not somebody with a longer name."""
    said = plain(line)
    return sheet.name in said and sheet.name in _any_of(sheet.board.entrants).findall(said)


@lru_cache(maxsize=8)
def _any_of(entrants: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    """What finds all who take part, the longest name first."""
    every = sorted((name for name, _ in entrants), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, every))})(?!\w)")
