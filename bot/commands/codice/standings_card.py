"""The standings as a card: who stands where after a round, and the places of everybody at the end."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bot.commands.codice.names import named, teams_listed
from bot.commands.codice.outcomes import team_said
from bot.commands.number_format import percent
from bot.commands.tournament.ranking import MEDALS, Page, Ranking
from bot.engines.codice.explaining import PlacesAhead, prospects
from bot.engines.codice.finals import bracket_places, final_places
from bot.engines.codice.public import round_told, standings_held
from bot.engines.codice.standings import LOT, PBG, POINTS, TOTAL, standings
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.standings import decided_by
from bot.hall.cards.card import Argument, Button, Card, Free, Tone, Words, say
from bot.hall.declared.rules_pages import how


@dataclass(frozen=True, slots=True)
class Listed:
    """The standings as they are shown."""

    ranking: Ranking
    """Who would qualify, or has a place of the finals, stands out."""
    order: tuple[str, ...]
    by_lot: bool
    final: bool


def standings_card(book: Codice, after: int | None = None, wanted: int = 1) -> Card:
    """The standings after a round, or as they stand now; as many teams at a time as a phone shows well."""
    shown = listed(book, after)
    page = Page.of(shown.ranking, wanted)
    lines: list[Argument] = []
    if shown.final:
        lines += [
            say(f"codice-standings-{medal}", team=team_said(book, team))
            for team, medal in zip(shown.order, MEDALS, strict=False)
        ]
    else:
        if shown.ranking.highlight:
            lines.append(say("codice-standings-qualify", teams=shown.ranking.highlight))
        lines.append(say("codice-standings-ties-robin" if book.started.robin else "codice-standings-ties"))
    if shown.by_lot:
        lines.append(say("codice-standings-by-lot"))
    return Card(
        shown.ranking.title,
        (*lines, *_out(book, shown)),
        page.table(),
        page.picture(Free(book.name), "codice-standings-part", teams=len(shown.order)),
        buttons=_buttons(book, shown, after, page),
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


def _buttons(book: Codice, shown: Listed, after: int | None, page: Page) -> tuple[tuple[Button, ...], ...]:
    """To the pages before and after, to the reasons, to the finals."""
    line = f"codice standings round:{after}" if after else "codice standings"
    row = page.turns(line, "codice-standings-page")
    row.append(Button(say("codice-standings-why-button"), "codice explain"))
    if shown.final and book.started.qualifiers:
        row.append(Button(say("codice-standings-bracket-button"), "codice bracket"))
    return ((*row, how("codice", "standings")),)


# --- what the last tables of a round decide


def prospect_lines(book: Codice) -> list[Argument]:
    """Which results of the last tables lead to which places, tables and finals; nothing while tables are held."""
    if round_told(book) is not book.round or standings_held(book):
        return []
    return [_prospect(book, one) for one in prospects(book)]


def _prospect(book: Codice, one: PlacesAhead) -> Argument:
    team = named(book, one.team)
    won, lost = (_between(book, places) if places else None for places in (one.won, one.lost))
    if won is None or lost is None:
        return say("codice-prospect-sure", team=team, place=lost or won)
    return say("codice-prospect", team=team, won=won, lost=lost)


def _between(book: Codice, places: tuple[int, int]) -> Argument:
    """The places, and where they lead: to the finals or not after the last round, else to which table."""
    best, worst = places
    place = say("codice-prospect-place" if best == worst else "codice-prospect-places", best=best, worst=worst)
    plan, number = book.started, book.round.number if book.round is not None else 0
    if number >= plan.rounds:
        cut = "in" if worst <= plan.qualifiers else "out" if best > plan.qualifiers else "open"
        return say(f"codice-prospect-{cut}", place=place)
    first, last = (best + 1) // 2, (worst + 1) // 2
    teams = len(book.playing())
    if teams % 2 and best == teams:
        return say("codice-prospect-rest", place=place)
    return say(
        "codice-prospect-table" if first == last else "codice-prospect-tables", place=place, first=first, last=last
    )


# --- what stands in it


def listed(book: Codice, after: int | None = None) -> Listed:
    """The standings after a round (without its number: as it stands), or the final places once all is over."""
    plan = book.started
    over = book.ended and (after is None or after >= len(book.rounds))
    if over and not plan.robin:
        return _final(book)
    through = book.qualified_after if after is None else min(after, plan.rounds)
    found = standings(book, through)
    drawn = decided_by(found, {LOT})
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
    return Listed(Ranking(title, head, rows, plan.qualifiers), found.order, bool(drawn), over)


def _final(book: Codice) -> Listed:
    """Places of the finals first, then the standings of the rounds."""
    order = final_places(book)
    found = standings(book, among=order)
    taken = bracket_places(book)
    total = found.chain[0].value
    drawn = decided_by(standings(book, among=[team for team in order if team not in taken]), {LOT})
    rows = tuple(
        (_place(place, team in drawn), named(book, team), str(found.places[team]), str(total(team)))
        for place, team in enumerate(order, 1)
    )
    head = _head("place", "team", "qualifying", "won")
    ranking = Ranking(say("codice-standings-final"), head, rows, len(taken))
    return Listed(ranking, order, bool(drawn), True)


def _head(*names: str) -> Words:
    return tuple(say(f"codice-standings-column-{name}") for name in names)


def _place(place: int, by_lot: bool) -> str:
    return f"{place}*" if by_lot else str(place)
