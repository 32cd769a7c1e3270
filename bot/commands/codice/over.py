"""What a room's cards wait for: lines that are of use until a hand is told, a match decided or a round over."""

from __future__ import annotations

from bot.commands.codice.cog import cog
from bot.commands.codice.table_cards import place
from bot.engines.codice.matches import Match
from bot.engines.codice.tournament import Codice

TABLE = ("clock", "dispute", "play", "match")


@cog.waits
def waited_for(book: Codice) -> dict[str, str]:
    """How the lines begin that can be given now, each with what it is about: no other of its sort is the same."""
    one = book.round
    if one is None or one.closed or book.abandoned:
        return {}
    found: dict[str, str] = {}
    if book.clock.round:
        found |= dict.fromkeys(("codice pause", "codice extend"), f"round {book.clock.round}")
    for match in one.matches.values():
        if all(match.teams):
            found |= _at_a_table(match)
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
    if match.called and not match.full:
        found[f"codice penalise {place(match, match.next)}"] = "penalty"
    return found
