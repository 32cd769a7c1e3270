"""Cards as Telegram messages: nothing dropped, nothing too long, no markup, tables for a phone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram import MessageEntity

from bot.chats.telegram.drawing.drawing import ALERT, CAPTION, ENTITIES, TEXT, MessagePart, brief, called, draw, glance
from bot.chats.telegram.drawing.escaping import JOINER, blank, cut, live
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Line, Span, units
from bot.hall.requests import Account

HOSTILE = [
    "@everyone",
    "/undo",
    "evil.com",
    "<b>x</b>",
    "*a* _b_ `c`",
    "[x](tg://user?id=1)",
    "🎲🎲",
    "a\u202eb",
    "\n\n",
]
LONG = ["parola " * 150, "🎲" * 1000, "x" * 5000]
texts = st.one_of(st.text(max_size=20), st.sampled_from(HOSTILE), st.sampled_from(LONG))
spans = st.builds(lambda text, style: Span(text, style), texts, st.sampled_from(["plain", "strong", "code"]))
lines = st.lists(spans, max_size=5).map(tuple)
keys = st.builds(Key, st.text(max_size=30), st.just("b"))
tables = st.builds(
    lambda rows: DrawnTable(rows[0], tuple(rows[1:]), (1,)), st.lists(st.tuples(lines, lines), min_size=1, max_size=5)
)
pictures = st.builds(DrawnPicture, st.just("chart"), st.just({}), texts, st.just("it"))
drawns = st.builds(
    Drawn,
    lines,
    st.lists(lines, max_size=6).map(tuple),
    st.none() | tables,
    st.none() | pictures,
    st.lists(st.builds(DrawnFile, st.just("a.csv"), st.just(b"a")), max_size=2).map(tuple),
    st.lists(st.lists(keys, max_size=9).map(tuple), max_size=4).map(tuple),
)


def line(*texts: str) -> Line:
    return tuple(Span(text) for text in texts)


def drawn(*texts: str, **more: Any) -> Drawn:
    return Drawn((), tuple(line(text) for text in texts), **more)


def parts(card: Drawn) -> tuple[MessagePart, ...]:
    return draw(card, {})


def marked(part: MessagePart, kind: str) -> list[str]:
    return [cut(part.text, mark.offset, mark.length) for mark in part.entities if mark.type == kind]


@given(drawns)
def test_every_message_keeps_within_telegrams_limits(card: Drawn) -> None:
    for part in parts(card):
        assert units(part.text) <= (TEXT if part.kind == "text" else CAPTION)
        assert len(part.entities) <= ENTITIES
        assert part.kind != "text" or not blank(part.text)
        for mark in part.entities:
            assert mark.offset >= 0 and mark.length > 0 and mark.offset + mark.length <= units(part.text)
        for row in part.keyboard.inline_keyboard if part.keyboard else ():
            assert len(row) <= 8 and all(not blank(button.text) for button in row)


@given(drawns)
def test_no_word_and_no_button_is_dropped(card: Drawn) -> None:
    # Words from right to left stand between marks that nobody sees.
    everything = "".join(part.text for part in parts(card)).replace(JOINER, "").replace("\u200e", "")
    for span in (span for line in (card.title, *card.lines) for span in line):
        for word in span.text.replace(JOINER, "").split():
            if word.isalnum() and len(word) < 40:
                assert word in everything
    wanted = sum(len(row) for row in card.buttons)
    assert wanted == sum(len(row) for p in parts(card) if p.keyboard for row in p.keyboard.inline_keyboard)


@given(drawns)
def test_outside_code_telegram_finds_nothing_of_its_own(card: Drawn) -> None:
    for part in parts(card):
        code = [(mark.offset, mark.offset + mark.length) for mark in part.entities if mark.type in ("code", "pre")]
        found = [units(part.text[:at]) for at in live(part.text)]
        assert not [at for at in found if not any(start <= at < end for start, end in code)]


def test_a_link_over_two_runs_is_broken_too() -> None:
    (part,) = parts(Drawn((), (line("evil.", "com"),)))
    assert part.text == f"evil{JOINER}.{JOINER}com"


def test_the_title_is_bold_and_styles_are_entities() -> None:
    card = Drawn((Span("Anna"), Span(" rolls")), ((Span("4 6", "code"), Span(" → "), Span("2", "strong")),))
    (part,) = parts(card)
    assert part.text == "Anna rolls\n4 6 → 2"
    assert marked(part, "bold") == ["Anna rolls", "2"]
    assert marked(part, "code") == ["4 6"]


def test_offsets_are_in_utf16_units() -> None:
    (part,) = parts(Drawn((), ((Span("🎲🎲 "), Span("Anna", "strong")),)))
    assert part.entities == (MessageEntity("bold", 5, 4),)


def test_only_a_ping_mentions_the_account() -> None:
    anna = Account("telegram", "11", "Anna")
    called = Drawn((), ((Span("Anna", person="p1", ping=True), Span(", tocca a te")),))
    named = Drawn((), ((Span("Anna", person="p1"),),))
    (mark,) = draw(called, {"p1": anna})[0].entities
    assert mark.user is not None and (mark.type, mark.user.id) == ("text_mention", 11)
    assert draw(named, {"p1": anna})[0].entities == ()


def test_a_moment_is_shown_by_telegram_itself() -> None:
    (mark,) = parts(Drawn((), ((Span("alle 20.30", "relative", at=1_000_000.0),),)))[0].entities
    assert (mark.type, mark.date_time_format) == ("date_time", "r")
    assert mark.unix_time is not None and mark.unix_time.timestamp() == 1_000_000.0


def test_a_narrow_table_stands_in_fixed_width() -> None:
    table = DrawnTable((line("#"), line("Squadra"), line("Pt")), ((line("1"), line("Orsi"), line("12")),), (0, 2))
    (part,) = parts(drawn("Classifica", table=table))
    assert marked(part, "pre") == ["#  Squadra  Pt\n1  Orsi     12"]


def test_a_wide_table_becomes_lines() -> None:
    long = "Gli Orsi della Valle Incantata di Sopra"
    table = DrawnTable((line("#"), line("Squadra"), line("Pt")), ((line("1"), line(long), line("12")),), (0, 2))
    (part,) = parts(drawn("Classifica", table=table))
    assert marked(part, "pre") == []
    assert part.text.replace(JOINER, "") == f"Classifica\n1 · {long} · Pt: 12"
    assert marked(part, "bold") == [long]


def test_a_picture_has_its_words_as_caption() -> None:
    picture = DrawnPicture("chart", {}, "grafico", "it")
    (part,) = parts(drawn("Classifica", picture=picture))
    assert (part.kind, part.text, part.picture) == ("photo", "Classifica", picture)


def test_words_too_long_for_a_caption_come_before_the_picture() -> None:
    card = drawn(
        "x" * 1000, "y" * 1000, picture=DrawnPicture("chart", {}, "grafico", "it"), buttons=((Key("Ok", "b"),),)
    )
    first, second = parts(card)
    assert (first.kind, first.keyboard) == ("text", None)
    assert (second.kind, second.text, second.keyboard is not None) == ("photo", "grafico", True)


def test_a_file_carries_short_words() -> None:
    first, second = parts(drawn("Ecco", files=(DrawnFile("a.csv", b"1"), DrawnFile("b.csv", b"2"))))
    assert (first.kind, first.text, second.kind, second.text) == ("document", "Ecco", "document", "")


def test_a_long_card_is_cut_between_lines() -> None:
    first, second = parts(drawn("a" * 3000, "b" * 3000, buttons=((Key("Ok", "b"),),)))
    assert (first.text, second.text) == ("a" * 3000, "b" * 3000)
    assert first.keyboard is None and second.keyboard is not None


def test_a_line_too_long_for_a_message_is_cut_at_a_space() -> None:
    first, second = parts(drawn("parola " * 700))
    assert first.text.endswith("parola ") and second.text.startswith("parola")


def test_empty_lines_stand_only_between_others() -> None:
    (part,) = parts(drawn("", "uno", "", "due", ""))
    assert part.text == "uno\n\ndue"


def test_a_card_with_no_words_still_has_a_text() -> None:
    assert not blank(parts(Drawn((), (), buttons=((Key("Ok", "b"),),)))[0].text)


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        (["1", "2", "3", "4", "5", "6", "7", "8", "9"], [8, 1]),
        (["Successo", "Fallito", "Annulla", "Ancora"], [3, 1]),
        (["Gli Orsi di Brunate", "I Lupi", "Le Aquile"], [2, 1]),
        (["Gli Orsi della Valle Incantata", "I Lupi"], [1, 1]),
        (["123"] * 9, [8, 1]),
        (["1234", *"123"], [3, 1]),
        (["a" * 12, *"123"], [3, 1]),
        (["a" * 13, *"12"], [2, 1]),
        (["a" * 20, *"12"], [2, 1]),
        (["a" * 21, "1"], [1, 1]),
    ],
)
def test_rows_of_buttons_are_as_wide_as_their_labels_allow(labels: list[str], rows: list[int]) -> None:
    (part,) = parts(drawn("Chi?", buttons=(tuple(Key(label, "b") for label in labels),)))
    assert part.keyboard is not None
    assert [len(row) for row in part.keyboard.inline_keyboard] == rows


def test_more_buttons_than_telegram_takes_go_on_in_a_further_message() -> None:
    buttons = tuple((Key(f"Squadra numero {number}", "b" * 60),) for number in range(120))
    cards = parts(drawn("Chi?", buttons=buttons))
    assert len(cards) > 1
    assert sum(len(part.keyboard.inline_keyboard) for part in cards if part.keyboard) == 120


def test_a_link_that_telegram_refuses_is_written_out() -> None:
    (part,) = parts(drawn("Ecco", buttons=((Key("Pagina", "", url="http://localhost:8080/"),),)))
    assert part.keyboard is None and marked(part, "code") == ["http://localhost:8080/"]


def test_short_words_fit_an_alert() -> None:
    assert brief(drawn("Non puoi.", "Aspetta il turno.")) == "Non puoi.\nAspetta il turno."


@pytest.mark.parametrize(
    "card",
    [
        drawn("x" * (ALERT + 1)),
        drawn("x", buttons=((Key("Ok", "b"),),)),
        drawn(""),
        drawn("x", table=DrawnTable((), ((line("1"),),))),
        drawn("x", picture=DrawnPicture("chart", {}, "grafico", "it")),
        drawn("x", files=(DrawnFile("a.csv", b"1"),)),
        drawn("x", foot=(line("y"),)),
    ],
)
def test_what_is_more_than_words_fits_no_alert(card: Drawn) -> None:
    assert brief(card) is None


def test_over_the_chat_title_and_lines_stand_in_one_row_and_something_where_there_are_none() -> None:
    assert glance(Drawn(line("Tavolo 1"), (line("uno"), line(" "), line("due")))) == "Tavolo 1 · uno · due"
    assert glance(drawn("")) == "·"


def test_signs_that_turn_or_hide_text_stand_in_no_message_and_in_no_alert() -> None:
    card = drawn("a\u202eb שלום −3")
    for told in (parts(card)[0].text, brief(card), glance(card)):
        assert told == "a b \u200eשלום\u200e −3"


def test_lines_table_links_and_foot_follow_each_other_each_in_its_own_style() -> None:
    table = DrawnTable((line("Chi"), line("Pt")), ((line("Gli\n Orsi"), line("12")),), (1,))
    buttons = ((Key("Pagina", "", url="http://localhost/"),),)
    (part,) = parts(Drawn((Span("Gara "), Span("4.b", "code")), (), table=table, buttons=buttons, foot=(line("fine"),)))
    assert part.text == "Gara 4.b\nChi       Pt\nGli Orsi  12\nPagina: http://localhost/\nfine"
    assert [mark.type for mark in part.entities] == ["bold", "code", "pre", "code"]
    (part,) = parts(Drawn(line("Gara"), (), table=table))
    assert [mark.type for mark in part.entities] == ["bold", "pre"]


def test_small_words_and_code_stand_as_code_as_they_are() -> None:
    (part,) = parts(Drawn((), ((Span("/roll 5", "code"), Span(" "), Span("a.b", "small")),)))
    assert part.text == "/roll 5 a.b" and marked(part, "code") == ["/roll 5", "a.b"]


def test_a_name_written_from_right_to_left_turns_no_number() -> None:
    (part,) = parts(drawn("שלום −3 → 7"))

    assert part.text == "\u200eשלום\u200e −3 → 7"


# --- what just fits


@pytest.mark.parametrize(("second", "count"), [(2047, 1), (2048, 2)])
def test_lines_go_on_in_a_second_message_where_the_first_is_full(second: int, count: int) -> None:
    parts = draw(Drawn((), ((Span("a" * 2048),), (Span("b" * second),))), {})
    assert len(parts) == count and sum(len(part.text.replace("\n", "")) for part in parts) == 2048 + second


@pytest.mark.parametrize(("length", "cut_at"), [(TEXT, [TEXT]), (TEXT + 1, [TEXT, 1])])
def test_a_line_is_cut_where_no_message_holds_it(length: int, cut_at: list[int]) -> None:
    assert [len(part.text) for part in draw(Drawn((), ((Span("a" * length),),)), {})] == cut_at


def test_a_line_is_cut_at_a_space_in_the_second_half_of_what_fits() -> None:
    late, early = "a" * 2048 + " " + "b" * 3000, "a" * 2046 + " " + "b" * 3000
    assert [len(part.text) for part in draw(Drawn((), ((Span(late),),)), {})] == [2049, 3000]
    assert [len(part.text) for part in draw(Drawn((), ((Span(early),),)), {})] == [TEXT, len(early) - TEXT]


def test_a_text_is_cut_at_its_last_line_too() -> None:
    assert [len(part.text) for part in parts(drawn("a" * 3000 + "\n" + "b" * 3000))] == [3001, 3000]


@pytest.mark.parametrize(("length", "kinds"), [(CAPTION, ["photo"]), (CAPTION + 1, ["text", "photo"])])
def test_words_are_the_caption_of_a_picture_as_long_as_they_fit(length: int, kinds: list[str]) -> None:
    parts = draw(Drawn((), ((Span("a" * length),),), picture=DrawnPicture("chart", {}, "grafico", "it")), {})
    assert [part.kind for part in parts] == kinds and parts[-1].text == ("a" * length if len(kinds) == 1 else "grafico")


@pytest.mark.parametrize(("length", "kinds"), [(CAPTION, ["document"] * 2), (CAPTION + 1, ["text", *["document"] * 2])])
def test_words_are_the_caption_of_the_first_file_as_long_as_they_fit(length: int, kinds: list[str]) -> None:
    files = tuple(DrawnFile(f"{name}.csv", b"x") for name in "ab")
    parts = draw(Drawn((), ((Span("a" * length),),), files=files), {})
    assert [part.kind for part in parts] == kinds
    assert [part.file.name for part in parts if part.file] == ["a.csv", "b.csv"]


@pytest.mark.parametrize(("count", "messages"), [(ENTITIES, 1), (ENTITIES + 1, 2)])
def test_styles_that_telegram_would_drop_go_on_in_a_second_message(count: int, messages: int) -> None:
    parts = draw(Drawn((), tuple((Span("x", "code"),) for _ in range(count))), {})
    assert len(parts) == messages and sum(len(part.entities) for part in parts) == count


@pytest.mark.parametrize("span", [Span("x", at=1.0), Span("x", person="anna", ping=True), Span("x", "strong")], ids=str)
def test_moments_and_names_count_among_them_also_in_one_line(span: Span) -> None:
    accounts = {"anna": Account("telegram", "11", "")}
    for lines in (((span,),) * (ENTITIES + 1), ((span, Span(" ")) * (ENTITIES + 1),)):
        parts = draw(Drawn((), lines), accounts)
        assert len(parts) > 1 and sum(part.text.count("x") for part in parts) == ENTITIES + 1
        assert all(len(part.entities) <= ENTITIES for part in parts)


def test_who_has_no_name_is_mentioned_by_their_number() -> None:
    card = Drawn((), ((Span("x", person="anna", ping=True),),))
    (mark,) = draw(card, {"anna": Account("telegram", "11", "")})[0].entities
    assert mark.user is not None and mark.user.first_name == "11"


def test_a_mentioned_name_that_stands_out_counts_twice() -> None:
    account = Account("telegram", "11", "Anna")
    names = tuple((Span("Anna", "strong", "anna", ping=True),) for _ in range(ENTITIES // 2 + 1))
    parts = draw(Drawn((), names), {"anna": account})
    assert [part.text.count("Anna") for part in parts] == [ENTITIES // 2, 1]
    assert {entity.user.name for part in parts for entity in part.entities if entity.user} == {"Anna"}


def test_neighbours_of_one_style_are_one_and_code_stays_apart() -> None:
    (part,) = draw(Drawn((), ((Span("a", "strong"), Span("b", "strong"), Span("c", "code"), Span("d", "code")),)), {})
    assert [(one.type, one.offset, one.length) for one in part.entities] == [
        ("bold", 0, 2),
        ("code", 2, 1),
        ("code", 3, 1),
    ]


def test_rows_of_fixed_width_are_one_block() -> None:
    table = DrawnTable(((Span("Chi"),), (Span("Punti"),)), (((Span("Anna"),), (Span("3"),)),), (1,))
    (part,) = draw(Drawn((), (), table=table), {})
    assert part.text == "Chi   Punti\nAnna      3"
    assert [(one.type, one.offset, one.length) for one in part.entities] == [("pre", 0, len(part.text))]


@pytest.mark.parametrize("style", ["date", "time", "both", "relative", "plain", "code"])
def test_a_moment_is_written_by_telegram_in_the_readers_own_way(style: str) -> None:
    (part,) = draw(Drawn((), ((Span("alle "), Span("21:00", style, at=90.0)),)), {})
    (moment,) = part.entities
    assert (moment.offset, moment.length, moment.unix_time.timestamp()) == (5, 5, 90.0)  # type: ignore[union-attr]
    assert moment.date_time_format == {"date": "wD", "time": "t", "relative": "r"}.get(style, "wDt")


def test_a_link_that_no_button_can_hold_is_written_out() -> None:
    (part,) = draw(Drawn((), ((Span("Ecco"),),), buttons=((Key("Pagina", "", url="http://localhost:8000"),),)), {})
    assert part.text == "Ecco\nPagina: http://localhost:8000" and part.keyboard is None


@pytest.mark.parametrize("head", [(), ((), ())])
def test_a_table_without_heads_shows_all_its_rows_and_no_empty_one(head: tuple[Line, ...]) -> None:
    rows = tuple(((Span(name),), (Span(str(number)),)) for number, name in enumerate(("Anna", "Bea"), 1))
    (part,) = draw(Drawn((), (), table=DrawnTable(head, rows, (1,))), {})
    assert part.text == "Anna  1\nBea   2"


def test_only_who_is_to_be_called_is_called() -> None:
    line = (Span("Anna", person="a", ping=True), Span("Bea", person="b"), Span("tutti", ping=True))
    assert called(Drawn(line[:1], (line[1:],))) == {"a"} and called(Drawn((), (line,))) == {"a"}
