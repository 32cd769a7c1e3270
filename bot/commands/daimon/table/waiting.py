"""Everything that is open at the table (checks, shots, a contest, a fight): who is awaited, and their buttons."""

from __future__ import annotations

from bot.commands.daimon.checks import check_cards
from bot.commands.daimon.contests import contest_cards
from bot.commands.daimon.fights import fight_cards
from bot.commands.daimon.wounds.wound_cards import master_named
from bot.engines.daimon.checks.deciding import fell as check_fell
from bot.engines.daimon.checks.deciding import judge_of, mates
from bot.engines.daimon.checks.state import Check
from bot.engines.daimon.contests.first_round import fell
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Mention, Moment, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.running.forms import rows as in_rows

ROWS = 4
"""Rows of buttons left for what is waited for: a card has five, and one always stands at its foot."""


def waiting_lines(call: Call[Campaign]) -> list[Argument]:
    """Every open check, aimed shot, contest and fight, and whom it waits for."""
    book = call.book
    checks = book.checks.open.values()
    lines: list[Argument] = [_check_line(book, check) for check in checks if check.claim is not None]
    if awaited := [check.player for check in checks if check.claim is None]:
        lines.append(say("campaign-check-waits", count=len(awaited), awaited=listed(map(Mention, awaited))))
    lines += [
        say("campaign-shot-fell", who=Mention(shot.player))
        if shot.judged is not None
        else say("campaign-shot-waits", who=Mention(shot.player), awaited=_named(book, judge_of(book, shot.player)))
        for shot in book.fights.shots.values()
    ]
    for who, until in book.session.summoned.items() if book.session is not None else ():
        lines.append(say("session-called", who=Mention(who), at=Moment(until, "time")))
    if (contest := book.contests.open) is not None:
        lines += [contest_cards.title_of(call, contest), *contest_cards.waits(book, contest)]
    if (fight := book.fights.now) is not None:
        lines += [fight_cards.title_of(fight), *fight_cards.waits(book, fight)]
    return lines


def waiting_buttons(book: Campaign, rows: int) -> tuple[tuple[Button, ...], ...]:
    """What those who are awaited can press, and what withdraws it; where several are open, a label says which."""
    contest, fight = book.contests.open, book.fights.now
    several = len(book.checks.open) + len(book.fights.shots) + (contest is not None) > 1
    found: list[Button] = []
    for check in book.checks.open.values():
        found += [_of(button, Mention(check.player), several) for button in check_cards.next_acts(book, check)]
    for shot in book.fights.shots.values():
        button = Button(say("aim-button-figures"), f"fight figures {shot.number}", "primary")
        if shot.judged is not None:
            again = Button(say("reveal-again-button"), f"fight again {shot.number}", "primary")
            found.append(_of(again, Mention(shot.player), several))
        found.append(_of(button, Mention(shot.player), several))
    if contest is not None and fell(book, contest):
        found += contest_cards.acts(book, contest)[0]
    elif contest is not None:
        found += [contest_cards.asking(contest, who) for who in contest_cards.answering(contest)]
        found.append(_of(contest_cards.off_button(contest), say("campaign-the-contest"), several))
    if fight is not None:
        found += fight_cards.next_acts(book, fight)
    return in_rows(found)[:rows]


def _check_line(book: Campaign, check: Check) -> Argument:
    if check.ready and check_fell(book, check):
        return say("campaign-check-fell", who=Mention(check.player))
    if check.ready:
        awaited = listed(map(Mention, mates(book, check)))
        return say("campaign-check-locked", who=Mention(check.player), awaited=awaited)
    judge = judge_of(book, check.player)
    return say("campaign-check-locked", who=Mention(check.player), awaited=_named(book, judge))


def _named(book: Campaign, player: str) -> Argument:
    """Who is awaited; nobody by name while the Master's chair is free."""
    return Mention(player) if player else master_named(book)


def _of(button: Button, what: Argument, several: bool) -> Button:
    """The button, with what it is of."""
    if not several:
        return button
    return Button(say("campaign-button-of", button=button.label, of=what), button.line, button.style)
