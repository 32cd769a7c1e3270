"""/mito challenge: one calls another out in the room, the other agrees by a press; the game that decides tells it."""

from __future__ import annotations

from typing import Annotated

from bot.commands.journal_lines import person, tell
from bot.commands.mito.cog import cog, in_its_zone
from bot.commands.mito.held_games import guests
from bot.commands.shown_in_rooms import show, word
from bot.engines.book import Refused
from bot.engines.mito import challenges, season
from bot.engines.mito.challenges import ChallengeAgreed, ChallengeDropped, ChallengeMade
from bot.engines.mito.league import Challenge, League
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import PersonId, Whole
from bot.hall.declared.told import Told

Number = Annotated[int, Whole(1, 9_999_999)]


@cog.command("challenge")
@in_its_zone
async def challenge(call: Call[League], player: PersonId) -> Card:
    """Call somebody out."""
    if await guests(call, [player]):
        raise Refused("mito-challenge-guest", who=Mention(player))
    room = call.room_for("here") if call.room.private else call.room.id
    found = challenges.challenge(call.book, call.member, player, call.now, room)
    news = "mito-challenge-agreed-word" if found.agreed else "mito-challenge-made-word"
    return shown(call, found, say(news, who=Mention(player)), pressed=False)


@cog.command("take-up", hidden=True)
@in_its_zone
async def take_up(call: Call[League], challenge: Number) -> Card:
    """Agree to a challenge."""
    found = challenges.agree(call.book, call.member, challenge, call.now)
    return shown(call, found, say("mito-challenge-agreed-word", who=Mention(found.by)))


@cog.command("decline", hidden=True)
async def decline(call: Call[League], challenge: Number) -> Card:
    """Say that one does not want a challenge, or take one's own back."""
    found = challenges.drop(call.book, call.member, challenge, call.now)
    by = found.by == call.member
    what = say("mito-challenge-taken-back" if by else "mito-challenge-declined", who=Mention(call.member))
    call.told.append(Told(Card(_title(found), (what,)), found.room, key=_key(call, found)))
    return word(say("mito-challenge-dropped-word"))


def shown(call: Call[League], found: Challenge, news: Argument, *, pressed: bool = True) -> Card:
    """Show a challenge in its room as it stands, and answer whoever called out, or pressed elsewhere."""
    return show(call, _card(call, found), _key(call, found), [found.room], word(news), pressed=pressed)


def _key(call: Call[League], found: Challenge) -> str:
    assert call.volume is not None
    return f"challenge:{call.volume.stored.id}:{found.number}"


def _title(found: Challenge) -> Argument:
    return say("mito-challenge-title", who=Mention(found.by), rival=Mention(found.rival))


def _card(call: Call[League], found: Challenge) -> Card:
    """Who has called out whom, how they stand against each other, and what is to be pressed."""
    book = call.book
    won, lost = season.between(book.ladder(book.active[0], call.now), found.by, found.rival)
    lines: list[Argument] = []
    if won or lost:
        lines.append(
            say("mito-challenge-so-far", who=Mention(found.by), won=won, rival=Mention(found.rival), lost=lost)
        )
    lines.append(say("mito-challenge-what"))
    if found.agreed:
        lines.insert(0, say("mito-challenge-on"))
        return Card(_title(found), tuple(lines), tone=Tone.GOOD)
    lines.append(say("mito-challenge-asked", who=Mention(found.rival, ping=True)))
    row = (
        Button(say("mito-challenge-yes-button"), f"mito take-up {found.number}", "good"),
        Button(say("mito-challenge-no-button"), f"mito decline {found.number}"),
    )
    return Card(_title(found), tuple(lines), buttons=(row,), tone=Tone.ASK)


tell(
    cog,
    {
        ChallengeMade: "mito-line-challenge-made",
        ChallengeAgreed: "mito-line-challenge-agreed",
        ChallengeDropped: "mito-line-challenge-dropped",
    },
    {**person("by", "who"), **person("rival", "rival")},
)
