"""An evening as it is told afterwards: a pure function of the campaign gives all that was recorded and nobody hides.

What was undone is not in the book any more, so it is not told; what is sealed, or was said to one alone, is left out:
open bids and targets, answers that the Master keeps, notes on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Literal

from bot.engines.daimon.contests.state import NPC, Contest
from bot.engines.daimon.fights.state import Hit, Strike
from bot.engines.daimon.oracle import events as log
from bot.engines.daimon.oracle.state import Answer, Event, Technology
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Ends, Fought, Raised, Session
from bot.engines.rolls import returned

Sort = Literal["check", "strike", "shot", "contest"]
Why = Literal["margin", "price", "narrow"]
WHYS: tuple[Why, ...] = ("margin", "price", "narrow")
"""Why a roll is remembered: by how much it succeeded, what it cost of the reserve, how little was left over."""
NARROW = 0
"""The successes beyond what was needed of a narrow escape."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Dice that fell for somebody, against a target or, in a contest, against the next best."""

    sort: Sort
    player: str
    note: str
    """What it was about, as the id of words; of a strike, what its foe was called."""
    faces: tuple[int, ...]
    successes: int
    against: int | None
    """None where nobody else rolled."""
    bid: int
    lost: int
    """What the reserve paid of the bid."""
    great: bool = False
    """Whether a check went far beyond what was needed."""

    @property
    def margin(self) -> int | None:
        """Successes beyond (or short of) what it was against."""
        return None if self.against is None else self.successes - self.against


@dataclass(frozen=True, slots=True)
class Highlight:
    """A roll that the evening is remembered for, and why."""

    deed: Deed
    whys: tuple[Why, ...]


@dataclass(frozen=True, slots=True)
class Role:
    """Somebody who was there, and whom they played."""

    player: str
    name: str
    """The id of the words that name the character; empty for none."""


