"""/diplomacy standings: who stands where, round by round, as a picture too."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.commands.diplomacy.answering import spoken
from bot.commands.diplomacy.names import all_named, named, points_said
from bot.commands.tournament.ranking import MEDALS, Page, PageNumber, Ranking
from bot.engines.book import Refused
from bot.engines.diplomacy.standings import LOT, POINTS, TOP, standings
from bot.engines.diplomacy.totals import Total, totals
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.standings import decided_by
from bot.hall.cards.card import Argument, Button, Card, Free, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

cog: Cog[Diplomacy] = Cog(Diplomacy, "diplomacy")

COLUMNS = 8
"""So many rounds, the last ones, stand side by side."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The standings as they are shown."""

    ranking: Ranking
    """The places of the top table stand out."""
    order: tuple[str, ...]
    tied: bool
    by_lot: bool


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Diplomacy], page: PageNumber | None = None) -> Card:
    """The standings as they are now, as a picture too."""
    book = call.book
    book.opened()
    if not totals(book):
        raise Refused("diplomacy-no-standings")
    return replace(standings_card(book, None, page or 1), replaces=page is not None)


def standings_card(book: Diplomacy, rounds: int | None = None, wanted: int = 1) -> Card:
    """The standings after so many rounds, or as they are now; as many players at a time as a phone shows well."""
    shown = listed(book, rounds)
    page = Page.of(shown.ranking, wanted)
    final = book.ended and (rounds is None or rounds >= len(book.rounds))
    lines: list[Argument] = []
    if final:
        lines += [
            say(f"diplomacy-medal-{medal}", player=named(book, player))
            for player, medal in zip(shown.order, MEDALS, strict=False)
        ]
    if shown.ranking.highlight:
        lines.append(say("diplomacy-standings-top", count=shown.ranking.highlight))
    if shown.by_lot:
        lines.append(say("diplomacy-standings-lot"))
    elif shown.tied:
        lines.append(say("diplomacy-standings-tied"))
    row = page.turns("diplomacy standings", "diplomacy-standings-page")
    row.append(Button(say("diplomacy-why-button"), "diplomacy explain"))
    return Card(
        shown.ranking.title,
        (*lines, *_out(book)),
        page.table(),
        page.picture(Free(book.name), "diplomacy-standings-part", players=len(shown.order)),
        buttons=(tuple(row),),
        tone=Tone.GOOD if final else Tone.PLAIN,
    )


def _out(book: Diplomacy) -> list[Argument]:
    """Those who were disqualified."""
    out = [one.id for one in book.entrants.values() if one.fate == "disqualified"]
    return [say("diplomacy-standings-out", players=all_named(book, out))] if out else []


# --- what stands in it


def listed(book: Diplomacy, rounds: int | None = None) -> Listed:
    """The standings after so many rounds, or as they are now."""
    found, known = standings(book, rounds), totals(book, rounds)
    through = len(book.rounds) if rounds is None else rounds
    drawn = decided_by(found, {LOT})
    tied = decided_by(found, {one.key for one in found.chain} - {TOP, POINTS})
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
    ranking = Ranking(title, wide_head, tuple(wide), top, head, tuple(rows))
    return Listed(ranking, found.order, bool(tied), bool(drawn))


def _round_said(total: Total, number: int) -> Argument:
    """What a round gave; a dash for one that was not played."""
    given = total.of_round(number)
    sitting = next((points for one, points in total.sitting if one == number), None)
    if given is None:
        return "–" if sitting is None else say("diplomacy-sat", points=sitting)
    return points_said(given)
