"""The roll call before a round: who has not confirmed an hour before has no seat; volunteers make whole boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import PlayerName, RoundNumber, all_named, found, named, own
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.diplomacy import roll_call
from bot.engines.diplomacy.roll_call import Arrived, Offer, Offered, RollCalled
from bot.engines.diplomacy.seating import arranging
from bot.engines.diplomacy.seating.arranging import Wanted
from bot.engines.diplomacy.tournament import ROLL, ROLL_AHEAD, Diplomacy, RollCall
from bot.engines.next_date import NextDate
from bot.engines.rewriting import Restored, Voided
from bot.engines.tournament.tournament import PAIRINGS
from bot.hall.cards.card import Argument, Audience, Button, Card, Moment, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Word
from bot.hall.declared.told import Told
from bot.hall.running.forms import rows

SHOWN = 8
"""So many of those who are missing have a button of their own."""
How = Annotated[Offer, Word(values=("double", "sitting"))]


def note(call: Call[Diplomacy], date: NextDate) -> Sequence[Argument]:
    """What the card of a planned day says of the roll: until when, or that it was called."""
    if not call.book.to_call:
        return [say("diplomacy-roll-was")] if call.book.rolled == date.number else []
    until = date.when - ROLL_AHEAD
    return [say("diplomacy-roll-until", at=Moment(until, "time"))] if until > call.now else []


@cog.timer(ROLL)
async def called(call: Call[Diplomacy]) -> Card:
    """The roll is called: who has no account was not asked, and counts as there."""
    book = call.book
    guests = [one.id for one in book.playing() if not await call.people.has_account(one.players[0])]
    roll_call.call(book, guests, call.now)
    return Card()


@cog.command("offer", hidden=True, private=True)
@spoken
async def offer(call: Call[Diplomacy], round_: RoundNumber, how: How) -> Card:
    """Offer to play at two boards, or to sit out."""
    roll_call.offer(call.book, own(call), round_, how)
    return Card(say(f"diplomacy-roll-offered-{how}"), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.command("arrived", may=May.DIRECTOR, hidden=True, private=True)
@spoken
async def arrived(call: Call[Diplomacy], round_: RoundNumber, player: PlayerName) -> Card:
    """Somebody who had not confirmed is there after all."""
    id = await found(call, player)
    roll_call.arrive(call.book, call.member, id, round_)
    return Card(say("diplomacy-roll-arrived", player=named(call.book, id)), audience=Audience.MEMBER, tone=Tone.GOOD)


def roll_card(book: Diplomacy, roll: RollCall) -> Card:
    """Who is there, who is out, and what is missing for whole boards."""
    wanted = Wanted(absent=tuple(one for one in roll.away if book.entrants[one].fate == "in"))
    there = len(book.playing()) - len(wanted.absent)
    lines: list[Argument] = [say("diplomacy-roll-there", count=there)]
    if wanted.absent:
        lines.append(say("diplomacy-roll-out", players=all_named(book, wanted.absent)))
    buttons: list[tuple[Button, ...]] = []
    try:
        ways = arranging.open_ways(book, roll.round, wanted)
    except Refused:
        ways = None
        lines.append(say("diplomacy-roll-few"))
    if ways is not None:
        sitting = ways.sitting
        lines.append(say("diplomacy-roll-ways", double=ways.volunteers, sitting=sitting))
        row = [Button(say("diplomacy-roll-double-button"), f"diplomacy offer {roll.round} double")]
        if sitting:
            row.append(Button(say("diplomacy-roll-sitting-button"), f"diplomacy offer {roll.round} sitting"))
        buttons.append(tuple(row))
    for key, those in (("doubles", roll.doubles), ("sitting", roll.sitting)):
        if those:
            lines.append(say(f"diplomacy-roll-{key}", players=all_named(book, those)))
    buttons += rows(
        [
            Button(say("diplomacy-roll-here-button", player=named(book, one)), f"diplomacy arrived {roll.round} {one}")
            for one in wanted.absent[:SHOWN]
        ]
    )
    last = [Button(say("diplomacy-draft-button"), "diplomacy round", "good")]
    if len(wanted.absent) > SHOWN:
        label = say("diplomacy-roll-arrived-button")
        last.append(Button(label, f"diplomacy arrived {roll.round}", ask=("player",)))
    title = say("diplomacy-roll-title", round=roll.round)
    return Card(title, tuple(lines), buttons=(*buttons, tuple(last)), tone=Tone.ASK)


# --- the one card of a roll, edited as it goes on


def _live(call: Call[Diplomacy], book: Diplomacy) -> list[Told]:
    roll = book.roll
    if roll is None or (book.round is not None and book.round.number >= roll.round):
        return []
    assert call.volume is not None
    key = f"roll:{call.volume.stored.id}:{roll.round}:{book.rolled}"
    return [Told(roll_card(book, roll), key=key, topic=PAIRINGS)]


def changed(call: Call[Diplomacy], book: Diplomacy, entry: RollCalled | Offered | Arrived) -> Sequence[Told]:
    """The roll as it stands; nothing where nobody had confirmed."""
    return _live(call, book) if not isinstance(entry, RollCalled) or entry.held else []


for _kind in (RollCalled, Offered, Arrived):
    cog.heralds(_kind, topic=PAIRINGS)(changed)


@cog.heralds(Voided, topic=PAIRINGS)
@cog.heralds(Restored, topic=PAIRINGS)
def undone(call: Call[Diplomacy], book: Diplomacy, entry: Voided | Restored) -> Sequence[Told]:
    """After an undo: the roll, where it is otherwise."""
    return _live(call, book) if call.book.roll != book.roll else []


tell(
    cog,
    {
        RollCalled: lambda entry: "diplomacy-log-rolled" if entry.held else "diplomacy-log-no-roll",
        Offered: lambda entry: f"diplomacy-log-offered-{entry.how}",
        Arrived: "diplomacy-log-arrived",
    },
    FIELDS,
)
