"""The tournament's notices: seats, results and standings after each round, corrected where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.commands.diplomacy.board_cards import now_said, told_buttons, told_said, winter_buttons
from bot.commands.diplomacy.boards_now import all_boards_card, own_place_said
from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import RoundNumber, all_named, named, points_said, power_said, seat_said
from bot.commands.diplomacy.scoring import score_card
from bot.commands.diplomacy.seating.seats import board_buttons, board_said, rules_said, seats_card
from bot.commands.diplomacy.standings import podium, standings_card
from bot.commands.journal_lines import tell
from bot.commands.tournament.notices import key_of, over_from
from bot.commands.tournament.reaching import everywhere
from bot.commands.tournament.roles import referee
from bot.commands.tournament.usernames import seat_of_ones_username
from bot.engines.book import Refused
from bot.engines.diplomacy.centres import BoardReopened, CentresCorrected, Ended, GameFinished, RoundClosed
from bot.engines.diplomacy.entering import Penalised
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.scoring import scores
from bot.engines.diplomacy.seating.drafting import RoundPosted
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import best_countries, totals
from bot.engines.diplomacy.tournament import Diplomacy, Round
from bot.engines.rewriting import Restored, Voided
from bot.engines.tournament.tournament import PAIRINGS, RESULTS, STANDINGS, NoticeSubject
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.declared.told import Told


def noticed(call: Call[Diplomacy], book: Diplomacy, news: NoticeSubject) -> list[Told]:
    """The cards of a notice."""
    topic, number = news
    if topic == PAIRINGS:
        card = seats_card(book, book.rounds[number - 1])
        return [Told(card, key=key_of(call, book, PAIRINGS, news), topic=PAIRINGS)]
    if topic == RESULTS:
        return [Told(prizes_card(book), key=key_of(call, book, "prizes", news), topic=RESULTS)]
    results = Told(results_card(book, book.rounds[number - 1]), topic=RESULTS)
    standings = Told(standings_card(book, number), topic=STANDINGS)
    return [
        replace(results, key=key_of(call, book, RESULTS, news)),
        replace(standings, key=key_of(call, book, STANDINGS, news)),
    ]


def board_key(call: Call[Diplomacy], book: Diplomacy, what: str, game: Game) -> str:
    """The key of what is posted of one board of a round."""
    return f"{key_of(call, book, what, NoticeSubject(PAIRINGS, game.where.round))}:{game.where.board}"


def answered_in(call: Call[Diplomacy]) -> str:
    """The room that sees the answer of this command: what is said there is not said again."""
    assert call.volume is not None
    return call.volume.stored.room if call.room.private else call.room.id


# --- seats


@cog.heralds(RoundPosted, topic=PAIRINGS)
def posted(call: Call[Diplomacy], book: Diplomacy, entry: RoundPosted) -> Sequence[Told]:
    """The seats of a round, and a line for each player."""
    one = book.rounds[entry.round - 1]
    [seats] = noticed(call, book, NoticeSubject(PAIRINGS, one.number))
    told = [replace(seats, room=room) for room in call.rooms_for(PAIRINGS) if room != answered_in(call)]
    players = dict.fromkeys(player for game in one.games.values() for player in game.seats.values())
    return [*told, *(line for player in players for line in _lines(call, book, one, player))]


def _lines(call: Call[Diplomacy], book: Diplomacy, one: Round, player: str) -> list[Told]:
    card = replace(seat_card(book, one, player), audience=Audience.PRIVATE)
    key = key_of(call, book, "line", NoticeSubject(PAIRINGS, one.number))
    return [Told(card, call.room_for("here"), person, f"{key}:{person}") for person in book.entrants[player].players]


@cog.command("mine", hidden=True, reads=True, private=True, live=True)
@spoken
async def mine(call: Call[Diplomacy], round_: RoundNumber | None = None) -> Card:
    """Where who asks plays in a round, the last one posted without its number, for them alone; who decides at boards
    sees all of them."""
    one = call.book.numbered(round_)
    seat_of = partial(_own_seat, call.book, one)
    seat = seat_of(call.member) or await seat_of_ones_username(call, seat_of)
    if seat is None and not referee(call):
        raise Refused("diplomacy-no-board-of-yours", entered=int(call.book.entrant_of(call.member) is not None))
    return all_boards_card(call.book, one, seat) if referee(call) else seat or Card()


def _own_seat(book: Diplomacy, one: Round, person: str) -> Card | None:
    player = next((id for id, entrant in book.entrants.items() if person in entrant.players), "")
    return _live_seat(book, one, player) if player and one.parts_of(player) else None


def _live_seat(book: Diplomacy, one: Round, player: str) -> Card:
    """A player's seat with what their boards wait for, and where they stood if it ended now."""
    card, lines = seat_card(book, one, player), list[Argument]()
    acts: list[tuple[Button, ...]] = []
    for game, power in one.parts_of(player):
        lines += [*told_said(book, game), *now_said(book, game)]
        if game.voice(power) == player:
            acts += [*told_buttons(book, game), *winter_buttons(book, game)]
    lines += own_place_said(book, one, player)
    return replace(card, lines=(*card.lines, *lines), buttons=(*acts, *card.buttons), words_first=not acts)


