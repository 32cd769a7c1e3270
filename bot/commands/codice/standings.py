"""/codice standings: who stands where after a round, and the places of everybody at the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Any

from bot.commands import card_pictures
from bot.commands.codice.answering import spoken
from bot.commands.codice.names import RoundNumber, director, named, teams_listed
from bot.commands.codice.outcomes import team_said
from bot.commands.codice.told import closed_round
from bot.commands.number_format import percent
from bot.engines.codice.bracket import bracket_places, final_places
from bot.engines.codice.standings import LOT, PBG, POINTS, TOTAL, standings
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.standings import Standings
from bot.hall.cards.card import Argument, Button, Card, Free, Picture, Table, Tone, Words, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden
from bot.hall.declared.kinds import Whole

cog: Cog[Codice] = Cog(Codice, "codice")

Page = Annotated[int, Whole(1, 99), Hidden()]
MEDALS = ("first", "second", "third")


@dataclass(frozen=True, slots=True)
class Listed:
    """The standings as they are shown: from first to last, a row of words for each team."""

    title: Argument
    order: tuple[str, ...]
    rows: tuple[Words, ...]
    head: Words
    """What stands above the columns."""
    highlight: int
    """So many teams at the top stand out: who would qualify, or has a place of the finals."""
    by_lot: bool
    final: bool

    def table(self, first: int = 0, last: int | None = None) -> Table:
        """Some of the rows, or all of them."""
        return Table(self.head, self.rows[first:last], right=(0, *range(2, len(self.head))))


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Codice], round_: RoundNumber | None = None, page: Page | None = None) -> Card:
    """The standings after a round, as a picture too."""
    after = closed_round(call.book, round_, director(call))
    return replace(standings_card(call, call.book, after, page or 1), replaces=page is not None)


def standings_card(call: Call[Any], book: Codice, after: int | None = None, page: int = 1) -> Card:
    """The standings after a round, or as they stand now; as many teams at a time as a phone shows well."""
    shown = listed(book, after)
    many = card_pictures.pages(len(shown.order))
    page = min(page, many)
    first = (page - 1) * card_pictures.ON_A_PHONE
    last = first + card_pictures.ON_A_PHONE
    lines: list[Argument] = []
    if shown.final:
        lines += [
            say(f"codice-standings-{medal}", team=team_said(book, team))
            for team, medal in zip(shown.order, MEDALS, strict=False)
        ]
    else:
        if shown.highlight:
            lines.append(say("codice-standings-qualify", teams=shown.highlight))
        lines.append(say("codice-standings-ties-robin" if book.started.robin else "codice-standings-ties"))
    if shown.by_lot:
        lines.append(say("codice-standings-by-lot"))
    return Card(
        shown.title,
        (*lines, *_out(book, shown)),
        shown.table(first, last),
        _picture(book, shown, first, last),
        buttons=_buttons(book, shown, after, page, many),
        tone=Tone.GOOD if shown.final else Tone.PLAIN,
    )


def _out(book: Codice, shown: Listed) -> list[Argument]:
    """Those who have played and stand nowhere any more."""
    lines: list[Argument] = []
    for fate in ("withdrawn", "disqualified"):
        out = [one.id for one in book.entrants.values() if one.fate == fate and one.since and one.id not in shown.order]
        if out:
            lines.append(say(f"codice-standings-{fate}", teams=teams_listed(book, out)))
    return lines


def _picture(book: Codice, shown: Listed, first: int, last: int) -> Picture:
    """The rows of this page; of several, each says which places it shows."""
    teams, name = len(shown.order), Free(book.name)
    subtitle: Argument = name
    if teams > card_pictures.ON_A_PHONE:
        subtitle = say("codice-standings-part", name=name, first=first + 1, last=min(last, teams), teams=teams)
    columns = [{"title": title, "align": "left" if at == 1 else "right"} for at, title in enumerate(shown.head)]
    highlight = max(0, shown.highlight - first)
    return card_pictures.standings(shown.title, subtitle, columns, shown.rows[first:last], highlight=highlight)


def _buttons(book: Codice, shown: Listed, after: int | None, page: int, many: int) -> tuple[tuple[Button, ...], ...]:
    """To the pages before and after, to the reasons, to the finals."""
    row = [_turn(shown, after, other) for other in (page - 1, page + 1) if 1 <= other <= many]
    row.append(Button(say("codice-standings-why-button"), "codice explain"))
    if shown.final and book.started.qualifiers:
        row.append(Button(say("codice-standings-bracket-button"), "codice bracket"))
    return (tuple(row),)


def _turn(shown: Listed, after: int | None, page: int) -> Button:
    first, last = (page - 1) * card_pictures.ON_A_PHONE + 1, min(page * card_pictures.ON_A_PHONE, len(shown.order))
    number = f" round:{after}" if after else ""
    return Button(say("codice-standings-page", first=first, last=last), f"codice standings{number} page:{page}")


# --- what stands in it


def listed(book: Codice, after: int | None = None) -> Listed:
    """The standings after a round (without its number: as it stands), or the final places once all is over."""
    plan = book.started
    over = book.ended and (after is None or after >= len(book.rounds))
    if over and not plan.robin:
        return _final(book)
    through = book.qualified_after if after is None else min(after, plan.rounds)
    found = standings(book, through)
    drawn = _by_lot(found)
    values = {(one.key, one.round): one.value for one in found.chain}
    total, won, pbg = values[TOTAL, 0], values.get((POINTS, through)), values.get((PBG, through))
    rows = tuple(
        (
            _place(place, team in drawn),
            named(book, team),
            str(total(team)),
            str(won(team)) if won else "–",
            percent(Fraction(pbg(team))) if pbg else "–",
        )
        for place, team in enumerate(found.order, 1)
    )
    if over:
        title = say("codice-standings-final")
    elif through == plan.rounds and plan.qualifiers:
        title = say("codice-standings-qualified")
    else:
        title = say("codice-standings-after", round=through, rounds=plan.rounds)
    head = (*_head("place", "team", "won"), say("codice-standings-column-round", round=through), *_head("pbg"))
    return Listed(title, found.order, rows, head, plan.qualifiers, bool(drawn), over)


def _final(book: Codice) -> Listed:
    """Places of the finals first, then the standings of the rounds."""
    order = final_places(book)
    found = standings(book, among=order)
    taken = bracket_places(book)
    total = found.chain[0].value
    drawn = _by_lot(standings(book, among=[team for team in order if team not in taken]))
    rows = tuple(
        (_place(place, team in drawn), named(book, team), str(found.places[team]), str(total(team)))
        for place, team in enumerate(order, 1)
    )
    head = _head("place", "team", "qualifying", "won")
    return Listed(say("codice-standings-final"), order, rows, head, len(taken), bool(drawn), True)


def _head(*names: str) -> Words:
    return tuple(say(f"codice-standings-column-{name}") for name in names)


def _place(place: int, by_lot: bool) -> str:
    return f"{place}*" if by_lot else str(place)


def _by_lot(found: Standings) -> set[str]:
    """Those whom only the lot set before or behind their neighbour."""
    drawn: set[str] = set()
    for one, other in zip(found.order, found.order[1:], strict=False):
        decided = found.compare(one, other).decided
        if decided is not None and decided.key == LOT:
            drawn |= {one, other}
    return drawn
