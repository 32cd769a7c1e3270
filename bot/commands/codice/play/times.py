"""What else is pressed in a hand: times that stand still, a chief's place, a hand given up; and what time does."""

from __future__ import annotations

from typing import Any

from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.names import named
from bot.commands.codice.play.showing import shown
from bot.commands.codice.play.two_books import (
    Book,
    Hand,
    Round,
    Table,
    both,
    both_timers,
    button,
    friendly_cog,
    line,
    speaks,
    team,
)
from bot.commands.named_refusals import open_seal
from bot.commands.shown_in_rooms import word
from bot.commands.tournament.roles import referee
from bot.engines.book import Refused
from bot.engines.codice.closing import Ended
from bot.engines.codice.matches import Where
from bot.engines.codice.play import friendly as friendlies
from bot.engines.codice.play import times, turns
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import (
    FLAG,
    MARK,
    PREPARED,
    Play,
    chief_wanted,
    in_play,
    operatives,
    side_of,
    still_able,
)
from bot.engines.codice.play.state import awaited as awaited_in
from bot.engines.codice.play.state import chief as chief_of
from bot.engines.codice.play.turns import HandPlayed
from bot.engines.codice.played_here import settled, to_open
from bot.engines.codice.tournament import Codice
from bot.engines.tournament import entering
from bot.engines.tournament.directing import Released
from bot.engines.tournament.entering import Replaced
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.away import AWAY
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import PersonId
from bot.hall.running.forms import rows


