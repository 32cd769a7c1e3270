"""The composer: a claim put together button by button in a card that only its player sees; and pools explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from pydantic import ValidationError

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.checks import likely
from bot.commands.daimon.checks.choices import WEAPONS, Choices, scored
from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim, Pool, PoolLine, pooled
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Kind, Text
from bot.hall.running.forms import ROW
from bot.hall.running.forms import rows as in_rows

ASKS = ("skill", "class", "trait")
"""What can be chosen besides the attribute (or the dice) and the bid; callers may add "weapon", with it "protection",
"bonus" and "odds"."""

_SIGNS = {
    "d": "dice",
    "a": "attribute",
    "s": "skill",
    "c": "by_class",
    "t": "trait",
    "b": "bonus",
    "r": "reserve",
    "w": "weapon",
    "p": "protection",
}


# --- claims in buttons and as typed


@dataclass(frozen=True, slots=True)
class ClaimWord(Kind):
    """A claim as one short word, so that it fits into the id of a button: `apower.sathletics.c1.r2`."""

    def read(self, typed: str) -> Claim:
        """The claim of a word."""
        given: dict[str, Any] = {}
        for part in typed.split("."):
            name = _SIGNS.get(part[:1])
            if name is None or name in given:
                raise Refused("button-gone")
            given[name] = part[1:]
        try:
            return Claim.model_validate(given)
        except ValidationError:
            raise Refused("button-gone") from None

    def write(self, value: Any) -> str:
        """The word of a claim; empty where nothing is claimed yet."""
        said = value.model_dump(exclude_defaults=True)
        return ".".join(f"{sign}{_written(said[name])}" for sign, name in _SIGNS.items() if name in said)


def _written(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


Claimed = Annotated[Claim, ClaimWord()]
"""A claim that a button carries; the last parameter of a hidden command."""
NOTHING = Claim()
Page = Annotated[str, Text(longest=10)]
"""Which of the composer's pages a button opens: `skills`, `weapons` or `bids`; `all`, to choose from the beginning."""
ALL = "all"


def line_of(line: str, claim: Claim) -> str:
    """A command's line with the claim after it."""
    return f"{line} {ClaimWord().write(claim)}".strip()


async def claim_of(
    call: Call[Campaign],
    dice: int | None,
    reserve: int,
    attribute: str | None,
    skill: str | None,
    class_: bool | None,
    trait: str | None,
    bonus: int,
    weapon: str | None = None,
    protection: str | None = None,
) -> Claim:
    """The claim of what was typed: names in either language, printed or of this table's own."""
    if dice is not None and (attribute or skill):
        raise Refused("dice-or-attribute")
    return Claim(
        dice=dice,
        attribute=attribute or "",
        skill=await names.found(call, "skill", skill) if skill else "",
        by_class=bool(class_),
        trait=await names.found(call, "trait", trait) if trait else "",
        bonus=bonus,
        reserve=reserve,
        weapon=await gear_names.number_meant(call, gear_names.weapons, weapon) if weapon else 0,
        protection=await gear_names.number_meant(call, gear_names.protections, protection) if protection else None,
    )


def of_the_sheet(call: Call[Campaign], claim: Claim) -> None:
    """Refuse a number of dice at a table with sheets, where nobody could look at it before the dice fall."""
    with_sheet(call)
    if claim.dice is not None and call.book.on_sheets:
        raise Refused("dice-of-the-sheet")


def with_sheet(call: Call[Campaign]) -> None:
    """Refuse who has no finished sheet yet, at a table with sheets, where dice come from them alone."""
    character = call.book.character_of(call.member)
    if call.book.on_sheets and (character is None or not character.attributes):
        raise Refused("sheet-first")


# --- pools explained


