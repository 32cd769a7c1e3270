"""How the making of a character begins, goes back and ends."""

from __future__ import annotations

from bot.engines.daimon.character.character import Character
from bot.engines.daimon.making import (
    attributes,
    gear,
    origins,
    steps,
)
from tests.engines.daimon.laid_table import ANNA, BRUNO, Table, seen
from tests.engines.daimon.making.maker import FLAT, NADIR, Maker, refused


def finished(one: Maker) -> Character:
    one.do(steps.leave, "gear")
    one.do(steps.finish)
    return one.book.characters[one.book.seat(ANNA).character]


def test_a_finished_character_sits_in_its_players_seat() -> None:
    character = finished(Maker().example().armed())
    assert (character.player, character.name, character.free["event"]) == (ANNA, NADIR, "betrayal")
    assert character.born == character.attributes
    assert (character.level, character.evo, character.resources) == (0, 0, 1)
    assert character.free["daimon"] == "w0000000ada"


def test_a_living_character_leaves_no_room_for_another() -> None:
    one = Maker().example().armed()
    finished(one)
    assert refused(lambda: steps.begin(one.book, ANNA, NADIR, "random", 0)) == "character-alive"


def test_after_a_death_the_next_character_has_the_level_of_the_dead_one_to_spend() -> None:
    one = Maker()
    one.book.seat(BRUNO).inherited = 4
    one.table.act(lambda: steps.begin(one.book, BRUNO, NADIR, "random", 0))
    assert one.book.sheets.making[BRUNO].level == 4


def test_more_evo_than_was_inherited_is_the_masters_to_give() -> None:
    table = Table(ANNA, BRUNO)
    assert refused(lambda: steps.begin(table.book, ANNA, NADIR, "random", 2)) == "level-not-yours"
    table.session()
    master = table.book.master
    table.act(lambda: steps.begin(table.book, master, NADIR, "random", 2))
    assert table.book.sheets.making[master].level == 2


def test_a_character_in_the_making_is_resumed_not_begun_again() -> None:
    one = Maker()
    assert refused(lambda: steps.begin(one.book, ANNA, NADIR, "random", 0)) == "making-already"


def test_a_step_that_is_past_is_refused() -> None:
    one = Maker().example()
    assert one.refused(attributes.share, FLAT) == "making-past"
    assert one.refused(origins.roll_event, one.loaded((1,))) == "making-past"
    assert one.refused(steps.finish) == "making-past"
    assert one.refused(gear.take, "w00000knife", "weapon", 1) == "making-past"


def test_whoever_makes_nothing_is_told_so() -> None:
    one = Maker()
    for step in (
        lambda: attributes.share(one.book, BRUNO, FLAT),
        lambda: steps.start_over(one.book, BRUNO, "random"),
        lambda: steps.step_back(one.book, BRUNO),
        lambda: steps.finish(one.book, BRUNO),
    ):
        assert refused(step) == "making-none"


def test_every_choice_can_be_taken_back_to_the_start() -> None:
    one = Maker()
    start = seen(one.making.draft)
    one.example().armed()
    while one.making.past:
        one.do(steps.step_back)
    assert seen(one.making.draft) == start
    assert one.refused(steps.step_back) == "making-at-the-start"


def test_starting_over_keeps_the_dice_of_before() -> None:
    one = Maker().example()
    one.do(steps.start_over, "random")
    assert one.making.step == "points"
    one.attributes((1, 1, 1, 1, 4, 4))
    one.do(origins.roll_origins, one.loaded())
    assert (one.so_far.origin, one.so_far.social) == (3, 1)


def test_a_player_of_this_campaign_makes_a_character_also_without_a_session() -> None:
    one = Maker()
    assert one.book.session is None
    assert refused(lambda: steps.begin(one.book, "p0000stran0", NADIR, "random", 0)) == "no-seat"


def test_the_entries_folded_again_make_the_same_character() -> None:
    one = Maker().example().armed()
    assert seen(one.table.refolded()) == seen(one.book)
    finished(one)
    assert seen(one.table.refolded()) == seen(one.book)


def test_undo_takes_the_making_back_request_by_request() -> None:
    one = Maker()
    before = seen(one.book)
    one.do(attributes.share, FLAT)
    assert seen(one.table.undone()) == before
