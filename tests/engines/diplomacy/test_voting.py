"""Articles 6 and 8.5: draws are voted, and so is what a board of six plays."""

from __future__ import annotations

import pytest

from bot.engines.diplomacy import entering, objections, told_winters, voting
from bot.engines.diplomacy.scoring import scores
from bot.engines.diplomacy.seating import drafting
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, NOW, REFEREE, Weekend, board, centres, person


@pytest.fixture
def six() -> Weekend:
    """A round of one board of six that has not voted."""
    found = Weekend(6)
    found.draft()

    found.act(lambda: drafting.publish(found.book, REFEREE, NOW))
    return found


def vote(weekend: Weekend, *words: str) -> None:
    game = board(weekend)
    assert game.vote is not None
    for voter, word in zip(game.vote.voters, words, strict=False):
        weekend.act(
            lambda voter=voter, word=word: voting.cast(
                weekend.book, game.where, "draw", voter, word, weekend.dice(), NOW
            )
        )


def propose(weekend: Weekend, power: str) -> None:
    player = board(weekend).seats[power]  # type: ignore[index]
    weekend.act(lambda: voting.propose_draw(weekend.book, player, 1))


def test_art_6_a_draw_is_proposed_on_the_centres_of_an_autumn(weekend: Weekend) -> None:
    with refused("diplomacy-draw-after-autumn"):
        propose(weekend, "france")


def test_art_6_a_unanimous_draw_ends_the_game_on_that_autumns_centres(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 0, 6, 6, 6, 6, 6, 4)
    propose(weekend, "france")
    with refused("diplomacy-vote-on"):
        propose(weekend, "russia")
    vote(weekend, *["yes"] * 6)
    assert board(weekend).drawn == 1901
    assert board(weekend).over, "who was asked has said all there is to say"
    assert weekend.book.numbered(1).closed
    with refused("diplomacy-board-over"):
        weekend.winter(1, 1902, 0, 6, 6, 6, 6, 6, 4)


@pytest.mark.parametrize("what", ["disputed", "told since"])
def test_art_6_a_draw_waits_for_a_referee_where_something_at_the_board_contradicts(weekend: Weekend, what: str) -> None:
    seats = board(weekend).seats
    one, two, three = (weekend.book.entrants[seats[power]].players[0] for power in ("france", "russia", "turkey"))
    weekend.act(lambda: told_winters.report(weekend.book, one, 1, 1901, centres(*EVEN), NOW))
    weekend.act(lambda: told_winters.confirm(weekend.book, two, 1, 1901, NOW))
    propose(weekend, "france")
    if what == "disputed":
        weekend.act(lambda: objections.dispute(weekend.book, three, 1, 1901, NOW))
    else:
        weekend.act(lambda: told_winters.report(weekend.book, three, 1, 1902, centres(*EVEN), NOW))
    vote(weekend, *["yes"] * 7)
    assert board(weekend).drawn == 1901
    assert not board(weekend).over
    assert weekend.finish(1).over


def test_art_6_one_no_and_the_game_goes_on_and_nobody_proposes_twice(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "france")
    vote(weekend, *["yes"] * 6, "no")
    assert board(weekend).drawn is None
    weekend.winter(1, 1902, *EVEN)
    with refused("diplomacy-proposed-already"):
        propose(weekend, "france")
    propose(weekend, "russia")


def test_art_6_silence_is_not_yes_the_next_winter_ends_the_vote(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "france")
    vote(weekend, *["yes"] * 6)
    weekend.winter(1, 1902, *EVEN)
    game = board(weekend)
    with refused("diplomacy-vote-over"):
        voting.cast(weekend.book, game.where, "draw", game.seats["turkey"], "yes", weekend.dice(), NOW)


def test_art_6_a_correction_that_brings_somebody_back_ends_the_vote_and_it_can_be_proposed_anew(
    weekend: Weekend,
) -> None:
    weekend.winter(1, 1901, 17, 17)
    propose(weekend, "austria")
    weekend.fix(1, 1901, 17, 16, 1)
    vote = board(weekend).vote
    assert vote is not None
    assert not vote.open
    propose(weekend, "austria")
    vote = board(weekend).vote
    assert vote is not None
    assert board(weekend).seats["france"] in vote.voters


def test_art_6_ballots_fall_with_the_centres_they_were_given_upon_and_it_can_be_proposed_anew(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "austria")
    vote(weekend, *["yes"] * 6)
    weekend.fix(1, 1901, 3, 7, 5, 5, 5, 5, 4)
    on = board(weekend).vote
    assert on is not None
    assert not on.open
    assert board(weekend).drawn is None
    propose(weekend, "austria")
    vote(weekend, *["yes"] * 7)
    assert board(weekend).over


