"""What whoever judges a check is asked in private: the target, and whether dice and a bonus that are claimed count."""

from __future__ import annotations

from bot.commands.daimon.checks import check_cards
from bot.engines.book import Refused
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.state import Check
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Mention, say
from bot.hall.declared.call import Call


def question(call: Call[Campaign], asked: Check) -> Card:
    """What the judge is asked in private: the target, then whether a claimed bonus counts."""
    title = check_cards.title_of(call, asked.player, asked.note)
    if asked.target is None or (not asked.bonus_waits and deciding.fell(call.book, asked)):
        return _which_target(call, asked, title)
    if asked.proposed is not None:
        grant = Button(say("check-grant-dice", dice=asked.proposed), f"check-proposed {asked.number} yes", "good")
        told = say("check-proposed", who=Mention(asked.player), dice=asked.proposed)
        return check_cards.private_card(title, (told,), ((grant, _denying(asked)),))
    if not asked.bonus_waits:
        raise Refused("target-set-already")
    assert asked.claim is not None
    dice = check_cards.signed(asked.claim.bonus)
    answers = (
        Button(say("check-grant", dice=dice), f"check-bonus {asked.number} yes", "good"),
        Button(say("check-deny"), f"check-bonus {asked.number} no", "bad"),
    )
    return check_cards.private_card(
        title, (say("check-grant-bonus", who=Mention(asked.player), dice=dice),), (answers,)
    )


def _which_target(call: Call[Campaign], asked: Check, title: Argument) -> Card:
    """The question for the target, by which what the player claims is confirmed too."""
    shown, lines, denying = "", [], []
    if asked.proposed is not None:
        shown += f" dice:{asked.proposed}"
        lines.append(say("check-proposed-with-target", who=Mention(asked.player), dice=asked.proposed))
        denying.append(_denying(asked))
    if asked.bonus_waits and asked.claim is not None:
        shown += f" bonus:{asked.claim.bonus}"
        dice = check_cards.signed(asked.claim.bonus)
        lines.append(say("check-bonus-with-target", who=Mention(asked.player), dice=dice))
        denying.append(Button(say("check-deny-bonus"), f"check-bonus {asked.number} no", "bad"))
    choices = check_cards.targets(call, f"check-target {asked.number}", shown)
    rows = (*choices, tuple(denying)) if denying else choices
    return check_cards.private_card(title, (*lines, say("check-which-target")), rows)


def _denying(asked: Check) -> Button:
    """To have the dice of a check chosen from the sheet."""
    return Button(say("check-deny-dice"), f"check-proposed {asked.number} no", "bad")
