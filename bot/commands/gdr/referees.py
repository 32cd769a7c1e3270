"""/gdr referees: after closing, how severe each was, the ranking without that, how alike two of one team were."""

from __future__ import annotations

from fractions import Fraction

from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import named
from bot.commands.number_format import figure, percent
from bot.engines.gdr import severity
from bot.engines.gdr.results import results, team_ranking
from bot.engines.gdr.severity import Likeness, Severity
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Audience, Card, Mention, Table, Words, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May


@cog.command("referees", may=May.DIRECTOR, private=True, reads=True)
@spoken
async def referees(call: Call[Gdr]) -> Card:
    """How severe each referee was, and what that did."""
    book = call.book
    found = results(book)
    lines: list[Argument] = [say("gdr-severity-how"), *(_severity(one) for one in severity.severities(book))]
    if alike := severity.likenesses(book):
        lines.append(strong(say("gdr-likeness-title")))
        lines += [_likeness(book, one) for one in alike]
    stands, (order, totals) = team_ranking(found), severity.corrected(book)
    lines.append(strong(say("gdr-corrected-title")))
    rows: tuple[Words, ...] = tuple(
        (
            str(stands.places[team]),
            str(order.places[team]),
            named(book, team),
            figure(found[team].team.total),
            figure(totals[team]),
        )
        for team in stands.order
    )
    head = tuple(say(f"gdr-corrected-{name}") for name in ("place", "would", "team", "score", "without"))
    same = stands.places == order.places
    lines.append(say("gdr-corrected-same" if same else "gdr-corrected-other"))
    return Card(
        say("gdr-severity-title"), tuple(lines), table=Table(head, rows, (0, 1, 3, 4)), audience=Audience.MEMBER
    )


def _severity(one: Severity) -> Argument:
    key = "gdr-severity-even" if not one.points else "gdr-severity-mild" if one.points > 0 else "gdr-severity-severe"
    return say(key, who=Mention(one.referee), points=figure(abs(one.points)), sheets=one.sheets)


def _likeness(book: Gdr, one: Likeness) -> Argument:
    return say(
        "gdr-likeness",
        team=named(book, one.team),
        first=Mention(one.first),
        second=Mention(one.second),
        same=percent(_share(one), 0),
        near=one.near,
        opposite=one.opposite,
    )


def _share(one: Likeness) -> Fraction:
    return Fraction(one.same, one.asked)
