"""Dice of checks (chapters Fondamentali, Prove, Riserva di dadi, and the rulings on pools and checks)."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.character import ClassHeld, Gear, Implant, Leaning, TraitHeld
from bot.engines.daimon.character.pool import Claim, pooled
from bot.engines.daimon.character.skills import may_rise
from bot.engines.daimon.checks.state import Result
from tests.engines.daimon.checks.trial import HIT, MISS, ask, evening, judge, lock, reserve, rolled
from tests.engines.daimon.laid_table import BRUNO, Table, hero

# --- successes, target, margin


@pytest.mark.parametrize(("face", "success"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_a_die_of_4_5_or_6_is_a_success(face: int, success: int) -> None:
    table = evening()
    ask(table, target=1)
    result = lock(table, BRUNO, face, dice=1)
    assert isinstance(result, Result)
    assert result.outcome.successes == success


@pytest.mark.parametrize(("hits", "won"), [(2, False), (3, True), (4, True)])
def test_it_succeeds_with_as_many_successes_as_the_target_or_more(hits: int, won: bool) -> None:
    assert rolled(evening(), 3, 6, 0, hits).outcome.won is won


@pytest.mark.parametrize(("hits", "outstanding"), [(0, True), (1, False), (2, False), (5, False), (6, True), (7, True)])
def test_three_more_or_less_than_the_target_is_outstanding(hits: int, outstanding: bool) -> None:
    assert rolled(evening(), 3, 7, 0, hits).outstanding is outstanding


@pytest.mark.parametrize("target", [0, 8, -1])
def test_a_target_goes_from_1_to_7(target: int) -> None:
    with pytest.raises(Refused, match="target-out-of-range"):
        ask(evening(), target=target)


# --- the pool


def test_a_pool_is_attribute_class_trait_and_one_skill() -> None:
    table = evening()
    character = hero(table.book, BRUNO, dexterity=4, shooting=2)
    character.classes, character.traits = [ClassHeld("soldier")], [TraitHeld("brave")]
    ask(table, target=3)
    result = lock(table, BRUNO, *[HIT] * 8, attribute="dexterity", skill="shooting", by_class=True, trait="brave")
    assert isinstance(result, Result)
    assert [(part.what, part.dice) for part in result.pool.parts] == [
        ("attribute", 4),
        ("skill", 2),
        ("class", 1),
        ("trait", 1),
    ]


def test_without_class_trait_or_skill_the_attribute_alone_is_rolled() -> None:
    table = evening()
    hero(table.book, BRUNO, spirit=3)
    ask(table, target=1)
    result = lock(table, BRUNO, HIT, HIT, MISS, attribute="spirit")
    assert isinstance(result, Result)
    assert result.outcome.successes == 2


def test_a_skill_may_take_dice_away_but_never_below_zero_and_reserve_dice_come_on_top() -> None:
    table = evening()
    hero(table.book, BRUNO, charisma=1, persuasion=-3)
    ask(table, target=1)
    result = lock(table, BRUNO, HIT, MISS, attribute="charisma", skill="persuasion", reserve=2)
    assert isinstance(result, Result)
    assert (result.pool.natural, result.faces, result.reserve_faces) == (0, (), (HIT, MISS))


def test_the_leaning_of_a_trait_counts_besides_its_relevance() -> None:
    table = evening()
    hero(table.book, BRUNO, power=3).traits = [TraitHeld("massive", Leaning(score="power", bonus=1))]
    ask(table, target=1)
    assert isinstance(lock(table, BRUNO, *[HIT] * 5, attribute="power", trait="massive"), Result)
    ask(table, target=1)
    assert isinstance(lock(table, BRUNO, *[HIT] * 4, attribute="power"), Result)


@pytest.mark.parametrize(("wounds", "taken"), [(0, 0), (1, 1), (3, 1), (4, 2), (5, 2)])
def test_wounds_take_one_die_when_light_and_two_when_grave_not_both(wounds: int, taken: int) -> None:
    table = evening()
    hero(table.book, BRUNO, power=3, agility=5).wounds = wounds
    ask(table, target=1)
    result = lock(table, BRUNO, *[HIT] * (5 - taken), attribute="agility")
    assert isinstance(result, Result)
    assert result.pool.natural == 5 - taken


def test_the_pool_is_what_the_sheet_gave_when_it_was_locked() -> None:
    table = evening()
    character = hero(table.book, BRUNO, power=3, agility=5)
    ask(table)
    lock(table, attribute="agility")
    character.wounds = 2
    assert isinstance(judge(table, 2, *[HIT] * 5), Result)


def test_a_trait_that_the_character_has_not_is_refused() -> None:
    table = evening()
    hero(table.book, BRUNO)
    with pytest.raises(Refused, match="trait-not-held"):
        lock(table, attribute="power", trait="brave")


def test_who_has_no_sheet_says_how_many_dice() -> None:
    with pytest.raises(Refused, match="no-sheet"):
        lock(evening(), attribute="power")


def test_with_neither_dice_nor_attribute_there_is_nothing_to_roll() -> None:
    with pytest.raises(Refused, match="pool-needs-attribute"):
        lock(evening(), reserve=3)


def test_no_dice_at_all_cannot_be_rolled() -> None:
    with pytest.raises(Refused, match="check-no-dice"):
        lock(evening(), dice=0)


def test_the_skill_of_a_check_has_been_used_in_play() -> None:
    table = evening()
    character = hero(table.book, BRUNO, dexterity=2, shooting=1)
    ask(table, target=1)
    lock(table, BRUNO, HIT, HIT, HIT, attribute="dexterity", skill="shooting")
    assert character.used == {"shooting"}


# --- implants


def with_implant(table: Table, marks: int) -> Implant:
    leanings = (Leaning(score="power", bonus=1), Leaning(score="athletics", bonus=1))
    implant = Implant(1, "w0000arm000", "cybernetic", False, leanings, marks)
    hero(table.book, BRUNO, power=2, athletics=1).implants = [implant]
    return implant


def strain(table: Table, *faces: int) -> Result:
    ask(table, target=1)
    result = lock(table, BRUNO, *faces, attribute="power", skill="athletics")
    assert isinstance(result, Result)
    return result


def test_a_working_implant_adds_its_bonuses() -> None:
    table = evening()
    with_implant(table, 0)
    assert strain(table, *[HIT] * 5).pool.implants == (1,)


def test_an_implant_gets_one_mark_a_scene_however_often_it_works() -> None:
    table = evening()
    implant = with_implant(table, 0)
    strain(table, *[HIT] * 5)
    strain(table, *[HIT] * 5)
    assert implant.marks == 1
    table.book.scenes = table.book.session.scene = 2  # type: ignore[union-attr]
    strain(table, *[HIT] * 5)
    assert implant.marks == 2


def test_the_thirteenth_mark_wears_an_implant_out_and_after_its_scene_it_gives_nothing_more() -> None:
    table = evening()
    with_implant(table, 12)
    assert strain(table, *[HIT] * 5).spent == ("w0000arm000",)
    again = strain(table, *[HIT] * 5)
    assert (again.pool.implants, again.spent) == ((1,), ())
    table.book.scenes = table.book.session.scene = 2  # type: ignore[union-attr]
    after = strain(table, *[HIT] * 3)
    assert (after.pool.implants, after.spent) == ((), ())


# --- the reserve


@pytest.mark.parametrize("bid", range(8))
def test_every_die_of_the_reserve_may_be_bid(bid: int) -> None:
    result = rolled(evening(), 1, 2, bid, 0)
    assert len(result.roll.faces) == 2 + bid


@pytest.mark.parametrize("bid", range(8))
def test_after_a_success_the_bid_is_spent(bid: int) -> None:
    table = evening()
    result = rolled(table, 1, 2, bid, 1)
    assert (result.before, result.after) == (7, 7 - bid)
    assert reserve(table) == 7 - bid


@pytest.mark.parametrize("bid", range(1, 8))
def test_after_a_failure_all_but_one_come_back_and_so_a_lone_die_is_always_lost(bid: int) -> None:
    table = evening()
    rolled(table, 2, 2, bid, 1)
    assert reserve(table) == 6


@pytest.mark.parametrize("hits", [0, 2])
def test_a_bid_of_nothing_costs_nothing(hits: int) -> None:
    table = evening()
    rolled(table, 2, 2, 0, hits)
    assert reserve(table) == 7


def test_a_bid_above_the_reserve_is_refused() -> None:
    table = evening()
    table.book.seat(BRUNO).reserve = 3
    with pytest.raises(Refused, match="bid-too-high") as refused:
        lock(table, dice=2, reserve=4)
    assert refused.value.facts == {"have": 3}


def test_dice_bid_in_another_covered_roll_cannot_be_bid_again() -> None:
    table = evening()
    table.book.seat(BRUNO).held["contest-1"] = 5
    with pytest.raises(Refused, match="bid-too-high"):
        lock(table, dice=2, reserve=3)


def test_a_covered_bid_is_still_seen_in_the_reserve_but_not_free() -> None:
    table = evening()
    ask(table)
    lock(table, dice=2, reserve=3)
    seat = table.book.seat(BRUNO)
    assert (seat.reserve, seat.free) == (7, 4)


def test_who_is_down_and_dying_makes_no_check() -> None:
    table = evening()
    character = hero(table.book, BRUNO, power=2)
    ask(table, target=1)
    character.wounds = 4
    with pytest.raises(Refused, match="character-down"):
        lock(table, BRUNO, 6, dice=1)


def test_a_worn_protection_adds_the_die_of_its_skill_until_it_is_spent() -> None:
    table = evening()
    character = hero(table.book, BRUNO, power=2)
    character.skills["brute-force"] = 1
    vest = Gear(1, "w00000vest0", "protection", 1, Leaning(score="brute-force", bonus=1))
    character.gear = [vest]
    claim = Claim(attribute="power", skill="brute-force")
    assert pooled(table.book.rules, character, claim, scene=0).natural == 4
    vest.marks = table.book.rules.fights.marks
    assert pooled(table.book.rules, character, claim, scene=0).natural == 3


# --- the document's examples of skills


@pytest.mark.parametrize(("points", "dice"), [(0, -1), (1, 0), (2, 1), (3, 2)])
def test_a_loner_has_a_die_less_for_empathy_than_its_points_say(points: int, dice: int) -> None:
    """Solitario: one point is worth nothing, more points are positive again."""
    table = Table(BRUNO)
    character = hero(table.book, BRUNO, charisma=3, empathy=points)
    character.traits = [TraitHeld("loner", Leaning(score="empathy", bonus=-1))]
    pool = pooled(table.book.rules, character, Claim(attribute="charisma", skill="empathy"), scene=0)
    assert pool.natural == 3 + dice


def test_a_sniper_aims_little_in_general_and_well_with_a_rifle() -> None:
    """Mira 1 with Tiro con fucile 5 is allowed, and only one of them counts for an action."""
    table = Table(BRUNO)
    character = hero(table.book, BRUNO, dexterity=3, aim=1, rifle=4)
    rules = table.book.rules
    may_rise(rules, {}, character.all_skills, "rifle")
    character.skills["rifle"] = 5
    with pytest.raises(Refused, match="generic-few"):
        may_rise(rules, {}, {"aim": 1}, "aim")
    assert pooled(rules, character, Claim(attribute="dexterity", skill="rifle"), scene=0).natural == 3 + 5
    assert pooled(rules, character, Claim(attribute="dexterity", skill="aim"), scene=0).natural == 3 + 1
