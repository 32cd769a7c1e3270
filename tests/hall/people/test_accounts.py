"""What people are called by what their platform says of them."""

from __future__ import annotations

import pytest

from bot.hall.people.accounts import LONGEST, account_row, name_there, public_name
from bot.hall.requests import Account


@pytest.mark.parametrize(
    ("name", "handle", "called"),
    [
        ("Anna", "anna", "Anna"),
        ("An\u200bna\n", "anna", "Anna"),
        ("A" * (LONGEST + 1), "anna", "A" * LONGEST),
        ("\u200b", "anna\u202e", "anna"),
        ("", "a" * (LONGEST + 1), "a" * LONGEST),
        ("\u200b", "\u200b", "?"),
        ("", "", "?"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it_or_else_the_username(name: str, handle: str, called: str) -> None:
    account = Account("discord", "1", name, "it", handle)
    assert name_there(account) == public_name(account) == called


def test_on_a_server_somebody_may_be_called_otherwise() -> None:
    account = Account("discord", "1", "La Rossa", "it", "anna", public="Anna")
    assert (name_there(account), public_name(account)) == ("La Rossa", "Anna")


@pytest.mark.parametrize(
    ("asks", "before", "kept"), [("en-GB", "it", "en"), ("it", "", "it"), ("de", "en", "en"), ("", "", "")]
)
def test_the_language_that_an_account_asks_for_is_kept_where_it_is_one_of_ours(
    asks: str, before: str, kept: str
) -> None:
    row = account_row(Account("discord", "1", "Anna", asks, "Anna_99"), {"language": before})
    assert row == {"platform": "discord", "account": "1", "name": "Anna", "handle": "anna_99", "language": kept}
