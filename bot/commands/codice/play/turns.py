"""A turn on the board: words, «pass», a word covered again."""

from __future__ import annotations

from typing import Any

from bot.commands.codice.play.beginning import asked
from bot.commands.codice.play.hand_in_play import sign
from bot.commands.codice.play.showing import shown
from bot.commands.codice.play.two_books import Book, Hand, Place, Round, Table, both, button, team
from bot.commands.shown_in_rooms import word
from bot.engines.codice.matches import Where
from bot.engines.codice.play import turns
from bot.engines.codice.play.state import ASSASSIN, BYSTANDER, Play, chief, in_play, playing
from bot.hall.cards.card import Argument, Card, Mention, Tone, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call


@both("word")
async def point(call: Call[Any], round_: Round, table: Table, hand: Hand, place: Place) -> Card:
    """A word is pressed: it is not known; or it is pointed at; or a chief covers it after a penalty."""
    where, book = Where(round_, table, hand), call.book
    play = in_play(book, where)
    side = playing(book, play, call.member)
    if not play.key:
        return asked(call, where, place)
    turn = play.turn
    if play.owed == side and play.clue is None and call.member == chief(book, play, side):
        turns.cover_own(book, call.member, where, place, call.now)
        if place in play.uncovered:
            covered = say("codice-play-own", who=Mention(call.member), word=strong(play.words[place]))
            return shown(call, play, covered)
    else:
        turns.point(book, call.member, where, place, call.now)
    if place not in play.uncovered and not play.over:
        said = say("codice-play-marked", who=Mention(call.member), word=strong(play.words[place]))
        return shown(call, play, said)
    return shown(call, play, *_uncovered(book, play, place, turn), quiet=play.turn == turn)


def _uncovered(book: Book, play: Play, place: int, turn: str) -> list[Argument]:
    """What came of a press: the colour of a word, and whose turn it is; a flag had fallen before it."""
    if place not in play.uncovered:
        return [say("codice-play-too-late")]
    colour = play.uncovered[place].colour
    kind = colour if colour in (ASSASSIN, BYSTANDER) else "own" if colour == turn else "theirs"
    told: list[Argument] = [say(f"codice-play-was-{kind}", sign=sign(play, colour), word=strong(play.words[place]))]
    if not play.over and play.turn != turn:
        told.append(say("codice-play-now", team=team(book, play.where, play.turn)))
    return told


@both("pass")
async def pass_on(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """An operative says «pass»."""
    play = turns.pass_on(call.book, call.member, Where(round_, table, hand), call.now)
    if play.over:
        return shown(call, play, say("codice-play-too-late"))
    now = say("codice-play-now", team=team(call.book, play.where, play.turn))
    return shown(call, play, dotted((say("codice-play-passed", who=Mention(call.member)), now)))


@both("back")
async def back(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """Cover the last word again, if both teams say so."""
    play = in_play(call.book, Where(round_, table, hand))
    place = play.before.place if play.before is not None else -1
    turns.take_back(call.book, call.member, play.where, call.now)
    told: dict[str, Argument] = {"who": Mention(call.member), "word": strong(play.words[place])}
    if not play.back:
        said = say("codice-play-back", **told)
        shown(call, play, said, pressed=False)
        return word(said) if call.room.private else Card(said, replaces=True)
    other = play.other(play.back)
    asks = say("codice-play-back-asked", team=team(call.book, play.where, other, ping=True), **told)
    row = (button(call.book, play, "back", "good"),)
    call.post(call.room_for("here"), Card(asks, buttons=(row,), tone=Tone.ASK))
    return word(say("codice-play-back-told", team=team(call.book, play.where, other)))
