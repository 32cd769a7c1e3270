"""At a table with sheets dice come from them: a number is a proposal that is seen before the roll."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.state import Check, Result
from tests.engines.daimon.checks.trial import HIT, MISS, ask, evening, judge, lock, number_of
from tests.engines.daimon.fights.brawl import put
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Loaded, Table, refused, seen


@pytest.fixture
def table() -> Table:
    """Bruno has a sheet, Carla has none yet."""
    table = evening()
    put(table, BRUNO)
    return table


def says(table: Table, granted: bool, *faces: int) -> Check | Result:
    dice = Loaded(table.book, faces)
    return table.act(lambda: deciding.judge_dice(table.book, ANNA, number_of(table), granted, dice))


def test_the_press_that_sets_the_target_confirms_what_was_proposed(table: Table) -> None:
    check = lock(table, BRUNO, dice=9)
    assert isinstance(check, Check)
    assert check.proposed == 9
    assert isinstance(judge(table, 2, *[HIT] * 9), Result)


def test_where_the_target_is_known_a_number_of_dice_waits_for_a_word(table: Table) -> None:
    ask(table, target=2)
    check = lock(table, BRUNO, dice=40)
    assert isinstance(check, Check)
    assert isinstance(says(table, True, *[MISS] * 40), Result)


def test_denied_the_player_chooses_from_the_sheet(table: Table) -> None:
    ask(table, target=2)
    lock(table, BRUNO, dice=40, reserve=3)
    check = says(table, False)
    assert isinstance(check, Check)
    assert (check.claim, table.book.seat(BRUNO).free) == (None, 7)
    assert refused(table, lambda: deciding.judge_dice(table.book, ANNA, 1, True, table.dice())) == "dice-settled"
    assert isinstance(lock(table, BRUNO, HIT, HIT, attribute="agility"), Result)
    assert seen(table.refolded()) == seen(table.book)


def test_who_has_no_sheet_yet_goes_not_round_the_sheets_of_the_table(table: Table) -> None:
    ask(table, CARLA, target=2)
    check = lock(table, CARLA, dice=40)
    assert isinstance(check, Check)
    assert check.proposed == 40
    number = number_of(table)
    with pytest.raises(Refused, match="proposal-is-the-masters"):
        deciding.judged(table.book, BRUNO, number)
    assert isinstance(says(table, True, *[MISS] * 40), Result)


def test_where_all_keep_their_sheets_on_paper_dice_are_counted_at_the_table() -> None:
    table = evening()
    ask(table, CARLA, target=2)
    assert isinstance(lock(table, CARLA, *[HIT] * 5, dice=5), Result)


def test_a_claimed_bonus_on_proposed_dice_still_wants_its_own_word(table: Table) -> None:
    lock(table, BRUNO, dice=3, bonus=1)
    check = judge(table, 2)
    assert isinstance(check, Check)
    assert (check.proposed, check.bonus_waits) == (None, True)


def test_known_dice_that_are_changed_to_a_number_need_the_yes_that_confirms_it(table: Table) -> None:
    ask(table, target=2)
    lock(table, BRUNO, HIT, HIT, attribute="agility")
    table.undo()
    number = number_of(table)
    dice = table.dice("", f"check/{number}")
    result = table.act(lambda: deciding.lock(table.book, BRUNO, Claim(dice=5), "", dice, number))
    assert isinstance(result, Result)
