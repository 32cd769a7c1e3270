"""Opaque ids for people, rooms, clubs, books, kept words and stored buttons."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import blake2s

_SIGNS = "0123456789abcdefghijkmnpqrstuvwxyz"
"""Without l and o, which look like 1 and 0."""

PERSON = re.compile(r'"(p[0-9a-z]{10})"')
"""A person's id where it stands in an entry."""


def sign(named: str) -> str:
    """Four characters for what is named so, always the same ones, which tell nobody what it is."""
    digest = int.from_bytes(blake2s(named.encode(), digest_size=8).digest())
    return "".join(_SIGNS[digest // len(_SIGNS) ** place % len(_SIGNS)] for place in range(4))


class Ids:
    """Makes ids that nobody can guess: the link to a board and the token of a button are rights."""

    def __init__(self, choose: Callable[[str], str] = secrets.choice) -> None:
        self._choose = choose

    def fresh(self, sort: str, length: int = 10) -> str:
        """A new id, after the letter of its sort: p person, r room, c club, b book, w words, t token, v board."""
        return sort + "".join(self._choose(_SIGNS) for _ in range(length))
