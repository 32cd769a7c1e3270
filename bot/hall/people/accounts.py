"""What a platform says of somebody, as rows: the name that they have everywhere, and the one of a club alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.hall.cards.plain_text import clean
from bot.hall.requests import Account
from bot.names import key
from bot.storage.contract import Change, Drop, Put
from bot.texts import LANGUAGES, WIDE_LANGUAGE

LONGEST = 64
"""Characters of a name."""


def language_of(code: str) -> str:
    """The language of ours that a platform's code asks for; empty if none."""
    short = code[:2].lower()
    return short if short in LANGUAGES else ""


def likely_language(code: str) -> str:
    """The language of ours that somebody with this code reads best; empty if the platform tells none."""
    return language_of(code) or (WIDE_LANGUAGE if code else "")


def public_name(account: Account) -> str:
    """What somebody is called wherever they are on the platform."""
    return _cleaned(account.public or account.name, account)


def name_there(account: Account) -> str:
    """What somebody is called where this was said of them."""
    return _cleaned(account.name, account)


def _cleaned(name: str, account: Account) -> str:
    name = clean(name)[:LONGEST]
    return name if key(name) else clean(account.handle)[:LONGEST] or "?"


def in_language(account: Account, before: str) -> Account:
    """The account with the language of ours that it asks for, or asked for before."""
    language = language_of(account.language) or before
    return account if account.language == language else replace(account, language=language)


def account_row(account: Account, before: Mapping[str, Any]) -> dict[str, Any]:
    """The row of an account, which had this one before, or none."""
    language = language_of(account.language) or before.get("language") or ""
    return {
        "platform": account.platform,
        "account": account.id,
        "name": public_name(account),
        "handle": account.handle.casefold(),
        "language": language,
    }


def former(person: str, before: str, name: str) -> list[Change]:
    """The row by which somebody can still be found under a former name."""
    if not before or before == name:
        return []
    return [Put("names", {"person": person, "key": key(before), "sort": "was", "name": before})]


def goes_by(circle: str, person: str, own: str) -> Put:
    """The row that says under which of their linked ids (`own`) a person is named in a club."""
    return Put("names", {"person": person, "key": own, "sort": f"as {circle}", "name": ""})


def called_in(circle: str, person: str, public: str, name: str, rows: Iterable[Mapping[str, Any]]) -> list[Change]:
    """What a club calls somebody from now on who has these names; what they are called everywhere is not kept twice."""
    sort = f"in {circle}"
    before = [row["name"] for row in rows if row["sort"] == sort]
    if before == ([] if name == public else [name]):
        return []
    gone = Drop("names", {"person": person, "sort": sort})
    row = {"person": person, "key": key(name), "sort": sort, "name": name}
    return [gone] if name == public else [gone, Put("names", row)]
