"""Commands that a card names are ways to them on Discord: touched, one stands in the field with places for values."""

from __future__ import annotations

import pytest

from bot.chats.discord.drawing.drawing import draw, leading, names_commands
from bot.hall.cards.card import Drawn, DrawnTable, Span

IDS = {"roll": "7", "gdr judge": "8"}


def command(text: str, name: str) -> Span:
    return Span(text, "code", command=name)


@pytest.mark.parametrize(
    ("span", "shown"),
    [
        (command("/roll", "roll"), "</roll:7>"),
        (command("/roll 5 reserve:2", "roll"), "</roll:7>"),
        (command("/tira 5 riserva:2", "roll"), "`/tira` (</roll:7>)"),
        (command("/gdr giudice", "gdr judge"), "`/gdr giudice` (</gdr judge:8>)"),
        (command("/gdr judge @Anna", "gdr judge"), "</gdr judge:8>"),
        (command("/codice mano", "codice hand"), "`/codice mano`"),
    ],
)
def test_a_command_is_a_way_where_its_id_is_known_without_what_would_be_typed(span: Span, shown: str) -> None:
    drawn = Drawn(title=(), lines=((Span("Con "), span, Span(": due dadi")),))
    assert names_commands(drawn)
    (message,) = draw(leading(drawn, IDS))
    assert message.content == f"Con {shown}: due dadi"


def test_a_title_that_asks_for_the_rest_of_a_command_leads_nowhere() -> None:
    drawn = Drawn(title=(command("/roll", "roll"), Span(" · dice?")), lines=())
    assert not names_commands(drawn)
    assert "</" not in draw(leading(drawn, IDS))[0].content


def test_nobodys_words_are_a_way() -> None:
    drawn = Drawn(title=(), lines=((Span("</roll:7>"),),))
    assert not names_commands(drawn)
    assert draw(leading(drawn, IDS))[0].content == "\\</roll\\:7>"


def test_a_way_is_never_cut_where_a_line_is_too_long_for_a_message() -> None:
    line = tuple(one for _ in range(300) for one in (command("/gdr judge", "gdr judge"), Span(" e ")))
    messages = draw(leading(Drawn(title=(), lines=(line,)), IDS))
    assert len(messages) > 1
    assert sum(one.content.count("</gdr judge:8>") for one in messages) == 300


def test_in_a_table_of_fixed_width_it_is_what_is_typed() -> None:
    table = DrawnTable((), (((command("/roll 5", "roll"),),),))
    (message,) = draw(leading(Drawn(title=(), lines=(), table=table), IDS))
    assert "/roll 5" in message.content and "</" not in message.content
