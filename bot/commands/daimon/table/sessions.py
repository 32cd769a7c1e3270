"""/session: the start and the end of a session, who arrives and who leaves, and its statistics."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.table.chair import (
    claiming_row,
    in_the_draw,
    playing_row,
    pocket_button,
    stage_buttons,
    stage_lines,
)
from bot.commands.daimon.table.leaving import tell_fallen, tell_forfeited
from bot.commands.daimon.table.waiting import waiting_lines
from bot.commands.dates.planning import plans
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import act_name, cut_button, print_line, seal_line
from bot.engines.book import Refused
from bot.engines.daimon.table import sessions, silence
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.chair import DieRound
from bot.engines.daimon.table.lapsing import OpenLapsed, anything_open
from bot.engines.daimon.table.leaving import Fallen
from bot.engines.daimon.table.sessions import (
    Came,
    FirstMasterDrawn,
    SessionEnded,
    SessionResumed,
    SessionStarted,
    WaitingGivenUp,
    Went,
)
from bot.engines.daimon.table.silence import CallAnswered, Summoned
from bot.engines.daimon.table.state import SILENCE, Rolling, Session
from bot.hall.cards.card import HEAD, Argument, Audience, Button, Card, Mention, Moment, Table, Tone, code, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import PersonId, PersonIds, Text, Whole, YesNo

Number = Annotated[int, Whole(0, 100_000)]
Minutes = Annotated[int, Whole(1, 720)]
Sure = Annotated[bool, YesNo(), Hidden()]
OneCalled = Annotated[str, Text(longest=20), Hidden()]
"""Whom a card called: by it that card's button is told from those of other calls."""


@cog.command("session start", may=May.PLAYER)
async def start(call: Call[Campaign], absent: PersonIds | None = None) -> Card:
    """Open a session: a die each, and the first Master drawn; soon after the last one, go on with that."""
    book = call.book
    if sessions.resumable(book, call.now, _within(call)):
        return _resumed(call, absent or ())
    opened = sessions.start(book, call.member, absent or (), call.now, call.dice)
    assert book.session is not None
    rules = book.rules.reserve
    lines: list[Argument] = [say("session-a-die-each", dice=rules.new_session, most=rules.most)]
    drawn = next((entry for entry in book.fresh if isinstance(entry, FirstMasterDrawn)), None)
    if drawn is not None:
        lines += draw_lines(drawn.rounds)
        lines.append(say("session-first-master", who=strong(Mention(drawn.winner))))
        if drawn.rounds:
            lines.append(seal_line(book, drawn.rounds[0].roll))
    else:
        lines.append(say("campaign-master", who=Mention(book.master)))
    lines.append(print_line(book))
    first = (
        Button(say("oracle-opening-button"), "oracle opening", "good"),
        Button(say("scene-check-button"), "check-for"),
        Button(say("events-button"), "events"),
        Button(say("campaign-show-button"), "campaign show"),
        cut_button(),
    )
    _announce(call, say("session-news-started", name=call.free(book.name), number=opened.number))
    rows = (first, (pocket_button(),))
    return Card(say("session-started", number=opened.number), tuple(lines), buttons=rows, tone=Tone.GOOD, heads=HEAD)


@cog.command("session resume", may=May.PLAYER, hidden=True)
async def resume(call: Call[Campaign], session: Number) -> Card:
    """Go on with the session that has just ended."""
    if call.book.session is None and session != call.book.sessions:
        raise Refused("session-long-over", hours=round(call.settings.session.resume_hours))
    return _resumed(call, ())


def _within(call: Call[Campaign]) -> float:
    """How many seconds after its end a session can be resumed."""
    return call.settings.session.resume_hours * 3600


def _resumed(call: Call[Campaign], absent: Sequence[str]) -> Card:
    """A session goes on where it was."""
    book = call.book
    asked = [who for who in absent if who != call.member and sessions.had_open(book, who)]
    away = [who for who in absent if who not in asked]
    resumed = sessions.resume(book, call.member, away, call.now, _within(call))
    for who in filter(book.here, asked):
        call.post(call.room_for("here"), _called(call, who))
    lines: list[Argument] = [say("session-resumed-how"), *stage_lines(book)]
    if book.master:
        lines.insert(1, say("campaign-master", who=Mention(book.master)))
    lines.append(print_line(book))
    scene = playing_row(book) if book.chair.stage == "playing" else ()
    rows = tuple(row for row in (*stage_buttons(book), scene, (cut_button(),)) if row)
    title = say("session-resumed", number=resumed.number, scene=book.scenes)
    _announce(call, say("session-news-resumed", name=call.free(book.name), number=resumed.number))
    return Card(title, tuple(lines), buttons=rows, tone=Tone.GOOD, heads=HEAD)


