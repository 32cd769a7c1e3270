"""/mito ladder and /mito archive: who stands where, page by page, as a picture too; and how periods ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands import card_pictures
from bot.commands.mito.names import (
    Page,
    WhichLadder,
    amount,
    called,
    kept,
    meant,
    people,
    period_said,
    titled,
)
from bot.commands.mito.periods import PeriodName, ThatCloses, wanted
from bot.commands.number_format import percent
from bot.engines.book import Refused
from bot.engines.mito import closing
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Ladder, Standing
from bot.engines.mito.league import League
from bot.engines.mito.rules import PERIODIC
from bot.hall.cards.card import Argument, Button, Card, Mention, Moment, Picture, Table, Tone, Words, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

cog: Cog[League] = Cog(League, "mito")

COLUMNS = ("place", "player", "value", "best", "games")
MEDALS = ("first", "second", "third")


# --- what stands in it


def head() -> Words:
    """What stands above the columns."""
    return tuple(say(f"mito-column-{name}") for name in COLUMNS)


def row_of(one: Standing) -> Words:
    """A player's row."""
    place = str(one.place) if one.place else "–"
    return (place, Mention(one.player), amount(one.value), amount(one.best), f"{one.wins}/{one.games}")


def table(order: Sequence[Standing]) -> Table:
    """The rows of some players."""
    return Table(head(), tuple(row_of(one) for one in order), right=(0, 2, 3, 4))


def picture(book: League, period: Period, order: Sequence[Standing], subtitle: Argument) -> Picture:
    """The rows of a page; those who have a place stand out where others follow."""
    columns = [{"title": title, "align": "left" if at == 1 else "right"} for at, title in enumerate(head())]
    placed = sum(1 for one in order if one.place)
    rows = [row_of(one) for one in order]
    marked = placed if placed < len(order) else 0
    return card_pictures.standings(titled(book, period), subtitle, columns, rows, highlight=marked)


def ladder_card(book: League, ladder: Ladder, page: int, line: str, more: Sequence[Button] = ()) -> Card:
    """A page of a ladder; `line` is the command that shows it, without its page."""
    order = ladder.order()
    many = card_pictures.pages(len(order))
    page = min(page, many)
    first = (page - 1) * card_pictures.ON_A_PHONE
    shown = order[first : first + card_pictures.ON_A_PHONE]
    placed = sum(1 for one in order if one.place)
    lines: list[Argument] = []
    if page == 1:
        lines += [
            say(f"mito-{medal}", who=strong(Mention(one.player)), value=amount(one.value))
            for medal, one in _podium(order)
        ]
    lines.append(say("mito-ladder-games", games=len(ladder.games), players=placed))
    if placed < len(order):
        lines.append(say("mito-ladder-apart", minimum=ladder.rules.minimum, count=len(order) - placed))
    subtitle = say("mito-ladder-games", games=len(ladder.games), players=placed)
    turns = tuple(_turn(line, other, len(order)) for other in (page - 1, page + 1) if 1 <= other <= many)
    buttons = tuple(row for row in (turns, tuple(more)) if row)
    title = titled(book, ladder.period)
    if not order:
        return Card(title, (say("mito-ladder-empty"),), buttons=buttons)
    drawn = picture(book, ladder.period, shown, subtitle)
    return Card(title, tuple(lines), table(shown), drawn, buttons=buttons)


def _podium(order: Sequence[Standing]) -> list[tuple[str, Standing]]:
    return [(MEDALS[one.place - 1], one) for one in order[:3] if 0 < one.place <= len(MEDALS)]


def _turn(line: str, page: int, count: int) -> Button:
    first = (page - 1) * card_pictures.ON_A_PHONE + 1
    last = min(page * card_pictures.ON_A_PHONE, count)
    return Button(say("mito-ladder-page", first=str(first), last=str(last)), f"{line} page:{page}")


# --- as it stands


@cog.command("ladder", reads=True)
async def ladder(call: Call[League], which: WhichLadder | None = None, page: Page | None = None) -> Card:
    """A ladder as it stands."""
    book, one = call.book, kept(call.book, which)
    others = [Button(called(book, other), f"mito ladder {other}") for other in book.active if other != one]
    card = ladder_card(book, book.ladder(one, call.now), page or 1, f"mito ladder {one}", others)
    ends = book.period(one, call.now).end
    if one in PERIODIC:
        card = replace(card, lines=(*card.lines, say("mito-ladder-ends", at=Moment(ends, "relative"))))
    return replace(card, replaces=page is not None)


# --- as it ended


@cog.command("archive", reads=True)
async def archive(
    call: Call[League], which: ThatCloses, period: PeriodName | None = None, page: Page | None = None
) -> Card:
    """A period that has closed."""
    book, one = call.book, meant(which)
    closed = closing.periods(book, one, call.now)
    found = wanted(call, which, period) if period else closed[0] if closed else None
    if found is None:
        raise Refused("mito-none-closed")
    if found not in closed:
        raise Refused("mito-period-empty", period=period_said(found))
    at = closed.index(found)
    near = [("older", one) for one in closed[at + 1 : at + 2]] + [("newer", one) for one in closed[max(at - 1, 0) : at]]
    buttons = [
        Button(say(f"mito-archive-{key}", period=period_said(other)), f"mito archive {which} {other.label}")
        for key, other in near
    ]
    line = f"mito archive {which} {found.label}"
    card = ladder_card(book, book.ladder_of(found), page or 1, line, buttons)
    told = closing.told(book, found)
    lines = (*card.lines, *closed_lines(told)) if (page or 1) == 1 else card.lines
    return replace(card, lines=lines, replaces=page is not None)


# --- the notice of a period that closes


def closed_lines(told: closing.Closed) -> list[Argument]:
    """Climbers and upsets."""
    lines: list[Argument] = []
    if told.climbs:
        lines.append(strong(say("mito-closed-climbers")))
        lines += [
            say(
                "mito-closed-climb",
                who=Mention(one.player),
                before=one.before,
                after=one.after,
                up=one.before - one.after,
            )
            for one in told.climbs
        ]
    if told.upsets:
        lines.append(strong(say("mito-closed-upsets")))
        lines += [
            say(
                "mito-closed-upset",
                number=str(one.game.number),
                who=Mention(one.game.winner),
                percent=percent(one.share, 0),
                favourite=Mention(one.favourite),
            )
            for one in told.upsets
        ]
    return lines


def closed_card(book: League, period: Period) -> Card:
    """Who has won a period, who climbed, what nobody expected."""
    told = closing.told(book, period)
    winners = [one.player for one in told.first if one.place == 1]
    if winners:
        title = say("mito-closed-title", period=titled(book, period), who=people(winners, ping=True))
    else:
        title = say("mito-closed-title-nobody", period=titled(book, period))
    lines: list[Argument] = [
        say(f"mito-{medal}", who=Mention(one.player), value=amount(one.value)) for medal, one in _podium(told.first)
    ]
    if not winners:
        lines.append(say("mito-closed-nobody", minimum=book.numbers(period.which, period.end).minimum))
    lines.append(say("mito-ladder-games", games=told.games, players=len(told.first)))
    lines += closed_lines(told)
    order = (*told.first, *told.apart)[: card_pictures.ON_A_PHONE]
    row = (Button(say("mito-closed-button"), f"mito archive {period.which} {period.label}"),)
    subtitle = say("mito-ladder-games", games=told.games, players=len(told.first))
    return Card(title, tuple(lines), picture=picture(book, period, order, subtitle), buttons=(row,), tone=Tone.GOOD)