def pool_lines(call: Call[Campaign], pool: Pool) -> tuple[Argument, ...]:
    """A pool in one line each: where its dice come from, and the bid on top of them."""
    dice = strong(say("pool-dice", dice=pool.natural))
    if len(pool.parts) == 1 and pool.parts[0].what == "dice":
        line: Argument = dice
    else:
        below = sum(part.dice for part in pool.parts) < 0
        line = say(
            "pool-sum-never-below" if below else "pool-sum",
            parts=dotted(_part(part) for part in pool.parts),
            dice=dice,
        )
    return (line, say("pool-bid", bid=pool.bid)) if pool.bid else (line,)


def _part(part: PoolLine) -> Argument:
    """One reason of a pool, with its dice."""
    sign = f"+{part.dice}" if part.dice > 0 else f"−{-part.dice}" if part.dice < 0 else "0"
    match part.what:
        case "attribute" | "skill":
            return scored(part.key, part.dice)
        case "trait" | "leaning":
            return say(f"pool-{part.what}", name=names.named("trait", part.key), dice=sign)
        case "implant" | "weapon":
            return say(f"pool-{part.what}", name=names.thing_named(part.key), dice=sign)
        case "dice":
            return say("pool-dice", dice=part.dice)
        case "advantage" if part.dice < 0:
            return say("pool-disadvantage", dice=sign)
    return say(f"pool-{part.what}", dice=sign)


# --- the card


def compose(
    call: Call[Campaign],
    line: str,
    claim: Claim,
    page: str = "",
    *,
    go: str,
    title: Argument,
    most_bid: int,
    asks: Sequence[str] = ASKS,
    confirm: Argument = None,
    situation: Sequence[PoolLine] = (),
    lines: Sequence[Argument] = (),
    more: Sequence[tuple[Button, ...]] = (),
    whole: Sequence[likely.Answer] = (),
    first: Sequence[tuple[Button, ...]] = (),
    again: bool = True,
) -> Card:
    """The claim so far, with buttons that change one thing at a time.

    `line` and `go` are command lines to which the claim's word is added: `line` shows this card again (with a `page`
    after the claim, all the choices of that page), `go` acts. `situation` holds the dice that do not come from the
    claim, `lines` stand under the title, and `more` are rows of the caller's own choices. `whole` are the likeliest
    answers, offered before anything is chosen, after the rows that come `first`; of the last roll's dice it is said
    that they are those `again`.
    """
    choices = Choices(partial(line_of, line), claim, call.book.character_of(call.member))
    begun = bool(claim.attribute) or claim.dice is not None
    told: list[Argument] = [*lines]
    if begun:
        told += pool_lines(call, pooled(call.book.rules, choices.character, claim, situation, scene=call.book.scenes))
        if page == WEAPONS:
            told.append(say("composer-which-weapon"))
        else:
            told.append(say("composer-bid", most=most_bid) if most_bid else say("composer-no-bid"))
        act = Button(confirm or say("composer-roll"), line_of(go, claim), "primary")
        odds = [Button(say("composer-odds"), line_of("chances", claim))] if "odds" in asks else []
        buttons = choices.page(call, page, asks, most_bid) or choices.rows(call, asks, most_bid, more, [*odds, act])
    else:
        key = "composer-which-attribute" if choices.with_sheet else "composer-how-many-dice"
        told += [say("likely-how"), say(f"{key}-else")] if whole else [say(key)]
        others = in_rows(choices.attributes(), 3) if choices.with_sheet else in_rows(choices.dice())
        room = ROW - len(others) - len(more) - len(first)
        if whole and call.live and page != ALL:  # On the one card that stays, what is likely; the rest by one press.
            told, room = [*lines], likely.MOST - len(first)
            others = ((Button(say("composer-all"), f"{line_of(line, claim)} page:{ALL}"),),)
        quick = likely.rows(call, whole[:room], partial(line_of, go), most_bid, again=again)
        buttons = [*first, *quick, *others, *more]
    return Card(title, tuple(told), buttons=tuple(buttons), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)
