"""A character in five minutes: three questions, a whole character, and taps that change what was made of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making.attributes import raised
from bot.commands.daimon.making.frame import IN_MAKING, Line, Story, framed, in_rows, present
from bot.commands.daimon.making.origins import Class, happened, rolled, trait_named
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import drawn_now, seal_line
from bot.engines.book import Refused
from bot.engines.daimon.making import quick as engine
from bot.engines.daimon.making import steps
from bot.engines.daimon.making.origins import events
from bot.engines.daimon.making.quick import QuickBegun
from bot.engines.daimon.making.state import Making, Wish
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Word, Yes

Sort = Annotated[str, Text(longest=30)]
Attribute = Annotated[str, Word(values=ATTRIBUTES)]
Pair = Annotated[str, Text(longest=80)]

THINGS = ("implant", "weapon", "protection")


@cog.command("sheet quick", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def quick(
    call: Call[Campaign], sort: Sort | None = None, class_: Class | None = None, best: Attribute | None = None
) -> Card:
    """The next of the three questions; whoever changes an answer is not asked the others again."""
    making = steps.making_of(call.book, call.member)
    if class_ is None:
        return _which_class(call, making, sort)
    key = await names.found(call, "class", class_)
    if best is None and making.shared:
        best = max(ATTRIBUTES, key=lambda one: making.shared[ATTRIBUTES.index(one)])
    return _which_best(making, key) if best is None else _which_way(call, making, key, best)


def _which_class(call: Call[Campaign], making: Making, sort: str | None) -> Card:
    """The kinds of archetypes, or the classes of one."""
    kinds = call.house.rules.quick.archetypes
    if sort is None:
        found = [Button(say(f"daimon-archetypes-{kind}"), f"sheet quick {kind}") for kind in kinds]
        found.append(Button(say("making-other-class"), "sheet quick", ask=("class",), in_words=True))
        return framed(making, (say("making-quick-class"),), in_rows(found), inside=True, question=1)
    if sort not in kinds:
        raise Refused("button-gone")
    found = [Button(names.named("class", key), _after_class(making, key)) for key in kinds[sort].classes]
    found.append(Button(say("making-quick-others"), "sheet quick"))
    return framed(making, (say("making-quick-class"),), in_rows(found), inside=True, question=1)


def _after_class(making: Making, key: str) -> str:
    """The next question, or the character itself where that was only a change."""
    wish = making.wish
    return f"sheet quick class:{key}" if wish is None else _line(replace(wish, klass=key))


def _line(wish: Wish) -> str:
    """The line that makes a character of a wish."""
    line = f"sheet whole {wish.klass} {wish.best} {wish.way}"
    return line + (f" offer:{wish.offer}" if wish.offer else "") + ("" if wish.implant else " implant:no")


def _which_best(making: Making, key: str) -> Card:
    """The six attributes, with what each is for."""
    lines = [
        say("making-quick-about", name=names.score_named(one), about=say(f"daimon-attributes-{one}-about"))
        for one in ATTRIBUTES
    ]
    found = [Button(names.score_named(one), f"sheet quick class:{key} best:{one}") for one in ATTRIBUTES]
    return framed(making, (say("making-quick-best"), *lines), in_rows(found), inside=True, question=2)


def _which_way(call: Call[Campaign], making: Making, key: str, best: str) -> Card:
    """The ways out of trouble, with what each brings."""
    ways = call.house.rules.quick.ways
    lines = [
        say(
            "making-quick-way-about",
            way=say(f"daimon-ways-{name}"),
            attribute=names.score_named(way.attribute),
            implant=say(f"daimon-ways-{name}-implant"),
            weapon=say(f"daimon-ways-{name}-weapon"),
            protection=say(f"daimon-ways-{name}-protection"),
        )
        for name, way in ways.items()
    ]
    wish = making.wish or Wish(key, best, "")
    found = [
        Button(say(f"daimon-ways-{name}"), _line(replace(wish, klass=key, best=best, way=name)), "good")
        for name in ways
    ]
    return framed(making, (say("making-quick-way"), *lines), in_rows(found, 2), inside=True, question=3)


@cog.command("sheet whole", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def whole(
    call: Call[Campaign],
    class_: Class,
    best: Attribute,
    way: Sort,
    offer: Pair = "",
    implant: Yes = True,
    name: Line | None = None,
    look: Story | None = None,
    nature: Story | None = None,
) -> Card:
    """Make the whole character, or make it anew with something changed; the dice stay."""
    ours = call.house.rules.quick
    wish = Wish(await names.found(call, "class", class_), best, way, offer, implant)
    if way not in ours.ways:
        raise Refused("button-gone")
    called = {thing: call.keep(call.house.texts.name(call.language, f"daimon-ways-{way}-{thing}")) for thing in THINGS}
    daimon = [call.keep(one) for one in (name, look, nature)] if name else []
    engine.fill(call.book, call.member, ours, wish, called, call.dice, *daimon)
    return present(call, *_news(call))


def _news(call: Call[Campaign]) -> list[Argument]:
    """What the dice gave, where they have just fallen."""
    if not (drawn := drawn_now(call.book)):
        return [say("making-quick-changed")]
    making = steps.making_of(call.book, call.member)
    news = [raised(making), *rolled(making), happened(call, making)]
    fallen = events(call.book.rules, making.character).traits[making.event - 1]
    given = making.character.traits[1].key
    if given != fallen:
        news.append(say("making-quick-trait", trait=trait_named(call, given)))
    return [*news, seal_line(call.book, drawn[0])]


def changes(call: Call[Campaign], making: Making) -> tuple[tuple[Button, ...], ...]:
    """What can be changed by a tap in a character that was made in five minutes."""
    wish = making.wish
    if wish is None or not making.origins:
        return ()
    chosen = engine.taken(call.book, making, wish)
    others = [
        Button(
            say("making-quick-instead", klass=names.named("class", pair[1]), trait=names.named("trait", pair[2])),
            _line(replace(wish, offer=engine.name_of_pair(pair))),
        )
        for pair in engine.pairs(call.book, making)
        if pair != chosen
    ]
    implant = say(f"making-quick-{'without' if wish.implant else 'with'}")
    rest = (
        Button(say("making-quick-other-class"), "sheet quick"),
        Button(say("making-quick-other-way"), f"sheet quick class:{wish.klass} best:{wish.best}"),
        Button(implant, _line(replace(wish, implant=not wish.implant))),
        Button(say("making-quick-daimon"), _line(wish), ask=("name", "look", "nature")),
    )
    return (*in_rows(others, 2), *in_rows(rest, 2))


# --- journal

tell(cog, {QuickBegun: "making-line-quick"}, IN_MAKING)
