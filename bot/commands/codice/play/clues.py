"""A clue is given by its chief, by a form; the other chief may object, and a referee decides (articles 31 and 32)."""

from __future__ import annotations

from typing import Annotated, Any

from bot.commands.codice.play.hand_in_play import clue_said, title
from bot.commands.codice.play.showing import shown
from bot.commands.codice.play.two_books import Hand, Round, Table, both, button, team
from bot.commands.shown_in_rooms import word
from bot.commands.tournament.roles import referee
from bot.engines.codice.matches import Where
from bot.engines.codice.play import clues
from bot.engines.codice.play.clues import MOST
from bot.engines.codice.play.state import operatives, side_of
from bot.hall.cards.card import Argument, Audience, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Text, Whole

ClueWord = Annotated[str, Text(longest=40, with_number=True)]
Number = Annotated[int, Whole(0, MOST, offers=tuple(range(MOST + 1)))]


def _able(call: Call[Any], where: Where) -> None:
    clues.to_clue(call.book, call.member, where, call.now)


@both("clue", secret=True, able=_able)
async def clue(call: Call[Any], round_: Round, table: Table, hand: Hand, word_: ClueWord, number: Number) -> Card:
    """A chief gives a clue; one that is none is refused to them alone."""
    where = Where(round_, table, hand)
    play = clues.to_clue(call.book, call.member, where, call.now)
    said = clues.checked(play, word_.strip().removesuffix(f" {number}"))  # as it is said aloud: «sfera 2»
    clues.give(call.book, call.member, where, call.keep(said), number, call.now)
    if play.over:
        shown(call, play, say("codice-play-too-late"), pressed=False)
        return word(say("codice-play-too-late"))
    mates = listed(Mention(mate, ping=True) for mate in operatives(call.book, play, play.turn))
    shown(call, play, say("codice-play-clue-for", who=Mention(call.member), mates=mates), pressed=False)
    return word(clue_said(call.book, play))


@both("object")
async def objects(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """The other chief objects to the clue: times stand still until it is decided."""
    play = clues.object_(call.book, call.member, Where(round_, table, hand), call.now)
    if play.over:
        return shown(call, play, say("codice-play-too-late"))
    accused = team(call.book, play.where, play.turn, ping=True)
    lines: list[Argument] = [clue_said(call.book, play), say("codice-play-objection-how", team=accused)]
    able = await call.people.deciding(call.club, lambda person: side_of(call.book, play, person))
    if able:
        lines.append(say("codice-play-referees", who=listed(Mention(one, ping=True) for one in able)))
    row = (button(call.book, play, "uphold", "bad"), button(call.book, play, "dismiss"))
    title_ = say("codice-play-objection", who=Mention(call.member), hand=title(call.book, play))
    call.post(call.room_for("here"), Card(title_, tuple(lines), buttons=(row,), tone=Tone.BAD))
    return shown(call, play, say("codice-play-objected"))


@both("uphold")
async def uphold(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """The objection is right: the turn is over, and the others may cover one of their own words."""
    return _decided(call, Where(round_, table, hand), True)


@both("dismiss")
async def dismiss(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """The objection is wrong, or let go: the turn goes on."""
    return _decided(call, Where(round_, table, hand), False)


def _decided(call: Call[Any], where: Where, upheld: bool) -> Card:
    play = clues.decide(call.book, call.member, referee(call), where, upheld, call.now)
    key = "codice-play-upheld" if upheld else "codice-play-dismissed"
    said = say(key, who=Mention(call.member), team=team(call.book, where, play.turn))
    shown(call, play, said, pressed=False)
    return Card(said, audience=Audience.ROOM, replaces=True) if not call.room.private else word(said)
