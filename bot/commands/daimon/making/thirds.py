"""A third class or a third trait of a new character: what it costs, and how it is given back."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.character.trait_words import of_all
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making.frame import IN_MAKING, framed, in_rows, is_it_ours, key_of, present
from bot.commands.daimon.making.origins import Trait, class_buttons, trait_named
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.character.definitions import trait_leaning
from bot.engines.daimon.making import skills, thirds
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.thirds import ThirdClassDropped, ThirdTraitDropped, TraitTaken
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, say
from bot.hall.cards.lists import listed
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Word, Yes

What = Annotated[str, Word(values=("class", "trait"))]


def traits_line(call: Call[Campaign], making: Making) -> Argument:
    """The traits so far, with what a third one costs."""
    rules, traits = call.book.rules, making.character.traits
    shown = listed([trait_named(call, held.key) for held in traits])
    if len(traits) <= thirds.SECOND:
        return say("sheet-traits", traits=shown)
    return say("making-traits-third", traits=shown, cost=skills.trait_cost(rules, traits[-1].leaning))


def buttons(call: Call[Campaign], making: Making) -> tuple[Button, ...]:
    """What may still be taken as a third, and what can be given back."""
    rules, character = call.book.rules, making.character
    found = []
    if len(character.classes) > thirds.SECOND:
        name = names.named("class", character.classes[-1].key)
        found.append(Button(say("making-take-off", what=name), "sheet without class"))
    elif _payable(call, making, rules.making.third_class, third=True):
        found.append(Button(say("making-third-class", cost=rules.making.third_class), "sheet third class"))
    if len(character.traits) > thirds.SECOND:
        name = names.named("trait", character.traits[-1].key)
        found.append(Button(say("making-take-off", what=name), "sheet without trait"))
    else:
        found.append(Button(say("making-third-trait"), "sheet third trait"))
    return tuple(found)


def _payable(call: Call[Campaign], making: Making, cost: int, third: bool) -> bool:
    """Whether the free points pay so much, and leave enough for a third class."""
    try:
        skills.payable(call.book.rules, making.character, cost, third)
    except Refused:
        return False
    return True


@cog.command("sheet third", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def third(call: Call[Campaign], what: What) -> Card:
    """Which third class, or which third trait, and what it costs."""
    making = engine.at(call.book, call.member, "skills")
    rules = call.book.rules.making
    if what == "class":
        lines = (say("making-third-class-how", cost=rules.third_class, least=rules.third_class_least),)
        return framed(making, lines, class_buttons(call, making), inside=True)
    costs = rules.trait
    lines = (
        say(
            "making-third-trait-how",
            attribute=costs.attribute,
            skill=costs.skill,
            plain=costs.plain,
            penalty=costs.penalty,
        ),
    )
    held, third = {one.key for one in making.character.traits}, len(making.character.classes) > thirds.SECOND
    leaning = [
        key
        for key, rule in call.book.rules.traits.items()
        if rule.bonus
        and key not in held
        and _payable(call, making, skills.trait_cost(call.book.rules, trait_leaning(call.book.rules, {}, key)), third)
    ]
    buttons = [Button(trait_named(call, key), f"sheet trait {key}") for key in leaning]
    buttons.append(Button(say("making-other-trait"), "sheet trait", ask=("trait",), in_words=True))
    return framed(making, (*lines, *of_all(call, leaning)), in_rows(buttons), inside=True)


@cog.command("sheet trait", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def another_trait(call: Call[Campaign], trait: Trait, own: Yes = False) -> Card:
    """Take a third trait."""
    making = engine.at(call.book, call.member, "skills")
    key = await key_of(call, "trait", trait, own)
    if key is None:
        return is_it_ours(making, "trait", trait, f"sheet trait {quoted(trait)} own:yes")
    thirds.take_trait(call.book, call.member, key)
    return present(call)


@cog.command("sheet without", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def without(call: Call[Campaign], what: What) -> Card:
    """Give the third class or the third trait back."""
    if what == "class":
        thirds.drop_class(call.book, call.member)
    else:
        thirds.drop_trait(call.book, call.member)
    return present(call)


# --- journal

tell(
    cog,
    {
        TraitTaken: "making-line-trait",
        ThirdClassDropped: "making-line-class-dropped",
        ThirdTraitDropped: "making-line-trait-dropped",
    },
    IN_MAKING,
)
