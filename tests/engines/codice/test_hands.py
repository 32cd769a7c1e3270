"""Recording hands: who may, what awaits whose word, disputes, and a round that closes by itself."""

from __future__ import annotations

import pytest

from bot.engines.codice import hands, silence
from bot.engines.codice.matches import Match
from bot.engines.codice.meant_hands import readings
from bot.engines.codice.tournament import CONFIRM
from tests.engines.codice.evening import NOW, REFEREE, Evening, player
from tests.engines.codice.refusing import refused


@pytest.fixture
def evening() -> Evening:
    """Six teams, the first round drawn."""
    return Evening(6)


def people(match: Match) -> tuple[str, str]:
    """A player of each team at a table."""
    one, two = match.teams
    return player(one), player(two, 2)


def confirm(evening: Evening, by: str, hand: int, referee: bool = False) -> hands.Reported:
    return evening.act(lambda: hands.confirm(evening.book, by, referee, 1, hand, evening.now))


def told_by_one(evening: Evening, *agents: int) -> Match:
    """A match that one player has told alone."""
    match = evening.match(1)
    for hand, left in enumerate(agents or (4, 4, 4), 1):
        evening.tell(player(match.teams[0]), 1, match.teams[0], left, hand=hand)
    return match


def test_a_report_awaits_the_other_team(evening: Evening) -> None:
    match = evening.match(1)
    anna, _ = people(match)
    assert evening.tell(anna, 1, match.teams[0]).what == "reported"
    assert match.hands[0].standing == "reported"
    assert match.next == 2


def test_the_loser_may_report_too(evening: Evening) -> None:
    match = evening.match(1)
    _, bruno = people(match)
    assert evening.tell(bruno, 1, match.teams[0]).hand.side == match.teams[1]


def test_the_other_team_confirms(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0])
    with refused("codice-own-report"):
        confirm(evening, player(match.teams[0], 2), 1)
    assert confirm(evening, bruno, 1).what == "confirmed"
    with refused("codice-nothing-to-confirm"):
        confirm(evening, bruno, 1)


def test_the_same_report_by_the_other_team_confirms(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0], 5)
    assert evening.tell(bruno, 1, match.teams[0], 5, hand=1).what == "confirmed"
    assert len(match.hands) == 1


def test_a_different_report_by_the_other_team_is_a_dispute_and_no_next_hand(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0], 5)
    assert evening.tell(bruno, 1, match.teams[0], 6, hand=1).what == "disputed"
    assert (len(match.hands), match.hands[0].standing, match.called) == (1, "disputed", True)
    for by in (anna, bruno):
        with refused("codice-hand-disputed"):
            evening.tell(by, 1, match.teams[0], 2, hand=2)


def test_nobody_s_next_report_confirms_the_one_before(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0], hand=1)
    evening.tell(player(match.teams[0], 2), 1, match.teams[0], hand=2)
    evening.tell(bruno, 1, match.teams[0], hand=3)
    assert [hand.standing for hand in match.hands] == ["reported", "reported", "reported"]


def test_a_match_that_one_team_told_alone_waits_whatever_time_goes_by_and_is_told_once(evening: Evening) -> None:
    match = told_by_one(evening)
    assert evening.book.due()[CONFIRM] == NOW + 120
    assert evening.act(lambda: silence.stand(evening.book, NOW + 120)) == [match]
    assert CONFIRM not in evening.book.due()
    assert evening.act(lambda: silence.stand(evening.book, NOW + 99_999)) == []
    assert [hand.standing for hand in match.hands] == ["reported"] * 3
    assert not match.over


def test_one_press_confirms_all_that_waits(evening: Evening) -> None:
    match = told_by_one(evening)
    found = confirm(evening, player(match.teams[1]), 3)
    assert [hand.number for hand in found.hands] == [1, 2, 3]
    assert match.over


