"""The hashes of the chain, and of what its lines hide."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from bot.checker.reading import is_hash
from bot.hall.books.chain import compact, first_head, in_fours, linked

__all__ = ["bound", "earlier", "first_head", "hidden_list", "in_fours", "linked"]


def bound(salt: str, text: str) -> str:
    """What binds a hidden value; empty where the salt is none: a short one would let the value be guessed."""
    return hashlib.sha256(bytes.fromhex(salt) + text.encode()).hexdigest() if is_hash(salt) else ""


def hidden_list(salt: str, bindings: Iterable[str]) -> str:
    """What a line says of the entries of which nobody knew when it was written."""
    return bound(salt, compact([*bindings]))


def earlier(salt: str, lines: Iterable[str]) -> str:
    """What the first line of a chain says of the lines of the first edition."""
    hashed = b""
    for line in lines:
        hashed = hashlib.sha256(hashed + hashlib.sha256(line.encode()).digest()).digest()
    return hashlib.sha256(bytes.fromhex(salt) + hashed).hexdigest() if is_hash(salt) else ""
