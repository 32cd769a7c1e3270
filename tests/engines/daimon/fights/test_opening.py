"""A fight begins, people join and leave it, rounds follow, and every act is undone."""

from __future__ import annotations

from bot.engines.daimon.fights import opening, strikes
from bot.engines.daimon.fights.clashes import Clash, faced, split
from bot.engines.daimon.fights.rounds import awaited, decided
from bot.engines.daimon.table import scenes, sessions
from bot.engines.daimon.wounds import care, wounds
from tests.engines.daimon.fights.brawl import GUARD, PISTOL, Falling, armed, dice_of, fight, put, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused, seen


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


def test_every_act_of_a_fight_can_be_undone_and_folds_again() -> None:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed())
    acts = [
        lambda: fight(table, difficulty=0, foes=3),
        lambda: table.act(lambda: opening.advance(table.book, ANNA, BRUNO, 2)),
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
        lambda: table.act(lambda: opening.flee(table.book, 1, table.dice())),
        lambda: table.act(lambda: opening.call_round(table.book, 3)),
        lambda: table.act(lambda: opening.end(table.book, table.dice())),
    ]
    for act in acts:
        before = seen(table.book)
        act()
        assert seen(table.refolded()) == seen(table.book)
        assert seen(table.undone()) == before


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
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    assert brawl.round == 2


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


def test_a_decided_fight_has_no_further_round() -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.flee(table.book, 1, table.dice()))
    assert refused(table, lambda: opening.call_round(table.book, 1)) == "fight-decided"
    assert refused(table, lambda: strike(table, BRUNO, 3, 0)) == "fight-decided"


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
