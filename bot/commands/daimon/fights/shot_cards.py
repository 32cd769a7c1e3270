"""What the room sees of an aimed shot: its figures in words, and what came of it."""

from __future__ import annotations

from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.check_cards import bid_line, signed
from bot.commands.daimon.fights.strike_cards import faces_line, help_spent, worn_out
from bot.commands.seal_lines import seal_line
from bot.engines.daimon.fights.state import Figures, Hit, Shot
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how


def figures_line(figures: Figures) -> Argument:
    """Distance, size and protection in words."""
    distance, size = say(f"daimon-distances-{figures.distance}"), say(f"daimon-sizes-{figures.size}")
    if not figures.protection:
        return say("aim-figures", distance=distance, size=size)
    return say("aim-figures-armour", distance=distance, size=size, protection=figures.protection)


def hold_button(shot: Shot) -> Button:
    """The press of somebody who thinks better of a shot that waits for the Master's word."""
    return Button(say("aim-button-hold"), f"fight hold number:{shot.number}", "bad")


def hit_card(call: Call[Campaign], hit: Hit) -> Card:
    """What came of a shot."""
    title = say("aim-title", who=Mention(hit.player))
    verdict = say("aim-hit" if hit.won else "aim-missed")
    lines: list[Argument] = []
    if hit.roll is None or hit.pool is None:
        lines += [say("aim-no-roll"), figures_line(hit.figures)]
    else:
        lines += [
            faces_line(hit.roll, hit.pool.bid, hit.successes, hit.target),
            figures_line(hit.figures),
            composer.pool_lines(call, hit.pool)[0],
            *([say("check-bonus-denied", dice=signed(hit.denied))] if hit.denied else []),
            bid_line(hit.pool.bid, hit.won, call.book.seat(hit.player).reserve),
            *help_spent(hit.helper),
            *worn_out(call, hit.player, hit.pool.implants),
            seal_line(call.book, hit.roll),
        ]
    if not hit.won:
        lines.insert(1, say("aim-miss-harmless"))
    title, buttons = say("roll-title-result", title=title, result=verdict), ((how("daimon", "shots"),),)
    return Card(title, tuple(lines), buttons=buttons, tone=Tone.GOOD if hit.won else Tone.BAD)