def seat_card(book: Diplomacy, one: Round, player: str) -> Card:
    """What a player has to know: board, power, opponents; of both boards where there are two."""
    lines: list[Argument] = []
    games = one.parts_of(player)
    for game, power in games:
        others = [game.voice(other) for other in game.seats if other != power]
        lines.append(_part_said(book, game, power, player))
        if game.where.board in book.hall:
            lines.append(say("diplomacy-you-sit", place=Free(book.hall[game.where.board])))
        lines.append(say("diplomacy-you-meet", players=all_named(book, others)))
        lines += rules_said(book, game)
    title = say("diplomacy-line-title", round=one.number, name=Free(book.name))
    buttons = board_buttons(game for game, _ in games)
    return Card(title, tuple(lines), buttons=buttons, audience=Audience.MEMBER, words_first=True)


def _part_said(book: Diplomacy, game: Game, power: Power, player: str) -> Argument:
    """What a player plays at a board, and in whose place; or who plays on in theirs."""
    facts = {"board": board_said(game), "power": strong(seat_said(game, power))}
    now = game.voice(power)
    if now != player:
        return say("diplomacy-standin-title", **facts, player=named(book, now))
    if power in game.stand_ins:
        return say("diplomacy-you-play-for", **facts, player=named(book, game.seats[power]))
    return say("diplomacy-you-play", **facts)


# --- results and standings


@cog.heralds(GameFinished, topic=RESULTS)
def finished(call: Call[Diplomacy], book: Diplomacy, entry: GameFinished) -> Sequence[Told]:
    """What a board gave."""
    return [_result(call, book, book.game(entry.where))]


def _result(call: Call[Diplomacy], book: Diplomacy, game: Game) -> Told:
    return Told(score_card(book, game), key=board_key(call, book, "board", game), topic=RESULTS)


@cog.heralds(RoundClosed, topic=STANDINGS)
def closed(call: Call[Diplomacy], book: Diplomacy, entry: RoundClosed) -> Sequence[Told]:
    """The results of a round at a glance, and the standings after it; where it had been open again, later ones too."""
    later = (one.number for one in book.rounds[entry.round - 1 :] if one.closed)
    return [told for number in later for told in noticed(call, book, NoticeSubject(STANDINGS, number))]


def results_card(book: Diplomacy, one: Round) -> Card:
    """How every board of a round ended: the first three with their points."""
    lines: list[Argument] = []
    known = totals(book, one.number)
    for game in one.games.values():
        found = list(scores(game, book.rules).values())[:3]
        worth = {
            each.player: next(
                (one.points for one in known[each.player].played if (one.round, one.board) == game.where), each.points
            )
            for each in found
        }
        first = [
            say(
                "diplomacy-result-player",
                player=named(book, each.player),
                power=power_said(each.power),
                points=points_said(worth[each.player]),
            )
            for each in found
        ]
        lines.append(say("diplomacy-result-line", board=strong(board_said(game)), players=listed(first)))
    row: tuple[Button, ...] = (Button(say("diplomacy-standings-button"), "diplomacy standings"),)
    if one.number == book.planned - 1 and book.top.declared:
        row = (*row, Button(say("diplomacy-top-button"), "diplomacy top"))
    row = (*row, how("diplomacy", "score"))
    return Card(say("diplomacy-results-title", round=one.number), tuple(lines), buttons=(row,))


@cog.heralds(Ended, topic=RESULTS)
def ended(call: Call[Diplomacy], book: Diplomacy, entry: Ended) -> Sequence[Told]:
    """The winners."""
    return noticed(call, book, NoticeSubject(RESULTS, len(book.rounds)))


