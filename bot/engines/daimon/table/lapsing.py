"""What a session ends with: contests, fights, shots and sealed rolls that are still open lapse, all of them at once."""

from __future__ import annotations

from bot.engines.book import Entry
from bot.engines.daimon.checks.entries import lapse
from bot.engines.daimon.checks.state import name_of as name_of_check
from bot.engines.daimon.contests import contest_rounds
from bot.engines.daimon.contests.state import name_of as name_of_contest
from bot.engines.daimon.fights.opening import close
from bot.engines.daimon.fights.rounds import lower
from bot.engines.daimon.fights.state import shot_name, strike_name
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice


def anything_open(book: Campaign) -> bool:
    """Whether players would lose by a lapse: a check that was called for, without dice or bid yet, does not count."""
    checks = any(one.claim or name_of_check(one.number) in book.ledger.fallen for one in book.checks.open.values())
    held = any(seat.held for seat in book.seats) or bool(book.fights.shots)
    return checks or held or book.contests.open is not None or book.fights.now is not None


def lapse_all(book: Campaign, dice: Dice) -> None:
    """Everything that is open lapses; where faces are known, those who have a say agree to it."""
    checks, shots, fight = book.checks.open.values(), book.fights.shots.values(), book.fights.now
    contest = book.contests.open
    acts = [name_of_check(check.number) for check in checks] + [shot_name(shot.number) for shot in shots]
    acts += [name_of_contest(contest.number, contest.round)] if contest is not None else []
    acts += [strike_name(one.number) for one in fight.sealed] if fight is not None else []
    for act in acts:
        dice.keep(act, asks=book.deciders(act))
    players = [*(check.player for check in checks if check.claim is not None), *(shot.player for shot in shots)]
    players += contest.players if contest is not None else ()
    players += fight.fighters if fight is not None else ()
    book.happen(OpenLapsed(players=tuple(dict.fromkeys(players))))


# --- used by entries


def lapse_rolls(book: Campaign) -> None:
    """Checks, a contest and aimed shots lapse: whatever was bid or lent for them comes back."""
    lapse(book)
    if (contest := book.contests.open) is not None:
        contest.over = contest.off = True
        contest_rounds.release(book, contest)
    for shot in list(book.fights.shots.values()):
        lower(book, shot)


class OpenLapsed(Entry, kind="campaign.open-lapsed"):
    """Something was open when the session ended: nothing more is rolled for it."""

    decisive = True
    players: tuple[str, ...]
    """Who was in it."""

    def apply(self, book: Campaign) -> None:
        """What was bid or lent comes back; a fight is closed, and gear that it used keeps its marks."""
        lapse_rolls(book)
        if book.fights.now is not None:
            close(book, book.fights.now)
