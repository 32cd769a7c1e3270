"""/assist: a reserve die lent to a companion's check, strike, aimed shot or part in a contest."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.checks import checks
from bot.commands.daimon.cog import cog
from bot.commands.daimon.contests import contest_cards
from bot.commands.daimon.fights import fight_cards
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import tell
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import lent_dice as contests
from bot.engines.daimon.contests.lent_dice import ContestHelped
from bot.engines.daimon.fights import lent_dice
from bot.engines.daimon.fights.lent_dice import ShotHelped, StrikeHelped
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Member
from bot.hall.declared.offers import of_people
from bot.hall.requests import Suggestion


async def _helpable(call: Call[Campaign], typed: str) -> list[Suggestion]:
    """Whose roll waits that a die could be lent to, whoever asks apart."""
    book = call.book if call.volume is not None else None
    if not isinstance(book, Campaign):
        return []
    checks = [check.player for check in book.checks.open.values() if not check.helper]
    shots = [shot.player for shot in book.fights.shots.values() if not shot.helper]
    rivals = contests.unhelped(book, book.contests.open) if book.contests.open is not None else []
    found = dict.fromkeys((*checks, *rivals, *shots, *lent_dice.unhelped(book)))
    return await of_people(call, [await call.people.person(one) for one in found if one != call.member])


Helped = Annotated[str, Member(suggest=_helpable)]


@cog.command("assist", may=May.PLAYER)
async def assist(call: Call[Campaign], player: Helped) -> Card:
    """Lend a reserve die to a roll of a player's that waits: a check, a contest, an aimed shot or a strike."""
    book, helper = call.book, call.member
    contest = book.contests.open
    shot = next((one for one in book.fights.shots.values() if one.player == player), None)
    if book.checks.of(player) is not None:
        return checks.helped(call, deciding.assist(book, helper, player, call.dice))
    if contest is not None and player in contest.rivals:
        now = contests.help_rival(book, helper, player, call.now, call.dice)
        if now.reveals:
            return contest_cards.reveal_card(call, now)
        return contest_cards.open_card(call, now, _lent(call, player))
    if shot is not None:
        lent_dice.help_shot(book, helper, shot, call.dice)
        return Card(say("aim-title", who=Mention(player)), (_lent(call, player),), tone=Tone.ASK)
    if lent_dice.may_be_helped(book, player):
        fight = lent_dice.help_strike(book, helper, player, call.dice)
        return fight_cards.fight_card(call, fight, _lent(call, player))
    return checks.helped(call, deciding.assist(book, helper, player, call.dice))


def _lent(call: Call[Campaign], player: str) -> Argument:
    """Who lends a die to whom."""
    return say("check-line-helped", by=Mention(call.member), who=Mention(player))


# --- journal

tell(
    cog,
    {
        StrikeHelped: "check-line-helped",
        ShotHelped: "check-line-helped",
        ContestHelped: "check-line-helped",
    },
    FIELDS,
)
