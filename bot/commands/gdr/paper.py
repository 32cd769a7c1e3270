"""/gdr paper, type: a sheet to be printed on A4, filled in with a pen, and typed in as one line an item."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Annotated, Any

from bot.commands.gdr import sheet_pages as pages
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import TeamName, answer_named, named, player_named, question_named, team_found
from bot.engines.gdr import judging, on_paper
from bot.engines.gdr.asked_at_once import Screen
from bot.engines.gdr.on_paper import LETTERS
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Attachment, Audience, Button, Card, plain, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text
from bot.hall.house import House

Typed = Annotated[str, Text(longest=2000, list=True)]

_STYLE = """
@page{size:A4;margin:8mm 9mm}
body{font:8pt/1.15 "Open Sans",system-ui,sans-serif;color:#111;margin:0 auto;max-width:192mm}
h1{font-size:13pt;margin:0}p{margin:.4mm 0}
.blank{border-bottom:1px solid #111;display:inline-block;min-width:55mm}
main{columns:2;column-gap:6mm;margin:1mm 0}
section{break-inside:avoid;border-top:1px solid #999;padding:.5mm 0}
h2{font-size:8.5pt;margin:0}
.of{color:#444;font-style:italic}
.ways{color:#222}.ways b{margin-left:1.2mm}.ways b:first-child{margin-left:0}
table{border-collapse:collapse;width:100%}
td{padding:.1mm 0}main td:last-child{white-space:nowrap;text-align:right}
i{display:inline-block;box-sizing:border-box;width:4mm;height:4mm;line-height:3.7mm;
text-align:center;border:1px solid #777;border-radius:50%;margin:.1mm .3mm;font-size:6.5pt;font-style:normal}
.grid{table-layout:fixed;margin:1mm 0}.grid th:first-child{width:48%}
.grid tr{break-inside:avoid;border-top:1px solid #999}
.grid th{font-size:7pt;line-height:1.1;vertical-align:bottom;padding:.5mm}
.grid td{padding:.35mm 0}.grid td+td{text-align:center;border-left:1px solid #ddd}
.item p{margin:0}.item h2,.item .of{display:inline}.item .of{margin-left:1.5mm}
.lines{border-bottom:1px solid #bbb;height:5.5mm}
footer{margin-top:1.5mm;color:#444;font-size:7pt}
"""


@cog.command("paper", may=May.REFEREE, private=True)
@spoken
async def paper(call: Call[Gdr], team: TeamName) -> Card:
    """The sheet of a team on paper; who has it knows the adventure, and so has begun to judge."""
    found = await team_found(call, team)
    judging.begin(call.book, call.member, found)
    assert call.volume is not None
    files = (Attachment("gdr-paper", {"book": call.volume.stored.id, "team": found}),)
    row = (Button(say("gdr-type-button"), f"gdr type {found}", ask=("text",)),)
    title = say("gdr-paper-title", team=named(call.book, found))
    return Card(title, (say("gdr-paper-how"),), files=files, buttons=(row,), audience=Audience.MEMBER)


@cog.command("type", may=May.REFEREE, private=True, secret=True)
@spoken
async def type_in(call: Call[Gdr], team: TeamName, text: Typed) -> Card:
    """What stands on paper, one line an item: its number, and a letter for each row."""
    found = await team_found(call, team)
    judging.begin(call.book, call.member, found)
    return pages.index_card(call, on_paper.transcribe(call.book, call.member, found, text))


# --- the file


@dataclass(frozen=True, slots=True)
class Item:
    """An item on paper: what it is about, its ways by their letters, its rows with as many letters as each has. One
    that is asked of every player is a single line, the players beside each other: else it would fill four pages."""

    number: int
    title: Argument
    about: Argument
    ways: Sequence[Argument]
    rows: Sequence[tuple[Argument, int]]
    across: bool = False


@cog.attachment("gdr-paper")
async def paper_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The sheet for a printer, as a page that needs nothing else."""
    volume = await house.shelf.volume(values["book"])
    assert volume is not None and isinstance(volume.book, Gdr)
    book, team = volume.book, values["team"]
    items = [_item(book, team, number, screen) for number, screen in on_paper.numbered(book, team).items()]
    words: list[Argument] = [
        say("gdr-sheet-title", team=named(book, team)),
        *(say(f"gdr-paper-{part}") for part in ("referee", "how-to-fill", "notes")),
        say("gdr-source"),
    ]
    words += _natures(book, team)
    count = len(words)
    for item in items:
        words += [item.title, item.about, *item.ways, *(row for row, _ in item.rows)]
    zone = await house.languages.zone_of_room(await house.people.room(volume.stored.room))
    circle = volume.stored.club or volume.stored.room
    drawn = await house.drawer.draw(Card(lines=tuple(words)), language, zone, lambda button: "", circle)
    said = [escape(plain(line)) for line in drawn.lines]
    content = _html(said[:count], items, iter(said[count:]), language)
    return f"{house.texts.say(language, 'gdr-paper-file')}.html", content.encode()


def _natures(book: Gdr, team: str) -> list[Argument]:
    """What each character is like, for those who judge consistency."""
    characters = book.scale.adventure.characters
    return [
        say("gdr-about", who=characters[key].name, what=characters[key].about)
        for key in book.casts[team]
        if characters[key].about
    ]


def _item(book: Gdr, team: str, number: int, screen: Screen) -> Item:
    first = screen[0]
    if first.element is None:
        asked = say(f"rbb2-descriptors-{first.descriptor}-about")
        ways = [answer_named(first, answer) for answer in first.answers]
        rows = [(player_named(book, team, one.character), len(one.answers)) for one in screen]
        return Item(number, asked, "", ways, rows, across=True)
    title = player_named(book, team, first.character) if first.character else say("gdr-progress-section")
    above: Argument = first.sections[-1].text if first.sections else ""
    if first.element.options:
        ways = [answer_named(first, answer) for answer in first.answers]
        return Item(number, title, above, ways, [(question_named(first), len(ways))])
    each = [
        (say("gdr-paper-ways", what=question_named(one), ways=len(one.answers)), len(one.answers)) for one in screen
    ]
    return Item(number, title, above, (), each)


def _html(head: Sequence[str], items: Sequence[Item], said: Iterator[str], language: str) -> str:
    title, referee, how, notes, source, *natures = head
    parts = [_grid([*those], said) if across else _columns([*those], said) for across, those in _runs(items)]
    lines = '<p class="lines"></p>' * 3
    about = "".join(f"<p>{one}</p>" for one in natures)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body>"
        f'<h1>{title}</h1><p>{referee} <span class="blank"></span></p><p>{how}</p>{about}'
        f"{''.join(parts)}<section><h2>{notes}</h2>{lines}</section><footer>{source}</footer></body></html>"
    )


def _runs(items: Sequence[Item]) -> Iterator[tuple[bool, Iterator[Item]]]:
    """The items in their order, those of every player and the others apart."""
    return groupby(items, lambda item: item.across)


def _grid(items: Sequence[Item], said: Iterator[str]) -> str:
    """A line for each item, a column for each player, whose names stand again at the top of each leaf."""
    head, lines = "", []
    for item in items:
        words, rows = _asked(item, said), [(next(said), count) for _, count in item.rows]
        head = "".join(f"<th>{name}</th>" for name, _ in rows)
        cells = "".join(f"<td>{_circles(count)}</td>" for _, count in rows)
        lines.append(f'<tr class="item"><td>{words}</td>{cells}</tr>')
    return f'<table class="grid"><thead><tr><th></th>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'


def _columns(items: Sequence[Item], said: Iterator[str]) -> str:
    """The items of one player or of the team, in two columns."""
    shown = []
    for item in items:
        words = _asked(item, said)
        rows = "".join(f"<tr><td>{next(said)}</td><td>{_circles(count)}</td></tr>" for _, count in item.rows)
        shown.append(f'<section class="item">{words}<table>{rows}</table></section>')
    return f"<main>{''.join(shown)}</main>"


def _asked(item: Item, said: Iterator[str]) -> str:
    """What an item asks, and what its letters mean."""
    title, about = next(said), next(said)
    ways = "".join(f"<b>{LETTERS[at]}</b>&nbsp;{next(said)} " for at, _ in enumerate(item.ways))
    return (
        f"<h2>{item.number}. {title}</h2>"
        + (f'<p class="of">{about}</p>' if about else "")
        + (f'<p class="ways">{ways}</p>' if ways else "")
    )


def _circles(count: int) -> str:
    return "".join(f"<i>{letter}</i>" for letter in LETTERS[:count])
