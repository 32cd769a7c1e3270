"""Whom a club means by a name: one person surely, some who are like it, or nobody."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import say
from bot.hall.people.known import Called, Known, Like, Nobody, Sure

CLUB = Known(
    [
        Called("anna", "display", "Anna"),
        Called("anna", "@discord", "anna_b"),
        Called("bea", "display", "Beatrice Neri"),
        Called("bea", "was", "Bea"),
        Called("bea", "@discord", "marco"),
        Called("marco", "guest", "Marco"),
        Called("twin", "display", "Dario"),
        Called("other", "guest", "dario"),
        Called("there", "@telegram", "bruno"),
        Called("here", "@discord", "bruno"),
        Called("gone", "display", ""),
    ]
)


@pytest.mark.parametrize(
    ("typed", "id", "by"),
    [
        ("Anna", "anna", "name"),
        ("@ANNA", "anna", "name"),
        ("anna_b", "anna", "username"),
        ("@anna_b", "anna", "username"),
        ("Bea", "bea", "former"),
        ("beatrice  neri", "bea", "name"),
        ("Marco", "marco", "name"),
        ("@bruno", "here", "username"),
        ('@"Beatrice Neri"', "bea", "name"),
    ],
)
def test_one_who_bears_the_very_name(typed: str, id: str, by: str) -> None:
    assert CLUB.find(typed, "discord") == Sure(id, by)


@pytest.mark.parametrize(
    ("typed", "people"),
    [
        ("Dario", (("twin", "same"), ("other", "same"))),
        ("@Marco", (("bea", "same"), ("marco", "same"))),
        ("bruno", (("there", "same"), ("here", "same"))),
        ("\u0410nna", (("anna", "looks"),)),
        ("Beatrice", (("bea", "first"),)),
        ("Beatrce Neri", (("bea", "slip"),)),
        ("Anna Verdi", (("anna", "full"),)),
        ("Neri", (("bea", "last"),)),
        ("rnarco", (("bea", "looks"), ("marco", "looks"))),
    ],
)
def test_some_who_may_be_meant(typed: str, people: tuple[tuple[str, str], ...]) -> None:
    assert CLUB.find(typed, "discord") == Like(people)


@pytest.mark.parametrize("typed", ["Zoe", "@zoe", "Anno", ""])
def test_nobody_is_called_so(typed: str) -> None:
    assert CLUB.find(typed, "discord") == Nobody(typed.removeprefix("@").casefold())


def test_who_could_be_taken_for_another_is_told_apart() -> None:
    club = Known(
        [
            Called("pa", "display", "Anna"),
            Called("pa", "@discord", "anna_b"),
            Called("pb", "guest", "\u0410nna"),
            Called("pc", "display", "ANNA"),
            Called("pd", "display", "Araldo"),
            Called("pd", "@discord", "dario"),
            Called("pe", "display", "Bea"),
            Called("pe", "was", "Anna"),
            Called("pf", "guest", "anna"),
        ]
    )
    assert [club.mark(one) for one in ("pa", "pc", "pd", "pe")] == ["anna_b", "pc", "dario", None]
    assert [club.mark(one) for one in ("pb", "pf")] == [say("told-apart-guest", number=n) for n in (1, 2)]
    assert club.find("Anna (anna_b)") == Sure("pa", "username")
    assert club.find("Bruno (anna_b)") == Nobody("bruno (anna_b)")
