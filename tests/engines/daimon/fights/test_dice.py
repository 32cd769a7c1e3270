"""What a fight adds to a pool: numbers, gear, advantage, strategies (Difficoltà degli scontri, Armi e protezioni)."""

from __future__ import annotations

import pytest

from bot.engines.daimon.fights import opening
from bot.engines.daimon.fights.clashes import Clash, faced, split
from tests.engines.daimon.fights.brawl import PISTOL, armed, dice_of, fight, put, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, refused

# --- numbers


@pytest.mark.parametrize(
    ("players", "foes", "dice"),
    [
        ((BRUNO,), 2, {BRUNO: -1}),
        ((BRUNO,), 3, {BRUNO: -2}),
        ((BRUNO, CARLA), 2, {BRUNO: 0, CARLA: 0}),
        ((BRUNO, CARLA), 1, {BRUNO: 1, CARLA: 1}),
        ((BRUNO, CARLA, DARIO), 1, {BRUNO: 2, CARLA: 2, DARIO: 2}),
        ((BRUNO, CARLA), 3, {BRUNO: -1, CARLA: 0}),
        ((BRUNO, CARLA, DARIO), 2, {BRUNO: 1, CARLA: 1, DARIO: 0}),
    ],
    ids=["1v2", "1v3", "2v2", "2v1", "3v1", "2v3", "3v2"],
)
def test_numbers_give_or_take_a_die_a_head(players: tuple[str, ...], foes: int, dice: dict[str, int]) -> None:
    table = tavern(*players)
    brawl = fight(table, foes=foes)
    assert {player: brawl.clash_of(player).numbers for player in players} == dice  # type: ignore[union-attr]
    shown = dice_of(strike(table, BRUNO, 5, 0))
    assert shown.get("numbers", 0) == dice[BRUNO]


def test_two_against_three_are_one_against_two_and_one_against_one() -> None:
    assert split([BRUNO, CARLA], [1, 2, 3]) == [Clash([BRUNO], [1, 2]), Clash([CARLA], [3])]


def test_the_master_may_rearrange_who_faces_whom_before_the_round() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, foes=3)
    table.act(lambda: opening.face(table.book, 1, CARLA, 2))
    assert sorted(clash.players + clash.foes for clash in brawl.clashes) == [[BRUNO, 1], [CARLA, 3, 2]]  # type: ignore[operator]
    strike(table, BRUNO, 3, 3)
    assert refused(table, lambda: opening.face(table.book, 1, CARLA, 1)) == "round-begun"


def test_every_rearrangement_leaves_one_against_many() -> None:
    for players in range(1, 5):
        for foes in range(1, 5):
            before = split([f"p{number}" for number in range(players)], list(range(foes)))
            for clash in before:
                for player in clash.players:
                    for foe in set(range(foes)) - set(clash.foes):
                        after = faced(before, player, foe)
                        assert all(min(len(one.players), len(one.foes)) == 1 for one in after)
                        assert sorted(one for each in after for one in each.foes) == list(range(foes))
                        assert len({one for each in after for one in each.players}) == players
                        assert any(player in one.players and foe in one.foes for one in after)


def test_numbers_are_fixed_for_the_round_whoever_falls_in_it() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table)
    table.act(lambda: opening.give_up(table.book, BRUNO))
    assert dice_of(strike(table, CARLA, 3, 3))["numbers"] == 1
    assert "numbers" not in dice_of(strike(table, CARLA, 3, 2))


# --- gear


def test_a_pistol_and_a_jacket_against_a_small_machine_gun_and_a_vest_take_two_dice() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed())
    fight(table, gear=4, at_range=True)
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == -2


def test_a_riot_shield_is_of_no_use_against_firearms() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed(shield=True))
    fight(table, gear=4, at_range=True)
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == -2


def test_a_riot_shield_adds_a_point_hand_to_hand() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed(shield=True))
    fight(table, gear=4)
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == -1


def test_a_bulletproof_vest_instead_takes_one_die_only() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed(vest=True))
    fight(table, gear=4, at_range=True)
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == -1


def test_better_gear_than_the_foes_gives_the_difference() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed(vest=True))
    fight(table, gear=1)
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == 2


def test_spent_gear_counts_nothing() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, armed())
    own.gear[0].marks = own.gear[1].marks = 13
    fight(table, gear=1)
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == -1


def test_the_best_protection_is_worn_unless_another_is_named() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, (("w1", "protection", 1), ("w2", "protection", 3)))
    fight(table)
    assert dice_of(strike(table, BRUNO, 5, 0))["gear"] == 3
    assert dice_of(strike(table, BRUNO, 5, 0, protection=1))["gear"] == 1


def test_a_weapon_that_the_character_does_not_hold_is_refused() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert refused(table, lambda: strike(table, BRUNO, 5, 0, weapon=7)) == "no-such-gear"


# --- advantage and strategies


def test_the_masters_advantage_counts_until_it_changes() -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.advance(table.book, ANNA, BRUNO, -2))
    assert [dice_of(strike(table, BRUNO, 5, 3))["advantage"] for _ in range(2)] == [-2, -2]


def test_advantage_is_at_most_four_dice_either_way() -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.advance(table.book, ANNA, BRUNO, 4))
    assert refused(table, lambda: opening.advance(table.book, ANNA, BRUNO, -5)) == "advantage-too-large"


def test_defence_gives_two_dice_and_a_win_harms_nobody() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    done = strike(table, BRUNO, 6, 8, strategy="defence")
    assert (dice_of(done)["strategy"], done.won, done.wounds, brawl.foes[0].wounds) == (2, True, 0, 0)


def test_defence_takes_the_usual_wounds_of_a_loss() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert strike(table, BRUNO, 6, 0, strategy="defence").wounds == 2


def test_a_desperate_attack_doubles_the_wounds_both_ways() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, power=7)
    brawl = fight(table, difficulty=5)
    done = strike(table, BRUNO, 6, 8, strategy="desperate")
    assert (dice_of(done)["strategy"], done.wounds, brawl.foes[0].wounds) == (2, 4, 4)
    assert strike(table, BRUNO, 6, 0, strategy="desperate").wounds == 4


def test_the_natural_part_never_falls_below_nothing() -> None:
    table = tavern(BRUNO)
    fight(table, gear=6)
    done = strike(table, BRUNO, 2, 1, reserve=1)
    assert done.roll is not None and len(done.roll.faces) == 1


def test_a_strike_without_any_dice_is_refused() -> None:
    table = tavern(BRUNO)
    fight(table, gear=6)
    assert refused(table, lambda: strike(table, BRUNO, 2, 0)) == "strike-no-dice"


# --- the reserve


def test_a_bid_is_lost_on_success_and_all_but_one_come_back_on_failure() -> None:
    table = tavern(BRUNO)
    fight(table)
    strike(table, BRUNO, 3, 3, reserve=2)
    assert table.book.seat(BRUNO).reserve == 5
    strike(table, BRUNO, 3, 0, reserve=3)
    assert table.book.seat(BRUNO).reserve == 4


def test_nobody_bids_more_than_the_reserve_holds() -> None:
    table = tavern(BRUNO)
    table.book.seat(BRUNO).reserve = 2
    fight(table)
    assert refused(table, lambda: strike(table, BRUNO, 3, 0, reserve=3)) == "bid-too-high"