def test_art_6_an_open_vote_goes_on_where_an_earlier_winter_is_corrected(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    weekend.winter(1, 1902, *EVEN)
    propose(weekend, "austria")
    weekend.fix(1, 1901, 3, 7, 5, 5, 5, 5, 4)
    vote(weekend, *["yes"] * 7)
    assert board(weekend).over


def test_art_6_no_draw_is_proposed_on_a_winter_that_is_disputed_until_a_referee_has_decided(weekend: Weekend) -> None:
    seats = board(weekend).seats
    one, two, three = (weekend.book.entrants[seats[power]].players[0] for power in ("france", "russia", "turkey"))
    weekend.act(lambda: told_winters.report(weekend.book, one, 1, 1901, centres(*EVEN), NOW))
    weekend.act(lambda: told_winters.confirm(weekend.book, two, 1, 1901, NOW))
    weekend.act(lambda: objections.dispute(weekend.book, three, 1, 1901, NOW))
    with refused("diplomacy-draw-disputed"):
        propose(weekend, "france")
    weekend.act(lambda: objections.uphold(weekend.book, REFEREE, 1, 1901))
    propose(weekend, "france")


def test_art_6_only_survivors_propose_and_vote(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 0, 6, 6, 6, 6, 6, 4)
    with refused("diplomacy-eliminated"):
        propose(weekend, "austria")
    propose(weekend, "france")
    game = board(weekend)
    with refused("diplomacy-no-vote-for-you"):
        voting.cast(weekend.book, game.where, "draw", game.seats["austria"], "yes", weekend.dice(), NOW)


def test_a_ballot_is_sealed_for_good(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "france")
    vote(weekend, "yes")
    cast = weekend.records[-1].entry
    assert cast.sealed(weekend.book) == ("word",)


def test_art_8_5_a_board_of_six_votes_before_it_plays(six: Weekend) -> None:
    with refused("diplomacy-variant-first"):
        six.winter(1, 1901, *EVEN)


def test_art_8_5_with_turkey_removed_there_are_32_centres_and_the_sixth_plays_italy(six: Weekend) -> None:
    six.choose(1, "turkey")
    assert "turkey" not in board(six).seats
    assert "italy" in board(six).seats
    with refused("diplomacy-too-many-centres"):
        six.winter(1, 1901, 6, 6, 6, 6, 6, 3)
    with refused("diplomacy-not-played"):
        six.winter(1, 1901, 6, 6, 6, 6, 5, 0, 1)
    six.winter(1, 1901, 6, 6, 6, 6, 5, 3)


def test_art_8_5_italy_in_disorder_keeps_its_centres(six: Weekend) -> None:
    six.choose(1, "italy")
    six.winter(1, 1901, *EVEN)
    assert "italy" not in scores(board(six), six.book.rules)


def test_art_8_5_a_tie_is_drawn_by_lot(six: Weekend) -> None:
    game = six.act(lambda: voting.open_choice(six.book, REFEREE, 1))
    voters = list(game.seats.values())
    for voter, word in zip(voters, ["italy"] * 3 + ["turkey"] * 3, strict=True):
        six.act(
            lambda voter=voter, word=word: voting.cast(six.book, game.where, "variant", voter, word, six.dice(), NOW)
        )
    chosen = six.records[-1].entry
    assert isinstance(chosen, voting.VariantChosen)
    assert chosen.lot is not None
    assert board(six).variant in ("italy", "turkey")
    assert six.refolded().game_at(1).variant == board(six).variant


def test_art_8_5_the_vote_can_be_closed_with_those_who_voted(six: Weekend) -> None:
    game = six.act(lambda: voting.open_choice(six.book, REFEREE, 1))
    for voter in list(game.seats.values())[:3]:
        with refused("diplomacy-few-ballots"):
            voting.close_choice(six.book, REFEREE, 1, None, six.dice())
        six.act(lambda voter=voter: voting.cast(six.book, game.where, "variant", voter, "escalation", six.dice(), NOW))
    with refused("diplomacy-own-board"):
        voting.close_choice(six.book, person(1), 1, None, six.dice())
    six.act(lambda: voting.close_choice(six.book, REFEREE, 1, None, six.dice()))
    assert board(six).escalation


def test_art_8_5_who_has_left_is_not_waited_for(six: Weekend) -> None:
    game = six.act(lambda: voting.open_choice(six.book, REFEREE, 1))
    *here, gone = game.seats.values()
    for voter in here:
        six.act(lambda voter=voter: voting.cast(six.book, game.where, "variant", voter, "turkey", six.dice(), NOW))
    assert board(six).undecided
    leaves(six, gone)
    assert board(six).variant == "turkey"


def leaves(weekend: Weekend, player: str) -> None:
    """A player withdraws, and the votes that waited for nobody else are decided."""
    weekend.act(
        lambda: entering.drop(weekend.book, DIRECTOR, player), lambda: voting.settle(weekend.book, weekend.dice())
    )


def test_art_6_who_has_left_is_not_waited_for(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "france")
    vote(weekend, *["yes"] * 6)
    assert board(weekend).drawn is None
    leaves(weekend, board(weekend).seats["turkey"])
    assert board(weekend).drawn == 1901
    assert not board(weekend).over, "not all who were asked have said yes: a referee looks first"


def test_art_6_who_left_before_the_proposal_has_no_vote(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    leaves(weekend, board(weekend).seats["turkey"])
    propose(weekend, "france")
    vote(weekend, *["yes"] * 6)
    assert board(weekend).drawn == 1901
    assert board(weekend).over


def test_art_6_who_plays_in_the_place_of_who_left_votes(weekend: Weekend) -> None:
    late = weekend.enter()
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "france")
    leaves(weekend, board(weekend).seats["turkey"])
    weekend.act(lambda: entering.stand_in(weekend.book, DIRECTOR, 1, "turkey", late))
    now = board(weekend).vote
    assert now is not None
    assert now.voters[-1] == late
    vote(weekend, *["yes"] * 6, "no")
    assert board(weekend).drawn is None
    weekend.winter(1, 1902, *EVEN)
    weekend.act(lambda: voting.propose_draw(weekend.book, late, 1))
    assert board(weekend).seats["turkey"] != late, "the points stay where they are"


def test_nobody_stands_in_at_a_board_where_they_play(weekend: Weekend) -> None:
    one = board(weekend).seats["france"]
    with refused("diplomacy-plays-there"):
        entering.stand_in(weekend.book, DIRECTOR, 1, "turkey", one)
    with refused("diplomacy-stands-already"):
        entering.stand_in(weekend.book, DIRECTOR, 1, "france", one)


def test_who_comes_back_speaks_for_their_power_again(weekend: Weekend) -> None:
    late = weekend.enter()
    one = board(weekend).seats["turkey"]
    weekend.act(lambda: entering.stand_in(weekend.book, DIRECTOR, 1, "turkey", late))
    assert board(weekend).voice_of(one) is None
    weekend.act(lambda: entering.stand_in(weekend.book, DIRECTOR, 1, "turkey", one))
    assert board(weekend).voice_of(one) == "turkey"


def test_art_6_an_agreed_draw_falls_with_a_correction_that_brings_back_who_had_not_agreed(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 17, 17)
    propose(weekend, "austria")
    vote(weekend, "yes", "yes")
    assert board(weekend).over
    weekend.fix(1, 1901, 16, 14, 4)
    game = board(weekend)
    assert (game.drawn, game.over, weekend.book.numbered(1).closed) == (None, False, False)
    propose(weekend, "austria")
    vote(weekend, "yes", "no", "yes")
    assert board(weekend).drawn is None


def test_art_6_an_agreed_draw_stands_where_all_who_are_in_play_had_agreed(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 17, 16, 1)
    propose(weekend, "austria")
    vote(weekend, "yes", "yes", "yes")
    weekend.fix(1, 1901, 17, 17)
    assert board(weekend).drawn == 1901


def test_a_director_of_no_seat_there_has_a_board_vote_again(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    propose(weekend, "france")
    vote(weekend, *["no"] * 7)
    with refused("diplomacy-voted-this-year"):
        propose(weekend, "russia")
    with refused("diplomacy-own-board"):
        voting.propose_again(weekend.book, person(1), 1)
    weekend.act(lambda: voting.propose_again(weekend.book, DIRECTOR, 1))
    vote(weekend, *["yes"] * 7)
    assert board(weekend).drawn == 1901


@pytest.mark.parametrize("last", [(17, 17), (17, 16, 1)])
def test_a_solo_corrected_to_seventeen_opens_its_board_again(weekend: Weekend, last: tuple[int, ...]) -> None:
    weekend.winter(1, 1901, 18, 16)
    weekend.finish(1)
    assert weekend.book.numbered(1).closed
    weekend.fix(1, 1901, *last)
    assert not board(weekend).over
    assert not weekend.book.numbered(1).closed
    weekend.winter(1, 1902, *last)


def test_a_board_that_a_director_cut_short_stays_closed(weekend: Weekend) -> None:
    weekend.winter(1, 1901, *EVEN)
    weekend.finish(1, early=True)
    weekend.fix(1, 1901, 6, 5, 5, 5, 5, 5, 3)
    assert board(weekend).over