@dataclass(frozen=True, slots=True)
class Wounded:
    """What came to a character."""

    name: str
    player: str
    wounds: int
    dead: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the event log as everybody may read it: its texts are ids of words."""

    number: int
    text: str
    notes: tuple[str, ...]
    keywords: str


@dataclass(frozen=True, slots=True)
class Spoken:
    """An answer of the oracle that was read to all, with the key words that everybody may read."""

    answer: Answer
    keywords: str


@dataclass(frozen=True, slots=True)
class Growth:
    """How a character has grown."""

    name: str
    player: str
    raised: Raised


@dataclass(frozen=True, slots=True)
class Scene:
    """What happened in a scene."""

    number: int
    master: str
    title: str
    """What its Master called it, as the id of words."""
    events: tuple[LogLine, ...]
    answers: tuple[Spoken, ...]
    deeds: tuple[Deed, ...]
    """Checks, aimed shots, and of contests what the winner rolled."""
    fought: tuple[Fought, ...]
    dead: tuple[Wounded, ...]


@dataclass(frozen=True, slots=True)
class Episode:
    """All that an evening tells."""

    number: int
    ending: int
    """Which end of the session it tells of: it may have been resumed."""
    ended: float
    adventure: str
    """The id of the words that name it."""
    cast: tuple[Role, ...]
    scenes: tuple[tuple[int, str], ...]
    """Each with its Master."""
    story: tuple[Scene, ...]
    """The same, with what happened in them."""
    rolls: int
    answers: tuple[Spoken, ...]
    moments: tuple[Highlight, ...]
    fought: tuple[Fought, ...]
    wounded: tuple[Wounded, ...]
    events: tuple[LogLine, ...]
    technologies: tuple[Technology, ...]
    growth: tuple[Growth, ...]
    lines: tuple[tuple[str, str], ...]
    """What players wrote under it: who, and the id of their words."""


def ended(book: Campaign) -> list[Session]:
    """The sessions that are over, in their order."""
    return [one for one in book.chronicle.evenings.values() if one.endings and one is not book.session]


def episode(book: Campaign, session: Session) -> Episode:
    """What is told of a session that is over."""
    evenings = book.chronicle.evenings
    since = evenings[session.number - 1].ends if session.number - 1 in evenings else Ends()
    upto = session.ends
    assert session.pause is not None
    return Episode(
        number=session.number,
        ending=session.endings,
        ended=session.pause.at,
        adventure=session.adventure,
        cast=_cast(book, session, since),
        scenes=tuple(session.scenes),
        story=tuple(_story(book, session, since)),
        rolls=sum(one.rolls for one in session.rolling.values()),
        answers=_answers(book, since, upto),
        moments=remembered(list(fallen(book, since, upto))),
        fought=_fought(book, since, upto),
        wounded=_wounded(book, since, upto),
        events=_events(book, since, upto),
        technologies=tuple(book.tech.log[since.technologies : upto.technologies]),
        growth=tuple(
            Growth(book.characters[one.character].name, book.characters[one.character].player, one)
            for one in book.chronicle.raised[since.raised : upto.raised]
        ),
        lines=tuple((player, session.lines[player]) for player in _there(book, session) if player in session.lines),
    )


def _there(book: Campaign, session: Session) -> list[str]:
    """Who was there, in the order of joining; a stable Master, who has no seat, before them."""
    seats = sorted((*book.seats, *book.left.values()), key=lambda seat: seat.number)
    stable = [book.stable] if book.stable else []
    return [*stable, *(seat.player for seat in seats if seat.player in session.welcomed)]


def _cast(book: Campaign, session: Session, since: Ends) -> tuple[Role, ...]:
    """Who was there, with whom they played: whoever died that evening too."""
    roles: list[Role] = []
    hurts = book.chronicle.hurts[since.hurts : session.ends.hurts]
    dead = dict.fromkeys(hurt.character for hurt in hurts if hurt.dead)
    for player in _there(book, session):
        played = session.played.get(player, "")
        lost = [id for id in dead if id != played and book.characters[id].player == player]
        for id in [played, *lost] if played else lost or [""]:
            character = book.characters.get(id)
            roles.append(Role(player, character.name if character is not None else id))
    return tuple(roles)


# --- the rolls


def remembered(deeds: Iterable[Deed]) -> tuple[Highlight, ...]:
    """The greatest margin, the dearest bid, the narrowest escape; one roll may be several of them.

    Of equal ones the first: a narrow escape from more than another goes before it.
    """
    deeds = list(deeds)
    told = [(one, one.against, one.margin) for one in deeds if one.against is not None and one.margin is not None]
    best: dict[Why, Deed | None] = {
        "margin": _most((margin, one) for one, _, margin in told if margin > NARROW),
        "price": _most((one.lost, one) for one in deeds if one.lost),
        "narrow": _most((of, one) for one, of, margin in told if margin == NARROW and of and one.sort != "contest"),
    }
    moments: list[Highlight] = []
    for why in WHYS:
        deed = best[why]
        if deed is None:
            continue
        known = next((one for one in moments if one.deed is deed), None)
        if known is None:
            moments.append(Highlight(deed, (why,)))
        else:
            moments[moments.index(known)] = Highlight(deed, (*known.whys, why))
    return tuple(moments)


def _most(valued: Iterable[tuple[int, Deed]]) -> Deed | None:
    """The first of those with the highest value."""
    return max(valued, key=itemgetter(0), default=(0, None))[1]


def fallen(book: Campaign, since: Ends, upto: Ends) -> Iterator[Deed]:
    """Everything that fell for the players."""
    for check in list(book.checks.results.values())[since.checks : upto.checks]:
        bid, won = check.pool.bid, check.outcome.won
        yield Deed(
            "check",
            check.player,
            check.note,
            check.roll.faces,
            check.outcome.successes,
            check.outcome.target,
            bid,
            bid - returned(bid, won),
            check.outstanding,
        )
    for strike in book.fights.rolled[since.strikes : upto.strikes]:
        yield _thrown("strike", strike)
    for hit in book.fights.hits[since.shots : upto.shots]:
        yield _thrown("shot", hit)
    for contest in list(book.contests.known.values())[since.contests : upto.contests]:
        yield from _contested(contest)


def _thrown(sort: Sort, thrown: Strike | Hit) -> Deed:
    faces = thrown.roll.faces if thrown.roll is not None else ()
    bid = thrown.pool.bid if thrown.pool is not None else 0
    note = thrown.against if isinstance(thrown, Strike) else ""
    return Deed(
        sort, thrown.player, note, faces, thrown.successes, thrown.target, bid, bid - returned(bid, thrown.margin >= 0)
    )


def _contested(contest: Contest) -> Iterator[Deed]:
    """What the players rolled in a contest: each reveal by itself."""
    for reveal in contest.reveals:
        for score in reveal.scores:
            thrown = score.thrown
            if score.who == NPC or thrown.roll is None:
                continue
            first = reveal.outcome == "won" and score.place == 1 and reveal.margin is not None
            against = thrown.successes - (reveal.margin or 0) if first else None
            lost = thrown.bid - score.back
            yield Deed(
                "contest", score.who, contest.note, thrown.roll.faces, thrown.successes, against, thrown.bid, lost
            )


# --- the story


def _story(book: Campaign, session: Session, since: Ends) -> Iterator[Scene]:
    """The scenes in their order. What came before the first of them is told with it: an evening leaves nothing out."""
    bounds = [since, *[session.begun[number] for number, _ in session.scenes[1:]], session.ends]
    for (number, master), begun, over in zip(session.scenes, bounds, bounds[1:], strict=False):
        rolled = fallen(book, begun, over)
        told = (one for one in rolled if one.sort != "strike" and (one.sort != "contest" or one.against is not None))
        yield Scene(
            number,
            master,
            session.titles.get(number, ""),
            _events(book, begun, over),
            _answers(book, begun, over),
            tuple(told),
            _fought(book, begun, over),
            tuple(one for one in _wounded(book, begun, over) if one.dead),
        )


def _answers(book: Campaign, since: Ends, upto: Ends) -> tuple[Spoken, ...]:
    """What of the oracle was read to all."""
    return tuple(_spoken(book, number) for number in book.oracle.aloud[since.aloud : upto.aloud])


def _fought(book: Campaign, since: Ends, upto: Ends) -> tuple[Fought, ...]:
    return tuple(book.chronicle.fought[since.fought : upto.fought])


def _wounded(book: Campaign, since: Ends, upto: Ends) -> tuple[Wounded, ...]:
    """Who was hurt, and how much in all; the dead first, then the worst hurt."""
    taken: dict[str, int] = {}
    dead: set[str] = set()
    for hurt in book.chronicle.hurts[since.hurts : upto.hurts]:
        taken[hurt.character] = taken.get(hurt.character, 0) + hurt.wounds
        dead |= {hurt.character} if hurt.dead else set()
    order = sorted(taken, key=lambda id: (id not in dead, -taken[id]))
    return tuple(Wounded(book.characters[id].name, book.characters[id].player, taken[id], id in dead) for id in order)


def _events(book: Campaign, since: Ends, upto: Ends) -> tuple[LogLine, ...]:
    """What Masters wrote in the event log; answers of the oracle stand apart."""
    return tuple(line_of(book, event) for event in book.oracle.events[since.events : upto.events] if not event.answer)


def line_of(book: Campaign, event: Event) -> LogLine:
    """A line of the event log as it is for everybody."""
    notes = tuple(note.text for note in log.notes_for(book, event, "") if note.text)
    return LogLine(event.number, event.text, notes, log.keywords_for(book, event, ""))


def _spoken(book: Campaign, number: int) -> Spoken:
    event = next((one for one in book.oracle.events if one.answer == number), None)
    return Spoken(book.oracle.answers[number], log.keywords_for(book, event, "") if event is not None else "")
