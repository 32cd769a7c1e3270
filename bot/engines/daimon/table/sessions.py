"""Sessions: the table meets, a first Master is drawn, people come and go, and the evening ends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import next_number
from bot.engines.daimon.checks.entries import lapse
from bot.engines.daimon.contests.coming_back import stayed_away
from bot.engines.daimon.fights.rounds import forgone, go_on
from bot.engines.daimon.table import chair
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.chair import MasterDraw, drawn_among
from bot.engines.daimon.table.closing import close
from bot.engines.daimon.table.lapsing import anything_open, lapse_all, lapse_rolls
from bot.engines.daimon.table.leaving import Fallen, fall_again
from bot.engines.daimon.table.master_vote import count_votes
from bot.engines.daimon.table.scenes import begin_scene, keep_draw
from bot.engines.daimon.table.state import Session
from bot.engines.daimon.wounds import wounds
from bot.engines.dice import Dice


def start(book: Campaign, player: str, absent: Sequence[str], at: float, dice: Dice) -> SessionStarted:
    """Open a session: a die for everybody present, tokens for all, and a first Master drawn."""
    if book.session is not None:
        raise _on_already(book, player)
    for other in absent:
        book.seat(other)
    present = tuple(seat.player for seat in book.seats if seat.player not in absent)
    if not present:
        raise Refused("nobody-present")
    if player in absent:
        raise Refused("absent-yourself")
    everybody = tuple(seat.player for seat in book.seats)
    players, anew = _first_draw(book, present)
    left_out = () if book.stable else tuple(one for one in _first_draw(book, everybody)[0] if one not in present)
    opened = SessionStarted(number=book.sessions + 1, at=at, present=present, left_out=left_out)
    rounds = drawn_among(book, players, first_master(opened.number), dice) if not book.stable else ()
    book.happen(opened)
    if not book.stable:
        book.happen(FirstMasterDrawn(players=players, rounds=rounds, anew=anew, session=opened.number))
    return opened


def _first_draw(book: Campaign, present: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Who takes part in a session's first draw, and whether all do anew: whoever has already opened one is out, until
    everybody present has."""
    rested = tuple(one for one in present if one not in book.chair.openers)
    return rested or present, not rested


def resume(book: Campaign, player: str, absent: Collection[str], at: float, within: float) -> SessionResumed:
    """Go on with the session that ended not long ago: with its tokens and its Master, and no new die for anybody.

    Who has come meanwhile, or whoever resumes it without having been there, comes to it.
    """
    past = book.past
    if book.session is not None:
        raise _on_already(book, player)
    if past is None or not resumable(book, at, within):
        raise Refused("session-long-over", hours=round(within / 3600))
    if player in absent:
        raise Refused("absent-yourself")
    for other in absent:
        book.seat(other)
    present = tuple(seat.player for seat in book.seats if seat.player in past.present and seat.player not in absent)
    if not present and book.seat_of(player) is None:
        raise Refused("nobody-present")
    resumed = SessionResumed(number=past.number, at=at, present=present)
    book.happen(resumed)
    if player not in present and book.seat_of(player) is not None:
        come(book, player)
    return resumed


def _on_already(book: Campaign, player: str) -> Refused:
    """A session that is on does not begin; whoever has a seat, and is not there yet, arrives otherwise."""
    assert book.session is not None
    late = book.seat_of(player) is not None and player not in (*book.session.present, book.master)
    return Refused("session-on-come" if late else "session-on-already")


def resumable(book: Campaign, at: float, within: float) -> bool:
    """Whether the last session ended so short a time ago that another beginning goes on with it."""
    pause = book.past.pause if book.past is not None else None
    return book.session is None and pause is not None and at < pause.at + within


def had_open(book: Campaign, player: str) -> bool:
    """Whether somebody held the chair when the session ended, or had a part in its draw."""
    pause = book.past.pause if book.past is not None else None
    if pause is None:
        return False
    return player in (pause.master, *pause.claims, *(pause.tokens if pause.stage != "playing" else ()))