def test_a_press_confirms_only_what_stood_on_its_card(evening: Evening) -> None:
    match = told_by_one(evening)
    confirm(evening, player(match.teams[1]), 2)
    assert [hand.standing for hand in match.hands] == ["confirmed", "confirmed", "reported"]


def test_each_hand_that_waits_can_be_contested(evening: Evening) -> None:
    match = told_by_one(evening)
    bruno = player(match.teams[1])
    for hand in (1, 3):
        evening.act(lambda hand=hand: hands.dispute(evening.book, bruno, False, 1, NOW, hand))
    assert [hand.standing for hand in match.hands] == ["disputed", "reported", "disputed"]
    evening.rule(1, match.teams[1], hand=1)
    assert match.called
    evening.rule(1, match.teams[1], hand=3)
    assert not match.called
    assert not match.over
    confirm(evening, bruno, 3)
    assert match.over


def test_two_team_mates_who_report_the_same_hand_report_one_hand(evening: Evening) -> None:
    match = evening.match(1)
    anna, mate = player(match.teams[0]), player(match.teams[0], 2)
    evening.tell(anna, 1, match.teams[0], 5, hand=1)
    assert evening.tell(mate, 1, match.teams[0], 5, hand=1).what == "repeated"
    assert (len(match.hands), match.hands[0].standing) == (1, "reported")
    with refused("codice-own-report"):
        evening.tell(mate, 1, match.teams[0], 6, hand=1)


def test_where_the_other_team_has_spoken_a_hand_stands_two_minutes_after_both(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0], hand=1)
    assert CONFIRM not in evening.book.due()
    evening.now = NOW + 600
    evening.tell(bruno, 1, match.teams[1], hand=2)
    assert evening.book.due()[CONFIRM] == NOW + 720
    evening.act(lambda: silence.stand(evening.book, NOW + 720))
    assert [hand.standing for hand in match.hands] == ["confirmed", "confirmed"]


# --- which hand a line is about


def meant(evening: Evening, by: str, winner: str, agents: int | None = 4) -> tuple[int, ...]:
    match = evening.match(1)
    return readings(evening.book, match, evening.book.side_of(by, match), winner, "agents", agents)


def test_a_line_of_the_other_team_could_mean_the_hand_that_waits_or_the_next(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0])
    for agents in (4, 5, None):
        assert meant(evening, bruno, match.teams[0], agents) == (1, 2)
    assert meant(evening, REFEREE, match.teams[0]) == (1, 2)


def test_who_repeats_their_own_team_s_line_is_asked_and_who_says_another_goes_on(evening: Evening) -> None:
    match = evening.match(1)
    anna, _ = people(match)
    evening.tell(anna, 1, match.teams[0])
    assert meant(evening, player(match.teams[0], 2), match.teams[0]) == (1, 2)
    assert meant(evening, anna, match.teams[0], 5) == (2,)


def test_what_only_one_hand_can_have_been_means_that_one(evening: Evening) -> None:
    match = evening.match(1)
    starter = match.starter(1)
    evening.tell(player(starter), 1, starter, hand=1)
    assert meant(evening, player(match.other(starter)), match.other(starter), 8) == (1,), (
        "only who starts can have found eight"
    )


def test_once_every_hand_is_told_who_repeats_one_means_it(evening: Evening) -> None:
    match = told_by_one(evening, 3, 4, 5)
    anna, bruno = people(match)
    assert meant(evening, bruno, match.teams[0], 4) == (2,)
    assert meant(evening, anna, match.teams[0], 5) == (3,)
    assert meant(evening, bruno, match.teams[0], 6) == (1, 2, 3)


def test_a_press_that_comes_too_late_is_refused(evening: Evening) -> None:
    match = evening.match(1)
    anna, _ = people(match)
    evening.tell(anna, 1, match.teams[0], hand=1)
    with refused("codice-hand-other"):
        evening.rule(1, match.teams[0], hand=4)
    with refused("codice-hand-other"):
        evening.tell(anna, 1, match.teams[0], hand=3)


