"""/roll by who watches a campaign: plain dice, and no word of anybody's character."""

from __future__ import annotations

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.seal_lines import seal_line
from bot.engines.book import Book, Refused
from bot.engines.daimon.table import bystanders
from bot.engines.daimon.table.bystanders import BystanderRolled
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Card, Free, Mention, code, say, strong
from bot.hall.declared.call import Call


def roll(call: Call[Campaign], dice: int | None, bonus: int, note: str | None, plain: bool) -> Card:
    """Plain dice of somebody without a seat; anything of a sheet or a reserve is refused."""
    if dice is None or not plain:
        raise Refused("bystander-plain")
    rolled = bystanders.roll(call.book, call.member, max(dice + bonus, 0), call.keep(note), call.dice)
    who = Mention(rolled.member)
    title = say("roll-title-note", who=who, note=call.free(rolled.note)) if rolled.note else say("roll-title", who=who)
    total = strong(say("roll-successes", count=rolled.successes))
    faces = say("roll-faces", faces=code(names.dice_row(rolled.roll.faces)), sum=total)
    return Card(title, (faces, say("bystander-nobodys"), seal_line(call.book, rolled.roll)))


@cog.tells(BystanderRolled)
def rolled_line(call: Call[Book], entry: BystanderRolled) -> Argument:
    """The journal's line of such a roll."""
    faces = code(names.dice_row(entry.roll.faces))
    line = say("bystander-line", who=Mention(entry.member), faces=faces, count=entry.successes)
    return say("roll-line-note", line=line, note=Free(entry.note)) if entry.note else line