def come(book: Campaign, player: str) -> None:
    """Somebody arrives after the beginning."""
    if book.session is None:
        raise Refused("no-session")
    if player != book.stable:
        book.seat(player)
    if player in (*book.session.present, book.master):
        raise Refused("present-already", player=player)
    book.happen(Came(player=player, welcomed=player not in book.session.welcomed))


def go(book: Campaign, player: str, at: float, dice: Dice) -> list[Fallen]:
    """Somebody leaves before the end, and with that all that is open; a Master who leaves lets go of the chair.

    Gives what fell again before they went.
    """
    at_the_table(book, player)
    if book.session is not None and book.session.present == (player,):
        raise Refused("last-one-here")
    fallen = fall_again(book, player, at, dice)
    book.happen(Went(player=player, at=at))
    if book.chair.vote is not None and book.chair.vote.complete:
        count_votes(book)
    return fallen


def around(book: Campaign) -> tuple[str, ...]:
    """Who is here tonight, with the Master; nobody while no session is on."""
    return (*book.session.present, *book.masters().difference(book.session.present)) if book.session is not None else ()


def at_the_table(book: Campaign, player: str) -> None:
    """Refuse who is not here tonight; a stable Master, who has no seat, is here while in the chair."""
    if player != book.stable or book.master != book.stable:
        book.present(player)


def end(book: Campaign, at: float, dice: Dice) -> SessionEnded:
    """Close the session; whatever is open lapses, but a vote on a Master waits for it to be resumed.

    Whoever left a contest that was decided without them, and is not back, pays for it now.
    """
    if book.session is None:
        raise Refused("no-session")
    keep_draw(book, dice)
    if anything_open(book):
        lapse_all(book, dice)
    stayed_away(book, at)
    ended = SessionEnded(number=book.session.number, at=at)
    book.happen(ended)
    return ended


def give_up(book: Campaign) -> None:
    """Withdraw all that waits for dice which will never fall: the book went back to a copy."""
    acts = [f"check/{number}" for number in book.checks.open]
    if (contest := book.contests.open) is not None:
        acts.append(f"contest/{contest.number}")
    if (fight := book.fights.now) is not None:
        acts += [f"strike/{strike.number}" for strike in fight.sealed]
    acts += [f"shot/{number}" for number in book.fights.shots]
    # Also where nothing waits: what fell before may be undone later.
    book.happen(WaitingGivenUp(acts=tuple(acts)))


def first_master(session: int) -> str:
    """The throws of a session's first Master."""
    return f"session/{session}/master"


class WaitingGivenUp(Entry, kind="campaign.waiting-given-up"):
    """What waited for dice was withdrawn: checks, a contest, strikes, aimed shots."""

    needed = ()
    lasting = True
    acts: tuple[str, ...] = ()
    """What waited, by its acts."""

    def apply(self, book: Campaign) -> None:
        """Whatever was bid or lent for it comes back."""
        lapse_rolls(book)
        if (fight := book.fights.now) is not None:
            for one in fight.sealed:
                forgone(book, fight, one.player)


class SessionStarted(Entry, kind="campaign.session-started"):
    """The table has met."""

    once = ("number",)
    number: int
    at: float
    present: tuple[str, ...]
    left_out: tuple[str, ...] = ()
    """Who would have been in the first draw, and was said to be absent."""

    def decides(self, book: Campaign) -> bool:
        """Nobody is left out of a draw on the word of one who may be drawn instead."""
        return bool(self.left_out)

    def apply(self, book: Campaign) -> None:
        """A die each, a token each."""
        book.sessions = self.number
        book.filled = self.at if book.filled is None else book.filled
        book.session = Session(self.number, self.at, self.present, welcomed=set(self.present))
        book.chronicle.evenings[self.number] = book.session
        rules = book.rules.reserve
        for seat in book.seats:
            if seat.player in self.present:
                seat.gain(rules.new_session, rules.most)
        book.chair.tokens = set(self.present)
        book.chair.stage, book.chair.claims, book.chair.vote = "playing", [], None
        wounds.resume(book, self.at)
        if book.stable:
            begin_scene(book, book.stable)


