"""How the things of a sheet are said: bonuses, implants, weapons and protections, social classes, events of a life."""

from __future__ import annotations

from collections.abc import Iterable

from bot.commands.daimon.character import names
from bot.engines.daimon.character.character import Gear, Implant
from bot.engines.daimon.making.implants import Sort
from bot.engines.daimon.rules.rules import Rules
from bot.hall.cards.card import Argument, Free, say
from bot.hall.cards.lists import listed

SORTS: dict[str, tuple[Sort, bool]] = {
    "visible": ("cybernetic", False),
    "hidden": ("cybernetic", True),
    "nano": ("nano", True),
    "genetic": ("genetic", True),
}
"""The sorts of implants as players choose them: the sort of the rules, and whether the implant is hidden."""


def bonus_named(score: str, bonus: int) -> Argument:
    """A bonus or a penalty to a score."""
    sign = f"+{bonus}" if bonus > 0 else f"−{-bonus}"
    return say("sheet-bonus", score=names.score_named(score), bonus=sign)


def social_named(social: int) -> Argument:
    """A social class with its number."""
    return say("sheet-social-class", number=social, name=say(f"daimon-social-{social}"))


def event_named(rules: Rules, event: str) -> Argument:
    """The event of a life: printed, or in its player's words."""
    table = next((name for name, rows in rules.events.items() if event in rows.first), None)
    return Free(event) if table is None else say(f"daimon-says-{table}-{event}")


def implant_line(implant: Implant, named: bool = True) -> Argument:
    """An implant with what it gives."""
    sort = implant.sort if implant.sort != "cybernetic" else "hidden" if implant.hidden else "visible"
    given = listed([bonus_named(leaning.score, leaning.bonus) for leaning in implant.leanings])
    about = say("sheet-implant-about", sort=say(f"implant-{sort}"), given=given)
    return say("sheet-thing", name=names.thing_named(implant.name), about=about) if named else about


def examples(values: Iterable[int]) -> list[Argument]:
    """What weapons and protections of each of these weights are like."""
    return [
        say(
            "sheet-gear-examples",
            weight=say(f"daimon-gear-{value}"),
            weapons=say(f"daimon-gear-{value}-weapons"),
            protections=say(f"daimon-gear-{value}-protections"),
        )
        for value in values
    ]


def gear_line(item: Gear, named: bool = True) -> Argument:
    """A weapon or a protection with its weight."""
    weight = say("daimon-gear-shield") if item.sort == "shield" else say(f"daimon-gear-{item.value}")
    about: Argument = weight
    if item.sort != "shield":
        about = say(f"sheet-{item.sort}", value=item.value, weight=weight)
    if item.leaning is not None:
        about = listed([about, bonus_named(item.leaning.score, item.leaning.bonus)])
    if item.lent:
        about = say("sheet-lent", about=about)
    return say("sheet-thing", name=names.thing_named(item.name), about=about) if named else about
