"""The stem of a word, by Snowball's rules for its language: `gatti` and `gatto` have the same."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Any

from babel import Locale


@cache
def _stemmer(language: str) -> Any:
    import snowballstemmer  # thirty languages: read when the first clue is given

    name = str(Locale.parse(language).english_name).casefold()
    return snowballstemmer.stemmer(name) if name in snowballstemmer.algorithms() else None


def folded(word: str) -> str:
    """A word without capitals and accents, as it is compared: phones leave both out."""
    plain = unicodedata.normalize("NFD", word.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


@lru_cache(4096)
def stem(word: str, language: str) -> str:
    """What is left of a word without its endings; of a list's words it is kept, for each clue asks for twenty-five."""
    stemmer = _stemmer(language)
    composed = unicodedata.normalize("NFC", word.casefold())
    return folded(composed if stemmer is None else stemmer.stemWord(composed))


def akin(one: str, other: str, language: str) -> bool:
    """Whether two words are the same, or of the same stem."""
    return folded(one) == folded(other) or stem(one, language) == stem(other, language)
