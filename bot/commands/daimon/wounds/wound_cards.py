"""What is said of a character's wounds: how many, how bad, what they take, and what becomes of the character."""

from __future__ import annotations

from typing import Any

from bot.commands.journal_lines import Fields, person, plain
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.state import GROWING
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call


def master_named(book: Campaign) -> Argument:
    """The Master with the name, if there is one now."""
    return say("fight-master-named", who=Mention(book.master)) if book.master else say("fight-master-nobody")


def suffered_lines(call: Call[Campaign], player: str, count: int, in_round: bool) -> list[Argument]:
    """Wounds that have just come to a player's character; who keeps the sheet on paper marks them there."""
    title = say("wounds-suffered", who=Mention(player), count=count)
    character = call.book.latest_of(player)
    if character is None:
        return [title, say("wounds-on-paper")]
    return [title, *state_lines(call, character, in_round)]


def state_lines(call: Call[Campaign], character: Character, in_round: bool = False) -> list[Argument]:
    """How bad a character's wounds are."""
    rules = call.book.rules
    health, most = character.health(rules), character.most_wounds(rules)
    match health:
        case "sound":
            return [say("wounds-none")]
        case "dead":
            return [
                say("wounds-dead", name=call.free(character.name)),
                say("wounds-inherited", level=character.level),
            ]
        case "dying":
            return [say("wounds-dying", name=call.free(character.name), most=most)]
    penalty = rules.wounds.light_penalty if health == "light" else rules.wounds.grave_penalty
    key = "wounds-state-next" if in_round and penalty != character.penalty(rules) else "wounds-state"
    return [say(key, wounds=character.wounds, most=most, health=say(f"health-{health}"), penalty=penalty)]


def wounded_card(call: Call[Campaign], character: Character, title: Argument) -> Card:
    """A character whose wounds have changed, with a way to heal them."""
    health = character.health(call.book.rules)
    lines = state_lines(call, character)
    if health in GROWING:
        lines.append(say("wounds-growing", minutes=int(call.book.rules.wounds.worsening // 60)))
    if health in ("dying", "dead"):
        lines.append(say("fight-narrates", who=master_named(call.book)))
    return Card(title, tuple(lines), buttons=heal_buttons(call, character), tone=Tone.BAD)


def heal_buttons(call: Call[Campaign], character: Character) -> tuple[tuple[Button, ...], ...]:
    """A way to heal wounds, where there are any that can be."""
    if character.health(call.book.rules) in ("sound", "dead"):
        return ()
    return ((Button(say("wounds-heal-button"), f"wounds heal <@{character.player}>"),),)


# --- in the journal


def _whose(book: Any, entry: Any, character: str) -> Argument:
    """The player of a character."""
    found = book.characters.get(character) if isinstance(book, Campaign) else None
    return Mention(found.player) if found is not None else say("wounds-somebody")


OF_WOUNDS: Fields = {
    **plain("count"),
    **person("payer", "payer"),
    "character": ("who", _whose),
}
