"""/gdr progress, confirm, reopen, close: what is missing, what only the director can settle, the end."""

from __future__ import annotations

from typing import Annotated

from bot.commands.dates.planning import plans
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.judging import given_back_card
from bot.commands.gdr.names import (
    TeamId,
    TeamName,
    character_of,
    named,
    player_named,
    team_found,
)
from bot.engines.book import Refused
from bot.engines.gdr import closing, judging
from bot.engines.gdr.closing import Closed, Gap, GeniusJudged, GivenWord, SheetDiscarded
from bot.engines.gdr.judging import Reopened
from bot.engines.gdr.tournament import Gdr
from bot.engines.tournament.tournament import PAIRINGS
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say, typed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, Text, Yes
from bot.hall.declared.rules_pages import how
from bot.hall.running.forms import rows

PersonKey = Annotated[str, Text(longest=20)]
"""A person's id, or MEAN, as a button names it."""
CharacterKey = Annotated[str, Text(longest=60)]


# --- what is missing


@cog.command("progress", may=May.DIRECTOR, private=True, reads=True, live=True)
@spoken
async def progress(call: Call[Gdr]) -> Card:
    """Which sheets are missing, and what waits for the director."""
    return progress_card(call)


def progress_card(call: Call[Gdr], *news: Argument) -> Card:
    """Everything that keeps the tournament open; a button to settle each."""
    book = call.book
    if book.closed:
        return Card(say("gdr-closed-already"), audience=Audience.MEMBER)
    competes = book.plays(call.member)
    gaps = closing.known_gaps(book) if competes else closing.gaps(book)
    lines: list[Argument] = list(news)
    waiting = {gap.team for gap in gaps}
    ready = [named(book, one.id) for one in book.teams if one.id not in waiting]
    lines += [say("gdr-progress-ready", team=team) for team in ready]
    lines += [_gap_said(book, gap) for gap in gaps]
    buttons, changing = list[Button](), list[Button]()
    if not book.teams:
        lines.append(say("refused-gdr-no-adventure" if book.adventure is None else "refused-gdr-no-teams"))
    elif competes:
        lines.append(say("gdr-progress-competes"))
    else:
        buttons += [button for gap in gaps for button in _settling(book, gap)]
        buttons += [] if gaps else [Button(say("gdr-close-button"), "gdr close", "good")]
        words = closing.words_given(book)
        lines += [_word_said(book, one) for one in words]
        changing = [_changing(book, one) for one in words]
    title = say("gdr-progress-title", ready=len(ready), all=len(book.teams))
    every = (*rows(buttons, 2), *rows(changing, 2))
    return Card(title, tuple(lines), buttons=every, audience=Audience.MEMBER, replaces=True)


def _gap_said(book: Gdr, gap: Gap) -> Argument:
    team = named(book, gap.team)
    match gap.sort:
        case "no-sheet":
            return say("gdr-gap-no-sheet", team=team)
        case "open-sheet":
            return say("gdr-gap-open-sheet", team=team, referee=Mention(gap.referee))
        case "undecided":
            return say("gdr-gap-undecided", team=team)
    return say("gdr-gap-unconfirmed", team=team, player=player_named(book, gap.team, gap.character))


def _settling(book: Gdr, gap: Gap) -> list[Button]:
    """What the director can do about it with a press."""
    team = named(book, gap.team)
    match gap.sort:
        case "open-sheet":
            return [
                Button(
                    say("gdr-discard-button", team=team, referee=Mention(gap.referee)),
                    f"gdr discard {gap.team} {gap.referee}",
                    "bad",
                )
            ]
        case "undecided":
            return [Button(say("gdr-compare-button", team=team), f"gdr compare {gap.team}")]
        case "unconfirmed":
            who, line = Mention(book.player_of(gap.team, gap.character)), f"gdr genius {gap.team} {gap.character}"
            return [
                Button(say("gdr-genius-yes-button", who=who), f"{line} yes", "good"),
                Button(say("gdr-genius-no-button", who=who), f"{line} no"),
            ]
    return []


def _word_said(book: Gdr, word: GivenWord) -> Argument:
    """What the director has said of a stroke of genius."""
    key = "gdr-word-yes" if word.yes else "gdr-word-no"
    return say(key, team=named(book, word.team), player=player_named(book, word.team, word.character))


def _changing(book: Gdr, word: GivenWord) -> Button:
    """The other word in its place."""
    who = Mention(book.player_of(word.team, word.character))
    line = f"gdr genius {word.team} {word.character}"
    if word.yes:
        return Button(say("gdr-word-to-no-button", who=who), f"{line} no")
    return Button(say("gdr-word-to-yes-button", who=who), f"{line} yes")


