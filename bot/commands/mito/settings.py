"""/mito settings: the ladders with their numbers, shown and changed; and /mito quality, how well they predict."""

from __future__ import annotations

from decimal import Decimal
from functools import partial
from typing import Annotated

from bot.commands.mito.cog import in_its_zone
from bot.commands.mito.names import Amount, LadderName, WhichLadder, amount, called, meant
from bot.commands.naming import listed, same
from bot.commands.number_format import figure, percent
from bot.engines.book import Refused
from bot.engines.mito.league import League
from bot.engines.mito.points import hundredths
from bot.engines.mito.quality import Quality, quality
from bot.engines.mito.rules import EVERY, Which
from bot.engines.mito.settings import change
from bot.hall.books.shelf import aside
from bot.hall.cards.card import Argument, Button, Card, Table, Tone, Words, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Whole, Yes

cog: Cog[League] = Cog(League, "mito")

Start = Annotated[Decimal, Amount(low="1", high="1000000")]
Pot = Annotated[Decimal, Amount(low="0.01", high="100")]
Minimum = Annotated[int, Whole(0, 1000)]


@cog.command("settings", may=May.DIRECTOR, opens=True)
@in_its_zone
async def settings(
    call: Call[League],
    which: WhichLadder | None = None,
    name: LadderName | None = None,
    start: Start | None = None,
    minimum: Minimum | None = None,
    pot: Pot | None = None,
    active: Yes | None = None,
) -> Card:
    """The ladders, their names and their numbers."""
    book = call.book
    if all(given is None for given in (name, start, minimum, pot, active)):
        return settings_card(book)
    one = meant(which) if which else None
    if name is not None:
        await _free_name(call, one, name)
    changed = change(
        book,
        call.member,
        one,
        call.now,
        name=call.keep(name, shared=True),
        start=start,
        share=pot,
        minimum=minimum,
        active=active,
    )
    if not changed:
        raise Refused("mito-settings-same")
    news = say("mito-settings-changed", ladders=listed(called(book, other) for other in changed))
    return settings_card(book, news, say("mito-settings-holds"))


async def _free_name(call: Call[League], which: Which | None, name: str) -> None:
    """One name for one ladder, which no other has."""
    if which is None:
        raise Refused("mito-which-name")
    for other in EVERY:
        if other != which:
            words = await call.people.words(call.book.names[other]) if other in call.book.names else None
            if same(words or call.house.texts.say(call.language, f"mito-ladder-{other}")) == same(name):
                raise Refused("mito-name-taken", name=name)


def settings_card(book: League, *news: Argument) -> Card:
    """Every ladder with its numbers; each can be changed by a form."""
    rows: list[Words] = []
    buttons = []
    for which in EVERY:
        rules = book.numbers(which)
        state = "" if rules.active else say("mito-settings-off")
        pot = say("percent", value=amount(hundredths(rules.share)))
        rows.append((called(book, which), amount(rules.first), pot, str(rules.minimum), state))
        asks = ("name", "start", "minimum", "pot", "active")
        buttons.append(Button(called(book, which), f"mito settings {which}", ask=asks))
    head = tuple(say(f"mito-settings-column-{one}") for one in ("ladder", "start", "pot", "minimum"))
    return Card(
        say("mito-settings-title"),
        (*news, say("mito-settings-what")),
        Table((*head, ""), tuple(rows), right=(1, 2, 3)),
        buttons=(tuple(buttons),),
        tone=Tone.GOOD if news else Tone.PLAIN,
    )


# --- how well the ratings predict


@cog.command("quality", may=May.DIRECTOR, reads=True)
async def quality_(call: Call[League]) -> Card:
    """How well each ladder would have predicted the club's games, against a plain equal guess."""
    book = call.book
    games = list(book.order)
    if not games:
        raise Refused("mito-no-games")
    found: list[tuple[Which, Quality]] = []
    for which in book.active:
        one = await aside(len(games), partial(quality, games, which, book.numbers(which), book.zone))
        if one is not None:
            found.append((which, one))
    rows: list[Words] = [(called(book, which), _loss(one.rating), percent(one.gain)) for which, one in found]
    first = found[0][1]
    rows.append((say("mito-quality-equal"), _loss(first.equal), ""))
    head = tuple(say(f"mito-quality-column-{one}") for one in ("ladder", "loss", "gain"))
    key = "better" if first.gain > 0 else "worse"
    lines: list[Argument] = [
        say(f"mito-quality-{key}", ladder=called(book, found[0][0]), gain=percent(abs(first.gain)), games=first.games),
        say("mito-quality-parts", elo=_loss(first.elo), risikometro=_loss(first.risikometro)),
        say("mito-quality-what"),
    ]
    return Card(say("mito-quality-title"), tuple(lines), Table(head, tuple(rows), right=(1, 2)))


def _loss(value: float | None) -> Argument:
    """A mean loss with four decimals."""
    return "–" if value is None else figure(value, 4)
