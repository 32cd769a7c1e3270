"""/wealth: what a social class can have, purchases, and rewards in money."""

from __future__ import annotations

from typing import Annotated, get_args

from bot.commands.daimon.character import names
from bot.commands.daimon.character.words import examples, gear_line, social_named
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import tell
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.growth import wealth
from bot.engines.daimon.growth.wealth import Availability, Bought, GearLent, Rewarded
from bot.engines.daimon.making import gear
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Tone, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Choice, PersonId, Text, Whole, Word
from bot.hall.running.forms import rows

KINDS: tuple[Availability, ...] = ("immediate", "request", "partial")
MOST = 20
"""The most points of one reward."""

Sort = Annotated[Availability, Choice(name="wealth-kind", values=KINDS)]
Item = Annotated[str, Text(longest=100)]
Points = Annotated[int, Whole(1, MOST, offers=(1, 2, 3))]
Level = Annotated[int, Whole(1, 7, offers=(1, 2, 3, 4, 5, 6))]
Number = Annotated[int, Whole(1, 9_999)]
Agreed = Annotated[int, Whole(0, 99), Hidden()]
Held = Annotated[gear.Sort, Word(values=get_args(gear.Sort))]
Value = Annotated[int, Whole(0, 4)]


@cog.command("wealth means", may=May.PLAYER, hidden=True, private=True, reads=True)
@names.spoken
async def means(call: Call[Campaign]) -> Card:
    """What one's social class can have, and what that costs."""
    character = living(call.book, call.member)
    lines: list[Argument] = [_standing(call, character)]
    lines += [
        say(
            "wealth-can-have",
            kind=strong(say(f"daimon-availability-{kind}")),
            what=say(f"daimon-means-{character.social}-{kind}"),
        )
        for kind in ("cash", *KINDS)
    ]
    buttons: tuple[tuple[Button, ...], ...] = ()
    if call.book.session is not None:
        buttons = rows(
            [
                Button(_offer(call, kind), f"wealth buy {kind} price:{cost}", ask=("item",))
                for kind in KINDS
                for cost in (wealth.cost(call.book, call.member, kind),)
                if cost <= character.resources
            ],
            1,
        )
    title = say("wealth-title", name=Free(character.name))
    return Card(title, tuple(lines), buttons=buttons, audience=Audience.MEMBER)


def _offer(call: Call[Campaign], kind: Availability) -> Argument:
    cost = wealth.cost(call.book, call.member, kind)
    return say("wealth-offer", kind=say(f"daimon-availability-{kind}"), cost=cost)


def _standing(call: Call[Campaign], character: Character) -> Argument:
    """Social class and Risorse."""
    social = social_named(character.social)
    if character.social >= call.book.rules.wealth.classes:
        return say("wealth-uncounted", social=social)
    return say("wealth-standing", social=social, resources=character.resources)


@cog.command("wealth buy", may=May.PLAYER)
@names.spoken
async def buy(call: Call[Campaign], kind: Sort, item: Item, price: Agreed = 0) -> Card:
    """Procure something with the means of one's character; a request that costs something says its price first."""
    character = living(call.book, call.member)
    social, cost = character.social, wealth.cost(call.book, call.member, kind)
    if kind == "request" and cost not in (0, price):
        return _request_again(call, character, item, cost)
    bought = wealth.buy(call.book, call.member, kind, call.keep(item))
    lines: list[Argument] = [say("wealth-cost", cost=cost, again=int(kind == "request" and cost > 0))]
    if character.social < social:
        lines.append(say("wealth-fallen", social=social_named(character.social)))
    lines.append(_standing(call, character))
    title = say("wealth-bought", name=Free(character.name), what=call.free(bought.item))
    assert call.book.session is not None
    row = (Button(say("wealth-is-gear"), f"wealth what {call.book.session.purchases}"),)
    return Card(title, tuple(lines), buttons=(row,), tone=Tone.GOOD, replaces=price > 0)


def _request_again(call: Call[Campaign], character: Character, item: str, cost: int) -> Card:
    """What a further request of this session costs, before it is made."""
    wealth.payable(character, cost)
    yes = Button(say("wealth-request-yes", cost=cost), f"wealth buy request {quoted(item)} price:{cost}", "good")
    title = say("wealth-request-again", cost=cost, what=item)
    return Card(title, (_standing(call, character),), buttons=((yes,),), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("wealth what", may=May.PLAYER, hidden=True, private=True, reads=True)
@names.spoken
async def what(call: Call[Campaign], number: Number) -> Card:
    """What sort of weapon or protection a purchase is."""
    item = wealth.purchase(call.book, call.member, number)
    buttons = [
        Button(
            say(f"making-gear-{sort}", weight=say(f"daimon-gear-{rule.value}")),
            f"wealth lend {number} {sort} {rule.value}",
        )
        for rule in call.book.rules.starting.values()
        for sort in ("weapon", "protection")
    ]
    buttons.append(Button(say("daimon-gear-shield"), f"wealth lend {number} shield 0"))
    asked = say("wealth-which-gear", what=call.free(item))
    lines = (say("wealth-lent-how"), *examples(rule.value for rule in call.book.rules.starting.values()))
    return Card(asked, lines, buttons=rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("wealth lend", may=May.PLAYER, hidden=True)
@names.spoken
async def lend(call: Call[Campaign], number: Number, sort: Held, value: Value) -> Card:
    """Put a purchase on the sheet until the session ends."""
    wealth.lend(call.book, call.member, number, sort, value)
    character = living(call.book, call.member)
    title = say("wealth-lent", name=Free(character.name))
    return Card(title, (gear_line(character.gear[-1]),), tone=Tone.GOOD, replaces=True)


@cog.command("wealth reward", may=May.MASTER)
@names.spoken
async def reward(call: Call[Campaign], player: PersonId, points: Points, level: Level) -> Card:
    """Pay a character in money."""
    character = living(call.book, player)
    social = character.social
    worth = wealth.worth(call.book.rules, social, points, level)
    wealth.reward(call.book, player, points, level)
    title = say("wealth-rewarded", who=Mention(player), points=points, level=level)
    lines: list[Argument] = [
        say("wealth-worth", worth=worth) if worth else say("wealth-worthless", social=social_named(social))
    ]
    if character.social > social:
        lines.append(say("wealth-risen", social=social_named(character.social)))
    lines.append(_standing(call, character))
    return Card(title, (*lines, *_by_class(call, points, level)), tone=Tone.GOOD if worth else Tone.PLAIN)


def _by_class(call: Call[Campaign], points: int, level: int) -> list[Argument]:
    """What a reward is in money, and what it is worth to each social class."""
    rules = call.book.rules
    worths = [
        say("wealth-worth-to", social=social, worth=wealth.worth(rules, social, points, level))
        for social in range(1, min(level, rules.wealth.classes - 1) + 1)
    ]
    return [
        say("wealth-month", points=points, level=level),
        say("wealth-by-class", worths=dotted(worths), level=level),
        say("wealth-cash-of", level=level, cash=say(f"daimon-means-{level}-cash")),
    ]


# --- journal

tell(
    cog,
    {
        Bought: "wealth-line-bought",
        Rewarded: "wealth-rewarded",
    },
    FIELDS,
)


@cog.tells(GearLent)
def lent_line(call: Call[Campaign], entry: GearLent) -> Argument:
    """A purchase put on the sheet, with how heavy it is."""
    sort = say("daimon-gear-shield")
    if entry.sort != "shield":
        sort = say(f"making-gear-{entry.sort}", weight=say(f"daimon-gear-{entry.value}"))
    return say("wealth-line-lent", who=Mention(entry.player), sort=sort)
