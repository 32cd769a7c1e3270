"""The words of a typed line, and the quotes that hold some of them together."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from bot.hall.cards.plain_text import folded
from bot.hall.people.names_in_words import as_one_name

# Quoted words end with the sign that goes with the first (other signs may stand inside), else with the nearest one:
# phones write quotes in many ways, and mix them. Nothing is tried twice, so no line takes long.
_QUOTE = (
    r'"((?:\\.|[^"\\])*+)"|“((?:\\.|[^“”\\])*+)”|”((?:\\.|[^”\\])*+)”|„((?:\\.|[^„“”\\])*+)[“”]|«((?:\\.|[^«»\\])*+)»'
    r'|["“”„«]((?:\\.|[^"“”»\\])*+)["”“»]?'
)
_QUOTED = re.compile(_QUOTE, re.S)
# A word is a run of characters, with quoted parts inside it.
WORD = re.compile(rf'(?:[^\s"“”„«»]|{_QUOTE})+|[»”]', re.S)
WHOLE = re.compile(_QUOTE, re.S)
_OTHERWISE = re.compile(r'[“”„«»]|"@')


def is_quoted(word: str) -> bool:
    """Whether quotes stand in it."""
    return any(sign in word for sign in '"“”„«»')


def unquoted(word: str) -> str:
    """The word without its quotes."""
    if not is_quoted(word):
        return word
    return _QUOTED.sub(lambda match: re.sub(r"\\(.)", r"\1", match[match.lastindex or 0], flags=re.S), word)


def one_name(word: str) -> str:
    """One more of a list, as it was typed, but a name with its @ in quotes."""
    return one if (one := as_one_name(unquoted(word))) != unquoted(word) else word


def names_as_read(words: str) -> str:
    """Names as they were typed into a field of their own, with the signs by which they are read: phones write quotes in
    many ways, and some people write the @ inside them."""
    return WORD.sub(lambda found: _name(found[0]), words) if is_quoted(words) else words


def _name(word: str) -> str:
    bare = unquoted(word)
    if '"' in bare or not _OTHERWISE.search(word):
        return word
    if bare.startswith("@"):
        return as_one_name(bare)
    return f'"{bare}"' if " " in bare else bare


def nearest_to(word: str, known: Iterable[str]) -> str:
    """The known name most like a word, to offer it."""
    return next(iter(difflib.get_close_matches(folded(word), list(known), 1, 0.7)), "")
