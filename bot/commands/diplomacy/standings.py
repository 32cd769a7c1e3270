"""/diplomacy standings: who stands where, round by round, as a picture too."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.commands import card_pictures
from bot.commands.diplomacy.answering import spoken
from bot.commands.diplomacy.names import Page, all_named, named, points_said
from bot.engines.book import Refused
from bot.engines.diplomacy.standings import LOT, POINTS, TOP, standings
from bot.engines.diplomacy.totals import Total, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.standings import Standings
from bot.hall.cards.card import Argument, Button, Card, Free, Picture, Table, Tone, Words, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

cog: Cog[Diplomacy] = Cog(Diplomacy, "diplomacy")

COLUMNS = 8
"""So many rounds, the last ones, stand side by side."""
MEDALS = ("first", "second", "third")


@dataclass(frozen=True, slots=True)
class Listed:
    """The standings as they are shown: from first to last, a row of words for each player."""

    title: Argument
    order: tuple[str, ...]
    head: Words
    rows: tuple[Words, ...]
    wide_head: Words
    """The same with every round, for where there is room."""
    wide: tuple[Words, ...]
    tied: bool
    by_lot: bool
    top: int
    """So many places are those of the top table."""

    def table(self, first: int = 0, last: int | None = None) -> Table:
        """Some of the rows, or all of them."""
        return Table(self.head, self.rows[first:last], right=(0, *range(2, len(self.head))))


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Diplomacy], page: Page | None = None) -> Card:
    """The standings as they are now, as a picture too."""
    book = call.book
    book.opened()
    if not totals(book):
        raise Refused("diplomacy-no-standings")
    return replace(standings_card(book, None, page or 1), replaces=page is not None)


def standings_card(book: Diplomacy, rounds: int | None = None, page: int = 1) -> Card:
    """The standings after so many rounds, or as they are now; as many players at a time as a phone shows well."""
    shown = listed(book, rounds)
    many = card_pictures.pages(len(shown.order))
    page = min(page, many)
    first = (page - 1) * card_pictures.ON_A_PHONE
    last = first + card_pictures.ON_A_PHONE
    final = book.ended and (rounds is None or rounds >= len(book.rounds))
    lines: list[Argument] = []
    if final:
        lines += [
            say(f"diplomacy-medal-{medal}", player=named(book, player))
            for player, medal in zip(shown.order, MEDALS, strict=False)
        ]
    if shown.top:
        lines.append(say("diplomacy-standings-top", count=shown.top))
    if shown.by_lot:
        lines.append(say("diplomacy-standings-lot"))
    elif shown.tied:
        lines.append(say("diplomacy-standings-tied"))
    return Card(
        shown.title,
        (*lines, *_out(book)),
        shown.table(first, last),
        _picture(book, shown, first, last),
        buttons=(_row(shown, page, many),),
        tone=Tone.GOOD if final else Tone.PLAIN,
    )


def _out(book: Diplomacy) -> list[Argument]:
    """Those who were disqualified."""
    out = [one.id for one in book.entrants.values() if one.fate == "disqualified"]
    return [say("diplomacy-standings-out", players=all_named(book, out))] if out else []


def _picture(book: Diplomacy, shown: Listed, first: int, last: int) -> Picture:
    name, players = Free(book.name), len(shown.order)
    subtitle: Argument = name
    if players > card_pictures.ON_A_PHONE:
        last = min(last, players)
        subtitle = say("diplomacy-standings-part", name=name, first=first + 1, last=last, players=players)
    columns = [{"title": title, "align": "left" if at == 1 else "right"} for at, title in enumerate(shown.wide_head)]
    highlight = max(0, shown.top - first)
    return card_pictures.standings(shown.title, subtitle, columns, shown.wide[first:last], highlight=highlight)


def _row(shown: Listed, page: int, many: int) -> tuple[Button, ...]:
    row = []
    for other in (page - 1, page + 1):
        if 1 <= other <= many:
            first = (other - 1) * card_pictures.ON_A_PHONE + 1
            last = min(other * card_pictures.ON_A_PHONE, len(shown.order))
            label = say("diplomacy-standings-page", first=first, last=last)
            row.append(Button(label, f"diplomacy standings page:{other}"))
    row.append(Button(say("diplomacy-why-button"), "diplomacy explain"))
    return tuple(row)


# --- what stands in it


def listed(book: Diplomacy, rounds: int | None = None) -> Listed:
    """The standings after so many rounds, or as they are now."""
    found, known = standings(book, rounds), totals(book, rounds)
    through = len(book.rounds) if rounds is None else rounds
    drawn = _decided_by(found, {LOT})
    tied = _decided_by(found, {one.key for one in found.chain} - {TOP, POINTS})
    shown = range(max(1, through - COLUMNS + 1), through + 1)
    rows, wide = [], []
    for place, player in enumerate(found.order, 1):
        total = known[player]
        start = (f"{place}*" if player in drawn else str(place), named(book, player))
        points = points_said(total.points)
        rows.append((*start, points))
        each = (_round_said(total, number) for number in shown)
        wide.append((*start, *each, points))
    head = tuple(say(f"diplomacy-column-{name}") for name in ("place", "player", "points"))
    wide_head = (*head[:2], *(say("diplomacy-column-round", round=number) for number in shown), head[2])
    over = book.ended and through == len(book.rounds)
    title = (
        say("diplomacy-standings-final") if over else say("diplomacy-standings-now", round=through, rounds=book.planned)
    )
    top = sum(1 for one in found.chain if one.key == TOP) and min(3, len(found.order))
    return Listed(title, found.order, head, tuple(rows), wide_head, tuple(wide), bool(tied), bool(drawn), top)


def _round_said(total: Total, number: int) -> Argument:
    """What a round gave; a dash for one that was not played."""
    given = total.of_round(number)
    sitting = next((points for one, points in total.sitting if one == number), None)
    if given is None:
        return "–" if sitting is None else say("diplomacy-sat", points=sitting)
    return points_said(given)


def _decided_by(found: Standings, keys: set[str]) -> set[str]:
    """Those whom one of these criteria set before or behind their neighbour."""
    decided: set[str] = set()
    for one, other in zip(found.order, found.order[1:], strict=False):
        step = found.compare(one, other).decided
        if step is not None and step.key in keys:
            decided |= {one, other}
    return decided
