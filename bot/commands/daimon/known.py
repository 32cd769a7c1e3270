"""What known dice fell upon, and what they would fall upon now: told to whoever is asked for a yes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.commands.daimon.cog import cog
from bot.engines.book import Known
from bot.engines.daimon.contests.state import NPC
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.chair import drawn_among, winner_of
from bot.engines.dice import Labelled
from bot.engines.seals import act_of
from bot.hall.cards.card import Argument, Free, Mention, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call


@cog.weighs("check", "contest", "strike", "shot")
def weighed(call: Call[Campaign], known: Known) -> Sequence[Argument]:
    """What the dice were thrown upon, and what somebody would have them thrown upon."""
    was = listed(_told(call.book, known.was))
    if not known.now:
        return [say("known-dropped", was=was)]
    return [say("known-changed", was=was, now=listed(_told(call.book, known.now)))]


@cog.weighs("oracle")
def weighed_question(call: Call[Campaign], known: Known) -> Sequence[Argument]:
    """That another table is asked: which, and what the dice were, is the Master's to know."""
    return [say("known-oracle")]


@cog.weighs("session", "vacancy")
def weighed_draw(call: Call[Campaign], known: Known) -> Sequence[Argument]:
    """For a vote on a known draw of the Master: who was in it and came out, who would be in it now, and whether the one
    who came out would be left out."""
    was = tuple(str(one) for one in known.was)
    lines = [say("known-chair", was=listed(map(Mention, was)))]
    throw = next((one for one in call.book.ledger.fallen if act_of(one) == known.act), "")
    had = winner_of(was, drawn_among(call.book, was, throw, call.dice)) if throw and was else ""
    if had:
        lines.append(say("known-chair-had", who=Mention(had)))
    if known.now:
        lines.append(say("known-chair-now", now=listed(Mention(str(one)) for one in known.now)))
    if known.now and had and had not in known.now:
        lines.append(say("known-chair-out", who=Mention(had)))
    return lines


def _told(book: Campaign, decided: object) -> Iterator[Argument]:
    """Each thing that was decided: whose dice, a target, an answer."""
    match decided:
        case tuple(((str(), int()), *_)):
            yield from _dice(book, decided)
        case (str(who), str(choice), int(bid)):
            said = say(f"contest-{choice}-button", bid=bid) if choice else say("known-silence")
            yield say("known-answer", who=_named(book, who), choice=said)
        case int():
            yield say("known-target", target=decided)
        case Figures():
            yield say("known-figures", **decided.model_dump())
        case tuple():
            for one in decided:
                yield from _told(book, one)


def _dice(book: Campaign, parts: tuple[Labelled, ...]) -> Iterator[Argument]:
    """Somebody's dice, by their labels."""
    counts = {label.rsplit("/", 1)[1]: count for label, count in parts}
    whose = parts[0][0].rsplit("/", 2)[1]
    player = next((seat.player for seat in book.seats if seat.label == whose), whose)
    yield say("known-dice", who=_named(book, player), natural=counts.get("natural", 0), bid=counts.get("bid", 0))
    if counts.get("help"):
        yield say("known-help")


def _named(book: Campaign, who: str) -> Argument:
    contest = book.contests.open
    return Free(contest.npc) if who == NPC and contest is not None else Mention(who)
