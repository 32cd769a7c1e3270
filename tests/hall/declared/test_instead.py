"""A name that was doubtful, answered: the line is given again with who is meant in the name's place."""

from __future__ import annotations

import pytest

from bot.commands import COGS
from bot.engines.book import Refused
from bot.hall.declared.call import Into
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.typed_people import in_quotes, instead

GAME = Commands(COGS)["mito game"]


@pytest.mark.parametrize(
    ("players", "then"),
    [
        ("@Marco @Bea", "<@1> @Bea"),
        ("@Marco @Bea @Marco", "<@1> @Bea @Marco"),
        ("@Marcolino @Marco", "@Marcolino <@1>"),
        ("@Anna,@Marco", "@Anna,<@1>"),
        ("@Anna @Bea", "@Anna @Bea"),
    ],
)
def test_the_first_that_is_written_just_so_is_meant(players: str, then: str) -> None:
    given = {"players": players, "note": "@Marco"}
    assert instead(GAME, given, "@Marco", "<@1>") == {"players": then, "note": given["note"]}


def test_where_it_is_known_which_parameter_it_was_that_one_is_taken() -> None:
    given = {"players": "@Marco"}
    assert instead(GAME, given, "@Marco", "<@1>", Into("note")) == {"players": "@Marco", "note": "<@1>"}


def test_a_name_of_a_list_is_replaced_where_it_stands_there() -> None:
    given, into = {"note": "Ugo Marco; Marco; Bea"}, Into("note", "Ugo Marco; ", "; Bea")
    assert instead(GAME, given, "Marco", "<@1>", into) == {"note": "Ugo Marco; <@1>; Bea"}


@pytest.mark.parametrize(("words", "written"), [("@Anna Pino Lino", '@"Anna Pino Lino"'), ("<@14313> Pino Lino", None)])
def test_a_name_may_be_the_end_of_one_that_was_written_and_never_of_a_chosen_member(
    words: str, written: str | None
) -> None:
    no = in_quotes(Refused("nobody-of-that-name", name="Pino"), words, "Pino")
    assert no.facts.get("written") == written
