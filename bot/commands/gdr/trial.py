"""/gdr trial: after closing, who would have won with other weights on the same answers; marked as what it is."""

from __future__ import annotations

from bot.adventures.workbook import adventure_in
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.entering import AdventureFile
from bot.commands.gdr.names import character_named, named
from bot.commands.number_format import figure
from bot.engines.book import Refused
from bot.engines.gdr import trying
from bot.engines.gdr.results import character_ranking, results, team_ranking
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Audience, Card, Mention, Table, Words, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May


@cog.command("trial", may=May.DIRECTOR, private=True, reads=True)
@spoken
async def trial(call: Call[Gdr], file: AdventureFile) -> Card:
    """The ranking that other weights would have made."""
    book = call.book
    if not book.closed:
        raise Refused("gdr-not-closed")
    now, then = results(book), trying.tried(book, adventure_in(file.content, book.rules))
    stands, would = team_ranking(now), team_ranking(then)
    same = stands.groups[0] == would.groups[0]
    winners = listed(named(book, team) for team in would.groups[0])
    lines: list[Argument] = [say("gdr-trial-same" if same else "gdr-trial-other", teams=winners)]
    for character in book.scale.adventure.characters:
        before, after = character_ranking(now, character), character_ranking(then, character)
        if before.groups and before.groups[0] != after.groups[0]:
            first = [listed(Mention(book.player_of(one, character)) for one in of.groups[0]) for of in (before, after)]
            name = character_named(book, character)
            lines.append(say("gdr-trial-best", character=name, now=first[0], then=first[1]))
    rows: tuple[Words, ...] = tuple(
        (
            str(stands.places[team]),
            str(would.places[team]),
            named(book, team),
            figure(now[team].team.total),
            figure(then[team].team.total),
        )
        for team in stands.order
    )
    head = tuple(say(f"gdr-trial-{name}") for name in ("place", "would", "team", "score", "then"))
    table = Table(head, rows, (0, 1, 3, 4))
    return Card(say("gdr-trial-title"), tuple(lines), table=table, audience=Audience.MEMBER)
