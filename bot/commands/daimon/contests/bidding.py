"""/bid: the answer to a contest in one line, for whoever types rather than presses."""

from __future__ import annotations

from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.claim_parameters import Attribute, Bid, Dice, Protection, Skill, Trait, Weapon
from bot.commands.daimon.checks.taking_up import taken_up
from bot.commands.daimon.cog import cog
from bot.commands.daimon.contests import contest_cards, contests, ties
from bot.engines.daimon.contests.contest_rounds import contest_on
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Audience, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Yes


@cog.command("bid", may=May.PLAYER, secret=True)
async def bid(
    call: Call[Campaign],
    dice: Dice | None = None,
    reserve: Bid = 0,
    attribute: Attribute | None = None,
    skill: Skill | None = None,
    class_: Yes | None = None,
    trait: Trait | None = None,
    weapon: Weapon | None = None,
    protection: Protection | None = None,
) -> Card:
    """Answer the open contest with dice and a bid that nobody sees; with nothing given, choose them by buttons."""
    contest = contest_on(call.book)
    if contest.round and reserve:
        return ties.decided(call, contest.number, contest.round, "escalate", reserve, npc=False)
    if contest.round:
        return await ties.tie(call, contest.number, contest.round)
    claim = await composer.claim_of(call, dice, reserve, attribute, skill, class_, trait, 0, weapon, protection)
    page = ""
    if contest.armed and weapon is None:
        claim, page = await taken_up(call, claim)
    if page or (dice is None and attribute is None):
        return await contests.composed(call, contest, claim, page)
    return contests.answered(call, contest.number, claim, npc=False)


def typed_aloud(call: Call[Campaign]) -> Card | None:
    """The refusal of a roll that may be the answer for which a contest waits: typed in the room, everybody could read
    it; chosen on Discord or written in private, nobody."""
    contest, check = call.book.contests.open, call.book.checks.of(call.member)
    if contest is None or call.member not in contest.awaited or (check is not None and check.claim is None):
        return None
    read = bool(call.request.line) and not (call.room.private or call.request.unseen)
    return Card(
        lines=(say("contest-typed-aloud" if read else "contest-no-roll"),),
        buttons=((contest_cards.asking(contest, call.member),),),
        audience=Audience.MEMBER,
        tone=Tone.BAD,
        conceals=True,
    )
