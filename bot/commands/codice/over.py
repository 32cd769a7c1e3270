"""What a room's cards wait for: lines of use until the draw, a hand that is told, a match decided, a round over."""

from __future__ import annotations

from bot.commands.codice.cog import cog
from bot.commands.codice.table_cards import place
from bot.engines.codice.matches import Match
from bot.engines.codice.play.state import chief_wanted
from bot.engines.codice.tournament import Codice

TABLE = ("clock", "dispute", "play", "match")


@cog.waits
def waited_for(book: Codice) -> dict[str, str]:
    """How the lines begin that can be given now, each with what it is about: no other of its sort is the same."""
    one, found = book.round, _of_the_teams(book)
    if not book.name or book.over:
        return found
    if book.plan is None:
        found |= dict.fromkeys(("codice team", "codice start"), "entries")
    if book.held or book.unsettled:
        found["codice review"] = "held"
    if one is None or one.closed:
        return found
    if book.unsettled:
        found |= dict.fromkeys(("codice keep", f"codice again {one.number}"), f"round {one.number}")
    if book.clock.round:
        acts = ("codice pause", "codice extend", "codice round-clock")
        found |= dict.fromkeys(acts, f"round {book.clock.round}")
    if one.complete:
        found["codice close"] = f"round {one.number}"
    for match in one.matches.values():
        if all(match.teams):
            found |= _at_a_table(match)
    for play in book.plays.values():
        if chief_wanted(book, play):
            found[" ".join(map(str, ("codice play-chief", *play.where)))] = "chief"
    return found


def _of_the_teams(book: Codice) -> dict[str, str]:
    """What a director notes of each, also after the end; and who was left out by the draw."""
    found: dict[str, str] = {}
    for one in book.entrants.values():
        if one.waiting and book.plan is not None and not book.over:
            found[f"codice admit {one.id}"] = "entries"
        if one.fate == "in":
            found |= {} if one.paid else {f"codice mark {one.id} paid:yes": "mark"}
            found |= {} if one.box else {f"codice mark {one.id} box:yes": "mark"}
    return found


def _at_a_table(match: Match) -> dict[str, str]:
    """What can be pressed at a table. A card of it goes as a whole with the next hand: a newer one stands below."""
    at = f"{match.round} {match.table}"
    if match.decision is not None:
        return {f"codice lift {at}": "decision"}
    if match.proposal is not None:
        return {f"codice agree {at}": f"proposal {match.proposal.hand}"}
    acts = () if match.over else ("dispute",) if match.here else TABLE
    found = dict.fromkeys((f"codice {act} {match.table}" for act in acts), f"{at} {match.next}")
    if not match.begun:
        found[f"codice swap {at}"] = "chiefs"
    told = [hand.number for hand in match.hands if hand.standing != "confirmed"]
    for hand in (*told, *(() if match.full or match.here else (match.next,))):
        found |= {f"codice {act} {place(match, hand)}": "hand" for act in ("won", "ended", "record")}
    for hand in told:
        found |= {f"codice {act} {place(match, hand)}": "word" for act in ("confirm", "contest")}
    if match.clock is None and not (match.full or match.here):
        found[f"codice clock-start {place(match, match.next)}"] = "clock"
    if match.clock is not None and not match.clock.fallen:
        running = place(match, match.clock.hand)
        found |= {f"codice clock-{act} {running}": "clock" for act in ("begin", "pass", "stop", "go")}
    if match.called and not match.full:
        found[f"codice penalise {place(match, match.next)}"] = "penalty"
    return found
