"""The oracle (chapter "Usare l'Oracolo"), the event log, and the awards and technologies around it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.oracle import events, oracle, tech
from bot.engines.daimon.oracle.oracle import OracleAsked
from bot.engines.daimon.table import awards
from bot.engines.daimon.table.campaign import ORACLE
from bot.engines.daimon.table.scenes import end_scene, keep
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Loaded, Table, refused, seen


def opened() -> Table:
    table = Table(ANNA, BRUNO, CARLA)
    table.session()
    return table


def asked(table: Table, name: str, *falls: tuple[int, ...], opening: int = 0) -> OracleAsked:
    dice = Loaded(table.book, *falls)
    return table.act(lambda: oracle.ask(table.book, name, table.now, "", dice, opening))


def words(entry: OracleAsked) -> list[str]:
    return [word.key for word in entry.words]


def test_the_light_die_is_the_row_and_the_dark_one_the_column() -> None:
    table = opened()
    assert words(asked(table, "npc", (4, 1), (2,), (2,))) == ["spy"]
    assert words(asked(table, "npc", (1, 4), (2,), (2,))) == ["child"]


def test_the_yes_or_no_table_is_one_die() -> None:
    table = opened()
    said = [words(asked(table, "yesno", (face,)))[0] for face in range(1, 7)]
    assert said == ["brutal-no", "no", "no", "yes", "yes", "absolutely"]


def test_even_side_dice_are_female_positive_and_real() -> None:
    table = opened()
    assert asked(table, "npc", (1, 1), (2,), (1,)).words[0].signs == (("gender", True), ("sign", False))
    assert asked(table, "place", (1, 1), (3,), (4,)).words[0].signs == (("reality", False), ("sign", True))


def test_adjectives_are_table_three_on_an_even_die_and_four_on_an_odd_one() -> None:
    table = opened()
    assert [word.table for word in asked(table, "adjective", (2,), (1, 1)).words] == ["adjective"]
    assert [word.table for word in asked(table, "adjective", (5,), (1, 1)).words] == ["other-adjective"]


@pytest.mark.parametrize(("face", "named"), [(1, "npc"), (3, "event"), (4, "action"), (5, "place"), (6, "subject")])
def test_a_random_table_is_chosen_by_one_die(face: int, named: str) -> None:
    table = opened()
    sides = {"npc": 2, "event": 1, "action": 1, "place": 2, "subject": 1}[named]
    assert asked(table, "random", (face,), (1, 1), *[(2,)] * sides).words[0].table == named


def test_an_adventure_opens_with_somebody_and_an_event_or_a_place() -> None:
    table = opened()
    somebody = [(1, 1), (2,), (2,), (2,), (1, 1)]
    first = asked(table, "opening", *somebody, (1, 1), (2,), (1, 1), (2,), opening=0)
    assert [word.table for word in first.words] == ["npc", "adjective", "event", "action"]
    second = asked(table, "opening", *somebody, (1, 1), (2,), (1, 1), (2,), (2,), opening=1)
    assert [word.table for word in second.words] == ["npc", "adjective", "action", "place"]


def test_an_answer_is_sealed_until_it_is_read_aloud_or_the_adventure_ends() -> None:
    table = opened()
    one, two = asked(table, "yesno", (1,)), asked(table, "yesno", (6,))
    assert one.sealed(table.book) == ("question", "words", "rolls")
    table.act(lambda: oracle.share(table.book, 1))
    assert (one.sealed(table.book), bool(two.sealed(table.book))) == ((), True)
    table.act(lambda: table.book.begin_adventure("w000000next", table.now, 0))
    assert two.sealed(table.book) == ()


def test_every_answer_enters_the_event_log_for_the_masters_eyes() -> None:
    table = opened()
    asked(table, "yesno", (1,))
    event = table.book.oracle.events[0]
    master, others = table.book.master, [player for player in (ANNA, BRUNO, CARLA) if player != table.book.master]
    assert events.visible(table.book, event, master)
    assert not any(events.visible(table.book, event, player) for player in [*others, ""])


def test_the_event_log_passes_to_the_next_master() -> None:
    table = opened()
    asked(table, "yesno", (1,))
    table.book.master = other = next(player for player in (ANNA, BRUNO) if player != table.book.master)
    assert events.visible(table.book, table.book.oracle.events[0], other)


def test_the_offer_to_read_aloud_comes_after_fifteen_seconds_and_once() -> None:
    table = opened()
    asked(table, "yesno", (1,))
    assert table.book.due() == {"oracle.offer": table.now + 15}
    table.act(lambda: table.book.happen(oracle.ShareOffered(number=1)))
    assert table.book.due() == {}


def test_whoever_asks_on_or_makes_a_note_is_not_offered_the_answer_before() -> None:
    table = opened()
    asked(table, "yesno", (1,))
    asked(table, "yesno", (2,))
    table.act(lambda: table.book.happen(oracle.ShareOffered(number=2)))
    assert table.book.due() == {}
    asked(table, "yesno", (3,))
    table.act(lambda: events.note(table.book, "w0000000odd", 3, ""))
    assert table.book.due() == {}


def test_a_note_on_a_kept_answer_is_for_masters_until_the_adventure_ends() -> None:
    table = opened()
    asked(table, "yesno", (1,))
    noted = table.act(lambda: events.note(table.book, "w0000000odd", 1, "w000000keys"))
    master, other = table.book.master, next(one for one in (ANNA, BRUNO) if one != table.book.master)

    def seen_by(viewer: str) -> tuple[int, str]:
        event = table.book.oracle.events[0]
        return len(events.notes_for(table.book, event, viewer)), events.keywords_for(table.book, event, viewer)

    table.act(lambda: oracle.share(table.book, 1))
    assert (seen_by(master), seen_by(other)) == ((1, "w000000keys"), (0, ""))
    assert noted.sealed(table.book) == ("text", "keywords")
    table.act(lambda: events.note(table.book, "w000000open", 1, ""))
    assert (seen_by(master), seen_by(other)) == ((2, "w000000keys"), (1, ""))
    table.act(lambda: table.book.begin_adventure("w000000next", table.now, 0))
    assert seen_by(other) == (2, "w000000keys")
    assert noted.sealed(table.book) == ()


def test_later_notes_and_key_words_go_to_their_line() -> None:
    table = opened()
    table.act(lambda: events.note(table.book, "w00000first", None, ""))
    table.act(lambda: events.note(table.book, "w00000later", 1, "w000000keys"))
    (event,) = table.book.oracle.events
    assert event.text == "w00000first"
    assert [note.text for note in events.notes_for(table.book, event, BRUNO)] == ["w00000later"]
    assert events.keywords_for(table.book, event, BRUNO) == "w000000keys"
    with pytest.raises(Refused, match="no-such-event"):
        table.act(lambda: events.note(table.book, "w0000000000", 2, ""))


@given(
    st.integers(0, 200),
    st.sampled_from(["yesno", "body", "npc", "adjective", "event", "action", "place", "subject", "random", "opening"]),
)
def test_whatever_the_dice_the_answer_stands_in_the_printed_tables(seed: int, name: str) -> None:
    table = Table(ANNA, BRUNO, seed=seed)
    table.session()
    entry = table.act(lambda: oracle.ask(table.book, name, table.now, "", table.dice(ORACLE)))
    for word in entry.words:
        assert any(word.key in row for row in table.book.rules.oracle[word.table].cells)
    assert seen(table.refolded()) == seen(table.book)


# --- awards


@pytest.mark.parametrize(("reason", "dice"), [("interpretation", 1), ("danger", 2), ("narration", 1)])
def test_the_master_rewards_good_play(reason: awards.Reason, dice: int) -> None:
    table = opened()
    player = next(one for one in (ANNA, BRUNO) if one != table.book.master)
    table.book.seat(player).reserve = 2
    table.act(lambda: awards.award(table.book, player, reason))
    assert table.book.seat(player).reserve == 2 + dice


def test_a_dialogue_with_a_daimon_rewards_both_players() -> None:
    table = opened()
    player = next(one for one in (ANNA, BRUNO, CARLA) if one != table.book.master)
    right = table.book.right_of(player)
    for one in (player, right):
        table.book.seat(one).reserve = 2
    table.act(lambda: awards.award(table.book, player, "daimon"))
    assert [table.book.seat(one).reserve for one in (player, right)] == [3, 3]


def test_what_would_go_above_seven_is_lost() -> None:
    table = opened()
    player = next(one for one in (ANNA, BRUNO) if one != table.book.master)
    table.book.seat(player).reserve = 6
    table.act(lambda: awards.award(table.book, player, "danger"))
    assert table.book.seat(player).reserve == 7


def test_a_master_does_not_reward_themselves() -> None:
    table = opened()
    with pytest.raises(Refused, match="award-yourself"):
        table.act(lambda: awards.award(table.book, table.book.master, "narration"))


# --- technology (chapter "Tecnologie")


def bring(table: Table, player: str, strategic: bool) -> None:
    table.act(
        lambda: tech.add(table.book, player, "w0000000nose", "w00details0", "w000bonus00", "w000limit00", strategic)
    )


def test_an_enrichment_is_free_and_one_a_scene_for_each_player() -> None:
    table = opened()
    bring(table, ANNA, strategic=False)
    bring(table, BRUNO, strategic=False)
    assert table.book.seat(ANNA).reserve == 7
    with pytest.raises(Refused, match="tech-enriched-already"):
        bring(table, ANNA, strategic=False)


def test_a_strategic_technology_costs_a_die_and_is_one_a_scene_for_the_table() -> None:
    table = opened()
    bring(table, ANNA, strategic=True)
    assert table.book.seat(ANNA).reserve == 6
    with pytest.raises(Refused, match="tech-strategic-used"):
        bring(table, BRUNO, strategic=True)


EXAMPLES = [
    ("interfaccia olografica", "nessuno", "richiede un proiettore olografico o una protesi adatta", False),
    ("chip medico", "nessuno", "vulnerabile all'hacking", False),
    ("retina cibernetica", "forza serrature a retina", "riprodurre la matrice può richiedere un'ora", True),
    ("esplosivo liquido", "entra in serrature e cardini", "odore pungente, perde presto efficacia", True),
    ("naso cibernetico", "identifica PG e PNG", "distanza limitata", True),
]
"""The entries of the document: its two enrichments, and its three strategic interventions."""


def test_the_documents_entries_stand_in_the_log_with_their_limits() -> None:
    """Enrichments are free and one a player; each intervention costs a die and has a scene of its own."""
    table = opened()
    before = table.book.seat(ANNA).reserve, table.book.seat(BRUNO).reserve
    for player, (name, bonus, limit, strategic) in zip((ANNA, BRUNO, ANNA, BRUNO, ANNA), EXAMPLES, strict=True):
        if strategic:
            table.book.tech.new_scene()
        table.act(lambda: tech.add(table.book, player, name, "che cos'è", bonus, limit, strategic))  # noqa: B023
    log = table.book.tech.log
    assert [(one.name, one.bonus, one.limit, one.strategic) for one in log] == EXAMPLES
    assert (before[0] - table.book.seat(ANNA).reserve, before[1] - table.book.seat(BRUNO).reserve) == (2, 1)


def test_the_next_scene_has_room_again() -> None:
    table = opened()
    bring(table, ANNA, strategic=True)
    table.act(lambda: end_scene(table.book, table.now))
    table.act(lambda: keep(table.book, table.dice()))
    bring(table, BRUNO, strategic=True)
    assert [one.by for one in table.book.tech.log] == [ANNA, BRUNO]


def test_the_master_brings_technologies_too_and_pays() -> None:
    table = opened()
    bring(table, table.book.master, strategic=True)
    assert table.book.seat(table.book.master).reserve == 6


def test_an_enrichment_is_rewarded_once_and_a_strategic_technology_never() -> None:
    table = opened()
    player, other = [one for one in (ANNA, BRUNO, CARLA) if one != table.book.master]
    table.book.seat(player).reserve = 2
    bring(table, player, strategic=False)
    bring(table, other, strategic=True)
    table.act(lambda: awards.award(table.book, player, "enrichment"))
    assert table.book.seat(player).reserve == 3
    for one in (player, other):
        with pytest.raises(Refused, match="award-no-enrichment"):
            table.act(lambda one=one: awards.award(table.book, one, "enrichment"))  # type: ignore[misc]


def test_an_answer_is_read_aloud_once_and_has_to_be_there() -> None:
    table = opened()
    asked(table, "yesno", (3,))
    assert refused(table, lambda: oracle.share(table.book, 2)) == "no-such-answer"
    assert refused(table, lambda: oracle.side(table.book, 2, table.dice())) == "no-such-answer"
    table.act(lambda: oracle.share(table.book, 1))
    assert refused(table, lambda: oracle.share(table.book, 1)) == "answer-shared-already"


@pytest.mark.parametrize("number", [0, 2])
def test_a_note_goes_to_a_line_that_is_there(number: int) -> None:
    table = opened()
    table.act(lambda: events.note(table.book, "w0000000odd", None, ""))
    assert refused(table, lambda: events.note(table.book, "w0000000odd", number, "")) == "no-such-event"


def test_nobody_asks_the_oracle_outside_of_a_session() -> None:
    table = Table(ANNA, BRUNO)
    assert refused(table, lambda: oracle.ask(table.book, "yesno", table.now, "", table.dice())) == "no-session"


@pytest.mark.parametrize(("face", "positive"), [(3, False), (4, True)])
def test_another_side_die_takes_the_place_of_the_answers_sign(face: int, positive: bool) -> None:
    table = opened()
    asked(table, "npc", (1, 1), (2,), (1,))
    dice = Loaded(table.book, (face,))
    rolled = table.act(lambda: oracle.side(table.book, 1, dice))
    assert rolled.positive == positive
    assert table.book.oracle.answers[1].words[-1].signs == (("gender", True), ("sign", positive))
    assert rolled.sealed(table.book) == ("roll",)
    table.act(lambda: oracle.share(table.book, 1))
    assert rolled.sealed(table.book) == ()
    assert len(table.records[-2].entry.drawn) == 1


def test_strategic_technology_costs_a_free_die_and_needs_a_session() -> None:
    table = opened()
    add = lambda: tech.add(table.book, BRUNO, "w0000000net", "", "", "", True)  # noqa: E731
    table.book.seat(BRUNO).reserve = 0
    assert refused(table, add) == "reserve-too-small"
    table.book.seat(BRUNO).reserve = 1
    table.act(add)
    assert table.book.seat(BRUNO).reserve == 0
    outside = Table(ANNA, BRUNO)
    assert refused(outside, lambda: tech.may_add(outside.book, BRUNO, False)) == "no-session"


def test_whoever_is_not_there_tonight_brings_no_technology_but_a_master_without_a_seat_does() -> None:
    table = opened()
    table.book.session.present = (ANNA,)  # type: ignore[union-attr]
    assert refused(table, lambda: tech.may_add(table.book, BRUNO, False)) == "player-absent"
    table.book.stable = CARLA
    tech.may_add(table.book, CARLA, False)
