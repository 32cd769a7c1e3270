"""The card of a ladder: who stands where, page by page, in words and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.commands import card_pictures
from bot.commands.mito.names import amount, titled
from bot.commands.mito.season_lines import movement, places_before, streak_line
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Ladder, Standing
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Button, Card, Mention, Picture, Table, Words, say, strong
from bot.hall.declared.rules_pages import how

COLUMNS = ("place", "player", "value", "best", "games")
MEDALS = ("first", "second", "third")


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


def picture(
    book: League, period: Period, order: Sequence[Standing], subtitle: Argument, before: Mapping[str, int]
) -> Picture:
    """The rows of a page, with who has moved since the places of before, if there were any; those who have a place
    stand out where others follow."""
    columns = [{"title": title, "align": "left" if at == 1 else "right"} for at, title in enumerate(head())]
    placed = sum(1 for one in order if one.place)
    rows = [row_of(one) for one in order]
    if before:
        columns.insert(1, {"title": say("mito-season-column"), "align": "center"})
        rows = [(row[0], movement(one, before), *row[1:]) for one, row in zip(order, rows, strict=True)]
    marked = placed if placed < len(order) else 0
    return card_pictures.standings(titled(book, period), subtitle, columns, rows, highlight=marked)


def ladder_card(book: League, ladder: Ladder, page: int, line: str, more: Sequence[Button], now: float) -> Card:
    """A page of a ladder as it stands; `line` is the command that shows it, without its page."""
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
            for medal, one in podium(order)
        ]
        lines += [told] if (told := streak_line(ladder)) else []
    lines.append(say("mito-ladder-games", games=len(ladder.games), players=placed))
    if placed < len(order):
        lines.append(say("mito-ladder-apart", minimum=ladder.rules.minimum, count=len(order) - placed))
    subtitle = say("mito-ladder-games", games=len(ladder.games), players=placed)
    turns = tuple(_turn(line, other, len(order)) for other in (page - 1, page + 1) if 1 <= other <= many)
    buttons = tuple(row for row in (turns, tuple(more), (how("mito", "ladders"),)) if row)
    title = titled(book, ladder.period)
    if not order:
        return Card(title, (say("mito-ladder-empty"),), buttons=buttons)
    drawn = picture(book, ladder.period, shown, subtitle, places_before(book, ladder, now))
    return Card(title, tuple(lines), table(shown), drawn, buttons=buttons)


def podium(order: Sequence[Standing]) -> list[tuple[str, Standing]]:
    """Those who have one of the first places, each with the key of their medal."""
    return [(MEDALS[one.place - 1], one) for one in order[:3] if 0 < one.place <= len(MEDALS)]


def _turn(line: str, page: int, count: int) -> Button:
    first = (page - 1) * card_pictures.ON_A_PHONE + 1
    last = min(page * card_pictures.ON_A_PHONE, count)
    return Button(say("mito-ladder-page", first=str(first), last=str(last)), f"{line} page:{page}")
