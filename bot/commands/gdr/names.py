"""What teams, characters and questions are called on the cards of a tournament, and how what people type is found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from bot.commands import typed_names
from bot.commands.typed_names import alike
from bot.engines.book import Refused
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Free, Mention, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Text, Whole
from bot.hall.requests import Suggestion

# --- how they are shown


def named(book: Gdr, team: str) -> Argument:
    """A team by its name."""
    entrant = book.entrants.get(team)
    return Free(entrant.name) if entrant is not None else say("gdr-team-gone")


def character_named(book: Gdr, character: str) -> str:
    """A character by its name."""
    characters = book.adventure.characters if book.adventure is not None else {}
    return characters[character].name if character in characters else character


def part_named(book: Gdr, character: str) -> Argument:
    """Whom a part of a sheet is about: a character, or all of them together."""
    return character_named(book, character) if character else say("gdr-team-part")


def player_named(book: Gdr, team: str, character: str) -> Argument:
    """Who plays a character, with the character's name."""
    return say("gdr-player", who=Mention(book.player_of(team, character)), character=character_named(book, character))


def question_named(question: Question) -> Argument:
    """What a question is about, in a few words."""
    if question.element is not None:
        return question.element.text
    return say(f"rbb2-descriptors-{question.descriptor}")


def answer_named(question: Question, answer: str) -> Argument:
    """An answer as the referee reads it."""
    if question.element is None:
        return say(f"rbb2-descriptors-{question.descriptor}-answers-{answer}")
    if question.element.options:
        return question.element.ways[answer].text
    return say(f"gdr-element-{answer}")


def some(things: list[Argument], most: int) -> Argument:
    """The first of several, and a word for the others."""
    return listed(things) if len(things) <= most else say("gdr-and-others", first=listed(things[:most]))


# --- how they are found


def same(name: str) -> str:
    """A name as it is compared: no commas in it."""
    return typed_names.same(name.replace(",", " "))


async def team_names(call: Call[Any]) -> dict[str, str]:
    """What the teams that are in are called, by id."""
    teams = [*call.book.teams, *call.book.sample_teams]
    return {team.id: await call.people.words(team.name) or "" for team in teams}


async def team_found(call: Call[Gdr], typed: str) -> str:
    """The team that somebody typed, or that a button names."""
    names = await team_names(call)
    out = {one.id: await call.people.words(one.name) or "" for one in call.book.entrants.values()}
    try:
        return _found(names, typed, "team", out.values())
    except Refused:
        gone = [id for id, name in out.items() if id not in names and same(typed) in (id, same(name))]
        if gone:
            raise Refused("gdr-team-out", team=gone[-1]) from None
        raise


def character_found(book: Gdr, typed: str) -> str:
    """The character that somebody typed: by name, part of it, or key."""
    names = {key: one.name for key, one in book.scale.adventure.characters.items()}
    return _found(names, typed, "character")


def _found(names: Mapping[str, str], typed: str, sort: str, others: Iterable[str] = ()) -> str:
    """The only one of these that somebody can have meant."""
    if typed in names:
        return typed
    found = alike({key: same(name) for key, name in names.items()}, same(typed), map(same, others))
    if not found:
        raise Refused(f"gdr-no-such-{sort}", name=typed, names=" · ".join(names.values()))
    if len(found) > 1:
        raise Refused(f"gdr-{sort}-of-many", name=typed, names=" · ".join(names[one] for one in found))
    return found[0]


def character_of(book: Gdr, team: str, player: str) -> str:
    """The character that somebody plays in a team."""
    entrant = book.team(team)
    if player not in entrant.players:
        raise Refused("gdr-not-a-player", player=player, team=team)
    return book.casts[team][entrant.players.index(player)]


# --- what is offered


async def teams_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The teams that are in."""
    return _offered((await team_names(call)).values(), typed)


def characters_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The characters of the adventure."""
    adventure = call.book.adventure
    return _offered([one.name for one in adventure.characters.values()] if adventure is not None else [], typed)


def _offered(names: Iterable[str], typed: str) -> list[Suggestion]:
    return [Suggestion(name, name) for name in names if same(typed) in same(name)]


NewName = Annotated[str, Text(longest=40)]
TeamName = Annotated[str, Text(longest=60, suggest=teams_offered)]
CharacterName = Annotated[str, Text(longest=100, suggest=characters_offered)]
TeamId = Annotated[str, Text(longest=8)]
"""A team as a button names it."""
ListIndex = Annotated[int, Whole(0, 99_999)]
"""The place of a question, an answer or a page, as a button names it."""
