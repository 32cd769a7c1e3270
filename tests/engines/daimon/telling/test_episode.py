"""What an evening tells: who was there, scenes, rolls to remember, the story; nothing undone and nothing sealed."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests import first_round
from bot.engines.daimon.fights import shots
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.growth import growth
from bot.engines.daimon.oracle import events, oracle, tech
from bot.engines.daimon.table import scenes, sessions
from bot.engines.daimon.table.state import Ends
from bot.engines.daimon.telling.episode import Deed, Episode, Sort, Why, ended, episode, fallen, remembered
from bot.engines.daimon.telling.lines import write
from bot.engines.daimon.telling.so_far import so_far
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.checks.trial import HIT, MISS, ask, evening, lock, rolled
from tests.engines.daimon.contests.duel import opened, played
from tests.engines.daimon.fights.brawl import GUARD, Falling, fight, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, hero, refused, seen


@pytest.fixture
def table() -> Table:
    """A session in which Anna is Master."""
    return evening()


def over(table: Table) -> Episode:
    """The session ends; what it tells."""
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    return told(table)


def told(table: Table) -> Episode:
    """What the last session that is over tells."""
    return episode(table.book, ended(table.book)[-1])


def again(table: Table) -> None:
    """Another session begins, a day later."""
    table.now += 86_400
    table.session()


def over_at(table: Table) -> Ends:
    """The session ends; how much there is of everything then."""
    over(table)
    return ended(table.book)[-1].ends


def whys(one: Episode) -> dict[Why, tuple[int, int | None, int]]:
    """By why it is remembered: successes, what they were against, and what the bid cost."""
    return {why: (m.deed.successes, m.deed.against, m.deed.lost) for m in one.moments for why in m.whys}


def test_it_tells_who_was_there_also_who_left_early_and_whom_they_played(table: Table) -> None:
    hero(table.book, BRUNO)
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    assert [(role.player, role.name) for role in over(table).cast] == [(ANNA, ""), (BRUNO, "w0000hero00"), (CARLA, "")]


def test_whoever_died_that_evening_is_in_it_and_not_the_next(table: Table) -> None:
    made = hero(table.book, CARLA)
    table.act(lambda: wounds.add(table.book, CARLA, 5, table.now))
    assert made.name in [role.name for role in over(table).cast if role.player == CARLA]
    again(table)
    assert [role.name for role in over(table).cast if role.player == CARLA] == [""]


def test_a_fight_in_which_dice_fell_is_told_with_its_foes_and_who_struck() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=2, difficulty=2)
    strike(table, CARLA, 6, 5)
    strike(table, BRUNO, 4, 1)
    (fought,) = over(table).fought
    assert fought == (((GUARD, 2),), (CARLA, BRUNO), 1, 1)
    again(table)
    assert over(table).fought == ()


def test_of_a_fight_of_one_check_each_no_beaten_foes_are_told() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, mode="single", foes=2, difficulty=2)
    strike(table, CARLA, 6, 5)
    (fought,) = over(table).fought
    assert fought == (((GUARD, 2),), (CARLA,), 1, None)


def test_a_fight_in_which_nobody_struck_is_not_told() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table)
    assert over(table).fought == ()


def test_who_was_absent_is_not_in_it(table: Table) -> None:
    over(table)
    table.now += 86_400
    table.session(CARLA)
    assert [role.player for role in over(table).cast] == [ANNA, BRUNO]


def test_a_stable_master_is_in_it_first() -> None:
    table = evening(ANNA, BRUNO, stable=True)
    assert [role.player for role in over(table).cast] == [ANNA, BRUNO]


def test_every_scene_stands_with_its_master(table: Table) -> None:
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.keep(table.book, table.dice()))
    assert over(table).scenes == ((1, ANNA), (2, ANNA))


def test_what_happened_in_a_scene_is_told_with_it_and_its_master_may_give_it_a_title(table: Table) -> None:
    rolled(table, 2, 6, 0, 6)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.name_scene(table.book, ANNA, "w0000pier"))
    table.act(lambda: scenes.keep(table.book, table.dice()))
    rolled(table, 2, 1, 4, 3)
    lost = hero(table.book, CARLA)
    table.act(lambda: wounds.add(table.book, CARLA, 5, table.now))
    assert refused(table, lambda: scenes.name_scene(table.book, BRUNO, "w0000other", 1)) == "scene-not-yours"
    assert refused(table, lambda: scenes.name_scene(table.book, ANNA, "w0000other", 7)) == "scene-not-tonight"
    first, second = over(table).story
    assert (first.number, first.master, first.title, second.title) == (1, ANNA, "w0000pier", "")
    assert len(first.deeds) == len(second.deeds) == 1 and first.deeds != second.deeds
    assert not first.dead and [one.name for one in second.dead] == [lost.name]


def test_a_scene_of_the_session_that_is_over_may_still_be_named_and_of_another_not(table: Table) -> None:
    over(table)
    table.act(lambda: scenes.name_scene(table.book, ANNA, "w0000pier"))
    assert told(table).story[0].title == "w0000pier"
    again(table)
    over(table)
    assert refused(table, lambda: scenes.name_scene(table.book, ANNA, "w0000late", 1)) == "scene-not-tonight"


def test_of_the_rolls_the_greatest_margin_the_dearest_bid_and_the_narrowest_escape_are_told(table: Table) -> None:
    rolled(table, 2, 6, 0, 6)
    rolled(table, 2, 1, 4, 3)
    rolled(table, 1, 3, 0, 1)
    rolled(table, 3, 4, 0, 3)
    rolled(table, 5, 4, 0, 1)
    one = over(table)
    assert one.rolls == 5
    assert whys(one) == {"margin": (6, 2, 0), "price": (3, 2, 4), "narrow": (3, 3, 0)}


def test_a_roll_may_be_remembered_for_two_things_and_is_told_once(table: Table) -> None:
    rolled(table, 2, 4, 2, 5)
    (moment,) = over(table).moments
    assert (moment.whys, moment.deed.faces) == (("margin", "price"), (HIT,) * 5 + (MISS,))


def test_a_contest_counts_by_how_far_the_first_was_before_the_next(table: Table) -> None:
    played(table, {BRUNO: (6, 2, 7), CARLA: (4, 0, 2)})
    one = over(table)
    assert {moment.deed.sort for moment in one.moments} == {"contest"}
    assert whys(one) == {"margin": (7, 2, 2), "price": (7, 2, 2)}


def deed(against: int | None, successes: int, lost: int = 0, sort: Sort = "check") -> Deed:
    """Dice that somebody threw."""
    return Deed(sort, BRUNO, "", (), successes, against, lost, lost)


@pytest.mark.parametrize(
    ("deeds", "remembered_for"),
    [
        ([deed(2, 3), deed(2, 4), deed(3, 5)], {1: ["margin"]}),
        ([deed(2, 2), deed(3, 3), deed(3, 3)], {1: ["narrow"]}),
        ([deed(0, 0), deed(None, 7), deed(3, 1)], {}),
        ([deed(3, 1, 1), deed(None, 2, 3), deed(3, 1, 3)], {1: ["price"]}),
        ([deed(2, 2, sort="contest"), deed(1, 1, sort="shot")], {1: ["narrow"]}),
        ([deed(2, 3, 2), deed(4, 4, 1)], {0: ["margin", "price"], 1: ["narrow"]}),
        ([deed(4, 4, 2), deed(2, 3)], {1: ["margin"], 0: ["price", "narrow"]}),
    ],
    ids=["most beyond", "hardest met", "none", "dearest", "no narrow contest", "two of one", "two of the other"],
)
def test_of_equal_deeds_the_first_is_remembered(deeds: list[Deed], remembered_for: dict[int, list[Why]]) -> None:
    found = [(moment.deed, [*moment.whys]) for moment in remembered(deeds)]
    assert found == [(deeds[at], whys) for at, whys in remembered_for.items()]
    assert [id(one) for one, _ in found] == [id(deeds[at]) for at in remembered_for], "of equals the first"


@pytest.mark.parametrize(("wins", "lost"), [(5, 2), (4, 2), (3, 1)], ids=["won", "just won", "lost"])
def test_a_strike_and_a_shot_are_told_with_what_they_were_against_and_cost(wins: int, lost: int) -> None:
    brawl = tavern(BRUNO)
    fight(brawl, difficulty=4)
    claim, figures = Claim(dice=3, reserve=2), Figures(distance=2, size=2)
    brawl.act(lambda: shots.aim(brawl.book, BRUNO, claim, figures))
    brawl.act(lambda: shots.judge(brawl.book, ANNA, 1, figures, 0, Falling(brawl.book, wins)))
    strike(brawl, BRUNO, 3, wins, reserve=2)
    deeds = [*fallen(brawl.book, Ends(), over_at(brawl))]
    assert [(one.sort, one.player, one.note) for one in deeds] == [("strike", BRUNO, GUARD), ("shot", BRUNO, "")]
    for one in deeds:
        assert (len(one.faces), one.successes, one.against, one.bid, one.lost) == (5, wins, 4, 2, lost)


def test_an_evening_without_rolls_remembers_none(table: Table) -> None:
    assert over(table).moments == ()


def test_wounds_are_counted_by_character_and_the_dead_come_first(table: Table) -> None:
    for player in (BRUNO, CARLA):
        hero(table.book, player)
    table.act(lambda: wounds.add(table.book, BRUNO, 1, table.now))
    table.act(lambda: wounds.add(table.book, BRUNO, 1, table.now))
    table.act(lambda: wounds.add(table.book, CARLA, 5, table.now))
    assert [(one.player, one.wounds, one.dead) for one in over(table).wounded] == [(CARLA, 5, True), (BRUNO, 2, False)]


def test_events_stand_in_it_with_their_later_notes_and_last_key_words(table: Table) -> None:
    table.act(lambda: events.note(table.book, "w00000dinner", None, "w000000words"))
    table.act(lambda: events.note(table.book, "w000000later", 1, "w0000newwords"))
    (line,) = over(table).events
    assert (line.text, line.notes, line.keywords) == ("w00000dinner", ("w000000later",), "w0000newwords")


def test_technology_and_growth_stand_in_it(table: Table) -> None:
    hero(table.book, BRUNO).evo = 20
    table.act(lambda: tech.add(table.book, CARLA, "w00000nose", "w0", "w1", "w2", strategic=False))
    table.act(lambda: growth.grow_attribute(table.book, BRUNO, "spirit"))
    one = over(table)
    assert [technology.name for technology in one.technologies] == ["w00000nose"]
    assert [(grown.player, grown.raised.name, grown.raised.score) for grown in one.growth] == [(BRUNO, "spirit", 3)]


def test_what_comes_after_an_end_is_the_next_evenings(table: Table) -> None:
    rolled(table, 2, 6, 0, 6)
    hero(table.book, BRUNO).evo = 20
    before = over(table)
    table.act(lambda: growth.grow_attribute(table.book, BRUNO, "spirit"))
    again(table)
    after = over(table)
    assert (before.rolls, len(before.moments), before.growth) == (1, 1, ())
    assert (after.number, after.rolls, after.moments, len(after.growth)) == (2, 0, (), 1)
    assert episode(table.book, ended(table.book)[0]) == before


# --- lines of their own


def test_whoever_was_there_writes_a_line_and_a_second_takes_its_place(table: Table) -> None:
    table.act(lambda: write(table.book, BRUNO, "w000000early"))
    over(table)
    table.act(lambda: write(table.book, BRUNO, "w0000instead"))
    table.act(lambda: write(table.book, ANNA, "w0000000mine"))
    assert told(table).lines == ((ANNA, "w0000000mine"), (BRUNO, "w0000instead"))


def test_a_line_may_be_written_under_an_earlier_evening(table: Table) -> None:
    over(table)
    again(table)
    table.act(lambda: write(table.book, BRUNO, "w0000000late", 1))
    assert told(table).lines == ((BRUNO, "w0000000late"),)
    assert over(table).lines == ()


def test_who_was_not_there_writes_none_and_before_a_session_nobody_does(table: Table) -> None:
    assert refused(table, lambda: write(table.book, DARIO, "w0")) == "line-not-there"
    early = Table(ANNA, BRUNO)
    assert refused(early, lambda: write(early.book, ANNA, "w0")) == "no-session-yet"


# --- undone, resumed


def test_what_was_undone_is_not_in_it(table: Table) -> None:
    table.act(lambda: events.note(table.book, "w00000dinner", None, ""))
    noted = table.records[-1].request
    rolled(table, 2, 6, 0, 6)
    roll = table.records[-1].request
    one = over(table)
    assert (one.rolls, len(one.moments), len(one.events)) == (1, 1, 1)
    table.undo(noted)
    table.undo(roll, *table.book.ledger.fallen)
    one = told(table)
    assert (one.rolls, one.moments, one.events) == (0, (), ())


def test_a_session_resumed_and_ended_again_is_told_as_one_evening(table: Table) -> None:
    rolled(table, 2, 6, 0, 6)
    first = over(table)
    table.act(lambda: sessions.resume(table.book, ANNA, (), table.now, 3600))
    assert ended(table.book) == []
    rolled(table, 3, 4, 0, 3)
    second = over(table)
    assert (first.number, first.ending, first.rolls) == (1, 1, 1)
    assert (second.number, second.ending, second.rolls) == (1, 2, 2)
    assert len(ended(table.book)) == 1


def test_a_book_folded_again_tells_the_same(table: Table) -> None:
    rolled(table, 2, 6, 1, 6)
    one = over(table)
    folded = table.refolded()
    assert seen(episode(folded, ended(folded)[-1])) == seen(one)


# --- sealed


def test_a_check_that_never_fell_is_not_told(table: Table) -> None:
    ask(table, target=5)
    ask(table, CARLA)
    lock(table, CARLA, dice=3, reserve=2)
    one = over(table)
    assert (one.rolls, one.moments) == (0, ())


def test_a_contest_that_was_not_revealed_is_not_told(table: Table) -> None:
    contest = opened(table, BRUNO, CARLA)
    claim = Claim(dice=4, reserve=3)
    table.act(lambda: first_round.answer(table.book, BRUNO, contest.number, claim, table.now, table.dice()))
    assert over(table).moments == ()


def asked(table: Table) -> int:
    answer = oracle.ask(table.book, "yesno", table.now, "w0question", Loaded(table.book, (4,)))
    return answer.number


def test_of_the_oracle_only_what_was_read_aloud_is_told(table: Table) -> None:
    kept, shared = table.act(lambda: asked(table)), table.act(lambda: asked(table))
    table.act(lambda: events.note(table.book, "w00000secret", 1, "w0secretwords"))
    table.act(lambda: oracle.share(table.book, shared))
    one = over(table)
    assert [spoken.answer.number for spoken in one.answers] == [shared] != [kept]
    assert one.events == ()
    assert "w00000secret" not in repr(one)
    assert "w0secretwords" not in repr(one)


def test_a_note_that_was_kept_stays_out_also_where_its_answer_is_read_aloud_later(table: Table) -> None:
    number = table.act(lambda: asked(table))
    table.act(lambda: events.note(table.book, "", 1, "w0secretwords"))
    table.act(lambda: oracle.share(table.book, number))
    (spoken,) = over(table).answers
    assert spoken.keywords == ""


# --- nelle puntate precedenti


def test_before_the_first_session_is_over_nothing_is_open(table: Table) -> None:
    assert so_far(table.book) is None


def test_what_is_open_are_the_last_events_wounds_who_fell_and_evo_to_spend(table: Table) -> None:
    for player in (BRUNO, CARLA):
        hero(table.book, player)
    table.book.characters[f"c-{BRUNO}"].evo = 2
    for number in range(4):
        table.act(lambda number=number: events.note(table.book, f"w000000000{number}", None, ""))  # type: ignore[misc]
    table.act(lambda: wounds.add(table.book, BRUNO, 1, table.now))
    table.act(lambda: wounds.add(table.book, CARLA, 5, table.now))
    over(table)
    again(table)
    now = so_far(table.book)
    assert now is not None
    assert [line.text for line in now.events] == ["w0000000001", "w0000000002", "w0000000003"]
    assert [one.player for one in now.hurt] == [BRUNO]
    assert [one.player for one in now.fallen] == [CARLA]
    assert [(one.player, one.evo) for one in now.growing] == [(BRUNO, 2)]


def test_after_an_evening_without_events_those_before_it_are_told(table: Table) -> None:
    table.act(lambda: events.note(table.book, "w00000dinner", None, ""))
    over(table)
    again(table)
    over(table)
    again(table)
    now = so_far(table.book)
    assert now is not None
    assert (now.last.number, [line.text for line in now.events]) == (2, ["w00000dinner"])
