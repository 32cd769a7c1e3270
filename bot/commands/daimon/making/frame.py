"""What every step in the making of a character shares: its private card, the way back, names that are not printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

from bot.commands.daimon.character import names
from bot.commands.daimon.character.trait_words import with_bonus
from bot.commands.daimon.journal import FIELDS, score
from bot.commands.journal_lines import Fields, plain
from bot.engines.book import Refused
from bot.engines.daimon.character.definitions import Kind as Defines
from bot.engines.daimon.character.definitions import trait_leaning
from bot.engines.daimon.making import definitions_made
from bot.engines.daimon.making.state import STEPS, Making, Step
from bot.engines.daimon.making.steps import making_of
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Tone, code, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Text
from bot.hall.running.forms import rows

Key = Annotated[str, Text(longest=60)]
"""A class, a trait or a skill, by its key or its name."""
Line = Annotated[str, Text(longest=80)]
Story = Annotated[str, Text(longest=300)]

Show: TypeAlias = "Callable[[Call[Campaign], Making], Card]"
_SHOWS: dict[Step, Show] = {}
"""The card of each step: a registry, because every step ends in `present`, which needs the cards of all steps."""


def shows(*steps: Step) -> Callable[[Show], Show]:
    """Declare the function below as the card of these steps."""

    def declare(show: Show) -> Show:
        _SHOWS.update(dict.fromkeys(steps, show))
        return show

    return declare


def present(call: Call[Campaign], *news: Argument) -> Card:
    """The card of the current step, under the lines of what has just happened."""
    making = making_of(call.book, call.member)
    card = _SHOWS[making.step](call, making)
    return framed(making, (*news, *card.lines), card.buttons)


def framed(
    making: Making,
    lines: Sequence[Argument],
    buttons: Sequence[tuple[Button, ...]],
    inside: bool = False,
    question: int = 0,
) -> Card:
    """A private card of the making; with `inside`, a question within a step, whose way back leads to that step.

    A `question` is one of the three of a character in five minutes.
    """
    name = Free(making.character.name)
    if question:
        title = say("making-quick-title", name=name, number=question)
    elif making.step == "finish":
        title = say("making-title-done", name=name)
    else:
        step = say(f"making-step-{making.step}")
        title = say("making-title", name=name, step=step, number=STEPS.index(making.step) + 1, of=len(STEPS) - 1)
    below: list[Button] = []
    if inside:
        below.append(Button(say("making-inside-back"), "sheet step"))
    elif making.past:
        below.append(Button(say("making-back"), f"sheet back {len(making.past)}"))
        below.append(Button(say("making-over"), "sheet restart"))
    framing = (*buttons, tuple(below)) if below else tuple(buttons)
    return Card(title, tuple(lines), buttons=framing, audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)


def in_rows(buttons: Sequence[Button], width: int = 3) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows of a width that a phone can show; more than four such rows in rows of five, Discord's limit."""
    return rows(buttons, width if len(buttons) <= 4 * width else 5)


def dots(score: int, most: int) -> str:
    """A score as circles."""
    return "●" * score + "○" * max(0, most - score)


# --- names that are not printed


async def key_of(call: Call[Campaign], kind: Defines, typed: str, own: bool) -> str | None:
    """The key of what was typed; with `own` a name that nobody knows becomes one of this table's, else it is None.

    A trait that says a bonus in brackets gives it; a known one that does not give it is refused.
    """
    name, leaning = await with_bonus(call, typed) if kind == "trait" else (typed, None)
    try:
        known = await names.found(call, kind, name)
    except Refused:
        if not own:
            return None
    else:
        if leaning is not None and leaning != trait_leaning(call.book.rules, call.book.sheets.defined, known):
            raise Refused("trait-gives-otherwise", trait=known)
        return known
    key = call.keep(name)
    definitions_made.define(call.book, key, kind, leaning=leaning)
    return key


def is_it_ours(making: Making, kind: Defines, typed: str, line: str) -> Card:
    """Ask whether a name that is not printed is a new class or trait of this table; `line` takes it as such."""
    buttons = (Button(say("making-ours-yes"), line, "good"),)
    return framed(making, (say(f"making-ours-{kind}", name=typed),), (buttons,), inside=True)


async def specified(call: Call[Campaign], like: str, which: str) -> str:
    """A skill that says which martial art or weapon it is: one of this table's own, under the printed one's generic."""
    if like not in call.book.rules.skills or not call.book.rules.skills[like].specify:
        raise Refused("button-gone")
    for key, defined in call.book.sheets.defined.items():
        known = await call.people.words(key) if defined.like == like else None
        if known is not None and names.folded(known) == names.folded(which):
            return key
    key = call.keep(which)
    definitions_made.define(call.book, key, "skill", like=like)
    return key


# --- in the journal


IN_MAKING: Fields = {
    **FIELDS,
    **plain("origin", "social", "score"),
    "step": ("step", lambda book, entry, step: say(f"making-step-{step}")),
    "points": ("points", lambda book, entry, points: code(names.dice_row(points))),
    "attributes": ("what", lambda book, entry, attributes: listed(names.score_named(one) for one in attributes)),
    "roll": (
        "dice",
        lambda book, entry, roll: code(names.dice_row(roll.faces)) if roll else say("making-line-same-dice"),
    ),
    "skill": score("skill"),
}
