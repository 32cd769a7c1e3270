"""Fights at the table: the Master's secret, who is in them, marks at their end, and every act undone."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights import opening, strikes
from bot.engines.daimon.fights.clashes import Clash, faced, split
from bot.engines.daimon.fights.rounds import awaited, decided, fight_on
from bot.engines.daimon.table import scenes, sessions
from bot.engines.daimon.wounds import care, wounds
from tests.engines.daimon.fights.brawl import GUARD, PISTOL, SNIPER, Falling, armed, dice_of, fight, put, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused, seen

# --- the Master's secret


def test_a_strike_waits_sealed_until_the_master_has_set_the_difficulty() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, difficulty=0)
    for player in (BRUNO, CARLA):
        waiting = strike(table, player, 3, 0, reserve=2)
        assert waiting.roll is None and table.book.seat(player).reserve == 7 and table.book.seat(player).free == 5
    dice = Falling(table.book, 4, 0)
    shown = table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, dice))
    assert [(one.player, one.won, one.target) for one in shown] == [(BRUNO, True, 2), (CARLA, False, 2)]
    assert [table.book.seat(player).reserve for player in (BRUNO, CARLA)] == [5, 6]
    assert [table.book.seat(player).held for player in (BRUNO, CARLA)] == [{}, {}]
    assert brawl.round == 2


def test_a_sealed_strike_falls_away_with_its_foe_and_its_bid_comes_back_whole() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0)
    strike(table, CARLA, 3, 0, reserve=2)
    dice = Falling(table.book, 3)
    shown = table.act(lambda: strikes.set_difficulty(table.book, 1, 1, table.now, dice))
    assert [one.player for one in shown] == [BRUNO]
    assert table.book.seat(CARLA).free == 7


def test_the_difficulty_cannot_change_once_it_was_seen() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=0)
    dice = Falling(table.book)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, dice))
    table.act(lambda: strikes.set_difficulty(table.book, 1, 4, table.now, dice))
    assert strike(table, BRUNO, 3, 0).target == 4
    assert refused(table, lambda: strikes.set_difficulty(table.book, 1, 2, table.now, dice)) == "difficulty-seen"


@pytest.mark.parametrize("difficulty", [-1, 8])
def test_a_difficulty_is_from_one_to_seven(difficulty: int) -> None:
    table = tavern(BRUNO)
    assert refused(table, lambda: fight(table, difficulty)) == "difficulty-out-of-range"


@pytest.mark.parametrize("difficulty", [0, 8])
def test_a_difficulty_that_is_set_later_has_the_same_limits(difficulty: int) -> None:
    table = tavern(BRUNO)
    brawl = fight(table, difficulty=0)
    deed = lambda number: strikes.set_difficulty(table.book, 1, number, table.now, table.dice())  # noqa: E731
    assert refused(table, lambda: deed(difficulty)) == "difficulty-out-of-range"
    for limit in (1, 7):
        table.act(lambda limit=limit: deed(limit))  # type: ignore[misc]
        assert brawl.foes[0].target == limit


def test_a_bonus_counts_only_as_far_as_the_master_confirms_it() -> None:
    table = tavern(BRUNO)
    fight(table)
    waiting = strike(table, BRUNO, 3, 0, bonus=2)
    assert waiting.roll is None
    dice = Falling(table.book, 4)
    assert (
        refused(table, lambda: strikes.judge(table.book, BRUNO, 1, BRUNO, 2, table.now, dice)) == "not-yours-to-judge"
    )
    (done,) = table.act(lambda: strikes.judge(table.book, ANNA, 1, BRUNO, 1, table.now, dice))
    assert dice_of(done)["bonus"] == 1
    assert refused(table, lambda: strikes.judge(table.book, ANNA, 1, BRUNO, 2, table.now, dice)) == "bonus-settled"


def test_a_penalty_that_a_player_admits_needs_nobodys_word() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert dice_of(strike(table, BRUNO, 3, 0, bonus=-1))["bonus"] == -1


# --- the Master's own character


def duel(**more: int) -> Table:
    """The Master's own character has declared a strike against a guard; Bruno sits at its player's right."""
    table = tavern(BRUNO, CARLA)
    fight(table, 5, players=(ANNA, BRUNO))
    assert strike(table, ANNA, 3, 0, **more).roll is None
    return table


def targeted(table: Table, by: str, target: int, wins: int = 3) -> object:
    dice = Falling(table.book, wins)
    return lambda: strikes.set_target(table.book, by, 1, ANNA, target, table.now, dice)


def test_the_masters_own_character_rolls_against_the_target_that_the_player_on_the_right_sets() -> None:
    table = duel(reserve=2)
    (done,) = table.act(targeted(table, BRUNO, 2))
    assert (done.target, done.successes, done.won) == (2, 3, True)
    assert table.book.fights.now is not None
    assert [foe.target for foe in table.book.fights.now.foes] == [5]


@pytest.mark.parametrize("by", [ANNA, CARLA])
def test_nobody_else_sets_the_target_of_the_masters_own_character(by: str) -> None:
    table = duel()
    assert refused(table, targeted(table, by, 2)) == "not-yours-to-judge"


def test_a_target_is_set_once_and_from_one_to_seven() -> None:
    table = duel(bonus=1)
    assert refused(table, targeted(table, BRUNO, 8)) == "target-out-of-range"
    table.act(targeted(table, BRUNO, 2))
    assert refused(table, targeted(table, BRUNO, 2)) == "target-set-already"


def test_the_others_roll_against_the_foes_difficulty() -> None:
    table = duel()
    assert strike(table, BRUNO, 6, 3).target == 5
    assert refused(table, lambda: strikes.to_target(table.book, ANNA, 1, BRUNO)) == "target-set-already"


def test_the_masters_own_strike_shows_no_difficulty() -> None:
    table = duel()
    table.act(targeted(table, BRUNO, 2))
    assert table.book.fights.unseen == {(1, 1)}


def test_the_target_is_sealed_until_the_strike_is_revealed() -> None:
    table = duel(bonus=1)
    table.act(targeted(table, BRUNO, 2))
    entry = table.records[-1].entry
    assert entry.sealed(table.book) == ("target",)
    dice = Falling(table.book, 3)
    table.act(lambda: strikes.judge(table.book, BRUNO, 1, ANNA, 1, table.now, dice))
    assert entry.sealed(table.book) == ()


def test_the_masters_own_character_does_not_strike_where_nobody_could_set_its_target() -> None:
    table = tavern(BRUNO)
    fight(table, players=(ANNA,))
    table.act(lambda: sessions.go(table.book, BRUNO, table.now))
    assert refused(table, lambda: strike(table, ANNA, 3, 0)) == "nobody-to-judge"


def test_the_player_on_the_right_confirms_what_the_master_claims_for_their_own_character() -> None:
    table = duel(bonus=2)
    table.act(targeted(table, BRUNO, 2))
    dice = Falling(table.book, 3)
    assert refused(table, lambda: strikes.judge(table.book, ANNA, 1, ANNA, 2, table.now, dice)) == "not-yours-to-judge"
    assert table.act(lambda: strikes.judge(table.book, BRUNO, 1, ANNA, 2, table.now, dice))


# --- sealed


def test_difficulty_and_bid_are_sealed_until_the_first_strike_is_revealed() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0, reserve=2)
    entries = [record.entry for record in table.records[-2:]]
    assert [entry.sealed(table.book) for entry in entries] == [("difficulty",), ("claim",)]
    table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, Falling(table.book, 3)))
    entries = [record.entry for record in table.records[-4:]]
    assert [entry.sealed(table.book) for entry in entries] == [(), (), (), ()]


def test_what_was_never_revealed_stays_sealed_when_the_fight_is_over() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=4)
    strike(table, BRUNO, 3, 0, bonus=1, reserve=1)
    table.act(lambda: opening.end(table.book))
    started, declared = [record.entry for record in table.records[-3:-1]]
    assert (started.sealed(table.book), declared.sealed(table.book)) == (("difficulty",), ("claim",))
    assert table.book.seat(BRUNO).free == 7


# --- opening and closing


def test_a_fight_without_a_foe_is_refused() -> None:
    table = tavern(BRUNO)
    assert refused(table, lambda: fight(table, foes=0)) == "fight-without-foe"
    assert refused(table, lambda: strike(table, BRUNO, 3, 0)) == "no-fight"


def test_there_is_one_fight_at_a_time() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert refused(table, lambda: fight(table)) == "fight-on-already"


def test_there_is_no_fight_without_a_session() -> None:
    table = Table(ANNA, BRUNO)
    assert refused(table, lambda: fight(table)) == "no-session"


def test_everybody_present_is_in_it_but_the_master_whose_own_character_may_join() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    assert brawl.fighters == [BRUNO, CARLA]
    assert refused(table, lambda: strike(table, ANNA, 3, 0)) == "not-in-the-round"
    table.act(lambda: opening.join(table.book, ANNA))
    assert dice_of(strike(table, CARLA, 3, 0))["numbers"] == 2


def test_who_joins_in_the_middle_of_a_round_strikes_from_the_next() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, players=(BRUNO, CARLA))
    strike(table, BRUNO, 3, 0)
    table.act(lambda: opening.join(table.book, ANNA))
    assert refused(table, lambda: strike(table, ANNA, 3, 0)) == "not-in-the-round"
    strike(table, CARLA, 3, 0)
    assert brawl.fighters == [ANNA, BRUNO, CARLA]


def test_who_gives_up_is_waited_for_no_more() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    strike(table, BRUNO, 3, 0)
    table.act(lambda: opening.give_up(table.book, CARLA))
    assert brawl.round == 2 and awaited(table.book, brawl) == [BRUNO]
    assert refused(table, lambda: strike(table, CARLA, 3, 0)) == "yielded-already"
    assert refused(table, lambda: opening.give_up(table.book, CARLA)) == "not-in-the-fight"


def test_the_fight_is_decided_when_all_have_given_up() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    table.act(lambda: opening.give_up(table.book, BRUNO))
    assert decided(table.book, brawl)


def test_the_master_may_go_on_without_those_who_do_not_strike() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    strike(table, BRUNO, 3, 0)
    table.act(lambda: opening.call_round(table.book, 1))
    assert brawl.round == 2
    assert refused(table, lambda: opening.call_round(table.book, 1)) == "round-over"


def test_weapons_protections_and_shield_have_one_mark_a_fight_however_often_they_are_used() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, armed(shield=True))
    fight(table)
    for _ in range(3):
        strike(table, BRUNO, 5, 3, weapon=PISTOL)
    assert [gear.marks for gear in own.gear] == [0, 0, 0]
    table.act(lambda: opening.end(table.book))
    assert [gear.marks for gear in own.gear] == [1, 1, 1]


def test_what_was_not_used_in_a_fight_has_no_mark() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, (*armed(shield=True), ("w4", "weapon", 2)))
    fight(table, at_range=True)
    strike(table, BRUNO, 5, 3, weapon=PISTOL)
    table.act(lambda: opening.end(table.book))
    assert [gear.marks for gear in own.gear] == [1, 1, 0, 0]


def test_an_implant_has_one_mark_a_scene_however_often_it_is_used() -> None:
    table = tavern(BRUNO)
    fight(table)
    own = table.book.characters["c-" + BRUNO]
    for _ in range(2):
        claim = Claim(attribute="power")
        dice = Falling(table.book, 3)
        done = table.act(lambda: strikes.strike(table.book, BRUNO, claim, "none", 0, None, table.now, dice))  # noqa: B023
        assert dice_of(done)["implant"] == 1
    assert own.implants[0].marks == 1


def test_an_implant_works_through_the_scene_of_its_last_mark_and_no_longer() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, power=7)
    own.implants[0].marks = 12
    fight(table, difficulty=7)
    given = []
    for scene in (1, 1, 2):
        table.book.scenes = table.book.session.scene = scene  # type: ignore[union-attr]
        claim, dice = Claim(attribute="power", reserve=1), Falling(table.book, 0)
        done = table.act(lambda: strikes.strike(table.book, BRUNO, claim, "defence", 0, None, table.now, dice))  # noqa: B023
        given.append(dice_of(done).get("implant", 0))
        own.wounds = own.fresh = 0
    assert given == [1, 1, 0] and own.implants[0].marks == 13


def test_every_act_of_a_fight_can_be_undone_and_folds_again() -> None:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed())
    acts = [
        lambda: fight(table, difficulty=0, foes=3),
        lambda: table.act(lambda: opening.advance(table.book, BRUNO, 2)),
        lambda: table.act(lambda: opening.face(table.book, 1, CARLA, 2)),
        lambda: strike(table, BRUNO, 5, 0, reserve=2, weapon=PISTOL),
        lambda: strike(table, CARLA, 5, 0, reserve=2, bonus=1),
        lambda: table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, Falling(table.book, 2))),
        lambda: table.act(lambda: strikes.judge(table.book, ANNA, 1, CARLA, 1, table.now, Falling(table.book, 3))),
        lambda: table.act(lambda: strikes.choose(table.book, ANNA, 1, CARLA, 2)),
        lambda: strike(table, BRUNO, 5, 0, weapon=PISTOL),
        lambda: table.act(lambda: opening.add(table.book, GUARD, 0, 1)),
        lambda: table.act(lambda: opening.join(table.book, ANNA)),
        lambda: table.act(lambda: opening.give_up(table.book, CARLA)),
        lambda: table.act(lambda: opening.flee(table.book, 1)),
        lambda: table.act(lambda: opening.call_round(table.book, 3)),
        lambda: table.act(lambda: opening.end(table.book)),
    ]
    for act in acts:
        before = seen(table.book)
        act()
        assert seen(table.refolded()) == seen(table.book)
        assert seen(table.undone()) == before


def test_a_sealed_strike_falls_away_with_its_character() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0, reserve=2)
    strike(table, CARLA, 3, 0)
    table.act(lambda: wounds.add(table.book, BRUNO, 9, table.now))
    shown = table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, Falling(table.book, 3)))
    assert [one.player for one in shown] == [CARLA]
    assert table.book.seat(BRUNO).free == 7


def test_when_the_last_of_those_awaited_goes_down_the_round_is_over() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    strike(table, BRUNO, 3, 1)
    table.act(lambda: wounds.add(table.book, CARLA, 4, table.now))
    assert brawl.round == 2 and awaited(table.book, brawl) == [BRUNO]


def test_whoever_is_healed_in_a_fight_that_was_lost_goes_on_fighting() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    table.act(lambda: wounds.add(table.book, BRUNO, 4, table.now))
    assert decided(table.book, brawl)
    table.act(lambda: care.heal(table.book, BRUNO, "", "clinic", BRUNO))
    assert awaited(table.book, brawl) == [BRUNO]


def test_whoever_goes_home_is_waited_for_no_more() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    strike(table, BRUNO, 3, 1)
    table.act(lambda: sessions.go(table.book, CARLA, table.now))
    assert brawl.round == 2


# --- refusals


def test_a_fight_needs_somebody_who_is_up_and_a_scene_that_is_on() -> None:
    table = tavern(BRUNO)
    table.act(lambda: wounds.add(table.book, BRUNO, 4, table.now))
    assert refused(table, lambda: fight(table)) == "fight-without-fighters"
    assert refused(table, lambda: fight(table, players=(BRUNO,))) == "character-down"
    table.act(lambda: wounds.add(table.book, BRUNO, 1, table.now))
    assert refused(table, lambda: fight(table, players=(BRUNO,))) == "character-dead"
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert refused(table, lambda: fight(table, players=(ANNA,))) == "scene-ended-already"


def test_who_fights_already_does_not_join_again_but_after_giving_up() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table)
    assert refused(table, lambda: opening.join(table.book, BRUNO)) == "fighting-already"
    table.act(lambda: opening.give_up(table.book, BRUNO))
    table.act(lambda: opening.join(table.book, BRUNO))
    assert refused(table, lambda: opening.join(table.book, BRUNO)) == "fighting-already"


@pytest.mark.parametrize("dice", [-4, 4])
def test_an_advantage_has_its_limit_both_ways(dice: int) -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    table.act(lambda: opening.advance(table.book, BRUNO, dice))
    assert brawl.advantages == {BRUNO: dice}
    more = dice + (1 if dice > 0 else -1)
    assert refused(table, lambda: opening.advance(table.book, BRUNO, more)) == "advantage-too-large"
    assert refused(table, lambda: opening.advance(table.book, CARLA, 1)) == "not-in-the-fight"


def test_the_foe_that_is_faced_already_cannot_be_chosen_nor_one_that_is_not_there() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=2)
    assert refused(table, lambda: opening.face(table.book, 1, BRUNO, 1)) == "facing-already"
    assert refused(table, lambda: opening.face(table.book, 1, BRUNO, 3)) == "foe-not-there"
    assert refused(table, lambda: opening.face(table.book, 2, BRUNO, 2)) == "round-begun"
    table.act(lambda: opening.flee(table.book, 2))
    assert refused(table, lambda: opening.flee(table.book, 2)) == "foe-not-there"
    assert refused(table, lambda: opening.flee(table.book, 0)) == "foe-not-there"


@pytest.mark.parametrize("granted", [-1, 3])
def test_a_bonus_is_granted_between_nothing_and_what_was_claimed(granted: int) -> None:
    table = tavern(BRUNO)
    fight(table)
    strike(table, BRUNO, 3, 0, bonus=2)
    dice = Falling(table.book, 0)
    deed = lambda granted: strikes.judge(table.book, ANNA, 1, BRUNO, granted, table.now, dice)  # noqa: E731
    assert refused(table, lambda: deed(granted)) == "bonus-not-claimed"
    (done,) = table.act(lambda: deed(0 if granted < 0 else 2))
    assert dice_of(done).get("bonus", 0) == (0 if granted < 0 else 2)


@pytest.mark.parametrize(("dice", "reserve", "reason"), [(0, 0, "strike-no-dice"), (0, 8, "bid-too-high")])
def test_a_strike_has_a_die_at_least_and_no_more_than_the_reserve(dice: int, reserve: int, reason: str) -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.advance(table.book, BRUNO, 0))
    assert refused(table, lambda: strike(table, BRUNO, dice, 0, reserve=reserve)) == reason


def test_who_faces_nobody_any_more_has_no_foe_to_strike() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=2, mode="single")
    table.act(lambda: opening.flee(table.book, 1))
    assert refused(table, lambda: strike(table, BRUNO, 3, 0)) == "foes-beaten"


def test_another_foe_has_a_name_a_difficulty_within_limits_and_a_secret_of_its_own() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    assert refused(table, lambda: opening.add(table.book, "", 3, 0)) == "fight-without-foe"
    assert refused(table, lambda: opening.add(table.book, SNIPER, 8, 0)) == "difficulty-out-of-range"
    assert refused(table, lambda: strikes.set_difficulty(table.book, 2, 3, table.now, table.dice())) == "foe-not-there"
    table.act(lambda: opening.add(table.book, SNIPER, 7, 0))
    came = table.records[-1].entry
    assert came.sealed(table.book) == ("difficulty",)
    assert [foe.target for foe in brawl.foes] == [3, 7]
    strike(table, BRUNO, 8, 3, foe=2)
    assert came.sealed(table.book) == ()


def test_a_decided_fight_has_no_further_round() -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.flee(table.book, 1))
    assert refused(table, lambda: opening.call_round(table.book, 1)) == "fight-decided"
    assert refused(table, lambda: strike(table, BRUNO, 3, 0)) == "fight-decided"


def test_a_strike_has_forty_dice_at_most_and_a_foe_that_is_faced() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert refused(table, lambda: strike(table, BRUNO, 40, 0, bonus=1)) == "too-many-dice"
    assert refused(table, lambda: strike(table, BRUNO, 3, 0, foe=2)) == "foe-not-there"


def test_a_word_on_a_bonus_is_sealed_until_the_strike_is_revealed() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0, bonus=1)
    table.act(lambda: strikes.judge(table.book, ANNA, 1, BRUNO, 1, table.now, table.dice()))
    judged = table.records[-1].entry
    assert judged.sealed(table.book) == ("granted",)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, table.dice()))
    assert judged.sealed(table.book) == ()


def test_whoever_leaves_company_behind_on_both_sides_fights_a_duel() -> None:
    clashes = faced([Clash([ANNA, BRUNO], [1]), Clash([CARLA], [2, 3])], BRUNO, 3)
    assert [(clash.players, clash.foes) for clash in clashes] == [([ANNA], [1]), ([CARLA], [2]), ([BRUNO], [3])]


def test_there_are_no_clashes_where_one_side_is_empty() -> None:
    assert split([], [1]) == split([ANNA], []) == []


def test_who_comes_when_the_round_is_over_is_in_the_next() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, players=(BRUNO,))
    table.act(lambda: opening.give_up(table.book, BRUNO))
    table.act(lambda: opening.join(table.book, CARLA))
    assert (brawl.round, awaited(table.book, brawl)) == (2, [CARLA])


def test_a_fight_of_another_number_is_over() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    assert fight_on(table.book, 1) is brawl
    assert refused(table, lambda: fight_on(table.book, 2)) == "round-over"
