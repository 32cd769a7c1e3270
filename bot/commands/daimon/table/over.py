"""What a room's cards wait for: lines that are of use until the dice have fallen, or what they are about is over."""

from __future__ import annotations

from bot.commands.daimon.cog import cog
from bot.engines.daimon.checks.deciding import fell as check_fell
from bot.engines.daimon.contests import first_round
from bot.engines.daimon.contests.contest_rounds import judge_of
from bot.engines.daimon.contests.state import Contest
from bot.engines.daimon.fights import shots, strikes
from bot.engines.daimon.fights.rounds import awaited
from bot.engines.daimon.fights.state import Fight
from bot.engines.daimon.making import stories
from bot.engines.daimon.table.campaign import Campaign

CHECK = ("dice", "target", "bonus", "help", "drop", "reveal")
FIRST = ("answer", "npc", "place")
CONTEST = ("wait", "off", "reveal")
TIE = ("tie", "escalate", "settle", "yield")
TONIGHT = ("check-for", "contest", "oracle")
"""What can be asked for until the session ends."""


@cog.waits
def waited_for(book: Campaign) -> dict[str, str]:
    """How the lines begin that can be given now, each with what it is about: no other of its sort is the same."""
    found: dict[str, str] = {}
    for number, check in book.checks.open.items():
        of = _known("check", check.ready and check_fell(book, check))
        found |= {f"check-{act} {number}": of for act in CHECK}
    for check in book.checks.open.values():
        if check.together:  # As long as any of them waits, whoever has rolled.
            found.setdefault(f"check-dice {check.together}", "check")
    for number, shot in book.fights.shots.items():
        of = _known("shot", shots.fell(book, shot))
        found |= {f"fight {act}{number}": of for act in ("figures ", "again ", "hold number:")}
        if not shot.helper and not shots.fell(book, shot):
            found[f"assist <@{shot.player}>"] = f"shot {number}"
    if (contest := book.contests.open) is not None:
        found |= _of_a_contest(book, contest)
    for last in [*book.contests.known.values()][-1:] if book.session is not None else ():
        if last.reveals and last.reveals[-1].outcome != "won" and not last.off and judge_of(book, last):
            found[f"contest-serves {last.number}"] = "stalemate"
    if stories.missing(book):
        found["sheet stories"] = "stories"
    if (fight := book.fights.now) is not None:
        found |= _of_a_fight(book, fight)
    scene = f"scene:{book.scenes}"
    if book.master and book.chair.stage == "playing":
        found[f"scene end {scene}"] = scene
    if book.chair.stage == "keeping":
        found |= {"scene keep": scene, f"scene pass {scene}": scene}
    if book.chair.stage == "claiming":
        found |= {"scene claim": scene, f"scene draw {scene}": scene}
    found |= _of_a_session(book)
    vote = book.chair.vote
    if vote is not None and vote.awaited:
        found |= {f"scene praise {word} {vote.scene}": "vote" for word in ("yes", "no")}
    return found


def _known(what: str, known: bool) -> str:
    """What it is about: where dice are known that were undone, all was decided, and whatever asked for that asks no
    more."""
    return f"{what} known" if known else what


def _of_a_session(book: Campaign) -> dict[str, str]:
    if (session := book.session) is not None:
        late = any(seat.player not in session.present for seat in book.seats)
        found = dict.fromkeys(TONIGHT, f"session {session.number}")
        found |= {"session here": f"session {session.number}"} if late else {}
        return found | {f"session heard called:{player}": f"until {at}" for player, at in session.summoned.items()}
    found = {"session start": f"session {book.sessions + 1}"}
    if (past := book.past) is not None:
        found[f"session resume {past.number}"] = f"end {past.endings}"
    return found


def _of_a_contest(book: Campaign, contest: Contest) -> dict[str, str]:
    number, known = contest.number, first_round.fell(book, contest)
    found = dict.fromkeys((f"contest-{act} {number}" for act in CONTEST), _known("contest", known))
    if contest.round:
        return found | {f"contest-{act} {number} {contest.round}": _known("tie", known) for act in TIE}
    found |= dict.fromkeys((f"contest-{act} {number}" for act in FIRST), _known("contest", known))
    return found | dict.fromkeys(("advantage", "assist"), _known(f"contest {number}", known))


def _of_a_fight(book: Campaign, fight: Fight) -> dict[str, str]:
    number, round = fight.number, fight.round
    all_along = (
        "assist",
        "fight join",
        "fight end",
        "fight master",
        f"fight surrender {number}",
        f"fight set {number}",
    )
    found = dict.fromkeys(all_along, f"fight {number}")
    this_round = f"round {number}.{round}"
    found |= dict.fromkeys((f"fight {act} {round}" for act in ("next", "arrange", "hit")), this_round)
    waits, sealed = awaited(book, fight), fight.sealed
    if waits or sealed:
        strikes_of = _known(this_round, not waits and all(strikes.fell(book, one) for one in sealed))
        found |= {f"fight {act} {number} {round}": strikes_of for act in ("dice", "same", "bonus", "target")}
        found[f"fight reveal {number}"] = strikes_of
    return found
