"""«My accounts» of a game, for its reader alone, and /mito explain: the games that parted two people."""

from __future__ import annotations

from bot.commands.mito.cog import cog
from bot.commands.mito.game_cards import RECENT, counted
from bot.commands.mito.names import GameNumber, WhichLadder, amount, kept, people, titled
from bot.engines.book import Refused
from bot.engines.mito.league import League
from bot.engines.mito.parting import GapStep, steps
from bot.hall.cards.card import Argument, Audience, Card, Mention, Moment, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import PersonId
from bot.hall.declared.rules_pages import how

SHOWN = 6
"""Games named, those that parted two people most."""


@cog.command("accounts", hidden=True, reads=True, private=True)
async def accounts(call: Call[League], game: GameNumber) -> Card:
    """What a game brought or took its reader in every ladder, and why; whoever did not play reads it of everybody."""
    book, played = call.book, call.book.game(game)
    if played.number in book.held:
        raise Refused("mito-accounts-held", number=str(game))
    if book.since(played) > RECENT:
        raise Refused("mito-accounts-old", number=str(game))
    own = [call.member] if call.member in played.players else played.players
    lines = counted(book, book.after(played), played, own)
    title = say("mito-accounts-title", number=str(game), who=people(own))
    return Card(title, tuple(lines), buttons=((how("mito", "stakes"),),), audience=Audience.MEMBER)


@cog.command("explain", reads=True)
async def explain(
    call: Call[League], player: PersonId, other: PersonId | None = None, which: WhichLadder | None = None
) -> Card:
    """The games that parted two people on a ladder."""
    one, two = (player, other) if other else (call.member, player)
    if one == two:
        raise Refused("mito-explain-same")
    ladder = call.book.ladder(kept(call.book, which), call.now)
    for person in (one, two):
        if ladder.standing(person) is None:
            raise Refused("mito-explain-none", who=Mention(person), ladder=titled(call.book, ladder.period))
    found = steps(ladder, one, two)
    gap = amount(ladder.value(one) - ladder.value(two), sign=True)
    lines: list[Argument] = [strong(say("mito-explain-gap", who=Mention(one), other=Mention(two), gap=gap))]
    lines += [_line(step, one, two) for step in found[:SHOWN]]
    if len(found) > SHOWN:
        rest = sum(step.gap for step in found[SHOWN:])
        lines.append(say("mito-explain-rest", count=len(found) - SHOWN, gap=amount(rest, sign=True)))
    title = say("mito-explain-title", who=Mention(one), other=Mention(two), ladder=titled(call.book, ladder.period))
    return Card(title, tuple(lines))


def _line(step: GapStep, one: str, two: str) -> Argument:
    """A game with what it was for each, and by how much it moved the gap."""
    return say(
        "mito-explain-game",
        number=str(step.game.number),
        at=Moment(step.game.at, "date"),
        who=Mention(one),
        change=_change(step, one, step.one),
        other=Mention(two),
        others=_change(step, two, step.other),
        gap=strong(amount(step.gap, sign=True)),
    )


def _change(step: GapStep, player: str, change: int) -> Argument:
    return amount(change, sign=True) if player in step.game.players else "–"
