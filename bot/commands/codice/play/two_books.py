"""What is played here is pressed in two kinds of books: a tournament's and a room's friendlies'. Each command is
declared for both, `codice play-…` and `codice friendly-…`, so that a room may have both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from bot.commands.codice.cog import cog, told
from bot.commands.codice.names import named
from bot.commands.named_refusals import before_its_form, speaking
from bot.engines.codice.matches import Where
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Button, Mention, say
from bot.hall.cards.lists import joined
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Answerer, Cog
from bot.hall.declared.kinds import Whole

friendly_cog: Cog[Friendly] = Cog(Friendly, "codice")

Book: TypeAlias = Codice | Friendly
Round = Annotated[int, Whole(1, 100_000)]
Table = Annotated[int, Whole(1, 9999)]
Hand = Annotated[int, Whole(1, 9999)]
Place = Annotated[int, Whole(0, 24)]
Able: TypeAlias = Callable[[Call[Any], Where], object]
"""Refuses who cannot do something in a hand now."""


def team(book: Book, where: Where, id: str, *, ping: bool = False) -> Argument:
    """A team by its name; in a friendly by its players."""
    if isinstance(book, Codice):
        return named(book, id)
    return joined("codice-friendly-team", (Mention(player, ping) for player in book.seated(where, id)))


def _told(book: Book, fact: str, value: Any) -> Any:
    """A fact of a refusal in words."""
    if fact in ("who", "player"):
        return Mention(value) if value else say("codice-nobody")
    if fact == "team" and isinstance(book, Friendly):
        return team(book, list(book.plays)[-1], value)
    return told(book, fact, value) if isinstance(book, Codice) else value


speaks = speaking(_told)
"""Marks a command whose refusals name teams and players."""


def both(name: str, *, able: Able | None = None, **options: Any) -> Callable[[Answerer], Answerer]:
    """Declare the function below as a button of both kinds of books. Who is not `able` to do it now hears so at the
    press, not once a form is filled in."""

    fields = None if able is None else before_its_form(_told, lambda call: able(call, _where(call)))

    def declare(answer: Answerer) -> Answerer:
        for one, word in ((cog, "play"), (friendly_cog, "friendly")):
            one.command(f"{word}-{name}", hidden=True, fields=fields, **options)(speaks(answer))
        return answer

    return declare


def _where(call: Call[Any]) -> Where:
    """The hand that a button names."""
    return Where(*(int(call.given[one]) for one in ("round", "table", "hand")))


def both_timers(name: str) -> Callable[[Answerer], Answerer]:
    """Declare the function below as what happens when a timer of either kind of book is due."""

    def declare(answer: Answerer) -> Answerer:
        cog.timer(name)(answer)
        friendly_cog.timer(name)(answer)
        return answer

    return declare


def line(book: Book, play: Play, act: str, *more: object) -> str:
    """What a button of a hand carries."""
    word = "play" if isinstance(book, Codice) else "friendly"
    return " ".join(map(str, (f"codice {word}-{act}", *play.where, *more)))


def button(book: Book, play: Play, act: str, style: str = "plain", ask: tuple[str, ...] = ()) -> Button:
    """A button of a hand, named by what it does."""
    return Button(say(f"codice-play-{act}-button"), line(book, play, act), style, ask)
