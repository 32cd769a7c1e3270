"""Opaque names for people, rooms, books and stored buttons."""

import re
import secrets

_SIGNS = "0123456789abcdefghijkmnpqrstuvwxyz"

PERSON = re.compile(r'"(p[0-9a-z]{10})"')
"""A person's id where it stands in an entry."""


def fresh(sort: str, length: int = 10) -> str:
    """A new id that starts with the letter of its sort: p person, r room, c club, b book, w words, t token."""
    return sort + "".join(secrets.choice(_SIGNS) for _ in range(length))
