"""/scene: scenes end, the Master keeps the role or passes it on, players praise, claim and draw."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.sessions import draw_lines
from bot.engines.book import Book, Refused
from bot.engines.daimon import chair
from bot.engines.daimon import praise as voting
from bot.engines.daimon.campaign import Campaign
from bot.engines.daimon.chair import (
    Claimed,
    Kept,
    MasterDrawn,
    PassedOn,
    SceneEnded,
)
from bot.engines.daimon.praise import PraiseDecided, PraiseVoted
from bot.hall.call import Call
from bot.hall.cards import Argument, Audience, Button, Card, Mention, Tone, code, say, strong
from bot.hall.cogs import Cog, May
from bot.hall.parameters import Whole, Yes

cog: Cog[Campaign] = Cog(Campaign, "scene")

SceneNumber = Annotated[int, Whole(0, 100_000)]


@cog.command("end", may=May.MASTER)
async def end(call: Call[Campaign]) -> Card:
    """Close the scene: does the Master keep the role, and has the Master earned a die?"""
    book = call.book
    ended = chair.end_scene(book, call.now)
    if book.stable:
        return Card(say("scene-ended", number=ended.scene), (say("scene-next", number=book.scenes),))
    price = book.rules.prices.master
    row = [Button(say("scene-pass-button"), f"scene pass scene:{ended.scene}", "good")]
    if book.seat(book.master).reserve >= price:
        row.insert(0, Button(say("scene-keep-button", dice=price), "scene keep"))
    votes = (
        Button(say("scene-praise-yes"), f"scene praise yes {ended.scene}"),
        Button(say("scene-praise-no"), f"scene praise no {ended.scene}"),
    )
    lines = [say("scene-keep-first", who=Mention(book.master))]
    buttons: tuple[tuple[Button, ...], ...] = (tuple(row),)
    if book.chair.vote is not None and book.chair.vote.voters:
        lines.append(say("scene-praise-asked", who=Mention(book.master), dice=book.rules.awards.master))
        buttons = (*buttons, votes)
    return Card(say("scene-ended", number=ended.scene), tuple(lines), buttons=buttons, tone=Tone.ASK)


@cog.command("keep", may=May.MASTER)
async def keep(call: Call[Campaign]) -> Card:
    """Keep the role for a die; nobody may contest it."""
    kept = chair.keep(call.book)
    seat = call.book.seat(kept.player)
    return Card(
        say("scene-kept", who=Mention(kept.player)),
        (say("reserve-now", dice=seat.reserve), say("scene-next", number=call.book.scenes)),
        tone=Tone.GOOD,
    )


@cog.command("pass", may=May.MASTER, hidden=True)
async def pass_on(call: Call[Campaign], scene: SceneNumber) -> Card:
    """Let go of the role: claims are open."""
    if scene != call.book.scenes:
        raise Refused("nothing-to-pass-on")
    chair.pass_on(call.book, call.now)
    return claims_card(call)


def claims_card(call: Call[Campaign]) -> Card:
    """Who has claimed the role, who else is in the draw, and the buttons."""
    book = call.book
    lines: list[Argument] = []
    if book.chair.claims:
        lines.append(say("scene-claimants", who=listed(tuple(book.chair.claims))))
    else:
        lines.append(say("scene-in-the-draw", who=listed(chair.contenders(book))))
    lines.append(say("scene-claim-how", dice=book.rules.prices.master))
    row = (
        Button(say("scene-claim-button", dice=book.rules.prices.master), "scene claim"),
        Button(say("scene-draw-button"), f"scene draw scene:{book.scenes}", "good"),
    )
    return Card(say("scene-claims-open"), tuple(lines), buttons=(row,), tone=Tone.ASK)


def listed(players: tuple[str, ...]) -> Argument:
    """Several people, one after the other."""
    shown: Argument = Mention(players[0])
    for player in players[1:]:
        shown = say("people-and", first=shown, then=Mention(player))
    return shown


@cog.command("claim", may=May.PLAYER)
async def claim(call: Call[Campaign]) -> Card:
    """Spend a reserve die on the coming draw."""
    claimed = chair.claim(call.book, call.member)
    card = claims_card(call)
    dice = call.book.seat(claimed.player).reserve
    return Card(
        say("scene-claimed", who=Mention(claimed.player)),
        (say("reserve-now", dice=dice), *card.lines),
        buttons=card.buttons,
        tone=Tone.ASK,
    )


@cog.command("draw", may=May.PLAYER, hidden=True)
async def draw(call: Call[Campaign], scene: SceneNumber) -> Card:
    """Draw the Master of the next scene."""
    if scene != call.book.scenes:
        raise Refused("draw-over")
    drawn = chair.draw(call.book, call.member, call.now, call.dice)
    lines = draw_lines(drawn.players, drawn.rounds)
    if drawn.claimed:
        lines.append(say("scene-only-claimants" if drawn.rounds else "scene-claim-alone"))
    elif not drawn.rounds:
        lines.append(say("scene-last-token"))
    seal = call.book.ledger.present
    if drawn.rounds and seal is not None:
        lines.append(say("roll-seal", seal=code(f"{seal.short}·{seal.rolls}")))
    row = (
        Button(say("oracle-button"), "oracle"),
        Button(say("scene-check-button"), "check"),
        Button(say("events-button"), "events"),
    )
    title = say("scene-master", who=strong(Mention(drawn.winner)), number=call.book.scenes)
    return Card(title, tuple(lines), buttons=(row,), tone=Tone.GOOD)


@cog.command("praise", may=May.PLAYER, hidden=True, private=True)
async def praise(call: Call[Campaign], yes: Yes, scene: SceneNumber) -> Card:
    """Vote, unseen, on whether the Master of the scene has earned a die."""
    voting.praise(call.book, call.member, yes, scene)
    return Card(say("scene-voted"), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.heralds(PraiseDecided, topic="here")
def decided(call: Call[Campaign], book: Campaign, entry: PraiseDecided) -> Card:
    """What the players have decided, without saying who voted how."""
    if not entry.yes:
        return Card(say("scene-praised-not", who=Mention(entry.master)))
    seat = book.seat_of(entry.master)
    dice = seat.reserve if seat else 0
    return Card(say("scene-praised", who=Mention(entry.master)), (say("reserve-now", dice=dice),), tone=Tone.GOOD)


# --- the journal's lines


@cog.tells(SceneEnded)
def ended_line(call: Call[Book], entry: SceneEnded) -> Argument:
    """The journal's line of a scene's end."""
    return say("scene-ended", number=entry.scene)


@cog.tells(Kept)
def kept_line(call: Call[Book], entry: Kept) -> Argument:
    """The journal's line of a role kept."""
    return say("scene-kept", who=Mention(entry.player))


@cog.tells(PassedOn)
def passed_line(call: Call[Book], entry: PassedOn) -> Argument:
    """The journal's line of claims opened."""
    return say("scene-claims-open")


@cog.tells(Claimed)
def claimed_line(call: Call[Book], entry: Claimed) -> Argument:
    """The journal's line of a claim."""
    return say("scene-claimed", who=Mention(entry.player))


@cog.tells(MasterDrawn)
def drawn_line(call: Call[Book], entry: MasterDrawn) -> Argument:
    """The journal's line of a draw."""
    return say("scene-line-master", who=Mention(entry.winner))


@cog.tells(PraiseVoted)
def voted_line(call: Call[Book], entry: PraiseVoted) -> Argument:
    """The journal's line of a vote: who, never what."""
    return say("scene-line-voted", who=Mention(entry.player))


@cog.tells(PraiseDecided)
def decided_line(call: Call[Book], entry: PraiseDecided) -> Argument:
    """The journal's line of the players' decision."""
    return say("scene-praised" if entry.yes else "scene-praised-not", who=Mention(entry.master))
