"""What the room sees of a fight: who faces whom, how the foes are, what is waited for, and what can be done."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.commands.daimon.character import gear_names
from bot.commands.daimon.character.names import thing_named
from bot.commands.daimon.checks.check_cards import signed
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.wounds.wound_cards import master_named
from bot.commands.journal_lines import Fields
from bot.engines.daimon.character.wear import counted, worths
from bot.engines.daimon.checks.deciding import judge_of
from bot.engines.daimon.fights import strikes
from bot.engines.daimon.fights.foes import Foe
from bot.engines.daimon.fights.lent_dice import unhelped
from bot.engines.daimon.fights.rounds import active, awaited, decided, over
from bot.engines.daimon.fights.state import Fight, Strike
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.running.forms import ROW
from bot.hall.running.forms import rows as in_rows

FOES = 15
"""The most foes that are offered as buttons."""


def person(book: Campaign, player: str) -> Argument:
    """Somebody who is awaited, with a ping; while nobody holds the chair, only the role is named."""
    return Mention(player, ping=True) if player else master_named(book)


def foe_named(fight: Fight, foe: Foe) -> Argument:
    """A foe by its name, with its number where there are several of its kind."""
    alike = sum(other.band.number == foe.band.number for other in fight.foes)
    return say("fight-foe-named", name=Free(foe.band.name), number=foe.number) if alike > 1 else Free(foe.band.name)


def fight_card(call: Call[Campaign], fight: Fight, *news: Argument) -> Card:
    """The fight as everybody may see it."""
    lines = (*news, *state_lines(call.book, fight))
    *rows, last = acts(call.book, fight)
    last = (*last, how("daimon", "fights"))[:ROW]
    return Card(title_of(fight), lines, buttons=(*rows, last), tone=Tone.ASK)


def title_of(fight: Fight) -> Argument:
    """Against whom."""
    sorts = [
        say("fight-foes", name=Free(band.name), count=count) if count > 1 else Free(band.name)
        for band in fight.bands
        if (count := sum(foe.band.number == band.number for foe in fight.foes))
    ]
    return say("fight-title", foes=listed(sorts))


# --- in words


def state_lines(book: Campaign, fight: Fight) -> list[Argument]:
    """The round, who faces whom, the wounded foes, and what is waited for."""
    where = say("fight-at-range" if fight.at_range else "fight-hand-to-hand")
    mode = say("fight-single") if fight.mode == "single" else say("fight-round", round=fight.round)
    lines: list[Argument] = [say("fight-state", mode=mode, where=where)]
    if not decided(book, fight):
        lines += [
            say(
                "fight-clash" if clash.numbers else "fight-clash-even",
                players=listed(Mention(player) for player in up),
                foes=listed(foe_named(fight, foe) for foe in foes),
                dice=signed(clash.numbers),
            )
            for clash in fight.clashes
            if (up := [player for player in clash.players if active(book, fight, player)])
            and (foes := [fight.foe(number) for number in clash.foes if fight.foe(number).standing])
        ]
    if fight.counts != "all":
        lines.append(say(f"fight-counts-{fight.counts}"))
    lines += [
        say("fight-advanced" if dice > 0 else "fight-disadvantage", who=Mention(player), dice=abs(dice))
        for player, dice in fight.advantages.items()
        if dice
    ]
    lines += [wounded_line(fight, foe) for foe in fight.foes if foe.wounds or foe.gone]
    lines += [
        say("fight-gear", name=Free(band.name), gear=band.gear)
        for band in fight.bands
        if band.gear and fight.round == 1 and not fight.strikes
    ]
    return lines + waits(book, fight)


def wounded_line(fight: Fight, foe: Foe, wounds: int | None = None) -> Argument:
    """The line of a wounded foe; with `wounds`, as it stood after a strike that others have followed."""
    if foe.gone and wounds is None:
        return say("fight-foe-gone", foe=foe_named(fight, foe))
    count, most = foe.wounds if wounds is None else wounds, foe.band.difficulty
    key = "beaten" if 0 < most <= count else "wounded" if foe.band.seen else "wounded-unseen"
    return say(f"fight-foe-{key}", foe=foe_named(fight, foe), wounds=count, most=most)


def waits(book: Campaign, fight: Fight) -> list[Argument]:
    """What the fight waits for."""
    if decided(book, fight) and not fight.choices:
        return [say("fight-lost" if fight.standing else "fight-won")]
    lines: list[Argument] = []
    for who, count in fight.choices.items():
        chooser = strikes.chooser(book, fight, who)
        key = "fight-choose-own" if chooser == who else "fight-choose"
        lines.append(say(key, who=person(book, chooser), player=Mention(who), count=count))
    if waited_for := awaited(book, fight):
        lines.append(say("fight-awaited", who=listed(Mention(player, ping=True) for player in waited_for)))
    lines += [
        say("fight-difficulty-unset", who=person(book, book.master), name=Free(band.name))
        for band in fight.bands
        if not band.difficulty
    ]
    if any(strikes.fell(book, one) for one in fight.sealed):
        lines.append(say("check-fell"))
    for one in fight.sealed:
        judge = person(book, judge_of(book, one.player))
        if strikes.untargeted(book, one):
            lines.append(say("fight-target-unset", who=judge, player=Mention(one.player)))
        if one.granted is None:
            lines.append(say("fight-bonus-unjudged", who=judge, player=Mention(one.player)))
    if over(book, fight) and fight.mode == "single":
        lines.append(say("fight-single-over"))
    return lines


def gear_lines(call: Call[Campaign], fight: Fight, player: str, gear: Iterable[int], foe: Foe) -> list[Argument]:
    """What a character fights with, against what the foe has: what counts of it in this place."""
    character = call.book.latest_of(player)
    if fight.counts == "nothing" or character is None:
        return []
    there = worths(character, gear, call.book.rules)
    if fight.counts != "all":
        things = [(number, character.item(number)) for number in there]
        there = {
            number: there[number] for number, thing in things if thing is not None and counted(fight.counts, thing)
        }
    own = gear_names.carried(call, player, there, weapons=fight.counts == "all")
    return [say("fight-gear-against", own=line, gear=foe.band.gear) for line in own]


# --- in buttons


def acts(book: Campaign, fight: Fight) -> tuple[tuple[Button, ...], ...]:
    """What can be done now: wounds to be given, then what the players can do, then the Master."""
    rows = (tuple(judges_acts(book, fight)), tuple(players_acts(book, fight)), tuple(masters_acts(book, fight)))
    return (*choices(fight, fight.choices), *(row for row in rows if row))


def judges_acts(book: Campaign, fight: Fight) -> list[Button]:
    """Buttons for the targets and bonuses that sealed strikes wait for; each opens a private question."""
    found: list[Button] = []
    if any(strikes.fell(book, one) for one in fight.sealed):
        found.append(Button(say("reveal-again-button"), f"fight reveal {fight.number}", "primary"))
    for one in fight.sealed:
        line = f"{fight.number} {fight.round} <@{one.player}>"
        if strikes.untargeted(book, one):
            found.append(target_button(fight, one))
        if one.granted is None:
            several = len(fight.sealed) > 1
            label = say("fight-button-bonus", who=Mention(one.player)) if several else say("check-button-bonus")
            found.append(Button(label, f"fight bonus {line}", "primary"))
    return found[:ROW]


def target_button(fight: Fight, one: Strike) -> Button:
    """To set the target of a strike of the Master's own character."""
    line = f"fight target {fight.number} {fight.round} <@{one.player}>"
    return Button(say("check-button-target"), line, "primary")


