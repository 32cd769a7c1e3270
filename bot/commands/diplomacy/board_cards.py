"""The card of a board: its centres after a winter, stars and yellow cards, what can be done next."""

from __future__ import annotations

from collections.abc import Iterable

from bot.commands import card_pictures
from bot.commands.diplomacy.names import named, points_said, power_said
from bot.commands.diplomacy.seating.seats import board_said, rules_said
from bot.engines.diplomacy import objections
from bot.engines.diplomacy.centres import Leap, complete, leaps, lost_centres
from bot.engines.diplomacy.games import Counts, Game
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.scoring import scores
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Button, Card, Picture, Table, Tone, Words, say, strong
from bot.hall.cards.lists import joined, listed
from bot.hall.running.forms import rows

STAR, CARD = "*", "🟨"


def board_card(book: Diplomacy, game: Game, *news: Argument) -> Card:
    """A board after its last winter."""
    lines: list[Argument] = list(news)
    lines += [*_state(book, game), *rules_said(book, game)]
    lines += homes_said(game)
    if game.minutes:
        lines.append(say("diplomacy-star"))
    if game.year is not None and lost_centres(game, game.year):
        lines.append(say("diplomacy-lost-centres", count=lost_centres(game, game.year)))
    if game.year is not None and not game.over:
        lines += leaps_said(leaps(book, game, game.year, game.counts[game.year]))
    disputed = disputed_said(book, game)
    lines += disputed
    told = told_said(book, game)
    lines += told or ([] if book.hide else now_said(book, game))
    title = say("diplomacy-board-of", board=board_said(game), round=game.where.round)
    if game.year is not None:
        title = say("diplomacy-board-at", board=board_said(game), round=game.where.round, year=str(game.year))
    buttons = (*told_buttons(book, game), *objection_buttons(book, game), *rows(_row(book, game)))
    tone = Tone.ASK if told or disputed else Tone.PLAIN
    short = (say("diplomacy-board-of", board=board_said(game), round=game.where.round), told[0]) if _waits(game) else ()
    return Card(title, tuple(lines), _table(book, game), buttons=buttons, tone=tone, short=short)


def _waits(game: Game) -> bool:
    """Whether it waits for the yes of anybody else at the board."""
    return game.told is not None and not game.told.doubted


def told_said(book: Diplomacy, game: Game) -> list[Argument]:
    """A winter that somebody here has told, and whose word it waits for."""
    told = game.told
    if told is None:
        return []
    year = str(told.year)
    lines: list[Argument] = [
        strong(say("diplomacy-told", year=year, player=named(book, told.player), counts=counts_said(game, told.counts)))
    ]
    lines += leaps_said(leaps(book, game, told.year, told.counts))
    if not told.doubted:
        return [*lines, say("diplomacy-told-waits", player=named(book, told.player))]
    if told.rival is None:
        lines.append(say("diplomacy-told-no", player=named(book, told.doubted)))
    else:
        counts = counts_said(game, told.rival)
        lines.append(strong(say("diplomacy-told-rival", player=named(book, told.doubted), counts=counts)))
    return [*lines, say("diplomacy-told-referee")]


def disputed_said(book: Diplomacy, game: Game) -> list[Argument]:
    """Winters that count by the word of two, and of which a third says that they were not so."""
    return [
        strong(say("diplomacy-disputed", year=str(year), player=named(book, player)))
        for year, player in sorted(game.disputed.items())
    ]


def objection_buttons(book: Diplomacy, game: Game) -> tuple[tuple[Button, ...], ...]:
    """Who sat there may say of what two others confirmed that it was not so; a referee decides."""
    found: list[tuple[Button, ...]] = []
    if (year := objections.open_to(book, game)) is not None:
        line = f'diplomacy object {game.where.round} {game.where.board} {year} "{seven_said(game.counts[year])}"'
        found.append((Button(say("diplomacy-object-button", year=str(year)), line, "bad"),))
    for year in sorted(game.disputed):
        where = f"{game.where.round} {game.where.board} {year}"
        line = f'diplomacy uphold {where} "{seven_said(game.counts[year])}"'
        fix = Button(say("diplomacy-disputed-fix-button", year=str(year)), f"diplomacy winter {where}", ask=("counts",))
        found.append((Button(say("diplomacy-uphold-button", year=str(year)), line, "good"), fix))
    return tuple(found)


