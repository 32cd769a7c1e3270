"""/odds: the exact chances of a roll, with a small chart."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from bot.commands.rolls import MOST, Reserve, Target
from bot.engines.book import Book, Refused
from bot.engines.rolls import OUTSTANDING, chances
from bot.hall.call import Call
from bot.hall.cards import Argument, Card, Picture, say, strong
from bot.hall.cogs import Cog
from bot.hall.parameters import Whole

DiceCount = Annotated[int, Whole(1, MOST, offers=tuple(range(1, 11)))]

ALL = 16
"""Up to so many numbers of successes are all told."""
RARE = Fraction(1, 1000)
"""Of more, those less likely than this are told together."""

cog: Cog[Book] = Cog()


@cog.command("odds", reads=True)
async def odds(call: Call[Book], dice: DiceCount, target: Target | None = None, reserve: Reserve = 0) -> Card:
    """The exact chances of each number of successes."""
    total = dice + reserve
    if total > MOST:
        raise Refused("too-many-dice", most=MOST)
    every = chances(total)
    lines: list[Argument] = []
    if target is not None:
        lines.append(say("odds-target", chance=strong(percent(sum(every[target:], Fraction(0)))), target=target))
        outstanding = sum(every[target + OUTSTANDING :], Fraction(0))
        if outstanding:
            lines.append(say("odds-outstanding", chance=percent(outstanding), count=target + OUTSTANDING))
    lines.append(say("odds-mean", mean=number(Fraction(total, 2))))
    likely: list[Argument] = [
        say("odds-each", count=count, chance=percent(chance))
        for count, chance in enumerate(every)
        if len(every) <= ALL or chance >= RARE
    ]
    rest = sum((chance for chance in every if chance < RARE), Fraction(0)) if len(every) > ALL else Fraction(0)
    if rest:
        likely.append(say("odds-rest", chance=percent(rest)))
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


def percent(chance: Fraction) -> Argument:
    """A chance as a percentage with one decimal; never 0 or 100 unless it is."""
    tenths = round(chance * 1000)
    if 0 < chance < 1:
        tenths = min(max(tenths, 1), 999)
    return say("percent", value=number(Fraction(tenths, 10)))


def number(value: Fraction) -> Argument:
    """A number with at most one decimal, as each language writes it."""
    tenths = round(value * 10)
    whole, rest = divmod(tenths, 10)
    return say("decimal", whole=str(whole), rest=str(rest)) if rest else str(whole)
