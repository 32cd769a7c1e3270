"""The card of a game: one ladder for the room, all for a reader; what each has at stake; whose word it waits for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import TypeVar

from bot.commands.mito.cog import cog
from bot.commands.mito.names import amount, called, odds_said, people, place_said
from bot.commands.mito.season_lines import won_news
from bot.engines.mito import challenges, games
from bot.engines.mito.games import GamePlayed
from bot.engines.mito.holding import GameHeld
from bot.engines.mito.ladder import Game, Ladder
from bot.engines.mito.league import League
from bot.engines.mito.points import Stake
from bot.hall.cards.card import Argument, Button, Card, Mention, Moment, Tone, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.rules_pages import how

RECENT = 300
"""Games that may follow one whose figures are still shown: to know them, all later games are taken back first."""
S = TypeVar("S")
T = TypeVar("T")


def game_card(book: League, game: Game) -> Card:
    """A game as it counted right after it was played; an old one without its figures."""
    lines, row = word_lines(book, game), game_buttons(book, game)
    if book.since(game) <= RECENT:
        lines += brief(book, book.after(game), game)
        row = ((*(row[0] if row else ()), accounts_button(game)),)
    title = say("mito-game-title", number=str(game.number), who=Mention(game.winner))
    return Card(title, tuple(lines), buttons=row, tone=tone_of(book, game))


def accounts_button(game: Game) -> Button:
    """The button that opens its reader's own accounts of a game."""
    return Button(say("mito-accounts-button"), f"mito accounts {game.number}")


def tone_of(book: League, game: Game) -> Tone:
    """The colour of a game's card: red while somebody disputes it."""
    return Tone.BAD if book.word(game.number).disputed and not games.settled(book, game) else Tone.GOOD


def word_lines(book: League, game: Game) -> list[Argument]:
    """When it was played, and what its players say of it."""
    word = book.word(game.number)
    lines: list[Argument] = [say(f"mito-game-from-{game.source}", at=Moment(game.at), by=Mention(game.by))]
    if game.settled:
        return [say("mito-game-settled", at=Moment(game.at))]
    if word.upheld:
        lines.append(say("mito-game-upheld", who=Mention(word.upheld)))
    elif word.disputed:
        lines.append(strong(say("mito-game-disputed", who=people(word.disputed))))
    if word.confirmed:
        lines.append(say("mito-game-confirmed", who=people(word.confirmed)))
    missing = games.waiting(book, game)
    if missing:
        lines.append(say("mito-game-waits", who=people(missing, ping=True)))
    return lines


def game_buttons(book: League, game: Game) -> tuple[tuple[Button, ...], ...]:
    """The buttons to confirm and to dispute a game, while its players are still asked."""
    if game.source == "import" or games.settled(book, game):
        return ()
    row = []
    if games.waiting(book, game) or book.word(game.number).disputed:
        row.append(confirm_button(game))
    if set(game.players) - set(book.word(game.number).disputed):
        row.append(dispute_button(game))
    return (tuple(row),) if row else ()


def what_lines(game: Game) -> list[Argument]:
    """A game in two lines: who played, and with which risikometro."""
    lines: list[Argument] = [say("mito-fixed-players", who=Mention(game.winner), others=people(game.players[1:]))]
    if game.risikometro:
        lines.append(say("mito-fixed-risikometro", values=dotted(map(odds_said, game.risikometro))))
    return [*lines, say("mito-fixed-when", at=Moment(game.at))]


def confirm_button(game: Game) -> Button:
    """The button by which one of its players says that a game was so."""
    return Button(say("mito-confirm-button"), f"mito confirm {game.number}", "good")


def dispute_button(game: Game) -> Button:
    """The button by which one of its players says that it was not."""
    return Button(say("mito-dispute-button"), f"mito dispute {game.number}", "bad")


def game_line(key: str, game: GamePlayed | GameHeld, by: Mention) -> Argument:
    """A game in the journal: its number, who won, who played, and who recorded or corrected it."""
    winner, *others = game.players
    return say(key, number=str(game.number), who=Mention(winner), others=people(others), by=by)


# --- on one ladder


def brief(book: League, ladders: Sequence[Ladder], game: Game) -> list[Argument]:
    """Who won how much and stands where now, and what the others lost: on the longest ladder on which the winner has a
    place, else on the longest."""
    ladder = next((one for one in ladders if one.place(game.winner)), ladders[0])
    (won, value), *lost = _rows(ladder, game)
    first = say(
        "mito-brief-winner",
        ladder=called(book, ladder.period.which),
        who=Mention(game.winner),
        change=amount(won.win, sign=True),
        value=amount(value),
        place=place_said(ladder.standing(game.winner), ladder.rules.minimum),
    )
    others = zip(game.players[1:], lost, strict=True)
    called_out = (one.rival if one.by == game.winner else one.by for one in challenges.decided_by(book, game))
    taken = [strong(say("mito-challenge-won", who=Mention(rival))) for rival in called_out]
    told = dotted([strong(first), *taken, *won_news(ladders[0], game)])
    return [told, dotted([_lost(ladder, player, part) for player, (part, _) in others])]


