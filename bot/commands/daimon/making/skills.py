"""The skill points of a new character: class by class, group by group, and a third class or trait out of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making import thirds
from bot.commands.daimon.making.frame import IN_MAKING, Key, Line, dots, framed, in_rows, present, shows, specified
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES, ClassHeld
from bot.engines.daimon.character.definitions import in_context, skill_rule, suggested
from bot.engines.daimon.character.skills import ALONE, below_generic, obstacles_at_creation, under
from bot.engines.daimon.making import skills
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.skills import Budget, SkillLearned
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, code, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Whole

Skill = Annotated[str, Text(longest=60, suggest=partial(names.of_the_sheet, "skill"))]
Score = Annotated[int, Whole(0, 7)]
Number = Annotated[int, Whole(1, 4)]
Group = Annotated[str, Text(longest=30)]

OWN = "own"
"""The key of a group of its own: this table's skills that belong to no printed group."""
MANY = 15
"""The most skills near a class that are offered as buttons, above the groups."""


@shows("skills")
def skills_card(call: Call[Campaign], making: Making) -> Card:
    """The classes with their skills, and the points that are left."""
    rules, character = call.book.rules, making.character
    room = skills.budget(rules, character)
    lines: list[Argument] = [say("making-skills", most=rules.making.skill_most)]
    for number, held in enumerate(character.classes):
        lines += _class_lines(call, making, held, room, number)
    lines.append(thirds.traits_line(call, making))
    lines.append(say("making-free-points", left=room.free_left, free=room.free))
    lines += _warnings(call, making)
    into = [
        Button(say("making-into-class", klass=names.named("class", held.key)), f"sheet pick {number}")
        for number, held in enumerate(character.classes, 1)
    ]
    more = thirds.buttons(call, making)
    done: list[tuple[Button, ...]] = []
    if _whole(call, making):
        done.append((Button(say("making-all-right"), "sheet leave skills", "good"),))
    return Card(lines=tuple(lines), buttons=(*in_rows(into), *([more] if more else []), *done))


def _whole(call: Call[Campaign], making: Making) -> bool:
    """Whether nothing is missing, so that the step can be left."""
    try:
        skills.whole(call.book, making)
    except Refused:
        return False
    return True


def _class_lines(call: Call[Campaign], making: Making, held: ClassHeld, room: Budget, number: int) -> list[Argument]:
    """A class with what is left of its points, and its skills with their scores."""
    share, name = room.shares[number], strong(names.named("class", held.key))
    if share.own:
        spent = share.spent - share.beyond
        head = say(
            "making-class-points", klass=name, spent=spent, own=share.own, least=share.least, beyond=share.beyond
        )
    else:
        head = say("making-class-free", klass=name, spent=share.spent, least=call.book.rules.making.third_class_least)
    scores = making.character.skills
    shown = listed(say("pool-score", name=names.score_named(skill), score=scores[skill]) for skill in held.skills)
    return [head, say("making-class-skills", skills=shown)] if shown else [head]


def _warnings(call: Call[Campaign], making: Making) -> list[Argument]:
    """What has to be mended before the step can be left, then what the rules only advise against."""
    rules, defined, character = call.book.rules, call.book.sheets.defined, making.character
    lines: list[Argument] = [
        say("making-generic-wants", skill=names.score_named(key), score=found.score, need=found.need, have=found.have)
        for key, found in obstacles_at_creation(rules, defined, character.all_skills)
    ]
    for key, count in skills.out_of_context(rules, defined, character):
        most = rules.making.out_of_context
        lines.append(say("making-out-of-context", klass=names.named("class", key), count=count, most=most))
    return lines


# --- choosing a skill


