"""How a fight goes on: who still has to act, how a round begins and ends, and what falls away meanwhile."""

from __future__ import annotations

from bot.engines.book import Over, Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.fights.clashes import split
from bot.engines.daimon.fights.state import HELD, Fight, Shot, band_name, held_for, lent_to, strike_name
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act, on_feet


def fight_on(book: Campaign, number: int = 0) -> Fight:
    """The fight that is on; refused if there is none, or if it is another than the one of that number."""
    if book.fights.now is None:
        raise Refused("no-fight")
    if number not in (0, book.fights.now.number):
        raise Over("round-over")
    return book.fights.now


def active(book: Campaign, fight: Fight, player: str) -> bool:
    """Whether somebody can go on fighting: able to act, and not given up."""
    return player not in fight.gone and can_act(book, player)


def awaited(book: Campaign, fight: Fight) -> list[str]:
    """Who still has to strike this round."""
    return [
        player
        for player in fight.fighters
        if player not in fight.strikes and fight.faced_by(player) and active(book, fight, player)
    ]


def decided(book: Campaign, fight: Fight) -> bool:
    """Whether one side has nobody left."""
    return not fight.standing or not any(active(book, fight, player) for player in (*fight.fighters, *fight.joining))


def hidden(book: Campaign, fight: int, band: int) -> bool:
    """Whether no strike against this band has ever been revealed."""
    return (fight, band) in book.fights.unseen and not book.ledger.shown(band_name(fight, band))


def veiled(book: Campaign, fight: int, round_: int, player: str, number: int) -> bool:
    """Whether the dice of a strike have never been revealed."""
    return (fight, round_, player) in book.fights.veiled and not book.ledger.shown(strike_name(number))


def over(book: Campaign, fight: Fight) -> bool:
    """Whether nothing is left to do in this round."""
    return not fight.sealed and not fight.choices and not awaited(book, fight)


def judge_of_positions(book: Campaign, fight: Fight, *about: str) -> str:
    """Who judges positions and gear; nobody where only those are left who are `about` themselves, or were killed in it
    or have given up."""
    return book.right_of(book.master, (*about, *fight.gone)) if fight.holds(book.master) else book.master


def judges(book: Campaign, fight: Fight, by: str, *about: str) -> None:
    """Refuse who does not judge positions and gear: the Master, or whoever sits at the right of a Master who fights.

    Such a one judges before anybody strikes in the round, and nothing that is `about` themselves.
    """
    if not book.master:
        raise Refused("no-master-now")
    if by != (judge := judge_of_positions(book, fight, *about)):
        raise Refused("advantage-is-for" if judge else "advantage-of-nobody", who=judge)
    if fight.holds(book.master) and fight.strikes:
        raise Refused("fight-advantage-late")


# --- used by entries


def begin_round(book: Campaign, fight: Fight) -> None:
    """Difficulties and numbers are fixed, and wounds of the last round take dice from now on."""
    fight.round += 1
    unhelped(book, fight)
    fight.strikes, fight.choices = {}, {}
    line_up(book, fight)
    feel(book, fight)


def line_up(book: Campaign, fight: Fight) -> None:
    """Take in who has joined, fix the difficulties of this round, and split the sides into clashes."""
    order = [seat.player for seat in book.seats]
    fight.fighters = sorted({*fight.fighters, *fight.joining} & {*order}, key=order.index)
    fight.joining = []
    for foe in fight.foes:
        foe.stand(book.rules.fights)
    players = [player for player in fight.fighters if active(book, fight, player)]
    fight.clashes = split(players, [foe.number for foe in fight.standing])


def newcomers(book: Campaign, fight: Fight) -> None:
    """Somebody came to one side: faced at once while nobody has struck in this round, else from the next."""
    if over(book, fight):
        go_on(book)
    elif not fight.strikes:
        line_up(book, fight)


def feel(book: Campaign, fight: Fight) -> None:
    """Wounds of the round take dice from now on."""
    for player in fight.fighters:
        character = book.character_of(player)
        if character is not None:
            character.fresh = 0


def go_on(book: Campaign) -> None:
    """After anything: what has become pointless falls away, and the next round begins when this one is over."""
    fight = book.fights.now
    if fight is None:
        return
    # A strike is pointless once its foes are beaten or its character is down.
    for strike in fight.sealed:
        if not fight.faced_by(strike.player) or not on_feet(book, strike.player):
            forgone(book, fight, strike.player)
    striking = {*awaited(book, fight), *(strike.player for strike in fight.sealed)}
    if stranded := fight.helps.keys() - striking:
        unhelped(book, fight, *stranded)
    if fight.mode == "rounds" and over(book, fight) and not decided(book, fight):
        begin_round(book, fight)


def forgone(book: Campaign, fight: Fight, player: str) -> None:
    """A sealed strike is not made: its bid comes back whole."""
    del fight.strikes[player]
    release(book, player)
    unhelped(book, fight, player)


def unhelped(book: Campaign, fight: Fight, *players: str) -> None:
    """What was lent to these strikes, or to all that were not made, comes back."""
    for player in players or tuple(fight.helps):
        if helper := fight.helps.pop(player, ""):
            book.unlend(helper, lent_to(player))


def fell(book: Campaign, character: Character) -> None:
    """Somebody's character is down: it shoots no more, and dead it is out of the fight."""
    player, fight = character.player, book.fights.now
    for shot in [shot for shot in book.fights.shots.values() if shot.player == player]:
        lower(book, shot)
    if character.dead and fight is not None and player in (*fight.fighters, *fight.joining):
        fight.gone.add(player)


def lower(book: Campaign, shot: Shot) -> None:
    """An aimed shot is taken, or is no more: its bid is held back no longer."""
    del book.fights.shots[shot.number]
    if shot.helper:
        book.unlend(shot.helper, held_for(shot.number))
    seat = book.seat_of(shot.player)
    if seat is not None:
        seat.held.pop(held_for(shot.number), None)


def release(book: Campaign, player: str) -> None:
    """A sealed strike is revealed, or has become pointless: its bid is held back no longer."""
    seat = book.seat_of(player)
    if seat is not None:
        seat.held.pop(HELD, None)
