"""What all growth shares: what was said so far, the card that asks for the rest, and the card of what has grown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal
from urllib.parse import parse_qsl, urlencode

from pydantic import TypeAdapter, ValidationError

from bot.commands.daimon.character import names
from bot.commands.daimon.journal import FIELDS, score
from bot.commands.journal_lines import Fields
from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.growth import growth
from bot.engines.daimon.growth.affordable import Growth, prospects
from bot.engines.daimon.making import skills
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Tone, say
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Kind
from bot.hall.running.forms import rows

Wanted = Literal["skill", "which", "trait", "class", "name", "score"]
"""What a button can ask in words: a parameter of `grow-say` each."""


@dataclass(frozen=True, slots=True)
class Growing:
    """What is to grow, as far as it was said."""

    what: Growth
    detail: str = ""
    klass: str = ""
    """The class that a new skill sits in."""
    instead: str = ""
    """The trait that goes."""
    skills: tuple[str, ...] = ()
    """The skills that move into a developed class."""
    number: int = 0
    """Of a weapon, a protection or an implant."""
    sort: str = ""
    value: int = 0
    score: str = ""
    own: bool = False
    """A name that is not printed is one of this table's own."""
    sure: bool = False
    """The skills are chosen: none is to be added."""

    def ask(self, label: Argument, wanted: Wanted, style: str = "plain") -> Button:
        """A button that asks in words for one thing more."""
        return Button(label, f"grow-say {ChosenSoFar().write(self)}", style, ask=(wanted,), in_words=True)

    def line(self, **more: str | int) -> str:
        """The line of a button that says this, and more."""
        given: dict[str, str | int] = {
            "detail": self.detail,
            "into": self.klass,
            "instead": self.instead,
            "skills": ".".join(self.skills),
            "number": self.number,
            "sort": self.sort,
            "value": self.value,
            "score": self.score,
            "own": "yes" if self.own else "",
            "sure": "yes" if self.sure else "",
        }
        words = [f"{name}:{quoted(str(value))}" for name, value in (given | more).items() if value]
        return " ".join(["grow", self.what, *words])


@dataclass(frozen=True, slots=True)
class ChosenSoFar(Kind):
    """What was said so far, as one word that fits a button: `what=implant&sort=nano`."""

    def read(self, typed: str) -> Growing:
        """What a word says."""
        said: dict[str, Any] = dict(parse_qsl(typed))
        try:
            return _GROWING.validate_python({**said, "skills": tuple(filter(None, said.get("skills", "").split(".")))})
        except ValidationError:
            raise Refused("button-gone") from None

    def write(self, value: Any) -> str:
        """The word; only what was said stands in it."""
        said = {field.name: getattr(value, field.name) for field in fields(value)} | {"skills": ".".join(value.skills)}
        return urlencode({name: word for name, word in said.items() if word})


_GROWING = TypeAdapter(Growing)


def status(call: Call[Campaign], character: Character) -> Argument:
    """Points, EVO and level."""
    most = call.book.rules.growth.points_an_evo
    return say("growth-status", evo=character.evo, points=character.points, most=most, level=character.level)


def menu(call: Call[Campaign]) -> Card:
    """Everything that could grow now, with its price."""
    character = living(call.book, call.member)
    found = prospects(call.book, call.member)
    buttons = [Button(say(f"growth-{kind}", **prices(call, kind)), f"grow {kind}") for kind in found]
    lines = [status(call, character)]
    lines.append(say("growth-menu") if found else say("growth-nothing", **_point(call)))
    if call.book.seat(call.member).free >= call.book.rules.prices.evolution:
        buttons.append(Button(say("growth-buy-point", **_point(call)), "reserve spend evolution"))
    title = say("growth-title", name=Free(character.name))
    return Card(title, tuple(lines), buttons=rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)


def point(call: Call[Campaign]) -> Card:
    """What /reserve spend evolution does: a point for reserve dice, and enough of them are an EVO."""
    before = living(call.book, call.member).evo
    growth.buy_point(call.book, call.member)
    character, seat = living(call.book, call.member), call.book.seat(call.member)
    lines: list[Argument] = [status(call, character), say("reserve-now", dice=seat.reserve)]
    if character.evo > before:
        lines.insert(0, say("growth-an-evo", points=call.book.rules.growth.points_an_evo))
    row = [Button(say("growth-buy-point", **_point(call)), "reserve spend evolution")]
    if seat.reserve < call.book.rules.prices.evolution:
        row.clear()
    if character.evo:
        row.append(Button(say("growth-again"), "grow"))
    title = say("growth-point-bought", name=Free(character.name))
    return Card(title, tuple(lines), buttons=(tuple(row),) if row else (), tone=Tone.GOOD)


def prices(call: Call[Campaign], kind: Growth) -> dict[str, int]:
    """What a kind of growth costs, for its button."""
    costs, implants = call.book.rules.growth, call.book.rules.implants
    single = {
        "attribute": costs.attribute,
        "trait": costs.trait,
        "replace-trait": costs.replace_trait,
        "class": costs.a_class,
        "develop-class": costs.develop,
        "wealth": costs.resources,
    }
    if kind == "skill":
        return {"evo": costs.specific, "more": costs.generic}
    if kind == "implant":
        return {"evo": implants.grow_skill, "more": implants.grow_attribute}
    return {"evo": single.get(kind, costs.gear), "more": 0}


def _point(call: Call[Campaign]) -> dict[str, int]:
    return {"dice": call.book.rules.prices.evolution}


def asked(
    call: Call[Campaign], question: Argument, buttons: Sequence[Button], *lines: Argument, width: int = 3
) -> Card:
    """A private question on the way to what is to grow."""
    character = living(call.book, call.member)
    back = Button(say("growth-back"), "grow")
    laid = rows(buttons, width if len(buttons) <= 4 * width else 5)
    return Card(
        say("growth-title", name=Free(character.name)),
        (status(call, character), question, *lines),
        buttons=(*laid, (back,)),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
        replaces=True,
    )


def between_sessions(call: Call[Campaign]) -> tuple[Argument, ...]:
    """A word of warning for what the rules want between sessions, or after an event: never a refusal."""
    return (say("growth-between-sessions"),) if call.book.session is not None else ()


def out_of_context(call: Call[Campaign], character: Character, klass: str) -> list[Argument]:
    """A word of warning where a class has come to hold more skills beside its trade than the rules advise."""
    rules = call.book.rules
    return [
        say("making-out-of-context", klass=names.named("class", key), count=count, most=rules.making.out_of_context)
        for key, count in skills.out_of_context(rules, call.book.sheets.defined, character)
        if key == klass
    ]


def grown(call: Call[Campaign], line: Argument, *more: Argument) -> Card:
    """What has grown, for the room."""
    character = living(call.book, call.member)
    title = say("growth-grown", name=Free(character.name))
    row = ((Button(say("growth-again"), "grow"),),) if character.evo else ()
    return Card(title, (line, *more, status(call, character)), buttons=row, tone=Tone.GOOD, replaces=True)


def affordable(call: Call[Campaign], price: int) -> Character:
    """The character, if it can pay; else the refusal comes before any question."""
    character = living(call.book, call.member)
    if character.evo < price:
        raise Refused("evo-short", have=character.evo, need=price)
    return character


IN_GROWTH: Fields = {**FIELDS, "attribute": score("score"), "skill": score("score"), "score": score("score")}
"""How the fields of growth's entries are told in the journal."""
