"""/codice play and /codice friendly: a hand is begun, its words are explained, and the key is drawn."""

from __future__ import annotations

from typing import Annotated, Any

from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.names import TableNumber
from bot.commands.codice.play.hand_in_play import picture, sign
from bot.commands.codice.play.showing import shown
from bot.commands.codice.play.two_books import Book, Hand, Place, Round, Table, both, friendly_cog, line, speaks, team
from bot.commands.codice.play.word_lists import ListName, words_of
from bot.commands.shown_in_rooms import word
from bot.commands.tournament.roles import referee
from bot.engines.book import Refused
from bot.engines.codice import played_here
from bot.engines.codice.matches import Where
from bot.engines.codice.play import dealing
from bot.engines.codice.play import friendly as friendlies
from bot.engines.codice.play.friendly import LEAST, TEAMS, Friendly, FriendlyOpened
from bot.engines.codice.play.state import ASSASSIN, Play, in_play, needed_chief, playing, strand_of
from bot.engines.codice.play.state import chief as chief_of
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Audience, Button, Card, Mention, Tone, code, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Members, Text

Players = Annotated[tuple[str, ...], Members(least=LEAST * len(TEAMS), most=24, ordered=True)]
Meaning = Annotated[str, Text(longest=300)]


def _sealed(call: Call[Any], where: Where) -> None:
    """The seal of a table's keys is posted with the words, before any key is drawn."""
    if call.book.ledger.now(strand_of(where)) is None:
        call.set_seal(strand_of(where))


@cog.command("play")
@spoken
async def play(call: Call[Codice], table: TableNumber | None = None, words: ListName | None = None) -> Card:
    """Play the next hand of a table here, on twenty-five buttons."""
    book = call.book
    if table is None:
        own = [match.table for match in book.present.matches.values() if book.side_of(call.member, match)]
        if not own:
            raise Refused("codice-play-which-table")
        table = own[0]
    deck = await words_of(call, words)
    match = book.match_at(table, book.present.number)
    _sealed(call, match.where(match.next))
    dealt = played_here.deal(book, call.member, referee(call), table, deck.words, deck.language, call.now, call.dice)
    return _laid(call, dealt)


@friendly_cog.opens
async def lay(call: Call[Friendly]) -> None:
    """A room's friendlies begin: their numbers, and the seal of words and coins."""
    call.book.happen(FriendlyOpened(rules=call.house.rules.codice))
    call.set_seal()


@friendly_cog.command("friendly", opens=True)
@speaks
async def friendly(call: Call[Friendly], players: Players | None = None, words: ListName | None = None) -> Card:
    """Play Nome in Codice here without a tournament; without names, the next hand of the same teams."""
    book = call.book
    deck = await words_of(call, words)
    if players:
        half = (len(players) + 1) // 2
        friendlies.begin(book, call.member, (players[:half], players[half:]), call.now, call.dice)
    game = book.game
    _sealed(call, Where(game.number, 1, game.next))
    return _laid(call, friendlies.deal(book, call.member, deck.words, deck.language, call.now, call.dice))


def _laid(call: Call[Any], dealt: Play) -> Card:
    """The words lie on the table: whoever must say that they know them is called."""
    book: Book = call.book
    calls = listed(team(book, dealt.where, one, ping=True) for one in dealt.teams)
    if isinstance(book, Codice):
        players = [Mention(player, ping=True) for one in dealt.teams for player in book.seated(dealt.where, one)]
        calls = listed(players)
    shown(call, dealt, say("codice-play-laid", players=calls), pressed=False)
    return word(say("codice-play-laid-told"))


@both("clear")
async def clear(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """A team knows all the words; with the second one the key is drawn."""
    where = Where(round_, table, hand)
    in_play(call.book, where)
    dealt = dealing.clear(call.book, call.member, where, call.now, call.dice_of(strand_of(where)))
    if not dealt.key:
        return shown(call, dealt, say("codice-play-clear", who=Mention(call.member)), quiet=True)
    chiefs = [(one, chief_of(call.book, dealt, one)) for one in dealt.teams]
    news = [
        say("codice-play-colour", sign=sign(dealt, one), team=team(call.book, where, one), who=Mention(who, ping=True))
        for one, who in chiefs
    ]
    return shown(call, dealt, say("codice-play-key-drawn"), *news)


def _able(call: Call[Any], where: Where) -> None:
    dealing.to_explain(call.book, call.member, where, int(call.given["place"]))


@both("explain", able=_able)
async def explain(call: Call[Any], round_: Round, table: Table, hand: Hand, place: Place, meaning: Meaning) -> Card:
    """The chief of the team that does not start says what a word means."""
    where = Where(round_, table, hand)
    kept = call.keep(meaning)
    dealt = dealing.explain(call.book, call.member, where, place, kept)
    said = say("codice-play-explained", word=dealt.words[place], meaning=call.free(kept), who=Mention(call.member))
    shown(call, dealt, said, pressed=False)
    return word(say("codice-play-explained-told"))


def asked(call: Call[Any], where: Where, place: int) -> Card:
    """Somebody does not know a word: the other team's chief is called."""
    dealt = dealing.ask(call.book, call.member, where, place)
    who = dealing.explainer(call.book, dealt)
    news = say("codice-play-asked", word=strong(dealt.words[place]), who=Mention(call.member))
    explained = Button(
        say("codice-play-explain-button", word=dealt.words[place]), line(call.book, dealt, "explain", place), "good",
        ("meaning",),
    )  # fmt: skip
    whose = team(call.book, where, dealt.teams[1])
    how = (
        say("codice-play-asked-how", who=Mention(who, ping=True))
        if who
        else say("codice-board-words-no-chief", team=whose)
    )
    card = Card(news, (how,), buttons=((explained,),), tone=Tone.ASK)
    call.post(call.room.id if not call.room.private else call.room_for("here"), card)
    return shown(call, dealt, news)


@both("key", reads=True, private=True)
async def key(call: Call[Any], round_: Round, table: Table, hand: Hand) -> Card:
    """The key, for the eyes of a chief alone, as often as they like."""
    where = Where(round_, table, hand)
    book: Book = call.book
    dealt = in_play(book, where)
    side = playing(book, dealt, call.member)
    if not dealt.key:
        raise Refused("codice-play-no-key")
    if call.member != (named := needed_chief(book, dealt, side)):
        raise Refused("codice-play-key-not-yours", who=named)
    lines, short = [], []
    for colour in (side, dealt.other(side), ASSASSIN):
        places = [place for place, one in enumerate(dealt.key) if one == colour and place not in dealt.uncovered]
        found = ", ".join(dealt.words[place] for place in places)
        key = "assassin" if colour == ASSASSIN else "yours" if colour == side else "theirs"
        lines.append(say(f"codice-key-{key}", sign=sign(dealt, colour), words=code(found), count=len(places)))
        short.append(f"{sign(dealt, colour)} {found}")
    return Card(
        say("codice-key-title", table=table, hand=hand),
        tuple(lines),
        short=tuple(short),
        picture=picture(book, dealt, dict(enumerate(dealt.key)), struck=list(dealt.uncovered)),
        audience=Audience.MEMBER,
    )