def _announce(call: Call[Campaign], news: Argument) -> None:
    """Tell the room where the club wants to hear of sessions, if that is another one."""
    room = call.room_for("sessions")
    if room != call.room_for("here"):
        call.post(room, Card(news))


def draw_lines(rounds: tuple[DieRound, ...]) -> list[Argument]:
    """Who rolled what, round after round."""
    return [
        dotted(
            say("chair-die", who=Mention(player), face=code(str(face)))
            for player, face in zip(one.players, one.roll.faces, strict=True)
        )
        for one in rounds
    ]


@cog.command("session here", may=May.PLAYER)
async def here(call: Call[Campaign], player: PersonId | None = None) -> Card:
    """Somebody arrives after the beginning."""
    who = player or call.member
    sessions.come(call.book, who)
    if who == call.book.stable:
        return Card(say("campaign-master", who=Mention(who)), tone=Tone.GOOD)
    return Card(say("session-came", who=Mention(who), dice=call.book.seat(who).reserve), tone=Tone.GOOD)


@cog.command("session away", may=May.PLAYER)
@names.spoken
async def away(call: Call[Campaign], player: PersonId | None = None) -> Card:
    """Somebody leaves before the end; who has something open, and does not say so, is called first."""
    who = player or call.member
    if who != call.member:
        sessions.at_the_table(call.book, call.member)
        if silence.has_open(call.book, who):
            return _called(call, who)
    return _gone(call, who, sessions.go(call.book, who, call.now, call.dice))


def _gone(call: Call[Campaign], who: str, fallen: Sequence[Fallen]) -> Card:
    """Somebody has gone; a Master has left the chair to whoever wants it."""
    tell_fallen(call, fallen)
    if call.book.master:
        return Card(say("session-went", who=Mention(who)))
    lines = (say("session-chair-free"), in_the_draw(call.book))
    buttons = (claiming_row(call.book),)
    return Card(say("session-went", who=Mention(who)), lines, buttons=buttons, tone=Tone.ASK)


@cog.departs(sessions.around)
async def departed(call: Call[Campaign]) -> Card:
    """Somebody has left the server or the group: of a session that is on they are no part."""
    with suppress(Refused):
        card = _gone(call, call.member, sessions.go(call.book, call.member, call.now, call.dice))
        call.post(call.room_for("here"), card)
    return Card()


@cog.command("session call", may=May.PLAYER)
@names.spoken
async def summon(call: Call[Campaign], player: PersonId, minutes: Minutes | None = None) -> Card:
    """Call somebody who is silent: unless they answer in time, they count as gone for tonight."""
    return _called(call, player, minutes or 0)


def _called(call: Call[Campaign], player: str, minutes: int = 0) -> Card:
    """Somebody is called; who has something open has the table's time at least, for the others may gain by it."""
    table = call.settings.session.silence_minutes
    stakes = silence.has_open(call.book, player)
    within = max(minutes, table) if stakes else minutes or table
    summoned = silence.summon(call.book, call.member, player, within, call.now)
    lines = [say("session-call-until", at=Moment(summoned.until, "time"))]
    if stakes and minutes and minutes < table:
        lines.append(say("session-call-least", minutes=table))
    if stakes:
        lines.append(say("session-call-open"))
    if player == call.book.master:
        lines.append(say("session-call-master"))
    title = say("session-call-title", who=Mention(player, ping=True))
    row = (Button(say("session-heard-button"), f"session heard called:{player}", "good"),)
    return Card(title, tuple(lines), buttons=(row,), tone=Tone.ASK)


@cog.command("session heard", may=May.PLAYER, hidden=True)
async def answer(call: Call[Campaign], called: OneCalled | None = None) -> Card:
    """Say that one is here, having been called: of a button that names somebody else, too."""
    if not silence.heard(call.book, call.member):
        raise Refused("not-summoned")
    return Card(say("session-heard-line", who=Mention(call.member)), tone=Tone.GOOD)


