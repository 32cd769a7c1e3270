"""/help rules: the rules of the games, chapter by chapter, with the numbers of the book that is open here."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from bot.commands.help.codice_in_words import CODICE
from bot.commands.help.daimon_in_words import DAIMON
from bot.commands.help.diplomacy_in_words import DIPLOMACY
from bot.commands.help.gdr_in_words import RBB
from bot.commands.help.glossary import GLOSSARY
from bot.commands.help.house_in_words import HOUSE
from bot.commands.help.mito_in_words import MITO
from bot.engines.book import Book, Refused
from bot.hall.cards.card import Audience, Button, Card, say
from bot.hall.cards.plain_text import folded
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Text
from bot.hall.declared.rules_pages import BESIDE, LINE, RulesPage
from bot.hall.running.forms import rows
from bot.texts import LANGUAGES

cog: Cog[Book] = Cog(pages=[DAIMON, CODICE, DIPLOMACY, RBB, MITO, HOUSE, GLOSSARY])
Where = Annotated[str, Text(longest=40)]
"""A page's name, and a chapter's, or the number of a page of its chapters."""

OFFICES = ("organiser", "director", "referee")
CHAPTERS = 15
"""Chapters behind the buttons of one card: five rows of three, which every chat has room for."""


@cog.command(LINE, private=True, reads=True, hidden=True)
async def rules(call: Call[Book], where: Where = "") -> Card:
    """A chapter, the chapters of a game, or the games."""
    name, chapter, *beside = [*where.split(), "", ""][:3]
    if not name:
        return pages_card(call)
    page = call.house.commands.pages.get(name)
    if page is None or (chapter and chapter not in page.chapters and not chapter.isdecimal()):
        raise Refused("button-gone")
    if chapter in page.chapters:
        return replace(await _chapter(call, page, chapter), replaces=beside != [BESIDE])
    return replace(contents_card(page, int(chapter or 1)), replaces=True)


def asked_for(call: Call[Book], topic: str) -> Card | None:
    """What /help says of a topic that is the rules, alone or with a game's name; None where it is something else."""
    first, *rest = topic.split() or [""]
    if folded(first) not in {folded(call.house.texts.name(language, "help-rules-word")) for language in LANGUAGES}:
        return None
    page = named(call, " ".join(rest)) if rest else None
    return contents_card(page) if page is not None else pages_card(call)


def asks_why(call: Call[Book], topic: str) -> bool:
    """Whether a topic is what asks for the paragraph behind the last refusal."""
    return folded(topic) in _said(call, "help-why.names")


def called(call: Call[Book], topic: str) -> Card | None:
    """What /help says of a game, or of an office of the club, that bears this name and is no command."""
    if (page := named(call, topic)) is not None:
        card = contents_card(page)
        if not page.group:
            return card
        commands = Button(say("help-group-button", group=say(page.group)), f"help {page.group}")
        return replace(card, buttons=(*card.buttons, (commands,)))
    return next((_office(key) for key in OFFICES if folded(topic) in _said(call, f"help-office-{key}.names")), None)


def _office(key: str) -> Card:
    """What somebody does who has an office."""
    lines = tuple(say(f"help-office-{key}.{letter}") for letter in "ab")
    return Card(say(f"help-office-{key}"), lines, audience=Audience.MEMBER)


def named(call: Call[Book], words: str) -> RulesPage | None:
    """The page of a game by whatever people call it."""
    return next((page for page in call.house.commands.pages.values() if folded(words) in _names(call, page)), None)


def _names(call: Call[Book], page: RulesPage) -> set[str]:
    return _said(call, f"{page.key}.names")


def _said(call: Call[Book], key: str) -> set[str]:
    """The names that a text tells in any language, with commas between them."""
    said = [call.house.texts.name(language, key) for language in LANGUAGES]
    return {folded(name.strip()) for names in said for name in names.split(",")}


def pages_card(call: Call[Book]) -> Card:
    """The games that have a page."""
    pages = call.house.commands.pages.values()
    buttons = [Button(say(page.key), f"{LINE} {page.name}") for page in pages]
    lines = (say("help-rules-what"), *(say(f"{page.key}.tells") for page in pages))
    return Card(say("help-rules-title"), lines, buttons=rows(buttons, 1), audience=Audience.MEMBER)


def contents_card(page: RulesPage, number: int = 1) -> Card:
    """A game's chapters, each behind its button, so many at once as a card has room for."""
    card, last = page.contents(), -(-len(page.chapters) // CHAPTERS)
    number = min(max(number, 1), last)
    shown = page.chapters[(number - 1) * CHAPTERS : number * CHAPTERS]
    buttons = [Button(say(f"{page.key}-{chapter}"), f"{LINE} {page.name} {chapter}") for chapter in shown]
    around = [(one, key) for one, key in ((number - 1, "before"), (number + 1, "next")) if 1 <= one <= last]
    turns = [Button(say(f"help-rules-{key}"), f"{LINE} {page.name} {one}") for one, key in around]
    return replace(card, lines=card.lines[:2], buttons=(*rows(buttons, 3), *rows(turns, 2)), audience=Audience.MEMBER)


async def _chapter(call: Call[Book], page: RulesPage, chapter: str) -> Card:
    at = page.chapters.index(chapter)
    around = [(one, key) for one, key in ((at - 1, "before"), (at + 1, "next")) if 0 <= one < len(page.chapters)]
    buttons = [Button(say(f"help-rules-{key}"), f"{LINE} {page.name} {page.chapters[one]}") for one, key in around]
    contents = Button(say("help-rules-contents"), f"{LINE} {page.name} {at // CHAPTERS + 1}")
    buttons.insert(len(buttons) - (at + 1 < len(page.chapters)), contents)
    book = await _open_here(call, page)
    card = page.chapter(call.house.texts, chapter, book)
    lines = card.lines if book is None else (*card.lines, say("help-rules-of-here"))
    return replace(card, lines=lines, buttons=(tuple(buttons),), audience=Audience.MEMBER)


async def _open_here(call: Call[Book], page: RulesPage) -> Book | None:
    """The book whose numbers count here."""
    for kind in page.books:
        if (volume := await call.house.books.meant(call.person, call.room, kind.kind)) is not None:
            return volume.book
    return None
