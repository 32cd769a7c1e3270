"""/club words: a club's own lists of words for Nome in Codice, beside those of the house."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Annotated, Any

from bot.commands import csv_files
from bot.engines.book import Book, Refused
from bot.hall.cards.card import Argument, Button, Card, Say, Tone, say, strong
from bot.hall.cards.plain_text import clean
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import FileGiven, Text
from bot.hall.requests import Suggestion
from bot.hall.running.forms import rows
from bot.storage.contract import Drop, Put
from bot.texts import LANGUAGES
from bot.word_lists import UnfitWord, WordList, sifted, told_of

LONGEST = 20
"""The most characters of a list's name."""
MOST_WORDS = 5000
"""The most words of a list: a dictionary is none."""

cog: Cog[Book] = Cog(group="club")


async def own_lists(call: Call[Any]) -> Mapping[str, WordList]:
    """The lists of this club by name, the newest first."""
    if call.club is None:
        return {}
    circle = call.people.links.circle(call.room.club or call.club.id)
    found = [row for club in circle for row in await call.store.rows("word_lists", club=club)]
    found.sort(key=lambda row: -row["at"])
    lists: dict[str, WordList] = {}
    for row in found:
        lists.setdefault(row["name"], WordList(row["name"], row["language"], tuple(row["words"].split("\n"))))
    return lists


async def words_of(call: Call[Any], name: str | None) -> WordList:
    """The list that is asked for; else the club's newest in the room's language, or ours."""
    own, ours = await own_lists(call), call.house.rules.words
    if name is None:
        return next((one for one in own.values() if one.language == call.language), ours[call.language])
    wanted = clean(name).lower()
    found = own.get(wanted) or ours.get(wanted)
    if found is None:
        raise Refused("codice-no-such-list", name=name, lists=", ".join((*own, *ours)))
    return found


async def offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The lists of words that there are, the club's own first."""
    names = (*await own_lists(call), *call.house.rules.words)
    return [Suggestion(name, name) for name in names if typed.lower() in name]


ListName = Annotated[str, Text(longest=40, suggest=offered)]


@cog.command("words", may=May.DIRECTOR)
async def words(call: Call[Book], file: FileGiven | None = None) -> Card:
    """Give the club a list of words of its own; without a file, those that it has."""
    if call.club is None:
        raise Refused("only-in-a-club")
    if file is None:
        return _lists_card(await own_lists(call))
    whole = PurePath(file.name).name
    name = clean(whole.rpartition(".")[0] or whole).lower()  # the stem of «..txt» is not the same on every Python
    if not any(map(str.isalnum, name)) or len(name) > LONGEST or name in call.house.rules.words:
        raise Refused("club-words-name", name=name or file.name, longest=LONGEST)
    lines = _lines(file.content)
    found, unfit = sifted(lines)
    if len(found) > MOST_WORDS:
        raise Refused("club-words-many", most=MOST_WORDS, have=len(found))
    if unfit:
        return Card(say("club-words-unfit", name=name), csv_files.told([*map(_unfit, unfit)]), tone=Tone.BAD)
    language = told_of(lines).get("language", call.language)
    if language not in LANGUAGES:
        raise Refused("club-words-language", value=language, choices=", ".join(LANGUAGES))
    row = {"club": call.room.club, "name": name, "language": language, "words": "\n".join(found), "at": call.now}
    call.changes.append(Put("word_lists", row))
    how = "club-words-used" if language == call.language else "club-words-by-name"
    return Card(
        say("club-words-kept", name=strong(name), count=len(found), language=say(f"language-{language}")),
        (say(how, name=name, ours=call.language),),
        tone=Tone.GOOD,
    )


def _lines(content: bytes) -> list[str]:
    """The lines of a text file."""
    try:
        return csv_files.text(content).splitlines()
    except Refused:
        raise Refused("club-words-no-text") from None


def _unfit(one: UnfitWord) -> Argument:
    """Why a line does not fit."""
    why = Say(one.reason, one.facts)
    return say("club-words-line", line=str(one.line), word=one.word, why=why) if one.word else why


def _lists_card(own: Mapping[str, WordList]) -> Card:
    """The club's lists, each with the button that takes it away."""
    buttons = [Button(say("club-words-drop-button", name=name), f'club words-drop "{name}"', "bad") for name in own]
    return Card(
        say("club-words-title" if own else "club-words-none"),
        (*_told(own), say("club-words-how")),
        buttons=rows(buttons),
    )


def _told(own: Mapping[str, WordList]) -> Iterator[Argument]:
    for one in own.values():
        yield say("club-words-list", name=one.name, count=len(one.words), language=say(f"language-{one.language}"))


@cog.command("words-drop", may=May.DIRECTOR, hidden=True)
async def drop(call: Call[Book], name: ListName) -> Card:
    """Take a list of the club's away; hands that lie on tables go on with their words."""
    own = await own_lists(call)
    if name not in own:
        raise Refused("club-words-no-such", name=name)
    circle = call.people.links.circle(call.room.club)
    call.changes += [Drop("word_lists", {"club": club, "name": name}) for club in circle]
    return Card(say("club-words-dropped", name=strong(name)), tone=Tone.GOOD)