@both("more", reads=True, private=True)
async def more(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """What else can be done in a hand."""
    book: Book = call.book
    play = in_play(book, Where(round_, table, hand))
    side = side_of(book, play, call.member)
    acts: list[Button] = []
    if play.before is not None and side:
        acts.append(button(book, play, "back"))
    if side and (not chief_of(book, play, side) or times.takes_over(book, play, call.member, call.now)):
        acts.append(button(book, play, "chief", "good"))
    if play.key and not play.objected and (_may_stop(call, side) or _may_go(play, side)):
        acts.append(button(book, play, "go" if play.clock.since is None else "stop"))
    if side:
        acts.append(_substitute(book))
    if _may_stop(call, side):
        acts.append(button(book, play, "drop", "bad"))
    lines = (say("codice-play-more-none"),) if not acts else ()
    return Card(say("codice-play-more"), lines, buttons=rows(acts, 2), audience=Audience.MEMBER)


def _substitute(book: Book) -> Button:
    """Brings somebody in for one of the own team."""
    word_ = "friendly" if isinstance(book, Friendly) else "play"
    return Button(say("codice-play-replace-button"), f"codice {word_}-replace", ask=("player", "by"))


def _may_stop(call: Call[Any], side: str) -> bool:
    """Whether somebody may stop times, or give a hand up: in a friendly who plays, else a referee who does not."""
    return bool(side) if isinstance(call.book, Friendly) else referee(call) and not side


def _may_go(play: Play, side: str) -> bool:
    """Whether a team lets times run on that stood still because the bot was away: it is their turn."""
    return play.away and bool(side) and side == play.turn


def _checked(call: Call[Any], where: Where, *, going: bool = False) -> None:
    play = in_play(call.book, where)
    side = side_of(call.book, play, call.member)
    if not _may_stop(call, side) and not (going and _may_go(play, side)):
        raise Refused("codice-play-not-yours" if isinstance(call.book, Friendly) else "codice-play-referee-stops")


@both("stop")
async def stop(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """Both times stand still."""
    return _stopped(call, Where(round_, table, hand), True)


@both("go")
async def go(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """Times run on."""
    return _stopped(call, Where(round_, table, hand), False)


def _stopped(call: Call[Any], where: Where, standing: bool) -> Card:
    _checked(call, where, going=not standing)
    play = in_play(call.book, where)
    if (play.clock.since is None) == standing:
        raise Refused("codice-play-stopped" if standing else "codice-play-runs")
    times.stop(call.book, call.member, where, call.now)
    said = say(f"codice-play-{'stopped' if standing else 'runs'}", who=Mention(call.member))
    shown(call, play, said, pressed=False)
    return word(said)


@both("chief")
async def take_chief(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """Take the place of a chief who has left, or is silent."""
    play = times.take_chief(call.book, call.member, Where(round_, table, hand), call.now)
    side = side_of(call.book, play, call.member)
    said = say("codice-play-chief-now", who=Mention(call.member), team=team(call.book, play.where, side))
    shown(call, play, said, pressed=False)
    return word(said)


@both("drop")
async def drop(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """Give a hand up: it is played anew, or recorded by hand."""
    where = Where(round_, table, hand)
    _checked(call, where)
    play = times.give_up(call.book, call.member, where)
    said = say("codice-play-dropped", who=Mention(call.member))
    shown(call, play, said, pressed=False)
    return word(said)


@friendly_cog.command("friendly-replace", hidden=True)
@speaks
async def replace(call: Call[Friendly], player: PersonId, by: PersonId) -> Card:
    """Somebody comes in for another of the same team."""
    friendlies.replace(call.book, call.member, player, by)
    said = say("codice-friendly-replaced", who=Mention(player), by=Mention(by))
    play = next((one for one in reversed(call.book.plays.values()) if not one.over), None)
    if play is not None:
        shown(call, play, said, pressed=False)
    return word(said)


@cog.command("play-replace", hidden=True)
@spoken
async def substitute(call: Call[Codice], player: PersonId, by: PersonId) -> Card:
    """A team brings somebody in for one of its own: it may gain by it, so somebody of another side agrees first."""
    own = next((one for one in call.book.entrants.values() if call.member in one.players), None)
    if own is None:
        raise Refused("codice-play-not-yours")
    if player == call.member:  # else nobody of the team would have asked for it once it is done
        raise Refused("codice-play-replace-oneself")
    for play in [one for one in call.book.plays.values() if own.id in one.teams and not one.over]:
        if player in own.players and not still_able(call.book, play, player, by):
            raise Refused("codice-play-saw-the-key", player=by)
    entering.replace(call.book, own.id, player, by)
    return Card(say("codice-replaced", by=Mention(by), player=Mention(player), team=named(call.book, own.id)))


# --- by itself


async def left(call: Call[Any]) -> Card:
    """Somebody has left the server or the group: their team is told, with the way on at hand."""
    for play, side in times.gone(call.book, call.member):
        shown(call, play, say("codice-play-gone", who=Mention(call.member)), pressed=False)
        if (card := _relief(call, play, side)) is not None:
            call.post(call.room_for("here"), card)  # An edit of the board calls nobody.
    return Card()


def _relief(call: Call[Any], play: Play, side: str) -> Card | None:
    """What a team is told one of whom has left: who may be its chief, or that somebody else has to point at words."""
    book: Book = call.book
    mates = [one for one in book.seated(play.where, side) if one not in play.gone]
    able = [one for one in operatives(book, play, side) if one in mates]
    named_ = chief_of(book, play, side)
    if not mates or (named_ and able):
        return None
    how = "point" if named_ else "chief" if len(able) > 1 else "alone"
    acts = (*(() if named_ else (button(book, play, "chief", "good"),)), _substitute(book))
    return Card(
        say("codice-play-gone", who=Mention(call.member)),
        (say(f"codice-play-gone-{how}", mates=listed(Mention(one, ping=True) for one in mates)),),
        buttons=(acts,),
        tone=Tone.ASK,
    )


def awaited(book: Book) -> tuple[str, ...]:
    """For whom hands wait: not every platform tells who leaves."""
    return tuple(dict.fromkeys(one for play in book.plays.values() for one in awaited_in(book, play)))


cog.departs(awaited)(left)
friendly_cog.departs(awaited)(left)


@friendly_cog.waits
def waited_for(book: Friendly) -> dict[str, str]:
    """Which teams look for a chief."""
    return {line(book, play, "chief"): "chief" for play in book.plays.values() if chief_wanted(book, play)}


@both_timers(MARK)
async def marked(call: Call[Any]) -> Card:
    """A word that one operative had pressed stands."""
    before = {play.where: set(play.uncovered) for play in call.book.plays.values()}
    for play in turns.marks(call.book, call.now):
        new = set(play.uncovered) - before[play.where]
        words: list[Argument] = [say("codice-play-stands", word=play.words[place]) for place in new]
        shown(call, play, *words)
    return Card()


@both_timers(PREPARED)
async def prepared(call: Call[Any]) -> Card:
    """The minute of preparation is over: the starter's time runs."""
    for play in times.prepared(call.book, call.now):
        shown(call, play, say("codice-play-prepared", team=team(call.book, play.where, play.turn)))
    return Card()


@both_timers(AWAY)
async def away(call: Call[Any]) -> Card:
    """The bot was away from this moment on: times stand still."""
    for play in times.away(call.book, call.now):
        shown(call, play, say("codice-play-away-since"))
    return Card()


@both_timers(FLAG)
async def flags(call: Call[Any]) -> Card:
    """Flags have fallen; of one that nobody saw fall the times stand still."""
    for play in times.flags(call.book, call.now):
        _told(call, play)
    return Card()


def _told(call: Call[Any], play: Play) -> None:
    shown(call, play, say("codice-play-away" if play.outcome is None else "codice-play-flag"))


async def follow(call: Call[Any]) -> None:
    """What comes of hands that are over: the round closes, and the seals of their keys are opened."""
    book: Book = call.book
    if any(isinstance(entry, HandPlayed) for entry in book.fresh):
        settled(book, call.now)
    elif any(not play.over and not book.goes_on(play.where) for play in book.plays.values()):
        gone = [play for play in book.plays.values() if not play.over and not book.goes_on(play.where)]
        times.given_up(book)
        for play in gone:
            shown(call, play, pressed=False)
    for entry in book.fresh:
        if isinstance(entry, Replaced):
            for play in book.plays.values():
                if entry.entrant in play.teams and not play.over and book.goes_on(play.where):
                    said = say("codice-friendly-replaced", who=Mention(entry.player), by=Mention(entry.by))
                    shown(call, play, said, pressed=False)
    strands = to_open(book)
    for strand in strands:
        call.open_seal(strand)
    if strands and isinstance(book, Friendly):
        open_seal(call)
    if any(isinstance(entry, Ended | Released) for entry in book.fresh):
        open_seal(call)


cog.follows(follow)
friendly_cog.follows(follow)