def told_buttons(book: Diplomacy, game: Game) -> tuple[tuple[Button, ...], ...]:
    """A rival confirms what was told with one press, or says that it was not so; a referee takes either's word."""
    told = game.told
    if told is None:
        return ()
    where = f"{game.where.round} {game.where.board} {told.year}"
    if not told.doubted:
        yes = Button(say("diplomacy-confirm-button"), f'diplomacy confirm {where} "{seven_said(told.counts)}"', "good")
        return ((yes, Button(say("diplomacy-doubt-button"), f"diplomacy doubt {where}", "bad")),)
    row = [_right(book, told.player, where, told.counts)]
    if told.rival is not None:
        row.append(_right(book, told.doubted, where, told.rival))
    return (tuple(row),)


def _right(book: Diplomacy, player: str, where: str, counts: Counts) -> Button:
    label = say("diplomacy-right-button", player=named(book, player))
    return Button(label, f'diplomacy winter {where} "{seven_said(counts)}"')


def seven_said(counts: Counts) -> str:
    """The centres of a winter as a button names them."""
    return " ".join(str(counts.get(power, 0)) for power in POWERS)


def counts_said(game: Game, counts: Counts) -> Argument:
    """The centres of a winter in one line; who has none and had none is not named."""
    shown = (power for power in POWERS if counts.get(power, 0) or game.centres(power))
    return joined(
        "diplomacy-seats-and",
        (say("diplomacy-told-power", power=power_said(power), centres=counts.get(power, 0)) for power in shown),
    )


def now_said(book: Diplomacy, game: Game) -> list[Argument]:
    """What a board that is played would give if it ended now."""
    if game.year is None or game.over:
        return []
    given = scores(game, book.rules).values()
    each = (say("diplomacy-now-power", power=power_said(one.power), points=points_said(one.points)) for one in given)
    return [say("diplomacy-now", powers=joined("diplomacy-seats-and", each))]


def homes_said(game: Game) -> list[Argument]:
    """The homes that the players of an escalation have written down."""
    return [
        say(
            "diplomacy-home-of",
            power=power_said(power),
            homes=listed(say(f"diplomacy-provinces-{key}") for key in homes),
        )
        for power, homes in game.homes.items()
    ]


def leaps_said(found: Iterable[Leap]) -> list[Argument]:
    """Powers with more centres than their units could reach: a slip, most likely."""
    return [
        say("diplomacy-leap", power=power_said(one.power), before=one.before, after=one.after, most=2 * one.before)
        for one in found
    ]


def _state(book: Diplomacy, game: Game) -> list[Argument]:
    """How far it is."""
    solo = game.solo(book.rules.score.solo_centres)
    if solo is not None:
        return [strong(say("diplomacy-solo", player=named(book, game.seats[solo]), power=power_said(solo)))]
    if game.drawn is not None:
        return [strong(say("diplomacy-drawn", year=str(game.drawn)))]
    if game.over:
        return [say("diplomacy-over")]
    if complete(book, game):
        return [strong(say("diplomacy-last-winter"))]
    if game.undecided:
        return [say("diplomacy-to-vote")]
    if game.year is None:
        return [say("diplomacy-not-begun", last=str(game.last_year))]
    return [say("diplomacy-goes-on", last=str(game.last_year))]


def _table(book: Diplomacy, game: Game) -> Table:
    """The figures stand before the names: on a phone the last column is the one that is cut."""
    shown_rows = []
    for power in POWERS:
        if power not in game.seats and not game.centres(power):
            continue
        centres = game.centres(power)
        shown = str(centres) if game.year is not None else "–"
        shown_rows.append((marked(game, power), shown, change_said(game, power), player_said(book, game, power)))
    head: Words = (say("diplomacy-column-power"), say("diplomacy-column-centres"), "±", say("diplomacy-column-player"))
    return Table(head, tuple(shown_rows), right=(1, 2))


