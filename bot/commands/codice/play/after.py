"""After a hand: it can be walked through again, word by word, and chiefs can be compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from bot.commands.codice.play.hand_in_play import picture, sign
from bot.commands.codice.play.two_books import Book, Hand, Round, Table, both, friendly_cog, line, team
from bot.commands.number_format import figure
from bot.engines.book import Refused
from bot.engines.codice.matches import Where
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play, Turn, Uncovered
from bot.engines.codice.play.statistics import chiefs_of
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Say, say, strong
from bot.hall.cards.card import Table as CardTable
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Whole

Step = Annotated[int, Whole(0, 999)]


@both("walk", reads=True, private=True)
async def walk(call: Call[Any], round_: Round, table: Table, hand: Hand, step: Step | None = None) -> Card:
    """A hand that is over, turn by turn: what was said, what was uncovered, and the key."""
    book: Book = call.book
    play = book.plays.get(Where(round_, table, hand))
    if play is None or play.outcome is None:
        raise Refused("codice-play-not-over")
    moved, step = step is not None, min(step or 0, len(play.turns))
    seen = [one for turn in play.turns[:step] for one in turn.found]
    lines = list(_turn(book, play, play.turns[step - 1])) if step else [say("codice-walk-begin")]
    row = []
    if step:
        row.append(Button(say("codice-walk-back-button"), line(book, play, "walk", step - 1)))
    if step < len(play.turns):
        row.append(Button(say("codice-walk-on-button"), line(book, play, "walk", step + 1), "good"))
    return Card(
        say("codice-walk-title", table=table, hand=hand, turn=step, turns=len(play.turns)),
        tuple(lines),
        picture=picture(book, play, dict(enumerate(play.key)), struck=[one.place for one in seen]),
        buttons=(tuple(row),) if row else (),
        audience=Audience.MEMBER,
        replaces=moved,
        steps=tuple(_steps(book, play)),
        step=step,
    )


def _steps(book: Book, play: Play) -> Iterator[Button]:
    """The board before the first turn, and after each."""
    for step in range(len(play.turns) + 1):
        yield Button(say("codice-walk-step", turn=step, turns=len(play.turns)), line(book, play, "walk", step))


def _turn(book: Book, play: Play, turn: Turn) -> Iterator[Argument]:
    """What was said and done in a turn."""
    who = team(book, play.where, turn.side)
    if turn.clue is not None:
        word = strong(Free(turn.clue.word))
        yield say("codice-walk-clue", team=who, who=Mention(turn.clue.by), word=word, number=turn.clue.number)
    own = [one for one in turn.found if one.side == turn.side]
    for one in own:
        yield _found(play, one)
    yield say(f"codice-walk-{turn.how or 'end'}")
    for one in turn.found:  # What the others covered of their own, after an objection that was upheld (32).
        if one not in own:
            yield say("codice-walk-covers", team=team(book, play.where, one.side), what=_found(play, one))


def _found(play: Play, one: Uncovered) -> Say:
    return say("codice-walk-word", sign=sign(play, one.colour), word=play.words[one.place])


@both("chiefs", reads=True, private=True)
async def chiefs(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """The chiefs of the hands that were played here: clues, words found for a clue, assassins."""
    rows = tuple(
        (Mention(one.chief), one.hands, one.clues, figure(one.words_a_clue, 1), one.assassins)
        for one in chiefs_of(call.book.plays.values())
    )
    head = tuple(say(f"codice-chiefs-{name}") for name in ("who", "hands", "clues", "words", "assassins"))
    return Card(
        say("codice-chiefs-title"),
        () if rows else (say("codice-chiefs-none"),),
        table=CardTable(head, rows, right=(1, 2, 3, 4)) if rows else None,
        audience=Audience.MEMBER,
    )


@friendly_cog.result
def result(call: Call[Any], book: Friendly, who: str) -> Argument | None:
    """The hands that somebody has played in a room's friendlies, and those that their team won."""
    won = [
        who in game.teams[outcome.winner]
        for game in book.games
        if any(who in players for players in game.teams.values())
        for outcome in game.outcomes
    ]
    return say("codice-friendly-result", hands=len(won), won=sum(won)) if won else None