def _lost(ladder: Ladder, player: str, part: Stake) -> Argument:
    told = {"who": Mention(player), "change": amount(-part.stake, sign=True)}
    place = ladder.place(player)
    return say("mito-brief-placed", **told, place=place) if place else say("mito-brief-other", **told)


# --- in every ladder


def counted(book: League, ladders: Sequence[Ladder], game: Game, own: Collection[str]) -> list[Argument]:
    """The ladders one after the other, with the rows of some; those in which the same was won and lost stand
    together."""
    lines: list[Argument] = []
    for alike, rows in together((ladder, _rows(ladder, game)) for ladder in ladders):
        pot = sum(part.stake for part, _ in rows)
        names = listed(called(book, ladder.period.which) for ladder in alike)
        lines.append(strong(say("mito-game-ladder", ladders=names, pot=amount(pot))))
        places = _places(alike[0], game) if len(alike) == 1 else None
        for player, (part, value) in zip(game.players, rows, strict=True):
            if player in own:
                lines.append(_row(player, part, value, player == game.winner, places[player] if places else None))
        if places is None:
            for same, shown in together((ladder, _places_said(ladder, game, own)) for ladder in alike):
                those = listed(called(book, ladder.period.which) for ladder in same)
                lines.append(say("mito-game-places", ladder=those, places=shown))
    lines.append(say("mito-game-legend"))
    return lines if game.risikometro else [*lines, say("mito-game-no-risikometro")]


def _rows(ladder: Ladder, game: Game) -> list[tuple[Stake, int]]:
    """Each player's part, and the value after it."""
    parts = ladder.parts_of(game)
    return [(part, ladder.value(player)) for player, part in zip(game.players, parts, strict=True)]


def _row(player: str, part: Stake, value: int, won: bool, place: Argument) -> Argument:
    """The result first, the reason after."""
    who = Mention(player)
    told = {
        "who": strong(who) if won else who,
        "change": strong(amount(part.win if won else -part.stake, sign=True)),
        "value": amount(value),
        "elo": amount(part.elo),
        "risikometro": amount(part.risikometro),
        "stake": amount(part.stake),
    }
    return say("mito-game-player-placed", **told, place=place) if place else say("mito-game-player", **told)


def _places(ladder: Ladder, game: Game) -> dict[str, Argument]:
    return {player: place_said(ladder.standing(player), ladder.rules.minimum) for player in game.players}


def _places_said(ladder: Ladder, game: Game, own: Collection[str]) -> Argument:
    """The places of some in one line; where all lack as many games, that alone."""
    places = {player: place for player, place in _places(ladder, game).items() if player in own}
    first = next(iter(places.values()))
    if not ladder.place(next(iter(places))) and all(place == first for place in places.values()):
        return first
    return listed(say("mito-game-place", who=Mention(player), place=place) for player, place in places.items())


def together(found: Iterable[tuple[S, T]]) -> list[tuple[list[S], T]]:
    """Groups the keys that have equal values, in the order in which they come."""
    groups: list[tuple[list[S], T]] = []
    for one, rows in found:
        alike = next((group for group in groups if group[1] == rows), None)
        if alike is None:
            groups.append(([one], rows))
        else:
            alike[0].append(one)
    return groups


# --- before a game


def stake_card(book: League, players: Sequence[str], risikometro: Sequence[int], at: float) -> Card:
    """What each would win or lose."""
    lines: list[Argument] = []
    found = ((ladder.period, ladder.parts(players, risikometro)) for ladder in book.ladders(at))
    for periods, parts in together(found):
        pot = sum(part.stake for part in parts)
        names = listed(called(book, period.which) for period in periods)
        lines.append(strong(say("mito-game-ladder", ladders=names, pot=amount(pot))))
        lines += [_chance(player, part) for player, part in zip(players, parts, strict=True)]
    lines.append(say("mito-stake-legend"))
    if not risikometro:
        lines.append(say("mito-game-no-risikometro"))
    row = (how("mito", "stakes"),)
    return Card(say("mito-stake-title", who=people(players)), tuple(lines), buttons=(row,))


def _chance(player: str, part: Stake) -> Argument:
    return say(
        "mito-stake-player",
        who=Mention(player),
        win=strong(amount(part.win, sign=True)),
        lose=strong(amount(-part.stake, sign=True)),
        value=amount(part.value),
        elo=amount(part.elo),
        risikometro=amount(part.risikometro),
        stake=amount(part.stake),
    )


# --- what a room's cards wait for


@cog.waits
def waited_for(book: League) -> dict[str, str]:
    """How the lines begin that can be given now, each with what it is about; of games, the latest: beside a ladder's
    there are thousands."""
    found: dict[str, str] = {}
    for game in (*islice(reversed(book.games.values()), RECENT), *book.held.values()):
        if game.source != "import" and not games.settled(book, game):
            found |= _of_a_game(book, game)
    return found


def _of_a_game(book: League, game: Game) -> dict[str, str]:
    number, disputed = game.number, book.word(game.number).disputed
    found: dict[str, str] = {}
    if disputed or games.waiting(book, game):
        found[f"mito confirm {number}"] = "word"
    if set(game.players) - set(disputed):
        found[f"mito dispute {number}"] = "word"
    if disputed or number in book.held:
        found[f"mito uphold {number}"] = "word"
    return found
