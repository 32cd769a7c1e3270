"""A refusal as one sentence for the member who asked, with what to do instead."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.engines.book import Refused
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Say, Tone, code, say, strong
from bot.hall.cards.ids import PERSON
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Parameter
from bot.texts import Texts

GONE = "button-gone"
"""The reason where only a button can have said what was refused."""
LONGEST_QUOTE = 60
"""Characters of what was typed that a refusal quotes."""
Behind: TypeAlias = Callable[[str, Command | None], Button]
"""What opens the paragraph behind a refusal: by its reason, and the command that was refused."""


def refusal(
    no: Refused,
    texts: Texts,
    language: str,
    asker: str = "",
    behind: Behind | None = None,
    command: Command | None = None,
) -> Card:
    """The card of a refusal; where it is about whoever asks, and there are such words, it speaks to them. Its button,
    if it is known what is `behind` refusals of a `command`, opens the paragraph that tells why."""
    named = next((value for value in no.facts.values() if isinstance(value, Command)), command)
    if no.reason == "bad-value":
        (reason, said), detail = _bad_value(texts, language, **no.facts), no.facts["why"].key
    elif any(isinstance(value, Command) and value.hidden for value in no.facts.values()):
        # Nobody types what only buttons give: there is nothing to explain.
        reason, said, detail = GONE, say(f"refused-{GONE}"), ""
    else:
        (reason, said), detail = _said(no, texts, language, asker), ""
    card = Card(lines=(said,), audience=Audience.MEMBER, tone=Tone.BAD)
    if behind is None:
        return card
    button = behind(GONE if reason == GONE else detail or reason, named)
    return replace(card, buttons=((button,),), words_first=True)


def _said(no: Refused, texts: Texts, language: str, asker: str) -> tuple[str, Say]:
    """The reason, and its sentence."""
    reason = no.reason
    if no.facts.get("player") in (asker, Mention(asker)) and texts.has(language, f"refused-{reason}-yourself"):
        reason = f"{reason}-yourself"
    facts: dict[str, Argument] = {}
    for name, value in no.facts.items():
        if isinstance(value, Command):
            facts[name] = code(f"/{typed_name(texts, language, value)}")
            facts["example"] = example(texts, language, value)
        else:
            facts[name] = _quoted(name, value)
    if isinstance(meant := facts.pop("meant", None), str) and texts.has(language, meant.replace(" ", "-")):
        facts["nearest"] = f"/{_named(texts, language, tuple(meant.split()))}"  # As who reads it calls it.
    return no.reason, say(f"refused-{reason}", **facts)


def said_aloud(command: Command, no: Refused | None, texts: Texts, language: str, behind: Behind | None) -> Card:
    """The refusal of a line in which everybody could read a secret of this command; of a mistyped name also which,
    unless it holds a number: any may be the secret."""
    value = str(no.facts["value"]) if no is not None and no.reason == "unknown-parameter" else ""
    if not value or re.search(r"\d", value):
        return refusal(Refused("say-it-in-private", command=command), texts, language, behind=behind)
    return refusal(Refused("unknown-parameter-aloud", value=value, command=command), texts, language, behind=behind)


def typed_name(texts: Texts, language: str, command: Command) -> str:
    """The command as typed in a language, without the slash."""
    return _named(texts, language, command.path)


def _named(texts: Texts, language: str, path: tuple[str, ...]) -> str:
    first = texts.name(language, path[0])
    return f"{first} {texts.name(language, '-'.join(path))}" if len(path) > 1 else first


def example(texts: Texts, language: str, command: Command) -> Argument:
    """A line of this command that works."""
    key = f"{command.key}.example"
    return code(texts.name(language, key)) if texts.has(language, key) else ""


def _bad_value(texts: Texts, language: str, command: Command, parameter: Parameter, why: Say) -> tuple[str, Say]:
    """What is wrong with a value: the reason, and its sentence."""
    key = f"{command.key}.{parameter.name.replace('_', '-')}"
    if parameter.hidden or not texts.has(language, key):
        # Nobody is ever asked for it: only a button can have held it.
        return GONE, say(f"refused-{GONE}")
    name = texts.name(language, key)
    given = {name: _quoted(name, value) for name, value in why.arguments.items()}
    words = Say(f"refused-{why.key}", given)
    if isinstance(parameter.kind, Choice):
        names = [texts.name(language, f"choices-{parameter.kind.name}.{value}") for value in parameter.kind.values]
        words = Say(f"refused-{why.key}", {**given, "choices": ", ".join(names)})
    if command.hidden:
        # Asked for by a button: there is no line to type instead.
        return "bad-word", say("refused-bad-word", parameter=strong(name), why=words)
    shown = example(texts, language, command)
    return "bad-value", say("refused-bad-value", parameter=strong(name), why=words, example=shown)


def _quoted(name: str, value: Argument) -> Argument:
    """What a refusal names; of what was typed the beginning, for it may be a page."""
    if not isinstance(value, str):
        return value
    if name not in ("value", "name"):
        return Mention(value) if PERSON.fullmatch(f'"{value}"') else value  # an engine knows people by their ids
    if len(value) <= LONGEST_QUOTE:
        return value
    return f"{value[: LONGEST_QUOTE - 1]}…"
