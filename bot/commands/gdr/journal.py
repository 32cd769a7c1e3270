"""The journal's lines of a tournament; what a referee answered, and what anything weighs, only once all is closed."""

from __future__ import annotations

from bot.commands.gdr.names import answer_named, named, player_named, question_named, some
from bot.commands.naming import dotted, listed
from bot.engines.gdr.closing import AnswersRead, Closed, Decided, GeniusJudged, SheetDiscarded
from bot.engines.gdr.judging import Answered, HandedIn, Reopened, SheetBegun
from bot.engines.gdr.loading import AdventureLoaded
from bot.engines.gdr.tournament import MEAN, CastGiven, Gdr, GdrOpened
from bot.hall.cards.card import Argument, Mention, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

cog: Cog[Gdr] = Cog(Gdr, "gdr")

MOST = 12
"""So many changed numbers are told in one line."""
TREES = ("aa", "cd")
SILENT = ("parts", "value", "descriptors")
"""Parts of a number's place that say nothing to whoever reads it."""
SPOKEN = ("aa", "cd", "player", "team", "weight", "partly", "options")
"""Parts that are no author's word and no descriptor."""


@cog.tells(GdrOpened)
def opened_line(call: Call[Gdr], entry: GdrOpened) -> Argument:
    """A new tournament's book."""
    return say("gdr-line-opened")


@cog.tells(AdventureLoaded)
def loaded_line(call: Call[Gdr], entry: AdventureLoaded) -> Argument:
    """An adventure, or its changed mathematics."""
    if not entry.again:
        return say("gdr-line-loaded", title=entry.adventure.title)
    if not entry.changes:
        return say("gdr-line-words", who=Mention(entry.by))
    if not call.book.closed:
        return say("gdr-line-changed", who=Mention(entry.by), count=len(entry.changes))
    told: list[Argument] = [
        say("gdr-line-change", place=_place(call.book, one.place), before=one.before or "–", after=one.after or "–")
        for one in entry.changes
    ]
    return say("gdr-line-changed-so", who=Mention(entry.by), count=len(entry.changes), changes=some(told, MOST))


def _place(book: Gdr, place: str) -> Argument:
    """Where a number stands in an adventure's file, in the reader's words."""
    first, *inner = (part for part in place.split(".") if part not in SILENT)
    return dotted([say(f"gdr-place-{first}"), *(_step(book, first, part) for part in inner)])


def _step(book: Gdr, first: str, part: str) -> Argument:
    """A part of a place: a word of the file's, a descriptor, or the author's own word."""
    if part in SPOKEN:
        return say(f"gdr-place-{part}")
    if first not in TREES and part in book.rules.descriptors:
        return say(f"rbb2-descriptors-{part}")
    return part


@cog.tells(CastGiven)
def cast_line(call: Call[Gdr], entry: CastGiven) -> Argument:
    """A team's characters."""
    book = call.book
    if entry.team not in book.casts:
        return say("gdr-line-cast", cast=len(entry.characters))
    return say("gdr-line-cast-of", cast=listed(player_named(book, entry.team, one) for one in book.casts[entry.team]))


@cog.tells(SheetBegun)
def begun_line(call: Call[Gdr], entry: SheetBegun) -> Argument:
    """A sheet that a referee began."""
    return say("gdr-line-begun", team=named(call.book, entry.team), referee=Mention(entry.referee))


@cog.tells(Answered)
def answered_line(call: Call[Gdr], entry: Answered) -> Argument | None:
    """An answer, after closing; before it a sheet's beginning and end are all there is to tell."""
    book, team = call.book, named(call.book, entry.team)
    if not book.closed or entry.team not in book.casts:
        return None
    told = [
        say(
            "gdr-line-answer", what=question_named(question), answer=answer_named(question, entry.answers[question.key])
        )
        for question in book.questions(entry.team)
        if entry.answers.get(question.key) in question.answers
    ]
    return say("gdr-line-answered", team=team, referee=Mention(entry.referee), answers=listed(told))


@cog.tells(HandedIn)
def handed_line(call: Call[Gdr], entry: HandedIn) -> Argument:
    """A sheet handed in."""
    return say("gdr-line-handed", team=named(call.book, entry.team), referee=Mention(entry.referee))


@cog.tells(Reopened)
def reopened_line(call: Call[Gdr], entry: Reopened) -> Argument:
    """A sheet given back."""
    return say(
        "gdr-line-reopened",
        team=named(call.book, entry.team),
        referee=Mention(entry.referee),
        who=Mention(entry.by),
    )


@cog.tells(SheetDiscarded)
def discarded_line(call: Call[Gdr], entry: SheetDiscarded) -> Argument:
    """A sheet let go."""
    return say("gdr-line-discarded", team=named(call.book, entry.team), referee=Mention(entry.referee))


@cog.tells(AnswersRead)
def read_line(call: Call[Gdr], entry: AnswersRead) -> Argument:
    """A director who read what referees answered."""
    return say("gdr-line-read", who=Mention(entry.by), team=named(call.book, entry.team))


@cog.tells(Decided)
def decided_line(call: Call[Gdr], entry: Decided) -> Argument:
    """Which of several sheets stands."""
    if entry.stands == MEAN:
        return say("gdr-line-mean", team=named(call.book, entry.team))
    return say("gdr-line-stands", team=named(call.book, entry.team), referee=Mention(entry.stands))


@cog.tells(GeniusJudged)
def genius_line(call: Call[Gdr], entry: GeniusJudged) -> Argument:
    """The director's word on a stroke of genius; what it was, only after closing."""
    book, team = call.book, named(call.book, entry.team)
    if not book.closed or entry.character not in book.casts.get(entry.team, ()):
        return say("gdr-line-word", who=Mention(entry.by))
    key = "gdr-line-genius" if entry.yes else "gdr-line-no-genius"
    return say(key, team=team, player=player_named(book, entry.team, entry.character))


@cog.tells(Closed)
def closed_line(call: Call[Gdr], entry: Closed) -> Argument:
    """The end."""
    return say("gdr-line-closed", who=Mention(entry.by))
