"""/odds: the exact chances of a roll, of dice or from the sheet, with a small chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import floor
from typing import Annotated, Any

from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.claim_parameters import Attribute, Skill, Trait
from bot.commands.daimon.checks.composer import Claimed
from bot.commands.number_format import figure, percent
from bot.commands.rolls import MOST, Bonus, Reserve, Target
from bot.engines.book import Book, Refused
from bot.engines.daimon.character.pool import Claim, pooled
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import OUTSTANDING, chances
from bot.hall.cards.card import Argument, Audience, Card, Mention, Picture, Table, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Whole, Yes

DiceCount = Annotated[int, Whole(1, MOST, offers=tuple(range(1, 11)))]

ALL = 16
"""Numbers of successes that are all listed; of more, unlikely ones are put together."""
RARE = Fraction(1, 1000)
"""The chance below which numbers of successes are put together."""
LEAST = Fraction(1, 1000)
"""The smallest part that a percentage with one decimal can tell."""

cog: Cog[Book] = Cog()


@cog.command("odds", reads=True, needs=("dice", "attribute"), rather=Campaign)
async def odds(
    call: Call[Any],
    dice: DiceCount | None = None,
    target: Target | None = None,
    reserve: Reserve = 0,
    attribute: Attribute | None = None,
    skill: Skill | None = None,
    class_: Yes | None = None,
    trait: Trait | None = None,
    bonus: Bonus = 0,
) -> Card:
    """The exact chances of each number of successes; of a campaign's rolls for who asks alone: they tell of a plan."""
    if call.volume is None:
        if attribute or skill or class_ or trait:
            raise Refused("no-sheet-here")
        return of_dice(max((dice or 0) + bonus, 0), reserve, target)
    if attribute or skill or class_ or trait:
        claim = await composer.claim_of(call, dice, reserve, attribute, skill, class_, trait, bonus)
        card = of_claim(call, claim, target)
    else:
        card = of_dice(max((dice or 0) + bonus, 0), reserve, target)
    return replace(card, audience=Audience.MEMBER)


@cog.command("chances", reads=True, private=True, hidden=True)
async def of_my_claim(call: Call[Campaign], claim: Claimed) -> Card:
    """The chances of what a player is putting together, for that player alone."""
    return replace(of_claim(call, claim, None), audience=Audience.MEMBER)


def of_claim(call: Call[Campaign], claim: Claim, target: int | None) -> Card:
    """The chances of a claim, with the die that was lent to the check: for each bid that the reserve allows, and the
    chart of the one that is made."""
    book = call.book
    seat = book.seat(call.member)
    asked = book.checks.of(call.member)
    situation = asked.situation if asked else ()
    pool = pooled(book.rules, book.character_of(call.member), claim, situation, scene=book.scenes)
    lent = book.rules.reserve.help if asked and asked.helper else 0
    natural = pool.natural + lent
    card = of_dice(natural, pool.bid, target)
    why = composer.pool_lines(call, pool)
    if asked and lent:
        why = (*why, say("check-helped", who=Mention(asked.helper)))
    bids = range(seat.free + 1)
    if target is None:
        lines = (*why, *card.lines, say("odds-every-target"))
        return replace(card, lines=lines, table=_every_target(book, natural, bids))
    each = [
        say("odds-bid", bid=bid, chance=strong(chance_said(at_least(natural + bid, target))), target=target)
        for bid in bids
    ]
    return replace(card, lines=(*why, *each, *card.lines))


def _every_target(book: Campaign, natural: int, bids: Sequence[int]) -> Table:
    """The chances of each bid against each target, in percent."""
    low, high = book.rules.dice.targets
    targets = range(low, high + 1)
    rows = tuple((f"+{bid}", *(str(_whole(at_least(natural + bid, target))) for target in targets)) for bid in bids)
    head: tuple[Argument, ...] = (say("odds-column-bid"), *map(str, targets))
    return Table(head, rows, right=tuple(range(len(head))))


def at_least(dice: int, target: int) -> Fraction:
    """The chance of so many successes or more."""
    return sum(chances(dice)[target:], Fraction(0))


def _whole(chance: Fraction) -> int:
    """A chance in whole percents; never 0 or 100 unless it is."""
    percents = floor(chance * 100 + Fraction(1, 2))
    return min(max(percents, 1), 99) if 0 < chance < 1 else percents


def of_dice(dice: int, reserve: int, target: int | None) -> Card:
    """The chances of so many dice."""
    total = dice + reserve
    if total > MOST:
        raise Refused("too-many-dice", most=MOST)
    every = chances(total)
    lines: list[Argument] = []
    if target is not None:
        lines.append(say("odds-target", chance=strong(chance_said(at_least(total, target))), target=target))
        outstanding = sum(every[target + OUTSTANDING :], Fraction(0))
        if outstanding:
            lines.append(say("odds-outstanding", chance=chance_said(outstanding), count=target + OUTSTANDING))
    lines.append(say("odds-mean", mean=figure(Fraction(total, 2), total % 2)))
    likely: list[Argument] = [
        say("odds-each", count=count, chance=chance_said(chance))
        for count, chance in enumerate(every)
        if len(every) <= ALL or chance >= RARE
    ]
    rest = sum((chance for chance in every if chance < RARE), Fraction(0)) if len(every) > ALL else Fraction(0)
    if rest:
        likely.append(say("odds-rest", chance=chance_said(rest)))
    title = say("odds-title-reserve", dice=dice, reserve=reserve) if reserve else say("odds-title", dice=dice)
    picture = Picture(
        "odds",
        {
            "title": title,
            "subtitle": say("odds-subtitle", target=target) if target is not None else say("odds-subtitle-all"),
            "bars": [{"label": str(count), "chance": float(chance)} for count, chance in enumerate(every)],
            "from": target,
            "mark": say("odds-mark", target=target) if target is not None else "",
            "legend": {"success": say("odds-success"), "failure": say("odds-failure")},
        },
        alt=title,
    )
    return Card(
        title,
        (*lines, *_paired(likely)),
        picture=picture,
    )


def _paired(each: list[Argument]) -> list[Argument]:
    """The chances, three on a line."""
    groups = [each[start : start + 3] for start in range(0, len(each), 3)]
    return [say(f"odds-row-{len(group)}", **dict(zip("abc", group, strict=False))) for group in groups]


def chance_said(chance: Fraction) -> Argument:
    """A chance as a percentage, as its bar has it; what can happen is never 0%, what can fail never 100%."""
    if 0 < chance < LEAST / 2:
        return say("odds-less", chance=percent(LEAST))
    if 1 - LEAST / 2 <= chance < 1:
        return say("odds-more", chance=percent(1 - LEAST))
    return percent(chance, 1 if (chance * 100).denominator > 1 else 0)
