"""The card of a hand in play: whose turn it is, the clue, what is found, the times; and the board as twenty-five
buttons and as a picture. It is made for nobody in particular: of the key it shows what is uncovered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.commands.codice.clock import minutes
from bot.commands.codice.play.two_books import Book, button, line, team
from bot.commands.seal_lines import print_line
from bot.engines.codice.play.dealing import explainer
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import ASSASSIN, BYSTANDER, Play, awaited, chief, chief_wanted, operatives
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Moment, Picture, Tone, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.running.forms import ROW, rows

_STYLES = {"first": "bad", "second": "primary"}
_SIGNS = {"first": "🔴", "second": "🔵", BYSTANDER: "⚪", ASSASSIN: "💀"}


def tint(play: Play, colour: str) -> str:
    """A colour as pictures and buttons have it: the starter's agents are red."""
    return colour if colour in (ASSASSIN, BYSTANDER) else "first" if colour == play.starter else "second"


def sign(play: Play, colour: str) -> str:
    """The sign of a colour, for who sees no colours."""
    return _SIGNS[tint(play, colour)]


def board_card(book: Book, play: Play, now: float, *news: Argument) -> Card:
    """A hand as everybody may see it now."""
    if play.over:
        return over_card(book, play, *news)
    words = [_word(book, play, place) for place in range(len(play.words))]
    acts = _acts(book, play)
    return Card(
        title(book, play),
        tuple(one for one in (*news, *_lines(book, play, now)) if one),
        picture=picture(book, play, {place: one.colour for place, one in play.uncovered.items()}),
        buttons=(*rows(words, ROW), *((tuple(acts),) if acts else ())),
        tone=Tone.BAD if play.objected else Tone.PLAIN,
        grid=True,
        awaits=_awaited(book, play, now),
        short=(title(book, play), *news, _phase(book, play, now)),
    )


def _awaited(book: Book, play: Play, now: float) -> tuple[str, ...]:
    """Whose turn it is to press something."""
    if not play.key:
        teams = [one for one in play.teams if one not in play.clear]
        named = [explainer(book, play)] if play.asked else [chief(book, play, one) for one in teams]
        return tuple(filter(None, named))
    if play.clock.since is None or play.clock.preparing(now):
        return ()
    return awaited(book, play)


def title(book: Book, play: Play) -> Argument:
    """Which hand it is."""
    if isinstance(book, Codice):
        return say("codice-board-title", table=play.where.table, hand=play.where.hand)
    return say("codice-board-friendly", hand=play.where.hand)


def picture(
    book: Book, play: Play, colours: Mapping[int, str], *, struck: Sequence[int] = (), subtitle: Argument = ""
) -> Picture:
    """The board with the colours of some places."""
    cells = [
        {
            "word": word,
            "colour": tint(play, colours[place]) if place in colours else "",
            "covered": place in struck,
        }
        for place, word in enumerate(play.words)
    ]
    values: dict[str, Any] = {"title": title(book, play), "subtitle": subtitle, "cells": cells}
    return Picture("codewords", values, alt=title(book, play))


def _word(book: Book, play: Play, place: int) -> Button:
    """A word as a button; once uncovered it bears its colour."""
    word, uncovered = play.words[place], play.uncovered.get(place)
    if uncovered is not None:
        style = _STYLES.get(tint(play, uncovered.colour), "plain")
        return Button(f"{sign(play, uncovered.colour)} {word}", line(book, play, "word", place), style)
    marked = play.mark is not None and play.mark.place == place
    return Button(f"👉 {word}" if marked else word, line(book, play, "word", place), "good" if marked else "plain")


def _acts(book: Book, play: Play) -> list[Button]:
    """What can be pressed besides words."""
    wanted = [button(book, play, "chief", "good")] if chief_wanted(book, play) else []
    more = [*wanted, button(book, play, "more")]
    if not play.key:
        return more if wanted else [button(book, play, "clear", "good"), *more]
    key = button(book, play, "key")
    if play.objected:
        return [key, *more]
    if play.clue is None:
        named = chief(book, play, play.turn)
        return [*((button(book, play, "clue", "good", ("word", "number")),) if named else ()), key, *more]
    return [button(book, play, "pass", "good"), button(book, play, "object"), key, *more]


# --- its lines


def _lines(book: Book, play: Play, now: float) -> list[Argument]:
    return [*standing(book, play, now), *_times(book, play, now), *_prints(book, play)]


def standing(book: Book, play: Play, now: float) -> list[Argument]:
    """What everybody waits for, and what each team has found."""
    return [_phase(book, play, now), *_teams(book, play)]