class SessionResumed(Entry, kind="campaign.session-resumed"):
    """The table has gone on with the session that it had ended: what was told of its end counts no more."""

    corrects = True
    number: int
    at: float
    present: tuple[str, ...]

    @property
    def about(self) -> tuple[object, ...]:
        """The end of that session."""
        return ("session", self.number)

    def apply(self, book: Campaign) -> None:
        """Everything stands as it did; the chair of a Master who has not come is free."""
        session = book.past
        assert session is not None and session.pause is not None
        pause, session.pause, session.summoned = session.pause, None, {}
        session.present = self.present
        book.session, book.past, book.master = session, None, pause.master
        seats = book.chair
        seats.tokens, seats.claims = set(pause.tokens), [one for one in pause.claims if one in self.present]
        seats.stage, seats.since, seats.vote = pause.stage, pause.since, pause.vote
        for id, lent in pause.lent.items():
            if (character := book.characters.get(id)) is not None and not character.dead:
                for gear in lent:
                    character.gear.append(replace(gear, number=next_number(character.gear)))
        wounds.resume(book, self.at)
        if book.master not in (*self.present, book.stable):
            chair.vacate(book, self.at)


class FirstMasterDrawn(MasterDraw, kind="campaign.first-master-drawn"):
    """The session's first Master was drawn."""

    once = ("session",)
    anew: bool
    """Everybody present had opened a session before: all take part again."""
    session: int = 0

    @property
    def throw(self) -> str:
        """Of the session's first Master."""
        return first_master(self.session)

    def apply(self, book: Campaign) -> None:
        """The chair is taken, and this player will not open a session soon again."""
        if self.anew and book.session is not None:
            book.chair.openers.clear()
        book.chair.openers.add(self.winner)
        chair.seated(book, self.winner)


class Came(Entry, kind="campaign.came"):
    """Somebody arrived late."""

    player: str
    welcomed: bool
    """It is this player's first coming tonight."""

    def apply(self, book: Campaign) -> None:
        """A die and a token, as for everybody at the beginning."""
        session = book.session
        assert session is not None
        if self.player == book.stable:
            book.master, book.chair.stage, book.chair.claims = self.player, "playing", []
            return
        order = [seat.player for seat in book.seats]
        session.present = tuple(sorted((*session.present, self.player), key=order.index))
        if self.welcomed:
            session.welcomed.add(self.player)
            book.seat(self.player).gain(book.rules.reserve.new_session, book.rules.reserve.most)
            book.chair.tokens.add(self.player)


class Went(Entry, kind="campaign.went"):
    """Somebody left early."""

    player: str
    at: float

    def apply(self, book: Campaign) -> None:
        """The evening goes on without them; a Master's chair is up for claims."""
        session = book.session
        assert session is not None
        session.present = tuple(player for player in session.present if player != self.player)
        session.summoned.pop(self.player, None)
        chair.left(book, [self.player])
        go_on(book)
        if book.master == self.player:
            chair.vacate(book, self.at)


class SessionEnded(Entry, kind="campaign.session-ended"):
    """The evening is over."""

    tells_of = True
    number: int
    at: float

    @property
    def about(self) -> tuple[object, ...]:
        """The end of this session."""
        return ("session", self.number)

    def apply(self, book: Campaign) -> None:
        """No Master until the next session; checks that nobody rolled, and what was procured for tonight, are gone."""
        assert book.session is not None
        lapse(book)
        for contest in book.contests.known.values():
            contest.aside.clear()
        book.checks.aside.clear()
        wounds.pause(book, self.at)
        book.past = book.session
        close(book, book.past, self.at)
        book.session = None
        book.master = book.stable
        book.chair.tokens, book.chair.claims, book.chair.stage, book.chair.vote = set(), [], "playing", None
        for character in book.characters.values():
            character.gear = [gear for gear in character.gear if not gear.lent]
