"""/scene: scenes end; the Master keeps the role or passes it on; players vote on a die, claim the role and draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.table.chair import claiming_row, in_the_draw, playing_row, stage_buttons
from bot.commands.daimon.table.sessions import draw_lines
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import lots_lines, seal_line
from bot.engines.book import Over, Refused
from bot.engines.daimon.table import chair, scenes
from bot.engines.daimon.table import master_vote as voting
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.chair import Claimed, MasterDrawn
from bot.engines.daimon.table.master_vote import PraiseDecided, PraiseVoted
from bot.engines.daimon.table.scenes import Kept, PassedOn, SceneEnded, SceneNamed
from bot.engines.seals import act_of
from bot.hall.cards.card import Audience, Button, Card, Free, Mention, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Text, Whole, Yes
from bot.hall.declared.lines import line_of

SceneNumber = Annotated[int, Whole(0, 100_000)]
Words = Annotated[str, Text(longest=60)]
Which = Annotated[int, Whole(1, 100_000), Hidden()]
Closed = Annotated[int, Whole(0, 100_000), Hidden()]


@cog.command("scene end", may=May.MASTER)
async def end(call: Call[Campaign], scene: Closed | None = None) -> Card:
    """Close the scene: does the Master keep the role, and has the Master earned a die?"""
    book = call.book
    if scene is not None and scene != book.scenes:
        raise Refused("scene-over")
    ended = scenes.end_scene(book, call.now)
    if book.chair.stage == "playing":
        on = (say("scene-next", number=book.scenes),)
        goes_on = (playing_row(book), (title_button(ended.scene),))
        return Card(say("scene-ended", number=ended.scene), on, buttons=goes_on)
    lines = [say("scene-keep-first", who=Mention(book.master))]
    if book.chair.vote is not None and book.chair.vote.voters:
        lines.append(say("scene-praise-asked", who=Mention(book.master), dice=book.rules.awards.master))
    rows = (*stage_buttons(book), (title_button(ended.scene),))
    return Card(say("scene-ended", number=ended.scene), tuple(lines), buttons=rows, tone=Tone.ASK)


def title_button(scene: int) -> Button:
    """Asks what the scene is called in the story of the evening."""
    return Button(say("scene-title-button"), f"scene title scene:{scene}", ask=("text",))


@cog.command("scene title", may=May.PLAYER)
async def title(call: Call[Campaign], text: Words, scene: Which | None = None) -> Card:
    """Say what a scene is called in the story of the evening."""
    named = scenes.name_scene(call.book, call.member, call.keep(text), scene or 0)
    return Card(say("scene-titled", number=named.scene, title=Free(named.words)), tone=Tone.GOOD)


@cog.command("scene keep", may=May.MASTER)
async def keep(call: Call[Campaign]) -> Card:
    """Keep the role for a die; nobody may contest it."""
    kept = scenes.keep(call.book, call.dice)
    seat = call.book.seat(kept.player)
    return Card(
        say("scene-kept", who=Mention(kept.player)),
        (say("reserve-now", dice=seat.reserve), say("scene-next", number=call.book.scenes)),
        buttons=(playing_row(call.book),),
        tone=Tone.GOOD,
    )


@cog.command("scene pass", may=May.MASTER, hidden=True)
async def pass_on(call: Call[Campaign], scene: SceneNumber) -> Card:
    """Let go of the role: claims are open."""
    if scene != call.book.scenes:
        raise Refused("nothing-to-pass-on")
    scenes.pass_on(call.book, call.now)
    return claims_card(call)


def claims_card(call: Call[Campaign]) -> Card:
    """Who has claimed the role, who else is in the draw, and the buttons."""
    lines = (in_the_draw(call.book), say("scene-claim-how", dice=call.book.rules.prices.master))
    return Card(say("scene-claims-open"), lines, buttons=(claiming_row(call.book),), tone=Tone.ASK)


@cog.command("scene claim", may=May.PLAYER)
async def claim(call: Call[Campaign]) -> Card:
    """Spend a reserve die on the coming draw."""
    claimed = chair.claim(call.book, call.member, call.dice)
    card = claims_card(call)
    dice = call.book.seat(claimed.player).reserve
    return Card(
        say("scene-claimed", who=Mention(claimed.player)),
        (say("reserve-now", dice=dice), *card.lines),
        buttons=card.buttons,
        tone=Tone.ASK,
    )


@cog.command("scene draw", may=May.PLAYER, hidden=True)
async def draw(call: Call[Campaign], scene: SceneNumber) -> Card:
    """Draw the Master of the next scene."""
    if scene != call.book.scenes:
        raise Over("draw-over")
    drawn = chair.draw(call.book, call.member, call.now, call.dice)
    lines = draw_lines(drawn.rounds)
    if drawn.claimed:
        lines.append(say("scene-only-claimants" if drawn.rounds else "scene-claim-alone"))
    elif not drawn.rounds:
        lines.append(say("scene-last-token"))
    if drawn.rounds:
        lines.append(seal_line(call.book, drawn.rounds[0].roll))
    else:
        lines += lots_lines(call.book, act_of(drawn.throw))
    title = say("scene-master", who=strong(Mention(drawn.winner)), number=call.book.scenes)
    return Card(title, tuple(lines), buttons=(playing_row(call.book),), tone=Tone.GOOD)


async def as_voted(call: Call[Campaign], words: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """A vote as it is changed, in a form; what it said is a secret, and no button may hold it."""
    return line_of(call.house.commands["scene praise"], {"scene": words["scene"]}), ("yes",)


@cog.command("scene praise", may=May.PLAYER, hidden=True, private=True, amended=as_voted)
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


# --- journal

tell(
    cog,
    {
        SceneEnded: "scene-ended",
        SceneNamed: "scene-titled",
        Kept: "scene-kept",
        PassedOn: "scene-claims-open",
        Claimed: "scene-claimed",
        MasterDrawn: "scene-line-master",
        PraiseVoted: "scene-line-voted",
        PraiseDecided: lambda entry: "scene-praised" if entry.yes else "scene-praised-not",
    },
    {**FIELDS, "words": ("title", lambda book, entry, words: Free(words))},
)