@cog.command("discard", may=May.DIRECTOR, private=True, hidden=True, in_live=True)
@spoken
async def discard(call: Call[Gdr], team: TeamId, referee: PersonKey) -> Card:
    """Let a sheet go that nobody will finish."""
    closing.discard(call.book, call.member, team, referee)
    return progress_card(call, say("gdr-discarded", team=named(call.book, team), referee=Mention(referee)))


# --- strokes of genius


@cog.command("confirm", may=May.DIRECTOR, private=True, secret=True, in_live=True)
@spoken
async def confirm(call: Call[Gdr], team: TeamName, player: PersonId) -> Card:
    """Confirm a stroke of genius."""
    found = await team_found(call, team)
    return _judged(call, found, character_of(call.book, found, player), True)


@cog.command("genius", may=May.DIRECTOR, private=True, hidden=True, in_live=True)
@spoken
async def genius(call: Call[Gdr], team: TeamId, character: CharacterKey, yes: Yes) -> Card:
    """The same with a press, or a no."""
    return _judged(call, team, character, yes)


def _judged(call: Call[Gdr], team: str, character: str, yes: bool) -> Card:
    book = call.book
    if character not in book.casts.get(team, ()):
        raise Refused("button-gone")
    closing.confirm(book, call.member, team, character, yes)
    key = "gdr-genius-confirmed" if yes else "gdr-genius-denied"
    return progress_card(call, say(key, player=player_named(book, team, character), team=named(book, team)))


# --- sheets given back


@cog.command("reopen", may=May.DIRECTOR, private=True, in_live=True)
@spoken
async def reopen(call: Call[Gdr], team: TeamName, referee: PersonId | None = None) -> Card:
    """Give a sheet back to its referee."""
    book, found = call.book, await team_found(call, team)
    book.open_for_changes()
    handed = [sheet.referee for sheet in book.handed(found)]
    if referee is None and len(handed) > 1:
        buttons = [Button(Mention(one), f"gdr back {found} {one}") for one in handed]
        title = say("gdr-reopen-whose", team=named(book, found))
        return Card(title, buttons=rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK)
    return _reopened(call, found, referee or (handed[0] if handed else ""))


@cog.command("back", may=May.DIRECTOR, private=True, hidden=True, in_live=True)
@spoken
async def back(call: Call[Gdr], team: TeamId, referee: PersonKey) -> Card:
    """The same with a press."""
    return _reopened(call, team, referee)


def _reopened(call: Call[Gdr], team: str, referee: str) -> Card:
    book = call.book
    judging.reopen(book, call.member, team, referee)
    if referee != call.member:
        call.tell(referee, given_back_card(book, team, call.member))
    return progress_card(call, say("gdr-reopened", team=named(book, team), referee=Mention(referee)))


# --- the end


@cog.command("close", may=May.DIRECTOR)
@spoken
async def close(call: Call[Gdr]) -> Card:
    """Close the tournament, if nothing is missing."""
    book = call.book
    book.open_to(call.member)  # Whoever competes would learn of their rivals' sheets from what is missing.
    if book.teams and closing.gaps(book):
        shown = progress_card(call)
        return Card(say("gdr-not-yet"), shown.lines, buttons=shown.buttons, audience=Audience.MEMBER, tone=Tone.BAD)
    closing.close(book, call.member)
    row = (
        Button(say("gdr-report-button"), "gdr report"),
        Button(say("gdr-standings-button"), "gdr standings"),
        how("rbb", "rankings"),
    )
    lines = (say("gdr-closed-posted"), say("gdr-closed-explain", command=typed("gdr", "explain")))
    return Card(say("gdr-closed-now", name=call.free(book.name)), lines, buttons=(row,), tone=Tone.GOOD)


# --- the journal's lines


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


@cog.tells(GeniusJudged)
def genius_line(call: Call[Gdr], entry: GeniusJudged) -> Argument | None:
    """The director's word on a stroke of genius, after closing; before it, in older books, that there was one."""
    book, team = call.book, named(call.book, entry.team)
    if entry.untold(book):
        return None
    if not book.closed or entry.character not in book.casts.get(entry.team, ()):
        return say("gdr-line-word", who=Mention(entry.by))
    key = "gdr-line-genius" if entry.yes else "gdr-line-no-genius"
    return say(key, team=team, player=player_named(book, entry.team, entry.character))


@cog.tells(Closed)
def closed_line(call: Call[Gdr], entry: Closed) -> Argument:
    """The end."""
    return say("gdr-line-closed", who=Mention(entry.by))


plans(cog, "plan", May.DIRECTOR, PAIRINGS)