def difficulty_buttons(fight: Fight, style: str = "plain") -> list[Button]:
    """Buttons for difficulties that are not set yet, two at most."""
    unset = [band for band in fight.bands if not band.difficulty]
    return [
        Button(say("fight-button-difficulty", name=Free(band.name)), f"fight set {fight.number} {band.number}", style)
        for band in unset[:2]
    ]


def next_acts(book: Campaign, fight: Fight) -> list[Button]:
    """What the fight waits for."""
    strike = [strike_button(fight)] if awaited(book, fight) else []
    return [*strike, *judges_acts(book, fight), *difficulty_buttons(fight)]


def strike_button(fight: Fight) -> Button:
    """To strike in this round."""
    return Button(say("fight-button-strike"), f"fight dice {fight.number} {fight.round}", "primary")


def players_acts(book: Campaign, fight: Fight) -> list[Button]:
    """What the players can do now."""
    found: list[Button] = []
    if waited_for := awaited(book, fight):
        found.append(strike_button(fight))
        if any(player in fight.last for player in waited_for):
            found.append(Button(say("fight-button-as-before"), f"fight same {fight.number} {fight.round}", "primary"))
    if unhelped(book):
        found.append(Button(say("check-button-help"), "assist"))
    if any(active(book, fight, player) for player in fight.fighters) and fight.standing:
        found.append(Button(say("fight-button-yield"), f"fight surrender {fight.number}"))
    if book.session is not None and set(book.session.present) - {*fight.fighters, *fight.joining}:
        found.append(Button(say("fight-button-join"), "fight join"))
    return found


def masters_acts(book: Campaign, fight: Fight) -> list[Button]:
    """What the Master can do now; the rest is behind the last of the buttons."""
    found = difficulty_buttons(fight)
    if not fight.strikes and len(fight.clashes) > 1:
        found.append(Button(say("fight-button-arrange"), f"fight arrange {fight.round}"))
    if decided(book, fight) and not fight.choices:
        found.append(Button(say("fight-button-end"), "fight end", "primary"))
    elif fight.strikes and not fight.sealed and not fight.choices:
        key = "fight-button-again" if over(book, fight) else "fight-button-next"
        found.append(Button(say(key), f"fight next {fight.round}"))
    return [*found, Button(say("fight-button-master"), "fight master")]


def choices(fight: Fight, dealt: Collection[str]) -> tuple[tuple[Button, ...], ...]:
    """Who may be wounded, for each of these strikes that wait for it."""
    several = len(dealt) > 1
    buttons = [
        Button(
            say("fight-button-hit", who=Mention(who), foe=name) if several else name,
            f"fight hit {fight.round} <@{who}> {foe.number}",
            "primary",
        )
        for who in dealt
        for foe in fight.faced_by(who)
        for name in (foe_named(fight, foe),)
    ]
    return in_rows(buttons[:FOES])


# --- in the journal


IN_FIGHTS: Fields = {
    **FIELDS,
    "fighters": ("who", lambda book, entry, fighters: listed(Mention(player) for player in fighters)),
    "foe": ("foe", lambda book, entry, foe: thing_named(foe) if isinstance(foe, str) else ""),
    "gear": ("gear", lambda book, entry, gear: gear if isinstance(gear, int) else ""),
    "foes": ("count", lambda book, entry, foes: foes),
}