def marked(game: Game, power: Power) -> Argument:
    """A power with its marks."""
    name = say("diplomacy-either") if game.undecided and power == "turkey" else power_said(power)
    return say("diplomacy-marked", power=name, marks=marks_of(game, power))


def marks_of(game: Game, power: Power) -> str:
    """The star of the minute, and a yellow card for each lateness."""
    return (STAR if power in game.minutes else "") + CARD * game.cards.get(power, 0)


def player_said(book: Diplomacy, game: Game, power: Power) -> Argument:
    """Who plays a power of a board, and who plays on for them; of Italy in disorder nobody does."""
    if power not in game.seats:
        return say("diplomacy-in-disorder")
    player, now = (named(book, one) for one in (game.seats[power], game.voice(power)))
    return say("diplomacy-in-place", player=player, other=now) if power in game.stand_ins else player


def change_said(game: Game, power: Power) -> str:
    """The change since the winter before; eliminated powers have a dash."""
    if game.year is None or game.year - 1 not in game.counts:
        return ""
    change = game.centres(power) - game.centres(power, game.year - 1)
    return f"+{change}" if change > 0 else f"−{-change}" if change else "="


def _row(book: Diplomacy, game: Game) -> tuple[Button, ...]:
    """What can be done next."""
    one, board = game.where
    row: list[Button] = []
    if game.undecided:
        return (Button(say("diplomacy-variant-button", board=board), f"diplomacy variant {board} {one}", "good"),)
    if game.over:
        row.append(Button(say("diplomacy-score-button"), f"diplomacy score {board} {one}"))
    elif complete(book, game):
        row.append(Button(say("diplomacy-finish-button"), f"diplomacy finish {board} {one}", "good"))
    else:
        row += [button for each in winter_buttons(book, game) for button in each]
        if game.year is not None and (game.vote is None or game.vote.year != game.year):
            row.append(Button(say("diplomacy-propose-button"), f"diplomacy draw {board} {one}"))
    if game.homes and not game.over:
        row.append(Button(say("diplomacy-slip-button"), f"diplomacy builds {one} {board}", ask=("text", "builds")))
    if game.escalation and game.year is not None and not game.over and len(game.homes) < game.size:
        row.append(Button(say("diplomacy-homes-button"), f"diplomacy homes {one} {board}", ask=("power", "centres")))
    if game.year is not None:
        row.append(Button(say("diplomacy-chart-button"), f"diplomacy years {one} {board}"))
        row.append(Button(say("diplomacy-map-button"), f"diplomacy map {one} {board}"))
    return tuple(row)


def winter_buttons(book: Diplomacy, game: Game) -> tuple[tuple[Button, ...], ...]:
    """The next winter: in a form, number by number, centre by centre; nothing where none is played."""
    if game.undecided or game.over or complete(book, game):
        return ()
    year = book.rules.game.first_year if game.year is None else game.year + 1
    where = f"{game.where.round} {game.where.board} {year}"
    label = say("diplomacy-winter-button", year=str(year))
    row = [
        Button(label, f"diplomacy winter {where}", "good", ask=("counts",)),
        Button(say("diplomacy-step-button"), f"diplomacy step {where}"),
    ]
    if game.variant != "turkey":
        row.append(Button(say("diplomacy-take-button"), f"diplomacy take {where}"))
    return (tuple(row),)


def chart(book: Diplomacy, game: Game) -> Picture:
    """The centres by year, with who plays what."""
    years = sorted(game.counts)
    counts: dict[str, list[int]] = {
        power: [game.centres(power, year) for year in years]
        for power in POWERS
        if power in game.seats or any(game.centres(power, year) for year in years)
    }
    notes: dict[str, Argument] = {power: named(book, player) for power, player in game.seats.items()}
    title = say("diplomacy-board-of", board=board_said(game), round=game.where.round)
    return card_pictures.centres(title, years, counts, notes=notes, goal=book.rules.score.solo_centres)