@cog.command("sheet pick", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def pick(call: Call[Campaign], number: Number, group: Group | None = None) -> Card:
    """The skills of a class: those it has, those that go with it, and the groups of all."""
    making = engine.at(call.book, call.member, "skills")
    character = making.character
    held = character.classes[min(number, len(character.classes)) - 1]
    if group is not None:
        return _group(call, making, number, group)
    score = [
        Button(say("pool-score", name=names.score_named(skill), score=character.skills[skill]), _line(number, skill))
        for skill in held.skills
    ]
    rules, defined = call.book.rules, call.book.sheets.defined
    near = [
        Button(names.score_named(skill), _line(number, skill))
        for skill in suggested(rules, defined, held.key)
        if skill not in character.skills
    ]
    groups = Button(say("making-all-groups"), f"sheet groups {number}")
    write = Button(say("making-write-it"), f"sheet learn {number}", ask=("skill", "score"), in_words=True)
    asked = say("making-which-skill", klass=names.named("class", held.key))
    return framed(making, (asked,), (*in_rows(score), *in_rows(near[:MANY]), (groups, write)), inside=True)


def _line(number: int, skill: str) -> str:
    return f"sheet score {number} {skill}"


@cog.command("sheet groups", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def groups(call: Call[Campaign], number: Number) -> Card:
    """The groups of the skills."""
    making = engine.at(call.book, call.member, "skills")
    printed = dict.fromkeys(rule.group for rule in call.book.rules.skills.values())
    buttons = [Button(say(f"daimon-groups-{key}"), f"sheet pick {number} {key}") for key in printed]
    if under(call.book.rules, call.book.sheets.defined, ""):
        buttons.append(Button(say("making-own-group"), f"sheet pick {number} {OWN}"))
    return framed(making, (say("making-which-group"),), in_rows(buttons), inside=True)


def _group(call: Call[Campaign], making: Making, number: int, group: str) -> Card:
    """The skills of a group, each under its generic one."""
    rules, defined = call.book.rules, call.book.sheets.defined
    lines: list[Argument] = []
    buttons: list[Button] = []
    for key in _of_group(call, group):
        if key == RESOURCES:
            continue
        specify = key in rules.skills and rules.skills[key].specify
        sort = say(f"daimon-sorts-{skill_rule(rules, defined, key).sort}")
        about: Argument = say(f"daimon-skills-{key}-about") if key in rules.skills else call.free(defined[key].details)
        line = "making-skill-line" if about else "making-skill-alone"
        lines.append(say(line, name=names.score_named(key), sort=sort, about=about))
        if specify:
            buttons.append(Button(names.score_named(key), f"sheet which {number} {key}", ask=("which",)))
        else:
            buttons.append(Button(names.score_named(key), _line(number, key)))
    back = Button(say("making-all-groups"), f"sheet groups {number}")
    return framed(making, lines, (*in_rows(buttons), (back,)), inside=True)


def _of_group(call: Call[Campaign], group: str) -> Sequence[str]:
    """The skills of a group, with those that have to be specified in their places."""
    rules, defined = call.book.rules, call.book.sheets.defined
    printed = [key for key, rule in rules.skills.items() if rule.group == group]
    return [*printed, *(key for key in under(rules, defined, "" if group == OWN else group) if key not in printed)]


@cog.command("sheet score", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def score(call: Call[Campaign], number: Number, skill: Key) -> Card:
    """How high a skill is to be."""
    making = engine.at(call.book, call.member, "skills")
    key = await names.found(call, "skill", skill)
    return _scoring(call, making, number, key)


def _scoring(call: Call[Campaign], making: Making, number: int, key: str) -> Card:
    rules, character = call.book.rules, making.character
    room = skills.budget(rules, character)
    have = character.skills.get(key, 0)
    share = room.shares[min(number, len(room.shares)) - 1]
    generic = skill_rule(rules, call.book.sheets.defined, key).sort == "generic"
    below = below_generic(rules, call.book.sheets.defined, key)
    most = ALONE if generic and not below else rules.making.skill_most
    highest = min(most, have + share.left + room.free_left)
    buttons = [
        Button(code(dots(score, rules.making.skill_most)), f"sheet learn {number} {key} {score}")
        for score in range(1, highest + 1)
        if score != have
    ]
    off = [Button(say("making-take-away"), f"sheet learn {number} {key} 0")] if have else []
    other = Button(say("making-other-skill"), f"sheet pick {number}")
    held = character.classes[min(number, len(character.classes)) - 1]
    lines = [say("making-how-high", skill=strong(names.score_named(key)), klass=names.named("class", held.key))]
    if have:
        lines.append(say("making-is-at", score=have))
    if generic and below:
        lines.append(say("making-generic-with", specifics=listed(map(names.score_named, below))))
    elif generic:
        lines.append(say("making-generic-without"))
    if not in_context(rules, call.book.sheets.defined, held.key, key):
        lines.append(say("making-beside-the-class", klass=names.named("class", held.key)))
    lines.append(say("making-points-here", own=share.left, free=room.free_left))
    return framed(making, lines, (*in_rows(buttons, 4), (*off, other)), inside=True)


@cog.command("sheet learn", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def learn(call: Call[Campaign], number: Number, skill: Skill, score: Score) -> Card:
    """Give a skill its score."""
    key = await names.found(call, "skill", skill)
    skills.learn(call.book, call.member, number, key, score)
    return present(call)


@cog.command("sheet which", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def which(call: Call[Campaign], number: Number, like: Key, which: Line) -> Card:
    """Say which martial art, or which weapon."""
    making = engine.at(call.book, call.member, "skills")
    return _scoring(call, making, number, await specified(call, like, which))


# --- journal

tell(
    cog,
    {
        SkillLearned: "making-line-skill",
    },
    IN_MAKING,
)