@cog.timer(SILENCE)
async def silent(call: Call[Campaign]) -> Card:
    """Whoever was called has not answered: they have gone."""
    for who, fallen in silence.passed(call.book, call.now, call.dice).items():
        card = _gone(call, who, fallen)
        call.post(call.room_for("here"), replace(card, lines=(say("session-was-silent"), *card.lines)))
    return Card()


@cog.command("session end", may=May.PLAYER)
@names.spoken
async def end(call: Call[Campaign], sure: Sure = False) -> Card:
    """Close the session: its numbers, and the seal opened; before something that is open lapses, that is asked."""
    vote = call.book.chair.vote
    lapses = call.book.session is not None and anything_open(call.book)
    if (lapses or (vote is not None and vote.running)) and not sure:
        return _lapsing(call, lapses)
    ended = sessions.end(call.book, call.now, call.dice)
    tell_forfeited(call, call.book.fresh)
    if call.book.ledger.to_open():
        call.open_seal()
    assert call.book.past is not None
    _announce(call, say("session-news-ended", name=call.free(call.book.name), number=ended.number))
    title = say("session-ended", number=ended.number)
    row = (Button(say("session-resume-button"), f"session resume {ended.number}"),)
    buttons = (row,) if call.settings.session.resume_hours else ()
    lines = (say("session-lapsed"), say("session-thanks")) if lapses else (say("session-thanks"),)
    return Card(title, lines, table_of(call.book.past), buttons=buttons, replaces=sure, heads=HEAD)


plans(cog, "session plan", May.PLAYER, "sessions")


def _lapsing(call: Call[Campaign], lapses: bool) -> Card:
    """What would lapse with the session, or wait, and the press that ends it all the same."""
    yes = Button(say("session-lapse-button"), "session end sure:yes", "bad")
    lines = [*waiting_lines(call), say("session-lapse-how")] if lapses else []
    vote = call.book.chair.vote
    if vote is not None and vote.running:
        awaited = listed(map(Mention, vote.awaited))
        lines += [say("chair-voting", who=Mention(vote.master), awaited=awaited), say("session-lapse-vote")]
    title = say("session-lapse-asked", number=call.book.sessions)
    return Card(title, tuple(lines), buttons=((yes,),), audience=Audience.MEMBER, tone=Tone.ASK)


def table_of(session: Session) -> Table | None:
    """What each player rolled, bid and led."""
    players = [player for player in {**session.led, **session.rolling} if player in session.welcomed]
    if not players:
        return None
    names = ("player", "rolls", "successes", "expected", "bids", "scenes")
    rows = tuple(
        (
            Mention(player),
            str(rolling.rolls),
            str(rolling.successes),
            _beyond(rolling),
            say("session-bids", bids=rolling.bids, dice=rolling.bid_dice),
            str(session.led.get(player, 0)),
        )
        for player in sorted(players, key=lambda one: -session.rolling.get(one, Rolling()).successes)
        for rolling in (session.rolling.get(player, Rolling()),)
    )
    return Table(tuple(say(f"session-column-{name}") for name in names), rows, right=(1, 2, 3, 5))


def _beyond(rolling: Rolling) -> Argument:
    """Successes over (or short of) what so many dice give on the average."""
    over = rolling.successes - Fraction(rolling.dice, 2)
    return say("session-over" if over >= 0 else "session-under", over=float(abs(over)))


@cog.renews
async def given_up(call: Call[Campaign]) -> None:
    """What waits for dice of a seal that gives no more."""
    sessions.give_up(call.book)


# --- journal

tell(
    cog,
    {
        SessionResumed: "session-line-resumed",
        FirstMasterDrawn: "session-first-master",
        Came: "session-line-came",
        Went: "session-went",
        Summoned: "session-line-call",
        CallAnswered: "session-heard-line",
        OpenLapsed: "session-lapsed",
        SessionEnded: "session-ended",
    },
    FIELDS,
)


@cog.tells(SessionStarted)
def started_line(call: Call[Campaign], entry: SessionStarted) -> Argument:
    """Its number, and who was left out of its first draw."""
    if not entry.left_out:
        return say("session-started", number=entry.number)
    return say("session-started-without", number=entry.number, who=listed(map(Mention, entry.left_out)))


@cog.tells(WaitingGivenUp)
def given_up_line(call: Call[Campaign], entry: WaitingGivenUp) -> Argument:
    """What waited; where nothing did, the retired seal has its line."""
    return say("session-given-up", acts=dotted([act_name(act) for act in entry.acts])) if entry.acts else None
