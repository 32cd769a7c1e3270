"""/gdr paper, type: a sheet to be printed on A4, filled in with a pen, and typed in as one line an item."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
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
@page{size:A4;margin:11mm}
body{font:8.5pt/1.25 "Open Sans",system-ui,sans-serif;color:#111;margin:0 auto;max-width:190mm}
h1{font-size:14pt;margin:0}p{margin:1mm 0}
.blank{border-bottom:1px solid #111;display:inline-block;min-width:55mm}
main{columns:2;column-gap:6mm;margin-top:3mm}
section{break-inside:avoid;border-top:1px solid #999;padding:.9mm 0 1.2mm}
h2{font-size:9pt;margin:0}
.of{color:#444;font-style:italic}
.ways{color:#222}.ways b{margin-left:1.2mm}.ways b:first-child{margin-left:0}
table{border-collapse:collapse;width:100%}td{padding:.25mm 0}td:last-child{white-space:nowrap;text-align:right}
td span{display:inline-block;width:4.3mm;height:4.3mm;line-height:4.3mm;text-align:center;border:1px solid #777;
border-radius:50%;margin-left:1mm;font-size:7pt}
.lines{border-bottom:1px solid #bbb;height:6mm}
footer{margin-top:3mm;color:#444;font-size:7pt}
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
    """An item on paper: what it is about, its ways by their letters, its rows with as many letters as each has."""

    number: int
    title: Argument
    about: Argument
    ways: Sequence[Argument]
    rows: Sequence[tuple[Argument, int]]


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
        about: Argument = say(f"rbb2-descriptors-{first.descriptor}-about")
        ways = [answer_named(first, answer) for answer in first.answers]
        rows = [(player_named(book, team, one.character), len(one.answers)) for one in screen]
        return Item(number, question_named(first), about, ways, rows)
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
    shown = [_section(item, said) for item in items]
    lines = '<p class="lines"></p>' * 5
    about = "".join(f"<p>{one}</p>" for one in natures)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body>"
        f'<h1>{title}</h1><p>{referee} <span class="blank"></span></p><p>{how}</p>{about}'
        f"<main>{''.join(shown)}</main><section><h2>{notes}</h2>{lines}</section><footer>{source}</footer></body></html>"
    )


def _section(item: Item, said: Iterator[str]) -> str:
    title, about = next(said), next(said)
    ways = "".join(f"<b>{LETTERS[at]}</b>&nbsp;{next(said)} " for at, _ in enumerate(item.ways))
    rows = "".join(
        f"<tr><td>{next(said)}</td><td>{''.join(f'<span>{letter}</span>' for letter in LETTERS[:count])}</td></tr>"
        for _, count in item.rows
    )
    return (
        f'<section><h2>{item.number}. {title}</h2><p class="of">{about}</p>'
        f'<p class="ways">{ways}</p><table>{rows}</table></section>'
    )
