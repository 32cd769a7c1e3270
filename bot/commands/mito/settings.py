"""/mito settings: the ladders with their names and numbers, shown and changed."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated

from bot.commands.mito.cog import cog, in_its_zone
from bot.commands.mito.names import Amount, LadderName, WhichLadder, amount, called
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.mito.league import League
from bot.engines.mito.points import hundredths
from bot.engines.mito.rules import EVERY, Which
from bot.engines.mito.settings import LadderChanged, change
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Table, Tone, Words, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Whole, Yes

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
    if name is not None:
        await _free_name(call, which, name)
    changed = change(
        book,
        call.member,
        which,
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


@cog.tells(LadderChanged)
def changed_line(call: Call[League], entry: LadderChanged) -> Argument:
    """A ladder's name and numbers."""
    rules = entry.rules
    return say(
        "mito-line-changed" if rules.active else "mito-line-off",
        ladder=Free(entry.name) if entry.name else called(call.book, entry.which),
        start=amount(rules.first),
        pot=amount(hundredths(rules.share)),
        minimum=rules.minimum,
        who=Mention(entry.by),
    )


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
