"""The page that checks an export without Araldo: one file, with what it has to know and to say put into it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import bot.texts
from bot.checker.entry_table import ACTS, NUMBER, SECRET_ENTRIES, WITHOUT_GAPS, kinds
from bot.hall.books.chain import compact
from bot.texts import FIRST_LANGUAGE, LANGUAGES, Texts

TEMPLATE = Path(__file__).with_name("checker.html")
NAME = "araldo-check.html"
UNPROVED = (
    "checker-unproved-league",
    "checker-unproved-foresight",
    "checker-unproved-dropped",
    "checker-unproved-edited",
    "checker-unproved-rules",
    "checker-unproved-word",
    "checker-unproved-agreed",
    "checker-unproved-platform",
    "checker-unproved-first-edition",
)
"""What no check of a file proves: the page says it as docs/seal.md does, in its order."""
POLICY = "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"
"""What the page may do where it is served: its own sums, and nothing else."""


@cache
def page(texts: Texts) -> bytes:
    """The page, in both languages."""
    table = {
        "kinds": {name: kind._asdict() for name, kind in kinds().items()},
        "acts": ACTS,
        "number": NUMBER,
        "gaps": WITHOUT_GAPS,
        "secret": SECRET_ENTRIES,
        "unproved": [key.removeprefix("checker-") for key in UNPROVED],
    }
    said = {language: _texts(texts, language) for language in LANGUAGES}
    template = TEMPLATE.read_text("utf-8")
    return template.replace("{{TABLE}}", _inside(table)).replace("{{TEXTS}}", _inside(said)).encode()


def _texts(texts: Texts, language: str) -> dict[str, str]:
    """What the page says, with the names of the facts in braces."""
    facts = {name: f"{{{name}}}" for name in ("line", "what", "why", "lines", "dice", "agreed")}
    return {key.removeprefix("checker-"): texts.say(language, key, facts) for key in _keys()}


def _keys() -> list[str]:
    """The texts of the check, all of which the page may have to say."""
    file = Path(bot.texts.__file__).parent / FIRST_LANGUAGE / "checker.ftl"
    return re.findall(r"^(checker-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)


def _inside(value: object) -> str:
    """JSON that ends no script of the page."""
    return compact(value).replace("<", "\\u003c")