def _phase(book: Book, play: Play, now: float) -> Argument:
    """What everybody waits for."""
    turn = team(book, play.where, play.turn)
    if not play.key:
        return strong(_explaining(book, play))
    if play.objected:
        return strong(say("codice-board-objected", who=Mention(play.objected)))
    if play.clock.since is None:
        return strong(say("codice-board-stopped"))
    if play.clock.preparing(now):
        return strong(say("codice-board-preparing", ends=Moment(play.clock.since, "relative")))
    named = chief(book, play, play.turn)
    if play.clue is None:
        key = "codice-board-to-clue" if named else "codice-board-no-chief"
        owed = say("codice-board-owed", team=turn) if play.owed == play.turn else ""
        return strong(dotted(filter(None, (say(key, team=turn, who=Mention(named) if named else ""), owed))))
    return strong(clue_said(book, play))


def clue_said(book: Book, play: Play) -> Argument:
    """The clue, and how many words may still be pointed at."""
    assert play.clue is not None
    left = play.left
    how = "any" if left is None else "pass" if left == 0 else "left"
    return say(
        f"codice-board-clue-{how}",
        word=Free(play.clue.word),
        number=play.clue.number,
        left=left or 0,
        team=team(book, play.where, play.turn),
    )


def _explaining(book: Book, play: Play) -> Argument:
    """Before the key: who still has to say that they know the words, and which one waits for its explanation."""
    missing = next((one for one in play.teams if not chief(book, play, one)), None)
    if missing is not None:
        return say("codice-board-words-no-chief", team=team(book, play.where, missing))
    if play.asked:
        who = Mention(explainer(book, play))
        return say("codice-board-explain", word=play.words[play.asked[0]], who=who)
    teams = listed(team(book, play.where, one) for one in play.teams if one not in play.clear)
    return say("codice-board-words", who=Mention(chief(book, play, play.starter)), teams=teams)


def _teams(book: Book, play: Play) -> list[Argument]:
    """Each team: what it has found, its chief and operatives, its recovery tokens."""
    points = book.rules.points
    counts = dict(zip(play.teams, (points.starter, points.second), strict=True))
    said: list[Argument] = []
    for one in play.teams:
        named = chief(book, play, one)
        said.append(
            say(
                "codice-board-team" if isinstance(book, Codice) else "codice-board-side",
                sign=sign(play, one),
                team=team(book, play.where, one),
                found=play.found(one),
                agents=counts[one],
                chief=Mention(named) if named else say("codice-nobody"),
                mates=listed(Mention(mate) for mate in operatives(book, play, one)) or say("codice-nobody"),
                tokens=play.tokens.get(one, 0),
            )
        )
    return said


def _times(book: Book, play: Play, now: float) -> list[Argument]:
    """Whose time runs until when, and what the other has left."""
    clock = play.clock
    if not play.key or clock.preparing(now):
        return []
    left = {one: say("codice-board-time", team=team(book, play.where, one), left=minutes(clock.left(one, now)))
            for one in play.teams}  # fmt: skip
    if clock.falls is None:
        return [dotted(left.values())]
    runs = say("codice-board-runs", team=team(book, play.where, play.turn), falls=Moment(clock.falls, "relative"))
    return [dotted((runs, left[play.other(play.turn)]))]


def _prints(book: Book, play: Play) -> list[Argument]:
    """Before the key is drawn: the print of its seal, so that somebody can cut it."""
    return [print_line(book, play.strand)] if not play.key else []


# --- when it is over


def over_card(book: Book, play: Play, *news: Argument) -> Card:
    """A hand that is over: how it ended, and its key."""
    if play.outcome is None:
        return Card(title(book, play), (*news, strong(say("codice-board-dropped"))), buttons=_onward(book, play))
    winner, loser = play.outcome.winner, play.other(play.outcome.winner)
    ended = say(
        f"codice-board-won-{play.outcome.ending}",
        winner=team(book, play.where, winner),
        loser=team(book, play.where, loser),
        agents=play.outcome.loser_agents,
        points=book.rules.points.win,
    )
    acts = (button(book, play, "walk"), button(book, play, "chiefs"))
    return Card(
        title(book, play),
        tuple(one for one in (*news, strong(ended), _score(book, play), say("codice-board-key-open")) if one),
        picture=picture(book, play, dict(enumerate(play.key)), struck=list(play.uncovered)),
        buttons=((*(one for row in _onward(book, play) for one in row), *acts),),
        tone=Tone.GOOD,
    )


def _score(book: Book, play: Play) -> Argument:
    """How the two stand after it."""
    wins = book.games[play.where.round - 1].wins if isinstance(book, Friendly) else book.match(play.where).wins
    one, two = play.teams
    names = {"one": team(book, play.where, one), "two": team(book, play.where, two)}
    return say("codice-play-score", first=wins(one), second=wins(two), **names)


def _onward(book: Book, play: Play) -> tuple[tuple[Button, ...], ...]:
    """The button that begins the next hand, or this one anew where it was given up; none where nothing is left to be
    played."""
    hand = book.to_be_played(play.where)
    if hand is None or hand - play.where.hand not in (0, 1):
        return ()
    name = "codice-play-again-button" if hand > play.where.hand else "codice-play-anew-button"
    line_ = f"codice play {play.where.table}" if isinstance(book, Codice) else "codice friendly"
    return ((Button(say(name), line_, "good"),),)