def test_art_45_in_a_dispute_either_team_may_agree_with_the_other(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    for agrees, agents in ((anna, 6), (bruno, 5)):
        evening.tell(anna, 1, match.teams[0], 5)
        evening.tell(bruno, 1, match.teams[0], 6, hand=match.next - 1)
        assert confirm(evening, agrees, match.next - 1).hand.outcome.loser_agents == agents
    assert not match.called


def test_art_45_who_reports_what_the_other_said_agrees(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0], 5)
    evening.tell(bruno, 1, match.teams[0], 6, hand=1)
    with refused("codice-hand-disputed"):
        evening.tell(anna, 1, match.teams[0], 7, hand=1)
    assert evening.tell(anna, 1, match.teams[0], 6).what == "confirmed"


def test_art_45_anybody_at_the_table_may_call_a_referee(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.act(lambda: hands.dispute(evening.book, anna, False, 1, NOW))
    assert match.called
    with refused("codice-referee-called"):
        hands.dispute(evening.book, bruno, False, 1, NOW)
    evening.tell(anna, 1, match.teams[0])
    assert not match.called
    evening.act(lambda: hands.dispute(evening.book, bruno, False, 1, NOW, 1))
    assert match.hands[0].standing == "disputed"
    with refused("codice-own-report"):
        confirm(evening, anna, 1)


def test_a_referee_s_word_needs_no_other(evening: Evening) -> None:
    match = evening.match(1)
    assert evening.rule(1, match.teams[0]).what == "recorded"
    assert match.hands[0].standing == "confirmed"


def test_a_referee_settles_a_dispute(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    evening.tell(anna, 1, match.teams[0], 5)
    evening.tell(bruno, 1, match.teams[1], 6, hand=1)
    assert evening.rule(1, match.teams[1], 3).what == "settled"
    assert (len(match.hands), match.hands[0].outcome.loser_agents, match.called) == (1, 3, False)


def test_art_32_no_team_says_that_a_referee_decided(evening: Evening) -> None:
    match = evening.match(1)
    anna, bruno = people(match)
    with refused("codice-referee-decides"):
        evening.tell(anna, 1, match.teams[0], None, "referee")
    evening.tell(anna, 1, match.teams[0])
    with refused("codice-referee-decides"):
        evening.tell(bruno, 1, match.teams[0], None, "referee", hand=1)


def test_nobody_records_at_another_table(evening: Evening) -> None:
    stranger = player(evening.match(2).teams[0])
    with refused("codice-not-your-table"):
        evening.tell(stranger, 1, evening.match(1).teams[0])
    with refused("codice-no-such-table"):
        evening.tell(stranger, 9, evening.match(1).teams[0])


def test_whoever_sat_there_in_the_round_before_hears_that_another_is_on(evening: Evening) -> None:
    evening.play_round()
    moved = next(
        one
        for number, match in evening.book.rounds[0].matches.items()
        for one in people(match)
        if not evening.book.side_of(one, evening.match(number))
    )
    table = next(n for n, match in evening.book.rounds[0].matches.items() if evening.book.side_of(moved, match))
    with refused("codice-table-of-before"):
        evening.tell(moved, table, evening.match(table).teams[0])


def test_art_20_a_qualifying_match_plays_all_its_hands_and_no_more(evening: Evening) -> None:
    match = evening.match(1)
    evening.play(1, 0, 0)
    assert not match.over
    evening.play(1, 0)
    assert match.over
    with refused("codice-match-complete"):
        evening.rule(1, match.teams[0])


def test_nothing_is_recorded_after_the_end(evening: Evening) -> None:
    evening.play_all()
    with refused("codice-ended"):
        evening.rule(1, "t1")


def test_nothing_is_recorded_before_the_start() -> None:
    evening = Evening(6, started=False)
    with refused("codice-not-started"):
        evening.rule(1, "t1")
