"""What the command line tells the author of an adventure: whether it holds together, and how finely it judges;
in the language in which the file is written."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from bot.adventure_toml import adventure_of, language_of
from bot.commands.gdr.names import question_named
from bot.commands.number_format import figure
from bot.engines.book import Refused
from bot.engines.gdr.prospects import Prospect, Weighed, of_character, of_progress
from bot.engines.gdr.scale import Scale
from bot.hall.cards.card import Argument, Say, say
from bot.rules import rulebook
from bot.settings import Settings
from bot.texts import Texts


def check(settings: Settings, texts: Texts, file: Path) -> int:
    """Read an adventure's file; print what is wrong with it, or what its mathematics come to."""
    try:
        content = file.read_bytes()
    except OSError:
        print(texts.say(settings.club.language, "cli-no-file", {"file": str(file)}))
        return 2
    language, rules = language_of(content) or settings.club.language, rulebook().gdr
    try:
        scale = Scale(rules, adventure_of(content, rules))
    except Refused as no:
        print(_said(texts, language, say("cli-adventure-wrong", file=str(file), why=_refusal(no))))
        return 1
    for line in _lines(scale):
        print(_said(texts, language, line))
    return 0


def _refusal(no: Refused) -> Say:
    return Say(f"refused-{no.reason}", no.facts)


def _lines(scale: Scale) -> Iterator[Say]:
    """Everything about an adventure that helps to tune it."""
    adventure = scale.adventure
    found = {key: of_character(scale, key) for key in adventure.characters}
    yield say("cli-adventure-title", title=adventure.title, kind=say(f"gdr-kind-{adventure.kind}"))
    first = next(iter(found.values()))
    alike = all(prospect.spread == first.spread for prospect in found.values())
    yield say("cli-adventure-descriptors" if alike else "cli-adventure-each")
    if alike:
        yield from (_item(one, first) for one in first.weighed if one.question.element is None)
    for key, prospect in found.items():
        yield say("cli-adventure-character", name=adventure.characters[key].name)
        yield from _whole(prospect)
        yield from (_item(one, prospect) for one in prospect.weighed if one.question.element is not None or not alike)
    progress = of_progress(scale)
    yield say("cli-adventure-progress")
    yield from _whole(progress)
    for one in progress.weighed:
        yield _item(one, progress)


def _whole(prospect: Prospect) -> Iterator[Say]:
    """How many scores there are, what the thresholds give, and how far the best and the worst go."""
    many = prospect.scores is None
    key = "cli-adventure-combinations" if many else "cli-adventure-scores"
    yield say(key, combinations=_grouped(prospect.combinations), scores=_grouped(prospect.scores or 0))
    low, high = prospect.thresholds
    yield say(
        "cli-adventure-spread",
        low=figure(low),
        high=figure(high),
        spread=figure(prospect.spread),
        share=_share(prospect.share),
        team=_share(prospect.for_team),
    )
    yield say("cli-adventure-reach", worst=figure(prospect.at(prospect.worst)), best=figure(prospect.at(prospect.best)))


def _share(share: Fraction) -> Argument:
    """What of 100 something makes up; decimals only where there are some."""
    return figure(share, 0 if share.denominator == 1 else 2)


def _item(one: Weighed, prospect: Prospect) -> Say:
    """A question with the points that depend on it, and what these come to in a player's score."""
    in_score = one.range / prospect.spread * prospect.share
    return say(
        "cli-adventure-item", name=question_named(one.question), points=figure(one.range), score=figure(in_score)
    )


def _grouped(number: int) -> Argument:
    """A number of any size in groups of three, parted as in every other number of that language."""
    thousands, rest = divmod(number, 1000)
    return say("cli-thousands", thousands=_grouped(thousands), rest=f"{rest:03}") if thousands else str(rest)


def _said(texts: Texts, language: str, argument: Any) -> Any:
    """Words in one language, with those within them."""
    if not isinstance(argument, Say):
        return argument
    return texts.say(
        language, argument.key, {name: _said(texts, language, one) for name, one in argument.arguments.items()}
    )
