"""Fights at random: what always holds, whoever does what in whichever order."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.fights import lent_dice, opening, places, shots, strikes
from bot.engines.daimon.fights.rounds import awaited
from bot.engines.daimon.fights.state import Fight, Figures, Strategy
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import care, wounds
from tests.engines.daimon.fights.brawl import GUARD, SNIPER, armed, fight, put, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, seen

STRATEGIES: tuple[Strategy, ...] = ("none", "defence", "desperate")
PLAYERS = (ANNA, BRUNO, CARLA, DARIO)
OFTEN = ("strike", "set", "choose", "judge", "target", "help")
RARELY = ("foe", "join", "yield", "call", "face", "flee", "advance", "aim", "shoot", "hold", "heal", "reload", "wound",
          "move", "arm", "help shot")  # fmt: skip
step = st.tuples(
    st.sampled_from((*OFTEN * 4, *RARELY, "end")),
    st.sampled_from(PLAYERS),
    st.integers(0, 7),
    st.integers(0, 5),
    st.integers(-1, 3),
)


def do(table: Table, act: str, player: str, a: int, b: int, c: int) -> Any:
    """One act, with numbers that mean what they can."""
    book, at, dice = table.book, table.now, table.dice()
    fight = book.fights.now
    claim = Claim(dice=b + 2, reserve=max(c, 0), bonus=max(0, a - 5), weapon=a % 2)
    if fight is None and act != "heal":
        return opening.start(book, GUARD, a, "single" if b == 0 else "rounds", b, max(c, 0), a == 1)
    match act, fight:
        case "foe", _:
            return opening.add(book, SNIPER, a, b)
        case "strike", Fight():
            strikers = awaited(book, fight) or [player]
            who = strikers[a % len(strikers)]
            foes = [foe.number for foe in fight.faced_by(who)] or [0]
            return strikes.strike(book, who, claim, STRATEGIES[b % 3], foes[b % len(foes)], at, dice)
        case "set", Fight():
            unset = [band.number for band in fight.bands if not band.difficulty] or [1]
            return strikes.set_difficulty(book, unset[0], a, at, dice)
        case "judge", Fight():
            waiting = [one.player for one in fight.sealed if one.granted is None] or [player]
            return strikes.judge(book, deciding.judge_of(book, waiting[0]), fight.round, waiting[0], b % 2, at, dice)
        case "target", Fight():
            return strikes.set_target(book, deciding.judge_of(book, ANNA), fight.round, ANNA, a, at, dice)
        case "choose", Fight():
            who = next(iter(fight.choices), player)
            by = strikes.chooser(book, fight, who) if fight.choices else player
            foes = [foe.number for foe in fight.faced_by(who)] or [0]
            return strikes.choose(book, by, fight.round, who, foes[a % len(foes)])
        case "join", _:
            return opening.join(book, player)
        case "yield", _:
            return opening.give_up(book, player)
        case "call", _:
            return opening.call_round(book, fight.round if fight else 0)
        case "face", _:
            return opening.face(book, fight.round if fight else 0, player, a)
        case "flee", _:
            return opening.flee(book, a, dice)
        case "advance", _:
            return opening.advance(book, book.master, player, b * c)
        case "aim", _:
            return shots.aim(book, player, claim, Figures(distance=b, size=max(c, 0), protection=a))
        case "shoot", _:
            return shots.judge(book, ANNA, book.fights.shots_count, Figures(distance=a, size=0), max(c, 0), dice)
        case "help", _:
            return lent_dice.help_strike(book, player, PLAYERS[b % 4], dice)
        case "help shot", _:
            if not book.fights.shots:
                raise Refused("shot-over")
            return lent_dice.help_shot(book, player, next(iter(book.fights.shots.values())), dice)
        case "move", Fight():
            return places.move(book, player, fight.number, a % 2 == 0, ("all", "protections", "nothing")[b % 3])
        case "arm", Fight():
            return places.arm(book, player, fight.number, 1, a)
        case "hold", _:
            return shots.hold(book, player, dice)
        case "heal", _:
            return care.heal(book, player, PLAYERS[b % 4], ("clinic", "kit", "advanced")[a % 3], player)
        case "reload", _:
            return care.reload(book, player, PLAYERS[b % 4], 1)
        case "wound", _:
            return wounds.add(book, player, b + 1, at)
    return opening.end(book, dice)


def holds(book: Campaign) -> None:
    """What is true at every moment of every fight."""
    for seat in book.seats:
        assert 0 <= seat.free <= seat.reserve <= 7
    for character in book.characters.values():
        assert 0 <= character.fresh <= character.wounds
        assert all(0 <= gear.marks <= 13 for gear in character.gear)
    fight, shots_now = book.fights.now, book.fights.shots.values()
    lent = {(helper, f"help-strike-{player}") for player, helper in (fight.helps if fight else {}).items()}
    lent |= {(shot.helper, f"help-shot-{shot.number}") for shot in shots_now if shot.helper}
    assert lent == {(seat.player, key) for seat in book.seats for key in seat.held if key.startswith("help-")}
    if fight is None:
        assert not any("fight" in seat.held for seat in book.seats)
        return
    assert {*fight.helps} <= {*awaited(book, fight), *(one.player for one in fight.sealed)}, "lent to no strike"
    for foe in fight.foes:
        assert 0 <= foe.wounds <= foe.band.difficulty or not foe.wounds
    for clash in fight.clashes:
        assert min(len(clash.players), len(clash.foes)) == 1
        for foe in (fight.foe(number) for number in clash.foes):
            assert foe.target >= 1 if foe.band.difficulty else foe.target == 0


@given(st.integers(0, 7), st.integers(1, 5), st.lists(step, min_size=5, max_size=40))
def test_everything_stays_in_bounds_and_every_act_can_be_undone(difficulty: int, foes: int, evening: list[Any]) -> None:
    table = tavern(BRUNO, CARLA, DARIO)
    put(table, BRUNO, armed(shield=True), power=4, surgery=1)
    put(table, CARLA, armed(vest=True), power=3, first_aid=2)
    fight(table, difficulty, foes=foes)
    for one in evening:
        before = seen(table.book)
        try:
            table.act(lambda one=one: do(table, *one))  # type: ignore[misc]
        except Refused:
            assert seen(table.book) == before
            continue
        holds(table.book)
        assert seen(table.refolded()) == seen(table.book)
        assert seen(table.undone()) == before
