"""A character's sheet as a card: in words and as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.commands.daimon.character import names, trait_words
from bot.commands.daimon.character.words import bonus_named, event_named, gear_line, implant_line, social_named
from bot.engines.daimon.character.character import Character, TraitHeld
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Picture, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call

NOTES = ("description", "history", "notes", "equipment")
"""The free fields that are shown as paragraphs with a title."""


def card_of(call: Call[Campaign], character: Character) -> Card:
    """The sheet for the room."""
    title = say("sheet-title", name=Free(character.name), who=Mention(character.player))
    row = [Button(say("sheet-grow-button"), "grow")] if character.evo else []
    row.append(Button(say("sheet-wealth-button"), "wealth means"))
    row.append(Button(say("sheet-paper-button"), f"sheet paper <@{character.player}>"))
    return Card(title, tuple(lines_of(call, character)), picture=picture_of(call, character), buttons=(tuple(row),))


def lines_of(call: Call[Campaign], character: Character, born: bool = True) -> list[Argument]:
    """The sheet in words; of a character in the making without what only play brings."""
    rules = call.book.rules
    scores = [_score(key, character.attributes[key]) for key in ATTRIBUTES if key in character.attributes]
    lines: list[Argument] = [listed(scores)] if scores else [say("sheet-empty")]
    if born:
        lines += [_growth(call, character), _wounds(call, character)]
    for held in character.classes:
        skills = [_score(key, character.skills[key]) for key in held.skills]
        name = strong(names.named("class", held.key))
        lines.append(say("sheet-class-line", klass=name, skills=listed(skills)) if skills else name)
    if character.traits:
        lines.append(say("sheet-traits", traits=listed([trait_line(held) for held in character.traits])))
        lines += trait_words.told(call, character)
    if character.social:
        uncounted = character.social >= rules.wealth.classes
        key = "sheet-social-uncounted" if uncounted else "sheet-social"
        lines.append(
            say(
                key,
                social=social_named(character.social),
                origin=character.origin,
                resources=character.resources,
            )
        )
    lines += _daimon(call, character)
    lines += [_marked(gear_line(item), item.marks, rules.fights.marks) for item in character.gear]
    lines += [_marked(implant_line(implant), implant.marks, rules.fights.marks) for implant in character.implants]
    if event := character.free.get("event"):
        lines.append(say("sheet-event-line", event=event_named(rules, event)))
    lines += [
        say("sheet-note", title=strong(say(f"sheet-note-{field}")), text=Free(character.free[field]))
        for field in NOTES
        if character.free.get(field)
    ]
    return lines


def _score(key: str, score: int) -> Argument:
    return say("pool-score", name=names.score_named(key), score=score)


def trait_line(held: TraitHeld) -> Argument:
    """A trait with what it adds to the dice."""
    name = names.named("trait", held.key)
    if held.leaning is None:
        return name
    return say("sheet-with-bonus", name=name, bonus=bonus_named(held.leaning.score, held.leaning.bonus))


def _growth(call: Call[Campaign], character: Character) -> Argument:
    seat = call.book.seat_of(character.player)
    return say(
        "sheet-growth",
        level=character.level,
        evo=character.evo,
        points=character.points,
        most=call.book.rules.growth.points_an_evo,
        reserve=seat.reserve if seat else 0,
    )


def _wounds(call: Call[Campaign], character: Character) -> Argument:
    rules = call.book.rules
    health, most = character.health(rules), character.most_wounds(rules)
    if health == "sound":
        return say("sheet-unhurt", most=most)
    return say("sheet-hurt", wounds=character.wounds, most=most, health=say(f"health-{health}"))


def _marked(line: Argument, marks: int, most: int) -> Argument:
    if marks >= most:
        return say("sheet-spent", what=line)
    return say("sheet-marks", what=line, marks=marks, most=most) if marks else line


def _daimon(call: Call[Campaign], character: Character) -> list[Argument]:
    """The dàimon, and who gives it a voice."""
    if not character.free.get("daimon"):
        return []
    name = strong(Free(character.free["daimon"]))
    told = [Free(character.free[field]) for field in ("look", "nature") if character.free.get(field)]
    line = say("sheet-its-daimon", name=name, about=listed(told)) if told else say("sheet-daimon-name", name=name)
    return [line, *_voice(call, character)]


def _voice(call: Call[Campaign], character: Character) -> list[Argument]:
    seated = call.book.seat_of(character.player) is not None
    right = call.book.right_of(character.player) if seated else ""
    return [say("sheet-daimon-voice", who=Mention(right))] if right else []


# --- the picture


def picture_of(call: Call[Campaign], character: Character) -> Picture:
    """The sheet as a picture."""
    rules = call.book.rules
    values: dict[str, Any] = {
        "name": Free(character.name),
        "subtitle": say("sheet-subtitle", who=Mention(character.player), campaign=call.free(call.book.name)),
        "level": say("sheet-level", level=character.level, evo=character.evo),
        "attributes": [
            {"name": names.score_named(key), "score": character.attributes.get(key, 0), "most": rules.making.top}
            for key in ATTRIBUTES
        ],
        "meters": _meters(call, character),
        "traits": [trait_line(held) for held in character.traits],
        "classes": [
            {
                "name": names.named("class", held.key),
                "skills": [{"name": names.score_named(key), "score": character.skills[key]} for key in held.skills],
            }
            for held in character.classes
        ],
        "wounds": _boxes(call, character),
        "chapters": _chapters(character),
        "marks": rules.fights.marks,
        "notes": _trait_notes(call, character)
        + [
            {"title": say(f"sheet-note-{field}"), "lines": [Free(character.free[field])]}
            for field in NOTES
            if character.free.get(field)
        ],
        "footer": say("sheet-footer"),
    }
    if character.free.get("daimon"):
        told: list[Argument] = [Free(character.free[one]) for one in ("look", "nature") if character.free.get(one)]
        values["daimon"] = {
            "title": say("sheet-daimon-name", name=Free(character.free["daimon"])),
            "lines": [*told, *_voice(call, character)],
        }
    return Picture("sheet", values, alt=say("sheet-alt", name=Free(character.name)))


def _trait_notes(call: Call[Campaign], character: Character) -> list[Mapping[str, Any]]:
    """What the traits are, as a note."""
    told = trait_words.told(call, character)
    return [{"title": say("sheet-traits-title"), "lines": told}] if told else []


def _meters(call: Call[Campaign], character: Character) -> list[Mapping[str, Any]]:
    rules = call.book.rules
    seat = call.book.seat_of(character.player)
    return [
        {"name": say("sheet-reserve"), "score": seat.reserve if seat else 0, "most": rules.reserve.most},
        {"name": say("sheet-points"), "score": character.points, "most": rules.growth.points_an_evo},
        {
            "name": say("sheet-social-short"),
            "score": character.social,
            "most": rules.wealth.classes,
            "ring": character.origin,
        },
        {"name": names.score_named("resources"), "score": character.resources, "most": rules.wealth.rise},
    ]


def _boxes(call: Call[Campaign], character: Character) -> Mapping[str, Any]:
    rules = call.book.rules
    health = character.health(rules)
    return {
        "name": say("sheet-wounds"),
        "now": character.wounds,
        "light": character.attributes.get("power", 0),
        "most": character.most_wounds(rules),
        "state": "" if health == "sound" else say(f"health-{health}"),
    }


def _chapters(character: Character) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    gear = [
        {
            "name": names.thing_named(item.name),
            "about": gear_line(item, named=False),
            "badge": str(item.value),
            "marks": item.marks,
        }
        for item in character.gear
    ]
    fitted = [
        {
            "name": names.thing_named(implant.name),
            "about": implant_line(implant, named=False),
            "marks": implant.marks,
        }
        for implant in character.implants
    ]
    if gear:
        found.append({"title": say("sheet-gear-title"), "things": gear})
    if fitted:
        found.append({"title": say("sheet-implants-title"), "things": fitted})
    return found