def prizes_card(book: Diplomacy) -> Card:
    """The first three of the tournament."""
    order = standings(book).order
    lines = (*podium(book, order), *_countries(book))
    row = (
        Button(say("diplomacy-standings-button"), "diplomacy standings"),
        Button(say("diplomacy-wdd-button"), "diplomacy wdd"),
        how("diplomacy", "ties"),
    )
    winner = named(book, order[0]) if order else ""
    title = say("diplomacy-prizes-title", name=Free(book.name), player=winner)
    return Card(title, lines, buttons=(row,), tone=Tone.GOOD)


def _countries(book: Diplomacy) -> list[Argument]:
    """The best game of each power."""
    best = best_countries(book)
    if not best:
        return []
    lines: list[Argument] = [strong(say("diplomacy-best-countries"))]
    for power, games in best.items():
        players = all_named(book, [one.score.player for one in games])
        points = points_said(games[0].points)
        lines.append(say("diplomacy-result-player", player=players, power=power_said(power), points=points))
    return lines


# --- what a correction changes in what was posted


@cog.heralds(CentresCorrected, topic=STANDINGS)
def corrected(call: Call[Diplomacy], book: Diplomacy, entry: CentresCorrected) -> Sequence[Told]:
    """Posted results and standings as they are now."""
    if not book.game(entry.where).over:
        return []
    game = book.game(entry.where)
    return [_result(call, book, game), *_anew(call, book, entry.where.round)]


@cog.heralds(BoardReopened, topic="here")
def reopened(call: Call[Diplomacy], book: Diplomacy, entry: BoardReopened) -> Sequence[Told]:
    """A board is played on; what was posted of its round no longer holds."""
    game = book.game(entry.where)
    one, board = game.where
    card = Card(say("diplomacy-reopened", board=board_said(game)), (say("diplomacy-reopened-what"),), tone=Tone.BAD)
    told = everywhere(call, replace(card, buttons=board_buttons([game])))
    if entry.round_closed:
        note = Card(say("diplomacy-reopened-round", round=one, board=board), tone=Tone.BAD)
        news = NoticeSubject(STANDINGS, one)
        told += [Told(note, key=key_of(call, book, topic, news), topic=topic) for topic in (RESULTS, STANDINGS)]
    return told + _fallen(call, book, game)


def _fallen(call: Call[Diplomacy], book: Diplomacy, game: Game) -> list[Told]:
    """The standings after later rounds, and the prizes, hold no longer either: they rested on that board too."""
    one, board = game.where
    told = []
    for later in book.rounds[one:]:
        if later.closed:
            note = Card(say("diplomacy-reopened-later", round=later.number, of=one, board=board), tone=Tone.BAD)
            key = key_of(call, book, STANDINGS, NoticeSubject(STANDINGS, later.number))
            told.append(Told(note, key=key, topic=STANDINGS))
    prizes = NoticeSubject(RESULTS, len(book.rounds))
    if prizes in book.announced:
        note = Card(say("diplomacy-reopened-prizes", of=one, board=board), tone=Tone.BAD)
        told.append(Told(note, key=key_of(call, book, "prizes", prizes), topic=RESULTS))
    return told


@cog.heralds(Penalised, topic=STANDINGS)
def penalised(call: Call[Diplomacy], book: Diplomacy, entry: Penalised) -> Sequence[Told]:
    """The last standings, with the sanction."""
    return _anew(call, book, max(1, book.closed))


def _anew(call: Call[Diplomacy], book: Diplomacy, first: int) -> list[Told]:
    """The notices of rounds that are over, in the place of those that were posted."""
    return [told for news in over_from(book, first) for told in noticed(call, book, news)]


@cog.heralds(Voided, topic=PAIRINGS)
@cog.heralds(Restored, topic=PAIRINGS)
def undone(call: Call[Diplomacy], book: Diplomacy, entry: Voided | Restored) -> Sequence[Told]:
    """After an undo: seats and standings that are otherwise."""
    before = call.book
    told: list[Told] = []
    for now, was in zip(book.rounds, before.rounds, strict=False):
        if now.boards != was.boards:
            told += noticed(call, book, NoticeSubject(PAIRINGS, now.number))
    closed = (one.number for one in book.rounds if one.closed)
    changed = [number for number in closed if totals(book, number) != totals(before, number)]
    return told + (_anew(call, book, min(changed)) if changed else [])


# --- the journal's lines

tell(
    cog,
    {
        RoundClosed: "diplomacy-log-closed",
        Ended: "diplomacy-log-ended",
    },
    FIELDS,
)
